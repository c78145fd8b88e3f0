"""Positions of tunnel games built honestly: chance is told what to deal, and then players make legal moves.

A scenario is a script. Cards that it needs are dealt to whoever plays them, in time; all other cards are ones it does
not need. When a new action asks for a card that was not dealt, the match is played again from the beginning with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Generic, Self, TypedDict, TypeVar

from rockfall.core.errors import IllegalMove
from rockfall.core.game import Action, Event, Game, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from rockfall.games import game
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.saboteur.rules import SaboteurState

S = TypeVar("S", GoblinsState, SaboteurState)


class Pass(Action, frozen=True):
    """Give up a card, or where that is allowed several, that the script does not need."""

    count: int = 1


class CommonSetup(TypedDict, total=False):
    """What a scenario may fix besides the roles; a game adds its own, and its options."""

    goals: tuple[str, str, str]
    hands: dict[int, list[str]]  # what a seat is dealt first; it then gets nothing else that a script may need
    draws: dict[int, list[str]]  # and what it draws later
    first: int


class Scripted(Generic[S]):
    """A match under a script. The same roles and goals are dealt in every round, `hands` and `draws` in the first."""

    kind: type[S]
    usual_goals: ClassVar[tuple[str, str, str]]
    options: ClassVar[tuple[str, ...]]  # of the game, that a scenario may set
    without_card: ClassVar[tuple[type[Action], ...]]  # actions that take no card
    card_names: ClassVar[Sequence[str]]
    hand_places: ClassVar[int]
    world_count: ClassVar[int]  # how many worlds are imagined to see what a viewer thinks possible

    def __init__(self, name: str, roles: Sequence[str], setup: CommonSetup) -> None:
        self.roles = roles
        self.goals = setup.get("goals", self.usual_goals)
        self.hands = setup.get("hands", {})
        self.draws = setup.get("draws", {})
        options = {option: value for option, value in setup.items() if option in self.options}
        self.game: Game = game(name, len(roles), first_seat=setup.get("first", 0), **options)
        self.script: list[tuple[int, int, Action]] = []  # round, seat, action
        self.held: list[tuple[int, int, Action]] = []  # wanted in hand, but not played
        self.replay()

    # -- what a game says of itself ---------------------------------------------------------------

    def begin(self) -> None:
        """Before the script is played from the beginning."""

    def play(self, action: Action) -> None:
        """Make an action of the script, which may be a Pass."""
        raise NotImplementedError

    def outcome(self) -> Action:
        """What chance does now."""
        raise NotImplementedError

    def card_name(self, action: Action) -> str:
        """The card that an action needs; an empty word for one that needs any card."""
        raise NotImplementedError

    # -- playing ----------------------------------------------------------------------------------

    def do(self, *actions: Action) -> Self:
        """Each action is made by whoever's turn it is."""
        for action in actions:
            assert self.state.turn >= 0, f"nobody can do {action} now"
            self.script.append((int(self.state.round), self.turn, action))
            if self.has_card(action):
                self.make(action)
            else:
                self.replay()
        return self

    def do_as(self, seat: int, *actions: Action) -> Self:
        """Each action is made by this seat; the others pass until it is its turn."""
        for action in actions:
            while self.turn != seat:
                self.do(Pass())
            self.do(action)
        return self

    def replay(self) -> None:
        """Play the script from the beginning."""
        state = self.game.new_state()
        assert isinstance(state, self.kind)
        self.state: S = state
        self.told: list[Event] = []
        self.made = 0
        self.queues: dict[int, list[str]] = {}
        self.begin()
        self.chance()
        for _, seat, action in self.script:
            assert self.turn == seat, f"{action} was for seat {seat}, now it is the turn of {self.turn}"
            self.make(action)

    def make(self, action: Action) -> None:
        self.made += 1
        self.play(action)
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

    def next_card(self) -> str:
        """What the seat draws that is to draw now."""
        queue = self.queues[int(self.state.drawer)]
        return (queue.pop(0) if queue else "") or self.filler()

    def needs(self, seat: int) -> list[str]:
        """The cards that a seat will play this round, in order; an empty word for any card."""
        if self.state.round == 0 and (seat in self.hands or seat in self.draws):
            return [*self.hands.get(seat, []), *self.draws.get(seat, [])]
        wanted = self.wanted(seat, [*self.script, *self.held])
        return [
            self.card_name(action) for action in wanted for _ in range(action.count if isinstance(action, Pass) else 1)
        ]

    def wanted(self, seat: int, entries: list[tuple[int, int, Action]]) -> list[Action]:
        """Actions of a seat this round that take a card."""
        mine = [action for round_, owner, action in entries if (round_, owner) == (self.state.round, seat)]
        return [action for action in mine if not isinstance(action, self.without_card)]

    def filler(self) -> str:
        """The commonest card of those that no queue is waiting for."""
        left = Counter({self.card_names[kind]: int(count) for kind, count in enumerate(self.state.deck)})
        left.subtract(card for queue in self.queues.values() for card in queue if card)
        card, count = max(left.items(), key=lambda item: (item[1], item[0]))
        assert count > 0, "the script needs more cards than there are"
        return card

    def unneeded(self, count: int) -> list[str]:
        """Cards in hand that the seat to move does not need any more."""
        spare = Counter(self.hand(self.turn))
        later = self.wanted(self.turn, [*self.script[self.made :], *self.held])
        spare.subtract(self.card_name(action) for action in later)
        found = sorted(spare.elements(), key=lambda card: (spare[card], card))[-count:]
        assert len(found) == count, f"seat {self.turn} needs all its cards: {self.hand(self.turn)}"
        return found

    def has_card(self, action: Action) -> bool:
        if isinstance(action, (*self.without_card, Pass)) or self.turn in self.hands:
            return True
        return self.card_name(action) in self.hand(self.turn)

    # -- asking -----------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    def hand(self, seat: int) -> list[str]:
        return self.hand_in(self.state, seat)

    def hand_in(self, world: S, seat: int) -> list[str]:
        """A hand in another world."""
        base = seat * self.hand_places
        return [self.card_names[kind] for kind in world.hands[base : base + world.hand_count[seat]]]

    def legal(self, kind: type[Action] = Action) -> list[Action]:
        """Legal actions of one kind."""
        actions = [self.game.decode(move) for move in self.state.legal_moves()]
        return [action for action in actions if isinstance(action, kind)]

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

    def worlds(self, viewer: int | None, count: int | None = None) -> list[S]:
        """Worlds imagined by a viewer, each of which must give the viewer's view again and hold the whole box."""
        rng = Rng.seeded(viewer, "worlds")
        view = self.state.view(viewer)
        totals = self.game.totals(self.state)
        worlds: list[S] = []
        for _ in range(self.world_count if count is None else count):
            world = self.game.determinize(view, rng)
            assert isinstance(world, self.kind)
            assert world.view(viewer) == view
            assert self.game.totals(world) == totals
            worlds.append(world)
        return worlds
