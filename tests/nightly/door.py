"""A network that can be broken: a door through which connections go, and which can be shut in several ways.

Over TCP nothing is lost or doubled within a connection, so a broken network shows as one of these: connections end
(`cut`), or nothing comes through for a while and then everything does (`stall`, in one direction or both).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

CHUNK = 65_536

Way = Literal["in", "out"]


class Door:
    """Listens on `port`, and passes everything on to another port of this machine."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.is_shut = False
        self._flows: dict[Way, asyncio.Event] = {"in": asyncio.Event(), "out": asyncio.Event()}
        self._through: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._enter, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.heal()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._through, return_exceptions=True)

    def cut(self) -> None:
        """All connections end, and no new ones begin."""
        self.is_shut = True
        for task in self._through:
            task.cancel()

    def stall(self, *ways: Way) -> None:
        """What goes this way is held back, and delivered late."""
        for way in ways:
            self._flows[way].clear()

    def heal(self) -> None:
        self.is_shut = False
        for flow in self._flows.values():
            flow.set()

    async def _enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._through.add(task)
        try:
            if not self.is_shut:
                await self._pass(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # broken, as it should be
        finally:
            self._through.discard(task)
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        beyond, there = await asyncio.open_connection("127.0.0.1", self.to)
        pumps = [
            asyncio.create_task(self._pump(reader, there, "in")),
            asyncio.create_task(self._pump(beyond, writer, "out")),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            there.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        while data := await reader.read(CHUNK):
            await self._flows[way].wait()
            writer.write(data)
            await writer.drain()
        with suppress(OSError):  # what was said last must arrive before the connection ends
            await self._flows[way].wait()
            writer.write_eof()
            await asyncio.sleep(0.05)


@asynccontextmanager
async def doors(*ports: int) -> AsyncIterator[list[Door]]:
    opened = [Door(port) for port in ports]
    for door in opened:
        await door.open()
    try:
        yield opened
    finally:
        for door in opened:
            await door.close()
