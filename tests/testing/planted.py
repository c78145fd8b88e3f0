"""Faults planted in Embers, one a class: the suite must find each of them."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.game import Action, Event, Options, Refusal
from rockfall.core.rng import Rng
from rockfall.core.small import SmallView
from rockfall.core.state import CHANCE, NOBODY, Emit, State, View
from tests.teaching.embers import Dealt, Embers, EmbersOptions, EmbersState, Peek, Table


class PlantedState(EmbersState):
    """Embers, to be spoilt."""

    ViewClass: type[SmallView] = SmallView

    def view(self, viewer: int | None) -> SmallView:
        return self.ViewClass(self, viewer)


class Planted(Embers):
    StateClass: type[EmbersState] = PlantedState

    def new_state(self) -> EmbersState:
        assert isinstance(self.options, EmbersOptions)
        return self.StateClass(self.players, self.options)


# -- secrets ------------------------------------------------------------------------------------------


class SeesNextHand(SmallView):
    """The view tells how many threes seat 0 holds, and says so to determinize as well."""

    def __init__(self, state: EmbersState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.threes = state.hands[0].count(3)

    def facts(self) -> tuple[object, ...]:
        return (self.table, self.threes)


class LeakInView(Planted):
    class StateClass(PlantedState):
        ViewClass = SeesNextHand


class ConsistentLeakInView(Planted):
    """A view that shows every card that lies face down: determinize believes it, so only the log can tell."""

    class StateClass(PlantedState):
        class ViewClass(SmallView):
            def __init__(self, state: EmbersState, viewer: int | None) -> None:
                super().__init__(state, viewer)
                self.table = msgspec.structs.replace(self.table, laid=tuple(state.laid))


class LeakInWire(Planted):
    """A view with the truth in its pocket, which `==` does not see and `show` gives away."""

    class StateClass(PlantedState):
        class ViewClass(SmallView):
            def __init__(self, state: EmbersState, viewer: int | None) -> None:
                super().__init__(state, viewer)
                self.pocket = tuple(state.laid)

    def show(self, view: View) -> Table:
        made: Table = msgspec.structs.replace(super().show(view), laid=view.pocket)  # type: ignore[attr-defined]
        return made

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        return determinize_from(self, view, rng)


class OwnFieldForgotten(Planted):
    """A server would show everybody what a spectator sees of the cards that lie there."""

    own_fields = ("hand",)

    def own_parts(self, view: View) -> tuple[object, ...]:
        return (self.show(view).hand,)


class OwnFieldsOfOthers(Planted):
    """`own_parts` gives another viewer's hand than `show`."""

    own_fields = ("hand", "laid")

    def own_parts(self, view: View) -> tuple[object, ...]:
        return ((), self.show(view).laid)


class Unguarded(Dealt, frozen=True):
    """An event that everybody sees in full."""

    def seen_by(self, viewer: int | None) -> Event:
        return self


class LeakInEvent(Planted):
    event_types = (*Embers.event_types, Unguarded)  # type: ignore[assignment]

    class StateClass(PlantedState):
        def apply(self, move: i64, emit: Emit | None = None) -> None:
            def tell(event: Event) -> None:
                assert emit is not None
                emit(Unguarded(seat=event.seat, card=event.card) if type(event) is Dealt else event)

            super().apply(move, None if emit is None else tell)


class LeakInLegalMoves(Planted):
    """A look is legal only if it would find a three."""

    class StateClass(PlantedState):
        def legal_actions(self) -> list[Action]:
            return [
                action
                for action in super().legal_actions()
                if not isinstance(action, Peek) or self.laid[action.seat] == 3
            ]


class LeakInRefusal(Planted):
    class StateClass(PlantedState):
        class ViewClass(SmallView):
            def __init__(self, state: EmbersState, viewer: int | None) -> None:
                super().__init__(state, viewer)
                self.pocket = tuple(tuple(hand) for hand in state.hands)

    def why_not(self, view: View, action: Action) -> Refusal | None:
        refusal = super().why_not(view, action)
        if refusal is None:
            return None
        return Refusal(code=refusal.code, rule=refusal.rule, args={"cards": str(view.pocket)})  # type: ignore[attr-defined]


class SmuggledState(Planted):
    """A view that holds the state itself."""

    class StateClass(PlantedState):
        class ViewClass(SmallView):
            def __init__(self, state: EmbersState, viewer: int | None) -> None:
                super().__init__(state, viewer)
                self.truth = state.copy()


