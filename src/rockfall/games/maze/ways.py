"""How far it is from the frontier of a maze to its goals. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.games.maze.maze import LIT, Maze


def find_nearest(maze: Maze, ways: list[vec[i64]], nearest: vec[i64], distance: vec[i64], otherwise: vec[i64]) -> None:
    """By goal: the cell at a tunnel's end from which it is nearest, how near, and how near from the next best.

    `ways` says by goal and cell how far it is; the other rows come with what holds where there is no way.
    """
    for i in range(maze.front_count):
        cell = maze.front[i]
        if not maze.cells[cell] & LIT:
            continue
        for goal in range(len(ways)):
            way = ways[goal][cell]
            if way < distance[goal]:
                otherwise[goal] = distance[goal]
                distance[goal] = way
                nearest[goal] = cell
            elif way < otherwise[goal]:
                otherwise[goal] = way
