"""What a sensible goblin or gnome does. Compiled; worth is counted in thousandths of a step towards a goal.

Every function looks only at what the seat it moves for may know: the public table, its own hand and role, the goals and
role cards it has seen. So it may be used for any seat of an imagined world.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.policy import Favourite
from rockfall.core.rng import Rng
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.goblins import codes
from rockfall.games.goblins.edition import (
    ALE,
    CELL,
    CELLS,
    CODES,
    DEMOLISHER,
    DOOR,
    DRAGON,
    DRIVER,
    DYNAMITE,
    EXPLOSION,
    FIRST,
    FIRST_GNOME,
    GOAL_CELLS,
    GOLD,
    JEWELLER,
    KEY_CARD,
    KEYMASTER,
    KIND_OF,
    KING,
    LAYABLE,
    MAP,
    MISER,
    PATHS,
    RUBBLE,
    SHUT,
    TILES,
    WIDTH,
    color_of,
)
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import CELL_BITS, LAID_GOALS, STEALING
from rockfall.games.goblins.ways import blow_up, check_doors, new_touches, open_doors
from rockfall.games.maze.board import GOALS, ORDER_COUNT, ORDERS
from rockfall.games.maze.maze import LIT, LIT_AT, Maze
from rockfall.games.maze.tiles import SIDES
from rockfall.games.maze.ways import find_nearest

FAR: Final = 20  # no way, as a number of tiles
SHY: Final = 3  # how near a goal must be for a digger to mind it
ONESELF: Final = 2000  # how much of a friend
PULL: Final = 250  # how much a gnome wants to be nearer to a goal that may be the gold


def sensible_move(state: GoblinsState, seat: i64, rng: Rng) -> i64:
    """The move a sensible player makes for this seat, whose turn it is."""
    if state.phase == STEALING:
        return richest(state, seat)
    friends = friendships(state, seat, state.roles[seat] >= FIRST_GNOME, doubts(state, seat))
    return best_move(Judge(Ground(state), seat, state.roles[seat], possible_orders(state, seat), friends), rng)


def best_move(judge: Judge, rng: Rng) -> i64:
    """The move that is worth most, up to a little taste."""
    moves = judge.state.legal_moves()
    best = Favourite(rng)
    for i in range(len(moves)):
        best.offer(moves[i], judge.worth(moves[i]))
    return best.move


def richest(state: GoblinsState, seat: i64) -> i64:
    """The miser takes from the player nearest to winning (B21)."""
    best: i64 = -1
    for other in range(state.config.players):
        if other != seat and state.score[other] > 0 and (best < 0 or state.score[other] > state.score[best]):
            best = other
    return CODES.code(codes.STEAL, best)


@final
class Ground:
    """How far the goals are: the same for everybody."""

    def __init__(self, state: GoblinsState) -> None:
        self.state: GoblinsState = state
        self.ways: list[vec[i64]] = [tiles_to_goal(state, goal) for goal in range(GOALS)]
        # The frontier cell from which each goal is nearest, how near, and how near it is from the next best.
        self.nearest: vec[i64] = vec[i64]([-1] * GOALS)
        self.distance: vec[i64] = vec[i64]([FAR] * GOALS)
        self.otherwise: vec[i64] = vec[i64]([FAR] * GOALS)
        self.closest: i64 = FAR
        find_nearest(state.maze, self.ways, self.nearest, self.distance, self.otherwise)
        for goal in range(GOALS):
            if self.distance[goal] < self.closest:
                self.closest = self.distance[goal]

    def after_laying(self, cell: i64, tile: i64, after: vec[i64]) -> i64:
        """Write how near each goal is with this tile laid; how many ways lead on from it."""
        state = self.state
        kind = KIND_OF[tile]
        if kind < DOOR or kind >= RUBBLE or state.open_colors & color_of(kind):
            return self.after_tile(cell, tile, after)
        if kind < KEY_CARD:
            return self.after_tile(cell, SHUT[tile], after)
        if not state.doors:
            return self.after_tile(cell, tile, after)
        self.after_key(cell, tile, after)
        return 0

    def after_tile(self, cell: i64, tile: i64, after: vec[i64]) -> i64:
        """Write how near each goal is with this tile laid; how many ways lead on from it."""
        maze = self.state.maze
        lit: i64 = (maze.cells[cell] & LIT) >> LIT_AT
        sides: i64 = 0
        for side in range(SIDES):
            if (lit >> side) & 1:
                sides |= (TILES.joins[tile] >> (4 * side)) & 15
        sides &= ~lit
        exits: i64 = 0
        for goal in range(GOALS):
            after[goal] = self.otherwise[goal] if self.nearest[goal] == cell else self.distance[goal]
        for side in range(SIDES):
            if not (sides >> side) & 1:
                continue
            beyond = maze.beyond(cell, side)
            for goal in range(GOALS):
                if GOAL_CELLS[goal] == beyond and not (self.state.opened >> goal) & 1:
                    after[goal] = 0
                    exits += 1
            if maze.is_empty(beyond):
                exits += 1
                for goal in range(GOALS):
                    if self.ways[goal][beyond] < after[goal]:
                        after[goal] = self.ways[goal][beyond]
        return exits

    def after_key(self, cell: i64, tile: i64, after: vec[i64]) -> None:
        """The same with a key that opens doors (B10)."""
        world = self.state.copy()
        world.maze.lay(cell, tile)
        world.keys = (world.keys << CELL_BITS) | cell
        open_doors(world, None)
        self.distances(world.maze, -1, after)

    def distances(self, maze: Maze, freed: i64, after: vec[i64]) -> None:
        """Write how near each goal is in another maze, where the cell `freed` is empty now."""
        for goal in range(GOALS):
            after[goal] = FAR
            if (self.state.opened >> goal) & 1:
                continue
            if new_touches(maze, goal, self.state.left_shut):
                after[goal] = 0
                continue
            ways = self.ways[goal]
            for i in range(maze.front_count):
                cell = maze.front[i]
                way = ways[cell]
                if cell == freed:
                    for side in range(SIDES):
                        near: i64 = ways[maze.beyond(cell, side)] + 1
                        if near < way:
                            way = near
                if way < after[goal]:
                    after[goal] = way

    def after_explosion(self, cell: i64) -> vec[i64]:
        """How near each goal is without the tile here; a key that is gone shuts its doors."""
        world = self.state.copy()
        blow_up(world, cell)
        check_doors(world, None)
        after = vec[i64]([FAR] * GOALS)
        self.distances(world.maze, cell, after)
        return after


@final
class Judge:
    """How one seat sees the table, as this role, if the goals lie in each order with these chances."""

    def __init__(self, ground: Ground, seat: i64, role: i64, orders: vec[i64], friends: vec[i64]) -> None:
        self.ground: Ground = ground
        self.state: GoblinsState = ground.state
        self.distance: vec[i64] = ground.distance
        self.closest: i64 = ground.closest
        self.seat: i64 = seat
        self.role: i64 = role
        self.is_gnome: bool = role >= FIRST_GNOME
        self.friends: vec[i64] = friends  # by seat, in thousandths: above 0 a friend, below 0 a foe
        self.wish: vec[i64] = vec[i64]([0] * GOALS)  # by goal, in thousandths: how much this seat wants it opened
        self.pull: vec[i64] = vec[i64]([0] * GOALS)  # and how much it wants a way that leads near
        self.knows_goals: bool = False
        self.look_at_goals(orders)
        # Whether there is a goal worth digging to; a gnome always thinks so.
        self.is_digger: bool = self.is_gnome or self.wish[0] > 600 or self.wish[1] > 600 or self.wish[2] > 600
        self.change: i64 = 1200 if self.outlook() < -2500 else -300  # what it would be worth to be of the other race

    def look_at_goals(self, orders: vec[i64]) -> None:
        """What each goal would be worth, over all orders of the goals, each with its weight (B18, B19, B21)."""
        worth = vec[i64]([0] * GOALS)  # by what a goal shows
        worth[GOLD] = 1500 if self.is_gnome else -1500
        worth[DRAGON] = -1300 if self.is_gnome else 1200
        worth[DYNAMITE] = -100 if self.is_gnome else 100
        if self.state.config.has_characters:
            if self.role == JEWELLER:
                worth[GOLD] += 300
            elif self.role == MISER:
                worth[DRAGON] += 400
            elif self.role == DEMOLISHER:
                worth[DYNAMITE] += 600
        weight: i64 = 0
        heaviest: i64 = 0
        for i in range(ORDER_COUNT):
            weight += orders[i]
            heaviest = orders[i] if orders[i] > heaviest else heaviest
        self.knows_goals = heaviest == weight
        for goal in range(GOALS):
            if (self.state.opened >> goal) & 1:
                continue
            total: i64 = 0
            may_be_gold = False
            for i in range(ORDER_COUNT):
                if orders[i] == 0:
                    continue
                shows = ORDERS[i][goal]
                total += orders[i] * worth[shows]
                may_be_gold = may_be_gold or shows == GOLD
            self.wish[goal] = total // weight
            self.pull[goal] = self.wish[goal]
            if self.is_gnome and may_be_gold and self.pull[goal] < PULL:  # dig first, find out meanwhile
                self.pull[goal] = PULL

    # -- worth of moves -------------------------------------------------------------------------

    def worth(self, move: i64) -> i64:
        kind = CODES.kind_of(move)
        operand: i64 = move - FIRST[kind]
        if kind == codes.LAY_TILE:
            return self.worth_of_tile(CELL[operand // LAYABLE], operand % LAYABLE)
        if kind == codes.EXPLODE:
            return self.worth_of_explosion(CELL[operand])
        if kind == codes.READ_MAP:
            return self.worth_of_map(operand)
        if kind == codes.DRINK:
            return self.worth_of_potion(operand)
        if kind == codes.EXCHANGE:
            return self.worth_of_exchange(operand)
        if kind == codes.SKIP:
            return self.worth_of_passing() - 100
        if kind == codes.SERVE:
            return self.worth_of_ale(operand)
        if kind == codes.LEAVE_SHUT:
            return 0  # the round goes on as it stands
        assert kind == codes.OPEN
        return self.wish[operand]

    def nearer(self, after: vec[i64]) -> i64:
        """What it is worth that goals come so near: what counts most is to open one."""
        gain: i64 = 0
        for goal in range(GOALS):
            # A digger minds a bad goal only when it is near: barring one's own way for fear of it helps nobody.
            most: i64 = SHY if self.is_digger and self.pull[goal] < 0 else 12
            before: i64 = self.distance[goal] if self.distance[goal] < most else most
            now: i64 = after[goal] if after[goal] < most else most
            gain += self.wish[goal] * (before + 3) if now == 0 else self.pull[goal] * (before - now)
        return gain

    def worth_of_tile(self, cell: i64, tile: i64) -> i64:
        after = vec[i64]([0] * GOALS)
        exits = self.ground.after_laying(cell, tile, after)
        return self.worth_of_laying(KIND_OF[tile], after, exits)

    def worth_of_laying(self, kind: i64, after: vec[i64], exits: i64) -> i64:
        """What a tile is worth that leaves the goals at these distances, with this many ways on from it."""
        gain = self.nearer(after)
        worth: i64 = gain
        if self.is_digger:
            worth += 40 * exits + 200 if gain > 0 else -300
        elif gain > 0:  # a goblin who delays; not too openly while the goals are far
            worth = gain * (1000 if self.closest <= 3 else 600) // 1000 + 150
        else:
            worth -= 400
        return worth + self.worth_of_mark(kind, gain)

    def worth_of_mark(self, kind: i64, gain: i64) -> i64:
        """What else a tile is good for: ale on somebody, wishes of characters."""
        worth: i64 = 150 if ALE <= kind < DOOR else 0
        if self.state.config.has_characters:
            is_door: bool = DOOR <= kind < KEY_CARD
            if self.role == KING and ALE <= kind < DOOR and gain > 0:
                worth += 300
            elif self.role == DRIVER and is_door:
                worth -= 200
            elif self.role == KEYMASTER and is_door and gain > 0:
                worth += 300
        return worth

    def worth_of_explosion(self, cell: i64) -> i64:
        """Clear what blocks the way, or break the way."""
        return self.worth_of_clearing(self.ground.after_explosion(cell))

    def worth_of_clearing(self, after: vec[i64]) -> i64:
        gain = self.nearer(after)
        if gain <= 0:
            return gain - 500
        return gain - 100 if self.is_digger else gain * (1000 if self.closest <= 4 else 500) // 1000

    def worth_of_map(self, goal: i64) -> i64:
        if self.knows_goals or (self.state.seen[self.seat] >> goal) & 1:
            return -400
        return (900 if self.is_gnome else 700) - 20 * self.distance[goal]

    # -- other players ------------------------------------------------------------------------------

    def worth_of_ale(self, target: i64) -> i64:
        """Foes drink, those who move soon first."""
        players = self.state.config.players
        soon: i64 = players - (target - self.seat + players) % players
        return 20 * soon - self.friends[target] - 200 * self.state.naps[target]

    def outlook(self) -> i64:
        """How well this seat's race stands: above 0 for a gnome if the gold, as far as it knows, is near."""
        hope: i64 = 0
        for goal in range(GOALS):
            hope += self.wish[goal] * (7 - self.distance[goal])
        left = self.state.deck_left()
        if left < 10:  # nothing found is the goblins' point
            hope += (10 - left) * (-250 if self.is_gnome else 250)
        return hope

    def worth_of_potion(self, target: i64) -> i64:
        """Change sides when one's own is losing (B13)."""
        friend = self.friends[target]
        if friend > 0:
            return -500
        return self.change * (1000 - friend) // 2000 - 300 + 20 * self.state.score[target]

    # -- passing ----------------------------------------------------------------------------------------

    def worth_of_passing(self) -> i64:
        """If all pass, nothing is found, and that is the goblins' point (B17, B19)."""
        end = self.chance_of_end()
        if self.is_gnome:
            return -3 * end
        return 100 + (end if self.is_digger else 3 * end)

    def chance_of_end(self) -> i64:
        """In thousandths: how likely all others pass after this seat, so that the round is over (B17)."""
        state = self.state
        players = state.config.players
        chance: i64 = 1000
        for i in range(1, players - state.passes):
            seat: i64 = (self.seat + i) % players
            if state.naps[seat] > 0 and not state.config.ale_passes:
                return 0  # a player who sits out breaks the row (R5)
            if state.naps[seat] == 0 and state.hand_count[seat] > 0:  # goblins pass often, gnomes seldom
                lean: i64 = -self.friends[seat] if self.is_gnome else self.friends[seat]
                lean = 1000 if lean > 1000 else -1000 if lean < -1000 else lean
                chance = chance * (350 + lean // 4) // 1000
        return chance

    def worth_of_exchange(self, kind: i64) -> i64:
        return self.worth_of_passing() + 150 - self.keep(kind) // 4

    def keep(self, kind: i64) -> i64:
        """How much a card in the hand is worth to this seat."""
        if kind == MAP:
            return 50 if self.knows_goals else 600
        if kind == EXPLOSION:
            return 450 if self.is_digger else 850
        if kind >= PATHS:  # a potion
            return 500
        if kind >= RUBBLE:
            return 0 if self.is_digger else 900
        if kind >= KEY_CARD:
            return 600 if self.is_digger else 250
        if kind >= DOOR:
            return 150 if self.is_digger else 600
        width: i64 = sides_of(kind)
        return 200 * width if self.is_digger else 500 - 100 * width + (200 if kind >= ALE else 0)


def sides_of(kind: i64) -> i64:
    """How many open sides a tile has."""
    sides: i64 = TILES.open[TILES.first[kind]]
    count: i64 = 0
    while sides:
        count += sides & 1
        sides >>= 1
    return count


def possible_orders(state: GoblinsState, seat: i64) -> vec[i64]:
    """By order of the goals: 1 if, as far as this seat knows, they may lie like that."""
    return orders_like(state.order, state.opened | state.seen[seat])


def orders_like(order: i64, known: i64) -> vec[i64]:
    """By order of the goals: 1 if it agrees with this one in the goals that are known."""
    orders = vec[i64]([1] * ORDER_COUNT)
    for i in range(ORDER_COUNT):
        for goal in range(GOALS):
            if (known >> goal) & 1 and ORDERS[i][goal] != ORDERS[order][goal]:
                orders[i] = 0
    return orders


def friendships(state: GoblinsState, seat: i64, is_gnome: bool, doubts: vec[i64]) -> vec[i64]:
    """By seat: above 0 a friend, below 0 a foe, as far as this seat can tell if it is of this race."""
    friends = doubts[:]
    for other in range(state.config.players):
        if other == seat:
            friends[other] = ONESELF
        elif (state.knows[seat] >> other) & 1:
            friends[other] = 1000 if (state.roles[other] >= FIRST_GNOME) == is_gnome else -1000
        elif is_gnome:
            friends[other] = -doubts[other]
    return friends


def tiles_to_goal(state: GoblinsState, goal: i64) -> vec[i64]:
    """By cell: how many tiles, laid from this empty cell on, would reach a goal."""
    is_open: bool = (state.opened >> goal) & 1 == 1
    return vec[i64]([FAR] * CELLS) if is_open else state.maze.tiles_to(GOAL_CELLS[goal], FAR)


def doubts(state: GoblinsState, seat: i64) -> vec[i64]:
    """By seat: how much what it did in public this round looks like a goblin's work; below 0 like a gnome's.

    What somebody did before an exchange of roles is forgotten.
    """
    found = vec[i64]([0] * int(state.config.players))
    entries = state.observed(seat)
    begin: i64 = len(entries)
    while begin > 0 and seen_code(entries[begin - 1]) != LAID_GOALS:
        begin -= 1
    laid = vec[i64]([-1] * CELLS)
    farthest: i64 = 0
    for i in range(begin, len(entries)):
        code = seen_code(entries[i])
        actor = seen_actor(entries[i])
        if code < 0 or actor < 0:
            continue
        kind_of_move = CODES.kind_of(code)
        operand = CODES.operand(code)
        if kind_of_move == codes.LAY_TILE:
            cell = CELL[operand // LAYABLE]
            kind = KIND_OF[operand % LAYABLE]
            laid[cell] = kind
            column: i64 = cell % WIDTH
            if kind >= RUBBLE:
                found[actor] += 300
            elif column > farthest:
                found[actor] -= 60
            else:
                found[actor] += 20
            if column > farthest:
                farthest = column
        elif kind_of_move == codes.EXPLODE:
            cell = CELL[operand]
            found[actor] += -200 if laid[cell] >= RUBBLE else 300
            laid[cell] = -1
        elif kind_of_move == codes.DRINK:
            found[actor] = 0
            found[operand] = 0
    found[seat] = 0
    return found
