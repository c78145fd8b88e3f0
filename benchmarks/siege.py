"""People play while others flood the server: how long moves take, how much memory it holds, and who is refused.

    PYTHONPATH=src:. python benchmarks/siege.py                     100 tables of four people, 20 seconds of each
    PYTHONPATH=src:. python benchmarks/siege.py --without hints     one flood fewer; --only replays: no other
    PYTHONPATH=src:. python benchmarks/siege.py --source ../earlier/src     the server of another checkout

First they play in peace, then under siege, in the same run on the same server with its default limits. Everything
happens on 127.0.0.1/8, bounded in number and time, and ends by itself: every person, and every flood, has an address of
its own there (Linux has them all). The floods run in one process of their own, with the lowest priority. Tables of an
IPv6 network come through a trusted proxy, which names it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load import ROOT, SEATS, Line, Load, OurPlace, cpu_seconds, resident

PROXY = "127.9.9.9"  # trusted to name others' addresses
SETTINGS = ["bot_delay=0", "log_level=error", f"proxies={PROXY}"]
PING = bytes([0x89, 0x80, 0, 0, 0, 0])  # the smallest there is


class Given(msgspec.Struct):
    """What to do."""

    tables: int = 100
    seconds: float = 20.0
    pace: float = 100.0  # people's moves a second, at all tables together
    floods: list[str] = []
    settings: list[str] = []
    source: str = str(ROOT / "src")
    scale: float = 1.0  # of the floods


class Column(msgspec.Struct):
    """How it went, in peace or under siege."""

    sent: int
    seen: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    visits: int  # of people who look which tables there are
    visit_p99_ms: float
    refused: int  # of people who play, or look
    lost: int  # sockets of people who play
    peak_mb: float
    server_cpu: float
    load: float  # processes that wanted to run on this machine, and its processors


class Result(msgspec.Struct):
    calm: Column
    siege: Column
    floods: dict[str, dict[str, int]]  # what each was answered
    refusals: dict[str, float]  # of the server, by reason
    metrics: dict[str, float]
    listed: int  # public tables of honest people that the list shows after the siege
    opened: int  # of how many


# -- people who play -----------------------------------------------------------------------------------------------


class Asking:
    """Requests of one person, from an address of their own."""

    def __init__(self, port: int, address: str, forwarded: str = "") -> None:
        self.port = port
        self.address = address
        self.forwarded = forwarded
        self.cookie = ""
        self.refused = 0

    def ask(self, method: str, path: str, body: object = None, kind: str = "application/json") -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(self.address, 0))
        headers = {"Content-Type": kind, "Cookie": f"rockfall_guest={self.cookie}"}
        if self.forwarded:
            headers["X-Forwarded-For"] = self.forwarded
        try:
            data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
            connection.request(method, path, data, headers)
            response = connection.getresponse()
            answer = response.read()
            set_cookie = response.headers.get("Set-Cookie", "")
            if set_cookie:
                self.cookie = set_cookie.partition("=")[2].partition(";")[0]
            return response.status, answer
        finally:
            connection.close()

    def must(self, method: str, path: str, body: object = None, kind: str = "application/json") -> Any:
        status, data = self.ask(method, path, body, kind)
        if status != 200:
            raise SystemExit(f"{path}: {status} {data.decode()[:300]}")
        return json.loads(data)

    def named(self, name: str) -> Asking:
        self.must("POST", "/api/guest", {"name": name})
        return self


class HonestPlace(OurPlace):
    """A table of people, each with an address of their own."""

    def __init__(self, load: Load, code: str, people: list[Asking]) -> None:
        super().__init__(load, code, SEATS)
        self.askers = people

    async def sit(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat, person in enumerate(self.askers):
            _, line = await loop.create_connection(
                partial(Line, "/ws", f"127.0.0.1:{port}", person.cookie, self.taker(seat)),
                "127.0.0.1",
                port,
                local_addr=(person.address, 0),
            )
            await line.up
            self.lines.append(line)
            line.send(json.dumps({"type": "subscribe", "table": self.code, "seat": seat}).encode())

    def take(self, seat: int, line: Line, data: bytes, now: float) -> None:
        if data.startswith((b'{"type":"error"', b'{"type":"goodbye"')):
            self.load.refused += 1
            return
        super().take(seat, line, data, now)


def honest_tables(port: int, load: Load, count: int) -> list[HonestPlace]:
    places = []
    for number in range(count):
        people = [Asking(port, f"127.1.{number // 60}.{number % 60 * 4 + seat + 1}") for seat in range(SEATS)]
        for seat, person in enumerate(people):
            person.named(f"Person {number} {seat}")
        body = {"game": "saboteur", "players": SEATS, "rules": {"grace": None, "visibility": "public"}}
        code = people[0].must("POST", "/api/tables", body)["info"]["table"]
        for seat, person in enumerate(people):
            person.must("POST", f"/api/tables/{code}/sit", {"seat": seat})
        people[0].must("POST", f"/api/tables/{code}/start", {})
        places.append(HonestPlace(load, code, people))
    return places


class Visits:
    """People who come to see which tables there are, one after the other, each from an address of their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.numbers = iter(range(1 << 16))
        self.delays: list[float] = []
        self.refused = 0

    async def go_on(self) -> None:
        while True:
            number = next(self.numbers)
            visitor = Asking(self.port, f"127.100.{number // 250}.{number % 250 + 1}")
            began = time.perf_counter()
            status, _ = await asyncio.to_thread(visitor.ask, "GET", "/api/tables")
            self.delays.append(time.perf_counter() - began)
            self.refused += status != 200
            await asyncio.sleep(0.25)


