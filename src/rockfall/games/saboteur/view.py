"""What one viewer knows of a match. Compiled.

Views hold what they are given, field by field: a new secret in the state stays out until somebody puts it in.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import numbers_of, seen_actor, seen_code
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import FACE_DOWN
from rockfall.games.maze.mine import SHUFFLE, MineView
from rockfall.games.saboteur import codes
from rockfall.games.saboteur.edition import (
    GOAL_CELLS,
    ROLE_COUNT,
    Config,
)
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.state import LAID_GOALS, LAY_OUT_GOLD, OVER, SAW_ROLE, TAKING

UNKNOWN: Final = -1
ALL_GOALS: Final = (1 << GOALS) - 1


# What a seat (-1: a spectator) knows of what may be hidden; its encoded form asks the same questions.


def known_goals(state: SaboteurState, seat: i64) -> i64:
    """As bits: goals that are open to all, and those this seat looked at; all when the round has ended (R22)."""
    if state.phase >= LAY_OUT_GOLD:
        return ALL_GOALS
    known: i64 = state.seen[seat] if seat >= 0 else 0
    for goal in range(GOALS):
        if state.maze.cells[GOAL_CELLS[goal]] & FACE_DOWN == 0:
            known |= 1 << goal
    return known


def known_roles(state: SaboteurState, seat: i64) -> i64:
    """As bits: one's own dwarf, and those this seat inspected; all of them when the round has ended."""
    if state.phase >= LAY_OUT_GOLD:
        return -1
    return (1 << seat) | state.seen[state.config.players + seat] if seat >= 0 else 0


def known_gold(state: SaboteurState, seat: i64) -> i64:
    """As bits: one's own; with the expansion all, or by option who has none, which is not secret (E15, R20)."""
    if state.phase == OVER or (state.config.is_expansion and not state.config.hides_gold):
        return -1
    known: i64 = 1 << seat if seat >= 0 else 0
    if state.config.is_expansion:
        for other in range(state.config.players):
            if state.gold[other] == 0:
                known |= 1 << other
    return known


