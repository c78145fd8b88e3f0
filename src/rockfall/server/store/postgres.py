"""Several processes on one PostgreSQL: any of them serves any table.

Everything a process wants to append while its last transaction is under way goes into the next one. PostgreSQL lets
only one notifying transaction commit at a time, so there should be few of them. Tables are locked in the order of their
codes, so transactions cannot deadlock.

Every process has a number and holds an advisory lock of that number on the connection on which it listens. The lock
goes when the process or its connection does, so the others see who is alive without any heartbeat.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import groupby
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec

from rockfall.core.errors import BadOptions
from rockfall.server.logs import failure, note
from rockfall.server.store import Elsewhere, Guest, Head, News, StoredRecord, chain, keeping, texts
from rockfall.server.store.migrations import migrate_postgres

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    Connection = asyncpg.Connection[asyncpg.Record]
    PoolConnection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

BATCH = 512  # appends in one transaction, at most
READERS = 4  # connections for everything else
LOOK_EVERY = 1.0  # seconds between looks at who is alive
AGAIN_AFTER = 0.5  # seconds until a lost connection is tried again
CHANNEL = "rockfall"
NEWS_BYTES = 7_000  # PostgreSQL takes notices of up to 8,000
TELL_TIME = "INSERT INTO clock VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET now = excluded.now"
ALIVE, MIGRATING = 0x726F636B, 0x66616C6C  # what advisory locks are for


class Append(msgspec.Struct, frozen=True):
    """What `append` was asked, until the writer comes to it."""

    table: str
    version: int
    entries: Sequence[bytes]
    head: Head | None
    record: StoredRecord | None
    done: asyncio.Future[bool]


class PostgresStore:
    """See Store."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.commits = 0
        self.up_since = 0
        self._process = 0  # our number
        self._living: frozenset[int] = frozenset()
        self._news: News | None = None
        self._game_now: Callable[[], int] | None = None
        self._asked: asyncio.Queue[Append] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._pool: Pool | None = None
        self._listener: Connection | None = None
        self._writer: Connection | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self.address, min_size=1, max_size=READERS)
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise BadOptions(f"database: expected a PostgreSQL that answers; {error}") from None
        try:
            async with self._reading() as connection, _alone(connection):
                await migrate_postgres(connection)
                await self._join()
                await self._note_start(connection)
        except BaseException:
            await self.close()
            raise
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._look())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None and self._process:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._pool.execute("DELETE FROM drivers WHERE process = $1", self._process)
                await self._pool.execute("DELETE FROM present WHERE process = $1", self._process)
        for connection in (self._listener, self._writer):
            if connection is not None:
                await connection.close()
        if self._pool is not None:
            await self._pool.close()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[PoolConnection]:
        assert self._pool is not None, "a store is opened before it is used"
        async with self._pool.acquire() as connection:
            yield connection

    # -- being one of several ---------------------------------------------------------------------------

    async def _join(self) -> None:
        """Take a number, and listen."""
        listener = await asyncpg.connect(self.address)
        try:
            self._process = await listener.fetchval("SELECT nextval('process_numbers')::INTEGER")
            await listener.execute("SELECT pg_advisory_lock($1, $2)", ALIVE, self._process)
            await listener.add_listener(CHANNEL, self._heard)
            self._living = await _living(listener)
            await listener.execute("SELECT pg_notify($1, $2)", CHANNEL, f"joined {self._process}")
        except BaseException:  # closed in the middle of it, say
            listener.terminate()
            raise
        self._listener = listener

    async def _note_start(self, connection: PoolConnection) -> None:
        """When nobody else is alive the server was down until now; what dead processes left behind is swept up."""
        if self._living == {self._process}:
            await connection.execute("DELETE FROM up")
            await connection.execute("INSERT INTO up VALUES ($1)", int(time.time() * 1000))
        for left in ("drivers", "present"):
            await connection.execute(f"DELETE FROM {left} WHERE process NOT IN (SELECT process FROM living)")
        self.up_since = await connection.fetchval("SELECT since FROM up")

    def _heard(self, _: object, __: int, ___: str, payload: object) -> None:
        head, *lines = str(payload).split("\n")
        kind, number, *rest = head.split(" ")
        process = int(number)
        if process == self._process:
            return
        if process not in self._living:  # so that its death is noticed, however soon it comes
            self._living |= {process}
        match kind, self._news, rest:
            case "moved", news, [table, version] if news is not None:
                news.changed(table, int(version), [line.encode() for line in lines])
            case "present", news, [table] if news is not None:
                news.presence_changed(table)
            case "released", news, [table] if news is not None:
                news.is_undriven(table)

    async def _look(self) -> None:
        """Notice who has died, and that our own connection has."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                assert self._listener is not None
                if self._listener.is_closed():
                    await self._rejoin()
                if self._game_now is not None:
                    await self._listener.execute(TELL_TIME, self._game_now())
                living = await _living(self._listener)
                is_less = not self._living <= living
                self._living = living
                if is_less and self._news is not None:
                    note("another process has gone")
                    self._news.somebody_died()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                failure("PostgreSQL cannot be asked who is alive")

    async def _rejoin(self) -> None:
        """We were deaf, and to the others we were dead."""
        note("the connection to PostgreSQL was lost")
        await self._join()
        if self._news is not None:
            self._news.was_away()

    def on_news(self, news: News) -> None:
        self._news = news

    async def share_clock(self, now: Callable[[], int]) -> int | None:
        async with self._reading() as connection:
            is_first = self._living == {self._process}
            theirs: int | None = None if is_first else await connection.fetchval("SELECT now FROM clock")
            self._game_now = now
            if theirs is None:
                await connection.execute(TELL_TIME, now())
        return theirs

    async def claim(self, table: str) -> bool:
        async with self._reading() as connection:
            driver = await connection.fetchval(
                """INSERT INTO drivers VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET process = $2
                WHERE drivers.process = $2 OR drivers.process NOT IN (SELECT process FROM living) RETURNING process""",
                table,
                self._process,
            )
        return driver is not None

    async def release(self, table: str) -> None:
        async with self._reading() as connection:
            await connection.execute(
                """WITH gone AS (DELETE FROM drivers WHERE code = $1 AND process = $2 RETURNING code)
                SELECT pg_notify($3, 'released ' || $2 || ' ' || code) FROM gone""",
                table,
                self._process,
                CHANNEL,
            )

    async def set_present(self, table: str, seats: Sequence[int], spectators: int) -> None:
        async with self._reading() as connection:
            if seats or spectators:
                await connection.execute(
                    """INSERT INTO present VALUES ($1, $2, $3, $4)
                    ON CONFLICT (code, process) DO UPDATE SET seats = $3, spectators = $4""",
                    table,
                    self._process,
                    list(seats),
                    spectators,
                )
            else:
                await connection.execute("DELETE FROM present WHERE code = $1 AND process = $2", table, self._process)
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"present {self._process} {table}")

    async def present_elsewhere(self, table: str) -> Elsewhere:
        query = """SELECT seats, spectators FROM present
            WHERE code = $1 AND process <> $2 AND process IN (SELECT process FROM living)"""
        async with self._reading() as connection:
            rows = await connection.fetch(query, table, self._process)
        seats = frozenset(seat for row in rows for seat in row["seats"])
        return Elsewhere(seats=seats, spectators=sum(row["spectators"] for row in rows))

    # -- the log ----------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
    ) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait(Append(table, version, entries, head, record, done))
        return await done

    async def _write(self) -> None:
        while True:
            batch = [await self._asked.get()]
            while len(batch) < BATCH and not self._asked.empty():
                batch.append(self._asked.get_nowait())
            batch.sort(key=lambda each: (each.table, each.version))
            try:
                if self._writer is None or self._writer.is_closed():
                    self._writer = await asyncpg.connect(self.address)
                await self._settle(self._writer, batch)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                # Nobody knows whether it was stored: the caller reloads the table and finds out.
                _fail(batch, error)
                if self._writer is None or self._writer.is_closed():
                    await asyncio.sleep(AGAIN_AFTER)

    async def _settle(self, connection: Connection, batch: list[Append]) -> None:
        try:
            results = await self._append_all(connection, batch)
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as error:
            if len(batch) == 1:
                _fail(batch, error)
                return
            for each in batch:  # one of them is at fault: the others shall not suffer
                await self._settle(connection, [each])
            return
        self.commits += 1
        for each, is_stored in zip(batch, results, strict=True):
            if not each.done.done():  # else its caller has gone
                each.done.set_result(is_stored)

    async def _append_all(self, connection: Connection, batch: list[Append]) -> list[bool]:
        """One transaction for all."""
        if not any(each.head or each.record for each in batch):
            return await self._append_entries(connection, batch)
        async with connection.transaction():
            results = await self._append_entries(connection, batch)
            stored = [each for each, is_stored in zip(batch, results, strict=True) if is_stored]
            heads = [each.head for each in stored if each.head is not None]
            if heads:
                await _put_heads(connection, heads)
            for each in stored:
                if each.record is not None:
                    await keeping.put_record_at(connection, each.record)
        return results

    async def _append_entries(self, connection: Connection, batch: list[Append]) -> list[bool]:
        results: list[bool] = await connection.fetchval(
            "SELECT append_entries($1, $2, $3, $4, $5, $6)",
            self._process,
            [each.table for each in batch],
            [each.version for each in batch],
            [len(each.entries) for each in batch],
            [entry for each in batch for entry in each.entries],
            [_news(each.entries) for each in batch],
        )
        return results

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        # In one statement, so that the end belongs to the same moment as the entries.
        query = """SELECT logs.version AS last, logs.digest AS tip, entries.version, entry, entries.digest
            FROM logs LEFT JOIN entries ON entries.code = logs.code AND entries.version >= $2
            WHERE logs.code = $1 ORDER BY entries.version"""
        rows = await self._rows(query, table, after)
        tip = chain.Tip(rows[0]["last"], rows[0]["tip"]) if rows else None
        links = [chain.Link(row["version"], row["entry"], row["digest"]) for row in rows if row["version"] is not None]
        return chain.checked(table, after, links, tip)

    async def _rows(self, query: str, *values: Any) -> list[asyncpg.Record]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL's texts have no such character, so nothing is called that
        async with self._reading() as connection:
            return await connection.fetch(query, *values)

    # -- lists ------------------------------------------------------------------------------------------

    async def public_tables(self, limit: int) -> list[bytes]:
        query = """SELECT info FROM tables WHERE visibility = 'public' AND status IN ('waiting', 'playing')
            ORDER BY at DESC LIMIT $1"""
        return [row[0] for row in await self._rows(query, limit)]

    async def tables_of(self, guest: str, limit: int) -> list[bytes]:
        query = "SELECT info FROM seated JOIN tables USING (code) WHERE guest = $1 ORDER BY at DESC LIMIT $2"
        return [row[0] for row in await self._rows(query, guest, limit)]

    async def going_on(self) -> list[str]:
        query = """SELECT code FROM tables LEFT JOIN drivers USING (code)
            WHERE goes_on AND (process IS NULL OR process NOT IN (SELECT process FROM living))"""
        return [row[0] for row in await self._rows(query)]

    # -- guests, records, keys ----------------------------------------------------------------------------

    async def put_guest(self, guest: Guest, token_hash: bytes, at: int) -> None:
        query = """INSERT INTO guests VALUES ($1, $2, $3, $4)
            ON CONFLICT (token_hash) DO UPDATE SET name = excluded.name, at = excluded.at, marked = NULL"""
        async with self._reading() as connection:
            await connection.execute(query, token_hash, guest.id, guest.name, at)

    async def guest(self, token_hash: bytes) -> Guest | None:
        rows = await self._rows("SELECT id, name FROM guests WHERE token_hash = $1", token_hash)
        return Guest(id=rows[0][0], name=rows[0][1]) if rows else None

    async def put_record(self, record: StoredRecord) -> None:
        async with self._reading() as connection, connection.transaction():
            await keeping.put_record_at(connection, record)

    async def record(self, id: str) -> StoredRecord | None:
        query = "SELECT id, game, at, imported, digest, data FROM records LEFT JOIN texts USING (digest) WHERE id = $1"
        rows = await self._rows(query, id)
        return texts.stored(*rows[0]) if rows else None

    async def key(self, name: str, value: bytes) -> bytes:
        async with self._reading() as connection:
            await connection.execute("INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
            found: bytes = await connection.fetchval("SELECT value FROM keys WHERE name = $1", name)
        return found

    async def set_key(self, name: str, value: bytes) -> None:
        query = "INSERT INTO keys VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        async with self._reading() as connection:
            await connection.execute(query, name, value)

    # -- what nobody needs --------------------------------------------------------------------------------

    async def put_import(self, record: StoredRecord, most: int) -> str:
        async with self._reading() as connection, connection.transaction():
            return await keeping.import_at(connection, record, most)

    async def needed(self, what: keeping.What, key: Any, at: int) -> None:
        async with self._reading() as connection:
            await keeping.needed_at(connection, what, key, at)

    async def newest(self) -> int:
        async with self._reading() as connection:
            return int(await connection.fetchval(keeping.NEWEST) or 0)

    async def due(self, before: keeping.Before) -> list[keeping.Due]:
        async with self._reading() as connection:
            return await keeping.due_at(connection, before)

    async def mark(self, what: keeping.What, before: keeping.Before, at: int) -> int:
        async with self._reading() as connection, connection.transaction():
            return await keeping.mark_at(connection, what, before, at)

    async def sweep(self, before: keeping.Before, marked_before: int) -> dict[str, int]:
        async with self._reading() as connection, connection.transaction():
            return await keeping.sweep_at(connection, before, marked_before)


def _news(entries: Sequence[bytes]) -> str:
    """Entries as lines of a notice; nothing if they are too long for one, or no lines of text."""
    data = b"".join(b"\n" + entry for entry in entries)
    if len(data) > NEWS_BYTES or data.count(b"\n") > len(entries) or b"\0" in data:
        return ""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return ""


@asynccontextmanager
async def _alone(connection: PoolConnection) -> AsyncIterator[None]:
    """One process at a time: starting, and changing what the database looks like."""
    await connection.execute("SELECT pg_advisory_lock($1, 0)", MIGRATING)
    try:
        yield
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1, 0)", MIGRATING)


async def _living(connection: Connection) -> frozenset[int]:
    return frozenset(row[0] for row in await connection.fetch("SELECT process FROM living"))


async def _put_heads(connection: Connection, heads: list[Head]) -> None:
    last = list(_last_of_each(heads))
    await connection.execute(
        """INSERT INTO tables SELECT * FROM unnest($1::TEXT[], $2::TEXT[], $3::TEXT[], $4::TEXT[], $5::BYTEA[],
            $6::BIGINT[], $7::BOOLEAN[])
        ON CONFLICT (code) DO UPDATE SET status = excluded.status, info = excluded.info, at = excluded.at,
            goes_on = excluded.goes_on, marked = NULL""",
        [head.table for head in last],
        [head.game for head in last],
        [head.visibility for head in last],
        [head.status for head in last],
        [head.info for head in last],
        [head.at for head in last],
        [head.goes_on for head in last],
    )
    seated = sorted({(guest, head.table) for head in heads for guest in head.guests})
    await connection.execute(
        "INSERT INTO seated SELECT * FROM unnest($1::TEXT[], $2::TEXT[]) ON CONFLICT DO NOTHING",
        [guest for guest, _ in seated],
        [table for _, table in seated],
    )


def _last_of_each(heads: list[Head]) -> Iterator[Head]:
    """Heads come in the order of tables and versions; a table may have several in one transaction."""
    for _, of_table in groupby(heads, lambda head: head.table):
        yield list(of_table)[-1]


def _fail(batch: list[Append], error: Exception) -> None:
    for each in batch:
        if not each.done.done():
            each.done.set_exception(error)
