"""OpenSpiel's own test, its algorithms on our games, and that chance and knowledge are what they should be."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, mcts
from open_spiel.python.observation import make_observation

from rockfall import COMPILED
from rockfall.core.encoding import recalled
from rockfall.core.errors import BadOptions
from rockfall.core.rng import Rng
from rockfall.core.state import resolve_chance
from rockfall.games import games
from rockfall.rl.openspiel import SpielState, load, register
from tests.rl.positions import row
from tests.teaching.embers import Embers

# The shortest matches that the games have.
SHORT: dict[str, dict[str, Any]] = {
    "saboteur": {"rounds": 1},
    "saboteur2": {"rounds": 1},
    "goblins": {"target": 5},
}
by_name = pytest.mark.parametrize("name", games())


def started(name: str, **options: Any) -> SpielState:
    """A match in which it is a player's turn."""
    state = load(name, **SHORT.get(name, {}), **options).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@by_name
def test_it_passes_the_random_simulation_test(name: str) -> None:
    if not COMPILED and name not in ("guilds", "saboteur"):
        pytest.skip("the same rules, and minutes of them")
    game = load(name, **SHORT.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=name in ("guilds", "saboteur"), verbose=False)
    assert game.num_distinct_actions() == game.game.move_count


def test_any_game_can_be_registered() -> None:
    assert register(Embers) == register(Embers) == "rockfall_embers"
    game = pyspiel.load_game("rockfall_embers", {"players": 3, "hand": 3})
    assert (game.num_players(), game.game.options.hand) == (3, 3)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def test_names_and_options_are_openspiels() -> None:
    game = pyspiel.load_game("rockfall_guilds(players=3,memo=2)")
    assert (game.num_players(), game.game.options.memo, game.game.options.first_seat) == (3, 2, None)
    assert game.game == load("guilds", players=3, memo=2).game
    made = repr(load("guilds", first_seat=1, memo=None).game)
    assert made.endswith("memo=None, open_gems=False, hidden_experts=False, first_seat=1)")
    assert pyspiel.load_game(str(load("trollfjord", fortresses="random"))).game.options.fortresses == "random"
    with pytest.raises(BadOptions, match=r"guilds: expected options among players, reward, memo, .*; got 'rounds'"):
        load("guilds", rounds=2)


@by_name
def test_chance_is_true(name: str) -> None:
    """Probabilities are those of the state's weights, and the outcomes its legal moves."""
    state = load(name, **SHORT.get(name, {})).new_initial_state()
    rng = Rng.seeded(1, name)
    seen = 0
    while seen < 50 and not state.is_terminal():
        truth = state.truth.state
        if state.is_chance_node():
            weights = [int(weight) for weight in truth.chance_weights()]
            shares = [weight / sum(weights) for weight in weights]
            expected = list(zip(truth.legal_moves(), shares, strict=True))
            assert state.chance_outcomes() == expected
            assert sum(shares) == pytest.approx(1)
            seen += 1
            state.apply_action(truth.draw(rng))
        else:
            assert state.legal_actions() == list(truth.legal_moves())
            assert state.legal_actions(1 - min(state.current_player(), 1)) == []
            state.apply_action(truth.random_move(rng))
    assert seen > 3


@by_name
def test_players_are_told_what_they_know(name: str) -> None:
    state = started(name)
    game = state.truth.game
    truth = state.truth.state
    for player in range(game.players):
        numbers = row(game.encoder(), truth, player)
        assert state.observation_tensor(player) == numbers
        assert state.information_state_string(player) == recalled(truth.view(player))
    strings = {state.information_state_string(player) for player in range(game.players)}
    assert len(strings) == game.players
    seen = make_observation(state.get_game())
    seen.set_from(state, 0)
    assert list(seen.dict)[:2] == ["viewer", "turn"]
    assert seen.dict["viewer"].tolist() == [1.0] + [0.0] * (game.players - 1)
    assert seen.string_from(state, 0).startswith("viewer 1 0")


def test_recall_is_perfect() -> None:
    """A player's information states begin with what they were before, whoever moves."""
    state = load("saboteur", rounds=1).new_initial_state()
    rng = Rng.seeded(2)
    before = [""] * 3
    while not state.is_terminal():
        for player in range(3):
            now = state.information_state_string(player)
            assert now.startswith(before[player])
            before[player] = now
        truth = state.truth.state
        state.apply_action(truth.draw(rng) if state.is_chance_node() else truth.random_move(rng))
    assert state.returns() == [1 / 3] * 3 or sum(state.returns()) == pytest.approx(1)


def test_other_observations_are_refused() -> None:
    game = load("guilds")
    with pytest.raises(BadOptions, match="expected no parameters for an observation"):
        game.make_py_observer(None, {"colour": 1})
    with pytest.raises(BadOptions, match="expected an observation of all that one player knows"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_clones_and_pickles_stand_where_the_state_stood() -> None:
    state = started("saboteur")
    twin, unpickled = state.clone(), pickle.loads(pickle.dumps(state))
    history = list(state.history())
    state.apply_action(state.legal_actions()[0])
    for other in (twin, unpickled):
        assert other.history() == history == other.truth.state.history()
        assert other.current_player() != state.current_player()
        other.apply_action(other.legal_actions()[0])
        assert str(other) == str(state)


def test_scores_can_be_paid() -> None:
    game = load("guilds", reward="scores")
    state, rng = game.new_initial_state(), Rng.seeded(3)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        truth = state.truth.state
        state.apply_action(truth.draw(rng) if state.is_chance_node() else truth.random_move(rng))
    assert state.returns() == [float(score) for score in state.truth.state.scores()]
    assert max(state.returns()) > 1


def test_moves_have_names() -> None:
    state = started("guilds")
    assert state.action_to_string(0, 0) == "PlayExpert(good=0, expert='arcanist')"


@by_name
def test_its_tree_search_plays_our_games(name: str) -> None:
    if not COMPILED and name != "guilds":
        pytest.skip("the same rules, and minutes of them")
    state = started(name)
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 10, rollouts, random_state=random)
    root = bot.mcts_search(state)
    assert root.explore_count == 10
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_is_minimised_on_the_teaching_game() -> None:
    """Embers for two is tiny: four cards dealt, at most four decisions. Regret minimisation finds how to play it."""
    game = pyspiel.load_game(register(Embers))
    solver = cfr.CFRSolver(game)
    at_first = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.6 * at_first


def test_python_can_end_after_it() -> None:
    """OpenSpiel lets go of what was registered only after Python has ended."""
    code = "import rockfall.rl.openspiel as o; o.load('guilds').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], timeout=600).returncode == 0


def test_chance_resolves_the_same_everywhere() -> None:
    """A match played through OpenSpiel is the record of a match of ours."""
    state = started("guilds")
    again = state.truth.game.new_state()
    for action in state.history():
        again.apply(action)
    assert again.history() == state.truth.state.history()
    assert resolve_chance(again, Rng.seeded(1)) == state.current_player()
