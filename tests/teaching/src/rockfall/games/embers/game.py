"""Embers, a teaching game with most of what is hard: chance, hidden cards, a card laid in secret, a private look.

RULES.md beside this file has the rules, M1 to M4; docs/adding-a-game.md explains it all piece by piece.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.game import Action, Event, Options, Public, Refusal
from rockfall.core.rng import Rng
from rockfall.core.small import SmallGame, SmallState
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


class TurnedOver(Public, frozen=True):
    cards: list[int]


class Table(msgspec.Struct, frozen=True):
    """What a viewer sees; None is a card that lies there and that the viewer does not know."""

    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    laid: tuple[int | None, ...]
    looked: tuple[int | None, ...]


class EmbersState(SmallState):
    def __init__(self, players: int, options: EmbersOptions) -> None:
        super().__init__()
        self.hand_size = options.hand
        self.unseen = [EACH] * len(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid = [0] * players  # 0: nothing yet
        self.looked: list[int | None] = [None] * players  # at whose card

    def legal_actions(self) -> list[Action]:
        if self.turn == NOBODY:
            return []
        if self.turn == CHANCE:
            return [Deal(card=card) for card in CARDS if self.unseen[card - 1]]
        lays = [Lay(card=card) for card in set(self.hands[self.turn])]  # M2
        looks = [Peek(seat=other) for other, card in enumerate(self.laid) if card]  # M3: the own one is not laid yet
        return [*lays, *(looks if self.looked[self.turn] is None else [])]

    def chance_weights(self) -> vec[i64]:
        return vec[i64]([count for count in self.unseen if count])

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        seat = int(self.turn)
        match self.actions[move]:
            case Deal(card=card):
                seat = [len(hand) < self.hand_size for hand in self.hands].index(True)
                self.remember(move, seat, DEALT)
                self.unseen[card - 1] -= 1
                self.hands[seat].append(card)
                self.tell(Dealt(seat=seat, card=card), emit)
            case Lay(card=card):
                self.remember(move, seat, LAID)
                self.hands[seat].remove(card)
                self.laid[seat] = card
                self.tell(Laid(seat=seat, card=card), emit)
            case Peek(seat=other):
                self.remember(move, EVERYBODY, SILENT)
                self.remember(SAW - self.laid[other], seat, SILENT)
                self.looked[seat] = other
                self.tell(Peeked(seat=seat, other=other, card=self.laid[other]), emit)
        self.pass_turn(emit)

    def pass_turn(self, emit: Emit | None) -> None:
        if self.turn == CHANCE and len(self.hands[-1]) < self.hand_size:
            return  # M1: still dealing
        order = [(self.turn + step) % len(self.laid) for step in range(1, len(self.laid) + 1)]  # CHANCE + 1 is seat 0
        self.turn = next((seat for seat in order if not self.laid[seat]), NOBODY)
        if self.turn == NOBODY:  # M4
            for card in self.laid:
                self.remember(TURNED - card, EVERYBODY, SILENT)
            self.tell(TurnedOver(cards=self.laid[:]), emit)

    def scores(self) -> list[int]:
        return [card if self.laid.count(card) == 1 else 0 for card in self.laid]  # M4

    def table(self, viewer: int | None) -> Table:
        known = {viewer, None if viewer is None else self.looked[viewer]}
        is_over = self.turn == NOBODY
        return Table(
            hand=() if viewer is None else tuple(sorted(self.hands[viewer])),
            hand_counts=tuple(len(hand) for hand in self.hands),
            laid=tuple(card if is_over or not card or seat in known else None for seat, card in enumerate(self.laid)),
            looked=tuple(self.looked),
        )


class Embers(SmallGame[EmbersState]):
    name, title = "embers", "Embers"
    min_players, max_players = 2, 4
    rules_version = 1
    option_type, state_type, view_type = EmbersOptions, EmbersState, Table
    actions = (  # a move is a place in this row
        *(Lay(card=card) for card in CARDS),
        *(Peek(seat=seat) for seat in range(4)),
        *(Deal(card=card) for card in CARDS),
    )
    event_types = (Dealt, Laid, Peeked, TurnedOver)
    refusal_codes = ("chance-only", "not-your-turn", "not-in-hand", "looked-already", "no-card-there")

    def refusal(self, view: View, action: Action) -> Refusal:
        if isinstance(action, Deal):
            return Refusal(code="chance-only", rule="M1")
        if view.turn != view.viewer or view.viewer is None:
            return Refusal(code="not-your-turn", rule="M2")
        if isinstance(action, Lay):
            return Refusal(code="not-in-hand", rule="M2", args={"card": action.card})
        has_looked = self.show(view).looked[view.viewer] is not None
        return Refusal(code="looked-already" if has_looked else "no-card-there", rule="M3")

    def determinize(self, view: View, rng: Rng) -> EmbersState:
        table, state = self.show(view), self.imagined(view)
        pool = [card for card in CARDS for _ in range(EACH - (*table.hand, *table.laid).count(card))]

        def drawn() -> int:
            return pool.pop(rng.below(len(pool)))

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
