"""Several goals reached by one tile: which is opened first, and what becomes of the others (B14, B15, R9, R10)."""

from __future__ import annotations

import pytest

from rockfall.core.game import Action
from rockfall.games.goblins import events
from rockfall.games.goblins.codec import Explode, LeaveShut, OpenGoal, ServeAle
from tests.games.goblins.scenario import BESIDE, GOLD_NORTH, TO_THREE, TO_TWO, Scenario, lay
from tests.games.scripted import Pass


def left(*way: Action) -> Scenario:
    """Gold above, dynamite in the middle: a tile reaches both, the dynamite is opened, and the gold is left shut."""
    return Scenario(3, goals=GOLD_NORTH).do(*(way or TO_TWO), OpenGoal(goal=1), LeaveShut())


def opened(scenario: Scenario) -> list[int]:
    return [event.goal for event in scenario.told if isinstance(event, events.GoalOpened)]


@pytest.mark.parametrize("second_goal", ["may", "must"])
def test_B14_one_tile_reaches_two_goals_and_its_player_chooses(second_goal: str) -> None:
    scenario = Scenario(3, goals=GOLD_NORTH, second_goal=second_goal).do(*TO_TWO)
    assert scenario.phase == "choosing a goal"
    assert scenario.legal() == [OpenGoal(goal=0), OpenGoal(goal=1)]  # one of them has to be opened
    scenario.do(OpenGoal(goal=0))
    assert (opened(scenario), scenario.table().round) == ([0], 2)


def test_B15_R9_after_the_dynamite_the_layer_may_open_the_second_goal() -> None:
    scenario = Scenario(3, goals=GOLD_NORTH).do(*TO_TWO)
    layer = scenario.turn
    scenario.do(OpenGoal(goal=1))
    assert (scenario.phase, scenario.turn) == ("second goal", layer)
    assert scenario.legal() == [OpenGoal(goal=0), LeaveShut()]
    scenario.do(OpenGoal(goal=0))
    assert (opened(scenario), scenario.table().round) == ([1, 0], 2)


def test_B15_R9_or_leave_it_shut_and_the_round_goes_on() -> None:
    scenario = left()
    assert scenario.happened(events.GoalLeftShut) == [events.GoalLeftShut(seat=0, goal=0)]
    goal = scenario.table().goals[0]
    assert (goal.is_open, goal.is_reached, goal.is_left_shut) == (False, True, True)
    assert (scenario.phase, scenario.turn, scenario.table().round) == ("play", 1, 1)
    scenario.do(lay("passage_l", 0, -1, turn=1), Pass(), lay("lantern_l", 0, 1))  # tiles elsewhere change nothing
    assert opened(scenario) == [1]


def test_R9_with_the_option_must_it_is_opened_at_once() -> None:
    scenario = Scenario(3, goals=GOLD_NORTH, second_goal="must").do(*TO_TWO, OpenGoal(goal=1))
    assert (opened(scenario), scenario.table().round) == ([1, 0], 2)


def test_R9_a_goal_left_shut_opens_when_a_tile_reaches_it_from_another_side() -> None:
    scenario = left(*BESIDE)
    scenario.do(lay("passage_l", 8, -2, turn=1))
    assert (opened(scenario), scenario.table().round) == ([1, 0], 2)


def test_R9_or_when_the_way_was_broken_and_is_mended() -> None:
    scenario = left().do(Explode(column=7, row=-1))
    goal = scenario.table().goals[0]
    assert (goal.is_reached, goal.is_left_shut) == (False, False)
    scenario.do(lay("lantern_l", 7, -1, turn=1))
    assert (opened(scenario), scenario.table().round) == ([1, 0], 2)


def test_R9_or_when_the_tile_beside_it_is_laid_again() -> None:
    scenario = left().do(Explode(column=9, row=-1), lay("lantern_t", 9, -1, turn=2))
    assert (opened(scenario), scenario.table().round) == ([1, 0], 2)


def test_R9_who_looks_at_the_table_learns_nothing_of_a_goal_left_shut() -> None:
    assert [goal.shows for goal in left().table(0).goals] == [None, "dynamite", None]


def test_R9_R15_ale_is_served_after_a_goal_is_left_shut() -> None:
    with_ale = [lay("ale_t", 9, -1, turn=2) if action == TO_TWO[9] else action for action in TO_TWO]
    scenario = left(*with_ale)
    assert scenario.phase == "serving ale"
    scenario.do(ServeAle(seat=2))
    assert scenario.phase == "play"


@pytest.mark.parametrize("second_goal", ["may", "must"])
def test_R9_R10_one_tile_reaches_three_goals(second_goal: str) -> None:
    scenario = Scenario(3, goals=GOLD_NORTH, second_goal=second_goal).do(*TO_THREE)
    assert scenario.legal() == [OpenGoal(goal=0), OpenGoal(goal=1), OpenGoal(goal=2)]
    scenario.do(OpenGoal(goal=1))
    both: list[Action] = [OpenGoal(goal=0), OpenGoal(goal=2)]
    assert scenario.legal() == (both if second_goal == "must" else [*both, LeaveShut()])
    if second_goal == "may":
        scenario.do(LeaveShut())
        assert [goal.is_left_shut for goal in scenario.table().goals] == [True, False, True]


def test_R9_a_door_that_shuts_and_opens_again_reaches_a_goal_anew() -> None:
    scenario = left(*TO_THREE).do(Explode(column=8, row=0))
    assert [goal.is_left_shut for goal in scenario.table().goals] == [False, False, False]
    scenario.do(lay("key_red_t", 0, -1, turn=1))
    assert scenario.legal() == [OpenGoal(goal=0), OpenGoal(goal=2)]


def test_B15_R9_dynamite_in_between_cuts_the_way_to_the_second_goal() -> None:
    with_bomb = [lay("bomb_i", 8, -1, turn=1) if action == TO_TWO[8] else action for action in TO_TWO]
    scenario = Scenario(3, goals=GOLD_NORTH).do(*with_bomb)
    assert scenario.phase == "choosing a goal"
    scenario.do(OpenGoal(goal=1))
    went_off = events.BombsWentOff(count=1, cards=["bomb_i"], spots=[(8, -1)])
    assert scenario.happened(events.BombsWentOff) == [went_off]
    assert [goal.is_open for goal in scenario.table().goals] == [False, True, False]
    assert not scenario.table().goals[0].is_reached
    assert (scenario.phase, scenario.table().round) == ("play", 1)
    assert scenario.tile_at(8, -1) is None
    assert not scenario.tile_at(9, -1).is_joined  # type: ignore[union-attr]
    # The way is mended, and the second goal opens after all.
    scenario.do(lay("passage_i", 8, -1, turn=1))
    assert scenario.table().round == 2
