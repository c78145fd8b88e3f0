"""What the tower may bring, as bots reckon with it. Compiled.

How likely a treasure comes within reach is worked out from the tower's model: for each limit, number of boulders, hits
left and value the best chance to get there, colours taken as they come on average.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.games.trollfjord.chances import FRESH, OUTCOMES, STRENGTHS, TOTAL, WEIGHTS, row_at
from rockfall.games.trollfjord.chances import PLACES as STRUCK_PLACES
from rockfall.games.trollfjord.edition import (
    BOULDERS,
    COLOURS,
    EACH,
    HIGHEST_LIMIT,
    LEAST,
    VALUES,
    boulders,
)
from rockfall.games.trollfjord.rules import TrollfjordState

SURE: Final = 1_000_000  # a chance of one
RECKONED: Final = 12  # more boulders than this come once in a thousand blows, and count as this many
LIMITS: Final = HIGHEST_LIMIT + 1
TOTALS: Final = BOULDERS + 1
HITS: Final = HIGHEST_LIMIT + 1
COUNTS: Final = EACH + 1  # how many of a colour there can be
HARD: Final = 2  # weaker blows bring too little to be worth a look


def _binomials() -> list[float]:
    """Binomials C(n, k), by n and k: the ways to choose k of n boulders of a colour."""
    return [float(math.comb(n, k)) for n in range(COUNTS) for k in range(COUNTS)]


def _best_places() -> list[int]:
    """By strength: where a blow at a full tower brings most."""

    def brought(strength: int, place: int) -> int:
        at = row_at(strength, place, BOULDERS, FRESH)
        return sum(count * int(WEIGHTS[at + count]) for count in range(OUTCOMES))

    return [max(range(STRUCK_PLACES), key=lambda place: brought(strength, place)) for strength in range(STRENGTHS)]


def _times(one: list[int], other: list[int]) -> list[int]:
    product = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product[i + j] += a * b
    return product


def _survival() -> list[int]:
    """By limit and number of boulders that are out: the chance that no colour but white is above the limit."""
    ways = [1]
    for number in range(EACH):
        ways.append(ways[-1] * (EACH - number) // (number + 1))
    all_ways = _times(_times(ways, ways), _times(ways, ways))
    chances: list[int] = []
    for limit in range(LIMITS):
        calm = ways[: limit + 1]
        kept = _times(_times(calm, calm), _times(calm, ways))
        kept += [0] * (TOTALS - len(kept))
        chances += [kept[total] * SURE // all_ways[total] for total in range(TOTALS)]
    return chances


CHOOSE: Final = _binomials()
BEST_PLACE: Final = vec[i64](_best_places())
SURVIVAL: Final = vec[i64](_survival())
# By limit, value, hits left and boulders out: the best chance to get `value` out. Filled on first use.
REACH: Final = vec[i64]([0] * (LIMITS * VALUES * HITS * TOTALS))
IS_FILLED: Final = vec[i64]([0] * (LIMITS * VALUES))


@final
class Colours:
    """How likely the colours of the next boulders are, as they lie in the tower (R11).

    Boulders are assumed to come as if each were chosen independently: the number of ways, times the average weight of a
    boulder of its colour.
    """

    def __init__(self, state: TrollfjordState) -> None:
        self.ways: list[float] = []  # by colour and how many of it come
        for colour in range(COLOURS):
            inside: i64 = EACH - boulders(state.out, colour)
            weight: float = float(state.colour_weight(colour)) / float(inside) if inside else 0.0
            power: float = 1.0
            for count in range(EACH + 1):
                self.ways.append(CHOOSE[inside * COUNTS + count] * power if count <= inside else 0.0)
                power *= weight

    def of(self, y: i64, r: i64, b: i64, w: i64) -> float:
        """The weight of these numbers of each colour."""
        ways = self.ways
        return ways[y] * ways[COUNTS + r] * ways[2 * COUNTS + b] * ways[3 * COUNTS + w]


def reach(limit: i64, hits: i64, total: i64, value: i64) -> i64:
    """The chance to get `value` boulders out with `hits` left, colours as they come on average."""
    if total >= value:
        return SURE
    if not IS_FILLED[limit * VALUES + value - LEAST]:
        fill(limit, value)
    return REACH[((limit * VALUES + value - LEAST) * HITS + hits) * TOTALS + total]


def fill(limit: i64, value: i64) -> None:
    base: i64 = (limit * VALUES + value - LEAST) * HITS * TOTALS
    for hits in range(1, limit + 1):
        for total in range(value):
            calm: i64 = SURVIVAL[limit * TOTALS + total]
            best: i64 = 0
            if calm:
                for strength in range(HARD, STRENGTHS):
                    at = row_at(strength, BEST_PLACE[strength], BOULDERS - total, FRESH)
                    chance: i64 = 0
                    for count in range(OUTCOMES):
                        after: i64 = total + count
                        if after > BOULDERS:
                            after = BOULDERS
                        weight = WEIGHTS[at + count]
                        if weight:
                            then: i64 = SURE
                            if after < value:
                                then = REACH[base + (hits - 1) * TOTALS + after]
                            chance += weight * (then * SURVIVAL[limit * TOTALS + after] // calm)
                    if chance > best:
                        best = chance
            REACH[base + hits * TOTALS + total] = best // TOTAL
    IS_FILLED[limit * VALUES + value - LEAST] = 1
