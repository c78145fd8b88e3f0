"""What an attentive merchant does. Compiled; worth is counted in thousandths of a point.

Everybody's stacks are weighed by the points that they will come to: those they have, and those that may still come of
them, by the goods that nobody has seen yet. How much that is was fitted to matches. Then the round is searched to its
end, everybody making the move that is best for their own chance to win.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.guilds.judge import Ending, best_use_of_universals, tally_with
from rockfall.bots.guilds.weights import FIRST_ORDER, HAND, SECOND_ORDER, SPREAD
from rockfall.core.rng import Rng
from rockfall.games.guilds.rules import (
    CHANGE,
    EXPERTS,
    GOODS,
    PLAY,
    PROTECT,
    PROTECTING,
    ROUNDS,
    SIDE,
    TAKE,
    TAKING,
    UNIVERSALS,
    GuildsState,
)
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
    PROTECTION,
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
    better_side,
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
    standings,
    tally_of,
    threat,
    type_bit,
)

POINT: Final = 1000
FEATURES: Final = 39
NEVER: Final = -(10**12)


def attentive_move(state: GuildsState, seat: i64, rng: Rng) -> i64:
    """The move an attentive player makes for this seat, whose turn it is."""
    phase = state.phase
    if phase == EXPERTS or phase == TAKING:
        return Table(state).best_move(seat)
    if phase == UNIVERSALS:
        return best_use_of_universals(state, seat, Margin(), 2)
    if phase == PROTECTING:
        return best_protection_to_win(state, seat)
    return SIDE + better_side(state.tally(seat), state.protected[1 - seat])


# -- what stacks will come to -----------------------------------------------------------------------------------------


@final
class Unseen:
    """Card counting: how many goods of each sort nobody has seen yet."""

    def __init__(self, unseen: i64) -> None:
        self.count: i64 = 0
        self.gems: vec[i64] = vec[i64]([0] * 8)
        self.spices: vec[i64] = vec[i64]([0] * 6)
        self.beasts: vec[i64] = vec[i64]([0] * 4)
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
    row[0] = 100
    describe_spices(tally, unseen, row)
    describe_gems(tally, unseen, row)
    describe_beasts(tally, memo, unseen, row)
    describe_spells(tally, row)
    for type_ in range(TYPES):
        if tally.weapons[type_] == 1:
            row[38] += 100


def describe_spices(tally: Tally, unseen: Unseen, row: vec[i64]) -> None:
    different: i64 = 0
    missing: i64 = 0
    for sort in range(6):
        if tally.spices[sort]:
            different += 1
        else:
            missing += unseen.spices[sort]
    if different:
        row[different] = 100
    if different < 6 and unseen.count:
        row[7] = 100 * missing * (SPICE_POINTS[different + 1] - SPICE_POINTS[different]) // unseen.count


def describe_gems(tally: Tally, unseen: Unseen, row: vec[i64]) -> None:
    count: i64 = min(tally.kinds[GEM], 8)
    row[8] = 100 * count
    if tally.steps:
        row[11] = 100 * tally.steps
        row[12] = 100 if count >= 2 else 0
    now = run_points(tally.gems)
    sum_: i64 = 0
    for class_ in range(CLASSES):
        there = unseen.gems[class_]
        if there:
            more: i64 = run_points(tally.gems + gem_unit(class_)) - now
            sum_ += there * more
            row[10] = max(row[10], 100 * more)
    if unseen.count:
        row[9] = 100 * sum_ // unseen.count


def describe_beasts(tally: Tally, memo: i64, unseen: Unseen, row: vec[i64]) -> None:
    beasts = tally.beasts
    count = tally.kinds[BEAST]
    now: i64 = 0 if memo == 5 else set_points(memo, beasts[0], beasts[1], beasts[2], beasts[3])
    sum_: i64 = 0
    for sort in range(4):
        there = unseen.beasts[sort]
        if not there:
            continue
        more: i64 = 0
        if memo == 5:
            more = STEP_POINTS[(sort - tally.last_beast) & 3] if count else 0
        else:
            beasts[sort] += 1
            more = set_points(memo, beasts[0], beasts[1], beasts[2], beasts[3]) - now
            beasts[sort] -= 1
        sum_ += there * more
        row[14] = max(row[14], 100 * more)
    if unseen.count:
        row[13] = 100 * sum_ // unseen.count
    row[14 + memo] = 100 * count
    row[20] = 100 if memo == 3 and count & 1 else 0
    row[21] = 100 if memo == 5 and count else 0


def describe_spells(tally: Tally, row: vec[i64]) -> None:
    count = tally.kinds[SPELL]
    row[35] = 100 * count
    for i in range(count):
        spell = tally.spells[i]
        does = SPELL_DOES[spell]
        if does == BOOST:
            armed = tally.weapons[SPELL_A[spell]]
            if armed > 1:
                continue
            row[36] += 100 if armed == 0 else 0
        row[22 + does] += 100
        if does == PER_SPELL:
            row[32] += 100 * count
        elif does == FIVE_GOODS:
            for kind in range(KINDS):
                row[33] += 100 if tally.kinds[kind] == 0 else 0
        elif does == SPICE_PAIR:
            a = tally.spices[SPELL_A[spell]]
            b = tally.spices[SPELL_B[spell]]
            if a != b:
                row[34] += 100
            elif a == 0:
                row[37] += 100


def hope(row: vec[i64], players: i64, left: i64) -> i64:
    """What may still come of a stack in this many rounds."""
    base: i64 = (players - 2) * FEATURES
    sum_: i64 = 0
    for i in range(FEATURES):
        if row[i]:
            sum_ += row[i] * (FIRST_ORDER[base + i] * left + SECOND_ORDER[base + i] * left * left // 12)
    return sum_ // 100


def gross(tally: Tally, players: i64, on_left: i64, on_right: i64) -> i64:
    """What weapons take from neighbours who are protected against these types; with two players by the better side."""
    if players == 2:
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
        self.shields: vec[i64] = vec[i64]([0, 0, 0, 0])  # by seat: types that it will be protected against
        self.worths: vec[i64] = vec[i64]([0, 0, 0, 0])  # by seat: its own goods, what its weapons take included
        self.totals: vec[i64] = vec[i64]([0, 0, 0, 0])  # by seat: less what others' weapons take
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
        return better_side_blow(tally, shield) if self.players == 2 else left_blow(tally, shield)

    def right_taken(self, seat: i64, tally: Tally) -> i64:
        return 0 if self.players == 2 else right_blow(tally, self.shields[self.on_right(seat)])

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
        points = settled(self.goods, count, self.memo, self.players, on_left, on_right, 2 if left < 3 else 1)
        if left == 0:
            return POINT * points
        describe(tally, self.memo, self.unseen, self.row)
        return POINT * points + hope(self.row, self.players, left)

    def threat_to(self, seat: i64) -> i64:
        """What one more protection would save a seat."""
        most: i64 = 0
        shield = self.shields[seat]
        if self.players == 2:
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
    if players == 2:
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


def hand_worth(players: i64, played: i64, kind: i64) -> i64:
    """What it is worth to have an expert at hand after this many rounds."""
    place: i64 = played & 3
    return HAND[((players - 2) * 4 + place) * KINDS + kind] if place else 0


# -- the round --------------------------------------------------------------------------------------------------------


@final
class Table:
    """The goods that lie out, and what it would do to everybody's chances if a seat took one as a kind."""

    def __init__(self, state: GuildsState) -> None:
        players = state.config.players
        self.state: GuildsState = state
        self.players: i64 = players
        self.left: i64 = ROUNDS - 1 - state.round
        self.prospects: Prospects = Prospects(state, self.left)
        self.experts: vec[i64] = state.experts[:]
        self.hands: vec[i64] = state.hands[:]
        # By taker, place, kind and seat: what it does to that seat's points; what that seat thinks of it.
        self.effects: vec[i64] = vec[i64]([0] * int(players * players * players * KINDS))
        self.rivalry: vec[i64] = vec[i64]([0] * int(players * players))  # by whose view and of whom, in thousandths
        self.sums: vec[i64] = vec[i64]([0] * 20)  # by takers so far and seat
        self.found: vec[i64] = vec[i64]([0] * 20)  # the best that was found there
        self.played: vec[i64] = vec[i64]([0] * 20)  # the same by experts played
        codes: i64 = KINDS
        for _ in range(players):
            codes *= KINDS
        self.known: vec[i64] = vec[i64]([0] * int(codes))  # which experts on which goods were looked at
        self.known_worths: vec[i64] = vec[i64]([0] * int(codes * players))
        taken: i64 = state.step if state.phase == TAKING else 0
        for turn in range(taken, players):
            self.weigh((state.first + players - 1 - turn) % players)
        self.set_rivalry()
        if self.left:
            self.take_sides()
        # By seat and place, as bits: the kinds that a seat would think of making that good, when others look ahead.
        self.likely: vec[i64] = vec[i64]([0] * int(players * players))
        if state.phase == EXPERTS:
            for seat in range(players):
                for place in range(players):
                    self.likely[seat * players + place] = self.likely_kinds(seat, place)

    def weigh(self, seat: i64) -> None:
        state = self.state
        prospects = self.prospects
        players = self.players
        left_now = prospects.left_taken(seat, prospects.tallies[seat])
        right_now = prospects.right_taken(seat, prospects.tallies[seat])
        saved: i64 = POINT * prospects.threat_to(seat)
        for place in range(players):
            good = state.market[place]
            if good < 0:
                continue
            for kind in range(KINDS):
                entry = entry_of(kind, good)
                tally = tally_with(state, seat, entry)
                more: i64 = prospects.worth(state, seat, entry, tally) - prospects.worths[seat]
                if kind == SPELL and SPELL_DOES[good] == PROTECTION:
                    more += saved
                at = self.at(seat, place, kind)
                self.effects[at + seat] += more
                self.effects[at + prospects.on_left(seat)] -= POINT * (prospects.left_taken(seat, tally) - left_now)
                self.effects[at + prospects.on_right(seat)] -= POINT * (prospects.right_taken(seat, tally) - right_now)

    def at(self, seat: i64, place: i64, kind: i64) -> i64:
        return ((seat * self.players + place) * KINDS + kind) * self.players

    def set_rivalry(self) -> None:
        """How much a point of another counts: what it changes of one's own chance, against a point of one's own."""
        players = self.players
        chance = chances(self.prospects.totals, players, self.left)
        for seat in range(players):
            for other in range(players):
                if other != seat:
                    others = 1.0 - chance[seat]
                    share = chance[other] / others if others > 0.001 else 1.0 / float(players - 1)
                    self.rivalry[seat * players + other] = int(1000.0 * share)

    def take_sides(self) -> None:
        """Before the last round: from what a good does to everybody's points to what everybody thinks of it."""
        players = self.players
        points = vec[i64]([0, 0, 0, 0])
        for at in range(0, len(self.effects), players):
            for seat in range(players):
                points[seat] = self.effects[at + seat]
            for viewer in range(players):
                others: i64 = 0
                for seat in range(players):
                    if seat != viewer:
                        others += points[seat] * self.rivalry[viewer * players + seat]
                self.effects[at + viewer] = points[viewer] - others // 1000

    def likely_kinds(self, seat: i64, place: i64) -> i64:
        """All at hand; among four players the two that are best for oneself, and the one that is least for others."""
        players = self.players
        hand: i64 = 0
        for kind in range(KINDS):
            if self.hands[seat * KINDS + kind]:
                hand |= type_bit(kind)
        if players < 4:
            return hand
        likely: i64 = 0
        for choice in range(3):
            best: i64 = NEVER
            best_kind: i64 = -1
            for kind in range(KINDS):
                if not (hand >> kind) & 1 or (likely >> kind) & 1:
                    continue
                worth: i64 = self.effects[self.at(seat, place, kind) + seat]
                if choice == 2:
                    worth = -self.most_wanted(seat, place, kind)
                if worth > best:
                    best = worth
                    best_kind = kind
            if best_kind >= 0:
                likely |= type_bit(best_kind)
        return likely

    def most_wanted(self, seat: i64, place: i64, kind: i64) -> i64:
        """What a good as this kind is worth to the one of the others who wants it most."""
        most: i64 = NEVER
        for other in range(self.players):
            if other != seat:
                most = max(most, self.effects[self.at(other, place, kind) + other])
        return most

    def best_move(self, seat: i64) -> i64:
        state = self.state
        moves = state.legal_moves()
        best: i64 = moves[0]
        best_worth: i64 = NEVER
        for i in range(len(moves)):
            worth = self.after(seat, moves[i])
            if worth > best_worth:
                best_worth = worth
                best = moves[i]
        return best

    def after(self, seat: i64, move: i64) -> i64:
        """What a move is worth to this seat if everybody goes on as is best for them."""
        state = self.state
        players = self.players
        for other in range(players):
            self.sums[other] = 0
        if move < TAKE:
            place: i64 = (move - PLAY) // KINDS
            kind: i64 = (move - PLAY) % KINDS
            self.lay(seat, place, kind)
            self.play(state.step + 1)
            self.pick_up(seat, place, kind)
            return self.played[(state.step + 1) * 4 + seat] - self.cost(seat, seat, kind)
        mask: i64 = 0
        for place in range(players):
            if state.market[place] < 0:
                mask |= type_bit(place)
        step = state.step
        for other in range(players):
            self.sums[step * 4 + other] = 0
        if move < CHANGE:
            place = move - TAKE
            self.add(step, self.at(seat, place, self.experts[place]))
        else:
            place = state.last_place()
            self.add(step, self.at(seat, place, move - CHANGE))
            self.sums[(step + 1) * 4 + seat] += self.swap_worth(self.experts[place], move - CHANGE)
        self.take(step + 1, mask | type_bit(place))
        return self.found[(step + 1) * 4 + seat]

    def lay(self, seat: i64, place: i64, kind: i64) -> None:
        self.experts[place] = kind
        self.hands[seat * KINDS + kind] -= 1

    def pick_up(self, seat: i64, place: i64, kind: i64) -> None:
        self.experts[place] = -1
        self.hands[seat * KINDS + kind] += 1

    def cost(self, viewer: i64, seat: i64, kind: i64) -> i64:
        """What it costs in one seat's eyes that a seat has an expert less; one that is held twice is no loss."""
        if self.hands[seat * KINDS + kind] > 1 or self.left == 0:
            return 0
        worth = hand_worth(self.players, self.state.round + 1, kind)
        return worth if viewer == seat else -worth * self.rivalry[viewer * self.players + seat] // 1000

    def swap_worth(self, there: i64, kind: i64) -> i64:
        """G9: one expert comes to hand, another goes."""
        if self.left == 0:
            return 0
        played = self.state.round + 1
        return hand_worth(self.players, played, there) - hand_worth(self.players, played, kind)

    def play(self, step: i64) -> None:
        """Everybody's best play once `step` experts are out; in `played`."""
        players = self.players
        if step == players:
            self.take_all(step)
            return
        seat: i64 = (self.state.first + step) % players
        best: i64 = NEVER
        for place in range(players):
            if self.experts[place] >= 0:
                continue
            likely = self.likely[seat * players + place]
            for kind in range(KINDS):
                if not (likely >> kind) & 1:
                    continue
                self.lay(seat, place, kind)
                self.play(step + 1)
                self.pick_up(seat, place, kind)
                worth: i64 = self.played[(step + 1) * 4 + seat] - self.cost(seat, seat, kind)
                if worth > best:
                    best = worth
                    for viewer in range(players):
                        self.played[step * 4 + viewer] = self.played[(step + 1) * 4 + viewer] - self.cost(
                            viewer, seat, kind
                        )

    def take_all(self, step: i64) -> None:
        """What taking comes to with these experts; what was found once is kept."""
        players = self.players
        first = self.state.first
        code: i64 = 0
        for place in range(players):
            code = code * KINDS + self.experts[place]
        missing: i64 = 0  # what the first player has played of what was at hand
        for kind in range(KINDS):
            if self.hands[first * KINDS + kind] < self.state.hands[first * KINDS + kind]:
                missing = kind
        code = code * KINDS + missing
        if not self.known[code]:
            for seat in range(players):
                self.sums[seat] = 0
            self.take(0, 0)
            self.known[code] = 1
            for seat in range(players):
                self.known_worths[code * players + seat] = self.found[seat]
        for seat in range(players):
            self.played[step * 4 + seat] = self.known_worths[code * players + seat]

    def add(self, step: i64, at: i64) -> None:
        """Another good is taken: what everybody has gained after it."""
        for seat in range(self.players):
            self.sums[(step + 1) * 4 + seat] = self.sums[step * 4 + seat] + self.effects[at + seat]

    def take(self, step: i64, mask: i64) -> None:
        """Everybody's best play once `step` goods are taken, those at the places in `mask`; in `found`."""
        players = self.players
        if step == players:
            self.judge(step)
            return
        if step == players - 1:
            self.take_last(step, mask)
            return
        seat: i64 = (self.state.first + players - 1 - step) % players
        base: i64 = step * 4
        best: i64 = NEVER
        for place in range(players):
            if (mask >> place) & 1:
                continue
            self.add(step, self.at(seat, place, self.experts[place]))
            self.take(step + 1, mask | type_bit(place))
            if self.found[base + 4 + seat] > best:
                best = self.found[base + 4 + seat]
                for viewer in range(players):
                    self.found[base + viewer] = self.found[base + 4 + viewer]

    def take_last(self, step: i64, mask: i64) -> None:
        """G9: the last good falls to the first player, as the kind that is best for this one."""
        players = self.players
        seat = self.state.first
        place: i64 = 0
        while (mask >> place) & 1:
            place += 1
        there = self.experts[place]
        best: i64 = NEVER
        best_kind: i64 = there
        for kind in range(KINDS):
            if kind == there or self.hands[seat * KINDS + kind]:
                worth: i64 = self.effects[self.at(seat, place, kind) + seat]
                if kind != there:
                    worth += self.swap_worth(there, kind)
                if worth > best:
                    best = worth
                    best_kind = kind
        self.add(step, self.at(seat, place, best_kind))
        if best_kind != there:
            self.sums[step * 4 + 4 + seat] += self.swap_worth(there, best_kind)
        self.judge(step + 1)
        for viewer in range(players):
            self.found[step * 4 + viewer] = self.found[step * 4 + 4 + viewer]

    def judge(self, step: i64) -> None:
        """All is taken: what everybody thinks of it. In the last round only the best of the others counts."""
        players = self.players
        base: i64 = step * 4
        if self.left:
            for viewer in range(players):
                self.found[base + viewer] = self.sums[base + viewer]
            return
        totals = self.prospects.totals
        for viewer in range(players):
            ahead: i64 = -NEVER
            own: i64 = totals[viewer] + self.sums[base + viewer]
            for seat in range(players):
                if seat != viewer:
                    ahead = min(ahead, own - totals[seat] - self.sums[base + seat])
            self.found[base + viewer] = ahead


