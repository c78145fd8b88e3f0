"""What everybody did in public, and how likely it was. Compiled.

How likely a move is: its player is taken to be sensible, to hold cards nobody has seen, and to make a move the more
surely the more it is worth (a softmax), up to a small floor. A hidden card makes the likelihood a mean over all hands.
Everything comes from what all players saw, so it is the same for every seat but for what is certain.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.bots.goblins.judge import (
    ONESELF,
    Ground,
    Judge,
    doubts,
    orders_like,
)
from rockfall.core.rows import bit
from rockfall.core.state import CHANCE, seen_actor, seen_code, with_code
from rockfall.games.goblins import codes
from rockfall.games.goblins.codes import SEATS
from rockfall.games.goblins.edition import (
    ALE,
    CODES,
    EXPLOSION,
    FIRST,
    FIRST_GNOME,
    HAND,
    KIND_OF,
    KINDS,
    LANTERN,
    MAP,
    PATHS,
    ROLE_COUNT,
    TILES,
    Config,
)
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import DEALT_ROLE, LAID_GOALS, OPENED_GOAL
from rockfall.games.goblins.view import UNKNOWN, is_draw, is_exchange, played_kind
from rockfall.games.maze.board import GOALS, ORDER_COUNT, ORDERS

TASTE: Final = 120.0  # how much better a move must be to be e times as likely
FLOOR: Final = 0.003  # no move is less likely than this: players err, or know better than the model
TEMPER: Final = 0.5  # logarithms count so much: moves of one player go by the same hand, and not all are sensible
RACES: Final = 2
NEXT_TO_NOTHING: Final = 1e-30


def _classes() -> vec[i64]:
    """By kind: cards that are worth the same to everybody go into one class, named after its first kind."""
    classes = vec[i64](list(range(KINDS)))
    for kind in range(LANTERN + 4):
        classes[kind] = kind & 3  # passages, bombs and lanterns of a shape
    return classes


CLASS_OF: Final = _classes()


def mean_share(share: float, base: float, sums: vec[float], counts: vec[i64], others: i64) -> float:
    """The mean of share / (base + what the other cards of the hand add), over all hands.

    `counts` says how many cards there are of each class of which nobody has seen more.
    """
    total: i64 = 0
    for a in range(KINDS):
        total += counts[a]
    if others <= 0 or total < others:
        return share / base
    mean = 0.0
    for a in range(KINDS):
        if counts[a] == 0:
            continue
        first = base + sums[a]
        if others == 1:
            mean += float(counts[a]) / float(total) * share / first
            continue
        for b in range(a + 1):
            pairs: i64 = counts[a] * counts[b] * 2 if b < a else counts[a] * (counts[a] - 1)
            if pairs:
                mean += float(pairs) / float(total * (total - 1)) * share / (first + sums[b])
    return mean


def mean_exchange(gives: vec[float], sums: vec[float], counts: vec[i64], held: i64) -> float:
    """The mean chance that somebody with this many unseen cards exchanges one of them."""
    total: i64 = 0
    for a in range(KINDS):
        total += counts[a]
    mean = 0.0
    for a in range(KINDS):
        if counts[a] == 0:
            continue
        counts[a] -= 1
        mean += float(counts[a] + 1) / float(total) * mean_share(gives[a], sums[a], sums, counts, held - 1)
        counts[a] += 1
    return mean * float(held)


@final
class Options:
    """What a player could do with each kind of card, in one position: the same whatever the player's role is."""

    def __init__(self, ground: Ground, is_explosion_asked: bool) -> None:
        self.ground: Ground = ground
        self.state: GoblinsState = ground.state
        self.kinds: vec[i64] = vec[i64](capacity=256)  # of each way to lay a tile
        self.after: vec[i64] = vec[i64](capacity=768)  # three distances each
        self.exits: vec[i64] = vec[i64](capacity=256)
        self.clearings: list[vec[i64]] = []
        self.collect_tiles()
        if is_explosion_asked:
            self.collect_clearings()

    def collect_tiles(self) -> None:
        maze = self.state.maze
        after = vec[i64]([0] * GOALS)
        for i in range(maze.front_count):
            cell = maze.front[i]
            key: i64 = maze.cells[cell] & 255
            for kind in range(PATHS):
                if CLASS_OF[kind] != kind:
                    continue
                fit = TILES.fits[key * TILES.kind_count + kind]
                tile = TILES.first[kind]
                while fit:
                    if fit & 1:
                        self.exits = append(self.exits, self.ground.after_laying(cell, tile, after))
                        self.kinds = append(self.kinds, kind)
                        for goal in range(GOALS):
                            self.after = append(self.after, after[goal])
                    fit >>= 1
                    tile += 1

    def collect_clearings(self) -> None:
        maze = self.state.maze
        for i in range(maze.laid_count):
            kind = KIND_OF[maze.tile_at(maze.laid[i])]
            if not LANTERN <= kind < ALE:
                self.clearings.append(self.ground.after_explosion(maze.laid[i]))

    def weigh(self, judge: Judge, sums: vec[float], gives: vec[float]) -> None:
        """By class: the weight of all that can be done with such a card, and that of exchanging it."""
        has_deck = self.state.deck_left() > 0
        for kind in range(KINDS):
            gives[kind] = exp(float(judge.worth_of_exchange(kind)) / TASTE) if has_deck else 0.0
            sums[kind] = gives[kind]
        after = vec[i64]([0] * GOALS)
        for i in range(len(self.kinds)):
            for goal in range(GOALS):
                after[goal] = self.after[GOALS * i + goal]
            worth = judge.worth_of_laying(self.kinds[i], after, self.exits[i])
            sums[self.kinds[i]] += exp(float(worth) / TASTE)
        for goal in range(GOALS):
            if not (self.state.opened >> goal) & 1:
                sums[MAP] += exp(float(judge.worth_of_map(goal)) / TASTE)
        for clearing in self.clearings:
            sums[EXPLOSION] += exp(float(judge.worth_of_clearing(clearing)) / TASTE)
        for kind in range(KINDS):
            if sums[kind] < NEXT_TO_NOTHING:  # a card that can be neither played nor exchanged
                sums[kind] = NEXT_TO_NOTHING


