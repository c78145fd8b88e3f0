"""Scoring at the table: the decisions in their order, the closing example, ties, and the score sheet."""

from __future__ import annotations

from collections import Counter

import pytest

import rockfall
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, playout
from rockfall.games.guilds import cards, events
from rockfall.games.guilds.codec import ChooseSide, KeepUniversals, MoveUniversal, Protect, TakeGood
from rockfall.games.guilds.game import Guilds
from rockfall.games.guilds.table import GuildsTable, Merchant, ScoreLine
from tests.games.guilds.scenario import Goods, Scenario, beasts, ending, find, finished, gems, spell, spices, weapon

UNIVERSALS = cards.UNIVERSALS


# -- universal goods -------------------------------------------------------------------------------------


def test_G13_a_universal_good_may_go_onto_any_other_stack_or_stay() -> None:
    scenario = ending({"spice": [5], "spell": [11]}, {"gem": [1]}, {"gem": [2]})
    assert scenario.state.turn == 0
    assert scenario.legal() == [
        *(MoveUniversal(card=11, kind=kind) for kind in ("gem", "spice", "beast", "weapon")),
        KeepUniversals(),
    ]
    assert [face.card for face in scenario.table().universals] == [11]
    assert finished(scenario, [MoveUniversal(card=11, kind="spice")]) == [4, 1, 1]


def test_G13_a_universal_good_that_stays_is_kept() -> None:
    scenario = ending({"spice": [5], "spell": [11, 8]}, {"gem": [1]}, {"gem": [2]})
    assert finished(scenario, [KeepUniversals()]) == [2 + 4, 1, 1]
    assert scenario.told(events.UniversalsKept) == [events.UniversalsKept(seat=0, count=1)]


def test_G13_it_goes_on_top() -> None:
    """Under memo V the order counts: unicorn, then serpent scores 4, and the serpent on top nothing."""
    scenario = ending({"beast": beasts("unicorn"), "spell": [28]}, {"gem": [3]}, {"gem": [2]}, memo=5)
    assert finished(scenario, [MoveUniversal(card=28, kind="beast")])[0] == 4
    assert [good.card for good in scenario.table().merchants[0].stacks.beast] == [*beasts("unicorn"), 28]


def test_R1_several_in_any_order_each_once() -> None:
    scenario = ending({"spell": [11, 16, 28]}, {"gem": [1]}, {"gem": [2]}, memo=5)
    scenario.do(MoveUniversal(card=28, kind="beast"))
    assert {action.card for action in scenario.legal() if isinstance(action, MoveUniversal)} == {11, 16}
    scenario.do(MoveUniversal(card=16, kind="beast"), KeepUniversals())
    assert [good.card for good in scenario.table().merchants[0].stacks.beast] == [28, 16]
    assert [good.card for good in scenario.table().merchants[0].stacks.spell] == [11]


def test_G13_decisions_go_round_from_the_first_player_of_the_last_round() -> None:
    """The booklet's question about who moves universal goods first."""
    scenario = ending({"spell": [11]}, {"spell": [16]}, {"spell": [28]}, first=1)
    turns = []
    while scenario.state.turn != NOBODY:
        turns.append(scenario.state.turn)
        scenario.do(KeepUniversals())
    assert turns == [1, 2, 0]


def test_G13_G18_the_order_of_scoring() -> None:
    """Universal goods, four kinds, protection, sides, weapons."""
    scenario = ending(
        {"weapon": [weapon("katar", 2, 1)], "spell": [11, spell("protection")]},
        {"weapon": [weapon("pinga", 1, 2)]},
    )
    scenario.do(KeepUniversals(), Protect(weapon="pinga"), ChooseSide(side="left"), ChooseSide(side="right"))
    order = [
        events.UniversalsKept,
        *[events.KindScored] * 4,
        events.ProtectionChosen,
        *[events.SideChosen] * 2,
        events.KindScored,
        events.MatchEnded,
        events.MatchWon,
    ]
    assert [type(event) for event in scenario.events[-len(order) :]] == order
    scored = [event.kind for event in scenario.events if isinstance(event, events.KindScored)]
    assert scored == ["spell", "gem", "spice", "beast", "weapon"]


# -- weapons ---------------------------------------------------------------------------------------------


def test_G18_the_closing_example() -> None:
    """Two katars cancel, a boosted pinga is turned away: -1, +4, -3. Boris sits to the left of Alexei."""
    alexei: Goods = {"weapon": [*find(weapon="katar")[:2], weapon("boomerang", 0, 2)]}
    boris: Goods = {"weapon": [weapon("shuriken", 2, 0), weapon("boomerang", 2, 0)], "spell": [spell("protection")]}
    viktor: Goods = {"weapon": [weapon("pinga", 1, 1)], "spell": [spell("boost_katar"), spell("boost_pinga")]}
    scenario = ending(alexei, boris, viktor)
    assert scenario.state.turn == 1
    scenario.do(Protect(weapon="pinga"))
    assert [merchant.worth.weapon for merchant in scenario.table().merchants] == [-1, 4, -3]
    lines = [neighbours(merchant) for merchant in scenario.table().merchants]
    assert lines == [[(1, 0, 0), (2, 2, 3)], [(2, 4, 0), (0, 0, 0)], [(0, 3, 2), (1, 0, 4)]]


