"""backup, restore and check: online, consistent, and every trouble has a sentence and a number."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rockfall.cli import app
from rockfall.client import Client
from rockfall.server.entries import TableRules
from rockfall.server.store import Store, StoredRecord
from rockfall.server.store.backup import backup_sqlite
from rockfall.server.store.check import check_sqlite
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.store.sqlite import SqliteStore
from tests.server.conftest import Start
from tests.server.hubs import hub_at
from tests.server.players import run, table_with_bots
from tests.server.postgres import Postgres
from tests.server.test_migrations import sqlite_of
from tests.server.test_store import head

TABLES = 5
ENTRIES = 40


def rockfall(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


async def fill(store: Store) -> None:
    await store.open()
    for number in range(TABLES):
        code = f"T{number}"
        for version in range(ENTRIES):
            await store.append(code, version, [b'{"entry":"said","text":"%d"}' % version], head(code, at=version))
        await store.put_record(StoredRecord(id=code, game="embers", at=0, text=f"text {number}"))


def filled(path: Path) -> Path:
    async def story() -> None:
        store = SqliteStore(path)
        await fill(store)
        await store.close()

    asyncio.run(story())
    return path


# -- backup ---------------------------------------------------------------------------------------------------


def test_a_backup_has_what_is_only_in_the_journal(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def story() -> None:
        store = SqliteStore(path)
        await store.open()
        for version in range(ENTRIES):
            assert await store.append("T", version, [b"%d" % version])
        with sqlite3.connect(path) as database:
            assert database.execute("SELECT count(*) FROM entries").fetchone()[0] < ENTRIES, "no journal, no test"
        assert backup_sqlite(str(path), str(copy)).entries == ENTRIES
        await store.close()
        again = SqliteStore(copy)
        await again.open()
        assert await again.load("T") == [b"%d" % version for version in range(ENTRIES)]
        assert await again.append("T", ENTRIES, [b"on it goes"])
        await again.close()

    asyncio.run(story())


def test_a_backup_of_a_running_database_has_everything_and_cp_has_not(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await fill(store)
        shutil.copy(tmp_path / "tables.db", tmp_path / "cp.db")
        acknowledged = 0
        is_over = False

        async def play() -> None:
            nonlocal acknowledged
            while not is_over:
                assert await store.append("live", acknowledged, [b"x" * 200])
                acknowledged += 1

        playing = asyncio.create_task(play())
        for number in range(5):
            await asyncio.sleep(0.05)
            before = acknowledged
            report = await asyncio.to_thread(backup_sqlite, str(tmp_path / "tables.db"), str(tmp_path / f"{number}.db"))
            after = acknowledged
            assert report.troubles == []
            assert TABLES * ENTRIES + before <= report.entries <= TABLES * ENTRIES + after + 1
        assert acknowledged > before  # nobody had to wait for it
        is_over = True
        await playing
        await store.close()

    asyncio.run(story())
    copied = sqlite3.connect(tmp_path / "cp.db")
    try:
        found = copied.execute("SELECT count(*) FROM entries").fetchone()[0]
    except sqlite3.Error:
        found = 0
    copied.close()
    assert found < TABLES * ENTRIES  # what was still in the -wal file is lost


def test_a_backup_is_one_private_file_and_writes_over_nothing(tmp_path: Path) -> None:
    filled(tmp_path / "tables.db")
    done = rockfall("backup", tmp_path / "copy.db", "--database", tmp_path / "tables.db")
    assert done.exit_code == 0, done.output
    assert "200 entries" in done.output
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.glob("copy*")) == ["copy.db"]
    (tmp_path / "mine").write_text("mine")
    again = rockfall("backup", tmp_path / "mine", "--database", tmp_path / "tables.db")
    assert again.exit_code == 2
    assert "is there already; nothing was written over it" in again.output
    assert (tmp_path / "mine").read_text() == "mine"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("backup", "copy.db", "--database", "none.db"), "there is no file none.db"),
        (("backup", "none/copy.db", "--database", "tables.db"), "there is no "),
        (("backup", "a\x1b.db", "--database", "tables.db"), "without control characters; got 'a\\x1b.db'"),
        (("check", "none.db"), "there is no file none.db"),
        (("check", "diary"), "diary is something else"),
        (("check", "other.db"), "but of something else"),
        (("restore", "diary", "--database", "new.db"), "diary is something else"),
        (("restore", "none.db", "--database", "new.db"), "there is no file none.db"),
        (("restore", "tables.db", "--database", "tables.db"), "expected a place without a database"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    filled(Path("tables.db"))
    Path("diary").write_text("dear diary " * 1000)
    other = sqlite3.connect("other.db")
    other.execute("CREATE TABLE entries (x)")
    other.close()
    done = rockfall(*words)
    assert done.exit_code == 2
    assert said in done.output
    assert len(done.output.strip().splitlines()) == 1
    assert not Path("new.db").exists()


# -- restore ------------------------------------------------------------------------------------------------


def test_a_server_goes_on_from_a_restored_backup(start: Start, tmp_path: Path) -> None:
    server = start()

    async def before() -> str:
        async with Client(server.url, "Ada") as ada:
            code = await table_with_bots(ada, "embers", 2, people=1)
            await ada.join(code)
            return code

    code = run(before())
    assert rockfall("backup", tmp_path / "copy.db", "--database", server.database).exit_code == 0  # while it runs
    held = rockfall("restore", tmp_path / "copy.db", "--database", server.database)
    assert held.exit_code == 2
    assert "held by a server" in held.output
    server.kill()
    for each in Path(server.database).parent.glob("tables.db*"):
        each.unlink()  # the disk is gone
    done = rockfall("restore", tmp_path / "copy.db", "--database", server.database)
    assert done.exit_code == 0, done.output
    server.start()

    async def after() -> None:
        async with Client(server.url, "Bob") as bob:
            info = (await bob.get(f"/api/tables/{code}"))["info"]
            assert info["seats"][0]["name"] == "Ada"

    run(after())


def test_the_wal_of_another_time_is_not_mixed_in(tmp_path: Path) -> None:
    filled(tmp_path / "copy.db")
    (tmp_path / "tables.db-wal").write_bytes(b"of another time")
    done = rockfall("restore", tmp_path / "copy.db", "--database", tmp_path / "tables.db")
    assert done.exit_code == 2
    assert "tables.db-wal is there. Move it away first" in done.output


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    harm(filled(tmp_path / "copy.db"), "UPDATE entries SET entry = X'00' WHERE version = 7 AND table_code = 'T3'")
    done = rockfall("restore", tmp_path / "copy.db", "--database", tmp_path / "tables.db")
    assert done.exit_code == 2
    assert "table T3" in done.output
    assert "entry 7 has been altered" in done.output
    assert not (tmp_path / "tables.db").exists()


def test_a_damaged_database_is_copied_all_the_same_and_that_is_said(tmp_path: Path) -> None:
    harm(filled(tmp_path / "tables.db"), "UPDATE entries SET entry = X'00' WHERE version = 7 AND table_code = 'T3'")
    done = rockfall("backup", tmp_path / "copy.db", "--database", tmp_path / "tables.db")
    assert done.exit_code == 1
    assert "entry 7 has been altered" in done.output
    assert "as damaged as it was" in done.output
    assert len(check_sqlite(str(tmp_path / "copy.db")).troubles) == 1


# -- check ----------------------------------------------------------------------------------------------------


def harm(path: Path, query: str) -> None:
    with sqlite3.connect(path) as connection:
        assert connection.execute(query).rowcount > 0
    connection.close()


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (
            "UPDATE entries SET entry = X'00' WHERE version = 7 AND table_code = 'T3'",
            "table T3 as it was written; got entry 7 has been altered",
        ),
        (
            "DELETE FROM entries WHERE version > 30 AND table_code = 'T1'",
            "entry 31 is missing, and so are all after it, up to 40",
        ),
        ("DELETE FROM entries WHERE version = 12 AND table_code = 'T1'", "entry 12 is missing"),
        ("DELETE FROM logs WHERE code = 'T0'", "entry 40 is there, but the end of the log is not known"),
        ("UPDATE texts SET data = X'00' WHERE rowid = 2", "the text of record T1"),
        ("DELETE FROM texts WHERE rowid = 2", "the text of record T1"),
    ],
)
def test_damage_is_found_and_named(tmp_path: Path, query: str, said: str) -> None:
    path = filled(tmp_path / "tables.db")
    well = rockfall("check", path)
    assert well.exit_code == 0
    assert "all is well" in well.output
    harm(path, query)
    ill = rockfall("check", path)
    assert ill.exit_code == 1
    assert said in ill.output
    report = json.loads(rockfall("check", path, "--json").stdout)
    assert len(report["troubles"]) == 1


def test_a_log_that_was_cut_together_with_its_end_is_found_by_the_list_of_tables(tmp_path: Path) -> None:
    path = filled(tmp_path / "tables.db")
    harm(path, "DELETE FROM entries WHERE version > 30 AND table_code = 'T1'")
    harm(
        path,
        """UPDATE logs SET version = 30, digest = (SELECT digest FROM entries WHERE version = 30 AND table_code = 'T1')
        WHERE code = 'T1'""",
    )
    assert "entry 31 is missing" in check_sqlite(str(path)).troubles[0]


def test_broken_pages_are_found(tmp_path: Path) -> None:
    path = filled(tmp_path / "tables.db")
    data = bytearray(path.read_bytes())
    page = data.rindex(b'"text":"39"') // 4096 * 4096
    data[page : page + 200] = os.urandom(200)
    path.write_bytes(data)
    done = rockfall("check", path)
    assert done.exit_code in (1, 2)
    assert "damage" in done.output


def test_a_database_of_an_earlier_version_can_be_backed_up_before_the_upgrade(tmp_path: Path) -> None:
    sqlite_of(1, tmp_path / "tables.db")
    done = rockfall("backup", tmp_path / "copy.db", "--database", tmp_path / "tables.db")
    assert done.exit_code == 0
    assert "schema 1, 3 tables" in done.output


def test_a_real_match_is_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            ada, _ = await hub.guests.new("Ada")
            await hub.create(ada, "embers", 2, {}, TableRules())
            assert check_sqlite(str(tmp_path / "tables.db")).troubles == []  # while it is open

    asyncio.run(story())


# -- PostgreSQL -------------------------------------------------------------------------------------------------


def test_postgres_by_its_own_tools(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(postgres.programs), prepend=os.pathsep)
    address, other = postgres.database(), postgres.database()

    async def story() -> None:
        store = PostgresStore(address)
        await fill(store)
        await store.close()

    asyncio.run(story())
    assert "all is well" in rockfall("check", "--database", address).output
    done = rockfall("backup", tmp_path / "copy.dump", "--database", address)
    assert done.exit_code == 0, done.output
    assert "5 tables with 200 entries" in done.output
    assert stat.S_IMODE((tmp_path / "copy.dump").stat().st_mode) == 0o600
    assert rockfall("backup", tmp_path / "copy.dump", "--database", address).exit_code == 2
    full = rockfall("restore", tmp_path / "copy.dump", "--database", address)
    assert full.exit_code == 2
    assert "expected an empty database" in full.output
    done = rockfall("restore", tmp_path / "copy.dump", "--database", other)
    assert done.exit_code == 0, done.output
    assert "5 tables with 200 entries" in done.output

    async def goes_on() -> None:
        store = PostgresStore(other)
        await store.open()
        assert len(await store.load("T3")) == ENTRIES
        assert await store.append("T3", ENTRIES, [b"more"])
        await store.close()
        await postgres.execute(other.rpartition("/")[2], "DELETE FROM entries WHERE code = 'T3' AND version > 20")

    asyncio.run(goes_on())
    ill = rockfall("check", "--database", other)
    assert ill.exit_code == 1
    assert "table T3" in ill.output
    assert "entry 21 is missing" in ill.output


def test_postgres_tools_that_are_missing_are_named(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.database()

    async def story() -> None:
        store = PostgresStore(address)
        await store.open()
        await store.close()

    asyncio.run(story())
    monkeypatch.setenv("PATH", str(tmp_path))
    done = rockfall("backup", tmp_path / "copy.dump", "--database", address)
    assert done.exit_code == 2
    assert "expected pg_dump on the PATH" in done.output
    assert not list(tmp_path.glob("copy*"))
