"""Who may ask for how much: every limit that is one of addresses, IPv6 networks and guests, or of everybody together.

What comes in has a cost. One request costs 1, what makes the server work hard costs more, and what turns out to have
been dear (`spent`) is charged afterwards. Moves on sockets pass the budgets of their connection and address only;
everything else also passes the gate, so that moves go first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar

from rockfall.server.config import Config
from rockfall.server.door import Door
from rockfall.server.gate import Gate
from rockfall.server.intake import Intake
from rockfall.server.limits import Quota, Rates
from rockfall.server.refused import Refused

CONNECTIONS = 10  # busy ones of one address: what its messages may cost, in those of one connection
HELD = 500  # refusals that are held back, so that asking again at once is no use
HOLD = 1.0  # seconds, at most
WAITING_EACH = 8  # hints, and replays, that one address may wait for
CUT_OFF = 20.0  # requests' worth, for a connection that had to be cut off

_charge: ContextVar[Callable[[float], None] | None] = ContextVar("charge", default=None)


def spent(seconds: float) -> None:
    """Somebody made the server work for so long; whoever it was is charged for it."""
    charge = _charge.get()
    if charge is not None:
        charge(seconds)


class Admission:
    def __init__(self, config: Config) -> None:
        self.requests = Rates(config.request_rate, config.request_rate * 2, "requests")
        self.messages = Rates(config.message_rate * CONNECTIONS, config.message_rate * CONNECTIONS * 2, "messages")
        self.makings = Rates(config.table_rate / 60, max(10.0, config.table_rate / 2), "new tables and guests")
        self.connected = Quota(config.connections_each, "connections")
        self.spectating = Quota(config.spectators_each, "tables watched")
        self.hints = Quota(WAITING_EACH, "hints", config.hint_seconds * 2)
        self.replays = Quota(WAITING_EACH, "replays", 2.0)
        self.gate = Gate(config.work_rate)
        self.door = Door(config.connections, max(20, 2 * config.connections_each), config.proxies)
        self.intake = Intake()
        self.answers = Intake()
        self._held = 0

    async def check(self, address: str, cost: float) -> None:
        """Refused if an address, or its network, asks too fast; then it waits for the refusal, too."""
        try:
            self.requests.check(address, time.monotonic(), cost)
        except Refused as refused:
            if self._held < HELD:
                self._held += 1
                try:
                    await asyncio.sleep(min(HOLD, refused.retry_after or HOLD))
                finally:
                    self._held -= 1
            raise

    def check_guest(self, guest: str, cost: float = 1.0) -> None:
        """The same budget for a guest, whatever addresses they have."""
        self.requests.check("guest " + guest, time.monotonic(), cost)

    def answers_for(self, address: str) -> None:
        """What is spent from here on, in this task, is charged to an address."""

        def charge(seconds: float) -> None:
            now = time.monotonic()
            self.requests.fine(address, now, seconds * self.requests.rate)
            self.messages.fine(address, now, seconds * self.messages.rate)

        _charge.set(charge)

    def cut_off(self, address: str) -> None:
        """A connection of theirs flooded: so much for reconnecting."""
        self.requests.fine(address, time.monotonic(), CUT_OFF)

    def gauges(self) -> dict[str, float]:
        """Lengths of queues, and how much of each budget is used by whoever has used most of it."""
        now = time.monotonic()
        return {
            "open_connections": len(self.door),
            "connections_sent_away": self.door.sent_away,
            "requests_unread": len(self.intake),
            "requests_waiting": self.gate.waiting,
            "refusals_held": self._held,
            'budget_used{budget="requests"}': self.requests.used(now),
            'budget_used{budget="messages"}': self.messages.used(now),
            'budget_used{budget="making"}': self.makings.used(now),
            'budget_used{budget="sockets"}': self.connected.used(),
            'budget_used{budget="connections"}': self.door.used(),
            'budget_used{budget="work"}': self.gate.used(),
        }
