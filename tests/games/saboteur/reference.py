"""The maze by the book, slowly: dictionaries and floods, sharing nothing with the engine but the list of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rockfall.games.saboteur import cards
from rockfall.games.saboteur.game import SaboteurTable

Cell = tuple[int, int]
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
PATHS = {card.name: card for card in (*cards.BASE_PATHS, *cards.MORE_PATHS, *cards.GOALS, cards.START)}


class Piece(NamedTuple):
    """A card as it lies: groups of sides that are joined on it."""

    groups: tuple[frozenset[str], ...]
    door: str = ""
    is_ladder: bool = False

    @property
    def open(self) -> frozenset[str]:
        return frozenset().union(*self.groups)


def piece(name: str, is_turned: bool = False) -> Piece:
    card = PATHS[name]
    groups = [frozenset(BACK[side] if is_turned else side for side in group) for group in (*card.joined, *card.blind)]
    return Piece(tuple(groups), card.door, card.has_ladder)


def looks_the_same_turned(name: str) -> bool:
    return set(piece(name).groups) == set(piece(name, True).groups)


def beside(cell: Cell) -> Iterator[tuple[str, Cell]]:
    for side, (columns, rows) in STEP.items():
        yield side, (cell[0] + columns, cell[1] + rows)


class Board:
    """What lies where. Goals that are face down are `hidden`, with what they show."""

    def __init__(self, table: SaboteurTable, goals: tuple[str, ...], laying: str) -> None:
        self.laying = laying
        self.cut: set[Cell] = set()  # what a rockfall has cut off
        self.laid: dict[Cell, Piece] = {cards.START_AT: piece("start")}
        self.hidden: dict[Cell, str] = {}
        for card in table.laid:
            self.laid[card.column, card.row] = piece(card.card, card.turned)
        for goal, shows in zip(table.goals, goals, strict=True):
            if goal.is_open:
                self.laid[goal.column, goal.row] = piece(shows, goal.turned)
            else:
                self.hidden[goal.column, goal.row] = shows

    def reach(self, team: str = "") -> set[tuple[Cell, str]]:
        """Every side of a laid card to which tunnel leads from the start or a ladder (S13, E6, E7).

        With a team: to which its miners can walk, doors of the other colour being closed (E10).
        """
        found: set[tuple[Cell, str]] = set()
        todo = [(cell, side) for cell, laid in self.laid.items() if laid.is_ladder for side in laid.open]
        while todo:
            cell, side = todo.pop()
            if (cell, side) in found:
                continue
            found.add((cell, side))
            beyond = dict(beside(cell))[side]
            onward = self.laid.get(beyond)
            if onward is not None and not (team and onward.door and onward.door != team):
                todo += [(beyond, out) for group in onward.groups if BACK[side] in group for out in group]
        return found

    def may_lie(self, new: Piece, cell: Cell, reach: set[tuple[Cell, str]]) -> bool:
        """S10, S11, S17, E6, E7, R7."""
        columns = range(cards.FIRST_COLUMN, cards.LAST_COLUMN + 1)
        if cell in self.laid or cell in self.hidden or cell[0] not in columns:
            return False
        if not cards.FIRST_ROW <= cell[1] <= cards.LAST_ROW:
            return False
        around = [(side, at, self.laid[at]) for side, at in beside(cell) if at in self.laid]
        if not around or any((side in new.open) != (BACK[side] in laid.open) for side, _, laid in around):
            return False
        if new.is_ladder:
            is_beside_goal = any(at in cards.GOALS_AT for _, at in beside(cell))
            return not is_beside_goal and any(side in new.open for side, _, _ in around)
        continues = any((at, BACK[side]) in reach for side, at, _ in around)
        if self.laying == "strict" or sum(len(group) > 1 for group in new.groups) > 1:
            return continues
        met = [at for side, at, _ in around if side in new.open] or [at for _, at, _ in around]
        if all(at in self.cut for at in met):  # S17, R21
            return False
        joined = {at for at, _ in reach}  # R11
        return self.laying == "booklet" or any(at in joined for _, at, _ in around)

    def placements(self, names: set[str]) -> set[tuple[str, int, int, bool]]:
        """Every way to lay one of these paths."""
        reach = self.reach()
        cells = {at for cell in self.laid for _, at in beside(cell)}
        return {
            (name, *cell, is_turned)
            for name in names
            for is_turned in ([False] if looks_the_same_turned(name) else [False, True])
            for cell in cells
            if self.may_lie(piece(name, is_turned), cell, reach)
        }

    def lay(self, name: str, cell: Cell, is_turned: bool) -> dict[Cell, bool]:
        """Lay a path and open what it reaches: the goals opened, and whether each is turned (S14, R12)."""
        self.laid[cell] = piece(name, is_turned)
        opened: dict[Cell, bool] = {}
        while True:
            reach = self.reach()
            lit = {goal: [side for side, at in beside(goal) if (at, BACK[side]) in reach] for goal in self.hidden}
            goal = next((goal for goal, sides in lit.items() if sides), None)
            if goal is None:
                return opened
            shows = self.hidden.pop(goal)
            opened[goal] = not piece(shows).open & set(lit[goal])
            self.laid[goal] = piece(shows, opened[goal])

    def walks_to(self, goal: Cell, team: str) -> bool:
        return any(cell == goal for cell, _ in self.reach(team))
