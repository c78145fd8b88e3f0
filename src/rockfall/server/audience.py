"""Who watches a table, and how they are told what happens there."""

from __future__ import annotations

from typing import Protocol

from rockfall.server.table import Table
from rockfall.server.wire import Announcement, Sight


class Listener(Protocol):
    """Somebody's connection. `send` never waits; the connection itself cuts off clients that cannot keep up."""

    def send(self, data: bytes) -> None: ...

    def lose(self, table: str, viewer: int | None) -> None:
        """A subscription has ended, and with it the right to act for its seat."""


class Subscription:
    """One viewer of one table on one connection."""

    __slots__ = ("guest", "id", "listener", "owner", "viewer")

    def __init__(self, listener: Listener, id: str, viewer: int | None, guest: str | None, owner: str | None) -> None:
        self.listener = listener
        self.id = id  # what the client called it
        self.viewer = viewer
        self.guest = guest
        self.owner = owner  # whose seat it was when they began to watch, perhaps by a seat token


def tell(
    audience: list[Subscription], sights: dict[int | None, Sight], table: Table, announcement: Announcement
) -> None:
    """Send everybody what it means for them; viewers who see the same get the same bytes."""
    made: dict[int | None, bytes] = {}
    for each in audience:
        viewer = each.viewer
        data = made.get(viewer)
        if data is None:
            data = made[viewer] = sights[viewer].update(table, announcement)
        each.listener.send(data)
