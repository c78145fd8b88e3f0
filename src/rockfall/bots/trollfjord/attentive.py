"""What an attentive lord does. Compiled; it plays for the chance to win, see foresight.py.

A turn is looked at to its end: every space, every region or way of steps, then the fortress; then every outcome of the
next blow.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.trollfjord.foresight import ENDS, NEVER, Foresight
from rockfall.bots.trollfjord.judge import at_most_nine, cheapest, sensible_move
from rockfall.bots.trollfjord.odds import (
    RECKONED,
    SURE,
    TOTALS,
    Colours,
    reach,
)
from rockfall.bots.trollfjord.standing import FEATURES, NOW, ON_BOARD, Standing, strength
from rockfall.core.rng import Rng
from rockfall.games.trollfjord.chances import OUTCOMES, STRENGTHS, TOTAL, WEIGHTS, row_at
from rockfall.games.trollfjord.chances import PLACES as STRUCK_PLACES
from rockfall.games.trollfjord.edition import (
    AT_SITE,
    BLOW,
    BLUE,
    BOULDERS,
    CLEAR,
    COLLECT,
    DECLINE,
    EACH,
    ENOUGH,
    FARTHEST,
    FIRST_STEP,
    GIFTS,
    GIVING,
    JOIN,
    JOINING,
    LANDSCAPE_REGIONS,
    MOVE,
    NAME,
    NO_MORE_GIFTS,
    PLACE,
    PLACE_KIND,
    PLACES,
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
    STEP_FROM,
    STEP_TO,
    STOP,
    STRONG,
    SUPPLY,
    TROLLS,
    WANDERING,
    WHITE,
    YELLOW,
    boulder_count,
    boulders,
    gift_count,
)
from rockfall.games.trollfjord.rules import TrollfjordState

WAYS: Final = 3  # how many steps are followed up
# What tailwind is worth to a lord ahead, in thousandths of a point that trolls promise.
PLACED_BY_WIND: Final = 500
STEPPED_BY_WIND: Final = 1500


def attentive_move(state: TrollfjordState, seat: i64, rng: Rng) -> i64:
    """The move an attentive player makes for this seat, whose turn it is."""
    if state.phase == GIVING and not state.is_alone():
        return sensible_move(state, seat, rng)
    if state.phase <= WANDERING and (state.finished >> seat) & 1:  # R9: only as a comrade has it still something to win
        return sensible_move(state, seat, rng)
    return Thoughts(state, seat).move(state.phase, rng)


@final
class Thoughts(Foresight):
    """What one seat does about it."""

    # -- A: moving --------------------------------------------------------------------------------

    def turn_worth(self) -> i64:
        """The chance with the trolls as they are in thought, if one may still hammer in this turn."""
        best = self.skipping()
        state = self.state
        belt = self.own.filled
        for site in range(SITES):
            if belt != PLUS and state.numbers[site] != belt + 1:
                continue
            held: i64 = 0
            limit: i64 = 0
            for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
                there = self.trolls[self.base + SITE_REGIONS[place]]
                limit += there
                held += 1 if there else 0
            if held >= STRONG:
                best = max(best, self.hammering_at(site, at_most_nine(limit), -1))
        return best

    def best_space(self) -> i64:
        """T7: every space with the best use of it; lords ahead then get tailwind (T10)."""
        best: i64 = MOVE
        best_worth: i64 = NEVER
        for kind in range(SPACE_KINDS):
            for count in range(1, FARTHEST + 1):
                rows = self.rows[:]
                self.own.progress = self.state.progress_to(self.seat, kind, count)
                self.give_tailwind()
                worth: i64 = 0
                if kind == PLACE_KIND:
                    landscape = self.state.landscape_at(self.own.progress % SPACES)
                    worth = max(
                        self.after_placing(REGIONS_OF[landscape * LANDSCAPE_REGIONS], count),
                        self.after_placing(REGIONS_OF[landscape * LANDSCAPE_REGIONS + 1], count),
                    )
                else:
                    worth = self.after_wandering(count)
                if worth > best_worth:
                    best_worth = worth
                    best = MOVE + kind * FARTHEST + count - 1
                self.own.progress = self.state.lords[self.seat]
                self.rows = rows
        return best

    def give_tailwind(self) -> None:
        """A lord ahead places a troll or makes a step."""
        for standing in self.seats:
            if standing.progress > self.own.progress and not standing.is_finished:
                at: i64 = standing.seat * FEATURES
                supply = standing.mind.trolls[standing.mind.base + SUPPLY]
                if standing.progress & 1 == PLACE_KIND:
                    if supply:
                        self.rows[at + NOW] += PLACED_BY_WIND
                        self.rows[at + ON_BOARD] += 1
                elif supply < TROLLS:
                    self.rows[at + NOW] += STEPPED_BY_WIND

    def after_placing(self, region: i64, count: i64) -> i64:
        count = min(count, self.trolls[self.base + SUPPLY])
        self.shift(SUPPLY, region, count)
        worth = self.turn_worth()
        self.shift(region, SUPPLY, count)
        return worth

    def shift(self, source: i64, target: i64, count: i64) -> None:
        self.trolls[self.base + source] -= count
        self.trolls[self.base + target] += count
        self.refresh(self.seat)

    def after_wandering(self, count: i64) -> i64:
        """The chance after the best steps, each the best one by itself."""
        kept = self.trolls[:]
        for _ in range(count):
            step = self.improving_step(0)
            if step < 0:
                break
            self.shift(STEP_FROM[step], STEP_TO[step], 1)
        worth = self.turn_worth()
        for place in range(PLACES):
            self.trolls[self.base + place] = kept[self.base + place]
        self.refresh(self.seat)
        return worth

    def improving_step(self, more: i64) -> i64:
        """The step that, with this many more, leaves this seat best placed; or -1 if it is best to stay."""
        best: i64 = -1
        stage = self.stage()
        at: i64 = self.seat * FEATURES
        best_strength = strength(self.rows, at, self.players, stage)
        firsts = vec[i64]([-1] * WAYS)
        for step in range(FIRST_STEP[REGIONS]):
            source = STEP_FROM[step]
            if not self.trolls[self.base + source]:
                continue
            self.shift(source, STEP_TO[step], 1)
            found = strength(self.rows, at, self.players, stage)
            self.shift(STEP_TO[step], source, 1)
            if found > best_strength:
                best_strength = found
                best = step
                for i in range(WAYS - 1, 0, -1):
                    firsts[i] = firsts[i - 1]
                firsts[0] = step
        if more == 0:
            return best
        return self.best_way(firsts, more, best, best_strength)

    def best_way(self, firsts: vec[i64], more: i64, best: i64, best_strength: float) -> i64:
        """Of a few first steps the one that can be followed up best."""
        stage = self.stage()
        at: i64 = self.seat * FEATURES
        kept = self.trolls[:]
        for i in range(WAYS):
            step: i64 = firsts[i]
            if step < 0:
                continue
            first = step
            for _ in range(more + 1):
                if step < 0:
                    break
                self.shift(STEP_FROM[step], STEP_TO[step], 1)
                step = self.improving_step(0)
            found = strength(self.rows, at, self.players, stage)
            if found > best_strength:
                best_strength = found
                best = first
            for place in range(PLACES):
                self.trolls[self.base + place] = kept[self.base + place]
            self.refresh(self.seat)
        return best

    def best_region(self) -> i64:
        state = self.state
        if state.placing >= 0:
            return PLACE + state.placing
        landscape = state.landscape_at(state.lords[self.seat] % SPACES)
        first = REGIONS_OF[landscape * LANDSCAPE_REGIONS]
        second = REGIONS_OF[landscape * LANDSCAPE_REGIONS + 1]
        is_own_turn = state.owner == self.seat
        worths = vec[i64]([0, 0])
        for i in range(2):
            region = first if i == 0 else second
            if is_own_turn:
                worths[i] = self.after_placing(region, state.left)
            else:
                self.shift(SUPPLY, region, 1)
                worths[i] = self.chance()
                self.shift(region, SUPPLY, 1)
        return PLACE + (first if worths[0] >= worths[1] else second)

    def best_step(self, rng: Rng) -> i64:
        """The first of the steps that lead farthest; any, with all trolls out and nowhere to hammer."""
        step = self.improving_step(self.state.left - 1)
        if step >= 0:
            return STEP + step
        is_stuck = self.trolls[self.base + SUPPLY] == 0 and self.turn_worth() <= self.skipping()
        return self.state.random_move(rng) if is_stuck and self.state.owner == self.seat else ENOUGH

    # -- B: hammering -----------------------------------------------------------------------------

    def best_fortress(self) -> i64:
        """The one with the best chance, given who would join there; or none."""
        state = self.state
        best: i64 = SKIP
        best_worth = self.skipping()
        for site in range(SITES):
            if state.may_name(self.seat, site):
                worth = self.named(site)
                if worth > best_worth:
                    best_worth = worth
                    best = NAME + site
        return best

    def named(self, site: i64) -> i64:
        """The chance if one hammers there with whoever would join."""
        after = self.state.copy()
        after.apply(NAME + site)
        while after.phase == JOINING:
            after.apply(JOIN if Thoughts(after, after.turn).should_join() else DECLINE)
        return Thoughts(after, self.seat).hammering()

    def should_join(self) -> bool:
        """T13: whether the chance is better as a comrade; the owner goes for its dearest hope."""
        state = self.state
        owner = state.owner
        site = state.site
        minds = self.seats[owner].mind
        alone = at_most_nine(minds.count_at(owner, site))
        both = at_most_nine(alone + self.own.mind.count_at(self.seat, site))
        target = minds.wish(owner, site, alone)
        likely: i64 = reach(alone, alone, 0, state.treasures[target]) if target >= 0 else 0
        apart: i64 = likely * self.owner_alone(target) + (SURE - likely) * self.owner_alone(-1)
        target = minds.wish(owner, site, both)
        if target < 0:
            return False
        value = state.treasures[target]
        likely = reach(both, both, 0, value)
        mine: i64 = -1
        best: i64 = 0
        for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
            region = SITE_REGIONS[place]
            if region != target and state.treasures[region] and self.trolls[self.base + region]:
                hope: i64 = reach(both, both, 0, state.treasures[region]) * state.treasures[region]
                if hope > best:
                    best = hope
                    mine = region
        if mine < 0:
            return False
        also: i64 = min(likely, reach(both, both, 0, state.treasures[mine]))
        neither: i64 = SURE - likely
        together: i64 = also * self.settle(site, mine, owner, target, 0)
        together += (likely - also) * self.settle(site, -1, owner, target, 0)
        together += neither * self.settle(site, -1, owner, -1, 0)
        return together > apart

    def owner_alone(self, region: i64) -> i64:
        """The chance of this seat after the owner has hammered alone, and has collected there or not (-1)."""
        owner = self.seats[self.state.owner]
        rows = self.rows[:]
        points = owner.points
        holder = self.crown_lost(owner.seat, region)
        trolls = self.collect_in_thought(owner, self.state.site, region)
        found = self.chance_without_crown(holder)
        self.put_back(owner, trolls, points)
        self.rows = rows
        return found

    def partner_still_there(self) -> i64:
        """The other one who hammers, if that one has not stopped; or -1."""
        return -1 if self.state.is_alone() else self.state.other(self.seat)

    def should_hammer(self) -> bool:
        return self.hammering() > self.skipping()

    def best_blow(self, rng: Rng) -> i64:
        """The blow with the best chance, or to stop: every outcome of the next blow is weighed exactly."""
        state = self.state
        other = self.partner_still_there()
        total = boulder_count(state.out)
        left: i64 = state.limit - state.hits
        self.foresee_ends(state.site, other)
        self.foresee_colours(state.out, state.limit)
        self.foresee_blows(state.limit, left - 1, total, other >= 0)
        outcomes = vec[i64]([0] * OUTCOMES)
        outcomes[0] = self.second[self.within(total)] if other >= 0 else self.worths[(left - 1) * TOTALS + total]
        most: i64 = min(RECKONED, BOULDERS - total)
        colours = Colours(state)
        for count in range(1, most + 1):
            outcomes[count] = self.after_boulders(count, total, left, colours)
        best: i64 = -1
        best_worth: i64 = NEVER
        for strength_ in range(STRENGTHS):
            for place in range(STRUCK_PLACES):
                at = row_at(strength_, place, BOULDERS - total, state.memory)
                worth: i64 = 0
                for count in range(OUTCOMES):
                    worth += WEIGHTS[at + count] * outcomes[min(count, most)]
                if worth > best_worth:
                    best_worth = worth
                    best = place * STRENGTHS + strength_
        if state.hits and best_worth <= self.calm[self.within(total)] * TOTAL:
            return STOP
        return BLOW + best

    def after_boulders(self, count: i64, total: i64, left: i64, colours: Colours) -> i64:
        """The chance if a blow brings out this many, over all mixtures of colours."""
        state = self.state
        out = state.out
        after: i64 = total + count
        at: i64 = self.within(after) * ENDS
        calm = self.worths[(left - 1) * TOTALS + after]
        yellow = boulders(out, YELLOW)
        red = boulders(out, RED)
        blue = boulders(out, BLUE)
        white: i64 = EACH - boulders(out, WHITE)
        limit = state.limit
        all_ways: float = 0.0
        by_excess = [0.0] * (GIFTS + 2)
        for y in range(min(count, EACH - yellow) + 1):
            for r in range(min(count - y, EACH - red) + 1):
                for b in range(min(count - y - r, EACH - blue) + 1):
                    w: i64 = count - y - r - b
                    if w > white:
                        continue
                    ways = colours.of(y, r, b, w)
                    all_ways += ways
                    over: i64 = max(0, yellow + y - limit) + max(0, red + r - limit) + max(0, blue + b - limit)
                    by_excess[min(over, GIFTS + 1)] += ways
        worth: float = by_excess[0] / all_ways * float(calm)
        for over in range(1, GIFTS + 2):
            worth += by_excess[over] / all_ways * float(self.angry[at + (over if over <= GIFTS else 0)])
        return int(worth)

    # -- gifts, treasures, clearing ---------------------------------------------------------------

    def best_gift(self, rng: Rng) -> i64:
        """T24: the cheapest, if the chance is better for it."""
        state = self.state
        missing = state.missing()
        givable = state.givable(self.seat)
        total = boulder_count(state.out)
        if missing > gift_count(givable) or self.best_left(self.seat, state.site, total, -1) < 0:
            return NO_MORE_GIFTS
        given: i64 = cheapest(givable, missing) + cheapest(state.pledged(self.seat), GIFTS)
        if self.collecting_first(state.site, -1, total, given) <= self.calm_without(state.site, -1):
            return NO_MORE_GIFTS
        return sensible_move(state, self.seat, rng)

    def best_treasure(self) -> i64:
        state = self.state
        total = boulder_count(state.out)
        other: i64 = -1
        if not state.is_alone() and self.seat == state.hammerer:
            other = state.other(self.seat)
        best: i64 = -1
        best_worth: i64 = NEVER
        for place in range(state.site * 3, state.site * 3 + 3):
            region = SITE_REGIONS[place]
            if state.may_collect(self.seat, region):
                theirs: i64 = self.best_left(other, state.site, total, region) if other >= 0 else -1
                worth = self.settle(state.site, region, other, theirs, 0)
                if worth > best_worth:
                    best_worth = worth
                    best = region
        return COLLECT + best

    def best_to_clear(self) -> i64:
        state = self.state
        best: i64 = -1
        best_worth: i64 = NEVER
        for place in range(state.site * 3, state.site * 3 + 3):
            region = SITE_REGIONS[place]
            there = self.trolls[self.base + region]
            if there:
                self.shift(region, SUPPLY, there)
                worth = self.chance()
                self.shift(SUPPLY, region, there)
                if worth > best_worth:
                    best_worth = worth
                    best = region
        return CLEAR + best


def sample_of(state: TrollfjordState) -> list[int]:
    """For tools/fit_trollfjord.py, before a turn: the stage, and every seat's features."""
    row = vec[i64]([0] * FEATURES)
    sample: list[int] = [int(Thoughts(state, 0).stage())]
    for seat in range(state.config.players):
        Standing(state, seat).describe(row, 0)
        for i in range(FEATURES):
            sample.append(int(row[i]))
    return sample
