"""Positions that bots get into."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

from rockfall.bots import bot
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, View, resolve_chance

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def turns(game: Game, kind: type[S], seed: str, name: str = "sensible") -> Iterator[S]:
    """The state of one match between bots of this name, at each player's turn; it goes on when asked for more."""
    state = game.new_state()
    assert isinstance(state, kind)
    rng = Rng.seeded(seed)
    player = bot(name, game)
    while resolve_chance(state, rng) != NOBODY:
        yield state
        state.apply(player.choose(state.view(state.turn), rng))


def each(number: int, states: Iterator[S]) -> Iterator[S]:
    """Every second one, every third one, and so on."""
    return islice(states, number - 1, None, number)


def seen(kind: type[V], state: State, viewer: int | None) -> V:
    view = state.view(viewer)
    assert isinstance(view, kind)
    return view
