"""Laying paths, opening goals, and what a rockfall cuts off."""

from __future__ import annotations

from typing import Unpack

import pytest

from rockfall.core.errors import MalformedAction
from rockfall.games.maze.codec import ReadMap
from rockfall.games.saboteur import events
from rockfall.games.saboteur.cards import ALL_CARDS, PathCard
from rockfall.games.saboteur.codec import LayPath, Rockfall
from tests.games.saboteur.scenario import (
    GOLD_MIDDLE,
    GOLD_NORTH,
    GOLD_SOUTH,
    TO_THE_MIDDLE,
    Scenario,
    Setup,
    corridor,
    lay,
)

MINERS = ["miner", "miner", "miner"]
TEAMS = ["blue", "green", "boss"]


def base(**setup: Unpack[Setup]) -> Scenario:
    return Scenario("saboteur", MINERS, **({"goals": GOLD_SOUTH} | setup))


def more(**setup: Unpack[Setup]) -> Scenario:
    return Scenario("saboteur2", TEAMS, **({"goals": GOLD_SOUTH} | setup))


# -- where a path may lie ---------------------------------------------------------------------------


def test_S9_turned_by_half_but_not_by_a_quarter() -> None:
    scenario = base()
    assert scenario.allows(lay("curve_ne", 0, 1))  # north to the start, east
    assert scenario.allows(lay("curve_ne", 1, 0, turned=True))  # south and west
    assert scenario.reason(lay("curve_ne", 1, 0)) == ("does-not-fit", "S10")
    scenario.hold(lay("straight_ns", 1, 0))
    assert not [
        action
        for action in scenario.legal()
        if isinstance(action, LayPath) and action.card == "straight_ns" and action.row == 0
    ]


@pytest.mark.parametrize("card", ["straight_ew", "cross", "blind_nesw", "bridge", "double_curve_nw_es"])
def test_S9_a_card_that_looks_the_same_turned_has_one_move(card: str) -> None:
    with pytest.raises(MalformedAction, match="looks the same turned"):
        more().game.encode(lay(card, 1, 0, turned=True))


def test_S9_every_other_path_has_two() -> None:
    made = more().game
    for card in ALL_CARDS:
        if isinstance(card, PathCard):
            half = {frozenset("SWNE"["NESW".index(side)] for side in group) for group in (*card.joined, *card.blind)}
            is_same = half == {frozenset(group) for group in (*card.joined, *card.blind)}
            codes = {made.encode(lay(card.name, 1, 0)), made.encode(lay(card.name, 1, 0, turned=not is_same))}
            assert len(codes) == (1 if is_same else 2)


def test_S10_the_cell_is_empty_and_shares_a_side() -> None:
    scenario = base().do(lay("cross", 1, 0))
    assert scenario.reason(lay("cross", 1, 0)) == ("cell-taken", "S10")
    assert scenario.reason(lay("cross", 0, 0)) == ("cell-taken", "S10")  # the start
    assert scenario.reason(lay("cross", 8, 2)) == ("cell-taken", "S10")  # a goal
    assert scenario.reason(lay("cross", 2, 1)) == ("touches-no-card", "S10")  # a corner only
    assert scenario.reason(lay("cross", 7, 2)) == ("touches-no-card", "S10")  # a face-down goal is not enough


def test_S10_fits_on_every_side() -> None:
    """Round the empty cell 1, 1 lie a crossing to the north and a curve to the west that is rock on the east."""
    scenario = base().do(lay("cross", 1, 0), lay("curve_nw", 0, 1))
    assert scenario.reason(lay("cross", 1, 1)) == ("does-not-fit", "S10")
    assert scenario.reason(lay("straight_ew", 1, 1)) == ("does-not-fit", "S10")
    refusal = scenario.refused(lay("tee_new", 1, 1))
    assert refusal is not None
    assert refusal.args == {"side": "west"}
    assert scenario.allows(lay("tee_nes", 1, 1))
    assert scenario.allows(lay("straight_ns", 1, 1))
    assert scenario.allows(lay("blind_n", 1, 1))


def test_S10_a_dead_end_must_fit_too() -> None:
    scenario = base()
    assert scenario.reason(lay("blind_n", 1, 0)) == ("does-not-fit", "S10")
    assert scenario.allows(lay("blind_e", 1, 0, turned=True))


