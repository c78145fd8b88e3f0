"""What a search knows of Goblins vs Gnomes. Compiled.

Playouts go to the end of the round, by sensible goblins and gnomes; what the points are worth then is an estimate.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rockfall.bots.goblins_policy import Judge, sensible_move
from rockfall.bots.policy import Policy, best_first
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State
from rockfall.games.goblins.rules import STEALING, GoblinsState

WIDTH: Final = 8  # moves that are worth a thought


@final
class GoblinsPolicy(Policy):
    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        assert isinstance(world, GoblinsState)
        if world.phase == STEALING:
            return [int(sensible_move(world, seat, rng))]
        judge = Judge(world, seat)
        moves = world.legal_moves()
        worths = [int(judge.worth(moves[i])) for i in range(len(moves))]
        return best_first(moves, worths, WIDTH)

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GoblinsState)
        return sensible_move(state, seat, rng)

    def stage(self, state: State) -> i64:
        assert isinstance(state, GoblinsState)
        return state.round

    def chance(self, state: State, seat: i64) -> float:
        """The first on the target has won (B20); before that, who is nearer to it has the better chances."""
        assert isinstance(state, GoblinsState)
        if state.turn == NOBODY:
            return 1.0 if state.winner == seat else 0.0
        scores = state.scores()
        return self.share(scores, seat, 0.8 + 0.2 * (int(state.config.target) - max(scores)))
