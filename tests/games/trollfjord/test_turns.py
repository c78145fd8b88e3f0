"""Whose turn it is, moving, placing, wandering, tailwind."""

from __future__ import annotations

import pytest

from rockfall.core.game import Action
from rockfall.games.trollfjord import events
from rockfall.games.trollfjord.codec import Enough, MoveLord, PlaceTroll, SkipHammering, StepTroll
from tests.games.trollfjord.scenario import NEXT, Scenario

SIX = [MoveLord(kind=kind, count=count) for kind in ("place", "wander") for count in (1, 2, 3)]


def test_T6_who_is_last_goes_on_until_somebody_else_is_last() -> None:
    scenario = Scenario(2, lords=(1, 6))
    turns = []
    for _ in range(4):
        turns.append(int(scenario.state.turn))
        scenario.move()
    assert turns == [0, 0, 0, 1]  # 3, 5, 7; then the other moves


def test_T6_laps_count() -> None:
    scenario = Scenario(2, lords=(59, 61))
    scenario.move(MoveLord(kind="wander", count=2))
    assert [(lord.seat, lord.space, lord.laps) for lord in scenario.table().lords] == [(1, 1, 1), (0, 5, 1)]
    assert scenario.state.turn == 1


def test_T7_one_of_the_next_three_free_spaces_of_either_kind() -> None:
    scenario = Scenario(3, lords=(1, 2, 5))
    assert scenario.legal() == SIX
    reach = [(each.kind, each.count, each.space) for each in scenario.table().reach]
    assert reach == [
        ("place", 1, 4),  # 2 is taken
        ("place", 2, 6),
        ("place", 3, 8),
        ("wander", 1, 3),
        ("wander", 2, 7),  # 5 is taken
        ("wander", 3, 9),
    ]


def test_T7_from_the_start_plank_and_round_the_corner() -> None:
    first = Scenario(2, lords=(-2, -1)).table()
    assert [each.space for each in first.reach] == [0, 2, 4, 1, 3, 5]
    assert [(lord.space, lord.start) for lord in first.lords] == [(None, 2), (None, 1)]
    assert [each.space for each in Scenario(2, lords=(57, 70)).table().reach] == [58, 0, 2, 59, 1, 3]


def test_T8_as_many_trolls_as_spaces_all_in_one_region_of_that_landscape() -> None:
    scenario = Scenario(2).do(MoveLord(kind="place", count=2))  # space 4: fjord
    assert scenario.legal() == [PlaceTroll(region="fjord_1"), PlaceTroll(region="fjord_2"), Enough()]
    scenario.do(PlaceTroll(region="fjord_2"))
    assert scenario.legal() == [PlaceTroll(region="fjord_2"), Enough()]
    assert (scenario.table().left, scenario.table().placing_region) == (1, "fjord_2")
    scenario.do(PlaceTroll(region="fjord_2"))
    assert scenario.trolls(0) == {"fjord_2": 2}
    assert scenario.sack(0).supply == 8


def test_T8_fewer_or_none_will_do_and_nobody_places_more_than_the_supply() -> None:
    scenario = Scenario(2).do(MoveLord(kind="place", count=3), Enough())
    assert scenario.trolls(0) == {}
    scenario = Scenario(2, [{"tundra_2": 9}]).do(MoveLord(kind="place", count=3))
    assert scenario.table().left == 1


def test_T9_as_many_steps_as_spaces_also_by_one_troll() -> None:
    scenario = Scenario(2, [{"fjord_1": 1, "swamp_2": 1}]).do(MoveLord(kind="wander", count=3))
    scenario.do(
        StepTroll(source="fjord_1", target="fjord_2"),
        StepTroll(source="fjord_2", target="swamp_1"),
        StepTroll(source="swamp_2", target="tundra_1"),
    )
    assert scenario.trolls(0) == {"swamp_1": 1, "tundra_1": 1}
    assert scenario.state.turn == 0  # it is still last


def test_T9_only_into_neighbouring_regions_and_only_own_trolls() -> None:
    scenario = Scenario(2, [{"swamp_2": 1}, {"fjord_1": 1}]).do(NEXT)
    targets = ["forest_1", "mountain_2", "tundra_1"]
    assert scenario.legal() == [*(StepTroll(source="swamp_2", target=to) for to in targets), Enough()]


def test_T10_tailwind_from_the_nearest_to_the_foremost_by_the_space_of_their_lords() -> None:
    # Space 13 wanders, space 16 shows a glacier, and seat 1 is overtaken.
    scenario = Scenario(4, [{}, {"swamp_1": 1}, {"forest_1": 1}], lords=(1, 3, 13, 16))
    scenario.do(MoveLord(kind="wander", count=2))
    assert scenario.table().tailwind == [2, 3]
    assert scenario.state.turn == 2
    scenario.do(StepTroll(source="forest_1", target="swamp_1"))
    assert scenario.state.turn == 3
    assert scenario.legal() == [PlaceTroll(region="glacier_1"), PlaceTroll(region="glacier_2"), Enough()]
    scenario.do(PlaceTroll(region="glacier_2"))
    assert scenario.state.turn == 1  # last now
    assert scenario.trolls(2) == {"swamp_1": 1}
    assert scenario.told(events.TrollPlaced) == [events.TrollPlaced(seat=3, region="glacier_2", tailwind=True)]


def test_T10_lords_on_the_start_plank_get_nothing() -> None:
    scenario = Scenario(3, lords=(-3, -2, -1)).do(MoveLord(kind="place", count=1), Enough())
    assert scenario.state.turn == 1


def test_T10_tailwind_may_be_declined() -> None:
    scenario = Scenario(2, lords=(1, 6)).do(NEXT, Enough())
    assert scenario.told(events.TailwindDeclined) == [events.TailwindDeclined(seat=1)]


@pytest.mark.parametrize("action", SIX[3:])
def test_R2_without_trolls_nobody_is_asked_to_wander(action: Action) -> None:
    scenario = Scenario(2, lords=(1, 31)).do(action)
    assert (scenario.phase, scenario.state.turn) == ("moving", 0)


def test_R2_with_all_trolls_on_the_board_nobody_is_asked_to_place() -> None:
    full = {"tundra_1": 10}
    scenario = Scenario(2, [full, full], lords=(1, 30)).do(MoveLord(kind="place", count=3))
    assert (scenario.phase, scenario.state.turn) == ("moving", 0)


def test_the_turn_ends_without_a_fortress_to_hammer_at() -> None:
    scenario = Scenario(2, [{"swamp_1": 5}]).move()
    assert scenario.phase == "moving"
    scenario = Scenario(2, [{"swamp_1": 1, "forest_1": 1}]).move()
    assert scenario.phase == "naming a fortress"
    scenario.do(SkipHammering())
    assert scenario.told(events.HammeringSkipped) == [events.HammeringSkipped(seat=0)]
    assert scenario.phase == "moving"