def test_S10_a_goal_that_is_face_down_fits_everything() -> None:
    scenario = base().do(*corridor(range(1, 7)))
    assert scenario.allows(lay("curve_nw", 7, 0))  # rock towards the goal
    assert scenario.allows(lay("straight_ew", 7, 0))


def test_S10_S14_an_open_goal_has_real_sides() -> None:
    """The middle goal is a stone that goes west and south."""
    scenario = base(goals=("stone_nw", "stone_ne", "gold")).do(*TO_THE_MIDDLE)
    assert scenario.goal(1) == (True, True)
    assert scenario.reason(lay("straight_ew", 9, 0)) == ("does-not-fit", "S10")
    assert scenario.reason(lay("straight_ns", 8, -1)) == ("does-not-fit", "S10")
    assert scenario.allows(lay("straight_ns", 8, 1))
    assert scenario.allows(lay("straight_ns", 9, 0))  # rock beside the stone's rock


def beyond_a_rock_side(laying: str) -> Scenario:
    """South of a straight tunnel lies rock; what is laid there is not joined."""
    return base(laying=laying).do(lay("straight_ew", 1, 0), lay("straight_ew", 1, 1))


def test_S11_by_the_booklet_any_card_that_fits_is_enough() -> None:
    scenario = beyond_a_rock_side("booklet")
    assert base().game == base(laying="booklet").game, "it is the default"
    assert not scenario.is_joined(1, 1)
    scenario.do(lay("cross", 2, 1), lay("straight_ns", 2, 2), lay("curve_ne", 2, 3))
    assert not scenario.is_joined(2, 3)
    assert (3, 3) in scenario.table().buildable


def test_S11_joined_a_joined_neighbour_is_enough() -> None:
    """It does not carry anything further."""
    scenario = beyond_a_rock_side("joined")
    assert scenario.is_joined(1, 0)
    assert not scenario.is_joined(1, 1)
    assert scenario.reason(lay("straight_ew", 2, 1)) == ("not-joined", "S11")
    assert scenario.reason(lay("straight_ns", 1, 2)) == ("does-not-fit", "S10")
    assert scenario.reason(lay("curve_ne", 1, 2, turned=True)) == ("not-joined", "S11")


def test_S11_strict_paths_continue_a_tunnel_from_the_start() -> None:
    scenario = base(laying="strict").do(lay("straight_ew", 1, 0))
    assert scenario.reason(lay("straight_ew", 1, 1)) == ("not-carried-on", "S11")
    assert scenario.allows(lay("straight_ew", 2, 0))
    assert set(scenario.table().buildable) == {(-1, 0), (0, -1), (0, 1), (2, 0)}
    for laying in ("booklet", "joined"):
        assert (1, 1) in base(laying=laying).do(lay("straight_ew", 1, 0)).table().buildable


@pytest.mark.parametrize("laying", ["booklet", "joined", "strict"])
def test_S10_S11_a_face_down_goal_alone_is_not_built_on(laying: str) -> None:
    scenario = base(laying=laying)
    assert scenario.reason(lay("cross", 7, 0)) == ("touches-no-card", "S10")
    assert set(scenario.table().buildable) == {(-1, 0), (0, -1), (0, 1), (1, 0)}


def test_S12_beyond_start_and_goals() -> None:
    scenario = base().do(lay("cross", -1, 0), lay("cross", -2, 0), lay("cross", 0, 1), lay("cross", 0, 2))
    scenario.do(lay("cross", 0, 3))
    assert scenario.is_joined(-2, 0)
    assert scenario.is_joined(0, 3)
    around = base().do(*TO_THE_MIDDLE[:6], lay("straight_ns", 6, 1), lay("curve_ne", 6, 2))
    assert around.is_joined(6, 2)


def test_S13_nothing_passes_through_a_dead_end() -> None:
    scenario = base(laying="strict").do(lay("blind_ew", 1, 0))
    assert scenario.is_joined(1, 0)
    assert scenario.reason(lay("straight_ew", 2, 0)) == ("not-carried-on", "S11")
    assert (2, 0) not in scenario.table().buildable


