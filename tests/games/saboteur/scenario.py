"""Positions built honestly: chance is told what to deal, and then players make legal moves.

A scenario is a script. Cards that it needs are dealt to whoever plays them, in time; all other cards are ones it does
not need. When a new action asks for a card that was not dealt, the match is played again from the beginning with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypedDict, Unpack

from rockfall.core.errors import IllegalMove
from rockfall.core.game import Action, Event, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.games.saboteur.cards import CARD_NAMES, GOALS_AT
from rockfall.games.saboteur.codec import (
    CHANCE_ACTIONS,
    KIND,
    DealRole,
    Discard,
    DrawCard,
    LayOutGold,
    LayPath,
    ShuffleGoals,
    Steal,
    StopDiscarding,
    TakeGold,
    Unburden,
)
from rockfall.games.saboteur.edition import HAND
from rockfall.games.saboteur.game import LaidCard, SaboteurGame, SaboteurTable
from rockfall.games.saboteur.refusals import card_of
from rockfall.games.saboteur.rules import DEAL_ROLES, PASSING, PLAY, SaboteurState
from rockfall.games.saboteur.view import SaboteurView

GOLD_NORTH = ("gold", "stone_nw", "stone_ne")
GOLD_MIDDLE = ("stone_nw", "gold", "stone_ne")
GOLD_SOUTH = ("stone_nw", "stone_ne", "gold")
WITHOUT_CARD: tuple[type[Action], ...] = (TakeGold, Steal, StopDiscarding, Unburden, *CHANCE_ACTIONS)


class Pass(Action, frozen=True):
    """Discard a card, or with the expansion up to three, that the script does not need."""

    count: int = 1


def lay(card: str, column: int, row: int, turned: bool = False) -> LayPath:
    return LayPath(card=card, column=column, row=row, turned=turned)


def corridor(columns: Sequence[int], row: int = 0) -> list[Action]:
    """Paths from west to east. They can be carried on to the north too, but not to the south."""
    return [lay("tee_new", column, row) if column % 2 else lay("cross", column, row) for column in columns]


TO_THE_MIDDLE = [*corridor(range(1, 7)), lay("straight_ew", 7, 0)]  # opens the middle goal with its last path


class Setup(TypedDict, total=False):
    """What a scenario may fix besides the dwarfs; the options of the game are the last five."""

    goals: tuple[str, str, str]
    hands: dict[int, list[str]]  # what a seat is dealt first; it then gets nothing else that a script may need
    draws: dict[int, list[str]]  # and what it draws later
    gold: Sequence[int]  # gold cards in the order in which they are laid out
    hats: Sequence[str]  # new dwarfs in the order in which they are drawn
    first: int
    rounds: int
    strict_paths: bool
    idle_miners_unpaid: bool
    finisher_wins: bool


class Scenario:
    """A match under a script. The same dwarfs and goals are dealt in every round, `hands` and `draws` in the first."""

    def __init__(self, name: str, roles: Sequence[str], **setup: Unpack[Setup]) -> None:
        names = ("rounds", "strict_paths", "idle_miners_unpaid", "finisher_wins")
        options = {option: value for option, value in setup.items() if option in names}
        made = game(name, len(roles), first_seat=setup.get("first", 0), **options)
        assert isinstance(made, SaboteurGame)
        self.game = made
        self.roles = roles
        self.goals = setup.get("goals", GOLD_MIDDLE)
        self.hands = setup.get("hands", {})
        self.draws = setup.get("draws", {})
        self.gold = setup.get("gold", ())
        self.hats = setup.get("hats", ())
        self.script: list[tuple[int, int, Action]] = []  # round, seat, action
        self.held: list[tuple[int, int, Action]] = []  # wanted in hand, but not played
        self.replay()

    # -- playing ----------------------------------------------------------------------------------

    def do(self, *actions: Action) -> Scenario:
        """Each action is made by whoever's turn it is."""
        for action in actions:
            assert self.state.turn >= 0, f"nobody can do {action} now"
            self.script.append((int(self.state.round), self.turn, action))
            if self.has_card(action):
                self.make(action)
            else:
                self.replay()
        return self

    def do_as(self, seat: int, *actions: Action) -> Scenario:
        """Each action is made by this seat; the others pass until it is its turn."""
        for action in actions:
            while self.turn != seat:
                self.do(Pass())
            self.do(action)
        return self

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

    def replay(self) -> None:
        """Play the script from the beginning."""
        state = self.game.new_state()
        assert isinstance(state, SaboteurState)
        self.state = state
        self.told: list[Event] = []
        self.made = 0
        self.golden = list(self.gold)
        self.hatted = list(self.hats)
        self.queues: dict[int, list[str]] = {}
        self.chance()
        for _, seat, action in self.script:
            assert self.turn == seat, f"{action} was for seat {seat}, now it is the turn of {self.turn}"
            self.make(action)

    def make(self, action: Action) -> None:
        self.made += 1
        if isinstance(action, Pass):
            for card in self.unneeded(action.count):
                self.apply(Discard(card=card))
            if self.phase == PASSING:
                self.apply(StopDiscarding())
        else:
            self.apply(action)
        self.chance()

    def apply(self, action: Action) -> None:
        """Make a legal action; an illegal one is an IllegalMove that says why."""
        if self.state.turn != CHANCE:
            refusal = self.game.why_not(self.state.view(self.turn), action)
            if refusal is not None:
                raise IllegalMove(refusal.code, f"{refusal.rule} for {action}", dict(refusal.args))
        move = self.game.encode(action)
        assert move in self.state.legal_moves(), f"{action} is not possible"
        self.state.apply(move, self.told.append)

    # -- what is dealt ----------------------------------------------------------------------------

    def chance(self) -> None:
        while self.state.turn == CHANCE:
            self.apply(self.outcome())

    def outcome(self) -> Action:
        state = self.state
        sample = self.game.decode(state.legal_moves()[0])
        assert isinstance(sample, CHANCE_ACTIONS)
        if isinstance(sample, ShuffleGoals):
            self.queues = {seat: self.needs(seat) for seat in range(self.game.players)}
            return ShuffleGoals(shows=self.goals)
        if isinstance(sample, DealRole):
            return DealRole(role=self.roles[state.drawer] if state.phase == DEAL_ROLES else self.hatted.pop(0))
        if isinstance(sample, LayOutGold):
            return LayOutGold(nuggets=self.golden.pop(0)) if self.golden else sample
        assert isinstance(sample, DrawCard)
        queue = self.queues[int(state.drawer)]
        return DrawCard(card=(queue.pop(0) if queue else "") or self.filler())

    def needs(self, seat: int) -> list[str]:
        """The cards that a seat will play this round, in order; an empty word for any card."""
        if self.state.round == 0 and (seat in self.hands or seat in self.draws):
            return [*self.hands.get(seat, []), *self.draws.get(seat, [])]
        wanted = [action for round_, owner, action in self.wanted() if (round_, owner) == (self.state.round, seat)]
        return [card_name(action) for action in wanted for _ in range(action.count if isinstance(action, Pass) else 1)]

    def wanted(self) -> list[tuple[int, int, Action]]:
        return [entry for entry in [*self.script, *self.held] if not isinstance(entry[2], WITHOUT_CARD)]

    def filler(self) -> str:
        """The commonest card of those that no queue is waiting for."""
        left = Counter({CARD_NAMES[kind]: int(count) for kind, count in enumerate(self.state.deck)})
        left.subtract(card for queue in self.queues.values() for card in queue if card)
        card, count = max(left.items(), key=lambda item: (item[1], item[0]))
        assert count > 0, "the script needs more cards than there are"
        return card

    def unneeded(self, count: int) -> list[str]:
        """Cards in hand that the seat to move does not need any more, in order (R8)."""
        spare = Counter(self.hand(self.turn))
        later = [*self.script[self.made :], *self.held]
        spare.subtract(
            card_name(action)
            for round_, seat, action in later
            if (round_, seat) == (self.state.round, self.turn) and not isinstance(action, WITHOUT_CARD)
        )
        found = sorted(spare.elements(), key=lambda card: (spare[card], card))[-count:]
        assert len(found) == count, f"seat {self.turn} needs all its cards: {self.hand(self.turn)}"
        return sorted(found, key=lambda card: KIND[card])

    def has_card(self, action: Action) -> bool:
        if isinstance(action, (*WITHOUT_CARD, Pass)) or self.turn in self.hands:
            return True
        return card_name(action) in self.hand(self.turn)

    # -- asking -----------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def phase(self) -> int:
        return int(self.state.phase)

    def hand(self, seat: int) -> list[str]:
        base = seat * HAND
        return [CARD_NAMES[kind] for kind in self.state.hands[base : base + self.state.hand_count[seat]]]

    def legal(self) -> list[Action]:
        return [self.game.decode(move) for move in self.state.legal_moves()]

    def hold(self, *actions: Action) -> Scenario:
        """Deal the seat to move the cards for these actions too."""
        self.held += [(int(self.state.round), self.turn, action) for action in actions]
        self.replay()
        return self

    def allows(self, action: Action) -> bool:
        """Whether the seat to move could do this if it had the card."""
        return self.refused(action) is None

    def refused(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why the seat to move, or another one, may not do this even if it has the card."""
        asked = self.turn if seat is None else seat
        self.held.append((int(self.state.round), asked, action))
        self.replay()
        refusal = self.game.why_not(self.state.view(asked), action)
        self.held.pop()
        self.replay()
        return refusal

    def reason(self, action: Action, seat: int | None = None) -> tuple[str, str]:
        """The code and the rule of a refusal."""
        refusal = self.refused(action, seat)
        assert refusal is not None, f"{action} is allowed"
        assert refusal.code in self.game.refusal_codes
        return refusal.code, refusal.rule

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

    def goal(self, number: int) -> tuple[bool, bool]:
        """Whether a goal is open, and turned."""
        card = self.table().goals[number]
        assert (card.column, card.row) == GOALS_AT[number]
        return card.is_open, card.turned

    def worlds(self, viewer: int | None, count: int = 200) -> list[SaboteurState]:
        """Worlds imagined by a viewer, each of which must give the viewer's view again and hold the whole box."""
        rng = Rng.seeded(viewer, "worlds")
        view = self.view(viewer)
        totals = self.game.totals(self.state)
        worlds = [self.game.determinize(view, rng) for _ in range(count)]
        for world in worlds:
            assert world.view(viewer) == view
            assert self.game.totals(world) == totals
        return worlds


def card_name(action: Action) -> str:
    """The card that an action needs; an empty word for one that needs any card."""
    return "" if isinstance(action, Pass) else CARD_NAMES[card_of(action)]


def hand_of(world: SaboteurState, seat: int) -> Counter[str]:
    return Counter(CARD_NAMES[kind] for kind in world.hands[seat * HAND : seat * HAND + world.hand_count[seat]])
