"""Matches by version 1 of the rules: they replay as they were played, which today's defaults would not allow."""

from __future__ import annotations

from pathlib import Path

import pytest

from rockfall.core.record import Record
from rockfall.core.state import NOBODY
from rockfall.games import game

RECORDS = Path(__file__).parent / "records"


def replays_today(record: Record) -> bool:
    """Whether the same moves with the same options lead to the same end by today's rules."""
    header = record.header
    state = game("goblins", header.players, **header.options).new_state()
    for move in record.moves:
        if state.turn == NOBODY or move not in state.legal_moves():
            return False
        state.apply(move)
    return state.turn == NOBODY and state.scores() == record.scores


@pytest.mark.parametrize("name", ["v1-second-goal", "v1-ale", "v1-theft"])
def test_R5_R9_R16_records_by_version_1_replay(name: str) -> None:
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.header.rules_version == 1
    assert record.replay().scores() == record.scores
    assert record.dumps() == text
    assert not replays_today(record)  # else it would prove nothing
