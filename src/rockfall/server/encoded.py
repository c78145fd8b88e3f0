"""Messages of which some parts are encoded already, because they are the same for many."""

from __future__ import annotations

import msgspec

from rockfall.server import protocol as wire
from rockfall.server.told import AnyTold, TableInfo


class EncodedTable(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """ServerOutTable with parts that are encoded already."""

    table: str
    seat: int | None
    version: int
    is_resync: bool
    info: TableInfo
    view: msgspec.Raw | None
    legal: msgspec.Raw
    entries: list[AnyTold]
    clock: wire.ClockShown | None


class UpdateHead(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """What a ServerOutUpdate says to all viewers alike."""

    table: str
    since: int
    version: int
    info: msgspec.Raw | None
    clock: wire.ClockShown | None
