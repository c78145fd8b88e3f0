"""Moves and their readable forms."""

from __future__ import annotations

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action
from rockfall.games.guilds import cards

SEATS = 4


class PlayExpert(Action, frozen=True):
    """Play an expert on one of the goods that lie out, counted from 0 (G7)."""

    good: int
    expert: str


class TakeGood(Action, frozen=True):
    """Take one of the goods that lie out (G8)."""

    good: int


class ChangeKind(Action, frozen=True):
    """The first player takes the expert off the last good, plays this one instead, and takes the good (G9)."""

    expert: str


class MoveUniversal(Action, frozen=True):
    """Move a universal good from the spells onto another stack (G13)."""

    card: int
    kind: str


class KeepUniversals(Action, frozen=True):
    """Leave the universal goods that are still there among the spells (G13)."""


class Protect(Action, frozen=True):
    """Choose the type of weapon that a protection spell turns away (G18)."""

    weapon: str


class ChooseSide(Action, frozen=True):
    """With two players: the side of all one's weapons that counts (G18)."""

    side: str


# What chance does.


class ChooseFirst(Action, frozen=True):
    seat: int


class DrawMemo(Action, frozen=True):
    memo: int


class TurnUp(Action, frozen=True):
    """A good is turned up (G6)."""

    card: int


CHANCE_ACTIONS: tuple[type[Action], ...] = (ChooseFirst, DrawMemo, TurnUp)
ACTION_TYPES: tuple[type[Action], ...] = (
    PlayExpert,
    TakeGood,
    ChangeKind,
    MoveUniversal,
    KeepUniversals,
    Protect,
    ChooseSide,
    *CHANCE_ACTIONS,
)

# A move is a place in this list; edition.py knows where each kind of move begins.
ACTIONS: list[Action] = [
    *(PlayExpert(good=good, expert=expert) for good in range(SEATS) for expert in cards.EXPERTS),
    *(TakeGood(good=good) for good in range(SEATS)),
    *(ChangeKind(expert=expert) for expert in cards.EXPERTS),
    *(MoveUniversal(card=card, kind=kind) for card in cards.UNIVERSALS for kind in cards.KINDS[1:]),
    KeepUniversals(),
    *(Protect(weapon=weapon) for weapon in cards.WEAPONS),
    *(ChooseSide(side=side) for side in cards.SIDES),
    *(ChooseFirst(seat=seat) for seat in range(SEATS)),
    *(DrawMemo(memo=memo) for memo in cards.MEMOS),
    *(TurnUp(card=card) for card in range(1, len(cards.GOODS) + 1)),
]
CODES = {action: code for code, action in enumerate(ACTIONS)}


def encode(action: Action) -> int:
    """The move of an action."""
    if action not in CODES:
        raise MalformedAction(f"guilds: {expected(action)}, got {action}")
    return CODES[action]


def expected(action: Action) -> str:
    """What would have been an action of this game."""
    match action:
        case PlayExpert():
            return f"expected a good from 0 to {SEATS - 1} and one of {', '.join(cards.EXPERTS)}"
        case TakeGood():
            return f"expected a good from 0 to {SEATS - 1}"
        case ChangeKind():
            return f"expected one of {', '.join(cards.EXPERTS)}"
        case MoveUniversal():
            universals = ", ".join(map(str, cards.UNIVERSALS))
            return f"expected one of the cards {universals} and one of {', '.join(cards.KINDS[1:])}"
        case Protect():
            return f"expected one of {', '.join(cards.WEAPONS)}"
        case ChooseSide():
            return f"expected one of {', '.join(cards.SIDES)}"
        case ChooseFirst():
            return f"expected a seat from 0 to {SEATS - 1}"
        case DrawMemo():
            return "expected a memo from 1 to 5"
        case TurnUp():
            return f"expected a card from 1 to {len(cards.GOODS)}"
    return "expected an action of this game"
