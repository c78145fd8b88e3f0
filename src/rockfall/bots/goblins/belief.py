"""Who is who and where the gold lies, as far as one seat can tell. Compiled.

What is certain comes first: the seat's own role, role cards it has held, goals it has seen. Over all that is left the
belief is exact: every order of the goals with every deal of the roles (B2), each as likely as what everybody has done
since is for players of these roles. A role card is followed through exchanges of roles; it is named after the seat that
it was dealt to, its *origin*.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.bots.goblins.conduct import Conduct, conduct_of, keep
from rockfall.bots.goblins.judge import (
    orders_like,
)
from rockfall.core.rng import Rng
from rockfall.core.rows import bit
from rockfall.games.goblins.codes import SEATS
from rockfall.games.goblins.edition import (
    FIRST_GNOME,
    ROLE_COUNT,
)
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import STEALING
from rockfall.games.goblins.view import UNKNOWN, GoblinsView
from rockfall.games.goblins.worlds import imagine
from rockfall.games.maze.board import GOALS, ORDER_COUNT, ORDERS
from rockfall.games.maze.mine import DEAL_ROLES

ROLE_SETS: Final = 1 << FIRST_GNOME  # of one race


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
            keep(conduct)

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
                weight = exp(conduct.by_deal[i * ORDER_COUNT + order] - highest) * self.chance_of_roles(deal, order)
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
        sums = vec[float]([0.0] * ROLE_SETS)
        sums[0] = 1.0
        for origin in range(len(known)):
            if (deal >> origin) & 1 != race:
                continue
            fresh = vec[float]([0.0] * ROLE_SETS)
            for used in range(ROLE_SETS):
                if sums[used] == 0.0:
                    continue
                for i in range(FIRST_GNOME):
                    role: i64 = race * FIRST_GNOME + i
                    if not (used >> i) & 1 and (known[origin] == UNKNOWN or known[origin] == role):
                        fresh[used | bit(i)] += (
                            sums[used] * self.by_role[(origin * ROLE_COUNT + role) * ORDER_COUNT + order]
                        )
            sums = fresh
        total = 0.0
        for used in range(ROLE_SETS):
            total += sums[used]
        return total

    # -- what follows -----------------------------------------------------------------------------

    def order_chances(self) -> vec[float]:
        """By order of the goals."""
        chances = vec[float]([0.0] * ORDER_COUNT)
        for i in range(len(self.weights)):
            chances[self.orders[i % len(self.orders)]] += self.weights[i]
        return tidy(chances)

    def goal_chances(self) -> vec[float]:
        """By goal and what it may show."""
        chances = vec[float]([0.0] * (GOALS * GOALS))
        by_order = self.order_chances()
        for order in range(ORDER_COUNT):
            for goal in range(GOALS):
                chances[goal * GOALS + ORDERS[order][goal]] += by_order[order]
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
        base: i64 = origin * ROLE_COUNT * ORDER_COUNT
        highest = logs[base + orders[0]]
        for role in range(ROLE_COUNT):
            for i in range(len(orders)):
                highest = max(highest, logs[base + role * ORDER_COUNT + orders[i]])
        for role in range(ROLE_COUNT):
            for i in range(len(orders)):
                at: i64 = base + role * ORDER_COUNT + orders[i]
                found[at] = exp(logs[at] - highest)
    return found


def orders_left(state: GoblinsState, seat: i64) -> vec[i64]:
    """The orders of the goals that are possible to this seat."""
    left = vec[i64](capacity=ORDER_COUNT)
    if state.order < 0:
        return vec[i64](list(range(ORDER_COUNT)))
    orders = orders_like(state.order, state.opened | (state.seen[seat] if seat >= 0 else 0))
    for order in range(ORDER_COUNT):
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
