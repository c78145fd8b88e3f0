"""Embers, a teaching game with most of what is hard: chance, hidden cards, a card laid in secret, a private look.

RULES.md beside this file has the rules, M1 to M4; docs/adding-a-game.md explains the file piece by piece.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action, Event, Game, Options, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, EVERYBODY, NOBODY, SILENT, Emit, State, View

CARDS = (1, 2, 3)
EACH = 4  # M1


class EmbersOptions(Options, frozen=True):
    hand: Annotated[int, msgspec.Meta(ge=2, le=3, description="cards dealt to each player")] = 2


class Lay(Action, frozen=True):
    card: int


class Peek(Action, frozen=True):
    seat: int


class Deal(Action, frozen=True):
    card: int


# A move is a place in this list.
ACTIONS: list[Action] = [
    *(Lay(card=card) for card in CARDS),
    *(Peek(seat=seat) for seat in range(4)),
    *(Deal(card=card) for card in CARDS),
]
CODES = {action: code for code, action in enumerate(ACTIONS)}

# Signs: what the others notice of a secret move, what a look finds, what is turned over at the end.
DEALT, LAID, SAW, TURNED = -1, -2, -3, -6


class Dealt(Event, frozen=True):
    seat: int
    card: int | None  # None for all but the seat itself

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class Laid(Dealt, frozen=True):
    """Face down: as secret as a card that is dealt."""


class Peeked(Dealt, frozen=True):
    other: int


class TurnedOver(Event, frozen=True):
    cards: list[int]

    def seen_by(self, viewer: int | None) -> Event:
        return self


class EmbersState(State):
    def __init__(self, players: int, hand_size: int) -> None:
        super().__init__()
        self.hand_size = hand_size
        self.unseen = [EACH] * len(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid = [0] * players  # 0: nothing yet
        self.looked: list[int | None] = [None] * players  # at whose card

    def legal_moves(self) -> vec[i64]:
        return vec[i64](sorted(CODES[action] for action in self.legal_actions()))

    def legal_actions(self) -> list[Action]:
        seat = self.turn
        if seat == NOBODY:
            return []
        if seat == CHANCE:
            return [Deal(card=card) for card in CARDS if self.unseen[card - 1]]
        lays = [Lay(card=card) for card in set(self.hands[seat])]  # M2
        looks = [Peek(seat=other) for other, card in enumerate(self.laid) if card]  # M3: the own one is not laid yet
        return [*lays, *(looks if self.looked[seat] is None else [])]

    def chance_weights(self) -> vec[i64]:
        return vec[i64]([count for count in self.unseen if count])

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        seat = int(self.turn)
        event: Event
        match ACTIONS[move]:
            case Deal(card=card):
                seat = [len(hand) < self.hand_size for hand in self.hands].index(True)
                self.remember(move, seat, DEALT)
                self.unseen[card - 1] -= 1
                self.hands[seat].append(card)
                event = Dealt(seat=seat, card=card)
            case Lay(card=card):
                self.remember(move, seat, LAID)
                self.hands[seat].remove(card)
                self.laid[seat] = card
                event = Laid(seat=seat, card=card)
            case Peek(seat=other):
                self.remember(move, EVERYBODY, SILENT)
                self.remember(SAW - self.laid[other], seat, SILENT)
                self.looked[seat] = other
                event = Peeked(seat=seat, other=other, card=self.laid[other])
        if emit is not None:
            emit(event)
        self.pass_turn(emit)

    def pass_turn(self, emit: Emit | None) -> None:
        if self.turn == CHANCE and len(self.hands[-1]) < self.hand_size:
            return  # M1: still dealing
        order = [(self.turn + step) % len(self.laid) for step in range(1, len(self.laid) + 1)]  # CHANCE + 1 is seat 0
        self.turn = next((seat for seat in order if not self.laid[seat]), NOBODY)
        if self.turn == NOBODY:  # M4
            for card in self.laid:
                self.remember(TURNED - card, EVERYBODY, SILENT)
            if emit is not None:
                emit(TurnedOver(cards=self.laid[:]))

    def scores(self) -> list[int]:
        return [card if self.laid.count(card) == 1 else 0 for card in self.laid]  # M4

    def view(self, viewer: int | None) -> EmbersView:
        return EmbersView(self, viewer)

    def copy(self) -> EmbersState:
        twin = EmbersState(len(self.hands), self.hand_size)
        twin.share_log(self)
        twin.unseen = self.unseen[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.looked = self.looked[:]
        return twin

    def to_rows(self) -> list[list[int]]:
        looked = [-1 if other is None else other for other in self.looked]
        return [self.past_to_row(), [self.turn], self.unseen, self.laid, looked, *self.hands]

    def from_rows(self, rows: list[list[int]]) -> None:
        past, (self.turn,), self.unseen, self.laid, looked, *self.hands = rows
        self.past_from_row(past)
        self.looked = [None if other == -1 else other for other in looked]


class Table(msgspec.Struct, frozen=True):
    """What a viewer sees; None is a card that lies there and that the viewer does not know."""

    viewer: int | None
    turn: int
    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    laid: tuple[int | None, ...]
    looked: tuple[int | None, ...]


class EmbersView(View):
    def __init__(self, state: EmbersState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        known = {viewer, None if viewer is None else state.looked[viewer]}
        is_over = state.turn == NOBODY
        self.table = Table(
            viewer=viewer,
            turn=state.turn,
            hand=() if viewer is None else tuple(sorted(state.hands[viewer])),
            hand_counts=tuple(len(hand) for hand in state.hands),
            laid=tuple(card if is_over or not card or seat in known else None for seat, card in enumerate(state.laid)),
            looked=tuple(state.looked),
        )

    def facts(self) -> tuple[object, ...]:
        return (self.table,)


class Embers(Game):
    name = "embers"
    title = "Embers"
    min_players, max_players = 2, 4
    rules_version = 1
    option_type = EmbersOptions
    action_types = (Lay, Peek, Deal)
    event_types = (Dealt, Laid, Peeked, TurnedOver)
    refusal_codes = ("chance-only", "not-your-turn", "not-in-hand", "looked-already", "no-card-there")
    view_type = Table
    move_count = len(ACTIONS)

    def new_state(self) -> EmbersState:
        assert isinstance(self.options, EmbersOptions)
        return EmbersState(self.players, self.options.hand)

    def decode(self, move: int) -> Action:
        self.check_code(move)
        return ACTIONS[move]

    def encode(self, action: Action) -> int:
        if action not in CODES:
            raise MalformedAction(f"embers: expected cards 1 to 3 and seats 0 to 3, got {action}")
        return CODES[action]

    def show(self, view: View) -> Table:
        assert isinstance(view, EmbersView)
        return view.table

    def why_not(self, view: View, action: Action) -> Refusal | None:
        if self.encode(action) in view.legal_moves:
            return None
        if isinstance(action, Deal):
            return Refusal(code="chance-only", rule="M1")
        if view.turn != view.viewer or view.viewer is None:
            return Refusal(code="not-your-turn", rule="M2")
        if isinstance(action, Lay):
            return Refusal(code="not-in-hand", rule="M2", args={"card": action.card})
        has_looked = self.show(view).looked[view.viewer] is not None
        return Refusal(code="looked-already" if has_looked else "no-card-there", rule="M3")

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        table = self.show(view)
        pool = [card for card in CARDS for _ in range(EACH - (*table.hand, *table.laid).count(card))]

        def drawn() -> int:
            return pool.pop(rng.below(len(pool)))

        state = self.new_state()
        state.imagine_past(view.observations)
        state.turn = view.turn
        for seat, count in enumerate(table.hand_counts):
            state.hands[seat] = list(table.hand) if seat == view.viewer else [drawn() for _ in range(count)]
        state.laid = [drawn() if card is None else card for card in table.laid]
        state.looked = list(table.looked)
        state.unseen = [pool.count(card) for card in CARDS]
        return state

    def totals(self, state: State) -> dict[str, int]:
        assert isinstance(state, EmbersState)
        dealt = [card for row in (*state.hands, state.laid) for card in row]
        return {f"cards of {card}": dealt.count(card) + state.unseen[card - 1] for card in CARDS}
