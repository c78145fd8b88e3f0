"""Attentive merchants and lords: positions where the right move is plain, and estimates that must fit the rules."""

from __future__ import annotations

import math

import pytest

import rockfall
from rockfall import COMPILED
from rockfall.bots import bot, policy_of
from rockfall.bots.guilds.prospects import Prospects, chances
from rockfall.bots.trollfjord.attentive import Thoughts
from rockfall.bots.trollfjord.foresight import CERTAIN, COMFORT
from rockfall.core.game import Action, Game
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games.guilds.codec import ChangeKind, PlayExpert, Protect, TakeGood
from rockfall.games.guilds.edition import ROUNDS
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.trollfjord.codec import Blow, CollectTreasure, Decline, Join, NameFortress, StopHammering
from rockfall.games.trollfjord.rules import TrollfjordState
from tests.bots.test_guilds import CLOVE, FIVE, last_round
from tests.games.guilds.scenario import Scenario as GuildsScenario
from tests.games.guilds.scenario import ending, gems, spell, weapon
from tests.games.trollfjord.scenario import Scenario

MATCHES = 6 if COMPILED else 1
quick_only = pytest.mark.skipif(not COMPILED, reason="the same matches take minutes when interpreted")

STOP = StopHammering()


def choice(game: Game, state: State) -> Action:
    """What the attentive bot does for whoever's turn it is, the same every time."""
    view = state.view(state.turn)
    mind = bot("attentive", game)
    chosen = {mind.choose(view, Rng.seeded("taste")) for _ in range(2)}
    assert len(chosen) == 1
    move = chosen.pop()
    assert move in view.legal_moves
    return game.decode(move)


def merchant(scenario: GuildsScenario) -> Action:
    return choice(scenario.game, scenario.state)


def lord(scenario: Scenario) -> Action:
    return choice(scenario.game, scenario.state)


def played(name: str, players: int, seed: int, by: str) -> list[State]:
    """Every position of a match in which a player decides, and the last one."""
    game = rockfall.game(name, players=players)
    mover = bot(by, game)
    rng = Rng.seeded("attentive", seed)
    state = game.new_state()
    seen = []
    while state.turn != NOBODY:
        if state.turn == CHANCE:
            state.apply(state.draw(rng))
        else:
            seen.append(state.copy())
            state.apply(mover.choose(state.view(int(state.turn)), rng))
    return [*seen, state]


# -- Guilds of Laar ------------------------------------------------------------------------------------------------


def test_it_denies_the_last_good_of_a_set() -> None:
    """The sixth spice would be ten points for seat 0; a pair of beasts is five for seat 1."""
    scenario = last_round({"spice": FIVE}, {"beast": [7]}, CLOVE, 6)
    scenario.do(PlayExpert(good=0, expert="cook"), PlayExpert(good=1, expert="trapper"))
    assert merchant(scenario) == TakeGood(good=0)


def test_it_takes_the_last_good_of_its_own_set() -> None:
    scenario = last_round({}, {"spice": FIVE}, CLOVE, 6)
    scenario.do(PlayExpert(good=0, expert="cook"), PlayExpert(good=1, expert="trapper"))
    assert merchant(scenario) == TakeGood(good=0)


def test_it_changes_what_is_of_no_use() -> None:
    scenario = last_round({"spice": [1], "gem": gems(4, 6)}, {}, 5, 31)
    scenario.do(PlayExpert(good=0, expert="cook"), PlayExpert(good=1, expert="armourer"), TakeGood(good=1))
    assert merchant(scenario) == ChangeKind(expert="jeweller")


def test_it_does_not_make_the_good_that_the_other_would_take() -> None:
    """Seat 1 takes first: with the cook on the clove it would have the sixth spice."""
    scenario = last_round({}, {"spice": FIVE}, CLOVE, 6)
    chosen = merchant(scenario)
    assert isinstance(chosen, PlayExpert)
    assert (chosen.good, chosen.expert) != (0, "cook")


def test_it_turns_away_the_weapon_that_costs_the_match() -> None:
    """With the boost the katar takes three from each side."""
    armed = {"weapon": [weapon("katar", 1, 1), weapon("pinga", 2, 2)], "spell": [spell("boost_katar")]}
    scenario = ending({"spell": [spell("protection")]}, armed, {"gem": [2]})
    assert merchant(scenario) == Protect(weapon="katar")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_stacks_will_come_to_is_what_they_are_worth_at_the_end(players: int) -> None:
    for seed in range(MATCHES):
        end = played("guilds", players, seed, "sensible")[-1]
        assert isinstance(end, GuildsState)
        totals = Prospects(end, 0).totals
        # Types and sides are chosen as they were; a universal good that was kept may still be moved to advantage.
        assert all(totals[seat] >= 1000 * score - 6000 for seat, score in enumerate(end.scores()))
        assert sum(int(totals[seat]) for seat in range(players)) >= 1000 * sum(end.scores())


