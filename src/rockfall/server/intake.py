"""Requests are read, and answered, a few in each round of the event loop, so that moves get between.

Without this, a thousand that arrive together are read before anybody else is heard, and so many who waited for the same
are all answered before.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

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

    async def round(self) -> None:
        """Go on now, or in a later round."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(partial(_go_on, turn))
        await turn

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


def _go_on(turn: asyncio.Future[None]) -> None:
    if not turn.done():  # who waited may have gone
        turn.set_result(None)
