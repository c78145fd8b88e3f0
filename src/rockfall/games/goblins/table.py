"""A view in readable form: what a screen is given."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rockfall.core.game import Options
from rockfall.games.maze.table import MineTable

PHASES = (
    "choosing who begins",
    "shuffling the goals",
    "dealing roles",
    "dealing cards",
    "play",
    "choosing a goal",  # one tile has reached several: OpenGoal
    "second goal",  # after the dynamite: OpenGoal or LeaveShut
    "serving ale",  # who sits out a turn: ServeAle
    "drawing",
    "stealing",  # the miser: Steal
    "over",
)


class GoblinsOptions(Options, frozen=True):
    characters: Annotated[bool, Meta(description="every role has a wish of its own that earns a point (B21)")] = False
    second_goal: Annotated[
        Literal["may", "must"],
        Meta(description="after the dynamite another goal that the same tile reached may, or must, be opened (R9)"),
    ] = "may"
    ale_passes: Annotated[
        Literal["three-or-more", "always", "never"],
        Meta(description="whether a turn sat out for ale counts as a pass: with three or more players, or not (R5)"),
    ] = "three-or-more"
    target: Annotated[int, Meta(ge=1, le=9, description="points that win the match (B20)")] = 9
    first_seat: Annotated[
        int | None, Meta(description="the seat that begins the first round, counted from 0; none: drawn by lot (B4)")
    ] = None


class LaidTile(msgspec.Struct, frozen=True, kw_only=True):
    """`does` is passage, bomb, lantern, ale, door, key or rubble; `color` of doors and keys, `is_open` of doors."""

    card: str
    does: str
    turn: int  # quarter turns clockwise
    column: int
    row: int
    color: str | None
    is_open: bool | None
    is_joined: bool  # to the start, by open tunnel: a way leads at least into this tile


class GoalTile(msgspec.Struct, frozen=True, kw_only=True):
    column: int
    row: int
    is_open: bool
    shows: str | None  # gold, dynamite or dragon, as far as the viewer knows
    is_reached: bool  # an open way touches it
    is_left_shut: bool  # it does, but the goal was left shut: it opens when a way reaches it again (R9)
    seen_by: list[int]  # who has looked at it by a map


class UnderCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card under the deck."""

    put_by: int
    card: str | None  # known to the player who put it there


class Plate(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer knows of a seat."""

    seat: int
    role: str | None
    race: str | None  # goblin or gnome; also where it follows from the number of goblins
    known_by: str | None  # how the viewer knows the race: own, exchange, count or shown
    knows: list[int]  # whose present role card this player has seen in an exchange, the own one not counted
    card_count: int
    is_shown: bool  # the hand lies open (B7)
    cards: list[
        str
    ]  # those of a hand that lies open; otherwise those the viewer put under the deck and knows to be there
    skips: int  # turns to sit out for ale
    has_drunk: bool  # took part in an exchange of roles this round
    score: int


class GoblinsTable(MineTable, frozen=True, kw_only=True):
    """Everything the viewer may know, and nothing else."""

    characters: bool
    target: int
    round: int  # from 1
    first: int
    passes: int  # in an unbroken row; the round ends when all have passed (B17)
    deck_left: int  # the cards under it included
    under: list[UnderCard]  # under the deck, the first to come up first
    laid: list[LaidTile]
    goals: list[GoalTile]  # from north to south
    open_colors: list[str]  # doors of these colours are open
    plates: list[Plate]
    hand: list[str]
    spent: dict[str, int]  # cards out of the round
    buildable: list[tuple[int, int]]  # empty cells that an open tunnel leads to
    last_goal: int | None  # the goal opened last this round
    winner: int | None
