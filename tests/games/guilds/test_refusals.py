"""Why not: every reason, in the situation it is for, with its rule."""

from __future__ import annotations

import pytest

from rockfall.core.errors import IllegalMove, MalformedAction
from rockfall.core.game import Action
from rockfall.games.guilds.codec import (
    ChangeKind,
    ChooseFirst,
    ChooseSide,
    DrawMemo,
    KeepUniversals,
    MoveUniversal,
    PlayExpert,
    Protect,
    TakeGood,
    TurnUp,
)
from rockfall.games.guilds.refusals import REFUSAL_CODES
from tests.games.guilds.scenario import Scenario, ending, find, spell, weapon


def playing() -> Scenario:
    return Scenario(3, 1, 2, 3).play("cook", "jeweller")


def taking() -> Scenario:
    return Scenario(3, 1, 2, 3).play("cook", "jeweller", "trapper")


def universals() -> Scenario:
    return ending({"spell": [11]}, {"gem": [1]}, {"gem": [2]})


def protecting() -> Scenario:
    scenario = ending({"spell": find(spell="protection")[:2]}, {"gem": [1]}, {"gem": [2]})
    return scenario.do(Protect(weapon="pinga"))


def siding() -> Scenario:
    return ending({"weapon": [weapon("katar", 1, 2)]}, {"gem": [1]})


def over() -> Scenario:
    return ending({"gem": [5]}, {"gem": [1]}, {"gem": [2]})


CASES = [
    ("chance-only", "G6", playing(), 2, TurnUp(card=5)),
    ("chance-only", "G6", playing(), 2, DrawMemo(memo=1)),
    ("chance-only", "G6", playing(), 2, ChooseFirst(seat=1)),
    ("only-watching", "G7", playing(), None, PlayExpert(good=2, expert="cook")),
    ("match-over", "G19", over(), 0, TakeGood(good=0)),
    ("not-your-turn", "G7", playing(), 0, PlayExpert(good=2, expert="arcanist")),
    ("play-an-expert", "G7", playing(), 2, TakeGood(good=0)),
    ("no-such-good", "G6", playing(), 2, PlayExpert(good=3, expert="cook")),
    ("expert-there", "G7", playing(), 2, PlayExpert(good=0, expert="cook")),
    ("not-at-hand", "G7", taking().take(0, 1, 2), 1, PlayExpert(good=0, expert="jeweller")),
    ("take-a-good", "G8", taking(), 2, PlayExpert(good=0, expert="cook")),
    ("no-such-good", "G6", taking(), 2, TakeGood(good=3)),
    ("good-gone", "G8", taking().take(0), 1, TakeGood(good=0)),
    ("not-the-last-good", "G9", taking(), 2, ChangeKind(expert="arcanist")),
    ("not-at-hand", "G9", taking().take(0, 1), 0, ChangeKind(expert="cook")),
    ("same-kind", "G9", taking().take(0, 1), 0, ChangeKind(expert="trapper")),
    ("decide-universals", "G13", universals(), 0, TakeGood(good=0)),
    ("no-universal", "G13", universals(), 0, MoveUniversal(card=16, kind="gem")),
    ("decide-protection", "G18", protecting(), 0, KeepUniversals()),
    ("protected-already", "R2", protecting(), 0, Protect(weapon="pinga")),
    ("decide-side", "G18", siding(), 0, Protect(weapon="pinga")),
]


@pytest.mark.parametrize(("code", "rule", "scenario", "viewer", "action"), CASES)
def test_reasons(code: str, rule: str, scenario: Scenario, viewer: int | None, action: Action) -> None:
    found = scenario.game.why_not(scenario.state.view(viewer), action)
    assert found is not None
    assert (found.code, found.rule) == (code, rule)


def test_every_reason_is_tried() -> None:
    assert {code for code, *_ in CASES} == set(REFUSAL_CODES)


def test_what_is_allowed_is_not_refused() -> None:
    scenario = siding()
    for side in ("left", "right"):
        assert scenario.game.why_not(scenario.state.view(0), ChooseSide(side=side)) is None
    with pytest.raises(IllegalMove, match="not-your-turn"):
        scenario.game.act(scenario.state, 1, ChooseSide(side="left"))


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (PlayExpert(good=4, expert="cook"), "a good from 0 to 3"),
        (PlayExpert(good=0, expert="smith"), "arcanist, jeweller, cook, trapper, armourer"),
        (TakeGood(good=-1), "a good from 0 to 3"),
        (ChangeKind(expert="chef"), "one of arcanist"),
        (MoveUniversal(card=spell("per_spell"), kind="gem"), "the cards 11, 16, 28, 44"),
        (MoveUniversal(card=11, kind="spell"), "gem, spice, beast, weapon"),
        (Protect(weapon="axe"), "boomerang, pinga, shuriken, katar"),
        (ChooseSide(side="top"), "left, right"),
        (ChooseFirst(seat=4), "a seat from 0 to 3"),
        (DrawMemo(memo=6), "a memo from 1 to 5"),
        (TurnUp(card=49), "a card from 1 to 48"),
    ],
)
def test_what_is_no_action_is_told(action: Action, expected: str) -> None:
    with pytest.raises(MalformedAction, match=expected):
        playing().game.encode(action)
