"""uvicorn's HTTP with limits to its patience: for a request's head, for its body, and for who reads the answer.

Whoever takes longer is told so and let go. How many connections there are is up to door.py. Like frames.py this looks
inside uvicorn, whose version pyproject.toml caps.
"""

from __future__ import annotations

import asyncio
from typing import Literal

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from rockfall.server.door import Door
from rockfall.server.intake import Intake
from rockfall.server.metrics import Metrics
from rockfall.server.refused import Refused

Phase = Literal["", "head", "body"]
READ_SECONDS = 30.0  # an answer of which nothing was read for so long is read by nobody
LATE = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 22\r\n\r\n"
    b"The request was late.\n"
)


class Settings(uvicorn.Config):
    """uvicorn's, and what its connections need of ours."""

    door: Door
    intake: Intake
    metrics: Metrics
    head_seconds: float = 10.0
    body_seconds: float = 30.0


def refusal_bytes(refused: Refused) -> bytes:
    """An answer to a request that nobody has read."""
    status = b"429 Too Many Requests" if refused.code == "too-many" else b"503 Service Unavailable"
    body = msgspec.json.encode(
        {
            "code": refused.code,
            "message": str(refused),
            "expected": refused.expected,
            "got": refused.got,
            "retry_after": refused.retry_after,
        }
    )
    head = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-type: application/json\r\nretry-after: %d\r\n"
    return head % (status, max(1, round(refused.retry_after or 1))) + b"content-length: %d\r\n\r\n" % len(body) + body


class PatientProtocol(H11Protocol):
    """One connection for requests, until it closes or becomes a socket."""

    config: Settings
    is_out = False  # sent away: nothing is read any more
    phase: Phase = ""
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _has_asked = False
    _unread = b""  # came, and waits for its round
    _is_paused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.config.door.enter(transport, self.client[0] if self.client else "", self)
        if refused is not None:
            self.config.metrics.refused(refused)
            self._send_away(refusal_bytes(refused))
            return
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.leave(self.transport)
        self._wait_for("")
        self._stop_reading_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_out:
            return
        is_first = not self._unread
        self._unread += data
        if is_first:
            self.config.intake.take(self._read)
        elif not self.flow.read_paused:  # a round is short: what comes meanwhile is enough
            self._is_paused = True
            self.flow.pause_reading()

    def _read(self) -> None:
        data, self._unread = self._unread, b""
        if not data or self.is_out or self.transport.is_closing():
            return
        if self._is_paused:
            self._is_paused = False
            self.flow.resume_reading()
        super().data_received(data)
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.is_out = True  # for this protocol
        self._wait_for("")
        self.config.door.became_socket(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._has_asked = True
        super().on_response_complete()
        if not self.is_out:
            self._look()

    # -- requests ---------------------------------------------------------------------------------------

    def is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete or self.conn.their_state is h11.SEND_BODY

    def make_room(self) -> None:
        self._send_away(LATE)

    def _look(self) -> None:
        """What we wait for now."""
        if self.is_out:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait_for("body")
        elif state is h11.IDLE and (not self._has_asked or self.conn.trailing_data[0]):
            self._wait_for("head")
        else:  # for our own answer, or for another request, which uvicorn limits
            self._wait_for("")

    def _wait_for(self, phase: Phase) -> None:
        """Each phase has its time, which begins once."""
        if phase == self.phase:
            return
        self.phase = phase
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if phase:
            seconds = self.config.head_seconds if phase == "head" else self.config.body_seconds
            self._timer = self.loop.call_later(seconds, self._is_late)

    def _is_late(self) -> None:
        self._timer = None
        self.config.metrics.late_closed += 1
        self._send_away(LATE)

    def _send_away(self, answer: bytes) -> None:
        """Nothing is read from now on, and little is written."""
        self.is_out = True
        self._wait_for("")
        self.flow.pause_reading()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(answer)
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    # -- answers ----------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(READ_SECONDS, self._reads_nothing)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading_timer()

    def _stop_reading_timer(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _reads_nothing(self) -> None:
        self._reading = None
        self.config.metrics.slow_closed += 1
        self.transport.abort()
