"""What a seat knows of a match as a row of numbers, for learners. Compiled.

What may be hidden is asked of view.py. What only memory knows (which cards one put under the deck) is left to learners
that remember: their past is in the view.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rockfall.core.encoding import Encoder, Slate
from rockfall.core.state import State
from rockfall.games.goblins.edition import (
    CARD_COUNT,
    COLORS,
    COLUMNS,
    HAND,
    KINDS,
    ROLE_COUNT,
    ROWS,
    SPOT,
    SPOTS,
    TILES,
    Config,
)
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import OVER, SIDE_BITS
from rockfall.games.goblins.view import known_goals, known_role
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.marks import mark_tiles


@final
class GoblinsEncoder(Encoder):
    def __init__(self, config: Config) -> None:
        super().__init__()
        players = config.players
        tiles = TILES.tile_count
        self.players: i64 = players
        self.viewer: i64 = self.field("viewer", players, 0, 1, "whose row this is")
        self.turn: i64 = self.field("turn", players, 0, 1, "whose turn it is")
        self.phase: i64 = self.field("phase", 1, 0, OVER, "the phase of the round")
        self.deck_left: i64 = self.field("deck_left", 1, 0, CARD_COUNT, "cards in the deck")
        self.passes: i64 = self.field("passes", 1, 0, 2 * players, "passes in a row")
        self.is_ale_due: i64 = self.field("is_ale_due", 1, 0, 1, "whether somebody is to be named to sit out")
        self.open_colors: i64 = self.field("open_colors", COLORS, 0, 1, "colours of doors that are open")
        self.first: i64 = self.field("first", players, 0, 1, "who began the round")
        self.last_player: i64 = self.field("last_player", players, 0, 1, "who last played a card")
        self.hand: i64 = self.field("hand", KINDS, 0, HAND, "the viewer's cards, by kind")
        self.hand_count: i64 = self.field("hand_count", players, 0, HAND, "cards in hand, by seat")
        self.open_hands: i64 = self.field(
            "open_hands", HAND * players, 0, KINDS, "by seat: kinds + 1 of a hand that lies open"
        )
        self.naps: i64 = self.field("naps", players, 0, 99, "turns to sit out, by seat")
        self.roles: i64 = self.field("roles", players, 0, ROLE_COUNT, "by seat: its role + 1; 0: unknown")
        self.goals: i64 = self.field("goals", GOALS, 0, GOALS, "what each goal shows + 1; 0: unknown")
        self.opened: i64 = self.field("opened", GOALS, 0, 1, "goals that are open")
        self.left_shut: i64 = self.field(
            "left_shut", GOALS * SIDE_BITS, 0, 1, "by goal and side: a way touches it, and it was left shut"
        )
        self.looked: i64 = self.field("looked", GOALS * players, 0, 1, "by seat: the goals it has looked at")
        self.spent: i64 = self.field("spent", KINDS, 0, 40, "cards out of the round, by kind")
        self.score: i64 = self.field("score", players, 0, config.target, "points, by seat")
        self.mine: i64 = self.field(
            "mine",
            SPOTS,
            -tiles,
            tiles,
            f"by spot ({COLUMNS} columns, {ROWS} rows): tile + 1, below 0 if cut off; 0: none",
        )

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, GoblinsState)
        slate.mark(self.viewer + seat, 1)
        slate.mark_seat(self.turn, state.turn)
        slate.put(self.phase, state.phase)
        slate.put(self.deck_left, state.deck_left())
        slate.put(self.passes, state.passes)
        slate.put(self.is_ale_due, 1 if state.is_ale_due else 0)
        slate.mark_flags(self.open_colors, state.open_colors)
        slate.mark(self.first + state.first, 1)
        slate.mark(self.last_player + state.last_player, 1)
        goals = known_goals(state, seat)
        for goal in range(GOALS):
            slate.put(self.goals + goal, goals[goal] + 1)
        slate.mark_flags(self.opened, state.opened)
        slate.mark_flags(self.left_shut, state.left_shut)
        slate.mark_kinds(self.hand, state.hands, seat * HAND, seat * HAND + state.hand_count[seat])
        slate.mark_counts(self.spent, state.spent)
        self.write_players(state, seat, slate)
        mark_tiles(slate, self.mine, state.maze, SPOT)

    def write_players(self, state: GoblinsState, seat: i64, slate: Slate) -> None:
        for i in range(self.players):
            slate.put(self.hand_count + i, state.hand_count[i])
            slate.put(self.naps + i, state.naps[i])
            slate.put(self.roles + i, known_role(state, seat, i) + 1)
            slate.put(self.score + i, state.score[i])
            slate.mark_flags(self.looked + GOALS * i, state.seen[i])
            if (state.shown >> i) & 1:
                for place in range(i * HAND, i * HAND + state.hand_count[i]):
                    slate.mark(self.open_hands + place, state.hands[place] + 1)
