"""What `show` gives: a view in readable form, for boards and for the wire."""

from __future__ import annotations

from msgspec import Struct


class Region(Struct, frozen=True, kw_only=True):
    """A region of the map."""

    region: str
    landscape: str
    neighbours: list[str]
    sites: list[str]  # the fortresses at which it lies
    treasure: int | None
    trolls: list[int]  # by seat


class Fortress(Struct, frozen=True, kw_only=True):
    site: str
    number: int | None  # None: not drawn yet
    regions: list[str]
    trolls: list[int]  # by seat, in its three regions
    is_open_to: list[int]  # the seats with trolls in two of its regions (T12)
    is_choice: bool  # whether the seat that is asked may name it now (T11, T12)


class Space(Struct, frozen=True, kw_only=True):
    """A space of the walkway."""

    space: int  # clockwise from 0, at the lower right corner
    plank: int | None  # None: not laid yet
    kind: str  # "place" or "wander"
    landscape: str | None  # of a placement space
    lord: int | None  # whose lord is there


class Lord(Struct, frozen=True, kw_only=True):
    seat: int
    space: int | None  # None: still on the start plank, or not lined up yet
    start: int | None  # its space on the start plank, from 1, which is nearest to the walkway
    laps: int
    progress: int  # space + 60 for each lap; below 0 on the start plank
    is_finished: bool  # laid down (T31)


class Reach(Struct, frozen=True, kw_only=True):
    """A space to which the seat that is asked may move its lord: the action MoveLord with this kind and count."""

    kind: str
    count: int
    space: int
    landscape: str | None


class Sack(Struct, frozen=True, kw_only=True):
    """What a seat has."""

    seat: int
    supply: int  # trolls not on the board
    belt: list[int | None]  # treasures on I, II, III, +
    next: str | None  # the leftmost empty belt space; None: all are full
    crowns: list[bool]  # over I, II, III
    gifts: list[int]  # not turned over yet
    patch: list[int | None]  # treasures on the patch; those of others lie face down (None) until the match is over
    points: int  # belt, crowns and gifts; with the patch where the viewer may see it
    is_finished: bool


class Boulders(Struct, frozen=True, kw_only=True):
    yellow: int
    red: int
    blue: int
    white: int
    total: int


class Hammering(Struct, frozen=True, kw_only=True):
    """What goes on at a fortress, from the moment it is named to the end of the turn."""

    site: str
    number: int
    owner: int  # whose turn it is, whatever the roles
    hammerer: int
    comrade: int | None
    candidates: list[int]  # opponents still to be asked, the one that is asked now first (T13)
    is_alone: bool  # an empty hit swaps nothing: no comrade, or the other one has stopped (T21)
    has_begun: bool  # the hammer has been taken up (T14)
    limit: int  # hits, and boulders of a colour; before `has_begun` what it would be now (T15)
    hits: int
    must_hit: bool  # no stopping before the first hit (T18)
    may_go_on: bool  # the hammerer is the comrade who may go on alone, or stop and collect (T21)
    out: Boulders
    inside: Boulders
    last: Boulders | None  # what the last blow brought out
    side: str | None  # of the last blow
    height: int | None
    strength: int | None
    memory: int  # 0 to 7: how freely boulders came out lately (R6)
    excess: int  # boulders above the colour limit: the number of gifts needed (T22)
    missing: int  # gifts still to be pledged
    pledged: list[list[int]]  # by seat
    is_angry: bool  # above the limit, and not appeased
    collected: list[str | None]  # by seat: the region whose treasure was collected in this turn


class TrollfjordTable(Struct, frozen=True, kw_only=True):
    """A view in readable form."""

    game: str
    viewer: int | None
    turn: int | None  # the seat that is asked; None: chance, or nobody any more
    owner: int | None  # whose turn it is in the sense of the rules: in tailwind and hammering others are asked too
    phase: str  # what is asked
    is_over: bool
    is_last_round: bool  # somebody has filled the + space (T31)
    regions: list[Region]
    fortresses: list[Fortress]
    walkway: list[Space]  # all 60, clockwise
    lords: list[Lord]  # from the last to the foremost, finished ones too
    reach: list[Reach]  # while a lord is to be moved
    left: int  # trolls or steps that the seat that is asked still has
    placing_region: str | None  # where the other trolls of this move must go too (T8)
    tailwind: list[int]  # seats that still get tailwind, the one that is asked now first (T10)
    hammering: Hammering | None
    thrown: list[Boulders]  # what went back into the tower, on top of the rest: last, and the time before (T30)
    choices: list[str]  # regions: to place in, to collect from, or to clear
    sacks: list[Sack]
    stock: int  # treasures that lie face down beside the board
    crowns: list[int | None]  # by number I to III: who has the crown
    scores: list[int] | None  # when the match is over
    winner: int | None  # when the match is over
