"""What stacks are worth (G13 to G20), solved exactly. Compiled.

Goods are numbered from 0 here. A good on a stack is one number, `good_of` and `kind_of` take it apart; a seat's goods
stand in a row in the order in which they were taken, so each stack is in order too.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.games.guilds import cards

SPELL: Final = 0
GEM: Final = 1
SPICE: Final = 2
BEAST: Final = 3
WEAPON: Final = 4
KINDS: Final = 5
MOST: Final = 12  # goods of one seat: one for each round
CLASSES: Final = 8
TYPES: Final = 4
SPICES: Final = 6  # sorts
BEASTS: Final = 4  # sorts
PAIRED: Final = 3  # the memo by which any two beasts count
ORDERED: Final = 5  # the memo by which beasts count in the order in which they came

# What a spell does; SPELL_A and SPELL_B say to what.
PER_GOOD: Final = 0  # A: a kind
PER_SPELL: Final = 1
PER_BEAST: Final = 2  # A: a sort
SPICE_PAIR: Final = 3  # A and B: sorts
FIVE_GOODS: Final = 4
THREE_BEASTS: Final = 5
GEM_SHIFT: Final = 6
BOOST: Final = 7  # A: a type
PROTECTION: Final = 8
UNIVERSAL: Final = 9


def spell_code(name: str) -> list[int]:
    """A spell by name as what it does, and to what."""
    words = name.split("_")
    if name.startswith("per_good_"):
        return [PER_GOOD, cards.KINDS.index(words[2]), 0]
    if name.startswith("per_beast_"):
        return [PER_BEAST, cards.BEASTS.index(words[2]), 0]
    if name.startswith("spice_pair_"):
        return [SPICE_PAIR, cards.SPICES.index(words[2]), cards.SPICES.index(words[3])]
    if name.startswith("boost_"):
        return [BOOST, cards.WEAPONS.index(words[1]), 0]
    plain = {
        "per_spell": PER_SPELL,
        "five_goods": FIVE_GOODS,
        "three_beasts": THREE_BEASTS,
        "gem_shift": GEM_SHIFT,
        "protection": PROTECTION,
        "universal": UNIVERSAL,
    }
    return [plain[name], 0, 0]


# What each good shows, by number.
SPELL_DOES: Final = vec[i64]([spell_code(good.spell)[0] for good in cards.GOODS])
SPELL_A: Final = vec[i64]([spell_code(good.spell)[1] for good in cards.GOODS])
SPELL_B: Final = vec[i64]([spell_code(good.spell)[2] for good in cards.GOODS])
GEM_CLASS: Final = vec[i64]([good.gem - 1 for good in cards.GOODS])
SPICE_SORT: Final = vec[i64]([cards.SPICES.index(good.spice) for good in cards.GOODS])
BEAST_SORT: Final = vec[i64]([cards.BEASTS.index(good.beast) for good in cards.GOODS])
WEAPON_TYPE: Final = vec[i64]([cards.WEAPONS.index(good.weapon) for good in cards.GOODS])
WEAPON_LEFT: Final = vec[i64]([good.left for good in cards.GOODS])
WEAPON_RIGHT: Final = vec[i64]([good.right for good in cards.GOODS])

SPICE_POINTS: Final = vec[i64](list(cards.SPICE_POINTS))
STEP_POINTS: Final = vec[i64](list(cards.STEP_POINTS))


def entry_of(kind: i64, good: i64) -> i64:
    return kind * 64 + good


def kind_of(entry: i64) -> i64:
    return entry >> 6


def good_of(entry: i64) -> i64:
    return entry & 63


@final
class Tally:
    """What one seat has, counted: all that its points depend on."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # goods by kind
        self.spells: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])  # the goods, in order
        self.gems: i64 = 0  # by class, four bits for each
        self.spices: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self.beasts: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.last_beast: i64 = -1
        self.chain: i64 = 0  # points by memo V
        self.weapons: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.left: vec[i64] = vec[i64]([0, 0, 0, 0])  # by type, boosts included once `arm` was called
        self.right: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.steps: i64 = 0  # gem steps
        self.protections: i64 = 0

    def add(self, entry: i64) -> None:
        """One more good on its stack."""
        kind = kind_of(entry)
        good = good_of(entry)
        if kind == SPELL:
            self.spells[self.kinds[SPELL]] = good
            if SPELL_DOES[good] == GEM_SHIFT:
                self.steps += 1
            elif SPELL_DOES[good] == PROTECTION:
                self.protections += 1
        elif kind == GEM:
            self.gems += gem_unit(GEM_CLASS[good])
        elif kind == SPICE:
            self.spices[SPICE_SORT[good]] += 1
        elif kind == BEAST:
            sort = BEAST_SORT[good]
            self.beasts[sort] += 1
            if self.last_beast >= 0:
                self.chain += STEP_POINTS[(sort - self.last_beast) & 3]
            self.last_beast = sort
        else:
            type_ = WEAPON_TYPE[good]
            self.weapons[type_] += 1
            self.left[type_] += WEAPON_LEFT[good]
            self.right[type_] += WEAPON_RIGHT[good]
        self.kinds[kind] += 1

    def arm(self) -> None:
        """G18: two of a type count zero, boosts included; what is left is boosted."""
        for i in range(self.kinds[SPELL]):
            spell = self.spells[i]
            if SPELL_DOES[spell] == BOOST:
                type_ = SPELL_A[spell]
                if self.weapons[type_] == 1:
                    self.left[type_] += 2
                    self.right[type_] += 2
        for type_ in range(TYPES):
            if self.weapons[type_] > 1:
                self.left[type_] = 0
                self.right[type_] = 0

    def points(self, kind: i64, memo: i64) -> i64:
        """G14 to G17: what the stack of this kind scores, if it is not weapons."""
        if kind == SPELL:
            points: i64 = 0
            for i in range(self.kinds[SPELL]):
                points += self.spell_points(self.spells[i])
            return points
        if kind == GEM:
            return gem_points(self.gems, self.steps)
        if kind == SPICE:
            different: i64 = 0
            for sort in range(SPICES):
                if self.spices[sort]:
                    different += 1
            return SPICE_POINTS[different]
        return self.beast_points(memo)

    def spell_points(self, spell: i64) -> i64:
        """G14: what one spell scores. Steps, boosts and protections work on other stacks."""
        does = SPELL_DOES[spell]
        a = SPELL_A[spell]
        if does == PER_GOOD:
            return self.kinds[a]
        if does == PER_SPELL:
            return 2 * self.kinds[SPELL]
        if does == PER_BEAST:
            return 2 * self.beasts[a]
        if does == SPICE_PAIR:
            return 4 * min(self.spices[a], self.spices[SPELL_B[spell]])
        if does == FIVE_GOODS:
            kinds = self.kinds
            return 4 * min(min(min(kinds[0], kinds[1]), min(kinds[2], kinds[3])), kinds[4])
        if does == THREE_BEASTS:
            return 4 * self.beast_triples()
        return 0

    def beast_triples(self) -> i64:
        """How many sets of three different beasts there are: in each, every sort is at most once."""
        triples: i64 = 0
        while True:
            able: i64 = 0
            for sort in range(BEASTS):
                able += min(self.beasts[sort], triples + 1)
            if able < 3 * (triples + 1):
                return triples
            triples += 1

    def beast_points(self, memo: i64) -> i64:
        """G17."""
        if memo == ORDERED:
            return self.chain
        beasts = self.beasts
        return set_points(memo, beasts[0], beasts[1], beasts[2], beasts[3])


