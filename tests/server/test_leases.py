"""Several processes on one PostgreSQL: who is frozen loses its tables, and what it writes later counts for nothing."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import asyncpg
import pytest

from rockfall.client import Client
from rockfall.core.errors import BadOptions
from rockfall.server import commands
from rockfall.server import entries as log
from rockfall.server import protocol as wire
from rockfall.server.bots import BotPool
from rockfall.server.config import Config
from rockfall.server.entries import TableRules
from rockfall.server.health import FRESH, PATIENCE
from rockfall.server.hub import Hub
from rockfall.server.store import Guest, LeaseLost, TableTaken, patience
from rockfall.server.store.nodes import LEASE, LOOK_EVERY, RENEWALS
from rockfall.server.store.patience import GOODBYE
from rockfall.server.store.postgres import MIGRATING, PostgresStore
from rockfall.server.table import Table
from tests.server.conftest import Running, Start
from tests.server.hubs import Ear
from tests.server.players import eventually, run, table_with_bots, until
from tests.server.postgres import Postgres
from tests.server.test_postgres import Heard, in_two

NEVER_FROZEN = 60.0


async def ask(address: str, query: str, *values: Any) -> Any:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetchval(query, *values)
    finally:
        await connection.close()


async def let_lease_end(store: PostgresStore) -> None:
    """In the database, before its node has noticed."""
    await ask(store.address, "UPDATE nodes SET until = clock_timestamp() WHERE process = $1", store._node.number)


def test_the_fencing_number_of_a_table_grows_with_every_owner(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        one = await first.claim("T")
        assert await first.claim("T") == one
        assert await second.claim("T") == 0
        await first.release("T")
        two = await second.claim("T")
        await second.release("T")
        assert 0 < one < two < await first.claim("T")

    in_two(postgres, story)


def test_who_lost_a_table_writes_nothing_as_its_driver(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await first.append("T", 0, [b"1"])
        fence = await first.claim("T")
        assert await first.append("T", 1, [b"2"], fence=fence)
        await first.release("T")
        assert await second.claim("T")
        with pytest.raises(TableTaken):
            await first.append("T", 2, [b"late"], fence=fence)
        together = [first.append("T", 2, [b"late"], fence=fence), first.append("U", 0, [b"1"])]
        late, other = await asyncio.gather(*together, return_exceptions=True)
        assert isinstance(late, TableTaken)
        assert other is True
        assert await first.append("T", 2, [b"3"]), "what a person does may come by any process"
        assert await second.load("T") == [b"1", b"2", b"3"]

    in_two(postgres, story)


def test_who_lost_its_lease_writes_nothing_until_it_has_noticed(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        assert await second.append("T", 0, [b"1"])
        fence = await second.claim("T")
        before = second._node.number
        await let_lease_end(second)
        with pytest.raises(LeaseLost):
            await second.append("T", 1, [b"late"])
        await eventually(lambda: ("lost",) in heard.all)  # what it then does is in neighbours.py
        assert second._node.number > before
        assert await first.claim("T") > fence
        with pytest.raises(TableTaken):
            await second.append("T", 1, [b"late"], fence=fence)
        assert await second.append("T", 1, [b"2"])
        assert await first.load("T") == [b"1", b"2"]

    in_two(postgres, story)


def test_by_its_own_clock_a_node_knows_without_asking(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        first._node.has_lost()
        for refused in (first.append("T", 0, [b"late"]), first.claim("T"), first.prove()):
            with pytest.raises(LeaseLost):
                await refused
        assert await second.load("T") == []

    in_two(postgres, story)


def test_a_lease_that_has_ended_is_not_renewed(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        await let_lease_end(first)
        with pytest.raises(LeaseLost):
            await first._node.renew(None)
        assert not first._node.holds

    in_two(postgres, story)


def test_nobody_takes_a_table_over_in_the_middle_of_a_write(postgres: Postgres) -> None:
    """The number is compared in the transaction that writes, and stays as it is until that has ended."""

    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        fence = await first.claim("T")
        writer = await asyncpg.connect(first.address)
        transaction = writer.transaction()
        await transaction.start()
        query = "SELECT append_entries($1, $2, $3, $4, $5, $6, $7)"
        done = await writer.fetchval(query, first._node.number, ["T"], [0], [fence], [1], [b"1"], [""])
        assert done == [1]
        await let_lease_end(first)
        claiming = asyncio.create_task(second.claim("T"))
        query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not await ask(first.address, query):
            assert not claiming.done(), "expected it to wait for the write"
            await asyncio.sleep(0.02)
        await transaction.commit()
        assert await claiming > fence
        assert await second.load("T") == [b"1"]
        await writer.close()

    in_two(postgres, story)


def test_a_process_frozen_in_a_transaction_keeps_no_table_locked(postgres: Postgres) -> None:
    """It says BEGIN, writes, and is never heard of again; PostgreSQL ends its transaction before its lease ends."""
    address = postgres.database()

    async def story() -> None:
        first, second = PostgresStore(address, 4.0), PostgresStore(address, NEVER_FROZEN)
        await asyncio.gather(first.open(), second.open())
        try:
            assert await first.append("T", 0, [b"1"])
            assert first._writer is not None
            await first._writer.execute("BEGIN")
            await first._writer.fetchval("SELECT version FROM logs WHERE code = 'T' FOR UPDATE")
            assert await second.append("T", 1, [b"2"])
        finally:
            await asyncio.gather(first.close(), second.close())

    run(story())


def test_who_lost_a_table_stops_driving_it_and_follows_who_drives_it_now(postgres: Postgres) -> None:
    """Bots move through one process, until the table is another's in the middle of it."""

    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        here, there = (Hub(store, BotPool(0, 1.0), bot_delay=0.02) for store in (first, second))
        for hub, store in ((here, first), (there, second)):
            store.on_news(hub.neighbours)
        ada = Guest(id="ada", name="Ada")
        code = (await here.create(ada, "saboteur", 3, {}, TableRules())).table
        await here.presence.subscribe(Ear(), None, wire.ClientInSubscribe(table=code))
        for seat in range(3):
            await here.command(code, ada, commands.SitBot(seat=seat, bot="uniform"))
        await here.command(code, ada, commands.Start())
        live = here.live[code]
        assert live.driver == "we"
        query = "UPDATE drivers SET process = $2, fence = nextval('fences') WHERE code = $1"
        await ask(first.address, query, code, second._node.number)
        await eventually(lambda: live.driver == "they")
        assert live.timer is None
        version = live.table.version
        assert len(await second.load(code)) == version
        async with there.at(code) as theirs:  # it finds that the table is its own, and goes on
            pass
        await eventually(lambda: live.table.status == "over")
        assert live.table.version == theirs.table.version > version
        here.is_closing = there.is_closing = True

    in_two(postgres, story)


