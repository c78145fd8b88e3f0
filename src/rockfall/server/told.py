"""What viewers are told, as messages have it. Who is told what is decided in `happening.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rockfall.server.entries import TableRules

Status = Literal["waiting", "playing", "over"]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there, as everybody may know."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # the level of a bot, or of the bot that plays for a person who is away
    is_away: bool  # has left, or a bot plays for them
    is_host: bool


class IntervalInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The next round waits until these people are ready, or until it has waited long enough."""

    ends_at: int  # in milliseconds since 1970, by the server's clock: see `now` in its welcome
    seconds: int  # how long it waits at most
    waiting_for: list[int]  # seats


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may know it."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    rules: TableRules
    status: Status
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the secret of the dice
    nonces: list[str]
    secret: str | None  # when the match is over
    scores: list[int] | None  # when the match is over
    is_paused: bool
    number: int  # 2 for the first rematch
    rematch: str | None  # its table
    interval: IntervalInfo | None  # between two rounds, where the table's rules have one


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer is told of one entry."""

    version: int
    entry: str
    who: int | Literal["chance"] | None = None
    by: str | None = None
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    why: str | None = None
    table: str | None = None
    number: int | None = None
    events: list[Any] = []  # of the game, as this viewer sees them
    revealed: list[Any] = []  # all that happened in a round, for spectators of a table that shows it to them late
