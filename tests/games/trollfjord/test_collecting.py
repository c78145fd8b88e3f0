"""Treasures, crowns, clearing, new treasures; the end of a match."""

from __future__ import annotations

import pytest

import rockfall
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, playout
from rockfall.games.trollfjord import events
from rockfall.games.trollfjord.codec import (
    ClearRegion,
    CollectTreasure,
    Enough,
    Join,
    MoveLord,
    PlaceTroll,
    StopHammering,
)
from rockfall.games.trollfjord.edition import LAPS
from rockfall.games.trollfjord.rules import TrollfjordState
from tests.games.trollfjord.scenario import Scenario

STOP = StopHammering()
EVEN = "yyrrbbww"  # eight boulders, two of each colour


def at_f(own: dict[str, int], other: dict[str, int], **treasures: int) -> Scenario:
    return Scenario(2, [own, other], {"forest_1": 17, "swamp_1": 19, "fjord_2": 23, **treasures})


EVERYWHERE = {"forest_1": 2, "swamp_1": 2, "fjord_2": 1}


def test_T25_no_more_than_the_boulders_that_are_out_and_the_other_gets_what_is_left() -> None:
    scenario = at_f(EVERYWHERE, EVERYWHERE).hammer("F", Join()).blow(EVEN, EVEN, "yrb").do(STOP)
    assert scenario.legal() == [CollectTreasure(region="forest_1"), CollectTreasure(region="swamp_1")]
    assert scenario.table().choices == ["forest_1", "swamp_1"]
    scenario.do(CollectTreasure(region="swamp_1"), STOP)
    assert (scenario.sack(0).belt[0], scenario.sack(1).patch) == (19, [17])


def test_T25_only_where_one_has_a_troll() -> None:
    own, other = {"forest_1": 4, "swamp_1": 4}, {"fjord_2": 2, "swamp_1": 1}
    scenario = at_f(own, other, forest_1=10, swamp_1=18, fjord_2=19).hammer("F", Join()).blow(EVEN, EVEN, "yrb")
    scenario.do(STOP)
    assert scenario.legal() == [CollectTreasure(region="forest_1"), CollectTreasure(region="swamp_1")]
    scenario.do(CollectTreasure(region="forest_1"), STOP)
    assert scenario.legal() == [CollectTreasure(region="fjord_2"), CollectTreasure(region="swamp_1")]


def test_T25_who_finds_nothing_leaves_with_nothing() -> None:
    scenario = at_f(EVERYWHERE, {}).hammer("F").blow("yrbw").do(STOP)
    assert scenario.told(events.NothingCollected) == [events.NothingCollected(seat=0)]
    assert scenario.sack(0).belt == [None] * 4


def test_R2_what_must_be_is_done() -> None:
    scenario = at_f(EVERYWHERE, {}).hammer("F").blow(EVEN, EVEN, "w").do(STOP)
    assert scenario.sack(0).belt == [17, None, None, None]


def test_T26_in_ones_own_turn_onto_the_belt_in_anothers_face_down_onto_the_patch() -> None:
    scenario = at_f(EVERYWHERE, EVERYWHERE).hammer("F", Join()).blow(EVEN, EVEN, "yrb", "").do(STOP)
    scenario.do(CollectTreasure(region="swamp_1"), STOP)  # the comrade stopped, whose turn it is not
    assert (scenario.sack(1).belt, scenario.sack(1).patch) == ([None] * 4, [19])
    assert scenario.sack(0).belt == [17, None, None, None]
    collected = [(event.seat, event.belt) for event in scenario.events if isinstance(event, events.TreasureCollected)]
    assert collected == [(1, None), (0, "I")]


@pytest.mark.parametrize(("held", "takes"), [(None, True), (18, True), (19, True), (20, False)])
def test_T27_the_first_or_an_equal_or_better_treasure_takes_the_crown(held: int | None, takes: bool) -> None:
    belts = {} if held is None else {1: [held]}
    crowns = {} if held is None else {1: 1}
    trolls = [{"swamp_1": 5, "forest_1": 1}]
    scenario = Scenario(2, trolls, {"swamp_1": 19, "forest_1": 28, "fjord_2": 28}, belts=belts, crowns=crowns)
    scenario.hammer("F").blow(EVEN, EVEN, "yrb").do(STOP)
    assert scenario.sack(0).belt[0] == 19
    assert scenario.table().crowns[0] == (0 if takes else 1)
    told = [events.CrownTaken(seat=0, number=1, other=None if held is None else 1)] if takes else []
    assert scenario.told(events.CrownTaken) == told


def test_T27_there_is_no_crown_for_plus() -> None:
    scenario = last_treasure(2, (1, 2))
    assert scenario.sack(0).belt == [16, 13, 23, 20]
    assert scenario.told(events.CrownTaken) == []