class Peeker:
    """A bot that looks at the smuggled state."""

    name = "peeker"

    def choose(self, view: View, rng: Rng) -> int:
        truth: EmbersState = view.truth  # type: ignore[attr-defined]
        return view.legal_moves[sum(card for hand in truth.hands for card in hand) % len(view.legal_moves)]


class Scribbler:
    """A bot that writes into its view."""

    name = "scribbler"

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, SmallView)
        view.table = msgspec.structs.replace(view.table, hand=())
        return view.legal_moves[0]


class Cheater:
    """A bot that makes up a move."""

    name = "cheater"

    def choose(self, view: View, rng: Rng) -> int:
        return len(Embers.actions) - 1


class ThawedView(Planted):
    """A view that shares a list with the state."""

    class StateClass(PlantedState):
        class ViewClass(SmallView):
            def __init__(self, state: EmbersState, viewer: int | None) -> None:
                super().__init__(state, viewer)
                self.mine = state.laid if viewer is not None else []


# -- determinize ----------------------------------------------------------------------------------------


def determinize_from(game: Embers, view: View, rng: Rng) -> EmbersState:
    """What Embers does, when `show` is spoilt."""
    assert isinstance(view, SmallView)
    honest = Embers(game.players, game.options)
    world = honest.determinize(view, rng)
    made = game.new_state()
    made.imagine_past(view.observations)
    made.turn = world.turn
    made.unseen, made.hands, made.laid, made.looked = world.unseen, world.hands, world.laid, world.looked
    return made


class TruthInACorner(Planted):
    """determinize resamples the hands, but keeps the cards that lie face down, from a table behind its back."""

    laid: ClassVar[dict[int, list[int]]] = {}

    class StateClass(PlantedState):
        class ViewClass(SmallView):
            def __init__(self, state: EmbersState, viewer: int | None) -> None:
                super().__init__(state, viewer)
                TruthInACorner.laid[id(self)] = state.laid[:]

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        state = super().determinize(view, rng)
        truth = self.laid[id(view)]
        for seat, card in enumerate(truth):  # swapped with the unseen, so that all totals stay
            if state.laid[seat] != card and state.unseen[card - 1]:
                state.unseen[state.laid[seat] - 1] += 1
                state.unseen[card - 1] -= 1
                state.laid[seat] = card
        return state


class ForgetfulDeterminize(Planted):
    """determinize forgets what a look has found."""

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        state = super().determinize(view, rng)
        state.looked = [None] * self.players
        return state


class LossyDeterminize(Planted):
    """determinize loses the cards that nobody has."""

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        state = super().determinize(view, rng)
        if state.turn >= 0:
            state.unseen[0] = 0
        return state


class OneTrackMind(Planted):
    """determinize never imagines a three that it need not."""

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        state = super().determinize(view, rng)
        for _ in range(200):
            if not any(3 in hand for seat, hand in enumerate(state.hands) if seat != view.viewer):
                break
            state = super().determinize(view, rng)
        return state


# -- the rest -------------------------------------------------------------------------------------------


class SharedList(Planted):
    class StateClass(PlantedState):
        def copy(self) -> Self:
            twin = super().copy()
            twin.unseen = self.unseen
            return twin


class Descending(Planted):
    class StateClass(PlantedState):
        def legal_moves(self) -> vec[i64]:
            return vec[i64](list(super().legal_moves())[::-1])


class NoMoves(Planted):
    """Seat 1 has no moves, though the match goes on."""

    class StateClass(PlantedState):
        def legal_actions(self) -> list[Action]:
            return [] if self.turn == 1 else super().legal_actions()


class CrookedCodec(Planted):
    def encode(self, action: Action) -> int:
        code = super().encode(action)
        return 1 - code if code < 2 else code


class LaxCodec(Planted):
    """Codes below zero count from the end, as Python has it."""

    def decode(self, move: int) -> Action:
        return self.actions[move % len(self.actions)]


class LoadedDeck(Planted):
    """draw likes the last outcome."""

    class StateClass(PlantedState):
        def draw(self, rng: Rng) -> i64:
            moves = self.legal_moves()
            return moves[-1] if rng.below(3) else moves[rng.below(len(moves))]


