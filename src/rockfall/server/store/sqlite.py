"""One file, no set-up. What is asked in one round of the event loop is stored together, with one sync.

A busy server gathers moves a little longer: after a sync, the next one waits until `gather` seconds have passed. A move
that is alone in that time waits for nothing.

Nearly all of it is moves: entries for tables whose version is known. They are written to a journal (journal.py) by the
event loop itself, because waking a thread, twice for each move, takes longer than writing; the loop waits no longer
than the move does. A disk that was slow is left to the thread for a while, so that it keeps nobody else waiting.
Everything else is done by the thread, which owns the connection, in transactions; before each that has to do with
tables, it takes over what is in the journal. It does so every few seconds anyway, when the pages of a table's log have
changed many times and are written once.

With `sync="full"` everything is on the disk itself before it is acknowledged: it survives a power failure. With
"normal" it survives the death of the process (kill -9), but the last moments before a power failure may be gone;
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

from rockfall.server.logs import failure
from rockfall.server.store import Elsewhere, Guest, Head, News, StoredRecord, Then, chain, files, keeping, texts
from rockfall.server.store.journal import Journal
from rockfall.server.store.latency import Latency
from rockfall.server.store.logbook import KNOWN, Append, Logbook, packed, tip_of
from rockfall.server.store.migrations import migrate_sqlite

T = TypeVar("T")


class Aside(NamedTuple):
    """Something that has nothing to do with tables, so that they need not wait for each other."""

    do: Callable[[sqlite3.Connection], Any]


Work = Append | Aside | Callable[[sqlite3.Connection], Any]
Job = tuple[Work, Then]
Result = tuple[Then, Any, Exception | None]

BATCH = 512  # jobs that fill a transaction
CACHE_KIB = 16_384  # so that the last page of every busy table's log is at hand
CHECKPOINT_PAGES = 8_000  # written to the WAL before it goes to the file: a page written many times goes once

PROOF_BYTES = 8_000  # which take pages of their own
TAKE_OVER_EVERY = 10.0  # seconds
TAKE_OVER_BYTES = 4_000_000
SLOW = 0.02  # seconds for a sync, after which the event loop
SLOW_FOR = 1.0  # leaves the disk to the thread for this long


class SqliteStore:
    """See Store."""

    is_shared = False

    def __init__(self, path: Path | str, sync: Literal["full", "normal"] = "full", gather: float = 0.0) -> None:
        self.path = str(path)
        self.sync = sync
        self.gather = gather
        self.commits = 0
        self._versions: dict[str, int] = {}  # of tables that were written lately, by journal or database
        self._logbook = Logbook()
        self.up_since = 0
        self.latency = Latency()
        self._asked: list[Job] = []  # since the last were handed over
        self._is_waiting = False  # for more of them
        # With 1 where the thread has everything to itself until they are done; none: take over; None: the end.
        self._jobs: queue.SimpleQueue[tuple[int, list[Job]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        # Whoever works on jobs has these to itself: the thread while it has any, otherwise the event loop.
        self._with_thread = 0  # how many times it was given jobs that are not done
        self._journal: Journal | None = None if self.path == ":memory:" else Journal(self.path, sync == "full")
        self._is_journal_whole = True  # every record in it is one that was acknowledged
        self._written: list[Append] = []  # in this generation of the journal
        self._slow_until = 0.0
        self._synced_at = 0.0
        # The generation before, while the thread takes it over.
        self._left: list[Append] = []
        self._is_taking_over = False
        self._timer: asyncio.TimerHandle | None = None
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
        if self._timer is not None:
            self._timer.cancel()
        if self._thread is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # -- the thread -----------------------------------------------------------------------------------

    def _run(self, ready: asyncio.Future[None], loop: asyncio.AbstractEventLoop) -> None:
        try:
            connection = self._connected()
            self._recover(connection)
        except Exception as error:  # whatever it is, somebody waits
            self._let_go()
            loop.call_soon_threadsafe(ready.set_exception, files.at_start(error, self.path))
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        is_open = True
        while is_open:
            jobs: list[Job] = []
            count, is_due = 0, False
            while is_open and (not (jobs or is_due) or (len(jobs) < BATCH and not self._jobs.empty())):
                asked = self._jobs.get()
                is_open = asked is not None
                if asked is not None:
                    count, jobs, is_due = count + asked[0], jobs + asked[1], is_due or not asked[1]
            if jobs:
                loop.call_soon_threadsafe(self._settle, count, self._commit(connection, jobs))
            if is_due:
                self._try_to_take_over(connection)
                loop.call_soon_threadsafe(self._taken_over)
        is_done = self._try_to_take_over(connection, True)
        connection.close()
        if self._journal is not None:
            self._journal.close(is_done)
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
        connection.execute("PRAGMA temp_store=MEMORY")
        connection.execute(f"PRAGMA cache_size=-{CACHE_KIB}")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        migrate_sqlite(connection, self.path)
        return connection

    def _recover(self, connection: sqlite3.Connection) -> None:
        """Take over what was written when the process died."""
        if self._journal is None:
            return
        (taken_over,) = connection.execute("SELECT taken_over FROM journal").fetchone()
        try:
            records = self._journal.open(taken_over)
        except BaseException:
            connection.close()
            raise
        self._store(connection, lambda: self._logbook.take_over(connection, records))

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Result]:
        """Write them to the journal, or else one transaction for all.

        If a job fails, each gets a transaction of its own, so that only it is lost.
        """
        if self._may_write(jobs):
            results = self._write(jobs)
            if results is not None:
                return results
        are_asides = all(isinstance(work, Aside) for work, _ in jobs)  # then what is about tables is the event loop's
        try:
            if not are_asides:
                self._take_over(connection)
            began = time.monotonic()
            connection.execute("BEGIN IMMEDIATE")
            answers = self._answers(connection, [work for work, _ in jobs])
            connection.execute("COMMIT")
            self.commits += 1
            self.latency.add(time.monotonic() - began)
            return [(then, answer, None) for (_, then), answer in zip(jobs, answers, strict=True)]
        except Exception as error:  # a job of its own making, or the disk is full
            if not are_asides:
                self._forget()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(jobs) > 1:
                return [result for job in jobs for result in self._commit(connection, [job])]
            return [(jobs[0][1], None, files.translated(error, self.path))]

    def _answers(self, connection: sqlite3.Connection, works: list[Work]) -> list[Any]:
        """Whatever follows an append sees it; appends that follow each other are written together."""
        answers: list[Any] = []
        for work in works:
            if isinstance(work, Append):
                is_right = self._version(connection, work.table) == work.version
                if is_right:
                    self._versions[work.table] = self._logbook.add(connection, work)
                answers.append(is_right)
            else:
                self._logbook.flush(connection)
                answers.append(work.do(connection) if isinstance(work, Aside) else work(connection))
        self._logbook.flush(connection)
        return answers

    def _forget(self) -> None:
        """What is known of tables may be wrong."""
        self._versions.clear()
        self._logbook.forget()

    # -- from the journal to the database -----------------------------------------------------------------

    def _take_over(self, connection: sqlite3.Connection) -> None:
        """Everything that is in the journal."""
        if self._left:
            self._take_over_left(connection)
        if self._written or not self._is_journal_whole:
            self._turn()
            self._take_over_left(connection)
            self._is_journal_whole = True

    def _turn(self) -> None:
        assert self._journal is not None
        assert not self._left, "one generation at a time is taken over"
        self._left, self._written = self._written, []
        self._journal.turn()

    def _take_over_left(self, connection: sqlite3.Connection) -> None:
        """The generation before this one; if nothing of it counts, note that."""

        def add() -> None:
            for append in self._left:
                self._logbook.add(connection, append)
            self._logbook.flush(connection)

        self._store(connection, add)
        self._left = []

    def _store(self, connection: sqlite3.Connection, write: Callable[[], None]) -> None:
        """What is in the journal, up to the generation before this one, in one transaction with a note of it."""
        if self._journal is None:
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            write()
            connection.execute("UPDATE journal SET taken_over = ?", (self._journal.generation - 1,))
            connection.execute("COMMIT")
        except BaseException:
            self._logbook.forget()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.commits += 1

    def _try_to_take_over(self, connection: sqlite3.Connection, is_all: bool = False) -> bool:
        """Whether it worked. If not, nothing is lost: it is still in the journal."""
        try:
            if is_all:
                self._take_over(connection)
            elif self._left:
                self._take_over_left(connection)
            return True
        except sqlite3.Error:
            failure("what is in the journal could not be stored in the database")
            return False

    # -- the event loop ---------------------------------------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T], is_aside: bool = False) -> T:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._ask(Aside(work) if is_aside else work, _settling(future))
        return cast("T", await future)

    def _ask(self, work: Work, then: Then) -> None:
        if not self._asked:
            self._is_waiting = False
            wait = self._synced_at + self.gather - time.monotonic() if isinstance(work, Append) else 0.0
            if wait > 0.0:
                self._is_waiting = True
                asyncio.get_running_loop().call_later(wait, self._hand_over)
            else:
                asyncio.get_running_loop().call_soon(self._hand_over)
        elif self._is_waiting and not isinstance(work, Append):
            self._is_waiting = False
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._asked.append((work, then))

    def _hand_over(self) -> None:
        """At the end of a round: store what was asked in it, or let the thread do so."""
        asides = [job for job in self._asked if isinstance(job[0], Aside)]
        jobs = [job for job in self._asked if not isinstance(job[0], Aside)] if asides else self._asked
        self._asked = []
        if asides:
            self._jobs.put((0, asides))
        if not jobs:
            return
        if self._with_thread == 0 and time.monotonic() >= self._slow_until and self._may_write(jobs):
            results = self._write(jobs)
            if results is not None:
                self._settle(0, results)
                self._plan_to_take_over()
                return
        self._with_thread += 1
        self._jobs.put((1, jobs))

    def _settle(self, count: int, results: list[Result]) -> None:
        self._with_thread -= count
        for then, result, error in results:
            then(result, error)
        if self._written:
            self._plan_to_take_over()

    def _plan_to_take_over(self) -> None:
        assert self._journal is not None
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TAKE_OVER_EVERY, self._begin_to_take_over)
        if self._journal.size > TAKE_OVER_BYTES and self._with_thread == 0:
            self._begin_to_take_over()

    def _begin_to_take_over(self) -> None:
        """While the thread does it, the event loop writes the next generation."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._with_thread or self._is_taking_over:
            self._timer = asyncio.get_running_loop().call_later(TAKE_OVER_EVERY, self._begin_to_take_over)
        elif self._left or self._written:
            if not self._left:
                self._turn()
            self._is_taking_over = True
            self._jobs.put((0, []))

    def _taken_over(self) -> None:
        self._is_taking_over = False

    # -- the journal ------------------------------------------------------------------------------------

    def _may_write(self, jobs: list[Job]) -> bool:
        """Whether these are appends to tables whose version is known, and the journal will take them."""
        if self._journal is None or not self._is_journal_whole:
            return False
        for work, _ in jobs:
            if not isinstance(work, Append) or work.table not in self._versions:
                return False
        return True

    def _write(self, jobs: list[Job]) -> list[Result] | None:
        """Put appends into the journal; None if that fails."""
        assert self._journal is not None
        versions: dict[str, int] = {}
        appends: list[Append] = []
        results: list[Result] = []
        for work, then in jobs:
            assert isinstance(work, Append)
            is_right = work.version == (versions.get(work.table) or self._versions[work.table])
            if is_right:
                versions[work.table] = work.version + len(work.entries)
                appends.append(work)
            results.append((then, is_right, None))
        if appends:
            began = time.monotonic()
            try:
                self._journal.write(packed(appends))
            except OSError:
                # What was not acknowledged may be in the file: the next generation must be another.
                self._is_journal_whole = False
                return None
            self._synced_at = time.monotonic()
            self.latency.add(self._synced_at - began)
            if self._synced_at - began > SLOW:
                self._slow_until = self._synced_at + SLOW_FOR
        self._written += appends
        self._versions.update(versions)
        return results

    # -- the log --------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
        fence: int = 0,
    ) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_then(_settling(future), table, version, entries, head, record)
        return await future

    def append_then(
        self,
        then: Then,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
    ) -> None:
        self._ask(Append(table, version, list(entries), head, record), then)

    def _version(self, connection: sqlite3.Connection, table: str) -> int:
        """The version of a table, when nothing about it is only in the journal."""
        known = self._versions.get(table)
        if known is None:
            known = self._logbook.tip(connection, table).version
            if len(self._versions) >= KNOWN:
                self._versions.clear()
            self._versions[table] = known
        return known

    async def prove(self) -> None:
        files.check_room(self.path)
        await self.set_key("proved", str(time.time()).encode().ljust(PROOF_BYTES))

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT version, entry, digest FROM entries WHERE table_code = ? AND version >= ? ORDER BY version"
        rows, tip = await self._do(lambda c: (c.execute(query, (table, after)).fetchall(), tip_of(c, table)))
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
        await self._do(lambda c: c.execute(query, (token_hash, guest.id, guest.name, at)).rowcount, True)

    async def guest(self, token_hash: bytes) -> Guest | None:
        query = "SELECT id, name FROM guests WHERE token_hash = ?"
        row = await self._do(lambda c: c.execute(query, (token_hash,)).fetchone(), True)
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

        return await self._do(work, True)

    async def set_key(self, name: str, value: bytes) -> None:
        await self._do(lambda c: c.execute("INSERT OR REPLACE INTO keys VALUES (?, ?)", (name, value)).rowcount, True)

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
            self._forget()
            return keeping.sweep_in(connection, before, marked_before)

        return await self._do(work)

    # -- nobody else is here ------------------------------------------------------------------------------

    def on_news(self, news: News) -> None:
        pass

    async def share_clock(self, now: Callable[[], int]) -> int | None:
        return None

    async def claim(self, table: str) -> int:
        return 1

    async def release(self, table: str) -> None:
        pass

    async def set_present(self, table: str, seats: Sequence[int], spectators: int) -> None:
        pass

    async def present_elsewhere(self, table: str) -> Elsewhere:
        return Elsewhere()


def _settling(future: asyncio.Future[Any]) -> Then:
    def settle(result: Any, error: Exception | None) -> None:
        if future.done():  # its caller has gone
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    return settle
