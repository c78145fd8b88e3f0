"""Who wins a round, and what it is worth."""

from __future__ import annotations

from typing import Unpack

import pytest

from rockfall.core.game import Action
from rockfall.core.state import NOBODY
from rockfall.games.saboteur import events
from rockfall.games.saboteur.cards import BASE_DWARFS
from rockfall.games.saboteur.codec import (
    BreakTool,
    HandsOff,
    PlaceTheft,
    Rockfall,
    SetFree,
    SetTrap,
    Steal,
    TakeGold,
)
from rockfall.games.saboteur.state import STEALING, TAKING
from tests.games.saboteur.scenario import TO_THE_MIDDLE, Scenario, Setup, corridor, lay
from tests.games.scripted import Pass

# -- the base game ----------------------------------------------------------------------------------


def won(*roles: str, gold: list[int] | None = None) -> Scenario:
    """The gold is found in the first round. With n players, seat 6 % n lays the last path."""
    return Scenario("saboteur", roles, gold=gold or []).do(*TO_THE_MIDDLE)


def take(scenario: Scenario) -> list[tuple[int, int]]:
    """Everybody takes the largest card there is; who took what."""
    taken = []
    while scenario.phase == TAKING:
        action = scenario.legal()[-1]
        assert isinstance(action, TakeGold)
        taken.append((scenario.turn, action.nuggets))
        scenario.do(action)
    return taken


def test_S20_the_booklet_five_players_share_five_cards() -> None:
    """The finisher looks first; then the cards go to the right, past the saboteurs, round and round."""
    scenario = won("miner", "miner", "saboteur", "miner", "saboteur", gold=[1, 1, 2, 3, 1])
    assert events.GoldLaidOut(count=5) in scenario.told
    assert scenario.turn == 1  # who laid the seventh path
    assert scenario.table(1).pack == [1, 1, 1, 2, 3]
    assert scenario.table(0).pack == scenario.table(None).pack == []
    assert take(scenario) == [(1, 3), (0, 2), (3, 1), (1, 1), (0, 1)]
    assert scenario.state.scores() == [3, 4, 0, 1, 0]
    assert scenario.table().round == 2


@pytest.mark.parametrize("players", range(3, 11))
def test_S20_R1_as_many_cards_as_players_but_nine_for_ten(players: int) -> None:
    miners = min(players, BASE_DWARFS[players][1])
    scenario = won(*["miner"] * miners, *["saboteur"] * (players - miners))
    assert len(take(scenario)) == (9 if players == 10 else players)


def test_R1_three_rounds_of_ten_players_use_27_of_28_cards() -> None:
    scenario = Scenario("saboteur", ["miner"] * 7 + ["saboteur"] * 3)
    for _ in range(3):
        scenario.do(*TO_THE_MIDDLE)
        take(scenario)
    assert sum(scenario.state.pile) == 1


def test_S20_the_choice_is_the_players_and_secret() -> None:
    scenario = won("miner", "miner", "miner", gold=[1, 2, 3])
    assert scenario.legal() == [TakeGold(nuggets=1), TakeGold(nuggets=2), TakeGold(nuggets=3)]
    scenario.do(TakeGold(nuggets=2))
    assert scenario.legal() == [TakeGold(nuggets=1), TakeGold(nuggets=3)]
    taken = next(event for event in scenario.told if isinstance(event, events.GoldTaken))
    assert taken.seen_by(0) == events.GoldTaken(seat=0, nuggets=2)
    assert taken.seen_by(1) == taken.seen_by(None) == events.GoldTaken(seat=0, nuggets=None)
    assert scenario.table(0).plates[0].gold == 2
    assert scenario.table(1).plates[0].gold is None


def test_S20_a_saboteur_who_finishes_is_passed_over() -> None:
    scenario = won("saboteur", "miner", "miner")
    assert scenario.turn == 2  # the first miner to the right of seat 0
    assert [seat for seat, _ in take(scenario)] == [2, 1, 2]