class ByRejection(Planted):
    """draw is fair, but nobody can tell from the dice why it drew what it drew."""

    class StateClass(PlantedState):
        def draw(self, rng: Rng) -> i64:
            while True:
                card = rng.below(12)
                if card % 4 < self.unseen[card // 4]:
                    return 7 + card // 4


class Meddling(Planted):
    """A refused action costs the seat to move its look."""

    def act(self, state: State, seat: int, action: Action) -> int:
        assert isinstance(state, EmbersState)
        if self.why_not(state.view(seat), action) is not None:
            state.looked[seat] = 0
        return super().act(state, seat, action)


class Permissive(Planted):
    """Cards that one does not have are refused by nobody."""

    def why_not(self, view: View, action: Action) -> Refusal | None:
        refusal = super().why_not(view, action)
        return None if refusal is not None and refusal.code == "not-in-hand" else refusal


class Strict(Planted):
    """A legal look is refused."""

    def why_not(self, view: View, action: Action) -> Refusal | None:
        return Refusal(code="looked-already", rule="M3") if isinstance(action, Peek) else super().why_not(view, action)


class UnknownRule(Planted):
    def why_not(self, view: View, action: Action) -> Refusal | None:
        refusal = super().why_not(view, action)
        return None if refusal is None else Refusal(code=refusal.code, rule="M9")


class UnknownCode(Planted):
    def why_not(self, view: View, action: Action) -> Refusal | None:
        refusal = super().why_not(view, action)
        return None if refusal is None else Refusal(code="because", rule=refusal.rule)


class LostCard(Planted):
    """A card that is laid comes from nowhere."""

    class StateClass(PlantedState):
        def apply(self, move: i64, emit: Emit | None = None) -> None:
            hands = [hand[:] for hand in self.hands]
            was_chance = self.turn == CHANCE
            super().apply(move, emit)
            if not was_chance:
                self.hands = hands


class NoTotals(Planted):
    def totals(self, state: State) -> dict[str, int]:
        return {}


class HalfPoints(Planted):
    class StateClass(PlantedState):
        def scores(self) -> list[int]:
            return [score / 2 for score in super().scores()]  # type: ignore[misc]


class HiddenScores(Planted):
    """Cards left in hand count too, though nobody ever sees them."""

    class StateClass(PlantedState):
        def scores(self) -> list[int]:
            return [sum(hand) for hand in self.hands]


class SecretRoundEnd(Planted):
    """Only who knows what seat 0 was dealt knows when a round ends."""

    class StateClass(PlantedState):
        def is_between_rounds(self) -> bool:
            return bool(self.turn == CHANCE and len(self.hands[0]) == 1 and self.hands[0][0] == 2)


class RoundEndOnATurn(Planted):
    """A server would wait with somebody's turn."""

    class StateClass(PlantedState):
        def is_between_rounds(self) -> bool:
            return self.turn == 1


class Endless(Planted):
    """Whoever has looked may look again."""

    class StateClass(PlantedState):
        def apply(self, move: i64, emit: Emit | None = None) -> None:
            super().apply(move, emit)
            if self.turn == NOBODY:
                self.turn = 0
                self.hands[0].append(self.laid[0])
                self.laid[0] = 0


class Forgetful(Planted):
    """A look is not put on the log, and costs no turn.

    So all that follows is as legal without the look, and whichever walk finds the fault finds the same. (Hypothesis
    draws numbers that it has read in sources, so the walks are others when modules are compiled, or not imported.)
    """

    class StateClass(PlantedState):
        def apply(self, move: i64, emit: Emit | None = None) -> None:
            if isinstance(self.actions[move], Peek):
                self.looked[int(self.turn)] = self.actions[move].seat  # type: ignore[attr-defined]
            else:
                super().apply(move, emit)


class ByTheEvent(Planted):
    """Telling events changes the match."""

    class StateClass(PlantedState):
        def apply(self, move: i64, emit: Emit | None = None) -> None:
            super().apply(move, emit)
            if emit is not None and self.turn == 1:
                self.looked[1] = 0


class ForgetfulOptions(Planted):
    """A game that is not what its options say."""

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, EmbersOptions())
        self.real = options

    def new_state(self) -> EmbersState:
        assert isinstance(self.real, EmbersOptions)
        return self.StateClass(self.players, self.real)


class Fixed(Planted):
    """A game that forgets its options on the way to another process."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Fixed.make, (self.players,))
