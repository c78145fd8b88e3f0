"""How much one server can take: tables, sockets, moves, latency, memory; side by side with boardgame.io's server.

    PYTHONPATH=src:. python benchmarks/load.py                      500 tables, 2,000 sockets, one process, SQLite
    PYTHONPATH=src:. python benchmarks/load.py --processes 2        on a PostgreSQL of its own
    PYTHONPATH=src:. python benchmarks/load.py --peer               boardgame.io on the same kind of work
                                                                    (`npm install` in benchmarks/boardgame_io first)

Everything happens on 127.0.0.1 and ends by itself. "CPU second" is of the server's processes, as the system counts
them, workers of bots and PostgreSQL apart; this program's own time is not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import http.client
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / "benchmarks" / "boardgame_io"
SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
OPEN = [
    "bot_delay=0",
    "message_rate=1000000",
    "request_rate=1000000",
    "table_rate=10000000",
    "connections_each=100000",
    "work_rate=1000000",
    "tables_each=1000000",
    "connections=100000",
    "spectators_each=100000",
    "log_level=error",
]


# -- what the system says ---------------------------------------------------------------------------------------------


def cpu_seconds(pids: list[int]) -> float:
    """User and system time of these processes."""
    total = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / TICKS


def resident(pids: list[int]) -> int:
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in pids)


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# -- a small WebSocket client, so that 2,000 of them leave the machine to the server ----------------------------------


Take = Callable[["Line", bytes, float], None]


class Line(asyncio.Protocol):
    """One socket. `take` is called with every text that comes."""

    def __init__(self, path: str, host: str, cookie: str, take: Take) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"{f'Cookie: rockfall_guest={cookie}' + chr(13) + chr(10) if cookie else ''}\r\n"
        )
        self.take = take
        self.buffer = bytearray()
        self.is_up = False
        self.up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self.bytes_in = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none by birth
        self.transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        if not self.up.done():
            self.up.set_exception(ConnectionError(bytes(self.buffer[:300]).decode("latin1")))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.bytes_in += len(data)
        self.buffer += data
        if not self.is_up:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            del self.buffer[: end + 4]
            self.is_up = True
            self.up.set_result(None)
        while self._frame(now):
            pass

    def _frame(self, now: float) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length or len(buffer) < start:
            return False
        kind = buffer[0] & 15
        payload = bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 1:
            self.take(self, payload, now)
        elif kind == 9:
            self._send(10, payload)
        return True

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with nothing: it need not be secret here


async def connected(port: int, path: str, cookie: str, take: Take) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, f"127.0.0.1:{port}", cookie, take), "127.0.0.1", port)
    await line.up
    return line


# -- tables, ours and theirs ------------------------------------------------------------------------------------------


class Load:
    """What all tables have done so far."""

    def __init__(self, seed: str, think: float) -> None:
        self.random = Random(seed)
        self.think = think  # mean seconds until a person moves; 0: immediately
        self.is_on = False
        self.moves = 0  # seen by the others
        self.sent = 0
        self.updates = 0
        self.refused = 0
        self.delays: list[float] = []  # from sending to when the last of the others has seen it
        self.first_delays: list[float] = []

    def reset(self) -> None:
        self.moves = self.sent = self.updates = self.refused = 0
        self.delays = []
        self.first_delays = []


class Place:
    """One table: whoever is to move moves; when the others have seen it, the next one does."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.lines: list[Line] = []
        self.is_over = False
        self.sent_at = 0.0
        self.sent_version = 0  # what the last move answered
        self.due: Callable[[], None] | None = None
        self.is_waiting = False

    def move_soon(self, send: Callable[[], None]) -> None:
        """After a while, if people move at all now."""
        self.due = send
        if self.load.is_on and not self.is_waiting:
            self.is_waiting = True
            if self.load.think:
                delay = self.load.random.expovariate(1 / self.load.think)
                asyncio.get_running_loop().call_later(delay, self._move)
            else:
                asyncio.get_running_loop().call_soon(self._move)

    def _move(self) -> None:
        self.is_waiting = False
        if self.load.is_on and self.due is not None:
            send, self.due = self.due, None
            self.sent_at = time.perf_counter()
            self.load.sent += 1
            send()

    def taker(self, seat: int) -> Take:
        return lambda line, data, now: self.take(seat, line, data, now)

    def take(self, seat: int, line: Line, data: bytes, now: float) -> None:
        raise NotImplementedError

    def go(self) -> None:
        if self.due is not None:
            self.move_soon(self.due)

    def seen(self, version: int, now: float) -> None:
        """Another player has seen this version; if it is that of the move sent, record how long they waited."""
        if self.sent_at and version > self.sent_version:
            self.load.delays.append(now - self.sent_at)
            self.sent_at = 0.0


