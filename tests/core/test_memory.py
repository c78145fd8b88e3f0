"""Compiled code gives back all the memory that it takes, also where interpreted code calls it."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest

import rockfall
from rockfall.bots import bot
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, playout, resolve_chance

GAMES = ["saboteur", "saboteur2", "guilds"]

compiled_only = pytest.mark.skipif(not rockfall.COMPILED, reason="interpreted code has no memory of its own")


def growth(work: Callable[[], object], repeats: int = 300) -> int:
    """Bytes that this many calls leave behind, after some to warm up."""
    for _ in range(20):
        work()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(repeats):
            work()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


def short(name: str) -> Game:
    """Four players, and one round where that can be chosen."""
    return rockfall.game(name, players=4, **({} if name == "guilds" else {"rounds": 1}))


def midway(name: str) -> State:
    state = short(name).new_state()
    rng = Rng.seeded("midway")
    for _ in range(40):
        if resolve_chance(state, rng) != NOBODY:
            state.apply(state.random_move(rng))
    resolve_chance(state, rng)
    return state


@compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_left_behind(name: str) -> None:
    game = short(name)
    rng = Rng.seeded("memory")
    state = midway(name)
    view = state.view(state.turn)
    sensible = bot("sensible", game)

    def decide() -> None:
        twin = state.copy()
        twin.apply(rng.choice(twin.legal_moves()))
        resolve_chance(twin, rng)

    works: dict[str, Callable[[], object]] = {
        "decide": decide,
        "look": lambda: rng.choice(state.view(state.turn).legal_moves),
        "show": lambda: game.show(view),
        "imagine": lambda: game.determinize(view, rng),
        "choose": lambda: sensible.choose(view, rng),
        "send": lambda: game.new_state().from_rows(state.to_rows()),
    }
    for what, work in works.items():
        assert growth(work) < 300 * 16, f"{what} leaves memory behind"


@compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_whole_matches_leave_nothing_behind(name: str) -> None:
    game = short(name)
    rng = Rng.seeded("matches")
    assert growth(lambda: playout(game.new_state(), rng), repeats=30) < 4096


@pytest.mark.parametrize("name", GAMES)
def test_a_state_travels_as_rows_of_numbers(name: str) -> None:
    state = midway(name)
    twin = short(name).new_state()
    twin.from_rows(state.to_rows())
    assert twin.to_rows() == state.to_rows()
    assert twin.history() == state.history()
    for viewer in (None, 0, 1, 2, 3):
        assert twin.view(viewer) == state.view(viewer)