def percentile(delays: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(delays)[min(len(delays) - 1, int(len(delays) * share))] if delays else 0.0


async def played(places: list[HonestPlace], load: Load, port: int, pid: int, seconds: float) -> Column:
    load.reset()
    load.is_on = True
    visits = Visits(port)
    visiting = asyncio.ensure_future(visits.go_on())
    began, cpu, peak = time.perf_counter(), cpu_seconds([pid]), 0
    lost = sum(line.is_lost for place in places for line in place.lines)
    for place in places:
        place.go()
    while time.perf_counter() - began < seconds:
        await asyncio.sleep(0.1)
        peak = max(peak, resident([pid]))
    took = time.perf_counter() - began
    used = (cpu_seconds([pid]) - cpu) / took
    load.is_on = False
    visiting.cancel()
    for _ in range(600):  # what is on its way
        if len(load.delays) >= load.sent:
            break
        await asyncio.sleep(0.05)
    return Column(
        sent=load.sent,
        seen=len(load.delays),
        p50_ms=percentile(load.delays, 0.5),
        p99_ms=percentile(load.delays, 0.99),
        worst_ms=percentile(load.delays, 1.0),
        visits=len(visits.delays),
        visit_p99_ms=percentile(visits.delays, 0.99),
        refused=load.refused + visits.refused,
        lost=sum(line.is_lost for place in places for line in place.lines) - lost,
        peak_mb=peak / 1e6,
        server_cpu=used,
        load=os.getloadavg()[0],
    )


# -- floods --------------------------------------------------------------------------------------------------------

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
        """Over and over, whatever comes of it."""
        while self.is_on:
            try:
                await work()
            except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError) as error:
                self.counts[type(error).__name__] += 1
            await asyncio.sleep(pause)

    async def all(self, works: list[Callable[[], Awaitable[object]]], pause: float = 0.05) -> None:
        await asyncio.gather(*(self.again(work, pause) for work in works))


async def pings(flood: Flood) -> None:
    """Sockets with 1.5 megabytes of pings a second each."""

    async def one(address: str) -> None:
        reader, writer = await flood.socket(address)
        reading = asyncio.ensure_future(reader.read(1 << 30))
        try:
            while flood.is_on and not reading.done():
                writer.write(PING * 12_500)
                flood.counts["pings"] += 12_500
                await asyncio.wait_for(writer.drain(), 10)
                await asyncio.sleep(0.05)
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


# -- the siege -----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(given: Given) -> Iterator[tuple[int, int]]:
    """A server with its usual limits; its port and process."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "rockfall", "serve", "--no-open", "--port", "0"]
        words += ["--database", str(Path(folder) / "tables.db")]
        words += [word for each in [*SETTINGS, *given.settings] for word in ("--set", each)]
        environment = {**os.environ, "PYTHONPATH": given.source}
        with (Path(folder) / "log").open("w") as log:
            process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=folder
            )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line.startswith("Rockfall is at"):
                raise SystemExit(f"the server did not start: {(Path(folder) / 'log').read_text()}")
            yield int(line.rstrip().rstrip("/").rpartition(":")[2]), process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def finished_match(asker: Asking) -> str:
    """A long match, imported: its id."""
    from rockfall import game, play

    record = play(game("saboteur", 5), ["uniform"] * 5, 7)
    return str(asker.must("POST", "/api/records", record.dumps().encode(), "application/x-ndjson")["id"])


def flooders_table(asker: Asking) -> str:
    """A table at which the flood's guest is to move."""
    body = {"game": "saboteur", "players": 3, "options": {"first_seat": 0}, "rules": {"grace": None}}
    code = str(asker.must("POST", "/api/tables", body)["info"]["table"])
    asker.must("POST", f"/api/tables/{code}/sit", {"seat": 0})
    for seat in (1, 2):
        asker.must("POST", f"/api/tables/{code}/sit-bot", {"seat": seat, "bot": "uniform"})
    asker.must("POST", f"/api/tables/{code}/start", {})
    return code


