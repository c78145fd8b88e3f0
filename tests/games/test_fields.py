"""Every field of a tunnel game's state is declared, and copied."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import rockfall
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, resolve_chance
from rockfall.games.maze.maze import Maze

NAMES = ["saboteur", "saboteur2", "goblins"]
FIXED = {"config", "players", "room"}  # they come with the game
PAST = {"log", "ply", "is_imagined"}  # see tests/core/test_state.py


def midway(name: str) -> State:
    state = rockfall.game(name, players=4).new_state()
    rng = Rng.seeded("fields")
    for _ in range(30):
        if resolve_chance(state, rng) != NOBODY:
            state.apply(state.random_move(rng))
    return state


def fields(state: State) -> list[str]:
    """The names of all that a state holds, compiled or not."""
    compiled = {name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    return sorted({*compiled, *getattr(state, "__dict__", {})} - FIXED - PAST - {"__dict__"})


def changed(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case Maze():
            maze = value.copy()
            maze.cells[0] += 1
            return maze
    return vec[i64]([number + 1 for number in value])


def travelled(name: str, state: State) -> State:
    there = rockfall.game(name, players=4).new_state()
    there.from_rows(state.to_rows())
    return there


@pytest.mark.parametrize("name", NAMES)
def test_there_are_fields(name: str) -> None:
    assert {"turn", "phase", "passes", "hands", "maze", "deck"} <= set(fields(midway(name)))


@pytest.mark.parametrize("name", NAMES)
def test_no_field_is_forgotten(name: str) -> None:
    before = midway(name)
    for field in fields(before):
        state = travelled(name, before)
        value = getattr(state, field)
        if not isinstance(value, int | Maze) and len(value) == 0:
            setattr(state, field, vec[i64]([3]))
        else:
            setattr(state, field, changed(value))
        assert state.to_rows() != before.to_rows(), f"{field} is not declared"
        assert state.copy().to_rows() == state.to_rows(), f"a copy forgets {field}"
        assert travelled(name, state).to_rows() == state.to_rows(), f"{field} does not travel"


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way_field_by_field(name: str) -> None:
    """Rows that copies share must not be written into: a match played on from a copy leaves the original as it was."""
    state = midway(name)
    rows = state.to_rows()
    rng = Rng.seeded("own way")
    for _ in range(20):
        twin = state.copy()
        while twin.turn != NOBODY:
            if resolve_chance(twin, rng) != NOBODY:
                twin.apply(twin.random_move(rng))
        assert state.to_rows() == rows
