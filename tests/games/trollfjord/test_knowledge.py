"""What views remember and what tables show."""

from __future__ import annotations

import pickle

import pytest

import rockfall
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.games.trollfjord.codec import CollectTreasure, Join, StopHammering
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.view import TrollfjordView
from rockfall.games.trollfjord.worlds import imagine
from tests.games.trollfjord.scenario import Scenario, same

EVERYWHERE = {"forest_1": 2, "swamp_1": 2, "fjord_2": 1}


def patched() -> Scenario:
    scenario = Scenario(2, [EVERYWHERE, EVERYWHERE], {"forest_1": 17, "swamp_1": 19, "fjord_2": 23}).hammer("F", Join())
    scenario.blow("yyrrbbww", "yyrrbbww", "yrb").do(StopHammering())
    return scenario.do(CollectTreasure(region="swamp_1"), StopHammering())


def test_R5_the_patch_of_another_lies_face_down_until_the_match_is_over() -> None:
    scenario = patched()
    assert (scenario.sack(1).patch, scenario.sack(1).points) == ([17], 45)
    assert (scenario.sack(1, viewer=0).patch, scenario.sack(1, viewer=0).points) == ([None], 28)
    assert scenario.table(None).sacks[1].patch == [None]
    rows = scenario.state.to_rows()
    rows[1][:2] = [NOBODY, 16]
    scenario.state.from_rows(rows)
    assert scenario.sack(1, viewer=0).patch == [17]


def test_R5_whoever_remembers_knows_it_all_the_same() -> None:
    scenario = patched()
    view = scenario.state.view(0)
    assert isinstance(view, TrollfjordView)
    assert imagine(view).scores() == scenario.state.scores()


@pytest.mark.parametrize("players", [2, 4])
def test_a_world_made_from_a_view_is_the_position_itself(players: int) -> None:
    game = rockfall.game("trollfjord", players=players, fortresses="random")
    state = game.new_state()
    assert isinstance(state, TrollfjordState)
    rng = Rng.seeded("worlds", players)
    compared = 0
    while resolve_chance(state, rng) != NOBODY and compared < 200:
        view = state.view(None)
        assert isinstance(view, TrollfjordView)
        assert same(imagine(view)) == same(state)
        compared += 1
        state.apply(state.random_move(rng))
    assert compared == 200


def test_a_view_is_not_sent() -> None:
    with pytest.raises(TypeError, match=r"game\.show\(view\)"):
        pickle.dumps(Scenario().state.view(0))
