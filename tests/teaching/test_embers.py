"""The rules of Embers, as RULES.md beside it numbers them."""

from __future__ import annotations

import pytest

from rockfall.core.errors import BadOptions, IllegalMove
from rockfall.core.game import Action, Event
from rockfall.core.state import CHANCE, NOBODY
from tests.teaching.embers import Deal, Dealt, Embers, EmbersState, Laid, Lay, Peek, Peeked, TurnedOver


def dealt(*hands: tuple[int, ...]) -> tuple[Embers, EmbersState]:
    """A match in which these cards were dealt; seat 0 is to move."""
    game = Embers(len(hands), Embers.option_type(hand=len(hands[0])))
    state = game.new_state()
    for hand in hands:
        for card in hand:
            state.apply(game.encode(Deal(card=card)))
    return game, state


def act(game: Embers, state: EmbersState, *actions: Action) -> None:
    for action in actions:
        game.act(state, int(state.turn), action)


def refusal(game: Embers, state: EmbersState, action: Action, seat: int | None = None) -> tuple[str, str]:
    """The code and the rule with which the seat to move, or another one, is refused."""
    with pytest.raises(IllegalMove) as caught:
        game.act(state, int(state.turn) if seat is None else seat, action)
    return caught.value.code, caught.value.rule


def test_four_of_each_card_are_dealt_by_chance() -> None:
    """M1."""
    game, state = Embers.make(3), Embers.make(3).new_state()
    assert isinstance(state, EmbersState)
    assert list(state.chance_weights()) == [4, 4, 4]
    for _ in range(4):
        state.apply(game.encode(Deal(card=2)))
    assert [game.decode(move) for move in state.legal_moves()] == [Deal(card=1), Deal(card=3)]
    assert state.hands == [[2, 2], [2, 2], []]
    assert state.turn == CHANCE


def test_hands_are_secret() -> None:
    """M1."""
    told: list[Event] = []
    game, state = Embers.make(2), Embers.make(2).new_state()
    state.apply(game.encode(Deal(card=3)), told.append)
    assert told == [Dealt(seat=0, card=3)]
    assert told[0].seen_by(1) == told[0].seen_by(None) == Dealt(seat=0, card=None)
    assert (game.show(state.view(0)).hand, game.show(state.view(1)).hand) == ((3,), ())  # type: ignore[attr-defined]


@pytest.mark.parametrize("hand", [1, 4])
def test_two_or_three_cards_are_dealt(hand: int) -> None:
    """M1."""
    with pytest.raises(BadOptions, match="hand"):
        Embers.make(2, hand=hand)


def test_a_card_is_laid_face_down() -> None:
    """M2."""
    game, state = dealt((1, 2), (2, 3))
    told: list[Event] = []
    state.apply(game.encode(Lay(card=2)), told.append)
    assert (state.hands[0], state.laid, state.turn) == ([1], [2, 0], 1)
    assert [told[0].seen_by(viewer) for viewer in (0, 1)] == [Laid(seat=0, card=2), Laid(seat=0, card=None)]
    assert [game.show(state.view(viewer)).laid for viewer in (0, 1, None)] == [(2, 0), (None, 0), (None, 0)]


def test_only_cards_in_hand_and_only_in_turn() -> None:
    """M2."""
    game, state = dealt((1, 2), (2, 3))
    assert refusal(game, state, Lay(card=3)) == ("not-in-hand", "M2")
    assert refusal(game, state, Lay(card=2), seat=1) == ("not-your-turn", "M2")
    assert refusal(game, state, Deal(card=2)) == ("chance-only", "M1")


def test_who_has_laid_a_card_is_passed_over() -> None:
    """M2."""
    game, state = dealt((1, 2), (2, 3), (3, 1))
    act(game, state, Lay(card=1), Peek(seat=0), Lay(card=3))
    assert state.turn == 1


def test_a_look_is_private() -> None:
    """M3."""
    game, state = dealt((1, 2), (2, 3), (3, 1))
    told: list[Event] = []
    act(game, state, Lay(card=2))
    state.apply(game.encode(Peek(seat=0)), told.append)
    assert [told[0].seen_by(viewer) for viewer in (1, 2)] == [
        Peeked(seat=1, other=0, card=2),
        Peeked(seat=1, other=0, card=None),
    ]
    assert [game.show(state.view(viewer)).laid[0] for viewer in (1, 2)] == [2, None]
    assert {game.show(state.view(viewer)).looked for viewer in (0, 1, 2, None)} == {(None, 0, None)}


def test_once_and_where_a_card_lies() -> None:
    """M3."""
    game, state = dealt((1, 2), (2, 3))
    assert refusal(game, state, Peek(seat=1)) == ("no-card-there", "M3")
    act(game, state, Lay(card=2))
    assert refusal(game, state, Peek(seat=1)) == ("no-card-there", "M3")
    act(game, state, Peek(seat=0))
    assert state.turn == 1
    assert refusal(game, state, Peek(seat=0)) == ("looked-already", "M3")


def test_equal_cards_are_worth_nothing() -> None:
    """M4."""
    game, state = dealt((1, 2), (2, 3), (3, 2))
    told: list[Event] = []
    act(game, state, Lay(card=2), Lay(card=3))
    state.apply(game.encode(Lay(card=2)), told.append)
    assert (state.turn, state.scores()) == (NOBODY, [0, 3, 0])
    assert told[-1] == told[-1].seen_by(None) == TurnedOver(cards=[2, 3, 2])
    assert game.show(state.view(None)).laid == (2, 3, 2)
    assert game.show(state.view(0)).hand == (1,)
