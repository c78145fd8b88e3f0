"""uvicorn's WebSocket with a fast path for nearly every message: a text in one frame.

Out: the text is sent immediately, with no task to wake and no frame to assemble. In: it reaches the application without
the general parser, and without a queue if the application takes it so; reading pauses only for a client that sends
faster than it is answered: a pause costs two system calls. All this looks inside uvicorn and websockets, so
pyproject.toml caps both: raise a cap when tests/server/test_frames.py passes.

Everything else is read a piece at a time, so that no peer keeps the others waiting, and pings, pongs and pieces of
messages are counted: the application says how many are too many. A peer that does not read gets no pongs, and is not
waited for when it is closed.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import NamedTuple

from starlette.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]
    Frame,
    apply_mask,  # the compiled one, where there is one
)
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from rockfall.server.door import Door
from rockfall.server.outbox import TEXT, SendNow

EXTENSION = "rockfall.frames"
MASKED = 0x80
WAITING = 1  # messages that may wait before reading is paused
PIECE = 1024  # bytes that are read before anything else may happen: at most 170 frames
EARLY = 50  # pings and pongs before the application listens
AFTER = 65_536  # bytes that are read after we have closed, until the peer closes too
PATIENCE = 5.0  # seconds in which a peer that was closed may still read
FLOODING = 1008


Take = Callable[[str], bool]  # takes a text immediately, or says that it must wait for its turn
Allows = Callable[[int], bool]  # whether there may be so many more pings and pongs


class ShortWays(NamedTuple):
    """Past the queues of ASGI, in both directions."""

    send: SendNow
    listen: Callable[[Take | None], None]  # to be asked for every text that nothing older waits before
    watch: Callable[[Allows], None]  # to be asked about pings and pongs
    abort: Callable[[], None]  # close soon, whether the peer reads or not


def short_ways_of(scope: Scope) -> ShortWays | None:
    """Those of this socket, if the server has them."""
    found: ShortWays | None = scope.get("extensions", {}).get(EXTENSION)
    return found


def text_of(data: bytes, limit: int) -> str | None:
    """The text of a client, if these bytes are one whole frame of an ordinary size with nothing else to it."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, start = data[1] - MASKED, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if len(data) != start + size or size == 127 or size > limit:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def is_between_frames(parsing: Protocol) -> bool:
    """Whether the connection is open and everything that came so far was whole frames and whole messages."""
    if parsing.state is not State.OPEN or parsing.current_size is not None:
        return False
    waits: object = parsing.parser
    while isinstance(waits, GeneratorType) and waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return isinstance(waits, GeneratorType) and waits.gi_code is StreamReader.at_eof.__code__


class FrameProtocol(WebSocketsSansIOProtocol):
    """Offers the short ways to applications, as an extension of ASGI; a text also comes in shorter without it."""

    is_short = False  # whether the next bytes may take the short way in
    take: Take | None = None
    allows: Allows | None = None
    rest = b""  # came, and is not read yet
    controls = 0  # pings and pongs since `allows` was asked
    early = 0  # bytes and frames that came before or after the application listened
    is_out = False

    def data_received(self, data: bytes) -> None:
        text = text_of(data, self.config.ws_max_size) if self.is_short and not self.close_sent else None
        if text is None or self.rest:
            self._read(self.rest + data)
            return
        if self.take is not None and self.queue.empty() and self.take(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > WAITING:
            self._pause()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        """The ordinary way, a piece at a time; what must wait until the application has taken a message is kept."""
        self.rest = b""
        if self.close_sent:
            self.early += len(data)
            if self.early > AFTER:
                self.transport.abort()
                return
        for start in range(0, len(data), PIECE):
            if self.is_out:
                return
            if not self.close_sent and self.queue.qsize() > WAITING:
                self.rest = data[start:]
                self._pause()
                break
            super().data_received(data[start : start + PIECE])
            if self.controls and not self._may_go_on():
                self._cut_off(FLOODING, "too many pings or pongs")
                return
        self.is_short = not self.rest and is_between_frames(self.conn)

    def _may_go_on(self) -> bool:
        count, self.controls = self.controls, 0
        if self.allows is not None:
            return self.allows(count)
        self.early += count
        return self.early <= EARLY

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and not self.is_out:
            if self.rest:
                self._read(self.rest)
            if self.queue.empty() and not self.rest and self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        return message

    # -- pings, pongs, pieces ----------------------------------------------------------------------------------

    def handle_ping(self) -> None:
        self.controls += 1
        pongs = self.conn.data_to_send()
        if self.writable.is_set() and not self.is_out:
            self.transport.write(b"".join(pongs))

    def handle_pong(self, event: Frame) -> None:
        self.controls += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.controls += 1  # pieces of messages may be empty, and without end
        super().handle_cont(event)

    # -- the end ------------------------------------------------------------------------------------------

    def _cut_off(self, code: int, reason: str) -> None:
        self.is_out = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.fail(code, reason)
        self._pause()
        if self.writable.is_set():
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.abort()

    def abort(self) -> None:
        """A peer that reads nothing would keep its connection for ever: what was sent to it has to leave first."""
        self.loop.call_later(PATIENCE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest = b""
        door: Door | None = getattr(self.config, "door", None)
        if door is not None:
            door.leave(self.transport)
        super().connection_lost(exc)

    # -- the short ways -----------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        scope: Scope = self.scope  # type: ignore[assignment]
        ways = ShortWays(self.send_now, self.listen, self.watch, self.abort)
        scope.setdefault("extensions", {})[EXTENSION] = ways
        await super().run_asgi()
        if not self.disconnected:
            self.abort_later()

    def abort_later(self) -> None:
        """The application has ended; the peer has its time to close, and then some."""
        self.loop.call_later(self.close_timeout + PATIENCE, self.transport.abort)

    def listen(self, take: Take | None) -> None:
        self.take = take

    def watch(self, allows: Allows) -> None:
        self.allows = allows

    def send_now(self, frames: bytes) -> bool:
        """Send these frames, or say that they must wait: the peer is slow, or gone."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frames)
        return True
