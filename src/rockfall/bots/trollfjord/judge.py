"""What a sensible lord does. Compiled; worth is counted in thousandths of a point.

With the hammer in hand the next blow is computed exactly, with every number of boulders and every mixture of colours
that it can bring; what comes after it, on average: see odds.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.trollfjord.lord import Lord
from rockfall.bots.trollfjord.odds import RECKONED, SURE, Colours, reach
from rockfall.core.rng import Rng
from rockfall.games.trollfjord.chances import OUTCOMES, STRENGTHS, TOTAL, WEIGHTS, row_at
from rockfall.games.trollfjord.chances import PLACES as STRUCK_PLACES
from rockfall.games.trollfjord.edition import (
    ASK_FOR_GIFT,
    AT_SITE,
    BELT,
    BLOW,
    BLUE,
    BOULDERS,
    CLEAR,
    COLLECT,
    EACH,
    ENOUGH,
    FARTHEST,
    FIRST_STEP,
    GIFT_WORTH,
    GIFTS,
    HAMMERER_PLEDGES,
    HIGHEST_LIMIT,
    LANDSCAPE_REGIONS,
    LAST_WORD,
    NAME,
    NO_MORE_GIFTS,
    PLACE,
    PLACE_KIND,
    PLACES,
    PLEDGE,
    PLUS,
    RED,
    REGIONS,
    REGIONS_OF,
    SITE_REGIONS,
    SITES,
    SKIP,
    SPACE_KINDS,
    SPACES,
    STEP,
    STEP_TO,
    STOP,
    STRONG,
    SUPPLY,
    TROLLS,
    WHITE,
    YELLOW,
    boulder_count,
    boulders,
    gift_count,
)
from rockfall.games.trollfjord.rules import TrollfjordState

POINT: Final = 1000
BELT_WORTH: Final = 7 * POINT  # of getting on with the belt
TROLL_WORTH: Final = 1100  # of a troll that need not be placed again
SPACE_WORTH: Final = 420  # of a space that the lord need not go
AHEAD_WORTH: Final = 400  # of an opponent who gets no tailwind
NEXT_SHARE: Final = 5  # per cent: what the fortress after the next one counts
COMRADE_SHARE: Final = 2  # per cent: what any fortress counts, where one may be the comrade
ONE_REGION_SHARE: Final = 10  # per cent: what a fortress counts where one region is still missing
SOON: Final = 2  # trolls that a turn may bring
PATIENCE: Final = 85  # per cent: what hammering a turn later counts
TURN_SPACES: Final = 5  # that a turn takes
MANY: Final = 8  # trolls on the board
NEVER: Final = -(10**15)
LEAST_HOPE: Final = 4 * POINT  # less is not worth hammering for
FARTHEST_WANDER: Final = 5  # the move to the third wander space


def sensible_move(state: TrollfjordState, seat: i64, rng: Rng) -> i64:
    """The move a sensible player makes for this seat, whose turn it is."""
    return Mind(state, seat).move(state.phase, rng)


@final
class Mind(Lord):
    """What one seat makes of a position."""

    def __init__(self, state: TrollfjordState, seat: i64) -> None:
        self.state: TrollfjordState = state
        self.seat: i64 = seat
        self.base: i64 = seat * PLACES
        self.trolls: vec[i64] = state.trolls[:]  # of everybody, to be moved in thought
        self.rivals: i64 = state.config.players - 1

    # -- what trolls are worth --------------------------------------------------------------------

    def worth(self, seat: i64, value: i64, is_owner: bool) -> i64:
        """A treasure: in one's own turn it also fills the belt, and may win a crown."""
        if not is_owner:
            return value * POINT
        state = self.state
        total: i64 = value * POINT + BELT_WORTH
        number = state.next_belt(seat)
        if number < PLUS:
            holder = state.crowns[number]
            if holder < 0 or state.belts[holder * BELT + number] <= value:
                total += state.config.crown * POINT * 2 // 3
        return total

    def hope(self, seat: i64, site: i64, limit: i64, but: i64, is_owner: bool) -> i64:
        """The best chance of a treasure at a fortress, times what it is worth, one region left out."""
        best: i64 = 0
        for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
            region = SITE_REGIONS[place]
            value = self.state.treasures[region]
            if value and region != but and self.trolls[seat * PLACES + region]:
                expected = reach(limit, limit, 0, value) * self.worth(seat, value, is_owner) // SURE
                if expected > best:
                    best = expected
        return best

    def wish(self, seat: i64, site: i64, limit: i64) -> i64:
        """The region whose treasure a seat goes for at a fortress, or -1."""
        best: i64 = 0
        wished: i64 = -1
        for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
            region = SITE_REGIONS[place]
            value = self.state.treasures[region]
            if value and self.trolls[seat * PLACES + region]:
                expected = reach(limit, limit, 0, value) * value
                if expected > best:
                    best = expected
                    wished = region
        return wished

    def count_at(self, seat: i64, site: i64) -> i64:
        total: i64 = 0
        for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
            total += self.trolls[seat * PLACES + SITE_REGIONS[place]]
        return total

    def site_worth(self, site: i64) -> i64:
        """What hammering alone at a fortress promises, also where one region is still missing."""
        held: i64 = 0
        missing: i64 = -1
        for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
            if self.trolls[self.base + SITE_REGIONS[place]]:
                held += 1
            else:
                missing = SITE_REGIONS[place]
        if held == 0:
            return 0
        limit = at_most_nine(self.count_at(self.seat, site))
        near: i64 = limit * POINT // 3
        if held >= STRONG:
            return near + self.hope(self.seat, site, limit, -1, True)
        self.trolls[self.base + missing] += 1
        hope = self.hope(self.seat, site, at_most_nine(limit + 1), -1, True)
        self.trolls[self.base + missing] -= 1
        return near + hope * ONE_REGION_SHARE // 100

    def outlook(self) -> i64:
        """What the trolls promise where they are: at the next fortress, at the one after it, and as a comrade."""
        belt = self.state.next_belt(self.seat)
        now: i64 = 0
        later: i64 = 0
        anywhere: i64 = 0
        for site in range(SITES):
            worth = self.site_worth(site)
            number = self.state.numbers[site]
            if belt == PLUS or number == belt + 1:
                now = max(now, worth)
            elif belt == PLUS - 1 or number == belt + 2:
                later = max(later, worth)
            anywhere = max(anywhere, worth)
        on_board: i64 = TROLLS - self.trolls[self.base + SUPPLY]
        hopes: i64 = later * NEXT_SHARE // 100 + anywhere * COMRADE_SHARE // 100
        if on_board >= MANY:  # nearly all are out: they must get to where they are needed next
            hopes //= 4
        return now + hopes + on_board * TROLL_WORTH

    # -- A: moving --------------------------------------------------------------------------------

    def best_space(self) -> i64:
        state = self.state
        best: i64 = 0
        best_worth: i64 = NEVER
        for kind in range(SPACE_KINDS):
            for count in range(1, FARTHEST + 1):
                progress = state.progress_to(self.seat, kind, count)
                worth: i64 = -SPACE_WORTH * (progress - state.lords[self.seat])
                for other in range(state.config.players):
                    if state.lords[other] > progress:
                        worth -= AHEAD_WORTH
                if kind == PLACE_KIND:
                    worth += self.after_placing(state.landscape_at(progress % SPACES), count)
                else:
                    worth += self.after_wandering(count)
                if worth > best_worth:
                    best_worth = worth
                    best = kind * FARTHEST + count - 1
        return FARTHEST_WANDER if best < FARTHEST and self.is_stuck() else best

    def is_stuck(self) -> bool:
        """All trolls are out, and there is nothing to hammer for."""
        return self.trolls[self.base + SUPPLY] == 0 and self.best_fortress() == SKIP

    def after_placing(self, landscape: i64, count: i64) -> i64:
        first = self.placed_worth(REGIONS_OF[landscape * LANDSCAPE_REGIONS], count)
        second = self.placed_worth(REGIONS_OF[landscape * LANDSCAPE_REGIONS + 1], count)
        return max(first, second)

    def placed_worth(self, region: i64, count: i64) -> i64:
        """The outlook with this many more trolls in a region, as far as there are any."""
        count = min(count, self.trolls[self.base + SUPPLY])
        self.trolls[self.base + SUPPLY] -= count
        self.trolls[self.base + region] += count
        worth = self.outlook()
        self.trolls[self.base + SUPPLY] += count
        self.trolls[self.base + region] -= count
        return worth

    def after_wandering(self, count: i64) -> i64:
        """The outlook after this many steps, each the best one by itself."""
        kept = self.trolls[:]
        worth = self.outlook()
        for _ in range(count):
            step = self.improving_step(worth)
            if step < 0:
                break
            self.make_step(step)
            worth = self.outlook()
        self.trolls = kept
        return worth

    def make_step(self, step: i64) -> None:
        region: i64 = 0
        while FIRST_STEP[region + 1] <= step:
            region += 1
        self.trolls[self.base + region] -= 1
        self.trolls[self.base + STEP_TO[step]] += 1

    def improving_step(self, least: i64) -> i64:
        """The step with the best outlook, if that is better than this; or -1."""
        best: i64 = -1
        for region in range(REGIONS):
            if not self.trolls[self.base + region]:
                continue
            for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
                target = STEP_TO[step]
                self.trolls[self.base + region] -= 1
                self.trolls[self.base + target] += 1
                worth = self.outlook()
                self.trolls[self.base + region] += 1
                self.trolls[self.base + target] -= 1
                if worth > least:
                    least = worth
                    best = step
        return best

    def best_region(self) -> i64:
        state = self.state
        if state.placing >= 0:
            return PLACE + state.placing
        landscape = state.landscape_at(state.lords[self.seat] % SPACES)
        first = REGIONS_OF[landscape * LANDSCAPE_REGIONS]
        second = REGIONS_OF[landscape * LANDSCAPE_REGIONS + 1]
        return PLACE + (
            first if self.placed_worth(first, state.left) >= self.placed_worth(second, state.left) else second
        )

    def best_step(self, rng: Rng) -> i64:
        """One that improves the outlook; any, if the seat is stuck."""
        step = self.improving_step(self.outlook())
        if step >= 0:
            return STEP + step
        return self.state.random_move(rng) if self.is_stuck() else ENOUGH

    # -- B: hammering -----------------------------------------------------------------------------

    def best_fortress(self) -> i64:
        """The most promising one; rather none where more trolls promise much more."""
        state = self.state
        best: i64 = -1
        best_hope: i64 = 0
        for site in range(SITES):
            if state.may_name(self.seat, site):
                hope = self.hope(self.seat, site, at_most_nine(self.count_at(self.seat, site)), -1, True)
                if hope > best_hope:
                    best_hope = hope
                    best = site
        if best < 0 or not self.is_time(best, best_hope):
            return SKIP
        return NAME + best

    def is_time(self, site: i64, hope: i64) -> bool:
        """Whether to hammer now, rather than with two more trolls a turn later."""
        if self.state.is_last_round:
            return hope > 0
        if hope < LEAST_HOPE:
            return False
        if not self.trolls[self.base + SUPPLY]:
            return True
        limit = at_most_nine(self.count_at(self.seat, site) + SOON)
        later = self.hope(self.seat, site, limit, -1, True)
        return hope * 100 >= later * PATIENCE - TURN_SPACES * SPACE_WORTH * 100

    def pair_limit(self, one: i64, other: i64) -> i64:
        site = self.state.site
        return at_most_nine(self.count_at(one, site) + self.count_at(other, site))

    def should_join(self) -> bool:
        """T13: what the second choice promises, against what the help is worth to the hammerer."""
        state = self.state
        owner = state.owner
        alone = at_most_nine(self.count_at(owner, state.site))
        both = self.pair_limit(owner, self.seat)
        taken = self.wish(owner, state.site, both)
        own = self.hope(self.seat, state.site, both, taken, False)
        help_given = self.hope(owner, state.site, both, -1, True) - self.hope(owner, state.site, alone, -1, True)
        return own - TROLL_WORTH > help_given // self.rivals

    def should_hammer(self) -> bool:
        """T14: now that the comrade is known."""
        state = self.state
        if state.partner < 0:
            return True
        both = self.pair_limit(self.seat, state.partner)
        taken = self.wish(self.seat, state.site, both)
        own = self.hope(self.seat, state.site, both, -1, True)
        theirs = self.hope(state.partner, state.site, both, taken, False)
        return own - theirs // self.rivals > (0 if state.is_last_round else LEAST_HOPE)

    def loot(self, seat: i64, total: i64, but: i64) -> i64:
        """The region where a seat would collect with this many boulders out, leaving out one region; or -1."""
        state = self.state
        best: i64 = 0
        where: i64 = -1
        for place in range(state.site * 3, state.site * 3 + 3):
            region = SITE_REGIONS[place]
            value = state.treasures[region]
            if region != but and value > best and value <= total and state.trolls[seat * PLACES + region]:
                best = value
                where = region
        return where

    def settled(self, total: i64) -> i64:
        """What collecting with this many boulders out is worth: one's own treasure, less what the other player gets."""
        state = self.state
        region = self.loot(self.seat, total, -1)
        worth: i64 = 0
        if region >= 0:
            worth = self.worth(self.seat, state.treasures[region], self.seat == state.owner)
        if not state.is_alone():
            other = state.other(self.seat)
            theirs = self.loot(other, total, region)
            if theirs >= 0:
                worth -= self.worth(other, state.treasures[theirs], other == state.owner) // self.rivals // 2
        return worth

    def going_on(self, hits: i64, total: i64, now: i64) -> i64:
        """What may come with this many hits left: the best treasure still out of reach, or what there is now."""
        state = self.state
        best = now
        if hits == 0:
            return best
        for place in range(state.site * 3, state.site * 3 + 3):
            region = SITE_REGIONS[place]
            value = state.treasures[region]
            if value > total and state.trolls[self.base + region]:
                chance = reach(state.limit, hits, total, value)
                expected = chance * self.worth(self.seat, value, self.seat == state.owner) // SURE
                if expected > best:
                    best = expected
        return best

    def best_blow(self, rng: Rng) -> i64:
        """The blow that promises most, or to stop: every outcome of the next blow is weighed exactly."""
        state = self.state
        total = boulder_count(state.out)
        outcomes = vec[i64]([0] * OUTCOMES)
        most: i64 = min(RECKONED, BOULDERS - total)
        colours = Colours(state)
        for count in range(most + 1):
            outcomes[count] = self.after_boulders(count, total, colours)
        best: i64 = -1
        best_worth: i64 = NEVER
        for strength in range(STRENGTHS):
            for place in range(STRUCK_PLACES):
                at = row_at(strength, place, BOULDERS - total, state.memory)
                worth: i64 = 0
                for count in range(OUTCOMES):
                    worth += WEIGHTS[at + count] * outcomes[count if count < most else most]
                if worth > best_worth:
                    best_worth = worth
                    best = place * STRENGTHS + strength
        if state.hits and best_worth <= self.settled(total) * TOTAL:
            return STOP
        return BLOW + best

    def after_boulders(self, count: i64, total: i64, colours: Colours) -> i64:
        """What a blow that brings out this many is worth, over all mixtures of colours."""
        state = self.state
        out = state.out
        after: i64 = total + count
        settled = self.settled(after)
        calm = self.going_on(state.limit - state.hits - 1, after, settled)
        yellow = boulders(out, YELLOW)
        red = boulders(out, RED)
        blue = boulders(out, BLUE)
        white: i64 = EACH - boulders(out, WHITE)
        limit = state.limit
        angry = self.angry_worths(settled)
        worth: float = 0.0
        all_ways: float = 0.0
        for y in range(min(count, EACH - yellow) + 1):
            for r in range(min(count - y, EACH - red) + 1):
                for b in range(min(count - y - r, EACH - blue) + 1):
                    w: i64 = count - y - r - b
                    if w > white:
                        continue
                    ways = colours.of(y, r, b, w)
                    over: i64 = max(0, yellow + y - limit) + max(0, red + r - limit) + max(0, blue + b - limit)
                    all_ways += ways
                    worth += ways * float(calm if over == 0 else angry[min(over, GIFTS + 1)])
        return int(worth / all_ways)

    def angry_worths(self, settled: i64) -> vec[i64]:
        """By excess: what can be had from an angry spirit, paying with one's own gifts; the last is too many."""
        worths = vec[i64]([0] * (GIFTS + 2))
        own = self.state.gifts[self.seat]
        for excess in range(1, GIFTS + 1):
            if excess <= gift_count(own):
                worths[excess] = max(0, settled - cheapest(own, excess) * POINT)
        return worths

    # -- gifts, treasures, clearing ---------------------------------------------------------------

    def best_gift(self, rng: Rng) -> i64:
        """The cheapest, if the treasure is worth all that is missing; who hammers in a pair begins with half of it."""
        state = self.state
        missing = state.missing()
        givable = state.givable(self.seat)
        total = boulder_count(state.out)
        but: i64 = -1
        if self.seat != state.hammerer:
            but = self.loot(state.hammerer, total, -1)
        region = self.loot(self.seat, total, but)
        if region < 0 or givable == 0:
            return NO_MORE_GIFTS
        worth = self.worth(self.seat, state.treasures[region], self.seat == state.owner)
        if state.config.gifts_by_talk and not state.is_alone():
            return self.gift_in_talk(worth)
        is_first = state.gift_step == HAMMERER_PLEDGES and not state.is_alone()
        if is_first:
            given = gift_count(state.pledged(self.seat))
            if given >= (missing + given + 1) // 2:
                return NO_MORE_GIFTS
            missing = 1
        elif missing > gift_count(givable):
            return NO_MORE_GIFTS
        if cheapest(givable, missing) * POINT >= worth:
            return NO_MORE_GIFTS
        return PLEDGE + cheapest_of(givable)

    def gift_in_talk(self, worth: i64) -> i64:
        """R10: gift for gift, as long as what is sure to fall to this seat costs less than the treasure is worth."""
        state = self.state
        other = state.other(self.seat)
        givable = state.givable(self.seat)
        sure = state.missing()
        if state.gift_step != LAST_WORD:
            sure = max(1, sure - gift_count(state.givable(other)))
        is_ahead = gift_count(state.pledged(self.seat)) > gift_count(state.pledged(other))
        is_too_dear = cheapest(givable, sure) * POINT >= worth
        if (is_ahead or is_too_dear) and state.may_ask_for_gift():
            return ASK_FOR_GIFT
        return NO_MORE_GIFTS if is_too_dear else PLEDGE + cheapest_of(givable)

    def best_treasure(self) -> i64:
        """The best for oneself, counting the trolls it costs and what it leaves to the other one."""
        state = self.state
        total = boulder_count(state.out)
        best: i64 = -1
        best_worth: i64 = NEVER
        for place in range(state.site * 3, state.site * 3 + 3):
            region = SITE_REGIONS[place]
            if not state.may_collect(self.seat, region):
                continue
            worth = self.worth(self.seat, state.treasures[region], self.seat == state.owner)
            worth -= TROLL_WORTH * state.trolls[self.base + region]
            if not state.is_alone() and self.seat == state.hammerer:
                left = self.loot(state.other(self.seat), total, region)
                if left >= 0:
                    worth -= state.treasures[left] * POINT // self.rivals
            if worth > best_worth:
                best_worth = worth
                best = region
        return COLLECT + best

    def best_to_clear(self) -> i64:
        """Where the fewest trolls are; among equals where the treasure is the smallest."""
        state = self.state
        best: i64 = -1
        best_cost: i64 = 10**9
        for place in range(state.site * 3, state.site * 3 + 3):
            region = SITE_REGIONS[place]
            trolls = state.trolls[self.base + region]
            cost: i64 = trolls * 100 + state.treasures[region]
            if trolls and cost < best_cost:
                best_cost = cost
                best = region
        return CLEAR + best


def at_most_nine(trolls: i64) -> i64:
    return trolls if trolls < HIGHEST_LIMIT else HIGHEST_LIMIT


def cheapest_of(gifts: i64) -> i64:
    gift: i64 = 0
    while not (gifts >> gift) & 1:
        gift += 1
    return gift


def cheapest(gifts: i64, count: i64) -> i64:
    """What this many of the cheapest gifts are worth."""
    worth: i64 = 0
    for gift in range(GIFTS):
        if count and (gifts >> gift) & 1:
            worth += GIFT_WORTH[gift]
            count -= 1
    return worth
