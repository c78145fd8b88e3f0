"""Who is who, and where the gold lies: what follows from all that one seat saw this round. Compiled.

Certain knowledge comes first: its own dwarf, inspected dwarfs, dwarfs that are used up, goals looked at and opened.
The rest is conduct: every public move is one of a few acts, and a table says how often each role does it, in such a
position. What somebody who looked at a goal does depends on what it saw there, so conduct also tells of the gold.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.bots.belief import Belief, habits
from rockfall.bots.saboteur.habits import BASE_HABITS, MORE_HABITS
from rockfall.bots.saboteur.ways import STRAIGHT, SURE, Ways, is_blind
from rockfall.core.rng import Rng
from rockfall.core.rows import shuffled
from rockfall.core.state import seen_actor, seen_code
from rockfall.games.maze.maze import FACE_DOWN, Maze
from rockfall.games.saboteur import cards
from rockfall.games.saboteur.edition import (
    CELL,
    FREEDOM,
    GOAL_CELLS,
    GOLD,
    HANDS_OFF,
    HINDERED,
    INSPECTION,
    ROLE_COUNT,
    SABOTEUR,
    SEATS,
    SWAP_HANDS,
    SWAP_HATS,
    TRAP,
    TRAPPED,
    WAY_TOOL,
    Config,
    Edition,
)
from rockfall.games.saboteur.rules import (
    DEALT_ROLE,
    DISCARDED,
    DREW,
    LAID_GOALS,
    LAY_OUT_GOLD,
    NEW_HAT,
    OPENED,
    SAW_ROLE,
    SaboteurState,
)
from rockfall.games.saboteur.view import UNKNOWN, SaboteurView
from rockfall.games.saboteur.worlds import imagine

# Acts: what a move looks like to somebody who does not know who made it. Three in a row are by how suspect that one is
# on whom it is done: trusted, unknown, suspect.
LAY_WELL: Final = 0  # a good step nearer to the gold, as far as the actor knows
LAY_ON: Final = 1  # a little nearer
LAY_IDLE: Final = 2
LAY_ASTRAY: Final = 3  # a little farther
LAY_AWAY: Final = 4
BLIND: Final = 5  # a dead end that costs nothing
BLIND_AWAY: Final = 6  # a dead end in the way
BREAKS: Final = 7
MEND_OWN: Final = 10
MENDS: Final = 11
CLEAR: Final = 14  # a rockfall on a dead end
CUT: Final = 15  # ... on a tunnel
FELL_IDLE: Final = 16  # ... on what is cut off
MAP_NEW: Final = 17
MAP_OLD: Final = 18  # a look that tells the actor nothing
DISCARD: Final = 19
BASE_ACTS: Final = 20
CRYSTAL_ON: Final = 20
CRYSTAL: Final = 21
BAR_BLUE_ON: Final = 22
BAR_BLUE: Final = 23
BAR_GREEN_ON: Final = 24
BAR_GREEN: Final = 25
UNBAR_BLUE: Final = 26
UNBAR_GREEN: Final = 27
FELL_CRYSTAL: Final = 28
STEAL: Final = 29
HANDS_OFF_IT: Final = 30
EXCHANGE: Final = 31
INSPECT: Final = 32
HAT_OWN: Final = 33
HATS: Final = 34
TRAPS: Final = 37
FREE_OWN: Final = 40
FREES: Final = 41
UNBURDEN: Final = 44
MORE_ACTS: Final = 45

# Positions: how near the gold is (three), free or hindered, cards left to draw or not.
POSITIONS: Final = 12
CASES: Final = 3  # the gold lies at one of three goals

FLOOR: Final = 0.04  # how much of everybody's conduct is unaccountable
TEMPER: Final = 0.8  # conduct of one player is not independent from move to move: it goes by the same hand

BASE_TABLE: Final = habits(BASE_HABITS, FLOOR)
MORE_TABLE: Final = habits(MORE_HABITS, FLOOR)


@final
class Watcher:
    """Follows the public moves of one round, and keeps what each says about the player who made it."""

    def __init__(self, config: Config, observations: vec[i64], seat: i64) -> None:
        players = config.players
        edition = config.edition
        self.config: Config = config
        self.seat: i64 = seat
        self.edition: Edition = edition
        self.acts: i64 = MORE_ACTS if config.is_expansion else BASE_ACTS
        self.table: vec[float] = MORE_TABLE if config.is_expansion else BASE_TABLE
        self.begin: i64 = len(observations)
        while self.begin > 0 and seen_code(observations[self.begin - 1]) != LAID_GOALS:
            self.begin -= 1
        hats: i64 = 0
        for i in range(self.begin, len(observations)):
            code = seen_code(observations[i])
            if edition.swap_hats <= code < edition.trap:
                hats += 1
        if self.begin == 0:
            self.begin = len(observations)  # nothing has been dealt
        self.belief: Belief = Belief([int(count) for count in config.dwarfs], players + hats, CASES)
        self.place: vec[i64] = vec[i64]([int(other) for other in range(players)])  # by seat: where its dwarf counts
        self.known: vec[i64] = vec[i64]([UNKNOWN] * int(players + hats))  # by place: what this seat knows for certain
        self.maze: Maze = config.maze.copy()
        self.ways: Ways = Ways(self.maze, STRAIGHT)
        self.is_changed: bool = False  # whether the ways have to be looked at again
        self.lying: vec[i64] = vec[i64]([0] * int(players))
        self.looked: vec[i64] = vec[i64]([0] * int(players))  # by seat: goals looked at
        self.opened: i64 = 0  # goals
        self.deck_left: i64 = config.card_count - config.set_aside
        self.chances: vec[i64] = vec[i64]([0, 0, 0])
        self.deeds: vec[i64] = vec[i64]()  # by deed: who did it (a place), then by case position and act
        self.follow(observations)

    # -- following ----------------------------------------------------------------------------------

    def follow(self, observations: vec[i64]) -> None:
        edition = self.edition
        players = self.config.players
        dealt: i64 = 0  # dwarfs dealt so far: they are dealt in the order of seats
        new_hat: i64 = -1  # who is about to get another dwarf
        passing: i64 = -1  # who is discarding more than one card
        inspected: i64 = 0
        for i in range(self.begin, len(observations)):
            code = seen_code(observations[i])
            actor = seen_actor(observations[i])
            if code < 0:
                if DREW - SEATS < code <= DREW:
                    self.deck_left -= 1
                    passing = -1
                elif DEALT_ROLE - SEATS < code <= DEALT_ROLE:
                    dealt += 1
                elif code == DISCARDED:
                    if passing != actor:
                        self.note_same(actor, DISCARD)
                    passing = actor
                elif OPENED - 9 < code <= OPENED:
                    self.open_goal((OPENED - code) // 3, (OPENED - code) % 3)
                elif SAW_ROLE - ROLE_COUNT < code <= SAW_ROLE and actor == self.seat:
                    self.known[self.place[inspected]] = SAW_ROLE - code
                continue
            if actor < 0:
                if edition.draw <= code < edition.lay_out:
                    self.deck_left -= 1
                    passing = -1
                elif edition.deal_role <= code < edition.draw:
                    receiver: i64 = dealt if dealt < players else new_hat
                    if receiver == self.seat:
                        self.known[self.place[receiver]] = code - edition.deal_role
                    dealt += 1
                continue
            if edition.discard <= code < edition.take:
                if passing != actor:
                    self.note_same(actor, DISCARD)
                passing = actor
            elif code < edition.discard:
                self.see(actor, code)
            elif edition.theft <= code < edition.steal:
                if edition.inspect <= code < edition.swap_hats:
                    inspected = code - edition.inspect
                elif edition.unburden <= code:
                    passing = actor
                self.see_more(actor, code)
                if edition.swap_hats <= code < edition.trap:
                    new_hat = code - edition.swap_hats
                    self.place[new_hat] = players + self.hats_gone()

    def hats_gone(self) -> i64:
        """How many dwarfs have been laid away so far."""
        gone: i64 = 0
        for seat in range(self.config.players):
            if self.place[seat] - self.config.players + 1 > gone:
                gone = self.place[seat] - self.config.players + 1
        return gone

    def open_goal(self, goal: i64, shows: i64) -> None:
        maze = self.maze
        cell = GOAL_CELLS[goal]
        tile = self.edition.goal[shows]
        lit: i64 = (maze.cells[cell] >> 8) & 15
        maze.place(cell, tile if maze.tiles.open[tile] & lit else tile + 1)
        while maze.next_touched() >= 0:
            pass
        self.opened |= 1 << goal
        self.is_changed = True
        if shows == GOLD:
            self.gold_is_at(goal)
        else:
            self.belief.rule_out_case(goal)

    def gold_is_at(self, goal: i64) -> None:
        for other in range(3):
            if other != goal:
                self.belief.rule_out_case(other)

    # -- acts ---------------------------------------------------------------------------------------

    def see(self, actor: i64, code: i64) -> None:
        """A move of the base game."""
        edition = self.edition
        if code < edition.break_tool:
            cell = CELL[code // edition.layable]
            tile: i64 = code % edition.layable
            self.see_path(actor, cell, tile)
            self.maze.lay(cell, tile)
            while self.maze.next_touched() >= 0:
                pass
            self.is_changed = True
        elif code < edition.mend:
            tool: i64 = (code - edition.break_tool) // SEATS
            target: i64 = (code - edition.break_tool) % SEATS
            self.note_same(actor, BREAKS + self.repute(target))
            self.lying[target] |= 1 << tool
        elif code < edition.rockfall:
            tool = WAY_TOOL[(code - edition.mend) // SEATS]
            target = (code - edition.mend) % SEATS
            self.note_same(actor, MEND_OWN if target == actor else MENDS + self.repute(target))
            self.lying[target] &= ~(1 << tool)
        elif code < edition.map:
            cell = CELL[code - edition.rockfall]
            self.note_same(actor, self.act_of_rockfall(cell))
            self.maze.remove(cell)
            self.is_changed = True
        else:
            goal: i64 = code - edition.map
            row = self.new_deed(actor)
            for case in range(CASES):
                self.set_chances(actor, case)
                is_news: bool = 0 < self.chances[goal] < SURE
                self.put(row, case, MAP_NEW if is_news else MAP_OLD)
            self.count(row)
            self.looked[actor] |= 1 << goal

    def see_path(self, actor: i64, cell: i64, tile: i64) -> None:
        edition = self.edition
        self.look()
        self.ways.attempt(cell, tile)
        row = self.new_deed(actor)
        for case in range(CASES):
            self.set_chances(actor, case)
            gain = self.ways.gain(self.chances)
            act: i64 = LAY_IDLE
            if edition.crystal[tile]:
                act = CRYSTAL_ON if gain > 0 else CRYSTAL
            elif edition.bars_blue[tile]:
                act = BAR_BLUE_ON if gain > 0 else BAR_BLUE
            elif edition.bars_green[tile]:
                act = BAR_GREEN_ON if gain > 0 else BAR_GREEN
            elif is_blind(self.maze, tile):
                act = BLIND_AWAY if gain < 0 else BLIND
            elif gain >= 600:
                act = LAY_WELL
            elif gain > 0:
                act = LAY_ON
            elif gain <= -600:
                act = LAY_AWAY
            elif gain < 0:
                act = LAY_ASTRAY
            self.put(row, case, act)
        self.count(row)

    def act_of_rockfall(self, cell: i64) -> i64:
        maze = self.maze
        tile = maze.tile_at(cell)
        if not maze.reached(cell):
            return FELL_IDLE
        if self.edition.bars_blue[tile]:
            return UNBAR_BLUE
        if self.edition.bars_green[tile]:
            return UNBAR_GREEN
        if is_blind(maze, tile):
            return CLEAR
        return FELL_CRYSTAL if self.edition.crystal[tile] else CUT

    def see_more(self, actor: i64, code: i64) -> None:
        """A move of the expansion."""
        edition = self.edition
        if code == edition.theft:
            self.note_same(actor, STEAL)
            return
        if code >= edition.unburden:
            self.note_same(actor, UNBURDEN)
            self.lying[actor] &= ~(1 << (code - edition.unburden))
            return
        kind: i64 = HANDS_OFF + (code - edition.hands_off) // SEATS
        target: i64 = (code - edition.hands_off) % SEATS
        if kind == HANDS_OFF:
            self.note_same(actor, HANDS_OFF_IT)
        elif kind == SWAP_HANDS:
            self.note_same(actor, EXCHANGE)
        elif kind == INSPECTION:
            self.note_same(actor, INSPECT)
        elif kind == SWAP_HATS:
            self.note_same(actor, HAT_OWN if target == actor else HATS + self.repute(target))
        elif kind == TRAP:
            self.note_same(actor, TRAPS + self.repute(target))
            self.lying[target] |= TRAPPED
        elif kind == FREEDOM:
            self.note_same(actor, FREE_OWN if target == actor else FREES + self.repute(target))
            self.lying[target] &= ~TRAPPED

    # -- what an act says -----------------------------------------------------------------------------

    def look(self) -> None:
        if self.is_changed:
            self.ways = Ways(self.maze, STRAIGHT)
            self.is_changed = False

    def set_chances(self, actor: i64, case: i64) -> None:
        """How likely each goal is the gold to the actor, if it lies where this case says."""
        chances = self.chances
        looked = self.looked[actor] | self.opened
        unknown: i64 = 0
        for goal in range(3):
            chances[goal] = 0 if (looked >> goal) & 1 else 1
            unknown += chances[goal]
        if (looked >> case) & 1:
            for goal in range(3):
                chances[goal] = SURE if goal == case else 0
        else:
            for goal in range(3):
                chances[goal] = chances[goal] * SURE // unknown

    def new_deed(self, actor: i64) -> i64:
        row: i64 = len(self.deeds)
        self.deeds = append(self.deeds, self.place[actor])
        self.look()
        for case in range(CASES):
            self.set_chances(actor, case)
            closest = self.ways.closest(self.chances)
            position: i64 = 0 if closest <= 2 else 1 if closest <= 4 else 2
            if self.lying[actor] & HINDERED:
                position += 3
            if self.deck_left <= 0:
                position += 6
            self.deeds = append(self.deeds, position * self.acts)
        return row

    def put(self, row: i64, case: i64, act: i64) -> None:
        self.deeds[row + 1 + case] += act

    def note_same(self, actor: i64, act: i64) -> None:
        """An act that is the same wherever the gold lies."""
        row = self.new_deed(actor)
        for case in range(CASES):
            self.put(row, case, act)
        self.count(row)

    def count(self, row: i64) -> None:
        """Let a deed speak for and against each role."""
        place = self.deeds[row]
        size: i64 = POSITIONS * self.acts
        for role in range(ROLE_COUNT):
            if self.belief.heap[role] > 0:
                for case in range(CASES):
                    at: i64 = role * size + self.deeds[row + 1 + case]
                    self.belief.notice(case, place, role, TEMPER * self.table[at])

    def doubt(self, seat: i64) -> float:
        """How many times likelier than not a saboteur this seat looks to everybody than before it did anything."""
        belief = self.belief
        place = self.place[seat]
        most: float = -1e9
        for role in range(ROLE_COUNT):
            if belief.heap[role] > 0:
                for case in range(CASES):
                    log = belief.logs[(case * belief.places + place) * ROLE_COUNT + role]
                    if log > most:
                        most = log
        bad: float = 0.0
        good: float = 0.0
        good_count: float = 0.0
        for role in range(ROLE_COUNT):
            if belief.heap[role] > 0:
                weight: float = 0.0
                for case in range(CASES):
                    weight += math.exp(belief.logs[(case * belief.places + place) * ROLE_COUNT + role] - most)
                if role == SABOTEUR:
                    bad = weight
                else:
                    good += weight * float(belief.heap[role])
                    good_count += float(belief.heap[role])
        return bad * good_count / good

    def repute(self, seat: i64) -> i64:
        """0 trusted, 1 unknown, 2 suspect: as everybody can see."""
        doubt = self.doubt(seat)
        return 0 if doubt < 0.6 else 1 if doubt < 1.7 else 2


@final
class Opinion:
    """What one seat believes: the chances of roles and gold. A spectator (seat -1) has opinions too."""

    def __init__(self, config: Config, observations: vec[i64], seat: i64, roles: vec[i64], goals: vec[i64]) -> None:
        """`roles` and `goals` are what this seat knows of each seat and goal, or UNKNOWN."""
        watcher = Watcher(config, observations, seat)
        belief = watcher.belief
        self.players: i64 = config.players
        self.place: vec[i64] = watcher.place
        for other in range(config.players):
            if roles[other] != UNKNOWN:
                watcher.known[watcher.place[other]] = roles[other]
        for place in range(belief.places):
            if watcher.known[place] != UNKNOWN:
                belief.know(place, watcher.known[place])
        for goal in range(3):
            if goals[goal] == GOLD:
                watcher.gold_is_at(goal)
            elif goals[goal] != UNKNOWN:
                belief.rule_out_case(goal)
        belief.solve()
        self.belief: Belief = belief

    def chance(self, seat: i64, role: i64) -> float:
        return self.belief.chance(self.place[seat], role)

    def chance_of_gold(self, goal: i64) -> float:
        return self.belief.chance_of_case(goal)

    def imagine(self, view: SaboteurView, rng: Rng) -> SaboteurState:
        """A world as likely as it is believed: roles and gold by this opinion, all else as any world imagined."""
        world = imagine(view, rng)
        if view.phase == NEW_HAT or view.phase >= LAY_OUT_GOLD or self.belief.places < 2 or world.goals[0] < 0:
            return world
        for seat in range(self.players):
            if world.roles[seat] == UNKNOWN:
                return world  # not all dwarfs are dealt
        gold = self.belief.draw(rng)
        drawn = self.belief.drawn
        players = self.players
        for role in range(ROLE_COUNT):
            world.roles[players + role] = view.config.dwarfs[role]
            world.roles[players + ROLE_COUNT + role] = 0
        for place in range(self.belief.places):
            world.roles[players + drawn[place]] -= 1
            world.roles[players + ROLE_COUNT + drawn[place]] += 1
        for seat in range(players):
            role = drawn[self.place[seat]]
            world.roles[seat] = role
            world.roles[players + ROLE_COUNT + role] -= 1
        put_gold(world, view, gold, rng)
        return world


def put_gold(world: SaboteurState, view: SaboteurView, gold: i64, rng: Rng) -> None:
    """The gold where it is believed to be, the stones where they are known to be or else anywhere."""
    stones = vec[i64]()
    for stone in range(1, 3):
        if stone != view.goals[0] and stone != view.goals[1] and stone != view.goals[2]:
            stones = append(stones, stone)
    shuffled(stones, len(stones), rng)
    at: i64 = 0
    for goal in range(3):
        if view.goals[goal] != UNKNOWN:
            world.goals[goal] = view.goals[goal]
        elif goal == gold:
            world.goals[goal] = GOLD
        else:
            world.goals[goal] = stones[at]
            at += 1


def opinion_of(view: SaboteurView) -> Opinion:
    """What the viewer believes."""
    seat: i64 = -1 if view.viewer is None else view.viewer
    return Opinion(view.config, view.observations, seat, view.roles, view.goals)


def opinion_at(state: SaboteurState, seat: i64) -> Opinion:
    """What a seat believes, in a world that may be imagined: it looks only at what this seat knows there."""
    players = state.config.players
    roles = vec[i64]([UNKNOWN] * int(players))
    goals = vec[i64]([UNKNOWN] * 3)
    for other in range(players):
        if other == seat or state.phase >= LAY_OUT_GOLD or (state.seen[players + seat] >> other) & 1:
            roles[other] = state.roles[other]
    for goal in range(3):
        is_open: bool = state.maze.cells[GOAL_CELLS[goal]] & FACE_DOWN == 0
        if is_open or (state.seen[seat] >> goal) & 1:
            goals[goal] = state.goals[goal]
    return Opinion(state.config, state.observed(seat), seat, roles, goals)


def watch(state: SaboteurState) -> list[list[list[int]]]:
    """By seat every deed of this round, and by case its position and act: for those who fit the table of conduct."""
    watcher = Watcher(state.config, state.observed(-1), -1)
    found: list[list[list[int]]] = [[] for _ in range(state.config.players)]
    for at in range(0, len(watcher.deeds), CASES + 1):
        for seat in range(state.config.players):
            if watcher.place[seat] == watcher.deeds[at]:
                found[seat].append([int(watcher.deeds[at + 1 + case]) for case in range(CASES)])
    return found


def beliefs(view: SaboteurView) -> list[dict[str, float]]:
    """By seat how likely it is what, by plain names: all that may be dealt in this game, likeliest first."""
    opinion = opinion_of(view)
    found: list[dict[str, float]] = []
    for seat in range(view.config.players):
        chances: list[tuple[float, str]] = []
        for role in range(ROLE_COUNT):
            if view.config.dwarfs[role]:
                chances.append((-opinion.chance(seat, role), cards.ROLES[role]))
        chances.sort()
        found.append({name: -chance for chance, name in chances})
    return found
