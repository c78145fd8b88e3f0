"""The one way the server says no: a code for programs, and for people what was expected and what came.

A refusal also says when asking again may help: after `retry_after` seconds, or never if it is None.
"""

from __future__ import annotations

import unicodedata
from typing import Literal

from rockfall.core.errors import RockfallError
from rockfall.core.game import Refusal

Code = Literal[
    "bad-message",
    "too-large",
    "too-fast",
    "too-many",
    "too-busy",
    "unknown-guest",
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
    "not-allowed",
    "not-now",
    "malformed-action",
    "illegal-move",
    "stale-version",
    "not-subscribed",
    "closing",
    "broken-table",
    "no-such-page",
    "server-error",
]

# For whoever writes a client: docs/protocol.md has them as a table.
MEANING: dict[Code, str] = {
    "bad-message": "no message of the protocol, or a name or text that cannot be shown",
    "too-large": "larger than this server takes",
    "too-fast": "more messages or requests than this server takes from one connection or address",
    "too-many": "more tables, spectators or connections than this server has room for, or allows one address",
    "too-busy": "everybody together asks for more than the server can do now",
    "unknown-guest": "no name was given yet: `POST /api/guest`",
    "unknown-table": "no table has this code",
    "unknown-game": "no game has this name",
    "unknown-bot": "no bot of this game has this name",
    "unknown-record": "no finished or imported match has this code",
    "bad-options": "the game has no such option, or not with this value or so many players",
    "bad-record": "no record, or one that was altered",
    "no-such-seat": "the table has no such seat, or two different seats are needed",
    "seat-taken": "somebody sits there, or no seat is open",
    "seat-open": "nobody sits there, or not every seat is taken",
    "not-your-seat": "the seat of somebody else, or yours no more",
    "not-host": "only the host of the table may do it",
    "not-allowed": "against the rules of this table, or of this server",
    "not-now": "the match has not begun, has begun, or is over; or a bot plays for you",
    "malformed-action": "no move of this game",
    "illegal-move": "against the rules of the game; `refusal` says which",
    "stale-version": "the position has changed since the version that the move answers",
    "not-subscribed": "you do not see this table from this seat",
    "closing": "the server is going down, and will be back",
    "broken-table": "the log of this table is damaged, or by rules that are not known any more",
    "no-such-page": "no path of this server, or another method",
    "server-error": "it did not work, through no fault of the client: the disk may be full",
}

# Seconds after which the same may be asked again, where whoever refuses does not know better.
RETRY_AFTER: dict[Code, float] = {"too-fast": 1.0, "too-busy": 1.0, "closing": 2.0, "server-error": 1.0}
SOMETIMES: tuple[Code, ...] = ("too-many",)  # may pass, too, if whoever refuses says when


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
        assert retry_after is None or code in RETRY_AFTER or code in SOMETIMES, f"{code} is not said to pass"
        self.code: Code = code
        self.expected = shown(expected)
        self.got = shown(str(got)[:200])
        self.refusal = refusal
        # Seconds; None: asking again would not help.
        self.retry_after = RETRY_AFTER.get(code) if retry_after is None else max(0.1, round(retry_after, 1))
        self.limit = limit  # which one it was, for metrics
        super().__init__(f"expected {self.expected}; got {self.got}")


def shown(text: str) -> str:
    """A text for terminals and logs: what would steer them, or turn the order of letters, is written out."""
    return text if text.isprintable() else "".join(_shown(letter) for letter in text)


def _shown(letter: str) -> str:
    is_harmless = letter.isprintable() or unicodedata.category(letter) == "Zs" or letter in "\u200c\u200d"
    return letter if is_harmless else repr(letter)[1:-1]
