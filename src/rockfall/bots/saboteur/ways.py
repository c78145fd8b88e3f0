"""How near the tunnels are to the goals, and what one more path would change. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import FACE_DOWN, LIT, TILE, Maze
from rockfall.games.maze.tiles import SIDES
from rockfall.games.maze.ways import find_nearest
from rockfall.games.saboteur.edition import BOARD, GOAL_CELLS

FAR: Final = 20  # no way, as a number of cards
STEP: Final = 1000  # the worth of one card nearer to the gold
SURE: Final = 6000  # the chance of what is certain


def _straight_ways() -> list[vec[i64]]:
    """By goal and cell: how many cards would reach the goal if nothing lay in between."""
    return [BOARD.distances(GOAL_CELLS[goal]) for goal in range(GOALS)]


STRAIGHT: Final = _straight_ways()


@final
class Ways:
    """The frontier cells from which each goal is nearest."""

    def __init__(self, maze: Maze, steps: list[vec[i64]]) -> None:
        """`steps` says by goal and cell how many cards it takes: `steps_in` exactly, STRAIGHT quickly."""
        self.maze: Maze = maze
        self.steps: list[vec[i64]] = steps
        # The frontier cell from which each goal is nearest, how near, and how near it is from the next best.
        self.nearest: vec[i64] = vec[i64]([-1] * GOALS)
        self.distance: vec[i64] = vec[i64]([FAR] * GOALS)
        self.otherwise: vec[i64] = vec[i64]([FAR] * GOALS)
        self.after: vec[i64] = vec[i64]([FAR] * GOALS)  # the distances after the path last tried
        find_nearest(maze, steps, self.nearest, self.distance, self.otherwise)

    def closest(self, chances: vec[i64]) -> i64:
        """How near any goal is that may be the gold."""
        closest: i64 = FAR
        for goal in range(GOALS):
            if chances[goal] > 0 and self.distance[goal] < closest:
                closest = self.distance[goal]
        return closest

    def attempt(self, cell: i64, tile: i64) -> i64:
        """Find the distances after a path is laid; how many ways would lead on from it."""
        maze = self.maze
        tiles = maze.tiles
        lit: i64 = (maze.cells[cell] >> 8) & 15
        sides: i64 = tiles.source[tile]
        for side in range(SIDES):
            if (lit >> side) & 1:
                sides |= (tiles.joins[tile] >> (4 * side)) & 15
        sides &= ~lit
        exits: i64 = 0
        after = self.after
        for goal in range(GOALS):
            is_nearest = self.nearest[goal] == cell
            after[goal] = self.otherwise[goal] if is_nearest else self.distance[goal]
        for side in range(SIDES):
            if not (sides >> side) & 1:
                continue
            beyond = maze.beyond(cell, side)
            if maze.cells[beyond] & FACE_DOWN:
                exits += 1
                for goal in range(GOALS):
                    if GOAL_CELLS[goal] == beyond:
                        after[goal] = 0
            elif maze.is_empty(beyond):
                exits += 1
                for goal in range(GOALS):
                    if self.steps[goal][beyond] < after[goal]:
                        after[goal] = self.steps[goal][beyond]
            elif maze.cells[beyond] >> TILE and not (maze.reached(beyond) >> ((side + 2) & 3)) & 1:
                exits += 1
                self.join(cell, tile)
        return exits

    def join(self, cell: i64, tile: i64) -> None:
        """A path that joins a tunnel that was cut off: all its ends count again."""
        joined = self.maze.copy()
        joined.lay(cell, tile)
        for i in range(joined.front_count):
            end = joined.front[i]
            if joined.cells[end] & LIT:
                for goal in range(GOALS):
                    if self.steps[goal][end] < self.after[goal]:
                        self.after[goal] = self.steps[goal][end]
        for goal in range(GOALS):
            if joined.cells[GOAL_CELLS[goal]] & FACE_DOWN and joined.cells[GOAL_CELLS[goal]] & LIT:
                self.after[goal] = 0

    def gain(self, chances: vec[i64]) -> i64:
        """How much nearer the gold is after the path last tried, in thousandths of a step."""
        gain: i64 = 0
        for goal in range(GOALS):
            near: i64 = STEP + (500 if self.after[goal] == 0 else 0)
            gain += chances[goal] * (self.distance[goal] - self.after[goal]) * near // SURE
        return gain


def steps_in(maze: Maze) -> list[vec[i64]]:
    """By goal and cell: how many cards it takes from there, around what lies in between."""
    return [cards_to_goal(maze, GOAL_CELLS[goal]) for goal in range(GOALS)]


def cards_to_goal(maze: Maze, goal: i64) -> vec[i64]:
    """By cell: how many cards, laid from this empty cell on, would reach a goal."""
    is_open: bool = maze.cells[goal] & FACE_DOWN == 0
    return vec[i64]([FAR] * len(maze.cells)) if is_open else maze.tiles_to(goal, FAR)


def is_blind(maze: Maze, tile: i64) -> bool:
    """Whether nothing meets on a path."""
    tiles = maze.tiles
    packed: i64 = 0
    for side in range(SIDES):
        if (tiles.open[tile] >> side) & 1:
            packed |= 1 << (5 * side)
    return tiles.joins[tile] == packed
