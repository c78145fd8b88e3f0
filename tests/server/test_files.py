"""The SQLite file: readable by its owner only, held by one server, and every trouble with it is a sentence."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rockfall.client import Client, ServerRefused
from rockfall.core.errors import BadOptions
from rockfall.server import commands as ask
from rockfall.server.config import load
from rockfall.server.entries import TableRules
from rockfall.server.hub import Hub
from rockfall.server.protocol import decode_client
from rockfall.server.refused import Refused
from rockfall.server.store import Guest, files
from rockfall.server.store.sqlite import SqliteStore
from tests.server.conftest import ROOT, Running, Start
from tests.server.hubs import hub_at
from tests.server.players import run

NOBODY = 65_534


async def opened(path: Path | str) -> SqliteStore:
    store = SqliteStore(path)
    await store.open()
    return store


def start_said(path: Path | str) -> str:
    """What a store says that cannot start."""
    with pytest.raises(BadOptions) as caught:
        asyncio.run(asyncio.wait_for(opened(path), 20))
    said = str(caught.value)
    assert re.match(r"database: expected [^\n]+; [^\n]+$", said), said
    return said


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# -- who may read it ----------------------------------------------------------------------------------------


def test_only_the_owner_can_read_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    before = os.umask(0o022)

    async def story() -> None:
        store = await opened(path)
        await store.append("T", 0, [b"1"])
        assert {each.name: mode(each) for each in tmp_path.iterdir()} == {
            "tables.db": 0o600,
            "tables.db-wal": 0o600,
            "tables.db-shm": 0o600,
            "tables.db-moves1": 0o600,
            "tables.db-moves2": 0o600,
            "tables.db.lock": 0o600,
        }
        await store.close()

    try:
        asyncio.run(story())
    finally:
        os.umask(before)


def test_a_file_that_others_could_read_is_made_private(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch(0o644)
    path.chmod(0o644)

    async def story() -> None:
        await (await opened(path)).close()

    asyncio.run(story())
    assert mode(path) == 0o600


# -- who holds it -------------------------------------------------------------------------------------------


def test_the_second_server_says_who_holds_the_file(start: Start, tmp_path: Path) -> None:
    first = start()
    assert first.process is not None
    said = start_said(first.database)
    assert f"held by a server, process {first.process.pid} on " in said
    assert " since 20" in said
    words = [sys.executable, "-m", "rockfall", "serve", "--no-open", "--port", "0", "--database", first.database]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    second = subprocess.run(words, capture_output=True, text=True, timeout=60, env=paths, cwd=tmp_path)
    assert second.returncode == 2
    assert f"process {first.process.pid}" in second.stderr
    assert "Traceback" not in second.stderr
    first.kill()  # even then nobody holds it any more
    asyncio.run(close_again(first.database))


async def close_again(path: Path | str) -> None:
    await (await opened(path)).close()


def test_by_another_name_it_is_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    (tmp_path / "link.db").symlink_to(path)

    async def story() -> None:
        store = await opened(path)
        with pytest.raises(BadOptions, match="held by"):
            await opened(tmp_path / "link.db")
        await store.close()
        await close_again(tmp_path / "link.db")

    asyncio.run(story())


# -- what may be wrong at the start ---------------------------------------------------------------------------


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert f"there is no {tmp_path}/none" in start_said(tmp_path / "none" / "tables.db")


def test_a_folder(tmp_path: Path) -> None:
    assert "is a folder" in start_said(tmp_path)
    assert not Path(f"{tmp_path}.lock").exists()


def test_something_else(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("dear diary " * 1000)
    assert "is something else" in start_said(path)
    assert path.read_text() == "dear diary " * 1000


def test_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(close_again(path))
    data = bytearray(path.read_bytes())
    data[100:4096] = b"\xff" * 3996  # the schema
    path.write_bytes(data)
    assert "is damaged" in start_said(path)


@pytest.mark.parametrize("name", ["a\0b.db", "a\x1b[31mb.db", "a\nb.db"])
def test_names_that_are_none(name: str, tmp_path: Path) -> None:
    assert repr(name)[1:-1] in start_said(str(tmp_path / name))
    with pytest.raises(BadOptions, match="database: expected a text without control characters"):
        load({"database": name}, {})


@pytest.mark.parametrize("name", ["a\0b", "\0", "\x1b[31mred", "\x9b31mred", "a\n", "\n", " "])
def test_names_of_people_that_are_none(shared: Running, name: str) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            with pytest.raises(ServerRefused, match="Expected a name without control characters") as caught:
                await ada.post("/api/guest", {"name": name})
            assert "regex" not in str(caught.value)
            code = await ada.create("embers", 2)
            with pytest.raises(ServerRefused, match="Expected a name without control characters"):
                await ada.do(code, "sit", name=name)
            text = json.dumps({"type": "command", "table": code, "command": {"do": "sit", "name": name}})
            with pytest.raises(Refused, match="Expected a name without control characters"):
                decode_client(text, 10_000)

    run(story())


def test_a_date_that_is_none() -> None:
    with pytest.raises(BadOptions, match="allow_forgetting: Expected a date such as 2027-02-15; got 'tomorrow'"):
        load({"allow_forgetting": "tomorrow"}, {})


def as_nobody(work: Callable[[], str]) -> str:
    """What it says when root does it not: root may write everything."""
    if os.geteuid() != 0:
        return work()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
        try:
            os.write(writing, work().encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def test_files_and_folders_that_cannot_be_written(tmp_path: Path) -> None:
    for each in (tmp_path, *tmp_path.parents):  # pytest's own folders are ours alone
        if not mode(each) & 0o005:
            each.chmod(0o755)
    path = tmp_path / "tables.db"
    asyncio.run(close_again(path))
    path.chmod(0o444)
    (tmp_path / "tables.db.lock").chmod(0o666)
    tmp_path.chmod(0o555)

    def work() -> str:
        try:
            asyncio.run(opened(path))
        except BadOptions as error:
            return str(error)
        return "it was opened"

    try:
        assert "expected a file that can be written" in as_nobody(work)
        (tmp_path / "tables.db.lock").unlink()
        assert "expected a file that can be written" in as_nobody(work)
    finally:
        tmp_path.chmod(0o755)


def test_a_full_disk_at_the_start_is_a_sentence() -> None:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    assert "no room on the disk" in str(files.bad_start(error, "tables.db"))


# -- what may go wrong later ----------------------------------------------------------------------------------


class Harmed(SqliteStore):
    """A store on a disk that can be filled, or be mounted for reading only; so there is no journal."""

    pragma = "PRAGMA query_only=0"

    def _may_write(self, jobs: list[Any]) -> bool:
        return False

    def _commit(self, connection: sqlite3.Connection, jobs: list[Any]) -> list[Any]:
        connection.execute(self.pragma)
        return super()._commit(connection, jobs)


async def talk(hub: Hub, code: str, guest: Guest) -> None:
    for _ in range(1000):  # a page or two may be left
        await hub.command(code, guest, ask.Say(text="x" * 500))


@pytest.mark.parametrize(
    ("harm", "mended", "said"),
    [
        ("max_page_count=1", "max_page_count=1000000", "a full disk: nothing was stored; make room"),
        ("query_only=1", "query_only=0", "one that can only be read"),
    ],
)
def test_a_full_or_read_only_disk_is_a_sentence_and_passes(
    tmp_path: Path, harm: str, mended: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    files._last_told.clear()

    async def story() -> None:
        async with hub_at(tmp_path, store=Harmed) as hub:
            assert isinstance(hub.store, Harmed)
            ada, _ = await hub.guests.new("Ada")
            code = (await hub.create(ada, "embers", 2, {}, TableRules())).table
            hub.store.pragma = f"PRAGMA {harm}"
            with pytest.raises(Refused, match=said) as caught:
                await talk(hub, code, ada)
            assert caught.value.code == "server-error"
            hub.store.pragma = f"PRAGMA {mended}"
            await hub.command(code, ada, ask.Sit())
            assert (await hub.info(code)).seats[0].name == "Ada"

    asyncio.run(story())
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert said in errors[0].getMessage()
    assert not any(record.exc_info for record in errors)
