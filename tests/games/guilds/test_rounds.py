"""A round: goods, experts, taking, the first player's change, and what comes after."""

from __future__ import annotations

import pytest

from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from rockfall.games.guilds import cards, events
from rockfall.games.guilds.codec import ChangeKind, PlayExpert, TakeGood
from tests.games.guilds.scenario import ROUNDS, Scenario


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G6_as_many_goods_as_players(players: int) -> None:
    table = Scenario(players, 5, 6).table()
    assert len(table.goods) == players
    assert [good.face.card for good in table.goods[:2] if good] == [5, 6]
    assert [good.expert for good in table.goods if good] == [None] * players


def test_R7_places_go_by_the_order_of_turning_up() -> None:
    scenario = Scenario(3, 30, 4, 17)
    assert [event.card for event in scenario.told(events.GoodTurnedUp)] == [30, 4, 17]  # type: ignore[attr-defined]
    assert [good.good for good in scenario.table().goods if good] == [0, 1, 2]


def test_G7_an_expert_settles_what_a_good_is() -> None:
    """The booklet's example: armourer on the middle good, trapper on the right one, cook on the one that is left."""
    scenario = Scenario(3, 1, 2, 3)
    scenario.do(PlayExpert(good=1, expert="armourer"), PlayExpert(good=2, expert="trapper"))
    assert [(good.kind, good.owner) for good in scenario.table().goods if good] == [
        (None, None),
        ("weapon", 0),
        ("beast", 1),
    ]
    assert scenario.state.turn == 2
    assert scenario.legal() == [PlayExpert(good=0, expert=expert) for expert in cards.EXPERTS]
    scenario.do(PlayExpert(good=0, expert="cook"))
    assert scenario.table().merchants[2].experts == ["arcanist", "jeweller", "trapper", "armourer"]


def test_G8_goods_are_taken_the_other_way_round() -> None:
    """The example goes on: the last player takes the weapon, whoever's armourer it was."""
    scenario = Scenario(3, 1, 2, 3).do(
        PlayExpert(good=1, expert="armourer"), PlayExpert(good=2, expert="trapper"), PlayExpert(good=0, expert="cook")
    )
    assert scenario.state.turn == 2
    assert scenario.legal() == [TakeGood(good=good) for good in range(3)]  # declining is not among them
    scenario.take(1)
    assert [good.name for good in scenario.table().merchants[2].stacks.weapon] == [cards.GOODS[1].weapon]
    assert scenario.state.turn == 1
    assert scenario.table().discard == ["armourer"]
    scenario.take(2)
    assert scenario.state.turn == 0


def test_G9_the_first_player_may_change_the_last_good() -> None:
    """The example ends: the first player takes the cook into hand and makes the good a gem."""
    scenario = Scenario(3, 1, 2, 3).do(
        PlayExpert(good=1, expert="armourer"), PlayExpert(good=2, expert="trapper"), PlayExpert(good=0, expert="cook")
    )
    scenario.take(1, 2)
    assert scenario.legal() == [
        TakeGood(good=0),
        *(ChangeKind(expert=expert) for expert in ("arcanist", "jeweller", "trapper")),  # R6; the armourer is gone
    ]
    scenario.do(ChangeKind(expert="jeweller"))
    first = scenario.table().merchants[0]
    assert first.experts == ["arcanist", "cook", "cook", "trapper"]
    assert [(gem.card, gem.name) for gem in first.stacks.gem] == [(1, "1")]
    assert scenario.table().discard == ["jeweller", "trapper", "armourer"]
    (changed,) = scenario.told(events.KindChanged)
    assert changed == events.KindChanged(
        seat=0, good=0, card=1, expert="jeweller", kind="gem", name="1", taken="cook", owner=2
    )


def test_R6_an_expert_of_the_same_kind_changes_nothing() -> None:
    scenario = Scenario(2).play("cook", "jeweller").take(0)
    assert ChangeKind(expert="jeweller") not in scenario.legal()
    assert ChangeKind(expert="arcanist") in scenario.legal()


