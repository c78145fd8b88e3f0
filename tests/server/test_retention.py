"""What nobody needs is deleted, a week after it was marked; a wrong clock or a wrong setting deletes nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rockfall.client import Client
from rockfall.server.config import Config, load
from rockfall.server.entries import TableRules
from rockfall.server.hub import Hub
from rockfall.server.retention import Looked, Retention
from rockfall.server.store import Guest, Store, StoredRecord
from rockfall.server.store.keeping import DAY
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.store.sqlite import SqliteStore
from tests.server.conftest import Start
from tests.server.hubs import Clock, hub_at
from tests.server.players import eventually, run
from tests.server.test_store import head

TODAY = 20_000 * DAY  # in 2024
TABLES = 100


class World:
    """A store with a server's worth of things in it, and a clock to set."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = TODAY

    async def fill(self) -> None:
        for number in range(TABLES):  # four a day, the newest today; half of them over
            at = TODAY - (TABLES - 1 - number) * DAY // 4
            status = "over" if number % 2 else "playing"
            await self.store.append(f"T{number:03}", 0, [b"1"], head(f"T{number:03}", status, at))
            await self.store.put_record(StoredRecord(id=f"T{number:03}", game="embers", at=at, text=f"text {number}"))

    async def look(self, days: float = 0.0, **settings: object) -> Looked:
        """Look around, so many days after today."""
        self.now = TODAY + int(days * DAY)
        return await Retention(self.store, lambda: self.now, load(settings, {})).look()

    async def look_daily(self, first: int, last: int, **settings: object) -> None:
        for day in range(first, last):
            await self.look(day, **settings)

    async def tables(self) -> int:
        return len(await self.store.tables_of("ada", 1000))

    async def records(self) -> int:
        return sum([await self.store.record(f"T{number:03}") is not None for number in range(TABLES)])


Story = Callable[[World], Awaitable[None]]
In = Callable[[Story], None]


@pytest.fixture(params=["sqlite", "postgres"])
def in_world(request: pytest.FixtureRequest, tmp_path: Path) -> In:
    address = "" if request.param == "sqlite" else request.getfixturevalue("postgres").database()

    def told(story: Story) -> None:
        async def telling() -> None:
            store: Store = PostgresStore(address) if address else SqliteStore(tmp_path / "tables.db", "normal")
            await store.open()
            try:
                await story(World(store))
            finally:
                await store.close()

        asyncio.run(telling())

    return told


LONG = {"over_days": 22.4}  # five are due


