"""No bot knows more than its view: everything hidden is drawn again, and the move and the advice stay the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from rockfall import COMPILED
from rockfall.bots import bot, bots, policy_of
from rockfall.bots.policy import Policy
from rockfall.bots.strong import Strong
from rockfall.core.bot import Bot
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View
from rockfall.games.saboteur.game import Saboteur
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.testing import variants
from rockfall.testing.secrets import check_bot
from tests.subjects import KINDS

# Positions of each bot in each game; the search looks only a few decisions ahead.
QUICK, SEARCHED = (300, 60) if COMPILED else (9, 3)
PLAYOUTS, HORIZON = (12, 8) if COMPILED else (5, 2)

PAIRS = [(kind, name) for kind in KINDS for name in bots(kind.name)]


def made(name: str, game: Game) -> Bot:
    if name != "strong":
        return bot(name, game)
    policy = policy_of(game)
    policy.horizon = HORIZON
    return Strong(game, iterations=PLAYOUTS, policy=policy)


def positions(game: Game, count: int, every: int) -> Iterator[State]:
    """Every n-th turn of a player in matches by a sensible bot, if there is one."""
    playing = bot("sensible" if "sensible" in bots(game.name) else "uniform", game)
    decisions = found = number = 0
    while found < count:
        rng = Rng.seeded("positions", number)
        number += 1
        state = game.new_state()
        while state.turn != NOBODY and found < count:
            if state.turn == CHANCE:
                state.apply(state.draw(rng))
                continue
            decisions += 1
            if decisions % every == 0:
                found += 1
                yield state
            state.apply(playing.choose(state.view(int(state.turn)), rng))


@pytest.mark.parametrize(("kind", "name"), PAIRS, ids=lambda each: each if isinstance(each, str) else each.name)
def test_no_bot_knows_more_than_its_view(kind: type[Game], name: str) -> None:
    count = SEARCHED if name == "strong" else QUICK
    games = variants(kind)[:3]
    for game in games:
        tested = made(name, game)
        for seed, state in enumerate(positions(game, count // len(games), every=7)):
            check_bot(game, tested, state, seed, worlds=1)


# -- bots that peek, and are caught -------------------------------------------------------------------------


class Remembering(Saboteur):
    """A game that keeps what it should not: the last match it began."""

    last: SaboteurState

    def new_state(self) -> SaboteurState:
        self.last = super().new_state()
        return self.last


class Peeking:
    """Chooses by what the cards really are."""

    name = "peeking"

    def __init__(self, game: Remembering) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        secrets = sum(place * number for row in self.game.last.to_rows() for place, number in enumerate(row))
        return view.legal_moves[secrets % len(view.legal_moves)]


class InTheTrueWorld(Policy):
    """Lets a search play where it really is, if that can be seen."""

    def __init__(self, game: Remembering) -> None:
        super().__init__(game)
        self.remembering = game

    def world(self, view: View, rng: Rng) -> State:
        last = self.remembering.last
        return last.copy() if last.view(view.viewer) == view else super().world(view, rng)


def remembering() -> Remembering:
    game = Remembering.make(5, rounds=1)
    assert isinstance(game, Remembering)
    return game


def check_some(game: Remembering, tested: Bot) -> None:
    for seed, state in enumerate(positions(game, 20, every=7)):
        game.last = cast("SaboteurState", state)
        check_bot(game, tested, state, seed)


def test_a_bot_that_peeks_is_caught() -> None:
    game = remembering()
    with pytest.raises(AssertionError, match="looks the same to it"):
        check_some(game, Peeking(game))


def test_a_search_in_the_true_world_is_caught() -> None:
    game = remembering()
    with pytest.raises(AssertionError, match="looks the same to it"):
        check_some(game, Strong(game, iterations=PLAYOUTS, policy=InTheTrueWorld(game)))
