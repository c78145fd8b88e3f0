"""One seat's part of a position in a few numbers, and how strong it stands by them. Compiled.

How much each of them counts, by how far the match has come, was fitted to matches: see weights.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.trollfjord.judge import Mind
from rockfall.bots.trollfjord.weights import WEIGHTS_OF
from rockfall.games.trollfjord import parts
from rockfall.games.trollfjord.edition import (
    BELT,
    PLUS,
    REGIONS,
    SITES,
    SUPPLY,
    TROLLS,
    patch_worth,
)
from rockfall.games.trollfjord.rules import TrollfjordState

FEATURES: Final = 10
# Where each of them stands, in the order of weights.py; belts with 1 to 3 treasures come after the points.
POINTS: Final = 0
FINISHED: Final = 4
NOW: Final = 5
LATER: Final = 6
NEAR: Final = 7
ON_BOARD: Final = 8
PROGRESS: Final = 9
STAGES: Final = 5  # by the fullest belt; the last is the last round
ENOUGH_NEAR: Final = 9000  # thousandths of a troll: more do not raise the limit (T15)
FARTHEST_STEPS: Final = 5  # from a region to a fortress


def _closeness() -> list[int]:
    """By site and region: how much a troll there counts for the fortress, by the steps that it has to go."""
    numbers: list[int] = []
    for at_site in parts.SITE_REGIONS:
        steps = dict.fromkeys(at_site, 0)
        for far in range(1, FARTHEST_STEPS + 1):
            for source, target in parts.STEPS:
                if source in steps and steps[source] == far - 1:
                    steps.setdefault(target, far)
        numbers += [1000 >> steps[region] for region in range(len(parts.REGIONS))]
    return numbers


CLOSENESS: Final = vec[i64](_closeness())


# -- what a position is worth -----------------------------------------------------------------------------------------


@final
class Standing:
    """One seat's part of a position, to be changed in thought."""

    def __init__(self, state: TrollfjordState, seat: i64) -> None:
        self.seat: i64 = seat
        self.mind: Mind = Mind(state, seat)
        self.points: i64 = state.points(seat) + patch_worth(state.patches[seat])
        self.filled: i64 = state.next_belt(seat)
        self.progress: i64 = state.lords[seat]
        self.is_finished: bool = ((state.finished >> seat) & 1) == 1

    def promise(self) -> tuple[i64, i64, i64]:
        """What the trolls promise at the next fortress and at the one after it, and how many are near the next one."""
        now: i64 = 0
        later: i64 = 0
        near: i64 = 0
        belt = self.filled
        numbers = self.mind.state.numbers
        for site in range(SITES):
            if belt >= PLUS or numbers[site] == belt + 1:
                now = max(now, self.mind.site_worth(site))
                near = max(near, self.near(site))
            elif belt == PLUS - 1 or numbers[site] == belt + 2:
                later = max(later, self.mind.site_worth(site))
        return now, later, near

    def near(self, site: i64) -> i64:
        """Trolls around a fortress, in thousandths: those that have farther to go count less."""
        sum_: i64 = 0
        for region in range(REGIONS):
            sum_ += self.mind.trolls[self.mind.base + region] * CLOSENESS[site * REGIONS + region]
        return min(sum_, ENOUGH_NEAR)

    def describe(self, row: vec[i64], at: i64) -> None:
        """FEATURES numbers, in the order of weights.py."""
        for i in range(FEATURES):
            row[at + i] = 0
        row[at + POINTS] = self.points
        if self.is_finished or self.filled == BELT:
            row[at + FINISHED] = 1
            return
        if self.filled:
            row[at + self.filled] = 1
        now, later, near = self.promise()
        row[at + NOW] = now
        row[at + LATER] = later
        row[at + NEAR] = near
        row[at + ON_BOARD] = TROLLS - self.mind.trolls[self.mind.base + SUPPLY]
        row[at + PROGRESS] = self.progress


def strength(row: vec[i64], at: i64, players: i64, stage: i64) -> float:
    """How strong a seat stands; what counts is how much stronger than the others."""
    base: i64 = ((players - 2) * STAGES + stage) * FEATURES
    sum_: i64 = 0
    for i in range(FEATURES):
        sum_ += WEIGHTS_OF[base + i] * row[at + i] * (1 if i >= NOW and i <= NEAR else 1000)
    return float(sum_) / 1.0e7
