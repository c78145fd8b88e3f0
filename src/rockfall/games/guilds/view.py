"""What one viewer knows of a match. Compiled.

Goods lie open until they are taken, the class of a gem is announced, and an expert is seen when it is played or picked
up: so whoever remembers all of it knows every stack and every hand (R4). A view remembers. What lies face down on the
table is left out where a view is shown, see `show` in game.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import View, numbers_of
from rockfall.games.guilds.edition import Config
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import MOST, Tally, gains, standings, tally_of


@final
class GuildsView(View):
    """All that one viewer may know; the fields are those of the state."""

    config: Final[Config]
    phase: Final[i64]
    round: Final[i64]
    first: Final[i64]
    step: Final[i64]
    memo: Final[i64]
    unseen: Final[i64]
    market: Final[vec[i64]]
    experts: Final[vec[i64]]
    owners: Final[vec[i64]]
    hands: Final[vec[i64]]
    taken: Final[vec[i64]]
    taken_count: Final[vec[i64]]
    protected: Final[vec[i64]]
    sides: Final[vec[i64]]
    points: Final[vec[i64]]

    def __init__(self, state: GuildsState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.config = state.config
        self.phase = state.phase
        self.round = state.round
        self.first = state.first
        self.step = state.step
        self.memo = state.memo
        self.unseen = state.unseen
        self.market = state.market[:]
        self.experts = state.experts[:]
        self.owners = state.owners[:]
        self.hands = state.hands[:]
        self.taken = state.taken[:]
        self.taken_count = state.taken_count[:]
        self.protected = state.protected[:]
        self.sides = state.sides[:]
        self.points = state.points[:]

    def facts(self) -> tuple[object, ...]:
        config = self.config
        rows = [self.market, self.experts, self.owners, self.hands, self.taken, self.taken_count]
        rows += [self.protected, self.sides, self.points]
        return (
            (config.players, config.open_gems, config.hidden_experts),
            (self.phase, self.round, self.first, self.step, self.memo, self.unseen),
            tuple([tuple(row) for row in rows]),
        )

    def tallies(self) -> list[Tally]:
        """What each seat has, counted."""
        return [tally_of(self.taken, seat * MOST, self.taken_count[seat]) for seat in range(self.config.players)]

    def standings(self) -> list[int]:
        """Points by seat and kind if the match ended now; see scoring.py."""
        players = self.config.players
        return numbers_of(standings(self.taken, self.taken_count, players, self.memo, self.protected, self.sides))

    def gains(self, good: int) -> list[int]:
        """What a good, counted from 0, would add to a seat's points, by kind and seat; see scoring.py."""
        players = self.config.players
        taken, counts = self.taken, self.taken_count
        return numbers_of(gains(taken, counts, players, self.memo, self.protected, self.sides, good))

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("expected to send what game.show(view) gives; a view itself is not pickled")