@final
class Conduct:
    """What everybody did in public this round, and how likely it was: logarithms, by origin, role and order.

    The round is replayed on a stand-in, whose cards and roles mean nothing. A player's own moves tell that player
    nothing new, but weighing them does no harm: they are equally likely in everything it holds possible.
    """

    def __init__(self, config: Config, first: i64) -> None:
        self.config: Config = config
        self.first: i64 = first
        self.stand_in: GoblinsState = GoblinsState(config)
        self.stand_in.set_up_round(first)
        self.past: vec[i64] = vec[i64](capacity=256)  # what was followed, as `public_past` gives it
        self.unseen: vec[i64] = vec[i64]([0] * KINDS)  # by class: cards that were not played yet
        for kind in range(KINDS):
            self.unseen[CLASS_OF[kind]] += config.copies[kind]
        self.origin: vec[i64] = vec[i64](list(range(int(config.players))))  # by seat: of the role card it holds now
        self.by_role: vec[float] = vec[float]([0.0] * (SEATS * ROLE_COUNT * ORDER_COUNT))
        self.deals: vec[i64] = race_deals(config)
        self.by_deal: vec[float] = vec[float]([0.0] * (len(self.deals) * ORDER_COUNT))

    def is_before(self, config: Config, first: i64, past: vec[i64]) -> bool:
        """Whether this round's past goes on from what was followed here."""
        if config is not self.config or first != self.first or len(past) < len(self.past):
            return False
        for i in range(len(self.past)):
            if self.past[i] != past[i]:
                return False
        return True

    def follow(self, past: vec[i64]) -> None:
        """Go on to the end of this past."""
        world = self.stand_in
        for i in range(len(self.past), len(past)):
            code = seen_code(past[i])
            if code == LAID_GOALS:
                world.apply(FIRST[codes.SHUFFLE_GOALS])
            elif is_goal_opened(code):
                continue  # `foresee` has seen to it
            else:
                if i + 1 < len(past):
                    self.foresee(seen_code(past[i + 1]))
                if seen_actor(past[i]) == CHANCE:
                    world.apply(code)
                else:
                    self.follow_move(seen_actor(past[i]), code)
        self.past = past

    def foresee(self, code: i64) -> None:
        """The stand-in's goals must show what a move is about to open."""
        if is_goal_opened(code):
            goal: i64 = (OPENED_GOAL - code) // GOALS
            for order in range(ORDER_COUNT):
                if ORDERS[order][goal] == (OPENED_GOAL - code) % GOALS:
                    self.stand_in.order = order

    def follow_move(self, actor: i64, move: i64) -> None:
        world = self.stand_in
        self.weigh(actor, move)
        is_exchange = CODES.kind_of(move) == codes.EXCHANGE
        kind: i64 = 0 if is_exchange else played_kind(move)
        if kind != UNKNOWN:
            world.hands[actor * HAND] = kind
            if not is_exchange:
                self.unseen[CLASS_OF[kind]] -= 1
        world.apply(move)
        if CODES.kind_of(move) == codes.DRINK:
            target = CODES.operand(move)
            origin = self.origin[actor]
            self.origin[actor] = self.origin[target]
            self.origin[target] = origin

    # -- how likely a move is ---------------------------------------------------------------------

    def weigh(self, actor: i64, move: i64) -> None:
        kind = CODES.kind_of(move)
        if kind == codes.SKIP or kind == codes.STEAL:
            return
        if kind == codes.SERVE or kind == codes.DRINK:
            self.weigh_choice_of_player(actor, kind == codes.DRINK, CODES.operand(move))
            return
        ground = Ground(self.stand_in)
        options = Options(ground, kind == codes.EXPLODE)
        known = self.stand_in.opened | self.stand_in.seen[actor]
        base: i64 = self.origin[actor] * ROLE_COUNT * ORDER_COUNT
        step: i64 = 1 if self.config.has_characters else FIRST_GNOME
        told = vec[float]([0.0] * ORDER_COUNT)
        nobody = vec[i64]([0] * int(self.config.players))  # whom they like does not matter here
        for role in range(0, ROLE_COUNT, step):
            for order in range(ORDER_COUNT):
                like = first_like(order, known)
                if like == order:  # else the player knows as much as in an order that was weighed already
                    judge = Judge(ground, actor, role, orders_like(order, known), nobody)
                    told[order] = TEMPER * log(FLOOR + (1.0 - FLOOR) * self.likelihood(judge, options, move))
                for alike in range(role, role + step):
                    self.by_role[base + alike * ORDER_COUNT + order] += told[like]

    def likelihood(self, judge: Judge, options: Options, move: i64) -> float:
        """Of a move that a card is played or exchanged with, or of a choice between goals, or of leaving them shut."""
        kind_of_move = CODES.kind_of(move)
        if kind_of_move == codes.OPEN or kind_of_move == codes.LEAVE_SHUT:
            return self.likelihood_of_goal(judge, move)
        sums = vec[float]([0.0] * KINDS)
        gives = vec[float]([0.0] * KINDS)
        options.weigh(judge, sums, gives)
        held = self.stand_in.hand_count[judge.seat]
        if kind_of_move == codes.EXCHANGE:
            return mean_exchange(gives, sums, self.unseen, held)
        kind = CLASS_OF[played_kind(move)]
        self.unseen[kind] -= 1
        chance = mean_share(exp(float(judge.worth(move)) / TASTE), sums[kind], sums, self.unseen, held - 1)
        self.unseen[kind] += 1
        return chance

    def likelihood_of_goal(self, judge: Judge, move: i64) -> float:
        choices = self.stand_in.legal_moves()
        total = 0.0
        for i in range(len(choices)):
            total += exp(float(judge.worth(choices[i])) / TASTE)
        return exp(float(judge.worth(move)) / TASTE) / total

    def weigh_choice_of_player(self, actor: i64, is_potion: bool, target: i64) -> None:
        """Who is served ale, or whose role is wanted: that also depends on whose race the actor knows."""
        world = self.stand_in
        ground = Ground(world)
        options = Options(ground, False)
        suspects = doubts(world, actor)
        known = world.opened | world.seen[actor]
        sums = vec[float]([0.0] * KINDS)
        gives = vec[float]([0.0] * KINDS)
        for order in range(ORDER_COUNT):
            orders = orders_like(order, known)
            for race in range(RACES):
                judge = Judge(ground, actor, race * FIRST_GNOME, orders, suspects)
                other = 0.0  # what else could be done
                if is_potion:
                    options.weigh(judge, sums, gives)
                    other = mean_of(sums, self.unseen) * float(world.hand_count[actor] - 1)
                for j in range(len(self.deals)):
                    deal = self.deals[j]
                    if (deal >> self.origin[actor]) & 1 == race:
                        judge.friends = self.friends_in(deal, actor, race == 1, suspects)
                        chance = likelihood_of_player(judge, is_potion, target, other)
                        self.by_deal[j * ORDER_COUNT + order] += TEMPER * log(FLOOR + (1.0 - FLOOR) * chance)

    def friends_in(self, deal: i64, actor: i64, is_gnome: bool, suspects: vec[i64]) -> vec[i64]:
        """Whom the actor takes for a friend if the races are dealt so."""
        friends = suspects[:]
        for seat in range(self.config.players):
            if seat == actor:
                friends[seat] = ONESELF
            elif (self.stand_in.knows[actor] >> seat) & 1:
                friends[seat] = 1000 if ((deal >> self.origin[seat]) & 1 == 1) == is_gnome else -1000
            elif is_gnome:
                friends[seat] = -suspects[seat]
        return friends


