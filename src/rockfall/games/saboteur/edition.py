"""The two games as tables: cards as tiles, where things lie, and where each kind of move begins in the codes.

Compiled. Both games are one set of rules: the expansion's cards simply never turn up in the base game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rows import bit
from rockfall.core.state import vec_of
from rockfall.games.maze.maze import CARE, LIT, NEAR, Maze
from rockfall.games.maze.tiles import Shape, Tiles
from rockfall.games.saboteur import cards

# Kinds of cards, in the order of cards.py.
BREAK: Final = 16  # + tool
MEND: Final = 19  # + tool
MEND_EITHER: Final = 22  # three of them
ROCKFALL: Final = 25
MAP: Final = 26
BASE_KINDS: Final = 27
THEFT: Final = 53
HANDS_OFF: Final = 54
SWAP_HANDS: Final = 55
INSPECTION: Final = 56
SWAP_HATS: Final = 57
TRAP: Final = 58
FREEDOM: Final = 59
ALL_KINDS: Final = 60

# Roles, in the order of cards.py.
MINER: Final = 0
SABOTEUR: Final = 1
BLUE: Final = 2
GREEN: Final = 3
BOSS: Final = 4
PROFITEER: Final = 5
GEOLOGIST: Final = 6
ROLE_COUNT: Final = 7

# What a goal shows.
GOLD: Final = 0

# What lies before a player: a bit for each tool that is broken, then trap and theft.
BROKEN: Final = 7
TRAPPED: Final = 8
HINDERED: Final = BROKEN | TRAPPED
HAS_THEFT: Final = 16

HAND: Final = 6  # room for a hand
SEATS: Final = 12  # room for seats in move codes

# The table: columns and rows with an edge of one cell around.
WIDTH: Final = 23
SPOTS: Final = 357
START: Final = 214  # column 0, row 0
GOAL_CELLS: Final = vec[i64]([176, 222, 268])  # column 8, rows -2, 0, 2

# Which goal lies where, for each of the six ways to shuffle three.
ORDERS: Final = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]

# The nine ways to mend: which card mends which tool.
WAYS: Final = 9
WAY_CARD: Final = vec[i64]([19, 20, 21, 22, 22, 23, 23, 24, 24])
WAY_TOOL: Final = vec[i64]([0, 1, 2, 0, 2, 1, 2, 0, 1])
WAY_BEGIN: Final = vec[i64]([0, 1, 2, 3, 5, 7, 9])  # by card - MEND: its first way


def cell_of(spot: i64) -> i64:
    """Spots count the table's cells without its edge; move codes use them."""
    return (spot // 21 + 1) * WIDTH + spot % 21 + 1


def spot_of(cell: i64) -> i64:
    return (cell // WIDTH - 1) * 21 + cell % WIDTH - 1


def _tables() -> tuple[vec[i64], vec[i64], vec[i64]]:
    """By spot its cell; by cell its spot; by cell whether a goal lies beside it."""
    cells = vec[i64]([0] * SPOTS)
    spots = vec[i64]([0] * 437)
    beside = vec[i64]([0] * 437)
    for spot in range(SPOTS):
        cells[spot] = cell_of(spot)
        spots[cell_of(spot)] = spot
    for i in range(3):
        goal = GOAL_CELLS[i]
        beside[goal - 1] = 1
        beside[goal + 1] = 1
        beside[goal - WIDTH] = 1
        beside[goal + WIDTH] = 1
    return cells, spots, beside


_made: Final = _tables()
CELL: Final = _made[0]
SPOT: Final = _made[1]
BESIDE_GOAL: Final = _made[2]


@final
class Edition:
    """One of the two games: its cards, and where each kind of move begins in the codes."""

    def __init__(self, is_expansion: bool) -> None:
        self.is_expansion: bool = is_expansion
        self.kinds: i64 = ALL_KINDS if is_expansion else BASE_KINDS
        self.copies: vec[i64] = vec[i64]([0] * int(self.kinds))  # by kind
        self.shape: vec[i64] = vec[i64]([-1] * int(self.kinds))  # by kind: its place among the paths, or -1
        self.ladders: i64 = 0  # bits of shapes: ladders (E7)
        self.special: i64 = 0  # bits of shapes: ladders, and two tunnels that do not meet (E6)
        shapes: list[Shape] = []
        path_kinds: list[int] = []
        for kind in range(self.kinds):
            card = cards.ALL_CARDS[kind]
            self.copies[kind] = card.copies
            if isinstance(card, cards.PathCard):
                self.shape[kind] = len(shapes)
                if card.has_ladder:
                    self.ladders |= bit(len(shapes))
                if card.has_ladder or len(card.joined) > 1:
                    self.special |= bit(len(shapes))
                shapes.append(Shape(card.groups(), card.has_ladder))
                path_kinds.append(kind)
        if is_expansion:
            self.copies[ROCKFALL] += cards.MORE_ROCKFALLS
        self.card_count: i64 = 0
        for kind in range(self.kinds):
            self.card_count += self.copies[kind]
        for card in (cards.START, *cards.GOALS):
            shapes.append(Shape(card.groups(), card.has_ladder))
        self.tiles: Tiles = Tiles(shapes, 2)
        path_count = len(path_kinds)
        self.start: i64 = self.tiles.first[path_count]
        self.goal: vec[i64] = vec[i64]([self.tiles.first[path_count + 1 + goal] for goal in range(3)])
        self.layable: i64 = self.start  # tiles below this one are in the deck
        # By tile: its card; whether it has a crystal; whether its door keeps the other team out.
        self.kind_of: vec[i64] = vec[i64]([-1] * int(self.tiles.tile_count))
        self.crystal: vec[i64] = vec[i64]([0] * int(self.tiles.tile_count))
        self.bars_blue: vec[i64] = vec[i64]([0] * int(self.tiles.tile_count))
        self.bars_green: vec[i64] = vec[i64]([0] * int(self.tiles.tile_count))
        for tile in range(self.layable):
            kind_here = path_kinds[self.tiles.kind[tile]]
            path = cards.ALL_CARDS[kind_here]
            assert isinstance(path, cards.PathCard)
            self.kind_of[tile] = kind_here
            self.crystal[tile] = 1 if path.has_crystal else 0
            self.bars_blue[tile] = 1 if path.door == "green" else 0
            self.bars_green[tile] = 1 if path.door == "blue" else 0
        # Move codes: LAY is 0, then a block for each kind of move.
        self.break_tool: i64 = SPOTS * self.layable
        self.mend: i64 = self.break_tool + 3 * SEATS
        self.rockfall: i64 = self.mend + WAYS * SEATS
        self.map: i64 = self.rockfall + SPOTS
        self.discard: i64 = self.map + 3
        self.take: i64 = self.discard + self.kinds
        self.first: i64 = self.take + (0 if is_expansion else 3)
        self.shuffle: i64 = self.first + SEATS
        self.deal_role: i64 = self.shuffle + 6
        self.draw: i64 = self.deal_role + (ROLE_COUNT if is_expansion else 2)
        self.lay_out: i64 = self.draw + self.kinds
        self.stop: i64 = self.lay_out + (0 if is_expansion else 3)
        self.theft: i64 = self.stop + 1
        self.hands_off: i64 = self.theft + 1
        self.swap_hands: i64 = self.hands_off + SEATS
        self.inspect: i64 = self.swap_hands + SEATS
        self.swap_hats: i64 = self.inspect + SEATS
        self.trap: i64 = self.swap_hats + SEATS
        self.free: i64 = self.trap + SEATS
        self.unburden: i64 = self.free + SEATS
        self.steal: i64 = self.unburden + 4
        self.move_count: i64 = self.steal + SEATS + 1 if is_expansion else self.stop


BASE: Final = Edition(False)
EXPANSION: Final = Edition(True)


# What a new path needs beside it (S11): any card, one that is joined to the start, or a tunnel from there.
BORDERS: Final = {"booklet": CARE, "joined": NEAR, "strict": LIT}


@final
class Config:
    """What does not change during a match: the edition, the players, the options."""

    def __init__(
        self,
        is_expansion: bool,
        players: int,
        laying: str,
        marks_cuts: bool,
        ends_by_hands: bool,
        idle_miners_unpaid: bool,
        finisher_wins: bool,
        hides_gold: bool,
        rounds: int,
        first_seat: int,
    ) -> None:
        self.edition: Edition = EXPANSION if is_expansion else BASE
        self.is_expansion: bool = is_expansion
        self.players: i64 = players
        self.laying: str = laying
        self.ends_by_hands: bool = ends_by_hands  # S19: when all hands are empty, not when all have passed
        self.idle_miners_unpaid: bool = idle_miners_unpaid
        self.finisher_wins: bool = finisher_wins
        self.hides_gold: bool = hides_gold  # with the expansion, by the letter of E15
        self.rounds: i64 = rounds
        self.first_seat: i64 = first_seat  # -1: by lot
        self.copies: vec[i64] = self.edition.copies  # by kind
        self.card_count: i64 = self.edition.card_count
        self.hand_size: i64 = cards.MORE_HAND_SIZE if is_expansion else cards.HAND_SIZE[players]
        self.set_aside: i64 = cards.SET_ASIDE if is_expansion else 0
        self.dwarfs: vec[i64] = vec[i64]([0] * ROLE_COUNT)  # by role
        if is_expansion:
            for role in range(ROLE_COUNT):
                self.dwarfs[role] = cards.MORE_DWARFS[role]
        else:
            self.dwarfs[SABOTEUR] = cards.BASE_DWARFS[players][0]
            self.dwarfs[MINER] = cards.BASE_DWARFS[players][1]
        self.maze: Maze = Maze(self.edition.tiles, 21, 17, BORDERS[laying], marks_cuts)  # at the start (S4)
        for i in range(3):
            self.maze.hide_goal(GOAL_CELLS[i])
        self.maze.place(START, self.edition.start)

    def refit(self, copies: list[int], dwarfs: list[int], hand_size: int, set_aside: int) -> None:
        """Another box, for study: copies by kind, dwarfs by role."""
        self.copies = vec_of(copies)
        self.card_count = sum(copies)
        self.dwarfs = vec_of(dwarfs)
        self.hand_size = hand_size
        self.set_aside = set_aside


def column_of(cell: i64) -> int:
    return cell % WIDTH - 7


def row_of(cell: i64) -> int:
    return cell // WIDTH - 9
