"""Every reason why something is not allowed, with its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rockfall.core.game import Action
from rockfall.games.trollfjord.codec import (
    AskForGift,
    Blow,
    ClearRegion,
    CollectTreasure,
    Fall,
    Join,
    MoveLord,
    NameFortress,
    PlaceTroll,
    PledgeGift,
    StepTroll,
    StopHammering,
)
from rockfall.games.trollfjord.edition import LAPS
from rockfall.games.trollfjord.refusals import REFUSAL_CODES
from tests.games.trollfjord.scenario import NEXT, Scenario

F = {"forest_1": 2, "swamp_1": 2}
HIT = Blow(side="left", height=1, strength=1)
STOP = StopHammering()


def start() -> Scenario:
    return Scenario(2, [F, F])


def placing() -> Scenario:
    return start().do(MoveLord(kind="place", count=2))


def wind() -> Scenario:
    """Tailwind for a lord on a glacier space."""
    return Scenario(2, [{}, F], lords=(1, 16)).do(NEXT)


def naming() -> Scenario:
    return Scenario(2, [{**F, "tundra_1": 1}, F]).move()


def joining() -> Scenario:
    return naming().do(NameFortress(site="F"))


def hammering() -> Scenario:
    return start().hammer("F", Join())


def giving() -> Scenario:
    return Scenario(2, [F, F], gifts={0: [4, 8]}).hammer("F", Join()).blow("yyyyyyyyyy")


def talking() -> Scenario:
    return Scenario(2, [F, F], options={"gifts": "talk"}).hammer("F", Join()).blow("yyyyyyyyyy")


def collecting() -> Scenario:
    trolls = {"forest_1": 2, "swamp_1": 2}
    scenario = Scenario(2, [trolls, {**trolls, "fjord_2": 1}], {"forest_1": 10, "swamp_1": 11, "fjord_2": 28})
    return scenario.hammer("F", Join()).blow("yyrrbbwwyrb").do(STOP)


def clearing() -> Scenario:
    return start().hammer("F", Join()).blow("y").do(STOP, STOP)


CASES: list[tuple[Callable[[], Scenario], Action, str, str]] = [
    (start, Fall(count=1), "chance-only", "T33"),
    (start, HIT, "move-your-lord", "T7"),
    (placing, HIT, "place-or-enough", "T8"),
    (placing, PlaceTroll(region="swamp_1"), "wrong-landscape", "T8"),
    (lambda: placing().do(PlaceTroll(region="fjord_1")), PlaceTroll(region="fjord_2"), "one-region", "T8"),
    (wind, PlaceTroll(region="fjord_2"), "wrong-landscape", "T10"),
    (lambda: start().do(NEXT), HIT, "step-or-enough", "T9"),
    (lambda: start().do(NEXT), StepTroll(source="fjord_1", target="fjord_2"), "no-troll-to-step", "T9"),
    (naming, HIT, "name-or-skip", "T13"),
    (naming, NameFortress(site="C"), "too-few-regions", "T12"),
    (naming, NameFortress(site="D"), "wrong-number", "T11"),
    (joining, HIT, "answer-first", "T13"),
    (lambda: joining().do(Join()), HIT, "decide-hammering", "T14"),
    (hammering, STOP, "hit-first", "T18"),
    (hammering, Join(), "hit-or-stop", "T18"),
    (giving, HIT, "decide-gifts", "T23"),
    (giving, AskForGift(), "decide-gifts", "T23"),
    (lambda: talking().do(AskForGift()), AskForGift(), "cannot-ask", "R10"),
    (giving, PledgeGift(gift=16), "gift-spent", "T22"),
    (lambda: giving().do(PledgeGift(gift=4)), PledgeGift(gift=4), "gift-pledged", "T22"),
    (collecting, HIT, "collect-first", "T25"),
    (collecting, CollectTreasure(region="tundra_1"), "not-at-fortress", "T25"),
    (collecting, CollectTreasure(region="fjord_2"), "no-own-troll", "T25"),
    (clearing, HIT, "clear-first", "T28"),
    (clearing, ClearRegion(region="fjord_2"), "nothing-to-clear", "T28"),
    (clearing, ClearRegion(region="tundra_1"), "not-at-fortress", "T28"),
]


@pytest.mark.parametrize(("scene", "action", "code", "rule"), CASES, ids=[case[2] + case[3] for case in CASES])
def test_why_not(scene: Callable[[], Scenario], action: Action, code: str, rule: str) -> None:
    scenario = scene()
    refusal = scenario.game.why_not(scenario.state.view(scenario.state.turn), action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


def test_T25_of_a_treasure_that_is_out_of_reach_or_gone() -> None:
    trolls = {"forest_1": 2, "swamp_1": 2, "fjord_2": 1}
    scenario = Scenario(2, [trolls, trolls], {"forest_1": 10, "swamp_1": 11, "fjord_2": 28})
    scenario.hammer("F", Join()).blow("yyrrbbwwyrb").do(STOP)
    view = scenario.state.view(0)
    refusal = scenario.game.why_not(view, CollectTreasure(region="fjord_2"))
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("too-few-boulders", {"value": 28, "total": 11})
    rows = scenario.state.to_rows()
    rows[5][1] = 0
    scenario.state.from_rows(rows)
    gone = scenario.game.why_not(scenario.state.view(0), CollectTreasure(region="fjord_2"))
    assert gone is not None
    assert gone.code == "no-treasure"


def test_T6_others_wait_and_spectators_watch() -> None:
    scenario = start()
    for viewer, code in ((1, "not-your-turn"), (None, "only-watching")):
        refusal = scenario.game.why_not(scenario.state.view(viewer), NEXT)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == (code, "T6")


def test_T32_nothing_is_done_after_the_end() -> None:
    scenario = Scenario(2, lords=(LAPS * 60 - 1, LAPS * 60 + 1)).move()
    refusal = scenario.game.why_not(scenario.state.view(0), NEXT)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("match-over", "T32")


def test_every_code_is_tested() -> None:
    others = {"too-few-boulders", "no-treasure", "not-your-turn", "only-watching", "match-over"}
    assert {case[2] for case in CASES} | others == set(REFUSAL_CODES)
