"""Time for the clocks of games: it goes on evenly, whatever happens to the clock of the machine."""

from __future__ import annotations

import time
from collections.abc import Callable


def time_on_the_wall() -> float:
    return time.time()


class SteadyClock:
    """Seconds since 1970 by the machine's clock at the start, and from then on by one that cannot be set.

    When somebody sets the machine's clock, or daylight or a time server does, nobody's thinking time changes. After a
    restart it begins anew, which is no matter: time that passed while the server was down is not counted.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._base = wall() - steady()

    def __call__(self) -> float:
        return self._base + self._steady()

    def set(self, now: float) -> None:
        """Go on from here, because others do."""
        self._base = now - self._steady()
