"""What is decided, and what it led to."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.seating import Actor
from rockfall.server.store import Head, StoredRecord
from rockfall.server.table import Table


class Prepared(NamedTuple):
    """Entries that are decided, with what is stored of them."""

    entries: list[log.AnyEntry]
    # What the store is given.
    packed: list[bytes]
    head: Head | None
    record: StoredRecord | None
    is_told: bool  # with what everybody may know of the table


class Done(msgspec.Struct, frozen=True):
    """A command was carried out, and stored."""

    version: int  # that it led to
    is_repeat: bool = False  # it had been carried out already
    rematch: str | None = None


def done_at(table: Table, actor: Actor, command: ask.AnyCommand, is_repeat: bool) -> Done:
    """The version is the command's own, before what chance added."""
    version = table.version_of(actor, command)
    return Done(version or table.version, is_repeat and version is not None)
