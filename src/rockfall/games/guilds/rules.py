"""Guilds of Laar: where a match stands, what is allowed, who wins. Compiled.

state.py has the fields, legal.py what is legal, effects.py what moves do, ending.py how the match is scored and ends.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import EVERYBODY, SILENT, Emit, View
from rockfall.games.guilds import ending, legal
from rockfall.games.guilds.edition import (
    CHANGE,
    DRAW_MEMO,
    EXPERTS,
    FIRST,
    KEEP,
    LOT,
    MARKET,
    MEMOS,
    MOVE,
    OTHER_KINDS,
    PLAY,
    PROTECT,
    PROTECTING,
    SIDE,
    SIDES,
    TAKE,
    TAKING,
    TURN_UP,
    UNIVERSALS,
)
from rockfall.games.guilds.effects import change_kind, draw_memo, play_expert, take, turn_up
from rockfall.games.guilds.ending import choose_side, keep_universals, move_universal, protect
from rockfall.games.guilds.legal import nth_free, nth_good, nth_kind
from rockfall.games.guilds.scoring import KINDS
from rockfall.games.guilds.state import Position


@final
class GuildsState(Position):
    """The whole truth of a match."""

    def copy(self) -> GuildsState:
        return GuildsState(self.config, self)

    def legal_moves(self) -> vec[i64]:
        return legal.legal_moves(self)

    def chance_weights(self) -> vec[i64]:
        return legal.chance_weights(self)

    def draw(self, rng: Rng) -> i64:
        """The same as State.draw, without lists: whoever checks the dice draws one number for each outcome."""
        if self.phase != MARKET:
            return FIRST + rng.below(self.config.players) if self.phase == LOT else DRAW_MEMO + rng.below(MEMOS)
        count: i64 = 0
        rest = self.unseen
        while rest:
            rest &= rest - 1
            count += 1
        left = rng.below(count)
        good: i64 = 0
        while left > 0 or not (self.unseen >> good) & 1:
            left -= (self.unseen >> good) & 1
            good += 1
        return TURN_UP + good

    def random_move(self, rng: Rng) -> i64:
        """A random expert on a random good, or a random good, without a list."""
        phase = self.phase
        seat = self.turn
        base: i64 = seat * KINDS
        if phase == EXPERTS:
            different: i64 = 0
            for kind in range(KINDS):
                if self.hands[base + kind]:
                    different += 1
            drawn = rng.below((self.config.players - self.step) * different)
            nth: i64 = drawn // different
            return PLAY + nth_free(self, nth) * KINDS + nth_kind(self, base, drawn - nth * different)
        if phase == TAKING and not self.is_last_good():
            return TAKE + nth_good(self, rng.below(self.config.players - self.step))
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        self.remember(move, EVERYBODY, SILENT)  # all is done in the open; see view.py for what is shown
        phase = self.phase
        if phase == MARKET:
            turn_up(self, move - TURN_UP, emit)
        elif phase == EXPERTS:
            play_expert(self, move // KINDS, move % KINDS, emit)
        elif phase == TAKING:
            if move < CHANGE:
                take(self, move - TAKE, emit)
            else:
                change_kind(self, move - CHANGE, emit)
        elif phase == UNIVERSALS:
            if move == KEEP:
                keep_universals(self, emit)
            else:
                move_universal(self, (move - MOVE) // OTHER_KINDS, (move - MOVE) % OTHER_KINDS + 1, emit)
        elif phase == PROTECTING:
            protect(self, move - PROTECT, emit)
        elif phase == SIDES:
            choose_side(self, move - SIDE, emit)
        elif phase == LOT:
            self.first = move - FIRST
            self.prepare()
        else:
            draw_memo(self, move - DRAW_MEMO + 1, emit)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def view(self, viewer: int | None) -> View:
        from rockfall.games.guilds.view import GuildsView

        return GuildsView(self, viewer)