def test_S13_S17_a_dead_end_cuts_nothing_off() -> None:
    """What lies beyond it never was joined; by the booklet it may be built on all the same."""
    scenario = base().do(lay("blind_ew", 1, 0), lay("straight_ew", 2, 0), lay("cross", 3, 0))
    assert [scenario.is_joined(column, 0) for column in (1, 2, 3)] == [True, False, False]
    assert [scenario.is_cut_off(column, 0) for column in (1, 2, 3)] == [False, False, False]
    assert scenario.allows(lay("cross", 4, 0))
    scenario.do(Rockfall(column=2, row=0))  # nothing loses the start
    assert not scenario.is_cut_off(3, 0)
    assert scenario.allows(lay("cross", 4, 0))


def test_S13_S14_a_dead_end_before_a_goal_does_not_open_it() -> None:
    scenario = base().do(*corridor(range(1, 7)), lay("blind_ew", 7, 0))
    assert scenario.goal(1) == (False, False)


def test_R11_a_stub_is_joined_so_its_card_may_be_built_on() -> None:
    """A neighbour that the tunnel reaches is enough, be it with a stub only."""
    scenario = base(laying="joined").do(lay("blind_ew", 1, 0))
    assert scenario.allows(lay("straight_ew", 2, 0))
    scenario.do(lay("straight_ew", 2, 0))
    assert not scenario.is_joined(2, 0)
    assert scenario.reason(lay("straight_ew", 3, 0)) == ("not-joined", "S11")


def test_R11_one_of_two_tunnels_joins_a_bridge() -> None:
    scenario = more().do(lay("bridge", 1, 0))
    assert scenario.is_joined(1, 0)
    assert scenario.allows(lay("straight_ns", 1, 1))  # beside it, though its own tunnel leads nowhere
    scenario.do(lay("straight_ns", 1, 1))
    assert not scenario.is_joined(1, 1)
    strict = more(laying="strict").do(lay("bridge", 1, 0))
    assert strict.reason(lay("straight_ns", 1, 1)) == ("not-carried-on", "S11")


# -- goals ------------------------------------------------------------------------------------------


def test_S14_gold_ends_the_round() -> None:
    scenario = base(goals=GOLD_MIDDLE).do(*TO_THE_MIDDLE)
    assert events.GoalOpened(goal=1, shows="gold", turned=False) in scenario.told
    ended = [event for event in scenario.told if isinstance(event, events.RoundEnded)]
    assert [(event.gold, event.finisher) for event in ended] == [(True, 0)]
    assert scenario.phase == 10  # miners take gold


def test_S14_a_stone_stays_and_the_round_goes_on() -> None:
    scenario = base(goals=GOLD_SOUTH).do(*TO_THE_MIDDLE)
    assert scenario.table().goals[1].shows == "stone_ne"
    assert scenario.table().round == 1
    assert scenario.turn == 1
    assert [goal.is_open for goal in scenario.table().goals] == [False, True, False]


@pytest.mark.parametrize(("stone", "is_turned"), [("stone_nw", False), ("stone_ne", True)])
def test_S14_a_stone_is_turned_to_join_from_the_west(stone: str, is_turned: bool) -> None:
    other = {"stone_nw": "stone_ne", "stone_ne": "stone_nw"}[stone]
    scenario = base(goals=(other, stone, "gold")).do(*TO_THE_MIDDLE)
    assert scenario.goal(1) == (True, is_turned)


@pytest.mark.parametrize(("stone", "is_turned"), [("stone_nw", False), ("stone_ne", False)])
def test_S14_a_stone_is_turned_to_join_from_the_north(stone: str, is_turned: bool) -> None:
    """Past column 7 and down: the goal's own column is entered at row -1."""
    other = {"stone_nw": "stone_ne", "stone_ne": "stone_nw"}[stone]
    scenario = base(goals=(other, stone, "gold"))
    scenario.do(lay("curve_nw", 0, -1, turned=True), *corridor(range(1, 8), row=-1))
    scenario.do(lay("curve_ne", 8, -1, turned=True))
    assert scenario.goal(1) == (True, is_turned)


def test_S14_a_misfit_is_tolerated() -> None:
    """A tunnel waits at 8, -1, north of the middle goal; the stone there must go west and south to be joined."""
    scenario = base(goals=("gold", "stone_ne", "stone_nw"))
    scenario.do(*corridor(range(1, 7)), lay("curve_nw", 6, -1, turned=True), lay("blind_e", 7, -1, turned=True))
    scenario.do(lay("straight_ns", 8, -1))
    assert not scenario.is_joined(8, -1)
    scenario.do(lay("straight_ew", 7, 0))
    assert scenario.goal(1) == (True, True)
    assert not scenario.is_joined(8, -1)
    assert scenario.goal(0) == (False, False)


