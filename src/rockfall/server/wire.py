"""From a table to the bytes a viewer gets. What is the same for many is encoded once."""

from __future__ import annotations

from functools import cache, partial
from operator import attrgetter

import msgspec
from msgspec.structs import replace

from rockfall.core.game import Game
from rockfall.server import protocol as wire
from rockfall.server.table import Table
from rockfall.server.told import Happening, TableInfo, Told

_encode = msgspec.json.Encoder().encode
_NO_MOVES = msgspec.Raw(b"[]")


class _Snapshot(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """ServerOutTable with parts that are encoded already."""

    table: str
    seat: int | None
    version: int
    is_resync: bool
    info: TableInfo
    view: msgspec.Struct | None
    legal: msgspec.Raw
    entries: list[Told]
    clock: wire.ClockShown | None


class _Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """ServerOutUpdate likewise."""

    table: str
    seat: int | None
    since: int
    version: int
    entries: list[Told]
    info: msgspec.Raw | None
    view: dict[str, object]
    legal: msgspec.Raw
    clock: wire.ClockShown | None


class Common:
    """What all viewers of a table see alike, put into words once for all of them.

    It is what a spectator is shown, made of a spectator's view: nothing else could get in.
    """

    __slots__ = ("_shown", "_version")

    def __init__(self) -> None:
        self._shown: msgspec.Struct | None = None
        self._version = -1

    def shown(self, table: Table) -> msgspec.Struct:
        if self._version < table.position_version or self._shown is None:
            self._shown = kept(self._shown, table.game.show(table.state.view(None)))
            self._version = table.version
        return self._shown


class Sight:
    """What one viewer of a table was last shown, so that only changes are sent. Shared by all who see the same."""

    __slots__ = ("common", "shown", "version", "viewer")

    def __init__(self, viewer: int | None, common: Common) -> None:
        self.viewer = viewer
        self.common = common
        self.shown: msgspec.Struct | None = None
        self.version = -1

    def snapshot(self, table: Table, entries: list[Told], is_resync: bool, now: int) -> bytes:
        """Everything, for one who begins to watch or has lost the thread."""
        view, legal = self._look(table)
        return _encode(
            _Snapshot(
                table=table.code,
                seat=self.viewer,
                version=table.version,
                is_resync=is_resync,
                info=table.info(),
                view=view,
                legal=legal,
                entries=entries,
                clock=clock_shown(table, now),
            )
        )

    def update(self, table: Table, happenings: list[Happening], info: msgspec.Raw | None, now: int) -> bytes:
        """What these happenings changed."""
        before = self.shown
        view, legal = self._look(table)
        told = [each for happening in happenings if (each := happening.told(self.viewer)) is not None]
        return _encode(
            _Update(
                table=table.code,
                seat=self.viewer,
                since=table.version - len(happenings),
                version=table.version,
                entries=told,
                info=info,
                view=changed(before, view),
                legal=legal,
                clock=clock_shown(table, now),
            )
        )

    def _look(self, table: Table) -> tuple[msgspec.Struct | None, msgspec.Raw]:
        if table.status == "waiting":
            return None, _NO_MOVES
        if self.version < table.position_version or self.shown is None:
            view = table.state.view(self.viewer)
            self.shown = table.game.show_beside(view, partial(self.common.shown, table))
            self.version = table.version
        if self.viewer is None or table.state.turn != self.viewer:
            return self.shown, _NO_MOVES
        return self.shown, legal_moves(table)


def kept(before: msgspec.Struct | None, after: msgspec.Struct) -> msgspec.Struct:
    """`after`, where it is equal to `before` with the same objects: so `changed` sees at once that nothing did."""
    if before is None:
        return after
    pairs = zip(after.__struct_fields__, _fields(type(before))(before), _fields(type(after))(after), strict=True)
    return replace(after, **{name: old for name, old, new in pairs if old is not new and old == new})


def changed(before: msgspec.Struct | None, after: msgspec.Struct | None) -> dict[str, object]:
    """The fields that differ."""
    if after is None or before is after:
        return {}
    names = after.__struct_fields__
    values = _fields(type(after))(after)
    if before is None:
        return dict(zip(names, values, strict=True))
    known = _fields(type(before))(before)
    return {name: new for name, new, old in zip(names, values, known, strict=True) if new is not old and new != old}


@cache
def _fields(kind: type[msgspec.Struct]) -> attrgetter[tuple[object, ...]]:
    return attrgetter(*kind.__struct_fields__)


def legal_moves(table: Table) -> msgspec.Raw:
    """The legal moves of the seat to move. Each code is encoded once for all tables of a game."""
    game = table.game
    known = _encoded.setdefault(id(game), {})
    parts = [known.get(move) or _remembered(game, known, move) for move in table.legal_moves()]
    return msgspec.Raw(b"[" + b",".join(parts) + b"]")


def _remembered(game: Game, known: dict[int, bytes], move: int) -> bytes:
    known[move] = _encode(wire.LegalMove(move=move, action=game.action_to_json(game.decode(move))))
    return known[move]


_encoded: dict[int, dict[int, bytes]] = {}  # by game, which table.interned keeps for good, and by move


def clock_shown(table: Table, now: int) -> wire.ClockShown | None:
    if not table.clocks.is_used:
        return None
    return wire.ClockShown(left=table.clocks.shown(now), runs=table.clocks.seat)


def info_bytes(table: Table) -> msgspec.Raw:
    return msgspec.Raw(_encode(table.info()))