def test_a_match_that_nobody_watches_goes_on_however_often_its_process_loses_its_lease(postgres: Postgres) -> None:
    async def story(first: PostgresStore, second: PostgresStore, heard: Heard) -> None:
        hub = Hub(first, BotPool(0, 1.0))
        first.on_news(hub.neighbours)
        ada = Guest(id="ada", name="Ada")
        codes = [(await hub.create(ada, "saboteur", 3, {}, TableRules())).table for _ in range(4)]
        for code in codes:
            for seat in range(3):
                await hub.command(code, ada, commands.SitBot(seat=seat, bot="uniform"))
            await hub.command(code, ada, commands.Start())
        lost = 0
        for code in codes:
            while Table.loaded([log.unpacked(entry) for entry in await second.load(code)])[0].status != "over":
                if lost < 8:
                    number = first._node.number
                    await let_lease_end(first)
                    await eventually(lambda number=number: first._node.number != number)  # type: ignore[misc]
                    lost += 1
                await asyncio.sleep(0.05)
        assert lost > 0
        await eventually(lambda: not hub.live)
        await eventually(lambda: not hub._tasks)
        assert await ask(first.address, "SELECT count(*) FROM drivers WHERE process = $1", first._node.number) == 0
        hub.is_closing = True

    in_two(postgres, story)


def test_a_server_frozen_at_its_start_keeps_no_other_from_starting_for_ever(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "LONG", 0.2)
    address = postgres.database()

    async def story() -> None:
        frozen = await asyncpg.connect(address)
        await frozen.execute("SELECT pg_advisory_lock($1, 0)", MIGRATING)
        with pytest.raises(BadOptions, match="another server starts"):
            await PostgresStore(address).open()
        await frozen.close()

    run(story())


# -- real processes -------------------------------------------------------------------------------------------


async def answer(server: Running, path: str) -> tuple[int, Any, float]:
    """Status, what it says, and after how many seconds."""
    began = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    is_json = b"application/json" in head
    return int(head.split()[1]), json.loads(body) if is_json else body.decode(), time.monotonic() - began


async def number(server: Running, name: str) -> float:
    _, text, _ = await answer(server, "/metrics")
    (line,) = [line for line in text.splitlines() if line.startswith(f"rockfall_{name} ")]
    return float(line.split()[1])


def test_three_seconds_are_enough_to_take_over() -> None:
    """A node that is frozen just after it renewed its lease; the others look as often as they renew."""
    assert Config().lease_seconds == LEASE
    assert LEASE + min(LOOK_EVERY, LEASE / RENEWALS) < 3.0


