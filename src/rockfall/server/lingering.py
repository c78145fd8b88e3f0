"""Tables that nobody watches stay in memory for a moment: whoever sends the next message need not wait for a load."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rockfall.server.live import Live

SECONDS = 10.0
MOST = 100  # tables; the oldest makes room


class Lingering:
    def __init__(self, forget: Callable[[Live], None]) -> None:
        self._forget = forget
        self._timers: dict[Live, asyncio.TimerHandle] = {}  # whoever came first goes first

    def __len__(self) -> int:
        return len(self._timers)

    def add(self, live: Live) -> None:
        """From now on, for a while; it is asked then whether it is still idle."""
        self._stop(live)
        self._timers[live] = asyncio.get_running_loop().call_later(SECONDS, self._end, live)
        if len(self._timers) > MOST:
            self._end(next(iter(self._timers)))

    def _end(self, live: Live) -> None:
        self._stop(live)
        self._forget(live)

    def _stop(self, live: Live) -> None:
        timer = self._timers.pop(live, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for live in list(self._timers):
            self._stop(live)
