"""kill -9 in the middle of traffic: what was acknowledged is there, nothing is damaged, clients go on by themselves."""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from contextlib import suppress
from random import Random

import rockfall
from rockfall import Record
from rockfall.client import Client, Seat, ServerRefused
from rockfall.server import entries as log
from rockfall.server.fairness import verify
from rockfall.server.store.check import check_sqlite
from rockfall.server.table import Table
from tests.server.conftest import Running, Start
from tests.server.players import run, table_with_bots

KILLS = 50 if rockfall.COMPILED else 5  # a start takes most of the time, and interpreted rules add nothing to it
TABLES = 24 if rockfall.COMPILED else 6
THINK = 0.15  # seconds at most, so that matches last longer than the server's lives

SIEGE = 900.0  # seconds: a server that is killed again and again may not answer for minutes
Acked = dict[tuple[str, int, str], int]  # table, seat, move's id -> version


class Person:
    """Plays at random without haste, and writes down what was acknowledged."""

    def __init__(self, seat: Seat, acked: Acked, hurry: asyncio.Event) -> None:
        self.seat = seat
        self.acked = acked
        self.hurry = hurry
        self.random = Random(f"{seat.seat}")

    async def play(self) -> None:
        number = 0
        async for seat in self.seat.turns():
            if not self.hurry.is_set():
                await asyncio.sleep(self.random.random() * THINK)
            number += 1
            id = f"move {number}"
            with suppress(ServerRefused):  # a bot may have stood in while the connection was lost
                ack = await seat.move(self.random.choice(seat.legal).move, id=id)
                assert seat.seat is not None
                self.acked[seat.table, seat.seat, id] = ack.version


async def traffic(server: Running, kills: int) -> tuple[Acked, list[str]]:
    acked: Acked = {}
    hurry = asyncio.Event()
    random = Random("when to kill")
    async with Client(server.url, "Ada", patience=SIEGE) as ada, Client(server.url, "Bob", patience=SIEGE) as bob:
        codes = []
        playing = []
        for _ in range(TABLES):
            code = await table_with_bots(ada, "saboteur", 3, people=2)
            seats = [await ada.join(code), await bob.join(code)]
            await ada.do(code, "start")
            codes.append(code)
            playing += [asyncio.create_task(Person(seat, acked, hurry).play()) for seat in seats]
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.05, 0.4))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        hurry.set()
        await asyncio.gather(*playing)
    return acked, codes


def test_every_acknowledged_move_survives_every_kill(start: Start) -> None:
    server = start()
    acked, codes = run(traffic(server, KILLS), seconds=900)
    assert server.stop() in (0, -15)
    assert len(acked) > TABLES * 20
    with sqlite3.connect(server.folder / "tables.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for code in codes:
            rows = database.execute("SELECT entry FROM entries WHERE table_code = ? ORDER BY version", (code,))
            entries = [log.unpacked(row[0]) for row in rows]
            table, _ = Table.loaded(entries)
            assert table.status == "over"
            made = {
                (code, entry.who, entry.id): version
                for version, entry in enumerate(entries, start=1)
                if isinstance(entry, log.Moved) and entry.by == "person"
            }
            assert len(made) == sum(isinstance(entry, log.Moved) and entry.by == "person" for entry in entries)
            for key, version in acked.items():
                if key[0] == code:
                    assert made[key] == version
            query = "SELECT data FROM records JOIN texts USING (digest) WHERE id = ?"
            (data,) = database.execute(query, (code,)).fetchone()
            assert verify(Record.loads(zlib.decompress(data))).drawn > 30
    database.close()
    assert check_sqlite(server.database).troubles == []  # every log is chained, whenever the server died
    assert "server-error" not in server.log()
