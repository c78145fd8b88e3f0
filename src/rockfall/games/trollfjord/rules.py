"""Trollfjord: where a match stands, what is allowed, who wins.

Compiled. Letters with numbers (T9, R2) are the rules of RULES.md. Regions, sites, spaces and seats count from 0.
Rows that rarely change are shared by copies of a state: they are replaced, never written to.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, EVERYBODY, NOBODY, SILENT, Emit, State, View, numbers_of, vec_of
from rockfall.games.trollfjord import events, parts
from rockfall.games.trollfjord.chances import (
    FRESH,
    STAGE_OF,
    colour_weight,
    draw_count,
    first_row_at,
    next_memory,
    row_at,
    still_inside,
    weights,
)

# Phases of a match.
FORTRESSES: Final = 0  # chance: which number stands where (T4)
WALKWAY: Final = 1  # chance: the planks (T4)
LINING_UP: Final = 2  # chance: the lords on the start plank (T5)
TREASURES: Final = 3  # chance: a treasure for each region (T4, T29)
MOVING: Final = 4  # T7
PLACING: Final = 5  # T8, T10
WANDERING: Final = 6  # T9, T10
NAMING: Final = 7  # T11, T13
JOINING: Final = 8  # T13
DECIDING: Final = 9  # T14
HAMMERING: Final = 10  # T18, T21
FALLING: Final = 11  # chance: how many boulders come out (T16)
SHOWING: Final = 12  # chance: their colours
GIVING: Final = 13  # T22 to T24
COLLECTING: Final = 14  # T25
CLEARING: Final = 15  # T28
OVER: Final = 16

# Steps of pledging (T23).
HAMMERER_PLEDGES: Final = 0
COMRADE_PLEDGES: Final = 1
HAMMERER_ADDS: Final = 2
# The same number where gifts are a matter of talk (R10).
TALKING: Final = 0
ANSWERING: Final = 1  # the other one has asked, or has nothing left to give
LAST_WORD: Final = 2  # the other one has said enough

SEATS: Final = 4
REGIONS: Final = 12
SUPPLY: Final = 12  # in a seat's row of trolls, after the regions
PLACES: Final = 13
SITES: Final = 6
SPACES: Final = 60
PLANKS: Final = 10
TROLLS: Final = 10
BELT: Final = 4
COLOURS: Final = 4
YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
WHITE: Final = 3
EACH: Final = 11  # boulders of a colour
BOULDERS: Final = 44
GIFTS: Final = 3
HIGHEST_LIMIT: Final = 9
LEAST: Final = 10  # the smallest treasure
VALUES: Final = 19
CROWN: Final = 6
LAPS: Final = 6  # R8
NOT_LINED_UP: Final = -100
STOCK: Final = 5  # where in `scalars` the treasures are that nobody has seen

# Where each kind of move begins; codec.py lists the same actions in the same order.
MOVE: Final = 0  # + kind * 3 + count - 1
PLACE: Final = 6  # + region
STEP: Final = 18  # + step
ENOUGH: Final = 70
NAME: Final = 71  # + site
SKIP: Final = 77
JOIN: Final = 78
DECLINE: Final = 79
HAMMER: Final = 80
BLOW: Final = 81  # + side * 15 + height * 5 + strength
STOP: Final = 111
PLEDGE: Final = 112  # + gift
NO_MORE_GIFTS: Final = 115
COLLECT: Final = 116  # + region
CLEAR: Final = 128  # + region
LAY_PLANK: Final = 140  # + plank
SET_FORTRESS: Final = 150  # + number - 1
LINE_UP: Final = 153  # + seat
TURN_UP: Final = 157  # + value - 10
FALL: Final = 176  # + count, as far as FEW
SHOW: Final = 191  # + colour
ASK_FOR_GIFT: Final = 195
FALL_MORE: Final = 196  # + count - FEW
MOVE_COUNT: Final = 202
FEW: Final = 15

# Signs in the log. A treasure that lies face down on another's patch is not remembered (R5) ...
FORGOTTEN: Final = -1  # ... so this stands where its value was seen
# At the end all are turned up: the value below 0.

BLOWS: Final = 30

_LANDSCAPE: Final = {name: number for number, name in enumerate(parts.LANDSCAPES)}
LANDSCAPE_OF: Final = vec[i64]([_LANDSCAPE[name] for name in parts.LANDSCAPE_OF])
# The two regions of each landscape.
REGIONS_OF: Final = vec[i64](
    [at for name in parts.LANDSCAPES for at in range(len(parts.REGIONS)) if parts.LANDSCAPE_OF[at] == name]
)
PLANK_LANDSCAPES: Final = vec[i64]([_LANDSCAPE[name] for plank in parts.PLANKS for name in plank])
STEP_FROM: Final = vec[i64]([at for at, _ in parts.STEPS])
STEP_TO: Final = vec[i64]([to for _, to in parts.STEPS])
# Steps are ordered by where they begin: those of a region are FIRST_STEP[region] to FIRST_STEP[region + 1] - 1.
FIRST_STEP: Final = vec[i64]([sum(at < region for at, _ in parts.STEPS) for region in range(len(parts.REGIONS) + 1)])
STEP_COUNT: Final = vec[i64]([sum(at == region for at, _ in parts.STEPS) for region in range(len(parts.REGIONS))])
SITE_REGIONS: Final = vec[i64]([region for regions in parts.SITE_REGIONS for region in regions])
GIFT_WORTH: Final = vec[i64](list(parts.GIFTS))
FULL_STOCK: Final = sum(count << (2 * place) for place, count in enumerate(parts.TREASURE_COUNTS))
STOCK_COUNT: Final = sum(parts.TREASURE_COUNTS)
# A boulder of each colour, and a treasure of each value, in numbers that hold a count for each.
ONE_BOULDER: Final = vec[i64]([16**colour for colour in range(COLOURS)])
ONE_TREASURE: Final = vec[i64]([4**place for place in range(VALUES)])
BITS: Final = vec[i64]([2**place for place in range(12)])
BLOWS_ONLY: Final = vec[i64](list(range(81, 111)))
BLOWS_OR_STOP: Final = vec[i64](list(range(81, 112)))
# Of a treasure on a patch, in one row: whose it is, how many boulders were out, where in the log it was turned up.
COVER: Final = 3
ALL_MOVES: Final = vec[i64](list(range(6)))
JOIN_OR_NOT: Final = vec[i64]([78, 79])
HAMMER_OR_NOT: Final = vec[i64]([77, 80])


def boulders(packed: i64, colour: i64) -> i64:
    """How many of a colour."""
    return (packed >> (4 * colour)) & 15


def boulder_count(packed: i64) -> i64:
    """How many of all colours."""
    return (packed & 15) + ((packed >> 4) & 15) + ((packed >> 8) & 15) + ((packed >> 12) & 15)


def gift_count(gifts: i64) -> i64:
    return (gifts & 1) + ((gifts >> 1) & 1) + ((gifts >> 2) & 1)


def patch_worth(patch: i64) -> i64:
    """The treasures on a patch, added up."""
    worth: i64 = 0
    value: i64 = LEAST
    while patch:
        worth += value * (patch & 3)
        patch >>= 2
        value += 1
    return worth


def fall_move(count: i64) -> i64:
    """The move by which this many boulders fall."""
    return FALL + count if count < FEW else FALL_MORE + count - FEW


def treasure_count(packed: i64) -> i64:
    """How many treasures, of all values."""
    count: i64 = 0
    while packed:
        count += packed & 3
        packed >>= 2
    return count


def written(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A row with one number replaced; copies of the state may still hold the old one."""
    new = row[:]
    new[place] = value
    return new


