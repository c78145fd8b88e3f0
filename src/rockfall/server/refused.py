"""The one way the server says no: a code for programs, and for people what was expected and what came."""

from __future__ import annotations

import re
from typing import Literal

from rockfall.core.errors import RockfallError
from rockfall.core.game import Refusal

Code = Literal[
    "bad-message",  # no message of the protocol
    "too-large",
    "too-fast",
    "too-many",  # tables, spectators, connections of one address
    "too-busy",  # everybody together asks for more than the server can do now
    "unknown-guest",  # no name given yet
    "unknown-table",
    "unknown-game",
    "unknown-bot",
    "unknown-record",
    "bad-options",
    "bad-record",
    "no-such-seat",
    "seat-taken",
    "seat-open",
    "not-your-seat",
    "not-host",
    "not-allowed",  # by the rules of this table
    "not-now",  # the match has not begun, has begun, or is over
    "malformed-action",
    "illegal-move",  # by the rules of the game; `refusal` says why
    "stale-version",
    "not-subscribed",
    "closing",
    "broken-table",  # its log cannot be replayed by the present rules
    "no-such-page",
    "server-error",
]


class Refused(RockfallError):
    """Something the server will not do."""

    def __init__(
        self,
        code: Code,
        expected: str,
        got: object,
        refusal: Refusal | None = None,
        *,
        retry_after: float | None = None,
        limit: str = "",
    ) -> None:
        self.code: Code = code
        self.expected = expected
        self.got = str(got)[:200]
        self.refusal = refusal
        self.retry_after = None if retry_after is None else max(0.1, round(retry_after, 1))  # seconds
        self.limit = limit  # which one it was, for metrics
        super().__init__(f"expected {expected}; got {self.got}")


def plainly(error: Exception) -> str:
    """Why a message was not understood, without the pattern that a name must match."""
    return re.sub(r"Expected `str` matching regex '.*'", "Expected a name without control characters", str(error))
