"""One viewer's picture of a table, always up to date; and playing from a seat."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from rockfall.client.errors import BadMove, ServerRefused
from rockfall.server import protocol as wire
from rockfall.server.fairness import Verdict
from rockfall.server.told import AnyTold, TableInfo

if TYPE_CHECKING:
    from rockfall.client.client import Client


class WireBot(Protocol):
    """What `Seat.play` needs."""

    def choose(self, view: dict[str, Any], legal: list[wire.LegalMove]) -> int: ...


FINAL = ("not-your-seat", "not-allowed", "unknown-table")  # refusals that end a subscription
OVERTAKEN = ("stale-version", "not-now")  # refusals of a move: the match has gone on meanwhile
NO_MOVE = ("illegal-move", "malformed-action")


class Seat:
    """What one viewer sees of a table: always up to date, versions without a gap."""

    def __init__(self, client: Client, table: str, seat: int | None, token: str | None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.token = token
        self.id = f"{table} {seat}"  # of its subscription
        self.version: int | None = None
        self.info: TableInfo | None = None
        self.view: dict[str, Any] = {}
        self.legal: list[wire.LegalMove] = []
        self.entries: list[AnyTold] = []  # all that was told, in order
        self.clock: wire.ClockShown | None = None
        self.verdict: Verdict | None = None  # on the dice, when `play` has come to its end
        self.resyncs = 0
        self._ready_for = -1  # the end of the last pause that this seat had enough of
        self._broken: Exception | None = None
        self._waiting: list[asyncio.Future[None]] = []
        self._refused: Exception | None = None
        self._ids = itertools.count(1)
        self.answer: asyncio.Future[None] | None = None  # to a subscription that was asked for

    # -- being told ---------------------------------------------------------------------------------------

    def take_all(self, message: wire.ServerOutTable) -> None:
        if message.is_resync:
            self.resyncs += 1
            self.entries = []
        self.info = message.info
        self.view = message.view or {}
        self.legal = message.legal
        self.entries += message.entries
        self.clock = message.clock
        self.version = message.version
        self.client.hear_of_dice(self, message.info, True)
        self._answered(None)
        self._wake()

    def take(self, message: wire.ServerOutUpdate) -> bool:
        """False if something was missed."""
        if self.version is None or message.version <= self.version:
            return True
        if message.since != self.version:
            return False
        if message.info is not None:
            self.info = message.info
            self.client.hear_of_dice(self, message.info, False)
        self.view = {**self.view, **message.view}
        if message.legal is not None:
            self.legal = message.legal
        self.entries += message.entries
        self.clock = message.clock
        self.version = message.version
        self._wake()
        return True

    def refuse(self, refused: ServerRefused) -> None:
        """A subscription was refused, or has ended: the seat was lost."""
        if not self._answered(refused) and refused.code in FINAL:
            self.give_up(refused)

    def _answered(self, refused: ServerRefused | None) -> bool:
        """Whether somebody waited for it."""
        if self.answer is None or self.answer.done():
            return False
        if refused is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(refused)
        return True

    def give_up(self, error: Exception) -> None:
        """Nothing will be told, or nothing more."""
        self._refused = error
        self._wake()

    def break_off(self, error: Exception) -> None:
        """The connection is gone for good."""
        self._broken = error
        self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def change(self) -> None:
        """Wait until something is told."""
        self._must_last()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        await future
        self._must_last()

    def _must_last(self) -> None:
        for error in (self._broken, self._refused):
            if error is not None:
                raise error

    async def ready(self) -> None:
        while self.version is None:
            await self.change()

    async def until_over(self) -> None:
        while not self.is_over:
            await self.change()

    # -- what is known ------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.info is not None and self.info.status == "over"

    @property
    def is_my_turn(self) -> bool:
        return bool(self.legal)

    async def turns(self) -> AsyncIterator[Seat]:
        """Once for every decision of this seat, until the match is over; between rounds it is ready immediately."""
        answered = (-1, -1)
        while not self.is_over:
            await self._be_ready()
            now = (self.resyncs, -1 if self.version is None else self.version)
            if self.is_my_turn and now > answered:
                answered = now
                yield self
            else:
                await self.change()

    async def _be_ready(self) -> None:
        """Say that the next round need not wait for this seat, once for each pause."""
        interval = None if self.info is None else self.info.interval
        if interval is None or self.seat not in interval.waiting_for or interval.ends_at == self._ready_for:
            return
        self._ready_for = interval.ends_at
        with suppress(ServerRefused):  # the next round has begun meanwhile
            await self.do("ready", seat=self.seat)

    # -- acting -------------------------------------------------------------------------------------------

    async def move(self, move: int, version: int | None = None, id: str | None = None) -> wire.ServerOutAck:
        """Make a move; it counts once however often the connection is lost meanwhile."""
        command = {
            "do": "move",
            "seat": self.seat,
            "move": move,
            "version": self.version if version is None else version,
            "id": id or f"{self.version}-{next(self._ids)}",
        }
        return await self.client.command(self.table, command)

    async def act(self, action: dict[str, Any]) -> wire.ServerOutAck:
        """Make a move given as an action."""
        id = f"{self.version}-{next(self._ids)}"
        command = {"do": "move", "seat": self.seat, "action": action, "version": self.version, "id": id}
        return await self.client.command(self.table, command)

    async def do(self, command: str, **fields: Any) -> wire.ServerOutAck:
        """Any other command, for this seat."""
        return await self.client.command(self.table, {"do": command, **fields})

    async def play(self, bot: WireBot) -> list[int]:
        """Let a bot play to the end; the scores, after checking the dice. BadMove if it chooses what is no move."""
        async for seat in self.turns():
            version, legal = seat.version, seat.legal
            at = f"seat {self.seat} of table {self.table} at version {version}"
            choice = bot.choose(seat.view, legal)
            if not any(type(choice) is int and each.move == choice for each in legal):
                raise BadMove(bot, choice, at, f"the code of one of the {len(legal)} legal moves, an int")
            try:
                await seat.move(choice, version)
            except ServerRefused as refused:
                if refused.code in NO_MOVE:
                    raise BadMove(bot, choice, at, f"a move that the server takes ({refused})") from None
                if refused.code not in OVERTAKEN:  # time ran out, say: then it is asked again when it is due
                    raise
        self.verdict = await self.check_dice()
        assert self.info is not None
        return list(self.info.scores or [])

    async def check_dice(self) -> Verdict:
        """Check the record's dice against all that this client saw and gave before the deal; UnfairDice if they differ.

        What came from elsewhere is simulated again, where this machine can: the verdict says whether it was.
        """
        from rockfall import Record

        record = Record.loads(await self.client.record(self.table))
        assert self.info is not None
        pins = self.client.pins[self.info.table]
        return await asyncio.to_thread(pins.check, record, self.info.table, self.seat, list(self.entries))
