"""How long a client goes on asking: pauses that grow, each a little longer by chance, until its time is up.

Chance keeps clients that were refused together from coming back together.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

FIRST = 0.2  # seconds
LONGEST = 8.0


class Patience:
    def __init__(
        self,
        seconds: float,
        longest: float = LONGEST,
        now: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.tries = 0
        self._longest = longest
        self._now = now
        self._chance = chance
        self._ends_at = now() + seconds

    def left(self) -> float:
        return max(0.0, self._ends_at - self._now())

    def pause(self, at_least: float = 0.0) -> float | None:
        """Seconds to wait before asking again; None: that would be too late."""
        grown = min(self._longest, FIRST * 2.0 ** min(self.tries, 16))
        self.tries += 1
        wait = max(at_least, grown) * (1.0 + self._chance() / 2)
        return wait if wait <= self.left() else None
