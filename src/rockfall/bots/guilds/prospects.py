"""What stacks will come to. Compiled; worth is counted in thousandths of a point.

Everybody's stacks are weighed by the points that they will come to: those they have, and those that may still come of
them, by the goods that nobody has seen yet. How much that is was fitted to matches: see weights.py.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.guilds.weights import FIRST_ORDER, SECOND_ORDER, SPREAD
from rockfall.games.guilds.edition import (
    GOODS,
    PAIR,
    ROUNDS,
    SEATS,
)
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import (
    BEAST,
    BEAST_SORT,
    BOOST,
    CLASSES,
    FIVE_GOODS,
    GEM,
    GEM_CLASS,
    KINDS,
    MOST,
    PER_SPELL,
    SPELL,
    SPELL_A,
    SPELL_B,
    SPELL_DOES,
    SPICE_PAIR,
    SPICE_POINTS,
    SPICE_SORT,
    STEP_POINTS,
    TYPES,
    UNIVERSAL,
    WEAPON,
    Tally,
    better_side_blow,
    entry_of,
    gem_unit,
    good_of,
    kind_of,
    left_blow,
    protected_by_best,
    right_blow,
    run_points,
    set_points,
    tally_of,
    threat,
    type_bit,
)

POINT: Final = 1000
WHOLE: Final = 100  # features are in hundredths
FEATURES: Final = 39
# Where each of them stands, in the order of weights.py.
ALWAYS: Final = 0
DIFFERENT_SPICES: Final = 0  # + how many, if any
NEXT_SPICE: Final = 7
GEMS: Final = 8
NEXT_GEM: Final = 9
BEST_GEM: Final = 10
GEM_STEPS: Final = 11
STEPPING_GEMS: Final = 12
NEXT_BEAST: Final = 13
BEST_BEAST: Final = 14
BEASTS_BY_MEMO: Final = 14  # + memo
ODD_BEAST: Final = 20
BEASTS_IN_ORDER: Final = 21
SPELLS_BY_DEED: Final = 22  # + what it does
SPELLS_PER_SPELL: Final = 32
KINDS_WANTED: Final = 33
HALF_PAIRS: Final = 34
SPELLS: Final = 35
IDLE_BOOSTS: Final = 36
BARE_PAIRS: Final = 37
LONE_WEAPONS: Final = 38

PAIRED: Final = 3  # the memo that counts beasts by pairs
ORDERED: Final = 5  # the memo that counts beasts by their order
SPICES: Final = 6  # sorts
BEASTS: Final = 4  # sorts
MANY_GEMS: Final = 8  # more do not count
SOON: Final = 3  # rounds left: then both universal goods are looked at


@final
class Unseen:
    """Card counting: how many goods of each sort nobody has seen yet."""

    def __init__(self, unseen: i64) -> None:
        self.count: i64 = 0
        self.gems: vec[i64] = vec[i64]([0] * CLASSES)
        self.spices: vec[i64] = vec[i64]([0] * SPICES)
        self.beasts: vec[i64] = vec[i64]([0] * BEASTS)
        for good in range(GOODS):
            if (unseen >> good) & 1:
                self.count += 1
                self.gems[GEM_CLASS[good]] += 1
                self.spices[SPICE_SORT[good]] += 1
                self.beasts[BEAST_SORT[good]] += 1


def describe(tally: Tally, memo: i64, unseen: Unseen, row: vec[i64]) -> None:
    """What there is to say about a stack, in hundredths: FEATURES numbers, in the order of weights.py."""
    for i in range(FEATURES):
        row[i] = 0
    row[ALWAYS] = WHOLE
    describe_spices(tally, unseen, row)
    describe_gems(tally, unseen, row)
    describe_beasts(tally, memo, unseen, row)
    describe_spells(tally, row)
    for type_ in range(TYPES):
        if tally.weapons[type_] == 1:
            row[LONE_WEAPONS] += WHOLE


def describe_spices(tally: Tally, unseen: Unseen, row: vec[i64]) -> None:
    different: i64 = 0
    missing: i64 = 0
    for sort in range(SPICES):
        if tally.spices[sort]:
            different += 1
        else:
            missing += unseen.spices[sort]
    if different:
        row[DIFFERENT_SPICES + different] = WHOLE
    if different < SPICES and unseen.count:
        row[NEXT_SPICE] = WHOLE * missing * (SPICE_POINTS[different + 1] - SPICE_POINTS[different]) // unseen.count


def describe_gems(tally: Tally, unseen: Unseen, row: vec[i64]) -> None:
    count: i64 = min(tally.kinds[GEM], MANY_GEMS)
    row[GEMS] = WHOLE * count
    if tally.steps:
        row[GEM_STEPS] = WHOLE * tally.steps
        row[STEPPING_GEMS] = WHOLE if count >= 2 else 0
    now = run_points(tally.gems)
    sum_: i64 = 0
    for class_ in range(CLASSES):
        there = unseen.gems[class_]
        if there:
            more: i64 = run_points(tally.gems + gem_unit(class_)) - now
            sum_ += there * more
            row[BEST_GEM] = max(row[BEST_GEM], WHOLE * more)
    if unseen.count:
        row[NEXT_GEM] = WHOLE * sum_ // unseen.count


def describe_beasts(tally: Tally, memo: i64, unseen: Unseen, row: vec[i64]) -> None:
    beasts = tally.beasts
    count = tally.kinds[BEAST]
    now: i64 = 0 if memo == ORDERED else set_points(memo, beasts[0], beasts[1], beasts[2], beasts[3])
    sum_: i64 = 0
    for sort in range(BEASTS):
        there = unseen.beasts[sort]
        if not there:
            continue
        more: i64 = 0
        if memo == ORDERED:
            more = STEP_POINTS[(sort - tally.last_beast) & 3] if count else 0
        else:
            beasts[sort] += 1
            more = set_points(memo, beasts[0], beasts[1], beasts[2], beasts[3]) - now
            beasts[sort] -= 1
        sum_ += there * more
        row[BEST_BEAST] = max(row[BEST_BEAST], WHOLE * more)
    if unseen.count:
        row[NEXT_BEAST] = WHOLE * sum_ // unseen.count
    row[BEASTS_BY_MEMO + memo] = WHOLE * count
    row[ODD_BEAST] = WHOLE if memo == PAIRED and count & 1 else 0
    row[BEASTS_IN_ORDER] = WHOLE if memo == ORDERED and count else 0


def describe_spells(tally: Tally, row: vec[i64]) -> None:
    count = tally.kinds[SPELL]
    row[SPELLS] = WHOLE * count
    for i in range(count):
        spell = tally.spells[i]
        does = SPELL_DOES[spell]
        if does == BOOST:
            armed = tally.weapons[SPELL_A[spell]]
            if armed > 1:
                continue
            row[IDLE_BOOSTS] += WHOLE if armed == 0 else 0
        row[SPELLS_BY_DEED + does] += WHOLE
        if does == PER_SPELL:
            row[SPELLS_PER_SPELL] += WHOLE * count
        elif does == FIVE_GOODS:
            for kind in range(KINDS):
                row[KINDS_WANTED] += WHOLE if tally.kinds[kind] == 0 else 0
        elif does == SPICE_PAIR:
            a = tally.spices[SPELL_A[spell]]
            b = tally.spices[SPELL_B[spell]]
            if a != b:
                row[HALF_PAIRS] += WHOLE
            elif a == 0:
                row[BARE_PAIRS] += WHOLE


def hope(row: vec[i64], players: i64, left: i64) -> i64:
    """What may still come of a stack in this many rounds."""
    base: i64 = (players - 2) * FEATURES
    sum_: i64 = 0
    for i in range(FEATURES):
        if row[i]:
            sum_ += row[i] * (FIRST_ORDER[base + i] * left + SECOND_ORDER[base + i] * left * left // ROUNDS)
    return sum_ // 100


def gross(tally: Tally, players: i64, on_left: i64, on_right: i64) -> i64:
    """What weapons take from neighbours who are protected against these types; with two players by the better side."""
    if players == PAIR:
        return better_side_blow(tally, on_left)
    return left_blow(tally, on_left) + right_blow(tally, on_right)


def settled(row: vec[i64], count: i64, memo: i64, players: i64, on_left: i64, on_right: i64, depth: i64) -> i64:
    """Points of a row of goods if the match ended now, what weapons take included, universal goods used best."""
    tally = tally_of(row, 0, count)
    points: i64 = gross(tally, players, on_left, on_right)
    for kind in range(WEAPON):
        points += tally.points(kind, memo)
    if depth == 0:
        return points
    for i in range(count):
        good = good_of(row[i])
        if kind_of(row[i]) != SPELL or SPELL_DOES[good] != UNIVERSAL:
            continue
        moved = row[:]
        for j in range(i, count - 1):
            moved[j] = row[j + 1]
        for kind in range(1, KINDS):
            moved[count - 1] = entry_of(kind, good)
            points = max(points, settled(moved, count, memo, players, on_left, on_right, depth - 1))
    return points


@final
class Prospects:
    """What everybody's stacks will come to, by all that can be seen."""

    def __init__(self, state: GuildsState, left: i64) -> None:
        players = state.config.players
        self.players: i64 = players
        self.memo: i64 = state.memo
        self.left: i64 = left
        self.unseen: Unseen = Unseen(state.unseen)
        self.shields: vec[i64] = vec[i64]([0] * SEATS)  # by seat: types that it will be protected against
        self.worths: vec[i64] = vec[i64]([0] * SEATS)  # by seat: its own goods, what its weapons take included
        self.totals: vec[i64] = vec[i64]([0] * SEATS)  # by seat: less what others' weapons take
        self.row: vec[i64] = vec[i64]([0] * FEATURES)
        self.goods: vec[i64] = vec[i64]([0] * MOST)
        self.tallies: list[Tally] = [state.tally(seat) for seat in range(players)]
        for seat in range(players):
            self.shields[seat] = protected_by_best(self.tallies, seat, state.protected[seat])
        for seat in range(players):
            self.worths[seat] = self.worth(state, seat, -1, self.tallies[seat])
            self.totals[seat] += self.worths[seat]
            self.totals[self.on_left(seat)] -= POINT * self.left_taken(seat, self.tallies[seat])
            self.totals[self.on_right(seat)] -= POINT * self.right_taken(seat, self.tallies[seat])

    def on_left(self, seat: i64) -> i64:
        return (seat + 1) % self.players

    def on_right(self, seat: i64) -> i64:
        return (seat + self.players - 1) % self.players

    def left_taken(self, seat: i64, tally: Tally) -> i64:
        """Points that a seat with these goods takes from its left neighbour; with two players all that it takes."""
        shield = self.shields[self.on_left(seat)]
        return better_side_blow(tally, shield) if self.players == PAIR else left_blow(tally, shield)

    def right_taken(self, seat: i64, tally: Tally) -> i64:
        return 0 if self.players == PAIR else right_blow(tally, self.shields[self.on_right(seat)])

    def worth(self, state: GuildsState, seat: i64, entry: i64, tally: Tally) -> i64:
        """What a seat's goods will come to, perhaps with one more (-1: without), which the tally has counted."""
        count = state.taken_count[seat]
        base: i64 = seat * MOST
        for i in range(count):
            self.goods[i] = state.taken[base + i]
        if entry >= 0:
            self.goods[count] = entry
            count += 1
        left = self.left
        on_left = self.shields[self.on_left(seat)]
        on_right = self.shields[self.on_right(seat)]
        points = settled(self.goods, count, self.memo, self.players, on_left, on_right, 2 if left < SOON else 1)
        if left == 0:
            return POINT * points
        describe(tally, self.memo, self.unseen, self.row)
        return POINT * points + hope(self.row, self.players, left)

    def threat_to(self, seat: i64) -> i64:
        """What one more protection would save a seat."""
        most: i64 = 0
        shield = self.shields[seat]
        if self.players == PAIR:
            other = self.tallies[1 - seat]
            for type_ in range(TYPES):
                saved: i64 = better_side_blow(other, shield) - better_side_blow(other, shield | type_bit(type_))
                most = max(most, saved)
            return most
        for type_ in range(TYPES):
            if not (shield >> type_) & 1:
                most = max(most, threat(self.tallies, seat, type_))
        return most


