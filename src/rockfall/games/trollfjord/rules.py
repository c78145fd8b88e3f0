"""Trollfjord: where a match stands, what is allowed, who wins. Compiled.

state.py has the fields, legal.py what is legal; what moves do stands in effects.py (set-up, moving), hammering.py,
gifts.py and collecting.py; ending.py says how turns and the match end.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import EVERYBODY, SILENT, Emit, View
from rockfall.games.trollfjord import ending, legal
from rockfall.games.trollfjord.chances import draw_count
from rockfall.games.trollfjord.collecting import clear, clear_next, collect
from rockfall.games.trollfjord.edition import (
    ASK_FOR_GIFT,
    BLOW,
    BLOWS,
    CLEAR,
    CLEARING,
    COLLECT,
    COLLECTING,
    DECIDING,
    ENOUGH,
    FALL,
    FALL_MORE,
    FALLING,
    FARTHEST,
    FEW,
    FIRST_STEP,
    HAMMER,
    HAMMERING,
    JOIN,
    JOINING,
    LANDSCAPE_REGIONS,
    LAY_PLANK,
    LEAST,
    LINE_UP,
    LINING_UP,
    MOVE,
    MOVING,
    NAME,
    NAMING,
    NO_MORE_GIFTS,
    PLACE,
    PLACES,
    PLACING,
    PLEDGE,
    REGIONS,
    REGIONS_OF,
    SET_FORTRESS,
    SHOW,
    SHOWING,
    SKIP,
    SPACE_KINDS,
    SPACES,
    STEP,
    STEP_COUNT,
    STOP,
    TREASURES,
    TURN_UP,
    WALKWAY,
    WANDERING,
    fall_move,
)
from rockfall.games.trollfjord.effects import (
    lay_plank,
    line_up,
    move_lord,
    place_troll,
    say_enough,
    set_fortress,
    step_troll,
    turn_up,
)
from rockfall.games.trollfjord.gifts import ask_for_gift, no_more_gifts, pledge
from rockfall.games.trollfjord.hammering import (
    begin_hammering,
    decline,
    fall,
    join,
    name_fortress,
    show_boulder,
    skip_hammering,
    stop,
    strike,
)
from rockfall.games.trollfjord.legal import draw_colour, first_outcome, outcome_weights
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
        phase = self.phase
        if phase == SHOWING:
            return SHOW + draw_colour(self, rng)
        if phase == FALLING:
            return fall_move(draw_count(self.odds_at(), self.inside(), rng))
        if phase == TREASURES:
            left = rng.below(self.stock_count)
            stock = self.stock
            value: i64 = 0
            while True:
                left -= stock & 3
                if left < 0:
                    return TURN_UP + value
                stock >>= 2
                value += 1
        row = outcome_weights(self)
        total: i64 = 0
        for place in range(len(row)):
            total += row[place]
        left = rng.below(total)
        outcome: i64 = 0
        while True:
            left -= row[outcome]
            if left < 0:
                return first_outcome(self) + outcome
            outcome += 1

    def random_move(self, rng: Rng) -> i64:
        """Without a list, but for the rare choices."""
        phase = self.phase
        if phase == MOVING:
            return MOVE + rng.below(SPACE_KINDS * FARTHEST)
        if phase == HAMMERING:
            return BLOW + rng.below(BLOWS + 1 if self.hits else BLOWS)
        if phase == PLACING:
            if self.placing >= 0:
                return PLACE + self.placing if rng.below(2) else ENOUGH
            which = rng.below(LANDSCAPE_REGIONS + 1)
            if which == LANDSCAPE_REGIONS:
                return ENOUGH
            return PLACE + REGIONS_OF[self.landscape_at(self.lords[self.turn] % SPACES) * LANDSCAPE_REGIONS + which]
        if phase == WANDERING:
            base: i64 = self.turn * PLACES
            trolls = self.trolls
            ways: i64 = 1
            for region in range(i64(REGIONS)):
                if trolls[base + region]:
                    ways += STEP_COUNT[region]
            left = rng.below(ways)
            for region in range(i64(REGIONS)):
                if trolls[base + region]:
                    degree = STEP_COUNT[region]
                    if left < degree:
                        return STEP + FIRST_STEP[region] + left
                    left -= degree
            return ENOUGH
        if phase == JOINING:
            return JOIN + rng.below(2)
        if phase == DECIDING:
            return HAMMER if rng.below(2) else SKIP
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        self.remember(move, EVERYBODY, SILENT)  # all is done in the open; see `observed` for what is forgotten
        phase = self.phase
        if phase == SHOWING:
            show_boulder(self, move - SHOW, emit)
        elif phase == FALLING:
            fall(self, move - FALL if move < SHOW else move - FALL_MORE + FEW, emit)
        elif phase == MOVING:
            move_lord(self, move // FARTHEST, move % FARTHEST + 1, emit)
        elif phase == TREASURES:
            turn_up(self, move - TURN_UP + LEAST, emit)
        elif move == ENOUGH:
            say_enough(self, emit)
        elif phase == PLACING:
            place_troll(self, move - PLACE, emit)
        elif phase == WANDERING:
            step_troll(self, move - STEP, emit)
        elif move == SKIP:
            skip_hammering(self, emit)
        elif phase <= LINING_UP:
            self.prepare(move, emit)
        else:
            self.hammer(move, emit)

    def hammer(self, move: i64, emit: Emit | None) -> None:
        """From naming a fortress to the treasures: T11 to T28."""
        phase = self.phase
        if phase == HAMMERING:
            if move == STOP:
                stop(self, emit)
            else:
                strike(self, move - BLOW, emit)
        elif phase == NAMING:
            name_fortress(self, move - NAME, emit)
        elif phase == JOINING:
            if move == JOIN:
                join(self, emit)
            else:
                decline(self, emit)
        elif phase == DECIDING:
            begin_hammering(self, emit)
        elif phase == COLLECTING:
            collect(self, self.turn, move - COLLECT, emit)
        elif phase == CLEARING:
            clear(self, self.turn, move - CLEAR, emit)
            clear_next(self, self.turn, emit)
        elif move == NO_MORE_GIFTS:
            no_more_gifts(self, emit)
        elif move == ASK_FOR_GIFT:
            ask_for_gift(self, emit)
        else:
            pledge(self, move - PLEDGE, emit)

    def prepare(self, move: i64, emit: Emit | None) -> None:
        """T4, T5."""
        if self.phase == WALKWAY:
            lay_plank(self, move - LAY_PLANK, emit)
        elif self.phase == LINING_UP:
            line_up(self, move - LINE_UP, emit)
        else:
            set_fortress(self, move - SET_FORTRESS + 1)

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