def idle_scenario(**setup: Unpack[Setup]) -> Scenario:
    """Four miners; seat 2 has a broken lamp, and seat 0 finishes."""
    scenario = Scenario("saboteur", ["miner"] * 4, **setup)
    scenario.do(BreakTool(tool="lamp", seat=2))
    for path in TO_THE_MIDDLE[:-1]:
        if scenario.turn == 2:
            scenario.do(Pass())
        scenario.do(path)
    return scenario.do_as(0, TO_THE_MIDDLE[-1])


def test_S22_idle_miners_unpaid() -> None:
    assert [seat for seat, _ in take(idle_scenario(idle_miners_unpaid=True))] == [0, 3, 1, 0]
    assert [seat for seat, _ in take(idle_scenario())] == [0, 3, 2, 1]


def test_R14_S22_no_miner_may_be_paid() -> None:
    """A saboteur finishes, and both miners have broken tools."""
    scenario = Scenario("saboteur", ["saboteur", "miner", "miner"], idle_miners_unpaid=True)
    scenario.do_as(0, *TO_THE_MIDDLE[:-1], BreakTool(tool="lamp", seat=1), BreakTool(tool="cart", seat=2))
    scenario.do_as(0, TO_THE_MIDDLE[-1])
    assert scenario.table().round == 2
    assert sum(scenario.state.pile) == 28
    assert not [event for event in scenario.told if isinstance(event, events.GoldLaidOut)]


@pytest.mark.parametrize(
    ("roles", "pay"),
    [
        (["miner"] * 3, 0),
        (["miner", "saboteur", "miner"], 4),
        (["miner", "saboteur", "saboteur", "miner", "miner"], 3),
        (["saboteur"] * 3 + ["miner"] * 4, 3),
        (["saboteur"] * 4 + ["miner"] * 6, 2),
    ],
)
def test_S21_saboteurs_are_paid(roles: list[str], pay: int) -> None:
    scenario = Scenario("saboteur", roles, rounds=1).pass_round()
    assert scenario.state.scores() == [pay if role == "saboteur" else 0 for role in roles]
    piled = sum(count * (value + 1) for value, count in enumerate(scenario.state.pile))
    assert piled == 44 - sum(scenario.state.scores())


def test_R9_largest_cards_first_in_turn_order_seen_by_all() -> None:
    """Five players, seats 0 and 3 are saboteurs and seat 2 began: 3 is paid first. A lone one gets 3 and 1."""
    scenario = Scenario("saboteur", ["saboteur", "miner", "miner", "saboteur", "miner"], first=2, rounds=1).pass_round()
    paid = [event for event in scenario.told if isinstance(event, events.GoldPaid)]
    assert [(event.seat, event.nuggets, event.why) for event in paid] == [(3, 3, "saboteur"), (0, 3, "saboteur")]
    assert list(scenario.state.pile) == [16, 8, 2]
    alone = Scenario("saboteur", ["saboteur", "miner", "miner"]).pass_round()
    assert list(alone.state.pile) == [15, 8, 3]


def short_of_gold(players: int, saboteurs: int, gold: list[int]) -> Scenario:
    """Two rounds are won with these gold cards; the third one the saboteurs win."""
    roles = ["saboteur"] * saboteurs + ["miner"] * (players - saboteurs)
    scenario = Scenario("saboteur", roles, gold=gold)
    for _ in range(2):
        scenario.do(*TO_THE_MIDDLE)
        take(scenario)
    return scenario.pass_round()


def test_R4_the_nearest_amount_below() -> None:
    """Eight twos and two ones are left for three saboteurs who are due three each: the last gets a two."""
    scenario = short_of_gold(9, 3, [1] * 14 + [3] * 4)
    paid = [event.nuggets for event in scenario.told if isinstance(event, events.GoldPaid)]
    assert paid == [3, 3, 2]
    assert list(scenario.state.pile) == [0, 5, 0]


