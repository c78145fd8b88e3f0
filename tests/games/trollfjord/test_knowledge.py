"""What a viewer knows: all that lies open, and what lies on the own patch."""

from __future__ import annotations

import pickle
from collections import Counter

import msgspec
import pytest

import rockfall
from rockfall.bots import bot
from rockfall.core.encoding import recalled
from rockfall.core.game import Event
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.games.trollfjord import events, parts
from rockfall.games.trollfjord.codec import CollectTreasure, Enough, Join, MoveLord, StopHammering
from rockfall.games.trollfjord.edition import OVER
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.view import TrollfjordView
from rockfall.games.trollfjord.worlds import imagine
from rockfall.words import Words
from tests.games.trollfjord.scenario import Scenario, same
from tests.rl.positions import row

EVERYWHERE = {"forest_1": 2, "swamp_1": 2, "fjord_2": 1}


def patched(face_down: int = 17, put_there: int = 25) -> Scenario:
    """Seat 0 takes the 19 of the western swamp, seat 1 what lies in the western forest, onto the patch."""
    treasures = {"forest_1": face_down, "swamp_1": 19, "fjord_2": 23}
    scenario = Scenario(3, [EVERYWHERE, EVERYWHERE], treasures).hammer("F", Join())
    scenario.blow("yyrrbbww", "yyrrbbww", "yrb").do(StopHammering())
    return scenario.refill(put_there, 26).do(CollectTreasure(region="swamp_1"), StopHammering())


def held(patch: int) -> list[int]:
    return [value for place, value in enumerate(parts.TREASURES) for _ in range(patch >> 2 * place & 3)]


def told(scenario: Scenario, viewer: int | None) -> list[Event]:
    seen = [event.seen_by(viewer) for event in scenario.events]
    return [event for event in seen if event is not None]


def test_R5_the_patch_of_another_lies_face_down_until_the_match_is_over() -> None:
    scenario = patched()
    assert (scenario.sack(1).patch, scenario.sack(1).points) == ([17], 45)
    assert (scenario.sack(1, viewer=0).patch, scenario.sack(1, viewer=0).points) == ([None], 28)
    assert scenario.table(None).sacks[1].patch == [None]
    scenario.state.turn, scenario.state.phase = NOBODY, OVER
    assert scenario.sack(1, viewer=0).patch == [17]


def test_R5_the_supply_is_a_number() -> None:
    assert [patched().table(viewer).stock for viewer in (0, 1, None)] == [28, 28, 28]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_R5_two_matches_that_differ_in_what_lies_face_down_are_one_to_others(viewer: int | None) -> None:
    """17 was taken and 16 still lies beside the board, or the other way round."""
    one, other = patched(17), patched(16)
    assert one.state.view(viewer) == other.state.view(viewer)
    assert one.table(viewer) == other.table(viewer)
    assert recalled(one.state.view(viewer)) == recalled(other.state.view(viewer))
    assert msgspec.json.encode(told(one, viewer)) == msgspec.json.encode(told(other, viewer))
    if viewer is not None:
        assert row(one.game.encoder(), one.state, viewer) == row(other.game.encoder(), other.state, viewer)
    assert one.state.view(1) != other.state.view(1)
    assert row(one.game.encoder(), one.state, 1) != row(other.game.encoder(), other.state, 1)


@pytest.mark.parametrize("language", ["en", "ru", "de", "fr"])
def test_R5_the_log_names_it_to_its_owner_alone(language: str) -> None:
    scenario = patched()
    taken = scenario.told(events.TreasureCollected)[-1]
    words = Words(type(scenario.game), ["Anna", "Olaf", "Rita"], language)
    own, others = taken.seen_by(1), [taken.seen_by(viewer) for viewer in (0, 2, None)]
    assert own is not None
    assert "17" in words.tell(own)
    for seen in others:
        assert seen == events.TreasureCollected(seat=1, region="forest_1", value=None, belt=None)
        assert "17" not in words.tell(seen)
    # Nor does it say what lay there before.
    assert not any("17" in words.tell(event) for event in told(scenario, 0))