def test_G9_only_the_last_good_can_be_changed() -> None:
    scenario = Scenario(3).play("cook", "jeweller", "trapper").take(0)
    assert scenario.legal() == [TakeGood(good=1), TakeGood(good=2)]


def test_G8_a_stack_keeps_its_order() -> None:
    scenario = Scenario(2, 7, 1, 2, 8)
    scenario.play("cook", "arcanist").take(1, 0)  # seat 0 gets the spice 7
    scenario.do(PlayExpert(good=0, expert="cook"), PlayExpert(good=1, expert="arcanist"))  # seat 1 is first now
    scenario.take(0)
    assert [good.card for good in scenario.table().merchants[0].stacks.spice] == [7, 2]


def test_G11_experts_come_back_after_rounds_4_and_8_only() -> None:
    scenario = Scenario(3)
    full = []
    for number in ROUNDS:
        if all(merchant.expert_count == 5 for merchant in scenario.table().merchants):
            full.append(number)
        scenario.rounds(1)
    assert full == [1, 5, 9]
    assert [merchant.expert_count for merchant in scenario.table().merchants] == [1, 1, 1]
    assert [event.round for event in scenario.told(events.ExpertsReturned)] == [4, 8]  # type: ignore[attr-defined]


def test_G11_who_held_an_expert_twice_gets_all_five_again() -> None:
    scenario = Scenario(2).play("cook", "jeweller").take(0).do(ChangeKind(expert="arcanist"))
    assert scenario.table().merchants[0].experts == ["jeweller", "jeweller", "trapper", "armourer"]
    scenario.rounds(3)
    assert [merchant.experts for merchant in scenario.table().merchants] == [list(cards.EXPERTS)] * 2


@pytest.mark.parametrize(
    ("players", "firsts"),
    [
        (2, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
        (3, [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]),
        (4, [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]),
    ],
)
def test_G12_the_first_player_card_goes_left(players: int, firsts: list[int]) -> None:
    scenario = Scenario(players).rounds(12)
    began = scenario.told(events.RoundBegan)
    assert [event.first for event in began] == firsts  # type: ignore[attr-defined]
    assert [event.round for event in began] == list(ROUNDS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G7_G8_random_moves_are_the_legal_ones(players: int) -> None:
    """What is drawn without a list is drawn from all that is legal."""
    scenario = Scenario(players)
    rng = Rng.seeded("legal", players)
    for _ in range(20):
        drawn = {scenario.state.random_move(rng) for _ in range(400)}
        assert drawn == set(scenario.state.legal_moves())
        scenario.state.apply(scenario.state.random_move(rng))
        scenario.deal()


@pytest.mark.parametrize("players", [2, 4])
def test_chance_draws_one_number_for_each_outcome(players: int) -> None:
    """So that a browser can check the dice: the number says which of the outcomes, in order, has come."""
    state = Scenario(players).game.new_state()
    for number in range(30):
        if state.turn == CHANCE:
            outcomes = state.legal_moves()
            wanted = outcomes[Rng.seeded("dice", number).below(len(outcomes))]
            assert state.draw(Rng.seeded("dice", number)) == wanted
            state.apply(wanted)
        else:
            state.apply(state.legal_moves()[0])


def test_G6_goods_are_drawn_from_all_that_are_unseen() -> None:
    state = Scenario(2).rounds(1).game.new_state()
    rng = Rng.seeded("unseen")
    for _ in range(2):
        state.apply(state.draw(rng))
    seen = state.history()
    assert state.turn != CHANCE
    for _ in range(4):
        state.apply(state.legal_moves()[0])
    assert state.turn == CHANCE
    drawn = {int(state.draw(rng)) for _ in range(2000)}
    assert drawn == set(state.legal_moves())
    assert len(drawn) == 46
    assert not drawn & set(seen)