def test_R4_nothing_at_all_can_be_the_nearest() -> None:
    """Six ones and four threes are left for four saboteurs who are due two each."""
    scenario = short_of_gold(10, 4, [1] * 10 + [2] * 8)
    paid = [event.nuggets for event in scenario.told if isinstance(event, events.GoldPaid)]
    assert paid == [2, 2, 2, 0]
    assert list(scenario.state.pile) == [0, 0, 4]


def test_S23_gold_is_secret_until_the_end_and_equal_players_share_the_win() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, rounds=1, gold=[1, 2, 2]).do(*TO_THE_MIDDLE)
    scenario.do(TakeGold(nuggets=2))
    assert [plate.gold for plate in scenario.table(2).plates] == [None, None, 0]
    scenario.do(TakeGold(nuggets=2), TakeGold(nuggets=1))
    assert scenario.state.turn == NOBODY
    assert [plate.gold for plate in scenario.table(None).plates] == [2, 1, 2]
    assert scenario.told[-1] == events.MatchEnded(scores=[2, 1, 2])
    assert scenario.state.scores() == [2, 1, 2]


def test_S23_three_rounds_add_up() -> None:
    scenario = Scenario("saboteur", ["miner", "saboteur", "miner"], gold=[3, 3, 3, 1, 1, 1])
    scenario.do(*TO_THE_MIDDLE)
    assert take(scenario) == [(0, 3), (2, 3), (0, 3)]
    scenario.pass_round()
    scenario.do(*TO_THE_MIDDLE)
    take(scenario)
    assert scenario.state.turn == NOBODY
    assert sum(scenario.state.scores()) == 9 + 4 + 3
    assert scenario.state.scores()[1] == 4


# -- the expansion ----------------------------------------------------------------------------------

FREE = [*corridor(range(1, 7)), lay("straight_ew", 7, 0)]
BLUE_DOOR = [*corridor(range(1, 7)), lay("blue_door_ew", 7, 0)]
GREEN_DOOR = [*corridor(range(1, 7)), lay("green_door_ew", 7, 0)]
BOTH_DOORS = [*corridor(range(1, 6)), lay("green_door_ew", 6, 0), lay("blue_door_ew", 7, 0)]


def shared(roles: list[str], paths: list[Action], finisher: int = 0, **setup: Unpack[Setup]) -> list[int]:
    """Nuggets by seat after one round in which the finisher lays the last of these paths."""
    scenario = Scenario("saboteur2", roles, **({"rounds": 1} | setup))
    return scenario.do(*paths[:-1]).do_as(finisher, paths[-1]).state.scores()


TABLE = ["blue", "green", "boss", "profiteer", "saboteur"]


@pytest.mark.parametrize(
    ("paths", "gold"),
    [
        (FREE, [2, 2, 1, 0, 0]),  # four winners: two each, the boss one less, the profiteer two less
        (BLUE_DOOR, [3, 0, 2, 1, 0]),
        (GREEN_DOOR, [0, 3, 2, 1, 0]),
        (BOTH_DOORS, [0, 0, 0, 2, 4]),
    ],
    ids=["free", "blue", "green", "both"],
)
def test_E10_E11_E12_who_wins_through_doors(paths: list[Action], gold: list[int]) -> None:
    assert shared(TABLE, paths) == gold


def test_E11_gold_not_reached() -> None:
    scenario = Scenario("saboteur2", TABLE, rounds=1).pass_round()
    assert scenario.state.scores() == [0, 0, 0, 2, 4]


@pytest.mark.parametrize("finisher", range(5))
def test_E12_it_does_not_matter_who_finishes(finisher: int) -> None:
    assert shared(TABLE, BLUE_DOOR, finisher) == [3, 0, 2, 1, 0]
    assert shared(TABLE, FREE, finisher) == [2, 2, 1, 0, 0]


