"""Fortresses, comrades, limits, blows, roles, gifts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rockfall.core.game import Action
from rockfall.core.state import CHANCE
from rockfall.games.trollfjord import events
from rockfall.games.trollfjord.codec import (
    AskForGift,
    Blow,
    CollectTreasure,
    Decline,
    Hammer,
    Join,
    NameFortress,
    NoMoreGifts,
    PledgeGift,
    SkipHammering,
    StopHammering,
)
from rockfall.games.trollfjord.ending import throw_back
from tests.games.trollfjord.scenario import Scenario

F = {"forest_1": 2, "swamp_1": 2}  # four trolls at F, a fortress I
STOP = StopHammering()
ASK = AskForGift()


@pytest.mark.parametrize(("belt", "sites"), [([], "CF"), ([16], "BD"), ([16, 16], "AE"), ([16, 16, 16], "ABCDEF")])
def test_T11_the_number_of_the_leftmost_empty_belt_space_and_any_for_plus(belt: list[int], sites: str) -> None:
    everywhere = {"fjord_1": 1, "forest_1": 1, "glacier_1": 1, "mountain_1": 1, "swamp_1": 1, "tundra_1": 1}
    scenario = Scenario(2, [{**everywhere, "fjord_2": 1}], belts={0: belt}).move()
    assert scenario.legal() == [*(NameFortress(site=site) for site in sites), SkipHammering()]
    assert [each.site for each in scenario.table().fortresses if each.is_choice] == list(sites)


def test_T12_trolls_in_two_regions_there() -> None:
    scenario = Scenario(
        4, [{"swamp_1": 1, "fjord_2": 1}, {"swamp_1": 5}, F, {"forest_1": 1, "swamp_1": 1, "fjord_2": 1}]
    )
    scenario.move()
    assert scenario.legal() == [NameFortress(site="F"), SkipHammering()]
    assert scenario.table().fortresses[5].is_open_to == [0, 2, 3]


def test_T13_most_trolls_first_then_the_lord_farther_back() -> None:
    three = {"forest_1": 2, "swamp_1": 1}
    scenario = Scenario(4, [F, {"forest_1": 1, "swamp_1": 1}, three, three], lords=(1, 11, 41, 31))
    scenario.move().do(NameFortress(site="F"))
    assert scenario.hammering.candidates == [3, 2, 1]
    asked = []
    while scenario.phase == "joining":
        asked.append(int(scenario.state.turn))
        assert scenario.legal() == [Join(), Decline()]
        scenario.do(Decline())
    assert asked == [3, 2, 1]
    assert (scenario.phase, scenario.state.turn) == ("deciding", 0)


def test_T13_the_first_who_accepts_is_the_comrade() -> None:
    scenario = Scenario(3, [F, F, {"forest_1": 1, "swamp_1": 1}])
    scenario.move().do(NameFortress(site="F"), Join())
    assert (scenario.phase, scenario.state.turn, scenario.hammering.comrade) == ("deciding", 0, 1)
    assert scenario.legal() == [SkipHammering(), Hammer()]


def test_T14_only_then_the_player_decides() -> None:
    scenario = Scenario(2, [F, F]).move().do(NameFortress(site="F"), Join(), SkipHammering())
    assert scenario.table().hammering is None
    assert scenario.phase == "moving"


@pytest.mark.parametrize(
    ("own", "other", "limit"),
    [
        (F, {}, 4),
        (F, {"forest_1": 1, "fjord_2": 1}, 6),
        ({"forest_1": 5, "swamp_1": 3}, {"forest_1": 4, "fjord_2": 1}, 9),
    ],
)
def test_T15_the_limit_is_the_number_of_trolls_and_nine_at_most(
    own: dict[str, int], other: dict[str, int], limit: int
) -> None:
    scenario = Scenario(2, [own, other])
    answers: list[Action] = [Join()] if other else []
    assert scenario.hammer("F", *answers).hammering.limit == limit


def test_T16_boulders_stay_out_and_white_has_no_limit() -> None:
    scenario = Scenario(2, [F]).hammer("F").blow("wwwww", "wwwy")
    shown = scenario.hammering
    assert (shown.out.white, shown.out.yellow, shown.out.total) == (8, 1, 9)
    assert (shown.inside.white, shown.inside.total) == (3, 35)
    assert (shown.excess, shown.is_angry, scenario.phase) == (0, False, "hammering")


def test_T17_one_of_a_colour_too_many_ends_it() -> None:
    scenario = Scenario(2, [F]).hammer("F").blow("yyyy")
    assert scenario.phase == "hammering"
    scenario.blow("yrb")
    assert scenario.hammering.is_angry
    assert scenario.phase == "giving"
    assert scenario.told(events.SpiritAngered) == [events.SpiritAngered(seat=0, excess=1)]


def test_T18_at_least_one_hit_and_the_hit_limit() -> None:
    scenario = Scenario(2, [F]).hammer("F")
    assert STOP not in scenario.legal()
    assert len(scenario.legal()) == 30
    scenario.blow("y")
    assert STOP in scenario.legal()
    scenario.blow("y", "y", "y")
    assert scenario.told(events.HitLimitReached) == [events.HitLimitReached(seat=0, total=4)]
    assert scenario.phase == "clearing"


def test_T19_an_empty_hit_counts() -> None:
    scenario = Scenario(2, [F]).hammer("F").blow("", "")
    assert (scenario.hammering.hits, scenario.hammering.memory) == (2, 1)
    assert scenario.told(events.NothingFell) == [events.NothingFell(seat=0)] * 2


def test_T20_with_a_comrade_an_empty_hit_swaps_the_roles_and_who_takes_over_need_not_hit() -> None:
    scenario = Scenario(2, [F, F]).hammer("F", Join()).blow("y", "")
    assert (scenario.state.turn, scenario.hammering.hammerer, scenario.hammering.comrade) == (1, 1, 0)
    assert STOP in scenario.legal()  # T18
    scenario.blow("")
    assert scenario.hammering.hammerer == 0


def test_T20_also_when_it_was_the_last_hit_allowed() -> None:
    two = {"forest_1": 1, "swamp_1": 1}
    scenario = Scenario(2, [two, two], treasures={"forest_1": 12, "swamp_1": 12, "fjord_2": 13})
    scenario.hammer("F", Join()).blow("yrbwyrb", "wwwww", "w", "")
    assert scenario.told(events.RolesSwapped) == [events.RolesSwapped(seat=1, other=0)]
    assert (scenario.phase, scenario.state.turn) == ("collecting", 1)


def test_T20_alone_it_does_nothing() -> None:
    scenario = Scenario(2, [F]).hammer("F").blow("")
    assert scenario.state.turn == 0
    assert scenario.told(events.RolesSwapped) == []


def both(options: Mapping[str, object] | None = None, **treasures: int) -> Scenario:
    """Two with eight trolls at F, the first holds the hammer."""
    values = {"forest_1": 12, "swamp_1": 18, "fjord_2": 20, **treasures}
    return Scenario(2, [F, F], values, options=options).hammer("F", Join())


def test_T21_who_stops_collects_at_once_and_the_other_may_go_on_alone() -> None:
    scenario = both().blow("yyrrbbww", "yrbw").do(STOP)
    assert scenario.sack(0).belt[0] == 12
    assert (scenario.state.turn, scenario.hammering.may_go_on) == (1, True)
    assert scenario.trolls(0) == {"swamp_1": 2}  # T28: cleared at once
    scenario.blow("")  # swaps nothing any more
    shown = scenario.hammering
    assert (shown.hammerer, shown.is_alone, shown.limit, shown.hits, shown.out.total) == (1, True, 8, 3, 12)
    scenario.blow("yrbwyw").do(STOP)
    assert scenario.sack(1).patch == [18]
    assert scenario.told(events.HammeringContinued) == [events.HammeringContinued(seat=1)]


def test_T21_or_stops_as_well_and_collects() -> None:
    scenario = both(fjord_2=12, swamp_1=11, forest_1=15).blow("yyrrbbww", "yrbw").do(STOP)
    assert scenario.sack(0).belt[0] == 11
    scenario.do(STOP)
    assert scenario.sack(1).patch == []  # the other twelve lies where no troll is
    assert scenario.phase == "clearing"


def test_T21_what_the_first_one_has_is_safe() -> None:
    scenario = both().blow("yyyyrrrr", "yyyyw").do(STOP).blow("y")
    assert scenario.hammering.is_angry
    scenario.do(NoMoreGifts())
    assert scenario.sack(0).belt[0] == 12
    assert scenario.sack(1).patch == []


def angry(options: Mapping[str, object] | None = None, **kept: list[int]) -> Scenario:
    """Six trolls of two players, and what five blows brought out."""
    gifts = {0: kept.get("own", [4, 8, 16]), 1: kept.get("other", [4, 8, 16])}
    trolls = [{"forest_1": 2, "swamp_1": 2}, {"forest_1": 1, "swamp_1": 1}]
    treasures = {"forest_1": 22, "swamp_1": 19, "fjord_2": 20}
    scenario = Scenario(2, trolls, treasures, gifts=gifts, options=options).hammer("F", Join())
    scenario.blow("wwwwww", "rrrrrr", "yyyyy", "w")
    return scenario.blow("yyyrb")


def test_T22_the_excess_is_what_is_above_the_limit_without_white() -> None:
    scenario = angry()
    out = scenario.hammering.out
    assert (out.yellow, out.red, out.white, out.blue, out.total) == (8, 7, 7, 1, 23)
    assert (scenario.hammering.limit, scenario.hammering.excess) == (6, 3)
    scenario.do(PledgeGift(gift=4), PledgeGift(gift=8), PledgeGift(gift=16))
    assert scenario.sack(0).gifts == []
    assert (scenario.hammering.is_angry, scenario.phase) == (False, "collecting")
    assert scenario.told(events.GiftTurned) == [events.GiftTurned(seat=0, gift=gift) for gift in (4, 8, 16)]


def test_T23_both_may_give_in_any_split() -> None:
    scenario = angry().do(PledgeGift(gift=4), PledgeGift(gift=8), NoMoreGifts())
    assert (scenario.state.turn, scenario.hammering.missing, scenario.hammering.pledged[0]) == (1, 1, [4, 8])
    scenario.do(PledgeGift(gift=4))
    assert (scenario.sack(0).gifts, scenario.sack(1).gifts) == ([16], [8, 16])
    assert (scenario.phase, scenario.state.turn) == ("collecting", 0)


def test_T23_the_hammerer_may_add_what_is_missing() -> None:
    scenario = angry().do(NoMoreGifts(), PledgeGift(gift=16), NoMoreGifts())
    assert (scenario.state.turn, scenario.hammering.missing) == (0, 2)
    scenario.do(PledgeGift(gift=8), PledgeGift(gift=4))
    assert (scenario.sack(0).gifts, scenario.sack(1).gifts) == ([16], [4, 8])


def test_T23_if_it_is_not_enough_nobody_turns_a_gift_and_nobody_collects() -> None:
    scenario = angry().do(PledgeGift(gift=4), NoMoreGifts(), PledgeGift(gift=4), NoMoreGifts(), NoMoreGifts())
    assert (scenario.sack(0).gifts, scenario.sack(1).gifts) == ([4, 8, 16], [4, 8, 16])
    assert scenario.told(events.SpiritStaysAngry) == [events.SpiritStaysAngry()]
    assert scenario.told(events.TreasureCollected) == []
    assert scenario.phase == "clearing"


def test_T23_the_comrade_alone_may_appease_the_spirit_for_both() -> None:
    scenario = angry(own=[]).do(PledgeGift(gift=4), PledgeGift(gift=8), PledgeGift(gift=16))
    assert scenario.sack(1).gifts == []
    assert scenario.state.turn == 0  # the hammerer still collects first
    scenario.do(CollectTreasure(region="forest_1"))
    assert (scenario.sack(0).belt[0], scenario.sack(1).patch) == (22, [19])


def test_T24_who_goes_on_alone_gives_alone() -> None:
    scenario = both().blow("yyyyrrrr", "yyyyw").do(STOP).blow("yrrbww")
    assert (scenario.phase, scenario.state.turn, scenario.hammering.excess) == ("giving", 1, 1)
    scenario.do(NoMoreGifts())
    assert scenario.told(events.SpiritStaysAngry) == [events.SpiritStaysAngry()]
    scenario = both().blow("yyyyrrrr", "yyyyw").do(STOP).blow("yrrbww").do(PledgeGift(gift=8))
    assert scenario.sack(1).patch == [18]
    assert (scenario.sack(0).gifts, scenario.sack(1).gifts) == ([4, 8, 16], [4, 16])


def test_R4_where_all_gifts_would_not_do_nobody_is_asked() -> None:
    scenario = angry(own=[4], other=[16])
    assert scenario.told(events.SpiritStaysAngry) == [events.SpiritStaysAngry()]
    assert scenario.phase == "clearing"


def test_R4_nor_is_the_hammerer_a_second_time_if_the_own_gifts_are_too_few() -> None:
    scenario = angry(own=[4]).do(NoMoreGifts(), PledgeGift(gift=4), NoMoreGifts())
    assert scenario.phase == "clearing"


def talking(**kept: list[int]) -> Scenario:
    return angry({"gifts": "talk"}, **kept)


def test_R10_gifts_in_any_order_one_at_a_time() -> None:
    scenario = talking()
    assert (scenario.state.turn, scenario.legal()[-2:]) == (0, [NoMoreGifts(), ASK])
    scenario.do(ASK)
    assert (scenario.state.turn, scenario.legal()[-1]) == (1, NoMoreGifts())  # and cannot ask back
    assert scenario.told(events.GiftAsked) == [events.GiftAsked(seat=0, other=1)]
    scenario.do(PledgeGift(gift=16))
    assert (scenario.state.turn, scenario.hammering.missing) == (0, 2)
    scenario.do(ASK, PledgeGift(gift=4), PledgeGift(gift=8))
    assert (scenario.sack(0).gifts, scenario.sack(1).gifts) == ([4, 16], [8])
    assert (scenario.phase, scenario.state.turn) == ("collecting", 0)


def test_R10_who_says_enough_gives_no_more_and_the_other_has_the_last_word() -> None:
    scenario = talking().do(PledgeGift(gift=4), NoMoreGifts())
    assert scenario.told(events.GiftsRefused) == [events.GiftsRefused(seat=1)]
    assert (scenario.state.turn, scenario.hammering.missing) == (0, 2)
    assert scenario.legal() == [PledgeGift(gift=8), PledgeGift(gift=16), NoMoreGifts()]
    paid = scenario.do(PledgeGift(gift=8), PledgeGift(gift=16))
    assert (paid.sack(0).gifts, paid.sack(1).gifts, paid.phase) == ([], [4, 8, 16], "collecting")
    refused = talking().do(PledgeGift(gift=4), NoMoreGifts(), NoMoreGifts())
    assert (refused.sack(0).gifts, refused.phase) == ([4, 8, 16], "clearing")
    assert refused.told(events.SpiritStaysAngry) == [events.SpiritStaysAngry()]


def test_R10_there_is_no_last_word_for_who_has_too_few_gifts() -> None:
    assert talking(other=[4, 8]).do(NoMoreGifts()).phase == "clearing"


def test_R10_who_has_none_left_is_not_asked() -> None:
    scenario = talking(own=[]).do(PledgeGift(gift=4))
    assert (scenario.state.turn, scenario.legal()) == (1, [PledgeGift(gift=8), PledgeGift(gift=16), NoMoreGifts()])
    scenario = talking(own=[4]).do(PledgeGift(gift=4))
    assert (scenario.state.turn, scenario.legal()[-1]) == (1, NoMoreGifts())


def test_R10_who_goes_on_alone_gives_alone_and_asks_nobody() -> None:
    """T24."""
    scenario = both({"gifts": "talk"}).blow("yyyyrrrr", "yyyyw").do(STOP).blow("yrrbww")
    assert (scenario.phase, scenario.state.turn) == ("giving", 1)
    assert scenario.legal() == [*(PledgeGift(gift=gift) for gift in (4, 8, 16)), NoMoreGifts()]
    assert scenario.do(PledgeGift(gift=8)).sack(1).patch == [18]


def test_R6_every_hammering_begins_afresh() -> None:
    scenario = Scenario(2, [F]).hammer("F").blow("", "", "", "")
    assert scenario.phase == "clearing"
    scenario.do(scenario.legal()[0])
    assert (scenario.state.memory, scenario.state.out) == (3, 0)


def test_T33_a_blow_has_a_side_a_height_and_a_strength() -> None:
    scenario = Scenario(2, [F]).hammer("F").do(Blow(side="right", height=3, strength=5))
    struck = events.TowerStruck(seat=0, side="right", height=3, strength=5, hit=1, limit=4)
    assert scenario.told(events.TowerStruck) == [struck]
    shown = scenario.hammering
    assert (shown.side, shown.height, shown.strength) == ("right", 3, 5)
    assert shown.last is not None
    assert shown.last.total == shown.out.total


# -- thrown back --------------------------------------------------------------------------------------------


def turn_over(scenario: Scenario) -> Scenario:
    """Until somebody else is to move a lord."""
    while scenario.state.site >= 0 or scenario.state.turn == CHANCE:
        scenario.do(scenario.legal()[0])
    return scenario


def test_T30_R11_what_came_out_last_is_known_and_comes_later() -> None:
    scenario = turn_over(Scenario(2, [F]).hammer("F").blow("yyyyrb", "w").do(STOP))
    table = scenario.table()
    assert [(each.yellow, each.red, each.blue, each.white) for each in table.thrown] == [(4, 1, 1, 1)]
    assert scenario.state.out == 0
    yellow, red, blue, white = (int(scenario.state.colour_weight(colour)) for colour in range(4))
    assert yellow < red == blue == white
    assert yellow * 10 < 7.5 * red  # four of the yellow ones lie on top


def test_T30_a_tower_that_is_filled_afresh_knows_nothing() -> None:
    scenario = turn_over(Scenario(2, [F], options={"refill": "fresh"}).hammer("F").blow("yyyyrb", "w").do(STOP))
    assert scenario.table().thrown == []
    assert [int(scenario.state.colour_weight(colour)) for colour in range(4)] == [11] * 4


def test_R11_layers_move_down_with_every_hammering() -> None:
    state = Scenario(2, [F]).state
    state.out = 0x0024  # four yellow, two red
    throw_back(state)
    assert (state.thrown, state.under, state.out) == (0x0024, 0, 0)
    state.out = 0x0009  # nine yellow: all seven that lay below, and two that were thrown in
    throw_back(state)
    assert (state.thrown, state.under) == (0x0009, 0x0022)
    throw_back(state)
    assert (state.thrown, state.under) == (0, 0x0009)


def test_T16_a_blow_may_bring_more_than_fourteen() -> None:
    scenario = Scenario(2, [{"forest_1": 5, "swamp_1": 4}]).hammer("F").blow("yyyyrrrrbbbbwwwwww")
    assert scenario.hammering.out.total == 18
    (fell,) = scenario.told(events.BouldersFell)
    assert isinstance(fell, events.BouldersFell)
    assert fell.count == 18