def test_chances_add_up() -> None:
    for state in played("guilds", 3, 0, "sensible")[:-1:7]:
        assert isinstance(state, GuildsState)
        left = ROUNDS - state.round
        assert math.isclose(sum(chances(Prospects(state, left).totals, 3, left)), 1.0)


# -- Trollfjord ----------------------------------------------------------------------------------------------------

F = {"forest_1": 4, "swamp_1": 4}


def last_turn(own: list[int], theirs: int) -> Scenario:
    """Seat 1 has finished with this many points; this is seat 0's last turn, and nobody has gifts."""
    values = {"forest_1": 12, "swamp_1": 25, "fjord_2": 28}
    belts = {0: own, 1: [theirs - 60, 20, 20, 20]}
    scenario = Scenario(2, [F], values, belts=belts, gifts={0: [], 1: []})
    scenario.state.finished, scenario.state.is_last_round = 2, 1  # seats as bits
    return scenario.hammer("F").blow("yyrrbbww", "yrbww")


def test_it_stops_when_that_wins() -> None:
    assert lord(last_turn([25, 25, 20], 80)) == STOP


def test_it_strikes_on_when_it_would_lose_for_sure() -> None:
    assert isinstance(lord(last_turn([25, 20, 20], 80)), Blow)


def test_it_takes_the_treasure_that_wins() -> None:
    scenario = last_turn([25, 20, 20], 80).blow("yrbwwyrbwwyr").do(STOP)
    assert lord(scenario) == CollectTreasure(region="swamp_1")


def test_it_does_not_help_who_would_win_by_it() -> None:
    """Seat 0 lacks its last treasure and is ahead; alone it can hardly get there."""
    trolls = [{"forest_1": 1, "swamp_1": 1}, {"forest_1": 1, "fjord_2": 6}]
    values = {"forest_1": 28, "swamp_1": 20, "fjord_2": 10}
    scenario = Scenario(2, trolls, values, belts={0: [28, 27, 27], 1: [12]}).move().do(NameFortress(site="F"))
    assert lord(scenario) == Decline()


def test_it_joins_where_much_is_to_be_had_and_little_is_given() -> None:
    """The owner would get its ten alone as well."""
    trolls = [{"forest_1": 4, "swamp_1": 4}, {"fjord_2": 1, "forest_1": 1}]
    values = {"forest_1": 10, "swamp_1": 11, "fjord_2": 20}
    scenario = Scenario(2, trolls, values).move().do(NameFortress(site="F"))
    assert lord(scenario) == Join()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybodys_chances_add_up(players: int) -> None:
    for state in played("trollfjord", players, 0, "sensible")[:-1:5]:
        assert isinstance(state, TrollfjordState)
        together = sum(int(Thoughts(state, seat).chance()) for seat in range(players))
        assert abs(together - CERTAIN) < 10 + players * COMFORT


def test_thoughts_are_put_back() -> None:
    """Weighing an end of hammering leaves no trace in what is thought of the position."""
    for state in played("trollfjord", 3, 1, "sensible")[:-1:4]:
        assert isinstance(state, TrollfjordState)
        thoughts = Thoughts(state, state.owner)
        before = thoughts.chance(), list(thoughts.rows), list(thoughts.trolls)
        for site in range(6):
            thoughts.hammering_at(site, 4, -1)
        thoughts.best_space()
        assert (thoughts.chance(), list(thoughts.rows), list(thoughts.trolls)) == before


# -- both ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["guilds", "trollfjord"])
def test_a_search_is_cut_off_where_its_policy_says(name: str) -> None:
    game = rockfall.game(name, players=3)
    policy = policy_of(game)
    positions = played(name, 3, 2, "sensible")
    root = positions[len(positions) // 4]
    policy.attend(root.view(int(root.turn)), Rng.seeded("attend"))
    assert policy.stage(root) == 0
    ahead = [policy.stage(state) for state in positions[len(positions) // 4 :]]
    assert 1 in ahead
    at = positions[len(positions) // 4 + ahead.index(1)]
    together = sum(policy.chance(at, seat) for seat in range(3))
    assert math.isclose(together, 1.0, abs_tol=1e-6)


@quick_only
@pytest.mark.parametrize(("name", "players", "deals"), [("guilds", 2, 30), ("trollfjord", 3, 40)])
def test_it_beats_sensible_players(name: str, players: int, deals: int) -> None:
    """Far fewer matches than the tables in docs/bots: this only makes sure that nothing has gone badly wrong."""
    game = rockfall.game(name, players=players)
    wins = 0
    for number in range(deals):
        seat = number % players
        seats = [bot("attentive" if other == seat else "sensible", game) for other in range(players)]
        state = game.new_state()
        drive(game, state, seats, ("beats", number))
        scores = state.scores()
        wins += scores[seat] == max(scores)
    assert wins * players > deals
