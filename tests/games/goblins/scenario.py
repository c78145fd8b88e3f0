"""Positions built honestly: chance is told what to deal, and then players make legal moves.

A scenario is a script. Cards that it needs are dealt to whoever plays them, in time; all other cards are ones it does
not need. When a new action asks for a card that was not dealt, the match is played again from the beginning with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict, Unpack

from rockfall.core.errors import IllegalMove
from rockfall.core.game import Action, Event, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from rockfall.games import game
from rockfall.games.goblins.cards import CARD_NAMES
from rockfall.games.goblins.codec import (
    CHANCE_ACTIONS,
    DealRole,
    DrawCard,
    Exchange,
    LayTile,
    OpenGoal,
    ServeAle,
    ShuffleGoals,
    Skip,
    Steal,
)
from rockfall.games.goblins.edition import HAND, KINDS
from rockfall.games.goblins.game import Goblins
from rockfall.games.goblins.refusals import card_of
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.table import GoblinsTable, LaidTile
from rockfall.games.goblins.view import GoblinsView

GOLD_NORTH = ("gold", "dynamite", "dragon")
GOLD_MIDDLE = ("dynamite", "gold", "dragon")
DRAGON_MIDDLE = ("dynamite", "dragon", "gold")
DYNAMITE_MIDDLE = ("gold", "dynamite", "dragon")
WITHOUT_CARD: tuple[type[Action], ...] = (Skip, ServeAle, OpenGoal, Steal, *CHANCE_ACTIONS)
ROLES = ("pedant", "shapeshifter", "jeweller", "demolisher", "king", "miser", "keymaster", "driver")


class Pass(Action, frozen=True):
    """Exchange a card that the script does not need."""


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


class Setup(TypedDict, total=False):
    """What a scenario may fix besides the roles; the options of the game are the last three."""

    goals: tuple[str, str, str]
    hands: dict[int, list[str]]  # what a seat is dealt first; it then gets nothing else that a script may need
    draws: dict[int, list[str]]  # and what it draws later
    first: int
    characters: bool
    target: int


class Scenario:
    """A match under a script. The same roles and goals are dealt in every round, `hands` and `draws` in the first."""

    def __init__(self, roles: Sequence[str] | int, **setup: Unpack[Setup]) -> None:
        self.roles = ROLES[:roles] if isinstance(roles, int) else roles
        options = {option: value for option, value in setup.items() if option in ("characters", "target")}
        made = game("goblins", len(self.roles), first_seat=setup.get("first", 0), **options)
        assert isinstance(made, Goblins)
        self.game = made
        self.goals = setup.get("goals", GOLD_MIDDLE)
        self.hands = setup.get("hands", {})
        self.draws = setup.get("draws", {})
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

    def replay(self) -> None:
        """Play the script from the beginning."""
        state = self.game.new_state()
        assert isinstance(state, GoblinsState)
        self.state = state
        self.told: list[Event] = []
        self.made = 0
        self.queues: dict[int, list[str]] = {}
        self.chance()
        for _, seat, action in self.script:
            assert self.turn == seat, f"{action} was for seat {seat}, now it is the turn of {self.turn}"
            self.make(action)

    def make(self, action: Action) -> None:
        self.made += 1
        self.apply(Exchange(card=self.unneeded()) if isinstance(action, Pass) else action)
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
        if isinstance(sample, ShuffleGoals):
            self.queues = {seat: self.needs(seat) for seat in range(self.game.players)}
            return ShuffleGoals(shows=self.goals)
        if isinstance(sample, DealRole):
            return DealRole(role=self.roles[state.drawer])
        assert isinstance(sample, DrawCard)
        if state.top_left == 0:
            return sample
        queue = self.queues[int(state.drawer)]
        return DrawCard(card=(queue.pop(0) if queue else "") or self.filler())

    def needs(self, seat: int) -> list[str]:
        """The cards that a seat will play this round, in order; an empty word for any card."""
        if self.state.round == 0 and (seat in self.hands or seat in self.draws):
            return [*self.hands.get(seat, []), *self.draws.get(seat, [])]
        return [card_name(action) for action in self.wanted(seat, [*self.script, *self.held])]

    def wanted(self, seat: int, entries: list[tuple[int, int, Action]]) -> list[Action]:
        """Actions of a seat this round that take a card."""
        mine = [action for round_, owner, action in entries if (round_, owner) == (self.state.round, seat)]
        return [action for action in mine if not isinstance(action, WITHOUT_CARD)]

    def filler(self) -> str:
        """The commonest card of those that no queue is waiting for."""
        left = Counter({CARD_NAMES[kind]: int(count) for kind, count in enumerate(self.state.deck)})
        left.subtract(card for queue in self.queues.values() for card in queue if card)
        card, count = max(left.items(), key=lambda item: (item[1], item[0]))
        assert count > 0, "the script needs more cards than there are"
        return card

    def unneeded(self) -> str:
        """A card in hand that the seat to move does not need any more."""
        spare = Counter(self.hand(self.turn))
        spare.subtract(card_name(action) for action in self.wanted(self.turn, [*self.script[self.made :], *self.held]))
        card, count = max(spare.items(), key=lambda item: (item[1], item[0]))
        assert count > 0, f"seat {self.turn} needs all its cards: {self.hand(self.turn)}"
        return card

    def has_card(self, action: Action) -> bool:
        if isinstance(action, (*WITHOUT_CARD, Pass)) or self.turn in self.hands:
            return True
        return card_name(action) in self.hand(self.turn)

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
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def phase(self) -> str:
        return self.table().phase

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    def hand(self, seat: int) -> list[str]:
        base = seat * HAND
        return [CARD_NAMES[kind] for kind in self.state.hands[base : base + self.state.hand_count[seat]]]

    def legal(self, kind: type[Action] = Action) -> list[Action]:
        """Legal actions of one kind."""
        actions = [self.game.decode(move) for move in self.state.legal_moves()]
        return [action for action in actions if isinstance(action, kind)]

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.told if isinstance(event, kind)]

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

    def worlds(self, viewer: int | None, count: int = 150) -> list[GoblinsState]:
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
    if isinstance(action, Pass):
        return ""
    return action.card if isinstance(action, Exchange) else CARD_NAMES[card_of(action)]


def hand_of(world: GoblinsState, seat: int) -> Counter[str]:
    return Counter(CARD_NAMES[kind] for kind in world.hands[seat * HAND : seat * HAND + world.hand_count[seat]])
