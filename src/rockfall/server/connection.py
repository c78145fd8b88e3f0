"""One socket: reads messages, answers them, and sends what its tables have to tell; neither side waits for the other.

What cannot be sent yet is kept, up to a limit; a client that falls further behind is cut off, and may reconnect and be
told what it missed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from rockfall.server import commands as ask
from rockfall.server import protocol as wire
from rockfall.server.admission import Admission
from rockfall.server.audience import Subscription
from rockfall.server.codes import normal
from rockfall.server.config import Config
from rockfall.server.done import Done
from rockfall.server.frames import ShortWays
from rockfall.server.hub import Hub
from rockfall.server.limits import Bucket
from rockfall.server.logs import failure
from rockfall.server.outbox import Outbox
from rockfall.server.refused import Refused
from rockfall.server.store import Guest, LeaseLost

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATIENCE = 100  # refusals for being too fast, after which a flooding client is cut off
SUBSCRIPTIONS = 64  # on one connection
CONTROLS = 5  # messages for each ping or pong: clients have little use for them

SHUTDOWN, TOO_SLOW, FLOODING = 1012, 1013, 1008
AWAY = "the server was away: connect again"


MOVE = '"do":"move"'  # in nearly every message that is a move, and in hardly any other


class Connection:
    """See Listener in audience.py, and Mover in shortcut.py."""

    def __init__(
        self, hub: Hub, config: Config, guest: Guest | None, address: str, admission: Admission, server: str
    ) -> None:
        self.hub = hub
        self.config = config
        self.guest = guest
        self.address = address
        self._admission = admission
        self._spectating = admission.spectating
        self._messages = admission.messages
        self._server = server
        self._wake = asyncio.Event()
        soon = asyncio.get_running_loop().call_soon
        self._outbox = Outbox(hub.metrics, config.outbox_bytes, soon, self._woken)
        self.send = self._outbox.send
        self._closing: tuple[int, str] | None = None
        self._subscriptions: dict[tuple[str, int | None], Subscription] = {}
        self._bucket = Bucket(config.message_rate, config.message_rate * 2, time.monotonic())
        controls = config.message_rate / CONTROLS
        self._controls = Bucket(controls, controls * 5, time.monotonic())  # pings and pongs
        self._abort: Callable[[], None] | None = None
        self._impatience = 0
        self._is_busy = False  # with a message
        self._idle = asyncio.Event()
        self._id = ""  # of the move that takes the short way

    def _woken(self) -> None:
        """Something has to be sent, or too much of it waits: then nothing that is said reaches the peer."""
        self._wake.set()
        if self._outbox.is_overfull and self._abort is not None:
            self._abort()
            self._abort = None

    def allows(self, count: int) -> bool:
        """Whether there may be so many more pings and pongs."""
        now = time.monotonic()
        if self._controls.take(now, count) and not self._messages.take(self.address, now, count):
            return True
        self.hub.metrics.flooding_closed += 1
        self._admission.cut_off(self.address)
        return False

    def close(self, code: int, reason: str, again_after: float) -> None:
        """Say goodbye, and nothing after it."""
        if self._closing is not None:
            return
        self._outbox.flush()
        self._closing = (code, reason)
        self._outbox.close(wire.encode(wire.ServerOutGoodbye(reason=reason, again_after=again_after)))

    async def run(self, receive: Receive, send: Send, short: ShortWays | None = None) -> None:
        """Until either side closes."""
        if short is not None:
            self._outbox.send_now = short.send
            self._abort = short.abort
            short.watch(self.allows)
            short.listen(self.take)
        welcome = wire.ServerOutWelcome(
            protocol=wire.PROTOCOL,
            server=self._server,
            name=None if self.guest is None else self.guest.name,
            message_bytes=self.config.message_bytes,
            now=self.hub.now(),
        )
        self.send(wire.encode(welcome))
        pump = asyncio.create_task(self._pump(send))
        listen = asyncio.create_task(self._listen(receive))
        try:
            await asyncio.wait([pump, listen], return_when=asyncio.FIRST_COMPLETED)
        finally:
            pump.cancel()
            if short is not None:
                short.listen(None)
            if self._is_busy:  # what is being stored must also be told
                await self._idle.wait()
            listen.cancel()
            await asyncio.gather(pump, listen, return_exceptions=True)
            for (table, seat), subscription in list(self._subscriptions.items()):
                with suppress(Refused):  # the store does not answer: others notice when it does, or when we are gone
                    await asyncio.shield(self._unsubscribe(table, seat, subscription))

    async def _pump(self, send: Send) -> None:
        outbox = self._outbox
        while True:
            while (text := outbox.take()) is not None:
                outbox.is_pumping = True
                await send({"type": "websocket.send", "text": text.decode()})
                outbox.is_pumping = False
            if outbox.is_overfull and self._closing is None:
                self.close(TOO_SLOW, "too slow: connect again to be told what was missed", 1.0)
                continue
            if self._closing is not None:
                await send({"type": "websocket.close", "code": self._closing[0], "reason": self._closing[1]})
                return
            self._wake.clear()
            await self._wake.wait()

    async def _listen(self, receive: Receive) -> None:
        self._admission.answers_for(self.address)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                data = message.get("text")
                if self._is_busy:  # with a move that took the short way
                    await self._idle.wait()
                self._is_busy = self._outbox.is_held = True
                self._idle.clear()
                await self._answer(message.get("bytes") or b"" if data is None else data)
                self._is_busy = self._outbox.is_held = False
                self._idle.set()

    # -- the short way ----------------------------------------------------------------------------------

    def take(self, text: str) -> bool:
        """Whether this is a move that can be made at once; if not, nothing was done."""
        if self._is_busy or self._closing is not None or MOVE not in text or self._impatience:
            return False
        try:
            message = wire.decode_client(text, self.config.message_bytes)
        except Refused:
            return False
        if not isinstance(message, wire.ClientInCommand) or not isinstance(message.command, ask.Move):
            return False
        now = time.monotonic()
        if not self._bucket.take(now):
            return False
        if self._messages.take(self.address, now):
            self._bucket.give_back()
            return False
        code = normal(message.table)
        self._is_busy = True
        self._idle.clear()
        self._id = message.id
        if self.hub.shortcut.move(self, code, self.guest, message.command, self._seats_at(code)):
            self.hub.metrics.messages_in += 1
            return True
        self._bucket.give_back()
        self._is_busy = False
        self._idle.set()
        return False

    def hold(self) -> None:
        self._outbox.is_gathering = True

    def answer(self, table: str, answer: Done | Exception) -> None:
        if isinstance(answer, Done):
            self._acknowledge(self._id, table, answer)
        else:
            self._refuse(answer, self._id or None)
        self._outbox.flush()
        self._is_busy = False
        self._idle.set()

    # -- the ordinary way -------------------------------------------------------------------------------

    async def _answer(self, data: str | bytes) -> None:
        self.hub.metrics.messages_in += 1
        id: str | None = None
        try:
            self._check_rate()
            message = wire.decode_client(data, self.config.message_bytes)
            id = message.id or None
            match message:
                case wire.ClientInCommand():
                    await self._command(message)
                case wire.ClientInSubscribe():
                    await self._subscribe(message)
                case wire.ClientInUnsubscribe(table=table, seat=seat):
                    key = (normal(table), seat)
                    if key not in self._subscriptions:
                        raise Refused("not-subscribed", "a table and seat that you see", table)
                    await self._unsubscribe(*key, self._subscriptions[key])
                case wire.ClientInPing():
                    self.send(wire.encode(wire.ServerOutPong(id=message.id)))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._refuse(error, id or wire.id_of(data))

    def _refuse(self, error: Exception, id: str | None) -> None:
        if isinstance(error, LeaseLost):
            self.close(SHUTDOWN, AWAY, 0.0)  # without an answer: after connecting again the client repeats it
            return
        if isinstance(error, Refused):
            self.hub.metrics.refused(error)
            self.send(wire.encode(wire.error_of(error, id)))
            return
        self.hub.metrics.server_errors += 1
        failure("a message could not be answered", error)
        trouble = Refused("server-error", "to be able to do this", "an error, which is in the log")
        self.send(wire.encode(wire.error_of(trouble, id)))

    def _check_rate(self) -> None:
        now = time.monotonic()
        wait = self._messages.take(self.address, now) if self._bucket.take(now) else self._bucket.wait(now)
        if not wait:
            self._impatience = 0
            return
        self._impatience += 1
        if self._impatience == PATIENCE:
            self.hub.metrics.flooding_closed += 1
            self._admission.cut_off(self.address)
            self.close(FLOODING, "too many messages", 10.0)
        expected = f"at most {self.config.message_rate:g} messages a second"
        raise Refused("too-fast", expected, "more", retry_after=wait, limit="messages")

    async def _command(self, message: wire.ClientInCommand) -> None:
        code = normal(message.table)
        done = await self.hub.command(code, self.guest, message.command, self._seats_at(code))
        if isinstance(message.command, ask.Move) or message.id:
            self._acknowledge(message.id, code, done)

    def _seats_at(self, code: str) -> frozenset[int]:
        return frozenset([seat for table, seat in self._subscriptions if table == code and seat is not None])

    def _acknowledge(self, id: str, table: str, done: Done) -> None:
        ack = wire.ServerOutAck(
            id=id, table=table, version=done.version, is_repeat=done.is_repeat, rematch=done.rematch
        )
        self.send(wire.encode(ack))

    async def _subscribe(self, message: wire.ClientInSubscribe) -> None:
        key = (normal(message.table), message.seat)
        before = self._subscriptions.get(key)
        if before is None:
            if len(self._subscriptions) >= SUBSCRIPTIONS:
                raise Refused("too-many", f"at most {SUBSCRIPTIONS} subscriptions on a connection", "one more")
            if message.seat is None:
                self._spectating.take(self.address)
        try:
            subscription = await self.hub.presence.subscribe(self, self.guest, message)
        except BaseException:
            if before is None and message.seat is None:
                self._spectating.give_back(self.address)
            raise
        self._subscriptions[key] = subscription
        if before is not None:
            await self.hub.presence.unsubscribe(key[0], before)

    def lose(self, table: str, viewer: int | None) -> None:
        if self._subscriptions.pop((table, viewer), None) is not None and viewer is None:
            self._spectating.give_back(self.address)

    async def _unsubscribe(self, table: str, seat: int | None, subscription: Subscription) -> None:
        self._subscriptions.pop((table, seat), None)
        if seat is None:
            self._spectating.give_back(self.address)
        await self.hub.presence.unsubscribe(table, subscription)