@final
class Config:
    """A number of players, and what the table has chosen."""

    def __init__(
        self,
        players: i64,
        numbers: list[int],
        first_seat: i64,
        tailwind_for_all: bool,
        gifts_by_talk: bool,
        is_thrown_back: bool,
        is_first_tower: bool = False,
    ) -> None:
        self.players: Final[i64] = players
        self.numbers: Final[vec[i64]] = vec_of(numbers)  # of the fortresses, by site; 0: by lot
        self.first_seat: Final[i64] = first_seat  # -1: by lot
        self.tailwind_for_all: Final[bool] = tailwind_for_all  # R9
        self.gifts_by_talk: Final[bool] = gifts_by_talk  # R10
        self.is_thrown_back: Final[bool] = is_thrown_back  # T30; else the tower is filled afresh
        self.is_first_tower: Final[bool] = is_first_tower  # that of version 1 of the rules
        self.stock: i64 = FULL_STOCK  # two bits for each value
        self.stock_count: i64 = STOCK_COUNT
        self.crown: i64 = CROWN  # worth
        self.gift_worth: vec[i64] = GIFT_WORTH

    def refit(self, treasures: list[int], crown: int, gift_worth: list[int]) -> None:
        """Another box, for study: how many treasures of each value, and what crowns and gifts are worth."""
        self.stock = 0
        for place in range(VALUES):
            self.stock += treasures[place] * ONE_TREASURE[place]
        self.stock_count = sum(treasures)
        self.crown = crown
        self.gift_worth = vec_of(gift_worth)


