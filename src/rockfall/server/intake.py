"""What comes on connections for requests is read a little in each round of the event loop, so that moves get between.

Without this, a thousand requests that arrive together are read, and their answers begun, before anybody else is heard.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

EACH_ROUND = 8


class Intake:
    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = loop
        self._waiting: deque[Callable[[], None]] = deque()
        self._left = EACH_ROUND  # in this round
        self._is_planned = False

    def __len__(self) -> int:
        return len(self._waiting)

    def take(self, read: Callable[[], None]) -> None:
        """Call this now, or in a later round, in the order in which they came."""
        if self._left > 0 and not self._waiting:
            self._left -= 1
            self._plan()
            read()
        else:
            self._waiting.append(read)
            self._plan()

    def _plan(self) -> None:
        if not self._is_planned:
            self._is_planned = True
            (self._loop or asyncio.get_running_loop()).call_soon(self._next_round)

    def _next_round(self) -> None:
        self._is_planned = False
        self._left = EACH_ROUND
        while self._waiting and self._left > 0:
            self._left -= 1
            self._plan()
            self._waiting.popleft()()
