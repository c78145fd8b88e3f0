"""Cards as groups of joined sides, in every distinct turning, and the table that says where they fit.

A *kind* is a card as printed; a *tile* is a kind in one of its distinct turnings. Sides count clockwise from north. A
side is rock or *open*; each open side belongs to one group of sides that are joined on the card. A crossing is one
group of four, a bridge two groups of two, a dead end a group of one. Groups of a *source* (the start, a ladder) are
joined with the start wherever they lie.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rows import bit

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8


def turned(sides: i64, quarters: i64) -> i64:
    """A set of sides after this many quarter turns clockwise."""
    return ((sides << quarters) | (sides >> (4 - quarters))) & 15


@final
class Shape:
    """What a card shows: its groups of joined sides (bit sets), and whether they are joined with the start."""

    def __init__(self, groups: list[int], is_source: bool = False) -> None:
        self.groups: list[int] = groups
        self.is_source: bool = is_source

    def joins(self, quarters: i64) -> i64:
        """Sixteen bits: the sides joined with north, then with east, south and west."""
        packed: i64 = 0
        for group in self.groups:
            sides = turned(group, quarters)
            for side in range(4):
                if (sides >> side) & 1:
                    packed |= sides << (4 * side)
        return packed


@final
class Tiles:
    """The tables of one set of cards: all kinds in all distinct turnings."""

    def __init__(self, shapes: list[Shape], quarter_step: int) -> None:
        """`quarter_step` is 2 where cards are only turned upside down, 1 where they turn four ways."""
        self.kind_count: i64 = len(shapes)
        self.tile_count: i64 = 0
        self.first: vec[i64] = vec[i64]()  # by kind: its first tile
        self.kind: vec[i64] = vec[i64]()  # by tile
        self.quarters: vec[i64] = vec[i64]()  # by tile: how far it is turned
        self.open: vec[i64] = vec[i64]()  # by tile: its open sides
        self.joins: vec[i64] = vec[i64]()  # by tile: see Shape.joins
        self.source: vec[i64] = vec[i64]()  # by tile: the sides that are joined with the start wherever it lies
        for kind in range(len(shapes)):
            self.first = append(self.first, self.tile_count)
            for quarters in range(0, 4, quarter_step):
                self.add(kind, shapes[kind], quarters)
        self.fits: vec[i64] = self.fit_table()
        self.any_fits: vec[i64] = self.any_fit_table()

    def add(self, kind: i64, shape: Shape, quarters: i64) -> None:
        """Add a turning of a kind unless it looks like an earlier one."""
        joins = shape.joins(quarters)
        for tile in range(self.first[kind], self.tile_count):
            if self.joins[tile] == joins:
                return
        sides: i64 = (joins | (joins >> 4) | (joins >> 8) | (joins >> 12)) & 15
        self.kind = append(self.kind, kind)
        self.quarters = append(self.quarters, quarters)
        self.open = append(self.open, sides)
        self.joins = append(self.joins, joins)
        self.source = append(self.source, sides if shape.is_source else 0)
        self.tile_count += 1

    def fit_table(self) -> vec[i64]:
        """By key * kind_count + kind, which turnings of the kind fit (bit 0: its first tile).

        A key is what the neighbours of a cell ask for: four bits for sides that must be open, four that matter.
        """
        kinds = self.kind_count
        table = vec[i64]([0] * (256 * int(kinds)))
        for key in range(256):
            need: i64 = key & 15
            care: i64 = key >> 4
            for tile in range(self.tile_count):
                if self.open[tile] & care == need:
                    kind = self.kind[tile]
                    table[key * kinds + kind] |= bit(tile - self.first[kind])
        return table

    def any_fit_table(self) -> vec[i64]:
        """By key, the kinds that fit in some turning, as bits: most cells are ruled out with one look."""
        assert self.kind_count < 63
        table = vec[i64]([0] * 256)
        for key in range(256):
            for kind in range(self.kind_count):
                if self.fits[key * self.kind_count + kind]:
                    table[key] |= bit(kind)
        return table
