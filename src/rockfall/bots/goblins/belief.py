"""Who is who and where the gold lies, as far as one seat can tell. Compiled.

What is certain comes first: the seat's own role, role cards it has held, goals it has seen. Over all that is left the
belief is exact: every order of the goals with every deal of the roles (B2), each as likely as what everybody has done
since is for players of these roles. A role card is followed through exchanges of roles; it is named after the seat that
it was dealt to, its *origin*.

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
    Ground,
    Judge,
    doubts,
    orders_like,
)
from rockfall.core.rng import Rng
from rockfall.core.rows import bit
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.goblins.edition import (
    ALE,
    DEAL_ROLE,
    DRAW,
    DRINK,
    EXCHANGE,
    EXPLODE,
    EXPLOSION,
    FIRST_GNOME,
    HAND,
    KIND_OF,
    KINDS,
    LANTERN,
    LEAVE_SHUT,
    MAP,
    OPEN,
    ORDERS,
    PATHS,
    READ_MAP,
    ROLE_COUNT,
    SEATS,
    SERVE,
    SHUFFLE_GOALS,
    SKIP,
    STEAL,
    TILES,
    Config,
)
from rockfall.games.goblins.rules import (
    DEAL_ROLES,
    DEALT_ROLE,
    DREW,
    LAID_GOALS,
    OPENED_GOAL,
    PUT_UNDER,
    STEALING,
    GoblinsState,
)
from rockfall.games.goblins.view import UNKNOWN, GoblinsView, played_kind
from rockfall.games.goblins.worlds import imagine

TASTE: Final = 120.0  # how much better a move must be to be e times as likely
FLOOR: Final = 0.003  # no move is less likely than this: players err, or know better than the model
TEMPER: Final = 0.5  # logarithms count so much: moves of one player go by the same hand, and not all are sensible
RACES: Final = 2


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
        after = vec[i64]([0, 0, 0])
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
                        for goal in range(3):
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
        after = vec[i64]([0, 0, 0])
        for i in range(len(self.kinds)):
            for goal in range(3):
                after[goal] = self.after[3 * i + goal]
            worth = judge.worth_of_laying(self.kinds[i], after, self.exits[i])
            sums[self.kinds[i]] += exp(float(worth) / TASTE)
        for goal in range(3):
            if not (self.state.opened >> goal) & 1:
                sums[MAP] += exp(float(judge.worth_of_map(goal)) / TASTE)
        for clearing in self.clearings:
            sums[EXPLOSION] += exp(float(judge.worth_of_clearing(clearing)) / TASTE)
        for kind in range(KINDS):
            if sums[kind] < 1e-30:  # a card that can be neither played nor exchanged
                sums[kind] = 1e-30


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
        self.by_role: vec[float] = vec[float]([0.0] * (SEATS * ROLE_COUNT * 6))
        self.deals: vec[i64] = race_deals(config)
        self.by_deal: vec[float] = vec[float]([0.0] * (len(self.deals) * 6))

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
                world.apply(SHUFFLE_GOALS)
            elif OPENED_GOAL - 9 < code <= OPENED_GOAL:
                continue  # `foresee` has seen to it
            else:
                if i + 1 < len(past):
                    self.foresee(seen_code(past[i + 1]))
                if DEAL_ROLE <= code < LEAVE_SHUT:
                    world.apply(code)
                else:
                    self.follow_move(seen_actor(past[i]), code)
        self.past = past

    def foresee(self, code: i64) -> None:
        """The stand-in's goals must show what a move is about to open."""
        if OPENED_GOAL - 9 < code <= OPENED_GOAL:
            goal: i64 = (OPENED_GOAL - code) // 3
            for order in range(6):
                if ORDERS[order][goal] == (OPENED_GOAL - code) % 3:
                    self.stand_in.order = order

    def follow_move(self, actor: i64, move: i64) -> None:
        world = self.stand_in
        self.weigh(actor, move)
        kind: i64 = 0 if move == EXCHANGE else played_kind(move)
        if kind != UNKNOWN:
            world.hands[actor * HAND] = kind
            if move != EXCHANGE:
                self.unseen[CLASS_OF[kind]] -= 1
        world.apply(move)
        if DRINK <= move < EXCHANGE:
            target: i64 = move - DRINK
            origin = self.origin[actor]
            self.origin[actor] = self.origin[target]
            self.origin[target] = origin

    # -- how likely a move is ---------------------------------------------------------------------

    def weigh(self, actor: i64, move: i64) -> None:
        if move == SKIP or STEAL <= move < LEAVE_SHUT:
            return
        if SERVE <= move < OPEN or DRINK <= move < EXCHANGE:
            self.weigh_choice_of_player(actor, move)
            return
        ground = Ground(self.stand_in)
        options = Options(ground, EXPLODE <= move < READ_MAP)
        known = self.stand_in.opened | self.stand_in.seen[actor]
        base: i64 = self.origin[actor] * ROLE_COUNT * 6
        step: i64 = 1 if self.config.has_characters else FIRST_GNOME
        told = vec[float]([0.0] * 6)
        nobody = vec[i64]([0] * int(self.config.players))  # whom they like does not matter here
        for role in range(0, ROLE_COUNT, step):
            for order in range(6):
                like = first_like(order, known)
                if like == order:  # else the player knows as much as in an order that was weighed already
                    judge = Judge(ground, actor, role, orders_like(order, known), nobody)
                    told[order] = TEMPER * log(FLOOR + (1.0 - FLOOR) * self.likelihood(judge, options, move))
                for alike in range(role, role + step):
                    self.by_role[base + alike * 6 + order] += told[like]

    def likelihood(self, judge: Judge, options: Options, move: i64) -> float:
        """Of a move that a card is played or exchanged with, or of a choice between goals, or of leaving them shut."""
        if move >= OPEN:
            return self.likelihood_of_goal(judge, move)
        sums = vec[float]([0.0] * KINDS)
        gives = vec[float]([0.0] * KINDS)
        options.weigh(judge, sums, gives)
        held = self.stand_in.hand_count[judge.seat]
        if move == EXCHANGE:
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

    def weigh_choice_of_player(self, actor: i64, move: i64) -> None:
        """Who is served ale, or whose role is wanted: that also depends on whose race the actor knows."""
        world = self.stand_in
        ground = Ground(world)
        options = Options(ground, False)
        suspects = doubts(world, actor)
        known = world.opened | world.seen[actor]
        sums = vec[float]([0.0] * KINDS)
        gives = vec[float]([0.0] * KINDS)
        for order in range(6):
            orders = orders_like(order, known)
            for race in range(RACES):
                judge = Judge(ground, actor, race * FIRST_GNOME, orders, suspects)
                other = 0.0  # what else could be done
                if move < SERVE:
                    options.weigh(judge, sums, gives)
                    other = mean_of(sums, self.unseen) * float(world.hand_count[actor] - 1)
                for j in range(len(self.deals)):
                    deal = self.deals[j]
                    if (deal >> self.origin[actor]) & 1 == race:
                        judge.friends = self.friends_in(deal, actor, race == 1, suspects)
                        chance = likelihood_of_player(judge, move, other)
                        self.by_deal[j * 6 + order] += TEMPER * log(FLOOR + (1.0 - FLOOR) * chance)

    def friends_in(self, deal: i64, actor: i64, is_gnome: bool, suspects: vec[i64]) -> vec[i64]:
        """Whom the actor takes for a friend if the races are dealt so."""
        friends = suspects[:]
        for seat in range(self.config.players):
            if seat == actor:
                friends[seat] = 2000
            elif (self.stand_in.knows[actor] >> seat) & 1:
                friends[seat] = 1000 if ((deal >> self.origin[seat]) & 1 == 1) == is_gnome else -1000
            elif is_gnome:
                friends[seat] = -suspects[seat]
        return friends


