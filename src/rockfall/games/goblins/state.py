"""Goblins vs Gnomes: where a match stands. Compiled.

Letters with numbers (B10, R3) are the rules of RULES.md, here and in the modules beside this one: what is legal
(legal.py), what chance may do (chances.py), what a move does (effects.py), doors and ways (ways.py), how a round ends
(ending.py).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import Fields
from rockfall.games.goblins.edition import HAND, KINDS, Config
from rockfall.games.maze.board import ORDERS
from rockfall.games.maze.mine import LOT, Mine

# Phases of a round, after those in maze/mine.py.
CHOOSING: Final = 5  # which goal to open first (B14)
SECOND: Final = 6  # whether to open another goal after the dynamite (R9)
SERVING: Final = 7  # who sits out a turn (B12)
DRAWING: Final = 8  # chance
STEALING: Final = 9  # the miser (B21)
OVER: Final = 10

NOTHING: Final = -1  # neither gold nor dragon was opened

# Signs in the log: what a move looks like to those who may not know, and what was found out.
DEALT_ROLE: Final = -9  # - seat
LAID_GOALS: Final = -17
PUT_UNDER: Final = -18
SAW_GOAL: Final = -20  # - what it shows
OPENED_GOAL: Final = -30  # - (goal * GOALS + what it shows)
GOT_ROLE: Final = -40  # - role
SHOWED: Final = -50  # - kind

# Cells of the doors and of the keys on the table, nine bits each.
CELL_BITS: Final = 9
CELL_MASK: Final = 511

# Sides of a goal, a bit for each.
SIDE_BITS: Final = 4
ALL_SIDES: Final = 15


class Standing(Mine):
    """Every field of a state; GoblinsState adds what can be done with it."""

    def __init__(self, config: Config, source: Standing | None = None) -> None:
        if source is not None:
            self.config: Config = config
            self.first_out: i64 = source.first_out  # who first ran out of cards (B20), or -1
            self.is_ale_due: bool = source.is_ale_due  # an ale tile was laid, and nobody named yet
            self.doors: i64 = source.doors  # their cells on the table
            self.keys: i64 = source.keys
            self.lanterns: i64 = source.lanterns  # how many lie on the table
            self.open_colors: i64 = source.open_colors  # bits: doors that are open (B10)
            self.order: i64 = source.order  # how the goals lie, or -1
            self.opened: i64 = source.opened  # bits: goals opened this round
            self.left_shut: i64 = source.left_shut  # sides of goals that were left shut, SIDE_BITS each (R9)
            self.last_goal: i64 = source.last_goal  # the one opened last, or -1
            self.naps: vec[i64] = source.naps[:]  # by seat: turns to sit out (B12)
            self.roles: vec[i64] = source.roles[:]  # by seat
            self.seen: vec[i64] = source.seen[:]  # by seat, bits: goals looked at
            self.knows: vec[i64] = source.knows[:]  # by seat, bits: whose present role card it has had in hand
            self.drank: i64 = source.drank  # bits: who took part in an exchange of roles
            self.shown: i64 = source.shown  # bits: hands that lie open (B7)
            self.top_left: i64 = source.top_left  # how many cards nobody has seen yet
            self.under: vec[i64] = source.under[:]  # under them, the next to come up first: see `under_entry`
            self.skips: vec[i64] = source.skips[:]  # for each skip with cards in the deck: what could be laid then
            self.score: vec[i64] = source.score[:]
            # How the round ended (B18 to B21).
            self.found: i64 = source.found  # GOLD, DRAGON or NOTHING
            self.opener: i64 = source.opener
            self.step: i64 = source.step  # how many players have moved their points; one more: the miser, too (R16)
            self.way_doors: i64 = source.way_doors
            self.way_ales: i64 = source.way_ales
            self.winner: i64 = source.winner  # or -1
            super().__init__(config.players, HAND, KINDS, config.maze, source)
            return
        players = int(config.players)
        self.config = config
        self.is_ale_due = False
        self.naps = vec[i64]([0] * players)
        self.roles = vec[i64]([-1] * players)
        self.seen = vec[i64]([0] * players)
        self.knows = vec[i64]([0] * players)
        self.score = vec[i64]([0] * players)
        self.winner = -1
        super().__init__(config.players, HAND, KINDS, config.maze, None)
        self.set_up_round(config.first_seat if config.first_seat >= 0 else 0)
        if config.first_seat < 0:
            self.phase = LOT  # B4: by lot

    def declare(self, fields: Fields) -> None:
        super().declare(fields)
        self.first_out = fields.number(self.first_out)
        self.is_ale_due = fields.flag(self.is_ale_due)
        self.doors = fields.number(self.doors)
        self.keys = fields.number(self.keys)
        self.lanterns = fields.number(self.lanterns)
        self.open_colors = fields.number(self.open_colors)
        self.order = fields.number(self.order)
        self.opened = fields.number(self.opened)
        self.left_shut = fields.number(self.left_shut)
        self.last_goal = fields.number(self.last_goal)
        self.drank = fields.number(self.drank)
        self.shown = fields.number(self.shown)
        self.top_left = fields.number(self.top_left)
        self.found = fields.number(self.found)
        self.opener = fields.number(self.opener)
        self.step = fields.number(self.step)
        self.way_doors = fields.number(self.way_doors)
        self.way_ales = fields.number(self.way_ales)
        self.winner = fields.number(self.winner)
        self.naps = fields.row(self.naps)
        self.roles = fields.row(self.roles)
        self.seen = fields.row(self.seen)
        self.knows = fields.row(self.knows)
        self.score = fields.row(self.score)
        self.under = fields.varying(self.under)
        self.skips = fields.varying(self.skips)

    def set_up_round(self, first: i64) -> None:
        """Everything but the score tracks back in its place; then chance shuffles and deals (B2, B3, B4, R13)."""
        self.clear_table(first, self.config.maze, self.config.copies)
        self.first_out = -1
        self.doors = 0
        self.keys = 0
        self.lanterns = 0
        self.open_colors = 0
        self.order = -1
        self.opened = 0
        self.left_shut = 0
        self.last_goal = -1
        self.drank = 0
        self.shown = 0
        self.top_left = self.config.card_count
        self.under = vec[i64]()
        self.skips = vec[i64]()
        for seat in range(self.players):
            self.naps[seat] = 0
            self.roles[seat] = -1
            self.seen[seat] = 0
            self.knows[seat] = 0
        self.found = NOTHING
        self.opener = -1
        self.step = 0
        self.way_doors = 0
        self.way_ales = 0

    def deck_left(self) -> i64:
        """Cards in the deck, with those under it."""
        return self.top_left + len(self.under)

    def has_deck(self) -> bool:
        return self.top_left > 0 or len(self.under) > 0

    def shows(self, goal: i64) -> i64:
        """What a goal shows, or -1 before they are shuffled."""
        if self.order < 0:
            return -1
        return ORDERS[self.order][goal]

    def scores(self) -> list[int]:
        return [self.score[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        """B20: who reached the target."""
        return [self.winner] if self.winner >= 0 else []


# A card under the deck is its kind and who put it there.
_KIND_BITS: Final = 5
_KIND_MASK: Final = 31


def under_entry(kind: i64, seat: i64) -> i64:
    return kind | (seat << _KIND_BITS)


def under_kind(entry: i64) -> i64:
    return entry & _KIND_MASK


def under_seat(entry: i64) -> i64:
    return entry >> _KIND_BITS
