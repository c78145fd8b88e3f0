"""How what was asked is written to the tables of a SQLite database: entries with their digests, heads and records."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from rockfall.server.store import Head, StoredRecord, chain, keeping

Row = tuple[str, int, bytes, bytes]  # with its digest, see chain.py

ROWS = 256  # in one statement, at most
KNOWN = 10_000  # tables whose end is remembered


class Append(NamedTuple):
    """What `append` was asked."""

    table: str
    version: int
    entries: list[bytes]
    head: Head | None
    record: StoredRecord | None


packed = msgspec.msgpack.Encoder().encode
unpacked = msgspec.msgpack.Decoder(list[Append]).decode


class Logbook:
    """The ends of logs as the database has them, and rows that go there together. For whoever has the connection."""

    def __init__(self) -> None:
        self._tips: dict[str, chain.Tip] = {}
        self._rows: list[Row] = []

    def tip(self, connection: sqlite3.Connection, table: str) -> chain.Tip:
        """The end of a log. Nobody else writes, so what was written last is known; the key guards against it."""
        known = self._tips.get(table)
        if known is None:
            known = tip_of(connection, table) or chain.Tip(0, chain.beginning(table))
            if len(self._tips) >= KNOWN:
                self._tips.clear()
            self._tips[table] = known
        return known

    def add(self, connection: sqlite3.Connection, append: Append) -> int:
        """Write what was asked, the entries with the next `flush`; the version that it leads to."""
        tip = self.tip(connection, append.table)
        for entry in append.entries:
            tip = chain.Tip(tip.version + 1, chain.link(tip.digest, entry))
            self._rows.append((append.table, tip.version, entry, tip.digest))
        self._tips[append.table] = tip
        if append.head is not None:
            _put_head(connection, append.head, tip.version)
        if append.record is not None:
            keeping.put_record_in(connection, append.record)
        return tip.version

    def take_over(self, connection: sqlite3.Connection, records: Iterable[bytes]) -> None:
        """Write what a journal has and the database has not."""
        for record in records:
            for append in unpacked(record):
                if self.tip(connection, append.table).version == append.version:
                    self.add(connection, append)
        self.flush(connection)

    def flush(self, connection: sqlite3.Connection) -> None:
        """Many rows in one statement: between two, Python's lock is released, and a busy server is slow to return it.

        Sizes are powers of two, so that few statements need to be prepared.
        """
        rows = sorted(self._rows)
        self._rows.clear()
        _insert(connection, "INSERT INTO entries (table_code, version, entry, digest)", rows)
        tips = {table: (table, version, digest) for table, version, _, digest in rows}
        _insert(connection, "INSERT OR REPLACE INTO logs (code, version, digest)", list(tips.values()))

    def forget(self) -> None:
        """What was believed may be wrong: a transaction was rolled back, or tables were deleted."""
        self._tips.clear()
        self._rows.clear()


def tip_of(connection: sqlite3.Connection, table: str) -> chain.Tip | None:
    row = connection.execute("SELECT version, digest FROM logs WHERE code = ?", (table,)).fetchone()
    return None if row is None else chain.Tip(*row)


def _insert(connection: sqlite3.Connection, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
    done = 0
    while done < len(rows):
        size = min(ROWS, 1 << (len(rows) - done).bit_length() - 1)
        values = [value for row in rows[done : done + size] for value in row]
        row = f"({', '.join('?' * len(rows[0]))})"
        connection.execute(f"{insert} VALUES {', '.join([row] * size)}", values)
        done += size


def _put_head(connection: sqlite3.Connection, head: Head, version: int) -> None:
    row = (head.table, head.game, head.visibility, head.status, head.info, head.at, head.goes_on, version)
    # The row is new, so a table that was marked to be deleted is marked no more.
    connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", row)
    seated = [(guest, head.table) for guest in head.guests]
    connection.executemany("INSERT OR IGNORE INTO seated VALUES (?, ?)", seated)
