"""One socket: reads messages, answers them, and sends what its tables have to tell, without ever waiting for the other.

What cannot be sent yet is kept, up to a limit; who falls behind further is cut off and may come back and be told what
was missed.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from rockfall.server import commands as ask
from rockfall.server import protocol as wire
from rockfall.server.config import Config
from rockfall.server.frames import SendNow
from rockfall.server.hub import Hub, Subscription, normal
from rockfall.server.limits import Bucket, Quota
from rockfall.server.logs import failure
from rockfall.server.refused import Refused
from rockfall.server.store import Guest

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATIENCE = 100  # refusals for being too fast, after which a flooding client is cut off
SUBSCRIPTIONS = 64  # on one connection

SHUTDOWN, TOO_SLOW, FLOODING = 1012, 1013, 1008


class Connection:
    """See Listener in hub.py."""

    def __init__(
        self, hub: Hub, config: Config, guest: Guest | None, address: str, spectating: Quota, server: str
    ) -> None:
        self.hub = hub
        self.config = config
        self.guest = guest
        self.address = address
        self._spectating = spectating
        self._server = server
        self._held: list[bytes] = []  # until the end of this round of the event loop
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._subscriptions: dict[tuple[str, int | None], Subscription] = {}
        self._bucket = Bucket(config.message_rate, config.message_rate * 2, time.monotonic())
        self._impatience = 0
        self._is_busy = False
        self._idle = asyncio.Event()
        self._send_now: SendNow | None = None
        self._is_pumping = False  # something older is on its way out

    def send(self, data: bytes) -> None:
        if self._closing is not None:
            return
        if self._is_busy or self._held:  # what a command leads to and its ack, mostly, leave together
            if not self._held:
                asyncio.get_running_loop().call_soon(self._flush)
            self._held.append(data)
        else:
            self._send([data])

    def _flush(self) -> None:
        if self._held:
            held, self._held = self._held, []
            self._send(held)

    def _send(self, texts: list[bytes]) -> None:
        if self._send_now is not None and not self._is_pumping and not self._outbox and self._send_now(texts):
            self.hub.metrics.messages_out += len(texts)
            return
        self._outbox.extend(texts)
        self._outbox_bytes += sum(map(len, texts))
        if self._outbox_bytes > self.config.outbox_bytes:
            self.hub.metrics.slow_closed += 1
            self._outbox.clear()
            self._outbox_bytes = 0
            self.close(TOO_SLOW, "too slow: connect again to be told what was missed", 1.0)
        self._wake.set()

    def close(self, code: int, reason: str, again_after: float) -> None:
        """Say goodbye and nothing else any more."""
        if self._closing is not None:
            return
        self._flush()
        if self._closing is not None:  # it was too much for a slow peer
            return
        self._outbox.append(wire.encode(wire.ServerOutGoodbye(reason=reason, again_after=again_after)))
        self._closing = (code, reason)
        self._wake.set()

    async def run(self, receive: Receive, send: Send, send_now: SendNow | None = None) -> None:
        """Until either side closes. What `send_now` takes need not wait for its turn."""
        self._send_now = send_now
        welcome = wire.ServerOutWelcome(
            protocol=wire.PROTOCOL,
            server=self._server,
            name=None if self.guest is None else self.guest.name,
            message_bytes=self.config.message_bytes,
        )
        self.send(wire.encode(welcome))
        pump = asyncio.create_task(self._pump(send))
        listen = asyncio.create_task(self._listen(receive))
        try:
            await asyncio.wait([pump, listen], return_when=asyncio.FIRST_COMPLETED)
        finally:
            pump.cancel()
            if self._is_busy:  # what is being stored must also be told
                await self._idle.wait()
            listen.cancel()
            await asyncio.gather(pump, listen, return_exceptions=True)
            for (table, seat), subscription in list(self._subscriptions.items()):
                await asyncio.shield(self._unsubscribe(table, seat, subscription))

    async def _pump(self, send: Send) -> None:
        outbox = self._outbox
        while True:
            while outbox:
                data = outbox.popleft()
                self._outbox_bytes -= len(data)
                self.hub.metrics.messages_out += 1
                self._is_pumping = True
                await send({"type": "websocket.send", "text": data.decode()})
                self._is_pumping = False
            if self._closing is not None:
                await send({"type": "websocket.close", "code": self._closing[0], "reason": self._closing[1]})
                return
            self._wake.clear()
            await self._wake.wait()

    async def _listen(self, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                data = message.get("text")
                self._is_busy = True
                self._idle.clear()
                await self._answer(message.get("bytes") or b"" if data is None else data)
                self._is_busy = False
                self._idle.set()

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
        except Refused as refused:
            self.hub.metrics.refusals += 1
            self.send(wire.encode(wire.error_of(refused, id)))
        except asyncio.CancelledError:
            raise
        except Exception:
            self.hub.metrics.server_errors += 1
            failure("a message could not be answered")
            trouble = Refused("server-error", "to be able to do this", "an error, which is in the log")
            self.send(wire.encode(wire.error_of(trouble, id)))

    def _check_rate(self) -> None:
        if self._bucket.take(time.monotonic()):
            self._impatience = 0
            return
        self._impatience += 1
        if self._impatience >= PATIENCE:
            self.close(FLOODING, "too many messages", 10.0)
        raise Refused("too-fast", f"at most {self.config.message_rate:g} messages a second", "more")

    async def _command(self, message: wire.ClientInCommand) -> None:
        code = normal(message.table)
        seats = frozenset(seat for table, seat in self._subscriptions if table == code and seat is not None)
        version, is_repeat, rematch = await self.hub.command(code, self.guest, message.command, seats)
        if isinstance(message.command, ask.Move) or message.id:
            ack = wire.ServerOutAck(id=message.id, table=code, version=version, is_repeat=is_repeat, rematch=rematch)
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
            subscription = await self.hub.subscribe(self, self.guest, message)
        except BaseException:
            if before is None and message.seat is None:
                self._spectating.give_back(self.address)
            raise
        self._subscriptions[key] = subscription
        if before is not None:
            await self.hub.unsubscribe(key[0], before)

    def lose(self, table: str, viewer: int | None) -> None:
        self._subscriptions.pop((table, viewer), None)

    async def _unsubscribe(self, table: str, seat: int | None, subscription: Subscription) -> None:
        self._subscriptions.pop((table, seat), None)
        if seat is None:
            self._spectating.give_back(self.address)
        await self.hub.unsubscribe(table, subscription)
