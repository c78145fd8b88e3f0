"""Pairs of matches that somebody cannot tell apart, for tests of what goes over the wire.

Some secrets are dealt face down: exchange them, and whoever watches from the beginning notices nothing. Others were
seen by all before they were turned face down (gems in Guilds, treasures on patches in Trollfjord): exchange those, and
who watched all along would notice, but not somebody who comes later.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, seen_code
from rockfall.testing.alibis import other_move, other_truth

ATTEMPTS = 24


class Pair(NamedTuple):
    """Two histories that look alike to a viewer: all along, or to one who comes when they are over."""

    one: list[int]
    other: list[int]
    viewer: int | None
    is_late: bool


class Lateness(NamedTuple):
    """What somebody who comes late may not be told."""

    remembers: bool  # the log as it is told later names what was seen once


LATE = {"guilds": Lateness(remembers=True), "trollfjord": Lateness(remembers=False)}


def walked(game: Game, plies: int, rng: Rng) -> State:
    """A random match, this many moves long or to its end."""
    state = game.new_state()
    while state.turn != NOBODY and (plies == 0 or len(state.history()) < plies or state.turn == CHANCE):
        state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng))
    return state


def pairs(game: Game, plies: int, rng: Rng) -> Iterator[Pair]:
    """Endlessly, for every viewer in turn; nothing where no attempt succeeds."""
    viewers = (None, *range(game.players))
    turn = 0
    while True:
        state = walked(game, plies, rng)
        viewer = viewers[turn % len(viewers)]
        turn += 1
        is_late = game.name in LATE
        if is_late:
            other = late_truth(game, state, viewer, rng)
        else:
            other = other_truth(game, state, viewer, rng, attempts=ATTEMPTS)
        if other is not None and other.history() != state.history():
            yield Pair(state.history(), other.history(), viewer, is_late)


def late_truth(game: Game, state: State, viewer: int | None, rng: Rng) -> State | None:
    """A match that ended in the same picture, for a viewer who did not see how it came about."""
    history = state.history()
    hidden = covered(game, state, viewer)
    goal = picture(game, state, viewer)
    found: State | None = None
    for _ in range(ATTEMPTS if hidden else 0):
        ply, other = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
        changed = history[:]
        if history[ply] != history[other]:
            changed[ply], changed[other] = changed[other], changed[ply]
        else:
            changed[ply] = other_move(game, history[:ply], rng)
        after = replayed(game, changed)
        if after is not None and changed != history and picture(game, after, viewer) == goal:
            found, history = after, changed
    return found


def covered(game: Game, state: State, viewer: int | None) -> list[int]:
    """The moves of chance that may lie face down for this viewer now."""
    history = state.history()
    if LATE[game.name].remembers:
        chance = []
        again = game.new_state()
        for ply, move in enumerate(history):
            if again.turn == CHANCE:
                chance.append(ply)
            again.apply(move)
        return chance
    seen = list(map(seen_code, state.observed(-1 if viewer is None else viewer)))
    return [ply for ply, (move, code) in enumerate(zip(history, seen, strict=False)) if code != move]


def replayed(game: Game, history: list[int]) -> State | None:
    state = game.new_state()
    for move in history:
        if move not in state.legal_moves():
            return None
        state.apply(move)
    return state


def picture(game: Game, state: State, viewer: int | None) -> Any:
    """All that a latecomer may know."""
    view = state.view(viewer)
    return (game.show(view), list(view.legal_moves)) if LATE[game.name].remembers else view
