"""What each viewer is told: the only place where entries, which hold secrets, become something for others to read.

Everything here depends on the viewer alone, never on who else watches: equal views give equal bytes.
"""

from __future__ import annotations

import msgspec

from rockfall.core.game import Event, Public
from rockfall.server import entries as log
from rockfall.server import told as out
from rockfall.server.told import AnyTold, ToldMoved

_encode = msgspec.json.Encoder().encode


class Happening:
    """An entry that has taken effect, with the events it brought about."""

    __slots__ = ("_bytes", "_is_public", "_seen", "changes_info", "entry", "events", "revealed", "version")

    def __init__(
        self,
        version: int,
        entry: log.AnyEntry,
        events: list[Event],
        revealed: list[Event],
        changes_interval: bool = False,
    ) -> None:
        self.version = version
        self.entry = entry
        self.events = events
        self.revealed = revealed
        self._seen: list[Event] | None = None  # by the viewer told last
        self._bytes = b""  # what they were told
        self._is_public = True  # everybody sees all of it
        for event in events:
            if type(event).seen_by is not Public.seen_by:
                self._is_public = False
        # Whether what everybody knows of the table (TableInfo) may have changed; moves do so only where a round ends
        # or begins, and at the end of the match, which the publisher knows.
        self.changes_info = changes_interval or not isinstance(entry, (log.Moved, log.Said, log.Staged))

    def told_bytes(self, viewer: int | None) -> bytes | None:
        """The same as `told`, encoded; once for all who see the same of a move."""
        if not isinstance(self.entry, log.Moved) or self.revealed:
            told = self.told(viewer)
            return None if told is None else _encode(told)
        seen = self._events_seen_by(viewer)
        if self._seen is None or (seen is not self._seen and seen != self._seen):
            self._seen = seen
            self._bytes = _encode(self._told_of_move(self.entry, seen, []))
        return self._bytes

    def _events_seen_by(self, viewer: int | None) -> list[Event]:
        if self._is_public:
            return self.events
        return [seen for event in self.events if (seen := event.seen_by(viewer)) is not None]

    def _told_of_move(self, move: log.Moved, events: list[Event], revealed: list[Event]) -> ToldMoved:
        return ToldMoved(
            version=self.version, who=move.who, by=move.by, number=move.number, events=events, revealed=revealed
        )

    def told(self, viewer: int | None) -> AnyTold | None:
        """What this viewer is told, or None if only the version goes on."""
        version = self.version
        match self.entry:
            case log.Moved():
                revealed = self.revealed if viewer is None else []
                return self._told_of_move(self.entry, self._events_seen_by(viewer), revealed)
            case log.Staged(number=number):
                return out.ToldStaged(version=version, number=number)
            case log.Said(name=name, seat=seat, text=text):
                if seat is None and viewer is not None:
                    return None  # spectators talk among themselves
                return out.ToldSaid(version=version, seat=seat, name=name, text=text)
            case log.Created(host_name=name):
                return out.ToldCreated(version=version, name=name)
            case log.Sat(seat=seat, name=name):
                return out.ToldSat(version=version, seat=seat, name=name)
            case log.BotSat(seat=seat, bot=bot):
                return out.ToldBotSat(version=version, seat=seat, name=bot)
            case log.Freed(seat=seat, why=why):
                return out.ToldFreed(version=version, seat=seat, why=why)
            case log.Swapped(seat=seat, other=other):
                return out.ToldSwapped(version=version, seat=seat, number=other)
            case log.HostChanged(name=name):
                return out.ToldHostChanged(version=version, name=name)
            case log.TakenBack(seat=seat, number=number):
                return out.ToldTakenBack(version=version, seat=seat, number=number)
            case log.TookOver(seat=seat, bot=bot, why=why):
                return out.ToldTookOver(version=version, seat=seat, name=bot, why=why)
            case log.Left(seat=seat):
                return out.ToldLeft(version=version, seat=seat)
            case log.Returned(seat=seat):
                return out.ToldReturned(version=version, seat=seat)
            case log.Ready(seat=seat):
                return out.ToldReady(version=version, seat=seat)
            case log.Revoked():
                return None  # nobody else's business
            case log.Continued(code=code):
                return out.ToldContinued(version=version, table=code)
            case log.Sealed(seat=seat):
                return out.ToldSealed(version=version, seat=seat)
            case log.Locked():
                return out.ToldLocked(version=version)
            case log.Opened(seat=seat):
                return out.ToldOpened(version=version, seat=seat)
            case log.Started(left_out=left_out):
                return out.ToldStarted(version=version, left_out=left_out)
            case log.Paused():
                return out.ToldPaused(version=version)
            case log.Resumed():
                return out.ToldResumed(version=version)
        raise AssertionError(f"every entry must say who is told what of it: {type(self.entry).__name__}")


def moves_chosen(happenings: list[Happening]) -> int:
    """How many moves of people and bots are among these."""
    count = 0
    for each in happenings:
        entry = each.entry
        if isinstance(entry, log.Moved) and entry.who != "chance":
            count += 1
    return count
