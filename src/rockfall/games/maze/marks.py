"""A maze as numbers, for learners. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.encoding import Slate
from rockfall.games.maze.maze import Maze


def mark_tiles(slate: Slate, place: i64, maze: Maze, spots: vec[i64]) -> None:
    """By spot, for the tiles that were laid: tile + 1, and below 0 if the start does not reach it.

    A mine is the largest part of a row, so this is as plain as can be.
    """
    cells = slate.cells
    marks = slate.marks
    count = slate.count
    start: i64 = slate.base + place
    laid = maze.laid
    words = maze.cells
    for i in range(maze.laid_count):
        cell = laid[i]
        word = words[cell]
        tile: i64 = word >> 24
        at: i64 = start + spots[cell]
        cells[at] = tile if (word >> 16) & 15 else -tile
        marks[count] = at
        count += 1
    slate.count = count
