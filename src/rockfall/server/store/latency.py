"""How long something takes, for the metrics."""

from __future__ import annotations

import time

WINDOW = 15.0  # seconds over which the longest is remembered, at least


class Latency:
    """The sum is for rates, the longest of late for alarms."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self._longest = [0.0, 0.0]  # in this window, and in the one before
        self._since = time.monotonic()

    def add(self, seconds: float) -> None:
        self._turn()
        self.count += 1
        self.seconds += seconds
        self._longest[0] = max(self._longest[0], seconds)

    @property
    def longest(self) -> float:
        """Of the last 15 to 30 seconds."""
        self._turn()
        return max(self._longest)

    def _turn(self) -> None:
        windows = int((time.monotonic() - self._since) / WINDOW)
        if windows:
            self._longest = [0.0, self._longest[0] if windows == 1 else 0.0]
            self._since += windows * WINDOW
