"""What `show` gives: a view in readable form, for boards and for the wire."""

from __future__ import annotations

from msgspec import Struct


class GoodFace(Struct, frozen=True, kw_only=True):
    """All five zones of a good."""

    card: int  # its number in the box, from 1
    spell: str
    gem: int
    spice: str
    beast: str
    weapon: str
    left: int
    right: int


class MarketGood(Struct, frozen=True, kw_only=True):
    """A good that lies out."""

    good: int  # its place, which actions name
    face: GoodFace
    expert: str | None  # the expert on it
    kind: str | None  # what it is by that expert
    owner: int | None  # whose expert it is


class StackGood(Struct, frozen=True, kw_only=True):
    """A good on a stack. Of a gem that lies face down and is not the viewer's all is None."""

    card: int | None
    name: str | None  # a sort, the class of a gem ("1" to "8"), or a spell
    left: int | None = None  # as printed, weapons only
    right: int | None = None


class Stacks(Struct, frozen=True, kw_only=True):
    """In the order in which the goods were taken."""

    spell: list[StackGood]
    gem: list[StackGood]
    spice: list[StackGood]
    beast: list[StackGood]
    weapon: list[StackGood]


class Worth(Struct, frozen=True, kw_only=True):
    """What stacks would score if the match ended now: universal goods stay, the best protection and side are chosen.

    Gems that the viewer cannot see are None, and the total goes without them. In the end it is the final score.
    """

    spell: int
    gem: int | None
    spice: int
    beast: int
    weapon: int
    total: int


class Gains(Struct, frozen=True, kw_only=True):
    """What a good that lies out would add to each seat's points if that seat took it as this kind, by seat.

    As in `Worth`, if the match ended then. None: it depends on gems which lie face down for the viewer, or the seat has
    taken its good of this round.
    """

    spell: list[int | None]
    gem: list[int | None]
    spice: list[int | None]
    beast: list[int | None]
    weapon: list[int | None]


class ScoreLine(Struct, frozen=True, kw_only=True):
    """One line of the score sheet: some goods, why they score, and how much.

    `why` is: the name of a spell; "run" (`classes` are what the gems count as, also after steps); "spices", "spare";
    "different", "equal", "pair", "single"; under memo V "next", "last"; "arms", "void" (two of a type) or "neighbour".
    "arms" and "void" lines give a weapon's numbers after boosts in `left` and `right`, for no points of their own; in a
    "neighbour" line `takes` is what this seat takes from `other`, `gives` what it loses to it.
    """

    kind: str
    why: str
    points: int
    cards: list[int]
    classes: list[int] = []
    left: int | None = None
    right: int | None = None
    other: int | None = None
    takes: int | None = None  # from the other
    gives: int | None = None  # to the other


class Merchant(Struct, frozen=True, kw_only=True):
    """What the viewer sees of a seat."""

    seat: int
    experts: list[str] | None  # None: held in hand, and not the viewer's
    expert_count: int
    stacks: Stacks
    worth: Worth
    protections: list[str]  # the types of weapons turned away, as far as chosen
    side: str | None  # with two players, once chosen
    sheet: list[ScoreLine]  # when the match is over


class GuildsTable(Struct, frozen=True, kw_only=True):
    """A view in readable form."""

    game: str
    viewer: int | None
    turn: int | None  # the seat that decides; None: chance, or nobody any more
    phase: str
    is_over: bool
    round: int  # from 1
    rounds: int
    first: int | None  # the first player of this round; None: not drawn yet
    memo: int | None
    open_gems: bool
    hidden_experts: bool
    goods: list[MarketGood | None]  # by place; None: taken, or not turned up yet
    gains: list[Gains | None]  # by place, as `goods`
    deck_left: int  # goods still to be turned up in this match
    unseen: list[int]  # the numbers of all goods nobody has seen yet, those left in the box included
    discard: list[str] | None  # experts in the discard; None: it lies face down
    merchants: list[Merchant]
    universals: list[GoodFace]  # the goods that the seat to move may move now (G13)
    winners: list[int]  # when the match is over
