"""A connection to a server, and one viewer's picture of a table kept up to date, lost connections included."""

from __future__ import annotations

import asyncio
import http.client
import itertools
from collections.abc import AsyncIterator
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rockfall.client.pins import Pins
from rockfall.core.errors import RockfallError
from rockfall.core.game import Refusal
from rockfall.server import protocol as wire
from rockfall.server.fairness import Verdict
from rockfall.server.told import AnyTold, TableInfo

COOKIE = "rockfall_guest"
TRIES = 120  # to reach the server again
PAUSE = 0.25


class ServerRefused(RockfallError):
    """The server said no; `code` says why, `refusal` which rule of the game."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None) -> None:
        self.code = code
        self.refusal = refusal
        super().__init__(f"{code}: {message}")


class WireBot(Protocol):
    """What `Seat.play` needs."""

    def choose(self, view: dict[str, Any], legal: list[wire.LegalMove]) -> int: ...


class Client:
    """A guest on a server. Reconnects by itself, and catches up with what it missed."""

    def __init__(self, url: str, name: str = "", cookie: str = "") -> None:
        """`url` is the server's, as http://127.0.0.1:8420; a cookie from an earlier client makes it the same guest."""
        parts = urlsplit(url)
        self.secure = parts.scheme == "https"
        self.place = parts.netloc
        self.name = name
        self.cookie = cookie
        self.seats: dict[tuple[str, int | None], Seat] = {}
        self.pins: dict[str, Pins] = {}  # of each table, its dice as they were first seen
        self.is_going_down = False
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[wire.ServerOutAck]] = {}
        self._up = asyncio.Event()
        self._ids = itertools.count(1)
        self._sending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Client:
        if self.name:
            await self.post("/api/guest", {"name": self.name})
        await self._connect()
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        if self._socket is not None:
            await self._socket.close()

    # -- requests -----------------------------------------------------------------------------------------

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._request, "GET", path, None)

    async def post(self, path: str, body: object) -> Any:
        return await asyncio.to_thread(self._request, "POST", path, msgspec.json.encode(body))

    async def post_record(self, text: str) -> Any:
        """Import a record; its id."""
        return await asyncio.to_thread(self._request, "POST", "/api/records", text.encode(), "application/x-ndjson")

    def _request(self, method: str, path: str, body: bytes | None, kind_of_body: str = "application/json") -> Any:
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.place, timeout=30)
        try:
            headers = {"Content-Type": kind_of_body}
            if self.cookie:
                headers["Cookie"] = f"{COOKIE}={self.cookie}"
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            data = response.read()
            set_cookie = SimpleCookie(response.headers.get("Set-Cookie", ""))
            if COOKIE in set_cookie:
                self.cookie = set_cookie[COOKIE].value
            kind_of_answer = response.headers.get_content_type()
            if kind_of_answer != "application/json":
                return data if kind_of_answer == "application/octet-stream" else data.decode()
            answer = msgspec.json.decode(data)
            if response.status >= 400:
                refusal = answer.get("refusal")
                raise ServerRefused(answer["code"], answer["message"], refusal and msgspec.convert(refusal, Refusal))
            return answer
        finally:
            connection.close()

    async def create(self, game: str, players: int, options: dict[str, Any] | None = None, **rules: Any) -> str:
        """Open a table; its code. `rules` are those of TableRules."""
        body = {"game": game, "players": players, "options": options or {}, "rules": rules}
        info = msgspec.convert((await self.post("/api/tables", body))["info"], TableInfo)
        self._pins(info.table).heard(info, None)
        return info.table

    async def do(self, table: str, command: str, **fields: Any) -> Any:
        """A command by HTTP, as `await client.do(code, "sit-bot", seat=1, bot="uniform")`."""
        return await self.post(f"/api/tables/{table}/{command}", fields)

    async def join(self, table: str, seat: int | None = None, name: str | None = None) -> Seat:
        """Sit down and watch from there."""
        shown = await self.get(f"/api/tables/{table}")
        before, info = shown["my_seats"], msgspec.convert(shown["info"], TableInfo)
        pins = self._pins(info.table)
        pins.heard(info, None)
        fields = {"seat": seat, "name": name, "seal": pins.new_seal()}
        done = await self.do(table, "sit", **{key: value for key, value in fields.items() if value is not None})
        (taken,) = [int(each) for each in done["my_seats"] if each not in before]
        pins.early.add(taken)
        return await self.watch(done["info"]["table"], taken)

    def _pins(self, table: str) -> Pins:
        return self.pins.setdefault(table, Pins())

    async def record(self, table: str) -> str:
        """The record of a finished match, as text."""
        text: str = await self.get(f"/api/tables/{table}/record")
        return text

    async def blow(self, table: str, number: int) -> bytes:
        """How the blow looked that brought the move of this number: see docs/tower.md."""
        trajectory: bytes = await self.get(f"/api/tables/{table}/blows/{number}")
        return trajectory

    # -- the socket ---------------------------------------------------------------------------------------

    async def watch(self, table: str, seat: int | None = None, token: str | None = None) -> Seat:
        """See a table as one's seat, or as a spectator."""
        watched = self.seats[table, seat] = Seat(self, table, seat, token)
        try:
            await self._subscribe(watched)
            await watched.ready()
        except ServerRefused:
            del self.seats[table, seat]
            raise
        return watched

    async def command(self, table: str, command: dict[str, Any]) -> wire.ServerOutAck:
        """A command by socket; asked again, with the same ids, if the connection is lost before the answer."""
        id = str(next(self._ids))
        message = msgspec.json.encode({"type": "command", "table": table, "id": id, "command": command}).decode()
        future: asyncio.Future[wire.ServerOutAck] = asyncio.get_running_loop().create_future()
        self._answers[id] = future
        try:
            while True:
                await self._send(message)
                lost = asyncio.create_task(self._lost())
                both: list[asyncio.Future[Any]] = [future, lost]
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                lost.cancel()
                if future.done():
                    return future.result()
        finally:
            del self._answers[id]

    async def _lost(self) -> None:
        socket = self._socket
        assert socket is not None
        await socket.wait_closed()
        await asyncio.sleep(0.01)
        await self._up.wait()

    async def _send(self, message: str) -> None:
        await self._up.wait()
        assert self._socket is not None
        with suppress(ConnectionClosed):  # whoever waits for an answer notices
            await self._socket.send(message)

    async def _connect(self) -> None:
        scheme = "wss" if self.secure else "ws"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        for attempt in range(TRIES):
            try:
                self._socket = await connect(
                    f"{scheme}://{self.place}/ws", additional_headers=headers, compression=None, max_size=None
                )
                break
            except (OSError, InvalidHandshake, TimeoutError):
                if attempt == TRIES - 1:
                    raise
                await asyncio.sleep(PAUSE)
        self._up.set()

    def hear_of_dice(self, seat: Seat, info: TableInfo, is_anew: bool) -> None:
        """Keep what is said of the dice, and seal or open a share of ours when it is time."""
        pins = self._pins(info.table)
        if is_anew:
            pins.forget_sent()
        command = pins.heard(info, seat.seat)
        if command is not None:
            message = {"type": "command", "table": seat.table, "id": "", "command": command}
            task = asyncio.create_task(self._send(msgspec.json.encode(message).decode()))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _subscribe(self, seat: Seat) -> None:
        message = {"type": "subscribe", "table": seat.table, "seat": seat.seat, "token": seat.token, "id": seat.id}
        if seat.version is not None:
            message["since"] = seat.version
        await self._send(msgspec.json.encode(message).decode())

    async def _read(self) -> None:
        try:
            await self._read_on()
        except Exception as error:  # whoever waits must hear of it
            for seat in self.seats.values():
                seat.break_off(error)
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(error)

    async def _read_on(self) -> None:
        while True:
            assert self._socket is not None
            try:
                async for data in self._socket:
                    await self._take(wire.decode_server(data))
            except ConnectionClosed:
                pass
            self._up.clear()
            await self._connect()
            for seat in self.seats.values():
                await self._subscribe(seat)

    async def _take(self, message: wire.AnyServerOut) -> None:
        match message:
            case wire.ServerOutAck(id=id):
                self._settle(id, message)
            case wire.ServerOutError():
                self._fail(message)
            case wire.ServerOutTable(table=table, seat=number) if (table, number) in self.seats:
                self.seats[table, number].take_all(message)
            case wire.ServerOutUpdate(table=table, seat=number) if (table, number) in self.seats:
                seat = self.seats[table, number]
                if not seat.take(message):
                    await self._subscribe(seat)
            case wire.ServerOutGoodbye():
                self.is_going_down = True
            case _:
                pass

    def _settle(self, id: str, ack: wire.ServerOutAck) -> None:
        future = self._answers.get(id)
        if future is not None and not future.done():
            future.set_result(ack)

    def _fail(self, error: wire.ServerOutError) -> None:
        refused = ServerRefused(error.code, error.message, error.refusal)
        future = self._answers.get(error.id or "")
        if future is not None and not future.done():
            future.set_exception(refused)
        for seat in self.seats.values():
            if seat.id == error.id:
                seat.refuse(refused)


FINAL = ("not-your-seat", "not-allowed", "unknown-table")  # refusals of a subscription that asking again cannot cure


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
        self._refused: ServerRefused | None = None
        self._ids = itertools.count(1)

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
        """Nothing will be told, or nothing more: the seat was lost, or the table is gone."""
        if self.version is None or refused.code in FINAL:
            self._refused = refused
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
        answered = -1
        while not self.is_over:
            await self._be_ready()
            if self.is_my_turn and self.version is not None and self.version > answered:
                answered = self.version
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
        """Let a bot play to the end; the scores, after checking the dice."""
        async for seat in self.turns():
            with suppress(ServerRefused):  # time ran out meanwhile, say: then it is asked again when it is due
                await seat.move(bot.choose(seat.view, seat.legal))
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
