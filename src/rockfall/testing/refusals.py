"""Law 6: what is legal is accepted, everything else is refused with a reason, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rockfall.core.errors import IllegalMove
from rockfall.core.game import Action, Game, Refusal
from rockfall.core.state import State, View
from rockfall.testing.anatomy import anatomy, outlook
from rockfall.testing.replays import expect_equal
from rockfall.testing.rulebook import rule_numbers


def check_answers(game: Game, state: State, viewer: int | None, codes: Iterable[int]) -> None:
    """why_not says None for legal moves of the viewer whose turn it is, and gives a reason for all other codes."""
    view = state.view(viewer)
    before = anatomy(view)
    legal = set(state.legal_moves()) if viewer is not None and viewer == state.turn else set()
    numbers = rule_numbers(game)
    for code in codes:
        check_answer(game, view, code, code in legal, numbers)
    expect_equal(before, anatomy(view), f"why_not changed the view of {viewer}")


def check_answer(game: Game, view: View, code: int, is_legal: bool, numbers: Collection[str]) -> None:
    action = game.decode(code)
    refusal = game.why_not(view, action)
    if is_legal:
        assert refusal is None, f"{action} is legal for {view.viewer}, but refused: {refusal}"
        return
    assert refusal is not None, f"{action} is not legal for {view.viewer} on turn {view.turn}, but not refused"
    assert isinstance(refusal, Refusal), f"expected a Refusal of {action}, got {refusal!r}"
    assert refusal.code in game.refusal_codes, f"{action} is refused as {refusal.code!r}, which refusal_codes lacks"
    assert refusal.rule in numbers, f"{action} is refused by rule {refusal.rule!r}, which RULES.md does not have"


def check_act(game: Game, state: State, codes: Iterable[int]) -> None:
    """`act` makes a legal action exactly as `apply` would, and raises IllegalMove for others and changes nothing."""
    playing = state.copy()
    before = (anatomy(playing), outlook(playing, game.players))
    for seat in range(game.players):
        legal = set(playing.legal_moves()) if seat == playing.turn else set()
        for code in codes:
            action = game.decode(code)
            if code in legal:
                check_accepted(game, playing, seat, action, code)
            else:
                expect_illegal(game, playing, seat, action)
                expect_equal(before[0], anatomy(playing), f"the refused {action} changed the state")
    expect_equal(before, (anatomy(playing), outlook(playing, game.players)), "refused actions changed the state")


def check_accepted(game: Game, state: State, seat: int, action: Action, code: int) -> None:
    acted, applied = state.copy(), state.copy()
    move = game.act(acted, seat, action)
    applied.apply(code)
    assert move == code, f"act made move {move} of {action}, whose code is {code}"
    expect_equal(outlook(acted, game.players), outlook(applied, game.players), f"act and apply differ for {action}")


def expect_illegal(game: Game, state: State, seat: int, action: Action) -> None:
    expected = game.why_not(state.view(seat), action)
    assert expected is not None, f"{action} is not legal for {seat}, but not refused"
    try:
        game.act(state, seat, action)
    except IllegalMove as error:
        said = (error.code, error.rule)
    else:
        raise AssertionError(f"{action} is not legal for {seat}; expected IllegalMove, but it was made")
    assert said == (expected.code, expected.rule), f"{action} was refused with {said}, but why_not said {expected}"