def metrics_of(port: int) -> dict[str, float]:
    _, text = Asking(port, "127.0.0.1").ask("GET", "/metrics")
    lines = [line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")]
    return {name.removeprefix("rockfall_"): float(value) for name, value in lines}


def flood_process(names: list[str], facts: dict[str, Any]) -> subprocess.Popen[str]:
    """Floods in a process of its own, which lets everything else on this machine go first."""
    words = [sys.executable, "-m", "benchmarks.siege", "--floods", json.dumps([names, facts])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)


async def siege(given: Given) -> Result:
    """In peace, then under siege."""
    names = given.floods or list(FLOODS)
    with serving(given) as (port, pid):
        load = Load("siege", given.tables / given.pace)
        flooder = Asking(port, "127.4.0.1").named("Flood")
        match, table = await asyncio.to_thread(lambda: (finished_match(flooder), flooders_table(flooder)))
        places = await asyncio.to_thread(honest_tables, port, load, given.tables)
        for place in places:
            await place.sit(port)
        calm = await played(places, load, port, pid, given.seconds)
        facts: dict[str, Any] = {"port": port, "until": time.time() + given.seconds + 3, "scale": given.scale}
        facts |= {"match": match, "table": table, "cookie": flooder.cookie}
        process = flood_process(names, facts)
        try:
            await asyncio.sleep(2.0)  # for the floods to rise
            under = await played(places, load, port, pid, given.seconds)
            out, _ = await asyncio.to_thread(process.communicate, None, given.seconds + 120)
        finally:
            process.kill()
            process.wait()
        metrics = await asyncio.to_thread(metrics_of, port)
        watcher = Asking(port, "127.1.200.1")
        status, page = await asyncio.to_thread(watcher.ask, "GET", "/api/tables")
        codes = {place.code for place in places}
        listed = {each["table"] for each in json.loads(page)} if status == 200 else set()
    refusals = {
        name.partition("{")[2].rstrip("}"): value
        for name, value in metrics.items()
        if name.startswith("refused_total{")
    }
    return Result(calm, under, json.loads(out or "{}"), refusals, metrics, len(codes & listed), len(codes))


def shown(number: float) -> str:
    return f"{number:.1f}" if isinstance(number, float) else str(number)


def told(result: Result) -> str:
    rows = [("", "in peace", "under siege")]
    for name, label in (
        ("p50_ms", "moves, p50 ms"),
        ("p99_ms", "moves, p99 ms"),
        ("worst_ms", "moves, slowest ms"),
        ("sent", "moves made"),
        ("seen", "moves seen by others"),
        ("visits", "lists of tables"),
        ("visit_p99_ms", "lists of tables, p99 ms"),
        ("refused", "honest people refused"),
        ("lost", "honest sockets lost"),
        ("peak_mb", "server memory, peak MB"),
        ("server_cpu", "server CPU"),
        ("load", "load of this machine"),
    ):
        calm, under = (getattr(column, name) for column in (result.calm, result.siege))
        rows.append((label, shown(calm), shown(under)))
    lines = [f"{label:26}{calm:>12}{under:>14}" for label, calm, under in rows]
    lines.append(f"{'honest tables in the list':26}{'':>12}{f'{result.listed} of {result.opened}':>14}")
    processors = os.cpu_count() or 1
    if result.calm.load > processors:
        lines.append(f"This machine is busy: {result.calm.load:.0f} processes wanted its {processors} processors.")
    lines.append("\nwhat the floods were answered")
    lines += [f"  {name:9} {counts}" for name, counts in result.floods.items()]
    lines.append("\nwhat the server refused")
    lines += [f"  {reason}: {count:.0f}" for reason, count in result.refusals.items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0, help="in peace, and under siege")
    parser.add_argument("--pace", type=float, default=100.0, help="people's moves a second, at all tables together")
    parser.add_argument("--only", action="append", default=[], choices=list(FLOODS))
    parser.add_argument("--without", action="append", default=[], choices=list(FLOODS))
    parser.add_argument("--set", action="append", default=[], help="a setting of the server, NAME=VALUE")
    parser.add_argument("--source", default=str(ROOT / "src"), help="where the server's sources are")
    parser.add_argument("--scale", type=float, default=1.0, help="of the floods")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--floods", help=argparse.SUPPRESS)
    words = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if words.floods:
        os.nice(19)
        names, facts = json.loads(words.floods)
        print(json.dumps(asyncio.run(flooded(names, facts))))
        return
    floods = words.only or [name for name in FLOODS if name not in words.without]
    source = str(Path(words.source).resolve())
    given = Given(words.tables, words.seconds, words.pace, floods, words.set, source, words.scale)
    result = asyncio.run(siege(given))
    print(msgspec.json.encode(result).decode() if words.json else told(result))


if __name__ == "__main__":
    main()
