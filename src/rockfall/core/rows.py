"""Rows of numbers, and numbers as rows of bits. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng

# Compiled, `1 << place` shifts in 32 bits (mypyc 2.4 writes the literal without a width), so bits come from a table.
BITS: Final = vec[i64]([2**place for place in range(63)])


def bit(place: i64) -> i64:
    """One bit, of 63."""
    return BITS[place]


def changed(row: vec[i64], place: i64, by: i64) -> vec[i64]:
    """Another row, with one number raised or lowered: for rows that copies of a state share."""
    made = row[:]
    made[place] += by
    return made


# Rows that ascend: a frontier, or hands, each a part of one row.


def put_in(row: vec[i64], start: i64, end: i64, item: i64) -> None:
    """One more item in the part from `start` to `end`; the place at `end` is free."""
    at = end
    while at > start and row[at - 1] > item:
        row[at] = row[at - 1]
        at -= 1
    row[at] = item


def take_out(row: vec[i64], start: i64, end: i64, item: i64) -> None:
    """Close the gap that an item, which must be there, leaves in the part from `start` to `end`.

    What stands after it moves up one by one, from the end: so the gap is found and closed in one go.
    """
    at: i64 = end - 1
    moved = row[at]
    while moved != item:
        at -= 1
        before = row[at]
        row[at] = moved
        moved = before


def shuffled(row: vec[i64], count: i64, rng: Rng) -> None:
    """Shuffle the first `count` items of a row."""
    for i in range(count - 1, 0, -1):
        j = rng.below(i + 1)
        item = row[i]
        row[i] = row[j]
        row[j] = item
