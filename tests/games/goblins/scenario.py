"""Scenarios of Goblins vs Gnomes: see tests/games/scripted.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Unpack

from rockfall.core.game import Action, Event
from rockfall.games.goblins.cards import CARD_NAMES
from rockfall.games.goblins.codec import Exchange, LayTile, LeaveShut, OpenGoal, ServeAle, Skip, Steal
from rockfall.games.goblins.edition import HAND, KINDS
from rockfall.games.goblins.game import Goblins
from rockfall.games.goblins.refusals import card_of
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.table import GoblinsTable, LaidTile
from rockfall.games.goblins.view import GoblinsView
from rockfall.games.maze.codec import DEALS, DealRole, DrawCard, ShuffleGoals
from tests.games.scripted import CommonSetup, Pass, Scripted

GOLD_NORTH = ("gold", "dynamite", "dragon")
GOLD_MIDDLE = ("dynamite", "gold", "dragon")
DRAGON_MIDDLE = ("dynamite", "dragon", "gold")
DYNAMITE_MIDDLE = ("gold", "dynamite", "dragon")
ROLES = ("pedant", "shapeshifter", "jeweller", "demolisher", "king", "miser", "keymaster", "driver")


def lay(card: str, column: int, row: int = 0, turn: int = 0) -> LayTile:
    return LayTile(card=card, column=column, row=row, turn=turn)


# Seven tiles to the east along row 0, so that column 8 is still empty. All but the last lead on to the sides too.
CORRIDOR: list[Action] = [
    lay("passage_x", 1),
    lay("passage_t", 2, turn=1),
    lay("passage_x", 3),
    lay("passage_t", 4, turn=1),
    lay("passage_x", 5),
    lay("passage_t", 6, turn=1),
    lay("passage_i", 7, turn=1),
]
TO_THE_MIDDLE: list[Action] = [*CORRIDOR, lay("passage_i", 8, turn=1)]  # opens the middle goal with its last tile
# A way between the upper and the middle goal: the last tile reaches both.
TO_TWO: list[Action] = [
    *CORRIDOR[:6],
    lay("passage_l", 7, turn=3),
    lay("passage_l", 7, -1, turn=1),
    lay("passage_i", 8, -1, turn=1),
    lay("passage_t", 9, -1, turn=2),
]
# The same way with an opening to the north beside the upper goal.
BESIDE: list[Action] = [lay("lantern_t", 8, -1, turn=3) if action == TO_TWO[8] else action for action in TO_TWO]
# Doors beside the upper and the lower goal; the key that opens both touches the middle one itself.
TO_THREE: list[Action] = [
    *TO_TWO[:6],
    lay("lantern_x", 7),
    lay("passage_i", 7, -1),
    lay("passage_l", 7, -2, turn=1),
    lay("door_red_i", 8, -2, turn=1),
    lay("passage_t", 7, 1),
    lay("passage_i", 8, 1, turn=1),
    lay("door_red_l", 9, 1, turn=2),
    lay("key_red_i", 8, turn=1),
]


class Setup(CommonSetup, total=False):
    characters: bool
    target: int
    second_goal: str
    ale_passes: str


class Scenario(Scripted[GoblinsState]):
    kind = GoblinsState
    usual_goals = GOLD_MIDDLE
    options = ("characters", "target", "second_goal", "ale_passes")
    without_card = (Skip, ServeAle, OpenGoal, LeaveShut, Steal, *DEALS)
    card_names = CARD_NAMES
    hand_places = HAND
    world_count = 150
    game: Goblins

    def __init__(self, roles: Sequence[str] | int, **setup: Unpack[Setup]) -> None:
        super().__init__("goblins", ROLES[:roles] if isinstance(roles, int) else roles, setup)

    def play(self, action: Action) -> None:
        self.apply(Exchange(card=self.unneeded(1)[0]) if isinstance(action, Pass) else action)

    def outcome(self) -> Action:
        sample = self.game.decode(self.state.legal_moves()[0])
        if isinstance(sample, ShuffleGoals):
            self.queues = {seat: self.needs(seat) for seat in range(self.game.players)}
            return ShuffleGoals(shows=self.goals)
        if isinstance(sample, DealRole):
            return DealRole(role=self.roles[self.state.drawer])
        assert isinstance(sample, DrawCard)
        return sample if self.state.top_left == 0 else DrawCard(card=self.next_card())

    def card_name(self, action: Action) -> str:
        if isinstance(action, Pass):
            return ""
        return action.card if isinstance(action, Exchange) else CARD_NAMES[card_of(action)]

    def empty_deck(self) -> Scenario:
        """Take the deck out of the round, here and now; knowledge does not go with that."""
        for kind in range(KINDS):
            self.state.spent[kind] += self.state.deck[kind]
            self.state.deck[kind] = 0
        self.state.top_left = 0
        return self

    def deal(self, seat: int, *cards: str) -> Scenario:
        """Put these cards into a hand, here and now, for others; knowledge does not go with that either."""
        kinds = sorted(CARD_NAMES.index(card) for card in cards)
        for place, kind in enumerate(kinds):
            self.state.hands[seat * HAND + place] = kind
        self.state.hand_count[seat] = len(kinds)
        return self

    # -- asking -----------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.table().phase

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.told if isinstance(event, kind)]

    def view(self, viewer: int | None) -> GoblinsView:
        view = self.state.view(viewer)
        assert isinstance(view, GoblinsView)
        return view

    def table(self, viewer: int | None = None) -> GoblinsTable:
        return self.game.show(self.view(viewer))

    def tile_at(self, column: int, row: int = 0) -> LaidTile | None:
        return next((tile for tile in self.table().laid if (tile.column, tile.row) == (column, row)), None)

    def is_open(self, column: int, row: int = 0) -> bool | None:
        """Whether the door here is open."""
        tile = self.tile_at(column, row)
        assert tile is not None, f"no tile lies at {column}, {row}"
        return tile.is_open


def hand_of(world: GoblinsState, seat: int) -> Counter[str]:
    return Counter(CARD_NAMES[kind] for kind in world.hands[seat * HAND : seat * HAND + world.hand_count[seat]])
