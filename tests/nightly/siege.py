"""People play while servers are killed, frozen and cut off; afterwards every history is checked against the logs.

What a client was answered, and when, is written down as it happens (linear.py says what must hold). Nobody gives up: a
command without a clear answer is sent again under the same id, perhaps by another server, until there is one.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rockfall.client import Client, Seat, ServerRefused
from rockfall.client.requests import COOKIE
from rockfall.server import entries as log
from rockfall.server import protocol as wire
from rockfall.server.store import Store
from rockfall.server.table import Table
from rockfall.server.told import ToldMoved
from tests.nightly.linear import Asked, Entry, Told, troubles
from tests.server.players import eventually, table_with_bots

THINK = 0.15  # seconds at most, so that matches last a while
UNCLEAR = ("server-error", "closing", "too-fast", "too-many")  # ask again
STUCK = 600.0  # seconds after the last harm, by when every match is over
REPEATED = 0.1  # of all moves, once more when they were answered

Harm = Callable[[], Awaitable[None]]


class Roaming(Client):
    """Connects somewhere else every time, and soon notices that nobody answers any more."""

    def __init__(self, urls: list[str], name: str, random: Random) -> None:
        super().__init__(urls[0], name)
        self.urls = urls
        self.random = random
        self.told: dict[tuple[str, int | None], list[Told]] = {}

    async def __aenter__(self) -> Roaming:
        await super().__aenter__()
        return self

    async def _connect(self) -> None:
        while True:
            self.place = urlsplit(self.random.choice(self.urls)).netloc
            headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
            address = f"ws://{self.place}/ws"
            try:
                self._socket = await connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    open_timeout=5,
                    ping_interval=1,
                    ping_timeout=4,
                    close_timeout=1,
                )
                break
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                await asyncio.sleep(0.1)
        self._up.set()

    async def _take(self, message: wire.AnyServerOut) -> None:
        await super()._take(message)
        now = time.monotonic()
        for key, seat in self.seats.items():
            tale = self.told.setdefault(key, [])
            known = tale[-1].version if tale else 0
            for each in reversed(seat.entries):
                if each.version <= known:
                    break
                if isinstance(each, ToldMoved):
                    tale.append(Told(now, each.version, f"{each.who} {each.number}"))
            tale.sort(key=lambda each: each.version)


class Siege:
    """What the people of all rounds went through."""

    def __init__(self, urls: list[str], seed: object = 0) -> None:
        self.urls = urls
        self.random = Random(f"siege {seed}")
        self.counts: Counter[str] = Counter()
        self.asked: dict[str, list[Asked]] = {}
        self.told: dict[str, dict[str, list[Told]]] = {}
        self.troubles: list[str] = []

    async def round(self, tables: int, harm: Harm, times: int) -> int:
        """Play at so many new tables, and do harm up to so many times while they do; how often there was time for."""
        done = 0
        hurry = asyncio.Event()
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Roaming(self.urls, name, Random(f"{name} {self.counts['rounds']}")))
                for name in ("Ada", "Bob")
            ]
            playing: list[asyncio.Task[None]] = []
            seats: list[Seat] = []
            for number in range(tables):
                host = people[number % 2]
                code = await table_with_bots(host, "saboteur", 3, people=2, grace=None)
                self.asked[code] = []
                both = [await person.join(code) for person in people]
                await host.do(code, "start")
                seats += both
                playing += [asyncio.create_task(self._play(seat, hurry)) for seat in both]
            while done < times and not all(task.done() for task in playing):
                await harm()
                done += 1
            hurry.set()
            self.troubles += await self._until_over(playing, seats)
            for person in people:
                for (code, seat), tale in person.told.items():
                    self.told.setdefault(code, {})[f"seat {seat} of {code}"] = tale
            self.troubles += [f"{seat.table}: a viewer knew more than the log" for seat in seats if seat.resyncs]
        self.counts["rounds"] += 1
        self.counts["tables"] += tables
        return done

    async def _until_over(self, playing: list[asyncio.Task[None]], seats: list[Seat]) -> list[str]:
        """Who waits in vain, because nothing goes on at a table, and who was told less than another."""
        _, stuck = await asyncio.wait(playing, timeout=STUCK)
        for task in stuck:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=bool(stuck))
        if stuck:
            return [f"{seat.table}: seat {seat.seat} waits in vain" for seat in seats if not seat.is_over]
        for one, other in zip(seats[::2], seats[1::2], strict=True):
            await eventually(lambda one=one, other=other: one.version == other.version)  # type: ignore[misc]
        return []

    async def _play(self, seat: Seat, hurry: asyncio.Event) -> None:
        random = Random(f"{seat.table} {seat.seat}")
        number = 0
        async for _ in seat.turns():
            if not hurry.is_set():
                await asyncio.sleep(random.random() * THINK)
            if not seat.legal:
                continue
            number += 1
            move, version, id = random.choice(seat.legal).move, seat.version, f"move {number}"
            began = time.monotonic()
            ack = await self._insist(seat, move, version, id)
            ended = time.monotonic()
            key = f"{seat.seat} {id}"
            if ack is None:
                self.counts["refused"] += 1
                self.asked[seat.table].append(Asked(key, began, ended, is_refused=True))
                continue
            self.counts["acknowledged"] += 1
            self.asked[seat.table].append(Asked(key, began, ended, ack.version))
            if random.random() < REPEATED:
                again = await self._insist(seat, move, version, id)
                self.counts["repeated"] += 1
                if again is None or again.version != ack.version:
                    self.troubles.append(f"{seat.table}: {key!r} was at {ack.version}, and asked again {again}")

    async def _insist(self, seat: Seat, move: int, version: int | None, id: str) -> wire.ServerOutAck | None:
        """Until there is a clear answer; None if it is no."""
        while True:
            try:
                return await seat.move(move, version, id)
            except ServerRefused as refused:
                if refused.code not in UNCLEAR:
                    return None
                self.counts["unclear"] += 1
                await asyncio.sleep(0.1)

    async def check(self, store: Store) -> None:
        """Against what is stored; the servers rest."""
        for code, asked in self.asked.items():
            entries = [log.unpacked(data) for data in await store.load(code)]  # which checks the chain
            table, _ = Table.loaded(entries)
            if table.status != "over":
                self.troubles.append(f"{code}: expected a match that is over; it is {table.status}")
            kept: list[Entry] = []
            for version, entry in enumerate(entries, start=1):
                if isinstance(entry, log.Moved):
                    id = f"{entry.who} {entry.id}" if entry.by == "person" else ""
                    kept.append(Entry(version, f"{entry.who} {entry.number}", id))
                else:
                    kept.append(Entry(version, ""))
            moves = {entry.version for entry in kept if entry.what}
            tales = {who: _with_silence(tale, moves) for who, tale in self.told[code].items()}
            self.troubles += [f"{code}: {said}" for said in troubles(kept, asked, tales)]
            self.counts["entries"] += len(entries)


def _with_silence(tale: list[Told], moves: set[int]) -> list[Told]:
    """Between moves there are entries of which this records nothing."""
    whole: list[Told] = []
    for each in tale:
        before = whole[-1].version if whole else 0
        whole += [Told(each.at, version, "") for version in range(before + 1, each.version) if version not in moves]
        whole.append(each)
    return whole