def test_S14_a_stone_joins_further_tunnels_and_opens_another_goal() -> None:
    """The same with a stone that goes west and north: through 8, -1 the northern goal is reached too."""
    scenario = base(goals=("gold", "stone_nw", "stone_ne"))
    scenario.do(*corridor(range(1, 7)), lay("curve_nw", 6, -1, turned=True), lay("blind_e", 7, -1, turned=True))
    scenario.do(lay("straight_ns", 8, -1), lay("straight_ew", 7, 0))
    opened = [event for event in scenario.told if isinstance(event, events.GoalOpened)]
    assert [(event.goal, event.shows) for event in opened] == [(1, "stone_nw"), (0, "gold")]
    assert scenario.phase == 10


TO_TWO_GOALS = [
    lay("curve_ne", 0, 1),
    *(lay("tee_new", column, 1, turned=True) for column in (1, 2, 3, 4, 5)),
    lay("straight_ew", 6, 1),
    lay("straight_ew", 7, 1),
    lay("tee_nes", 8, 1, turned=True),  # north, south and west
]


def test_S14_one_path_opens_two_goals() -> None:
    scenario = base(goals=GOLD_NORTH).do(*TO_TWO_GOALS)
    assert [goal.is_open for goal in scenario.table().goals] == [False, True, True]
    assert scenario.table().round == 1


def test_R13_both_goals_open_though_one_is_gold() -> None:
    scenario = base(goals=GOLD_MIDDLE).do(*TO_TWO_GOALS)
    opened = [event.shows for event in scenario.told if isinstance(event, events.GoalOpened)]
    assert sorted(opened) == ["gold", "stone_ne"]
    assert [goal.is_open for goal in scenario.table().goals] == [False, True, True]
    assert scenario.phase == 10


@pytest.mark.parametrize(("stone", "is_turned"), [("stone_nw", False), ("stone_ne", True)])
def test_R12_a_stone_reached_from_two_sides_at_once(stone: str, is_turned: bool) -> None:
    """Two curves wait round the middle goal; one junction leads through both of them, from the west and the south.

    A stone that goes north and west cannot carry on both, and lies upright. One that goes north and east can, turned.
    """
    other = {"stone_nw": "stone_ne", "stone_ne": "stone_nw"}[stone]
    scenario = base(goals=("gold", stone, other)).do(
        lay("curve_ne", 0, 1),
        *corridor([1, 2, 3, 4, 5, 6], row=1),
        lay("blind_new", 7, 1),
        lay("curve_nw", 7, 0, turned=True),
        lay("curve_nw", 8, 1),
        Rockfall(column=7, row=1),
    )
    assert scenario.goal(1) == (False, False)
    scenario.do(lay("tee_new", 7, 1))
    assert scenario.goal(1) == (True, is_turned)


# -- rockfalls --------------------------------------------------------------------------------------


LAYINGS = pytest.mark.parametrize("laying", ["booklet", "joined", "strict"])


@LAYINGS
def test_S17_a_rockfall_cuts_off_and_a_path_joins_again(laying: str) -> None:
    scenario = base(laying=laying).do(*corridor([1, 2, 3]), Rockfall(column=2, row=0))
    assert scenario.card_at(2, 0) is None
    assert scenario.is_joined(1, 0)
    assert not scenario.is_joined(3, 0)
    assert scenario.is_cut_off(3, 0)
    assert scenario.reason(lay("cross", 4, 0)) == ("cut-off", "S17")
    assert (4, 0) not in scenario.table().buildable
    scenario.do(lay("straight_ew", 2, 0), lay("cross", 4, 0))
    assert scenario.is_joined(3, 0)
    assert not scenario.is_cut_off(3, 0)
    assert scenario.is_joined(4, 0)


def beside_a_joined_card(laying: str) -> Scenario:
    """A tunnel below one that a rockfall cuts off: cells in between touch the lower one, by its rock."""
    return base(laying=laying).do(
        lay("straight_ew", 1, 0),
        lay("cross", 2, 0),
        lay("tee_new", 3, 0, turned=True),
        lay("straight_ns", 0, 1),
        lay("curve_ne", 0, 2),
        lay("straight_ew", 1, 2),
        lay("straight_ew", 2, 2),
        Rockfall(column=1, row=0),
    )


