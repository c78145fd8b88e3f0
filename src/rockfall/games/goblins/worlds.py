"""Worlds imagined from a view: everything the viewer knows as it is, everything else drawn at random. Compiled.

Cards are followed through the round as the viewer saw them. A card that the viewer has not seen is a *token* with a set
of kinds that it may be: all of them at first, fewer once its holder skipped a turn because no tile could be laid (B7),
one once it was shown or played. Which token somebody put under the deck is guessed. A guess that something later
contradicts is made again; where that happens often, many guesses are followed side by side, and those that are
contradicted give way to copies of the others. Only what is certain is kept where even that fails.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import bit, put_in
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.goblins.edition import (
    DRAW,
    EXCHANGE,
    FIRST_GNOME,
    HAND,
    KIND_OF,
    KINDS,
    LEAVE_SHUT,
    ORDERS,
    ROLE_COUNT,
    SEATS,
    SKIP,
)
from rockfall.games.goblins.rules import DEAL_ROLES, DREW, PUT_UNDER, SHOWED, SHUFFLE, GoblinsState
from rockfall.games.goblins.view import UNKNOWN, GoblinsView, played_kind

ANY: Final = (1 << 29) - 1  # a token that may be every kind
TRIES: Final = 12  # before many guesses are followed side by side


def imagine(view: GoblinsView, rng: Rng) -> GoblinsState:
    """A world in which this view would be seen, made from the view alone."""
    world = GoblinsState(view.config)
    world.imagine_past(view.observations)
    world.turn = view.turn
    world.phase = view.phase
    world.round = view.round
    world.first = view.first
    world.actor = view.actor
    world.drawer = view.drawer
    world.last_player = view.last_player
    world.first_out = view.first_out
    world.passes = view.passes
    world.is_ale_due = view.is_ale_due
    world.maze = view.maze.copy()
    world.doors = view.doors
    world.keys = view.keys
    world.lanterns = view.lanterns
    world.open_colors = view.open_colors
    world.opened = view.opened
    world.left_shut = view.left_shut
    world.last_goal = view.last_goal
    world.hand_count = view.hand_count[:]
    world.shown = view.shown
    world.naps = view.naps[:]
    world.seen = view.seen[:]
    world.knows = view.knows[:]
    world.drank = view.drank
    world.top_left = view.top_left
    world.spent = view.spent[:]
    world.skips = view.skips[:]
    world.score = view.score[:]
    world.found = view.found
    world.opener = view.opener
    world.step = view.step
    world.way_doors = view.way_doors
    world.way_ales = view.way_ales
    world.winner = view.winner
    if view.phase > SHUFFLE:
        world.order = imagined_order(view, rng)
    imagine_roles(world, view, rng)
    imagine_cards(world, view, rng)
    return world


def imagined_order(view: GoblinsView, rng: Rng) -> i64:
    """One of the orders of the goals that agree with those the viewer knows."""
    possible = vec[i64](capacity=6)
    for i in range(6):
        order = ORDERS[i]
        is_possible = True
        for goal in range(3):
            if view.goals[goal] != UNKNOWN and view.goals[goal] != order[goal]:
                is_possible = False
        if is_possible:
            possible = append(possible, i)
    return possible[rng.below(len(possible))]


def imagine_roles(world: GoblinsState, view: GoblinsView, rng: Rng) -> None:
    """Role cards the viewer has never had in hand: as many goblins as are missing, each any that is left (B2)."""
    players = view.config.players
    dealt: i64 = 0 if view.phase <= SHUFFLE else view.drawer if view.phase == DEAL_ROLES else players
    goblins: i64 = view.config.goblins
    gnomes: i64 = view.config.gnomes
    used: i64 = 0
    for seat in range(players):
        role = view.roles[seat]
        world.roles[seat] = role
        if role != UNKNOWN:
            used |= bit(role)
            if role < FIRST_GNOME:
                goblins -= 1
            else:
                gnomes -= 1
    for seat in range(dealt):
        if view.roles[seat] != UNKNOWN:
            continue
        if rng.below(goblins + gnomes) < goblins:
            goblins -= 1
            role = any_role(used, 0, rng)
        else:
            gnomes -= 1
            role = any_role(used, FIRST_GNOME, rng)
        used |= bit(role)
        world.roles[seat] = role


def any_role(used: i64, begin: i64, rng: Rng) -> i64:
    """One of the four of a race that are not dealt yet."""
    left: i64 = 0
    for role in range(begin, begin + ROLE_COUNT // 2):
        if not (used >> role) & 1:
            left += 1
    nth = rng.below(left)
    role = begin
    while nth > 0 or (used >> role) & 1:
        if not (used >> role) & 1:
            nth -= 1
        role += 1
    return role


def imagine_cards(world: GoblinsState, view: GoblinsView, rng: Rng) -> None:
    """Unseen cards go to the other hands, under the deck, and to the deck."""
    fates = fates_under_deck(view)
    for _ in range(TRIES):
        tokens = Tokens(view, fates)
        if tokens.follow(rng) and tokens.settle(rng):
            tokens.hand_out(world)
            return
    for count in (64, 256):
        for tokens in followed_side_by_side(view, fates, count, rng):
            if tokens.settle(rng):
                tokens.hand_out(world)
                return
    deal_the_rest(world, view, rng)


def deal_the_rest(world: GoblinsState, view: GoblinsView, rng: Rng) -> None:
    """Where no guess could be followed to the end, after dozens of exchanges in one round: keep to what is certain.

    That is the viewer's own hand, hands that were shown, and the cards that the viewer put under the deck and has not
    lost sight of. All other cards are dealt at random.
    """
    pool = view.config.copies[:]
    maze = view.maze
    for i in range(maze.laid_count):
        pool[KIND_OF[maze.tile_at(maze.laid[i])]] -= 1
    for kind in range(KINDS):
        pool[kind] -= view.spent[kind]
    hands = view.known[:]
    for i in range(len(view.hand)):
        hands[seat_of(view) * HAND + i] = view.hand[i]
    for i in range(len(hands)):
        if hands[i] != UNKNOWN:
            pool[hands[i]] -= 1
    under = view.under[:]
    for i in range(len(under)):
        if under[i] != UNKNOWN:
            pool[under[i]] -= 1
    for i in range(len(under)):
        if under[i] == UNKNOWN:
            under[i] = any_card(pool, rng)
        under[i] += 32 * view.under_by[i]
    for seat in range(view.config.players):
        for i in range(seat * HAND, seat * HAND + view.hand_count[seat]):
            if hands[i] == UNKNOWN:
                hands[i] = any_card(pool, rng)
            put_in(hands, seat * HAND, i, hands[i])
    for i in range(len(hands)):
        world.hands[i] = hands[i] if hands[i] != UNKNOWN else 0
    world.under = under
    world.deck = pool


def seat_of(view: GoblinsView) -> i64:
    return -1 if view.viewer is None else view.viewer


def any_card(pool: vec[i64], rng: Rng) -> i64:
    """Take one of the cards that are left."""
    total: i64 = 0
    for kind in range(KINDS):
        total += pool[kind]
    left = rng.below(total)
    kind = -1
    while left >= 0:
        kind += 1
        left -= pool[kind]
    pool[kind] -= 1
    return kind


def fates_under_deck(view: GoblinsView) -> vec[i64]:
    """For each card that was put under the deck this round, in order: what the viewer knows it to be, or UNKNOWN.

    The viewer knows what it put there itself, and what it drew: the order in which cards come up is no secret (R19).
    """
    observations = view.observations
    fates = vec[i64](capacity=32)
    for i in range(view.round_start, len(observations)):
        code = seen_code(observations[i])
        if code == PUT_UNDER:
            fates = append(fates, UNKNOWN)
        elif EXCHANGE <= code < SKIP:
            fates = append(fates, code - EXCHANGE)
    top: i64 = view.config.card_count
    next_up: i64 = 0
    for i in range(view.round_start, len(observations)):
        code = seen_code(observations[i])
        if DRAW <= code < LEAVE_SHUT or DREW - SEATS < code <= DREW:
            if top > 0:
                top -= 1
            else:
                if code >= DRAW:
                    fates[next_up] = code - DRAW
                next_up += 1
    return fates


def followed_side_by_side(view: GoblinsView, fates: vec[i64], count: i64, rng: Rng) -> list[Tokens]:
    """Many guesses at once, none of which anything contradicts; an empty list if all of them failed."""
    crowd = [Tokens(view, fates) for _ in range(count)]
    for i in range(view.round_start, len(view.observations)):
        alive: list[Tokens] = []
        for tokens in crowd:
            if tokens.step(i, rng):
                alive.append(tokens)
        if not alive:
            return alive
        survivors = len(alive)
        while len(alive) < count:
            alive.append(Tokens(view, fates, alive[rng.below(survivors)]))
        crowd = alive
    return crowd


@final
class Tokens:
    """Every card of the round that was drawn, as far as the viewer knows it."""

    def __init__(self, view: GoblinsView, fates: vec[i64], source: Tokens | None = None) -> None:
        self.view: GoblinsView = view
        self.fates: vec[i64] = fates
        self.me: i64 = seat_of(view)
        if source is not None:
            self.may_be: vec[i64] = source.may_be[:]  # by token: the kinds it may be, as bits
            self.hands: vec[i64] = source.hands[:]  # tokens, by seat
            self.counts: vec[i64] = source.counts[:]
            self.under: vec[i64] = source.under[:]  # tokens put under the deck, those that came up again included
            self.next_up: i64 = source.next_up
            self.top: i64 = source.top
            self.skips: i64 = source.skips  # skips that were followed
            self.pool: vec[i64] = source.pool[:]  # by kind: cards that are no token's yet
            return
        players = int(view.config.players)
        self.may_be = vec[i64](capacity=64)
        self.hands = vec[i64]([UNKNOWN] * (players * HAND))
        self.counts = vec[i64]([0] * players)
        self.under = vec[i64](capacity=32)
        self.next_up = 0
        self.top = view.config.card_count
        self.skips = 0
        self.pool = view.config.copies[:]

    def follow(self, rng: Rng) -> bool:
        """Follow all cards through the round once, guessing; False if the guesses led to a contradiction."""
        for i in range(self.view.round_start, len(self.view.observations)):
            if not self.step(i, rng):
                return False
        return True

    def step(self, at: i64, rng: Rng) -> bool:
        """Follow one observation; False if it cannot be."""
        view = self.view
        code = seen_code(view.observations[at])
        actor = seen_actor(view.observations[at])
        if DREW - SEATS < code <= DREW:
            return self.draw(DREW - code, ANY)
        if DRAW <= code < LEAVE_SHUT:
            return self.draw(self.me, bit(code - DRAW))
        if code == PUT_UNDER or EXCHANGE <= code < SKIP:
            return self.put_under(actor, at, rng)
        if code == SKIP:
            if at + 1 < len(view.observations) and is_showing(seen_code(view.observations[at + 1])):
                return self.show(actor, at + 1, rng)
            self.skips += 1
            return self.rule_out(actor, view.skips[self.skips - 1])
        kind: i64 = played_kind(code) if actor >= 0 else UNKNOWN
        if kind == UNKNOWN:
            return True
        place = self.holding(actor, kind, rng)
        return place >= 0 and self.narrow(self.take(actor, place), bit(kind))

    def narrow(self, token: i64, kinds: i64) -> bool:
        """A token can only be one of these; False if there is no such card any more."""
        before = self.may_be[token]
        now: i64 = before & kinds
        self.may_be[token] = now
        if now & (now - 1) or before & (before - 1) == 0:  # open still, or settled before
            return now != 0
        if now == 0:
            return False
        kind = kind_in(now)
        self.pool[kind] -= 1
        return self.pool[kind] >= 0

    def draw(self, seat: i64, kinds: i64) -> bool:
        """A card comes up, from under the deck when nothing else is left; False if it cannot be one of these kinds."""
        token: i64 = len(self.may_be)
        if self.top > 0:
            self.top -= 1
            self.may_be = append(self.may_be, ANY)
        else:
            token = self.under[self.next_up]
            self.next_up += 1
        self.hands[seat * HAND + self.counts[seat]] = token
        self.counts[seat] += 1
        return self.narrow(token, kinds)

    def take(self, seat: i64, place: i64) -> i64:
        """A token leaves a hand."""
        base: i64 = seat * HAND
        token = self.hands[base + place]
        self.counts[seat] -= 1
        for i in range(base + place, base + self.counts[seat]):
            self.hands[i] = self.hands[i + 1]
        return token

    def put_under(self, seat: i64, at: i64, rng: Rng) -> bool:
        """Somebody puts a card under the deck: one the viewer knows or will see, or any."""
        fate = self.fates[len(self.under)]
        place = self.guess(seat, at, rng) if fate == UNKNOWN else self.holding(seat, fate, rng)
        if place < 0:
            return False
        token = self.take(seat, place)
        self.under = append(self.under, token)
        return fate == UNKNOWN or self.narrow(token, bit(fate))

    def holding(self, seat: i64, kind: i64, rng: Rng) -> i64:
        """The place of a token in a hand that is or may be of this kind; -1 if there is none.

        A token that must be of this kind goes first: the others may be that, and more besides.
        """
        found: i64 = -1
        count: i64 = 0
        for place in range(self.counts[seat]):
            kinds = self.may_be[self.hands[seat * HAND + place]]
            if kinds == bit(kind):
                return place
            if kinds & bit(kind):
                count += 1
                if rng.below(count) == 0:
                    found = place
        return found

    def rule_out(self, seat: i64, kinds: i64) -> bool:
        """A player skipped: no tile of the hand could be laid (B7)."""
        for i in range(seat * HAND, seat * HAND + self.counts[seat]):
            if not self.narrow(self.hands[i], ~kinds):
                return False
        return True

    def show(self, seat: i64, begin: i64, rng: Rng) -> bool:
        """A hand lies open: tokens become the cards that are seen; False if they cannot."""
        observations = self.view.observations
        at = begin
        placed: i64 = 0  # as bits: places of the hand that have been told apart
        while at < len(observations) and is_showing(seen_code(observations[at])):
            kind: i64 = SHOWED - seen_code(observations[at])
            best: i64 = -1
            for place in range(self.counts[seat]):
                kinds = self.may_be[self.hands[seat * HAND + place]]
                if (placed >> place) & 1 or not kinds & bit(kind):
                    continue
                if kinds == bit(kind):
                    best = place
                    break
                if best < 0 or rng.below(2) == 0:
                    best = place
            if best < 0 or not self.narrow(self.hands[seat * HAND + best], bit(kind)):
                return False
            placed |= bit(best)
            at += 1
        return True

    def is_open(self, seat: i64, place: i64) -> bool:
        """Whether it is not settled what this token is."""
        kinds = self.may_be[self.hands[seat * HAND + place]]
        return kinds & (kinds - 1) != 0

    def guess(self, seat: i64, at: i64, rng: Rng) -> i64:
        """Which card somebody put under the deck: any, but one that is played later by the same player hardly."""
        weights = vec[i64]([8, 8, 8])
        total: i64 = 0
        for place in range(self.counts[seat]):
            if not self.is_open(seat, place):
                weights[place] = self.chance_of_leaving(seat, place, at)
            total += weights[place]
        left = rng.below(total)
        place = 0
        left -= weights[0]
        while left >= 0:
            place += 1
            left -= weights[place]
        return place

    def chance_of_leaving(self, seat: i64, place: i64, at: i64) -> i64:
        """For a card whose kind the viewer knows: who is next seen to have a card of this kind?"""
        kinds = self.may_be[self.hands[seat * HAND + place]]
        observations = self.view.observations
        puts: i64 = len(self.under)
        for i in range(at + 1, len(observations)):
            code = seen_code(observations[i])
            actor = seen_actor(observations[i])
            kind: i64 = UNKNOWN
            if is_showing(code):
                kind = SHOWED - code
            elif code == PUT_UNDER or EXCHANGE <= code < SKIP:
                puts += 1
                kind = self.fates[puts]
            elif actor >= 0:
                kind = played_kind(code)
            if kind >= 0 and kinds == bit(kind):
                return 1 if actor == seat else 60
        return 8

    def settle(self, rng: Rng) -> bool:
        """Say what every token is, so that no card is in two places; False if that cannot be."""
        unsettled = vec[i64](capacity=64)
        for seat in range(self.view.config.players):
            for i in range(seat * HAND, seat * HAND + self.counts[seat]):
                unsettled = self.with_open(unsettled, self.hands[i])
        for i in range(self.next_up, len(self.under)):
            unsettled = self.with_open(unsettled, self.under[i])
        # Tokens that may be less go first.
        for is_last in range(2):
            for i in range(len(unsettled)):
                is_any: bool = self.may_be[unsettled[i]] == ANY
                if is_any == (is_last == 1) and not self.settle_token(unsettled[i], rng):
                    return False
        return True

    def with_open(self, row: vec[i64], token: i64) -> vec[i64]:
        kinds = self.may_be[token]
        return append(row, token) if kinds & (kinds - 1) else row

    def settle_token(self, token: i64, rng: Rng) -> bool:
        """Draw one of the cards that are left and that this token may be."""
        kinds = self.may_be[token]
        if kinds & (kinds - 1) == 0:
            return True
        total: i64 = 0
        for kind in range(KINDS):
            if (kinds >> kind) & 1:
                total += self.pool[kind]
        if total == 0:
            return False
        left = rng.below(total)
        kind = -1
        while left >= 0:
            kind += 1
            if (kinds >> kind) & 1:
                left -= self.pool[kind]
        return self.narrow(token, bit(kind))

    def hand_out(self, world: GoblinsState) -> None:
        """Give a world the cards as they were told apart."""
        for seat in range(self.view.config.players):
            base: i64 = seat * HAND
            for i in range(self.counts[seat]):
                kind = kind_in(self.may_be[self.hands[base + i]])
                put_in(world.hands, base, base + i, kind)
        under = vec[i64](capacity=len(self.under))
        for i in range(self.next_up, len(self.under)):
            put_by = self.view.under_by[i - self.next_up]
            under = append(under, kind_in(self.may_be[self.under[i]]) + 32 * put_by)
        world.under = under
        world.deck = self.pool


def is_showing(code: i64) -> bool:
    return SHOWED - KINDS < code <= SHOWED


def kind_in(kinds: i64) -> i64:
    """The only kind in a set of kinds."""
    kind: i64 = 0
    while not (kinds >> kind) & 1:
        kind += 1
    return kind
