"""People play while others flood the server: how long moves take, how much memory it holds, and who is refused.

    PYTHONPATH=src:. python benchmarks/siege.py                     100 tables of four people, 20 seconds of each
    PYTHONPATH=src:. python benchmarks/siege.py --without hints     one flood fewer; --only replays: no other
    PYTHONPATH=src:. python benchmarks/siege.py --source ../earlier/src     the server of another checkout

First they play in peace, then under siege, in the same run on the same server with its default limits. Everything
happens on 127.0.0.1/8, bounded in number and time, and ends by itself: every person, and every flood, has an address of
its own there (Linux has them all). The floods run in one process of their own, with a lower priority. Tables of an
IPv6 network come through a trusted proxy, which names it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.floods import FLOODS, PROXY, more_files
from benchmarks.load import ROOT, SEATS, Line, Load, OurPlace, cpu_seconds, resident

SETTINGS = ["bot_delay=0", "log_level=error", f"proxies={PROXY}"]


class Given(msgspec.Struct):
    """What to do."""

    tables: int = 100
    seconds: float = 20.0
    pace: float = 100.0  # people's moves a second, at all tables together
    floods: list[str] = []
    settings: list[str] = []
    source: str = str(ROOT / "src")
    scale: float = 1.0  # of the floods
    niceness: int = 10  # and how much they let others go first


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
            try:
                status, _ = await asyncio.to_thread(visitor.ask, "GET", "/api/tables")
            except OSError:
                status = 0
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
            if process.stdout is not None:
                process.stdout.close()


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


def flood_process(given: Given, facts: dict[str, Any]) -> subprocess.Popen[str]:
    """The floods in a process of their own, which is ready to begin."""
    asked = [given.floods or list(FLOODS), facts, given.seconds + 3, given.niceness]
    words = [sys.executable, "-m", "benchmarks.floods", json.dumps(asked)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
    assert process.stdout is not None
    process.stdout.readline()
    return process


async def siege(given: Given) -> Result:
    """In peace, then under siege."""
    with serving(given) as (port, pid):
        load = Load("siege", given.tables / given.pace)
        flooder = Asking(port, "127.4.0.1").named("Flood")
        match, table = await asyncio.to_thread(lambda: (finished_match(flooder), flooders_table(flooder)))
        places = await asyncio.to_thread(honest_tables, port, load, given.tables)
        for place in places:
            await place.sit(port)
        calm = await played(places, load, port, pid, given.seconds)
        facts = {"port": port, "scale": given.scale, "match": match, "table": table, "cookie": flooder.cookie}
        process = await asyncio.to_thread(flood_process, given, facts)
        try:
            await asyncio.sleep(2.0)  # for the floods to rise
            under = await played(places, load, port, pid, given.seconds)
            out, _ = await asyncio.to_thread(process.communicate, None, given.seconds + 120)
        finally:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()
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
    words = parser.parse_args()
    more_files()
    floods = words.only or [name for name in FLOODS if name not in words.without]
    source = str(Path(words.source).resolve())
    given = Given(words.tables, words.seconds, words.pace, floods, words.set, source, words.scale)
    result = asyncio.run(siege(given))
    print(msgspec.json.encode(result).decode() if words.json else told(result))


if __name__ == "__main__":
    main()