@LAYINGS
def test_S17_a_joined_card_met_by_rock_does_not_help(laying: str) -> None:
    scenario = beside_a_joined_card(laying)
    assert scenario.is_joined(2, 2)
    assert scenario.is_cut_off(2, 0)
    assert scenario.reason(lay("curve_ne", 2, 1)) == ("cut-off", "S17")
    assert (2, 1) not in scenario.table().buildable
    scenario.do(lay("cross", 1, 0))  # joined again
    assert scenario.allows(lay("curve_ne", 2, 1))


@pytest.mark.parametrize("laying", ["booklet", "joined"])
def test_S17_what_meets_no_tunnel_may_lie_beside_a_joined_card(laying: str) -> None:
    """And a tunnel from the start counts where it meets one that is cut off."""
    scenario = beside_a_joined_card(laying)
    assert scenario.allows(lay("curve_ne", 2, 3, turned=True))
    scenario.do(lay("tee_new", 3, 2))  # from the start, and up to where the cut-off tunnel leads down
    assert scenario.allows(lay("straight_ns", 3, 1))
    scenario.do(lay("straight_ns", 3, 1))
    assert scenario.is_joined(2, 0)


def test_S17_R21_beside_nothing_but_what_is_cut_off() -> None:
    """Also where rock meets rock only: there is nothing else that it could be built on."""
    scenario = base().do(lay("straight_ew", 1, 0), lay("straight_ew", 2, 0), Rockfall(column=1, row=0))
    assert scenario.reason(lay("straight_ew", 2, 1)) == ("cut-off", "S17")
    strict = base(laying="strict").do(lay("straight_ew", 1, 0), lay("straight_ew", 2, 0), Rockfall(column=1, row=0))
    assert strict.reason(lay("straight_ew", 2, 1)) == ("not-carried-on", "S11")


def test_S17_R21_what_never_was_joined_counts_beside_what_is_cut_off() -> None:
    """A path that meets both may lie there, and by the booklet carries on."""
    scenario = base().do(*corridor([1, 2]), lay("straight_ew", 1, 1), Rockfall(column=1, row=0))
    assert scenario.is_cut_off(2, 0)
    assert not scenario.is_cut_off(1, 1)
    assert not scenario.is_joined(1, 1)
    scenario.do(lay("tee_new", 2, 1))
    assert not scenario.is_joined(2, 1)
    assert scenario.allows(lay("cross", 3, 1))


def test_S17_a_second_rockfall_takes_what_was_cut_off() -> None:
    scenario = base().do(*corridor([1, 2, 3]), Rockfall(column=1, row=0), Rockfall(column=3, row=0))
    assert scenario.is_cut_off(2, 0)
    assert scenario.reason(lay("cross", 3, 0)) == ("cut-off", "S17")
    scenario.do(Rockfall(column=2, row=0))
    assert set(scenario.table().buildable) == {(-1, 0), (0, -1), (0, 1), (1, 0)}


def test_S17_another_way_keeps_the_rest_joined() -> None:
    scenario = base().do(
        lay("cross", 1, 0),
        lay("cross", 2, 0),
        lay("curve_ne", 0, 1),
        lay("tee_new", 1, 1),
        lay("curve_nw", 2, 1),
        Rockfall(column=1, row=0),
    )
    assert scenario.is_joined(2, 0)
    assert scenario.is_joined(1, 1)


def test_S17_start_and_goals_stay() -> None:
    scenario = base().do(*TO_THE_MIDDLE)
    assert scenario.reason(Rockfall(column=0, row=0)) == ("start-stays", "S17")
    assert scenario.reason(Rockfall(column=8, row=0)) == ("goal-stays", "S17")  # open
    assert scenario.reason(Rockfall(column=8, row=2)) == ("goal-stays", "S17")  # face down
    assert scenario.reason(Rockfall(column=1, row=1)) == ("nothing-to-remove", "S17")
    assert scenario.allows(Rockfall(column=7, row=0))


