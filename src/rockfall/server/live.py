"""A table in memory, with everything attached to it in this process."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Literal

from rockfall.core.bot import Advice
from rockfall.server.audience import Subscription
from rockfall.server.store import Elsewhere
from rockfall.server.table import Table
from rockfall.server.wire import Common, Sight


class Lock:
    """Like asyncio's, but whoever finds it free may take it without being a coroutine."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._is_taken

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def take(self) -> bool:
        """Whether it was free."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def acquire(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it had just been handed over
            else:
                with suppress(ValueError):
                    self._waiting.remove(turn)
            raise

    def release(self) -> None:
        """Hand it over to whoever has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *error: object) -> None:
        self.release()


class Live:
    """One lock per table: requests to it are handled one after the other."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lock = Lock()
        self.subscriptions: list[Subscription] = []
        self.common = Common()
        self.sights: dict[int | None, Sight] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.advice: dict[tuple[int, int], Advice] = {}  # hints for the position, by version and seat
        self.head_at = 0
        self.told_version = 0  # the last one that viewers have heard of
        self.driver: Literal["unknown", "we", "they"] = "unknown"  # the process that runs bots, chance and clocks
        self.fence = 0  # the number by which we drive it, if we do
        self.has_claimed = False  # the store may have us down as its driver, even where we are in doubt
        self.driver_changes = 0  # how often another process has stopped driving it
        self.elsewhere = Elsewhere()
        self._table: Table | None = None

    @property
    def is_loaded(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table:
        assert self._table is not None, "a table is loaded before it is used"
        return self._table

    def put(self, table: Table) -> None:
        """A table that was just loaded; what was sent before is forgotten, so viewers get everything again."""
        self._table = table
        self.head_at = table.last_at
        self.common = Common()
        self.sights = {each.viewer: Sight(each.viewer, self.common) for each in self.subscriptions}

    def unload(self) -> None:
        self._table = None

    def drop(self, subscription: Subscription) -> None:
        self.subscriptions.remove(subscription)
        if not any(each.viewer == subscription.viewer for each in self.subscriptions):
            self.sights.pop(subscription.viewer, None)

    def sight(self, viewer: int | None) -> Sight:
        return self.sights.setdefault(viewer, Sight(viewer, self.common))

    # -- who is there -----------------------------------------------------------------------------------

    def present(self) -> frozenset[int]:
        """The seats whose people have the page open, through any process."""
        return self.present_here() | self.elsewhere.seats

    def present_here(self) -> frozenset[int]:
        """Those connected to this process. People who share a device are present together."""
        guests = {each.guest for each in self.subscriptions if each.guest is not None}
        seen = {each.viewer for each in self.subscriptions if each.viewer is not None}
        seats = enumerate(self.table.seats)
        return frozenset(n for n, seat in seats if seat.guest is not None and (seat.guest in guests or n in seen))

    def spectator_count(self) -> int:
        return self.spectators_here() + self.elsewhere.spectators

    def spectators_here(self) -> int:
        return sum(each.viewer is None for each in self.subscriptions)
