"""What a sensible dwarf does. Compiled; worth is counted in thousandths of a step towards the gold.

Every function looks only at what the seat it moves for may know: the public table, its own hand and role, the goals and
dwarfs it has seen. So it may be used for any seat of an imagined world.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.maze.maze import FACE_DOWN, LIT
from rockfall.games.saboteur.edition import (
    BLUE,
    BROKEN,
    CELL,
    FREEDOM,
    GEOLOGIST,
    GOAL_CELLS,
    GOLD,
    GREEN,
    HAND,
    HANDS_OFF,
    HINDERED,
    INSPECTION,
    MAP,
    MEND,
    PROFITEER,
    ROCKFALL,
    SABOTEUR,
    SEATS,
    SWAP_HATS,
    THEFT,
    TRAP,
    TRAPPED,
)
from rockfall.games.saboteur.rules import LAID_GOALS, PASSING, STEALING, TAKING, SaboteurState

FAR: Final = 20  # no way, as a number of cards
STEP: Final = 1000  # the worth of one card nearer to the gold


def sensible_move(state: SaboteurState, seat: i64, rng: Rng) -> i64:
    """The move a sensible player makes for this seat, whose turn it is."""
    if state.phase == TAKING:
        return most_gold(state)
    if state.phase == STEALING:
        return richest(state, seat)
    judge = Judge(state, seat)
    moves = state.legal_moves()
    best: i64 = -1
    best_worth: i64 = -1000000
    for i in range(len(moves)):
        worth: i64 = judge.worth(moves[i]) + rng.below(60)
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


def most_gold(state: SaboteurState) -> i64:
    """S20: the card with the most nuggets."""
    moves = state.legal_moves()
    return moves[len(moves) - 1]


def richest(state: SaboteurState, seat: i64) -> i64:
    """E15: steal from who has most; with the expansion everybody can reckon who that is."""
    best: i64 = SEATS
    for other in range(state.config.players):
        if other != seat and state.gold[other] > 0 and (best == SEATS or state.gold[other] > state.gold[best]):
            best = other
    return state.config.edition.steal + best


@final
class Judge:
    """How one seat sees the table."""

    def __init__(self, state: SaboteurState, seat: i64) -> None:
        self.state: SaboteurState = state
        self.seat: i64 = seat
        self.role: i64 = state.roles[seat]
        self.chances: vec[i64] = gold_chances(state, seat)
        self.ways: list[vec[i64]] = [cards_to_goal(state, GOAL_CELLS[goal]) for goal in range(3)]
        # The frontier cell from which each goal is nearest, how near, and how near it is from the next best.
        self.nearest: vec[i64] = vec[i64]([-1, -1, -1])
        self.distance: vec[i64] = vec[i64]([FAR, FAR, FAR])
        self.otherwise: vec[i64] = vec[i64]([FAR, FAR, FAR])
        self.look_from_frontier()
        self.closest: i64 = FAR  # to any goal that may be the gold
        for goal in range(3):
            if self.chances[goal] > 0 and self.distance[goal] < self.closest:
                self.closest = self.distance[goal]
        self.suspicion: vec[i64] = suspicions(state, seat)
        self.is_wrecker: bool = self.role == SABOTEUR
        # A saboteur shows colours when the gold is near.
        self.boldness: i64 = 1000 if self.closest <= 3 else 650 if self.closest <= 5 else 350

    def look_from_frontier(self) -> None:
        maze = self.state.maze
        for i in range(maze.front_count):
            cell = maze.front[i]
            if not maze.cells[cell] & LIT:
                continue
            for goal in range(3):
                way = self.ways[goal][cell]
                if way < self.distance[goal]:
                    self.otherwise[goal] = self.distance[goal]
                    self.distance[goal] = way
                    self.nearest[goal] = cell
                elif way < self.otherwise[goal]:
                    self.otherwise[goal] = way

    # -- worth of moves -------------------------------------------------------------------------

    def worth(self, move: i64) -> i64:
        edition = self.state.config.edition
        if move < edition.break_tool:
            return self.worth_of_path(CELL[move // edition.layable], move % edition.layable)
        if move < edition.mend:
            return self.worth_of_hindering((move - edition.break_tool) % SEATS, BROKEN)
        if move < edition.rockfall:
            return self.worth_of_helping((move - edition.mend) % SEATS, BROKEN)
        if move < edition.map:
            return self.worth_of_rockfall(CELL[move - edition.rockfall])
        if move < edition.discard:
            return self.worth_of_map(move - edition.map)
        if move < edition.take:
            return self.worth_of_discard(move - edition.discard)
        return self.worth_of_more(move)

    def worth_of_path(self, cell: i64, tile: i64) -> i64:
        """How much nearer the gold is afterwards, for who digs; how much farther, for who hinders."""
        gain, exits = self.gain(cell, tile)
        edition = self.state.config.edition
        crystal: i64 = edition.crystal[tile]
        if self.role == GEOLOGIST:
            return 1400 * crystal + (0 if self.closest <= 2 and gain > 0 else gain // 3) - 100
        if self.is_wrecker:
            harm: i64 = -gain
            if harm > 0:
                return harm * self.boldness // 1000 + 200
            return self.worth_of_locking(tile, gain)
        bars: i64 = self.bars(tile)
        if bars < 0:
            return -1500  # a door that keeps us out
        if gain <= 0:
            return gain - 300
        return gain + 40 * exits + 200 + bars * (900 if self.closest <= 4 else 200) - 150 * crystal

    def worth_of_locking(self, tile: i64, gain: i64) -> i64:
        """Two doors of different colours keep everybody out (E11): a saboteur's path to victory."""
        edition = self.state.config.edition
        if not edition.bars_blue[tile] and not edition.bars_green[tile]:
            return -600 - gain
        maze = self.state.maze
        for i in range(maze.laid_count):
            laid = maze.tile_at(maze.laid[i])
            is_other: bool = edition.bars_green[laid] != 0 if edition.bars_blue[tile] else edition.bars_blue[laid] != 0
            if is_other and maze.reached(maze.laid[i]):
                return 1200
        return 250

    def bars(self, tile: i64) -> i64:
        """1 for a door that keeps only the rivals out, -1 for one that keeps us out."""
        edition = self.state.config.edition
        if self.role == BLUE:
            return edition.bars_green[tile] - edition.bars_blue[tile]
        if self.role == GREEN:
            return edition.bars_blue[tile] - edition.bars_green[tile]
        return 0

    def gain(self, cell: i64, tile: i64) -> tuple[i64, i64]:
        """Steps towards the gold that a path makes, in thousandths, and how many ways lead on from it."""
        maze = self.state.maze
        tiles = self.state.config.edition.tiles
        lit: i64 = (maze.cells[cell] >> 8) & 15
        sides: i64 = tiles.source[tile]
        for side in range(4):
            if (lit >> side) & 1:
                sides |= (tiles.joins[tile] >> (4 * side)) & 15
        sides &= ~lit
        exits: i64 = 0
        gain: i64 = 0
        after = vec[i64]([0, 0, 0])
        for goal in range(3):
            is_nearest = self.nearest[goal] == cell
            after[goal] = self.otherwise[goal] if is_nearest else self.distance[goal]
        for side in range(4):
            if not (sides >> side) & 1:
                continue
            beyond = maze.beyond(cell, side)
            if maze.cells[beyond] & FACE_DOWN:
                exits += 1
                for goal in range(3):
                    if GOAL_CELLS[goal] == beyond:
                        after[goal] = 0
            elif maze.is_empty(beyond):
                exits += 1
                for goal in range(3):
                    if self.ways[goal][beyond] < after[goal]:
                        after[goal] = self.ways[goal][beyond]
        for goal in range(3):
            near: i64 = STEP + (500 if after[goal] == 0 else 0)
            gain += self.chances[goal] * (self.distance[goal] - after[goal]) * near // 6
        return gain, exits

    def worth_of_rockfall(self, cell: i64) -> i64:
        """Clear what blocks the way, or break the way."""
        maze = self.state.maze
        tiles = self.state.config.edition.tiles
        tile = maze.tile_at(cell)
        reached = maze.reached(cell)
        is_blind: bool = (tiles.joins[tile] >> 0) & 0xFFFF == blind_joins(tiles.open[tile])
        gain: i64 = 0
        if reached and (is_blind or self.bars(tile) < 0):
            for goal in range(3):
                way: i64 = FAR
                for side in range(4):
                    near = self.ways[goal][maze.beyond(cell, side)] + 1
                    if near < way:
                        way = near
                if way < self.distance[goal]:
                    gain += self.chances[goal] * (self.distance[goal] - way) * STEP // 6
            if self.bars(tile) < 0:
                gain += 1200
        if self.role == GEOLOGIST:
            return 100 - 900 * self.state.config.edition.crystal[tile]
        if not self.is_wrecker:
            return gain - 100 if gain > 0 else -900
        if not reached or is_blind:
            return -500
        # The nearer to the goals a tunnel is cut, the more of it was in vain; but a cut at its root strands it all.
        depth: i64 = cell % 23 - 7
        return (600 + 120 * depth) * self.boldness // 1000 if depth > 0 else 100

    def worth_of_map(self, goal: i64) -> i64:
        if self.chances[goal] == 6 or self.chances[goal] == 0 or (self.state.seen[self.seat] >> goal) & 1:
            return -400
        worth: i64 = 1050 if self.chances[goal] == 2 else 800
        if self.is_wrecker or self.role == GEOLOGIST:
            worth -= 450
        return worth - 20 * self.distance[goal]

    def friendship(self, other: i64) -> i64:
        """Above 0 a friend, below 0 a foe, as far as this seat can tell."""
        if other == self.seat:
            return 1000
        players = self.state.config.players
        if (self.state.seen[players + self.seat] >> other) & 1:
            return self.friendship_of(self.state.roles[other])
        doubt = self.suspicion[other]
        return doubt if self.is_wrecker else -doubt

    def friendship_of(self, role: i64) -> i64:
        """What a dwarf that this seat has inspected is to it."""
        if self.is_wrecker:
            return 600 if role == SABOTEUR or role == PROFITEER else -600
        if role == SABOTEUR:
            return -1000
        if (self.role == BLUE and role == GREEN) or (self.role == GREEN and role == BLUE):
            return -300
        return 400

    def worth_of_hindering(self, target: i64, kinds: i64) -> i64:
        if target == self.seat:
            return -2000
        if self.role == GEOLOGIST:
            return 150 - self.friendship(target) // 10
        friendship = self.friendship(target)
        hindered: i64 = 350 if self.state.lying[target] & HINDERED else 0
        if self.is_wrecker:
            # Whoever moves soon is hindered first.
            players = self.state.config.players
            soon: i64 = (players - (target - self.seat + players) % players) * 40
            return 450 + self.boldness // 2 + soon - hindered - friendship // 2
        if friendship >= -250:
            return -300
        return 350 - friendship - hindered

    def worth_of_helping(self, target: i64, kinds: i64) -> i64:
        if target == self.seat:
            return 900 if self.is_wrecker or self.role == GEOLOGIST else 1700
        if self.is_wrecker or self.role == GEOLOGIST:
            return -200
        friendship = self.friendship(target)
        return 450 + friendship // 2 if friendship > -100 else -500

    def worth_of_discard(self, kind: i64) -> i64:
        """What one keeps is worth more than what one gives away."""
        if self.state.phase == PASSING and self.keep(kind) > 250:
            return -1000
        return 150 - self.keep(kind) // 4

    def keep(self, kind: i64) -> i64:
        """How much a card in the hand is worth to this seat."""
        edition = self.state.config.edition
        shape = edition.shape[kind]
        if shape >= 0:
            return self.keep_path(shape)
        if kind < MEND:
            return 900 if self.is_wrecker else 350
        if kind < ROCKFALL:
            return 500 if not self.is_wrecker else 350
        if kind == ROCKFALL:
            return 850 if self.is_wrecker else 450
        if kind == MAP:
            is_known: bool = self.chances[0] == 6 or self.chances[1] == 6 or self.chances[2] == 6
            return 50 if is_known else 550
        if kind == THEFT:
            return 500
        if kind == TRAP:
            return 700
        return 300

    def keep_path(self, shape: i64) -> i64:
        tiles = self.state.config.edition.tiles
        tile = tiles.first[shape]
        is_blind: bool = tiles.joins[tile] == blind_joins(tiles.open[tile])
        if self.role == GEOLOGIST:
            return 1000 if self.state.config.edition.crystal[tile] else 200
        if self.is_wrecker:
            return 800 if is_blind else 150
        if is_blind:
            return 0
        return 650 if self.bars(tile) >= 0 else 50

    def worth_of_more(self, move: i64) -> i64:
        """The expansion's moves."""
        state = self.state
        edition = state.config.edition
        if move == edition.stop:
            return 120
        if move == edition.theft:
            return 620
        if move >= edition.unburden:
            return self.worth_of_unburdening(move - edition.unburden)
        kind: i64 = HANDS_OFF + (move - edition.hands_off) // SEATS
        target: i64 = (move - edition.hands_off) % SEATS
        if kind == HANDS_OFF:
            return -500 if target == self.seat else 520
        if kind == TRAP:
            return self.worth_of_hindering(target, TRAPPED) + 100
        if kind == FREEDOM:
            return self.worth_of_helping(target, TRAPPED) + 100
        if kind == INSPECTION:
            players = state.config.players
            is_known: bool = (state.seen[players + self.seat] >> target) & 1 == 1
            return -300 if is_known else 480 + abs_of(self.suspicion[target]) // 10
        if kind == SWAP_HATS:
            return self.worth_of_new_hat(target)
        return self.worth_of_swap()

    def worth_of_unburdening(self, hindrance: i64) -> i64:
        """Two cards for freedom: when there is something to dig with."""
        if self.is_wrecker:
            return -200
        paths: i64 = 0
        seat = self.seat
        for i in range(seat * HAND, seat * HAND + self.state.hand_count[seat]):
            if self.keep(self.state.hands[i]) >= 500:
                paths += 1
        is_last: bool = self.state.lying[seat] & HINDERED & ~(1 << hindrance) == 0
        return 250 + 150 * paths if is_last and paths >= 2 else -200

    def worth_of_new_hat(self, target: i64) -> i64:
        if target == self.seat:
            # A saboteur whose cause is lost, or a digger who will not make it, tries another hat.
            is_late: bool = self.state.deck_left < 12
            if self.is_wrecker:
                return 500 if self.closest <= 1 else -400
            return 350 if is_late and self.closest >= 5 else -400
        friendship = self.friendship(target)
        return 200 - friendship if friendship < -300 else -100

    def worth_of_swap(self) -> i64:
        """Another hand, when this one is poor."""
        seat = self.seat
        total: i64 = 0
        count = self.state.hand_count[seat]
        for i in range(seat * HAND, seat * HAND + count):
            total += self.keep(self.state.hands[i])
        return 650 - total // count if count > 0 else 600


