"""A connection to a server that is made again when it is lost, and what is asked over it, until it is answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from rockfall.client.errors import NoAnswer, ServerRefused
from rockfall.client.patience import Patience
from rockfall.client.pins import Pins
from rockfall.client.requests import COOKIE, Requests, new_id, refused_by
from rockfall.client.seat import Seat
from rockfall.server import protocol as wire
from rockfall.server.told import TableInfo

PATIENCE = 60.0  # seconds for which a client goes on asking
CONNECT_SECONDS = 1.0  # between two tries to connect, and a little more by chance: matches wait for who is away
ANSWER_SECONDS = 10.0  # after which something is asked once more, under the same id


class Client(Requests):
    """A guest on a server. Reconnects by itself, and catches up with what it missed."""

    def __init__(self, url: str, name: str = "", cookie: str = "", patience: float = PATIENCE) -> None:
        """`url` is the server's, as http://127.0.0.1:8420; a cookie from an earlier client makes it the same guest.

        For `patience` seconds it goes on asking a server that is gone, does not answer, or refuses for the time being.
        """
        super().__init__(url, cookie, patience)
        self.name = name
        self.seats: dict[tuple[str, int | None], Seat] = {}
        self.pins: dict[str, Pins] = {}  # of each table, its dice as they were first seen
        self.is_going_down = False
        self._again_after = 0.0  # the server's own wish
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[wire.ServerOutAck]] = {}
        self._up = asyncio.Event()
        self._broken: Exception | None = None  # why there is no connection, and will be none
        self._sending: set[asyncio.Task[None]] = set()
        self._subscribing: dict[Seat, asyncio.Task[None]] = {}

    async def __aenter__(self) -> Client:
        if self.name:
            await self.be_guest(self.name)
        await self._connect()
        self._up.set()
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in [self._reading, *self._sending, *self._subscribing.values()]:
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._socket is not None:
            await self._socket.close()

    # -- requests -----------------------------------------------------------------------------------------

    async def create(self, game: str, players: int, options: dict[str, Any] | None = None, **rules: Any) -> str:
        """Open a table; its code. `rules` are those of TableRules."""
        body = {"game": game, "players": players, "options": options or {}, "rules": rules, "id": new_id()}
        info = msgspec.convert((await self.post("/api/tables", body))["info"], TableInfo)
        self._pins(info.table).heard(info, None)
        return info.table

    async def do(self, table: str, command: str, **fields: Any) -> Any:
        """A command by HTTP, as `await client.do(code, "sit-bot", seat=1, bot="uniform")`."""
        return await self.post(f"/api/tables/{table}/{command}", {"id": new_id(), **fields})

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

    # -- asking -------------------------------------------------------------------------------------------

    async def watch(self, table: str, seat: int | None = None, token: str | None = None) -> Seat:
        """See a table as one's seat, or as a spectator."""
        watched = self.seats[table, seat] = Seat(self, table, seat, token)
        try:
            await self._subscribe(watched)
            await watched.ready()
        except (ServerRefused, NoAnswer):
            del self.seats[table, seat]
            raise
        return watched

    async def command(self, table: str, command: dict[str, Any]) -> wire.ServerOutAck:
        """A command by socket, asked until it is answered; it has an id, so that it counts once.

        ServerRefused if asking again does not help, or did not for as long as this client is patient; NoAnswer if
        nothing came in that time.
        """
        id = new_id()
        asked = {"type": "command", "table": table, "id": id, "command": {"id": id, **command}}
        message = msgspec.json.encode(asked).decode()
        what = f"{command['do']!r} at table {table}"
        patience = Patience(self.patience)
        while True:
            future = self._answers[id] = asyncio.get_running_loop().create_future()
            try:
                return await self._answer(message, future, patience, what)
            except ServerRefused as refused:
                pause = None if refused.retry_after is None else patience.pause(refused.retry_after)
                if pause is None:
                    raise
            finally:
                del self._answers[id]
            await asyncio.sleep(pause)

    async def _answer(
        self, message: str, future: asyncio.Future[wire.ServerOutAck], patience: Patience, what: str
    ) -> wire.ServerOutAck:
        """The answer to a message, which is sent again if the connection is lost or the server keeps silent."""
        while True:
            await self._send(message, patience)
            lost = asyncio.create_task(self._lost())
            both: list[asyncio.Future[Any]] = [future, lost]
            limit = min(ANSWER_SECONDS, patience.left())
            try:
                await asyncio.wait(both, timeout=limit, return_when=asyncio.FIRST_COMPLETED)
            finally:
                lost.cancel()
            if future.done():
                return future.result()
            if patience.left() <= 0.0:
                raise NoAnswer(f"expected an answer to {what} within {self.patience:g} seconds; got none")

    async def _lost(self) -> None:
        socket = self._socket
        assert socket is not None
        await socket.wait_closed()
        while socket is self._socket and self._broken is None:
            await asyncio.sleep(0.01)
            await self._up.wait()

    async def _send(self, message: str, patience: Patience) -> None:
        try:
            await asyncio.wait_for(self._up.wait(), patience.left())
        except TimeoutError:
            raise NoAnswer(f"expected a connection to {self.place}; got none for {self.patience:g} seconds") from None
        if self._broken is not None:
            raise self._broken
        await self._write(message)

    async def _write(self, message: str) -> None:
        assert self._socket is not None
        with suppress(ConnectionClosed):  # whoever waits for an answer notices
            await self._socket.send(message)

    def hear_of_dice(self, seat: Seat, info: TableInfo, is_anew: bool) -> None:
        """Keep what is said of the dice, and seal or open a share of ours when it is time."""
        pins = self._pins(info.table)
        if is_anew:
            pins.forget_sent()
        command = pins.heard(info, seat.seat)
        if command is not None:
            task = asyncio.create_task(self._give_share(seat, command))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _give_share(self, seat: Seat, command: dict[str, Any]) -> None:
        with suppress(ServerRefused, NoAnswer):  # too late: the check of the dice will say so
            await self.command(seat.table, command)

    # -- subscriptions ------------------------------------------------------------------------------------

    async def _subscribe(self, seat: Seat) -> None:
        """Ask for a table, instead of whatever was asked for it before."""
        before = self._subscribing.get(seat)
        if before is not None:
            before.cancel()
        await self._ask_for(seat)
        self._subscribing[seat] = asyncio.create_task(self._see(seat))

    async def _ask_for(self, seat: Seat) -> None:
        seat.answer = asyncio.get_running_loop().create_future()
        message = {"type": "subscribe", "table": seat.table, "seat": seat.seat, "token": seat.token, "id": seat.id}
        if seat.version is not None:
            message["since"] = seat.version
        await self._write(msgspec.json.encode(message).decode())

    async def _see(self, seat: Seat) -> None:
        """Ask again until the table is shown. If the connection is lost meanwhile, its successor begins anew."""
        patience = Patience(self.patience)
        while True:
            assert seat.answer is not None
            error: Exception
            try:
                await asyncio.wait_for(seat.answer, min(ANSWER_SECONDS, patience.left()))
                return
            except TimeoutError:
                pause = patience.pause()
                error = NoAnswer(f"expected to be shown table {seat.table} within {self.patience:g} seconds; was not")
            except ServerRefused as refused:
                pause = None if refused.retry_after is None else patience.pause(refused.retry_after)
                error = refused
            if pause is None:
                seat.give_up(error)
                return
            await asyncio.sleep(pause)
            await self._ask_for(seat)

    # -- the socket ---------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        patience = Patience(self.patience, longest=CONNECT_SECONDS)
        if self._again_after:
            await asyncio.sleep(patience.pause(self._again_after) or 0.0)
            self._again_after = 0.0
        while True:
            error: Exception
            try:
                self._socket = await self._connected()
                self.was_there = True
                return
            except ServerRefused as refused:
                error, at_least = refused, refused.retry_after
            except NoAnswer as lost:
                error, at_least = lost, 0.0 if self.was_there else None
            pause = None if at_least is None else patience.pause(at_least)
            if pause is None:
                raise error
            await asyncio.sleep(pause)

    async def _connected(self) -> ClientConnection:
        address = f"{'wss' if self.secure else 'ws'}://{self.place}/ws"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        try:
            return await connect(address, additional_headers=headers, compression=None, max_size=None)
        except InvalidStatus as said:
            raise refused_by(said.response.status_code, bytes(said.response.body or b"")) from None
        except (OSError, InvalidHandshake, TimeoutError) as lost:
            said_of_it = str(lost) or type(lost).__name__
            raise NoAnswer(f"expected a server at {self.place}; got none: {said_of_it}") from None

    async def _read(self) -> None:
        try:
            await self._read_on()
        except Exception as error:  # whoever waits must hear of it
            self._broken = error
            self._up.set()
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
            for seat in self.seats.values():  # before any command: a token is shown here
                await self._subscribe(seat)
            self._up.set()

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
            case wire.ServerOutGoodbye(again_after=again_after):
                self.is_going_down = True
                self._again_after = again_after
            case _:
                pass

    def _settle(self, id: str, ack: wire.ServerOutAck) -> None:
        future = self._answers.get(id)
        if future is not None and not future.done():
            future.set_result(ack)

    def _fail(self, error: wire.ServerOutError) -> None:
        refused = ServerRefused(error.code, error.message, error.refusal, error.retry_after)
        future = self._answers.get(error.id or "")
        if future is not None and not future.done():
            future.set_exception(refused)
        for seat in self.seats.values():
            if seat.id == error.id:
                seat.refuse(refused)