def test_R5_at_the_end_all_patches_are_turned_up() -> None:
    scenario = patched()
    rows = scenario.state.to_rows()
    rows[4] = [399, 400, 401]
    scenario.state.from_rows(rows)
    while scenario.state.turn != NOBODY:
        scenario.do(MoveLord(kind="place", count=1), Enough()) if scenario.phase == "moving" else scenario.do(Enough())
    assert [scenario.table(viewer).sacks[1].patch for viewer in (0, 1, 2, None)] == [[17]] * 4
    for viewer in (0, 1, None):
        view = scenario.state.view(viewer)
        assert isinstance(view, TrollfjordView)
        assert imagine(view, Rng.seeded("end")).scores() == scenario.state.scores()
    assert scenario.state.history()  # signs are no moves
    assert recalled(scenario.state.view(0)) != recalled(patched(16).state.view(0))


def test_R5_any_treasure_may_lie_there_that_the_boulders_paid_for() -> None:
    """19 boulders were out."""
    scenario = patched()
    view = scenario.state.view(0)
    assert isinstance(view, TrollfjordView)
    rng = Rng.seeded("imagined")
    drawn = Counter(held(imagine(view, rng).patches[1])[0] for _ in range(4000))
    box = Counter(dict(zip(parts.TREASURES, parts.TREASURE_COUNTS, strict=True)))
    table = scenario.table(0)
    open_ = Counter(value for value in [*(each.treasure for each in table.regions), *table.sacks[0].belt] if value)
    possible = {value: count for value, count in (box - open_).items() if value <= 19}
    assert set(drawn) == set(possible)
    total = sum(possible.values())
    for value, count in possible.items():
        assert drawn[value] == pytest.approx(4000 * count / total, rel=0.25)


def test_R5_what_fewer_boulders_paid_for_is_drawn_so_that_all_ways_are_as_likely() -> None:
    """With 10, 11 and 12 unseen, 11 boulders for one and 12 for the other, there are four ways."""
    scenario = patched()
    scenario.state.stock = 1 + 4 + 16 - 4**7  # less the 17 that is on the patch of seat 1
    rows = scenario.state.to_rows()
    rows[7] = [0, 4**7, 0]
    rows[13] = [1, 12, 20, 2, 11, 21]
    scenario.state.from_rows(rows)
    view = scenario.state.view(0)
    assert isinstance(view, TrollfjordView)
    rng = Rng.seeded("ways")
    worlds = [imagine(view, rng) for _ in range(2000)]
    ways = Counter((held(world.patches[1])[0], held(world.patches[2])[0]) for world in worlds)
    assert set(ways) == {(11, 10), (12, 10), (10, 11), (12, 11)}
    assert min(ways.values()) > 400


@pytest.mark.parametrize("players", [2, 4])
def test_a_world_made_from_a_view_is_the_position_itself_but_for_what_lies_face_down(players: int) -> None:
    game = rockfall.game("trollfjord", players=players, fortresses="random")
    state = game.new_state()
    assert isinstance(state, TrollfjordState)
    rng = Rng.seeded("worlds", players)
    lord = bot("sensible", game)
    encoder = game.encoder()
    compared = hidden = 0
    while resolve_chance(state, rng) != NOBODY:
        seat = int(state.turn)
        view = state.view(seat)
        assert isinstance(view, TrollfjordView)
        world = imagine(view, rng)
        assert world.view(seat) == view
        assert game.totals(world) == game.totals(state)
        assert row(encoder, world, seat) == row(encoder, state, seat)
        if not any(state.patches[other] for other in range(players) if other != seat):
            assert same(world) == same(state)
            compared += 1
        hidden += same(world) != same(state)
        state.apply(lord.choose(view, rng))
    assert compared > 50
    assert hidden > 10


def test_a_view_is_not_sent() -> None:
    with pytest.raises(TypeError, match=r"game\.show\(view\)"):
        pickle.dumps(Scenario().state.view(0))
