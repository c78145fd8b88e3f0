"""Moves and their readable forms."""

from __future__ import annotations

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action
from rockfall.games.trollfjord import parts

SEATS = 4
FARTHEST = 3
FEW = 15  # fewer boulders than this have the first codes: records keep them


class MoveLord(Action, frozen=True):
    """Move the lord to the next, second or third free space of a kind: "place" or "wander" (T7)."""

    kind: str
    count: int


class PlaceTroll(Action, frozen=True):
    """Place a troll from the supply (T8, T10)."""

    region: str


class StepTroll(Action, frozen=True):
    """Let a troll step into a neighbouring region (T9, T10)."""

    source: str
    target: str


class Enough(Action, frozen=True):
    """Place no more trolls, make no more steps, or let the tailwind blow by (T8, T9, T10)."""


class NameFortress(Action, frozen=True):
    """Show the fortress at which one wants to hammer (T13)."""

    site: str


class SkipHammering(Action, frozen=True):
    """Do not hammer in this turn: asked before a fortress is named, and again when the comrade is known (T11, T14)."""


class Join(Action, frozen=True):
    """Be the comrade (T13)."""


class Decline(Action, frozen=True):
    """Do not be the comrade (T13)."""


class Hammer(Action, frozen=True):
    """Take up the hammer (T14)."""


class Blow(Action, frozen=True):
    """Strike the tower: "left" or "right", height 1 (bottom) to 3 (top), strength 1 to 5 (T16, T33).

    For a comrade after T21 it means to go on.
    """

    side: str
    height: int
    strength: int


class StopHammering(Action, frozen=True):
    """Stop of one's own will (T18); for a comrade after T21: do not go on."""


class PledgeGift(Action, frozen=True):
    """Pledge a gift to appease the spirit (T22, T23)."""

    gift: int


class NoMoreGifts(Action, frozen=True):
    """Pledge no more for now (T23); where gifts are a matter of talk, for good (R10)."""


class AskForGift(Action, frozen=True):
    """Wait for the other one to give, where gifts are a matter of talk (R10)."""


class CollectTreasure(Action, frozen=True):
    """Take the treasure of a region (T25)."""

    region: str


class ClearRegion(Action, frozen=True):
    """Remove all one's trolls from a region, after collecting nothing (T28)."""

    region: str


# What chance does.


class LayPlank(Action, frozen=True):
    """The next plank of the walkway, clockwise from the lower right corner (T4)."""

    plank: int


class SetFortress(Action, frozen=True):
    """The number that stands at the next site (T4)."""

    number: int


class LineUpLord(Action, frozen=True):
    """Whose lord stands on the next space of the start plank, from the last space to space 1 (T5)."""

    seat: int


class TurnUpTreasure(Action, frozen=True):
    """The treasure that comes to the first region without one (T4, T29)."""

    value: int


class Fall(Action, frozen=True):
    """How many boulders a blow brings out (T16)."""

    count: int


class Show(Action, frozen=True):
    """The colour of the next boulder that came out."""

    colour: str


CHANCE_ACTIONS: tuple[type[Action], ...] = (LayPlank, SetFortress, LineUpLord, TurnUpTreasure, Fall, Show)
ACTION_TYPES: tuple[type[Action], ...] = (
    MoveLord,
    PlaceTroll,
    StepTroll,
    Enough,
    NameFortress,
    SkipHammering,
    Join,
    Decline,
    Hammer,
    Blow,
    StopHammering,
    PledgeGift,
    NoMoreGifts,
    AskForGift,
    CollectTreasure,
    ClearRegion,
    *CHANCE_ACTIONS,
)

# A move is a place in this list; edition.py knows where each kind of move begins.
ACTIONS: list[Action] = [
    *(MoveLord(kind=kind, count=count) for kind in parts.KINDS for count in range(1, FARTHEST + 1)),
    *(PlaceTroll(region=region) for region in parts.REGIONS),
    *(StepTroll(source=parts.REGIONS[at], target=parts.REGIONS[to]) for at, to in parts.STEPS),
    Enough(),
    *(NameFortress(site=site) for site in parts.SITE_NAMES),
    SkipHammering(),
    Join(),
    Decline(),
    Hammer(),
    *(
        Blow(side=side, height=height, strength=strength)
        for side in parts.SIDES
        for height in parts.HEIGHTS
        for strength in parts.STRENGTHS
    ),
    StopHammering(),
    *(PledgeGift(gift=gift) for gift in parts.GIFTS),
    NoMoreGifts(),
    *(CollectTreasure(region=region) for region in parts.REGIONS),
    *(ClearRegion(region=region) for region in parts.REGIONS),
    *(LayPlank(plank=plank) for plank in range(1, len(parts.PLANKS) + 1)),
    *(SetFortress(number=number) for number in parts.NUMBERS),
    *(LineUpLord(seat=seat) for seat in range(SEATS)),
    *(TurnUpTreasure(value=value) for value in parts.TREASURES),
    *(Fall(count=count) for count in range(FEW)),
    *(Show(colour=colour) for colour in parts.COLOURS),
    AskForGift(),
    *(Fall(count=count) for count in range(FEW, parts.MOST_BOULDERS + 1)),
]
CODES = {action: code for code, action in enumerate(ACTIONS)}


def encode(action: Action) -> int:
    """The move of an action."""
    if action not in CODES:
        raise MalformedAction(f"trollfjord: {expected(action)}, got {action}")
    return CODES[action]


def expected(action: Action) -> str:
    """What would have been an action of this game."""
    match action:
        case MoveLord():
            return f"expected a kind of space ({', '.join(parts.KINDS)}) and a count from 1 to {FARTHEST}"
        case PlaceTroll() | CollectTreasure() | ClearRegion():
            return f"expected a region among {', '.join(parts.REGIONS)}"
        case StepTroll():
            return "expected two regions that border on each other"
        case NameFortress():
            return f"expected a site among {', '.join(parts.SITE_NAMES)}"
        case Blow():
            return f"expected a side ({', '.join(parts.SIDES)}), a height from 1 to 3 and a strength from 1 to 5"
        case PledgeGift():
            return f"expected a gift among {', '.join(map(str, parts.GIFTS))}"
        case LayPlank():
            return f"expected a plank from 1 to {len(parts.PLANKS)}"
        case SetFortress():
            return "expected a number from 1 to 3"
        case LineUpLord():
            return f"expected a seat from 0 to {SEATS - 1}"
        case TurnUpTreasure():
            return f"expected a value from {parts.TREASURES[0]} to {parts.TREASURES[-1]}"
        case Fall():
            return f"expected a count from 0 to {parts.MOST_BOULDERS}"
        case Show():
            return f"expected a colour among {', '.join(parts.COLOURS)}"
    return "expected an action of this game"
