"""What is joined, kept up to date move by move, against a flood from scratch."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import Fields
from rockfall.games.maze.maze import CARE, FACE_DOWN, LIT, NEAR, Maze
from rockfall.games.maze.tiles import EAST, NORTH, SOUTH, WEST, Shape, Tiles

CROSS, CURVE, STRAIGHT, STUB, BRIDGE, SPRING, START = range(7)
SHAPES = [
    Shape([15]),
    Shape([NORTH | EAST]),
    Shape([NORTH | SOUTH]),
    Shape([NORTH, EAST]),
    Shape([NORTH | SOUTH, EAST | WEST]),
    Shape([SOUTH], is_source=True),
    Shape([15], is_source=True),
]
COLUMNS, ROWS = 9, 7


def cell_at(column: int, row: int) -> int:
    """Cells count from the edge: column 0, row 0 lies just inside it."""
    return (row + 1) * (COLUMNS + 2) + column + 1


def new_maze(step: int, border: int, marks_cuts: bool = False) -> Maze:
    maze = Maze(Tiles(SHAPES, step), COLUMNS, ROWS, border, marks_cuts)
    maze.place(cell_at(2, 3), maze.tiles.first[START])
    return maze


def flooded(maze: Maze) -> dict[int, int]:
    """By cell: the sides that are joined to a source, found from scratch."""
    tiles = maze.tiles
    reached: dict[int, int] = {}
    todo = [
        (cell, tiles.source[maze.tile_at(cell)])
        for cell in range(len(maze.cells))
        if maze.tile_at(cell) >= 0 and tiles.source[maze.tile_at(cell)]
    ]
    while todo:
        cell, sides = todo.pop()
        fresh = sides & ~reached.get(cell, 0)
        reached[cell] = reached.get(cell, 0) | sides
        for side in range(4):
            beyond = maze.beyond(cell, side)
            if fresh >> side & 1 and maze.tile_at(beyond) >= 0:
                joined = tiles.joins[maze.tile_at(beyond)] >> 4 * ((side + 2) % 4) & 15
                if joined:
                    todo.append((beyond, joined))
    return reached


def check(maze: Maze, cut: set[int] = frozenset()) -> None:  # type: ignore[assignment]
    """Reach, frontier and what neighbours ask for are as they would be worked out anew; `cut` is what is cut off."""
    assert {cell for cell in range(len(maze.cells)) if maze.is_cut_off(cell)} == cut
    assert maze.cut_count == len(cut)
    reached = flooded(maze)
    front = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = cell_at(column, row)
            assert maze.reached(cell) == reached.get(cell, 0)
            need = care = lit = near = 0
            for side in range(4):
                beyond, back = maze.beyond(cell, side), (side + 2) % 4
                tile = maze.tile_at(beyond)
                if tile >= 0:
                    care |= 1 << side
                    need |= (maze.tiles.open[tile] >> back & 1) << side
                    lit |= (reached.get(beyond, 0) >> back & 1) << side
                    near |= (1 << side) if reached.get(beyond, 0) else 0
            if maze.is_empty(cell):
                assert maze.cells[cell] & 255 == need | care << 4
                assert maze.cells[cell] & LIT == lit << 8
                assert maze.cells[cell] & NEAR == near << 12
                met = [maze.beyond(cell, side) for side in range(4) if (need or care) >> side & 1]
                assert maze.meets_only_cut_off(cell) == all(beyond in cut for beyond in met)
                if maze.cells[cell] & maze.border and any(beyond not in cut for beyond in met):
                    front.append(cell)
    assert list(maze.front[: maze.front_count]) == front
    assert maze.lists_all() == (maze.border == CARE and not cut)
    if maze.lists_all():
        assert front == [c for c in range(len(maze.cells)) if maze.is_empty(c) and maze.cells[c] & CARE]
    assert list(maze.laid[: maze.laid_count]) == sorted(maze.laid[: maze.laid_count])


@pytest.mark.parametrize("border", [LIT, NEAR, CARE])
@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize("seed", range(6))
def test_reach_after_random_lays_and_removals(seed: int, step: int, border: int) -> None:
    """Tiles need not fit here: the maze knows nothing of rules."""
    rng = Rng.seeded(seed, step)
    maze = new_maze(step, border)
    counts = {"laid": 0, "removed": 0, "cut off": 0}
    layable = maze.tiles.first[START]
    for _ in range(150):
        if maze.laid_count and rng.below(3) == 0:
            maze.remove(maze.laid[rng.below(maze.laid_count)])
            counts["removed"] += 1
        else:
            cell = cell_at(rng.below(COLUMNS), rng.below(ROWS))
            if maze.is_empty(cell):
                maze.lay(cell, rng.below(layable))
                counts["laid"] += 1
        check(maze)
        counts["cut off"] += any(not maze.reached(cell) for cell in maze.laid[: maze.laid_count])
    assert min(counts.values()) > 10, counts


@pytest.mark.parametrize("border", [LIT, NEAR, CARE])
@pytest.mark.parametrize("seed", range(3))
def test_what_removals_cut_off(seed: int, border: int) -> None:
    """Cut off is what was joined before a removal and not after it, until it is joined again or removed."""
    rng = Rng.seeded(seed, "cuts")
    maze = new_maze(2, border, marks_cuts=True)
    layable = maze.tiles.first[START]
    cut: set[int] = set()
    counts = {"cut off": 0, "joined again": 0, "removed": 0}
    for _ in range(200):
        before = set(flooded(maze))
        if maze.laid_count > 14 and rng.below(2) == 0:
            cell = maze.laid[rng.below(maze.laid_count)]
            maze.remove(cell)
            counts["removed"] += cell in cut
            cut = (cut | before - set(flooded(maze))) - {cell}
            counts["cut off"] += len(cut) > 0
        else:
            cell = cell_at(rng.below(5), 1 + rng.below(5))
            if maze.is_empty(cell):
                maze.lay(cell, maze.tiles.first[CROSS] if rng.below(3) else rng.below(layable))
        counts["joined again"] += len(cut & set(flooded(maze)))
        cut -= set(flooded(maze))
        check(maze, cut)
        other = new_maze(2, border, marks_cuts=True)
        fields = Fields()
        maze.declare(fields)
        other.declare(Fields(fields.rows))
        check(other, cut)
    assert min(counts.values()) > 0, counts


def test_a_copy_goes_its_own_way() -> None:
    maze = new_maze(2, NEAR)
    maze.lay(cell_at(3, 3), maze.tiles.first[CROSS])
    other = maze.copy()
    other.lay(cell_at(4, 3), maze.tiles.first[CROSS])
    other.remove(cell_at(3, 3))
    check(maze)
    check(other)
    assert (maze.laid_count, other.laid_count) == (1, 1)
    assert maze.reached(cell_at(3, 3)) == 15
    assert other.reached(cell_at(4, 3)) == 0


def test_a_goal_is_touched_once_and_asks_nothing_while_face_down() -> None:
    maze = new_maze(2, NEAR)
    goal = cell_at(4, 3)
    maze.hide_goal(goal)
    assert not maze.is_empty(goal)
    maze.lay(cell_at(3, 3), maze.tiles.first[CROSS])
    maze.lay(cell_at(3, 2), maze.tiles.first[CROSS])
    assert maze.cells[cell_at(4, 2)] & 255 == WEST << 4 | WEST  # the goal to the south does not matter
    assert list(maze.touched) == [goal]
    assert (maze.next_touched(), maze.next_touched()) == (goal, -1)
    maze.place(goal, maze.tiles.first[STRAIGHT])
    assert maze.cells[goal] & FACE_DOWN == 0
    check(maze)


def test_tunnels_of_a_bridge_are_joined_one_by_one() -> None:
    maze = new_maze(2, LIT)
    bridge, curve = cell_at(3, 3), maze.tiles.first[CURVE]
    maze.lay(bridge, maze.tiles.first[BRIDGE])
    assert maze.reached(bridge) == EAST | WEST
    maze.lay(cell_at(2, 4), curve)  # from the start down and to the east
    maze.lay(cell_at(3, 4), maze.tiles.first[CROSS])
    assert maze.reached(bridge) == 15
    maze.remove(cell_at(2, 4))
    assert maze.reached(bridge) == EAST | WEST
    check(maze)


def test_a_source_joins_what_lies_far_away() -> None:
    maze = new_maze(2, LIT)
    maze.lay(cell_at(7, 3), maze.tiles.first[CROSS])
    assert maze.reached(cell_at(7, 3)) == 0
    maze.lay(cell_at(7, 2), maze.tiles.first[SPRING])
    assert maze.reached(cell_at(7, 3)) == 15
    maze.remove(cell_at(7, 2))
    assert maze.reached(cell_at(7, 3)) == 0
    check(maze)


def test_a_way_that_is_barred() -> None:
    """A bridge lies on the straight way; barred, it can only be passed round."""
    maze = new_maze(2, LIT)
    tiles = maze.tiles
    goal = cell_at(5, 3)
    for column in (3, 4, 5):
        maze.lay(cell_at(column, 3), tiles.first[CROSS if column != 4 else BRIDGE])
    free = Maze(tiles, COLUMNS, ROWS, LIT)
    none = [0] * int(tiles.tile_count)
    barred = none.copy()
    barred[tiles.first[BRIDGE]] = 1
    assert maze.leads_to(goal, vec[i64](none))
    assert not maze.leads_to(goal, vec[i64](barred))
    assert not free.leads_to(goal, vec[i64](none))
    maze.lay(cell_at(3, 4), tiles.first[CURVE])  # round the bridge: down, two to the east, up
    maze.lay(cell_at(4, 4), tiles.first[CROSS])
    maze.lay(cell_at(5, 4), tiles.first[CROSS])
    assert maze.leads_to(goal, vec[i64](barred))
