"""Other processes that serve the same store: what we hear of them, and what follows from it. See `News`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from rockfall.server.live import Live
from rockfall.server.logs import note
from rockfall.server.refused import Refused
from rockfall.server.store import Store

if TYPE_CHECKING:
    from rockfall.server.hub import Hub

AGAIN_AFTER = 1.0  # seconds
PASSING = ("server-error", "closing")  # the store does not answer, which passes


class Neighbours:
    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store

    async def wake_tables(self) -> None:
        """After a restart, or when another process has died: matches that go on although nobody watches."""
        while not self._hub.is_closing:
            try:
                await self._wake_tables()
                return
            except Refused as refused:
                note("tables could not be woken", why=str(refused))
            await asyncio.sleep(AGAIN_AFTER)

    async def _wake_tables(self) -> None:
        codes = await self._store.going_on()
        random.shuffle(codes)  # several processes share the work, so each starts elsewhere
        for code in codes:
            if code in self._hub.live and self._hub.live[code].is_loaded:
                continue
            if await self._store.claim(code):
                try:
                    async with self._hub.at(code):
                        pass  # a loaded table goes on by itself
                except Refused as refused:
                    if refused.code in PASSING:
                        raise

    # -- news -------------------------------------------------------------------------------------------

    def changed(self, table: str, version: int, entries: Sequence[bytes]) -> None:
        live = self._hub.live.get(table)
        if live is not None and live.told_version < version:
            self._hub.spawn(self._follow(live, version, entries))

    def presence_changed(self, table: str) -> None:
        live = self._hub.live.get(table)
        if live is not None:
            self._hub.spawn(self._hub.presence.follow(live))

    def is_undriven(self, table: str) -> None:
        live = self._hub.live.get(table)
        if live is not None:
            self._hub.driver.doubt(live)
            self._hub.spawn(self._follow(live))

    def somebody_died(self) -> None:
        theirs = [live for live in self._hub.live.values() if live.driver != "we"]
        self._hub.spawn(self._look_round_everywhere(theirs, is_new=False))

    def was_away(self) -> None:
        self._hub.spawn(self._look_round_everywhere(list(self._hub.live.values()), is_new=True))

    def lost_lease(self) -> None:
        """What is in memory may be long out of date: forget it, and let everybody connect again, here or elsewhere."""
        tables = [(live, live.fence) for live in self._hub.live.values()]
        self._hub.metrics.leases_lost += sum(live.driver == "we" for live, _ in tables)
        self._hub.on_lost_lease()
        self._hub.spawn(self._forget(tables))

    # -- what follows -----------------------------------------------------------------------------------

    async def _follow(self, live: Live, version: int | None = None, entries: Sequence[bytes] = ()) -> None:
        async with live.lock:
            if not live.is_loaded or self._hub.is_closing:
                return
            if version is None or live.told_version < version:
                try:
                    if version is not None and entries and live.table.version == version - len(entries):
                        self._hub.take_over(live, entries)
                    else:  # there is a gap, or we were not told: what is missing is in the store
                        await self._hub.catch_up(live)
                    await self._hub.driver.go_on(live)
                except Refused:
                    if live.is_loaded:
                        self._hub.doubt(live)
                    raise
        self._hub.let_go(live)

    async def _forget(self, tables: list[tuple[Live, int]]) -> None:
        for live, fence in tables:
            async with live.lock:
                if live.fence == fence:  # else it was loaded and claimed since
                    self._hub.driver.stop_timer(live)
                    self._hub.driver.doubt(live)
                    live.unload()
            self._hub.let_go(live)
        await self.wake_tables()

    async def _look_round_everywhere(self, tables: list[Live], is_new: bool) -> None:
        """Processes came and went, perhaps this one: what we knew of the others may be wrong."""
        for live in tables:
            self._hub.driver.doubt(live)
        for live in tables:
            with suppress(Refused):
                if is_new and live.subscriptions and live.is_loaded:
                    await self._hub.presence.share(live)
                await self._hub.presence.follow(live)
            with suppress(Refused):  # it is loaded again when the store answers
                await self._follow(live)
        await self.wake_tables()
