"""Worlds imagined from a view: everything the viewer knows as it is, everything else drawn at random. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import put_in, shuffled
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.saboteur.edition import (
    BREAK,
    HAND,
    HANDS_OFF,
    MAP,
    ROCKFALL,
    ROLE_COUNT,
    SEATS,
    THEFT,
    TRAP,
    WAY_CARD,
    Config,
    Edition,
)
from rockfall.games.saboteur.hoards import count_shares, imagine_gold
from rockfall.games.saboteur.rules import (
    DEAL_ROLES,
    DISCARDED,
    DREW,
    NEW_HAT,
    OVER,
    RECEIVED,
    SHUFFLE,
    SaboteurState,
)
from rockfall.games.saboteur.view import UNKNOWN, SaboteurView


def imagine(view: SaboteurView, rng: Rng) -> SaboteurState:
    """A world in which this view would be seen, made from the view alone."""
    config = view.config
    world = SaboteurState(config)
    world.imagine_past(view.observations)
    world.turn = view.turn
    world.phase = view.phase
    world.round = view.round
    world.first = view.first
    world.actor = view.actor
    world.drawer = view.drawer
    world.due = view.due
    world.floor = view.floor
    world.last_player = view.last_player
    world.passes = view.passes
    world.maze = view.maze.copy()
    world.hand_count = view.hand_count[:]
    world.lying = view.lying[:]
    world.seen = view.seen[:]
    world.theft_at = view.theft_at[:]
    world.deck_left = view.deck_left
    world.spent = view.spent[:]
    world.takers = view.takers
    imagine_goals(world, view, rng)
    imagine_roles(world, view, rng)
    imagine_cards(world, view, rng)
    if config.is_expansion and config.hides_gold:
        count_shares(world, view)
    elif config.is_expansion or view.phase == OVER:
        world.gold = view.gold[:]
    if not config.is_expansion:
        imagine_gold(world, view, rng)
    return world


def imagine_goals(world: SaboteurState, view: SaboteurView, rng: Rng) -> None:
    """Unknown goals are those that are left, in any order. Before they are shuffled nothing lies there at all."""
    if view.phase <= SHUFFLE:
        return
    left = vec[i64]()
    for shows in range(3):
        if shows != view.goals[0] and shows != view.goals[1] and shows != view.goals[2]:
            left = append(left, shows)
    shuffled(left, len(left), rng)
    at: i64 = 0
    for goal in range(3):
        if view.goals[goal] == UNKNOWN:
            world.goals[goal] = left[at]
            at += 1
        else:
            world.goals[goal] = view.goals[goal]


def imagine_roles(world: SaboteurState, view: SaboteurView, rng: Rng) -> None:
    """Dwarfs nobody showed the viewer go to the unknown seats, to those laid away, and to those left over."""
    players = view.config.players
    pool = vec[i64](capacity=16)
    for role in range(ROLE_COUNT):
        count = view.config.dwarfs[role] - view.laid_away[role]
        for seat in range(players):
            if view.roles[seat] == role:
                count -= 1
        for _ in range(count):
            pool = append(pool, role)
    shuffled(pool, len(pool), rng)
    at: i64 = 0
    for seat in range(players):
        world.roles[seat] = view.roles[seat]
        if view.roles[seat] == UNKNOWN and has_role(view, seat):
            world.roles[seat] = pool[at]
            at += 1
    away: i64 = players + ROLE_COUNT
    for role in range(ROLE_COUNT):
        world.roles[players + role] = 0
        world.roles[away + role] = view.laid_away[role]
    unknown_away = view.laid_away_count
    for role in range(ROLE_COUNT):
        unknown_away -= view.laid_away[role]
    for _ in range(unknown_away):
        world.roles[away + pool[at]] += 1
        at += 1
    while at < len(pool):
        world.roles[players + pool[at]] += 1
        at += 1


def has_role(view: SaboteurView, seat: i64) -> bool:
    """Whether a dwarf lies before this seat now: not before it is dealt, nor while a new hat is drawn."""
    if view.phase <= SHUFFLE:
        return False
    if view.phase == DEAL_ROLES:
        return seat < view.drawer
    return view.phase != NEW_HAT or seat != view.drawer


def unseen_cards(view: SaboteurView) -> vec[i64]:
    """By kind: how many cards the viewer does not see."""
    edition = view.config.edition
    pool = view.config.copies[:]
    maze = view.maze
    for i in range(maze.laid_count):
        pool[edition.kind_of[maze.tile_at(maze.laid[i])]] -= 1
    for seat in range(view.config.players):
        lying = view.lying[seat]
        for tool in range(3):
            pool[BREAK + tool] -= (lying >> tool) & 1
        if view.config.is_expansion:
            pool[TRAP] -= (lying >> 3) & 1
            pool[THEFT] -= (lying >> 4) & 1
    for i in range(len(view.hand)):
        pool[view.hand[i]] -= 1
    for kind in range(edition.kinds):
        pool[kind] -= view.spent[kind] + view.discards[kind]
    return pool


def imagine_cards(world: SaboteurState, view: SaboteurView, rng: Rng) -> None:
    """Unseen cards go to the other hands, to what others discarded face down, and to the deck."""
    config = view.config
    seat: i64 = -1 if view.viewer is None else view.viewer
    pool = unseen_cards(view)
    world.buried = view.discards[:]
    known = Hands(config, seat)
    if view.has_swapped:
        known = remembered_hands(view, pool, seat, rng)
        pool = known.taken_from(pool)
        for kind in range(config.edition.kinds):
            world.buried[kind] += known.buried[kind]
    deck = vec[i64](capacity=128)
    for kind in range(config.edition.kinds):
        for _ in range(pool[kind]):
            deck = append(deck, kind)
    left: i64 = len(deck)
    for other in range(config.players):
        base: i64 = other * HAND
        if other == seat:
            for i in range(len(view.hand)):
                world.hands[base + i] = view.hand[i]
            continue
        for i in range(known.count[other]):
            world.hands[base + i] = known.cards[base + i]
        for i in range(known.count[other], view.hand_count[other]):
            j = rng.below(left)
            left -= 1
            world.hands[base + i] = deck[j]
            deck[j] = deck[left]
        sort_hand(world.hands, base, view.hand_count[other])
    while left > view.deck_left + config.set_aside:
        j = rng.below(left)
        left -= 1
        world.buried[deck[j]] += 1
        deck[j] = deck[left]
    for kind in range(config.edition.kinds):
        world.deck[kind] = 0
    for i in range(left):
        world.deck[deck[i]] += 1


def sort_hand(hands: vec[i64], base: i64, count: i64) -> None:
    for i in range(base + 1, base + count):
        put_in(hands, base, i, hands[i])


# -- hands known from a swap (E16) ------------------------------------------------------------------


@final
class Hands:
    """For every seat: the cards a viewer knows to be in its hand, and how many it does not know."""

    def __init__(self, config: Config, seat: i64) -> None:
        self.cards: vec[i64] = vec[i64]([0] * int(config.players * HAND))
        self.count: vec[i64] = vec[i64]([0] * int(config.players))
        self.unknown: vec[i64] = vec[i64]([0] * int(config.players))
        self.buried: vec[i64] = vec[i64]([0] * int(config.edition.kinds))  # known cards that others discarded
        self.seat: i64 = seat

    def add(self, seat: i64, kind: i64) -> None:
        self.cards[seat * HAND + self.count[seat]] = kind
        self.count[seat] += 1

    def drop(self, seat: i64, kind: i64) -> bool:
        """A card of this kind leaves a hand; False if it cannot have been there."""
        base: i64 = seat * HAND
        for i in range(base, base + self.count[seat]):
            if self.cards[i] == kind:
                self.drop_at(seat, i)
                return True
        self.unknown[seat] -= 1
        return self.unknown[seat] >= 0

    def drop_at(self, seat: i64, at: i64) -> None:
        self.count[seat] -= 1
        self.cards[at] = self.cards[seat * HAND + self.count[seat]]

    def bury_any(self, seat: i64, promised: vec[i64], rng: Rng) -> None:
        """Somebody discarded a card that the viewer did not see: none that will turn up later, if that can be."""
        base: i64 = seat * HAND
        known = self.count[seat]
        free = vec[i64](capacity=HAND)
        for i in range(base, base + known):
            if promised[self.cards[i]] > 0:
                promised[self.cards[i]] -= 1
            else:
                free = append(free, i)
        if len(free) + self.unknown[seat] == 0:
            for i in range(base, base + known):
                free = append(free, i)
        which = rng.below(len(free) + self.unknown[seat])
        if which < len(free):
            self.buried[self.cards[free[which]]] += 1
            self.drop_at(seat, free[which])
        else:
            self.unknown[seat] -= 1

    def taken_from(self, pool: vec[i64]) -> vec[i64]:
        """What is left of the cards the viewer does not see when those it knows the place of are taken out."""
        left = pool[:]
        for kind in range(len(left)):
            left[kind] -= self.buried[kind]
        for seat in range(len(self.count)):
            if seat != self.seat:
                for i in range(self.count[seat]):
                    left[self.cards[seat * HAND + i]] -= 1
        return left

    def swap(self, one: i64, other: i64) -> None:
        for i in range(HAND):
            card = self.cards[one * HAND + i]
            self.cards[one * HAND + i] = self.cards[other * HAND + i]
            self.cards[other * HAND + i] = card
        count = self.count[one]
        self.count[one] = self.count[other]
        self.count[other] = count
        unknown = self.unknown[one]
        self.unknown[one] = self.unknown[other]
        self.unknown[other] = unknown


def remembered_hands(view: SaboteurView, pool: vec[i64], seat: i64, rng: Rng) -> Hands:
    """Follow every hand through the round as the viewer saw it.

    Which card somebody discarded face down is guessed; a guess that something later contradicts is made again.
    """
    for _ in range(1000):
        hands = Hands(view.config, seat)
        if follow(hands, view, rng) and is_possible(hands.taken_from(pool)):
            return hands
    raise AssertionError("a view always has a world in which it would be seen")


def is_possible(pool: vec[i64]) -> bool:
    """No card may be in two places."""
    for kind in range(len(pool)):
        if pool[kind] < 0:
            return False
    return True


def follow(hands: Hands, view: SaboteurView, rng: Rng) -> bool:
    """Follow the hands once, guessing; False if the guesses led to a contradiction."""
    config = view.config
    edition = config.edition
    observations = view.observations
    me = hands.seat
    for i in range(view.round_start, len(observations)):
        code = seen_code(observations[i])
        actor = seen_actor(observations[i])
        if DREW - SEATS < code <= DREW:
            hands.unknown[DREW - code] += 1
        elif edition.draw <= code < edition.lay_out:
            hands.add(me, code - edition.draw)
        elif code == DISCARDED:
            hands.bury_any(actor, promised(view, i, actor, me), rng)
        elif edition.discard <= code < edition.take:
            hands.drop(me, code - edition.discard)
        elif code >= 0 and actor >= 0:
            kind = played_kind(edition, code)
            if kind >= 0 and not hands.drop(actor, kind):
                return False
            if edition.swap_hands <= code < edition.inspect:
                target: i64 = code - edition.swap_hands
                hands.swap(actor, target)
                if (actor == me or target == me) and not receive(hands, edition, observations, i + 1):
                    return False
    return True


def promised(view: SaboteurView, begin: i64, holder: i64, me: i64) -> vec[i64]:
    """By kind: the cards that will still be played from this hand, or that the viewer will see when it gets it."""
    edition = view.config.edition
    observations = view.observations
    counts = vec[i64]([0] * int(edition.kinds))
    for i in range(begin, len(observations)):
        code = seen_code(observations[i])
        actor = seen_actor(observations[i])
        if code < 0 or actor < 0:
            continue
        kind = played_kind(edition, code)
        if kind >= 0 and actor == holder:
            counts[kind] += 1
        if edition.swap_hands <= code < edition.inspect:
            target: i64 = code - edition.swap_hands
            if holder == actor:
                holder = target
            elif holder == target:
                holder = actor
            if holder == me:
                at = i + 1
                while at < len(observations) and RECEIVED - edition.kinds < seen_code(observations[at]) <= RECEIVED:
                    counts[RECEIVED - seen_code(observations[at])] += 1
                    at += 1
                return counts
    return counts


def receive(hands: Hands, edition: Edition, observations: vec[i64], at: i64) -> bool:
    """The viewer sees every card that came to it in a swap; False if one it thought was among them is not."""
    me = hands.seat
    expected = hands.cards[me * HAND : me * HAND + hands.count[me]]
    hands.count[me] = 0
    hands.unknown[me] = 0
    while at < len(observations) and RECEIVED - edition.kinds < seen_code(observations[at]) <= RECEIVED:
        hands.add(me, RECEIVED - seen_code(observations[at]))
        at += 1
    there = hands.cards[me * HAND : me * HAND + hands.count[me]]
    for i in range(len(expected)):
        found: i64 = -1
        for j in range(len(there)):
            if there[j] == expected[i]:
                found = j
        if found < 0:
            return False
        there[found] = -1
    return True


def played_kind(edition: Edition, code: i64) -> i64:
    """The card that a public move takes out of a hand, or -1."""
    if code < edition.break_tool:
        return edition.kind_of[code % edition.layable]
    if code < edition.mend:
        return BREAK + (code - edition.break_tool) // SEATS
    if code < edition.rockfall:
        return WAY_CARD[(code - edition.mend) // SEATS]
    if code < edition.map:
        return ROCKFALL
    if code < edition.discard:
        return MAP
    if code == edition.theft:
        return THEFT
    if edition.hands_off <= code < edition.unburden:
        return HANDS_OFF + (code - edition.hands_off) // SEATS
    return -1
