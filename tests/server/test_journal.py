"""What was acknowledged is in the journal or in the database, exactly once, whenever the process dies."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rockfall.server.store import sqlite
from rockfall.server.store.journal import Journal
from rockfall.server.store.sqlite import SqliteStore

Story = Callable[[SqliteStore], Awaitable[None]]


def in_store(folder: Path, story: Story) -> None:
    async def told() -> None:
        store = SqliteStore(folder / "tables.db")
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def died(folder: Path, to: Path) -> Path:
    """The files as they would be found if the process died now."""
    shutil.copytree(folder, to)
    return to


def loaded(folder: Path, table: str) -> list[bytes]:
    found: list[bytes] = []

    async def story(store: SqliteStore) -> None:
        found.extend(await store.load(table))

    in_store(folder, story)
    return found


def in_database(folder: Path) -> int:
    with sqlite3.connect(folder / "tables.db") as database:
        (count,) = database.execute("SELECT count(*) FROM entries").fetchone()
    database.close()
    return int(count)


def test_what_is_acknowledged_is_on_disk_before_the_database_has_it(tmp_path: Path) -> None:
    folder = tmp_path / "first"
    folder.mkdir()

    async def story(store: SqliteStore) -> None:
        assert await store.append("T", 0, [b"1"])
        for number in range(2, 10):
            assert await store.append("T", number - 1, [b"%d" % number])
            died(folder, tmp_path / f"died{number}")

    in_store(folder, story)
    for number in range(2, 10):
        assert in_database(tmp_path / f"died{number}") == 1, "the moves are in the journal alone"
        for _ in range(2):  # recovered once, they are in the database
            assert loaded(tmp_path / f"died{number}", "T") == [b"%d" % each for each in range(1, number + 1)]
    assert in_database(folder) == 9
    left = {path.name for path in folder.iterdir()}
    assert left == {"tables.db", "tables.db.lock"}, "closed, it is one file again, and a note of who had it"


def test_the_database_takes_over_while_moves_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TAKE_OVER_BYTES", 300)
    folder = tmp_path / "first"
    folder.mkdir()
    ends: list[int] = []

    async def story(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(f"T{table}", 0, [b"0"]) for table in range(5)))
        for number in range(1, 40):
            tables = [store.append(f"T{table}", number, [b"%d" % number]) for table in range(5)]
            assert all(await asyncio.gather(*tables))
            if number % 8 == 0:
                died(folder, tmp_path / f"died{number}")
                ends.append(number)

    in_store(folder, story)
    for end in ends:
        for table in range(5):
            assert loaded(tmp_path / f"died{end}", f"T{table}") == [b"%d" % number for number in range(end + 1)]


def test_a_record_that_was_not_finished_is_as_if_it_had_never_been(tmp_path: Path) -> None:
    journal = Journal(str(tmp_path / "x"), True)
    assert journal.open(0) == []
    journal.write(b"first")
    journal.write(b"second")
    journal.close(False)
    path = journal.paths[journal.generation & 1]
    whole = path.read_bytes()
    for end in range(len(whole) + 1):
        path.write_bytes(whole[:end])
        again = Journal(str(tmp_path / "x"), True)
        left = again.open(0)
        again.close(False)
        assert left == [b"first", b"second"][: 2 if end == len(whole) else int(end >= len(whole) // 2)]
    for at in range(len(whole)):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        again = Journal(str(tmp_path / "x"), True)
        assert again.open(0) in ([], [b"first"])
        again.close(False)


def test_what_was_taken_over_does_not_come_back(tmp_path: Path) -> None:
    """A file is written over, so what is left of an older generation follows the new records."""
    journal = Journal(str(tmp_path / "x"), True)
    journal.open(0)
    for generation in range(1, 6):
        assert journal.generation == generation
        for number in range(6 - generation):
            journal.write(b"%d %d" % (generation, number))
        journal.turn()
    journal.close(False)
    for taken_over, expected in ((5, []), (4, [b"5 0"]), (3, [b"4 0", b"4 1", b"5 0"]), (1, [])):
        again = Journal(str(tmp_path / "x"), True)
        assert again.open(taken_over) == expected
        assert again.generation > 5
        again.close(False)


class Full(Journal):
    """A disk that is full for a while, after the record was written, for all one knows."""

    is_full = False

    def write(self, data: bytes) -> None:
        super().write(data)
        if self.is_full:
            raise OSError("no space left")


def test_what_the_journal_refuses_goes_to_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "first"
    folder.mkdir()

    async def story(store: SqliteStore) -> None:
        await store.append("T", 0, [b"1"])
        await store.append("T", 1, [b"2"])
        assert isinstance(store._journal, Full)
        store._journal.is_full = True
        assert await store.append("T", 2, [b"3"])
        assert in_database(folder) == 3
        died(folder, tmp_path / "died")
        store._journal.is_full = False
        assert await store.append("T", 3, [b"4"])
        assert in_database(folder) == 3
        died(folder, tmp_path / "died later")

    async def told() -> None:
        store = SqliteStore(folder / "tables.db")
        store._journal = Full(store.path, True)
        await store.open()
        await story(store)
        await store.close()

    asyncio.run(told())
    assert loaded(tmp_path / "died", "T") == [b"1", b"2", b"3"]
    assert loaded(tmp_path / "died later", "T") == loaded(folder, "T") == [b"1", b"2", b"3", b"4"]


def test_a_slow_disk_is_left_to_the_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writes: list[bool] = []

    async def story(store: SqliteStore) -> None:
        await store.append("T", 0, [b"1"])
        for number in range(1, 6):
            asked = asyncio.ensure_future(store.append("T", number, [b"x"]))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            writes.append(store._with_thread > 0)
            assert await asked
            if number == 2:
                monkeypatch.setattr(sqlite, "SLOW", -1.0)
        assert len(await store.load("T")) == 6

    in_store(tmp_path, story)
    assert writes == [False, False, False, True, True]


def test_a_database_put_back_from_an_older_copy_takes_nothing_that_does_not_follow(tmp_path: Path) -> None:
    folder = tmp_path / "first"
    folder.mkdir()

    async def story(store: SqliteStore) -> None:
        await store.append("T", 0, [b"1"])
        for number in range(1, 4):
            await store.append("T", number, [b"%d" % (number + 1)])
            await store.load("T")  # which takes over
        died(folder, tmp_path / "died")

    async def older(store: SqliteStore) -> None:
        await store.append("T", 0, [b"1"])

    in_store(folder, story)
    (tmp_path / "older").mkdir()
    in_store(tmp_path / "older", older)
    for path in (tmp_path / "died").glob("*-moves*"):
        shutil.copy(path, tmp_path / "older")
    assert loaded(tmp_path / "older", "T") == [b"1"]


def test_moves_wait_for_others_to_go_to_disk_with_them_but_not_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db", gather=0.2)
        await store.open()
        tables = [f"T{number}" for number in range(10)]
        await asyncio.gather(*(store.append(table, 0, [b"1"]) for table in tables))
        assert store._journal is not None
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert await store.append("T0", 1, [b"2"])
        assert loop.time() - began < 0.15, "nothing was synced before it"
        size = store._journal.size
        waiting = []
        for table in tables[1:]:
            waiting.append(asyncio.create_task(store.append(table, 1, [b"2"])))
            await asyncio.sleep(0.001)
        assert not any(task.done() for task in waiting)
        assert store._journal.size == size
        assert all(await asyncio.gather(*waiting))
        assert loop.time() - began > 0.19
        asked = asyncio.create_task(store.append("T0", 2, [b"3"]))
        await asyncio.sleep(0)
        began = loop.time()
        assert await store.load("T0") == [b"1", b"2", b"3"], "who reads does not wait, and sees what was asked before"
        assert loop.time() - began < 0.15
        assert await asked
        await store.close()

    asyncio.run(story())
