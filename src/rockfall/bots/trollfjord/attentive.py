"""What an attentive lord does. Compiled; it plays for the chance to win, in thousand-millionths.

A position is described by a few numbers for each seat: points, the belt, what its trolls promise, how far its lord has
come. How much each of them counts, by how far the match has come, was fitted to matches. A turn is looked at to its
end: every space, every region or way of steps, then the fortress; hammering is worked out backwards from all its ends,
each with the chance to win that it leaves.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.trollfjord.judge import (
    BEST_PLACE,
    RECKONED,
    SURE,
    SURVIVAL,
    Colours,
    Lord,
    Mind,
    at_most_nine,
    cheapest,
    reach,
    sensible_move,
)
from rockfall.bots.trollfjord.weights import WEIGHTS_OF
from rockfall.core.rng import Rng
from rockfall.games.trollfjord import parts
from rockfall.games.trollfjord.chances import FRESH, OUTCOMES, STRENGTHS, TOTAL, WEIGHTS, row_at
from rockfall.games.trollfjord.chances import PLACES as STRUCK_PLACES
from rockfall.games.trollfjord.edition import (
    BELT,
    BLOW,
    BOULDERS,
    CLEAR,
    COLLECT,
    DECLINE,
    EACH,
    ENOUGH,
    FIRST_STEP,
    GIVING,
    JOIN,
    JOINING,
    MOVE,
    NAME,
    NO_MORE_GIFTS,
    PLACE,
    PLACES,
    REGIONS,
    REGIONS_OF,
    SITE_REGIONS,
    SITES,
    SKIP,
    SPACES,
    STEP,
    STEP_FROM,
    STEP_TO,
    STOP,
    SUPPLY,
    TROLLS,
    WANDERING,
    boulder_count,
    boulders,
    gift_count,
    patch_worth,
)
from rockfall.games.trollfjord.rules import TrollfjordState

FEATURES: Final = 10
STAGES: Final = 5  # by the fullest belt; the last is the last round
HIGHEST: Final = 28  # no treasure is worth more boulders
CERTAIN: Final = 10**9  # a chance of one
COMFORT: Final = 10**4  # what it is worth to lose by little
NEVER: Final = -(10**18)
TOTALS: Final = 45
PATIENCE: Final = 40  # spaces: most matches are over soon after
WAYS: Final = 3  # how many steps are followed up
# How likely an angry spirit wants 1, 2 or 3 gifts, in hundredths; seldom more.
EXCESS: Final = vec[i64]([0, 60, 26, 10])


def _binomials() -> list[int]:
    """Binomials C(n, k), 45 rows of 45."""
    return [math.comb(n, k) for n in range(TOTALS) for k in range(TOTALS)]


def _closeness() -> list[int]:
    """By site and region: how much a troll there counts for the fortress, by the steps that it has to go."""
    numbers: list[int] = []
    for at_site in parts.SITE_REGIONS:
        steps = dict.fromkeys(at_site, 0)
        for far in range(1, 6):
            for source, target in parts.STEPS:
                if source in steps and steps[source] == far - 1:
                    steps.setdefault(target, far)
        numbers += [1000 >> steps[region] for region in range(len(parts.REGIONS))]
    return numbers


BINOMIAL: Final = vec[i64](_binomials())
CLOSENESS: Final = vec[i64](_closeness())


def attentive_move(state: TrollfjordState, seat: i64, rng: Rng) -> i64:
    """The move an attentive player makes for this seat, whose turn it is."""
    if state.phase == GIVING and not state.is_alone():
        return sensible_move(state, seat, rng)
    if state.phase <= WANDERING and (state.finished >> seat) & 1:  # R9: only as a comrade has it still something to win
        return sensible_move(state, seat, rng)
    return Thoughts(state, seat).move(state.phase, rng)


# -- what a position is worth -----------------------------------------------------------------------------------------


@final
class Standing:
    """One seat's part of a position, to be changed in thought."""

    def __init__(self, state: TrollfjordState, seat: i64) -> None:
        self.seat: i64 = seat
        self.mind: Mind = Mind(state, seat)
        self.points: i64 = state.points(seat) + patch_worth(state.patches[seat])
        self.filled: i64 = state.next_belt(seat)
        self.progress: i64 = state.lords[seat]
        self.is_finished: bool = ((state.finished >> seat) & 1) == 1

    def promise(self) -> tuple[i64, i64, i64]:
        """What the trolls promise at the next fortress and at the one after it, and how many are near the next one."""
        now: i64 = 0
        later: i64 = 0
        near: i64 = 0
        belt = self.filled
        numbers = self.mind.state.numbers
        for site in range(SITES):
            if belt >= 3 or numbers[site] == belt + 1:
                now = max(now, self.mind.site_worth(site))
                near = max(near, self.near(site))
            elif belt == 2 or numbers[site] == belt + 2:
                later = max(later, self.mind.site_worth(site))
        return now, later, near

    def near(self, site: i64) -> i64:
        """Trolls around a fortress, in thousandths: those that have farther to go count less."""
        sum_: i64 = 0
        for region in range(REGIONS):
            sum_ += self.mind.trolls[self.mind.base + region] * CLOSENESS[site * REGIONS + region]
        return min(sum_, 9000)

    def describe(self, row: vec[i64], at: i64) -> None:
        """FEATURES numbers, in the order of weights.py."""
        for i in range(FEATURES):
            row[at + i] = 0
        row[at] = self.points
        if self.is_finished or self.filled == BELT:
            row[at + 4] = 1
            return
        if self.filled:
            row[at + self.filled] = 1
        now, later, near = self.promise()
        row[at + 5] = now
        row[at + 6] = later
        row[at + 7] = near
        row[at + 8] = TROLLS - self.mind.trolls[self.mind.base + SUPPLY]
        row[at + 9] = self.progress


