"""Cards in every turning, and the table that says where they fit."""

from __future__ import annotations

from itertools import combinations

import pytest

from rockfall.games.maze.tiles import EAST, NORTH, SOUTH, WEST, Shape, Tiles, turned

SIDES = [NORTH, EAST, SOUTH, WEST]
# Every way to part a set of sides into groups, as lists of bit sets.
SHAPES = [
    [],
    [NORTH],
    [NORTH | EAST],
    [NORTH | SOUTH],
    [NORTH, SOUTH],
    [NORTH | EAST | WEST],
    [NORTH | SOUTH, EAST],
    [NORTH, EAST, WEST],
    [15],
    [NORTH | SOUTH, EAST | WEST],
    [NORTH | WEST, EAST | SOUTH],
    [NORTH, EAST, SOUTH, WEST],
    [NORTH | EAST | SOUTH, WEST],
]


def quarter(sides: int) -> int:
    """A quarter turn clockwise, side by side."""
    return sum(SIDES[(at + 1) % 4] for at in range(4) if sides & SIDES[at])


@pytest.mark.parametrize("sides", range(16))
def test_turning_goes_clockwise(sides: int) -> None:
    assert turned(sides, 0) == sides
    assert turned(sides, 1) == quarter(sides)
    assert turned(sides, 2) == quarter(quarter(sides))
    assert turned(sides, 3) == quarter(quarter(quarter(sides)))


@pytest.mark.parametrize(
    ("groups", "by_half", "by_quarter"),
    [
        ([15], 1, 1),
        ([NORTH | SOUTH], 1, 2),
        ([NORTH | EAST], 2, 4),
        ([NORTH], 2, 4),
        ([NORTH | EAST | WEST], 2, 4),
        ([NORTH | SOUTH, EAST | WEST], 1, 1),
        ([NORTH | WEST, EAST | SOUTH], 1, 2),
        ([NORTH, EAST, SOUTH, WEST], 1, 1),
        ([NORTH | SOUTH, EAST, WEST], 1, 2),
        ([], 1, 1),
    ],
)
def test_distinct_turnings(groups: list[int], by_half: int, by_quarter: int) -> None:
    """A card that looks the same turned is one tile, not two."""
    assert Tiles([Shape(groups)], 2).tile_count == by_half
    assert Tiles([Shape(groups)], 1).tile_count == by_quarter


@pytest.mark.parametrize("step", [1, 2])
def test_tiles_are_the_turned_cards(step: int) -> None:
    tiles = Tiles([Shape(groups, is_source=at == 2) for at, groups in enumerate(SHAPES)], step)
    for tile in range(tiles.tile_count):
        groups = SHAPES[tiles.kind[tile]]
        for _ in range(tiles.quarters[tile]):
            groups = [quarter(group) for group in groups]
        assert tiles.open[tile] == sum(groups)
        assert tiles.source[tile] == (sum(groups) if tiles.kind[tile] == 2 else 0)
        for side in range(4):
            joined = tiles.joins[tile] >> 4 * side & 15
            assert joined == next((group for group in groups if group & SIDES[side]), 0)
        assert tiles.quarters[tile] % step == 0
        assert tiles.first[tiles.kind[tile]] <= tile


@pytest.mark.parametrize("step", [1, 2])
def test_fits_is_what_trying_every_tile_says(step: int) -> None:
    """For every demand of the neighbours: a side they care about is open exactly where they need it."""
    tiles = Tiles([Shape(groups) for groups in SHAPES], step)
    for key in range(256):
        need, care = key & 15, key >> 4
        kinds = 0
        for kind in range(tiles.kind_count):
            own = [tile for tile in range(tiles.tile_count) if tiles.kind[tile] == kind]
            fit = 0
            for place, tile in enumerate(own):
                asked = [(need & side != 0, tiles.open[tile] & side != 0) for side in SIDES if care & side]
                if all(wanted == is_open for wanted, is_open in asked) and not need & ~care:
                    fit |= 1 << place
            assert tiles.fits[key * tiles.kind_count + kind] == fit
            kinds |= bool(fit) << kind
        assert tiles.any_fits[key] == kinds


def test_every_pair_of_sides_can_be_joined() -> None:
    for one, other in combinations(SIDES, 2):
        shape = Shape([one | other])
        assert shape.joins(0) >> 4 * SIDES.index(one) & 15 == one | other
        assert shape.joins(0) >> 4 * SIDES.index(other) & 15 == one | other
