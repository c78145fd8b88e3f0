"""What the chances to win are, and how hammering may end. Compiled; chances are in thousand-millionths.

A position is described by a few numbers for each seat. Hammering is worked out backwards from all its ends, each with
the chance to win that it leaves.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.trollfjord.judge import cheapest
from rockfall.bots.trollfjord.lord import Lord
from rockfall.bots.trollfjord.odds import (
    BEST_PLACE,
    HARD,
    HITS,
    SURE,
    SURVIVAL,
    TOTALS,
)
from rockfall.bots.trollfjord.standing import FEATURES, POINTS, STAGES, Standing, strength
from rockfall.games.trollfjord.chances import FRESH, OUTCOMES, STRENGTHS, TOTAL, WEIGHTS, row_at
from rockfall.games.trollfjord.edition import (
    AT_SITE,
    BELT,
    BOULDERS,
    COLOURS,
    EACH,
    GIFTS,
    PLACES,
    PLUS,
    SITE_REGIONS,
    SUPPLY,
    TROLLS,
    WHITE,
    boulder_count,
    boulders,
    gift_count,
)
from rockfall.games.trollfjord.rules import TrollfjordState

HIGHEST: Final = 28  # no treasure is worth more boulders
OUT_OF_REACH: Final = 99  # boulders, for a treasure that is not there
ENDS: Final = AT_SITE + 1  # how many of the three treasures are within reach: 0 to 3
CERTAIN: Final = 10**9  # a chance of one
COMFORT: Final = 10**4  # what it is worth to lose by little
HALF_POINT: Final = 20  # what it costs of that to be half a point farther behind
HOPELESS: Final = 40.0  # strength by which one is behind: more makes no difference
NEVER: Final = -(10**18)
PATIENCE: Final = 40  # spaces: most matches are over soon after
MOST_PATIENCE: Final = 99  # per cent: what waiting leaves of the chance until then ...
LATENESS: Final = 10  # ... less one for so many spaces more ...
LEAST_PATIENCE: Final = 50  # ... but never less than this
# How likely an angry spirit wants 1, 2 or 3 gifts, in hundredths; seldom more.
EXCESS: Final = vec[i64]([0, 60, 26, 10])


def _binomials() -> list[int]:
    """Binomials C(n, k), by n and k."""
    return [math.comb(n, k) for n in range(TOTALS) for k in range(TOTALS)]


BINOMIAL: Final = vec[i64](_binomials())


class Foresight(Lord):
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
        self.calm: vec[i64] = vec[i64]([0] * ENDS)  # collecting first
        self.second: vec[i64] = vec[i64]([0] * ENDS)  # collecting after the other one
        self.angry: vec[i64] = vec[i64]([0] * (ENDS * ENDS))  # by number of gifts: collecting for them
        self.anger: vec[i64] = vec[i64]([0] * TOTALS)  # by boulders out: what an angry spirit leaves
        self.chosen: i64 = -1  # where `collecting_first` collects
        self.worths: vec[i64] = vec[i64]([0] * (HITS * TOTALS))  # by hits left and boulders out
        self.survival: vec[i64] = vec[i64]([0] * TOTALS)

    # -- chances ----------------------------------------------------------------------------------

    def stage(self) -> i64:
        most: i64 = 0
        for standing in self.seats:
            if standing.is_finished or standing.filled == BELT:
                return STAGES - 1
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
                sum_ += math.exp(ahead if ahead < HOPELESS else HOPELESS)
        return int(float(CERTAIN) / sum_)

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
        return CERTAIN if behind <= 0 else max(0, COMFORT - HALF_POINT * behind)

    def refresh(self, seat: i64) -> None:
        self.seats[seat].describe(self.rows, seat * FEATURES)

    def skipping(self) -> i64:
        """The chance if one's turn ends without hammering. Waiting risks being overtaken, the more the longer."""
        own = self.own
        if self.state.owner != self.seat:
            return self.chance()
        if not self.state.is_last_round:
            late: i64 = max(0, own.progress - PATIENCE)
            return self.chance() * max(LEAST_PATIENCE, MOST_PATIENCE - late // LATENESS) // 100
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
        self.rows[holder * FEATURES + POINTS] -= crown
        self.seats[holder].points -= crown
        found = self.chance()
        self.seats[holder].points += crown
        return found

    def crown_lost(self, seat: i64, region: i64) -> i64:
        """Who loses a crown when the owner collects at a region, or -1."""
        state = self.state
        number = self.seats[seat].filled
        if seat != state.owner or region < 0 or number >= PLUS:
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
                if number < PLUS:
                    holder = state.crowns[number]
                    if holder < 0 or state.belts[holder * BELT + number] <= value:
                        standing.points += state.config.crown
                standing.filled += 1
        else:
            fewest: i64 = TROLLS + 1
            for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
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
        for i in range(AT_SITE):
            value = state.treasures[SITE_REGIONS[site * AT_SITE + i]]
            self.steps[i] = value or OUT_OF_REACH
        for i in range(AT_SITE - 1):
            for j in range(AT_SITE - 1 - i):
                if self.steps[j] > self.steps[j + 1]:
                    larger = self.steps[j]
                    self.steps[j] = self.steps[j + 1]
                    self.steps[j + 1] = larger
        gifts = state.gifts[self.seat]
        nothing = self.calm_without(site, other)
        for within in range(ENDS):
            total: i64 = self.steps[within - 1] if within else 0
            self.calm[within] = self.collecting_first(site, other, total, 0)
            region = self.chosen
            for count in range(GIFTS + 1):
                self.angry[within * ENDS + count] = nothing
                if region >= 0 and count and count <= gift_count(gifts):
                    theirs: i64 = self.best_left(other, site, total, region) if other >= 0 else -1
                    bought = self.settle(site, region, other, theirs, cheapest(gifts, count))
                    self.angry[within * ENDS + count] = max(nothing, bought)
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
        for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
            region = SITE_REGIONS[place]
            value = self.state.treasures[region]
            if region != but and value > best and value <= total and trolls[seat * PLACES + region]:
                best = value
                where = region
        return where

    def collecting_first(self, site: i64, other: i64, total: i64, spent: i64) -> i64:
        best: i64 = -1
        self.chosen = -1
        for place in range(site * AT_SITE, site * AT_SITE + AT_SITE):
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
        while count < AT_SITE and self.steps[count] <= total:
            count += 1
        return count

    def mean_anger(self, total: i64) -> i64:
        """What an angry spirit leaves on average, gifts given where they help."""
        at: i64 = self.within(total) * ENDS
        worth: i64 = 0
        left: i64 = 100
        for excess in range(1, GIFTS + 1):
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
        for colour in range(COLOURS):
            there: i64 = boulders(out, colour)
            most: i64 = EACH - there
            if colour < WHITE:
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
                    for strength_ in range(HARD, STRENGTHS):
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
        for strength_ in range(HARD, STRENGTHS):
            best = max(
                best, self.after_blow(row_at(strength_, BEST_PLACE[strength_], BOULDERS, FRESH), limit, 0, other >= 0)
            )
        return best

    def hammering(self) -> i64:
        """T14: the chance if the hammer is taken up now."""
        state = self.state
        return self.hammering_at(state.site, state.limit_now(), state.partner)
