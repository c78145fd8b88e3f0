"""The log of a table: one entry for everything that happened at it. A table is what its entries make of it.

Entries are what the store keeps. They hold secrets (the dice, hidden cards): what a viewer is told of them is decided
in `happening.py`, and nowhere else. `at` is in milliseconds since 1970, given by the caller.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Millis = int
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class NoClock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="none"):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="move"):
    """A number of seconds for every move."""

    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]


class MatchClock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="match"):
    """A number of seconds for the whole match, plus an increment with every move."""

    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


Clock = NoClock | MoveClock | MatchClock


class TableRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on besides the options of the game."""

    visibility: Annotated[Literal["public", "link"], Meta(description="in the list of tables, or only by its link")] = (
        "link"
    )
    clock: Annotated[Clock, Meta(description="how long players may think")] = NoClock()
    bots: Annotated[bool, Meta(description="bots may sit down")] = True
    spectators: Annotated[
        Literal["none", "public", "delayed"],
        Meta(description="nobody may watch; watch what is public; also learn all of a round when it is over"),
    ] = "public"
    chat: Annotated[bool, Meta(description="people may talk")] = True
    take_back: Annotated[bool, Meta(description="one's last move may be taken back while nobody learned from it")] = (
        False
    )
    grace: Annotated[
        Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] | None,
        Meta(
            description="seconds after which a bot plays for somebody who left or is disconnected; none: immediately if"
            " they left, never if they are only disconnected"
        ),
    ] = 60
    stand_in: Annotated[
        str, Meta(max_length=40, description="the bot that stands in for absent players; empty: the best")
    ] = ""
    goes_on: Annotated[bool, Meta(description="the match goes on when every person has closed the page")] = True
    interval: Annotated[
        int,
        Meta(ge=0, le=600, description="seconds for which the next round waits until every person says to be ready"),
    ] = 0


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower):
    at: Millis
    asked: str | msgspec.UnsetType = msgspec.UNSET  # by whom, and what they called it: see `Command`


class Created(Entry, frozen=True):
    """The secret of the dice is drawn here, so that its hash is known to all before anybody sits down."""

    code: str
    game: str
    rules_version: int
    players: int
    options: dict[str, object]
    rules: TableRules
    host: str  # a guest's id
    host_name: str
    secret: str  # hex
    number: int = 1  # 2 for the first rematch
    scheme: int = 1  # of the dice; 2: shares are sealed before any is opened


class Sat(Entry, frozen=True):
    seat: int
    guest: str
    name: str
    nonce: str = ""  # the player's share in the dice of scheme 1
    seal: str = ""  # of the player's share in those of scheme 2


class BotSat(Entry, frozen=True):
    seat: int
    bot: str


class Freed(Entry, frozen=True):
    """A seat is open again, before the start."""

    seat: int
    why: Literal["left", "kicked"]


class Swapped(Entry, frozen=True):
    seat: int
    other: int


class HostChanged(Entry, frozen=True):
    guest: str
    name: str


class Sealed(Entry, frozen=True):
    """A player's device has sealed its share in the dice."""

    seat: int
    seal: str


class Locked(Entry, frozen=True):
    """From here on seats and seals stay as they are, and shares are opened."""


class Opened(Entry, frozen=True):
    seat: int
    share: str


class Started(Entry, frozen=True):
    """The dice are made, and the match begins. From here on the seats stay as they are."""

    left_out: list[int] = []  # people whose shares are not in the dice


class Moved(Entry, frozen=True):
    """Like a line of a record: the action is there so that the log can be read without the rules it was played by."""

    number: int
    who: int | Literal["chance"]
    move: int
    action: dict[str, object]
    by: Literal["person", "bot", "dice", "outside"]
    id: str = ""  # what the client called it


class Staged(Entry, frozen=True, tag="blown"):
    """The game's own source of chance was asked; the next moves are its answer, and a scene is kept for viewers.

    The store has the names of the first game that had one.
    """

    number: int  # of the first of these moves
    scene: bytes = msgspec.field(name="trajectory")  # all of it, for when the match is over
    seen: bytes = b""  # what may be seen of it until then
    left: bytes = msgspec.field(default=b"", name="tower")  # what the source needs the next time


class TakenBack(Entry, frozen=True):
    seat: int
    number: int  # of the move that is gone


class Said(Entry, frozen=True):
    guest: str
    name: str
    seat: int | None
    text: str


class Left(Entry, frozen=True):
    """A player left a running match: unless they return within the grace period, a bot plays for them."""

    seat: int


class TookOver(Entry, frozen=True):
    seat: int
    bot: str
    why: Literal["clock", "absent", "left"]


class Returned(Entry, frozen=True):
    seat: int


class Ready(Entry, frozen=True):
    """A person has seen how the round went and wants the next one."""

    seat: int


class Revoked(Entry, frozen=True):
    """The tokens of a seat are worth nothing any more; its player has a new one."""

    seat: int


class Paused(Entry, frozen=True):
    """Everybody has gone, and the table waits for them; so do its clocks."""


class Resumed(Entry, frozen=True):
    """Somebody is back, or the server is: time that nobody could use is not counted."""


class Continued(Entry, frozen=True):
    """There is a rematch, at another table."""

    code: str


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Freed
    | Swapped
    | HostChanged
    | Sealed
    | Locked
    | Opened
    | Started
    | Moved
    | Staged
    | TakenBack
    | Said
    | Left
    | TookOver
    | Returned
    | Ready
    | Revoked
    | Paused
    | Resumed
    | Continued
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def packed(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def unpacked(data: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(data)
    return entry