class Move(msgspec.Struct):
    move: int


class Message(msgspec.Struct):
    type: str
    version: int = 0
    legal: list[Move] = []
    code: str = ""
    message: str = ""


_message = msgspec.json.Decoder(Message)


def _number_after(name: bytes, data: bytes) -> int:
    start = data.index(name) + len(name)
    return int(data[start : start + 12].split(b",")[0].split(b"}")[0])


class OurPlace(Place):
    def __init__(self, load: Load, code: str, people: int) -> None:
        super().__init__(load)
        self.code = code
        self.people = people
        self.mover = -1
        self.ids = 0

    async def open(self, ports: list[int], cookies: list[str]) -> None:
        """Four sockets: the people's, and spectators' for the seats of bots."""
        for seat in range(SEATS):
            port = ports[seat % len(ports)]
            line = await connected(port, "/ws", cookies[seat], self.taker(seat))
            self.lines.append(line)
            shown = seat if seat < self.people else None
            line.send(json.dumps({"type": "subscribe", "table": self.code, "seat": shown}).encode())

    def take(self, seat: int, line: Line, data: bytes, now: float) -> None:
        if data.startswith(b'{"type":"update"'):
            self.load.updates += 1
            if seat != self.mover:
                self.seen(_number_after(b'"version":', data), now)
        elif data.startswith(b'{"type":"error"'):
            self.load.refused += 1
            raise AssertionError(data.decode())
        elif not data.startswith(b'{"type":"table"'):
            return
        if b'"legal":[]' in data or seat >= self.people:
            self.is_over = self.is_over or b'"status":"over"' in data
            return
        message = _message.decode(data)
        move = self.load.random.choice(message.legal).move
        self.move_soon(lambda: self.send(seat, message.version, move))

    def send(self, seat: int, version: int, move: int) -> None:
        self.mover = seat
        self.sent_version = version
        self.ids += 1
        command = (
            f'{{"type":"command","table":"{self.code}","id":"{self.ids}","command":{{"do":"move","seat":{seat},'
            f'"version":{version},"id":"{self.ids}","move":{move}}}}}'
        )
        self.lines[seat].send(command.encode())


class TheirPlace(Place):
    """boardgame.io: Engine.IO on a WebSocket, a namespace for the game."""

    def __init__(self, load: Load, code: str) -> None:
        super().__init__(load)
        self.code = code
        self.mover = -1

    async def open(self, ports: list[int]) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            line = await connected(ports[0], path, "", self.taker(seat))
            self.lines.append(line)

    def take(self, seat: int, line: Line, data: bytes, now: float) -> None:
        if data.startswith(b"0"):
            line.send(b"40/cards,")
        elif data == b"2":
            line.send(b"3")
        elif data.startswith(b"40/cards"):
            line.send(f'42/cards,["sync","{self.code}","{seat}",null,{SEATS}]'.encode())
        elif data.startswith((b'42/cards,["update"', b'42/cards,["sync"')):
            if data.startswith(b'42/cards,["update"'):
                self.load.updates += 1
                if seat != self.mover:
                    self.seen(_number_after(b'"_stateID":', data), now)
            if f'"currentPlayer":"{seat}"'.encode() in data:
                version = _number_after(b'"_stateID":', data)
                self.move_soon(lambda: self.send(seat, version))

    def send(self, seat: int, version: int) -> None:
        self.mover = seat
        self.sent_version = version
        index = self.load.random.randrange(6)
        payload = f'{{"type":"lay","args":[{index}],"playerID":"{seat}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self.lines[seat].send(f'42/cards,["update",{action},{version},"{self.code}","{seat}"]'.encode())


# -- servers ----------------------------------------------------------------------------------------------------------


