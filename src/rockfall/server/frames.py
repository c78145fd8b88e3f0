"""uvicorn's WebSocket with a short way out: a text is sent at once, without a task to wake and a frame to assemble."""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "rockfall.send_now"
TEXT = 0x81  # the only frame of a text message (RFC 6455, 5.2)

SendNow = Callable[[list[bytes]], bool]


def send_now_of(scope: Scope) -> SendNow | None:
    """The short way, if the server has it."""
    found: SendNow | None = scope.get("extensions", {}).get(EXTENSION, {}).get("send")
    return found


def framed(text: bytes) -> bytes:
    """A text as the frame that a server sends."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


class FrameProtocol(WebSocketsSansIOProtocol):
    """Offers the short way to applications, as an extension of ASGI."""

    async def run_asgi(self) -> None:
        scope: Scope = self.scope  # type: ignore[assignment]
        scope.setdefault("extensions", {})[EXTENSION] = {"send": self.send_now}
        await super().run_asgi()

    def send_now(self, texts: list[bytes]) -> bool:
        """Send these texts, or say that they must wait: the peer is slow, or gone."""
        is_open = self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True
