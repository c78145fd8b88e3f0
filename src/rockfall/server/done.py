"""What is decided, and what it led to."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from rockfall.server import commands as ask
from rockfall.server import entries as log
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


def move_done(table: Table, command: ask.Move, is_repeat: bool) -> Done:
    """The version is the move's own, before what chance added."""
    return Done(table.version_of_move(command) or table.version, is_repeat)
