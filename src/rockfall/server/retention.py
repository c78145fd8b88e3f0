"""Deletes what nobody needs any more, so slowly and so carefully that a wrong clock deletes nothing.

What is due is marked, and deleted a week later, provided that it is still due then. Nothing is marked or deleted when
more than a twentieth of a kind would be marked at once, or when the clock is far beyond the newest thing in the store:
then something is wrong with the clock or the settings, and an error says so, and how to go on if nothing is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from rockfall.server.config import Config
from rockfall.server.logs import note
from rockfall.server.store import Store
from rockfall.server.store.keeping import DAY, Before, Due

CLOCK = "clock of the last look"  # a key in the store
WAIT = 7 * DAY  # between mark and deletion
LEAP = 8 * DAY  # a server that is started every Saturday is no leap
SHARE = 20  # of a kind, one in so many may be marked at once
FEW = 3  # but these always


class Looked(msgspec.Struct, kw_only=True):
    """What a look led to."""

    marked: dict[str, int] = {}
    deleted: dict[str, int] = {}
    stopped: list[str] = []  # why something was not done, in sentences


class Retention:
    def __init__(self, store: Store, now: Callable[[], int], config: Config) -> None:
        self._store = store
        self._now = now
        self._config = config

    async def look(self) -> Looked:
        """Once an hour."""
        now = self._now()
        looked = Looked()
        due = await self._store.due(self._before(now))
        leap = await self._leap(now)
        if leap is None or self._is_allowed(now):
            await self._store.set_key(CLOCK, str(now).encode())
            await self._carry_out(now, due, looked)
        elif any(each.due for each in due):
            looked.stopped.append(leap)
        for sentence in looked.stopped:
            note(sentence, logging.ERROR)
        if looked.marked:
            note("to be deleted in a week, unless somebody needs it before", logging.WARNING, **looked.marked)
        if looked.deleted:
            note("deleted, a week after it was marked", logging.WARNING, **looked.deleted)
        return looked

    def _before(self, now: int) -> Before:
        config = self._config
        return Before(
            idle=int(now - config.idle_days * DAY),
            over=int(now - config.over_days * DAY),
            records=int(now - config.record_days * DAY),
            imports=int(now - config.import_days * DAY),
            guests=int(now - config.guest_days * DAY),
        )

    async def _leap(self, now: int) -> str | None:
        """Whether the clock is where it can be, given what is in the store; a sentence if not."""
        known = int(await self._store.key(CLOCK, b"0"))
        since = known or await self._store.newest()
        if not since or now - since <= LEAP:
            return None
        last = "the server last looked for old things" if known else "something was last written"
        return (
            f"nothing is deleted: expected a clock within {LEAP // DAY} days of {_date(since)}, when {last};"
            f" got {_date(now)}, {(now - since) // DAY} days later. If the clock is wrong, set it and"
            f" restart. {self._how_to_allow(now)}"
        )

    async def _carry_out(self, now: int, due: list[Due], looked: Looked) -> None:
        before = self._before(now)
        for each in due:
            most = max(FEW, each.total // SHARE)
            if each.due > most and not self._is_allowed(now):
                looked.stopped.append(
                    f"no {each.what} are marked to be deleted: expected at most {most} of {each.total} at once, a"
                    f" twentieth; got {each.due}. If the clock ({_date(now)}) or a setting is wrong, mend it and"
                    f" restart. {self._how_to_allow(now)}"
                )
                continue
            marked = await self._store.mark(each.what, before, now)
            if marked:
                looked.marked[each.what] = marked
        swept = await self._store.sweep(before, now - WAIT)
        looked.deleted = {what: count for what, count in swept.items() if count}

    def _is_allowed(self, now: int) -> bool:
        return self._config.allow_forgetting == _date(now)

    def _how_to_allow(self, now: int) -> str:
        return (
            f"If all is as it should be, allow it for this day: --set allow_forgetting={_date(now)}, and what is marked"
            " then goes a week later."
        )


def _date(millis: int) -> str:
    return datetime.fromtimestamp(millis / 1000, UTC).date().isoformat()
