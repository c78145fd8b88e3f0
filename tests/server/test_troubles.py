"""What goes wrong with files, disks and names is a sentence: by command, over the wire, and during a match."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rockfall.client import Client, Seat, ServerRefused
from rockfall.server import entries as log
from rockfall.server.store.check import check_sqlite
from tests.server.conftest import ROOT, Running, Start
from tests.server.hostile import socket_to
from tests.server.launch import FULL
from tests.server.players import Guesser, eventually, run, table_with_bots

# -- at the start, by command --------------------------------------------------------------------------------------


def serve(folder: Path, database: str) -> str:
    """What `rockfall serve` says that cannot start: one sentence, after which it ends."""
    words = [sys.executable, "-m", "rockfall", "serve", "--no-open", "--port", "0", "--database", database]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, env=paths, cwd=folder)
    assert done.returncode == 2, done.stdout
    assert "Traceback" not in done.stderr
    assert "\x1b" not in done.stderr
    (said,) = [line for line in done.stderr.splitlines() if line.startswith("rockfall: ")]
    assert re.match(r"rockfall: (the command line: )?database: expected [^;]+; .+$", said), said
    return said


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, where one can be had."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "rockfall", str(folder)]
    if os.name != "posix" or os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("needs the right to mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def kept_by_us(path: Path) -> None:
    """A database of ours."""
    from tests.server.test_files import close_again

    asyncio.run(close_again(path))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none/tables.db", "there is no "),
        (".", ". is a folder"),
        ("x" * 300 + ".db", "expected a shorter name; 'xxx"),
        ("a\x1b[31mb.db", r"without control characters; got 'a\x1b[31mb.db'"),
        ("a\u202eb.db", r"without control characters; got 'a\u202eb.db'"),
        ("a\x9bb.db", r"without control characters; got 'a\x9bb.db'"),
        ("a\udc9bb.db", r"without control characters; got 'a\udc9bb.db'"),
        ("a\nb.db", r"without control characters; got 'a\nb.db'"),
    ],
)
def test_names_of_files_that_cannot_be(tmp_path: Path, name: str, said: str) -> None:
    assert said in serve(tmp_path, name)
    assert list(tmp_path.iterdir()) == []


def test_something_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    assert "diary is something else" in serve(tmp_path, "diary")
    assert (tmp_path / "diary").read_text() == "dear diary"


def test_the_database_of_another_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE friends (name TEXT)")
    other.close()
    assert "other.db is the database of another program; nothing was changed" in serve(tmp_path, "other.db")
    with sqlite3.connect(tmp_path / "other.db") as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("friends",)]
    other.close()


def test_a_database_of_a_newer_rockfall(tmp_path: Path) -> None:
    kept_by_us(tmp_path / "tables.db")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("PRAGMA user_version=99")
    database.close()
    assert "got version 99, which a newer Rockfall has made; start that one" in serve(tmp_path, "tables.db")


def test_a_database_that_another_program_has_locked(tmp_path: Path) -> None:
    kept_by_us(tmp_path / "tables.db")
    database = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    database.execute("PRAGMA locking_mode=EXCLUSIVE")
    database.execute("BEGIN EXCLUSIVE")
    try:
        assert "another program is using tables.db" in serve(tmp_path, "tables.db")
    finally:
        database.close()


def test_a_disk_that_is_mounted_for_reading_only(small_disk: Path) -> None:
    kept_by_us(small_disk / "tables.db")
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    said = serve(small_disk, "tables.db")
    assert "expected a file that can be written; tables.db: Read-only file system" in said


def test_a_disk_that_is_full_at_the_start(small_disk: Path) -> None:
    fill_up(small_disk / "ballast", 1 << 30)
    assert "there is none on the disk for tables.db. Make some" in serve(small_disk, "tables.db")
    with (small_disk / "ballast").open("r+b") as ballast:
        ballast.truncate(2**21 - 5 * 4096)  # room for some of what a database needs
    said = serve(small_disk, "tables.db")
    assert re.search("there is (no room|none) on the disk for tables.db|Look whether it is full", said)


# -- names and texts, over the wire --------------------------------------------------------------------------------

ODD = ["\0", "\x1b[31m", "\x07", "\x7f", "\x9b31m", "\u202e", "\u202a", "\u2066", "\u2069"]
ODD_IN_NAMES = [*ODD, "\n", "\t", "\u200b", "\u200e", "\u2028", "\ufeff", "\u2060"]
FINE = ["Ada", "Ася", "עדה", "نور", "李", "O'Neill-Smith Jr.", "👩\u200d🚀", "नेहा", "می\u200cخ"]


async def said_of(client: Client, table: str, command: dict[str, object]) -> list[str]:
    """How a command is refused by HTTP, and by socket."""
    fields = {key: value for key, value in command.items() if key != "do"}
    found = []
    with pytest.raises(ServerRefused, match="bad-message") as caught:
        await client.do(table, str(command["do"]), **fields)
    found.append(str(caught.value))
    with pytest.raises(ServerRefused, match="bad-message") as caught:
        await client.command(table, command)
    found.append(str(caught.value))
    return found


@pytest.mark.parametrize("sign", ODD_IN_NAMES)
def test_names_that_cannot_be_shown_are_refused_in_a_sentence(shared: Running, sign: str) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await ada.create("embers", 2)
            answers = await said_of(ada, code, {"do": "sit", "name": f"a{sign}b"})
            with pytest.raises(ServerRefused, match="bad-message") as caught:
                await ada.post("/api/guest", {"name": f"a{sign}b"})
            for said in [*answers, str(caught.value)]:
                assert "Expected a name without control characters, signs that turn its direction" in said
                assert "; got {" in said, "and what came"
                assert "regex" not in said
                assert sign not in said

    run(story())


@pytest.mark.parametrize("sign", ODD)
def test_chat_that_would_steer_a_terminal_or_turn_its_direction_is_refused(shared: Running, sign: str) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await ada.create("embers", 2)
            for said in await said_of(ada, code, {"do": "say", "text": f"a{sign}b"}):
                assert "Expected a text without control characters and signs that turn its direction" in said
                assert sign not in said

    run(story())


def test_texts_that_are_too_long_are_refused_in_a_sentence(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await ada.create("embers", 2)
            for said in await said_of(ada, code, {"do": "say", "text": "x" * 501}):
                assert "Expected `str` of length <= 500" in said
            for said in await said_of(ada, code, {"do": "sit", "name": "x" * 41}):
                assert "Expected `str` of length <= 40" in said
            with pytest.raises(ServerRefused, match="the code of a table: eight letters and digits"):
                await ada.command("\x1b[31m----", {"do": "start"})
            with pytest.raises(ServerRefused, match="unknown-game") as caught:
                await ada.create("\x1b[31mchess\u202e", 2)
            assert caught.value.args[0].isprintable()

    run(story())


def test_names_and_texts_of_all_scripts_are_welcome(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await ada.create("embers", 2)
            for name in FINE:
                done = await ada.do(code, "sit", seat=0, name=name)
                assert done["info"]["seats"][0]["name"] == name
                await ada.do(code, "say", text=f"{name}\n\u200f{name}", seat=0)

    run(story())


def test_half_a_letter_is_no_text(shared: Running) -> None:
    async def story() -> str:
        async with socket_to(shared) as socket:
            await socket.recv()
            await socket.send('{"type":"command","id":"1","table":"ABCDEFGH","command":{"do":"say","text":"\\ud800"}}')
            answer = json.loads(await socket.recv())
            return str(answer["code"])

    assert run(story()) == "bad-message"


# -- a full disk in the middle of a match ---------------------------------------------------------------------------

Acked = dict[tuple[int, str], int]  # seat, move's id -> version


async def play(seat: Seat, acked: Acked) -> None:
    random = Random(str(seat.seat))
    number = 0
    async for turn in seat.turns():
        number += 1
        ack = await turn.move(random.choice(turn.legal).move, id=f"move {number}")
        assert seat.seat is not None
        acked[seat.seat, f"move {number}"] = ack.version


async def match_on_a_disk(server: Running, fill: Path, content: int) -> tuple[str, Acked]:
    """A match, while the disk is filled and emptied again."""
    acked: Acked = {}
    async with Client(server.url, "Ada", patience=280.0) as ada, Client(server.url, "Bob", patience=280.0) as bob:
        code = await table_with_bots(ada, "saboteur", 3, people=2)
        seats = [await ada.join(code), await bob.join(code)]
        await ada.do(code, "start")
        playing = asyncio.gather(*(play(seat, acked) for seat in seats))
        await eventually(lambda: len(acked) >= 4)
        await asyncio.to_thread(fill_up, fill, content)
        await eventually(lambda: "a full disk: nothing was stored; make room" in server.log())
        with pytest.raises(ServerRefused, match="server-error") as caught:
            await impatient(server, ada.cookie, code)
        assert "expected room on the disk for what happens; got a full disk" in str(caught.value)
        assert caught.value.retry_after == 1.0
        before = len(acked)
        assert not playing.done()
        fill.unlink()
        await playing
        assert len(acked) > before
    return code, acked


async def impatient(server: Running, cookie: str, code: str) -> None:
    """Talk until it is refused: for a while there may be room in what was written before."""
    async with Client(server.url, cookie=cookie) as client:
        client.patience = 0.5
        for _ in range(1000):
            await client.do(code, "say", text="x" * 500, seat=0)


def fill_up(path: Path, content: int) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while content:
                content -= file.write(bytes(min(content, 4096)))
        except OSError:  # there is no more room
            return


def check_kept(database: str, code: str, acked: Acked) -> None:
    """Everything that was acknowledged is there, once."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT entry FROM entries WHERE table_code = ? ORDER BY version", (code,))
        entries = [log.unpacked(row[0]) for row in rows]
    connection.close()
    made = [
        ((entry.who, entry.id), version)
        for version, entry in enumerate(entries, start=1)
        if isinstance(entry, log.Moved) and entry.by == "person"
    ]
    assert len(dict(made)) == len(made), "each counts once"
    assert dict(made) == acked
    assert check_sqlite(database).troubles == []


