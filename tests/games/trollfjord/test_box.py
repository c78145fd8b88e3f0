"""What is in the box, how it is set up, and how moves are numbered."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import rockfall
from rockfall.core.errors import BadOptions, MalformedAction
from rockfall.core.game import Action
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, resolve_chance
from rockfall.games.trollfjord import chances, codec, edition, parts
from rockfall.games.trollfjord.game import Trollfjord
from rockfall.games.trollfjord.rules import TrollfjordState
from tests.games.moves import check_begins, check_kinds
from tests.games.trollfjord.scenario import Scenario


def test_T1_the_map_has_two_regions_of_each_landscape_and_six_fortresses_where_three_meet() -> None:
    assert Counter(parts.LANDSCAPE_OF) == dict.fromkeys(parts.LANDSCAPES, 2)
    assert all(region in parts.BORDERS[other] for region, others in parts.BORDERS.items() for other in others)
    for regions in parts.SITES.values():
        assert all(other in parts.BORDERS[region] for region in regions for other in regions if other != region)
    assert Counter(parts.STANDARD_NUMBERS) == {1: 2, 2: 2, 3: 2}
    assert parts.BORDERS["fjord_1"][0] == "fjord_2"


def test_T1_the_walkway_has_ten_planks_on_which_the_kinds_of_spaces_alternate() -> None:
    walkway = Scenario().table().walkway
    assert [space.kind for space in walkway] == ["place", "wander"] * 30
    assert Counter(space.landscape for space in walkway if space.landscape) == dict.fromkeys(parts.LANDSCAPES, 5)
    assert [space.plank for space in walkway[::6]] == list(range(1, 11))


def test_T2_everybody_has_ten_trolls_a_belt_and_three_gifts() -> None:
    for sack in Scenario(4).table().sacks:
        assert (sack.supply, sack.belt, sack.next) == (10, [None] * 4, "I")
        assert (sack.gifts, sack.patch, sack.crowns, sack.points) == ([4, 8, 16], [], [False] * 3, 28)


def test_T3_treasures_and_boulders() -> None:
    counts = dict(zip(parts.TREASURES, parts.TREASURE_COUNTS, strict=True))
    assert counts == {value: 3 if 15 <= value <= 18 else 2 for value in range(10, 29)}
    assert sum(counts.values()) == 42
    assert (parts.BOULDERS, parts.CROWN_WORTH) == (44, 6)


def test_T4_planks_and_treasures_come_by_lot_and_fortresses_stand_as_in_a_first_match() -> None:
    game = rockfall.game("trollfjord", players=3)
    assert isinstance(game, Trollfjord)
    state = game.new_state()
    assert [game.decode(move) for move in state.legal_moves()] == [codec.LayPlank(plank=n) for n in range(1, 11)]
    resolve_chance(state, Rng.seeded("set-up"))
    table = game.show(state.view(None))
    assert [each.number for each in table.fortresses] == [3, 2, 1, 2, 3, 1]
    assert sorted(int(plank) for plank in state.planks) == list(range(10))
    assert all(each.treasure for each in table.regions)
    assert table.stock == 30


def test_T4_or_a_lot_places_the_fortresses() -> None:
    game = rockfall.game("trollfjord", players=2, fortresses="random")
    found = set()
    for seed in range(20):
        state = game.new_state()
        assert isinstance(state, TrollfjordState)
        assert list(state.chance_weights()) == [2, 2, 2]
        resolve_chance(state, Rng.seeded(seed))
        assert sorted(state.numbers) == [1, 1, 2, 2, 3, 3]
        found.add(tuple(state.numbers))
    assert len(found) > 10


def test_T5_lords_line_up_by_lot_and_the_last_one_begins() -> None:
    game = rockfall.game("trollfjord", players=4)
    beginners = set()
    for seed in range(20):
        state = game.new_state()
        assert isinstance(state, TrollfjordState)
        resolve_chance(state, Rng.seeded(seed))
        assert sorted(state.lords) == [-4, -3, -2, -1]
        assert state.lords[state.turn] == -4
        beginners.add(int(state.turn))
    assert beginners == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_R1_the_table_may_choose_who_begins(first: int) -> None:
    game = rockfall.game("trollfjord", players=3, first_seat=first)
    state = game.new_state()
    assert resolve_chance(state, Rng.seeded("chosen")) == first


def test_T4_or_the_table_does() -> None:
    game = rockfall.game("trollfjord", players=2, fortresses="free", layout="112233")
    assert isinstance(game, Trollfjord)
    state = game.new_state()
    resolve_chance(state, Rng.seeded("free"))
    assert [each.number for each in game.show(state.view(None)).fortresses] == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("layout", ["111223", "12312", "1231233", "12312x", "", "123124"])
def test_T4_a_layout_has_every_number_twice(layout: str) -> None:
    with pytest.raises(BadOptions, match=f"from A to F, with 1, 2 and 3 twice each, as in 321231; got '{layout}'"):
        rockfall.game("trollfjord", players=2, fortresses="free", layout=layout)


@pytest.mark.parametrize("fortresses", ["standard", "random"])
def test_T4_a_layout_is_for_free_fortresses(fortresses: str) -> None:
    with pytest.raises(BadOptions, match=f"a layout with fortresses=free only, got fortresses={fortresses}"):
        rockfall.game("trollfjord", players=2, fortresses=fortresses, layout="112233")


@pytest.mark.parametrize(
    "options",
    [
        {"first_seat": 2},
        {"first_seat": -1},
        {"fortresses": "odd"},
        {"layout": 321231},
        {"gifts": "none"},
        {"towers": 1},
    ],
)
def test_bad_options_are_told(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="trollfjord"):
        rockfall.game("trollfjord", players=2, **options)


def test_moves_begin_where_the_rules_say() -> None:
    begins: dict[type[Action], int] = {
        codec.MoveLord: edition.MOVE,
        codec.PlaceTroll: edition.PLACE,
        codec.StepTroll: edition.STEP,
        codec.Enough: edition.ENOUGH,
        codec.NameFortress: edition.NAME,
        codec.SkipHammering: edition.SKIP,
        codec.Join: edition.JOIN,
        codec.Decline: edition.DECLINE,
        codec.Hammer: edition.HAMMER,
        codec.Blow: edition.BLOW,
        codec.StopHammering: edition.STOP,
        codec.PledgeGift: edition.PLEDGE,
        codec.NoMoreGifts: edition.NO_MORE_GIFTS,
        codec.CollectTreasure: edition.COLLECT,
        codec.ClearRegion: edition.CLEAR,
        codec.LayPlank: edition.LAY_PLANK,
        codec.SetFortress: edition.SET_FORTRESS,
        codec.LineUpLord: edition.LINE_UP,
        codec.TurnUpTreasure: edition.TURN_UP,
        codec.Fall: edition.FALL,
        codec.Show: edition.SHOW,
        codec.AskForGift: edition.ASK_FOR_GIFT,
    }
    check_begins(begins, codec.ACTIONS, edition.CODES)
    assert edition.CODES.count == edition.MOVE_COUNT


def test_every_code_is_of_the_kind_of_its_action() -> None:
    check_kinds(codec.ACTIONS, edition.CODES)
    assert edition.CODES.code(edition.TOWER_STRUCK, 0) == edition.BLOW
    assert edition.CODES.code(edition.MANY_FELL, 0) == edition.FALL_MORE


def test_numbers_are_those_of_the_box() -> None:
    assert len(parts.STEPS) == edition.STEPS
    assert (parts.PLANK_SPACES, parts.SPACES) == (edition.PLANK_SPACES, edition.SPACES)
    assert len(parts.HEIGHTS) * len(parts.STRENGTHS) == edition.SIDE_BLOWS
    assert len(parts.SIDES) * edition.SIDE_BLOWS == edition.BLOWS
    assert (codec.FEW, parts.MOST_BOULDERS) == (edition.FEW, edition.MOST_FALL)
    assert len(parts.GIFTS) == edition.GIFTS
    assert {parts.STANDARD_NUMBERS.count(number) for number in parts.NUMBERS} == {edition.SITES_EACH}


@pytest.mark.parametrize(
    "action",
    [
        codec.MoveLord(kind="place", count=4),
        codec.PlaceTroll(region="sea_1"),
        codec.StepTroll(source="fjord_1", target="forest_1"),
        codec.NameFortress(site="G"),
        codec.Blow(side="front", height=1, strength=1),
        codec.PledgeGift(gift=5),
        codec.LayPlank(plank=11),
        codec.SetFortress(number=4),
        codec.LineUpLord(seat=4),
        codec.TurnUpTreasure(value=9),
        codec.Fall(count=21),
        codec.Show(colour="green"),
    ],
)
def test_what_is_no_action_is_told_what_was_expected(action: Action) -> None:
    with pytest.raises(MalformedAction, match="trollfjord: expected"):
        rockfall.game("trollfjord").encode(action)


# -- the tower's data ------------------------------------------------------------------------------------

TOWER = Path(parts.__file__).parent / "tower.json"


def weights(strength: int, place: int, inside: int, memory: int) -> list[int]:
    return chances.weights(chances.row_at(strength, place, inside, memory), inside)


def test_T33_weights_are_read_off_the_data_at_the_nearest_knot() -> None:
    data = json.loads(TOWER.read_text())
    knots = data["fills"]
    for strength, place, memory, inside in ((0, 0, 0, 44), (4, 5, 3, 8), (2, 1, 1, 30), (3, 3, 2, 19)):
        nearest = min(range(len(knots)), key=lambda at: abs(knots[at] - inside))
        expected = data["weights"][strength][place][memory][nearest]
        found = weights(strength, place, inside, memory)
        assert all(abs(weight - other) <= 15 for weight, other in zip(found[:8], expected[:8], strict=True))
        assert sum(found) == 10_000


def test_T33_nothing_that_the_real_tower_may_do_is_impossible() -> None:
    assert chances.possible([9990, 10, *[0] * 13]) == [9977, 10, *[1] * 13]
    for inside in (44, 14, 5):
        assert min(weights(0, 0, inside, 3)[: inside + 1]) > 0


def test_T33_no_more_boulders_come_out_than_are_inside() -> None:
    full, few = weights(4, 2, 8, 0), weights(4, 2, 3, 0)
    assert few[:3] == full[:3]
    assert few[3:] == [sum(full[3:]), *[0] * 17]
    assert weights(4, 2, 0, 0) == [10_000, *[0] * 20]


def test_T33_harder_blows_bring_out_more_up_to_a_point_and_empty_ones_make_empty_ones_likelier() -> None:
    def mean(row: list[int]) -> float:
        return sum(count * weight for count, weight in enumerate(row)) / 10_000

    means = [mean(weights(strength, 1, 36, 3)) for strength in range(4)]
    assert means == sorted(means)
    assert means[3] > 2 * means[0]
    empties = [weights(2, 1, 36, memory)[0] for memory in range(chances.MEMORIES)]
    assert empties == sorted(empties, reverse=True)
    assert empties[0] > 2 * empties[7]


def test_R6_the_memory_goes_half_way_to_what_came_out() -> None:
    memories = [int(chances.FRESH)]
    for count in (0, 0, 0, 0, 3, 1, 5, 14, 14, 14):
        memories.append(int(chances.next_memory(memories[-1], count)))
    assert memories == [3, 2, 1, 1, 1, 2, 2, 4, 6, 7, 7]


def test_T33_outcomes_are_drawn_by_their_weights() -> None:
    scenario = Scenario(2, [{"forest_1": 3, "swamp_1": 3}])
    scenario.hammer("F")
    state = scenario.state
    state.apply(scenario.game.encode(codec.Blow(side="right", height=3, strength=5)))
    assert state.turn == CHANCE
    moves, likely = list(state.legal_moves()), list(state.chance_weights())
    assert moves == sorted(moves)
    assert len(moves) == 21
    drawn = Counter(state.draw(Rng.seeded("draw", number)) for number in range(3000))
    assert set(drawn) <= set(moves)
    for move, weight in zip(moves, likely, strict=True):
        assert abs(drawn[move] / 3000 - weight / 10_000) < 0.03


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"strengths": 4}, "expected strengths to be 5"),
        ({"fills": [44, 20]}, "rows of weights"),
        ({"sides": 1}, "expected sides to be 2"),
        ({"weights": [[[[[1] * 21] * 12] * 8] * 6] * 5}, "add up to 10000"),
    ],
)
def test_bad_data_are_refused(change: dict[str, object], told: str) -> None:
    text = json.dumps({**json.loads(TOWER.read_text()), **change})
    with pytest.raises(chances.BadTower, match=told):
        chances.read_tower(text)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"stages": [1, 6, 12, 18]}, "ascend from 0"),
        ({"layers": [[200, 100, 10]]}, "layers for each"),
        ({"layers": [[200, 100, 0]] * 4}, "weights from 1"),
    ],
)
def test_R11_bad_layers_are_refused(change: dict[str, object], told: str) -> None:
    text = json.dumps({**json.loads(TOWER.read_text()), **change})
    with pytest.raises(chances.BadTower, match=told):
        chances.read_layers(text)
