"""Saboteur and Saboteur 2: what is legal. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import bit
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import FACE_DOWN, FILLED, KEY, LISTED, LIT, NEED
from rockfall.games.maze.mine import IS_COMPILED, PLAY
from rockfall.games.maze.tiles import KIND_BITS, KIND_MASK
from rockfall.games.saboteur import codes
from rockfall.games.saboteur.codes import HINDRANCES, NUGGETS, SEATS
from rockfall.games.saboteur.edition import (
    BASE_KINDS,
    BESIDE_GOAL,
    BREAK,
    FREEDOM,
    GOAL_CELLS,
    HAND,
    HANDS_OFF,
    HAS_THEFT,
    HINDERED,
    MEND,
    ROCKFALL,
    ROWS,
    SPOT,
    SPOTS,
    SWAP_HATS,
    THEFT,
    TRAP,
    TRAPPED,
    WAY_BEGIN,
    WAY_TOOL,
    WIDTH,
)
from rockfall.games.saboteur.state import PASSING, TAKING, UNBURDENING, Standing

_SCRATCH: Final = vec[i64]([0] * (SPOTS * 2 * HAND + SPOTS + 2 * HAND * SEATS))  # longer than the moves of any hand


def all_moves(state: Standing) -> vec[i64]:
    moves = _SCRATCH if IS_COMPILED else _SCRATCH[:]
    return moves[: fill(state, moves)]


def one_of_list(state: Standing, rng: Rng) -> i64:
    """A random move, from a list that is not copied."""
    moves = _SCRATCH if IS_COMPILED else _SCRATCH[:]
    return moves[rng.below(fill(state, moves))]


def fill(state: Standing, moves: vec[i64]) -> i64:
    """Write the legal moves into a row and return their number. So do the functions that follow, from place `at` on.

    Where legality is a number, 0 or 1, the move is written anyway and counted only if legal: that is faster than
    a branch that the processor would have to predict.
    """
    first = state.config.edition.codes.first
    seat = state.turn
    base: i64 = seat * HAND
    count = state.hand_count[seat]
    phase = state.phase
    at: i64 = 0
    if phase == PLAY:
        if not state.lying[seat] & HINDERED:  # S15, E16
            at = path_plays(state, moves, base, count)
        return plays_without_paths(state, moves, at, seat, base, count)
    if phase == PASSING or phase == UNBURDENING:
        at = more_discards(state, moves, at)
        if phase == PASSING:
            moves[at] = first[codes.STOP]
            at += 1
    elif phase == TAKING:
        for value in range(NUGGETS):
            if state.pack[value]:
                moves[at] = first[codes.TAKE_GOLD] + value
                at += 1
    else:  # STEALING
        for target in range(state.players):
            if target != seat and state.gold[target] > 0:
                moves[at] = first[codes.STEAL] + target
                at += 1
        moves[at] = first[codes.STEAL] + SEATS
        at += 1
    return at


def plays_without_paths(state: Standing, moves: vec[i64], at: i64, seat: i64, base: i64, count: i64) -> i64:
    """All that the seat to move may do with a card from its hand, but to lay a path (S7, E4)."""
    hands = state.hands
    last: i64 = -1
    for i in range(base, base + count):
        kind = hands[i]
        if kind != last and BREAK <= kind < BASE_KINDS:
            at = action_plays(state, moves, at, kind)
        last = kind
    at = discards(state, moves, at, base, count)
    if state.config.is_expansion:
        at = more_plays(state, moves, at, seat, base, count)
    return at


def path_plays(state: Standing, moves: vec[i64], base: i64, count: i64) -> i64:
    """Paths that fit somewhere, by cell and tile (S9 to S11)."""
    edition = state.config.edition
    hands = state.hands
    shape_of = edition.shape
    shapes: i64 = 0  # the different paths in the hand, KIND_BITS each
    shape_count: i64 = 0
    held: i64 = 0  # the same as bits
    last: i64 = -1
    for i in range(base, base + count):
        shape = shape_of[hands[i]]
        if shape > last:
            shapes |= shape << (KIND_BITS * shape_count)
            shape_count += 1
            held |= bit(shape)
            last = shape
    if held & edition.special:
        return special_path_plays(state, moves, shapes, shape_count, held)
    at: i64 = 0
    if held == 0:
        return at
    maze = state.maze
    cells = maze.cells
    front = maze.front
    tiles = edition.tiles
    fits = tiles.fits
    any_fits = tiles.any_fits
    firsts = tiles.first
    kinds = tiles.kind_count
    layable = edition.layable
    for i in range(maze.front_count):
        cell = front[i]
        key: i64 = cells[cell] & KEY
        if not any_fits[key] & held:
            continue
        code: i64 = SPOT[cell] * layable
        row: i64 = key * kinds
        for j in range(shape_count):
            shape = (shapes >> (KIND_BITS * j)) & KIND_MASK
            fit = fits[row + shape]
            tile: i64 = code + firsts[shape]
            moves[at] = tile
            at += fit & 1
            moves[at] = tile + 1
            at += fit >> 1
    return at


def random_play(state: Standing, rng: Rng) -> i64:
    """Paths are drawn by rejection: any path on any frontier cell, until one fits or another move is drawn."""
    edition = state.config.edition
    seat = state.turn
    hands = state.hands
    base: i64 = seat * HAND
    count = state.hand_count[seat]
    may_dig = state.lying[seat] & HINDERED == 0
    maze = state.maze
    tiles = edition.tiles
    shape_of = edition.shape
    shapes: i64 = 0  # KIND_BITS each
    shape_count: i64 = 0
    actions = _SCRATCH if IS_COMPILED else _SCRATCH[:]
    others: i64 = 0
    discards: i64 = 0
    rocks: i64 = 0
    last: i64 = -1
    for i in range(base, base + count):
        kind = hands[i]
        if kind == last:
            continue
        last = kind
        discards += 1
        shape = shape_of[kind]
        if shape >= 0:
            if may_dig:
                if (edition.special >> shape) & 1:
                    return one_of_list(state, rng)
                shapes |= shape << (KIND_BITS * shape_count)
                shape_count += 1
        elif kind == ROCKFALL:
            rocks = maze.laid_count
        elif BREAK <= kind < BASE_KINDS:
            others = action_plays(state, actions, others, kind)
    if state.config.is_expansion:
        others = more_plays(state, actions, others, seat, base, count)
    # Two turnings for each shape: one that looks the same turned has only the first.
    paths: i64 = maze.front_count * shape_count * 2
    front = maze.front
    cells = maze.cells
    fits = tiles.fits
    kinds = tiles.kind_count
    while True:
        drawn = rng.below(paths + others + discards + rocks)
        if drawn < paths:
            turning: i64 = drawn & 1
            drawn >>= 1
            at: i64 = drawn // shape_count
            shape = (shapes >> (KIND_BITS * (drawn - at * shape_count))) & KIND_MASK
            cell = front[at]
            if (fits[(cells[cell] & KEY) * kinds + shape] >> turning) & 1:
                return SPOT[cell] * edition.layable + tiles.first[shape] + turning
            continue
        drawn -= paths
        if drawn < others:
            return actions[drawn]
        drawn -= others
        if drawn < rocks:
            return edition.codes.first[codes.LET_FALL] + SPOT[maze.laid[drawn]]
        return edition.codes.first[codes.DISCARD] + state.nth_kind(base, drawn - rocks)


def special_path_plays(state: Standing, moves: vec[i64], shapes: i64, shape_count: i64, held: i64) -> i64:
    """The same with a bridge, double curve or ladder in hand: these ask for more, or for less."""
    maze = state.maze
    cells = maze.cells
    edition = state.config.edition
    tiles = edition.tiles
    fits = tiles.fits
    any_fits = tiles.any_fits
    firsts = tiles.first
    kinds = tiles.kind_count
    candidates = maze.front
    candidate_count = maze.front_count
    at: i64 = 0
    # A ladder may also lie where nothing is joined to the start (E7), unless that is on the frontier anyway.
    if held & edition.ladders and not maze.lists_all():
        candidates = ladder_cells(state)
        candidate_count = len(candidates)
    for i in range(candidate_count):
        cell = candidates[i]
        word = cells[cell]
        key: i64 = word & KEY
        lawful: i64 = any_fits[key] & held
        if lawful:
            lawful &= lawful_shapes(state, cell, word)
        if not lawful:
            continue
        code: i64 = SPOT[cell] * edition.layable
        row: i64 = key * kinds
        for j in range(shape_count):
            shape: i64 = (shapes >> (KIND_BITS * j)) & KIND_MASK
            fit: i64 = fits[row + shape] * ((lawful >> shape) & 1)
            tile: i64 = code + firsts[shape]
            moves[at] = tile
            at += fit & 1
            moves[at] = tile + 1
            at += fit >> 1
    return at


def ladder_cells(state: Standing) -> vec[i64]:
    """Empty cells that a tunnel leads to, joined to the start or not, with those of the frontier."""
    cells = state.maze.cells
    found = vec[i64](capacity=64)
    for cell in range(i64(WIDTH), i64(WIDTH * (ROWS + 1))):
        word = cells[cell]
        if word & (NEED | LISTED) and word & FILLED == 0:
            found = append(found, cell)
    return found


def lawful_shapes(state: Standing, cell: i64, word: i64) -> i64:
    """The paths that have the neighbour that they need here, as bits (S11, E6, E7)."""
    edition = state.config.edition
    shapes: i64 = 0
    if word & LISTED:
        shapes = ~edition.special
    if word & LIT:
        shapes |= edition.special & ~edition.ladders
    if word & NEED and BESIDE_GOAL[cell] == 0:
        shapes |= edition.ladders
    return shapes


def action_plays(state: Standing, moves: vec[i64], at: i64, kind: i64) -> i64:
    """An action card of the base game on all its lawful targets (S15 to S18, R2, R3)."""
    first = state.config.edition.codes.first
    players = state.players
    lying = state.lying
    if kind < MEND:
        place: i64 = kind - BREAK
        code: i64 = first[codes.BREAK_TOOL] + (kind - BREAK) * SEATS
        for target in range(players):
            moves[at] = code + target
            at += ((lying[target] >> place) & 1) ^ 1
    elif kind < ROCKFALL:
        for way in range(WAY_BEGIN[kind - MEND], WAY_BEGIN[kind - MEND + 1]):
            place = WAY_TOOL[way]
            code = first[codes.MEND_TOOL] + way * SEATS
            for target in range(players):
                moves[at] = code + target
                at += (lying[target] >> place) & 1
    elif kind == ROCKFALL:
        laid = state.maze.laid
        for i in range(state.maze.laid_count):
            moves[at] = first[codes.LET_FALL] + SPOT[laid[i]]
            at += 1
    else:
        for goal in range(GOALS):
            if state.maze.cells[GOAL_CELLS[goal]] & FACE_DOWN:
                moves[at] = first[codes.READ_MAP] + goal
                at += 1
    return at


def discards(state: Standing, moves: vec[i64], at: i64, base: i64, count: i64) -> i64:
    """Any card of the hand, face down."""
    first = state.config.edition.codes.first
    discard = first[codes.DISCARD]
    hands = state.hands
    last: i64 = -1
    for i in range(base, base + count):
        kind = hands[i]
        moves[at] = discard + kind
        at += 1 if kind != last else 0
        last = kind
    return at


def more_discards(state: Standing, moves: vec[i64], at: i64) -> i64:
    """Further cards of one discard, by ascending kind, leaving enough for what is still due."""
    base: i64 = state.turn * HAND
    end: i64 = base + state.hand_count[state.turn]
    if state.phase == UNBURDENING:
        end -= state.due - 1
    start = base
    while start < end and state.hands[start] < state.floor:
        start += 1
    return discards(state, moves, at, start, end - start)


def more_plays(state: Standing, moves: vec[i64], at: i64, seat: i64, base: i64, count: i64) -> i64:
    """The expansion's actions (E4, E16, E17)."""
    first = state.config.edition.codes.first
    last: i64 = -1
    for i in range(base, base + count):
        kind = state.hands[i]
        if kind == last or kind < THEFT:
            last = kind
            continue
        last = kind
        if kind == THEFT:
            if not state.lying[seat] & HAS_THEFT:
                moves[at] = first[codes.PLACE_THEFT]
                at += 1
            continue
        block = first[codes.TAKE_HANDS_OFF + kind - HANDS_OFF]
        for target in range(state.players):
            if may_target(state, kind, seat, target):
                moves[at] = block + target
                at += 1
    if count >= 2:
        for hindrance in range(HINDRANCES):
            if (state.lying[seat] >> hindrance) & 1:
                moves[at] = first[codes.UNBURDEN] + hindrance
                at += 1
    return at


def may_target(state: Standing, kind: i64, seat: i64, target: i64) -> bool:
    """Whether an action card of the expansion may be played on this player (E16, E17)."""
    if kind == HANDS_OFF:
        return state.lying[target] & HAS_THEFT != 0
    if kind == FREEDOM:
        return state.lying[target] & TRAPPED != 0
    if kind == SWAP_HATS:
        return True
    if kind == TRAP:
        return target != seat and state.lying[target] & TRAPPED == 0
    return target != seat  # swap hands, inspection
