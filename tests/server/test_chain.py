"""An altered or cut log is found, and refused with the number of the entry."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import asyncpg
import pytest

from rockfall.server import commands as ask
from rockfall.server.entries import TableRules
from rockfall.server.refused import Refused
from rockfall.server.store import Store, chain
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.store.sqlite import SqliteStore
from tests.server.hubs import hub_at
from tests.server.postgres import Postgres

ENTRIES = [b"one", b"two", b"three", b"four"]

HARM = {  # what somebody does to the database, and the entry that is named
    "nothing": ("SELECT 1", None),
    "altered": ("UPDATE entries SET entry = {blob} WHERE version = 2", 2),
    "altered, the first": ("UPDATE entries SET entry = {blob} WHERE version = 1", 1),
    "altered, the last": ("UPDATE entries SET entry = {blob} WHERE version = 4", 4),
    "one is gone": ("DELETE FROM entries WHERE version = 3", 3),
    "cut": ("DELETE FROM entries WHERE version > 2", 3),
    "all are gone": ("DELETE FROM entries", 1),
    "exchanged": ("UPDATE entries SET version = CASE version WHEN 2 THEN 30 ELSE version END", 2),
    "another table's": ("UPDATE logs SET digest = {blob}", 4),
}


class Place:
    """A store, and a way to harm it."""

    def __init__(self, make: Callable[[], Store], harm: Callable[[str], Awaitable[None]]) -> None:
        self.make = make
        self.harm = harm


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":

        async def harm(query: str) -> None:
            with sqlite3.connect(tmp_path / "tables.db") as connection:
                connection.execute(query.format(blob="X'00'"))
            connection.close()

        return Place(lambda: SqliteStore(tmp_path / "tables.db"), harm)
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.database()

    async def harm_postgres(query: str) -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(query.format(blob="'\\x00'::BYTEA"))
        await connection.close()

    return Place(lambda: PostgresStore(address), harm_postgres)


@pytest.mark.parametrize("kind", HARM)
def test_a_log_that_was_harmed_is_refused_with_the_number_of_the_entry(place: Place, kind: str) -> None:
    query, number = HARM[kind]

    async def story() -> None:
        store = place.make()
        await store.open()
        await store.append("T", 0, ENTRIES[:1])
        await store.append("T", 1, ENTRIES[1:])
        await store.close()
        await place.harm(query)
        store = place.make()
        await store.open()
        try:
            if number is None:
                assert await store.load("T") == ENTRIES
                assert await store.load("T", after=2) == ENTRIES[2:]
                assert await store.load("T", after=4) == []
                assert await store.append("T", 4, [b"five"])
                assert await store.load("T", after=4) == [b"five"]
                return
            with pytest.raises(chain.BrokenLog, match=f"entry {number} ") as caught:
                await store.load("T")
            assert caught.value.entry == number
            assert caught.value.code == "broken-table"
        finally:
            await store.close()

    asyncio.run(story())


def test_both_stores_write_the_same_digests(tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL makes them itself, so it must know the rule."""
    previous = sha256(b"rockfall T").digest()
    expected = []
    for entry in ENTRIES:
        previous = sha256(previous + entry).digest()
        expected.append(previous)
    address = postgres.database()

    async def story() -> None:
        store: Store
        for store in (SqliteStore(tmp_path / "tables.db"), PostgresStore(address)):
            await store.open()
            await store.append("T", 0, ENTRIES)
            await store.close()
        connection = await asyncpg.connect(address)
        rows = await connection.fetch("SELECT digest FROM entries ORDER BY version")
        await connection.close()
        assert [row[0] for row in rows] == expected

    asyncio.run(story())
    database = sqlite3.connect(tmp_path / "tables.db")
    found = database.execute("SELECT digest FROM entries ORDER BY version").fetchall()
    database.close()
    assert [row[0] for row in found] == expected


def test_the_entry_is_told_to_whoever_opens_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            ada, _ = await hub.guests.new("Ada")
            codes = [(await hub.create(ada, "embers", 2, {}, TableRules())).table for _ in range(2)]
            for code in codes:
                await hub.command(code, ada, ask.Sit())
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            query = "UPDATE entries SET entry = replace(entry, 'Ada', 'Eve') WHERE version = 2 AND table_code = ?"
            assert connection.execute(query, (codes[0],)).rowcount == 1
        connection.close()
        async with hub_at(tmp_path) as hub:
            with pytest.raises(Refused, match="entry 2 has been altered"):
                await hub.info(codes[0])
            assert (await hub.info(codes[1])).seats[0].name == "Ada"

    asyncio.run(story())
