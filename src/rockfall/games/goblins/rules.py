"""Goblins vs Gnomes: a match that can be played. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, EVERYBODY, SILENT, Emit, View
from rockfall.games.goblins import codes
from rockfall.games.goblins.chances import counts, kind_of_outcome, role_weights
from rockfall.games.goblins.edition import CELL, CODES, FIRST, LAYABLE
from rockfall.games.goblins.effects import apply_openly, deal_role, draw_card, exchange, lay_tile, shuffle_goals
from rockfall.games.goblins.legal import answers, plays, random_play
from rockfall.games.goblins.state import DRAWING, OVER, Standing, under_kind
from rockfall.games.maze.board import ORDER_COUNT
from rockfall.games.maze.mine import DEAL_HANDS, LOT, PLAY, SHUFFLE, drawn, one_of, outcomes_of, weights_of


@final
class GoblinsState(Standing):
    """The whole truth of a match."""

    def copy(self) -> GoblinsState:
        return GoblinsState(self.config, self)

    def legal_moves(self) -> vec[i64]:
        if self.phase == PLAY:
            return plays(self)
        if self.turn == CHANCE:
            return outcomes_of(FIRST[kind_of_outcome(self)], counts(self))
        return vec[i64]() if self.phase == OVER else answers(self)

    def random_move(self, rng: Rng) -> i64:
        if self.phase == PLAY:
            return random_play(self, rng)
        moves = answers(self)
        return moves[rng.below(len(moves))]

    def chance_weights(self) -> vec[i64]:
        return weights_of(counts(self))

    def draw(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAWING or phase == DEAL_HANDS:
            if self.top_left == 0:
                return FIRST[codes.DRAW_CARD] + under_kind(self.under[0])
            return FIRST[codes.DRAW_CARD] + drawn(self.deck, self.top_left, rng)
        if phase == SHUFFLE:
            return FIRST[codes.SHUFFLE_GOALS] + rng.below(ORDER_COUNT)
        if phase == LOT:
            return FIRST[codes.CHOOSE_FIRST] + rng.below(self.players)
        return FIRST[codes.DEAL_ROLE] + one_of(role_weights(self), rng)

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        """What a move does. The most frequent come first, then those of which everybody may know only the face."""
        kind = CODES.kind_of(move)
        operand: i64 = move - FIRST[kind]
        if kind == codes.LAY_TILE:
            self.remember(move, EVERYBODY, SILENT)
            lay_tile(self, CELL[operand // LAYABLE], operand % LAYABLE, emit)
        elif kind == codes.DRAW_CARD:
            draw_card(self, move, operand, emit)
        elif kind == codes.EXCHANGE:
            exchange(self, move, operand, emit)
        elif kind == codes.DEAL_ROLE:
            deal_role(self, move, operand, emit)
        elif kind == codes.SHUFFLE_GOALS:
            shuffle_goals(self, move, operand, emit)
        else:
            self.remember(move, EVERYBODY, SILENT)
            apply_openly(self, kind, operand, emit)

    def view(self, viewer: int | None) -> View:
        from rockfall.games.goblins.view import GoblinsView

        return GoblinsView(self, viewer)
