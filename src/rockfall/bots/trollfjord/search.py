"""What a search knows of Trollfjord. Compiled.

Playouts by attentive lords go on until lords have come a few spaces farther, to the end of a turn; there the chance to
win is estimated as they do.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rockfall.bots.policy import Policy, first_of_all
from rockfall.bots.trollfjord.attentive import Thoughts, attentive_move
from rockfall.bots.trollfjord.odds import BEST_PLACE
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, View
from rockfall.games.trollfjord.chances import STRENGTHS
from rockfall.games.trollfjord.edition import BLOW, HAMMERING, MOVING, STOP
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.view import TrollfjordView

AHEAD: Final = 3  # spaces for each lord


def is_best_placed(move: i64) -> bool:
    """Whether a blow is struck where its strength brings most: which side is better depends on the strength."""
    blow: i64 = move - BLOW
    return BEST_PLACE[blow % STRENGTHS] == blow // STRENGTHS


@final
class TrollfjordPolicy(Policy):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.until: i64 = 1_000_000

    def attend(self, view: View, rng: Rng) -> None:
        assert isinstance(view, TrollfjordView)
        self.until = AHEAD * self.players
        for seat in range(self.players):
            self.until += view.lords[seat]

    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        """Where the blow is best is clear from the tower's tables; how hard to strike, and whether, is the question."""
        assert isinstance(world, TrollfjordState)
        first = attentive_move(world, seat, rng)
        moves = first_of_all(world.legal_moves(), first)
        if world.phase != HAMMERING:
            return moves
        return [move for move in moves if move == STOP or move == first or is_best_placed(move)]

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, TrollfjordState)
        return attentive_move(state, seat, rng)

    def stage(self, state: State) -> i64:
        """Only between two turns is it known what a turn came to. The last round is always played to its end."""
        assert isinstance(state, TrollfjordState)
        if state.phase != MOVING or state.is_last_round:
            return 0
        gone: i64 = 0
        for seat in range(self.players):
            gone += state.lords[seat]
        return 1 if gone >= self.until else 0

    def chance(self, state: State, seat: i64) -> float:
        """T32 breaks ties."""
        assert isinstance(state, TrollfjordState)
        if state.turn != NOBODY:
            return float(Thoughts(state, seat).chance()) / 1.0e9
        return 1.0 if state.winner() == seat else 0.0