@final
class SaboteurView(MineView):
    """All that one viewer may know. What it does not know is UNKNOWN."""

    config: Final[Config]
    due: Final[i64]
    floor: Final[i64]
    goals: Final[vec[i64]]
    lying: Final[vec[i64]]
    roles: Final[vec[i64]]  # by seat
    laid_away: Final[vec[i64]]  # by role: dwarfs laid away for others this round that the viewer knows
    laid_away_count: Final[i64]
    seen: Final[vec[i64]]  # who has looked at what is public
    theft_at: Final[vec[i64]]
    deck_left: Final[i64]
    discards: Final[vec[i64]]  # by kind: what the viewer discarded this round
    gold: Final[vec[i64]]
    pack: Final[vec[i64]]
    takers: Final[i64]
    round_start: Final[i64]  # the observation that began this round
    has_swapped: Final[bool]  # whether the viewer took part in a swap of hands this round

    def __init__(self, state: SaboteurState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        seat: i64 = -1 if viewer is None else viewer
        config = state.config
        players = config.players
        self.config = config
        self.due = state.due
        self.floor = state.floor if state.turn == seat else 0  # it tells which card was discarded
        self.goals = vec[i64]([UNKNOWN] * GOALS)
        goals = known_goals(state, seat)
        for goal in range(GOALS):
            if (goals >> goal) & 1:
                self.goals[goal] = state.goals[goal]
        self.lying = state.lying[:]
        self.roles = vec[i64]([UNKNOWN] * int(players))
        roles = known_roles(state, seat)
        for other in range(players):
            if (roles >> other) & 1:
                self.roles[other] = state.roles[other]
        self.seen = state.seen[:]
        self.theft_at = state.theft_at[:]
        self.deck_left = state.deck_left
        self.gold = vec[i64]([UNKNOWN] * int(players))
        gold = known_gold(state, seat)
        for other in range(players):
            if (gold >> other) & 1:
                self.gold[other] = state.gold[other]
        self.pack = state.pack[:] if state.phase == TAKING and state.turn == seat else vec[i64]()
        self.takers = state.takers
        recall = Recall(config, self.observations, seat, state.phase <= SHUFFLE)
        self.round_start = recall.round_start
        self.discards = recall.discards
        self.laid_away = recall.laid_away
        self.laid_away_count = recall.laid_away_count
        self.has_swapped = recall.has_swapped

    def facts(self) -> tuple[object, ...]:
        numbers = [self.phase, self.round, self.first, self.actor, self.drawer, self.due, self.floor]
        numbers += [self.last_player, self.passes, self.deck_left, self.takers, self.laid_away_count, self.round_start]
        rows = [self.maze.cells, self.goals, self.hand, self.hand_count, self.lying, self.roles, self.laid_away]
        rows += [self.seen, self.theft_at, self.spent, self.discards, self.gold, self.pack]
        return (
            self.config.is_expansion,
            self.config.players,
            self.has_swapped,
            tuple(numbers),
            tuple([tuple(row) for row in rows]),
        )

    # -- what `game.show` makes readable; the same numbers are always shown the same way

    def own_parts(self) -> tuple[object, ...]:
        """Of the fields that depend on the viewer."""
        return (
            self.viewer,
            self.goal_cards(),
            self.plates(),
            numbers_of(self.hand),
            self.own_discards(),
            numbers_of(self.pack),
        )

    def buildable(self) -> list[int]:
        """Empty cells next to what a path may continue."""
        return numbers_of(self.maze.front[: self.maze.front_count])

    def laid_cards(self) -> list[tuple[int, int, bool, bool]]:
        """Cell, tile, whether it is joined to the start, and whether a rockfall has cut it off."""
        maze = self.maze
        found: list[tuple[int, int, bool, bool]] = []
        for i in range(maze.laid_count):
            cell = maze.laid[i]
            found.append((cell, maze.tile_at(cell), maze.reached(cell) != 0, maze.is_cut_off(cell)))
        return found

    def goal_cards(self) -> list[tuple[int, int, int, int, bool]]:
        """Which of the three, the open tile or -1, what it shows or UNKNOWN, as bits who looked, whether cut off."""
        found: list[tuple[int, int, int, int, bool]] = []
        for goal in range(GOALS):
            cell = GOAL_CELLS[goal]
            tile: i64 = -1 if self.maze.cells[cell] & FACE_DOWN else self.maze.tile_at(cell)
            looked: i64 = 0
            for seat in range(self.config.players):
                looked |= ((self.seen[seat] >> goal) & 1) << seat
            found.append((goal, tile, self.goals[goal], looked, self.maze.is_cut_off(cell)))
        return found

    def plates(self) -> list[tuple[int, int, int, int, int, int]]:
        """Seat, role, cards in hand, what lies before it, as bits whom it inspected, gold."""
        players = self.config.players
        found: list[tuple[int, int, int, int, int, int]] = []
        for i in range(players):
            inspected = self.seen[players + i]
            found.append((i, self.roles[i], self.hand_count[i], self.lying[i], inspected, self.gold[i]))
        return found

    def spent_cards(self) -> list[tuple[int, int]]:
        """Kind and how many."""
        return [(kind, self.spent[kind]) for kind in range(len(self.spent)) if self.spent[kind]]

    def own_discards(self) -> list[int]:
        """Their kinds, each as often as it was discarded."""
        return [kind for kind in range(len(self.discards)) for _ in range(self.discards[kind])]


@final
class Recall:
    """What a viewer remembers of this round beyond what lies on the table."""

    def __init__(self, config: Config, observations: vec[i64], seat: i64, is_fresh: bool) -> None:
        """`is_fresh` means that the round has yet to begin."""
        edition = config.edition
        self.discards: vec[i64] = vec[i64]([0] * int(edition.kinds))
        self.laid_away: vec[i64] = vec[i64]([0] * ROLE_COUNT)
        self.laid_away_count: i64 = 0
        self.has_swapped: bool = False
        self.round_start: i64 = len(observations)
        while not is_fresh and seen_code(observations[self.round_start - 1]) != LAID_GOALS:
            self.round_start -= 1
        known = vec[i64]([UNKNOWN] * int(config.players))
        target: i64 = 0
        table = edition.codes
        discards = table.first[codes.DISCARD]
        for i in range(self.round_start, len(observations)):
            code = seen_code(observations[i])
            if code < discards and not SAW_ROLE - ROLE_COUNT < code <= SAW_ROLE:  # most of it is nothing to remember
                continue
            kind = table.kind_of(code)
            if kind == codes.DISCARD:
                self.discards[table.operand(code)] += 1
            elif not config.is_expansion:
                continue
            elif kind == codes.INSPECT:
                target = table.operand(code)
            elif kind == codes.EXCHANGE_HATS:
                target = table.operand(code)
                self.laid_away_count += 1
                if known[target] != UNKNOWN:
                    self.laid_away[known[target]] += 1
                    known[target] = UNKNOWN
            elif kind == codes.DEAL_ROLE:
                known[seat] = table.operand(code)
            elif SAW_ROLE - ROLE_COUNT < code <= SAW_ROLE:
                known[target] = SAW_ROLE - code
            elif seat >= 0 and kind == codes.EXCHANGE_HANDS:
                is_part = seat == seen_actor(observations[i]) or seat == table.operand(code)
                self.has_swapped = self.has_swapped or is_part  # also if the hand that came was empty (R19)