def test_T28_who_collected_clears_that_region_who_did_not_chooses_one() -> None:
    other = {"fjord_2": 3, "swamp_1": 1}
    scenario = at_f({"forest_1": 2, "swamp_1": 2}, other, fjord_2=23, swamp_1=24)
    scenario.hammer("F", Join()).blow(EVEN, "yrb", "yrb", "y", "w", "w", "w", "w")
    assert scenario.sack(0).belt[0] == 17
    assert scenario.trolls(0) == {"swamp_1": 2}
    assert (scenario.phase, scenario.state.turn) == ("clearing", 1)
    assert scenario.legal() == [ClearRegion(region="fjord_2"), ClearRegion(region="swamp_1")]
    scenario.do(ClearRegion(region="swamp_1"))
    assert scenario.trolls(1) == {"fjord_2": 3}
    cleared = [
        events.RegionCleared(seat=0, region="forest_1", count=2),
        events.RegionCleared(seat=1, region="swamp_1", count=1),
    ]
    assert scenario.told(events.RegionCleared) == cleared


def test_T28_the_player_whose_turn_it_is_chooses_first() -> None:
    two = {"forest_1": 1, "swamp_1": 1}
    scenario = at_f(two, two).hammer("F", Join()).blow("y", "", "y", "")
    assert (scenario.phase, scenario.state.turn) == ("clearing", 0)
    scenario.do(ClearRegion(region="forest_1"))
    assert (scenario.phase, scenario.state.turn) == ("clearing", 1)


def test_R3_who_stopped_and_found_nothing_clears_at_the_end() -> None:
    scenario = at_f(EVERYWHERE, EVERYWHERE).hammer("F", Join()).blow("y").do(STOP)
    assert scenario.hammering.may_go_on
    assert scenario.trolls(0) == EVERYWHERE
    scenario.do(STOP)
    assert (scenario.phase, scenario.state.turn) == ("clearing", 0)


def test_T29_empty_regions_get_a_new_treasure() -> None:
    scenario = at_f(EVERYWHERE, {}).hammer("F").blow(EVEN, EVEN, "w").refill(28).do(STOP)
    assert scenario.treasure("forest_1") == 28
    assert scenario.table().stock == 29
    assert scenario.told(events.TreasureTurnedUp)[-1] == events.TreasureTurnedUp(region="forest_1")


def test_R7_in_the_order_of_the_map_and_only_as_long_as_there_are_any() -> None:
    scenario = at_f(EVERYWHERE, EVERYWHERE).hammer("F", Join()).blow(EVEN, EVEN, "yrb").do(STOP)
    scenario.do(CollectTreasure(region="swamp_1"))
    scenario.state.stock, scenario.state.stock_count = 4**18, 1  # a single 28 is left
    scenario.do(STOP)
    assert (scenario.treasure("forest_1"), scenario.treasure("swamp_1")) == (28, None)
    assert scenario.table().stock == 0
    assert scenario.phase == "moving"


def test_T30_all_boulders_go_back() -> None:
    scenario = at_f(EVERYWHERE, {}).hammer("F").blow(EVEN, EVEN, "w").do(STOP)
    assert scenario.table().hammering is None
    assert scenario.state.inside() == 44


# -- the end ---------------------------------------------------------------------------------------------

FULL = [16, 13, 23]


def last_treasure(players: int, lords: tuple[int, ...], **options: object) -> Scenario:
    """Seat 0 fills the + space."""
    trolls = [{"swamp_1": 5, "forest_1": 1}, {"tundra_1": 3}, {"tundra_1": 3}]
    treasures = {"swamp_1": 20, "forest_1": 28, "fjord_2": 28}
    scenario = Scenario(players, trolls[:players], treasures, lords=lords, belts={0: FULL}, options=options)
    return scenario.hammer("F").blow(EVEN, EVEN, "yrbw").do(STOP)


def test_T31_who_fills_plus_is_finished_and_everybody_else_has_one_more_turn() -> None:
    scenario = last_treasure(3, (1, 20, 16))
    assert scenario.trolls(0) == {}
    assert scenario.told(events.PlayerFinished) == [events.PlayerFinished(seat=0, is_first=True)]
    assert scenario.table().is_last_round
    assert scenario.state.turn == 2  # farther back, though seat 0 is farther still
    scenario.move()  # still behind, and finished all the same
    assert scenario.trolls(2) == {}
    assert scenario.state.turn == 1
    assert scenario.sack(1).belt == [None] * 4
    scenario.move()
    assert scenario.state.turn == NOBODY
    assert [each.is_first for each in scenario.events if isinstance(each, events.PlayerFinished)] == [
        True,
        False,
        False,
    ]


