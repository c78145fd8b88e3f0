"""Games of several rounds say when one is over and the next has yet to be set up."""

from __future__ import annotations

import pytest

from rockfall.core.game import Event
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game


@pytest.mark.parametrize("options", [{}, {"first_seat": 0}], ids=["lot", "first seat"])
@pytest.mark.parametrize(("name", "players"), [("saboteur", 4), ("saboteur2", 4), ("goblins", 4)])
def test_it_is_between_rounds_once_after_each_but_the_last(name: str, players: int, options: dict[str, object]) -> None:
    """And then all is settled: nothing but the beginning of the next round is told afterwards."""
    state = game(name, players, **options).new_state()
    rng = Rng.seeded("rounds", name)
    told: list[str] = []

    def hear(event: Event) -> None:
        told.append(type(event).__name__)

    while state.turn != NOBODY:
        state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng), hear)
        if state.is_between_rounds():
            told.append("between")
    marks = [each for each in told if each in ("RoundBegan", "RoundEnded", "between")]
    rounds = marks.count("RoundBegan")
    assert rounds > 1
    assert marks == [*["RoundBegan", "RoundEnded", "between"] * (rounds - 1), "RoundBegan", "RoundEnded"]
    assert all(told[at + 1] == "RoundBegan" for at, each in enumerate(told) if each == "between")
