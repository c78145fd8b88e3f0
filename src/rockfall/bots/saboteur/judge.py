"""What a sensible dwarf does. Compiled; worth is counted in thousandths of a step towards the gold.

Every function looks only at what the seat it moves for may know: the public table, its own hand and role, the goals and
dwarfs it has seen. So it may be used for any seat of an imagined world.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.policy import Favourite
from rockfall.bots.saboteur.belief import Opinion, opinion_at
from rockfall.bots.saboteur.ways import FAR, STEP, SURE, Ways, is_blind, steps_in
from rockfall.core.rng import Rng
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import FACE_DOWN
from rockfall.games.maze.tiles import SIDES
from rockfall.games.saboteur import codes
from rockfall.games.saboteur.codes import SEATS
from rockfall.games.saboteur.edition import (
    BLUE,
    BOARD,
    BOSS,
    BREAK,
    BROKEN,
    CELL,
    CELLS,
    GEOLOGIST,
    GOAL_CELLS,
    GOLD,
    GREEN,
    HAND,
    HINDERED,
    MAP,
    MEND,
    PROFITEER,
    ROCKFALL,
    ROLE_COUNT,
    SABOTEUR,
    THEFT,
    TOOL_COUNT,
    TRAP,
    TRAPPED,
    WAY_BEGIN,
    WAY_TOOL,
)
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.state import LAID_GOALS, PASSING, STEALING, TAKING


@final
class Manner:
    """How a player weighs things up: here as a sensible one does."""

    def __init__(self) -> None:
        self.is_attentive: bool = False
        # How boldly a saboteur works, in thousandths, while the gold is far, nearer, and near.
        self.bold_far: i64 = 350
        self.bold_nearer: i64 = 650
        self.bold_near: i64 = 1000
        # What a saboteur's hindering is worth.
        self.wreck_worth: i64 = 450
        # A digger hinders players no friendlier than this; what that is worth; less on a player already hindered.
        self.break_below: i64 = -250
        self.break_worth: i64 = 350
        self.again: i64 = 350
        # A digger helps whom it finds a better friend than this, and what that is worth.
        self.mend_above: i64 = -100
        self.mend_worth: i64 = 450
        # With the expansion: to place a theft, and to trap anybody.
        self.theft_worth: i64 = 620
        self.trap_worth: i64 = 0


def attentive_manner(is_expansion: bool) -> Manner:
    """An attentive player knows its friends better, so it helps them more; to hinder foes costs a turn, too."""
    manner = Manner()
    manner.is_attentive = True
    # A saboteur's paths come first: tools are broken when there is nothing to bar the way with.
    manner.bold_far = 700
    manner.bold_nearer = 1000
    manner.wreck_worth = -100
    if is_expansion:
        manner.mend_above = 0
        manner.mend_worth = 600
        manner.break_worth = 200
        manner.theft_worth = 1500
        manner.trap_worth = 400
    else:
        manner.mend_above = -300
        manner.mend_worth = 1100
        manner.break_worth = -200
    return manner


SENSIBLE: Final = Manner()
ATTENTIVE: Final = attentive_manner(False)
ATTENTIVE_MORE: Final = attentive_manner(True)


def sensible_move(state: SaboteurState, seat: i64, rng: Rng) -> i64:
    """The move a sensible player makes for this seat, whose turn it is."""
    return move_of(state, seat, SENSIBLE, rng)


def attentive_move(state: SaboteurState, seat: i64, rng: Rng) -> i64:
    """The move of one who also reads the table."""
    return move_of(state, seat, ATTENTIVE_MORE if state.config.is_expansion else ATTENTIVE, rng)


def move_of(state: SaboteurState, seat: i64, manner: Manner, rng: Rng) -> i64:
    if state.phase == TAKING:
        return most_gold(state)
    if state.phase == STEALING:
        return richest(state, seat)
    judge = Judge(state, seat, manner)
    moves = state.legal_moves()
    best = Favourite(rng)
    for i in range(len(moves)):
        best.offer(moves[i], judge.worth(moves[i]))
    return best.move


def most_gold(state: SaboteurState) -> i64:
    """S20: the card with the most nuggets."""
    moves = state.legal_moves()
    return moves[len(moves) - 1]


def richest(state: SaboteurState, seat: i64) -> i64:
    """E15: steal from whoever has most; with the expansion everybody can work out who that is."""
    best: i64 = SEATS
    for other in range(state.config.players):
        if other != seat and state.gold[other] > 0 and (best == SEATS or state.gold[other] > state.gold[best]):
            best = other
    return state.config.edition.codes.code(codes.STEAL, best)


@final
class Judge:
    """How one seat sees the table."""

    def __init__(self, state: SaboteurState, seat: i64, manner: Manner = SENSIBLE) -> None:
        self.state: SaboteurState = state
        self.seat: i64 = seat
        self.role: i64 = state.roles[seat]
        # A geologist has neither friends nor foes: with an opinion it earned no more (docs/bots/saboteur-attentive.md).
        self.manner: Manner = SENSIBLE if self.role == GEOLOGIST else manner
        self.ways: Ways = Ways(state.maze, steps_in(state.maze))
        self.opinion: Opinion | None = opinion_at(state, seat) if self.manner.is_attentive else None
        self.chances: vec[i64] = self.gold_chances()
        self.friends: vec[i64] = vec[i64]([0] * int(state.config.players))  # by seat: above 0 a friend, below 0 a foe
        self.suspicion: vec[i64] = vec[i64]([0] * int(state.config.players))
        self.closest: i64 = self.ways.closest(self.chances)
        self.is_wrecker: bool = self.role == SABOTEUR
        self.meet_players()
        # A saboteur shows colours when the gold is near.
        self.boldness: i64 = self.manner.bold_far
        if self.closest <= 3:
            self.boldness = self.manner.bold_near
        elif self.closest <= 5:
            self.boldness = self.manner.bold_nearer
        self.unseen: vec[i64] = self.unseen_cards() if self.manner.is_attentive else vec[i64]()

    def unseen_cards(self) -> vec[i64]:
        """By kind: cards that others hold or that may still be drawn, and some that they discarded face down."""
        state = self.state
        edition = state.config.edition
        left = state.config.copies[:]
        for kind in range(edition.kinds):
            left[kind] -= state.spent[kind]
        for i in range(state.maze.laid_count):
            left[edition.kind_of[state.maze.tile_at(state.maze.laid[i])]] -= 1
        for other in range(state.config.players):
            for tool in range(TOOL_COUNT):
                left[BREAK + tool] -= (state.lying[other] >> tool) & 1
        for i in range(self.seat * HAND, self.seat * HAND + state.hand_count[self.seat]):
            left[state.hands[i]] -= 1
        return left

    def gold_chances(self) -> vec[i64]:
        opinion = self.opinion
        if opinion is None:
            return known_chances(self.state, self.seat)
        chances = vec[i64]([0] * GOALS)
        for goal in range(GOALS):
            chances[goal] = rounded(opinion.chance_of_gold(goal) * SURE)
        return chances

    def meet_players(self) -> None:
        """Who is a friend, as far as this seat can tell."""
        state = self.state
        players = state.config.players
        opinion = self.opinion
        if opinion is None:
            self.suspicion = suspicions(state, self.seat)
        for other in range(players):
            if other == self.seat:
                self.friends[other] = 1000
            elif opinion is not None:
                self.friends[other] = self.expected_friendship(opinion, other)
            elif (state.seen[players + self.seat] >> other) & 1:
                self.friends[other] = self.friendship_of(state.roles[other])
            else:
                self.friends[other] = self.suspicion[other] if self.is_wrecker else -self.suspicion[other]

    def expected_friendship(self, opinion: Opinion, other: i64) -> i64:
        total: float = 0.0
        for role in range(ROLE_COUNT):
            total += opinion.chance(other, role) * float(self.friendship_of(role))
        return rounded(total)

    # -- worth of moves -------------------------------------------------------------------------

    def worth(self, move: i64) -> i64:
        edition = self.state.config.edition
        kind = edition.codes.kind_of(move)
        operand: i64 = move - edition.codes.first[kind]
        if kind == codes.LAY_PATH:
            return self.worth_of_path(CELL[operand // edition.layable], operand % edition.layable)
        if kind == codes.BREAK_TOOL:
            return self.worth_of_hindering(operand % SEATS, BROKEN)
        if kind == codes.MEND_TOOL:
            return self.worth_of_helping(operand % SEATS, BROKEN)
        if kind == codes.LET_FALL:
            return self.worth_of_rockfall(CELL[operand])
        if kind == codes.READ_MAP:
            return self.worth_of_map(operand)
        if kind == codes.DISCARD:
            return self.worth_of_discard(operand)
        return self.worth_of_more(kind, operand)

    def worth_of_path(self, cell: i64, tile: i64) -> i64:
        """How much nearer the gold is afterwards, for a digger; how much farther, for a hinderer."""
        exits = self.ways.attempt(cell, tile)
        gain = self.ways.gain(self.chances)
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
        if self.opinion is not None and (edition.bars_blue[tile] or edition.bars_green[tile]):
            return self.bars_some(tile)
        return 0

    def bars_some(self, tile: i64) -> i64:
        """Those who win with either team share with fewer if one is kept out; the boss loses if both are (E10, E12)."""
        if self.role == PROFITEER:
            return 1
        if self.role != BOSS:
            return 0
        edition = self.state.config.edition
        maze = self.state.maze
        for i in range(maze.laid_count):
            laid = maze.tile_at(maze.laid[i])
            if edition.bars_green[laid] if edition.bars_blue[tile] else edition.bars_blue[laid]:
                return -1
        return 1

    def worth_of_rockfall(self, cell: i64) -> i64:
        """Clear what blocks the way, or break the way."""
        maze = self.state.maze
        tile = maze.tile_at(cell)
        reached = maze.reached(cell)
        ends_here = is_blind(maze, tile)
        gain: i64 = 0
        if reached and (ends_here or self.bars(tile) < 0):
            for goal in range(GOALS):
                way: i64 = FAR
                for side in range(SIDES):
                    near = self.ways.steps[goal][maze.beyond(cell, side)] + 1
                    if near < way:
                        way = near
                if way < self.ways.distance[goal]:
                    gain += self.chances[goal] * (self.ways.distance[goal] - way) * STEP // SURE
            if self.bars(tile) < 0:
                gain += 1200
        if self.role == GEOLOGIST:
            return 100 - 900 * self.state.config.edition.crystal[tile]
        if not self.is_wrecker:
            return gain - 100 if gain > 0 else -900
        if not reached or ends_here:
            return -500
        # The nearer to the goals a tunnel is cut, the more of it was in vain; but a cut at its root strands it all.
        depth: i64 = BOARD.column_of(cell)
        return (600 + 120 * depth) * self.boldness // 1000 if depth > 0 else 100

    def worth_of_map(self, goal: i64) -> i64:
        if self.chances[goal] == SURE or self.chances[goal] == 0 or (self.state.seen[self.seat] >> goal) & 1:
            return -400
        worth: i64 = 1050 if self.chances[goal] == SURE // GOALS else 800
        if self.opinion is not None:
            worth = self.worth_of_certainty()
        if self.is_wrecker or self.role == GEOLOGIST:
            worth -= 450
        return worth - 20 * self.ways.distance[goal]

    def worth_of_certainty(self) -> i64:
        """The less one knows of the gold the more a look is worth."""
        doubt: i64 = SURE * SURE
        for goal in range(GOALS):
            doubt -= self.chances[goal] * self.chances[goal]
        return 1575 * doubt // (SURE * SURE)

    def friendship(self, other: i64) -> i64:
        """Above 0 a friend, below 0 a foe, as far as this seat can tell."""
        return self.friends[other]

    def friendship_of(self, role: i64) -> i64:
        """What a dwarf of this role is to this seat."""
        if self.is_wrecker:
            return 600 if role == SABOTEUR or role == PROFITEER else -600
        if role == SABOTEUR:
            return -1000
        if (self.role == BLUE and role == GREEN) or (self.role == GREEN and role == BLUE):
            return -300 if self.opinion is None else -600
        return 400

    def worth_of_hindering(self, target: i64, kinds: i64) -> i64:
        if target == self.seat:
            return -2000
        if self.role == GEOLOGIST:
            return 150 - self.friendship(target) // 10
        if kinds == TRAPPED and self.opinion is not None and not self.is_wrecker:
            # Players trapped at the end get nothing, and the others more (E12, E14).
            return self.manner.trap_worth - self.friendship(target) // 2
        friendship = self.friendship(target)
        hindered: i64 = self.manner.again if self.state.lying[target] & HINDERED else 0
        if self.is_wrecker:
            # Whoever moves soon is hindered first.
            players = self.state.config.players
            soon: i64 = (players - (target - self.seat + players) % players) * 40
            return self.manner.wreck_worth + self.boldness // 2 + soon - hindered - friendship // 2
        if friendship >= self.manner.break_below:
            return -300
        return self.manner.break_worth - friendship - hindered

    def worth_of_helping(self, target: i64, kinds: i64) -> i64:
        if target == self.seat:
            return 900 if self.is_wrecker or self.role == GEOLOGIST else 1700
        if self.is_wrecker or self.role == GEOLOGIST:
            return -200
        friendship = self.friendship(target)
        return self.manner.mend_worth + friendship // 2 if friendship > self.manner.mend_above else -500

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
        if kind < ROCKFALL and self.opinion is not None and not self.mends_something(kind):
            return 0
        if kind < ROCKFALL:
            return 500 if not self.is_wrecker else 350
        if kind == ROCKFALL:
            return 850 if self.is_wrecker else 450
        if kind == MAP:
            return 50 if self.is_gold_known() else 550
        if kind == THEFT:
            return 500
        if kind == TRAP:
            return 700
        return 300

    def is_gold_known(self) -> bool:
        """Whether it is all but certain where the gold lies."""
        for goal in range(GOALS):
            if self.chances[goal] * 10 >= SURE * 9:
                return True
        return False

    def keep_path(self, shape: i64) -> i64:
        maze = self.state.maze
        tile = maze.tiles.first[shape]
        ends_here = is_blind(maze, tile)
        if self.role == GEOLOGIST:
            return 1000 if self.state.config.edition.crystal[tile] else 200
        if self.is_wrecker:
            return 800 if ends_here else 150
        if ends_here:
            return 0
        if self.bars(tile) < 0:
            return 50
        return 650 if self.opinion is None else 500 + 60 * open_sides(maze.tiles.open[tile])

    def mends_something(self, kind: i64) -> bool:
        """Whether a repair may still be needed: a tool is broken, or may be."""
        for way in range(WAY_BEGIN[kind - MEND], WAY_BEGIN[kind - MEND + 1]):
            tool = WAY_TOOL[way]
            if self.unseen[BREAK + tool] > 0:
                return True
            for other in range(self.state.config.players):
                if (self.state.lying[other] >> tool) & 1 and self.friends[other] > -300:
                    return True
        return False

    def worth_of_more(self, kind: i64, target: i64) -> i64:
        """The expansion's moves; their operand is a player, or a hindrance."""
        state = self.state
        if kind == codes.STOP:
            return 120
        if kind == codes.PLACE_THEFT:
            return self.manner.theft_worth
        if kind == codes.UNBURDEN:
            return self.worth_of_unburdening(target)
        if kind == codes.TAKE_HANDS_OFF:
            return -500 if target == self.seat else 520
        if kind == codes.SET_TRAP:
            return self.worth_of_hindering(target, TRAPPED) + 100
        if kind == codes.SET_FREE:
            return self.worth_of_helping(target, TRAPPED) + 100
        if kind == codes.INSPECT:
            players = state.config.players
            is_known: bool = (state.seen[players + self.seat] >> target) & 1 == 1
            return -300 if is_known else 480 + self.doubt(target)
        if kind == codes.EXCHANGE_HATS:
            return self.worth_of_new_hat(target)
        return self.worth_of_swap()

    def doubt(self, other: i64) -> i64:
        """How much an inspection would tell."""
        opinion = self.opinion
        if opinion is None:
            return abs_of(self.suspicion[other]) // 10
        unknown: float = 1.0
        for role in range(ROLE_COUNT):
            unknown -= opinion.chance(other, role) * opinion.chance(other, role)
        return rounded(100.0 * unknown) - 50

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


