"""What a search knows of a game. Compiled.

Every method has a default that works for any game; a game overrides what it can do better. All are given states of
imagined worlds, made from a view alone.
"""

from __future__ import annotations

from math import exp, inf
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import State, View

TASTE: Final = 60  # how far apart, in thousandths of a step, moves may be that are taken for equals
LEAST: Final = -1000000  # no move is worth less


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How worlds are drawn, how seats play in them, where a playout is cut off, what the position is worth there."""

    game: Game
    players: i64
    horizon: i64  # a playout is cut off after this many decisions by seats

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = game.players
        self.horizon = 2000

    def attend(self, view: View, rng: Rng) -> None:
        """Called once before a search with the view that it is about: the place to work out a belief."""

    def world(self, view: View, rng: Rng) -> State:
        """A world drawn from what the viewer believes. By default all worlds that the game imagines."""
        world: State = self.game.determinize(view, rng)
        return world

    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        """The legal moves worth considering, likeliest first: the first is chosen unless another is better.

        Only what the seat knows may count: nothing else in the given world is the truth.
        """
        moves = world.legal_moves()
        return [int(moves[i]) for i in range(len(moves))]

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        """What the seat whose turn it is does in a playout."""
        return state.random_move(rng)

    def stage(self, state: State) -> i64:
        """A playout ends when this number changes: the round, say. By default only the end of the match ends it."""
        return 0

    def chance(self, state: State, seat: i64) -> float:
        """The chance of this seat to win the match, from the end of a playout on; the chances of all seats add up to 1.

        At the end of the match winners share 1. Where it was cut off before, by default, whoever is ahead has won.
        """
        return self.share(state.scores(), seat, 0.0)

    def beliefs(self, view: View) -> list[dict[str, float]]:
        """By seat: how likely it has each role, for advice. Games without secret roles have none."""
        return []

    # -- for those who override `chance` --------------------------------------------------------------------

    def share(self, points: list[int], seat: i64, spread: float) -> float:
        """A seat's share of the victory by its points, if what is still to come spreads them by about `spread`.

        With no spread, those with the most points share it.
        """
        mine = points[seat]
        total = 0.0
        for other in points:
            if spread > 0.0:
                ahead = (other - mine) / spread
                total += exp(ahead) if ahead < 50.0 else inf
            elif other > mine:
                return 0.0
            elif other == mine:
                total += 1.0
        return 1.0 / total


@final
class Favourite:
    """The best of the moves that were offered, up to a little taste: equals are not always told apart the same way."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.move: i64 = -1
        self.worth: i64 = LEAST

    def offer(self, move: i64, worth: i64) -> None:
        worth += self.rng.below(TASTE)
        if worth > self.worth:
            self.worth = worth
            self.move = move


def best_first(moves: vec[i64], worths: list[int], width: i64) -> list[int]:
    """The moves that are worth most, at most this many."""
    ranked = sorted([(-worths[i], int(moves[i])) for i in range(len(moves))])
    return [move for _, move in ranked[:width]]


def first_of_all(moves: vec[i64], first: i64) -> list[int]:
    """All moves, this one first."""
    return [int(first)] + [int(moves[i]) for i in range(len(moves)) if moves[i] != first]