@pytest.mark.parametrize(
    ("finisher", "gold"),
    [
        (0, [3, 0, 2, 1, 0]),  # blue, boss, profiteer
        (1, [0, 3, 2, 1, 0]),  # green, boss, profiteer
        (2, [2, 2, 1, 0, 0]),  # no miner finished: both teams
        (3, [2, 2, 1, 0, 0]),
        (4, [2, 2, 1, 0, 0]),
    ],
)
def test_E10_finisher_wins(finisher: int, gold: list[int]) -> None:
    assert shared(TABLE, FREE, finisher, finisher_wins=True) == gold


@pytest.mark.parametrize(("finisher", "won"), [(0, (True, False)), (1, (False, True)), (2, (True, True))])
def test_E10_the_end_of_a_round_says_who_has_won(finisher: int, won: tuple[bool, bool]) -> None:
    """Both teams could walk to the gold; with `finisher_wins` that does not mean that both have won."""
    scenario = Scenario("saboteur2", TABLE, rounds=1, finisher_wins=True).do(*FREE[:-1]).do_as(finisher, FREE[-1])
    ended = next(event for event in scenario.told if isinstance(event, events.RoundEnded))
    assert (ended.gold, ended.blue, ended.green) == (True, *won)


@pytest.mark.parametrize("finisher", [0, 1])
def test_E10_finisher_wins_changes_nothing_behind_a_door(finisher: int) -> None:
    assert shared(TABLE, BLUE_DOOR, finisher, finisher_wins=True) == [3, 0, 2, 1, 0]


def test_E10_boss_and_profiteer_win_with_a_team_that_is_not_there() -> None:
    assert shared(["green", "boss", "profiteer", "saboteur"], BLUE_DOOR) == [0, 3, 2, 0]  # two winners
    assert shared(["boss", "saboteur"], BLUE_DOOR) == [4, 0]  # one, less one


def test_E10_another_way_round_a_door() -> None:
    """A green door on the straight way, a free way round it: blue gets through as well."""
    detour = [
        *corridor([1, 2, 3, 4]),
        lay("green_door_ew", 5, 0),
        lay("cross", 6, 0),
        lay("curve_nw", 4, -1, turned=True),  # south and east
        lay("straight_ew", 5, -1),
        lay("curve_ne", 6, -1, turned=True),  # south and west
        lay("straight_ew", 7, 0),
    ]
    assert shared(["blue", "green"], detour) == [4, 4]
    without = [action for action in detour if action != lay("straight_ew", 5, -1)]
    assert shared(["blue", "green"], without) == [0, 5]


def test_E10_one_door_of_each_colour_on_two_ways() -> None:
    """Each team has its own way."""
    ways = [
        *corridor([1, 2, 3, 4]),
        lay("green_door_ew", 5, 0),
        lay("cross", 6, 0),
        lay("curve_nw", 4, -1, turned=True),
        lay("blue_door_ew", 5, -1),
        lay("curve_ne", 6, -1, turned=True),
        lay("straight_ew", 7, 0),
    ]
    assert shared(["blue", "green", "saboteur"], ways) == [4, 4, 0]


def test_E7_E10_a_ladder_leads_past_a_door() -> None:
    paths = [*corridor([1, 2]), lay("green_door_ew", 3, 0), *corridor([4, 5]), lay("ladder_s", 5, -1), *FREE[5:]]
    assert shared(["blue", "green"], paths) == [4, 4]
    assert shared(["blue", "green"], [path for path in paths if path != lay("ladder_s", 5, -1)]) == [0, 5]