class Running:
    """Server processes, with their ports."""

    def __init__(self) -> None:
        self.processes: list[subprocess.Popen[str]] = []
        self.ports: list[int] = []
        self.postgres: int | None = None

    def pids(self) -> list[int]:
        return [process.pid for process in self.processes]

    def workers(self) -> list[int]:
        return [child for pid in self.pids() for child in children(pid)]

    def database_pids(self) -> list[int]:
        return [] if self.postgres is None else [self.postgres, *children(self.postgres)]

    def stop(self) -> None:
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextlib.contextmanager
def our_servers(count: int, given: argparse.Namespace) -> Iterator[Running]:
    """One on SQLite, or several on a PostgreSQL that syncs to disk."""
    running = Running()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder)))
        database = str(folder / "tables.db")
        if count > 1 or given.postgres:
            from tests.server.postgres import running as postgres_running

            postgres = stack.enter_context(postgres_running(True))
            running.postgres = postgres.process.pid
            database = postgres.database()
        stack.callback(running.stop)
        for _ in range(count):
            words = [sys.executable, "-m", "rockfall", "serve", "--no-open", "--port", "0", "--database", database]
            words += [word for each in [*OPEN, *given.set] for word in ("--set", each)]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
            process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
            running.processes.append(process)
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line.startswith("Rockfall is at"):
                raise SystemExit(f"the server did not start: {line!r}")
            running.ports.append(int(line.rstrip().rstrip("/").rpartition(":")[2]))
        yield running


@contextlib.contextmanager
def their_server() -> Iterator[Running]:
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules").is_dir():
        raise SystemExit("expected node, and boardgame.io by 'npm install' in benchmarks/boardgame_io")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "PORT": str(port), "NODE_ENV": "production"}
    process = subprocess.Popen([node, "server.mjs"], stdout=subprocess.PIPE, text=True, cwd=PEER, env=environment)
    running = Running()
    running.processes.append(process)
    running.ports.append(port)
    try:
        assert process.stdout is not None
        if process.stdout.readline() != "ready\n":
            raise SystemExit("boardgame.io's server did not start")
        yield running
    finally:
        running.stop()


