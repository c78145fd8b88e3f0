"""Goblins vs Gnomes: ways through the tunnels. Compiled.

Doors that a key opens (B10), goals that a way touches (B14, R9), and the shortest way to what was opened (R3).
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.state import Emit
from rockfall.games.goblins import cards, events
from rockfall.games.goblins.edition import (
    ALE,
    BOARD,
    CELLS,
    DOOR,
    GOAL_CELLS,
    KEY_CARD,
    KIND_OF,
    LANTERN,
    OPENED,
    RUBBLE,
    SHUT,
    START,
    TILES,
    color_of,
)
from rockfall.games.goblins.state import CELL_BITS, CELL_MASK, SIDE_BITS, Standing
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import LIT, LIT_AT, Maze
from rockfall.games.maze.tiles import SIDES

# -- doors (B10) ----------------------------------------------------------------------------------------


def key_colors(state: Standing) -> i64:
    """The colours of the keys that an open way leads to, as bits."""
    colors: i64 = 0
    keys = state.keys
    while keys:
        cell: i64 = keys & CELL_MASK
        if state.maze.reached(cell):
            colors |= color_of(KIND_OF[state.maze.tile_at(cell)])
        keys >>= CELL_BITS
    return colors


def open_doors(state: Standing, emit: Emit | None) -> None:
    """Open doors whose key can be reached, as often as a door that opened lets one reach another key."""
    while True:
        fresh: i64 = key_colors(state) & ~state.open_colors
        if not fresh:
            return
        state.open_colors |= fresh
        doors = state.doors
        while doors:
            cell: i64 = doors & CELL_MASK
            tile = state.maze.tile_at(cell)
            color = color_of(KIND_OF[tile])
            if color & fresh:
                state.maze.swap(cell, OPENED[tile])
                if emit is not None:
                    name = cards.COLORS[color - 1]
                    emit(events.DoorOpened(color=name, column=BOARD.column_of(cell), row=BOARD.row_of(cell)))
            doors >>= CELL_BITS


def check_doors(state: Standing, emit: Emit | None) -> None:
    """After tiles were removed: a door shuts again where no key can be reached without it."""
    before = state.open_colors
    if not before:
        return
    state.open_colors = 0
    doors = state.doors
    if not doors:
        state.open_colors = key_colors(state)
        return
    while doors:
        state.maze.swap(doors & CELL_MASK, SHUT[OPENED[state.maze.tile_at(doors & CELL_MASK)]])
        doors >>= CELL_BITS
    state.maze.flood()
    open_doors(state, None)
    if emit is not None:
        tell_shut(state, before & ~state.open_colors, emit)


def tell_shut(state: Standing, colors: i64, emit: Emit) -> None:
    doors = state.doors
    while doors:
        cell: i64 = doors & CELL_MASK
        color = color_of(KIND_OF[state.maze.tile_at(cell)])
        if color & colors:
            emit(events.DoorShut(color=cards.COLORS[color - 1], column=BOARD.column_of(cell), row=BOARD.row_of(cell)))
        doors >>= CELL_BITS


def blow_up(state: Standing, cell: i64) -> i64:
    """Take a tile off the table and out of the round (R7); its kind. `check_doors` must follow."""
    kind = KIND_OF[state.maze.tile_at(cell)]
    state.maze.remove(cell)
    state.spent[kind] += 1
    if DOOR <= kind < KEY_CARD:
        state.doors = without_cell(state.doors, cell)
    elif KEY_CARD <= kind < RUBBLE:
        state.keys = without_cell(state.keys, cell)
    return kind


def without_cell(packed: i64, cell: i64) -> i64:
    """Take one cell out of a row of cells."""
    left: i64 = 0
    while packed:
        if packed & CELL_MASK != cell:
            left = (left << CELL_BITS) | (packed & CELL_MASK)
        packed >>= CELL_BITS
    return left


def is_lantern(tile: i64) -> bool:
    return LANTERN <= KIND_OF[tile] < ALE


# -- goals (B14, R9) ------------------------------------------------------------------------------------


def reached_goals(state: Standing) -> i64:
    """Goals that lie face down and that an open way touches, as bits.

    One that was left shut counts only where a way touches it again (R9).
    """
    maze = state.maze
    cells = maze.cells
    reached: i64 = 0
    for goal in range(i64(GOALS)):
        is_lit: bool = cells[GOAL_CELLS[goal]] & LIT != 0  # seldom, so the rest is seldom asked
        if is_lit and not (state.opened >> goal) & 1 and new_touches(maze, goal, state.left_shut):
            reached |= 1 << goal
    return reached


def new_touches(maze: Maze, goal: i64, left_shut: i64) -> i64:
    """The sides, as bits, on which an open way touches a goal, but for those on which it was left shut (R9)."""
    return ((maze.cells[GOAL_CELLS[goal]] & LIT) >> LIT_AT) & ~(left_shut >> (SIDE_BITS * goal))


# -- the way (R3) ---------------------------------------------------------------------------------------


@final
class Way:
    """The shortest open ways from the start to a goal (R3)."""

    def __init__(self, maze: Maze, goal: i64) -> None:
        steps = vec[i64]([-1] * CELLS)
        doors = vec[i64]([0] * CELLS)  # by cell: the fewest on a shortest way
        ales = vec[i64]([0] * CELLS)  # the most
        self.maze: Maze = maze
        self.goal: i64 = goal
        self.steps: vec[i64] = steps
        queue = vec[i64](capacity=64)
        queue = append(queue, START)
        steps[START] = 0
        at: i64 = 0
        while at < len(queue):
            cell = queue[at]
            at += 1
            if cell == goal:
                break
            for side in range(SIDES):
                if not passes_out(maze, cell, side):
                    continue
                beyond = maze.beyond(cell, side)
                if not (beyond == goal or enters(maze, beyond, (side + 2) & 3)):
                    continue
                kind: i64 = -1 if beyond == goal else KIND_OF[maze.tile_at(beyond)]
                door: i64 = doors[cell] + (1 if DOOR <= kind < KEY_CARD else 0)
                ale: i64 = ales[cell] + (1 if ALE <= kind < DOOR else 0)
                if steps[beyond] < 0:
                    steps[beyond] = steps[cell] + 1
                    doors[beyond] = door
                    ales[beyond] = ale
                    queue = append(queue, beyond)
                elif steps[beyond] == steps[cell] + 1:
                    if door < doors[beyond]:
                        doors[beyond] = door
                    if ale > ales[beyond]:
                        ales[beyond] = ale
        self.doors: i64 = doors[goal]
        self.ales: i64 = ales[goal]

    def spots(self) -> list[tuple[int, int]]:
        """One of them, from the start to the goal."""
        found = [(BOARD.column_of(self.goal), BOARD.row_of(self.goal))]
        cell = self.goal
        while cell != START:
            for side in range(SIDES):
                before = self.maze.beyond(cell, side)
                if self.steps[before] == self.steps[cell] - 1 and passes_out(self.maze, before, (side + 2) & 3):
                    cell = before
                    break
            found.append((BOARD.column_of(cell), BOARD.row_of(cell)))
        found.reverse()
        return found


def passes_out(maze: Maze, cell: i64, side: i64) -> bool:
    """Whether an open way leads out of the tile here on this side."""
    return (maze.reached(cell) >> side) & 1 != 0


def enters(maze: Maze, cell: i64, side: i64) -> bool:
    """Whether a tile that one can walk on through lies here and is open on this side."""
    tile = maze.tile_at(cell)
    if tile < 0:
        return False
    onward: i64 = (TILES.joins[tile] >> (4 * side)) & 15
    return onward & (onward - 1) != 0
