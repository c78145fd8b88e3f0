"""The real server as a process of its own, with the teaching game, odd bots, and chance from a script for tests.

python -m tests.server.launch serve --no-open --port 0
python -m tests.server.launch worker
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from rockfall import puzzles
from rockfall.core.outside import Settled
from rockfall.core.rng import Rng
from rockfall.core.state import State, View
from rockfall.games import GAMES
from rockfall.server import bots, outside, run
from rockfall.server.dice import ChanceSource
from rockfall.server.store.journal import Journal
from rockfall.server.store.logbook import Append
from rockfall.server.store.sqlite import SqliteStore
from rockfall.server.table import Table
from tests.puzzles import FOLDER
from tests.server import dishonest
from tests.teaching import embers

SCRIPTS = "SCRIPTS_OF_CHANCE"  # in the environment: a folder
FULL = "DISK_IS_FULL"  # in the environment: a file; while it is there, the disk is full


class Crashing:
    """A bot that takes its process with it."""

    name = "crashing"

    def __init__(self, game: object) -> None:
        pass

    def choose(self, view: View, rng: Rng) -> int:
        os._exit(3)


class Sleepy(Crashing):
    """A bot that thinks for ever."""

    name = "sleepy"

    def choose(self, view: View, rng: Rng) -> int:
        time.sleep(1000)
        return 0


class Cheating(Crashing):
    """A bot that chooses what is not allowed."""

    name = "cheating"

    def choose(self, view: View, rng: Rng) -> int:
        return 10**6


class Script:
    """Chance from outside: the outcomes that a file says, for tables whose first seat has its name."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves

    def now(self, state: State, number: int) -> int | None:
        return self.moves[number - 1] if number <= len(self.moves) else None

    async def later(self, state: State, number: int) -> Settled:
        while number > len(self.moves):  # the script is over, and so is the test
            await asyncio.sleep(3600)
        return Settled([self.moves[number - 1]])


class Late(Script):
    """The same, but it takes time."""

    def now(self, state: State, number: int) -> int | None:
        return None


class Scripted(outside.Outside):
    """A script for tables that name one."""

    def source_of(self, table: Table) -> ChanceSource:
        kind, _, name = table.seats[0].name.partition(" ")
        if kind in ("script", "late"):
            moves = json.loads(Path(os.environ[SCRIPTS], name).read_text())
            return Script(moves) if kind == "script" else Late(moves)
        return super().source_of(table)


def fill_disk(sign: Path) -> None:
    """Let the store fail as on a full disk while there is such a file; what is read is read."""
    write, store = Journal.write, SqliteStore._answers

    def write_if_room(self: Journal, data: bytes) -> None:
        if sign.exists():
            raise OSError(errno.ENOSPC, "No space left on device")
        write(self, data)

    def store_if_room(self: SqliteStore, connection: sqlite3.Connection, works: list[Any]) -> list[Any]:
        if sign.exists() and any(isinstance(work, Append) for work in works):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return store(self, connection, works)

    Journal.write = write_if_room  # type: ignore[method-assign]
    SqliteStore._answers = store_if_room  # type: ignore[method-assign]


ODD = {kind.name: f"tests.server.launch:{kind.__name__}" for kind in (Crashing, Sleepy, Cheating)}
EMBERS = embers.EMBERS._replace(bots=ODD)


def prepare() -> None:
    dishonest.prepare(os.environ.get(dishonest.CHEAT, ""))
    GAMES["embers"] = "tests.server.launch:EMBERS"
    GAMES["hammering"] = "tests.server.hammering:HAMMERING"
    puzzles.FOLDER = Path(os.environ.get(FOLDER, puzzles.FOLDER))
    bots.WORKER = (sys.executable, "-m", "tests.server.launch", "worker")
    if run.OUTSIDE is outside.Outside:
        run.OUTSIDE = Scripted
    if FULL in os.environ:
        fill_disk(Path(os.environ[FULL]))


if __name__ == "__main__":
    prepare()
    if sys.argv[1] == "worker":
        bots.work(sys.stdin.buffer, sys.stdout.buffer)
    else:
        from rockfall.cli import main

        main()