def test_S17_an_open_goal_can_be_cut_off() -> None:
    scenario = base(goals=("stone_nw", "stone_ne", "gold")).do(*TO_THE_MIDDLE)
    assert (8, 1) in scenario.table().buildable
    scenario.do(Rockfall(column=7, row=0))
    assert scenario.goal(1) == (True, True)
    assert scenario.table().goals[1].is_cut_off
    assert (8, 1) not in scenario.table().buildable
    assert scenario.reason(lay("straight_ns", 8, 1)) == ("cut-off", "S17")


def test_S17_both_cards_are_out_of_play() -> None:
    scenario = base().do(lay("cross", 1, 0), Rockfall(column=1, row=0))
    assert scenario.table().spent == {"cross": 1, "rockfall": 1}
    assert scenario.allows(lay("straight_ew", 1, 0))


def test_R2_a_rockfall_needs_a_path() -> None:
    scenario = base()
    assert scenario.reason(Rockfall(column=1, row=0)) == ("nothing-to-remove", "S17")
    scenario.hold(Rockfall(column=1, row=0))
    assert not [action for action in scenario.legal() if isinstance(action, Rockfall)]


# -- paths of the expansion -------------------------------------------------------------------------


@pytest.mark.parametrize("laying", ["booklet", "joined"])
@pytest.mark.parametrize("card", ["bridge", "double_curve_nw_es", "double_curve_ne_sw"])
def test_E6_one_of_two_tunnels_must_continue_one_from_the_start(card: str, laying: str) -> None:
    """Also where others need not: beside the stub of a dead end it may not lie, where any other path may."""
    scenario = more(laying=laying).do(lay("blind_ew", 1, 0))
    assert scenario.reason(lay(card, 2, 0)) == ("double-not-joined", "E6")
    assert scenario.allows(lay("cross", 2, 0))
    assert scenario.allows(lay(card, 0, 1))


def test_E6_a_bridge_is_no_crossing() -> None:
    scenario = more(laying="strict").do(lay("bridge", 1, 0))
    assert set(scenario.table().buildable) == {(-1, 0), (0, -1), (0, 1), (2, 0)}
    scenario.do(lay("cross", 2, 0))
    assert scenario.is_joined(2, 0)
    scenario.do(lay("straight_ns", 2, 1), lay("curve_nw", 2, 2))
    scenario.do(lay("curve_ne", 1, 2), lay("straight_ns", 1, 1))
    assert scenario.is_joined(1, 1)
    assert (1, -1) in scenario.table().buildable  # the second tunnel of the bridge, joined from the south


def test_E6_double_curves() -> None:
    scenario = more(laying="strict").do(lay("double_curve_ne_sw", 1, 0))  # west to south, north to east
    assert (1, 1) in scenario.table().buildable
    assert (2, 0) not in scenario.table().buildable
    other = more(laying="strict").do(lay("double_curve_nw_es", 1, 0))  # west to north, east to south
    assert (1, -1) in other.table().buildable
    assert (1, 1) not in other.table().buildable


def test_E7_a_ladder_is_joined_wherever_it_lies_and_joins_what_was_cut_off() -> None:
    scenario = more().do(*corridor([1, 2, 3, 4, 5]), Rockfall(column=1, row=0))
    assert not scenario.is_joined(4, 0)
    scenario.do(lay("ladder_s", 4, -1))
    assert [scenario.is_joined(column, 0) for column in (2, 3, 4, 5)] == [True] * 4
    assert scenario.allows(lay("cross", 6, 0))
    scenario.do(Rockfall(column=4, row=-1))
    assert not scenario.is_joined(4, 0)
    assert scenario.reason(lay("cross", 6, 0)) == ("cut-off", "S17")


def test_E7_a_ladder_must_meet_a_tunnel() -> None:
    scenario = more().do(lay("straight_ew", 1, 0))
    assert scenario.reason(lay("ladder_e", 1, 1)) == ("ladder-joins-nothing", "E7")  # beside rock only
    assert scenario.reason(lay("ladder_e", 1, 2)) == ("touches-no-card", "S10")
    assert scenario.reason(lay("ladder_s", 2, 0)) == ("does-not-fit", "S10")
    assert scenario.allows(lay("ladder_e", 2, 0, turned=True))
    assert scenario.allows(lay("ladder_e", -1, 0))  # the start is a card too


