"""Many tables stepped together: each is a match like any other."""

from __future__ import annotations

import numpy as np
import pytest

from rockfall import COMPILED
from rockfall.core.errors import BadOptions, IllegalMove, MalformedAction, NotHere
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.rl.vector import VectorEnv
from tests.rl.positions import GAMES, row
from tests.teaching.embers import Embers

STEPS = 1200 if COMPILED else 150
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


@by_name
def test_every_table_is_a_match_of_its_own(game: Game) -> None:
    """Table 1 of three, played beside by hand: the same turns, masks, observations and rewards."""
    env = VectorEnv(game, tables=3)
    encoder, choices = game.encoder(), Rng.seeded(1)
    step = env.reset(seed=5)
    state, chance = game.new_state(), Rng.seeded(5, "table 1")
    resolve_chance(state, chance)
    for _ in range(STEPS):
        assert step.turns[1] == state.turn
        assert np.flatnonzero(step.masks[1]).tolist() == list(state.legal_moves())
        assert step.observations[1].tolist() == row(encoder, state, int(state.turn))
        moves = env.random_moves(choices)
        state.apply(moves[1])
        is_over = resolve_chance(state, chance) == NOBODY
        step = env.step(np.array(moves))
        assert step.dones[1] == is_over
        if is_over:
            winners = state.winners()
            assert step.rewards[1].tolist() == [1 / len(winners) * (seat in winners) for seat in range(game.players)]
            state = game.new_state()
            resolve_chance(state, chance)
        else:
            assert not step.rewards[1].any()


def test_random_moves_are_legal_and_differ() -> None:
    env = VectorEnv("guilds", tables=50, players=4)
    env.reset()
    moves = env.random_moves(Rng.seeded(3))
    row, starts = env.legal_moves()
    assert all(moves[table] in row[starts[table] : starts[table + 1]] for table in range(50))
    assert len(set(moves)) > 5


def test_scores_can_be_paid_instead_of_wins() -> None:
    won, scored = VectorEnv("guilds", tables=4), VectorEnv("guilds", tables=4, reward="scores")
    choices = Rng.seeded(2)
    won.reset(seed=1)
    scored.reset(seed=1)
    while True:
        moves = won.random_moves(choices)
        first, second = won.step(moves), scored.step(moves)
        if first.dones.any():
            break
    over = int(np.flatnonzero(first.dones)[0])
    assert first.rewards[over].sum() == 1
    assert second.rewards[over].max() > 1
    assert second.rewards[over][first.rewards[over] > 0].min() == second.rewards[over].max()


def test_the_seed_decides_and_the_number_of_tables_does_not() -> None:
    few, many = VectorEnv("saboteur", tables=2), VectorEnv("saboteur", tables=5)
    assert np.array_equal(few.reset(seed=3).observations, many.reset(seed=3).observations[:2])
    first = few.step(few.random_moves(Rng.seeded(1))).observations.copy()
    few.reset(seed=3)
    assert np.array_equal(few.step(few.random_moves(Rng.seeded(1))).observations, first)
    other = few.reset(seed=4).observations
    assert not np.array_equal(other, many.reset(seed=3).observations[:2])


def test_a_copy_goes_its_own_way() -> None:
    env = VectorEnv("saboteur", tables=3)
    choices = Rng.seeded(1)
    step = env.reset()
    for _ in range(40):
        step = env.step(env.random_moves(choices))
    twin = env.copy()
    before = step.observations.copy()
    moves = env.random_moves(Rng.seeded(2))
    after = twin.step(moves)
    assert np.array_equal(step.observations, before)
    assert not np.array_equal(after.observations, before)
    step = env.step(moves)
    assert np.array_equal(step.observations, after.observations)
    assert np.array_equal(step.masks, after.masks)
    assert np.array_equal(step.turns, after.turns)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("saboteur", tables=2, players=3)
    with pytest.raises(NotHere, match=r"expected reset\(\) before the first step"):
        env.step([0, 0])
    step = env.reset()
    before = step.observations.copy()
    good = env.random_moves(Rng.seeded(1))
    bad = int(np.flatnonzero(~step.masks[1])[0])
    with pytest.raises(IllegalMove, match="expected a move that is allowed here") as refused:
        env.step([good[0], bad])
    assert refused.value.__notes__[0].startswith("table 1, seat ")
    with pytest.raises(MalformedAction, match=r"expected a move code in 0\.\.9865, got -1"):
        env.step([good[0], -1])
    with pytest.raises(MalformedAction, match=r"expected 2 moves, one for each table; got int64 \(3,\)"):
        env.step([0, 0, 0])
    with pytest.raises(MalformedAction, match=r"expected 2 moves, one for each table; got float64 \(2,\)"):
        env.step(np.array([0.0, 1.0]))
    with pytest.raises(MalformedAction, match=r"expected 2 moves, one for each table; got \[0\.5, 'dig'\]"):
        env.step([0.5, "dig"])  # type: ignore[list-item]
    assert np.array_equal(step.observations, before)


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(BadOptions, match="expected at least one table, got 0"):
        VectorEnv("guilds", tables=0)
    with pytest.raises(BadOptions, match="expected the reward to be one of wins, scores; got 'gold'"):
        VectorEnv("guilds", reward="gold")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="expected players and options together with a game's name"):
        VectorEnv(Embers.make(2), players=3)


def test_arrays_cannot_be_written_to_and_observing_can_be_left_out() -> None:
    env = VectorEnv("guilds", tables=2, observe=False)
    step = env.reset()
    assert step.observations.shape == (2, 0)
    with pytest.raises(ValueError, match="read-only"):
        step.masks[0, 0] = True
