"""Moves and their readable forms."""

from __future__ import annotations

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action
from rockfall.games.goblins import cards
from rockfall.games.goblins.edition import (
    CELL,
    CHOOSE_FIRST,
    DEAL_ROLE,
    DRAW,
    DRINK,
    EXCHANGE,
    EXPLODE,
    KIND_OF,
    LAYABLE,
    LEAVE_SHUT,
    OPEN,
    ORDERS,
    PATHS,
    READ_MAP,
    SEATS,
    SERVE,
    SHUFFLE_GOALS,
    SKIP,
    STEAL,
    TILES,
    TURNINGS,
    column_of,
    row_of,
)

KIND = {name: kind for kind, name in enumerate(cards.CARD_NAMES)}
ROLE = {name: role for role, name in enumerate(cards.ROLES)}
GOAL = {name: shows for shows, name in enumerate(cards.GOALS)}


class LayTile(Action, frozen=True):
    """Lay a tile. `turn` counts quarter turns clockwise; where several look the same, the smallest."""

    card: str
    column: int
    row: int
    turn: int = 0


class Explode(Action, frozen=True):
    column: int
    row: int


class ReadMap(Action, frozen=True):
    goal: int


class DrinkPotion(Action, frozen=True):
    seat: int


class Exchange(Action, frozen=True):
    """Put a card under the deck and draw another."""

    card: str


class Skip(Action, frozen=True):
    """Skip the turn; with the deck empty this shows the hand."""


class ServeAle(Action, frozen=True):
    """Name who sits out the next turn, after laying an ale tile."""

    seat: int


class OpenGoal(Action, frozen=True):
    """Choose which of the goals that a tile has reached is opened first."""

    goal: int


class LeaveShut(Action, frozen=True):
    """Leave another goal shut that the tile has reached, after the dynamite (R9)."""


class Steal(Action, frozen=True):
    """The miser takes a point."""

    seat: int


# What chance does.


class ChooseFirst(Action, frozen=True):
    seat: int


class ShuffleGoals(Action, frozen=True):
    """What lies at the three goals, from north to south."""

    shows: tuple[str, str, str]


class DealRole(Action, frozen=True):
    role: str


class DrawCard(Action, frozen=True):
    card: str


CHANCE_ACTIONS: tuple[type[Action], ...] = (ChooseFirst, ShuffleGoals, DealRole, DrawCard)
ACTIONS: tuple[type[Action], ...] = (
    LayTile,
    Explode,
    ReadMap,
    DrinkPotion,
    Exchange,
    Skip,
    ServeAle,
    OpenGoal,
    LeaveShut,
    Steal,
    *CHANCE_ACTIONS,
)


def decode(move: int) -> Action:
    if move < EXPLODE:
        spot, tile = divmod(move, LAYABLE)
        return LayTile(
            card=cards.CARD_NAMES[KIND_OF[tile]],
            column=column_of(CELL[spot]),
            row=row_of(CELL[spot]),
            turn=int(TILES.quarters[tile]),
        )
    if move < READ_MAP:
        cell = CELL[move - EXPLODE]
        return Explode(column=column_of(cell), row=row_of(cell))
    if move < DRINK:
        return ReadMap(goal=move - READ_MAP)
    if move < EXCHANGE:
        return DrinkPotion(seat=move - DRINK)
    if move < SKIP:
        return Exchange(card=cards.CARD_NAMES[move - EXCHANGE])
    if move == SKIP:
        return Skip()
    if move < OPEN:
        return ServeAle(seat=move - SERVE)
    if move < STEAL:
        return OpenGoal(goal=move - OPEN)
    if move < CHOOSE_FIRST:
        return Steal(seat=move - STEAL)
    if move == LEAVE_SHUT:
        return LeaveShut()
    return _decode_chance(move)


def _decode_chance(move: int) -> Action:
    if move < SHUFFLE_GOALS:
        return ChooseFirst(seat=move - CHOOSE_FIRST)
    if move < DEAL_ROLE:
        first, second, third = ORDERS[move - SHUFFLE_GOALS]
        return ShuffleGoals(shows=(cards.GOALS[first], cards.GOALS[second], cards.GOALS[third]))
    if move < DRAW:
        return DealRole(role=cards.ROLES[move - DEAL_ROLE])
    return DrawCard(card=cards.CARD_NAMES[move - DRAW])


def encode(action: Action) -> int:
    match action:
        case LayTile():
            return _encode_tile(action)
        case Explode(column=column, row=row):
            return EXPLODE + _spot(column, row)
        case ReadMap(goal=goal):
            return READ_MAP + _within("a goal", goal, 0, 2)
        case DrinkPotion(seat=seat):
            return DRINK + _seat(seat)
        case Exchange(card=card):
            return EXCHANGE + _kind(card)
        case Skip():
            return SKIP
        case ServeAle(seat=seat):
            return SERVE + _seat(seat)
        case OpenGoal(goal=goal):
            return OPEN + _within("a goal", goal, 0, 2)
        case LeaveShut():
            return LEAVE_SHUT
        case Steal(seat=seat):
            return STEAL + _seat(seat)
        case ChooseFirst(seat=seat):
            return CHOOSE_FIRST + _seat(seat)
        case ShuffleGoals(shows=shows):
            return SHUFFLE_GOALS + _order(shows)
        case DealRole(role=role):
            return DEAL_ROLE + _role(role)
        case DrawCard(card=card):
            return DRAW + _kind(card)
    raise MalformedAction(f"expected an action of this game, got {action!r}")


def _encode_tile(action: LayTile) -> int:
    kind = _kind(action.card)
    if kind >= PATHS:
        raise MalformedAction(f"expected a tile to lay, got {action.card!r}")
    turn = _within(f"a turn of {action.card}", action.turn, 0, int(TURNINGS[kind]) - 1)
    return _spot(action.column, action.row) * LAYABLE + int(TILES.first[kind]) + turn


def _kind(name: str) -> int:
    if name not in KIND:
        raise MalformedAction(f"expected the name of a card of this game, got {name!r}")
    return KIND[name]


def _role(name: str) -> int:
    if name not in ROLE:
        raise MalformedAction(f"expected one of {', '.join(cards.ROLES)}; got {name!r}")
    return ROLE[name]


def _order(shows: tuple[str, str, str]) -> int:
    named = tuple(GOAL.get(name, -1) for name in shows)
    if named not in ORDERS:
        raise MalformedAction(f"expected {', '.join(GOAL)} in some order, got {', '.join(shows)}")
    return ORDERS.index((named[0], named[1], named[2]))


def _seat(seat: int) -> int:
    return _within("a seat", seat, 0, SEATS - 1)


def _within(what: str, number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise MalformedAction(f"expected {what} from {low} to {high}, got {number}")
    return number


def _spot(column: int, row: int) -> int:
    _within("a column", column, cards.FIRST_COLUMN, cards.LAST_COLUMN)
    _within("a row", row, cards.FIRST_ROW, cards.LAST_ROW)
    return (row - cards.FIRST_ROW) * cards.COLUMNS + column - cards.FIRST_COLUMN
