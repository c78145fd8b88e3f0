"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from rockfall import COMPILED
from rockfall.core.errors import BadOptions, IllegalMove, MalformedAction, NotHere
from rockfall.core.game import Game
from rockfall.core.state import seen_code
from rockfall.rl.pettingzoo import RockfallEnv, env
from tests.rl.positions import GAMES, row
from tests.teaching.embers import Embers

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports a deprecated module of its own
    from pettingzoo.test import api_test, seed_test

CYCLES = 400 if COMPILED else 20
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))

# PettingZoo keeps a list of its own environments that may have dictionaries as observations; ours are not on it.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@by_name
def test_it_passes_the_api_test(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(RockfallEnv(game), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@by_name
def test_it_passes_the_seed_test(game: Game) -> None:
    seed_test(lambda: RockfallEnv(game), num_cycles=CYCLES // 4)


def play(env: RockfallEnv, seed: int) -> dict[str, float]:
    """A whole random match by the masks; what each agent was paid."""
    env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_terminated, is_truncated, info = env.last()
        paid[agent] += reward
        assert not is_truncated
        assert info == {}
        if is_terminated:
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        moves = np.flatnonzero(observation["action_mask"])
        assert moves.tolist() == env.legal_moves()
        env.step(choices.choice(moves))
    return paid


@by_name
def test_whole_matches_are_played_and_a_win_is_paid(game: Game) -> None:
    env = RockfallEnv(game)
    paid = list(play(env, 1).values())
    winners = env._page.table.states[0].winners()
    assert paid == [1 / len(winners) * (seat in winners) for seat in range(game.players)]


def test_scores_can_be_paid() -> None:
    env = RockfallEnv("guilds", players=2, reward="scores")
    paid = list(play(env, 1).values())
    assert paid == env._page.table.states[0].scores()
    assert max(paid) > 1


@by_name
def test_everybody_can_look_at_any_time(game: Game) -> None:
    env = RockfallEnv(game)
    env.reset(seed=2)
    encoder = game.encoder()
    for _ in range(2):
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert seen["observation"].tolist() == row(encoder, env._page.table.states[0], seat)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        env.step(env.legal_moves()[0])


def test_a_copy_goes_its_own_way() -> None:
    env = RockfallEnv("saboteur", players=3)
    assert env.copy().agents == []  # before the first match
    env.reset(seed=4)
    for _ in range(25):
        env.step(env.legal_moves()[-1])
    twin = env.copy()
    before = env.last()[0]["observation"]
    history = env._page.table.states[0].history()
    for _ in range(25):
        twin.step(twin.legal_moves()[-1])
    assert env._page.table.states[0].history() == history
    assert np.array_equal(env.last()[0]["observation"], before)
    for _ in range(25):
        env.step(env.legal_moves()[-1])
    assert env._page.table.states[0].history() == twin._page.table.states[0].history()  # chance went along


def test_what_is_kept_stays_as_it_was() -> None:
    env = RockfallEnv("saboteur", players=3)
    env.reset(seed=4)
    kept: list[tuple[Any, Any]] = []

    def keep(seen: Any) -> None:
        kept.append((seen, seen.copy()))

    for number in range(40):
        seen = env.last()[0]
        assert not seen["observation"].flags.writeable
        assert not seen["action_mask"].flags.writeable
        if number % 5 == 0:
            keep(seen["observation"])
            keep(seen["action_mask"].view(bool)[3:])  # a view, and a part of it
        if number % 7 == 0:
            keep(env.observe(env.agent_selection)["action_mask"])
        del seen
        env.step(env.legal_moves()[number % 3 - 1])
    keep(env.last()[0]["observation"])
    env.reset(seed=5)
    keep(env.last()[0]["action_mask"])
    env.reset(seed=6)
    assert all(np.array_equal(seen, before) for seen, before in kept)


def test_what_nobody_keeps_makes_room_for_what_comes() -> None:
    env = RockfallEnv("saboteur", players=3)
    env.reset(seed=4)
    pages = set()
    for _ in range(30):
        observation = env.last()[0]
        pages.add(observation["action_mask"].ctypes.data)
        env.step(env.legal_moves()[0])
    assert len(pages) == 2


def test_matches_after_each_other_are_paid_each_for_itself() -> None:
    env = RockfallEnv("guilds", players=4)
    for seed in range(6):
        assert sum(play(env, seed).values()) == 1


def test_each_reset_without_a_seed_is_another_match() -> None:
    env = RockfallEnv("saboteur", players=3)

    def deals() -> list[int]:
        return [seen_code(each) for each in env._page.table.states[0].view(0).observations]

    env.reset(seed=9)
    first = deals()
    env.reset()
    assert deals() != first
    env.reset(seed=9)
    assert deals() == first


def test_what_is_not_legal_is_refused() -> None:
    env = RockfallEnv("saboteur", players=3)
    with pytest.raises(NotHere, match=r"expected reset\(\) before a step"):
        env.step(0)
    with pytest.raises(NotHere, match=r"expected reset\(\) before the first observation"):
        env.observe("seat_0")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="expected a move that is allowed here"):
        env.step(0)
    with pytest.raises(MalformedAction, match=r"expected a move code in 0\.\.9865, got 9866"):
        env.step(9866)
    with pytest.raises(MalformedAction, match="saboteur: expected a move code, got None"):
        env.step(None)
    with pytest.raises(BadOptions, match="expected the reward to be one of wins, scores; got 'gold'"):
        RockfallEnv("saboteur", reward="gold")  # type: ignore[arg-type]


def test_it_is_made_as_others_are() -> None:
    made: Any = env("guilds", players=3, memo=2)
    assert str(made) == "rockfall_guilds_v0"
    assert made.game.options.memo == 2
    assert env(Embers.make(2)).possible_agents == ["seat_0", "seat_1"]
    made.reset()
    assert made.render() is None
    made.close()
