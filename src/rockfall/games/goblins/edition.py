"""The game as tables: cards as tiles, where things lie, which moves there are. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import vec_of
from rockfall.games.goblins import cards
from rockfall.games.goblins.codes import codes_of
from rockfall.games.maze.board import GOALS, ORDER_COUNT, Board
from rockfall.games.maze.maze import LIT, Maze
from rockfall.games.maze.tiles import QUARTER_TURN, Shape, Tiles

# Kinds of cards, in the order of cards.py. A tile's kind is also its place among the shapes.
BOMB: Final = 4  # four of them, as of lanterns, doors and keys
LANTERN: Final = 8
ALE: Final = 12  # three
DOOR: Final = 15
KEY_CARD: Final = 19
RUBBLE: Final = 23  # three
PATHS: Final = 26  # kinds below this one have tunnel
MAP: Final = 26
EXPLOSION: Final = 27
POTION: Final = 28
KINDS: Final = 29
CARD_COUNT: Final = 50

# Roles, in the order of cards.py.
SHAPESHIFTER: Final = 0
DEMOLISHER: Final = 1
MISER: Final = 2
DRIVER: Final = 3
PEDANT: Final = 4
KING: Final = 5
KEYMASTER: Final = 6
JEWELLER: Final = 7
ROLE_COUNT: Final = 8
FIRST_GNOME: Final = 4

# What a goal shows.
GOLD: Final = 0
DYNAMITE: Final = 1
DRAGON: Final = 2

HAND: Final = 3
COLORS: Final = 2

COLUMNS: Final = 22
ROWS: Final = 17
BOARD: Final = Board(COLUMNS, ROWS, cards.FIRST_COLUMN, cards.FIRST_ROW)
WIDTH: Final = COLUMNS + 2  # with the edge
CELLS: Final = WIDTH * (ROWS + 2)
SPOTS: Final = COLUMNS * ROWS
CELL: Final = BOARD.cell  # by spot
SPOT: Final = BOARD.spot  # by cell
START: Final = BOARD.cell_at(cards.START_AT[0], cards.START_AT[1])
GOAL_CELLS: Final = BOARD.cells_at(cards.GOALS_AT)
assert (COLUMNS, ROWS) == (cards.COLUMNS, cards.ROWS)


def _shapes() -> list[Shape]:
    """Every tile of the deck with its doors open, the start, and the doors shut."""
    shapes = [Shape(tile.groups()) for tile in cards.PATHS]
    shapes.append(Shape(cards.START.groups(), True))
    for kind in range(DOOR, DOOR + 4):
        shapes.append(Shape(cards.PATHS[kind].shut_groups()))
    return shapes


TILES: Final = Tiles(_shapes(), QUARTER_TURN)
START_TILE: Final = int(TILES.first[PATHS])
LAYABLE: Final = 76  # tiles below this one are in the deck
assert START_TILE == LAYABLE


def _by_tile() -> tuple[vec[i64], vec[i64], vec[i64]]:
    """By tile: its card; the same door shut, or itself; the same door open, or itself."""
    count = int(TILES.tile_count)
    kinds = vec[i64]([-1] * count)
    shut = vec[i64](list(range(count)))
    opened = vec[i64](list(range(count)))
    for tile in range(count):
        shape = TILES.kind[tile]
        if shape < PATHS:
            kinds[tile] = shape
        if DOOR <= shape < KEY_CARD:
            twin: i64 = TILES.first[PATHS + 1 + shape - DOOR] + tile - TILES.first[shape]
            kinds[twin] = shape
            shut[tile] = twin
            opened[twin] = tile
    return kinds, shut, opened


_twins: Final = _by_tile()
KIND_OF: Final = _twins[0]
SHUT: Final = _twins[1]
OPENED: Final = _twins[2]

# By kind: how many turnings differ, and how many there are in the box.
TURNINGS: Final = vec[i64]([TILES.first[kind + 1] - TILES.first[kind] for kind in range(PATHS)])
COPIES: Final = vec[i64]([card.copies for card in cards.CARDS])


def color_of(kind: i64) -> i64:
    """The colour of a door or a key, as a bit."""
    return 1 if kind == DOOR or kind == DOOR + 1 or kind == KEY_CARD or kind == KEY_CARD + 1 else 2


CODES: Final = codes_of(SPOTS, LAYABLE, GOALS, KINDS, ORDER_COUNT, ROLE_COUNT)
FIRST: Final = CODES.first  # by kind of move: its first code


@final
class Config:
    """What does not change during a match: the players, the options."""

    def __init__(
        self,
        players: int,
        has_characters: bool,
        target: int,
        first_seat: int,
        must_open_second: bool,
        ale_passes: bool,
        steals_in_turn: bool,
    ) -> None:
        self.players: i64 = players
        self.has_characters: bool = has_characters
        self.target: i64 = target
        self.first_seat: i64 = first_seat  # -1: by lot
        self.must_open_second: bool = must_open_second  # R9
        self.ale_passes: bool = ale_passes  # whether a turn sat out counts as a pass (R5)
        self.steals_in_turn: bool = steals_in_turn  # the miser, rather than after all points are given (R16)
        self.goblins: i64 = players // 2  # B2
        self.gnomes: i64 = players - players // 2
        self.maze: Maze = Maze(TILES, COLUMNS, ROWS, LIT)  # at the start (B3)
        for i in range(GOALS):
            self.maze.hide_goal(GOAL_CELLS[i])
        self.maze.place(START, START_TILE)
        self.copies: vec[i64] = COPIES  # by kind
        self.card_count: i64 = CARD_COUNT

    def refit(self, copies: list[int], goblins: int) -> None:
        """Another box, for study: copies by kind, and how many of the players are goblins."""
        self.copies = vec_of(copies)
        self.card_count = sum(copies)
        self.goblins = goblins
        self.gnomes = self.players - goblins
