"""Every connection that is open, whatever it is for: counted by address and in all, so that none is left to nobody.

When there is no room, whoever stands there without asking for anything goes first: a connection between requests, or
one that has not finished its request. People who play are on sockets, and are never asked to leave.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from typing import Any, Protocol

from rockfall.server.networks import holders, is_among, network
from rockfall.server.refused import Refused

FILES = 100  # descriptors that are for the store, workers and files
CROWDED = 0.8  # of all places: the rest is for people who play
AGAIN = 5.0  # seconds
LOOKED = 20  # connections, for one that may make room


class Visitor(Protocol):
    """A connection that has not become a socket."""

    def is_idle(self) -> bool: ...

    def make_room(self) -> None:
        """Leave now."""


class Door:
    def __init__(self, most: int, each: int, proxies: list[str]) -> None:
        self._most = min(most, max(FILES, files_allowed() - FILES))
        self._each = each
        self._proxies = proxies
        self._held: Counter[str] = Counter()
        self._inside: dict[Any, str] = {}  # every connection, by its transport, with its address
        self._visitors: dict[Any, Visitor] = {}  # those that are no sockets, oldest first
        self._visitors_of: dict[str, dict[Any, Visitor]] = {}  # by network
        self.sent_away = 0

    def __len__(self) -> int:
        return len(self._inside)

    @property
    def is_crowded(self) -> bool:
        return len(self._inside) >= self._most * CROWDED

    def used(self) -> float:
        return len(self._inside) / self._most

    def enter(self, transport: Any, address: str, visitor: Visitor) -> Refused | None:
        """Why there is no room for a new connection; None if there is."""
        if not self._has_room(address) and not self._make_room(address):
            expected = f"at most {self._each} connections from one address"
            return Refused("too-many", expected, "one more", retry_after=AGAIN, limit="connections")
        if len(self._inside) >= self._most and not self._make_room(None):
            expected = f"at most {self._most} connections"
            return Refused("too-busy", expected, "one more", retry_after=AGAIN, limit="connections")
        self._inside[transport] = address
        self._visitors[transport] = visitor
        self._visitors_of.setdefault(network(address), {})[transport] = visitor
        for key, _ in holders(address):
            self._held[key] += 1
        return None

    def became_socket(self, transport: Any) -> None:
        if self._visitors.pop(transport, None) is not None:
            key = network(self._inside[transport])
            del self._visitors_of[key][transport]
            if not self._visitors_of[key]:
                del self._visitors_of[key]

    def leave(self, transport: Any) -> None:
        self.became_socket(transport)
        address = self._inside.pop(transport, None)
        if address is None:
            return
        for key, _ in holders(address):
            self._held[key] -= 1
            if self._held[key] <= 0:
                del self._held[key]

    def _has_room(self, address: str) -> bool:
        if self._proxies and is_among(address, self._proxies):
            return True  # it speaks for many
        return all(self._held[key] < self._each * share for key, share in holders(address))

    def _make_room(self, address: str | None) -> bool:
        """Send the oldest idle connection away, of this address or of any; whether there was one."""
        among = self._visitors if address is None else self._visitors_of.get(network(address), {})
        for transport, visitor in islice(among.items(), LOOKED):
            if visitor.is_idle():
                self.leave(transport)
                self.sent_away += 1
                visitor.make_room()
                return True
        return False


def files_allowed() -> int:
    """How many files and connections this process may have open; as many as it can get."""
    if sys.platform == "win32":
        return 1_000_000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            pass
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft
