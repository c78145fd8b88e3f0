"""The long example of the booklet, move by move: Astrid, Olaf, Sigrun and Sven are seats 0 to 3."""

from __future__ import annotations

from rockfall.games.trollfjord import events
from rockfall.games.trollfjord.codec import (
    Decline,
    Hammer,
    Join,
    MoveLord,
    NameFortress,
    PlaceTroll,
    PledgeGift,
    SkipHammering,
    StepTroll,
    StopHammering,
)
from tests.games.trollfjord.scenario import Scenario

ASTRID, OLAF, SIGRUN, SVEN = range(4)


def test_the_long_example_T7_to_T29() -> None:
    scenario = Scenario(
        4,
        trolls=[
            {"mountain_1": 2, "forest_1": 1, "tundra_1": 1},
            {"mountain_1": 2, "glacier_2": 1},
            {"swamp_1": 2},
            {"tundra_2": 1},
        ],
        treasures={"swamp_1": 15, "mountain_1": 18, "glacier_2": 22, "forest_1": 26, "tundra_1": 17},
        lords=(0, 2, 16, 7),
        belts={ASTRID: [16, 13], OLAF: [20, 19, 21]},
        crowns={3: OLAF},
    )
    # Her next belt space is III, and nowhere has she trolls in two regions of such a fortress.
    assert scenario.state.turn == ASTRID
    assert scenario.sack(ASTRID).next == "III"
    assert scenario.table().fortresses[0].is_open_to == [OLAF]

    # Three wander spaces: one troll steps once, another twice; both get to the swamp.
    scenario.do(
        MoveLord(kind="wander", count=3),
        StepTroll(source="forest_1", target="swamp_1"),
        StepTroll(source="tundra_1", target="forest_1"),
        StepTroll(source="forest_1", target="swamp_1"),
    )
    # Tailwind: Sven wanders, Sigrun places a troll on a glacier. Olaf was overtaken.
    assert scenario.table().tailwind == [SVEN, SIGRUN]
    scenario.do(StepTroll(source="tundra_2", target="fjord_1"), PlaceTroll(region="glacier_2"))
    assert scenario.state.turn == ASTRID
    assert scenario.legal() == [NameFortress(site="A"), SkipHammering()]

    # Olaf has as many trolls there as Sigrun, and his lord is farther back: he is asked first.
    scenario.do(NameFortress(site="A"))
    assert scenario.hammering.candidates == [OLAF, SIGRUN]
    scenario.do(Decline(), Join(), Hammer())
    assert (scenario.hammering.limit, scenario.hammering.comrade) == (7, SIGRUN)

    # Five hits, 17 boulders, seven of them red; the sixth hit is empty.
    scenario.blow("rrry", "rrb", "rywb", "ryw", "bww")
    assert (scenario.hammering.out.total, scenario.hammering.out.red) == (17, 7)
    scenario.blow("")
    assert (scenario.state.turn, scenario.hammering.comrade) == (SIGRUN, ASTRID)

    # Sigrun stops without a hit, takes 15 face down, and clears the swamp.
    scenario.do(StopHammering())
    assert scenario.sack(SIGRUN).patch == [15]
    assert scenario.sack(SIGRUN, viewer=OLAF).patch == [None]
    assert scenario.trolls(SIGRUN) == {"glacier_2": 1}

    # Astrid goes on alone: five more, one red too many, one gift, 18 onto III.
    assert (scenario.state.turn, scenario.hammering.may_go_on) == (ASTRID, True)
    scenario.blow("ryybw")
    assert (scenario.hammering.out.total, scenario.hammering.excess, scenario.hammering.hits) == (22, 1, 7)
    scenario.refill(10, 28).do(PledgeGift(gift=4))
    assert scenario.sack(ASTRID).belt == [16, 13, 18, None]
    assert scenario.sack(ASTRID).gifts == [8, 16]
    assert scenario.table().crowns[2] == OLAF  # 21 is better
    assert scenario.trolls(ASTRID) == {"swamp_1": 2}

    # 22 boulders would have done for the 22, but Astrid has no troll there, and Sigrun had stopped.
    assert scenario.treasure("glacier_2") == 22
    assert (scenario.treasure("mountain_1"), scenario.treasure("swamp_1")) == (10, 28)
    assert [type(event) for event in scenario.told(events.RolesSwapped)] == [events.RolesSwapped]
    assert scenario.state.turn == OLAF
