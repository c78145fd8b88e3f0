"""This process among those that share a PostgreSQL: a *node*. It has a number, and a lease on it.

The lease is renewed four times while it lasts. A node that does not renew it, because it is frozen or cut off, is dead
to the others when it ends: they take over its tables, and PostgreSQL refuses whatever it still writes. The node itself
goes by a clock of its own that runs out no later, so it notices without asking anybody.

A node also holds an advisory lock of its number on the connection on which it listens. The lock goes when the process
or its connection does, so that a death is noticed before the lease ends.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg

from rockfall.server.store import LeaseLost, patience

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

LEASE = 2.0  # seconds; see the setting lease_seconds
RENEWALS = 4  # while a lease lasts, at least
LOOK_EVERY = 0.5  # seconds, at most, between looks at who is alive
CHANNEL = "rockfall"
TELL_TIME = "INSERT INTO clock VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET now = excluded.now"
ALIVE = 0x726F636B  # what advisory locks are for

Hear = Callable[..., None]


class Node:
    def __init__(self, address: str, lease: float, hear: Hear) -> None:
        self.number = 0
        self.living: frozenset[int] = frozenset()  # all nodes, this one included
        self.lease = lease
        self._address = address
        self._hear = hear
        self._until = 0.0  # when the lease ends, by our own clock
        self.listener: Connection | None = None

    @property
    def pause(self) -> float:
        """Seconds between two renewals, which are also looks at the others."""
        return min(LOOK_EVERY, self.lease / RENEWALS)

    @property
    def holds(self) -> bool:
        """Whether this node may still act for others to see."""
        return time.monotonic() < self._until

    @property
    def is_connected(self) -> bool:
        return self.listener is not None and not self.listener.is_closed()

    @property
    def is_alone(self) -> bool:
        return self.living == {self.number}

    def check(self) -> None:
        if not self.holds:
            raise LeaseLost

    async def join(self) -> None:
        """Take a number and a lease on it, and listen."""
        await self.leave()
        listener = await connected(self._address, self.lease)
        try:
            async with patience.limited(listener, patience.STATEMENT):
                began = time.monotonic()
                number = await listener.fetchval("SELECT nextval('process_numbers')::INTEGER")
                await listener.execute("SELECT pg_advisory_lock($1, $2)", ALIVE, number)
                query = "INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2))"
                await listener.execute(query, number, self.lease)
                await listener.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'")
                self.number = number
                await listener.add_listener(CHANNEL, self._hear)
                self.living = await _living(listener)
                await listener.execute("SELECT pg_notify($1, $2)", CHANNEL, f"joined {number}")
        except BaseException:  # closed in the middle of it, say
            listener.terminate()
            raise
        self._until = began + self.lease
        self.listener = listener

    async def renew(self, now: int | None) -> bool:
        """Renew the lease, tell the time by which games are played, and see who is alive.

        Whether everybody is who was; LeaseLost if it is too late.
        """
        assert self.listener is not None
        self.check()
        began = time.monotonic()
        async with patience.limited(self.listener, self._until - began):
            query = """UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2)
                WHERE process = $1 AND until > clock_timestamp() RETURNING true"""
            is_renewed: Any = await self.listener.fetchval(query, self.number, self.lease)
            if not is_renewed:
                self._until = 0.0
                raise LeaseLost
            self._until = began + self.lease
            if now is not None:
                await self.listener.execute(TELL_TIME, now)
            before, self.living = self.living, await _living(self.listener)
        return before <= self.living

    def has_lost(self) -> None:
        """PostgreSQL said so."""
        self._until = 0.0

    def heard_of(self, number: int) -> None:
        """So that its death is noticed, however soon it comes."""
        if number not in self.living:
            self.living |= {number}

    async def leave(self) -> None:
        listener, self.listener = self.listener, None
        if listener is not None:
            with suppress(*patience.LOST):
                listener.terminate()


async def connected(address: str, lease: float) -> Connection:
    """A connection, in time."""
    try:
        return await asyncpg.connect(address, timeout=patience.CONNECT, server_settings=patience.settings(lease))
    except patience.LOST as error:
        raise patience.unanswered(error) from None


async def _living(connection: Connection) -> frozenset[int]:
    return frozenset(row[0] for row in await connection.fetch("SELECT process FROM living"))