@LAYINGS
def test_E7_a_ladder_may_meet_what_is_cut_off(laying: str) -> None:
    scenario = more(laying=laying).do(*corridor([1, 2, 3]), Rockfall(column=1, row=0))
    scenario.do(Rockfall(column=2, row=0))
    assert scenario.reason(lay("cross", 4, 0)) == ("cut-off", "S17")
    assert scenario.allows(lay("ladder_ne", 4, 0, turned=True))  # south and west
    assert scenario.allows(lay("ladder_s", 3, -1))


def test_E7_never_beside_a_goal() -> None:
    scenario = more().do(*corridor(range(1, 7)))
    assert scenario.reason(lay("ladder_e", 7, 0, turned=True)) == ("ladder-beside-goal", "E7")
    assert scenario.allows(lay("ladder_s", 5, -1))
    opened = more(goals=("stone_nw", "stone_ne", "gold")).do(*TO_THE_MIDDLE)
    assert opened.reason(lay("ladder_s", 8, 1, turned=True)) == ("ladder-beside-goal", "E7")  # open goals too


def test_E7_ladders_are_joined_with_each_other() -> None:
    """Two ladders hold two parts of the maze that no path joins."""
    scenario = more().do(*corridor([1, 2, 3, 4, 5]))
    scenario.do(lay("ladder_s", 5, -1), lay("ladder_ne", 2, 1))
    scenario.do(Rockfall(column=1, row=0))
    scenario.do(Rockfall(column=3, row=0))
    assert [scenario.is_joined(column, 0) for column in (2, 4, 5)] == [True, True, True]
    scenario.do(Rockfall(column=5, row=-1))
    assert [scenario.is_joined(column, 0) for column in (2, 4, 5)] == [True, False, False]


def test_E7_S14_a_ladder_can_open_a_goal() -> None:
    """A tunnel that is not joined leads to the goal already; the ladder joins it."""
    scenario = more(goals=GOLD_MIDDLE).do(
        *corridor([1, 2, 3, 4]),
        lay("curve_nw", 5, 0),
        lay("curve_nw", 5, -1, turned=True),
        lay("straight_ew", 6, -1),
        lay("blind_e", 7, -1, turned=True),
        lay("straight_ew", 7, 0),
    )
    assert not scenario.is_joined(7, 0)
    assert scenario.goal(1) == (False, False)
    scenario.do(lay("ladder_e", 6, 0))
    assert events.GoalOpened(goal=1, shows="gold", turned=False) in scenario.told
    assert scenario.table().round == 2


def test_E8_doors_do_not_matter_for_building_and_opening() -> None:
    scenario = more(goals=GOLD_MIDDLE)
    scenario.do(*corridor([1, 2, 3]), lay("blue_door_ew", 4, 0), lay("green_door_ew", 5, 0))
    assert scenario.is_joined(5, 0)
    scenario.do(lay("cross", 6, 0), lay("straight_ew", 7, 0))
    assert events.GoalOpened(goal=1, shows="gold", turned=False) in scenario.told


@pytest.mark.parametrize("role", ["blue", "green", "boss", "profiteer", "geologist", "saboteur"])
def test_E8_anyone_may_lay_a_door(role: str) -> None:
    scenario = Scenario("saboteur2", [role, "blue"])
    assert scenario.allows(lay("blue_door_ew", 1, 0))
    assert scenario.allows(lay("green_door_ew", 1, 0))


def test_E9_a_crystal_changes_nothing_for_building() -> None:
    scenario = more()
    assert scenario.allows(lay("crystal_cross", 1, 0)) == scenario.allows(lay("cross", 1, 0))
    scenario.hold(lay("crystal_tee_nes", 0, 1), lay("tee_nes", 0, 1))
    cells: dict[str, set[tuple[int, int, bool]]] = {"crystal_tee_nes": set(), "tee_nes": set()}
    for action in scenario.legal():
        if isinstance(action, LayPath) and action.card in cells:
            cells[action.card].add((action.column, action.row, action.turned))
    assert cells["crystal_tee_nes"] == cells["tee_nes"] != set()


def test_S18_a_map_shows_a_goal_to_its_reader_alone() -> None:
    scenario = base(goals=GOLD_SOUTH).do(ReadMap(goal=2))
    shown = [[goal.shows for goal in scenario.table(viewer).goals] for viewer in (0, 1, None)]
    assert shown == [[None, None, "gold"], [None, None, None], [None, None, None]]
    assert [goal.seen_by for goal in scenario.table().goals] == [[], [], [0]]
    assert scenario.table().spent == {"map": 1}
