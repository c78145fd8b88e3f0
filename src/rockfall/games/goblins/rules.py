"""Goblins vs Gnomes: a match that can be played. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import Emit, View
from rockfall.games.goblins import chances, effects, legal
from rockfall.games.goblins.state import Standing


@final
class GoblinsState(Standing):
    """The whole truth of a match."""

    def copy(self) -> GoblinsState:
        return GoblinsState(self.config, self)

    def legal_moves(self) -> vec[i64]:
        return legal.legal_moves(self)

    def random_move(self, rng: Rng) -> i64:
        return legal.random_move(self, rng)

    def chance_weights(self) -> vec[i64]:
        return chances.chance_weights(self)

    def draw(self, rng: Rng) -> i64:
        return chances.draw(self, rng)

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        effects.apply(self, move, emit)

    def view(self, viewer: int | None) -> View:
        from rockfall.games.goblins.view import GoblinsView

        return GoblinsView(self, viewer)