def test_a_frozen_process_loses_its_tables_and_sends_everybody_away_when_it_wakes(
    start: Start, postgres: Postgres
) -> None:
    address = postgres.database()
    settings = ("bot_delay=0.05", "lease_seconds=5")  # on a busy machine nobody else is taken for frozen
    frozen, other = start(*settings, database=address), start(*settings, database=address)

    async def story() -> None:
        async with Client(frozen.url, "Ada") as ada, Client(other.url) as eve:
            code = await table_with_bots(ada, "saboteur", 3, people=0)
            there = await eve.watch(code)
            here = await ada.watch(code)
            await ada.do(code, "start")
            await until(there, "moved")
            query = "SELECT process FROM drivers WHERE code = $1"
            driver = await ask(address, query, code)
            is_ours = await number(frozen, "leases_held") > 0
            victim = frozen if is_ours else other
            seen, blind = (there, here) if is_ours else (here, there)
            victim.freeze()
            try:
                while await ask(address, query, code) == driver:
                    await asyncio.sleep(0.05)
                version = seen.version or 0
                while (seen.version or 0) < version + 3 and not seen.is_over:  # the match goes on elsewhere
                    await seen.change()
                fence = await ask(address, "SELECT fence FROM drivers WHERE code = $1", code)
            finally:
                victim.thaw()
            await eventually(lambda: blind.client.is_going_down)  # it said goodbye, and why
            await asyncio.gather(seen.until_over(), blind.until_over())
            assert [each.version for each in blind.entries] == [each.version for each in seen.entries]
            assert seen.version == blind.version
            assert fence > 0
            assert await number(victim, "leases_lost_total") >= 1
            assert "the lease of this process has ended" in victim.log()

    run(story())
    for server in (frozen, other):
        assert "Traceback" not in server.log()


def test_when_postgresql_hangs_the_server_says_so_and_ends_when_asked(start: Start, postgres: Postgres) -> None:
    servers = [start("lease_seconds=2", database=postgres.database()) for _ in range(2)]

    async def hung() -> None:
        for path in ("/health", "/ready"):
            status, said, _ = await answer(servers[0], path)
            assert (status, said["alive"], said["ready"], said["why"]) == (200, True, True, None)
        _, _, usual = await answer(servers[0], "/ready")
        async with Client(servers[0].url, "Ada") as ada:
            code = await ada.create("embers", 2)
            seat = await ada.join(code)
            with postgres.hanging():
                await asyncio.sleep(FRESH)
                status, said, took = await answer(servers[0], "/health")
                assert (status, said["alive"], said["ready"]) == (200, True, False)
                assert said["why"]
                assert took < PATIENCE + max(2.0, 20 * usual)
                status, said, took = await answer(servers[0], "/ready")
                assert (status, said["ready"]) == (503, False)
                assert took < PATIENCE + max(2.0, 20 * usual)
                moving = asyncio.create_task(seat.do("say", text="is anybody there?"))
                began = time.monotonic()
                await asyncio.to_thread(servers[1].stop)  # with nobody connected
                alone = time.monotonic() - began
                began = time.monotonic()
                await asyncio.to_thread(servers[0].stop)
                print(f"stopped in {alone:.1f} s, and with somebody waiting in {time.monotonic() - began:.1f} s")
                moving.cancel()

    began = time.monotonic()
    start().stop()
    usual = time.monotonic() - began  # a start and a stop, of this machine at this load
    began = time.monotonic()
    run(hung())
    assert time.monotonic() - began < 4 * PATIENCE + 2 * 5.0 + 10 * usual
    for server in servers:
        assert "Traceback" not in server.log()


def test_it_is_ready_again_when_postgresql_goes_on(start: Start, postgres: Postgres) -> None:
    server = start("lease_seconds=2", database=postgres.database())

    async def story() -> None:
        async with Client(server.url, "Ada") as ada:
            code = await ada.create("embers", 2)
            seat = await ada.join(code)
            with postgres.hanging():
                while (await answer(server, "/ready"))[0] == 200:
                    pass
                await asyncio.sleep(LEASE)  # its lease ends meanwhile
            while (await answer(server, "/ready"))[0] != 200:
                await asyncio.sleep(0.05)
            before = seat.version or 0
            assert (await seat.do("say", text="here we are")).version > before

    run(story())
    assert "Traceback" not in server.log()


def test_goodbyes_leave_time_for_the_rest() -> None:
    assert GOODBYE + 0.2 + 2 + 1.0 < 5.0  # what closing may take: see run.py and hub.py
