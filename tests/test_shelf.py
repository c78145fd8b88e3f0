"""Puzzles that come with Rockfall, and files that are not what they should be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rockfall.games import games
from rockfall.lab.mining.questions import KINDS
from rockfall.puzzles import read_shelf, shelf
from rockfall.puzzles.puzzle import Puzzle

ENOUGH = 40


@pytest.mark.parametrize("game", games())
def test_enough_puzzles_of_every_kind_come_with_each_game(game: str) -> None:
    """Reading them replays every move by the rules of today: a change that breaks one is found here."""
    found = shelf(game)
    assert found.trouble == ()
    assert len(found.puzzles) >= ENOUGH
    for kind in KINDS[game]:
        assert sum(puzzle.kind == kind for puzzle in found.puzzles) >= ENOUGH // 4
    assert len({puzzle.level for puzzle in found.puzzles}) >= 3
    assert found.find(found.puzzles[3].name) == found.puzzles[3]
    assert found.find("nothing") is None


def broken(puzzle: Puzzle, **changes: Any) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(puzzle), **changes})


def test_a_line_that_is_no_puzzle_is_named_and_left_out() -> None:
    good, other, *_ = shelf("guilds").puzzles
    lines = {
        msgspec.json.encode(good): None,
        b"{": "Input data was truncated",
        b"\xff": "expected a puzzle as JSON",
        broken(other, kind="riddle"): "Invalid enum value 'riddle'",
        broken(other, rules_version=99): "of the rules of guilds; this one is of 99",
        broken(other, moves=[*other.moves, 10**6]): f"expected moves that the rules allow; move {len(other.moves)} is",
        broken(other, moves=other.moves[:1]): "expected",
        broken(other, answers=[10**6]): "expected answers that are among the choices",
        broken(other, seat=1 - (other.seat or 0) % 2): "expected the seat to move",
        broken(other, players=99): "expected",
        broken(other, game="chess"): "chess",
        msgspec.json.encode(good) + b" ": f"{good.name} is there twice",
        msgspec.json.encode(other): None,
    }
    found = read_shelf(b"\n".join(lines), "own.jsonl")
    assert [puzzle.name for puzzle in found.puzzles] == [good.name, other.name], "the rest is there"
    expected = [(number, words) for number, words in enumerate(lines.values(), 1) if words is not None]
    assert len(found.trouble) == len(expected)
    for said, (number, words) in zip(found.trouble, expected, strict=True):
        assert said.startswith(f"own.jsonl, line {number}: ")
        assert words in said