class Http:
    """Requests to one server, one after the other."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.cookie = ""

    def post(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": f"rockfall_guest={self.cookie}"}
        self.connection.request("POST", path, json.dumps(body), headers)
        response = self.connection.getresponse()
        data = response.read()
        if response.status != 200:
            raise SystemExit(f"{path}: {data.decode()}")
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                self.cookie = value.partition("=")[2].partition(";")[0]
        return json.loads(data)

    def metric(self, name: str) -> float:
        self.connection.close()  # the server may have done so meanwhile
        self.connection.request("GET", "/metrics")
        lines = self.connection.getresponse().read().decode().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"rockfall_{name} "))


def our_tables(
    running: Running, load: Load, count: int, people: int, start: bool = True
) -> tuple[list[OurPlace], list[str]]:
    """Tables with people in the first seats and bots of level 0 and 1 in turn in the others."""
    guests = [Http(running.ports[seat % len(running.ports)]) for seat in range(SEATS)]
    for seat, guest in enumerate(guests):
        guest.post("/api/guest", {"name": f"Guest {seat}"})
    host = guests[0]
    bots = ["uniform", "heuristic"]
    known = level_one()
    places = []
    for _ in range(count):
        body = {"game": "saboteur", "players": SEATS, "rules": {"grace": None}}
        code = host.post("/api/tables", body)["info"]["table"]
        for seat in range(SEATS):
            if seat < people:
                guests[seat].post(f"/api/tables/{code}/sit", {"seat": seat})
            else:
                host.post(f"/api/tables/{code}/sit-bot", {"seat": seat, "bot": [bots[0], known][seat % 2]})
        if start:
            host.post(f"/api/tables/{code}/start", {})
        places.append(OurPlace(load, code, people))
    return places, [guest.cookie for guest in guests]


def level_one() -> str:
    from rockfall.bots import bots

    return bots("saboteur")[1]


# -- measuring --------------------------------------------------------------------------------------------------------


async def measured(
    running: Running, load: Load, places: list[Any], seconds: float, moved: Callable[[], float]
) -> dict[str, Any]:
    """Let people move for a while."""
    load.reset()
    load.is_on = True
    pids, workers, database = running.pids(), running.workers(), running.database_pids()
    before = [cpu_seconds(pids), cpu_seconds(workers), cpu_seconds(database), cpu_seconds([os.getpid()])]
    moves_before, began = moved(), time.perf_counter()
    for place in places:
        place.go()
    while time.perf_counter() - began < seconds and not all(place.is_over for place in places):
        await asyncio.sleep(0.1)
    took = time.perf_counter() - began
    workers = running.workers()
    after = [cpu_seconds(pids), cpu_seconds(workers), cpu_seconds(running.database_pids()), cpu_seconds([os.getpid()])]
    used = [now - then for now, then in zip(after, before, strict=True)]
    moves = moved() - moves_before
    load.is_on = False
    delays = sorted(load.delays)
    await asyncio.sleep(1.0)  # what is on the way
    return {
        "seconds": took,
        "moves": moves,
        "moves_by_people": load.sent,
        "moves_per_second": moves / took,
        "moves_per_cpu_second": moves / used[0],
        "server_cpu": used[0] / took,
        "worker_cpu": used[1] / took,
        "database_cpu": used[2] / took,
        "client_cpu": used[3] / took,
        "p50_ms": 1000 * delays[len(delays) // 2] if delays else None,
        "p99_ms": 1000 * delays[len(delays) * 99 // 100] if delays else None,
        "bytes_per_update": 0,
    }


def received(places: list[Any]) -> int:
    return sum(line.bytes_in for place in places for line in place.lines)


async def phases(
    running: Running, load: Load, places: list[Any], moved: Callable[[], float], given: argparse.Namespace
) -> dict[str, Any]:
    """As fast as it goes, then at a quiet pace at which delays mean something."""
    result = {}
    for name in ("flat out", "paced") if given.pace else ("flat out",):
        load.think = 0.0 if name == "flat out" else len(places) / given.pace
        bytes_before = received(places)
        result[name] = await measured(running, load, places, given.seconds, moved)
        result[name]["bytes_per_update"] = (received(places) - bytes_before) / max(1, load.updates)
    return result


def ours(given: argparse.Namespace, people: int) -> dict[str, Any]:
    with our_servers(given.processes, given) as running:
        return asyncio.run(on_ours(running, given, people))


async def on_ours(running: Running, given: argparse.Namespace, people: int) -> dict[str, Any]:
    load = Load("load", 0.0)
    watch = [Http(port) for port in running.ports]
    memory = [resident(running.pids())]
    places, cookies = await asyncio.to_thread(our_tables, running, load, given.tables, people)
    await asyncio.sleep(0.5)
    memory.append(resident(running.pids()))
    for place in places:
        await place.open(running.ports, cookies)
    await asyncio.sleep(1.0)
    memory.append(resident(running.pids()))
    result = await phases(running, load, places, lambda: sum(each.metric("moves_total") for each in watch), given)
    memory.append(resident(running.pids()))
    result["memory"] = memory_of(memory, given.tables)
    result["conflicts"] = sum(each.metric("store_conflicts_total") for each in watch)
    result["errors"] = sum(each.metric("server_errors_total") for each in watch)
    result["over"] = sum(place.is_over for place in places)
    return result


async def theirs(given: argparse.Namespace) -> dict[str, Any]:
    load = Load("load", 0.0)
    with their_server() as running:
        memory = [resident(running.pids())]
        places = [TheirPlace(load, f"T{number}") for number in range(given.tables)]
        for place in places:
            await place.open(running.ports)
        await asyncio.sleep(2.0)
        memory += [memory[0], resident(running.pids())]
        result = await phases(running, load, places, lambda: float(load.sent), given)
        memory.append(resident(running.pids()))
        result["memory"] = memory_of(memory, given.tables)
        return result


def memory_of(memory: list[int], tables: int) -> dict[str, float]:
    base, closed, opened, played = memory
    return {
        "base_mb": base / 1e6,
        "kb_per_table_nobody_watches": (closed - base) / tables / 1e3,
        "kb_per_idle_table_with_4_sockets": (opened - base) / tables / 1e3,
        "kb_per_table_after_play": (played - base) / tables / 1e3,
    }


async def slow_consumers(given: argparse.Namespace) -> dict[str, Any]:
    """Spectators who never read, at tables where bots play: each costs at most its outbox, then it is cut off."""
    load = Load("slow", 0.0)
    with our_servers(1, given) as running:
        watch = Http(running.ports[0])
        (place,), cookies = await asyncio.to_thread(our_tables, running, load, 1, 1, False)
        slow = [_never_reading(running.ports[0], place.code, cookies[0]) for _ in range(40)]
        await asyncio.sleep(1.0)
        memory = [resident(running.pids())]
        acks = 0

        def take(_: Line, data: bytes, __: float) -> None:
            nonlocal acks
            acks += data.startswith(b'{"type":"ack"')

        line = await connected(running.ports[0], "/ws", cookies[0], take)
        say = {"do": "say", "seat": 0, "text": "x" * 300}
        data = json.dumps({"type": "command", "table": place.code, "id": "1", "command": say}).encode()
        for _ in range(12):  # chat is the cheapest way to make a table talk a lot
            due = acks + 1000
            for _ in range(1000):
                line.send(data)
            while acks < due and not line.is_lost:
                await asyncio.sleep(0.01)
            memory.append(resident(running.pids()))
        result = {
            "spectators_who_never_read": len(slow),
            "megabytes_for_each": round(acks * 400 / 1e6, 1),
            "cut_off": watch.metric("slow_consumers_closed_total"),
            "memory_mb": [round(each / 1e6, 1) for each in memory],
        }
        for reader in slow:
            reader.close()
        return result


def _never_reading(port: int, table: str, cookie: str) -> socket.socket:
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    reader.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: rockfall_guest={cookie}\r\n\r\n".encode()
    )
    reader.recv(1000)
    subscribe = json.dumps({"type": "subscribe", "table": table}).encode()
    reader.sendall(bytes([129, 128 | len(subscribe)]) + b"\0\0\0\0" + subscribe)
    return reader


# -- telling ----------------------------------------------------------------------------------------------------------


def told(name: str, result: dict[str, Any]) -> None:
    print(f"\n{name}")
    for phase in ("flat out", "paced"):
        if phase not in result:
            continue
        each = result[phase]
        delays = "no people" if each["p50_ms"] is None else f"p50 {each['p50_ms']:.1f} ms, p99 {each['p99_ms']:.1f} ms"
        print(
            f"  {phase:9} {each['moves_per_second']:7.0f} moves/s"
            f"  {each['moves_per_cpu_second']:7.0f} moves per CPU second"
            f"  seen by others after {delays}\n"
            f"            CPU: server {each['server_cpu']:.2f}, bots {each['worker_cpu']:.2f}, database"
            f" {each['database_cpu']:.2f}, this program {each['client_cpu']:.2f};"
            f" {each['bytes_per_update']:.0f} bytes an update"
        )
    memory = result["memory"]
    print(
        f"  memory: {memory['base_mb']:.0f} MB, and kB a table: {memory['kb_per_table_nobody_watches']:.1f} when nobody"
        f" watches, {memory['kb_per_idle_table_with_4_sockets']:.1f} idle with 4 sockets,"
        f" {memory['kb_per_table_after_play']:.1f} after play"
    )
    extra = {key: result[key] for key in ("conflicts", "errors", "over") if key in result}
    if extra:
        print(f"  {extra}")


def compared(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], phase: str) -> str:
    """Moves per CPU second of each run, and the ratio: of medians, and from pair to pair."""
    rates = [[each[phase]["moves_per_cpu_second"] for each in runs] for runs in (ours, theirs)]
    ratio = statistics.median(rates[0]) / statistics.median(rates[1])
    pairs = sorted(mine / other for mine, other in zip(*rates, strict=True))
    mine, other = (" ".join(f"{rate:.0f}" for rate in each) for each in rates)
    return f"{phase:9} ours {mine}, theirs {other}: {ratio:.2f} (pair by pair {pairs[0]:.2f} to {pairs[-1]:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each phase")
    parser.add_argument("--pace", type=float, default=300.0, help="people's moves a second in the paced phase; 0: none")
    parser.add_argument("--processes", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="one process on PostgreSQL too")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well, in turn with ours")
    parser.add_argument("--repeats", type=int, default=1, help="of people's moves, ours and the peer's in turn")
    parser.add_argument("--only", choices=["people", "bots", "slow", "peer"])
    parser.add_argument("--set", action="append", default=[], help="a setting of our server, NAME=VALUE")
    parser.add_argument("--folder", help="where the SQLite file goes")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    everything: dict[str, Any] = {}
    people: list[dict[str, Any]] = []
    peer: list[dict[str, Any]] = []
    for _ in range(given.repeats):
        if given.only in (None, "people"):
            people.append(ours(given, SEATS))
            told(f"{given.tables} tables, 4 people each", people[-1])
        if given.peer or given.only == "peer":
            peer.append(asyncio.run(theirs(given)))
            told(f"boardgame.io: {given.tables} tables, 4 people each", peer[-1])
    if people and peer:
        print("\nmoves per CPU second, ours to boardgame.io's")
        for phase in ("flat out", "paced") if given.pace else ("flat out",):
            print(f"  {compared(people, peer, phase)}")
    everything |= {"people": people, "boardgame.io": peer}
    if given.only in (None, "bots"):
        everything["bots"] = ours(given, 2)
        told(f"{given.tables} tables, 2 people, 2 bots of level 0 and 1, 2 spectators each", everything["bots"])
    if given.only in (None, "slow"):
        everything["slow"] = asyncio.run(slow_consumers(given))
        print(f"\nslow consumers: {everything['slow']}")
    if given.json:
        print(json.dumps(everything))


if __name__ == "__main__":
    main()
