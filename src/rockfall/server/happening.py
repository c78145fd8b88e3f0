"""What each viewer is told: the only place where entries, which hold secrets, become something for others to read.

Everything here depends on the viewer alone, never on who else watches: equal views give equal bytes.
"""

from __future__ import annotations

import msgspec

from rockfall.core.game import Event, Public
from rockfall.server import entries as log
from rockfall.server.told import Told

_encode = msgspec.json.Encoder().encode


class Happening:
    """An entry that has taken effect, with the events it brought about."""

    __slots__ = ("_told_to_all", "entry", "events", "revealed", "version")

    def __init__(self, version: int, entry: log.AnyEntry, events: list[Event], revealed: list[Event]) -> None:
        self.version = version
        self.entry = entry
        self.events = events
        self.revealed = revealed
        self._told_to_all: bytes | None = None

    @property
    def changes_info(self) -> bool:
        """Whether what everybody knows of the table (TableInfo) may have changed; moves do so only at the end."""
        return not isinstance(self.entry, (log.Moved, log.Said, log.Blown))

    def told_bytes(self, viewer: int | None) -> bytes | None:
        """The same as `told`, encoded; once for all viewers where all that happened is public."""
        if self._told_to_all is not None:
            return self._told_to_all
        told = self.told(viewer)
        if told is None:
            return None
        encoded = _encode(told)
        if (
            type(self.entry) is log.Moved
            and not self.revealed
            and all(type(each).seen_by is Public.seen_by for each in self.events)
        ):
            self._told_to_all = encoded
        return encoded

    def told(self, viewer: int | None) -> Told | None:
        """What this viewer is told, or None if only the version goes on."""
        version = self.version
        kind = type(self.entry).__name__.lower()
        match self.entry:
            case log.Moved(who=who, by=by, number=number):
                events = [seen for event in self.events if (seen := event.seen_by(viewer)) is not None]
                revealed = self.revealed if viewer is None else []
                return Told(
                    version=version, entry=kind, who=who, by=by, number=number, events=events, revealed=revealed
                )
            case log.Blown(number=number):
                return Told(version=version, entry=kind, number=number)
            case log.Said(name=name, seat=seat, text=text):
                if seat is None and viewer is not None:
                    return None  # spectators talk among themselves
                return Told(version=version, entry=kind, seat=seat, name=name, text=text)
            case log.Created(host_name=name):
                return Told(version=version, entry=kind, name=name)
            case log.Sat(seat=seat, name=name):
                return Told(version=version, entry=kind, seat=seat, name=name)
            case log.BotSat(seat=seat, bot=bot):
                return Told(version=version, entry=kind, seat=seat, name=bot)
            case log.Freed(seat=seat, why=why):
                return Told(version=version, entry=kind, seat=seat, why=why)
            case log.Swapped(seat=seat, other=other):
                return Told(version=version, entry=kind, seat=seat, number=other)
            case log.HostChanged(name=name):
                return Told(version=version, entry=kind, name=name)
            case log.TakenBack(seat=seat, number=number):
                return Told(version=version, entry=kind, seat=seat, number=number)
            case log.TookOver(seat=seat, bot=bot, why=why):
                return Told(version=version, entry=kind, seat=seat, name=bot, why=why)
            case log.Left(seat=seat) | log.Returned(seat=seat):
                return Told(version=version, entry=kind, seat=seat)
            case log.Continued(code=code):
                return Told(version=version, entry=kind, table=code)
            case log.Started() | log.Paused() | log.Resumed():
                return Told(version=version, entry=kind)
        raise AssertionError(f"every entry must say who is told what of it: {kind}")
