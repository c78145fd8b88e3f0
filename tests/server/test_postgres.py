"""Several stores on one PostgreSQL: who drives a table, who is there, who hears of what. The rest: test_store.py."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import cast

import asyncpg
import pytest

from rockfall.core.errors import BadOptions
from rockfall.server import commands as ask
from rockfall.server import protocol as wire
from rockfall.server.bots import BotPool
from rockfall.server.config import Config
from rockfall.server.entries import TableRules
from rockfall.server.hub import Hub
from rockfall.server.run import store_of
from rockfall.server.store import Elsewhere, Guest, News, StoredRecord
from rockfall.server.store.migrations import POSTGRES
from rockfall.server.store.patience import Unanswered
from rockfall.server.store.postgres import PostgresStore
from tests.server.players import eventually, run
from tests.server.postgres import Postgres
from tests.server.test_store import head

LEASE = 60.0  # seconds: however busy the machine is, nobody is taken for frozen


class Heard:
    """News, written down."""

    def __init__(self) -> None:
        self.all: list[tuple[object, ...]] = []

    def changed(self, table: str, version: int, entries: Sequence[bytes]) -> None:
        self.all.append(("changed", table, version, *entries))

    def presence_changed(self, table: str) -> None:
        self.all.append(("presence", table))

    def is_undriven(self, table: str) -> None:
        self.all.append(("undriven", table))

    def somebody_died(self) -> None:
        self.all.append(("died",))

    def was_away(self) -> None:
        self.all.append(("away",))

    def lost_lease(self) -> None:
        self.all.append(("lost",))


Story = Callable[[PostgresStore, PostgresStore, Heard], Awaitable[None]]


def in_two(postgres: Postgres, story: Story) -> None:
    """A story of two stores on the same database; what the second hears."""
    address = postgres.database()

    async def told() -> None:
        first, second, heard = PostgresStore(address, LEASE), PostgresStore(address, LEASE), Heard()
        await asyncio.gather(first.open(), second.open())
        second.on_news(heard)
        try:
            await story(first, second, heard)
        finally:
            await first.close()
            await second.close()

    run(told())


async def cut_off(store: PostgresStore) -> None:
    """What kill -9 does to a process's place among the others."""
    assert store._node.listener is not None
    store._node.listener.terminate()


