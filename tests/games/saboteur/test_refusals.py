"""Every reason for which something is refused, with the number of its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pytest

from rockfall.core.game import Action
from rockfall.core.state import NOBODY
from rockfall.games.maze.codec import DealRole, DrawCard, ReadMap, ShuffleGoals
from rockfall.games.saboteur.codec import (
    BreakTool,
    Discard,
    HandsOff,
    Inspect,
    LayOutGold,
    MendTool,
    PlaceTheft,
    Rockfall,
    SetFree,
    SetTrap,
    Steal,
    StopDiscarding,
    SwapHands,
    SwapHats,
    TakeGold,
    Unburden,
)
from rockfall.games.saboteur.refusals import REFUSAL_CODES
from tests.games.saboteur.scenario import GOLD_MIDDLE, GOLD_SOUTH, TO_THE_MIDDLE, Scenario, Setup, corridor, lay
from tests.games.scripted import Pass

Case = tuple[str, str, Callable[[], Scenario], Action]


def base(*actions: Action, **setup: Unpack[Setup]) -> Callable[[], Scenario]:
    return lambda: Scenario("saboteur", ["miner"] * 3, **({"goals": GOLD_SOUTH} | setup)).do(*actions)


def more(*actions: Action, **setup: Unpack[Setup]) -> Callable[[], Scenario]:
    return lambda: Scenario("saboteur2", ["blue", "green", "boss"], **setup).do(*actions)


def thief() -> Scenario:
    return more(rounds=1)().do(PlaceTheft()).do_as(1, *TO_THE_MIDDLE)


def robbed_thief() -> Scenario:
    """Seat 0 may steal; seat 1 has gold, seat 2 has none."""
    scenario = Scenario("saboteur2", ["green", "saboteur", "blue"], rounds=1).do(PlaceTheft())
    return scenario.pass_round()


def unburdening() -> Scenario:
    hand = ["cross", "map", "map", "theft", "trap", "freedom"]
    scenario = Scenario("saboteur2", ["blue", "green"], hands={1: hand})
    return scenario.do(BreakTool(tool="lamp", seat=1), Unburden(hindrance="lamp"))


def passing() -> Scenario:
    hand = ["cross", "map", "map", "theft", "trap", "freedom"]
    return Scenario("saboteur2", ["blue", "green"], hands={0: hand}).do(Discard(card="map"))


def one_card_left() -> Scenario:
    scenario = more(BreakTool(tool="lamp", seat=0), BreakTool(tool="cart", seat=0))().empty_deck()
    scenario.pass_until(lambda: scenario.turn == 0)
    scenario.do(Pass(count=3), Pass(), lay("cross", 1, 0), Pass(count=2), Pass(), lay("cross", 2, 0))
    return scenario


def over() -> Scenario:
    return base(rounds=1)().pass_round()


CASES: list[Case] = [
    ("chance-only", "S3", base(), DealRole(role="miner")),
    ("chance-only", "S3", base(), ShuffleGoals(shows=GOLD_MIDDLE)),
    ("chance-only", "S3", base(), LayOutGold(nuggets=1)),
    ("chance-only", "E2", more(), DrawCard(card="map")),
    ("choose-gold", "S20", base(*TO_THE_MIDDLE, goals=GOLD_MIDDLE, gold=[1, 1, 2]), Discard(card="map")),
    ("no-such-gold", "S20", base(*TO_THE_MIDDLE, goals=GOLD_MIDDLE, gold=[1, 1, 2]), TakeGold(nuggets=3)),
    ("not-gold-time", "S20", base(), TakeGold(nuggets=1)),
    ("finish-discarding", "E4", passing, lay("cross", 1, 0)),
    ("finish-discarding", "E4", unburdening, StopDiscarding()),
    ("not-in-hand", "E4", passing, Discard(card="rockfall")),
    ("discard-in-order", "E4", passing, Discard(card="cross")),
    ("discard-another-way", "E4", unburdening, Discard(card="freedom")),
    ("not-discarding", "E4", more(), StopDiscarding()),
    ("choose-theft", "E15", thief, Discard(card="map")),
    ("not-theft-time", "E15", more(), Steal(seat=1)),
    ("no-gold-to-steal", "E15", robbed_thief, Steal(seat=2)),
    ("not-from-yourself", "E15", thief, Steal(seat=0)),
    ("no-such-player", "E15", thief, Steal(seat=3)),
    ("no-such-player", "R2", base(), BreakTool(tool="lamp", seat=3)),
    ("no-such-player", "R2", more(), SwapHats(seat=11)),
    ("tool-broken", "S15", base(BreakTool(tool="pick", seat=1)), lay("cross", 1, 0)),
    ("trapped", "E16", more(SetTrap(seat=1)), lay("cross", 1, 0)),
    ("cell-taken", "S10", base(lay("cross", 1, 0)), lay("cross", 1, 0)),
    ("touches-no-card", "S10", base(), lay("cross", 1, 1)),
    ("does-not-fit", "S10", base(), lay("straight_ns", 1, 0)),
    ("beyond-the-edge", "R7", base(), lay("cross", 15, 0)),
    ("beyond-the-edge", "R7", more(), lay("cross", 0, -9)),
    ("beyond-the-edge", "R7", base(), Rockfall(column=-7, row=99)),
    ("not-carried-on", "S11", base(lay("straight_ew", 1, 0), laying="strict"), lay("straight_ew", 1, 1)),
    ("not-joined", "S11", base(lay("blind_ew", 1, 0), lay("cross", 2, 0), laying="joined"), lay("cross", 3, 0)),
    ("cut-off", "S17", base(*corridor([1, 2, 3]), Rockfall(column=1, row=0)), lay("cross", 4, 0)),
    ("double-not-joined", "E6", more(lay("blind_ew", 1, 0)), lay("bridge", 2, 0)),
    ("ladder-beside-goal", "E7", more(*corridor(range(1, 7))), lay("ladder_e", 7, 0, turned=True)),
    ("ladder-joins-nothing", "E7", more(lay("straight_ew", 1, 0)), lay("ladder_e", 1, 1)),
    ("tool-broken-already", "S15", base(BreakTool(tool="pick", seat=1)), BreakTool(tool="pick", seat=1)),
    ("tool-not-broken", "S16", base(), MendTool(card="mend_lamp", tool="lamp", seat=1)),
    ("nothing-to-remove", "S17", base(), Rockfall(column=1, row=0)),
    ("start-stays", "S17", base(), Rockfall(column=0, row=0)),
    ("goal-stays", "S17", base(), Rockfall(column=8, row=-2)),
    ("goal-open", "R3", base(*TO_THE_MIDDLE), ReadMap(goal=1)),
    ("theft-already", "E17", more(PlaceTheft(), Pass(), Pass()), PlaceTheft()),
    ("no-theft-there", "E16", more(), HandsOff(seat=1)),
    ("not-on-yourself", "E16", more(), SwapHands(seat=0)),
    ("not-on-yourself", "E16", more(), Inspect(seat=0)),
    ("not-on-yourself", "E16", more(), SetTrap(seat=0)),
    ("trapped-already", "E17", more(SetTrap(seat=1), Pass()), SetTrap(seat=1)),
    ("not-trapped", "E16", more(), SetFree(seat=1)),
    ("no-such-hindrance", "E4", more(), Unburden(hindrance="trap")),
    ("too-few-cards", "E4", one_card_left, Unburden(hindrance="lamp")),
]


@pytest.mark.parametrize(("code", "rule", "make", "action"), CASES, ids=[f"{case[0]}-{case[3]!r}" for case in CASES])
def test_a_refusal(code: str, rule: str, make: Callable[[], Scenario], action: Action) -> None:
    """S7 and E4: what is not allowed now is refused for a reason."""
    assert make().reason(action) == (code, rule)


def test_S7_not_in_hand() -> None:
    scenario = base()()
    missing = next(card for card in ("cross", "map", "rockfall") if card not in scenario.hand(0))
    refusal = scenario.game.why_not(scenario.view(0), Discard(card=missing))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.args) == ("not-in-hand", "S7", {"card": missing})


def test_S7_not_your_turn_and_only_watching() -> None:
    scenario = base()()
    assert scenario.reason(lay("cross", 1, 0), seat=1) == ("not-your-turn", "S7")
    refusal = scenario.game.why_not(scenario.view(None), lay("cross", 1, 0))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("only-watching", "S7")


def test_S23_the_match_is_over() -> None:
    scenario = over()
    assert scenario.state.turn == NOBODY
    refusal = scenario.game.why_not(scenario.view(1), Discard(card="map"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("match-over", "S23")


def test_every_code_is_produced_by_a_test_above() -> None:
    elsewhere = {"not-in-hand", "not-your-turn", "only-watching", "match-over"}
    assert {case[0] for case in CASES} | elsewhere == set(REFUSAL_CODES)


def test_S15_a_broken_tool_is_named_before_the_cell() -> None:
    """The first obstacle that the player has to see to is named, with what it is about."""
    scenario = base(BreakTool(tool="cart", seat=1))()
    refusal = scenario.refused(lay("cross", 0, 0))
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("tool-broken", {"tool": "cart"})
