"""A lord has an answer for every phase. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.games.trollfjord.edition import (
    COLLECTING,
    DECIDING,
    DECLINE,
    GIVING,
    HAMMER,
    HAMMERING,
    JOIN,
    JOINING,
    MOVING,
    NAMING,
    PLACING,
    SKIP,
    WANDERING,
)


class Lord:
    """Who has an answer for every phase."""

    def move(self, phase: i64, rng: Rng) -> i64:
        if phase == MOVING:
            return self.best_space()
        if phase == PLACING:
            return self.best_region()
        if phase == WANDERING:
            return self.best_step(rng)
        if phase == NAMING:
            return self.best_fortress()
        if phase == JOINING:
            return JOIN if self.should_join() else DECLINE
        if phase == DECIDING:
            return HAMMER if self.should_hammer() else SKIP
        if phase == HAMMERING:
            return self.best_blow(rng)
        if phase == GIVING:
            return self.best_gift(rng)
        if phase == COLLECTING:
            return self.best_treasure()
        return self.best_to_clear()

    def best_space(self) -> i64:
        raise NotImplementedError

    def best_region(self) -> i64:
        raise NotImplementedError

    def best_step(self, rng: Rng) -> i64:
        raise NotImplementedError

    def best_fortress(self) -> i64:
        raise NotImplementedError

    def should_join(self) -> bool:
        raise NotImplementedError

    def should_hammer(self) -> bool:
        raise NotImplementedError

    def best_blow(self, rng: Rng) -> i64:
        raise NotImplementedError

    def best_gift(self, rng: Rng) -> i64:
        raise NotImplementedError

    def best_treasure(self) -> i64:
        raise NotImplementedError

    def best_to_clear(self) -> i64:
        raise NotImplementedError