@pytest.mark.parametrize(("blues", "share"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_E12_shares_of_one_to_four_winners(blues: int, share: int) -> None:
    assert shared(["blue"] * blues + ["saboteur"], BLUE_DOOR) == [share] * blues + [0]


@pytest.mark.parametrize(("blues", "greens"), [(4, 1), (4, 2), (4, 4)])
def test_E12_one_nugget_for_five_winners_or_more(blues: int, greens: int) -> None:
    roles = ["blue"] * blues + ["green"] * greens
    assert shared([*roles, "boss", "profiteer"], FREE) == [1] * (blues + greens) + [0, 0]  # never below nothing


@pytest.mark.parametrize(
    ("roles", "gold"),
    [
        (["saboteur", "blue"], [5, 0]),
        (["saboteur", "profiteer"], [4, 2]),
        (["profiteer", "blue"], [3, 0]),
        (["saboteur", "saboteur", "saboteur", "profiteer"], [2, 2, 2, 0]),
        (["geologist", "blue"], [0, 0]),
    ],
)
def test_E11_E12_when_the_gold_stays_hidden(roles: list[str], gold: list[int]) -> None:
    assert Scenario("saboteur2", roles, rounds=1).pass_round().state.scores() == gold


CRYSTALS: list[Action] = [
    lay("crystal_cross", 1, 0),
    lay("crystal_tee_esw", 2, 0),
    lay("crystal_tee_esw", 3, 0),
    lay("crystal_tee_esw", 4, 0),
    lay("crystal_ew_blind_s", 5, 0),
]


def test_E13_a_geologist_is_paid_by_crystals_whoever_wins() -> None:
    lost = Scenario("saboteur2", ["geologist", "blue", "saboteur"], rounds=1).do(*CRYSTALS).pass_round()
    assert lost.state.scores() == [5, 0, 5]
    assert shared(["geologist", "blue", "saboteur"], [*CRYSTALS, *FREE[5:]]) == [5, 5, 0]


def test_E13_two_geologists_halve_it_rounded_down() -> None:
    scenario = Scenario("saboteur2", ["geologist", "blue", "geologist"], rounds=1).do(*CRYSTALS).pass_round()
    assert scenario.state.scores() == [2, 0, 2]


def test_E13_a_crystal_that_was_removed_does_not_count() -> None:
    scenario = Scenario("saboteur2", ["geologist", "blue"], rounds=1).do(*CRYSTALS, Rockfall(column=5, row=0))
    assert scenario.pass_round().state.scores() == [4, 0]


def test_R17_crystals_count_when_they_are_cut_off() -> None:
    scenario = Scenario("saboteur2", ["geologist", "blue"], rounds=1).do(*CRYSTALS, Rockfall(column=1, row=0))
    assert not scenario.is_joined(5, 0)
    assert scenario.pass_round().state.scores() == [4, 0]


def test_E14_a_trapped_player_gets_nothing_and_is_not_counted() -> None:
    scenario = Scenario("saboteur2", ["boss", "blue", "blue", "profiteer"], rounds=1)
    scenario.do_as(0, *BLUE_DOOR[:-1], SetTrap(seat=2)).do_as(0, BLUE_DOOR[-1])
    assert scenario.state.scores() == [2, 3, 0, 1]  # three winners instead of four


def test_E14_a_freed_player_is_paid_again() -> None:
    scenario = Scenario("saboteur2", ["boss", "blue", "blue", "profiteer"], rounds=1)
    scenario.do_as(0, *BLUE_DOOR[:-1], SetTrap(seat=2), SetFree(seat=2)).do_as(0, BLUE_DOOR[-1])
    assert scenario.state.scores() == [1, 2, 2, 0]


def test_E14_E13_a_trapped_geologist_leaves_all_crystals_to_the_other() -> None:
    scenario = Scenario("saboteur2", ["geologist", "blue", "geologist"], rounds=1).do(*CRYSTALS)
    scenario.do_as(1, SetTrap(seat=2)).pass_round()
    assert scenario.state.scores() == [5, 0, 0]


def test_S15_a_broken_tool_does_not_matter_for_pay() -> None:
    """S22 is an option of the base game only."""
    scenario = Scenario("saboteur2", ["blue", "blue"], rounds=1)
    scenario.do_as(0, *BLUE_DOOR[:-1], BreakTool(tool="lamp", seat=1)).do_as(0, BLUE_DOOR[-1])
    assert scenario.state.scores() == [4, 4]


# -- thieves ----------------------------------------------------------------------------------------


def test_E15_who_played_theft_last_steals_first_then_in_turn_order() -> None:
    scenario = Scenario("saboteur2", ["green", "green", "green", "blue"], rounds=1)
    scenario.do_as(2, PlaceTheft()).do_as(0, PlaceTheft()).do_as(1, PlaceTheft())
    for path in BLUE_DOOR:
        scenario.do_as(3, path)
    assert scenario.phase == STEALING
    order = []
    while scenario.phase == STEALING:
        order.append(scenario.turn)
        scenario.do(Steal(seat=3))
    assert order == [1, 2, 0]
    assert scenario.state.scores() == [1, 1, 1, 2]


def test_E15_only_from_others_who_have_gold_and_by_choice() -> None:
    scenario = Scenario("saboteur2", ["green", "blue", "boss"], rounds=1)
    scenario.do_as(0, PlaceTheft(), *BLUE_DOOR)
    assert scenario.turn == 0
    assert scenario.legal() == [Steal(seat=1), Steal(seat=2), Steal(seat=None)]
    assert scenario.reason(Steal(seat=0)) == ("not-from-yourself", "E15")
    assert scenario.reason(Steal(seat=7)) == ("no-such-player", "E15")
    scenario.do(Steal(seat=2))
    assert scenario.state.scores() == [1, 4, 2]
    assert scenario.told[-2] == events.Stolen(seat=0, target=2)


def test_E15_nobody_steals_where_there_is_nothing() -> None:
    scenario = Scenario("saboteur2", ["green", "blue", "boss", "saboteur"], rounds=1)
    scenario.do_as(0, PlaceTheft()).pass_round()
    assert scenario.reason(Steal(seat=1)) == ("no-gold-to-steal", "E15")
    assert scenario.legal() == [Steal(seat=3), Steal(seat=None)]


def test_R15_a_thief_may_take_nothing_and_one_without_a_victim_is_passed_over() -> None:
    scenario = Scenario("saboteur2", ["green", "blue", "saboteur"], rounds=1).do_as(0, PlaceTheft()).pass_round()
    scenario.do(Steal(seat=None))
    assert scenario.state.scores() == [0, 0, 5]
    poor = Scenario("saboteur2", ["green", "blue"], rounds=1).do_as(0, PlaceTheft()).pass_round()
    assert poor.state.turn == NOBODY
    alone = Scenario("saboteur2", ["saboteur", "blue"], rounds=1).do_as(0, PlaceTheft()).pass_round()
    assert alone.state.scores() == [5, 0]


def test_R15_E14_a_trapped_thief_does_not_steal_and_the_latest_other_begins() -> None:
    scenario = Scenario("saboteur2", ["green", "green", "green", "blue"], rounds=1)
    scenario.do_as(0, PlaceTheft()).do_as(2, PlaceTheft()).do_as(1, PlaceTheft())
    scenario.do_as(3, SetTrap(seat=1), *BLUE_DOOR)
    order = []
    while scenario.phase == STEALING:
        order.append(scenario.turn)
        scenario.do(Steal(seat=3))
    assert order == [2, 0]
    assert scenario.state.scores() == [1, 0, 1, 3]


def test_E15_theft_played_again_after_hands_off_counts_anew() -> None:
    scenario = Scenario("saboteur2", ["green", "green", "blue"], rounds=1)
    scenario.do(PlaceTheft(), PlaceTheft(), HandsOff(seat=0), PlaceTheft(), Pass())
    scenario.do_as(2, *BLUE_DOOR)
    order = []
    while scenario.phase == STEALING:
        order.append(scenario.turn)
        scenario.do(Steal(seat=2))
    assert order == [0, 1]


def test_E15_theft_does_not_outlast_the_round() -> None:
    scenario = Scenario("saboteur2", ["green", "saboteur"]).do_as(0, PlaceTheft()).pass_round().do(Steal(seat=1))
    assert scenario.table().round == 2
    assert [plate.has_theft for plate in scenario.table().plates] == [False, False]
    assert scenario.state.scores() == [1, 4]


def test_R20_E15_everybody_can_work_out_the_gold() -> None:
    scenario = Scenario("saboteur2", ["green", "saboteur", "blue"]).do_as(0, PlaceTheft()).pass_round()
    scenario.do(Steal(seat=1))
    for viewer in (0, 1, 2, None):
        assert [plate.gold for plate in scenario.table(viewer).plates] == [1, 4, 0]
    base = Scenario("saboteur", ["miner", "saboteur", "miner"]).pass_round()
    assert [plate.gold for plate in base.table(0).plates] == [0, None, None]


def test_E15_R20_hidden_gold_shows_who_has_some_but_not_how_much() -> None:
    scenario = Scenario("saboteur2", ["green", "saboteur", "blue"], hidden_gold=True).do_as(0, PlaceTheft())
    scenario.pass_round()
    paid = next(event for event in scenario.told if isinstance(event, events.GoldPaid))
    assert [paid.seen_by(viewer) for viewer in (0, 1, None)] == [
        events.GoldPaid(seat=1, nuggets=nuggets, why="saboteur", is_open=False) for nuggets in (None, 5, None)
    ]
    assert scenario.legal() == [Steal(seat=1), Steal(seat=None)]
    scenario.do(Steal(seat=1))
    shown = {viewer: [plate.gold for plate in scenario.table(viewer).plates] for viewer in (0, 1, 2, None)}
    assert shown == {0: [1, None, 0], 1: [None, 4, 0], 2: [None, None, 0], None: [None, None, 0]}
    assert scenario.pass_round().pass_round().state.turn == NOBODY
    assert [plate.gold for plate in scenario.table(2).plates] == scenario.state.scores()


# -- the booklet's example --------------------------------------------------------------------------

EXAMPLE = ["blue", "green", "green", "boss", "profiteer", "saboteur", "saboteur", "geologist", "geologist"]
EXAMPLE_PATHS: list[Action] = [*CRYSTALS, lay("cross", 6, 0), lay("blue_door_ew", 7, 0)]


def example(finisher: int, is_geologist_trapped: bool = True) -> Scenario:
    """E10 to E15: the way leads through a blue door; both saboteurs have theft, one of them is trapped."""
    scenario = Scenario("saboteur2", EXAMPLE, rounds=1)
    scenario.do_as(5, PlaceTheft()).do_as(6, PlaceTheft()).do_as(0, SetTrap(seat=6))
    if is_geologist_trapped:
        scenario.do_as(1, SetTrap(seat=8))
    free = [seat for seat in range(9) if not scenario.table().plates[seat].is_trapped]
    for path in EXAMPLE_PATHS[:-1]:
        while scenario.turn not in free:
            scenario.do(Pass())
        scenario.do(path)
    return scenario.do_as(finisher, EXAMPLE_PATHS[-1])


@pytest.mark.parametrize("finisher", [3, 1])
def test_the_booklets_example(finisher: int) -> None:
    """E10 to E15. The boss completes the tunnel; a green miner might as well."""
    scenario = example(finisher)
    assert scenario.state.scores() == [3, 0, 0, 2, 1, 0, 0, 5, 0]
    assert scenario.turn == 5  # the free saboteur
    assert scenario.legal() == [*(Steal(seat=seat) for seat in (0, 3, 4, 7)), Steal(seat=None)]
    scenario.do(Steal(seat=0))
    assert scenario.state.turn == NOBODY  # the trapped one takes nothing
    assert scenario.state.scores() == [2, 0, 0, 2, 1, 1, 0, 5, 0]


def test_the_booklets_example_with_both_geologists_free() -> None:
    """E13: five crystals are two for each."""
    assert example(3, is_geologist_trapped=False).state.scores() == [3, 0, 0, 2, 1, 0, 0, 2, 2]
