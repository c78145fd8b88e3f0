"""Tunnels and score by the book, slowly: dictionaries and floods, sharing nothing with the engine but the cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rockfall.core.game import Action
from rockfall.games.goblins import cards
from rockfall.games.goblins.codec import (
    DrinkPotion,
    Exchange,
    Explode,
    LayTile,
    LeaveShut,
    OpenGoal,
    ServeAle,
    Skip,
    Steal,
)
from rockfall.games.goblins.events import RoundEnded
from rockfall.games.goblins.table import GoblinsTable
from rockfall.games.maze.codec import ReadMap

Cell = tuple[int, int]
SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
TILES = {tile.name: tile for tile in (*cards.PATHS, cards.START)}


class Piece(NamedTuple):
    """A tile as it lies."""

    open: frozenset[str]
    does: str
    color: str


@cache
def piece(name: str, turn: int = 0) -> Piece:
    tile = TILES[name]
    sides = frozenset(SIDES[(SIDES.index(side) + turn) % 4] for side in cards.SHAPES[tile.shape])
    return Piece(sides, tile.does, tile.color)


@cache
def turnings(name: str) -> list[int]:
    """Quarter turns that look different."""
    return [turn for turn in range(4) if piece(name, turn) not in [piece(name, less) for less in range(turn)]]


def beside(cell: Cell) -> Iterator[tuple[str, Cell]]:
    for side, (columns, rows) in STEP.items():
        yield side, (cell[0] + columns, cell[1] + rows)


class Board:
    """What lies where, and which goals are open."""

    def __init__(self, table: GoblinsTable) -> None:
        self.laid: dict[Cell, Piece] = {cards.START_AT: piece("start")}
        self.laid |= {(tile.column, tile.row): piece(tile.card, tile.turn) for tile in table.laid}
        self.shut_goals = {(goal.column, goal.row) for goal in table.goals if not goal.is_open}

    def flood(self, colors: set[str]) -> dict[Cell, int]:
        """Tiles that a way leads into, with the number of steps, where doors of these colours are open."""
        steps = {cards.START_AT: 0}
        queue = [cards.START_AT]
        for cell in queue:
            here = self.laid[cell]
            if here.does == "rubble" or (here.does == "door" and here.color not in colors):
                continue
            for side, at in beside(cell):
                there = self.laid.get(at)
                if side in here.open and there is not None and at not in steps:
                    steps[at] = steps[cell] + 1
                    queue.append(at)
        return steps

    def colors(self) -> set[str]:
        """B10: the colours whose doors are open."""
        colors: set[str] = set()
        while True:
            found = {self.laid[cell].color for cell in self.flood(colors) if self.laid[cell].does == "key"}
            if found == colors:
                return colors
            colors = found

    def walkable(self) -> dict[Cell, int]:
        """Tiles that one can walk out of on every open side."""
        colors = self.colors()
        return {
            cell: steps
            for cell, steps in self.flood(colors).items()
            if self.laid[cell].does != "rubble"
            and not (self.laid[cell].does == "door" and self.laid[cell].color not in colors)
        }

    def reaches(self, cell: Cell, walkable: dict[Cell, int]) -> list[Cell]:
        """The tiles from which an open way leads to this cell."""
        return [at for side, at in beside(cell) if at in walkable and BACK[side] in self.laid[at].open]

    def may_lie(self, new: Piece, cell: Cell, walkable: dict[Cell, int]) -> bool:
        """B8."""
        is_on_table = (
            cards.FIRST_COLUMN <= cell[0] <= cards.LAST_COLUMN and cards.FIRST_ROW <= cell[1] <= cards.LAST_ROW
        )
        if cell in self.laid or cell in cards.GOALS_AT or not is_on_table:
            return False
        neighbours = [(side, self.laid[at]) for side, at in beside(cell) if at in self.laid]
        agrees = all((side in new.open) == (BACK[side] in laid.open) for side, laid in neighbours)
        return agrees and bool(self.reaches(cell, walkable))

    def placements(self, names: set[str]) -> set[tuple[str, int, int, int]]:
        """Every way to lay one of these tiles; turnings that look the same count once."""
        walkable = self.walkable()
        cells = {at for cell in walkable for _, at in beside(cell)}
        return {
            (name, *cell, turn)
            for name in names
            for turn in turnings(name)
            for cell in cells
            if self.may_lie(piece(name, turn), cell, walkable)
        }

    def reached_goals(self) -> set[Cell]:
        """B14."""
        walkable = self.walkable()
        return {goal for goal in self.shut_goals if self.reaches(goal, walkable)}

    def ways(self, goal: Cell) -> list[list[Cell]]:
        """R3: every shortest way from the start to a goal, without the goal."""
        walkable = self.walkable()
        ends = self.reaches(goal, walkable)
        nearest = min(walkable[cell] for cell in ends)
        ways = [[cell] for cell in ends if walkable[cell] == nearest]
        for _ in range(nearest):
            ways = [
                [at, *way]
                for way in ways
                for side, at in beside(way[0])
                if side in self.laid[way[0]].open and walkable.get(at) == walkable[way[0]] - 1
            ]
        return ways

    def marks(self, way: list[Cell], does: str) -> int:
        return sum(self.laid[cell].does == does for cell in way)


class LeftShut:
    """R9: for each goal that was left shut, the tiles from which an open way touched it then and ever since."""

    def __init__(self) -> None:
        self.ends: dict[Cell, set[Cell]] = {}

    def reached(self, board: Board) -> set[Cell]:
        """B14, R9: goals that an open way touches, where they were left shut from a tile that did not before."""
        walkable = board.walkable()
        return {goal for goal in board.shut_goals if set(board.reaches(goal, walkable)) - self.ends.get(goal, set())}

    def leave(self, board: Board) -> None:
        walkable = board.walkable()
        self.ends |= {goal: set(board.reaches(goal, walkable)) for goal in self.reached(board)}

    def look(self, board: Board) -> None:
        """What touches a goal no more is forgotten."""
        walkable = board.walkable()
        self.ends = {goal: ends & set(board.reaches(goal, walkable)) for goal, ends in self.ends.items()}


def legal_actions(table: GoblinsTable, board: Board, left: LeftShut, must_open_second: bool) -> set[Action]:
    """Everything that the seat to move may do, from what it sees and the rules, by the phase it is asked in."""
    seat, players = table.turn, range(len(table.plates))
    match table.phase:
        case "serving ale":
            return {ServeAle(seat=other) for other in players}
        case "stealing":
            return {Steal(seat=other) for other in players if other != seat and table.plates[other].score > 0}
        case "choosing a goal" | "second goal":
            goals: set[Action] = {OpenGoal(goal=cards.GOALS_AT.index(goal)) for goal in left.reached(board)}
            is_second = any(goal.is_open for goal in table.goals) and not must_open_second
            return goals | {LeaveShut()} if table.phase == "second goal" and is_second else goals
    tiles: set[Action] = {
        LayTile(card=card, column=column, row=row, turn=turn)
        for card, column, row, turn in board.placements({card for card in table.hand if card in TILES})
    }
    plays = set(tiles)
    if "explosion" in table.hand:
        plays |= {Explode(column=tile.column, row=tile.row) for tile in table.laid if tile.does != "lantern"}
    if "map" in table.hand:
        plays |= {ReadMap(goal=goal) for goal in range(3) if not table.goals[goal].is_open}
    if "potion" in table.hand:
        plays |= {DrinkPotion(seat=other) for other in players if other != seat}
    if table.deck_left > 0:
        plays |= {Exchange(card=card) for card in table.hand}
        return plays if tiles else {*plays, Skip()}
    return plays or {Skip()}


class Facts(NamedTuple):
    """What else B18 to B21 ask about a round, besides what its last event says."""

    has_characters: bool
    drank: set[int]
    is_dynamite_open: bool
    is_deck_empty: bool


def earned(end: RoundEnded, seat: int, facts: Facts) -> list[tuple[str, int]]:
    """What a seat's role earns, the miser's theft aside, as if the track had no ends."""
    role = end.roles[seat]
    is_goblin = role in cards.ROLES[:4]
    points: list[tuple[str, int]] = []
    if end.opened == "gold" and not is_goblin:
        points += [("gold", 1), ("finder", 1)] if seat == end.opener else [("gold", 1)]
    elif end.opened == "gold" and end.opener is not None and end.roles[end.opener] in cards.ROLES[:4]:
        points.append(("mistake", -1))
    elif is_goblin and end.opened != "gold":
        points.append(("dragon", 2) if end.opened == "dragon" else ("nothing-found", 1))
    wishes = {
        "shapeshifter": seat in facts.drank,
        "demolisher": facts.is_dynamite_open,
        "driver": end.opened is not None and end.doors == 0,
        "pedant": facts.is_deck_empty,
        "king": end.opened == "gold" and end.ales >= 3,
        "keymaster": end.opened is not None and end.doors > 0,
        "jeweller": end.opened == "gold",
    }
    return [*points, (role, 1)] if facts.has_characters and wishes.get(role, False) else points