def test_T31_a_finished_lord_gets_no_tailwind_and_keeps_its_space() -> None:
    scenario = last_treasure(2, (1, 2))
    assert [lord.is_finished for lord in scenario.table().lords] == [False, True]
    spaces = [each.space for each in scenario.table().reach if each.kind == "wander"]
    assert spaces == [5, 7, 9]  # 3 is taken
    scenario.do(MoveLord(kind="place", count=1))
    assert scenario.state.turn == 1  # places; then the match is over without tailwind
    scenario.do(Enough())
    assert scenario.state.turn == NOBODY


def test_R9_or_it_gets_tailwind_if_the_table_wants_that() -> None:
    scenario = last_treasure(2, (3, 4), finished_tailwind=True)
    assert (scenario.state.lords[0], scenario.trolls(0)) == (5, {})
    scenario.do(MoveLord(kind="wander", count=1), Enough())  # to space 7: the finished lord is behind
    assert scenario.state.turn == NOBODY
    scenario = last_treasure(3, (11, 12, 14), finished_tailwind=True)
    rows = scenario.state.to_rows()
    rows[4][0] = 22  # a swamp, ahead of both
    scenario.state.from_rows(rows)
    scenario.do(MoveLord(kind="wander", count=1), Enough())
    assert (scenario.table().tailwind, scenario.state.turn) == ([2, 0], 2)
    scenario.do(Enough())
    assert (scenario.table().tailwind, scenario.state.turn) == ([0], 0)
    assert scenario.legal() == [PlaceTroll(region="swamp_1"), PlaceTroll(region="swamp_2"), Enough()]
    scenario.do(PlaceTroll(region="swamp_1"))
    assert (scenario.trolls(0), scenario.state.turn) == ({"swamp_1": 1}, 2)


def test_R9_a_finished_player_with_trolls_there_may_be_the_comrade_and_has_no_turn() -> None:
    trolls = [{"swamp_1": 1, "forest_1": 1}, {"swamp_1": 3, "forest_1": 1}]
    treasures = {"swamp_1": 10, "forest_1": 11}
    scenario = Scenario(
        2, trolls, treasures, lords=(20, 1), belts={0: [16, 13, 23, 20]}, options={"finished_tailwind": True}
    )
    scenario.state.finished = scenario.state.is_last_round = 1  # seat 0 is finished
    scenario.hammer("F", Join()).blow(EVEN, EVEN).do(STOP, CollectTreasure(region="swamp_1"), STOP)
    assert (scenario.sack(0).patch, scenario.sack(1).belt[0]) == ([11], 10)
    assert scenario.state.turn == NOBODY


def test_T32_treasures_gifts_and_crowns_94_points() -> None:
    belts = {0: [16, 13, 23, 20]}
    scenario = Scenario(2, belts=belts, crowns={3: 0}, gifts={0: [16]})
    assert scenario.state.scores()[0] == 94
    assert scenario.sack(0).points == 94


def test_T32_treasures_on_the_patch_count() -> None:
    scenario = at_f(EVERYWHERE, EVERYWHERE).hammer("F", Join()).blow(EVEN, EVEN, "yrb").do(STOP)
    scenario.do(CollectTreasure(region="swamp_1"), STOP)
    assert scenario.state.scores() == [28 + 19 + 6, 28 + 17]


@pytest.mark.parametrize(("lords", "winner"), [((5, 9), 0), ((69, 9), 1)])
def test_T32_among_equals_the_lord_farther_back_wins(lords: tuple[int, int], winner: int) -> None:
    scenario = Scenario(2, lords=lords)
    assert scenario.state.scores() == [28, 28]
    assert scenario.state.winner() == winner


def test_T32_most_points_win_wherever_the_lords_are() -> None:
    scenario = last_treasure(2, (1, 2)).move()
    assert scenario.state.turn == NOBODY
    table = scenario.table()
    assert (table.scores, table.winner, table.is_over) == ([16 + 13 + 23 + 20 + 28, 28], 0, True)
    assert scenario.told(events.MatchWon) == [events.MatchWon(seat=0, by_tie=False)]


def test_R8_the_sixth_time_round_ends_the_match() -> None:
    scenario = Scenario(2, lords=(LAPS * 60 - 3, LAPS * 60 - 2)).move()
    assert scenario.state.turn == 1
    scenario.move()
    assert scenario.state.turn == NOBODY
    assert scenario.told(events.WalkwayWornOut) == [events.WalkwayWornOut(seat=1)]


@pytest.mark.parametrize("players", [3, 4])
def test_T31_random_matches_end_with_as_many_last_turns_as_players(players: int) -> None:
    game = rockfall.game("trollfjord", players=players)
    ended = 0
    for seed in range(120):
        state = game.new_state()
        assert isinstance(state, TrollfjordState)
        playout(state, Rng.seeded(seed))
        ended += state.is_last_round
        assert state.finished == (2**players - 1 if state.is_last_round else 0)
    assert ended > 0