def abs_of(number: i64) -> i64:
    return number if number >= 0 else -number


def blind_joins(sides: i64) -> i64:
    """What Shape.joins is for a card on which nothing meets."""
    packed: i64 = 0
    for side in range(4):
        if (sides >> side) & 1:
            packed |= 1 << (5 * side)
    return packed


def gold_chances(state: SaboteurState, seat: i64) -> vec[i64]:
    """In sixths: how likely each goal is the gold to who knows what this seat knows."""
    chances = vec[i64]([0, 0, 0])
    unknown: i64 = 0
    for goal in range(3):
        is_open: bool = state.maze.cells[GOAL_CELLS[goal]] & FACE_DOWN == 0
        if is_open or (state.seen[seat] >> goal) & 1:
            if state.goals[goal] == GOLD:
                chances[0] = 0
                chances[1] = 0
                chances[2] = 0
                chances[goal] = 6
                return chances
        else:
            chances[goal] = 1
            unknown += 1
    for goal in range(3):
        chances[goal] = chances[goal] * 6 // unknown
    return chances


def cards_to_goal(state: SaboteurState, goal: i64) -> vec[i64]:
    """By cell: how many cards, laid from this empty cell on, would reach a goal."""
    is_open: bool = state.maze.cells[goal] & FACE_DOWN == 0
    return vec[i64]([FAR] * len(state.maze.cells)) if is_open else state.maze.tiles_to(goal, FAR)


