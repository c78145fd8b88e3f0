"""uvicorn's WebSocket with a fast path for nearly every message: a text in one frame.

Out: the text is sent immediately, with no task to wake and no frame to assemble. In: it reaches the application without
the general parser, and without a queue if the application takes it so; reading pauses only for a client that sends
faster than it is answered: a pause costs two system calls. All this looks inside uvicorn and websockets, so
pyproject.toml caps both: raise a cap when tests/server/test_frames.py passes.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import NamedTuple

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from rockfall.server.outbox import TEXT, SendNow

EXTENSION = "rockfall.frames"
MASKED = 0x80
WAITING = 1  # messages that may wait before reading is paused


Take = Callable[[str], bool]  # takes a text immediately, or says that it must wait for its turn


class ShortWays(NamedTuple):
    """Past the queues of ASGI, in both directions."""

    send: SendNow
    listen: Callable[[Take | None], None]  # to be asked for every text that nothing older waits before


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

    def data_received(self, data: bytes) -> None:
        text = text_of(data, self.config.ws_max_size) if self.is_short and not self.close_sent else None
        if text is None:
            super().data_received(data)
            self.is_short = is_between_frames(self.conn)
            return
        if self.take is not None and self.queue.empty() and self.take(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        scope: Scope = self.scope  # type: ignore[assignment]
        scope.setdefault("extensions", {})[EXTENSION] = ShortWays(self.send_now, self.listen)
        await super().run_asgi()

    def listen(self, take: Take | None) -> None:
        self.take = take

    def send_now(self, frames: bytes) -> bool:
        """Send these frames, or say that they must wait: the peer is slow, or gone."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frames)
        return True
