"""A hub in the process of the test, without sockets: its time, its store and its listeners are the test's own."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from rockfall.server import protocol as wire
from rockfall.server.bots import BotPool
from rockfall.server.hub import Hub
from rockfall.server.store.sqlite import SqliteStore
from rockfall.server.told import TableInfo


class Ear:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[wire.AnyServerOut] = []

    def send(self, data: bytes) -> None:
        self.told.append(wire.decode_server(data))

    def lose(self, table: str, viewer: int | None) -> None:
        pass

    @property
    def updates(self) -> list[wire.ServerOutUpdate]:
        return [each for each in self.told if isinstance(each, wire.ServerOutUpdate)]

    def infos(self) -> list[TableInfo]:
        return [
            each.info
            for each in self.told
            if isinstance(each, wire.ServerOutTable | wire.ServerOutUpdate) and each.info
        ]


class Clock:
    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def hub_at(
    folder: Path,
    clock: Callable[[], float] | None = time.time,
    bot_delay: float = 0.0,
    store: type[SqliteStore] = SqliteStore,
) -> AsyncIterator[Hub]:
    hub = Hub(store(str(folder / "tables.db")), BotPool(1, 60.0), bot_delay, clock=clock)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()
