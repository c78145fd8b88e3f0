"""The gate for everything but moves: all requests together may take so much of the server's time, in fair turns.

A move on a socket does not pass here, so it never waits for requests: they wait, within bounds, for each other.
"""

from __future__ import annotations

import asyncio
import time

from rockfall.server.limits import Bucket
from rockfall.server.networks import network
from rockfall.server.turns import Turns

WAITING = 1000  # requests, of everybody
WAITING_EACH = 40  # of one address
BURST = 0.05  # seconds' worth that may come at once


class Gate:
    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._bucket = Bucket(rate, max(10.0, rate * BURST), time.monotonic())
        self._turns: Turns[None] = Turns(WAITING, WAITING_EACH, "requests")
        self._costs: dict[asyncio.Future[None], float] = {}
        self._next: asyncio.Future[None] | None = None  # has its turn, once there is enough for it
        self._timer: asyncio.TimerHandle | None = None

    async def enter(self, address: str, cost: float) -> None:
        """Return when it is this request's turn. Refused if too many wait already."""
        if not self.waiting and self._bucket.take(time.monotonic(), cost):
            return
        key = network(address)
        self._turns.check(key, 1.0 + self.waiting / self._rate)
        turn = self._turns.add(key)
        self._costs[turn] = cost
        self._go_on()
        try:
            await turn
        finally:
            self._costs.pop(turn, None)

    @property
    def waiting(self) -> int:
        return len(self._turns) + (self._next is not None)

    def used(self) -> float:
        return self._bucket.used(time.monotonic())

    def _go_on(self) -> None:
        """Let in whoever there is enough for, and look again when there is for the next one."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while True:
            turn = self._next or self._turns.next()
            self._next = None
            if turn is None:
                return
            if turn.done():  # gave up
                continue
            cost, now = self._costs[turn], time.monotonic()
            wait = self._bucket.wait(now, cost)
            if wait > 0:
                self._next = turn
                self._timer = asyncio.get_running_loop().call_later(wait, self._go_on)
                return
            if not self._bucket.take(now, cost):
                self._bucket.fine(cost)  # more than a whole burst
            turn.set_result(None)
