"""A maze as numbers, for learners. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.encoding import Slate
from rockfall.games.maze.maze import CUT_OFF, Maze


def tile_mark(maze: Maze, cell: i64) -> i64:
    """Tile + 1, below 0 if the start does not reach it, and lower than all such tiles if it was cut off."""
    tile: i64 = maze.tile_at(cell) + 1
    if maze.reached(cell):
        return tile
    return -tile - maze.tiles.tile_count if maze.is_cut_off(cell) else -tile


def mark_tiles(slate: Slate, place: i64, maze: Maze, spots: vec[i64]) -> None:
    """By spot, the `tile_mark` of the tiles that were laid.

    A mine is the largest part of a row, so this is as plain as can be.
    """
    cells = slate.cells
    marks = slate.marks
    count = slate.count
    start: i64 = slate.base + place
    laid = maze.laid
    words = maze.cells
    tiles = maze.tiles.tile_count
    for i in range(maze.laid_count):
        cell = laid[i]
        word = words[cell]
        tile: i64 = word >> 24
        at: i64 = start + spots[cell]
        cells[at] = tile if (word >> 16) & 15 else -tile - tiles if word & CUT_OFF else -tile
        marks[count] = at
        count += 1
    slate.count = count
