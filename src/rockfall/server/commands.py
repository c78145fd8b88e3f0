"""What people may ask of a table. HTTP and the socket use the same structs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rockfall.server.entries import SeatNumber
from rockfall.server.patterns import HEX256, NAME, TEXT

NAME_LENGTH = 40
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, pattern=NAME)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Hex256 = Annotated[str, Meta(pattern=HEX256)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Each class is one thing to ask for.

    A command with an `id` is carried out once, however often the same guest sends it to the same table.
    """

    id: Id | None = None  # unlike any other of this guest


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat; a person may take several, for those who share the device."""

    seat: SeatNumber | None = None  # None: the first open one
    name: Name | None = None  # the player's name; by default the guest's own
    seal: Hex256 | None = None  # of one's share in the dice: see Seal


class SitBot(Command, frozen=True, tag="sit-bot"):
    """Give an open seat to a bot. Host only."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Leave(Command, frozen=True, tag="leave"):
    """Before the start, free the seat; after it, leave it to a bot, which takes over after the grace period."""

    seat: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """Free somebody else's seat, or a bot's, before the start. Host only."""

    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """Change places with an open seat or a bot; the host may swap any two seats. Before the start."""

    seat: SeatNumber
    other: SeatNumber


class Seal(Command, frozen=True, tag="seal"):
    """Promise a share in the dice, before the start: the SHA-256 of 64 random hexadecimal digits that you keep."""

    seat: SeatNumber
    seal: Hex256


class Open(Command, frozen=True, tag="open"):
    """Open the share that you sealed, once the table is locked and you have kept everybody's seals."""

    seat: SeatNumber
    share: Hex256


class Start(Command, frozen=True, tag="start"):
    """Lock the table, once every seat is taken; the match begins when all shares are open. Host only."""


class Move(Command, frozen=True, tag="move"):
    """Make a move, given by its code, as an action, or both, which must agree.

    `version` is the version of the table that it answers. A move with the same `id` counts once.
    """

    seat: SeatNumber
    version: Annotated[int, Meta(ge=0, le=2**53)]
    id: Id
    move: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    action: dict[str, Any] | None = None


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back your last move, if the table allows it and nobody has learned anything from it or moved."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Take your seat back from the bot that played for you."""

    seat: SeatNumber


class Ready(Command, frozen=True, tag="ready"):
    """Between two rounds: go on as far as this seat is concerned."""

    seat: SeatNumber


class Revoke(Command, frozen=True, tag="revoke"):
    """Make every token of your seat worthless; whoever plays by one is cut off, and you get a new one."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    """Talk: players to all, spectators among themselves until the match is over."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=TEXT)]
    seat: SeatNumber | None = None  # None: as a spectator


class Rematch(Command, frozen=True, tag="rematch"):
    """Open another table with the same people, bots and rules. For those who played here."""


AnyCommand = (
    Sit | SitBot | Leave | Kick | Swap | Seal | Open | Start | Move | TakeBack | Return | Ready | Revoke | Say | Rematch
)
COMMANDS: tuple[type[Command], ...] = (
    Sit,
    SitBot,
    Leave,
    Kick,
    Swap,
    Seal,
    Open,
    Start,
    Move,
    TakeBack,
    Return,
    Ready,
    Revoke,
    Say,
    Rematch,
)
