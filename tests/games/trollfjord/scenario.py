"""Matches of Trollfjord from a given position on, with blows that bring out what the test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import rockfall
from rockfall.core.game import Action, Event
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from rockfall.games.trollfjord import parts
from rockfall.games.trollfjord.codec import (
    Blow,
    Enough,
    Fall,
    Hammer,
    LayPlank,
    LineUpLord,
    MoveLord,
    NameFortress,
    Show,
    TurnUpTreasure,
)
from rockfall.games.trollfjord.edition import MOVING, PLACING, WANDERING
from rockfall.games.trollfjord.game import Trollfjord
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.table import Hammering, Sack, TrollfjordTable

COLOURS = {colour[0]: colour for colour in parts.COLOURS}
# What lies in the regions unless a test says otherwise.
TREASURES = dict(zip(parts.REGIONS, (10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21), strict=True))
NEXT = MoveLord(kind="wander", count=1)

Trolls = Mapping[str, int]  # by region


class Scenario:
    """Planks lie in the order of their numbers; the lord of seat 0 is last, the others are one wander space apart."""

    def __init__(
        self,
        players: int = 2,
        trolls: Sequence[Trolls] = (),
        treasures: Trolls | None = None,
        lords: Sequence[int] = (1, 21, 41, 51),
        belts: Mapping[int, Sequence[int]] | None = None,
        crowns: Mapping[int, int] | None = None,
        gifts: Mapping[int, Sequence[int]] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        made = rockfall.game("trollfjord", players=players, **(options or {}))
        assert isinstance(made, Trollfjord)
        self.game = made
        self.state = made.new_state()
        self.rng = Rng.seeded("scenario")
        self.events: list[Event] = []
        self.outcomes: list[Action] = [LayPlank(plank=plank) for plank in range(1, 11)]
        self.outcomes += [LineUpLord(seat=seat) for seat in range(players)]
        values = {**TREASURES, **(treasures or {})}
        self.outcomes += [TurnUpTreasure(value=values[region]) for region in parts.REGIONS]
        self.deal()
        self.set_up(trolls, lords[:players], belts or {}, crowns or {}, gifts or {})

    def set_up(
        self,
        trolls: Sequence[Trolls],
        lords: Sequence[int],
        belts: Mapping[int, Sequence[int]],
        crowns: Mapping[int, int],
        gifts: Mapping[int, Sequence[int]],
    ) -> None:
        last = min(range(len(lords)), key=lambda seat: lords[seat])
        self.state.turn = self.state.owner = last
        self.state.phase = MOVING
        rows = self.state.to_rows()
        for seat, held in enumerate(trolls):
            row = [held.get(region, 0) for region in parts.REGIONS]
            rows[3][seat * 13 : seat * 13 + 13] = [*row, parts.TROLLS - sum(row)]
        rows[4] = list(lords)
        for seat, values in belts.items():
            rows[6][seat * 4 : seat * 4 + 4] = [*values, *[0] * (4 - len(values))]
        for seat, kept in gifts.items():
            rows[8][seat] = sum(2**place for place, gift in enumerate(parts.GIFTS) if gift in kept)
        for number, seat in crowns.items():
            rows[9][number - 1] = seat
        self.state.from_rows(rows)

    def deal(self) -> None:
        """Let chance do what the test wants, then as it comes."""
        while self.state.turn == CHANCE:
            move = self.game.encode(self.outcomes.pop(0)) if self.outcomes else self.state.draw(self.rng)
            assert move in self.state.legal_moves(), f"{self.game.decode(move)} cannot happen"
            self.state.apply(move, self.note)

    def note(self, event: Event) -> None:
        self.events.append(event)

    def do(self, *actions: Action) -> Scenario:
        """Let whoever is asked do this."""
        for action in actions:
            refusal = self.game.why_not(self.state.view(self.state.turn), action)
            assert refusal is None, f"{action}: {refusal}"
            self.state.apply(self.game.encode(action), self.note)
            self.deal()
        return self

    def move(self, action: Action = NEXT) -> Scenario:
        """Move the lord; nobody places or steps."""
        self.do(action)
        while self.state.phase in (PLACING, WANDERING):
            self.do(Enough())
        return self

    def hammer(self, site: str, *answers: Action) -> Scenario:
        """Move, name a fortress, hear the answers, and take up the hammer."""
        return self.move().do(NameFortress(site=site), *answers, Hammer())

    def blow(self, *falls: str) -> Scenario:
        """Blows that bring out these colours, by their first letters."""
        for fall in falls:
            self.outcomes = [Fall(count=len(fall)), *(Show(colour=COLOURS[letter]) for letter in fall)]
            self.do(Blow(side="left", height=2, strength=3))
        return self

    def refill(self, *values: int) -> Scenario:
        """What will come to empty regions, after the last blow."""
        self.outcomes += [TurnUpTreasure(value=value) for value in values]
        return self

    # -- what there is ---------------------------------------------------------------------------------------

    def table(self, viewer: int | None = None) -> TrollfjordTable:
        return self.game.show(self.state.view(viewer))

    @property
    def hammering(self) -> Hammering:
        shown = self.table().hammering
        assert shown is not None
        return shown

    def sack(self, seat: int, viewer: int | None = None) -> Sack:
        return self.table(seat if viewer is None else viewer).sacks[seat]

    def trolls(self, seat: int) -> dict[str, int]:
        return {each.region: each.trolls[seat] for each in self.table().regions if each.trolls[seat]}

    def treasure(self, region: str) -> int | None:
        return next(each.treasure for each in self.table().regions if each.region == region)

    @property
    def phase(self) -> str:
        return self.table().phase

    def legal(self) -> list[Action]:
        return [self.game.decode(move) for move in self.state.legal_moves()]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if type(event) is kind]


def same(state: TrollfjordState) -> list[list[int]]:
    """All of a state but its past."""
    return state.to_rows()[1:]
