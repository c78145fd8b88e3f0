"""A file that is only written at its end: the shortest way to the disk. What is in it goes to the database later.

A transaction of SQLite writes a page for every index that it touches, and takes and gives back locks: a dozen system
calls. A record here takes two, and one of them is the sync that both need.

There are two files, written in turn. All records since the last turn have the same number, their *generation*; the
database remembers the last generation that it has taken over, in the same transaction, so every record counts exactly
once, whenever the process or the power dies. A file is written over from its beginning, so after its first use a sync
has nothing to note but the data itself.
"""

from __future__ import annotations

import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from struct import Struct
from zlib import crc32

from rockfall.server.store import files

_HEAD = Struct("<QII")  # generation, size, checksum of what follows and of the generation

_sync = getattr(os, "fdatasync", os.fsync)


class Journal:
    """One thread at a time."""

    def __init__(self, path: str, is_synced: bool) -> None:
        self.paths = files_beside(path)
        self.is_synced = is_synced  # else what is written survives the process, but perhaps not the machine
        self.generation = 0
        self.size = 0  # of this generation
        self._files: list[FileIO] = []

    def open(self, taken_over: int) -> list[bytes]:
        """Begin to write; what the database has not taken over yet is returned."""
        self._files = [_opened(path) for path in self.paths]
        if self.is_synced:
            files.sync(str(self.paths[0].parent))  # new names in a folder are on disk, too
        found = dict(sorted(_read(file) for file in self._files))
        generation, left = left_in(found, taken_over)
        # None that a file may still hold, or its old records would seem to go on from the new ones.
        self.generation = max(generation, *found) + 1
        self._begin()
        return left

    def write(self, data: bytes) -> None:
        """Put a record at the end; on disk when it returns. If it fails, begin another generation."""
        record = _HEAD.pack(self.generation, len(data), _checksum(self.generation, data)) + data
        file = self._files[self.generation & 1]
        if file.write(record) != len(record):
            raise OSError("expected room for a record; got a full disk")
        if self.is_synced:
            _sync(file.fileno())
        self.size += len(record)

    def turn(self) -> None:
        """Begin the next generation, in the file whose own one was taken over."""
        self.generation += 1
        self._begin()

    def _begin(self) -> None:
        self._files[self.generation & 1].seek(0)
        self.size = 0

    def close(self, is_done: bool) -> None:
        """`is_done`: everything was taken over, so the files may go."""
        for file, path in zip(self._files, self.paths, strict=True):
            file.close()
            if is_done:
                path.unlink()


def _opened(path: Path) -> FileIO:
    return FileIO(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), files.OWNER_ONLY), "r+")


def files_beside(path: str) -> list[Path]:
    """Where a database has its journal."""
    return [Path(f"{path}-moves{number}") for number in (1, 2)]


def looked_into(path: str) -> dict[int, list[bytes]]:
    """What the journal of a database holds now, by generation, whether or not a server is writing to it."""
    found: dict[int, list[bytes]] = {}
    for beside in files_beside(path):
        with suppress(FileNotFoundError), FileIO(beside) as file:
            generation, records = _read(file)
            found[generation] = records
    return found


def left_in(found: dict[int, list[bytes]], generation: int) -> tuple[int, list[bytes]]:
    """What follows the last generation that a database has taken over, and the last one of it."""
    left: list[bytes] = []
    while generation + 1 in found:  # after a gap there is nothing that anybody was promised
        generation += 1
        left += found[generation]
    return generation, left


def _read(file: FileIO) -> tuple[int, list[bytes]]:
    """The generation that a file begins with, and its records up to the first that was not finished."""
    data = file.readall()
    at = first = 0
    records: list[bytes] = []
    while at + _HEAD.size <= len(data):
        generation, size, checksum = _HEAD.unpack_from(data, at)
        at += _HEAD.size
        record = data[at : at + size]
        at += size
        is_whole = len(record) == size and _checksum(generation, record) == checksum
        if not is_whole or (records and generation != first):
            break
        first = generation
        records.append(record)
    return first, records


def _checksum(generation: int, data: bytes) -> int:
    return crc32(data, generation & 0xFFFF_FFFF)
