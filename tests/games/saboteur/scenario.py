"""Scenarios of Saboteur, with and without the expansion: see tests/games/scripted.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Unpack

from rockfall.core.game import Action
from rockfall.core.state import NOBODY
from rockfall.games.maze.codec import DealRole, DrawCard, ShuffleGoals
from rockfall.games.maze.mine import DEAL_ROLES, PLAY
from rockfall.games.saboteur.cards import CARD_NAMES, GOALS_AT
from rockfall.games.saboteur.codec import (
    CHANCE_ACTIONS,
    KIND,
    Discard,
    LayOutGold,
    LayPath,
    Steal,
    StopDiscarding,
    TakeGold,
    Unburden,
)
from rockfall.games.saboteur.edition import HAND
from rockfall.games.saboteur.game import LaidCard, SaboteurGame, SaboteurTable
from rockfall.games.saboteur.refusals import card_of
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.state import PASSING
from rockfall.games.saboteur.view import SaboteurView
from tests.games.scripted import CommonSetup, Pass, Scripted

GOLD_NORTH = ("gold", "stone_nw", "stone_ne")
GOLD_MIDDLE = ("stone_nw", "gold", "stone_ne")
GOLD_SOUTH = ("stone_nw", "stone_ne", "gold")


def lay(card: str, column: int, row: int, turned: bool = False) -> LayPath:
    return LayPath(card=card, column=column, row=row, turned=turned)


def corridor(columns: Sequence[int], row: int = 0) -> list[Action]:
    """Paths from west to east. They can be carried on to the north too, but not to the south."""
    return [lay("tee_new", column, row) if column % 2 else lay("cross", column, row) for column in columns]


TO_THE_MIDDLE = [*corridor(range(1, 7)), lay("straight_ew", 7, 0)]  # opens the middle goal with its last path


class Setup(CommonSetup, total=False):
    gold: Sequence[int]  # gold cards in the order in which they are laid out
    hats: Sequence[str]  # new dwarfs in the order in which they are drawn
    rounds: int
    laying: str
    round_end: str
    hidden_gold: bool
    idle_miners_unpaid: bool
    finisher_wins: bool


class Scenario(Scripted[SaboteurState]):
    kind = SaboteurState
    usual_goals = GOLD_MIDDLE
    options = ("rounds", "laying", "round_end", "hidden_gold", "idle_miners_unpaid", "finisher_wins")
    without_card = (TakeGold, Steal, StopDiscarding, Unburden, *CHANCE_ACTIONS)
    card_names = CARD_NAMES
    hand_places = HAND
    world_count = 200
    game: SaboteurGame

    def __init__(self, name: str, roles: Sequence[str], **setup: Unpack[Setup]) -> None:
        self.gold = setup.get("gold", ())
        self.hats = setup.get("hats", ())
        super().__init__(name, roles, setup)

    def begin(self) -> None:
        self.golden = list(self.gold)
        self.hatted = list(self.hats)

    def play(self, action: Action) -> None:
        if not isinstance(action, Pass):
            self.apply(action)
            return
        for card in sorted(self.unneeded(action.count), key=lambda card: KIND[card]):  # in order (R8)
            self.apply(Discard(card=card))
        if self.phase == PASSING:
            self.apply(StopDiscarding())

    def outcome(self) -> Action:
        state = self.state
        sample = self.game.decode(state.legal_moves()[0])
        if isinstance(sample, ShuffleGoals):
            self.queues = {seat: self.needs(seat) for seat in range(self.game.players)}
            return ShuffleGoals(shows=self.goals)
        if isinstance(sample, DealRole):
            return DealRole(role=self.roles[state.drawer] if state.phase == DEAL_ROLES else self.hatted.pop(0))
        if isinstance(sample, LayOutGold):
            return LayOutGold(nuggets=self.golden.pop(0)) if self.golden else sample
        assert isinstance(sample, DrawCard)
        return DrawCard(card=self.next_card())

    def card_name(self, action: Action) -> str:
        return "" if isinstance(action, Pass) else CARD_NAMES[card_of(action)]

    def pass_until(self, condition: Callable[[], bool]) -> Scenario:
        for _ in range(300):
            if condition():
                return self
            self.do(Pass())
        raise AssertionError("expected the condition to come about")

    def empty_deck(self) -> Scenario:
        return self.pass_until(lambda: self.state.deck_left == 0)

    def pass_round(self) -> Scenario:
        """Pass until the round is over; saboteurs win."""
        before = self.state.round
        return self.pass_until(lambda: self.state.turn == NOBODY or self.state.round != before or self.phase != PLAY)

    # -- asking -----------------------------------------------------------------------------------

    @property
    def phase(self) -> int:
        return int(self.state.phase)

    def hold(self, *actions: Action) -> Scenario:
        """Deal the seat to move the cards for these actions too."""
        self.held += [(int(self.state.round), self.turn, action) for action in actions]
        self.replay()
        return self

    def allows(self, action: Action) -> bool:
        """Whether the seat to move could do this if it had the card."""
        return self.refused(action) is None

    def view(self, viewer: int | None) -> SaboteurView:
        view = self.state.view(viewer)
        assert isinstance(view, SaboteurView)
        return view

    def table(self, viewer: int | None = None) -> SaboteurTable:
        return self.game.show(self.view(viewer))

    def card_at(self, column: int, row: int) -> LaidCard | None:
        return next((card for card in self.table().laid if (card.column, card.row) == (column, row)), None)

    def is_joined(self, column: int, row: int) -> bool:
        card = self.card_at(column, row)
        assert card is not None, f"no path lies at {column}, {row}"
        return card.is_joined

    def is_cut_off(self, column: int, row: int) -> bool:
        card = self.card_at(column, row)
        assert card is not None, f"no path lies at {column}, {row}"
        return card.is_cut_off

    def goal(self, number: int) -> tuple[bool, bool]:
        """Whether a goal is open, and turned."""
        card = self.table().goals[number]
        assert (card.column, card.row) == GOALS_AT[number]
        return card.is_open, card.turned


def hand_of(world: SaboteurState, seat: int) -> Counter[str]:
    return Counter(CARD_NAMES[kind] for kind in world.hands[seat * HAND : seat * HAND + world.hand_count[seat]])
