"""What is done to servers while people play: kill -9 of one on a SQLite file, or of several on a PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rockfall.server.store.check import check_sqlite
from rockfall.server.store.nodes import LEASE
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.store.sqlite import SqliteStore
from tests.nightly.door import Door, doors
from tests.nightly.siege import Siege
from tests.server.conftest import Running
from tests.server.postgres import Postgres

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

ROUND = 40  # times that harm is done in one round, at most

Say = Callable[[str], None]


async def kills_on_sqlite(folder: Path, kills: int, tables: int, say: Say) -> Siege:
    """kill -9, and a start; again and again."""
    server = await asyncio.to_thread(Running, folder, (), None)
    siege = Siege([server.url], "sqlite")

    async def kill() -> None:
        await asyncio.sleep(siege.random.uniform(0.05, 0.4))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        siege.counts["kills"] += 1

    try:
        while siege.counts["kills"] < kills:
            await siege.round(tables, kill, min(ROUND, kills - siege.counts["kills"]))
            say(told(siege))
    finally:
        await asyncio.to_thread(server.stop)
    store = SqliteStore(server.database)
    await store.open()
    await siege.check(store)
    await store.close()
    siege.troubles += check_sqlite(server.database).troubles
    siege.troubles += complaints([server])
    return siege


# -- several nodes ------------------------------------------------------------------------------------------


class Nodes:
    """Servers that share a PostgreSQL; each is reached through a door, and reaches the database through another."""

    def __init__(self, postgres: Postgres, servers: list[Running], front: list[Door], back: list[Door]) -> None:
        self.postgres = postgres
        self.servers = servers
        self.front = front
        self.back = back
        self.siege = Siege([f"http://127.0.0.1:{door.port}" for door in front], "nodes")
        self.random = Random("which, and when")

    async def harm(self) -> None:
        """One is killed; while it is down, something else may happen to another, or to the database."""
        await asyncio.sleep(self.random.uniform(0.05, 0.6))
        killed, other = self.random.sample(range(len(self.servers)), 2)
        await asyncio.to_thread(self.servers[killed].kill)
        self.siege.counts["kills"] += 1
        kind = self.random.choice(KINDS)
        self.siege.counts[kind] += 1
        async with self._done(kind, other):
            # Longer than a lease, or just about, or not.
            await asyncio.sleep(self.random.choice([0.1, 0.5, LEASE, LEASE * 1.5, LEASE * 2]))
        await asyncio.to_thread(self.servers[killed].start)

    @asynccontextmanager
    async def _done(self, kind: str, other: int) -> AsyncIterator[None]:
        front, back, server = self.front[other], self.back[other], self.servers[other]
        match kind:
            case "frozen":
                server.freeze()
            case "clients cut off":
                front.cut()
            case "clients stalled":
                front.stall(*self.random.choice([("in",), ("out",), ("in", "out")]))  # type: ignore[arg-type]
            case "database cut off":
                back.cut()
            case "database stalled":
                back.stall(*self.random.choice([("in",), ("out",), ("in", "out")]))  # type: ignore[arg-type]
            case "PostgreSQL restarted" | "PostgreSQL crashed":
                how = signal.SIGINT if kind == "PostgreSQL restarted" else signal.SIGQUIT
                await asyncio.to_thread(self.postgres.stop, how)
        try:
            with self.postgres.hanging() if kind == "PostgreSQL hung" else _nothing():
                yield
        finally:
            if kind == "frozen":
                server.thaw()
            elif kind.startswith("PostgreSQL ") and not kind.endswith("hung"):
                await asyncio.to_thread(self.postgres.start)
            front.heal()
            back.heal()


KINDS = (
    "nothing else",
    "frozen",
    "frozen",
    "clients cut off",
    "clients stalled",
    "database cut off",
    "database stalled",
    "PostgreSQL hung",
    "PostgreSQL restarted",
    "PostgreSQL crashed",
)


@contextmanager
def _nothing() -> Iterator[None]:
    yield


async def kills_of_nodes(folder: Path, postgres: Postgres, kills: int, tables: int, say: Say, count: int = 3) -> Siege:
    """One of several at a time, and more at the same time."""
    address = await asyncio.to_thread(postgres.database)
    name = address.rpartition("/")[2]
    async with doors(*[postgres.port] * count) as back:
        servers: list[Running] = []
        try:
            for number, door in enumerate(back):
                place = folder / str(number)
                place.mkdir()
                settings = (f"lease_seconds={LEASE}",)
                database = postgres.address(name, door.port)
                servers.append(await asyncio.to_thread(Running, place, settings, database))
            async with doors(*(server.port for server in servers)) as front:
                nodes = Nodes(postgres, servers, front, back)
                siege = nodes.siege
                while siege.counts["kills"] < kills:
                    await siege.round(tables, nodes.harm, min(ROUND, kills - siege.counts["kills"]))
                    say(told(siege))
        finally:
            for server in servers:
                if server.process is not None:
                    await asyncio.to_thread(server.stop)
    store = PostgresStore(address)
    await store.open()
    await siege.check(store)
    await store.close()
    siege.troubles += complaints(servers)
    return siege


def complaints(servers: list[Running]) -> list[str]:
    """Whatever was done to them, they are never surprised."""
    lines = [line for server in servers for line in server.log().splitlines() if "Traceback" in line]
    return [f"a server was surprised: {line[-1500:]}" for line in lines]


def told(siege: Siege) -> str:
    return ", ".join(f"{name}: {count:,}" for name, count in siege.counts.items())
