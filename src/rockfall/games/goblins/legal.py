"""Goblins vs Gnomes: what is legal. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import bit
from rockfall.games.goblins import codes
from rockfall.games.goblins.edition import EXPLOSION, FIRST, HAND, LAYABLE, MAP, PATHS, POTION, SPOT, SPOTS, TILES
from rockfall.games.goblins.state import CHOOSING, SECOND, SERVING, Standing
from rockfall.games.goblins.ways import is_lantern, reached_goals
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import KEY
from rockfall.games.maze.mine import IS_COMPILED
from rockfall.games.maze.tiles import KIND_BITS, KIND_MASK

_SCRATCH: Final = vec[i64]([0] * (SPOTS * 4 * HAND + SPOTS + 64))  # longer than the moves of any hand
COUNT_AT: Final = 56  # from this bit on: how many kinds are packed into a number


def plays(state: Standing) -> vec[i64]:
    """Everything that the seat to move may do in its turn."""
    moves = _SCRATCH if IS_COMPILED else _SCRATCH[:]
    held = held_tiles(state, state.turn)
    at: i64 = 0
    if held:
        at = tile_plays(state, moves, held)
    return moves[: plays_without_tiles(state, moves, at, at > 0)]


def held_tiles(state: Standing, seat: i64) -> i64:
    """The tiles in a hand, as bits by kind."""
    hands = state.hands
    held: i64 = 0
    for i in range(seat * HAND, seat * HAND + state.hand_count[seat]):
        if hands[i] < PATHS:
            held |= bit(hands[i])
    return held


def tile_plays(state: Standing, moves: vec[i64], held: i64) -> i64:
    """Tiles that continue an open way and agree with their neighbours, by cell and turning (B8)."""
    maze = state.maze
    cells = maze.cells
    front = maze.front
    fits = TILES.fits
    any_fits = TILES.any_fits
    firsts = TILES.first
    kinds = TILES.kind_count
    packed = packed_kinds(held)
    count: i64 = packed >> COUNT_AT
    at: i64 = 0
    for i in range(maze.front_count):
        cell = front[i]
        key: i64 = cells[cell] & KEY
        if not any_fits[key] & held:
            continue
        code: i64 = SPOT[cell] * LAYABLE
        for j in range(count):
            kind: i64 = (packed >> (KIND_BITS * j)) & KIND_MASK
            fit = fits[key * kinds + kind]
            tile: i64 = code + firsts[kind]
            while fit:
                if fit & 1:
                    moves[at] = tile
                    at += 1
                tile += 1
                fit >>= 1
    return at


def can_lay(state: Standing, held: i64) -> bool:
    """Whether one of these tiles can be laid at all."""
    maze = state.maze
    any_fits = TILES.any_fits
    for i in range(maze.front_count):
        if any_fits[maze.cells[maze.front[i]] & KEY] & held:
            return True
    return False


def layable_kinds(state: Standing) -> i64:
    """Every kind that can be laid somewhere now, as bits."""
    maze = state.maze
    found: i64 = 0
    for i in range(maze.front_count):
        found |= TILES.any_fits[maze.cells[maze.front[i]] & KEY]
    return found & (bit(PATHS) - 1)


def plays_without_tiles(state: Standing, moves: vec[i64], at: i64, can_lay: bool) -> i64:
    """Cards without tunnel, an exchange, a skip: written from place `at` on (B5, B6, B7, B13)."""
    seat = state.turn
    hands = state.hands
    base: i64 = seat * HAND
    count = state.hand_count[seat]
    for i in range(base, base + count):
        if hands[i] == EXPLOSION:
            at = explosions(state, moves, at)
            break
    last: i64 = -1
    for i in range(base, base + count):
        kind = hands[i]
        if kind == last:
            continue
        last = kind
        if kind == MAP:
            for goal in range(GOALS):
                if not (state.opened >> goal) & 1:
                    moves[at] = FIRST[codes.READ_MAP] + goal
                    at += 1
        elif kind == POTION:
            for target in range(state.players):
                if target != seat:
                    moves[at] = FIRST[codes.DRINK] + target
                    at += 1
    if state.has_deck():
        last = -1
        for i in range(base, base + count):
            if hands[i] != last:
                last = hands[i]
                moves[at] = FIRST[codes.EXCHANGE] + last
                at += 1
        if not can_lay:
            moves[at] = FIRST[codes.SKIP]
            at += 1
    elif at == 0:
        moves[at] = FIRST[codes.SKIP]
        at += 1
    return at


def explosions(state: Standing, moves: vec[i64], at: i64) -> i64:
    """Every laid tile but those with a lantern (B11, B13)."""
    maze = state.maze
    for i in range(maze.laid_count):
        if not is_lantern(maze.tile_at(maze.laid[i])):
            moves[at] = FIRST[codes.EXPLODE] + SPOT[maze.laid[i]]
            at += 1
    return at


def answers(state: Standing) -> vec[i64]:
    """What the seat may answer that is asked within its turn, or after the round."""
    moves = _SCRATCH if IS_COMPILED else _SCRATCH[:]
    at: i64 = 0
    if state.phase == CHOOSING or state.phase == SECOND:
        reached = reached_goals(state)
        for goal in range(GOALS):
            if (reached >> goal) & 1:
                moves[at] = FIRST[codes.OPEN] + goal
                at += 1
        if state.phase == SECOND:
            moves[at] = FIRST[codes.LEAVE_SHUT]
            at += 1
        return moves[:at]
    for target in range(state.players):
        if state.phase == SERVING:
            moves[at] = FIRST[codes.SERVE] + target
            at += 1
        elif target != state.turn and state.score[target] > 0:
            moves[at] = FIRST[codes.STEAL] + target
            at += 1
    return moves[:at]


def random_play(state: Standing, rng: Rng) -> i64:
    """Tiles and explosions are drawn by rejection: any, until one is lawful or another move is drawn."""
    seat = state.turn
    hands = state.hands
    maze = state.maze
    base: i64 = seat * HAND
    held: i64 = 0
    packed: i64 = 0
    tile_count: i64 = 0
    blasts: i64 = 0
    maps: i64 = 0
    potions: i64 = 0
    different: i64 = 0
    last: i64 = -1
    for i in range(base, base + state.hand_count[seat]):
        kind = hands[i]
        if kind == last:
            continue
        last = kind
        different += 1
        if kind < PATHS:
            held |= bit(kind)
            packed |= kind << (KIND_BITS * tile_count)
            tile_count += 1
        elif kind == MAP:
            maps = GOALS
        elif kind == EXPLOSION:
            if maze.laid_count > state.lanterns:
                blasts = maze.laid_count
        else:
            potions = state.players - 1
    tiles: i64 = 0
    if held and can_lay(state, held):
        tiles = maze.front_count * tile_count * 4
    exchanges: i64 = 0
    skips: i64 = 0
    if state.has_deck():
        exchanges = different
        skips = 1 if tiles == 0 else 0
    total: i64 = tiles + blasts + maps + potions + exchanges + skips
    if total == 0:
        return FIRST[codes.SKIP]
    while True:
        drawn = rng.below(total)
        if drawn < tiles:
            turning: i64 = drawn & 3
            drawn >>= 2
            at: i64 = drawn // tile_count
            kind = (packed >> (KIND_BITS * (drawn - at * tile_count))) & KIND_MASK
            cell = maze.front[at]
            if (TILES.fits[(maze.cells[cell] & KEY) * TILES.kind_count + kind] >> turning) & 1:
                return SPOT[cell] * LAYABLE + TILES.first[kind] + turning
            continue
        drawn -= tiles
        if drawn < blasts:
            cell = maze.laid[drawn]
            if not is_lantern(maze.tile_at(cell)):
                return FIRST[codes.EXPLODE] + SPOT[cell]
            continue
        drawn -= blasts
        if drawn < maps:
            if not (state.opened >> drawn) & 1:
                return FIRST[codes.READ_MAP] + drawn
            continue
        drawn -= maps
        if drawn < potions:
            return FIRST[codes.DRINK] + (drawn if drawn < seat else drawn + 1)
        drawn -= potions
        if drawn < exchanges:
            return FIRST[codes.EXCHANGE] + state.nth_kind(base, drawn)
        return FIRST[codes.SKIP]


def packed_kinds(held: i64) -> i64:
    """Up to three kinds that are set as bits, ascending, KIND_BITS for each, and above them how many they are."""
    packed: i64 = 0
    count: i64 = 0
    kind: i64 = 0
    while held:
        if held & 1:
            packed |= kind << (KIND_BITS * count)
            count += 1
        held >>= 1
        kind += 1
    return packed | (count << COUNT_AT)
