"""Every reason for which something is refused, with the number of its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pytest

from rockfall.core.errors import BadOptions, MalformedAction
from rockfall.core.game import Action
from rockfall.core.state import NOBODY
from rockfall.games import game
from rockfall.games.goblins import codec
from rockfall.games.goblins.codec import (
    DrinkPotion,
    Exchange,
    Explode,
    LayTile,
    LeaveShut,
    OpenGoal,
    ServeAle,
    Skip,
    Steal,
)
from rockfall.games.goblins.refusals import REFUSAL_CODES
from rockfall.games.maze.codec import DealRole, DrawCard, ReadMap, ShuffleGoals
from tests.games.goblins.scenario import (
    DRAGON_MIDDLE,
    DYNAMITE_MIDDLE,
    GOLD_NORTH,
    TO_THE_MIDDLE,
    TO_TWO,
    Scenario,
    Setup,
    lay,
)
from tests.games.scripted import Pass

Case = tuple[str, str, Callable[[], Scenario], Action]


def after(*actions: Action, **setup: Unpack[Setup]) -> Callable[[], Scenario]:
    return lambda: Scenario(3, **setup).do(*actions)


def stealing() -> Scenario:
    """The miser in seat 1 may steal from seat 3."""
    roles = ["pedant", "miser", "king", "driver"]
    return Scenario(roles, goals=DRAGON_MIDDLE, characters=True).do(*TO_THE_MIDDLE)


def empty_deck(*cards: str) -> Callable[[], Scenario]:
    return lambda: Scenario(3).empty_deck().deal(0, *cards)


CASES: list[Case] = [
    ("name-drinker", "B12", after(lay("ale_i", 0, -1)), Skip()),
    ("no-such-player", "B12", after(lay("ale_i", 0, -1)), ServeAle(seat=3)),
    ("choose-goal", "B14", after(*TO_TWO, goals=GOLD_NORTH), Skip()),
    ("goal-not-reached", "B14", after(*TO_TWO, goals=GOLD_NORTH), OpenGoal(goal=2)),
    ("not-choosing", "B14", after(), OpenGoal(goal=0)),
    ("not-leaving", "R9", after(*TO_TWO, goals=GOLD_NORTH), LeaveShut()),
    ("not-leaving", "R9", after(), LeaveShut()),
    ("open-or-leave", "R9", after(*TO_TWO, OpenGoal(goal=1), goals=GOLD_NORTH), Skip()),
    ("goal-not-reached", "B14", after(*TO_TWO, OpenGoal(goal=1), goals=GOLD_NORTH), OpenGoal(goal=2)),
    ("no-ale-laid", "B12", after(), ServeAle(seat=0)),
    ("choose-theft", "B21", stealing, Skip()),
    ("not-from-yourself", "B21", stealing, Steal(seat=1)),
    ("no-point-to-steal", "B21", stealing, Steal(seat=0)),
    ("no-such-player", "B21", stealing, Steal(seat=5)),
    ("not-theft-time", "B21", after(), Steal(seat=1)),
    ("can-lay", "B7", after(), Skip()),
    ("cell-taken", "B8", after(), lay("passage_x", 0)),
    ("cell-taken", "B8", after(), lay("passage_x", 9)),
    ("touches-no-tile", "B8", after(), lay("passage_x", 5)),
    ("not-joined", "B8", after(lay("rubble_x", 1)), lay("passage_x", 2)),
    ("door-shut", "B10", after(lay("door_red_i", 1, turn=1)), lay("passage_x", 2)),
    ("does-not-fit", "B8", after(), lay("passage_i", 1)),
    ("nothing-to-blow-up", "B13", after(), Explode(column=3, row=3)),
    ("start-stays", "B13", after(), Explode(column=0, row=0)),
    ("goal-stays", "B13", after(), Explode(column=9, row=0)),
    ("lantern-stays", "B11", after(lay("lantern_x", 1)), Explode(column=1, row=0)),
    ("goal-open", "B13", after(*TO_THE_MIDDLE, goals=DYNAMITE_MIDDLE), ReadMap(goal=1)),
    ("not-with-yourself", "B13", after(), DrinkPotion(seat=0)),
    ("no-such-player", "B13", after(), DrinkPotion(seat=7)),
]
# Those for which no card may be put into the hand first.
AS_IT_IS: list[Case] = [
    ("not-in-hand", "B5", after(hands={0: ["map", "map", "map"]}), lay("passage_x", 1)),
    ("not-in-hand", "B6", after(hands={0: ["map", "map", "map"]}), Exchange(card="potion")),
    ("deck-empty", "B6", empty_deck("map"), Exchange(card="map")),
    ("must-play", "B7", empty_deck("map"), Skip()),
]


@pytest.mark.parametrize(("code", "rule", "at", "action"), CASES)
def test_reasons(code: str, rule: str, at: Callable[[], Scenario], action: Action) -> None:
    assert at().reason(action) == (code, rule)


@pytest.mark.parametrize(("code", "rule", "at", "action"), AS_IT_IS)
def test_reasons_as_it_is(code: str, rule: str, at: Callable[[], Scenario], action: Action) -> None:
    scenario = at()
    if scenario.state.top_left == 0:  # a state that was tampered with has no honest view: ask about the world itself
        from rockfall.games.goblins.refusals import why_not

        refusal = why_not(scenario.state, scenario.turn, action)
    else:
        found = scenario.game.why_not(scenario.state.view(scenario.turn), action)
        assert found is not None
        refusal = found
    assert (refusal.code, refusal.rule) == (code, rule)


def test_B5_B20_who_may_act_at_all() -> None:
    scenario = Scenario(3)
    made = scenario.game
    for action in (DealRole(role="king"), DrawCard(card="map"), ShuffleGoals(shows=("gold", "dynamite", "dragon"))):
        assert scenario.reason(action) == ("chance-only", "B4")
    watching = made.why_not(scenario.state.view(None), Skip())
    waiting = made.why_not(scenario.state.view(1), Skip())
    assert watching is not None
    assert waiting is not None
    assert (watching.code, waiting.code) == ("only-watching", "not-your-turn")
    over = Scenario(["miser", "pedant"], target=1).do(Pass(), Pass())
    assert over.state.turn == NOBODY
    late = over.game.why_not(over.state.view(0), Skip())
    assert late is not None
    assert (late.code, late.rule) == ("match-over", "B20")


def test_every_code_is_met() -> None:
    met = {code for code, _, _, _ in (*CASES, *AS_IT_IS)}
    met |= {"chance-only", "only-watching", "not-your-turn", "match-over"}
    assert met == set(REFUSAL_CODES)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (lay("passage_q", 1), "expected the name of a card"),
        (lay("map", 1), "expected a tile to lay"),
        (lay("passage_x", 1, turn=1), "expected a turn of passage_x from 0 to 0, got 1"),
        (lay("passage_i", 1, turn=2), "expected a turn of passage_i from 0 to 1, got 2"),
        (LayTile(card="passage_x", column=16, row=0), "expected a column from -6 to 15, got 16"),
        (LayTile(card="passage_x", column=0, row=-9), "expected a row from -8 to 8, got -9"),
        (ReadMap(goal=3), "expected a goal from 0 to 2"),
        (Steal(seat=8), "expected a seat from 0 to 7"),
        (DealRole(role="elf"), "expected one of shapeshifter"),
        (ShuffleGoals(shows=("gold", "gold", "dragon")), "in some order, got gold, gold, dragon"),
    ],
)
def test_malformed_actions_say_what_was_expected(action: Action, said: str) -> None:
    with pytest.raises(MalformedAction, match=said):
        game("goblins", 3).encode(action)


def test_codes_are_dense() -> None:
    made = game("goblins", 3)
    assert all(codec.encode(codec.decode(move)) == move for move in range(0, made.move_count, 7))


def test_options() -> None:
    with pytest.raises(BadOptions, match="expected first_seat from 0 to 2, or none; got 3"):
        game("goblins", 3, first_seat=3)
    with pytest.raises(BadOptions, match="target"):
        game("goblins", 3, target=10)