def likelihood_of_player(judge: Judge, is_potion: bool, target: i64, other: float) -> float:
    """That this one is chosen, to drink ale or for the potion, if all else that can be done weighs so much."""
    total = other
    wanted = 0.0
    for seat in range(judge.state.config.players):
        if is_potion and seat == judge.seat:
            continue
        worth = judge.worth_of_potion(seat) if is_potion else judge.worth_of_ale(seat)
        weight = exp(float(worth) / TASTE)
        total += weight
        if seat == target:
            wanted = weight
    return wanted / total


def mean_of(sums: vec[float], counts: vec[i64]) -> float:
    total: i64 = 0
    mean = 0.0
    for kind in range(KINDS):
        total += counts[kind]
        mean += sums[kind] * float(counts[kind])
    return mean / float(total) if total > 0 else 0.0


def first_like(order: i64, known: i64) -> i64:
    """The first order that agrees with this one in the goals that are known."""
    for other in range(order):
        is_like = True
        for goal in range(GOALS):
            if (known >> goal) & 1 and ORDERS[other][goal] != ORDERS[order][goal]:
                is_like = False
        if is_like:
            return other
    return order


def is_goal_opened(code: i64) -> bool:
    return OPENED_GOAL - GOALS * GOALS < code <= OPENED_GOAL


