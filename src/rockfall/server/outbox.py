"""What one socket has to send. Nothing blocks here: what the peer cannot take yet is kept, up to a limit."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from rockfall.server.metrics import Metrics

TEXT = 0x81  # the only frame of a text message (RFC 6455, 5.2)

SendNow = Callable[[bytes], bool]  # takes frames, or says that they must wait: the peer is slow, or gone
Soon = Callable[[Callable[[], None]], object]  # calls something at the end of this round of the event loop


def framed(text: bytes) -> bytes:
    """A text as the frame that a server sends."""
    size = len(text)
    if size < 126:
        return bytes([TEXT, size]) + text
    if size < 65_536:
        return bytes([TEXT, 126, size >> 8, size & 255]) + text
    return bytes([TEXT, 127]) + size.to_bytes(8, "big") + text


class Outbox:
    """Sends texts in the order they came: immediately, or when `take` is called."""

    def __init__(self, metrics: Metrics, limit: int, soon: Soon, wake: Callable[[], None]) -> None:
        self.send_now: SendNow | None = None
        self.is_held = False  # what a command leads to and its ack, mostly, leave together
        self.is_gathering = False  # the same until `flush`, which somebody will call
        self.is_pumping = False  # something older is on its way out
        self.is_overfull = False  # the peer has fallen too far behind
        self.is_closed = False
        self._metrics = metrics
        self._limit = limit
        self._soon = soon
        self._wake = wake
        self._held: list[bytes] = []  # until the end of this round of the event loop
        self._waiting: deque[bytes] = deque()
        self._bytes = 0

    def send(self, text: bytes) -> None:
        if self.is_closed:
            return
        if self.is_gathering:
            self._held.append(text)
        elif self.is_held or self._held:
            if not self._held:
                self._soon(self.flush)
            self._held.append(text)
        elif not self._sent_now(framed(text)):
            self._keep([text])
        else:
            self._metrics.messages_out += 1

    def flush(self) -> None:
        """Send what was held."""
        self.is_gathering = False
        if not self._held:
            return
        held, self._held = self._held, []
        if self.is_closed:
            return
        if self._sent_now(b"".join([framed(text) for text in held])):
            self._metrics.messages_out += len(held)
        else:
            self._keep(held)

    def _sent_now(self, frames: bytes) -> bool:
        send_now = self.send_now
        return send_now is not None and not self.is_pumping and not self._waiting and send_now(frames)

    def _keep(self, texts: list[bytes]) -> None:
        for text in texts:
            self._waiting.append(text)
            self._bytes += len(text)
        if self._bytes > self._limit:
            self._waiting.clear()
            self._bytes = 0
            self.is_overfull = self.is_closed = True
            self._metrics.slow_closed += 1
        self._wake()

    def close(self, last: bytes) -> None:
        """Send this, and nothing after it."""
        self._waiting.append(last)
        self.is_closed = True
        self._wake()

    def take(self) -> bytes | None:
        """The oldest waiting text."""
        if not self._waiting:
            return None
        text = self._waiting.popleft()
        self._bytes -= len(text)
        self._metrics.messages_out += 1
        return text
