"""Trollfjord's hammering and nothing else, for tests of the tower in live play: each seat strikes a few times."""

from __future__ import annotations

from collections import Counter

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.game import Action, Options, Public, Refusal
from rockfall.core.manifest import Manifest
from rockfall.core.rng import Rng
from rockfall.core.small import SmallGame, SmallState
from rockfall.core.state import CHANCE, EVERYBODY, NOBODY, SILENT, Emit, State, View
from rockfall.games.trollfjord import codec, parts

BLOWS = 2  # of each seat
HAMMERING = Manifest(
    "tests.server.hammering:Hammering",
    outside="rockfall.games.trollfjord.striking:RockTower",
)


class Fell(Public, frozen=True):
    count: int


class Hammered(msgspec.Struct, frozen=True):
    inside: dict[str, int]
    blows: int
    falling: int | None


class HammeringState(SmallState):
    def __init__(self, players: int, options: Options) -> None:
        super().__init__()
        self.players = players
        self.inside: dict[str, int] = {}
        self.blows = 0
        self.falling: int | None = None  # boulders whose colours are still to be shown; None: how many is unknown
        self.hammerer = -1

    def legal_actions(self) -> list[Action]:
        if self.turn == NOBODY:
            return []
        if self.turn != CHANCE:
            blows = [action for action in codec.ACTIONS if isinstance(action, codec.Blow)]
            return list(blows) if self.inside else [codec.Hammer()]
        if self.hammerer < 0:
            return [codec.LineUpLord(seat=seat) for seat in range(self.players)]
        if self.falling is None:
            return [codec.Fall(count=count) for count in range(min(parts.MOST_BOULDERS, sum(self.inside.values())) + 1)]
        return [codec.Show(colour=colour) for colour in parts.COLOURS if self.inside[colour]]

    def chance_weights(self) -> vec[i64]:
        if self.falling:
            return vec[i64]([self.inside[colour] for colour in parts.COLOURS if self.inside[colour]])
        return vec[i64]([1] * len(self.legal_moves()))

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        self.remember(move, EVERYBODY, SILENT)
        match self.actions[move]:
            case codec.LineUpLord():
                self.turn = self.hammerer = 0
            case codec.Hammer():
                self.inside = dict.fromkeys(parts.COLOURS, parts.BOULDERS_EACH)
            case codec.Blow():
                self.turn = CHANCE
                self.falling = None
            case codec.Fall(count=count):
                self.falling = count
                self.tell(Fell(count=count), emit)
            case codec.Show(colour=colour):
                assert self.falling is not None
                self.inside[colour] -= 1
                self.falling -= 1
        if self.falling == 0 and self.turn == CHANCE:
            self.after_blow()

    def after_blow(self) -> None:
        self.blows += 1
        if self.blows == BLOWS:
            self.blows = 0
            self.inside = {}
            self.hammerer += 1
        self.turn = self.hammerer if self.hammerer < self.players else NOBODY

    def scores(self) -> list[int]:
        return [0] * self.players

    def table(self, viewer: int | None) -> Hammered:
        return Hammered(dict(self.inside), self.blows, self.falling)


class Hammering(SmallGame[HammeringState]):
    name, title = "hammering", "Hammering"
    min_players, max_players = 2, 4
    rules_version = 1
    option_type, state_type, view_type = Options, HammeringState, Hammered
    actions = tuple(codec.ACTIONS)
    event_types = (Fell,)
    refusal_codes = ("not-now",)

    def refusal(self, view: View, action: Action) -> Refusal:
        return Refusal(code="not-now", rule="T18")

    def determinize(self, view: View, rng: Rng) -> HammeringState:
        raise NotImplementedError

    def totals(self, state: State) -> dict[str, int]:
        return dict(Counter[str]())