# -- scoring ----------------------------------------------------------------------------------------------------------


def margin(state: GuildsState, seat: i64) -> i64:
    """Points ahead of the best of the others, if all else is decided as well as can be; weapons break ties (G19)."""
    players = state.config.players
    points = standings(state.taken, state.taken_count, players, state.memo, state.protected, state.sides)
    totals = vec[i64]([0, 0, 0, 0])
    for other in range(players):
        for kind in range(KINDS):
            totals[other] += 100 * points[other * KINDS + kind]
        totals[other] -= points[other * KINDS + WEAPON]
    ahead: i64 = -NEVER
    for other in range(players):
        if other != seat:
            ahead = min(ahead, totals[seat] - totals[other])
    return ahead


@final
class Margin(Ending):
    """To be ahead of the best of the others."""

    def worth(self, state: GuildsState, seat: i64) -> i64:
        return margin(state, seat)


def best_protection_to_win(state: GuildsState, seat: i64) -> i64:
    """The type that leaves this seat farthest ahead of the best of the others."""
    moves = state.legal_moves()
    best: i64 = moves[0]
    best_margin: i64 = NEVER
    for i in range(len(moves)):
        after = state.copy()
        after.protected[seat] |= type_bit(moves[i] - PROTECT)
        ahead = margin(after, seat)
        if ahead > best_margin:
            best_margin = ahead
            best = moves[i]
    return best
