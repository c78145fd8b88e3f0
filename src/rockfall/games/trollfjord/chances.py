"""The tower as chance (T33): how many boulders a blow brings out, and of which colours. Compiled.

The numbers are data, tower.json: for each strength, place (side and height), memory of the blows before and number of
boulders inside (the nearest of a few knots) whole weights, for 0 to 20 boulders, that add up to 10,000. All of these
count from 0 here. The memory is there because jams last: a player who got few boulders will get few.

Where boulders are thrown back (T30), the pile has layers: what came out in the last hammering lies on top, under it
what came out in the one before, and what has lain longest is next. How much likelier is data, too, by how many are out.

tower_1.json is the tower of version 1 of the rules, round stones in a tower without sides: old records need it.
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
PLACES: Final = 6  # side * 3 + height
MEMORIES: Final = 8
FRESH: Final = 3  # the memory of a tower at which a hammering begins: as after middling blows
MOST: Final = 20
OUTCOMES: Final = 21
TOTAL: Final = 10000
EACH: Final = 11
BOULDERS: Final = 44
LAYERS: Final = 3  # what has lain longest, what was thrown in by the last hammering but one, and by the last one


class BadTower(RockfallError):
    """The tower's data are not what they should be."""


def read_tower(text: str, sides: int = 2, most: int = MOST) -> tuple[list[int], list[int]]:
    """The knots, and all weights in one row, from the text of a data file; BadTower says what is wrong with it."""
    data = json.loads(text)
    shape = {"strengths": STRENGTHS, "heights": HEIGHTS, "memories": MEMORIES, "most": most}
    if sides > 1:
        shape["sides"] = sides
    for name, count in shape.items():
        if data.get(name) != count:
            raise BadTower(f"expected {name} to be {count} in the tower's data, got {data.get(name)!r}")
    knots = [int(fill) for fill in data["fills"]]
    rows = [row for by_place in data["weights"] for by_memory in by_place for by_fill in by_memory for row in by_fill]
    expected = STRENGTHS * sides * HEIGHTS * MEMORIES * len(knots)
    if len(rows) != expected:
        raise BadTower(f"expected {expected} rows of weights in the tower's data, got {len(rows)}")
    flat: list[int] = []
    for row in rows:
        if len(row) != most + 1 or sum(row) != TOTAL or min(row) < 0:
            raise BadTower(f"expected {most + 1} weights from 0 that add up to {TOTAL}, got {row}")
        flat += possible(row) + [0] * (MOST - most)
    return knots, flat


def read_layers(text: str) -> tuple[list[int], list[int]]:
    """From how many boulders out each stage begins, and the weight of a boulder of each layer, stage by stage."""
    data = json.loads(text)
    stages, layers = data["stages"], data["layers"]
    if stages[:1] != [0] or sorted(set(stages)) != stages or len(layers) != len(stages):
        raise BadTower(f"expected stages that ascend from 0, with layers for each, got {stages} and {layers}")
    for row in layers:
        if len(row) != LAYERS or min(row) < 1:
            raise BadTower(f"expected {LAYERS} weights from 1 for the layers, got {row}")
    return stages, [weight for row in layers for weight in row]


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


def stages_by_out(stages: list[int]) -> list[int]:
    """For each number of boulders outside the last stage that has begun."""
    return [max(at for at, begin in enumerate(stages) if begin <= out) for out in range(BOULDERS + 1)]


def _row(numbers: list[int]) -> vec[i64]:
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


_HERE = Path(__file__).parent
_TEXT = (_HERE / "tower.json").read_text()
_KNOTS, _FLAT = read_tower(_TEXT)
_FIRST_KNOTS, _FIRST_FLAT = read_tower((_HERE / "tower_1.json").read_text(), sides=1, most=14)
if _KNOTS != _FIRST_KNOTS:
    raise BadTower(f"expected the knots of both towers to be the same, got {_KNOTS} and {_FIRST_KNOTS}")
_STAGES, _LAYERS = read_layers(_TEXT)
FILLS: Final[i64] = len(_KNOTS)
KNOT_OF: Final = _row(nearest_knots(_KNOTS))
WEIGHTS: Final = _row(_FLAT + _FIRST_FLAT)
FIRST_TOWER: Final[i64] = len(_FLAT)  # where the tower of version 1 begins
STAGE_OF: Final = _row(stages_by_out(_STAGES))
LAYER_WEIGHTS: Final = _row(_LAYERS)


def row_at(strength: i64, place: i64, inside: i64, memory: i64) -> i64:
    """Where the weights for a blow begin in WEIGHTS."""
    return (((strength * PLACES + place) * MEMORIES + memory) * FILLS + KNOT_OF[inside]) * OUTCOMES


def first_row_at(strength: i64, height: i64, inside: i64, memory: i64) -> i64:
    """The same for version 1 of the rules."""
    row: i64 = ((strength * HEIGHTS + height) * MEMORIES + memory) * FILLS + KNOT_OF[inside]
    return FIRST_TOWER + row * OUTCOMES


def weights(at: i64, inside: i64) -> list[int]:
    """The weights of a row, for 0 to 20 boulders; more than are inside count for as many as there are."""
    row = [0] * OUTCOMES
    for count in range(OUTCOMES):
        row[min(count, inside)] += int(WEIGHTS[at + count])
    return row


def draw_count(at: i64, inside: i64, rng: Rng) -> i64:
    """A number of boulders, drawn by the weights of a row."""
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


def colour_weight(out: i64, thrown: i64, under: i64, stage: i64) -> i64:
    """R11: how likely a colour comes next, with `out` of its boulders out and `thrown` thrown in lately.

    What came out is assumed to have lain longest, as far as possible.
    """
    old: i64 = EACH - thrown - under - out
    if old < 0:
        under += old
        old = 0
    if under < 0:
        thrown += under
        under = 0
    at = stage * LAYERS
    return old * LAYER_WEIGHTS[at] + under * LAYER_WEIGHTS[at + 1] + thrown * LAYER_WEIGHTS[at + 2]


def still_inside(out: i64, thrown: i64) -> i64:
    """R11: how many of those that were thrown in last have not come out again."""
    gone: i64 = out - (EACH - thrown)
    return thrown if gone <= 0 else thrown - gone
