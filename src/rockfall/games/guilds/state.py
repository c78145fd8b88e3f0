"""Where a match of Guilds of Laar stands. Compiled. Letters with numbers (G9, R2) are the rules of RULES.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import CHANCE, Fields, State, numbers_of, vec_of
from rockfall.games.guilds.edition import LOT, MARKET, MEMO, Config
from rockfall.games.guilds.scoring import (
    KINDS,
    MOST,
    SPELL,
    SPELL_DOES,
    UNIVERSAL,
    Tally,
    entry_of,
    good_of,
    kind_of,
    tally_of,
)


class Position(State):
    """Where a match stands: its fields, and what can be read off them. Final is GuildsState, in rules.py."""

    def __init__(self, config: Config, source: Position | None = None) -> None:
        if source is not None:
            self.config: Config = config
            self.phase: i64 = source.phase
            self.round: i64 = source.round  # from 0
            self.first: i64 = source.first  # -1: not drawn yet
            self.step: i64 = source.step  # how many have had their turn in this phase
            self.memo: i64 = source.memo  # 0: not drawn yet
            self.unseen: i64 = source.unseen  # goods that nobody has seen, as bits, those left in the box included
            self.market: vec[i64] = source.market[:]  # by place the good that lies there, or -1
            self.experts: vec[i64] = source.experts[:]  # by place the kind of the expert there, or -1
            self.owners: vec[i64] = source.owners[:]  # by place whose expert it is, or -1
            self.hands: vec[i64] = source.hands[:]  # by seat and kind: experts at hand
            self.taken: vec[i64] = source.taken[:]  # by seat twelve places: goods with their kinds, in order
            self.taken_count: vec[i64] = source.taken_count[:]
            self.protected: vec[i64] = source.protected[:]  # by seat the types chosen, as bits
            self.sides: vec[i64] = source.sides[:]  # by seat the side chosen, or -1
            self.points: vec[i64] = source.points[:]  # by seat and kind, as far as scored
            self.share_log(source)  # last: mypyc checks every access to what is set after a call with self
            return
        super().__init__()
        players = int(config.players)
        self.config = config
        self.round = 0
        self.step = 0
        self.memo = config.memo
        self.first = config.first_seat
        self.unseen = config.goods
        self.market = vec[i64]([-1] * players)
        self.experts = vec[i64]([-1] * players)
        self.owners = vec[i64]([-1] * players)
        self.hands = vec_of(numbers_of(config.experts) * players)  # G5
        self.taken = vec[i64]([0] * (players * MOST))
        self.taken_count = vec[i64]([0] * players)
        self.protected = vec[i64]([0] * players)
        self.sides = vec[i64]([-1] * players)
        self.points = vec[i64]([0] * (players * KINDS))
        self.phase = LOT
        self.prepare()

    def declare(self, fields: Fields) -> None:
        super().declare(fields)
        self.phase = fields.number(self.phase)
        self.round = fields.number(self.round)
        self.first = fields.number(self.first)
        self.step = fields.number(self.step)
        self.memo = fields.number(self.memo)
        self.unseen = fields.number(self.unseen)
        self.market = fields.row(self.market)
        self.experts = fields.row(self.experts)
        self.owners = fields.row(self.owners)
        self.hands = fields.row(self.hands)
        self.taken = fields.row(self.taken)
        self.taken_count = fields.row(self.taken_count)
        self.protected = fields.row(self.protected)
        self.sides = fields.row(self.sides)
        self.points = fields.row(self.points)

    def prepare(self) -> None:
        """What the table has not chosen is left to chance; then the first goods are turned up."""
        self.turn = CHANCE
        if self.first < 0:
            self.phase = LOT
        elif self.memo == 0:
            self.phase = MEMO
        else:
            self.phase = MARKET
            self.step = 0

    def is_last_good(self) -> bool:
        return self.step == self.config.players - 1

    def last_place(self) -> i64:
        """Where the last good lies."""
        place: i64 = 0
        while self.market[place] < 0:
            place += 1
        return place

    def place_of_spell(self, seat: i64, good: i64) -> i64:
        """Where a good stands in a seat's row if it is one of its spells, or -1."""
        entry = entry_of(SPELL, good)
        for i in range(seat * MOST, seat * MOST + self.taken_count[seat]):
            if self.taken[i] == entry:
                return i
        return -1

    def tally(self, seat: i64) -> Tally:
        return tally_of(self.taken, seat * MOST, self.taken_count[seat])

    def universal_count(self, seat: i64) -> i64:
        """Universal goods among a seat's spells."""
        count: i64 = 0
        for i in range(seat * MOST, seat * MOST + self.taken_count[seat]):
            if kind_of(self.taken[i]) == SPELL and SPELL_DOES[good_of(self.taken[i])] == UNIVERSAL:
                count += 1
        return count
