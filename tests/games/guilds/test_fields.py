"""No field of a state is forgotten."""

from __future__ import annotations

import rockfall
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from tests.games.fields import fields_of, forgotten


def test_copies_and_rows_have_every_field() -> None:
    game = rockfall.game("guilds", players=3)
    state = game.new_state()
    rng = Rng.seeded("fields")
    for _ in range(40):
        state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng))
    assert {"turn", "unseen", "hands", "points"} <= {*fields_of(state)}
    assert len(fields_of(state)) == 1 + 6 + 9
    assert forgotten(game, state) == []
