"""The inside of benchmarks whose loop is compiled. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from rockfall.bots.policy import Policy
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View


def copies(state: State, count: i64) -> None:
    """Copy a state this often."""
    for _ in range(count):
        state.copy()


def plain_iterations(policy: Policy, view: View, rng: Rng, count: i64) -> float:
    """A number of playouts of random moves, each in a world of its own."""
    total = 0.0
    for _ in range(count):
        world: State = policy.game.determinize(view, rng)
        state = world.copy()
        stage = policy.stage(state)
        while state.turn != NOBODY and policy.stage(state) == stage:
            state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng))
        total += policy.chance(state, view.turn)
    return total
