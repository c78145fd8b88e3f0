"""Where tables are kept. Every store must pass these; `make` names them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rockfall.core.errors import BadOptions
from rockfall.server.store import Guest, Head, Store, StoredRecord
from rockfall.server.store.keeping import Before
from rockfall.server.store.migrations import SQLITE
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.store.sqlite import SqliteStore
from tests.server.postgres import Postgres


def head(table: str, status: str = "waiting", at: int = 0, visibility: str = "public", goes_on: bool = False) -> Head:
    info = f'{{"table":"{table}"}}'.encode()
    return Head(
        table=table,
        game="embers",
        visibility=visibility,
        status=status,
        info=info,
        guests=["ada", "bob"],
        at=at,
        goes_on=goes_on,
    )


MakeStore = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Makes an empty store; asked again, the same one."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.db", "normal")
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.database()
    return lambda: PostgresStore(address)


def in_store(make: MakeStore, story: Callable[[Store], Awaitable[None]]) -> None:
    async def told() -> None:
        store = make()
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def test_entries_come_back_in_order(make: MakeStore) -> None:
    async def story(store: Store) -> None:
        assert await store.append("T", 0, [b"1", b"2"])
        assert await store.append("T", 2, [b"3"])
        assert await store.load("T") == [b"1", b"2", b"3"]
        assert await store.load("T", after=2) == [b"3"]
        assert await store.load("U") == []

    in_store(make, story)


def test_who_believes_in_another_version_adds_nothing(make: MakeStore) -> None:
    async def story(store: Store) -> None:
        assert await store.append("T", 0, [b"1"], head("T"))
        record = StoredRecord(id="T", game="embers", at=0, text="x")
        assert not await store.append("T", 0, [b"other"], head("T", "over"), record)
        assert not await store.append("T", 5, [b"other"])
        assert await store.load("T") == [b"1"]
        assert await store.public_tables(10) == [b'{"table":"T"}']
        assert await store.record("T") is None

    in_store(make, story)


def test_of_many_at_once_one_wins(make: MakeStore) -> None:
    async def story(store: Store) -> None:
        tries = [store.append("T", 0, [str(number).encode()]) for number in range(50)]
        others = [store.append(f"U{number}", 0, [b"1"]) for number in range(50)]
        won = await asyncio.gather(*tries)
        assert sum(won) == 1
        assert all(await asyncio.gather(*others))
        assert await store.load("T") == [str(won.index(True)).encode()]

    in_store(make, story)


def test_lists(make: MakeStore) -> None:
    async def story(store: Store) -> None:
        await store.append("A", 0, [b"1"], head("A", at=1))
        await store.append("B", 0, [b"1"], head("B", at=2, visibility="link"))
        await store.append("C", 0, [b"1"], head("C", "over", at=3))
        await store.append("D", 0, [b"1"], head("D", "playing", at=4, goes_on=True))
        assert await store.public_tables(10) == [b'{"table":"D"}', b'{"table":"A"}']
        assert await store.public_tables(1) == [b'{"table":"D"}']
        assert len(await store.tables_of("ada", 10)) == 4
        assert await store.tables_of("eve", 10) == []
        assert await store.going_on() == ["D"]
        await store.append("D", 1, [b"2"], head("D", "over", at=5))
        assert await store.going_on() == []

    in_store(make, story)


def test_guests_records_and_keys(make: MakeStore) -> None:
    async def story(store: Store) -> None:
        await store.put_guest(Guest(id="1", name="Ada"), b"hash", 0)
        await store.put_guest(Guest(id="1", name="Ada L."), b"hash", 1)
        assert await store.guest(b"hash") == Guest(id="1", name="Ada L.")
        assert await store.guest(b"other") is None
        record = StoredRecord(id="R", game="embers", at=0, text="text")
        await store.put_record(record)
        assert await store.record("R") == record
        assert await store.key("k", b"first") == b"first"
        assert await store.key("k", b"second") == b"first"

    in_store(make, story)


def test_what_is_old_is_forgotten(make: MakeStore) -> None:
    async def story(store: Store) -> None:
        await store.append("A", 0, [b"1"], head("A", at=10))
        await store.append("B", 0, [b"1"], head("B", at=30))
        await store.append("C", 0, [b"1"], head("C", "over", at=10))
        await store.append("D", 0, [b"1"], head("D", "over", at=30))
        await store.put_record(StoredRecord(id="C", game="embers", at=10, text="text"))
        early = Before(idle=20, over=5, records=5, imports=5, guests=5)
        late = Before(idle=20, over=20, records=20, imports=20, guests=20)
        assert await store.mark("tables", early, at=100) == 1
        assert await store.load("A") == [b"1"]  # it is only marked
        assert await store.sweep(early, marked_before=100) == {"tables": 1, "records": 0, "guests": 0}
        assert await store.load("A") == []
        assert await store.load("C") == [b"1"]
        assert [(each.what, each.due, each.total) for each in await store.due(late)][:2] == [
            ("tables", 1, 3),
            ("records", 1, 1),
        ]
        assert await store.mark("tables", late, at=100) == await store.mark("records", late, at=100) == 1
        assert (await store.sweep(late, marked_before=99))["tables"] == 0  # not yet
        assert await store.sweep(late, marked_before=100) == {"tables": 1, "records": 1, "guests": 0}
        assert await store.load("C") == []
        assert await store.record("C") is None
        assert len(await store.tables_of("ada", 10)) == 2

    in_store(make, story)


def test_many_writers_share_one_commit(tmp_path: Path) -> None:
    async def story() -> int:
        store = SqliteStore(tmp_path / "tables.db", "normal")
        await store.open()
        await asyncio.gather(*(store.append(f"T{number}", 0, [b"1"]) for number in range(400)))
        await store.close()
        return store.commits

    assert asyncio.run(story()) < 100


def test_a_job_that_fails_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db", "normal")
        await store.open()
        bad = store._do(lambda connection: connection.execute("SELECT * FROM nothing").fetchall())
        results = await asyncio.gather(store.append("T", 0, [b"1"]), bad, return_exceptions=True)
        assert results[0] is True
        assert isinstance(results[1], sqlite3.OperationalError)
        assert await store.load("T") == [b"1"]
        await store.close()

    asyncio.run(story())


def test_a_database_of_the_future_is_refused(tmp_path: Path) -> None:
    def make() -> Store:
        return SqliteStore(tmp_path / "tables.db", "normal")

    in_store(make, lambda store: store.put_guest(Guest(id="1", name="Ada"), b"hash", 0))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(SQLITE),)
        database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(BadOptions, match="version 99"):
        in_store(make, lambda store: store.load("T"))  # type: ignore[arg-type, return-value]
