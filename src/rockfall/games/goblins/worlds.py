"""Worlds imagined from a view: everything the viewer knows as it is, everything else drawn at random. Compiled.

Cards are followed through the round as the viewer saw them. A card that the viewer has not seen is a *token* with a set
of kinds that it may be: all of them at first, fewer once its holder skipped a turn because no tile could be laid (B7),
one once it was shown or played. Which token somebody put under the deck is guessed, and a guess that something later
contradicts is made again.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.goblins.edition import (
    CARD_COUNT,
    COPIES,
    DRAW,
    EXCHANGE,
    FIRST_GNOME,
    HAND,
    KIND_OF,
    KINDS,
    ORDERS,
    ROLE_COUNT,
    SEATS,
    SKIP,
)
from rockfall.games.goblins.rules import DEAL_ROLES, DREW, PUT_UNDER, SHOWED, SHUFFLE, GoblinsState
from rockfall.games.goblins.view import UNKNOWN, GoblinsView, played_kind
from rockfall.games.maze.tiles import bit

ANY: Final = (1 << 29) - 1  # a token that may be every kind
TRIES: Final = 20000


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
    for _ in range(TRIES):
        tokens = Tokens(view)
        if tokens.follow(rng) and tokens.settle(rng):
            tokens.hand_out(world)
            return
    raise AssertionError("a view always has a world in which it would be seen")


@final
class Tokens:
    """Every card of the round that was drawn, as far as the viewer knows it."""

    def __init__(self, view: GoblinsView) -> None:
        self.view: GoblinsView = view
        self.me: i64 = -1 if view.viewer is None else view.viewer
        self.may_be: vec[i64] = vec[i64](capacity=64)  # by token: the kinds it may be, as bits
        players = int(view.config.players)
        self.hands: vec[i64] = vec[i64]([UNKNOWN] * (players * HAND))  # tokens, by seat
        self.counts: vec[i64] = vec[i64]([0] * players)
        self.under: vec[i64] = vec[i64](capacity=32)  # tokens under the deck, those that came up again included
        self.next_up: i64 = 0
        self.top: i64 = CARD_COUNT
        self.pool: vec[i64] = COPIES[:]

    def follow(self, rng: Rng) -> bool:
        """Follow all cards through the round once, guessing; False if the guesses led to a contradiction."""
        view = self.view
        observations = view.observations
        skips: i64 = 0
        for i in range(view.round_start, len(observations)):
            code = seen_code(observations[i])
            actor = seen_actor(observations[i])
            if DREW - SEATS < code <= DREW:
                self.draw(DREW - code, ANY)
            elif code >= DRAW:
                if not self.draw(self.me, bit(code - DRAW)):
                    return False
            elif code == PUT_UNDER:
                self.put_under(actor, self.guess(actor, i, rng))
            elif EXCHANGE <= code < SKIP:
                self.put_under(actor, self.holding(actor, code - EXCHANGE, rng))
            elif code == SKIP:
                if i + 1 < len(observations) and is_showing(seen_code(observations[i + 1])):
                    if not self.show(actor, i + 1, rng):
                        return False
                else:
                    if not self.rule_out(actor, view.skips[skips]):
                        return False
                    skips += 1
            elif actor >= 0:
                kind = played_kind(code)
                if kind != UNKNOWN:
                    place = self.holding(actor, kind, rng)
                    if place < 0:
                        return False
                    self.take(actor, place)
        return True

    def draw(self, seat: i64, kinds: i64) -> bool:
        """A card comes up, from under the deck when nothing else is left; False if it cannot be one of these kinds."""
        token: i64 = len(self.may_be)
        if self.top > 0:
            self.top -= 1
            self.may_be = append(self.may_be, kinds)
        else:
            token = self.under[self.next_up]
            self.next_up += 1
            self.may_be[token] &= kinds
        self.hands[seat * HAND + self.counts[seat]] = token
        self.counts[seat] += 1
        return self.may_be[token] != 0

    def take(self, seat: i64, place: i64) -> i64:
        """A token leaves a hand."""
        base: i64 = seat * HAND
        token = self.hands[base + place]
        self.counts[seat] -= 1
        for i in range(base + place, base + self.counts[seat]):
            self.hands[i] = self.hands[i + 1]
        return token

    def put_under(self, seat: i64, place: i64) -> None:
        self.under = append(self.under, self.take(seat, place))

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
            self.may_be[self.hands[i]] &= ~kinds
            if self.may_be[self.hands[i]] == 0:
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
                if best < 0 or kinds == bit(kind) or (self.is_open(seat, best) and rng.below(2) == 0):
                    best = place
                if kinds == bit(kind):
                    break
            if best < 0:
                return False
            placed |= bit(best)
            self.may_be[self.hands[seat * HAND + best]] = bit(kind)
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
        """For a card whose kind the viewer knows: what happens next with a card of this kind?"""
        kinds = self.may_be[self.hands[seat * HAND + place]]
        observations = self.view.observations
        for i in range(at + 1, len(observations)):
            code = seen_code(observations[i])
            actor = seen_actor(observations[i])
            kind: i64 = -1
            if code >= DRAW:
                kind = code - DRAW
                actor = self.me
            elif is_showing(code):
                kind = SHOWED - code
            elif actor >= 0:
                kind = played_kind(code)
            if kind >= 0 and kinds == bit(kind):
                return 1 if actor == seat else 24
        return 8

    def settle(self, rng: Rng) -> bool:
        """Say what every token is, so that no card is in two places; False if that cannot be."""
        view = self.view
        maze = view.maze
        pool = self.pool
        for i in range(maze.laid_count):
            pool[KIND_OF[maze.tile_at(maze.laid[i])]] -= 1
        for kind in range(KINDS):
            pool[kind] -= view.spent[kind]
        unsettled = vec[i64](capacity=64)
        for seat in range(view.config.players):
            for i in range(seat * HAND, seat * HAND + self.counts[seat]):
                unsettled = self.settle_certain(self.hands[i], unsettled)
        for i in range(self.next_up, len(self.under)):
            unsettled = self.settle_certain(self.under[i], unsettled)
        for kind in range(KINDS):
            if pool[kind] < 0:
                return False
        # Tokens that may be less go first.
        for is_last in range(2):
            for i in range(len(unsettled)):
                kinds = self.may_be[unsettled[i]]
                if (1 if kinds == ANY else 0) == is_last and not self.settle_token(unsettled[i], rng):
                    return False
        return True

    def settle_certain(self, token: i64, unsettled: vec[i64]) -> vec[i64]:
        kinds = self.may_be[token]
        if kinds & (kinds - 1):
            return append(unsettled, token)
        self.pool[kind_in(kinds)] -= 1
        return unsettled

    def settle_token(self, token: i64, rng: Rng) -> bool:
        """Draw one of the cards that are left and that this token may be."""
        kinds = self.may_be[token]
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
        self.pool[kind] -= 1
        self.may_be[token] = bit(kind)
        return True

    def hand_out(self, world: GoblinsState) -> None:
        """Give a world the cards as they were told apart."""
        for seat in range(self.view.config.players):
            base: i64 = seat * HAND
            for i in range(self.counts[seat]):
                kind = kind_in(self.may_be[self.hands[base + i]])
                at: i64 = base + i
                while at > base and world.hands[at - 1] > kind:
                    world.hands[at] = world.hands[at - 1]
                    at -= 1
                world.hands[at] = kind
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
