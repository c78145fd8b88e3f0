"""A SQLite file as something that people put somewhere: who may read it, who holds it, and what may be wrong with it.

Every trouble is a sentence: what was expected, what came, and what to do.
"""

from __future__ import annotations

import errno
import json
import logging
import os
import shutil
import socket
import sqlite3
import stat
import sys
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from rockfall.core.errors import BadOptions
from rockfall.server.logs import note
from rockfall.server.patterns import is_odd
from rockfall.server.refused import Refused

OWNER_ONLY = 0o600
MEMORY = ":memory:"
ROOM = 1_000_000  # bytes on the disk below which it is as good as full
QUIET = 10.0  # seconds between two lines in the log about the same trouble
FAR = 1 << 30  # where Windows locks, so that what is written at the beginning can be read


class StoreTrouble(Refused):
    """The disk is full, say: nothing was stored. It may pass."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__("server-error", expected, got)


# -- names ----------------------------------------------------------------------------------------------------


def check_name(name: str, what: str = "database") -> None:
    """Refuse what is none."""
    if not name or is_odd(name):
        raise BadOptions(f"{what}: expected the name of a file, without control characters; got {name!r}")


# -- who may read it, who holds it ------------------------------------------------------------------------------


class Hold:
    """One server for each file: held until `release`, or until the process is gone."""

    def __init__(self, path: str, what: str = "a server") -> None:
        self.path = path
        self._lock: int | None = None
        if path != MEMORY:
            self._take(what)

    def _take(self, what: str) -> None:
        check_name(self.path)
        if os.path.isdir(self.path):  # before anything is written beside it
            raise BadOptions(f"database: expected a SQLite file; {self.path} is a folder; name a file in it")
        beside = f"{os.path.realpath(self.path)}.lock"
        try:
            lock = os.open(beside, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError as error:
            raise _bad_place(error, self.path) from None
        if not _locked(lock):
            holder = _holder(lock)
            os.close(lock)
            raise BadOptions(
                f"database: expected a file that no other server uses; {self.path} is held by {holder}. Stop that one,"
                " or give this one a file of its own with --database; several servers can share a PostgreSQL"
            )
        who = {"what": what, "process": os.getpid(), "machine": socket.gethostname(), "since": _now()}
        self._lock = lock
        try:
            os.ftruncate(lock, 0)
            os.lseek(lock, 0, os.SEEK_SET)  # Windows knows no pwrite
            os.write(lock, json.dumps(who).encode())
        except OSError as error:
            self.release()
            raise _bad_place(error, self.path) from None

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def _holder(lock: int) -> str:
    try:
        os.lseek(lock, 0, os.SEEK_SET)
        who = json.loads(os.read(lock, 1000))
        return f"{who['what']}, process {who['process']} on {who['machine']}, since {who['since']}"
    except (OSError, ValueError, KeyError, TypeError):
        return "a process that has not said who it is"


def _locked(lock: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(lock, FAR, os.SEEK_SET)
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def make_private(path: str) -> None:
    """The file, made if need be, readable by its owner only; SQLite gives those beside it the same rights."""
    if path == MEMORY:
        return
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise _bad_place(error, path) from None
    os.close(descriptor)
    for each in (path, f"{path}-wal", f"{path}-shm"):
        if os.path.exists(each) and stat.S_IMODE(os.stat(each).st_mode) & 0o077 and os.name == "posix":
            try:
                os.chmod(each, OWNER_ONLY)
            except OSError as error:
                note("the database can be read by others, and that cannot be changed", why=str(error.strerror))
            else:
                note("the database could be read by others; now only by its owner")


def sync(path: str) -> None:
    """A file, or the names in a folder, are on disk when it returns. Not every system lets one sync a folder."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# -- what may be wrong -----------------------------------------------------------------------------------------


def _bad_place(error: OSError, path: str) -> BadOptions:
    folder = Path(path).resolve().parent
    if error.errno != errno.ENAMETOOLONG and not folder.exists():
        return BadOptions(f"database: expected a file in a folder that exists; there is no {folder}; make it first")
    if error.errno == errno.ENAMETOOLONG:
        return BadOptions(f"database: expected a shorter name; {path[:60]!r}... has {len(path)} characters")
    if error.errno == errno.ENOSPC:
        return BadOptions(f"database: expected room for a file; there is none on the disk for {path}. Make some")
    return BadOptions(
        f"database: expected a file that can be written; {path}: {error.strerror}. Look at the rights of the file and"
        f" of its folder {folder}, and at whether the disk is mounted for reading only or full"
    )


def bad_start(error: sqlite3.Error, path: str) -> BadOptions:
    """Why SQLite could not open a file."""
    match _code(error):
        case sqlite3.SQLITE_NOTADB:
            got = f"{path} is something else, or damaged at its beginning; nothing was changed"
        case sqlite3.SQLITE_CORRUPT:
            got = f"{path} is damaged. 'rockfall check' says where; 'rockfall restore' brings back a backup"
        case sqlite3.SQLITE_FULL:
            got = f"there is no room on the disk for {path}. Make some, then start again"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            got = f"{path} cannot be written ({error}). Look at the rights of the file and of its folder"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            got = f"another program is using {path}. Close it, then start again"
        case sqlite3.SQLITE_IOERR:
            got = f"the disk failed for {path} ({error}). Look whether it is full, and at the system's log"
        case _:
            got = f"{path}: {error}. 'rockfall check' says more"
    return BadOptions(f"database: expected a SQLite file that can be read and written; {got}")


def full_disk() -> StoreTrouble:
    return StoreTrouble("room on the disk for what happens", "a full disk: nothing was stored; make room")


def check_room(path: str) -> None:
    """A small write may still fit into files that have room; the next moves would not."""
    if path != MEMORY and shutil.disk_usage(Path(path).resolve().parent).free < ROOM:
        raise full_disk()


def at_start(error: Exception, path: str) -> Exception:
    """Whatever went wrong on the way, as a sentence if it is the file's or the disk's fault."""
    if isinstance(error, sqlite3.Error):
        return bad_start(error, path)
    return _bad_place(error, path) if isinstance(error, OSError) else error


_last_told: dict[int, float] = {}


def translated(error: Exception, path: str) -> Exception:
    """What went wrong while the server ran, as a sentence, which is also in the log; other errors as they are."""
    code = _code(error) if isinstance(error, sqlite3.Error) else 0
    match code:
        case sqlite3.SQLITE_FULL:
            trouble = full_disk()
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            trouble = StoreTrouble(
                "a database that can be written",
                "one that can only be read: look at the rights of the file, its folder and the disk",
            )
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN:
            trouble = StoreTrouble("a disk that works", f"{error}: look at the disk, and at the system's log")
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            trouble = StoreTrouble("a database without damage", f"{error}: 'rockfall check' says where")
            trouble.retry_after = None
        case _:
            return error
    if time.monotonic() - _last_told.get(code, -QUIET) >= QUIET:
        _last_told[code] = time.monotonic()
        note(str(trouble), logging.ERROR, database=path)
    return trouble


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF  # without the details