def suspicions(state: SaboteurState, seat: i64) -> vec[i64]:
    """By seat: how much what it did in public looks like a saboteur's work; below 0 like a miner's."""
    players = state.config.players
    edition = state.config.edition
    tiles = edition.tiles
    doubts = vec[i64]([0] * int(players))
    entries = state.observed(seat)
    begin: i64 = len(entries)
    while begin > 0 and seen_code(entries[begin - 1]) != LAID_GOALS:
        begin -= 1
    laid = vec[i64]([-1] * 437)
    for i in range(begin, len(entries)):
        code = seen_code(entries[i])
        actor = seen_actor(entries[i])
        if code < 0 or actor < 0 or code >= edition.discard:
            continue
        if code < edition.break_tool:
            tile: i64 = code % edition.layable
            cell = CELL[code // edition.layable]
            laid[cell] = tile
            is_blind: bool = tiles.joins[tile] == blind_joins(tiles.open[tile])
            doubts[actor] += 300 if is_blind else -60 if cell % 23 > 7 else 0
        elif code < edition.mend:
            target: i64 = (code - edition.break_tool) % SEATS
            if target != actor:
                # To hinder one who looks honest is suspect; to hinder a suspect is not.
                doubts[actor] += 180 if doubts[target] < 150 else -60
        elif code < edition.rockfall:
            target = (code - edition.mend) % SEATS
            if target != actor:
                doubts[actor] += -80 if doubts[target] < 150 else 60
        elif code < edition.map:
            cell = CELL[code - edition.rockfall]
            tile = laid[cell]
            if tile >= 0:
                was_blind: bool = tiles.joins[tile] == blind_joins(tiles.open[tile])
                doubts[actor] += -200 if was_blind else 350
            laid[cell] = -1
    doubts[seat] = 0
    return doubts
