"""What is kept for how long, in SQL that both databases understand. What nobody needs is marked first, deleted later.

Whether anything may be deleted at all is decided in `server/retention.py`.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Literal

import msgspec

from rockfall.server.refused import Refused
from rockfall.server.store import StoredRecord, texts

What = Literal["tables", "records", "guests"]
KINDS: tuple[What, ...] = ("tables", "records", "guests")
DAY = 86_400_000
MEGABYTE = 1_000_000
TEXTS = 0x74657874  # PostgreSQL's advisory lock: no text is deleted while a record of it is being added


class Before(msgspec.Struct, frozen=True, kw_only=True):
    """What was last needed before these times, in milliseconds, is needed no more."""

    idle: int  # tables
    over: int  # tables whose match is over
    records: int
    imports: int
    guests: int


class Due(msgspec.Struct, frozen=True, kw_only=True):
    what: What
    due: int  # how many of them nobody needs, those that are marked already left out
    total: int


def is_due(what: What, before: Before) -> str:
    """The condition in SQL. Only numbers are put in."""
    match what:
        case "tables":
            return f"at < CASE status WHEN 'over' THEN {before.over:d} ELSE {before.idle:d} END"
        case "records":
            return f"opened < CASE WHEN imported THEN {before.imports:d} ELSE {before.records:d} END"
        case "guests":
            return f"at < {before.guests:d} AND NOT EXISTS (SELECT 1 FROM seated WHERE guest = guests.id)"


def count_due(what: What, before: Before) -> str:
    due = f"marked IS NULL AND {is_due(what, before)}"
    return f"SELECT coalesce(sum(CASE WHEN {due} THEN 1 ELSE 0 END), 0), count(*) FROM {what}"


def mark(what: What, before: Before, at: int) -> str:
    return f"UPDATE {what} SET marked = {at:d} WHERE marked IS NULL AND {is_due(what, before)}"


def unmark(what: What, before: Before) -> str:
    """Somebody needs it after all; or the clock was wrong, or the settings are others."""
    return f"UPDATE {what} SET marked = NULL WHERE marked IS NOT NULL AND NOT ({is_due(what, before)})"


def is_ripe(what: What, before: Before, marked_before: int) -> str:
    return f"marked <= {marked_before:d} AND {is_due(what, before)}"


NEWEST = (
    "SELECT max(at) FROM (SELECT at FROM tables UNION ALL SELECT at FROM records UNION ALL SELECT at FROM guests) x"
)
UNUSED_TEXTS = "DELETE FROM texts WHERE NOT EXISTS (SELECT 1 FROM records WHERE digest = texts.digest)"


def check_room(used: int, added: int, most: int) -> None:
    if used + added > most:
        raise Refused(
            "too-many",
            f"imported records of at most {most // MEGABYTE} MB in all (setting imports_mb)",
            f"{(used + added) / MEGABYTE:.1f} MB with this one",
        )


# -- SQLite -------------------------------------------------------------------------------------------------


def due_in(connection: sqlite3.Connection, before: Before) -> list[Due]:
    found = [(what, connection.execute(count_due(what, before)).fetchone()) for what in KINDS]
    return [Due(what=what, due=due, total=total) for what, (due, total) in found]


def mark_in(connection: sqlite3.Connection, what: What, before: Before, at: int) -> int:
    connection.execute(unmark(what, before))
    return connection.execute(mark(what, before, at)).rowcount


def sweep_in(connection: sqlite3.Connection, before: Before, marked_before: int) -> dict[str, int]:
    tables = f"SELECT code FROM tables WHERE {is_ripe('tables', before, marked_before)}"
    connection.execute(f"DELETE FROM entries WHERE table_code IN ({tables})")
    connection.execute(f"DELETE FROM logs WHERE code IN ({tables})")
    connection.execute(f"DELETE FROM seated WHERE code IN ({tables})")
    gone: dict[str, int] = {what: _delete(connection, what, is_ripe(what, before, marked_before)) for what in KINDS}
    if gone["records"]:
        connection.execute(UNUSED_TEXTS)
    return gone


def _delete(connection: sqlite3.Connection, what: What, condition: str) -> int:
    return connection.execute(f"DELETE FROM {what} WHERE {condition}").rowcount


def import_in(connection: sqlite3.Connection, record: StoredRecord, most: int) -> str:
    """Keep an imported record, if there is room; its id, or that of an earlier import of the same."""
    digest, data = texts.packed(record.text)
    found = connection.execute("SELECT id FROM records WHERE digest = ? AND imported", (digest,)).fetchone()
    if found is not None:
        connection.execute("UPDATE records SET opened = ?, marked = NULL WHERE id = ?", (record.at, found[0]))
        return str(found[0])
    (used,) = connection.execute("SELECT coalesce(sum(size), 0) FROM records WHERE imported").fetchone()
    check_room(used, len(data), most)
    put_record_in(connection, record)
    return record.id


def put_record_in(connection: sqlite3.Connection, record: StoredRecord) -> None:
    digest, data = texts.packed(record.text)
    connection.execute("INSERT OR IGNORE INTO texts (digest, data) VALUES (?, ?)", (digest, data))
    row = (record.id, record.game, record.at, record.at, digest, len(data), record.is_import)
    connection.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?, ?, ?, NULL)", row)


def needed_in(connection: sqlite3.Connection, what: What, key: Any, at: int) -> None:
    """Somebody has opened a record, or a guest is here: written once a day, and when it was to be deleted."""
    column, time = ("id", "opened") if what == "records" else ("token_hash", "at")
    connection.execute(
        f"UPDATE {what} SET {time} = max({time}, ?), marked = NULL"
        f" WHERE {column} = ? AND ({time} < ? OR marked IS NOT NULL)",
        (at, key, at - DAY),
    )


# -- PostgreSQL ---------------------------------------------------------------------------------------------


async def due_at(connection: Any, before: Before) -> list[Due]:
    found = [(what, await connection.fetchrow(count_due(what, before))) for what in KINDS]
    return [Due(what=what, due=due, total=total) for what, (due, total) in found]


async def mark_at(connection: Any, what: What, before: Before, at: int) -> int:
    await connection.execute(unmark(what, before))
    return _count(await connection.execute(mark(what, before, at)))


async def sweep_at(connection: Any, before: Before, marked_before: int) -> dict[str, int]:
    """Within a transaction. Logs are locked in the order of their codes, like those of an append."""
    old = f"""SELECT code FROM logs JOIN tables USING (code) WHERE {is_ripe("tables", before, marked_before)}
        ORDER BY code FOR UPDATE OF logs"""
    codes = [row[0] for row in await connection.fetch(old)]
    for kept in ("entries", "logs", "seated", "drivers", "present", "tables"):
        await connection.execute(f"DELETE FROM {kept} WHERE code = ANY($1)", codes)
    gone = {"tables": len(codes)}
    for what in KINDS[1:]:
        done = await connection.execute(f"DELETE FROM {what} WHERE {is_ripe(what, before, marked_before)}")
        gone[what] = _count(done)
    if gone["records"]:
        await connection.execute("SELECT pg_advisory_xact_lock($1, 0)", TEXTS)
        await connection.execute(UNUSED_TEXTS)
    return gone


async def import_at(connection: Any, record: StoredRecord, most: int) -> str:
    """Within a transaction; see import_in."""
    digest, data = texts.packed(record.text)
    found = await connection.fetchval("SELECT id FROM records WHERE digest = $1 AND imported", digest)
    if found is not None:
        await connection.execute("UPDATE records SET opened = $1, marked = NULL WHERE id = $2", record.at, found)
        return str(found)
    used = await connection.fetchval("SELECT coalesce(sum(size), 0)::BIGINT FROM records WHERE imported")
    check_room(used, len(data), most)
    await put_record_at(connection, record)
    return record.id


async def put_record_at(connection: Any, record: StoredRecord) -> None:
    """Within a transaction."""
    digest, data = texts.packed(record.text)
    await connection.execute("SELECT pg_advisory_xact_lock_shared($1, 0)", TEXTS)
    await connection.execute("INSERT INTO texts VALUES ($1, $2) ON CONFLICT DO NOTHING", digest, data)
    query = """INSERT INTO records VALUES ($1, $2, $3, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET game = excluded.game, at = excluded.at, opened = excluded.opened,
            digest = excluded.digest, size = excluded.size, imported = excluded.imported, marked = NULL"""
    await connection.execute(query, record.id, record.game, record.at, digest, len(data), record.is_import)


async def needed_at(connection: Any, what: What, key: Any, at: int) -> None:
    column, time = ("id", "opened") if what == "records" else ("token_hash", "at")
    await connection.execute(
        f"UPDATE {what} SET {time} = greatest({time}, $1), marked = NULL"
        f" WHERE {column} = $2 AND ({time} < $3 OR marked IS NOT NULL)",
        at,
        key,
        at - DAY,
    )


def _count(done: str) -> int:
    """From PostgreSQL's answer, such as UPDATE 3."""
    return int(done.rpartition(" ")[2])