def open_sides(sides: i64) -> i64:
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)


def rounded(number: float) -> i64:
    return math.floor(number + 0.5)


def abs_of(number: i64) -> i64:
    return number if number >= 0 else -number


def known_chances(state: SaboteurState, seat: i64) -> vec[i64]:
    """How likely each goal is the gold, given what this seat knows."""
    chances = vec[i64]([0] * GOALS)
    unknown: i64 = 0
    for goal in range(GOALS):
        is_open: bool = state.maze.cells[GOAL_CELLS[goal]] & FACE_DOWN == 0
        if is_open or (state.seen[seat] >> goal) & 1:
            if state.goals[goal] == GOLD:
                chances[0] = 0
                chances[1] = 0
                chances[2] = 0
                chances[goal] = SURE
                return chances
        else:
            chances[goal] = 1
            unknown += 1
    for goal in range(GOALS):
        chances[goal] = chances[goal] * SURE // unknown
    return chances


def suspicions(state: SaboteurState, seat: i64) -> vec[i64]:
    """By seat: how much what it did in public looks like a saboteur's work; below 0 like a miner's."""
    players = state.config.players
    edition = state.config.edition
    doubts = vec[i64]([0] * int(players))
    entries = state.observed(seat)
    begin: i64 = len(entries)
    while begin > 0 and seen_code(entries[begin - 1]) != LAID_GOALS:
        begin -= 1
    laid = vec[i64]([-1] * CELLS)
    for i in range(begin, len(entries)):
        code = seen_code(entries[i])
        actor = seen_actor(entries[i])
        kind = edition.codes.kind_of(code)
        if code < 0 or actor < 0:
            continue
        operand = edition.codes.operand(code)
        if kind == codes.LAY_PATH:
            tile: i64 = operand % edition.layable
            cell = CELL[operand // edition.layable]
            laid[cell] = tile
            doubts[actor] += 300 if is_blind(state.maze, tile) else -60 if BOARD.column_of(cell) > 0 else 0
        elif kind == codes.BREAK_TOOL:
            target: i64 = operand % SEATS
            if target != actor:
                # Hindering somebody who looks honest is suspect; hindering a suspect is not.
                doubts[actor] += 180 if doubts[target] < 150 else -60
        elif kind == codes.MEND_TOOL:
            target = operand % SEATS
            if target != actor:
                doubts[actor] += -80 if doubts[target] < 150 else 60
        elif kind == codes.LET_FALL:
            cell = CELL[operand]
            tile = laid[cell]
            if tile >= 0:
                doubts[actor] += -200 if is_blind(state.maze, tile) else 350
            laid[cell] = -1
    doubts[seat] = 0
    return doubts
