"""What is legal in Trollfjord, and what chance may bring. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import vec_of
from rockfall.games.trollfjord.chances import draw_count, weights
from rockfall.games.trollfjord.edition import (
    ASK_FOR_GIFT,
    BLOW,
    BLOWS,
    BLUE,
    CLEAR,
    CLEARING,
    COLLECT,
    COLLECTING,
    COLOURS,
    DECIDING,
    DECLINE,
    ENOUGH,
    FALL,
    FALLING,
    FARTHEST,
    FIRST_STEP,
    FORTRESSES,
    GIFTS,
    GIVING,
    HAMMER,
    HAMMERING,
    JOIN,
    JOINING,
    LANDSCAPE_REGIONS,
    LAY_PLANK,
    LINE_UP,
    LINING_UP,
    MOVE,
    MOVING,
    NAME,
    NAMING,
    NO_MORE_GIFTS,
    NUMBERS,
    OVER,
    PLACE,
    PLACES,
    PLACING,
    PLANKS,
    PLEDGE,
    RED,
    REGIONS,
    REGIONS_OF,
    SET_FORTRESS,
    SHOW,
    SHOWING,
    SITES,
    SITES_EACH,
    SKIP,
    SPACE_KINDS,
    SPACES,
    STEP,
    STEP_COUNT,
    STOP,
    TREASURES,
    TURN_UP,
    VALUES,
    WALKWAY,
    WANDERING,
    WHITE,
    YELLOW,
    fall_move,
)
from rockfall.games.trollfjord.state import Position

ALL_MOVES: Final = vec[i64](list(range(MOVE, PLACE)))
BLOWS_ONLY: Final = vec[i64](list(range(BLOW, STOP)))
BLOWS_OR_STOP: Final = vec[i64](list(range(BLOW, STOP + 1)))
JOIN_OR_NOT: Final = vec[i64]([int(JOIN), int(DECLINE)])
HAMMER_OR_NOT: Final = vec[i64]([int(SKIP), int(HAMMER)])


def legal_moves(state: Position) -> vec[i64]:
    phase = state.phase
    if phase == MOVING:
        return ALL_MOVES[:]
    if phase == HAMMERING:
        return BLOWS_OR_STOP[:] if state.hits else BLOWS_ONLY[:]
    if phase == JOINING:
        return JOIN_OR_NOT[:]
    if phase == DECIDING:
        return HAMMER_OR_NOT[:]
    moves = vec[i64](capacity=16)
    seat = state.turn
    if phase == PLACING:
        if state.placing >= 0:
            moves = append(moves, PLACE + state.placing)
        else:
            landscape = state.landscape_at(state.lords[seat] % SPACES)
            moves = append(moves, PLACE + REGIONS_OF[landscape * LANDSCAPE_REGIONS])
            moves = append(moves, PLACE + REGIONS_OF[landscape * LANDSCAPE_REGIONS + 1])
        moves = append(moves, ENOUGH)
    elif phase == WANDERING:
        base: i64 = seat * PLACES
        for region in range(REGIONS):
            if state.trolls[base + region]:
                for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
                    moves = append(moves, STEP + step)
        moves = append(moves, ENOUGH)
    elif phase == NAMING:
        for site in range(SITES):
            if state.may_name(seat, site):
                moves = append(moves, NAME + site)
        moves = append(moves, SKIP)
    elif phase == GIVING:
        for gift in range(GIFTS):
            if (state.givable(seat) >> gift) & 1:
                moves = append(moves, PLEDGE + gift)
        moves = append(moves, NO_MORE_GIFTS)
        if state.may_ask_for_gift():
            moves = append(moves, ASK_FOR_GIFT)
    elif phase == COLLECTING:
        for region in range(REGIONS):
            if state.is_here(region) and state.may_collect(seat, region):
                moves = append(moves, COLLECT + region)
    elif phase == CLEARING:
        for region in range(REGIONS):
            if state.is_here(region) and state.trolls[seat * PLACES + region]:
                moves = append(moves, CLEAR + region)
    elif phase != OVER:
        return outcomes(state)
    return moves


def outcomes(state: Position) -> vec[i64]:
    """What chance may bring."""
    moves = vec[i64](capacity=20)
    row = outcome_weights(state)
    first = first_outcome(state)
    for place in range(len(row)):
        if row[place]:
            moves = append(moves, fall_move(place) if first == FALL else first + place)
    return moves


def chance_weights(state: Position) -> vec[i64]:
    row = outcome_weights(state)
    positive = vec[i64](capacity=len(row))
    for place in range(len(row)):
        if row[place]:
            positive = append(positive, row[place])
    return positive


def first_outcome(state: Position) -> i64:
    phase = state.phase
    if phase == SHOWING:
        return SHOW
    if phase == FALLING:
        return FALL
    if phase == TREASURES:
        return TURN_UP
    if phase == WALKWAY:
        return LAY_PLANK
    return LINE_UP if phase == LINING_UP else SET_FORTRESS


def outcome_weights(state: Position) -> vec[i64]:
    """The weight of every outcome that this phase knows, including impossible ones."""
    phase = state.phase
    if phase == FALLING:
        return vec_of(weights(state.odds_at(), state.inside()))
    row = vec[i64](capacity=VALUES)
    if phase == SHOWING:
        for colour in range(COLOURS):
            row = append(row, state.colour_weight(colour))
    elif phase == TREASURES:
        for place in range(VALUES):
            row = append(row, (state.stock >> (2 * place)) & 3)
    elif phase == WALKWAY:
        for plank in range(PLANKS):
            row = append(row, 0 if state.is_laid(plank) else 1)
    elif phase == LINING_UP:
        for seat in range(state.config.players):
            row = append(row, 1 if state.may_line_up(seat) else 0)
    elif phase == FORTRESSES:
        for number in range(1, NUMBERS + 1):
            row = append(row, SITES_EACH - state.count_of_number(number))
    return row


def draw(state: Position, rng: Rng) -> i64:
    phase = state.phase
    if phase == SHOWING:
        return SHOW + draw_colour(state, rng)
    if phase == FALLING:
        return fall_move(draw_count(state.odds_at(), state.inside(), rng))
    if phase == TREASURES:
        left = rng.below(state.stock_count)
        stock = state.stock
        value: i64 = 0
        while True:
            left -= stock & 3
            if left < 0:
                return TURN_UP + value
            stock >>= 2
            value += 1
    row = outcome_weights(state)
    total: i64 = 0
    for place in range(len(row)):
        total += row[place]
    left = rng.below(total)
    outcome: i64 = 0
    while True:
        left -= row[outcome]
        if left < 0:
            return first_outcome(state) + outcome
        outcome += 1


def draw_colour(state: Position, rng: Rng) -> i64:
    """The colour of the next boulder, by weight; each weight is worked out once, and none is put in a row."""
    stage = state.stage()
    yellow = state.colour_weight_at(YELLOW, stage)
    red = state.colour_weight_at(RED, stage)
    blue = state.colour_weight_at(BLUE, stage)
    left = rng.below(yellow + red + blue + state.colour_weight_at(WHITE, stage))
    if left < yellow:
        return YELLOW
    left -= yellow
    if left < red:
        return RED
    return BLUE if left - red < blue else WHITE


def random_move(state: Position, rng: Rng) -> i64:
    """Without a list, but for the rare choices."""
    phase = state.phase
    if phase == MOVING:
        return MOVE + rng.below(SPACE_KINDS * FARTHEST)
    if phase == HAMMERING:
        return BLOW + rng.below(BLOWS + 1 if state.hits else BLOWS)
    if phase == PLACING:
        if state.placing >= 0:
            return PLACE + state.placing if rng.below(2) else ENOUGH
        which = rng.below(LANDSCAPE_REGIONS + 1)
        if which == LANDSCAPE_REGIONS:
            return ENOUGH
        return PLACE + REGIONS_OF[state.landscape_at(state.lords[state.turn] % SPACES) * LANDSCAPE_REGIONS + which]
    if phase == WANDERING:
        base: i64 = state.turn * PLACES
        trolls = state.trolls
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
    moves = legal_moves(state)
    return moves[rng.below(len(moves))]
