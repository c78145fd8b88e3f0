"""Saboteur and Saboteur 2: a match that can be played. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, EVERYBODY, SILENT, Emit, View
from rockfall.games.maze.board import ORDER_COUNT
from rockfall.games.maze.mine import DEAL_HANDS, LOT, PLAY, SHUFFLE, drawn, one_of, outcomes_of, weights_of
from rockfall.games.saboteur import codes
from rockfall.games.saboteur.chances import counts, kind_of_outcome
from rockfall.games.saboteur.edition import CELL
from rockfall.games.saboteur.effects import (
    apply_openly,
    deal_role,
    discard_card,
    draw_card,
    lay_out_gold_card,
    lay_path,
    shuffle_goals,
)
from rockfall.games.saboteur.ending import take_gold
from rockfall.games.saboteur.legal import all_moves, one_of_list, random_play
from rockfall.games.saboteur.state import DRAWING, OVER, Standing


@final
class SaboteurState(Standing):
    """The whole truth of a match of either game."""

    def copy(self) -> SaboteurState:
        return SaboteurState(self.config, self)

    def legal_moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            return outcomes_of(self.config.edition.codes.first[kind_of_outcome(self)], counts(self))
        return vec[i64]() if self.phase == OVER else all_moves(self)

    def random_move(self, rng: Rng) -> i64:
        return random_play(self, rng) if self.phase == PLAY else one_of_list(self, rng)

    def chance_weights(self) -> vec[i64]:
        return weights_of(counts(self))

    def draw(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAWING or phase == DEAL_HANDS:
            return self.config.edition.codes.first[codes.DRAW_CARD] + drawn(
                self.deck, self.deck_left + self.config.set_aside, rng
            )
        first = self.config.edition.codes.first[kind_of_outcome(self)]
        if phase == LOT:
            return first + rng.below(self.players)
        if phase == SHUFFLE:
            return first + rng.below(ORDER_COUNT)
        return first + one_of(counts(self), rng)

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        """What a move does. The most frequent come first, then those of which everybody may know only the face."""
        table = self.config.edition.codes
        kind = table.kind_of(move)
        operand: i64 = move - table.first[kind]
        if kind == codes.LAY_PATH:
            self.remember(move, EVERYBODY, SILENT)
            layable = self.config.edition.layable
            lay_path(self, CELL[operand // layable], operand % layable, emit)
        elif kind == codes.DRAW_CARD:
            draw_card(self, move, operand, emit)
        elif kind == codes.DISCARD:
            discard_card(self, move, operand, emit)
        elif kind == codes.TAKE_GOLD:
            take_gold(self, move, operand, emit)
        elif kind == codes.DEAL_ROLE:
            deal_role(self, move, operand, emit)
        elif kind == codes.SHUFFLE_GOALS:
            shuffle_goals(self, move, operand, emit)
        elif kind == codes.LAY_OUT:
            lay_out_gold_card(self, move, operand)
        else:
            self.remember(move, EVERYBODY, SILENT)
            apply_openly(self, kind, operand, emit)

    def view(self, viewer: int | None) -> View:
        from rockfall.games.saboteur.view import SaboteurView

        return SaboteurView(self, viewer)
