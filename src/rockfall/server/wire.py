"""From a table to the bytes a viewer gets. What is the same for many is encoded once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter

import msgspec
from msgspec.structs import asdict

from rockfall.core.game import Game
from rockfall.server import protocol as wire
from rockfall.server.encoded import EncodedTable, UpdateHead
from rockfall.server.happening import Happening
from rockfall.server.table import Table
from rockfall.server.told import AnyTold

_encode = msgspec.json.Encoder().encode


Parts = tuple[object, ...]  # what the fields of a view are made of, see Game.parts


class Common:
    """What every viewer of a table sees: made readable, compared and encoded once for all of them.

    It is what a spectator is shown, made from a spectator's view, so that nothing else can get in.
    """

    __slots__ = ("_before", "_changes", "_parts", "_version")

    def __init__(self) -> None:
        self._before: Parts | None = None
        self._parts: Parts | None = None
        self._changes = b""  # from one to the other
        self._version = -1

    def look(self, table: Table) -> Parts:
        """What the fields that everybody sees alike are made of."""
        parts = self._parts
        if parts is None or self._version < table.position_version:
            game = table.game
            names, choose = shared_fields(type(game))
            self._before = self._parts
            parts = self._parts = choose(game.parts(table.state.view(None))) if names else ()
            self._changes = changes(game, names, self._before, parts)
            self._version = table.version
        return parts

    def changes(self, table: Table, before: Parts | None) -> bytes:
        """Those that have changed."""
        now = self.look(table)
        if before is now:
            return b""
        if before is self._before:
            return self._changes
        return changes(table.game, shared_fields(type(table.game))[0], before, now)


class Announcement:
    """What happened at a table, for all its viewers: what each message begins with is encoded once."""

    __slots__ = ("happenings", "head")

    def __init__(self, table: Table, happenings: list[Happening], info: msgspec.Raw | None, now: int) -> None:
        version = table.version
        head = UpdateHead(
            table=table.code,
            since=version - len(happenings),
            version=version,
            info=info,
            clock=clock_shown(table, now),
        )
        self.head = _encode(head)[:-1]
        self.happenings = happenings


class Sight:
    """What one viewer of a table was last shown, so that only changes are sent. Shared by all who see the same."""

    __slots__ = ("_own", "_seat", "_shared", "common", "version", "viewer")

    def __init__(self, viewer: int | None, common: Common) -> None:
        self.viewer = viewer
        self.common = common
        self.version = -1
        self._seat = _encode(viewer)
        self._shared: Parts | None = None  # what all see alike
        self._own: Parts | None = None  # what depends on the viewer

    def snapshot(self, table: Table, entries: list[AnyTold], is_resync: bool, now: int) -> bytes:
        """Everything, for a viewer who begins to watch or has lost track."""
        self._shared = self._own = None
        return _encode(
            EncodedTable(
                table=table.code,
                seat=self.viewer,
                version=table.version,
                is_resync=is_resync,
                info=table.info(),
                view=None if table.status == "waiting" else msgspec.Raw(b"{" + self._look(table) + b"}"),
                legal=msgspec.Raw(self._legal(table)),
                entries=entries,
                clock=clock_shown(table, now),
            )
        )

    def update(self, table: Table, announcement: Announcement) -> bytes:
        """What it changed, as a ServerOutUpdate, joined from parts that are already encoded."""
        told: list[bytes] = []
        for happening in announcement.happenings:
            each = happening.told_bytes(self.viewer)
            if each is not None:
                told.append(each)
        has_moved = self._is_behind(table)
        return b"".join(
            [
                announcement.head,
                b',"seat":',
                self._seat,
                b',"entries":[',
                b",".join(told),
                b'],"view":{',
                self._look(table),
                b'},"legal":',
                self._legal(table) if has_moved else b"null",
                b"}",
            ]
        )

    def _is_behind(self, table: Table) -> bool:
        """Whether the position has changed since this viewer last looked."""
        return self._own is None or self.version < table.position_version

    def _look(self, table: Table) -> bytes:
        """The fields that have changed since this viewer last looked."""
        if table.status == "waiting" or not self._is_behind(table):
            return b""
        game = table.game
        shared, own = self._shared, self._own
        self._shared = self.common.look(table)
        self._own = game.own_parts(table.state.view(self.viewer))
        self.version = table.version
        common = self.common.changes(table, shared)
        mine = changes(game, own_fields(game), own, self._own)
        return common + b"," + mine if common and mine else common or mine

    def _legal(self, table: Table) -> bytes:
        if self.viewer is None or table.status == "waiting" or table.state.turn != self.viewer:
            return b"[]"
        return legal_moves(table)


def own_fields(game: Game) -> tuple[str, ...]:
    """The fields of a view that `own_parts` gives."""
    return game.own_fields or game.view_type.__struct_fields__


@cache
def shared_fields(kind: type[Game]) -> tuple[tuple[str, ...], Callable[[Parts], Parts]]:
    """The fields of a view that are the same for everybody, and what picks their parts out of all."""
    names = kind.view_type.__struct_fields__
    places = [place for place, name in enumerate(names) if kind.own_fields and name not in kind.own_fields]
    chosen = tuple(names[place] for place in places)
    return chosen, itemgetter(*places) if len(places) > 1 else lambda parts: tuple(parts[place] for place in places)


def changes(game: Game, names: tuple[str, ...], before: Parts | None, after: Parts) -> bytes:
    """The fields that are not as they were, as the inside of a JSON object; all of them if there was nothing before."""
    found: list[bytes] = []
    for place in range(len(names)):
        new = after[place]
        if before is None or (new is not before[place] and new != before[place]):
            found.append(member(game, names[place], new))
    return b",".join(found)


def member(game: Game, name: str, part: object) -> bytes:
    """One field, of this part, as a member of a JSON object. What it is made of may be encoded already."""
    known = _items.get((id(game), name))
    if known is None:
        known = _items[id(game), name] = {}
    if name not in game.item_fields:
        return _name(known, name) + _encode(game.show_part(name, part))
    assert isinstance(part, list)
    shown: list[bytes] = []
    for item in part:
        each = known.get(item)
        if each is None:
            each = _encode(game.show_part(name, [item]))[1:-1]
            if len(known) >= ITEMS:
                known.clear()
            known[item] = each
        shown.append(each)
    return _name(known, name) + b"[" + b",".join(shown) + b"]"


def _name(known: dict[object, bytes], name: str) -> bytes:
    """The name with its colon. None of the items is this object, so it may live among them."""
    found = known.get(_NAME)
    if found is None:
        found = known[_NAME] = _encode(name) + b":"
    return found


ITEMS = 20_000  # of one field that are kept encoded
_NAME = object()
_items: dict[tuple[int, str], dict[object, bytes]] = {}  # by game, which table.interned keeps for good, and by field


def changed(before: msgspec.Struct | None, after: msgspec.Struct | None) -> dict[str, object]:
    """The fields that differ."""
    if after is None or before is after:
        return {}
    new = asdict(after)
    return new if before is None else {name: new[name] for name, old in asdict(before).items() if new[name] != old}


def legal_moves(table: Table) -> bytes:
    """The legal moves of the seat to move. Each code is encoded once for all tables of a game."""
    game = table.game
    known = _encoded.setdefault(id(game), {})
    parts = [known.get(move) or _remembered(game, known, move) for move in table.legal_moves()]
    return b"[" + b",".join(parts) + b"]"


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