def neighbours(merchant: Merchant) -> list[tuple[int | None, int | None, int | None]]:
    return [(line.other, line.takes, line.gives) for line in merchant.sheet if line.why == "neighbour"]


def test_G18_four_players_have_two_neighbours_each() -> None:
    """The seat across is out of reach."""
    bare: Goods = {"gem": [1]}
    scores = finished(ending({"weapon": [weapon("katar", 2, 1)]}, bare, {"gem": [2]}, {"gem": [3]}))
    assert scores == [3, 1 - 2, 1, 1 - 1]


def test_G18_R3_with_two_players_one_side_counts() -> None:
    scenario = ending({"weapon": [weapon("katar", 1, 2), weapon("pinga", 2, 0)]}, {"gem": [1]})
    assert scenario.legal() == [ChooseSide(side="left"), ChooseSide(side="right")]
    assert finished(scenario, [ChooseSide(side="left")]) == [3, 1 - 3]  # the other has no weapon, and no side to choose
    assert scenario.table().merchants[0].side == "left"
    assert scenario.table().merchants[1].side is None
    assert finished(
        ending({"weapon": [weapon("katar", 1, 2), weapon("pinga", 2, 0)]}, {"gem": [1]}), [ChooseSide(side="right")]
    ) == [2, 1 - 2]


def test_G18_with_two_players_protection_works_on_either_side() -> None:
    scenario = ending({"weapon": [weapon("katar", 1, 2)]}, {"spell": [spell("protection")]}, first=1)
    scenario.do(Protect(weapon="katar"))
    assert finished(scenario, [ChooseSide(side="right")]) == [0, 0]


def test_G18_own_protection_does_not_touch_own_weapons() -> None:
    scenario = ending({"weapon": [weapon("katar", 2, 1)], "spell": [spell("protection")]}, {"gem": [1]}, {"gem": [2]})
    assert finished(scenario, [Protect(weapon="katar")]) == [3, 1 - 2, 1 - 1]


def test_R2_two_protections_are_two_types() -> None:
    scenario = ending({"spell": find(spell="protection")[:2]}, {"gem": [1]}, {"gem": [2]})
    assert scenario.legal() == [Protect(weapon=type_) for type_ in cards.WEAPONS]
    scenario.do(Protect(weapon="pinga"))
    assert scenario.legal() == [Protect(weapon=type_) for type_ in cards.WEAPONS if type_ != "pinga"]
    scenario.do(Protect(weapon="katar"))
    assert scenario.table().merchants[0].protections == ["pinga", "katar"]
    assert scenario.table().is_over


# -- who wins --------------------------------------------------------------------------------------------


def test_G19_most_points_win() -> None:
    scenario = ending({"gem": [1]}, {"gem": gems(1, 2)}, {"gem": gems(5, 6)[:1]})
    assert (scenario.state.scores(), scenario.state.winners()) == ([1, 4, 1], [1])


def test_G19_among_equals_fewer_points_by_weapons() -> None:
    """Seat 0 has 2 by its weapon, seat 2 has 2 by a spice."""
    armed: Goods = {"weapon": [weapon("katar", 2, 0)]}
    scenario = ending(armed, {"gem": gems(7)}, {"spice": spices("mint")})
    assert scenario.state.scores() == [2, 1 - 2, 2]
    assert scenario.state.winners() == scenario.table().winners == [2]


def test_G19_then_fewer_weapons_then_shared() -> None:
    """All have 2 points and none by weapons; seat 0 has two katars, which cancel."""
    armed: Goods = {"weapon": find(weapon="katar")[:2], "spice": spices("anise")}
    rest: list[Goods] = [{"spice": [card]} for card in spices("mint", "clove")]
    scenario = ending(armed, *rest)
    assert scenario.state.scores() == [2, 2, 2]
    assert scenario.state.winners() == [1, 2]
    (ended,) = scenario.told(events.MatchEnded)
    assert ended == events.MatchEnded(scores=[2, 2, 2], winners=[1, 2])
    assert scenario.told(events.MatchWon) == [events.MatchWon(seat=seat, shared=True) for seat in (1, 2)]


# -- the score sheet -------------------------------------------------------------------------------------


def lines_of(merchant: Merchant, kind: str) -> list[ScoreLine]:
    return [line for line in merchant.sheet if line.kind == kind]


def sheet_of(goods: Goods, memo: int = 3) -> Merchant:
    scenario = ending({"gem": [48]}, goods, {"gem": [47]}, memo=memo)
    return scenario.table().merchants[1]


def test_G15_the_sheet_shows_runs_and_steps() -> None:
    held = gems(1, 4, 5)
    merchant = sheet_of({"gem": held, "spell": find(spell="gem_shift")[:2]})
    (line,) = lines_of(merchant, "gem")
    assert (line.points, line.classes, sorted(line.cards)) == (9, [3, 4, 5], sorted(held))


