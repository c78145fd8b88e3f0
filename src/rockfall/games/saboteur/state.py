"""Saboteur and Saboteur 2: where a match stands. Compiled.

Letters with numbers (S15, E7, R2) are the rules of RULES.md, here and in the modules beside this one: what is legal
(legal.py), what chance may do (chances.py), what a move does (effects.py), how a round ends (ending.py).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import Fields
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.mine import LOT, Mine
from rockfall.games.saboteur import cards
from rockfall.games.saboteur.codes import NUGGETS
from rockfall.games.saboteur.edition import HAND, ROLE_COUNT, Config

# Phases of a round, after those in maze/mine.py.
PASSING: Final = 5  # discarding more cards, or enough (E4)
UNBURDENING: Final = 6  # discarding two cards to be rid of a hindrance (E4)
DRAWING: Final = 7  # chance
NEW_HAT: Final = 8  # chance: another dwarf (E16)
LAY_OUT_GOLD: Final = 9  # chance: the gold cards of a won round (S20)
TAKING: Final = 10  # miners take gold cards
STEALING: Final = 11  # E15
OVER: Final = 12

# Signs in the log: what a move looks like to those who may not know, and what was found out.
DEALT_ROLE: Final = -17  # - seat
LAID_GOALS: Final = -33
LAID_OUT: Final = -34
DISCARDED: Final = -35
TOOK: Final = -36
SAW_GOAL: Final = -40  # - what it shows
OPENED: Final = -50  # - (goal * GOALS + what it shows)
SAW_ROLE: Final = -60  # - role
RECEIVED: Final = -300  # - kind
SAW_PACK: Final = -1000  # - gold cards, a digit for each value: ones + 10 * twos + 100 * threes
PER_SEAT: Final = 1000  # numbers for each seat in the signs that follow
PAID: Final = -3000  # - (seat * PER_SEAT + gold cards, as before)
TOTAL_GOLD: Final = -20000  # - (seat * PER_SEAT + nuggets)
PAID_SUM: Final = -40000  # - (seat * PER_SEAT + nuggets)
SHARED: Final = -60000  # - (seat * PER_SEAT + nuggets)


class Standing(Mine):
    """Every field of a state of either game; SaboteurState adds what can be done with it."""

    def __init__(self, config: Config, source: Standing | None = None) -> None:
        if source is not None:
            self.config: Config = config
            self.due: i64 = source.due  # cards still to be drawn, laid out or discarded
            self.floor: i64 = source.floor  # cards discarded together go by ascending kind
            self.lying: vec[i64] = source.lying[:]  # before each seat
            self.deck_left: i64 = source.deck_left  # `deck` includes the cards put aside, this does not
            self.buried: vec[i64] = source.buried[:]  # by kind: discarded face down
            # Copies share these, so nothing writes into them: `changed` makes another row.
            self.goals: vec[i64] = source.goals  # what each shows
            self.roles: vec[i64] = source.roles  # by seat, then by role: left over, then by role: laid away
            self.seen: vec[i64] = source.seen  # by seat the goals looked at, then by seat whose dwarf it knows
            self.theft_at: vec[i64] = source.theft_at  # which theft of this round, from 1, a seat played last
            self.gold: vec[i64] = source.gold  # nuggets by seat
            self.pile: vec[i64] = source.pile  # gold cards left, by nuggets - 1
            self.pack: vec[i64] = source.pack  # gold cards going round
            self.takers: i64 = source.takers  # bits: who still has a part in gold or theft
            super().__init__(config.players, HAND, config.edition.kinds, config.maze, source)
            return
        players = int(config.players)
        self.config = config
        self.due = 0
        self.floor = 0
        self.lying = vec[i64]([0] * players)
        self.deck_left = 0
        self.buried = vec[i64]([0] * int(config.edition.kinds))
        self.goals = vec[i64]([-1] * GOALS)
        self.roles = vec[i64]([0] * (players + 2 * ROLE_COUNT))
        self.seen = vec[i64]([0] * (players * 2))
        self.theft_at = vec[i64]([0] * players)
        self.gold = vec[i64]([0] * players)
        self.pile = vec[i64](list(cards.GOLD_CARDS) if not config.is_expansion else [0] * NUGGETS)
        self.pack = vec[i64]([0] * NUGGETS)
        self.takers = 0
        super().__init__(config.players, HAND, config.edition.kinds, config.maze, None)
        self.set_up_round(config.first_seat if config.first_seat >= 0 else 0)
        if config.first_seat < 0:
            self.phase = LOT  # S6: by lot

    def declare(self, fields: Fields) -> None:
        super().declare(fields)
        self.due = fields.number(self.due)
        self.floor = fields.number(self.floor)
        self.deck_left = fields.number(self.deck_left)
        self.takers = fields.number(self.takers)
        self.lying = fields.row(self.lying)
        self.buried = fields.row(self.buried)
        self.goals = fields.row(self.goals)
        self.roles = fields.row(self.roles)
        self.seen = fields.row(self.seen)
        self.theft_at = fields.row(self.theft_at)
        self.gold = fields.row(self.gold)
        self.pile = fields.row(self.pile)
        self.pack = fields.row(self.pack)

    def set_up_round(self, first: i64) -> None:
        """Everything back in its place; then chance shuffles and deals (S3, S4, S5, R6, E2, E3, E18)."""
        config = self.config
        players = config.players
        self.clear_table(first, config.maze, config.copies)
        self.deck_left = config.card_count - config.set_aside
        for kind in range(config.edition.kinds):
            self.buried[kind] = 0
        for seat in range(players):
            self.lying[seat] = 0
        self.seen = vec[i64]([0] * int(players * 2))
        self.theft_at = vec[i64]([0] * int(players))
        self.goals = vec[i64]([-1] * GOALS)
        self.roles = vec[i64]([-1] * int(players) + [0] * (2 * ROLE_COUNT))
        for role in range(ROLE_COUNT):
            self.roles[players + role] = config.dwarfs[role]

    def scores(self) -> list[int]:
        return [self.gold[seat] for seat in range(self.players)]
