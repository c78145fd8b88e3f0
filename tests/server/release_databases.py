"""Small databases of the present schema, to be kept for the tests of later versions: run it when a version is released.

python -m tests.server.release_databases FOLDER

writes sqlite-N.sql and postgres-N.sql. In each: a table that waits, one under way, one that is over, its record
imported once more, and a guest who sits nowhere. tests/server/databases has those of every version before this one.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rockfall.games import GAMES
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.bots import BotPool
from rockfall.server.hub import Hub
from rockfall.server.store import Guest, Store
from rockfall.server.store.migrations import POSTGRES, SQLITE
from rockfall.server.store.postgres import PostgresStore
from rockfall.server.store.sqlite import SqliteStore
from rockfall.server.table import Table
from tests.server.postgres import running


class Ticking:
    """The same time in every run, a little later each time it is asked for."""

    seconds = 1_700_000_000.0

    def __call__(self) -> float:
        self.seconds += 0.25
        return self.seconds


async def fill(store: Store) -> None:
    hub = Hub(store, BotPool(1, 10.0), clock=Ticking())
    await hub.open()
    try:
        ada, _ = await hub.guests.new("Ada")
        await hub.guests.new("Eve")
        rules = log.TableRules(visibility="public")
        codes = [(await hub.create(ada, "embers", 2, {}, rules)).table for _ in range(3)]
        await hub.command(codes[0], ada, ask.Sit())
        await play(hub, ada, codes[1], 1)
        await play(hub, ada, codes[2], 1000)
        await hub.archive.keep((await hub.archive.text(codes[2])).encode())
    finally:
        await hub.close()


async def play(hub: Hub, guest: Guest, code: str, moves: int) -> None:
    choosing = random.Random(7)
    for _ in range(2):
        await hub.command(code, guest, ask.Sit())
    await hub.command(code, guest, ask.Start())
    for number in range(moves):
        table, _ = Table.loaded([log.unpacked(entry) for entry in await hub.store.load(code)])
        if table.status == "over":
            return
        move = choosing.choice(list(table.state.legal_moves()))
        command = ask.Move(seat=int(table.state.turn), version=table.version, id=f"m{number}", move=move)
        await hub.command(code, guest, command)


def sqlite_dump() -> str:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(fill(SqliteStore(path)))
        connection = sqlite3.connect(path)
        lines = [f"PRAGMA user_version = {len(SQLITE)};", *connection.iterdump()]
        connection.close()
    return "\n".join(lines) + "\n"


def postgres_dump() -> str:
    with running() as postgres:
        address = postgres.database()
        asyncio.run(fill(PostgresStore(address)))
        words = [f"{postgres.programs}/pg_dump", "--no-owner", "--inserts", "--no-comments", f"--dbname={address}"]
        text = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("--", "\\")))


def main(folder: Path) -> None:
    GAMES["embers"] = "tests.teaching.embers:EMBERS"
    (folder / f"sqlite-{len(SQLITE)}.sql").write_text(sqlite_dump())
    (folder / f"postgres-{len(POSTGRES)}.sql").write_text(postgres_dump())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