def likelihood_of_player(judge: Judge, move: i64, other: float) -> float:
    total = other
    wanted = 0.0
    for target in range(judge.state.config.players):
        if move < SERVE and target == judge.seat:
            continue
        worth = judge.worth_of_potion(target) if move < SERVE else judge.worth_of_ale(target)
        weight = exp(float(worth) / TASTE)
        total += weight
        if target == (move - DRINK if move < SERVE else move - SERVE):
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
        for goal in range(3):
            if (known >> goal) & 1 and ORDERS[other][goal] != ORDERS[order][goal]:
                is_like = False
        if is_like:
            return other
    return order


def public_past(observations: vec[i64]) -> vec[i64]:
    """This round as everybody saw it: moves, draws, deals and opened goals, whoever observed them."""
    begin: i64 = len(observations)
    while begin > 0 and seen_code(observations[begin - 1]) != LAID_GOALS:
        begin -= 1
    past = vec[i64](capacity=256)
    for i in range(begin - 1 if begin > 0 else 0, len(observations)):
        code = seen_code(observations[i])
        if DRAW <= code < LEAVE_SHUT or DREW - SEATS < code <= DREW:
            code = DRAW
        elif DEAL_ROLE <= code < DRAW or DEALT_ROLE - SEATS < code <= DEALT_ROLE:
            code = DEAL_ROLE
        elif code == PUT_UNDER or EXCHANGE <= code < SKIP:
            code = EXCHANGE
        elif code < 0 and code != LAID_GOALS and not OPENED_GOAL - 9 < code <= OPENED_GOAL:
            continue
        past = append(past, (code << 6) | (observations[i] & 63))
    return past