def tally_of(taken: vec[i64], base: i64, count: i64) -> Tally:
    """A row of goods, counted."""
    tally = Tally()
    for i in range(base, base + count):
        tally.add(taken[i])
    tally.arm()
    return tally


# -- gems (G15) -----------------------------------------------------------------------------------------------------


def gem_unit(class_: i64) -> i64:
    """One gem of a class (from 0), in the packed count."""
    unit: i64 = 1
    return unit << (4 * class_)


def points_of_circle(classes: int) -> int:
    """The squares of the runs in a set of classes, given as bits. 8 and 1 are neighbours, so all eight are one run."""
    if classes == 255:
        return CLASSES * CLASSES
    points = 0
    for start in range(CLASSES):
        if classes >> start & 1 and not classes >> ((start + 7) % CLASSES) & 1:
            length = 0
            while classes >> ((start + length) % CLASSES) & 1:
                length += 1
            points += length * length
    return points


CIRCLE_POINTS: Final = vec[i64]([points_of_circle(classes) for classes in range(256)])


def run_points(gems: i64) -> i64:
    """The best runs without steps.

    Where a class is missing, the circle is a line. Long runs pay more than several short ones, so along it as many runs
    go on as can, the longest of them: that makes layers. Where none is missing, some class has one gem only, for there
    are at most twelve. This gem is in one run: whichever that is, without it the circle is a line.
    """
    counts = gems
    lone: i64 = -1
    for class_ in range(CLASSES):
        if counts & 15 == 0:
            return layer_points(gems)
        if counts & 15 == 1:
            lone = class_
        counts >>= 4
    best: i64 = 0
    for length in range(1, CLASSES + 1):
        for back in range(length):
            rest = without_run(gems, (lone - back) & 7, length)
            points: i64 = length * length + layer_points(rest)
            if points > best:
                best = points
    return best


