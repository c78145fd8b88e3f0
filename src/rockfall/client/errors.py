"""What may go wrong for a client, by what can be done about it."""

from __future__ import annotations

from rockfall.core.errors import RockfallError
from rockfall.core.game import Refusal


class ServerRefused(RockfallError):
    """The server said no; `code` says why, `refusal` which rule of the game.

    `retry_after` seconds later the same may be asked again; None: it would be refused again. The client has done so for
    as long as its patience lasts.
    """

    def __init__(
        self, code: str, message: str, refusal: Refusal | None = None, retry_after: float | None = None
    ) -> None:
        self.code = code
        self.refusal = refusal
        self.retry_after = retry_after
        super().__init__(f"{code}: {message}")


class NoAnswer(RockfallError):
    """The server was asked for as long as the client's patience lasts, and did not answer, or is not there."""


class BadMove(RockfallError):
    """A bot has chosen what is no move that its seat may make."""

    def __init__(self, bot: object, choice: object, at: str, why: str) -> None:
        self.choice = choice
        super().__init__(f"expected {why}; the bot {type(bot).__name__} chose {choice!r:.200} for {at}")