def test_the_others_hear_of_every_append_and_nobody_of_their_own(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await first.append("T", 0, [b"1", b"2"], head("T"))
        assert await second.append("T", 2, [b"3"])
        assert not await first.append("T", 2, [b"other"])
        assert await first.append("T", 3, [b"4"])
        await eventually(lambda: len(heard.all) >= 2)
        assert heard.all == [("changed", "T", 2, b"1", b"2"), ("changed", "T", 4, b"4")]
        assert await second.load("T") == [b"1", b"2", b"3", b"4"]

    in_two(postgres, story)


@pytest.mark.parametrize("entry", [b"x" * 9_000, b"two\nlines", b"\xff no text", b"a \0 within"])
def test_entries_that_fit_no_notice_are_left_to_be_read(postgres: Postgres, entry: bytes) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await first.append("T", 0, [entry, b"2"], head("T"))
        await eventually(lambda: len(heard.all) >= 1)
        assert heard.all == [("changed", "T", 2)]
        assert await second.load("T") == [entry, b"2"]

    in_two(postgres, story)


def test_a_notice_that_was_missed_is_made_up_for_by_reading(postgres: Postgres) -> None:
    """Ada plays through one process and watches through another, which misses a notice in the middle."""

    class Deaf:
        """News, of which one is lost."""

        def __init__(self, hub: Hub) -> None:
            self.hub = hub
            self.told: list[int] = []

        def __getattr__(self, name: str) -> object:
            return getattr(self.hub.neighbours, name)

        def changed(self, table: str, version: int, entries: Sequence[bytes]) -> None:
            self.told.append(version)
            if version != 3:
                self.hub.neighbours.changed(table, version, entries)

    class Page:
        def __init__(self) -> None:
            self.versions: list[tuple[int, int]] = []

        def send(self, data: bytes) -> None:
            message = wire.decode_server(data)
            if isinstance(message, wire.ServerOutUpdate):
                self.versions.append((message.since, message.version))

        def told(self) -> list[int]:
            return [version for _, version in self.versions]

        def lose(self, table: str, viewer: int | None) -> None:
            raise AssertionError("nobody loses a seat here")

    async def story(first: PostgresStore, second: PostgresStore, _: Heard) -> None:
        here, there = (Hub(store, BotPool(0, 1.0)) for store in (first, second))
        page = Page()
        ada = Guest(id="ada", name="Ada")
        code = (await here.create(ada, "embers", 2, {}, TableRules())).table
        await there.presence.subscribe(page, None, wire.ClientInSubscribe(table=code))
        deaf = Deaf(there)
        second.on_news(cast("News", deaf))
        reads = 0
        load = second.load

        async def counted(table: str, after: int = 0) -> list[bytes]:
            nonlocal reads
            reads += 1
            return await load(table, after)

        second.load = counted  # type: ignore[method-assign]
        for version, text in enumerate(("one", "two", "three", "four"), start=2):
            await here.command(code, ada, ask.Say(text=text))
            await eventually(lambda due=version: due in (deaf.told if due == 3 else page.told()))  # type: ignore[misc]
        assert page.versions == [(1, 2), (2, 4), (4, 5)]
        assert reads == 1

    in_two(postgres, story)


def test_two_that_append_to_the_same_tables_at_once_never_wait_in_a_circle(postgres: Postgres) -> None:
    async def append(store: PostgresStore, table: str, name: bytes, count: int) -> int:
        won = version = 0
        while version < count:
            won += await store.append(table, version, [name])
            version = len(await store.load(table))
        return won

    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        tables = [f"T{number}" for number in range(30)]
        ours = [append(first, table, b"first", 8) for table in tables]
        theirs = [append(second, table, b"second", 8) for table in reversed(tables)]
        won = await asyncio.gather(*ours, *theirs)
        logs = [await first.load(table) for table in tables]
        assert sum(won) == sum(len(each) for each in logs)
        assert all(8 <= len(each) <= 9 for each in logs)
        assert won == [each.count(name) for name in (b"first", b"second") for each in _in_order(logs, name)]

    in_two(postgres, story)


def _in_order(logs: list[list[bytes]], name: bytes) -> list[list[bytes]]:
    return logs if name == b"first" else logs[::-1]


def test_one_drives_a_table_until_it_lets_go_or_dies(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await first.claim("T")
        assert await first.claim("T")
        assert not await second.claim("T")
        await first.release("T")
        await eventually(lambda: ("undriven", "T") in heard.all)
        assert await second.claim("T")
        assert not await first.claim("T")
        await second.release("T")
        assert await first.claim("T")
        await cut_off(first)
        await eventually(lambda: ("died",) in heard.all)
        assert await second.claim("T")

    in_two(postgres, story)


def test_tables_that_go_on_are_for_who_is_free_to_drive_them(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        await first.append("T", 0, [b"1"], head("T", "playing", goes_on=True))
        assert await second.going_on() == ["T"]
        await first.claim("T")
        assert await second.going_on() == []
        await cut_off(first)
        await eventually(lambda: ("died",) in heard.all)
        assert await second.going_on() == ["T"]

    in_two(postgres, story)


def test_who_is_there_is_known_everywhere_until_their_process_dies(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        await first.set_present("T", [0, 2], 3)
        await eventually(lambda: ("presence", "T") in heard.all)
        assert await second.present_elsewhere("T") == Elsewhere(frozenset({0, 2}), 3)
        assert await first.present_elsewhere("T") == Elsewhere()
        await first.set_present("T", [2], 0)
        assert await second.present_elsewhere("T") == Elsewhere(frozenset({2}), 0)
        await cut_off(first)
        await eventually(lambda: ("died",) in heard.all)
        assert await second.present_elsewhere("T") == Elsewhere()

    in_two(postgres, story)


def test_who_was_cut_off_comes_back_under_a_new_number(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await second.claim("T")
        await cut_off(second)
        await eventually(lambda: ("away",) in heard.all)
        assert await first.append("U", 0, [b"1"])
        await eventually(lambda: ("changed", "U", 1) in [each[:3] for each in heard.all])
        assert await first.claim("T")

    in_two(postgres, story)


def test_a_lost_connection_is_an_error_and_then_made_again(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await first.append("T", 0, [b"1"])
        assert first._writer is not None
        first._writer.terminate()
        assert await first.append("T", 1, [b"2"])
        pid = first._writer.get_server_pid()
        asking = asyncio.create_task(first.append("T", 2, [b"3"] * 50_000))
        await second.key("a moment", b"")
        await postgres.execute("postgres", f"SELECT pg_terminate_backend({pid})")
        try:
            is_stored = await asking
        except Unanswered:
            is_stored = False
        length = len(await first.load("T"))
        assert length in ([50_002] if is_stored else [2, 50_002])
        assert await first.append("T", length, [b"4"])

    in_two(postgres, story)


def test_an_append_that_fails_takes_no_others_with_it(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        bad = StoredRecord(id="T", game="no \0 in texts", at=0, text="text")
        asked = [first.append("T", 0, [b"1"], head("T"), bad), first.append("U", 0, [b"1"])]
        failed, stored = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(failed, asyncpg.DataError)
        assert stored is True
        assert await first.load("T") == []
        assert await first.append("T", 0, [b"1"])

    in_two(postgres, story)


def test_nothing_has_a_name_that_postgresql_cannot_write(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await first.load("\0") == []
        assert await first.record("\0") is None

    in_two(postgres, story)


def test_the_server_is_up_since_the_first_process_was(postgres: Postgres) -> None:
    address = postgres.database()

    async def story() -> None:
        first, second, third = (PostgresStore(address, LEASE) for _ in range(3))
        await first.open()
        await second.open()
        assert first.up_since == second.up_since > 0
        await first.close()
        await second.close()
        await asyncio.sleep(0.05)
        await third.open()
        assert third.up_since > second.up_since
        await third.close()

    run(story())


def test_many_writers_share_one_commit(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        await asyncio.gather(*(first.append(f"T{number}", 0, [b"1"]) for number in range(400)))
        assert first.commits < 100

    in_two(postgres, story)


def test_a_database_of_the_future_is_refused(postgres: Postgres) -> None:
    address = postgres.database()

    async def story() -> None:
        store = PostgresStore(address)
        await store.open()
        await store.close()
        await postgres.execute(address.rpartition("/")[2], f"INSERT INTO migrations VALUES ({len(POSTGRES) + 7})")
        with pytest.raises(BadOptions, match=f"version {len(POSTGRES) + 7}"):
            await PostgresStore(address).open()

    run(story())


def test_an_address_where_nobody_answers_is_a_bad_option() -> None:
    store = store_of(Config(database="postgresql://postgres@127.0.0.1:9/nothing"))
    assert isinstance(store, PostgresStore)
    with pytest.raises(BadOptions, match="expected a PostgreSQL that answers"):
        run(store.open())