# The round that was followed last, so that a question after the next move need not start over.
_FOLLOWED: Final[list[Conduct]] = []


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


@final
class Belief:
    """How likely each order of the goals with each deal of the roles is, to one seat (-1: to a spectator)."""

    def __init__(self, state: GoblinsState, seat: i64) -> None:
        players = state.config.players
        self.state: GoblinsState = state
        self.seat: i64 = seat
        self.has_characters: bool = state.config.has_characters
        self.orders: vec[i64] = orders_left(state, seat)
        is_shown = state.phase >= STEALING
        is_followed = state.order >= 0 and not is_shown
        conduct = conduct_of(state, seat) if is_followed else Conduct(state.config, state.first)
        self.origin: vec[i64] = conduct.origin[:]
        self.known: vec[i64] = vec[i64]([UNKNOWN] * int(players))  # by origin: the role, where it is certain
        for other in range(players):
            if state.roles[other] >= 0 and (is_shown or (seat >= 0 and (state.knows[seat] >> other) & 1)):
                self.known[self.origin[other]] = state.roles[other]
        self.by_role: vec[float] = likelihoods(conduct.by_role, self.orders)
        self.deals: vec[i64] = vec[i64](capacity=70)
        self.weights: vec[float] = vec[float](capacity=420)  # by deal and place in `orders`; they sum to 1
        self.weigh(conduct)
        if is_followed:
            _FOLLOWED.append(conduct)

    def weigh(self, conduct: Conduct) -> None:
        """The chance of everything that is possible, from the likelihoods."""
        highest = conduct.by_deal[0]
        for i in range(len(conduct.by_deal)):
            highest = max(highest, conduct.by_deal[i])
        total = 0.0
        for i in range(len(conduct.deals)):
            deal = conduct.deals[i]
            if not self.is_possible(deal):
                continue
            self.deals = append(self.deals, deal)
            for j in range(len(self.orders)):
                order = self.orders[j]
                weight = exp(conduct.by_deal[i * 6 + order] - highest) * self.chance_of_roles(deal, order)
                self.weights = append(self.weights, weight)
                total += weight
        for i in range(len(self.weights)):
            self.weights[i] /= total

    def is_possible(self, deal: i64) -> bool:
        for origin in range(len(self.known)):
            role = self.known[origin]
            if role != UNKNOWN and (role >= FIRST_GNOME) != ((deal >> origin) & 1 == 1):
                return False
        return True

    def chance_of_roles(self, deal: i64, order: i64) -> float:
        """Over all ways to give each its role of its race: how likely what they did is."""
        return self.sum_of_race(deal, order, 0, self.known) * self.sum_of_race(deal, order, 1, self.known)

    def sum_of_race(self, deal: i64, order: i64, race: i64, known: vec[i64]) -> float:
        """A sum over all ways to hand out different roles of a race, by the roles that are used up."""
        sums = vec[float]([0.0] * 16)
        sums[0] = 1.0
        for origin in range(len(known)):
            if (deal >> origin) & 1 != race:
                continue
            fresh = vec[float]([0.0] * 16)
            for used in range(16):
                if sums[used] == 0.0:
                    continue
                for i in range(4):
                    role: i64 = race * FIRST_GNOME + i
                    if not (used >> i) & 1 and (known[origin] == UNKNOWN or known[origin] == role):
                        fresh[used | bit(i)] += sums[used] * self.by_role[(origin * ROLE_COUNT + role) * 6 + order]
            sums = fresh
        total = 0.0
        for used in range(16):
            total += sums[used]
        return total

    # -- what follows -----------------------------------------------------------------------------

    def order_chances(self) -> vec[float]:
        """By order of the goals."""
        chances = vec[float]([0.0] * 6)
        for i in range(len(self.weights)):
            chances[self.orders[i % len(self.orders)]] += self.weights[i]
        return tidy(chances)

    def goal_chances(self) -> vec[float]:
        """By goal and what it may show."""
        chances = vec[float]([0.0] * 9)
        by_order = self.order_chances()
        for order in range(6):
            for goal in range(3):
                chances[goal * 3 + ORDERS[order][goal]] += by_order[order]
        return tidy(chances)

    def gnome_chances(self) -> vec[float]:
        """By seat: how likely it is a gnome now."""
        chances = vec[float]([0.0] * len(self.known))
        for i in range(len(self.weights)):
            deal = self.deals[i // len(self.orders)]
            for seat in range(len(self.known)):
                if (deal >> self.origin[seat]) & 1:
                    chances[seat] += self.weights[i]
        return tidy(chances)

    def role_chances(self) -> vec[float]:
        """By seat and role: how likely it holds this role card now."""
        chances = vec[float]([0.0] * (len(self.known) * ROLE_COUNT))
        for seat in range(len(self.known)):
            origin = self.origin[seat]
            for role in range(ROLE_COUNT):
                if self.known[origin] == UNKNOWN:
                    chances[seat * ROLE_COUNT + role] = self.chance_of_role(origin, role)
                elif self.known[origin] == role:
                    chances[seat * ROLE_COUNT + role] = 1.0
        return chances

    def chance_of_role(self, origin: i64, role: i64) -> float:
        race: i64 = 1 if role >= FIRST_GNOME else 0
        supposed = self.known[:]
        supposed[origin] = role
        chance = 0.0
        for i in range(len(self.weights)):
            deal = self.deals[i // len(self.orders)]
            if (deal >> origin) & 1 == race and self.weights[i] > 0.0:
                order = self.orders[i % len(self.orders)]
                share = self.sum_of_race(deal, order, race, supposed) / self.sum_of_race(deal, order, race, self.known)
                chance += self.weights[i] * share
        return chance

    # -- drawing ----------------------------------------------------------------------------------

    def draw(self, world: GoblinsState, rng: Rng) -> None:
        """Give an imagined world an order of the goals and roles, as likely as this seat believes."""
        left = rng.random()
        at: i64 = 0
        while at < len(self.weights) - 1 and left >= self.weights[at]:
            left -= self.weights[at]
            at += 1
        deal = self.deals[at // len(self.orders)]
        world.order = self.orders[at % len(self.orders)]
        given = self.known[:]
        for origin in range(len(given)):
            if given[origin] == UNKNOWN:
                given[origin] = self.draw_role(deal, world.order, origin, given, rng)
        for seat in range(len(given)):
            world.roles[seat] = given[self.origin[seat]]

    def draw_role(self, deal: i64, order: i64, origin: i64, given: vec[i64], rng: Rng) -> i64:
        """A role for one origin, the roles of those before it being given."""
        race: i64 = (deal >> origin) & 1
        left = rng.random() * self.sum_of_race(deal, order, race, given)
        supposed = given[:]
        last: i64 = UNKNOWN
        for role in range(race * FIRST_GNOME, race * FIRST_GNOME + FIRST_GNOME):
            supposed[origin] = role
            share = self.sum_of_race(deal, order, race, supposed)
            if share > 0.0:
                last = role
                if left < share:
                    return role
                left -= share
        return last


def tidy(chances: vec[float]) -> vec[float]:
    """What is certain is 1, whatever a sum of many chances came to."""
    for i in range(len(chances)):
        if chances[i] > 1.0 - 1e-12:
            chances[i] = 1.0
    return chances


def likelihoods(logs: vec[float], orders: vec[i64]) -> vec[float]:
    """From logarithms, by origin so that the most likely is 1; only for orders that are possible."""
    found = logs[:]
    for origin in range(SEATS):
        base: i64 = origin * ROLE_COUNT * 6
        highest = logs[base + orders[0]]
        for role in range(ROLE_COUNT):
            for i in range(len(orders)):
                highest = max(highest, logs[base + role * 6 + orders[i]])
        for role in range(ROLE_COUNT):
            for i in range(len(orders)):
                at: i64 = base + role * 6 + orders[i]
                found[at] = exp(logs[at] - highest)
    return found


def orders_left(state: GoblinsState, seat: i64) -> vec[i64]:
    """The orders of the goals that are possible to this seat."""
    left = vec[i64](capacity=6)
    if state.order < 0:
        return vec[i64](list(range(6)))
    orders = orders_like(state.order, state.opened | (state.seen[seat] if seat >= 0 else 0))
    for order in range(6):
        if orders[order]:
            left = append(left, order)
    return left


def belief_of(view: GoblinsView) -> Belief:
    """What the viewer of a view may believe, from the view alone."""
    return Belief(imagine(view, Rng.seeded("belief")), -1 if view.viewer is None else view.viewer)


def believed_world(view: GoblinsView, belief: Belief, rng: Rng) -> GoblinsState:
    """A world in which this view would be seen, its roles and goals as likely as they are believed."""
    world = imagine(view, rng)
    if view.phase > DEAL_ROLES:
        belief.draw(world, rng)
    return world
