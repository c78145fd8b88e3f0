"""What a socket has to send: in order, at once where it can be, and never more than the limit."""

from __future__ import annotations

from collections.abc import Callable

from rockfall.server.metrics import Metrics
from rockfall.server.outbox import Outbox, framed


class Peer:
    """Somebody who reads, or does not, with the outbox of the server's end."""

    def __init__(self, limit: int = 1000) -> None:
        self.is_reading = True
        self.got: list[bytes] = []
        self.soon: list[Callable[[], None]] = []
        self.wakes = 0
        self.metrics = Metrics()
        self.outbox = Outbox(self.metrics, limit, self.soon.append, self._wake)
        self.outbox.send_now = self._send_now

    def _wake(self) -> None:
        self.wakes += 1

    def _send_now(self, frames: bytes) -> bool:
        if self.is_reading:
            self.got.append(frames)
        return self.is_reading

    def end_of_round(self) -> None:
        calls, self.soon[:] = list(self.soon), []
        for call in calls:
            call()

    def waiting(self) -> list[bytes]:
        return list(iter(self.outbox.take, None))


def test_a_text_leaves_at_once() -> None:
    peer = Peer()
    peer.outbox.send(b"one")
    assert peer.got == [framed(b"one")]
    assert (peer.waiting(), peer.wakes, peer.metrics.messages_out) == ([], 0, 1)


def test_what_a_command_leads_to_leaves_together() -> None:
    peer = Peer()
    peer.outbox.is_held = True
    peer.outbox.send(b"update")
    peer.outbox.is_held = False
    peer.outbox.send(b"ack")
    assert peer.got == []
    peer.end_of_round()
    assert peer.got == [framed(b"update") + framed(b"ack")]
    assert (peer.soon, peer.metrics.messages_out) == ([], 2)


def test_without_a_short_way_everything_waits_to_be_taken() -> None:
    peer = Peer()
    peer.outbox.send_now = None
    peer.outbox.send(b"one")
    peer.outbox.send(b"two")
    assert (peer.wakes, peer.metrics.messages_out) == (2, 0)
    assert peer.waiting() == [b"one", b"two"]
    assert peer.metrics.messages_out == 2


def test_nothing_overtakes_what_waits() -> None:
    peer = Peer()
    peer.is_reading = False
    peer.outbox.send(b"one")
    peer.is_reading = True
    peer.outbox.send(b"two")
    assert peer.got == []
    assert peer.outbox.take() == b"one"
    peer.outbox.is_pumping = True  # the first is on its way
    assert peer.outbox.take() == b"two"
    peer.outbox.send(b"three")
    assert (peer.got, peer.waiting()) == ([], [b"three"])
    peer.outbox.is_pumping = False
    peer.outbox.send(b"four")
    assert peer.got == [framed(b"four")]


def test_who_falls_too_far_behind_gets_nothing_any_more() -> None:
    peer = Peer(limit=10)
    peer.is_reading = False
    peer.outbox.send(b"x" * 10)
    assert not peer.outbox.is_overfull
    peer.outbox.send(b"y")
    assert peer.outbox.is_overfull
    peer.outbox.send(b"z")
    peer.outbox.is_held = True
    peer.outbox.send(b"held")
    peer.end_of_round()
    assert peer.metrics.slow_closed == 1
    peer.outbox.close(b"goodbye")
    assert peer.waiting() == [b"goodbye"]


def test_what_was_taken_counts_no_more() -> None:
    peer = Peer(limit=10)
    peer.is_reading = False
    for _ in range(5):
        peer.outbox.send(b"x" * 8)
        assert peer.outbox.take() == b"x" * 8
    assert not peer.outbox.is_overfull


def test_nothing_follows_a_goodbye() -> None:
    peer = Peer()
    peer.outbox.is_held = True
    peer.outbox.send(b"held")
    peer.outbox.close(b"goodbye")
    peer.outbox.send(b"late")
    peer.end_of_round()
    assert (peer.got, peer.waiting()) == ([], [b"goodbye"])
