"""What a seat knows of a match as a row of numbers, for learners. Compiled.

What may be hidden is asked of view.py. What only memory knows (one's own discards, say) is left to learners that
remember: their past is in the view.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rockfall.core.encoding import Encoder, Slate
from rockfall.core.state import State
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.marks import mark_tiles, tile_mark
from rockfall.games.maze.maze import FACE_DOWN
from rockfall.games.saboteur.codes import HINDRANCES, NUGGETS
from rockfall.games.saboteur.edition import COLUMNS, GOAL_CELLS, HAND, ROLE_COUNT, ROWS, SPOT, SPOTS, Config
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.state import OVER, TAKING
from rockfall.games.saboteur.view import UNKNOWN, known_goals, known_gold, known_roles

LYING: Final = HINDRANCES + 1  # what may lie before a player: those, and theft


@final
class SaboteurEncoder(Encoder):
    def __init__(self, config: Config) -> None:
        super().__init__()
        players = config.players
        kinds = config.edition.kinds
        tiles = config.edition.tiles.tile_count
        self.players: i64 = players
        self.is_expansion: bool = config.is_expansion
        self.viewer: i64 = self.field("viewer", players, 0, 1, "whose row this is")
        self.turn: i64 = self.field("turn", players, 0, 1, "whose turn it is")
        self.phase: i64 = self.field("phase", 1, 0, OVER, "the phase of the round")
        self.round: i64 = self.field("round", 1, 0, config.rounds, "rounds that are over")
        self.deck_left: i64 = self.field("deck_left", 1, 0, config.edition.card_count, "cards in the deck")
        self.passes: i64 = self.field("passes", 1, 0, players, "passes in a row, with the deck empty")
        self.due: i64 = self.field("due", 1, 0, 12, "cards still to be drawn or discarded")
        self.last_player: i64 = self.field("last_player", players, 0, 1, "who last played a card")
        self.hand: i64 = self.field("hand", kinds, 0, HAND, "the viewer's cards, by kind")
        self.hand_count: i64 = self.field("hand_count", players, 0, HAND, "cards in hand, by seat")
        self.lying: i64 = self.field(
            "lying", LYING * players, 0, 1, "by seat: lamp, cart or pick broken, trapped, theft laid"
        )
        self.roles: i64 = self.field("roles", players, 0, ROLE_COUNT, "by seat: its role + 1; 0: unknown")
        self.goals: i64 = self.field("goals", GOALS, 0, GOALS, "what each goal shows + 1; 0: unknown")
        self.looked: i64 = self.field("looked", GOALS * players, 0, 1, "by seat: the goals it has looked at")
        self.inspected: i64 = 0
        if config.is_expansion:
            self.inspected = self.field("inspected", players * players, 0, 1, "by seat: whose role it has inspected")
        self.spent: i64 = self.field("spent", kinds, 0, 40, "cards out of play as all saw, by kind")
        self.gold: i64 = self.field("gold", players, -1, 99, "nuggets, by seat; -1: unknown")
        self.pack: i64 = self.field("pack", NUGGETS, 0, 30, "gold cards to take from, by nuggets - 1")
        self.mine: i64 = self.field(
            "mine",
            SPOTS,
            -2 * tiles,
            tiles,
            f"by spot ({COLUMNS} columns, {ROWS} rows): tile + 1, below 0 if not joined, below {-tiles} if cut off; "
            "0: none",
        )

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, SaboteurState)
        slate.mark(self.viewer + seat, 1)
        slate.mark_seat(self.turn, state.turn)
        slate.mark(self.last_player + state.last_player, 1)
        cells = slate.cells
        base = slate.base
        cells[base + self.phase] = state.phase
        cells[base + self.round] = state.round
        cells[base + self.deck_left] = state.deck_left
        cells[base + self.passes] = state.passes
        cells[base + self.due] = state.due
        goals = known_goals(state, seat)
        if goals:
            for goal in range(GOALS):
                if (goals >> goal) & 1:
                    slate.mark(self.goals + goal, state.goals[goal] + 1)
        slate.mark_kinds(self.hand, state.hands, seat * HAND, seat * HAND + state.hand_count[seat])
        slate.mark_counts(self.spent, state.spent)
        if state.phase == TAKING and state.turn == seat:
            slate.mark_counts(self.pack, state.pack)
        self.write_players(state, seat, slate)
        self.write_mine(state, slate)

    def write_players(self, state: SaboteurState, seat: i64, slate: Slate) -> None:
        players = self.players
        cells = slate.cells
        counts: i64 = slate.base + self.hand_count
        roles: i64 = slate.base + self.roles
        gold: i64 = slate.base + self.gold
        has_role = known_roles(state, seat)
        has_gold = known_gold(state, seat)
        hand_count = state.hand_count
        lying = state.lying
        seen = state.seen
        for i in range(players):
            cells[counts + i] = hand_count[i]
            cells[roles + i] = state.roles[i] + 1 if (has_role >> i) & 1 else 0
            cells[gold + i] = state.gold[i] if (has_gold >> i) & 1 else UNKNOWN
            if lying[i]:
                slate.mark_flags(self.lying + LYING * i, lying[i])
            if seen[i]:
                slate.mark_flags(self.looked + GOALS * i, seen[i])
            if seen[players + i] and self.is_expansion:
                slate.mark_flags(self.inspected + players * i, seen[players + i])

    def write_mine(self, state: SaboteurState, slate: Slate) -> None:
        maze = state.maze
        mark_tiles(slate, self.mine, maze, SPOT)
        for i in range(len(GOAL_CELLS)):  # they are not laid but turned over
            cell = GOAL_CELLS[i]
            if maze.cells[cell] & FACE_DOWN == 0:
                slate.mark(self.mine + SPOT[cell], tile_mark(maze, cell))
