"""Databases of every released version, made by the code of its time: brought forward, they have all they had."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rockfall.core.record import Record
from rockfall.server import entries as log
from rockfall.server.store import Store
from rockfall.server.store.migrations import POSTGRES, SQLITE, migrate_sqlite
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.store.sqlite import SqliteStore
from rockfall.server.table import Table
from tests.server.hubs import hub_at
from tests.server.postgres import Postgres
from tests.server.release_databases import sqlite_dump

DATABASES = Path(__file__).parent / "databases"
RELEASED = {"sqlite": [1, 2], "postgres": [1, 2, 3]}  # a version that is released gets a database here


def sqlite_of(version: int, path: Path) -> Path:
    """A file as that version left it."""
    connection = sqlite3.connect(path)
    connection.executescript((DATABASES / f"sqlite-{version}.sql").read_text())
    assert connection.execute("PRAGMA user_version").fetchone() == (version,)
    connection.close()
    return path


def postgres_of(version: int, postgres: Postgres) -> str:
    address = postgres.database()
    text = (DATABASES / f"postgres-{version}.sql").read_text()
    asyncio.run(postgres.execute(address.rpartition("/")[2], text))
    return address


def blobs(text: str, table: str) -> list[bytes]:
    """The entries of a log, as they stand in the dump."""
    rows = re.findall(r"""INSERT INTO .?.?.?.?.?.?.?.?entries.? VALUES ?\((.*)\);""", text)
    found = [re.search(r"(\d+), ?(?:X'|'\\x)([0-9A-Fa-f]+)'", row) for row in rows if f"'{table}'" in row]
    numbered = sorted((int(each[1]), bytes.fromhex(each[2])) for each in found if each is not None)
    return [entry for _, entry in numbered]


def codes(text: str) -> list[str]:
    return sorted(set(re.findall(r"""seated.? VALUES ?\('[0-9a-f]+', ?'(\w+)'\)""", text)))


def unsigned(text: str) -> str:
    """A record as it was before the server signed it, if it did."""
    record = Record.loads(text)
    record.meta.pop("signed", None)
    return record.dumps()


async def check_all_is_there(store: Store, text: str) -> None:
    await store.open()
    try:
        tables = codes(text)
        assert len(tables) == 3
        statuses = []
        for table in tables:
            entries = await store.load(table)  # which checks the chain
            assert entries == blobs(text, table) != []
            loaded, _ = Table.loaded([log.unpacked(entry) for entry in entries])
            statuses.append(loaded.status)
            if loaded.status == "over":
                record = await store.record(table)
                assert record is not None
                assert unsigned(record.text) == loaded.record().dumps()
                assert not record.is_import
                Record.loads(record.text).replay()
            assert await store.append(table, len(entries), [b"{}"])
            assert len(await store.load(table)) == len(entries) + 1
        assert sorted(statuses) == ["over", "playing", "waiting"]
        assert len(await store.public_tables(10)) == 2
    finally:
        await store.close()


@pytest.mark.parametrize("version", RELEASED["sqlite"])
def test_every_released_sqlite_file_is_brought_forward(version: int, tmp_path: Path) -> None:
    path = sqlite_of(version, tmp_path / "tables.db")
    text = (DATABASES / f"sqlite-{version}.sql").read_text()
    asyncio.run(check_all_is_there(SqliteStore(path), text))


@pytest.mark.parametrize("version", RELEASED["postgres"])
def test_every_released_postgres_database_is_brought_forward(version: int, postgres: Postgres) -> None:
    address = postgres_of(version, postgres)
    text = (DATABASES / f"postgres-{version}.sql").read_text()
    asyncio.run(check_all_is_there(PostgresStore(address), text))


def test_there_is_a_database_of_every_version_before_this_one() -> None:
    assert {"sqlite": list(range(1, len(SQLITE))), "postgres": list(range(1, len(POSTGRES)))} == RELEASED


def test_the_next_ones_can_be_made(tmp_path: Path) -> None:
    text = sqlite_dump()
    connection = sqlite3.connect(tmp_path / "tables.db")
    connection.executescript(text)
    connection.close()
    asyncio.run(check_all_is_there(SqliteStore(tmp_path / "tables.db"), text))


@pytest.mark.parametrize("version", RELEASED["sqlite"])
def test_a_file_that_was_brought_forward_looks_like_a_new_one(version: int, tmp_path: Path) -> None:
    def schema(path: Path) -> set[tuple[str, str]]:
        connection = sqlite3.connect(path)
        migrate_sqlite(connection, "")
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        connection.close()
        return {(name, " ".join(sql.split())) for name, sql in rows}

    assert schema(sqlite_of(version, tmp_path / "old.db")) == schema(tmp_path / "new.db")


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = sqlite_of(2, tmp_path / "tables.db")

    def fail(_: sqlite3.Connection) -> None:
        raise OSError("the power is gone")

    def dump() -> list[str]:
        connection = sqlite3.connect(path)
        lines = list(connection.iterdump())
        connection.close()
        return lines

    before = dump()
    steps: list[list[Any]] = [*SQLITE[:2], [*SQLITE[2], fail]]
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(OSError, match="power"):
        migrate_sqlite(connection, "", steps)
    connection.close()
    assert dump() == before


def test_people_play_on_after_an_upgrade(tmp_path: Path) -> None:
    sqlite_of(1, tmp_path / "tables.db")
    text = (DATABASES / "sqlite-1.sql").read_text()

    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            statuses = {(await hub.info(code)).status for code in codes(text)}
            assert statuses == {"waiting", "playing", "over"}

    asyncio.run(story())
