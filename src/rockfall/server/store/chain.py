"""Each table's log is chained: the digest of an entry covers the one before it, so nothing is altered or cut unseen.

The digest of entry N is the SHA-256 of the digest of entry N-1 followed by the bytes of entry N. Before the first
entry comes the digest of the table's code, so that a log cannot pass for another table's. The store keeps the version
and the digest of the last entry a second time, apart from the entries: otherwise a log without its end would look
complete. It guards against accidents, bad disks and careless hands; whoever can write to the database and knows this
page can also write new digests.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from rockfall.server.refused import Refused


class Tip(NamedTuple):
    """The last entry of a log: its number and its digest."""

    version: int
    digest: bytes


class Link(NamedTuple):
    version: int
    entry: bytes
    digest: bytes | None


class BrokenLog(Refused):
    """A log that is not what was written; `entry` is the number of the first entry of which that is known."""

    def __init__(self, table: str, entry: int, got: str) -> None:
        self.table = table
        self.entry = entry
        super().__init__("broken-table", f"the log of table {table} as it was written", f"entry {entry} {got}")


def beginning(table: str) -> bytes:
    """What stands before the first entry."""
    return sha256(b"rockfall " + table.encode()).digest()


def link(previous: bytes, entry: bytes) -> bytes:
    return sha256(previous + entry).digest()


def links(previous: bytes, entries: Iterable[bytes]) -> list[bytes]:
    """The digests of entries that follow each other."""
    found = []
    for entry in entries:
        previous = sha256(previous + entry).digest()
        found.append(previous)
    return found


def checked(table: str, after: int, rows: Sequence[Link], tip: Tip | None) -> list[bytes]:
    """The entries after a version, if they are what was written; BrokenLog otherwise.

    `rows` begin with the entry of that version, if there is one, for its digest.
    """
    if tip is None:
        if rows:
            raise BrokenLog(table, rows[-1].version, "is there, but the end of the log is not known")
        return []
    if after > tip.version:
        return []
    previous, expected = beginning(table), 1
    if after:
        if not rows or rows[0].version != after or rows[0].digest is None:
            raise BrokenLog(table, after, "is missing")
        previous, expected = rows[0].digest, after + 1
        rows = rows[1:]
    for version, entry, digest in rows:
        if version != expected:
            raise BrokenLog(table, expected, "is missing")
        if isinstance(entry, bytes):  # SQLite would also keep a text that somebody put there
            previous = link(previous, entry)
        if previous != digest or not isinstance(entry, bytes):
            raise BrokenLog(table, version, "has been altered: its digest does not fit")
        expected += 1
    if expected <= tip.version:
        raise BrokenLog(table, expected, f"is missing, and so are all after it, up to {tip.version}")
    if expected - 1 > tip.version or previous != tip.digest:
        raise BrokenLog(table, expected - 1, "is not the last one that was written")
    return [row.entry for row in rows]
