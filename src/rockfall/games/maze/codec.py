"""Actions that every tunnel game has, and what all codecs of such games ask of names and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action
from rockfall.games.maze.board import GOALS, ORDERS, Board


class ReadMap(Action, frozen=True):
    goal: int


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


DEALS: tuple[type[Action], ...] = (ChooseFirst, ShuffleGoals, DealRole, DrawCard)


def within(what: str, number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise MalformedAction(f"expected {what} from {low} to {high}, got {number}")
    return number


def goal_of(goal: int) -> int:
    return within("a goal", goal, 0, GOALS - 1)


def one_of(names: Mapping[str, int], name: str) -> int:
    """The number of a name."""
    if name not in names:
        raise MalformedAction(f"expected one of {', '.join(names)}; got {name!r}")
    return names[name]


def card_of(names: Mapping[str, int], name: str) -> int:
    """The kind of a card."""
    if name not in names:
        raise MalformedAction(f"expected the name of a card of this game, got {name!r}")
    return names[name]


def order_of(names: Mapping[str, int], shows: tuple[str, str, str]) -> int:
    """Which of the orders of the goals this is."""
    named = tuple(names.get(name, -1) for name in shows)
    if named not in ORDERS:
        raise MalformedAction(f"expected {', '.join(names)} in some order, got {', '.join(shows)}")
    return ORDERS.index((named[0], named[1], named[2]))


def spot_of(board: Board, column: int, row: int) -> int:
    """The spot of a cell within the edge."""
    last_column, last_row = board.first_column + board.columns - 1, board.first_row + board.rows - 1
    within("a column", column, board.first_column, last_column)
    within("a row", row, board.first_row, last_row)
    return board.spot_at(column, row)
