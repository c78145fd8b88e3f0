"""Several processes on one PostgreSQL: any of them serves any table.

Everything a process wants to append while its last transaction is under way goes into the next one. PostgreSQL lets
only one notifying transaction commit at a time, so there should be few of them. Tables are locked in the order of their
codes, so transactions cannot deadlock.

Who drives a table has a lease on it, with a fencing number that PostgreSQL compares in the transaction that writes: see
nodes.py and `append_entries` in migrations.py. patience.py says how long anything may take.
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
from rockfall.server.refused import Refused
from rockfall.server.store import (
    Elsewhere,
    Guest,
    Head,
    LeaseLost,
    News,
    StoredRecord,
    TableTaken,
    chain,
    keeping,
    patience,
    texts,
)
from rockfall.server.store.latency import Latency
from rockfall.server.store.migrations import migrate_postgres
from rockfall.server.store.nodes import CHANNEL, LEASE, TELL_TIME, Node, connected

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    Connection = asyncpg.Connection[asyncpg.Record]
    PoolConnection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

BATCH = 512  # appends in one transaction, at most
READERS = 4  # connections for everything else
AGAIN_AFTER = 0.5  # seconds until a lost connection is tried again
NEWS_BYTES = 7_000  # PostgreSQL takes notices of up to 8,000
MIGRATING = 0x66616C6C  # what an advisory lock is for
STORED, OUT_OF_DATE, TAKEN = 1, 0, -1  # what append_entries says of each


class Append(msgspec.Struct, frozen=True):
    """What `append` was asked, until the writer comes to it."""

    table: str
    version: int
    entries: Sequence[bytes]
    head: Head | None
    record: StoredRecord | None
    fence: int
    node: int  # as which it was asked
    done: asyncio.Future[bool]


class PostgresStore:
    """See Store."""

    is_shared = True

    def __init__(self, address: str, lease: float = LEASE) -> None:
        self.address = address
        self.commits = 0
        self.up_since = 0
        self.latency = Latency()
        self._node = Node(address, lease, self._heard)
        self._news: News | None = None
        self._game_now: Callable[[], int] | None = None
        self._asked: asyncio.Queue[Append] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._hurry = asyncio.Event()  # for the next look
        self._pool: Pool | None = None
        self._writer: Connection | None = None

    async def open(self) -> None:
        settings = patience.settings(self._node.lease)
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=0, max_size=READERS, timeout=patience.CONNECT, server_settings=settings
            )
            async with self._reading(patience.CONNECT):
                pass
        except (Refused, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            why = error.got if isinstance(error, Refused) else str(error)
            raise BadOptions(f"database: expected a PostgreSQL that answers; {why}") from None
        try:
            async with self._reading(patience.UPGRADE) as connection, _alone(connection):
                await migrate_postgres(connection)
                await self._node.join()
                await self._note_start(connection)
        except BaseException as error:
            await self.close()
            if isinstance(error, patience.Unanswered):
                raise BadOptions(f"database: {error}") from None
            if isinstance(error, asyncpg.LockNotAvailableError):
                raise BadOptions("database: expected to start alone; another server starts, or upgrades it") from None
            raise
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._look())]

    async def close(self) -> None:
        """In time, also when PostgreSQL hangs: what counts is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        _fail([self._asked.get_nowait() for _ in range(self._asked.qsize())], LeaseLost())
        try:
            async with asyncio.timeout(patience.GOODBYE):
                await self._take_leave()
        except (Refused, *patience.LOST):
            note("PostgreSQL does not answer: this process leaves without a word")
        await self._node.leave()
        if self._writer is not None:
            self._writer.terminate()
        if self._pool is not None:
            self._pool.terminate()

    async def _take_leave(self) -> None:
        if self._pool is None:
            return
        if self._node.number:
            async with self._reading(patience.GOODBYE) as connection:
                for left in ("drivers", "present", "nodes"):
                    await connection.execute(f"DELETE FROM {left} WHERE process = $1", self._node.number)
        if self._writer is not None:
            await self._writer.close()
        await self._pool.close()

    @asynccontextmanager
    async def _reading(self, seconds: float = patience.STATEMENT) -> AsyncIterator[PoolConnection]:
        assert self._pool is not None, "a store is opened before it is used"
        try:
            connection = await self._pool.acquire(timeout=min(seconds, patience.CONNECT))
        except patience.LOST as error:
            raise patience.unanswered(error) from None
        try:
            async with patience.limited(connection, seconds):
                yield connection
        finally:
            with suppress(*patience.LOST):
                await self._pool.release(connection, timeout=patience.STATEMENT)

    async def prove(self) -> None:
        self._node.check()
        await self.set_key("proved", str(time.time()).encode())

    # -- being one of several ---------------------------------------------------------------------------

    async def _note_start(self, connection: PoolConnection) -> None:
        """When nobody else is alive the server was down until now; what dead processes left behind is swept up."""
        if self._node.is_alone:
            await connection.execute("DELETE FROM up")
            await connection.execute("INSERT INTO up VALUES ($1)", int(time.time() * 1000))
        for left in ("drivers", "present"):
            await connection.execute(f"DELETE FROM {left} WHERE process NOT IN (SELECT process FROM living)")
        self.up_since = await connection.fetchval("SELECT since FROM up")

    def _heard(self, _: object, __: int, ___: str, payload: object) -> None:
        head, *lines = str(payload).split("\n")
        kind, number, *rest = head.split(" ")
        if int(number) == self._node.number:
            return
        self._node.heard_of(int(number))
        match kind, self._news, rest:
            case "moved", news, [table, version] if news is not None:
                news.changed(table, int(version), [line.encode() for line in lines])
            case "present", news, [table] if news is not None:
                news.presence_changed(table)
            case "released", news, [table] if news is not None:
                news.is_undriven(table)

    async def _look(self) -> None:
        """Renew the lease; notice who has died, and that our own connection has."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self._node.pause)
            self._hurry.clear()
            try:
                if not self._node.is_connected or not self._node.holds:
                    await self._rejoin()
                now = None if self._game_now is None else self._game_now()
                if not await self._node.renew(now) and self._news is not None:
                    note("another process has gone")
                    self._news.somebody_died()
            except LeaseLost:
                self._hurry.set()
            except Refused:
                pass  # it is in the log; the lease goes on, or ends
            except (*patience.LOST, asyncpg.PostgresError):
                failure("PostgreSQL cannot be asked who is alive")

    async def _rejoin(self) -> None:
        """We were deaf, and to the others we were dead."""
        has_lost = not self._node.holds
        note("the lease of this process has ended" if has_lost else "the connection to PostgreSQL was lost")
        await self._node.join()
        if self._news is not None:
            (self._news.lost_lease if has_lost else self._news.was_away)()

    def on_news(self, news: News) -> None:
        self._news = news

    async def share_clock(self, now: Callable[[], int]) -> int | None:
        async with self._reading() as connection:
            theirs: int | None = None if self._node.is_alone else await connection.fetchval("SELECT now FROM clock")
            self._game_now = now
            if theirs is None:
                await connection.execute(TELL_TIME, now())
        return theirs

    async def claim(self, table: str) -> int:
        self._node.check()
        # A lease that is ours already keeps its number.
        query = """INSERT INTO drivers SELECT $1, $2, nextval('fences') FROM living WHERE process = $2
            ON CONFLICT (code) DO UPDATE SET process = $2,
                fence = CASE WHEN drivers.process = $2 THEN drivers.fence ELSE excluded.fence END
            WHERE drivers.process = $2 OR drivers.process NOT IN (SELECT process FROM living) RETURNING fence"""
        async with self._reading() as connection:
            fence: int | None = await connection.fetchval(query, table, self._node.number)
        return fence or 0

    async def release(self, table: str) -> None:
        async with self._reading() as connection:
            await connection.execute(
                """WITH gone AS (DELETE FROM drivers WHERE code = $1 AND process = $2 RETURNING code)
                SELECT pg_notify($3, 'released ' || $2 || ' ' || code) FROM gone""",
                table,
                self._node.number,
                CHANNEL,
            )

    async def set_present(self, table: str, seats: Sequence[int], spectators: int) -> None:
        async with self._reading() as connection:
            if seats or spectators:
                await connection.execute(
                    """INSERT INTO present VALUES ($1, $2, $3, $4)
                    ON CONFLICT (code, process) DO UPDATE SET seats = $3, spectators = $4""",
                    table,
                    self._node.number,
                    list(seats),
                    spectators,
                )
            else:
                await connection.execute(
                    "DELETE FROM present WHERE code = $1 AND process = $2", table, self._node.number
                )
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"present {self._node.number} {table}")

    async def present_elsewhere(self, table: str) -> Elsewhere:
        query = """SELECT seats, spectators FROM present
            WHERE code = $1 AND process <> $2 AND process IN (SELECT process FROM living)"""
        async with self._reading() as connection:
            rows = await connection.fetch(query, table, self._node.number)
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
        fence: int = 0,
    ) -> bool:
        self._node.check()
        began = time.monotonic()
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait(Append(table, version, entries, head, record, fence, self._node.number, done))
        is_stored = await done
        self.latency.add(time.monotonic() - began)
        return is_stored

    async def _write(self) -> None:
        while True:
            batch = [await self._asked.get()]
            while len(batch) < BATCH and not self._asked.empty():
                batch.append(self._asked.get_nowait())
            batch.sort(key=lambda each: (each.table, each.version))
            try:
                if self._writer is None or self._writer.is_closed():
                    self._writer = await connected(self.address, self._node.lease)
                async with patience.limited(self._writer, patience.STATEMENT):
                    await self._settle(self._writer, batch)
            except (Refused, asyncpg.PostgresError) as error:
                # Nobody knows whether it was stored: the caller reloads the table and finds out.
                _fail(batch, error)
                if self._writer is None or self._writer.is_closed():
                    await asyncio.sleep(AGAIN_AFTER)
            except asyncio.CancelledError:
                _fail(batch, LeaseLost())
                raise

    async def _settle(self, connection: Connection, batch: list[Append]) -> None:
        late = [each for each in batch if each.node != self._node.number]
        if late:  # asked under a lease that has ended
            _fail(late, LeaseLost())
            batch = [each for each in batch if each.node == self._node.number]
        if not batch:
            return
        try:
            results = await self._append_all(connection, batch)
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as error:
            if len(batch) == 1:
                _fail(batch, error)
                return
            for each in batch:  # one of them is at fault: the others shall not suffer
                await self._settle(connection, [each])
            return
        if results is None:
            self._node.has_lost()
            self._hurry.set()
            _fail(batch, LeaseLost())
            return
        self.commits += 1
        for each, result in zip(batch, results, strict=True):
            if result == TAKEN:
                _fail([each], TableTaken())
            elif not each.done.done():  # else its caller has gone
                each.done.set_result(result == STORED)

    async def _append_all(self, connection: Connection, batch: list[Append]) -> list[int] | None:
        """One transaction for all. None: this process has lost its lease, and nothing was stored."""
        if not any(each.head or each.record for each in batch):
            return await self._append_entries(connection, batch)
        async with connection.transaction():
            results = await self._append_entries(connection, batch)
            if results is None:
                return None
            stored = [each for each, result in zip(batch, results, strict=True) if result == STORED]
            heads = [each.head for each in stored if each.head is not None]
            if heads:
                await _put_heads(connection, heads)
            for each in stored:
                if each.record is not None:
                    await keeping.put_record_at(connection, each.record)
        return results

    async def _append_entries(self, connection: Connection, batch: list[Append]) -> list[int] | None:
        results: list[int] | None = await connection.fetchval(
            "SELECT append_entries($1, $2, $3, $4, $5, $6, $7)",
            self._node.number,
            [each.table for each in batch],
            [each.version for each in batch],
            [each.fence for each in batch],
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
            WHERE goes_on AND (process IS NULL OR process = $1 OR process NOT IN (SELECT process FROM living))"""
        return [row[0] for row in await self._rows(query, self._node.number)]

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
        async with self._reading(patience.LONG) as connection, connection.transaction():
            return await keeping.import_at(connection, record, most)

    async def needed(self, what: keeping.What, key: Any, at: int) -> None:
        async with self._reading() as connection:
            await keeping.needed_at(connection, what, key, at)

    async def newest(self) -> int:
        async with self._reading(patience.LONG) as connection:
            return int(await connection.fetchval(keeping.NEWEST) or 0)

    async def due(self, before: keeping.Before) -> list[keeping.Due]:
        async with self._reading(patience.LONG) as connection:
            return await keeping.due_at(connection, before)

    async def mark(self, what: keeping.What, before: keeping.Before, at: int) -> int:
        async with self._reading(patience.LONG) as connection, connection.transaction():
            return await keeping.mark_at(connection, what, before, at)

    async def sweep(self, before: keeping.Before, marked_before: int) -> dict[str, int]:
        async with self._reading(patience.LONG) as connection, connection.transaction():
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
    await connection.execute("SET statement_timeout = 0")
    await connection.execute(f"SET lock_timeout = {int(patience.LONG * 1000)}")
    await connection.execute("SELECT pg_advisory_lock($1, 0)", MIGRATING)
    await connection.execute("SET lock_timeout = 0")
    try:
        yield
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1, 0)", MIGRATING)


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