@pytest.mark.parametrize("days", [91, 3_700])
def test_a_clock_that_is_wrong_at_the_start_deletes_nothing(
    in_world: In, days: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(world: World) -> None:
        await world.fill()
        for times in range(30):  # for more than a week, with people who go on playing
            looked = await world.look(days + times / 4)
            assert looked.deleted == looked.marked == {}
            await world.store.append("new", times, [b"1"], head("new", at=world.now))
        assert await world.tables() == TABLES + 1
        assert await world.records() == TABLES
        assert (await world.look(1)).stopped == []  # somebody has set the clock: all is well

    in_world(story)
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert "nothing is deleted" in errors[0]
    assert f"{days} days later" in errors[0]
    assert "--set allow_forgetting=20" in errors[0]


@pytest.mark.parametrize("days", [0, 91, 3_700])
def test_a_real_server_with_a_wrong_clock_keeps_everything(days: int, start: Start, tmp_path: Path) -> None:
    """A clock that is ahead by so many days is the same as things that are so much older."""

    async def before() -> list[str]:
        async with hub_at(tmp_path, lambda: time.time() - days * 86_400) as hub:
            ada, _ = await hub.guests.new("Ada")
            return [(await hub.create(ada, "embers", 2, {}, TableRules())).table for _ in range(12)]

    codes = run(before())
    server = start(database=str(tmp_path / "tables.db"))

    async def after() -> None:
        if days:
            await eventually(lambda: "nothing is deleted" in server.log())
        async with Client(server.url, "Bob") as bob:
            for code in codes:
                assert (await bob.get(f"/api/tables/{code}"))["info"]["status"] == "waiting"

    run(after())
    errors = [line for line in server.log().splitlines() if '"level":"error"' in line]
    assert len(errors) == (1 if days else 0)
    assert all("--set allow_forgetting=" in line for line in errors)


def test_the_same_with_a_clock_that_is_right_deletes_what_is_old(in_world: In) -> None:
    """The control: day by day the same tables go, each a week after it was marked."""

    async def story(world: World) -> None:
        await world.fill()
        await world.look_daily(0, 91 + 8)
        assert await world.tables() == 0
        assert await world.records() == TABLES  # for ten years

    in_world(story)


def test_what_is_due_is_marked_and_deleted_a_week_later(in_world: In, caplog: pytest.LogCaptureFixture) -> None:
    async def story(world: World) -> None:
        await world.fill()
        looked = await world.look(0, **LONG)
        assert looked.marked == {"tables": 5}
        assert looked.deleted == {}
        assert await world.tables() == TABLES
        assert (await world.look(6.9, **LONG)).deleted == {}
        looked = await world.look(7.1, **LONG)
        assert looked.deleted == {"tables": 5}
        assert await world.store.load("T001") == []
        assert await world.store.load("T000") == [b"1"]

    in_world(story)
    told = {record.getMessage(): record.levelno for record in caplog.records}
    assert told["to be deleted in a week, unless somebody needs it before"] == logging.WARNING
    assert told["deleted, a week after it was marked"] == logging.WARNING


def test_a_table_that_somebody_touches_within_the_week_stays(in_world: In) -> None:
    async def story(world: World) -> None:
        await world.fill()
        await world.look(0, **LONG)
        await world.store.append("T001", 1, [b"2"], head("T001", "over", TODAY + 3 * DAY))
        assert (await world.look(8, **LONG)).deleted == {"tables": 4}
        assert await world.store.load("T001") == [b"1", b"2"]

    in_world(story)


def test_a_mark_that_a_wrong_clock_made_is_taken_away(in_world: In) -> None:
    async def story(world: World) -> None:
        await world.fill()
        assert (await world.look(2, over_days=24.6)).marked == {"tables": 4}  # two days ahead: few enough to be marked
        await world.look(0, over_days=24.6)
        await world.look(5, over_days=31.0)
        assert (await world.look(9.5, over_days=31.0)).deleted == {}  # due by now, but not for a week
        assert await world.tables() == TABLES

    in_world(story)


def test_more_than_a_twentieth_at_once_is_stopped(in_world: In, caplog: pytest.LogCaptureFixture) -> None:
    async def story(world: World) -> None:
        await world.fill()
        for day in range(10):
            looked = await world.look(day, over_days=1.0)  # a slip of the finger
            assert looked.marked == looked.deleted == {}
        assert "at most 5 of 100 at once" in looked.stopped[0]
        assert await world.tables() == TABLES
        # The operator reads how to allow it, and does.
        date = looked.stopped[0].partition("allow_forgetting=")[2][:10]
        assert (await world.look(9, over_days=1.0, allow_forgetting=date)).marked == {"tables": 50}
        assert (await world.look(16, over_days=1.0)).deleted == {"tables": 50}

    in_world(story)
    stopped = [record.levelno for record in caplog.records if "no tables are marked" in record.getMessage()]
    assert set(stopped) == {logging.ERROR}


def test_five_of_a_hundred_are_not_too_many(in_world: In) -> None:
    async def story(world: World) -> None:
        await world.fill()
        assert (await world.look(0, over_days=22.4)).marked == {"tables": 5}
        assert (await world.look(0, over_days=19.0)).stopped != []

    in_world(story)


def test_after_a_long_rest_somebody_says_that_the_clock_is_right(in_world: In) -> None:
    async def story(world: World) -> None:
        await world.fill()
        looked = await world.look(200)
        date = looked.stopped[0].partition("allow_forgetting=")[2][:10]
        assert (await world.look(200, allow_forgetting=date)).marked == {"tables": 100}
        assert (await world.look(207.5)).deleted == {"tables": 100}

    in_world(story)


def test_guests_that_nobody_needs_are_deleted(in_world: In) -> None:
    async def story(world: World) -> None:
        await world.fill()
        store = world.store
        for number in range(100):
            await store.put_guest(Guest(id=f"g{number}", name="Ada"), b"%d" % number, TODAY + number * DAY)
        await store.put_guest(Guest(id="ada", name="Ada"), b"ada", TODAY - 80 * DAY)  # sits at tables
        await store.put_guest(Guest(id="old", name="Old"), b"old", TODAY - 80 * DAY)
        await store.put_guest(Guest(id="back", name="Back"), b"back", TODAY - 80 * DAY)
        await world.look(0)
        await store.needed("guests", b"back", TODAY + DAY)
        looked = await world.look(7.5)
        assert looked.deleted["guests"] == 1
        assert await store.guest(b"old") is None
        assert await store.guest(b"back") == Guest(id="back", name="Back")
        assert await store.guest(b"ada") is not None

    in_world(story)


def test_a_guest_who_comes_by_is_needed(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with hub_at(tmp_path, clock) as hub:
            _, token = await hub.guests.new("Ada")
            _, other = await hub.guests.new("Eve")
            for _ in range(60):
                await look(hub)
                await hub.guests.find(token)
                clock.seconds += 86_400
            assert await hub.guests.find(token) is not None
            assert await hub.guests.find(other) is None

    asyncio.run(story())


async def look(hub: Hub) -> Looked:
    return await Retention(hub.store, hub.wall, Config()).look()


def test_imports_go_after_a_month_unless_somebody_opens_them(in_world: In) -> None:
    async def story(world: World) -> None:
        store = world.store
        for id in ("A", "B"):
            record = StoredRecord(id=id, game="embers", at=TODAY, text=f"text of {id}", is_import=True)
            assert await store.put_import(record, 1000) == id
        await store.put_record(StoredRecord(id="C", game="embers", at=TODAY, text="text of A"))  # played here
        await world.look_daily(0, 25)
        await store.needed("records", "B", TODAY + 25 * DAY)
        await world.look_daily(25, 45)
        assert await store.record("A") is None
        assert await store.record("B") is not None
        played = await store.record("C")
        assert played is not None
        assert played.text == "text of A"  # which two records shared
        await world.look_daily(45, 70)
        assert await store.record("B") is None

    in_world(story)


def test_whoever_opens_a_record_keeps_it(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with hub_at(tmp_path, clock) as hub:
            for id in ("OPENED", "LEFT"):
                at = hub.wall()
                await hub.store.put_import(StoredRecord(id=id, game="x", at=at, text=id, is_import=True), 1000)
            for _ in range(60):
                await look(hub)
                await hub.archive.text("OPENED")
                clock.seconds += 86_400
            assert await hub.archive.text("OPENED") == "OPENED"
            assert await hub.store.record("LEFT") is None

    asyncio.run(story())


def test_the_same_import_is_kept_once_and_all_of_them_have_a_limit(in_world: In) -> None:
    async def story(world: World) -> None:
        store = world.store

        def record(id: str, text: str) -> StoredRecord:
            return StoredRecord(id=id, game="embers", at=TODAY, text=text, is_import=True)

        assert await store.put_import(record("A", "x" * 900_000), 1100) == "A"  # 0.9 MB of padding
        assert await store.put_import(record("B", "x" * 900_000), 1100) == "A"
        with pytest.raises(Exception, match="imports_mb"):
            await store.put_import(record("C", "y" * 900_000), 1100)
        assert await store.put_import(record("C", "y" * 900_000), 2200) == "C"
        found = await store.record("A")
        assert found is not None
        assert found.text == "x" * 900_000

    in_world(story)
