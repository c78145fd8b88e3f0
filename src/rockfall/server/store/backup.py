"""Backups. SQLite is copied by SQLite, while a server runs, as of one moment; PostgreSQL by its own tools.

Copying a SQLite file by other means (cp, rsync, a folder that syncs) while a server runs loses what is still in the
files beside it (`-wal`, `-moves1`, `-moves2`), and may mix several moments.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote, urlsplit

from rockfall.core.errors import BadOptions
from rockfall.server.store import files, journal
from rockfall.server.store.check import Report, check_postgres, check_sqlite, connected, is_empty, opened_to_read
from rockfall.server.store.logbook import Logbook


def is_postgres(database: str) -> bool:
    return database.startswith(("postgres://", "postgresql://"))


def _must_be_free(file: str, why: str) -> None:
    files.check_name(file, why)
    if os.path.lexists(file):
        raise BadOptions(f"{why}: expected a name that is free; {file} is there already; nothing was written over it")
    folder = Path(file).absolute().parent
    if not folder.is_dir():
        raise BadOptions(f"{why}: expected a folder that exists; there is no {folder}; make it first")


def _check_whole(path: str) -> Report:
    report = check_sqlite(path)
    if report.troubles:
        raise BadOptions(f"{path}: {report.troubles[0]} (and {len(report.troubles) - 1} more; see 'rockfall check')")
    return report


# -- SQLite -------------------------------------------------------------------------------------------------


BESIDE = ("", "-wal", "-shm", "-journal", "-moves1", "-moves2")  # files of a database


def backup_sqlite(database: str, file: str) -> Report:
    """Copy a database, with or without a server running, into a new file, and check the copy.

    A damaged database is copied, too: in the night one wants to keep what there is. The report says so.
    """
    _must_be_free(file, "backup")
    return _copied(database, file)


def restore_sqlite(file: str, database: str) -> Report:
    """Put a backup where there is no database now, once it is known to be whole."""
    _check_whole(file)
    hold = files.Hold(database, "a restore")
    try:
        for beside in BESIDE:
            if os.path.lexists(database + beside):
                raise BadOptions(
                    f"restore: expected a place without a database; {database + beside} is there. Move it away first,"
                    " with those beside it (-wal, -shm, -moves1, -moves2), and keep them until all is well"
                )
        return _copied(file, database)
    finally:
        hold.release()


def _copied(source: str, target: str) -> Report:
    """Under a name of its own first: a copy that was cut short never looks like a whole one."""
    partial = f"{target}.partial"
    reading = opened_to_read(source)
    try:
        moves = journal.looked_into(source)  # first, so that the copy has what was taken over since
        with suppress(FileNotFoundError):
            os.unlink(partial)
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, files.OWNER_ONLY))
        writing = sqlite3.connect(partial)
        try:
            reading.backup(writing)  # all pages in one step: one moment, and writers need not wait
            _take_over(writing, moves)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
        finally:
            writing.close()
        report = check_sqlite(partial)
        files.sync(partial)
        os.rename(partial, target)
        files.sync(str(Path(target).absolute().parent))
        return report
    except sqlite3.Error as error:
        raise files.bad_start(error, partial) from None
    except OSError as error:
        raise BadOptions(f"expected to write {target}; {error.strerror}; nothing was left there") from None
    finally:
        reading.close()
        with suppress(FileNotFoundError):
            os.unlink(partial)


def _take_over(copy: sqlite3.Connection, moves: dict[int, list[bytes]]) -> None:
    """Add what is in the journal only; the copy has none, and begins one of its own."""
    if copy.execute("SELECT name FROM sqlite_master WHERE name = 'journal'").fetchone() is None:
        return
    (taken_over,) = copy.execute("SELECT taken_over FROM journal").fetchone()
    with copy:
        Logbook().take_over(copy, journal.left_in(moves, taken_over)[1])
        copy.execute("UPDATE journal SET taken_over = 0")


# -- PostgreSQL -----------------------------------------------------------------------------------------------


async def backup_postgres(address: str, file: str) -> Report:
    """By pg_dump: one moment, while servers run."""
    _must_be_free(file, "backup")
    report = await check_postgres(address)
    partial = f"{file}.partial"
    try:
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, files.OWNER_ONLY))
        _tool("pg_dump", address, "--format=custom", "--no-owner", f"--file={partial}")
        files.sync(partial)
        os.rename(partial, file)
    except OSError as error:
        raise BadOptions(f"expected to write {file}; {error.strerror}") from None
    finally:
        with suppress(FileNotFoundError):
            os.unlink(partial)
    return report


async def restore_postgres(file: str, address: str) -> Report:
    """By pg_restore, into a database without tables, all or nothing."""
    files.check_name(file, "restore")
    if not os.path.isfile(file):
        raise BadOptions(f"restore: expected a file that 'rockfall backup' or pg_dump has written; there is no {file}")
    connection = await connected(address)
    try:
        if not await is_empty(connection):
            raise BadOptions(
                "restore: expected an empty database; this one has Rockfall's tables. Make another (createdb), restore"
                " into that, and start the server with its address"
            )
    finally:
        await connection.close()
    _tool("pg_restore", address, "--no-owner", "--exit-on-error", "--single-transaction", file)
    return await check_postgres(address)


def _tool(name: str, address: str, *words: str) -> None:
    """Run one of PostgreSQL's programs. The password travels in the environment, where `ps` does not show it."""
    program = shutil.which(name)
    if program is None:
        raise BadOptions(f"expected {name} on the PATH; it comes with PostgreSQL (Debian: postgresql-client)")
    parts = urlsplit(address)
    environment = dict(os.environ)
    if parts.password:
        environment["PGPASSWORD"] = unquote(parts.password)
        user = f"{parts.username}@" if parts.username else ""
        address = parts._replace(netloc=user + parts.netloc.rpartition("@")[2]).geturl()
    done = subprocess.run(
        [program, *words, f"--dbname={address}"], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"it ended with status {done.returncode}"]
        raise BadOptions(f"expected {name} to succeed; it says: {lines[0]}")
