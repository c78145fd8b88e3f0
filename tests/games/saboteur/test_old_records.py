"""Records by version 1 of the rules replay as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from rockfall import Record, game
from rockfall.core.errors import BadOptions, BadRecord, VersionMismatch
from rockfall.games import game_type
from rockfall.games.maze.codec import DrawCard
from rockfall.games.saboteur.codec import LayPath
from rockfall.games.saboteur.game import SaboteurGame

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "laying"),
    [("version-1-saboteur", "strict"), ("version-1-saboteur2", "joined"), ("version-1-cut-off", "joined")],
)
def test_a_record_that_says_strict_paths_replays(name: str, laying: str) -> None:
    text = (RECORDS / f"{name}.jsonl").read_text()
    record = Record.loads(text, unfinished=True)
    assert "strict_paths" in record.header.options
    state = record.replay()
    made = record.game()
    assert isinstance(made, SaboteurGame)
    assert (made.rules_version, made.config.laying) == (1, laying)
    assert record.dumps() == text
    seats = record.seats
    assert Record.of(made, state, seats).dumps() == text, "what is recorded anew is the same record"


def test_S17_by_version_1_a_neighbour_met_by_rock_was_enough() -> None:
    """The last path is refused today; so the record replays by the rules of then, and no others."""
    text = (RECORDS / "version-1-cut-off.jsonl").read_text()
    record = Record.loads(text, unfinished=True)
    *_, (_, _, action), (_, _, drawn) = record.steps()
    assert isinstance(drawn, DrawCard)
    assert action == LayPath(card="curve_ne", column=2, row=1)
    today = game("saboteur", 3, laying="joined", first_seat=0)
    state = today.new_state()
    for made in record.moves[:-2]:
        assert made in state.legal_moves()
        state.apply(made)
    refusal = today.why_not(state.view(state.turn), action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("cut-off", "S17")
    as_today = Record.of(today, state, record.seats)
    with pytest.raises(BadRecord, match="refused by S17: cut-off"):
        Record(as_today.header, record.moves, None).replay()


def test_other_versions_and_names_are_refused() -> None:
    with pytest.raises(VersionMismatch, match="saboteur by version 2 or 1 of its rules; got version 3"):
        game_type("saboteur").by_rules(3)
    with pytest.raises(BadOptions, match=r"expected options among laying, .*; got 'strict_paths'"):
        game("saboteur", 3, strict_paths=True)
    assert game_type("saboteur").by_rules(2) is game_type("saboteur")
