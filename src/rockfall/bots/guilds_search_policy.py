"""What a search knows of Guilds of Laar. Compiled. Playouts go to the end of the match, by sensible merchants."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rockfall.bots.guilds_policy import sensible_move
from rockfall.bots.policy import Policy, first_of_all
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State
from rockfall.games.guilds.rules import GuildsState


@final
class GuildsPolicy(Policy):
    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        assert isinstance(world, GuildsState)
        return first_of_all(world.legal_moves(), sensible_move(world, seat, rng))

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GuildsState)
        return sensible_move(state, seat, rng)

    def chance(self, state: State, seat: i64) -> float:
        """G19 breaks ties."""
        assert isinstance(state, GuildsState)
        if state.turn != NOBODY:
            return self.share(state.scores(), seat, 5.0)
        winners = state.winners()
        return 1.0 / len(winners) if int(seat) in winners else 0.0
