"""What a search knows of Saboteur and Saboteur 2. Compiled.

Playouts go to the end of the round, by sensible dwarfs; what the nuggets are worth then is an estimate.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from rockfall.bots.policy import Policy, best_first
from rockfall.bots.saboteur_policy import Judge, sensible_move
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State
from rockfall.games.saboteur.rules import STEALING, TAKING, SaboteurState

WIDTH: Final = 8  # moves that are worth a thought
SPREAD: Final = 1.1  # how far one round more drives two players' nuggets apart


@final
class SaboteurPolicy(Policy):
    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        assert isinstance(world, SaboteurState)
        if world.phase == TAKING or world.phase == STEALING:
            return [int(sensible_move(world, seat, rng))]
        judge = Judge(world, seat)
        moves = world.legal_moves()
        worths = [int(judge.worth(moves[i])) for i in range(len(moves))]
        return best_first(moves, worths, WIDTH)

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, SaboteurState)
        return sensible_move(state, seat, rng)

    def stage(self, state: State) -> i64:
        assert isinstance(state, SaboteurState)
        return state.round

    def chance(self, state: State, seat: i64) -> float:
        """Most nuggets win; each round that is left may turn things round (S23)."""
        assert isinstance(state, SaboteurState)
        left = 0 if state.turn == NOBODY else int(state.config.rounds - state.round)
        return self.share(state.scores(), seat, SPREAD * sqrt(left))
