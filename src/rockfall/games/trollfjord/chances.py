"""The tower as chance (T33): how likely a blow brings out so many boulders. Compiled.

The numbers are data, tower.json: for each strength, height, memory of the blows before and number of boulders inside
(the nearest of a few knots) fifteen whole weights, for 0 to 14 boulders, that add up to 10,000. Strengths, heights and
memories count from 0 here. The memory is there because jams last: who got few boulders will get few.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.errors import RockfallError
from rockfall.core.rng import Rng

STRENGTHS: Final = 5
HEIGHTS: Final = 3
MEMORIES: Final = 8
FRESH: Final = 3  # the memory of a tower that has just been filled: as after middling blows
MOST: Final = 14
OUTCOMES: Final = 15
TOTAL: Final = 10000
BOULDERS: Final = 44


class BadTower(RockfallError):
    """The tower's data are not what they should be."""


def read_tower(text: str) -> tuple[list[int], list[int]]:
    """The knots, and all weights in one row, from the text of a data file; BadTower says what is wrong with it."""
    data = json.loads(text)
    for name, count in (("strengths", STRENGTHS), ("heights", HEIGHTS), ("memories", MEMORIES), ("most", MOST)):
        if data.get(name) != count:
            raise BadTower(f"expected {name} to be {count} in the tower's data, got {data.get(name)!r}")
    knots = [int(fill) for fill in data["fills"]]
    rows = [row for by_height in data["weights"] for by_memory in by_height for by_fill in by_memory for row in by_fill]
    expected = STRENGTHS * HEIGHTS * MEMORIES * len(knots)
    if len(rows) != expected:
        raise BadTower(f"expected {expected} rows of weights in the tower's data, got {len(rows)}")
    flat: list[int] = []
    for row in rows:
        if len(row) != OUTCOMES or sum(row) != TOTAL or min(row) < 0:
            raise BadTower(f"expected {OUTCOMES} weights from 0 that add up to {TOTAL}, got {row}")
        flat += possible(row)
    return knots, flat


def possible(row: list[int]) -> list[int]:
    """The real tower may do anything, so nothing has no weight at all; the likeliest outcome pays for it."""
    raised = [max(1, weight) for weight in row]
    raised[raised.index(max(raised))] -= sum(raised) - TOTAL
    return raised


def nearest_knots(knots: list[int]) -> list[int]:
    """For each number of boulders inside the place of the nearest knot; between two the fuller one."""
    return [
        min(range(len(knots)), key=lambda place: (abs(knots[place] - inside), -knots[place]))
        for inside in range(BOULDERS + 1)
    ]


def _row(numbers: list[int]) -> vec[i64]:
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


_KNOTS, _FLAT = read_tower((Path(__file__).parent / "tower.json").read_text())
FILLS: Final[i64] = len(_KNOTS)
KNOT_OF: Final = _row(nearest_knots(_KNOTS))
WEIGHTS: Final = _row(_FLAT)


def row_at(strength: i64, height: i64, inside: i64, memory: i64) -> i64:
    """Where the weights for a blow begin in WEIGHTS."""
    return (((strength * HEIGHTS + height) * MEMORIES + memory) * FILLS + KNOT_OF[inside]) * OUTCOMES


def weights(strength: i64, height: i64, inside: i64, memory: i64) -> list[int]:
    """Weights for 0 to 14 boulders; what would be more than are inside counts for as many as there are."""
    at = row_at(strength, height, inside, memory)
    row = [0] * OUTCOMES
    for count in range(OUTCOMES):
        row[min(count, inside)] += int(WEIGHTS[at + count])
    return row


def draw_count(strength: i64, height: i64, inside: i64, memory: i64, rng: Rng) -> i64:
    """So many boulders, drawn by weight."""
    at = row_at(strength, height, inside, memory)
    left = rng.below(TOTAL) - WEIGHTS[at]
    count: i64 = 0
    while left >= 0:
        count += 1
        left -= WEIGHTS[at + count]
    return count if count < inside else inside


def next_memory(memory: i64, count: i64) -> i64:
    """After another blow: half what it was, half what came out, rounded up; more than 7 boulders count as 7 (R6)."""
    most: i64 = MEMORIES - 1
    return (memory + (count if count < most else most) + 1) // 2
