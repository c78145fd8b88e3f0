"""Which tables that are not over were opened from where, and a list of public tables that no network can fill alone.

Kept in memory, for a day: a table that was opened before this process started, or by another one, is nobody's in
particular. No address is ever stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from rockfall.server.limits import Quota
from rockfall.server.networks import widest
from rockfall.server.refused import Refused

DAY = 86_400.0
AGAIN = 600.0  # seconds; a table is over, or a day old, when it is
LISTED = 100
LOOKED = 2_000  # tables among which those to be listed are chosen
SHARE = 20  # of the list, for one network, while others have tables to show
EVERY = 0.25  # seconds between two looks


class Opened:
    """Who has opened how many."""

    def __init__(self, each: int, now: Callable[[], float] = time.monotonic) -> None:
        self._quota = Quota(each, "tables that are not over", AGAIN)
        self._each = each
        self._now = now
        self._tables: dict[str, tuple[str, str, float]] = {}  # address, guest and time by code, oldest first

    def __len__(self) -> int:
        return len(self._tables)

    def check(self, address: str, guest: str) -> None:
        """Refused if this address, its network or this guest has opened too many."""
        self._forget()
        for holder in (address, _as_holder(guest)):
            if not self._quota.has_room(holder):
                raise Refused(
                    "too-many",
                    f"at most {self._each} tables of yours that are not over",
                    "one more",
                    retry_after=AGAIN,
                    limit="tables",
                )

    def add(self, table: str, address: str, guest: str) -> None:
        if table in self._tables:
            return
        self._tables[table] = address, guest, self._now()
        for holder in (address, _as_holder(guest)):
            self._quota.count(holder)

    def over(self, table: str) -> None:
        """Its match is over, or it is too long ago."""
        found = self._tables.pop(table, None)
        if found is not None:
            for holder in (found[0], _as_holder(found[1])):
                self._quota.give_back(holder)

    def network_of(self, table: str) -> str | None:
        found = self._tables.get(table)
        return None if found is None else widest(found[0])

    def used(self) -> float:
        return self._quota.used()

    def _forget(self) -> None:
        while self._tables:
            table, (_, _, at) = next(iter(self._tables.items()))
            if self._now() - at < DAY:
                return
            self.over(table)


def _as_holder(guest: str) -> str:
    return "guest " + guest


class _Named(msgspec.Struct):
    table: str


_code = msgspec.json.Decoder(_Named)


def fair(infos: Sequence[bytes], network_of: Callable[[str], str | None], listed: int, share: int) -> list[bytes]:
    """The newest of these, at most `share` of one network unless there is room left; in the order given."""
    taken: dict[str, int] = {}
    first: list[int] = []
    others: list[int] = []
    for number, info in enumerate(infos):
        network = network_of(_code.decode(info).table)
        if network is not None:
            taken[network] = taken.get(network, 0) + 1
            if taken[network] > share:
                others.append(number)
                continue
        first.append(number)
        if len(first) == listed:
            break
    chosen = sorted([*first, *others[: listed - len(first)]])
    return [infos[number] for number in chosen]


class Lobby:
    """The list of public tables, as the store has it after somebody asked; for those who ask together, once."""

    def __init__(self, opened: Opened, public_tables: Callable[[int], Awaitable[list[bytes]]]) -> None:
        self._opened = opened
        self._public_tables = public_tables
        self._next: asyncio.Task[bytes] | None = None  # has not begun to look
        self._last = float("-inf")

    async def tables(self) -> bytes:
        """As JSON."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_task(self._look())
        return await asyncio.shield(self._next)

    async def _look(self) -> bytes:
        await asyncio.sleep(max(0.0, self._last + EVERY - time.monotonic()))
        self._next = None
        self._last = time.monotonic()
        infos = fair(await self._public_tables(LOOKED), self._opened.network_of, LISTED, SHARE)
        return b"[" + b",".join(infos) + b"]"
