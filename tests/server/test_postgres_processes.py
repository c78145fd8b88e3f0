"""Two real server processes on one PostgreSQL, with people spread over both."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

import rockfall
from rockfall import Record
from rockfall.client import Client, Seat, ServerRefused
from rockfall.server import entries as log
from rockfall.server.fairness import verify
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.table import Table
from rockfall.server.told import ToldMoved
from tests.server.conftest import Running, Start
from tests.server.players import Guesser, eventually, run, table_with_bots, until
from tests.server.postgres import Postgres

KILLS = 8 if rockfall.COMPILED else 3
TABLES = 12
THINK = 0.15  # seconds at most, so that matches last longer than the processes

Acked = dict[tuple[str, int, str], int]  # table, seat, move's id -> version


class Roaming(Client):
    """Connects to another process every time: nothing binds a person to the one they came by."""

    def __init__(self, servers: list[Running], name: str, first: int) -> None:
        super().__init__(servers[first].url, name)
        self.servers = servers
        self.turn = first

    async def _connect(self) -> None:
        self.turn = (self.turn + 1) % len(self.servers)
        self.place = urlsplit(self.servers[self.turn].url).netloc
        await super()._connect()


async def play(seat: Seat, acked: Acked, hurry: asyncio.Event) -> None:
    """At random without haste, writing down what was acknowledged."""
    random = Random(f"{seat.seat}")
    number = 0
    async for _ in seat.turns():
        if not hurry.is_set():
            await asyncio.sleep(random.random() * THINK)
        number += 1
        with suppress(ServerRefused):  # a bot may have stood in while the connection was lost
            ack = await seat.move(random.choice(seat.legal).move, id=f"move {number}")
            assert seat.seat is not None
            acked[seat.table, seat.seat, f"move {number}"] = ack.version


async def traffic(servers: list[Running], kills: int) -> tuple[Acked, dict[str, list[Seat]]]:
    acked: Acked = {}
    hurry = asyncio.Event()
    random = Random("which, and when")
    seats: dict[str, list[Seat]] = {}
    async with Roaming(servers, "Ada", 0) as ada, Roaming(servers, "Bob", 1) as bob:
        for number in range(TABLES):
            code = await table_with_bots(ada if number % 2 else bob, "saboteur", 3, people=2)
            seats[code] = [await ada.join(code), await bob.join(code)]
            await (ada if number % 2 else bob).do(code, "start")
        playing = [asyncio.create_task(play(seat, acked, hurry)) for each in seats.values() for seat in each]
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.1, 0.5))
            server = random.choice(servers)
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(random.uniform(0.0, 1.0))  # the other one serves everybody who roams
            await asyncio.to_thread(server.start)
        hurry.set()
        await asyncio.gather(*playing)
        for each in seats.values():
            await eventually(lambda each=each: each[0].version == each[1].version)  # type: ignore[misc]
    return acked, seats


def test_one_order_of_moves_for_everybody_whoever_is_killed(start: Start, postgres: Postgres) -> None:
    address = postgres.database()
    servers = [start(database=address), start(database=address)]
    acked, seats = run(traffic(servers, KILLS), seconds=900)
    assert len(acked) > TABLES * 20
    for server in servers:
        assert server.stop() in (0, -15)
        assert "server-error" not in server.log()
        assert "Traceback" not in server.log()
    run(check(address, acked, seats))


async def check(address: str, acked: Acked, seats: dict[str, list[Seat]]) -> None:
    store = PostgresStore(address)
    await store.open()
    for code, (ada, bob) in seats.items():
        entries = [log.unpacked(data) for data in await store.load(code)]
        table, _ = Table.loaded(entries)
        assert table.status == "over"
        made: dict[tuple[str, int | str, str], int] = {}
        for version, entry in enumerate(entries, start=1):
            if isinstance(entry, log.Moved) and entry.by == "person":
                assert (code, entry.who, entry.id) not in made, "a move counts once"
                made[code, entry.who, entry.id] = version
        assert {key: made.get(key) for key in acked if key[0] == code} == {
            key: version for key, version in acked.items() if key[0] == code
        }
        for seat in (ada, bob):
            told = [
                (each.version, each.entry, each.who, each.number)
                for each in seat.entries
                if isinstance(each, ToldMoved)
            ]
            assert told == [
                (version, "moved", entry.who, entry.number)
                for version, entry in enumerate(entries, start=1)
                if isinstance(entry, log.Moved)
            ]
        record = await store.record(code)
        assert record is not None
        assert verify(Record.loads(record.text)).drawn > 30
    await store.close()


def metric(text: str, name: str) -> float:
    (line,) = [line for line in text.splitlines() if line.startswith(f"rockfall_{name} ")]
    return float(line.split()[1])


async def metrics(server: Running) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    return text


def test_people_at_both_processes_are_there_and_bots_think_once(start: Start, postgres: Postgres) -> None:
    """With no grace at all, somebody whom a process took for away would be replaced at once."""
    address = postgres.database()
    servers = [start(database=address), start(database=address)]

    async def story() -> None:
        async with Client(servers[0].url, "Ada") as ada, Client(servers[1].url, "Bob") as bob:
            code = await table_with_bots(ada, "saboteur", 4, people=2, grace=0)
            seats = [await ada.join(code), await bob.join(code)]
            await ada.do(code, "start")
            await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))
            assert not [each for each in seats[0].entries if each.entry == "tookover"]
            texts = [await metrics(server) for server in servers]
            assert sum(metric(text, "store_conflicts_total") for text in texts) <= 3
            assert seats[0].version == seats[1].version

    run(story())


def test_bots_go_on_when_their_process_dies(start: Start, postgres: Postgres) -> None:
    address = postgres.database()
    servers = [start("bot_delay=0.02", database=address), start("bot_delay=0.02", database=address)]

    async def story() -> None:
        async with Client(servers[0].url, "Ada") as ada, Client(servers[1].url) as eve:
            code = await table_with_bots(ada, "saboteur", 3, people=0)
            watched = await eve.watch(code)
            await ada.do(code, "start")
            await until(watched, "moved")
            servers[0].kill()
            await watched.until_over()
            assert watched.info is not None
            assert watched.info.scores is not None

    run(story())
