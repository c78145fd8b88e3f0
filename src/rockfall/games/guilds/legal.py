"""What is legal in Guilds of Laar, and what chance may bring. Compiled."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.games.guilds.edition import (
    CHANGE,
    DRAW_MEMO,
    EXPERTS,
    FIRST,
    GOODS,
    KEEP,
    LOT,
    MARKET,
    MEMO,
    MEMOS,
    MOVE,
    OTHER_KINDS,
    OVER,
    PLAY,
    PROTECT,
    PROTECTING,
    SIDE,
    TAKE,
    TAKING,
    TURN_UP,
    UNIVERSAL_GOODS,
    UNIVERSALS,
)
from rockfall.games.guilds.scoring import KINDS, TYPES
from rockfall.games.guilds.state import Position


def legal_moves(state: Position) -> vec[i64]:
    phase = state.phase
    moves = vec[i64](capacity=20)
    seat = state.turn
    if phase == EXPERTS:
        base: i64 = seat * KINDS
        for place in range(state.config.players):
            if state.experts[place] < 0:
                for kind in range(KINDS):
                    if state.hands[base + kind]:
                        moves = append(moves, PLAY + place * KINDS + kind)
    elif phase == TAKING:
        for place in range(state.config.players):
            if state.market[place] >= 0:
                moves = append(moves, TAKE + place)
        if state.is_last_good():
            there = state.experts[state.last_place()]
            for kind in range(KINDS):
                if kind != there and state.hands[seat * KINDS + kind]:
                    moves = append(moves, CHANGE + kind)
    elif phase == MARKET:
        for good in range(GOODS):
            if (state.unseen >> good) & 1:
                moves = append(moves, TURN_UP + good)
    elif phase != OVER:
        return rare_moves(state)
    return moves


def rare_moves(state: Position) -> vec[i64]:
    """What chance draws before the first round, and the decisions of scoring."""
    phase = state.phase
    moves = vec[i64](capacity=20)
    if phase == LOT:
        for seat in range(state.config.players):
            moves = append(moves, FIRST + seat)
    elif phase == MEMO:
        for memo in range(MEMOS):
            moves = append(moves, DRAW_MEMO + memo)
    elif phase == UNIVERSALS:
        for universal in range(len(UNIVERSAL_GOODS)):
            if state.place_of_spell(state.turn, UNIVERSAL_GOODS[universal]) >= 0:
                for kind in range(1, KINDS):
                    moves = append(moves, MOVE + universal * OTHER_KINDS + kind - 1)
        moves = append(moves, KEEP)
    elif phase == PROTECTING:
        for type_ in range(TYPES):
            if not (state.protected[state.turn] >> type_) & 1:  # R2
                moves = append(moves, PROTECT + type_)
    else:
        moves = append(moves, SIDE)
        moves = append(moves, SIDE + 1)
    return moves


def chance_weights(state: Position) -> vec[i64]:
    return vec[i64]([1] * len(legal_moves(state)))


def draw(state: Position, rng: Rng) -> i64:
    """The same as State.draw, without lists: whoever checks the dice draws one number for each outcome."""
    if state.phase != MARKET:
        return FIRST + rng.below(state.config.players) if state.phase == LOT else DRAW_MEMO + rng.below(MEMOS)
    count: i64 = 0
    rest = state.unseen
    while rest:
        rest &= rest - 1
        count += 1
    left = rng.below(count)
    good: i64 = 0
    while left > 0 or not (state.unseen >> good) & 1:
        left -= (state.unseen >> good) & 1
        good += 1
    return TURN_UP + good


def random_move(state: Position, rng: Rng) -> i64:
    """A random expert on a random good, or a random good, without a list."""
    phase = state.phase
    seat = state.turn
    base: i64 = seat * KINDS
    if phase == EXPERTS:
        different: i64 = 0
        for kind in range(KINDS):
            if state.hands[base + kind]:
                different += 1
        drawn = rng.below((state.config.players - state.step) * different)
        nth: i64 = drawn // different
        return PLAY + nth_free(state, nth) * KINDS + nth_kind(state, base, drawn - nth * different)
    if phase == TAKING and not state.is_last_good():
        return TAKE + nth_good(state, rng.below(state.config.players - state.step))
    moves = legal_moves(state)
    return moves[rng.below(len(moves))]


def nth_free(state: Position, nth: i64) -> i64:
    """One of the places where no expert is."""
    place: i64 = 0
    while True:
        if state.experts[place] < 0:
            if nth == 0:
                return place
            nth -= 1
        place += 1


def nth_good(state: Position, nth: i64) -> i64:
    """One of the places where a good lies."""
    place: i64 = 0
    while True:
        if state.market[place] >= 0:
            if nth == 0:
                return place
            nth -= 1
        place += 1


def nth_kind(state: Position, base: i64, nth: i64) -> i64:
    """One of the different experts at hand."""
    kind: i64 = 0
    while True:
        if state.hands[base + kind]:
            if nth == 0:
                return kind
            nth -= 1
        kind += 1