def test_G15_the_sheet_shows_the_example() -> None:
    lines = lines_of(sheet_of({"gem": gems(1, 2, 4, 4, 8)}), "gem")
    assert [(line.points, line.classes) for line in lines] == [(9, [8, 1, 2]), (1, [4]), (1, [4])]


def test_G15_the_sheet_cuts_the_circle_where_it_pays() -> None:
    lines = lines_of(sheet_of({"gem": gems(1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 8)}), "gem")
    assert [line.points for line in lines] == [49, 25]


def test_G16_the_sheet_shows_spare_spices() -> None:
    lines = lines_of(sheet_of({"spice": spices("anise", "mint", "pepper", "anise")}), "spice")
    assert [(line.why, line.points, len(line.cards)) for line in lines] == [("spices", 8, 3), ("spare", 0, 1)]


def test_G17_the_sheet_shows_sets_and_steps() -> None:
    lines = lines_of(sheet_of({"beast": beasts("unicorn", "unicorn", "phoenix", "phoenix")}, memo=4), "beast")
    assert [(line.why, line.points) for line in lines] == [("equal", 6), ("equal", 6)]
    held = beasts("phoenix", "spider", "unicorn", "unicorn", "serpent")
    lines = lines_of(sheet_of({"beast": held}, memo=5), "beast")
    assert [(line.cards, line.points) for line in lines] == [
        ([card], pays) for card, pays in zip(held, [4, 3, 3, 4, 0], strict=True)
    ]
    lines = lines_of(sheet_of({"beast": beasts("phoenix", "spider", "spider")}, memo=3), "beast")
    assert [(line.why, line.points) for line in lines] == [("pair", 5), ("single", 0)]


def test_G18_the_sheet_shows_weapons_that_cancel() -> None:
    katars = find(weapon="katar")[:2]
    lines = lines_of(sheet_of({"weapon": [*katars, weapon("pinga", 1, 1)], "spell": [spell("boost_pinga")]}), "weapon")
    assert [(line.why, line.left, line.right) for line in lines[:3]] == [("void", 0, 0), ("void", 0, 0), ("arms", 3, 3)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("memo", [1, 2, 3, 4, 5])
def test_G14_to_G20_every_sheet_adds_up(players: int, memo: int) -> None:
    """Line by line to the points of each kind, each good in one line of its kind, and no more steps than there are."""
    game = rockfall.game("guilds", players=players, memo=memo)
    assert isinstance(game, Guilds)
    for number in range(12 if rockfall.COMPILED else 3):
        state = game.new_state()
        playout(state, Rng.seeded("sheets", number))
        table = game.show(state.view(None))
        assert [merchant.worth.total for merchant in table.merchants] == state.scores()
        for merchant in table.merchants:
            check_sheet(merchant)


def check_sheet(merchant: Merchant) -> None:
    for kind in cards.KINDS:
        lines = lines_of(merchant, kind)
        assert sum(line.points for line in lines) == getattr(merchant.worth, kind), (kind, lines)
        stack = Counter(good.card for good in getattr(merchant.stacks, kind))
        assert Counter(card for line in lines for card in line.cards) == stack
    spells = [good.name for good in merchant.stacks.spell]
    assert steps_made(merchant) <= spells.count("gem_shift")


def steps_made(merchant: Merchant) -> int:
    """How far the gems were moved around the circle."""
    moved = 0
    for line in lines_of(merchant, "gem"):
        for card, class_ in zip(line.cards, line.classes, strict=True):
            apart = abs(cards.GOODS[card - 1].gem - class_)
            moved += min(apart, 8 - apart)
    return moved


def test_before_scoring_nobody_has_points_but_an_estimate() -> None:
    scenario = Scenario(3, 1, 2, 3).play("jeweller", "cook", "armourer").take(2)
    assert scenario.state.scores() == [0, 0, 0]
    table: GuildsTable = scenario.table(viewer=2)
    assert table.merchants[2].worth.weapon == 1 + 2
    assert [merchant.worth.weapon for merchant in table.merchants] == [-1, -2, 3]
    assert table.merchants[0].sheet == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G20_what_a_good_would_add_is_what_it_adds(players: int) -> None:
    """Whoever takes a good has that many points more than before, by their own view of it."""
    scenario = Scenario(players, memo=4)
    rng = Rng.seeded("gains", players)
    checked = 0
    while scenario.state.turn != NOBODY:
        seat = int(scenario.state.turn)
        move = scenario.state.random_move(rng)
        action = scenario.game.decode(move)
        before = scenario.table(seat)
        scenario.do(action)
        if isinstance(action, TakeGood):
            good, gains = before.goods[action.good], before.gains[action.good]
            assert good is not None
            assert gains is not None
            added = scenario.table(seat).merchants[seat].worth.total - before.merchants[seat].worth.total
            assert getattr(gains, str(good.kind))[seat] == added
            checked += 1
    assert checked >= 6 * players
