"""Floods for benchmarks/siege.py: each bounded in number and time, on 127.0.0.0/8 only, from addresses of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

PROXY = "127.9.9.9"  # trusted to name others' addresses
PING = bytes([0x89, 0x80, 0, 0, 0, 0])  # the smallest there is

Count = Counter[str]


class Flood:
    """What a flood needs to know, and what it was answered."""

    def __init__(self, port: int, until: float, scale: float, match: str, table: str, cookie: str) -> None:
        self.port = port
        self.until = until
        self.scale = scale
        self.match = match  # one that is over
        self.table = table  # where a guest of the flood's, with this cookie, is to move
        self.cookie = cookie
        self.counts: Count = Counter()

    @property
    def is_on(self) -> bool:
        return time.time() < self.until

    def many(self, count: int) -> int:
        return max(1, round(count * self.scale))

    async def open(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from this address."""
        self.counts["connections"] += 1
        return await asyncio.wait_for(
            asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0), limit=1 << 24), 10
        )

    async def socket(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.open(address)
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        self.counts[f"sockets {head[9:12].decode()}"] += 1
        if not head.startswith(b"HTTP/1.1 101"):
            writer.close()
            raise ConnectionError("no socket")
        return reader, writer

    async def ask(self, address: str, method: str, path: str, body: bytes = b"", more: str = "") -> int:
        """One request; its status."""
        reader, writer = await self.open(address)
        try:
            kind = "Content-Type: application/json\r\n" if body else ""
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n{kind}{more}"
                f"Content-Length: {len(body)}\r\n\r\n".encode()
                + body
            )
            data = await asyncio.wait_for(reader.read(), 60)
            self.counts["bytes"] += len(data)
            status = data[9:12].decode() or "closed"
            self.counts[status] += 1
            return int(status) if status.isdigit() else 0
        finally:
            writer.close()

    async def again(self, work: Callable[[], Awaitable[object]], pause: float = 0.05) -> None:
        """Over and over, whatever comes of it; once in any case."""
        while True:
            try:
                await work()
            except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError) as error:
                self.counts[type(error).__name__] += 1
            if not self.is_on:
                return
            await asyncio.sleep(pause)

    async def all(self, works: list[Callable[[], Awaitable[object]]], pause: float = 0.05) -> None:
        await asyncio.gather(*(self.again(work, pause) for work in works))


async def pings(flood: Flood) -> None:
    """Sockets with 1.5 megabytes of pings a second each."""

    async def one(address: str) -> None:
        reader, writer = await flood.socket(address)
        reading = asyncio.ensure_future(reader.read(1 << 30))
        try:
            while not reading.done():
                writer.write(PING * 12_500)
                flood.counts["pings"] += 12_500
                await asyncio.wait_for(writer.drain(), 10)
                await asyncio.sleep(0.05)
                if not flood.is_on:
                    break
            await asyncio.wait([reading], timeout=10)
            flood.counts["closed" if reading.done() else "open to the end"] += 1
        finally:
            reading.cancel()
            writer.transport.abort()

    await flood.all([partial(one, f"127.2.0.{n + 1}") for n in range(flood.many(4))])