def sample_of(state: GuildsState, seat: i64) -> list[int]:
    """For tools/fit_guilds.py, between two rounds: what a stack has, what weapons take, and what there is to say."""
    players = state.config.players
    left: i64 = ROUNDS - state.round
    prospects = Prospects(state, left)
    tally = prospects.tallies[seat]
    row = vec[i64]([0] * FEATURES)
    describe(tally, state.memo, prospects.unseen, row)
    now: i64 = prospects.worths[seat] - hope(row, players, left)
    sample = [now, POINT * prospects.left_taken(seat, tally), POINT * prospects.right_taken(seat, tally)]
    for i in range(FEATURES):
        sample.append(row[i])
    for kind in range(KINDS):
        sample.append(state.hands[seat * KINDS + kind])
    return [int(number) for number in sample]


def outcome_of(state: GuildsState, seat: i64) -> int:
    """For tools/fit_guilds.py, at the end: a seat's points, what weapons took from it left out."""
    players = state.config.players
    tally = state.tally(seat)
    points: i64 = 0
    for kind in range(WEAPON):
        points += tally.points(kind, state.memo)
    if players == PAIR:
        side = state.sides[seat]
        shield = state.protected[1 - seat]
        if side >= 0:
            points += left_blow(tally, shield) if side == 0 else right_blow(tally, shield)
    else:
        points += left_blow(tally, state.protected[(seat + 1) % players])
        points += right_blow(tally, state.protected[(seat + players - 1) % players])
    return int(POINT * points)


def spread(players: i64, left: i64) -> float:
    """By how much the end may differ from what stacks seem to come to, in thousandths of a point."""
    base: i64 = (players - 2) * 2
    return 1000.0 * math.sqrt(float(SPREAD[base] + SPREAD[base + 1] * left) / 100.0)


def chances(totals: vec[i64], players: i64, left: i64) -> list[float]:
    """Everybody's chance to win."""
    scale = spread(players, left)
    most: i64 = totals[0]
    for seat in range(players):
        most = max(most, totals[seat])
    weights = [math.exp(float(totals[seat] - most) / scale) for seat in range(players)]
    sum_ = 0.0
    for weight in weights:
        sum_ += weight
    return [weight / sum_ for weight in weights]
