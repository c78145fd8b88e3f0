"""Gold that a viewer did not see, in worlds imagined from its view (S20, S21, E15). Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import shuffled
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.saboteur.edition import SEATS
from rockfall.games.saboteur.rules import (
    LAID_GOALS,
    LAID_OUT,
    LAY_OUT_GOLD,
    OVER,
    PAID,
    PAID_SUM,
    SAW_PACK,
    SHARED,
    TAKING,
    TOOK,
    TOTAL_GOLD,
    SaboteurState,
    payment,
)
from rockfall.games.saboteur.view import SaboteurView


def count_shares(world: SaboteurState, view: SaboteurView) -> None:
    """Nuggets of the expansion, where nobody shows them: all shares and thefts were seen (R20)."""
    steal = view.config.edition.steal
    for i in range(len(view.observations)):
        code = seen_code(view.observations[i])
        if code <= SHARED:
            world.gold[(SHARED - code) // 1000] += (SHARED - code) % 1000
        elif steal <= code < steal + SEATS:
            world.gold[code - steal] -= 1
            world.gold[seen_actor(view.observations[i])] += 1


@final
class Pack:
    """The gold cards of one won round, as the viewer saw them go round."""

    def __init__(self, begin: i64) -> None:
        self.begin: i64 = begin  # its first observation
        self.end: i64 = begin  # behind its last one
        self.count: i64 = 0
        self.is_seen: bool = False
        self.first_look: vec[i64] = vec[i64]([0, 0, 0])
        self.taken_unseen: i64 = 0  # taken before the viewer first looked

    def unknown_count(self) -> i64:
        return self.taken_unseen if self.is_seen else self.count


def packs_seen(observations: vec[i64]) -> list[Pack]:
    packs: list[Pack] = []
    is_open = False
    for i in range(len(observations)):
        code = seen_code(observations[i])
        if code == LAID_GOALS:
            is_open = False
        elif code == LAID_OUT:
            if not is_open:
                packs.append(Pack(i))
                is_open = True
            packs[-1].count += 1
        elif is_open:
            pack = packs[-1]
            if code == TOOK and not pack.is_seen:
                pack.taken_unseen += 1
            elif is_look(code) and not pack.is_seen:
                pack.is_seen = True
                pack.first_look = composition(SAW_PACK - code)
        if is_open:
            packs[-1].end = i + 1
    return packs


def is_look(code: i64) -> bool:
    return PAID < code <= SAW_PACK


def composition(packed: i64) -> vec[i64]:
    """Ones, twos and threes of a sign."""
    return vec[i64]([packed % 10, packed // 10 % 10, packed // 100 % 10])


def imagine_gold(world: SaboteurState, view: SaboteurView, rng: Rng) -> None:
    """Gold cards the viewer never saw: taken by others, paid to others, going round, or still in the pile."""
    observations = view.observations
    if view.phase == OVER:
        world.pile = pile_worth(view)
        return
    pile = world.pile  # a new world's pile holds all gold cards
    paid_until: i64 = 0
    for pack in packs_seen(observations):
        pay(world, pile, observations, paid_until, pack.begin)
        take_away(pile, pack.first_look)
        hidden = drawn_unseen(pile, pack, observations, rng)
        hand_round(world, view, pack, hidden, rng)
        paid_until = pack.end
    pay(world, pile, observations, paid_until, len(observations))


def pay(world: SaboteurState, pile: vec[i64], observations: vec[i64], begin: i64, end: i64) -> None:
    """Saboteurs get what they got, in the cards that this pile pays with (R9)."""
    for i in range(begin, end):
        code = seen_code(observations[i])
        if is_payment(code):
            world.gold[paid_seat(code)] += paid_nuggets(code)
            take_away(pile, payment(pile, paid_nuggets(code)))


def take_away(pile: vec[i64], cards: vec[i64]) -> None:
    for value in range(3):
        pile[value] -= cards[value]


def is_payment(code: i64) -> bool:
    """Whether a saboteur was paid: the viewer in cards that it saw, or another a sum (R9)."""
    return TOTAL_GOLD < code <= PAID or SHARED < code <= PAID_SUM


def paid_seat(code: i64) -> i64:
    return (PAID - code) // 1000 if code > TOTAL_GOLD else (PAID_SUM - code) // 1000


def paid_nuggets(code: i64) -> i64:
    if code <= PAID_SUM:
        return (PAID_SUM - code) % 1000
    paid = composition(PAID - code)
    return paid[0] + 2 * paid[1] + 3 * paid[2]


def drawn_unseen(pile: vec[i64], pack: Pack, observations: vec[i64], rng: Rng) -> vec[i64]:
    """Draw the unseen cards of a pack, as likely as what was seen later makes them; shuffled, as values."""
    count = pack.unknown_count()
    total: float = 0.0
    for attempt in range(2):  # first add up the weights, then pick
        left: float = rng.random() * total if attempt else 0.0
        for ones in range(min(count, pile[0]) + 1):
            for twos in range(min(count - ones, pile[1]) + 1):
                threes: i64 = count - ones - twos
                if threes > pile[2]:
                    continue
                drawn = vec[i64]([ones, twos, threes])
                rest = pile[:]
                take_away(rest, drawn)
                weight = ways_to_draw(pile, drawn) * ways_to_go_on(rest, observations, pack.end)
                total += weight
                left -= weight
                if attempt and left < 0:
                    return spread_out(pile, ones, twos, threes, rng)
    raise AssertionError("a view always has a world in which it would be seen")


def spread_out(pool: vec[i64], ones: i64, twos: i64, threes: i64, rng: Rng) -> vec[i64]:
    """Take these cards out of the pool, in any order."""
    row = vec[i64](capacity=10)
    counts = vec[i64]([ones, twos, threes])
    for value in range(3):
        pool[value] -= counts[value]
        for _ in range(counts[value]):
            row = append(row, value)
    shuffled(row, len(row), rng)
    return row


def choose(n: i64, k: i64) -> i64:
    """The binomial coefficient C(n, k)."""
    result: i64 = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def ways_to_draw(pile: vec[i64], drawn: vec[i64]) -> float:
    """In how many ways these cards come out of a pile. The numbers of several packs are too large for `Rng.below`."""
    return float(choose(pile[0], drawn[0]) * choose(pile[1], drawn[1]) * choose(pile[2], drawn[2]))


def ways_to_go_on(pile: vec[i64], observations: vec[i64], begin: i64) -> float:
    """In how many ways a pile leads to what the viewer saw of later gold; 0 if it cannot.

    What it did not see of later packs makes no difference: no payment after them is still in doubt, as a match has at
    most three rounds.
    """
    ways: float = 1.0
    is_looking = True  # for the first look at a pack
    for i in range(begin, len(observations)):
        code = seen_code(observations[i])
        if code == LAID_OUT:
            is_looking = True
        elif is_look(code) and is_looking:
            look = composition(SAW_PACK - code)
            ways *= ways_to_draw(pile, look)
            take_away(pile, look)
            is_looking = False
        elif is_payment(code):
            paid = payment(pile, paid_nuggets(code))
            take_away(pile, paid)
            if paid[0] + 2 * paid[1] + 3 * paid[2] != paid_nuggets(code):
                return 0.0
            if code > TOTAL_GOLD and paid[0] + 10 * paid[1] + 100 * paid[2] != (PAID - code) % 1000:
                return 0.0
        if ways == 0.0:
            return 0.0
    return ways


def hand_round(world: SaboteurState, view: SaboteurView, pack: Pack, hidden: vec[i64], rng: Rng) -> None:
    """Let a pack go round again, as the viewer saw it."""
    take = view.config.edition.take
    observations = view.observations
    here = vec[i64]([0, 0, 0])
    is_known = False
    left: i64 = len(hidden)
    for i in range(pack.begin, pack.end):
        code = seen_code(observations[i])
        actor = seen_actor(observations[i])
        value: i64 = 0
        if is_look(code):
            here = composition(SAW_PACK - code)
            is_known = True
        elif code == TOOK:
            if is_known:
                value = any_of(without(here, next_look(observations, i, pack.end)), rng)
                here[value] -= 1
            else:
                left -= 1
                value = hidden[left]
            world.gold[actor] += value + 1
        elif take <= code < take + 3:
            value = code - take
            here[value] -= 1
            world.gold[actor] += value + 1
    if pack.end == len(observations) and (view.phase == TAKING or view.phase == LAY_OUT_GOLD):
        for j in range(left):
            here[hidden[j]] += 1
        world.pack = here


def next_look(observations: vec[i64], begin: i64, end: i64) -> vec[i64]:
    """The pack as the viewer will see it next, or an empty one."""
    for i in range(begin, end):
        if is_look(seen_code(observations[i])):
            return composition(SAW_PACK - seen_code(observations[i]))
    return vec[i64]([0, 0, 0])


def without(here: vec[i64], kept: vec[i64]) -> vec[i64]:
    return vec[i64]([here[0] - kept[0], here[1] - kept[1], here[2] - kept[2]])


def any_of(counts: vec[i64], rng: Rng) -> i64:
    left = rng.below(counts[0] + counts[1] + counts[2])
    value: i64 = 0
    left -= counts[0]
    while left >= 0:
        value += 1
        left -= counts[value]
    return value


def pile_worth(view: SaboteurView) -> vec[i64]:
    """A pile that goes with the gold everybody shows at the end: worth the rest."""
    rest: i64 = 44
    for seat in range(view.config.players):
        rest -= view.gold[seat]
    for threes in range(5):
        for twos in range(9):
            ones: i64 = rest - 2 * twos - 3 * threes
            if 0 <= ones <= 16:
                return vec[i64]([ones, twos, threes])
    raise AssertionError("a view always has a world in which it would be seen")
