"""Trollfjord: where a match stands, what is allowed, who wins. Compiled.

state.py has the fields, legal.py what is legal, effects.py what moves do, ending.py how turns and the match end.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import Emit, View
from rockfall.games.trollfjord import effects, ending, legal
from rockfall.games.trollfjord.state import Position


@final
class TrollfjordState(Position):
    """The whole truth of a match."""

    def copy(self) -> TrollfjordState:
        return TrollfjordState(self.config, self)

    def legal_moves(self) -> vec[i64]:
        return legal.legal_moves(self)

    def chance_weights(self) -> vec[i64]:
        return legal.chance_weights(self)

    def draw(self, rng: Rng) -> i64:
        return legal.draw(self, rng)

    def random_move(self, rng: Rng) -> i64:
        return legal.random_move(self, rng)

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        effects.apply(self, move, emit)

    def points(self, seat: i64) -> i64:
        """T32, without what lies on the patch."""
        return ending.points(self, seat)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def winner(self) -> int:
        return ending.winner(self)

    def winners(self) -> list[int]:
        return [self.winner()]

    def view(self, viewer: int | None) -> View:
        from rockfall.games.trollfjord.view import TrollfjordView

        return TrollfjordView(self, viewer)