@final
class TrollfjordState(State):
    """The whole truth of a match."""

    def __init__(self, config: Config, source: TrollfjordState | None = None) -> None:
        self.config: Config = config
        if source is not None:
            self.phase: i64 = source.phase
            self.owner: i64 = source.owner  # whose turn it is, whoever is asked; -1 before the first
            self.finished: i64 = source.finished  # seats, as bits (T31)
            self.is_last_round: i64 = source.is_last_round
            self.stock: i64 = source.stock  # treasures nobody has seen, two bits for each value
            self.stock_count: i64 = source.stock_count
            self.left: i64 = source.left  # trolls or steps that are still to be had
            self.placing: i64 = source.placing  # the region where this turn's trolls go, or -1 (T8)
            self.wind: i64 = source.wind  # progress of the lord whose tailwind is the latest, -1: none yet (T10)
            self.site: i64 = source.site  # the fortress that was named, or -1
            self.asked: i64 = source.asked  # who need not be asked to be the comrade any more, as bits
            self.partner: i64 = source.partner  # who joined the owner, or -1
            self.hammerer: i64 = source.hammerer  # of these two, or -1 before hammering
            self.limit: i64 = source.limit
            self.hits: i64 = source.hits
            self.stopped: i64 = source.stopped  # who has stopped and left the other alone, or -1 (T21)
            self.stop_hits: i64 = source.stop_hits  # how many hits there were then
            self.blow: i64 = source.blow  # the last one, or -1
            self.memory: i64 = source.memory  # of the blows before, see chances.py
            self.out: i64 = source.out  # boulders outside, four bits for each colour
            self.thrown: i64 = source.thrown  # what was thrown back after the last hammering, packed like `out` (T30)
            self.under: i64 = source.under  # and after the one before, as far as it has not come out since (R11)
            self.last: i64 = source.last  # what the last blow brought out, as far as it is shown
            self.pending: i64 = source.pending  # boulders that are out, but whose colour is not shown yet
            self.anger: i64 = source.anger  # 0: calm, 1: angry, 2: appeased
            self.gift_step: i64 = source.gift_step  # who is asked for gifts (T23), or how the talk stands (R10)
            self.pledges: i64 = source.pledges  # gifts: three bits for the owner, three for the partner
            self.owner_got: i64 = source.owner_got  # the region whose treasure the owner collected, or -1
            self.partner_got: i64 = source.partner_got
            self.trolls: vec[i64] = source.trolls[:]  # by seat: in each region, then in the supply
            # Rows that are replaced, never written to.
            self.lords: vec[i64] = source.lords  # by seat: progress; below 0 on the start plank
            self.treasures: vec[i64] = source.treasures  # by region: a value, or 0
            self.belts: vec[i64] = source.belts  # by seat and belt space: a value, or 0
            self.patches: vec[i64] = source.patches  # by seat, packed like the stock
            self.gifts: vec[i64] = source.gifts  # by seat: those not turned over, as bits
            self.crowns: vec[i64] = source.crowns  # by number: who has it, or -1
            self.numbers: vec[i64] = source.numbers  # by site, 0: not drawn yet
            self.planks: vec[i64] = source.planks  # as many as are laid
            self.turned: vec[i64] = source.turned  # by region: where in the log its treasure was turned up
            self.covered: vec[i64] = source.covered  # COVER numbers for each treasure on a patch
            self.share_log(source)
            return
        players = int(config.players)
        self.phase = FORTRESSES
        self.owner = -1
        self.finished = 0
        self.is_last_round = 0
        self.stock = config.stock
        self.stock_count = config.stock_count
        self.left = 0
        self.placing = -1
        self.wind = -1
        self.site = -1
        self.asked = 0
        self.partner = -1
        self.hammerer = -1
        self.limit = 0
        self.hits = 0
        self.stopped = -1
        self.stop_hits = 0
        self.blow = -1
        self.memory = FRESH
        self.out = 0
        self.thrown = 0
        self.under = 0
        self.last = 0
        self.pending = 0
        self.anger = 0
        self.gift_step = 0
        self.pledges = 0
        self.owner_got = -1
        self.partner_got = -1
        self.trolls = vec_of(([0] * 12 + [10]) * players)
        self.lords = vec[i64]([NOT_LINED_UP] * players)
        self.treasures = vec[i64]([0] * 12)
        self.belts = vec[i64]([0] * (4 * players))
        self.patches = vec[i64]([0] * players)
        self.gifts = vec[i64]([7] * players)
        self.crowns = vec[i64]([-1] * 3)
        self.numbers = config.numbers
        self.planks = vec[i64]()
        self.turned = vec[i64]([0] * 12)
        self.covered = vec[i64]()
        super().__init__()
        if self.numbers[0]:
            self.phase = WALKWAY

    def copy(self) -> TrollfjordState:
        return TrollfjordState(self.config, self)

    def scalars(self) -> vec[i64]:
        """All that is a single number, in one row."""
        row = vec[i64]([0] * 30)
        row[0] = self.turn
        row[1] = self.phase
        row[2] = self.owner
        row[3] = self.finished
        row[4] = self.is_last_round
        row[5] = self.stock
        row[6] = self.stock_count
        row[7] = self.left
        row[8] = self.placing
        row[9] = self.wind
        row[10] = self.site
        row[11] = self.asked
        row[12] = self.partner
        row[13] = self.hammerer
        row[14] = self.limit
        row[15] = self.hits
        row[16] = self.stopped
        row[17] = self.stop_hits
        row[18] = self.blow
        row[19] = self.memory
        row[20] = self.out
        row[21] = self.last
        row[22] = self.pending
        row[23] = self.anger
        row[24] = self.gift_step
        row[25] = self.pledges
        row[26] = self.owner_got
        row[27] = self.partner_got
        row[28] = self.thrown
        row[29] = self.under
        return row

    def set_scalars(self, row: vec[i64]) -> None:
        """Take over what `scalars` gave."""
        self.turn = row[0]
        self.phase = row[1]
        self.owner = row[2]
        self.finished = row[3]
        self.is_last_round = row[4]
        self.stock = row[5]
        self.stock_count = row[6]
        self.left = row[7]
        self.placing = row[8]
        self.wind = row[9]
        self.site = row[10]
        self.asked = row[11]
        self.partner = row[12]
        self.hammerer = row[13]
        self.limit = row[14]
        self.hits = row[15]
        self.stopped = row[16]
        self.stop_hits = row[17]
        self.blow = row[18]
        self.memory = row[19]
        self.out = row[20]
        self.last = row[21]
        self.pending = row[22]
        self.anger = row[23]
        self.gift_step = row[24]
        self.pledges = row[25]
        self.owner_got = row[26]
        self.partner_got = row[27]
        self.thrown = row[28]
        self.under = row[29]

    def to_rows(self) -> list[list[int]]:
        """The whole state as plain numbers, for another process: `from_rows` of a new state of this game takes them."""
        rows = [self.scalars(), self.trolls, self.lords, self.treasures, self.belts, self.patches, self.gifts]
        rows += [self.crowns, self.numbers, self.planks, self.turned, self.covered]
        return [self.past_to_row()] + [numbers_of(row) for row in rows]

    def from_rows(self, rows: list[list[int]]) -> None:
        """Stand where the state that gave these rows stood."""
        self.past_from_row(rows[0])
        self.set_scalars(vec_of(rows[1]))
        self.trolls = vec_of(rows[2])
        self.lords = vec_of(rows[3])
        self.treasures = vec_of(rows[4])
        self.belts = vec_of(rows[5])
        self.patches = vec_of(rows[6])
        self.gifts = vec_of(rows[7])
        self.crowns = vec_of(rows[8])
        self.numbers = vec_of(rows[9])
        self.planks = vec_of(rows[10])
        self.turned = vec_of(rows[11])
        self.covered = vec_of(rows[12])

    # -- what lies face down ----------------------------------------------------------------------

    def observed(self, seat: i64, since: i64 = 0) -> vec[i64]:
        """R5: whoever sees a treasure knows it while it lies open, or on their own patch; others' are forgotten."""
        seen = super().observed(seat, since)
        covered = self.covered
        for at in range(0, len(covered), COVER):
            place: i64 = covered[at + 2] - since
            if covered[at] != seat and place >= 0:
                seen[place] = (FORGOTTEN << 6) | (seen[place] & 63)
        return seen

    def knows_patch(self, viewer: i64, seat: i64) -> bool:
        """R5; a viewer who is no seat is -1."""
        return viewer == seat or self.phase == OVER

    def unseen(self, viewer: i64) -> i64:
        """The treasures that lie face down for this viewer, packed like the stock: there and on others' patches."""
        packed = self.stock
        if len(self.covered):
            for seat in range(self.config.players):
                if not self.knows_patch(viewer, seat):
                    packed += self.patches[seat]
        return packed

    def known_patches(self, viewer: i64) -> vec[i64]:
        """By seat, packed: what this viewer knows of the patches; to others they are empty."""
        if not len(self.covered):
            return self.patches
        patches = self.patches[:]
        for seat in range(self.config.players):
            if not self.knows_patch(viewer, seat):
                patches[seat] = 0
        return patches

    def patch_count(self, seat: i64) -> i64:
        """How many treasures lie on a patch."""
        count: i64 = 0
        for at in range(0, len(self.covered), COVER):
            if self.covered[at] == seat:
                count += 1
        return count

    # -- what can be read off the board -----------------------------------------------------------

    def landscape_at(self, space: i64) -> i64:
        """The landscape of a placement space."""
        plank: i64 = space // 6
        return PLANK_LANDSCAPES[self.planks[plank] * 3 + (space - plank * 6) // 2]

    def is_free(self, space: i64) -> bool:
        for seat in range(self.config.players):
            progress = self.lords[seat]
            if progress >= 0 and progress % SPACES == space:
                return False
        return True

    def progress_to(self, seat: i64, kind: i64, count: i64) -> i64:
        """T7: where a lord stands after moving to the `count`th free space of a kind."""
        progress = self.lords[seat] + 1
        if progress < 0:
            progress = 0
        if progress & 1 != kind:
            progress += 1
        while True:
            if self.is_free(progress % SPACES):
                count -= 1
                if count == 0:
                    return progress
            progress += 2

    def feels_wind(self, seat: i64) -> bool:
        """Whether a seat gets tailwind if its lord is ahead (T10, R9)."""
        return self.config.tailwind_for_all or not (self.finished >> seat) & 1

    def trolls_at(self, seat: i64, site: i64) -> i64:
        """A seat's trolls at a fortress."""
        base: i64 = seat * PLACES
        at: i64 = site * 3
        trolls = self.trolls
        return (
            trolls[base + SITE_REGIONS[at]] + trolls[base + SITE_REGIONS[at + 1]] + trolls[base + SITE_REGIONS[at + 2]]
        )

    def is_strong_at(self, seat: i64, site: i64) -> bool:
        """T12: trolls in two of the three regions."""
        base: i64 = seat * PLACES
        at: i64 = site * 3
        held: i64 = 0
        for place in range(at, at + 3):
            if self.trolls[base + SITE_REGIONS[place]]:
                held += 1
        return held >= 2

    def next_belt(self, seat: i64) -> i64:
        """The leftmost empty belt space, or 4."""
        base: i64 = seat * BELT
        for space in range(BELT):
            if not self.belts[base + space]:
                return space
        return BELT

    def may_name(self, seat: i64, site: i64) -> bool:
        """T11, T12."""
        belt = self.next_belt(seat)
        return (belt == 3 or self.numbers[site] == belt + 1) and self.is_strong_at(seat, site)

    def next_candidate(self) -> i64:
        """T13: who is to be asked next: most trolls, then the lord farther back; or -1."""
        best: i64 = -1
        best_trolls: i64 = 0
        for seat in range(self.config.players):
            if not (self.asked >> seat) & 1 and self.is_strong_at(seat, self.site):
                trolls = self.trolls_at(seat, self.site)
                if trolls > best_trolls or (trolls == best_trolls and self.lords[seat] < self.lords[best]):
                    best = seat
                    best_trolls = trolls
        return best

    def limit_now(self) -> i64:
        """T15: what the limit is if the hammer is taken up now."""
        trolls = self.trolls_at(self.owner, self.site)
        if self.partner >= 0:
            trolls += self.trolls_at(self.partner, self.site)
        return trolls if trolls < HIGHEST_LIMIT else HIGHEST_LIMIT

    def excess(self) -> i64:
        """T22: boulders above the colour limit, white ones apart."""
        over: i64 = 0
        if self.hammerer >= 0:
            for colour in range(WHITE):
                count = boulders(self.out, colour)
                if count > self.limit:
                    over += count - self.limit
        return over

    def is_alone(self) -> bool:
        """Whether an empty hit swaps nothing: there is no comrade, or the other one has stopped (T20, T21)."""
        return self.partner < 0 or self.stopped >= 0

    def may_go_on(self) -> bool:
        """T21: the other one has stopped, and the comrade has not struck since."""
        return self.stopped >= 0 and self.hits == self.stop_hits

    def other(self, seat: i64) -> i64:
        """The other one of the two who hammer."""
        return self.partner if seat == self.owner else self.owner

    def may_collect(self, seat: i64, region: i64) -> bool:
        """T25, for one of the three regions."""
        value = self.treasures[region]
        return value > 0 and value <= boulder_count(self.out) and self.trolls[seat * PLACES + region] > 0

    def got(self, seat: i64) -> i64:
        """The region whose treasure a seat collected in this turn, or -1."""
        return self.owner_got if seat == self.owner else self.partner_got

    def pledged(self, seat: i64) -> i64:
        """The gifts a seat has pledged, as bits."""
        return self.pledges & 7 if seat == self.owner else self.pledges >> 3

    def givable(self, seat: i64) -> i64:
        """The gifts a seat has and has not pledged yet, as bits."""
        return self.gifts[seat] & ~self.pledged(seat)

    def missing(self) -> i64:
        """Gifts that are still to be pledged."""
        return self.excess() - gift_count(self.pledges & 7) - gift_count(self.pledges >> 3)

    def may_ask_for_gift(self) -> bool:
        """R10: unless the other one has just asked, or has none left to give, or has said enough."""
        if not self.config.gifts_by_talk or self.gift_step != TALKING or self.is_alone():
            return False
        return self.givable(self.other(self.turn)) > 0

    def inside(self) -> i64:
        """Boulders in the tower."""
        return BOULDERS - boulder_count(self.out)

    # -- what is legal ----------------------------------------------------------------------------

    def legal_moves(self) -> vec[i64]:
        phase = self.phase
        if phase == MOVING:
            return ALL_MOVES[:]
        if phase == HAMMERING:
            return BLOWS_OR_STOP[:] if self.hits else BLOWS_ONLY[:]
        if phase == JOINING:
            return JOIN_OR_NOT[:]
        if phase == DECIDING:
            return HAMMER_OR_NOT[:]
        moves = vec[i64](capacity=16)
        seat = self.turn
        if phase == PLACING:
            if self.placing >= 0:
                moves = append(moves, PLACE + self.placing)
            else:
                landscape = self.landscape_at(self.lords[seat] % SPACES)
                moves = append(moves, PLACE + REGIONS_OF[landscape * 2])
                moves = append(moves, PLACE + REGIONS_OF[landscape * 2 + 1])
            moves = append(moves, ENOUGH)
        elif phase == WANDERING:
            base: i64 = seat * PLACES
            for region in range(REGIONS):
                if self.trolls[base + region]:
                    for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
                        moves = append(moves, STEP + step)
            moves = append(moves, ENOUGH)
        elif phase == NAMING:
            for site in range(SITES):
                if self.may_name(seat, site):
                    moves = append(moves, NAME + site)
            moves = append(moves, SKIP)
        elif phase == GIVING:
            for gift in range(GIFTS):
                if (self.givable(seat) >> gift) & 1:
                    moves = append(moves, PLEDGE + gift)
            moves = append(moves, NO_MORE_GIFTS)
            if self.may_ask_for_gift():
                moves = append(moves, ASK_FOR_GIFT)
        elif phase == COLLECTING:
            for region in range(REGIONS):
                if self.is_here(region) and self.may_collect(seat, region):
                    moves = append(moves, COLLECT + region)
        elif phase == CLEARING:
            for region in range(REGIONS):
                if self.is_here(region) and self.trolls[seat * PLACES + region]:
                    moves = append(moves, CLEAR + region)
        elif phase != OVER:
            return self.outcomes()
        return moves

    def is_here(self, region: i64) -> bool:
        """Whether a region lies at the fortress that was named."""
        at: i64 = self.site * 3
        return SITE_REGIONS[at] == region or SITE_REGIONS[at + 1] == region or SITE_REGIONS[at + 2] == region

    def outcomes(self) -> vec[i64]:
        """What chance may bring."""
        moves = vec[i64](capacity=20)
        row = self.outcome_weights()
        first = self.first_outcome()
        for place in range(len(row)):
            if row[place]:
                moves = append(moves, fall_move(place) if first == FALL else first + place)
        return moves

    def chance_weights(self) -> vec[i64]:
        row = self.outcome_weights()
        positive = vec[i64](capacity=len(row))
        for place in range(len(row)):
            if row[place]:
                positive = append(positive, row[place])
        return positive

    def first_outcome(self) -> i64:
        phase = self.phase
        if phase == SHOWING:
            return SHOW
        if phase == FALLING:
            return FALL
        if phase == TREASURES:
            return TURN_UP
        if phase == WALKWAY:
            return LAY_PLANK
        return LINE_UP if phase == LINING_UP else SET_FORTRESS

    def outcome_weights(self) -> vec[i64]:
        """The weight of every outcome that this phase knows, including impossible ones."""
        phase = self.phase
        if phase == FALLING:
            return vec_of(weights(self.odds_at(), self.inside()))
        row = vec[i64](capacity=VALUES)
        if phase == SHOWING:
            for colour in range(COLOURS):
                row = append(row, self.colour_weight(colour))
        elif phase == TREASURES:
            for place in range(VALUES):
                row = append(row, (self.stock >> (2 * place)) & 3)
        elif phase == WALKWAY:
            for plank in range(PLANKS):
                row = append(row, 0 if self.is_laid(plank) else 1)
        elif phase == LINING_UP:
            for seat in range(self.config.players):
                row = append(row, 1 if self.may_line_up(seat) else 0)
        elif phase == FORTRESSES:
            for number in range(1, 4):
                row = append(row, 2 - self.count_of_number(number))
        return row

    def odds_at(self) -> i64:
        """T33: where the weights for the last blow begin, see chances.py."""
        blow = self.blow
        if self.config.is_first_tower:
            return first_row_at(blow % 5, blow % 15 // 5, self.inside(), self.memory)
        return row_at(blow % 5, blow // 5, self.inside(), self.memory)

    def colour_weight(self, colour: i64) -> i64:
        """R11: how likely the next boulder has this colour."""
        return self.colour_weight_at(colour, self.stage())

    def stage(self) -> i64:
        """R11: how far the tower is emptied, which is what the weights of its layers depend on; -1: filled afresh."""
        if not self.thrown and not self.under:
            return -1
        return STAGE_OF[boulder_count(self.out)]

    def colour_weight_at(self, colour: i64, stage: i64) -> i64:
        """The same at this stage. In a tower that was filled afresh all boulders are alike."""
        out = boulders(self.out, colour)
        if stage < 0:
            return EACH - out
        return colour_weight(out, boulders(self.thrown, colour), boulders(self.under, colour), stage)

    def is_laid(self, plank: i64) -> bool:
        for place in range(len(self.planks)):
            if self.planks[place] == plank:
                return True
        return False

    def count_of_number(self, number: i64) -> i64:
        count: i64 = 0
        for site in range(SITES):
            if self.numbers[site] == number:
                count += 1
        return count

    def lined_up(self) -> i64:
        """How many lords stand on the start plank."""
        count: i64 = 0
        for seat in range(self.config.players):
            if self.lords[seat] != NOT_LINED_UP:
                count += 1
        return count

    def may_line_up(self, seat: i64) -> bool:
        """T5; the seat that the table wants to begin stands last."""
        if self.lords[seat] != NOT_LINED_UP:
            return False
        return self.config.first_seat < 0 or self.lined_up() > 0 or seat == self.config.first_seat

    def draw(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == SHOWING:
            return SHOW + self.draw_colour(rng)
        if phase == FALLING:
            return fall_move(draw_count(self.odds_at(), self.inside(), rng))
        if phase == TREASURES:
            left = rng.below(self.stock_count)
            stock = self.stock
            value: i64 = 0
            while True:
                left -= stock & 3
                if left < 0:
                    return TURN_UP + value
                stock >>= 2
                value += 1
        row = self.outcome_weights()
        total: i64 = 0
        for place in range(len(row)):
            total += row[place]
        left = rng.below(total)
        outcome: i64 = 0
        while True:
            left -= row[outcome]
            if left < 0:
                return self.first_outcome() + outcome
            outcome += 1

    def draw_colour(self, rng: Rng) -> i64:
        """The colour of the next boulder, by weight; each weight is worked out once, and none is put in a row."""
        stage = self.stage()
        yellow = self.colour_weight_at(YELLOW, stage)
        red = self.colour_weight_at(RED, stage)
        blue = self.colour_weight_at(BLUE, stage)
        left = rng.below(yellow + red + blue + self.colour_weight_at(WHITE, stage))
        if left < yellow:
            return YELLOW
        left -= yellow
        if left < red:
            return RED
        return BLUE if left - red < blue else WHITE

    def random_move(self, rng: Rng) -> i64:
        """Without a list, but for the rare choices."""
        phase = self.phase
        if phase == MOVING:
            return MOVE + rng.below(6)
        if phase == HAMMERING:
            return BLOW + rng.below(BLOWS + 1 if self.hits else BLOWS)
        if phase == PLACING:
            if self.placing >= 0:
                return PLACE + self.placing if rng.below(2) else ENOUGH
            which = rng.below(3)
            if which == 2:
                return ENOUGH
            return PLACE + REGIONS_OF[self.landscape_at(self.lords[self.turn] % SPACES) * 2 + which]
        if phase == WANDERING:
            base: i64 = self.turn * PLACES
            trolls = self.trolls
            ways: i64 = 1
            for region in range(i64(REGIONS)):
                if trolls[base + region]:
                    ways += STEP_COUNT[region]
            left = rng.below(ways)
            for region in range(i64(REGIONS)):
                if trolls[base + region]:
                    degree = STEP_COUNT[region]
                    if left < degree:
                        return STEP + FIRST_STEP[region] + left
                    left -= degree
            return ENOUGH
        if phase == JOINING:
            return JOIN + rng.below(2)
        if phase == DECIDING:
            return HAMMER if rng.below(2) else SKIP
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    # -- what moves do ----------------------------------------------------------------------------

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        self.remember(move, EVERYBODY, SILENT)  # all is done in the open; see `observed` for what is forgotten
        if move >= SHOW:
            if move == ASK_FOR_GIFT:
                self.ask_for_gift(emit)
            elif move >= FALL_MORE:
                self.fall(move - FALL_MORE + FEW, emit)
            else:
                self.show_boulder(move - SHOW, emit)
        elif move >= FALL:
            self.fall(move - FALL, emit)
        elif move < PLACE:
            self.move_lord(move // 3, move % 3 + 1, emit)
        elif move < STEP:
            self.place_troll(move - PLACE, emit)
        elif move < ENOUGH:
            self.step_troll(move - STEP, emit)
        elif move == ENOUGH:
            if emit is not None and self.wind >= 0:
                emit(events.TailwindDeclined(seat=int(self.turn)))
            self.next_tailwind(emit)
        elif move < SKIP:
            self.name_fortress(move - NAME, emit)
        elif move == SKIP:
            if emit is not None:
                emit(events.HammeringSkipped(seat=int(self.owner)))
            self.end_turn(emit)
        elif move == JOIN:
            self.join(emit)
        elif move == DECLINE:
            self.asked |= BITS[self.turn]
            if emit is not None:
                emit(events.ComradeDeclined(seat=int(self.turn)))
            self.ask_candidate()
        elif move == HAMMER:
            self.begin_hammering(emit)
        elif move < STOP:
            self.strike(move - BLOW, emit)
        elif move == STOP:
            self.stop(emit)
        elif move < NO_MORE_GIFTS:
            self.pledge(move - PLEDGE, emit)
        elif move == NO_MORE_GIFTS:
            self.no_more_gifts(emit)
        elif move < CLEAR:
            self.collect(self.turn, move - COLLECT, emit)
        elif move < LAY_PLANK:
            self.clear(self.turn, move - CLEAR, emit)
            self.clear_next(self.turn, emit)
        else:
            self.prepare(move, emit)

    # -- set-up -----------------------------------------------------------------------------------

    def prepare(self, move: i64, emit: Emit | None) -> None:
        """T4, T5: fortresses, planks, lords, treasures, in this order."""
        if move >= TURN_UP:
            self.turn_up(move - TURN_UP + LEAST, emit)
        elif move >= LINE_UP:
            progress: i64 = self.lined_up() - self.config.players  # the last one stands farthest from the walkway
            self.lords = written(self.lords, move - LINE_UP, progress)
            if progress == -1:
                if emit is not None:
                    emit(events.LordsLinedUp(starts=[-lord for lord in numbers_of(self.lords)]))
                self.phase = TREASURES
        elif move >= SET_FORTRESS:
            site: i64 = 0
            while self.numbers[site]:
                site += 1
            self.numbers = written(self.numbers, site, move - SET_FORTRESS + 1)
            if site == SITES - 1:
                self.phase = WALKWAY
        else:
            self.planks = append(self.planks[:], move - LAY_PLANK)
            if len(self.planks) == PLANKS:
                if emit is not None:
                    emit(events.FortressesSet(numbers=numbers_of(self.numbers)))
                    emit(events.WalkwayLaid(planks=[plank + 1 for plank in numbers_of(self.planks)]))
                self.phase = LINING_UP

    def turn_up(self, value: i64, emit: Emit | None) -> None:
        """T4, T29: for the first region without a treasure."""
        region = self.bare_region()
        self.stock -= ONE_TREASURE[value - LEAST]
        self.stock_count -= 1
        self.treasures = written(self.treasures, region, value)
        self.turned = written(self.turned, region, self.ply - 1)
        if emit is not None:
            emit(events.TreasureTurnedUp(region=parts.REGIONS[region]))
        self.refill(emit)

    def bare_region(self) -> i64:
        """The first region without a treasure, or -1."""
        for region in range(REGIONS):
            if not self.treasures[region]:
                return region
        return -1

    def refill(self, emit: Emit | None) -> None:
        """T29: chance fills what is empty, as long as there are treasures; then the turn ends."""
        if self.stock_count and self.bare_region() >= 0:
            self.phase = TREASURES
            self.turn = CHANCE
        elif self.owner < 0:
            self.begin_turn(emit)
        else:
            self.end_turn(emit)

    # -- A: moving --------------------------------------------------------------------------------

    def begin_turn(self, emit: Emit | None) -> None:
        """T6: the lord farthest back is next."""
        last: i64 = -1
        for seat in range(self.config.players):
            if not (self.finished >> seat) & 1 and (last < 0 or self.lords[seat] < self.lords[last]):
                last = seat
        if last < 0:
            self.end_match(emit)
            return
        self.owner = last
        self.turn = last
        self.phase = MOVING
        if emit is not None:
            emit(events.TurnBegan(seat=int(last), is_last=self.is_last_round == 1))

    def move_lord(self, kind: i64, count: i64, emit: Emit | None) -> None:
        """T7."""
        seat = self.turn
        progress = self.progress_to(seat, kind, count)
        self.lords = written(self.lords, seat, progress)
        space: i64 = progress % SPACES
        if emit is not None:
            emit(
                events.LordMoved(
                    seat=int(seat),
                    kind=parts.KINDS[kind],
                    count=int(count),
                    space=int(space),
                    landscape=parts.LANDSCAPES[self.landscape_at(space)] if kind == 0 else None,
                )
            )
        self.wind = -1
        if not self.let_act(seat, count):
            self.next_tailwind(emit)

    def let_act(self, seat: i64, count: i64) -> bool:
        """T8 to T10: let a seat place or step `count` times, by where its lord is, if it has a troll for it."""
        supply = self.trolls[seat * PLACES + SUPPLY]
        if self.lords[seat] & 1 == 0:
            if not supply:
                return False
            self.phase = PLACING
            self.left = count if count < supply else supply
        else:
            if supply == TROLLS:
                return False
            self.phase = WANDERING
            self.left = count
        self.placing = -1
        self.turn = seat
        return True

    def place_troll(self, region: i64, emit: Emit | None) -> None:
        """T8, T10."""
        base: i64 = self.turn * PLACES
        self.trolls[base + SUPPLY] -= 1
        self.trolls[base + region] += 1
        self.placing = region
        if emit is not None:
            emit(events.TrollPlaced(seat=int(self.turn), region=parts.REGIONS[region], tailwind=self.wind >= 0))
        self.one_less(emit)

    def step_troll(self, step: i64, emit: Emit | None) -> None:
        """T9, T10."""
        base: i64 = self.turn * PLACES
        source = STEP_FROM[step]
        target = STEP_TO[step]
        self.trolls[base + source] -= 1
        self.trolls[base + target] += 1
        if emit is not None:
            emit(
                events.TrollStepped(
                    seat=int(self.turn),
                    source=parts.REGIONS[source],
                    target=parts.REGIONS[target],
                    tailwind=self.wind >= 0,
                )
            )
        self.one_less(emit)

    def one_less(self, emit: Emit | None) -> None:
        self.left -= 1
        if self.left == 0:
            self.next_tailwind(emit)

    def next_tailwind(self, emit: Emit | None) -> None:
        """T10: the nearest lord ahead that has had no tailwind yet; after the foremost it is time to hammer."""
        if self.wind < 0:
            self.wind = self.lords[self.owner]
        while True:
            nearest: i64 = -1
            for seat in range(self.config.players):
                ahead = self.lords[seat]
                if ahead <= self.wind or not self.feels_wind(seat):
                    continue
                if nearest < 0 or ahead < self.lords[nearest]:
                    nearest = seat
            if nearest < 0:
                break
            self.wind = self.lords[nearest]
            if self.let_act(nearest, 1):
                return
        self.left = 0
        self.placing = -1
        self.turn = self.owner
        for site in range(SITES):
            if self.may_name(self.owner, site):
                self.phase = NAMING
                return
        self.end_turn(emit)

    # -- B: hammering -----------------------------------------------------------------------------

    def name_fortress(self, site: i64, emit: Emit | None) -> None:
        """T13."""
        self.site = site
        self.asked = BITS[self.owner]
        if emit is not None:
            emit(
                events.FortressNamed(seat=int(self.owner), site=parts.SITE_NAMES[site], number=int(self.numbers[site]))
            )
        self.ask_candidate()

    def ask_candidate(self) -> None:
        """T13, T14: the next who may be the comrade, or else the hammerer decides."""
        candidate = self.next_candidate()
        if candidate >= 0:
            self.phase = JOINING
            self.turn = candidate
        else:
            self.phase = DECIDING
            self.turn = self.owner

    def join(self, emit: Emit | None) -> None:
        """T13: final, and the hammerer cannot refuse."""
        self.partner = self.turn
        if emit is not None:
            emit(events.ComradeJoined(seat=int(self.partner), other=int(self.owner)))
        self.phase = DECIDING
        self.turn = self.owner

    def begin_hammering(self, emit: Emit | None) -> None:
        """T14, T15."""
        self.limit = self.limit_now()
        self.hammerer = self.owner
        self.phase = HAMMERING
        if emit is not None:
            emit(
                events.HammeringBegan(
                    seat=int(self.owner),
                    site=parts.SITE_NAMES[self.site],
                    comrade=int(self.partner) if self.partner >= 0 else None,
                    limit=int(self.limit),
                )
            )

    def strike(self, blow: i64, emit: Emit | None) -> None:
        """T16, T33: what comes out is up to chance."""
        if emit is not None and self.may_go_on():
            emit(events.HammeringContinued(seat=int(self.turn)))
        self.hits += 1
        self.blow = blow
        self.last = 0
        if emit is not None:
            emit(
                events.TowerStruck(
                    seat=int(self.turn),
                    side=parts.SIDES[blow // 15],
                    height=int(blow % 15 // 5) + 1,
                    strength=int(blow % 5) + 1,
                    hit=int(self.hits),
                    limit=int(self.limit),
                )
            )
        self.phase = FALLING
        self.turn = CHANCE

    def fall(self, count: i64, emit: Emit | None) -> None:
        """T16, T19."""
        self.memory = next_memory(self.memory, count)
        if count:
            self.pending = count
            self.phase = SHOWING
            return
        if emit is not None:
            emit(events.NothingFell(seat=int(self.hammerer)))
        if not self.is_alone():  # T20, also after the last hit allowed
            self.hammerer = self.other(self.hammerer)
            if emit is not None:
                emit(events.RolesSwapped(seat=int(self.hammerer), other=int(self.other(self.hammerer))))
        self.after_blow(emit)

    def show_boulder(self, colour: i64, emit: Emit | None) -> None:
        self.out += ONE_BOULDER[colour]
        self.last += ONE_BOULDER[colour]
        self.pending -= 1
        if self.pending:
            return
        if emit is not None:
            emit(
                events.BouldersFell(
                    seat=int(self.hammerer),
                    count=int(boulder_count(self.last)),
                    yellow=int(boulders(self.last, 0)),
                    red=int(boulders(self.last, 1)),
                    blue=int(boulders(self.last, 2)),
                    white=int(boulders(self.last, 3)),
                    total=int(boulder_count(self.out)),
                )
            )
        self.after_blow(emit)

    def after_blow(self, emit: Emit | None) -> None:
        """T17, T18: an angry spirit or the hit limit ends it; otherwise the hammerer may go on or stop."""
        excess = self.excess()
        if excess:
            self.anger = 1
            if emit is not None:
                emit(events.SpiritAngered(seat=int(self.hammerer), excess=int(excess)))
            self.begin_gifts(emit)
        elif self.hits == self.limit:
            if emit is not None:
                emit(events.HitLimitReached(seat=int(self.hammerer), total=int(boulder_count(self.out))))
            self.begin_collecting(self.hammerer, emit)
        else:
            self.phase = HAMMERING
            self.turn = self.hammerer

    def stop(self, emit: Emit | None) -> None:
        """T18, T21."""
        if emit is not None and not self.may_go_on():
            emit(events.HammeringStopped(seat=int(self.hammerer), total=int(boulder_count(self.out))))
        if not self.is_alone():
            self.stopped = self.hammerer
            self.stop_hits = self.hits
        self.begin_collecting(self.hammerer, emit)

    # -- gifts ------------------------------------------------------------------------------------

    def begin_gifts(self, emit: Emit | None) -> None:
        """T22 to T24; nobody is asked where all gifts together would not do (R4)."""
        seat = self.hammerer
        own = gift_count(self.gifts[seat])
        others: i64 = 0 if self.is_alone() else gift_count(self.gifts[self.other(seat)])
        if own + others < self.excess():
            self.stay_angry(emit)
            return
        self.phase = GIVING
        self.gift_step = HAMMERER_PLEDGES
        self.turn = seat
        if own == 0:
            self.gift_step = ANSWERING if self.config.gifts_by_talk else COMRADE_PLEDGES
            self.turn = self.other(seat)

    def pledge(self, gift: i64, emit: Emit | None) -> None:
        seat = self.turn
        self.pledges |= BITS[gift] if seat == self.owner else BITS[gift + 3]
        missing = self.missing()
        if emit is not None:
            emit(events.GiftPledged(seat=int(seat), gift=int(GIFT_WORTH[gift]), missing=int(missing)))
        if missing == 0:
            self.appease(emit)
        elif self.config.gifts_by_talk and not self.is_alone():
            self.talk_on(seat)
        elif self.givable(seat) == 0:
            self.no_more_gifts(emit)

    def no_more_gifts(self, emit: Emit | None) -> None:
        """T23: after the hammerer the comrade, then the hammerer again if that can still do."""
        hammerer = self.hammerer
        if self.config.gifts_by_talk and not self.is_alone():
            self.say_enough(emit)
        elif self.gift_step == HAMMERER_PLEDGES and not self.is_alone() and self.givable(self.other(hammerer)):
            self.gift_step = COMRADE_PLEDGES
            self.turn = self.other(hammerer)
        elif self.gift_step == COMRADE_PLEDGES and gift_count(self.givable(hammerer)) >= self.missing():
            self.gift_step = HAMMERER_ADDS
            self.turn = hammerer
        else:
            self.stay_angry(emit)

    def talk_on(self, seat: i64) -> None:
        """R10: after a gift it is the other one's word, unless that one has none left or has said enough."""
        if self.gift_step == LAST_WORD:
            return
        other = self.other(seat)
        self.gift_step = TALKING
        if self.givable(other):
            self.turn = other
            if self.givable(seat) == 0:
                self.gift_step = ANSWERING

    def ask_for_gift(self, emit: Emit | None) -> None:
        """R10: the word goes to the other one, who cannot ask back."""
        other = self.other(self.turn)
        if emit is not None:
            emit(events.GiftAsked(seat=int(self.turn), other=int(other)))
        self.gift_step = ANSWERING
        self.turn = other

    def say_enough(self, emit: Emit | None) -> None:
        """R10: for good. The other one has the last word, if the own gifts can make up for what is missing."""
        other = self.other(self.turn)
        if emit is not None:
            emit(events.GiftsRefused(seat=int(self.turn)))
        if self.gift_step != LAST_WORD and gift_count(self.givable(other)) >= self.missing():
            self.gift_step = LAST_WORD
            self.turn = other
        else:
            self.stay_angry(emit)

    def stay_angry(self, emit: Emit | None) -> None:
        """T23: nobody turns a gift, nobody collects any more."""
        self.pledges = 0
        if emit is not None:
            emit(events.SpiritStaysAngry())
        self.clear_first(emit)

    def appease(self, emit: Emit | None) -> None:
        """T22: the pledged gifts are turned over; then there may be collected."""
        self.turn_gifts(self.owner, emit)
        if self.partner >= 0:
            self.turn_gifts(self.partner, emit)
        self.anger = 2
        if emit is not None:
            emit(events.SpiritAppeased())
        self.begin_collecting(self.hammerer, emit)

    def turn_gifts(self, seat: i64, emit: Emit | None) -> None:
        given = self.pledged(seat)
        if not given:
            return
        self.gifts = written(self.gifts, seat, self.gifts[seat] & ~given)
        if emit is not None:
            for gift in range(GIFTS):
                if (given >> gift) & 1:
                    emit(events.GiftTurned(seat=int(seat), gift=int(GIFT_WORTH[gift])))

    # -- C: collecting ----------------------------------------------------------------------------

    def begin_collecting(self, seat: i64, emit: Emit | None) -> None:
        """T25: players with a choice are asked; what must be is done (R2)."""
        allowed: i64 = 0
        only: i64 = -1
        at: i64 = self.site * 3
        for place in range(at, at + 3):
            if self.may_collect(seat, SITE_REGIONS[place]):
                allowed += 1
                only = SITE_REGIONS[place]
        if allowed > 1:
            self.phase = COLLECTING
            self.turn = seat
        elif allowed == 1:
            self.collect(seat, only, emit)
        else:
            if emit is not None:
                emit(events.NothingCollected(seat=int(seat)))
            self.after_collecting(seat, emit)

    def collect(self, seat: i64, region: i64, emit: Emit | None) -> None:
        """T25, T26."""
        value = self.treasures[region]
        self.treasures = written(self.treasures, region, 0)
        if seat != self.owner:
            self.partner_got = region
            self.patches = written(self.patches, seat, self.patches[seat] + ONE_TREASURE[value - LEAST])
            covered = append(self.covered[:], seat)
            covered = append(covered, boulder_count(self.out))
            self.covered = append(covered, self.turned[region])
            if emit is not None:
                emit(
                    events.TreasureCollected(seat=int(seat), region=parts.REGIONS[region], value=int(value), belt=None)
                )
        else:
            self.owner_got = region
            belt = self.next_belt(seat)
            self.belts = written(self.belts, seat * BELT + belt, value)
            if emit is not None:
                emit(
                    events.TreasureCollected(
                        seat=int(seat), region=parts.REGIONS[region], value=int(value), belt=parts.BELT[belt]
                    )
                )
            if belt < 3:
                self.crown(seat, belt, value, emit)
        self.after_collecting(seat, emit)

    def crown(self, seat: i64, number: i64, value: i64, emit: Emit | None) -> None:
        """T27: the crown goes to the best treasure of that number so far."""
        holder = self.crowns[number]
        if holder >= 0 and self.belts[holder * BELT + number] > value:
            return
        self.crowns = written(self.crowns, number, seat)
        if emit is not None:
            emit(events.CrownTaken(seat=int(seat), number=int(number) + 1, other=int(holder) if holder >= 0 else None))

    def after_collecting(self, seat: i64, emit: Emit | None) -> None:
        """T21, T25, T28: after the hammerer the comrade; a comrade left alone may go on instead."""
        if self.stopped == seat:
            if self.got(seat) >= 0:
                self.clear(seat, self.got(seat), emit)
            self.hammerer = self.other(seat)
            self.phase = HAMMERING
            self.turn = self.hammerer
        elif seat == self.hammerer and not self.is_alone():
            self.begin_collecting(self.other(seat), emit)
        else:
            self.clear_first(emit)

    def clear_first(self, emit: Emit | None) -> None:
        """T28: the player whose turn it is."""
        if self.ask_to_clear(self.owner, emit):
            self.clear_next(self.owner, emit)

    def clear_next(self, cleared: i64, emit: Emit | None) -> None:
        """T28: then the comrade; then new treasures come (T29)."""
        if cleared == self.owner and self.partner >= 0:
            if self.ask_to_clear(self.partner, emit):
                self.refill(emit)
        else:
            self.refill(emit)

    def ask_to_clear(self, seat: i64, emit: Emit | None) -> bool:
        """Whether it is done already: only a player who collected nothing and has trolls in several regions chooses."""
        region = self.got(seat)
        if region >= 0:
            self.clear(seat, region, emit)
            return True
        self.phase = CLEARING
        self.turn = seat
        return False

    def clear(self, seat: i64, region: i64, emit: Emit | None) -> None:
        """T28: all one's trolls in a region go back to the supply."""
        base: i64 = seat * PLACES
        count = self.trolls[base + region]
        if not count:
            return  # cleared when this player stopped (T21)
        self.trolls[base + region] = 0
        self.trolls[base + SUPPLY] += count
        if emit is not None:
            emit(events.RegionCleared(seat=int(seat), region=parts.REGIONS[region], count=int(count)))

    # -- the end ----------------------------------------------------------------------------------

    def end_turn(self, emit: Emit | None) -> None:
        """T30, T31."""
        owner = self.owner
        self.site = -1
        if self.hammerer >= 0:
            self.hammerer = -1
            self.limit = 0
            self.hits = 0
            self.stopped = -1
            self.stop_hits = 0
            self.blow = -1
            self.memory = FRESH
            self.throw_back()
            self.last = 0
            self.anger = 0
            self.gift_step = 0
            self.pledges = 0
            self.owner_got = -1
            self.partner_got = -1
        self.asked = 0
        self.partner = -1
        self.wind = -1
        is_full = self.belts[owner * BELT + 3] > 0
        if is_full or self.is_last_round:
            self.finish(owner, emit)
        elif self.lords[owner] >= LAPS * SPACES:  # R8
            if emit is not None:
                emit(events.WalkwayWornOut(seat=int(owner)))
            self.end_match(emit)
            return
        self.begin_turn(emit)

    def throw_back(self) -> None:
        """T30: all boulders go back into the tower, by option on top of those that are inside (R11)."""
        if self.config.is_thrown_back:
            under: i64 = 0
            for colour in range(COLOURS):
                left = still_inside(boulders(self.out, colour), boulders(self.thrown, colour))
                under += left * ONE_BOULDER[colour]
            self.under = under
            self.thrown = self.out
        self.out = 0

    def finish(self, seat: i64, emit: Emit | None) -> None:
        """T31: the trolls go home, the lord is laid down."""
        base: i64 = seat * PLACES
        for region in range(REGIONS):
            self.trolls[base + region] = 0
        self.trolls[base + SUPPLY] = TROLLS
        self.finished |= BITS[seat]
        if emit is not None:
            emit(events.PlayerFinished(seat=int(seat), is_first=self.is_last_round == 0))
        self.is_last_round = 1

    def end_match(self, emit: Emit | None) -> None:
        """R5: what lies on patches is turned up now."""
        for seat in range(self.config.players):
            patch = self.patches[seat]
            for place in range(VALUES):
                for _ in range((patch >> (2 * place)) & 3):
                    self.remember(-(LEAST + place), EVERYBODY, SILENT)
        self.phase = OVER
        self.turn = NOBODY
        self.owner = -1
        if emit is not None:
            scores = self.scores()
            winner = self.winner()
            emit(events.MatchEnded(scores=scores))
            emit(events.MatchWon(seat=winner, by_tie=scores.count(scores[winner]) > 1))

    def points(self, seat: i64) -> i64:
        """T32, without what lies on the patch."""
        total: i64 = 0
        for belt in range(BELT):
            total += self.belts[seat * BELT + belt]
        for gift in range(GIFTS):
            if (self.gifts[seat] >> gift) & 1:
                total += self.config.gift_worth[gift]
        for number in range(3):
            if self.crowns[number] == seat:
                total += self.config.crown
        return total

    def scores(self) -> list[int]:
        """T32: treasures, gifts, crowns."""
        return [int(self.points(seat) + patch_worth(self.patches[seat])) for seat in range(self.config.players)]

    def winners(self) -> list[int]:
        return [self.winner()]

    def winner(self) -> int:
        """T32: most points; among equals the lord farther back."""
        scores = self.scores()
        best = 0
        for seat in range(1, len(scores)):
            if scores[seat] > scores[best] or (scores[seat] == scores[best] and self.lords[seat] < self.lords[best]):
                best = seat
        return best

    def view(self, viewer: int | None) -> View:
        from rockfall.games.trollfjord.view import TrollfjordView

        return TrollfjordView(self, viewer)