def public_past(observations: vec[i64]) -> vec[i64]:
    """This round as everybody saw it: moves, draws, deals and opened goals, whoever observed them."""
    begin: i64 = len(observations)
    while begin > 0 and seen_code(observations[begin - 1]) != LAID_GOALS:
        begin -= 1
    past = vec[i64](capacity=256)
    for i in range(begin - 1 if begin > 0 else 0, len(observations)):
        code = seen_code(observations[i])
        if is_draw(code):
            code = FIRST[codes.DRAW_CARD]
        elif CODES.kind_of(code) == codes.DEAL_ROLE or DEALT_ROLE - SEATS < code <= DEALT_ROLE:
            code = FIRST[codes.DEAL_ROLE]
        elif is_exchange(code):
            code = FIRST[codes.EXCHANGE]
        elif code < 0 and code != LAID_GOALS and not is_goal_opened(code):
            continue
        past = append(past, with_code(observations[i], code))
    return past


# The round that was followed last, so that a question after the next move need not start over.
_FOLLOWED: Final[list[Conduct]] = []


def keep(conduct: Conduct) -> None:
    """Whoever asked for a conduct gives it back: another question may go on from it."""
    _FOLLOWED.append(conduct)


def conduct_of(state: GoblinsState, seat: i64) -> Conduct:
    """The conduct of all in this round. It is shared: whoever asks for it may only read it."""
    past = public_past(state.observed(seat))
    while _FOLLOWED:
        conduct = _FOLLOWED.pop()  # nobody else may go on with it meanwhile
        if conduct.is_before(state.config, state.first, past):
            break
    else:
        conduct = Conduct(state.config, state.first)
    conduct.follow(past)
    return conduct


def race_deals(config: Config) -> vec[i64]:
    """Every way to deal the races (B2): by origin a bit, set for a gnome."""
    deals = vec[i64](capacity=70)
    for deal in range(bit(config.players)):
        gnomes: i64 = 0
        for seat in range(config.players):
            gnomes += (deal >> seat) & 1
        if gnomes == config.gnomes:
            deals = append(deals, deal)
    return deals