def test_a_full_disk_is_waited_for_and_nothing_acknowledged_is_lost(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full while there is a certain file: a server that only says so, so that it runs everywhere."""
    monkeypatch.setenv(FULL, str(tmp_path / "full"))
    server = start()
    code, acked = run(match_on_a_disk(server, tmp_path / "full", 1))
    assert server.stop() in (0, -15)
    check_kept(server.database, code, acked)
    assert "Traceback" not in server.log()


def test_the_same_on_a_real_disk(start: Start, small_disk: Path) -> None:
    server = start(database=str(small_disk / "tables.db"))
    code, acked = run(match_on_a_disk(server, small_disk / "ballast", 1 << 30))
    assert server.stop() in (0, -15)
    check_kept(server.database, code, acked)


# -- bots and clients survive a restart -----------------------------------------------------------------------------


def test_a_bot_plays_on_when_the_server_was_restarted(start: Start) -> None:
    server = start()

    async def story() -> None:
        async with Client(server.url, "Ada") as ada:
            code = await table_with_bots(ada, "saboteur", 3, people=1, options={"rounds": 1})
            seat = await ada.join(code)
            await ada.do(code, "start")
            bot = Guesser("restarted")
            playing = asyncio.create_task(seat.play(bot))
            for moves in (2, 4):
                await eventually(lambda moves=moves: bot.asked >= moves)  # type: ignore[misc]
                await asyncio.to_thread(server.stop if moves == 2 else server.kill)
                await asyncio.to_thread(server.start)
            assert len(await playing) == 3
            assert ada.is_going_down, "the first time it was told"

    run(story())
