"""What a seat knows of a match as a row of numbers, for learners. Compiled.

Nothing is hidden from a player who remembers (see view.py), so all of it is here.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rockfall.core.encoding import Encoder, Slate
from rockfall.core.state import State
from rockfall.games.guilds.edition import GOODS, OVER, ROUNDS, Config
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import KINDS, MOST, TYPES, good_of, kind_of


@final
class GuildsEncoder(Encoder):
    def __init__(self, config: Config) -> None:
        super().__init__()
        players = config.players
        self.players: i64 = players
        self.viewer: i64 = self.field("viewer", players, 0, 1, "whose row this is")
        self.turn: i64 = self.field("turn", players, 0, 1, "whose turn it is")
        self.first: i64 = self.field("first", players, 0, 1, "who is first in this round")
        self.phase: i64 = self.field("phase", 1, 0, OVER, "the phase of the match")
        self.round: i64 = self.field("round", 1, 0, ROUNDS, "rounds that are over")
        self.step: i64 = self.field("step", 1, 0, players, "how many have had their turn in this phase")
        self.memo: i64 = self.field("memo", 1, 0, 5, "the memo; 0: not drawn yet")
        self.market: i64 = self.field("market", players, 0, GOODS, "by place: the good there + 1; 0: none")
        self.experts: i64 = self.field("experts", players, 0, KINDS, "by place: the expert's kind + 1; 0: none")
        self.owners: i64 = self.field("owners", players, 0, players, "by place: whose expert it is + 1; 0: none")
        self.hands: i64 = self.field("hands", players * KINDS, 0, 9, "by seat and kind: experts at hand")
        self.taken: i64 = self.field("taken", players * GOODS, 0, KINDS, "by seat and good: taken as this kind + 1")
        self.protected: i64 = self.field("protected", players * TYPES, 0, 1, "by seat: types of weapons turned away")
        self.sides: i64 = self.field("sides", players, 0, 2, "by seat: the side chosen + 1; 0: none")
        self.points: i64 = self.field("points", players * KINDS, -999, 999, "by seat and kind, as far as scored")

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, GuildsState)
        players = self.players
        slate.mark(self.viewer + seat, 1)
        slate.mark_seat(self.turn, state.turn)
        slate.mark_seat(self.first, state.first)
        slate.put(self.phase, state.phase)
        slate.put(self.round, state.round)
        slate.put(self.step, state.step)
        slate.put(self.memo, state.memo)
        for i in range(players):
            slate.put(self.market + i, state.market[i] + 1)
            slate.put(self.experts + i, state.experts[i] + 1)
            slate.put(self.owners + i, state.owners[i] + 1)
            slate.put(self.sides + i, state.sides[i] + 1)
            slate.mark_flags(self.protected + TYPES * i, state.protected[i])
            for place in range(i * MOST, i * MOST + state.taken_count[i]):
                entry = state.taken[place]
                slate.mark(self.taken + i * GOODS + good_of(entry), kind_of(entry) + 1)
        slate.mark_counts(self.hands, state.hands)
        slate.mark_counts(self.points, state.points)
