"""Embers, a teaching game: hidden cards, chance, two to four seats, and one private look.

M1. Twelve cards: 1, 2 and 3, four of each. Everybody is dealt `hand` cards, secretly; the rest stays unseen.
M2. In turn, lay one card: face up it is worth its number; face down it is worth twice that, or nothing if an equal card
    lies face down before somebody else.
M3. Once in a match, instead of laying, look at a card that lies face down before another player.
M4. When all hands are empty, count. Most points win.
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

# Move codes: a block for each kind of move.
SHOW, HIDE, PEEK, DEAL, MOVES = 0, 3, 6, 18, 21
# Signs: what those who may not know see of a move, and what a look found.
HID, DEALT, SAW = -1, -2, -3


class Show(Action, frozen=True):
    card: int


class Hide(Action, frozen=True):
    card: int


class Peek(Action, frozen=True):
    seat: int
    place: int


class Deal(Action, frozen=True):
    card: int


class Dealt(Event, frozen=True):
    seat: int
    card: int | None

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else Dealt(seat=self.seat, card=None)


class Shown(Event, frozen=True):
    seat: int
    card: int

    def seen_by(self, viewer: int | None) -> Event:
        return self


class Hidden(Event, frozen=True):
    seat: int
    card: int | None

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else Hidden(seat=self.seat, card=None)


class Peeked(Event, frozen=True):
    seat: int
    other: int
    place: int
    card: int | None

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class EmbersOptions(Options, frozen=True):
    hand: Annotated[int, msgspec.Meta(ge=1, le=3, description="cards dealt to each player")] = 2


class EmbersState(State):
    def __init__(self, players: int, hand: int) -> None:
        super().__init__()
        self.hand = hand
        self.unseen = [4, 4, 4]  # M1, by card - 1
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[list[int]] = [[] for _ in range(players)]
        self.hidden: list[list[int]] = [[] for _ in range(players)]
        self.peeks: dict[int, tuple[int, int]] = {}  # who looked where; where is public

    def legal_moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        if self.turn == CHANCE:
            return vec[i64]([DEAL + card for card in range(3) if self.unseen[card]])
        cards = sorted(set(self.hands[self.turn]))
        looks = [
            PEEK + 3 * seat + place
            for seat, row in enumerate(self.hidden)
            for place in range(len(row))
            if seat != self.turn and self.turn not in self.peeks
        ]
        return vec[i64]([SHOW + card - 1 for card in cards] + [HIDE + card - 1 for card in cards] + looks)

    def chance_weights(self) -> vec[i64]:
        return vec[i64]([count for count in self.unseen if count])

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        seat = self.turn
        event: Event
        if move >= DEAL:
            card = move - DEAL + 1
            owner = sum(len(hand) == self.hand for hand in self.hands)
            self.remember(move, owner, DEALT)
            self.unseen[card - 1] -= 1
            self.hands[owner].append(card)
            event = Dealt(seat=owner, card=card)
            if all(len(hand) == self.hand for hand in self.hands):
                self.turn = 0
        elif move >= PEEK:
            other, place = divmod(move - PEEK, 3)
            card = self.hidden[other][place]
            self.remember(move, EVERYBODY, SILENT)
            self.remember(SAW - card, seat, SILENT)
            self.peeks[seat] = (other, place)
            event = Peeked(seat=seat, other=other, place=place, card=card)
            self.pass_turn()
        else:
            card = move % 3 + 1
            self.hands[seat].remove(card)
            if move >= HIDE:
                self.remember(move, seat, HID)
                self.hidden[seat].append(card)
                event = Hidden(seat=seat, card=card)
            else:
                self.remember(move, EVERYBODY, SILENT)
                self.shown[seat].append(card)
                event = Shown(seat=seat, card=card)
            self.pass_turn()
        if emit is not None:
            emit(event)

    def pass_turn(self) -> None:
        order = [(self.turn + step) % len(self.hands) for step in range(1, len(self.hands) + 1)]
        self.turn = next((seat for seat in order if self.hands[seat]), NOBODY)

    def scores(self) -> list[int]:
        def worth(seat: int, card: int) -> int:  # M2
            others = [row for other, row in enumerate(self.hidden) if other != seat]
            return 0 if any(card in row for row in others) else 2 * card

        return [
            sum(self.shown[seat]) + sum(worth(seat, card) for card in self.hidden[seat])
            for seat in range(len(self.hands))
        ]

    def view(self, viewer: int | None) -> EmbersView:
        return EmbersView(self, viewer)

    def copy(self) -> EmbersState:
        twin = EmbersState(len(self.hands), self.hand)
        twin.share_log(self)
        twin.unseen = self.unseen[:]
        twin.hands = [row[:] for row in self.hands]
        twin.shown = [row[:] for row in self.shown]
        twin.hidden = [row[:] for row in self.hidden]
        twin.peeks = self.peeks.copy()
        return twin


class EmbersView(View):
    """Rows hold None where the viewer has not seen the card. When the match is over all cards are turned over."""

    def __init__(self, state: EmbersState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        is_over = state.turn == NOBODY
        look = state.peeks.get(-1 if viewer is None else viewer)
        self.hand_size = state.hand
        self.hands: list[tuple[int | None, ...]] = [
            tuple(sorted(row)) if seat == viewer else (None,) * len(row) for seat, row in enumerate(state.hands)
        ]
        self.shown = [tuple(row) for row in state.shown]
        self.hidden = [
            tuple(
                card if seat == viewer or is_over or look == (seat, place) else None for place, card in enumerate(row)
            )
            for seat, row in enumerate(state.hidden)
        ]
        self.peeks = tuple(sorted(state.peeks.items()))

    def facts(self) -> tuple[object, ...]:
        return (self.hand_size, *self.hands, *self.shown, *self.hidden, self.peeks)


class EmbersTable(msgspec.Struct, frozen=True, kw_only=True):
    viewer: int | None
    turn: int
    hands: list[tuple[int | None, ...]]
    shown: list[tuple[int, ...]]
    hidden: list[tuple[int | None, ...]]
    peeked: list[int]


class Embers(Game):
    name = "embers"
    title = "Embers"
    min_players, max_players = 2, 4
    rules_version = 1
    option_type = EmbersOptions
    action_types = (Show, Hide, Peek, Deal)
    event_types = (Dealt, Shown, Hidden, Peeked)
    refusal_codes = ("chance-only", "not-your-turn", "not-in-hand", "looked-already", "your-own-card", "no-card-there")
    view_type = EmbersTable
    move_count = MOVES

    def new_state(self) -> EmbersState:
        assert isinstance(self.options, EmbersOptions)
        return EmbersState(self.players, self.options.hand)

    def decode(self, move: int) -> Action:
        self.check_code(move)
        if move >= DEAL:
            return Deal(card=move - DEAL + 1)
        if move >= PEEK:
            return Peek(seat=(move - PEEK) // 3, place=(move - PEEK) % 3)
        return Hide(card=move - HIDE + 1) if move >= HIDE else Show(card=move - SHOW + 1)

    def encode(self, action: Action) -> int:
        match action:
            case Show(card=card) if 1 <= card <= 3:
                return SHOW + card - 1
            case Hide(card=card) if 1 <= card <= 3:
                return HIDE + card - 1
            case Peek(seat=seat, place=place) if 0 <= seat < 4 and 0 <= place < 3:
                return PEEK + 3 * seat + place
            case Deal(card=card) if 1 <= card <= 3:
                return DEAL + card - 1
        raise MalformedAction(f"embers: expected cards 1 to 3, seats 0 to 3 and places 0 to 2; got {action}")

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        assert isinstance(view, EmbersView)
        state = self.new_state()
        state.imagine_past(view.observations)
        state.turn = view.turn
        known = [card for row in (*view.hands, *view.shown, *view.hidden) for card in row if card is not None]
        pool = [card for card in (1, 2, 3) for _ in range(4 - known.count(card))]

        def drawn(row: tuple[int | None, ...]) -> list[int]:
            return [pool.pop(rng.below(len(pool))) if card is None else card for card in row]

        state.hands = [drawn(row) for row in view.hands]
        state.shown = [list(row) for row in view.shown]
        state.hidden = [drawn(row) for row in view.hidden]
        state.unseen = [pool.count(card) for card in (1, 2, 3)]
        state.peeks = dict(view.peeks)
        return state

    def why_not(self, view: View, action: Action) -> Refusal | None:
        assert isinstance(view, EmbersView)
        if self.encode(action) in view.legal_moves:
            return None
        if isinstance(action, Deal):
            return Refusal(code="chance-only", rule="M1")
        if view.turn != view.viewer or view.viewer is None:
            return Refusal(code="not-your-turn", rule="M2", args={"turn": view.turn})
        if isinstance(action, Show | Hide):
            return Refusal(code="not-in-hand", rule="M2", args={"card": action.card})
        assert isinstance(action, Peek)
        if view.viewer in dict(view.peeks):
            return Refusal(code="looked-already", rule="M3")
        if action.seat == view.viewer:
            return Refusal(code="your-own-card", rule="M3")
        return Refusal(code="no-card-there", rule="M3", args={"seat": action.seat, "place": action.place})

    def show(self, view: View) -> EmbersTable:
        assert isinstance(view, EmbersView)
        return EmbersTable(
            viewer=view.viewer,
            turn=view.turn,
            hands=view.hands,
            shown=view.shown,
            hidden=view.hidden,
            peeked=[seat for seat, _ in view.peeks],
        )
