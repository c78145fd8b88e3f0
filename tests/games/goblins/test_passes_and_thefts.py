"""What counts as a pass (R5), when the miser steals (R16), and a round with nothing but dynamite (R20)."""

from __future__ import annotations

import pytest

from rockfall.core.state import NOBODY
from rockfall.games.goblins import events
from rockfall.games.goblins.codec import ServeAle, Steal
from tests.games.goblins.scenario import DRAGON_MIDDLE, DYNAMITE_MIDDLE, TO_THE_MIDDLE, Scenario, lay
from tests.games.scripted import Pass

THIEVES = ("pedant", "miser", "king", "driver")


# -- ale ----------------------------------------------------------------------------------------------


def served(players: int, ale_passes: str) -> Scenario:
    """The first player has treated the last one to ale, all others have passed, and the last one sat out."""
    scenario = Scenario(players, ale_passes=ale_passes).do(lay("ale_i", 0, -1), ServeAle(seat=players - 1))
    return scenario.do(*[Pass()] * (players - 2))


@pytest.mark.parametrize(("players", "ale_passes"), [(3, "three-or-more"), (4, "always"), (2, "always")])
def test_B17_R5_a_turn_sat_out_counts_as_a_pass(players: int, ale_passes: str) -> None:
    scenario = served(players, ale_passes)
    assert (scenario.turn, scenario.table().passes) == (0, players - 1)
    scenario.do(Pass())
    assert scenario.table().round == 2


@pytest.mark.parametrize(("players", "ale_passes"), [(2, "three-or-more"), (3, "never"), (2, "never")])
def test_B17_R5_or_it_breaks_the_row(players: int, ale_passes: str) -> None:
    scenario = served(players, ale_passes)
    assert (scenario.turn, scenario.table().passes) == (0, 0)
    scenario.do(*[Pass()] * (players - 1))
    assert scenario.table().round == 1
    scenario.do(Pass())
    assert scenario.table().round == 2


def test_R5_of_two_players_no_goblin_ends_the_round_alone() -> None:
    """A goblin who has served two ales passes; the gnome still gets a turn."""
    scenario = Scenario(["miser", "pedant"]).do(
        lay("ale_i", 0, -1), ServeAle(seat=1), lay("ale_i", 0, 1), ServeAle(seat=1)
    )
    assert scenario.turn == 0
    scenario.do(Pass())
    assert (scenario.turn, scenario.table().round) == (1, 1)


def test_R21_of_two_players_each_knows_what_the_other_is() -> None:
    plates = Scenario(["miser", "pedant"]).table(0).plates
    assert [(plate.race, plate.known_by) for plate in plates] == [("goblin", "own"), ("gnome", "count")]


# -- the miser ----------------------------------------------------------------------------------------


def theft(first: int, target: int = 9) -> Scenario:
    return Scenario(THIEVES, goals=DRAGON_MIDDLE, characters=True, first=first, target=target).do(*TO_THE_MIDDLE)


@pytest.mark.parametrize("first", [0, 2])
def test_B21_R16_the_miser_steals_after_all_points_are_given(first: int) -> None:
    """Opened by the driver, who is paid first, or by the miser, who is."""
    scenario = theft(first)
    assert (scenario.phase, scenario.turn, scenario.scores) == ("stealing", 1, [0, 2, 0, 3])
    assert scenario.legal() == [Steal(seat=3)]
    assert all(plate.role is not None for plate in scenario.table().plates)  # R14: all roles are shown
    scenario.do(Steal(seat=3))
    assert scenario.scores == [0, 3, 0, 2]
    assert scenario.table().round == 2
    kinds = [type(event) for event in scenario.told if isinstance(event, events.PointsMoved | events.PointStolen)]
    assert kinds == [events.PointsMoved] * 3 + [events.PointStolen]


def test_B20_R16_who_reaches_the_target_has_won_before_anybody_steals() -> None:
    scenario = theft(2, target=3)
    assert (scenario.state.turn, scenario.table().winner) == (NOBODY, 3)
    assert not scenario.happened(events.PointStolen)


def test_R16_no_theft_where_nobody_has_a_point() -> None:
    scenario = Scenario(["miser", "pedant", "king"], goals=DRAGON_MIDDLE, characters=True).do(*TO_THE_MIDDLE)
    assert scenario.scores == [2, 0, 0]
    assert scenario.table().round == 2


def test_B21_a_theft_may_win_the_match() -> None:
    scenario = Scenario(["pedant", "miser", "king", "driver"], goals=DRAGON_MIDDLE, characters=True, target=4)
    scenario.do(*TO_THE_MIDDLE).state.score[1] = 3
    scenario.do(Steal(seat=3))
    assert (scenario.state.turn, scenario.table().winner) == (NOBODY, 1)


# -- dynamite -----------------------------------------------------------------------------------------


def test_B19_R20_goblins_score_if_only_the_dynamite_was_opened() -> None:
    scenario = Scenario(["miser", "pedant", "king"], goals=DYNAMITE_MIDDLE).do(*TO_THE_MIDDLE, Pass(), Pass(), Pass())
    assert [goal.shows for goal in scenario.table().goals] == [None, None, None]  # another round
    (end,) = scenario.happened(events.RoundEnded)
    assert isinstance(end, events.RoundEnded)
    assert (end.opened, end.opener, end.way) == (None, None, [])
    assert scenario.scores == [1, 0, 0]
