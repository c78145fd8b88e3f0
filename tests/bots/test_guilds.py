"""The sensible merchant: what it takes, what it denies, and how it decides in scoring."""

from __future__ import annotations

import pytest

import rockfall
from rockfall.bots import bot
from rockfall.core.game import Action
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.games.guilds.codec import (
    ChangeKind,
    ChooseSide,
    KeepUniversals,
    MoveUniversal,
    PlayExpert,
    Protect,
    TakeGood,
)
from rockfall.games.guilds.rules import GuildsState
from tests.games.guilds.scenario import Goods, Scenario, ending, entries, find, gems, spell, spices, weapon

quick_only = pytest.mark.skipif(not rockfall.COMPILED, reason="the same matches take a minute when interpreted")


def choice(scenario: Scenario) -> Action:
    """What the bot does for whoever's turn it is; chance may break ties, but nothing else."""
    view = scenario.state.view(scenario.state.turn)
    sensible = bot("sensible", scenario.game)
    chosen = {sensible.choose(view, Rng.seeded("taste", number)) for number in range(5)}
    assert len(chosen) == 1
    return scenario.game.decode(chosen.pop())


def last_round(first: Goods, second: Goods, *out: int) -> Scenario:
    """Two players in round 12, seat 0 first, with these goods before them; these lie out."""
    scenario = Scenario(2, memo=3, first_seat=0)
    rows = scenario.state.to_rows()
    stacks = [entries(goods) for goods in (first, second)]
    rows[1][2] = 11
    rows[2] = [card - 1 for card in out]
    rows[6] = [entry for row in stacks for entry in (*row, *[0] * (12 - len(row)))]
    rows[7] = [len(row) for row in stacks]
    scenario.state.from_rows(rows)
    return scenario


FIVE = spices("anise", "mint", "pepper", "juniper", "lotus")
CLOVE = 44


def test_it_takes_what_is_worth_most_to_itself() -> None:
    """All six spices, or a beast alone."""
    scenario = last_round({}, {"spice": FIVE}, CLOVE, 6)
    scenario.do(PlayExpert(good=0, expert="cook"), PlayExpert(good=1, expert="trapper"))
    assert choice(scenario) == TakeGood(good=0)


def test_it_denies_what_is_worth_most_to_the_other() -> None:
    """A pair of beasts would be five points for seat 1, but then seat 0 gets the sixth spice for ten."""
    scenario = last_round({"spice": FIVE}, {"beast": [7]}, CLOVE, 6)
    scenario.do(PlayExpert(good=0, expert="cook"), PlayExpert(good=1, expert="trapper"))
    assert choice(scenario) == TakeGood(good=0)


def test_the_first_player_changes_what_is_of_no_use() -> None:
    """A second anise adds nothing; as a gem the good makes a run of three."""
    scenario = last_round({"spice": [1], "gem": gems(4, 6)}, {}, 5, 31)
    scenario.do(PlayExpert(good=0, expert="cook"), PlayExpert(good=1, expert="armourer"), TakeGood(good=1))
    assert choice(scenario) == ChangeKind(expert="jeweller")


def test_universal_goods_go_where_they_score_most() -> None:
    scenario = ending(
        {"spice": spices("anise", "pepper", "juniper", "lotus"), "spell": [11]}, {"gem": [1]}, {"gem": [2]}
    )
    assert choice(scenario) == MoveUniversal(card=11, kind="spice")


def test_universal_goods_stay_where_moving_them_would_cost() -> None:
    """With three spells of two for each spell, a spell is worth six."""
    scenario = ending({"spell": [*find(spell="per_spell"), 11]}, {"gem": [1]}, {"gem": [2]})
    assert choice(scenario) == KeepUniversals()


def test_two_universal_goods_are_looked_at_together() -> None:
    """Under memo III one beast is nothing, two are five points."""
    own = {"spell": [11, 16], "spice": spices("mint"), "weapon": [weapon("boomerang", 0, 2), weapon("pinga", 1, 1)]}
    scenario = ending(own, {"gem": [1]}, {"gem": [2]})
    chosen = choice(scenario)
    assert isinstance(chosen, MoveUniversal)
    assert chosen.kind == "beast"


def test_protection_turns_away_what_hurts_most() -> None:
    armed = {"weapon": [weapon("katar", 1, 1), weapon("pinga", 2, 2)], "spell": [spell("boost_katar")]}
    scenario = ending({"spell": [spell("protection")]}, armed, {"gem": [2]})
    assert choice(scenario) == Protect(weapon="katar")


def test_the_side_that_takes_more_is_chosen() -> None:
    scenario = ending({"weapon": [weapon("katar", 1, 2), weapon("boomerang", 0, 2)]}, {"gem": [1]})
    assert choice(scenario) == ChooseSide(side="right")


@quick_only
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_uniform_players(players: int) -> None:
    game = rockfall.game("guilds", players=players)
    wins = 0
    for number in range(40):
        seat = number % players
        seats = [bot("sensible" if other == seat else "uniform", game) for other in range(players)]
        state = game.new_state()
        assert isinstance(state, GuildsState)
        drive(game, state, seats, ("beats", number))
        wins += state.winners() == [seat]
    assert wins >= 32