async def deaf(flood: Flood) -> None:
    """Sockets that send pings and never read."""

    async def one(address: str) -> None:
        peer = socket.socket()
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.bind((address, 0))
        peer.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(peer, ("127.0.0.1", flood.port))
        try:
            head = (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            await loop.sock_sendall(peer, head.encode())
            ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + bytes(125)
            while flood.is_on:
                await asyncio.wait_for(loop.sock_sendall(peer, ping * 400), 5)
                flood.counts["pings"] += 400
                await asyncio.sleep(0.03)
        finally:
            peer.close()

    await flood.all([partial(one, f"127.3.0.{n + 1}") for n in range(flood.many(4))])


async def hints(flood: Flood) -> None:
    """One guest who asks for hints, forty at a time, and hangs up on half of them."""
    cookie = f"Cookie: rockfall_guest={flood.cookie}\r\n"
    path, body = f"/api/tables/{flood.table}/hint", b'{"seat":0}'

    async def one(number: int) -> None:
        asking = asyncio.ensure_future(flood.ask(f"127.4.0.{number % 4 + 1}", "POST", path, body, cookie))
        if number % 2:
            await asyncio.sleep(0.2)
            asking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asking
            flood.counts["hung up"] += 1
        else:
            await asking

    await flood.all([partial(one, n) for n in range(flood.many(40))])


async def replays(flood: Flood) -> None:
    """Forty at once, through everybody's eyes in turn."""
    path = f"/api/tables/{flood.match}/replay"
    eyes = [b'{"viewer":"all"}', b'{"viewer":null}', *(b'{"viewer":%d}' % seat for seat in range(5))]

    async def one(number: int) -> None:
        await flood.ask(f"127.5.0.{number % 10 + 1}", "POST", path, eyes[number % len(eyes)])

    await flood.all([partial(one, n) for n in range(flood.many(40))])


async def halves(flood: Flood) -> None:
    """Three thousand requests that are never finished."""

    async def one(number: int) -> None:
        reader, writer = await flood.open(f"127.6.0.{number % 30 + 1}")
        try:
            head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\n"
            body = "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
            writer.write((head + (body if number % 2 else "")).encode())
            left = max(0.1, flood.until - time.time())
            data = await asyncio.wait_for(reader.read(1000), left)
            flood.counts[data[9:12].decode() or "closed"] += 1
        except TimeoutError:
            flood.counts["open to the end"] += 1
        finally:
            writer.transport.abort()

    most = min(flood.many(3000), resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 500)
    await flood.all([partial(one, n) for n in range(most)], 0.5)


async def tables(flood: Flood) -> None:
    """Tables, and guests to open them, from one IPv6 network, each from another address of it."""
    body = b'{"game":"saboteur","players":3,"rules":{"visibility":"public"}}'
    numbers = iter(range(1, 1 << 30))

    async def one() -> None:
        forwarded = f"X-Forwarded-For: 2001:db8:0:7::{next(numbers):x}\r\n"
        reader, writer = await flood.open(PROXY)
        try:
            name = b'{"name":"Flood"}'
            writer.write(
                f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\n{forwarded}"
                f"Content-Type: application/json\r\nContent-Length: {len(name)}\r\n\r\n".encode()
                + name
            )
            head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)).decode()
            flood.counts[f"guests {head[9:12]}"] += 1
            cookie = head.partition("rockfall_guest=")[2].partition(";")[0]
        finally:
            writer.close()
        if cookie:
            flood.cookie = cookie
        own = f"{forwarded}Cookie: rockfall_guest={flood.cookie}\r\n"
        for _ in range(5):
            status = await flood.ask(PROXY, "POST", "/api/tables", body, own)
            flood.counts[f"tables {status}"] += 1

    await flood.all([one for _ in range(flood.many(8))], 0.01)


async def requests(flood: Flood) -> None:
    """Cheap requests, as fast as they are answered."""

    async def one(number: int) -> None:
        await flood.ask(f"127.7.0.{number % 8 + 1}", "GET", "/api/tables")

    await flood.all([partial(one, n) for n in range(flood.many(40))], 0.0)


async def chatter(flood: Flood) -> None:
    """Messages to a table that nobody watches, as fast as they are answered."""
    message = json.dumps({"type": "command", "table": flood.table, "id": "1", "command": {"do": "ready", "seat": 0}})
    data = message.encode()
    frame = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data
    if len(data) < 126:
        frame = bytes([0x81, 0x80 | len(data)]) + bytes(4) + data

    async def one(address: str) -> None:
        reader, writer = await flood.socket(address)
        try:
            while flood.is_on:
                writer.write(frame * 20)
                flood.counts["messages"] += 20
                answer = await asyncio.wait_for(reader.read(1 << 20), 10)
                if not answer:
                    flood.counts["closed"] += 1
                    return
        finally:
            writer.transport.abort()

    await flood.all([partial(one, f"127.8.0.{n % 2 + 1}") for n in range(flood.many(8))])


FLOODS: dict[str, Callable[[Flood], Awaitable[None]]] = {
    each.__name__: each for each in (pings, deaf, hints, replays, halves, tables, requests, chatter)
}


async def flooded(names: list[str], facts: dict[str, Any]) -> dict[str, dict[str, int]]:
    """In the floods' own process."""
    floods = {name: Flood(**facts) for name in names}
    await asyncio.gather(*(FLOODS[name](flood) for name, flood in floods.items()))
    return {name: dict(flood.counts) for name, flood in floods.items()}


def more_files() -> None:
    """As many connections as this process may have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


if __name__ == "__main__":
    names, facts, seconds, niceness = json.loads(sys.argv[1])
    os.nice(niceness)
    more_files()
    print("ready", flush=True)
    print(json.dumps(asyncio.run(flooded(names, {**facts, "until": time.time() + seconds}))))
