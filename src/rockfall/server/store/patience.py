"""How long PostgreSQL may take: nothing waits for ever for a database that hangs, or for a network that lost it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg

from rockfall.server.logs import note
from rockfall.server.store.files import QUIET, StoreTrouble

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

CONNECT = 5.0  # seconds until there is a connection
STATEMENT = 5.0  # for whatever people wait for
LONG = 60.0  # for deleting what is old, and until another server has started
UPGRADE = 3600.0  # for starting: the first time after an upgrade everything may have to be rewritten
GOODBYE = 1.0  # for taking leave when the server closes

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)


class Unanswered(StoreTrouble):
    """PostgreSQL is gone, or hangs. Whether it did what it was asked, nobody knows yet."""

    def __init__(self, got: str) -> None:
        super().__init__("a database that answers", got)


def settings(lease: float) -> dict[str, str]:
    """What PostgreSQL itself ends: a process frozen in the middle of a transaction shall not keep its tables locked."""
    return {
        "application_name": "rockfall",
        "statement_timeout": str(int(LONG * 1000)),
        "idle_in_transaction_session_timeout": str(max(1, int(lease * 750))),
    }


@asynccontextmanager
async def limited(connection: Connection, seconds: float) -> AsyncIterator[None]:
    """Whatever is done with a connection ends by then, and if need be the connection with it.

    It is cut rather than asked to cancel: that, too, would wait for an answer.
    """
    late = asyncio.get_running_loop().call_later(seconds, connection.terminate)
    began = time.monotonic()
    try:
        yield
    except asyncio.CancelledError:
        connection.terminate()
        raise
    except LOST as error:
        is_late = time.monotonic() - began >= seconds
        raise unanswered(error, f"PostgreSQL, which did not answer for {seconds:g} s" if is_late else None) from None
    finally:
        late.cancel()


_last_told = -QUIET


def unanswered(error: BaseException, got: str | None = None) -> Unanswered:
    """Why, as a sentence; it is in the log, too, but not for everybody who asked."""
    global _last_told
    trouble = Unanswered(got or f"PostgreSQL cannot be reached: {str(error) or type(error).__name__}")
    if time.monotonic() - _last_told >= QUIET:
        _last_told = time.monotonic()
        note(str(trouble), logging.ERROR)
    return trouble
