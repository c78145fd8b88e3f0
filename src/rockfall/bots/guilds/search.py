"""What a search knows of Guilds of Laar. Compiled.

Playouts by attentive merchants go to the end of this round; there the chance to win is estimated from what everybody's
stacks will come to. In the last round they go to the end of the match.

Quicker playouts by sensible merchants, through two rounds, made the search no better than an attentive merchant.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rockfall.bots.guilds.attentive import attentive_move
from rockfall.bots.guilds.prospects import Prospects, chances
from rockfall.bots.policy import Policy, first_of_all
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, View
from rockfall.games.guilds.edition import ROUNDS
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.view import GuildsView


@final
class GuildsPolicy(Policy):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.until: i64 = ROUNDS + 1

    def attend(self, view: View, rng: Rng) -> None:
        assert isinstance(view, GuildsView)
        self.until = view.round + 1 if view.round + 1 < ROUNDS else ROUNDS + 1

    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        assert isinstance(world, GuildsState)
        return first_of_all(world.legal_moves(), attentive_move(world, seat, rng))

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GuildsState)
        return attentive_move(state, seat, rng)

    def stage(self, state: State) -> i64:
        assert isinstance(state, GuildsState)
        return 1 if state.round >= self.until else 0

    def chance(self, state: State, seat: i64) -> float:
        """G19 breaks ties."""
        assert isinstance(state, GuildsState)
        if state.turn != NOBODY:
            left: i64 = ROUNDS - state.round
            return chances(Prospects(state, left).totals, self.players, left)[seat]
        winners = state.winners()
        return 1.0 / len(winners) if int(seat) in winners else 0.0
