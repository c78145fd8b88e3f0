"""What a search knows of Trollfjord. Compiled. Playouts go some way on, by sensible lords."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rockfall.bots.policy import Policy, first_of_all
from rockfall.bots.trollfjord_policy import sensible_move
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State
from rockfall.games.trollfjord.rules import TrollfjordState


@final
class TrollfjordPolicy(Policy):
    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        assert isinstance(world, TrollfjordState)
        return first_of_all(world.legal_moves(), sensible_move(world, seat, rng))

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, TrollfjordState)
        return sensible_move(state, seat, rng)

    def chance(self, state: State, seat: i64) -> float:
        """T32 breaks ties."""
        assert isinstance(state, TrollfjordState)
        if state.turn != NOBODY:
            return self.share(state.scores(), seat, 10.0)
        return 1.0 if state.winner() == seat else 0.0
