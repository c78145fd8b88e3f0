"""Where a match of Trollfjord stands. Compiled.

Letters with numbers (T9, R2) are the rules of RULES.md. Rows that rarely change are shared by copies of a state: they
are replaced, never written to.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.state import Fields, State, vec_of
from rockfall.games.trollfjord.chances import FRESH, STAGE_OF, colour_weight, first_row_at, row_at
from rockfall.games.trollfjord.edition import (
    ALL_GIFTS,
    AT_SITE,
    BELT,
    BOULDERS,
    CALM,
    COVER,
    COVER_AT,
    EACH,
    FORGOTTEN,
    FORTRESSES,
    GIFTS,
    HAMMERER_PLEDGES,
    HIGHEST_LIMIT,
    NOT_LINED_UP,
    NUMBERS,
    OVER,
    PLACES,
    PLANK_LANDSCAPES,
    PLANK_LANDSCAPES_EACH,
    PLANK_SPACES,
    PLUS,
    REGIONS,
    SIDE_BLOWS,
    SITE_REGIONS,
    SITES,
    SPACES,
    STRENGTHS,
    STRONG,
    TALKING,
    TROLLS,
    WALKWAY,
    WHITE,
    Config,
    boulder_count,
    boulders,
    gift_count,
)


@final
class Singles:
    """Single numbers on their way between a state and a row: each is named once, for both directions."""

    def __init__(self, row: vec[i64], is_giving: bool) -> None:
        self.row: vec[i64] = row
        self.is_giving: bool = is_giving
        self.at: i64 = 0

    def next(self, number: i64) -> i64:
        """A field: as it is, or as the row says."""
        if not self.is_giving:
            self.row = append(self.row, number)
            return number
        at = self.at
        self.at = at + 1
        return self.row[at]


class Position(State):
    """Where a match stands: its fields, and what can be read off them. Final is TrollfjordState, in rules.py."""

    def __init__(self, config: Config, source: Position | None = None) -> None:
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
            self.anger: i64 = source.anger  # CALM, ANGRY or APPEASED
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
        self.anger = CALM
        self.gift_step = HAMMERER_PLEDGES
        self.pledges = 0
        self.owner_got = -1
        self.partner_got = -1
        self.trolls = vec_of(([0] * REGIONS + [TROLLS]) * players)
        self.lords = vec[i64]([NOT_LINED_UP] * players)
        self.treasures = vec[i64]([0] * REGIONS)
        self.belts = vec[i64]([0] * (BELT * players))
        self.patches = vec[i64]([0] * players)
        self.gifts = vec[i64]([ALL_GIFTS] * players)
        self.crowns = vec[i64]([-1] * NUMBERS)
        self.numbers = config.numbers
        self.planks = vec[i64]()
        self.turned = vec[i64]([0] * REGIONS)
        self.covered = vec[i64]()
        super().__init__()
        if self.numbers[0]:
            self.phase = WALKWAY

    def declare(self, fields: Fields) -> None:
        super().declare(fields)
        self.stock = fields.number(self.stock)
        self.stock_count = fields.number(self.stock_count)
        self.set_singles(fields.row(self.singles()))
        self.trolls = fields.row(self.trolls)
        self.lords = fields.row(self.lords)
        self.treasures = fields.row(self.treasures)
        self.belts = fields.row(self.belts)
        self.patches = fields.row(self.patches)
        self.gifts = fields.row(self.gifts)
        self.crowns = fields.row(self.crowns)
        self.numbers = fields.row(self.numbers)
        self.planks = fields.varying(self.planks)
        self.turned = fields.row(self.turned)
        self.covered = fields.varying(self.covered)

    def singles(self) -> vec[i64]:
        """All that is a single number, but for the stock, which is hidden."""
        singles = Singles(vec[i64](capacity=32), False)
        self.pass_singles(singles)
        return singles.row

    def set_singles(self, row: vec[i64]) -> None:
        """Take over what `singles` gave."""
        self.pass_singles(Singles(row, True))

    def pass_singles(self, singles: Singles) -> None:
        self.phase = singles.next(self.phase)
        self.owner = singles.next(self.owner)
        self.finished = singles.next(self.finished)
        self.is_last_round = singles.next(self.is_last_round)
        self.left = singles.next(self.left)
        self.placing = singles.next(self.placing)
        self.wind = singles.next(self.wind)
        self.site = singles.next(self.site)
        self.asked = singles.next(self.asked)
        self.partner = singles.next(self.partner)
        self.hammerer = singles.next(self.hammerer)
        self.limit = singles.next(self.limit)
        self.hits = singles.next(self.hits)
        self.stopped = singles.next(self.stopped)
        self.stop_hits = singles.next(self.stop_hits)
        self.blow = singles.next(self.blow)
        self.memory = singles.next(self.memory)
        self.out = singles.next(self.out)
        self.thrown = singles.next(self.thrown)
        self.under = singles.next(self.under)
        self.last = singles.next(self.last)
        self.pending = singles.next(self.pending)
        self.anger = singles.next(self.anger)
        self.gift_step = singles.next(self.gift_step)
        self.pledges = singles.next(self.pledges)
        self.owner_got = singles.next(self.owner_got)
        self.partner_got = singles.next(self.partner_got)

    # -- what lies face down ----------------------------------------------------------------------

    def observed(self, seat: i64, since: i64 = 0) -> vec[i64]:
        """R5: whoever sees a treasure knows it while it lies open, or on their own patch; others' are forgotten."""
        seen = super().observed(seat, since)
        covered = self.covered
        for at in range(0, len(covered), COVER):
            place: i64 = covered[at + COVER_AT] - since
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
        plank: i64 = space // PLANK_SPACES
        return PLANK_LANDSCAPES[self.planks[plank] * PLANK_LANDSCAPES_EACH + (space - plank * PLANK_SPACES) // 2]

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
        at: i64 = site * AT_SITE
        trolls = self.trolls
        return (
            trolls[base + SITE_REGIONS[at]] + trolls[base + SITE_REGIONS[at + 1]] + trolls[base + SITE_REGIONS[at + 2]]
        )

    def is_strong_at(self, seat: i64, site: i64) -> bool:
        """T12: trolls in two of the three regions."""
        base: i64 = seat * PLACES
        at: i64 = site * AT_SITE
        held: i64 = 0
        for place in range(at, at + AT_SITE):
            if self.trolls[base + SITE_REGIONS[place]]:
                held += 1
        return held >= STRONG

    def next_belt(self, seat: i64) -> i64:
        """The leftmost empty belt space, or BELT."""
        base: i64 = seat * BELT
        for space in range(BELT):
            if not self.belts[base + space]:
                return space
        return BELT

    def may_name(self, seat: i64, site: i64) -> bool:
        """T11, T12."""
        belt = self.next_belt(seat)
        return (belt == PLUS or self.numbers[site] == belt + 1) and self.is_strong_at(seat, site)

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
        return self.pledges & ALL_GIFTS if seat == self.owner else self.pledges >> GIFTS

    def givable(self, seat: i64) -> i64:
        """The gifts a seat has and has not pledged yet, as bits."""
        return self.gifts[seat] & ~self.pledged(seat)

    def missing(self) -> i64:
        """Gifts that are still to be pledged."""
        return self.excess() - gift_count(self.pledges & ALL_GIFTS) - gift_count(self.pledges >> GIFTS)

    def may_ask_for_gift(self) -> bool:
        """R10: unless the other one has just asked, or has none left to give, or has said enough."""
        if not self.config.gifts_by_talk or self.gift_step != TALKING or self.is_alone():
            return False
        return self.givable(self.other(self.turn)) > 0

    def is_here(self, region: i64) -> bool:
        """Whether a region lies at the fortress that was named."""
        at: i64 = self.site * AT_SITE
        return SITE_REGIONS[at] == region or SITE_REGIONS[at + 1] == region or SITE_REGIONS[at + 2] == region

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

    def bare_region(self) -> i64:
        """The first region without a treasure, or -1."""
        for region in range(REGIONS):
            if not self.treasures[region]:
                return region
        return -1

    # -- the tower --------------------------------------------------------------------------------

    def inside(self) -> i64:
        """Boulders in the tower."""
        return BOULDERS - boulder_count(self.out)

    def odds_at(self) -> i64:
        """T33: where the weights for the last blow begin, see chances.py."""
        blow = self.blow
        if self.config.is_first_tower:
            return first_row_at(blow % STRENGTHS, blow % SIDE_BLOWS // STRENGTHS, self.inside(), self.memory)
        return row_at(blow % STRENGTHS, blow // STRENGTHS, self.inside(), self.memory)

    def stage(self) -> i64:
        """R11: how far the tower is emptied, which is what the weights of its layers depend on; -1: filled afresh."""
        if not self.thrown and not self.under:
            return -1
        return STAGE_OF[boulder_count(self.out)]

    def colour_weight(self, colour: i64) -> i64:
        """R11: how likely the next boulder has this colour."""
        return self.colour_weight_at(colour, self.stage())

    def colour_weight_at(self, colour: i64, stage: i64) -> i64:
        """The same at this stage. In a tower that was filled afresh all boulders are alike."""
        out = boulders(self.out, colour)
        if stage < 0:
            return EACH - out
        return colour_weight(out, boulders(self.thrown, colour), boulders(self.under, colour), stage)

    def excess(self) -> i64:
        """T22: boulders above the colour limit, white ones apart."""
        over: i64 = 0
        if self.hammerer >= 0:
            for colour in range(WHITE):
                count = boulders(self.out, colour)
                if count > self.limit:
                    over += count - self.limit
        return over