def without_run(gems: i64, start: i64, length: i64) -> i64:
    """One gem less of each class of a run."""
    for step in range(length):
        gems -= gem_unit((start + step) & 7)
    return gems


def layer_points(gems: i64) -> i64:
    """First one gem of each class that is there, then the second of each, and so on; each layer falls into runs."""
    points: i64 = 0
    level: i64 = 1
    while True:
        classes: i64 = 0
        rest = gems
        place: i64 = 1
        while rest:
            if rest & 15 >= level:
                classes |= place
            place += place
            rest >>= 4
        if classes == 0:
            return points
        points += CIRCLE_POINTS[classes]
        level += 1


def gem_points(gems: i64, steps: i64) -> i64:
    """The best runs after at most `steps` steps (G14, G15): tries every way gems can flow around the circle."""
    ideal = best_imaginable(gems)
    best = run_points(gems)
    if steps == 0 or best == ideal:
        return best
    for last in range(-steps, steps + 1):  # how many gems step from class 8 to class 1, or back if below zero
        spent: i64 = last if last > 0 else -last
        points = after_flow(gems, 0, last, last, 0, steps - spent, ideal)
        if points == ideal:
            return points
        if points > best:
            best = points
    return best


def best_imaginable(gems: i64) -> i64:
    """Points if these gems could have any class: as many full circles as possible, and one run of the rest."""
    count: i64 = 0
    while gems:
        count += gems & 15
        gems >>= 4
    rest: i64 = count % CLASSES
    return count // CLASSES * CLASSES * CLASSES + rest * rest


def after_flow(gems: i64, class_: i64, inflow: i64, last: i64, made: i64, steps: i64, ideal: i64) -> i64:
    """The best when `inflow` gems come to this class from the one before, and `made` holds the classes before it."""
    count: i64 = ((gems >> (4 * class_)) & 15) + inflow
    if class_ == CLASSES - 1:
        count -= last
        return run_points(made | (count << (4 * class_))) if count >= 0 else 0
    best: i64 = 0
    most: i64 = steps if steps < count else count
    for outflow in range(-steps, most + 1):
        spent: i64 = outflow if outflow > 0 else -outflow
        made_here: i64 = made | ((count - outflow) << (4 * class_))
        points = after_flow(gems, class_ + 1, outflow, last, made_here, steps - spent, ideal)
        if points > best:
            best = points
            if best == ideal:
                return best
    return best


