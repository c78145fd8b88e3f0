"""Whether a database is whole: SQLite's own check, every log's chain, every record's digest. It writes nothing.

It may run while a server does: it reads one moment of the database. (SQLite itself may move what a server that died has
left in its `-wal` file to where it belongs, as it would at the next start.)
"""

from __future__ import annotations

import os
import sqlite3
from typing import Any

import msgspec

from rockfall.core.errors import BadOptions
from rockfall.server.refused import Refused
from rockfall.server.store import chain, files, texts
from rockfall.server.store.migrations import POSTGRES, SQLITE, check_version

TOLD = 20  # troubles of SQLite's own check


class Report(msgspec.Struct, kw_only=True):
    """What is in a database, and what is wrong with it."""

    schema: int
    tables: int = 0
    entries: int = 0
    records: int = 0
    guests: int = 0
    marked: int = 0  # to be deleted
    troubles: list[str] = []

    def check_log(self, table: str, head: int | None, rows: list[chain.Link], tip: chain.Tip | None) -> None:
        """`head` is the version of which lists of tables know."""
        self.entries += len(rows)
        try:
            chain.checked(table, 0, rows, tip)
            if head is not None and (tip is None or tip.version < head):
                raise chain.BrokenLog(
                    table, 1 if tip is None else tip.version + 1, "is missing, and so are all after it"
                )
        except Refused as refused:
            self.troubles.append(str(refused))

    def check_record(self, id: str, digest: bytes, data: bytes | None) -> None:
        self.records += 1
        try:
            texts.unpacked(id, digest, data)
        except Refused as refused:
            self.troubles.append(str(refused))


MARKED = " UNION ALL ".join(f"SELECT marked FROM {what}" for what in ("tables", "records", "guests"))


# -- SQLite -------------------------------------------------------------------------------------------------


def opened_to_read(path: str) -> sqlite3.Connection:
    files.check_name(path)
    if not os.path.isfile(path):
        raise BadOptions(f"expected a SQLite file; there is no file {path}")
    try:
        connection = sqlite3.connect(path, isolation_level=None)  # not mode=ro: a WAL cannot be read with it alone
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA query_only=1")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise files.bad_start(error, path) from None
    return connection


def check_sqlite(path: str) -> Report:
    connection = opened_to_read(path)
    try:
        connection.execute("BEGIN")
        return _checked(connection, path)
    except sqlite3.Error as error:
        raise files.bad_start(error, path) from None
    finally:
        connection.close()


def _checked(connection: sqlite3.Connection, path: str) -> Report:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    check_version(version, len(SQLITE), path)
    found = connection.execute("SELECT name FROM sqlite_master WHERE name = 'entries'").fetchone()
    if not version or found is None:
        raise BadOptions(f"expected a database of Rockfall; {path} is a SQLite file, but of something else, or empty")
    report = Report(schema=version)
    said = [row[0] for row in connection.execute(f"PRAGMA integrity_check({TOLD})")]
    report.troubles += [f"expected pages without damage; SQLite says: {each}" for each in said if each != "ok"]
    for what in ("tables", "guests"):
        setattr(report, what, connection.execute(f"SELECT count(*) FROM {what}").fetchone()[0])
    if version < len(SQLITE):  # before logs were chained
        (report.entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        (report.records,) = connection.execute("SELECT count(*) FROM records").fetchone()
        return report
    report.marked = connection.execute(f"SELECT count(marked) FROM ({MARKED})").fetchone()[0]
    heads = dict(connection.execute("SELECT code, version FROM tables").fetchall())
    tips = {code: chain.Tip(*tip) for code, *tip in connection.execute("SELECT code, version, digest FROM logs")}
    codes = {row[0] for row in connection.execute("SELECT DISTINCT table_code FROM entries")}
    query = "SELECT version, entry, digest FROM entries WHERE table_code = ? ORDER BY version"
    for code in sorted(codes | heads.keys() | tips.keys()):
        rows = [chain.Link(*row) for row in connection.execute(query, (code,))]
        report.check_log(code, heads.get(code), rows, tips.get(code))
    for row in connection.execute("SELECT id, digest, data FROM records LEFT JOIN texts USING (digest)"):
        report.check_record(*row)
    return report


# -- PostgreSQL -----------------------------------------------------------------------------------------------


async def check_postgres(address: str) -> Report:
    connection = await connected(address)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return await _checked_there(connection)
    finally:
        await connection.close()


async def connected(address: str) -> Any:
    import asyncpg

    try:
        return await asyncpg.connect(address)
    except (OSError, asyncpg.PostgresError, ValueError) as error:
        raise BadOptions(f"database: expected a PostgreSQL that answers; {error}") from None


async def is_empty(connection: Any) -> bool:
    return not await connection.fetchval("SELECT to_regclass('entries') IS NOT NULL")


async def _checked_there(connection: Any) -> Report:
    if await is_empty(connection):
        raise BadOptions("database: expected a database of Rockfall; this PostgreSQL database has no tables of it")
    version = await connection.fetchval("SELECT coalesce(max(done), 0) FROM migrations")
    check_version(version, len(POSTGRES), "a PostgreSQL database")
    report = Report(schema=version)
    for what in ("tables", "guests"):
        setattr(report, what, await connection.fetchval(f"SELECT count(*) FROM {what}"))
    if version < len(POSTGRES):
        report.entries = await connection.fetchval("SELECT count(*) FROM entries")
        report.records = await connection.fetchval("SELECT count(*) FROM records")
        return report
    report.marked = await connection.fetchval(f"SELECT count(marked) FROM ({MARKED}) all_of_them")
    tips = {row[0]: chain.Tip(row[1], row[2]) for row in await connection.fetch("SELECT * FROM logs")}
    heads = {row[0]: 1 for row in await connection.fetch("SELECT code FROM tables")}
    codes = {row[0] for row in await connection.fetch("SELECT DISTINCT code FROM entries")}
    query = "SELECT version, entry, digest FROM entries WHERE code = $1 ORDER BY version"
    for code in sorted(codes | heads.keys() | tips.keys()):
        rows = [chain.Link(*row) for row in await connection.fetch(query, code)]
        report.check_log(code, heads.get(code), rows, tips.get(code))
    async for row in connection.cursor("SELECT id, digest, data FROM records LEFT JOIN texts USING (digest)"):
        report.check_record(*row)
    return report