def strength(row: vec[i64], at: i64, players: i64, stage: i64) -> float:
    """How strong a seat stands; what counts is how much stronger than the others."""
    base: i64 = ((players - 2) * STAGES + stage) * FEATURES
    sum_: i64 = 0
    for i in range(FEATURES):
        sum_ += WEIGHTS_OF[base + i] * row[at + i] * (1 if i >= 5 and i <= 7 else 1000)
    return float(sum_) / 1.0e7


def sample_of(state: TrollfjordState) -> list[int]:
    """For tools/fit_trollfjord.py, before a turn: the stage, and every seat's features."""
    row = vec[i64]([0] * FEATURES)
    sample: list[int] = [int(Thoughts(state, 0).stage())]
    for seat in range(state.config.players):
        Standing(state, seat).describe(row, 0)
        for i in range(FEATURES):
            sample.append(int(row[i]))
    return sample


@final
class Thoughts(Lord):
    """What one seat makes of a position: everybody's standing, to be changed in thought and put back."""

    def __init__(self, state: TrollfjordState, seat: i64) -> None:
        players = state.config.players
        self.state: TrollfjordState = state
        self.seat: i64 = seat
        self.players: i64 = players
        self.seats: list[Standing] = [Standing(state, other) for other in range(players)]
        self.own: Standing = self.seats[seat]
        self.trolls: vec[i64] = self.own.mind.trolls  # of this seat, in thought
        self.base: i64 = seat * PLACES
        self.rows: vec[i64] = vec[i64]([0] * int(players * FEATURES))
        for other in range(players):
            self.seats[other].describe(self.rows, other * FEATURES)
        # What hammering can end with, by how many of the three treasures are within reach.
        self.steps: vec[i64] = vec[i64]([0, 0, 0])  # the three values, ascending
        self.calm: vec[i64] = vec[i64]([0] * 4)  # collecting first
        self.second: vec[i64] = vec[i64]([0] * 4)  # collecting after the other one
        self.angry: vec[i64] = vec[i64]([0] * 16)  # by number of gifts: collecting for them
        self.anger: vec[i64] = vec[i64]([0] * TOTALS)  # by boulders out: what an angry spirit leaves
        self.chosen: i64 = -1  # where `collecting_first` collects
        self.worths: vec[i64] = vec[i64]([0] * (10 * TOTALS))  # by hits left and boulders out
        self.survival: vec[i64] = vec[i64]([0] * TOTALS)

    # -- chances ----------------------------------------------------------------------------------

    def stage(self) -> i64:
        most: i64 = 0
        for standing in self.seats:
            if standing.is_finished or standing.filled == BELT:
                return 4
            most = max(most, standing.filled)
        return most

    def chance(self) -> i64:
        """The chance to win, by all standings as they are in thought."""
        players = self.players
        stage = self.stage()
        is_last = stage == STAGES - 1
        if is_last and (self.is_over() or self.is_out_of_reach(self.seat)):
            return self.result()
        mine = strength(self.rows, self.seat * FEATURES, players, stage)
        sum_ = 1.0
        for other in range(players):
            if other != self.seat and not (is_last and self.is_out_of_reach(other)):
                ahead = strength(self.rows, other * FEATURES, players, stage) - mine
                sum_ += math.exp(ahead if ahead < 40.0 else 40.0)
        return int(1.0e9 / sum_)

    def is_over(self) -> bool:
        for standing in self.seats:
            if not standing.is_finished:
                return False
        return True

    def is_out_of_reach(self, seat: i64) -> bool:
        """Whether a seat can no longer catch up with one that has finished, by all that the last turns may bring (T31).

        That is a treasure in one's own turn and one in the turn of each comrade, a crown, and a crown lost by the other
        in every turn.
        """
        standing = self.seats[seat]
        turns: i64 = 0
        for other in self.seats:
            if not other.is_finished:
                turns += 1
        most: i64 = self.state.config.crown * turns
        if not standing.is_finished:
            most += HIGHEST * turns + self.state.config.crown
        elif self.state.config.tailwind_for_all:  # R9
            most += HIGHEST * turns
        for other in self.seats:
            if other.is_finished and other.points - standing.points > most:
                return True
        return False

    def result(self) -> i64:
        """Won or lost (T32); a loser still likes to be close."""
        own = self.own
        behind: i64 = NEVER
        for other in self.seats:
            if other.seat != self.seat:
                gap: i64 = 2 * (other.points - own.points)
                if other.progress < own.progress:
                    gap += 1
                behind = max(behind, gap)
        return CERTAIN if behind <= 0 else max(0, COMFORT - 20 * behind)

    def refresh(self, seat: i64) -> None:
        self.seats[seat].describe(self.rows, seat * FEATURES)

    def skipping(self) -> i64:
        """The chance if one's turn ends without hammering. Waiting risks being overtaken, the more the longer."""
        own = self.own
        if self.state.owner != self.seat:
            return self.chance()
        if not self.state.is_last_round:
            late: i64 = max(0, own.progress - PATIENCE)
            return self.chance() * max(50, 99 - late // 10) // 100
        own.is_finished = True
        self.refresh(self.seat)
        found = self.chance()
        own.is_finished = False
        self.refresh(self.seat)
        return found

    # -- how hammering may end --------------------------------------------------------------------

    def settle(self, site: i64, region: i64, other: i64, theirs: i64, spent: i64) -> i64:
        """The chance if this seat collects at a region (-1: nothing), another one (-1: nobody) at that one.

        `spent` points go on gifts.
        """
        rows = self.rows[:]
        own = self.own
        owner = self.state.owner
        points = own.points
        own.points -= spent
        holder = self.crown_lost(self.seat, region)
        trolls = self.collect_in_thought(own, site, region)
        kept: Standing | None = None
        their_trolls = trolls
        their_points: i64 = 0
        if other >= 0:
            kept = self.seats[other]
            their_points = kept.points
            if other == owner:
                holder = self.crown_lost(other, theirs)
            their_trolls = self.collect_in_thought(kept, site, theirs)
        found = self.chance_without_crown(holder)
        if kept is not None:
            self.put_back(kept, their_trolls, their_points)
        self.put_back(own, trolls, points)
        self.rows = rows
        return found

    def chance_without_crown(self, holder: i64) -> i64:
        """The chance if a seat (-1: nobody) loses a crown. Rows are left changed, for whoever asks to put back."""
        if holder < 0:
            return self.chance()
        crown = self.state.config.crown
        self.rows[holder * FEATURES] -= crown
        self.seats[holder].points -= crown
        found = self.chance()
        self.seats[holder].points += crown
        return found

    def crown_lost(self, seat: i64, region: i64) -> i64:
        """Who loses a crown when the owner collects at a region, or -1."""
        state = self.state
        number = self.seats[seat].filled
        if seat != state.owner or region < 0 or number > 2:
            return -1
        holder = state.crowns[number]
        if holder < 0 or holder == seat or state.belts[holder * BELT + number] > state.treasures[region]:
            return -1
        return holder

    def collect_in_thought(self, standing: Standing, site: i64, region: i64) -> vec[i64]:
        """Collect and clear for one seat; what its trolls were before."""
        state = self.state
        seat = standing.seat
        mind = standing.mind
        kept = mind.trolls[:]
        base = mind.base
        cleared: i64 = region
        if region >= 0:
            value = state.treasures[region]
            standing.points += value
            if seat == state.owner:
                number = standing.filled
                if number < 3:
                    holder = state.crowns[number]
                    if holder < 0 or state.belts[holder * BELT + number] <= value:
                        standing.points += state.config.crown
                standing.filled += 1
        else:
            fewest: i64 = 100
            for place in range(site * 3, site * 3 + 3):
                there = mind.trolls[base + SITE_REGIONS[place]]
                if there and there < fewest:
                    fewest = there
                    cleared = SITE_REGIONS[place]
        if cleared >= 0:
            mind.trolls[base + SUPPLY] += mind.trolls[base + cleared]
            mind.trolls[base + cleared] = 0
        if seat == state.owner and (standing.filled == BELT or state.is_last_round):
            standing.is_finished = True  # T31
        standing.describe(self.rows, seat * FEATURES)
        return kept

    def put_back(self, standing: Standing, trolls: vec[i64], points: i64) -> None:
        state = self.state
        standing.mind.trolls = trolls
        standing.points = points
        standing.filled = state.next_belt(standing.seat)
        standing.is_finished = ((state.finished >> standing.seat) & 1) == 1
        if standing.seat == self.seat:
            self.trolls = trolls

    def foresee_ends(self, site: i64, other: i64) -> None:
        """Fill in what hammering at a site can end with, with another seat (-1: alone)."""
        state = self.state
        for i in range(3):
            value = state.treasures[SITE_REGIONS[site * 3 + i]]
            self.steps[i] = value or 99
        for i in range(2):
            for j in range(2 - i):
                if self.steps[j] > self.steps[j + 1]:
                    larger = self.steps[j]
                    self.steps[j] = self.steps[j + 1]
                    self.steps[j + 1] = larger
        gifts = state.gifts[self.seat]
        nothing = self.calm_without(site, other)
        for within in range(4):
            total: i64 = self.steps[within - 1] if within else 0
            self.calm[within] = self.collecting_first(site, other, total, 0)
            region = self.chosen
            for count in range(4):
                self.angry[within * 4 + count] = nothing
                if region >= 0 and count and count <= gift_count(gifts):
                    theirs: i64 = self.best_left(other, site, total, region) if other >= 0 else -1
                    bought = self.settle(site, region, other, theirs, cheapest(gifts, count))
                    self.angry[within * 4 + count] = max(nothing, bought)
            self.second[within] = self.collecting_second(site, other, total) if other >= 0 else 0
        for out in range(TOTALS):
            self.anger[out] = self.mean_anger(out)

    def calm_without(self, site: i64, other: i64) -> i64:
        """Nobody collects."""
        return self.settle(site, -1, other, -1, 0)

    def best_left(self, seat: i64, site: i64, total: i64, but: i64) -> i64:
        """The region where a seat would collect with this many boulders out, leaving out one region; or -1."""
        best: i64 = 0
        where: i64 = -1
        trolls = self.seats[seat].mind.trolls
        for place in range(site * 3, site * 3 + 3):
            region = SITE_REGIONS[place]
            value = self.state.treasures[region]
            if region != but and value > best and value <= total and trolls[seat * PLACES + region]:
                best = value
                where = region
        return where

    def collecting_first(self, site: i64, other: i64, total: i64, spent: i64) -> i64:
        best: i64 = -1
        self.chosen = -1
        for place in range(site * 3, site * 3 + 3):
            region = SITE_REGIONS[place]
            value = self.state.treasures[region]
            if not value or value > total or not self.trolls[self.base + region]:
                continue
            theirs: i64 = self.best_left(other, site, total, region) if other >= 0 else -1
            worth = self.settle(site, region, other, theirs, spent)
            if worth > best:
                best = worth
                self.chosen = region
        if best >= 0:
            return best
        theirs = self.best_left(other, site, total, -1) if other >= 0 else -1
        return self.settle(site, -1, other, theirs, spent)

    def collecting_second(self, site: i64, other: i64, total: i64) -> i64:
        theirs = self.best_left(other, site, total, -1)
        return self.settle(site, self.best_left(self.seat, site, total, theirs), other, theirs, 0)

    def within(self, total: i64) -> i64:
        """How many of the three treasures are within reach."""
        count: i64 = 0
        while count < 3 and self.steps[count] <= total:
            count += 1
        return count

    def mean_anger(self, total: i64) -> i64:
        """What an angry spirit leaves on average, gifts given where they help."""
        at: i64 = self.within(total) * 4
        worth: i64 = 0
        left: i64 = 100
        for excess in range(1, 4):
            worth += EXCESS[excess] * self.angry[at + excess]
            left -= EXCESS[excess]
        return (worth + left * self.angry[at]) // 100

    def foresee_colours(self, out: i64, limit: i64) -> None:
        """How likely the spirit stays calm from the boulders that are out now until this many are."""
        if out == 0:
            for total in range(TOTALS):
                self.survival[total] = SURVIVAL[limit * TOTALS + total]
            return
        inside: i64 = BOULDERS - boulder_count(out)
        ways = vec[i64]([0] * TOTALS)
        ways[0] = 1
        length: i64 = 0
        for colour in range(4):
            there: i64 = boulders(out, colour)
            most: i64 = EACH - there
            if colour < 3:
                most = min(most, limit - there)
            after = vec[i64]([0] * TOTALS)
            for i in range(length + 1):
                for more in range(most + 1):
                    if i + more < TOTALS:
                        after[i + more] += ways[i] * BINOMIAL[(EACH - there) * TOTALS + more]
            ways = after
            length = min(length + most, TOTALS - 1)
        for more in range(inside + 1):
            all_ways = BINOMIAL[inside * TOTALS + more]
            self.survival[BOULDERS - inside + more] = SURE * ways[more] // all_ways

    def foresee_blows(self, limit: i64, hits: i64, total: i64, is_pair: bool) -> None:
        """Fill in the best chance for each number of hits left and boulders out, colours as they come on average."""
        for left in range(hits + 1):
            for out in range(total, TOTALS):
                best = self.calm[self.within(out)]
                if left and out < HIGHEST and self.survival[out]:
                    for strength_ in range(2, 5):
                        best = max(
                            best,
                            self.after_blow(
                                row_at(strength_, BEST_PLACE[strength_], BOULDERS - out, FRESH), left, out, is_pair
                            ),
                        )
                self.worths[left * TOTALS + out] = best

    def after_blow(self, at: i64, left: i64, out: i64, is_pair: bool) -> i64:
        """What a blow with these weights comes to, with this many hits left before it."""
        survival = self.survival
        worth: i64 = WEIGHTS[at] * (
            self.second[self.within(out)] if is_pair else self.worths[(left - 1) * TOTALS + out]
        )
        for count in range(1, OUTCOMES):
            after: i64 = min(out + count, BOULDERS)
            calm: i64 = min(SURE, SURE * survival[after] // survival[out])
            then: i64 = calm * self.worths[(left - 1) * TOTALS + after] + (SURE - calm) * self.anger[after]
            worth += WEIGHTS[at + count] * (then // SURE)
        return worth // TOTAL

    def hammering_at(self, site: i64, limit: i64, other: i64) -> i64:
        """The chance if this seat hammers at a site, from the first blow on."""
        self.foresee_ends(site, other)
        self.foresee_colours(0, limit)
        self.foresee_blows(limit, limit - 1, 0, other >= 0)
        best: i64 = 0
        for strength_ in range(2, 5):
            best = max(
                best, self.after_blow(row_at(strength_, BEST_PLACE[strength_], BOULDERS, FRESH), limit, 0, other >= 0)
            )
        return best

    def hammering(self) -> i64:
        """T14: the chance if the hammer is taken up now."""
        state = self.state
        return self.hammering_at(state.site, state.limit_now(), state.partner)

    # -- A: moving --------------------------------------------------------------------------------

    def turn_worth(self) -> i64:
        """The chance with the trolls as they are in thought, if one may still hammer in this turn."""
        best = self.skipping()
        state = self.state
        belt = self.own.filled
        for site in range(SITES):
            if belt != 3 and state.numbers[site] != belt + 1:
                continue
            held: i64 = 0
            limit: i64 = 0
            for place in range(site * 3, site * 3 + 3):
                there = self.trolls[self.base + SITE_REGIONS[place]]
                limit += there
                held += 1 if there else 0
            if held >= 2:
                best = max(best, self.hammering_at(site, at_most_nine(limit), -1))
        return best

    def best_space(self) -> i64:
        """T7: every space with the best use of it; lords ahead then get tailwind (T10)."""
        best: i64 = MOVE
        best_worth: i64 = NEVER
        for kind in range(2):
            for count in range(1, 4):
                rows = self.rows[:]
                self.own.progress = self.state.progress_to(self.seat, kind, count)
                self.give_tailwind()
                worth: i64 = 0
                if kind == 0:
                    landscape = self.state.landscape_at(self.own.progress % SPACES)
                    worth = max(
                        self.after_placing(REGIONS_OF[landscape * 2], count),
                        self.after_placing(REGIONS_OF[landscape * 2 + 1], count),
                    )
                else:
                    worth = self.after_wandering(count)
                if worth > best_worth:
                    best_worth = worth
                    best = MOVE + kind * 3 + count - 1
                self.own.progress = self.state.lords[self.seat]
                self.rows = rows
        return best

    def give_tailwind(self) -> None:
        """A lord ahead places a troll or makes a step."""
        for standing in self.seats:
            if standing.progress > self.own.progress and not standing.is_finished:
                at: i64 = standing.seat * FEATURES
                supply = standing.mind.trolls[standing.mind.base + SUPPLY]
                if standing.progress & 1 == 0:
                    if supply:
                        self.rows[at + 5] += 500
                        self.rows[at + 8] += 1
                elif supply < TROLLS:
                    self.rows[at + 5] += 1500

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
        first = REGIONS_OF[landscape * 2]
        second = REGIONS_OF[landscape * 2 + 1]
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
        for place in range(site * 3, site * 3 + 3):
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
        at: i64 = self.within(after) * 4
        calm = self.worths[(left - 1) * TOTALS + after]
        yellow = boulders(out, 0)
        red = boulders(out, 1)
        blue = boulders(out, 2)
        white: i64 = EACH - boulders(out, 3)
        limit = state.limit
        all_ways: float = 0.0
        by_excess = [0.0] * 5
        for y in range(min(count, EACH - yellow) + 1):
            for r in range(min(count - y, EACH - red) + 1):
                for b in range(min(count - y - r, EACH - blue) + 1):
                    w: i64 = count - y - r - b
                    if w > white:
                        continue
                    ways = colours.of(y, r, b, w)
                    all_ways += ways
                    over: i64 = max(0, yellow + y - limit) + max(0, red + r - limit) + max(0, blue + b - limit)
                    by_excess[min(over, 4)] += ways
        worth: float = by_excess[0] / all_ways * float(calm)
        for over in range(1, 5):
            worth += by_excess[over] / all_ways * float(self.angry[at + (over if over < 4 else 0)])
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
        given: i64 = cheapest(givable, missing) + cheapest(state.pledged(self.seat), 3)
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
