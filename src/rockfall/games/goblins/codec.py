"""Moves and their readable forms."""

from __future__ import annotations

from collections.abc import Callable

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action
from rockfall.games.goblins import cards, codes
from rockfall.games.goblins.codes import SEATS
from rockfall.games.goblins.edition import BOARD, CELL, CODES, KIND_OF, LAYABLE, PATHS, TILES, TURNINGS
from rockfall.games.maze import codec as tunnels
from rockfall.games.maze.board import ORDERS

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


ACTIONS: tuple[type[Action], ...] = (
    LayTile,
    Explode,
    tunnels.ReadMap,
    DrinkPotion,
    Exchange,
    Skip,
    ServeAle,
    OpenGoal,
    LeaveShut,
    Steal,
    *tunnels.DEALS,
)


def decode(move: int) -> Action:
    return DECODERS[CODES.kind_of(move)](int(CODES.operand(move)))


def _decode_tile(operand: int) -> LayTile:
    spot, tile = divmod(operand, LAYABLE)
    return LayTile(
        card=cards.CARD_NAMES[KIND_OF[tile]],
        column=BOARD.column_of(CELL[spot]),
        row=BOARD.row_of(CELL[spot]),
        turn=int(TILES.quarters[tile]),
    )


def _decode_explosion(spot: int) -> Explode:
    return Explode(column=BOARD.column_of(CELL[spot]), row=BOARD.row_of(CELL[spot]))


def _decode_order(order: int) -> tunnels.ShuffleGoals:
    first, second, third = ORDERS[order]
    return tunnels.ShuffleGoals(shows=(cards.GOALS[first], cards.GOALS[second], cards.GOALS[third]))


DECODERS: dict[int, Callable[[int], Action]] = {
    codes.LAY_TILE: _decode_tile,
    codes.EXPLODE: _decode_explosion,
    codes.READ_MAP: lambda goal: tunnels.ReadMap(goal=goal),
    codes.DRINK: lambda seat: DrinkPotion(seat=seat),
    codes.EXCHANGE: lambda kind: Exchange(card=cards.CARD_NAMES[kind]),
    codes.SKIP: lambda _: Skip(),
    codes.SERVE: lambda seat: ServeAle(seat=seat),
    codes.OPEN: lambda goal: OpenGoal(goal=goal),
    codes.STEAL: lambda seat: Steal(seat=seat),
    codes.CHOOSE_FIRST: lambda seat: tunnels.ChooseFirst(seat=seat),
    codes.SHUFFLE_GOALS: _decode_order,
    codes.DEAL_ROLE: lambda role: tunnels.DealRole(role=cards.ROLES[role]),
    codes.DRAW_CARD: lambda kind: tunnels.DrawCard(card=cards.CARD_NAMES[kind]),
    codes.LEAVE_SHUT: lambda _: LeaveShut(),
}


def encode(action: Action) -> int:
    kind, operand = _taken_apart(action)
    return int(CODES.code(kind, operand))


def _taken_apart(action: Action) -> tuple[int, int]:
    """The kind of a move and its operand."""
    match action:
        case LayTile():
            return codes.LAY_TILE, _tile(action)
        case Explode(column=column, row=row):
            return codes.EXPLODE, tunnels.spot_of(BOARD, column, row)
        case tunnels.ReadMap(goal=goal):
            return codes.READ_MAP, tunnels.goal_of(goal)
        case DrinkPotion(seat=seat):
            return codes.DRINK, _seat(seat)
        case Exchange(card=card):
            return codes.EXCHANGE, tunnels.card_of(KIND, card)
        case Skip():
            return codes.SKIP, 0
        case ServeAle(seat=seat):
            return codes.SERVE, _seat(seat)
        case OpenGoal(goal=goal):
            return codes.OPEN, tunnels.goal_of(goal)
        case LeaveShut():
            return codes.LEAVE_SHUT, 0
        case Steal(seat=seat):
            return codes.STEAL, _seat(seat)
        case tunnels.ChooseFirst(seat=seat):
            return codes.CHOOSE_FIRST, _seat(seat)
        case tunnels.ShuffleGoals(shows=shows):
            return codes.SHUFFLE_GOALS, tunnels.order_of(GOAL, shows)
        case tunnels.DealRole(role=role):
            return codes.DEAL_ROLE, tunnels.one_of(ROLE, role)
        case tunnels.DrawCard(card=card):
            return codes.DRAW_CARD, tunnels.card_of(KIND, card)
    raise MalformedAction(f"expected an action of this game, got {action!r}")


def _tile(action: LayTile) -> int:
    kind = tunnels.card_of(KIND, action.card)
    if kind >= PATHS:
        raise MalformedAction(f"expected a tile to lay, got {action.card!r}")
    turn = tunnels.within(f"a turn of {action.card}", action.turn, 0, int(TURNINGS[kind]) - 1)
    return tunnels.spot_of(BOARD, action.column, action.row) * LAYABLE + int(TILES.first[kind]) + turn


def _seat(seat: int) -> int:
    return tunnels.within("a seat", seat, 0, SEATS - 1)
