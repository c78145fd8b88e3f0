"""Where tables are kept: an append-only log for each, guests, records. A store knows nothing of games.

`append` takes effect as a whole or not at all, and only if the table is at the version its caller believes: so several
processes may serve the same table. When it returns True the entries are on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from rockfall.server.refused import Refused
from rockfall.server.store.latency import Latency

if TYPE_CHECKING:
    from rockfall.server.store.keeping import Before, Due, What


class LeaseLost(Refused):
    """This process may not write any more: others took it for dead. Nothing was stored; it comes back by itself.

    Whoever asked by a socket is sent to connect again, and then repeats what was not answered.
    """

    def __init__(self) -> None:
        super().__init__("closing", "a server in touch with its database", "one that was away; ask again")


class TableTaken(Exception):
    """Another process drives the table by now: what this one wrote as its driver was not stored."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables need to know of one."""

    table: str
    game: str
    visibility: str
    status: str
    info: bytes  # TableInfo as JSON
    guests: list[str]  # host and seats: whose table it is
    at: int
    goes_on: bool = False  # playing, and with something to do when nobody watches


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str


class StoredRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match, kept as text so that it can be read when its rules have changed since."""

    id: str  # the table's code, or that of an import
    game: str
    at: int
    text: str
    is_import: bool = False


class Elsewhere(msgspec.Struct, frozen=True):
    """Who watches a table through other processes."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


Then = Callable[[Any, Exception | None], None]  # is given an answer, or what went wrong


class News(Protocol):
    """What a process hears about the others."""

    def changed(self, table: str, version: int, entries: Sequence[bytes]) -> None:
        """Another process has appended to a table, up to this version: these entries, or none if they are too long."""

    def presence_changed(self, table: str) -> None:
        """Somebody came or went, at another process."""

    def is_undriven(self, table: str) -> None:
        """The process that drove a table has let go of it."""

    def somebody_died(self) -> None:
        """A process is gone, and with it everybody who was present through it."""

    def was_away(self) -> None:
        """This process heard nothing for a while, and the others took it for dead."""

    def lost_lease(self) -> None:
        """The same, and for so long that what it holds in memory may be long out of date."""


class Store(Protocol):
    is_shared: bool  # whether other processes may serve the same tables
    up_since: int  # when the first of the processes that run now was started
    latency: Latency  # of what was stored

    async def open(self) -> None:
        """Make ready, migrations included."""

    async def close(self) -> None: ...

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
        fence: int = 0,
    ) -> bool:
        """Add entries after this version, with the new head and the finished record if given.

        False if the table is at another version. On disk when it returns. `fence` is the number by which its caller
        drives the table: if that is out of date, TableTaken; if this process may not write at all, LeaseLost.
        """

    async def prove(self) -> None:
        """Write something, to know that it can be done; raises what is wrong. On disk when it returns."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after a version, in order; empty if there is no such table."""

    async def public_tables(self, limit: int) -> list[bytes]:
        """TableInfo of public tables that are not over, newest first."""

    async def tables_of(self, guest: str, limit: int) -> list[bytes]:
        """TableInfo of a guest's tables, newest first."""

    async def going_on(self) -> list[str]:
        """Tables that have something to do although nobody watches them, and that no other process drives."""

    async def put_guest(self, guest: Guest, token_hash: bytes, at: int) -> None:
        """Keep a guest, or their new name."""

    async def guest(self, token_hash: bytes) -> Guest | None: ...

    async def put_record(self, record: StoredRecord) -> None: ...

    async def record(self, id: str) -> StoredRecord | None: ...

    async def key(self, name: str, value: bytes) -> bytes:
        """A value all processes share: what was put there first."""

    async def set_key(self, name: str, value: bytes) -> None:
        """Put another value there."""

    # -- what nobody needs, see keeping.py; retention.py decides

    async def put_import(self, record: StoredRecord, most: int) -> str:
        """Keep a record from elsewhere; its id, or that under which it is here already.

        Refused if all imports would take more than `most` bytes.
        """

    async def needed(self, what: What, key: Any, at: int) -> None:
        """Somebody has opened a record (by its id), or a guest (by the hash) is here."""

    async def newest(self) -> int:
        """When anything was last touched; 0 if there is nothing."""

    async def due(self, before: Before) -> list[Due]:
        """How much nobody needs."""

    async def mark(self, what: What, before: Before, at: int) -> int:
        """Mark it to be deleted; how much. Marks on what somebody needs after all are taken away."""

    async def sweep(self, before: Before, marked_before: int) -> dict[str, int]:
        """Delete what was marked before and that still nobody needs; how much of each kind."""

    # -- being one of several; a store that is not shared has little to do here

    def on_news(self, news: News) -> None:
        """Tell this of what other processes do, from now on."""

    async def share_clock(self, now: Callable[[], int]) -> int | None:
        """Let processes that start later know the time by which games are played here.

        If others run already, their time, which this process should go on from; None otherwise.
        """

    async def claim(self, table: str) -> int:
        """Be the one process that drives a table: lets its bots think and watches its clocks. 0 if another does.

        Otherwise the number of this lease on the table, greater than that of any before it: see `append`.
        """

    async def release(self, table: str) -> None:
        """Drive it no more."""

    async def set_present(self, table: str, seats: Sequence[int], spectators: int) -> None:
        """Let the other processes know who watches through this one."""

    async def present_elsewhere(self, table: str) -> Elsewhere:
        """Who watches through others."""


@runtime_checkable
class PromptStore(Store, Protocol):
    """One that needs no task to wait for it."""

    def append_then(
        self,
        then: Then,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
    ) -> None:
        """The same as `append`, whose answer `then` is called with, from the event loop."""
