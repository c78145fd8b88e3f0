"""One file, no set-up. One thread owns the connection; whatever waits when it is free goes into one transaction.

Jobs from one round of the event loop are handed over together: waking a thread takes longer than a move.

With `sync="full"` every transaction is on the disk itself before anything is acknowledged: it survives a power failure.
With "normal" it survives the death of the process (kill -9), but the last moments before a power failure may be gone;
nothing is ever damaged. Because tables share the flush to disk, "full" costs a busy server little.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, cast

from rockfall.server.store import Elsewhere, Guest, Head, News, StoredRecord, chain, files, keeping, texts
from rockfall.server.store.migrations import migrate_sqlite

T = TypeVar("T")


class Append(NamedTuple):
    """What `append` was asked."""

    table: str
    version: int
    entries: Sequence[bytes]
    head: Head | None
    record: StoredRecord | None


Job = tuple[Append | Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]

Result = tuple["asyncio.Future[Any]", Any, Exception | None]
Row = tuple[str, int, bytes, bytes]  # with its digest, see chain.py

BATCH = 512  # jobs that fill a transaction
ROWS = 256  # in one statement, at most
KNOWN = 10_000  # tables whose version is remembered
CACHE_KIB = 16_384  # so that the last page of every busy table's log is at hand
CHECKPOINT_PAGES = 8_000  # written to the WAL before it goes to the file: a page written many times goes once


class SqliteStore:
    """See Store."""

    is_shared = False

    def __init__(self, path: Path | str, sync: Literal["full", "normal"] = "full") -> None:
        self.path = str(path)
        self.sync = sync
        self.commits = 0
        self._versions: dict[str, chain.Tip] = {}  # of tables that were written lately
        self.up_since = 0
        self._asked: list[Job] = []  # in this round of the event loop
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._hold: files.Hold | None = None

    async def open(self) -> None:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._thread = threading.Thread(
            target=self._run, args=(ready, asyncio.get_running_loop()), name="store", daemon=True
        )
        self._thread.start()
        await ready
        self.up_since = int(time.time() * 1000)

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # -- the thread -----------------------------------------------------------------------------------

    def _run(self, ready: asyncio.Future[None], loop: asyncio.AbstractEventLoop) -> None:
        try:
            connection = self._connected()
        except Exception as error:  # whatever it is, somebody waits
            self._let_go()
            loop.call_soon_threadsafe(ready.set_exception, error)
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        going = True
        while going:
            jobs: list[Job] = []
            while going and (not jobs or (len(jobs) < BATCH and not self._jobs.empty())):
                asked = self._jobs.get()
                going = asked is not None
                jobs += asked or []
            self._commit(connection, jobs)
        connection.close()
        self._let_go()

    def _let_go(self) -> None:
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def _connected(self) -> sqlite3.Connection:
        """Make ready; BadOptions says what is wrong."""
        self._hold = files.Hold(self.path)
        files.make_private(self.path)
        try:
            return self._opened()
        except sqlite3.Error as error:
            raise files.bad_start(error, self.path) from None

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, cached_statements=64)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={self.sync.upper()}")
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute(f"PRAGMA cache_size=-{CACHE_KIB}")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        migrate_sqlite(connection, self.path)
        return connection

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """One transaction for all. If a job fails, each gets a transaction of its own, so that only it is lost."""
        if not jobs:
            return
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = self._answers(connection, [work for work, _, _ in jobs])
            results: list[Result] = [(job[1], answer, None) for job, answer in zip(jobs, answers, strict=True)]
            connection.execute("COMMIT")
            self.commits += 1
        except Exception as error:  # a job of its own making, or the disk is full
            self._versions.clear()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(jobs) > 1:
                for job in jobs:
                    self._commit(connection, [job])
                return
            results = [(jobs[0][1], None, files.translated(error, self.path))]
        jobs[0][2].call_soon_threadsafe(_settle, results)

    def _answers(
        self, connection: sqlite3.Connection, works: list[Append | Callable[[sqlite3.Connection], Any]]
    ) -> list[Any]:
        """Whatever follows an append sees it; appends that follow each other are written together."""
        answers: list[Any] = []
        rows: list[Row] = []
        for work in works:
            if isinstance(work, Append):
                answers.append(self._append(connection, work, rows))
            else:
                _insert(connection, rows)
                answers.append(work(connection))
        _insert(connection, rows)
        return answers

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return cast("T", await self._ask(work))

    async def _ask(self, work: Append | Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append((work, future, loop))
        return await future

    def _hand_over(self) -> None:
        if self._asked:
            asked, self._asked = self._asked, []
            self._jobs.put(asked)

    # -- the log --------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
    ) -> bool:
        return bool(await self._ask(Append(table, version, entries, head, record)))

    def _append(self, connection: sqlite3.Connection, asked: Append, rows: list[Row]) -> bool:
        """Whether the table is where it is believed to be; if so, its new rows are added to those to be written."""
        table, version, entries, head, record = asked
        tip = self._tip(connection, table)
        if tip.version != version:
            return False
        for entry in entries:
            tip = chain.Tip(tip.version + 1, chain.link(tip.digest, entry))
            rows.append((table, tip.version, entry, tip.digest))
        self._versions[table] = tip
        version = tip.version
        if head is not None:
            _put_head(connection, head, version)
        if record is not None:
            keeping.put_record_in(connection, record)
        return True

    def _tip(self, connection: sqlite3.Connection, table: str) -> chain.Tip:
        """The end of a log. Nobody else writes, so what was written last is known; the key guards against it."""
        known = self._versions.get(table)
        if known is None:
            known = _tip(connection, table) or chain.Tip(0, chain.beginning(table))
            if len(self._versions) >= KNOWN:
                self._versions.clear()
            self._versions[table] = known
        return known

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT version, entry, digest FROM entries WHERE table_code = ? AND version >= ? ORDER BY version"
        rows, tip = await self._do(lambda c: (c.execute(query, (table, after)).fetchall(), _tip(c, table)))
        return chain.checked(table, after, [chain.Link(*row) for row in rows], tip)

    # -- lists ----------------------------------------------------------------------------------------

    async def public_tables(self, limit: int) -> list[bytes]:
        query = """SELECT info FROM tables WHERE visibility = 'public' AND status IN ('waiting', 'playing')
            ORDER BY at DESC LIMIT ?"""
        return await self._do(lambda c: [row[0] for row in c.execute(query, (limit,))])

    async def tables_of(self, guest: str, limit: int) -> list[bytes]:
        query = """SELECT info FROM seated JOIN tables USING (code) WHERE guest = ? ORDER BY at DESC LIMIT ?"""
        return await self._do(lambda c: [row[0] for row in c.execute(query, (guest, limit))])

    async def going_on(self) -> list[str]:
        return await self._do(lambda c: [row[0] for row in c.execute("SELECT code FROM tables WHERE goes_on")])

    # -- guests, records, keys --------------------------------------------------------------------------

    async def put_guest(self, guest: Guest, token_hash: bytes, at: int) -> None:
        query = """INSERT INTO guests (token_hash, id, name, at) VALUES (?, ?, ?, ?)
            ON CONFLICT (token_hash) DO UPDATE SET name = excluded.name, at = excluded.at, marked = NULL"""
        await self._do(lambda c: c.execute(query, (token_hash, guest.id, guest.name, at)).rowcount)

    async def guest(self, token_hash: bytes) -> Guest | None:
        query = "SELECT id, name FROM guests WHERE token_hash = ?"
        row = await self._do(lambda c: c.execute(query, (token_hash,)).fetchone())
        return None if row is None else Guest(id=row[0], name=row[1])

    async def put_record(self, record: StoredRecord) -> None:
        await self._do(lambda c: keeping.put_record_in(c, record))

    async def record(self, id: str) -> StoredRecord | None:
        query = "SELECT id, game, at, imported, digest, data FROM records LEFT JOIN texts USING (digest) WHERE id = ?"
        row = await self._do(lambda c: c.execute(query, (id,)).fetchone())
        return None if row is None else texts.stored(*row)

    async def key(self, name: str, value: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, value))
            found: bytes = connection.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()[0]
            return found

        return await self._do(work)

    async def set_key(self, name: str, value: bytes) -> None:
        await self._do(lambda c: c.execute("INSERT OR REPLACE INTO keys VALUES (?, ?)", (name, value)).rowcount)

    # -- what nobody needs --------------------------------------------------------------------------------

    async def put_import(self, record: StoredRecord, most: int) -> str:
        return await self._do(lambda c: keeping.import_in(c, record, most))

    async def needed(self, what: keeping.What, key: Any, at: int) -> None:
        await self._do(lambda c: keeping.needed_in(c, what, key, at))

    async def newest(self) -> int:
        return await self._do(lambda c: int(c.execute(keeping.NEWEST).fetchone()[0] or 0))

    async def due(self, before: keeping.Before) -> list[keeping.Due]:
        return await self._do(lambda c: keeping.due_in(c, before))

    async def mark(self, what: keeping.What, before: keeping.Before, at: int) -> int:
        return await self._do(lambda c: keeping.mark_in(c, what, before, at))

    async def sweep(self, before: keeping.Before, marked_before: int) -> dict[str, int]:
        def work(connection: sqlite3.Connection) -> dict[str, int]:
            self._versions.clear()
            return keeping.sweep_in(connection, before, marked_before)

        return await self._do(work)

    # -- nobody else is here ------------------------------------------------------------------------------

    def on_news(self, news: News) -> None:
        pass

    async def share_clock(self, now: Callable[[], int]) -> int | None:
        return None

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def set_present(self, table: str, seats: Sequence[int], spectators: int) -> None:
        pass

    async def present_elsewhere(self, table: str) -> Elsewhere:
        return Elsewhere()


def _settle(results: list[Result]) -> None:
    for future, result, error in results:
        if future.done():  # its caller has gone
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _insert(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """Write these rows, and empty the list.

    Many in one statement: between two statements Python's lock is released, and a busy server is slow to give it back.
    Sizes are powers of two, so that few statements need to be prepared.
    """
    rows.sort()
    _insert_all(connection, "INSERT INTO entries (table_code, version, entry, digest)", rows)
    tips = {table: (table, version, digest) for table, version, _, digest in rows}
    _insert_all(connection, "INSERT OR REPLACE INTO logs (code, version, digest)", list(tips.values()))
    rows.clear()


def _insert_all(connection: sqlite3.Connection, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
    done = 0
    while done < len(rows):
        size = min(ROWS, 1 << (len(rows) - done).bit_length() - 1)
        values = [value for row in rows[done : done + size] for value in row]
        row = f"({', '.join('?' * len(rows[0]))})"
        connection.execute(f"{insert} VALUES {', '.join([row] * size)}", values)
        done += size


def _tip(connection: sqlite3.Connection, table: str) -> chain.Tip | None:
    row = connection.execute("SELECT version, digest FROM logs WHERE code = ?", (table,)).fetchone()
    return None if row is None else chain.Tip(*row)


def _put_head(connection: sqlite3.Connection, head: Head, version: int) -> None:
    row = (head.table, head.game, head.visibility, head.status, head.info, head.at, head.goes_on, version)
    # The row is new, so a table that was marked to be deleted is marked no more.
    connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", row)
    seated = [(guest, head.table) for guest in head.guests]
    connection.executemany("INSERT OR IGNORE INTO seated VALUES (?, ?)", seated)