# -- beasts (G17) ---------------------------------------------------------------------------------------------------


def place_of(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Where four numbers of beasts, descending and at most twelve together, stand in a table of sets."""
    return ((a * 7 + b) * 5 + c) * 4 + d


def table_of_sets(different: tuple[int, ...], equal: tuple[int, ...]) -> list[int]:
    """The best sets for all numbers of beasts, smaller numbers first: take one set off, the rest is known."""
    table = [0] * (13 * 7 * 5 * 4)
    for a in range(MOST + 1):
        for b in range(min(a, MOST - a) + 1):
            for c in range(min(b, MOST - a - b) + 1):
                for d in range(min(c, MOST - a - b - c) + 1):
                    table[place_of(a, b, c, d)] = best_set_off([a, b, c, d], different, equal, table)
    return table


def best_set_off(counts: list[int], different: tuple[int, ...], equal: tuple[int, ...], table: list[int]) -> int:
    """Points when one set is taken off and the rest is split as well as can be. No sort pays more than another."""
    best = 0
    for chosen in range(1, 16):  # the sorts in a set of different ones
        rest = [count - (chosen >> sort & 1) for sort, count in enumerate(counts)]
        if min(rest) >= 0:
            best = max(best, different[chosen.bit_count()] + table[place_in_order(rest)])
    for sort in range(BEASTS):
        for size in range(1, min(counts[sort], 4) + 1):
            rest = counts[:]
            rest[sort] -= size
            best = max(best, equal[size] + table[place_in_order(rest)])
    return best


def place_in_order(counts: list[int]) -> int:
    a, b, c, d = sorted(counts, reverse=True)
    return int(place_of(a, b, c, d))


NO_SETS: Final = (0, 0, 0, 0, 0)
SETS: Final = [
    vec[i64](table_of_sets(cards.DIFFERENT_POINTS.get(memo, NO_SETS), cards.EQUAL_POINTS.get(memo, NO_SETS)))
    for memo in (0, 1, 2, 3, 4)
]


def set_points(memo: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """The best sets of these beasts under memos I to IV."""
    if memo == PAIRED:
        return (a + b + c + d) // 2 * cards.ANY_PAIR_POINTS
    # Into descending order.
    if a < b:
        a, b = b, a
    if c < d:
        c, d = d, c
    if a < c:
        a, c = c, a
    if b < d:
        b, d = d, b
    if b < c:
        b, c = c, b
    return SETS[memo][place_of(a, b, c, d)]


# -- weapons (G18) --------------------------------------------------------------------------------------------------


def left_blow(tally: Tally, protected: i64) -> i64:
    """What a seat takes from its left neighbour, who is protected against these types (bits)."""
    sum_: i64 = 0
    for type_ in range(TYPES):
        if not (protected >> type_) & 1:
            sum_ += tally.left[type_]
    return sum_


def right_blow(tally: Tally, protected: i64) -> i64:
    sum_: i64 = 0
    for type_ in range(TYPES):
        if not (protected >> type_) & 1:
            sum_ += tally.right[type_]
    return sum_


def blow(tally: Tally, side: i64, protected: i64) -> i64:
    """What a seat takes by the side that it chose, with two players; -1: it has none to choose."""
    if side < 0:
        return 0
    return left_blow(tally, protected) if side == 0 else right_blow(tally, protected)


def weapon_points(tallies: list[Tally], protected: vec[i64], sides: vec[i64]) -> vec[i64]:
    """What each seat wins or loses by weapons, when all protections and sides are chosen."""
    players: i64 = len(tallies)
    points = vec[i64]([0, 0, 0, 0])
    if players == 2:
        won: i64 = blow(tallies[0], sides[0], protected[1]) - blow(tallies[1], sides[1], protected[0])
        points[0] = won
        points[1] = -won
        return points
    for seat in range(players):
        other: i64 = (seat + 1) % players  # on the left
        won = left_blow(tallies[seat], protected[other]) - right_blow(tallies[other], protected[seat])
        points[seat] += won
        points[other] -= won
    return points


def threat(tallies: list[Tally], seat: i64, type_: i64) -> i64:
    """With more than two players: how much weapons of this type would take from a seat."""
    players: i64 = len(tallies)
    return tallies[(seat + players - 1) % players].left[type_] + tallies[(seat + 1) % players].right[type_]


def best_protection(tallies: list[Tally], seat: i64, protected: i64) -> i64:
    """The type against which one more protection saves most; the other's better side counts with two players."""
    best: i64 = -1
    most: i64 = -1
    for type_ in range(TYPES):
        if (protected >> type_) & 1:
            continue
        saved: i64 = 0
        if len(tallies) == 2:
            other = tallies[1 - seat]
            mask: i64 = protected | type_bit(type_)
            saved = better_side_blow(other, protected) - better_side_blow(other, mask)
        else:
            saved = threat(tallies, seat, type_)
        if saved > most:
            most = saved
            best = type_
    return best


def type_bit(type_: i64) -> i64:
    place: i64 = 1
    return place << type_


def better_side_blow(tally: Tally, protected: i64) -> i64:
    left = left_blow(tally, protected)
    right = right_blow(tally, protected)
    return left if left > right else right


def protected_by_best(tallies: list[Tally], seat: i64, protected: i64) -> i64:
    """The types that a seat is protected against once it has used all its protections."""
    chosen: i64 = 0
    for type_ in range(TYPES):
        chosen += (protected >> type_) & 1
    for _ in range(chosen, tallies[seat].protections):
        protected |= type_bit(best_protection(tallies, seat, protected))
    return protected


def standings(
    taken: vec[i64], counts: vec[i64], players: i64, memo: i64, protected: vec[i64], sides: vec[i64]
) -> vec[i64]:
    """Points by seat and kind if the match ended now: what is not decided yet is decided as well as can be.

    Universal goods stay where they are.
    """
    tallies = [tally_of(taken, seat * MOST, counts[seat]) for seat in range(players)]
    points = vec[i64]([0] * int(players * KINDS))
    shields = vec[i64]([0, 0, 0, 0])
    facing = vec[i64]([-1, -1, -1, -1])
    for seat in range(players):
        shields[seat] = protected_by_best(tallies, seat, protected[seat])
        for kind in range(WEAPON):
            points[seat * KINDS + kind] = tallies[seat].points(kind, memo)
    if players == 2:
        for seat in range(players):
            facing[seat] = sides[seat] if sides[seat] >= 0 else better_side(tallies[seat], shields[1 - seat])
    won = weapon_points(tallies, shields, facing)
    for seat in range(players):
        points[seat * KINDS + WEAPON] = won[seat]
    return points


def better_side(tally: Tally, protected: i64) -> i64:
    return 0 if left_blow(tally, protected) >= right_blow(tally, protected) else 1


def gains(
    taken: vec[i64], counts: vec[i64], players: i64, memo: i64, protected: vec[i64], sides: vec[i64], good: i64
) -> vec[i64]:
    """What a good would add to a seat's points if that seat took it, by kind and seat; all else as in `standings`.

    Nothing to a seat that has taken its last good.
    """
    before = standings(taken, counts, players, memo, protected, sides)
    added = vec[i64]([0] * int(players * KINDS))
    for seat in range(players):
        if counts[seat] == MOST:
            continue
        more_counts = counts[:]
        more_counts[seat] += 1
        more_taken = taken[:]
        for kind in range(KINDS):
            more_taken[seat * MOST + counts[seat]] = entry_of(kind, good)
            after = standings(more_taken, more_counts, players, memo, protected, sides)
            for part in range(seat * KINDS, seat * KINDS + KINDS):
                added[kind * players + seat] += after[part] - before[part]
    return added
