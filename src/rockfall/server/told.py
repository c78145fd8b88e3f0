"""What viewers are told, as structs of messages. `happening.py` decides who is told what."""

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


class OpeningInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table is locked, and these seats have not opened their shares in the dice."""

    ends_at: int  # by the server's clock: then the match begins without those shares
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
    scheme: int  # of the dice: see docs/fairness.md
    seals: list[str]  # by seat; SHA-256 of the players' shares in the dice, empty for whoever has sealed none
    nonces: list[str]  # the shares themselves, once they are open
    left_out: list[int]  # seats of people whose shares are not in the dice
    opening: OpeningInfo | None  # while the table is locked
    secret: str | None  # when the match is over
    scores: list[int] | None  # when the match is over
    is_paused: bool
    number: int  # 2 for the first rematch
    rematch: str | None  # its table
    interval: IntervalInfo | None  # between two rounds, where the table's rules have one


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """What a viewer is told of one entry; each class is one kind of entry."""

    version: int

    @property
    def entry(self) -> str:
        return str(self.__struct_config__.tag)


class ToldMoved(Told, frozen=True, tag="moved"):
    """A player has moved, or chance has decided."""

    who: int | Literal["chance"]
    by: Literal["person", "bot", "dice", "outside"]
    number: int
    events: list[Any]  # of the game, as this viewer sees them
    revealed: list[Any] = []  # all that happened in a round, for spectators of a table that shows it to them late


class ToldStaged(Told, frozen=True, tag="blown"):
    """What brought move `number` about can be watched: it has a scene."""

    number: int


class ToldTakenBack(Told, frozen=True, tag="takenback"):
    seat: int
    number: int


class ToldSaid(Told, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str


class ToldCreated(Told, frozen=True, tag="created"):
    name: str


class ToldSat(Told, frozen=True, tag="sat"):
    seat: int
    name: str


class ToldBotSat(Told, frozen=True, tag="botsat"):
    seat: int
    name: str


class ToldFreed(Told, frozen=True, tag="freed"):
    seat: int
    why: str


class ToldSwapped(Told, frozen=True, tag="swapped"):
    seat: int
    number: int  # of the other seat


class ToldHostChanged(Told, frozen=True, tag="hostchanged"):
    name: str


class ToldTookOver(Told, frozen=True, tag="tookover"):
    """A bot plays for somebody from now on."""

    seat: int
    name: str
    why: str


class ToldLeft(Told, frozen=True, tag="left"):
    seat: int


class ToldReturned(Told, frozen=True, tag="returned"):
    seat: int


class ToldReady(Told, frozen=True, tag="ready"):
    seat: int


class ToldContinued(Told, frozen=True, tag="continued"):
    """There is a rematch."""

    table: str


class ToldSealed(Told, frozen=True, tag="sealed"):
    seat: int


class ToldLocked(Told, frozen=True, tag="locked"):
    """Seats and seals stay as they are from now on."""


class ToldOpened(Told, frozen=True, tag="opened"):
    seat: int


class ToldStarted(Told, frozen=True, tag="started"):
    left_out: list[int] = []  # seats of people whose shares are not in the dice


class ToldPaused(Told, frozen=True, tag="paused"):
    pass


class ToldResumed(Told, frozen=True, tag="resumed"):
    pass


AnyTold = (
    ToldMoved
    | ToldStaged
    | ToldTakenBack
    | ToldSaid
    | ToldCreated
    | ToldSat
    | ToldBotSat
    | ToldFreed
    | ToldSwapped
    | ToldHostChanged
    | ToldTookOver
    | ToldLeft
    | ToldReturned
    | ToldReady
    | ToldContinued
    | ToldSealed
    | ToldLocked
    | ToldOpened
    | ToldStarted
    | ToldPaused
    | ToldResumed
)
