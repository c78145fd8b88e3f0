"""Answers that are large, and were made elsewhere: kept compressed, sent a piece at a time; and who waits for them."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Hashable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

T = TypeVar("T")

PIECE = 65_536
HOUR = 3600.0


class Packed(msgspec.Struct, frozen=True):
    """JSON, by gzip."""

    data: bytes


def packed_response(packed: Packed, accepted: str) -> Response:
    """As it is for whoever can unpack it, otherwise unpacked on the way."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" not in accepted:
        return StreamingResponse(_unpacked(packed.data), media_type="application/json", headers=headers)
    headers |= {"content-encoding": "gzip", "content-length": str(len(packed.data))}
    return StreamingResponse(_pieces(packed.data), media_type="application/json", headers=headers)


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]


async def _unpacked(data: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(31)
    while data:
        yield unpacking.decompress(data, PIECE)
        data = unpacking.unconsumed_tail
        await asyncio.sleep(0)  # moves go first
    yield unpacking.flush()


async def unless_gone(request: Request, work: Awaitable[T]) -> T:
    """The answer, if the asker is still there to hear it; otherwise nobody works for it any longer."""
    task: asyncio.Future[T] = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_gone(request))
    both: list[asyncio.Future[Any]] = [task, gone]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        gone.cancel()
        if not task.done():
            task.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Kept:
    """Answers that are worth keeping, up to so many bytes; whatever was not asked for longest makes room."""

    def __init__(self, most: int) -> None:
        self.bytes = 0
        self._most = most
        self._kept: dict[Hashable, tuple[Packed, float]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> Packed | None:
        found = self._kept.pop(key, None)
        if found is None:
            return None
        if time.monotonic() - found[1] > HOUR:  # the store should hear now and then that somebody needs it
            self.bytes -= len(found[0].data)
            return None
        self._kept[key] = found
        return found[0]

    def put(self, key: Hashable, packed: Packed) -> None:
        old = self._kept.pop(key, None)
        self.bytes -= 0 if old is None else len(old[0].data)
        self._kept[key] = packed, time.monotonic()
        self.bytes += len(packed.data)
        while self._kept and self.bytes > self._most:
            first = next(iter(self._kept))
            self.bytes -= len(self._kept.pop(first)[0].data)
