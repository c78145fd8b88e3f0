"""No field of a state is forgotten."""

from __future__ import annotations

import pytest

import rockfall
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, Fields
from rockfall.games.trollfjord.rules import TrollfjordState
from tests.games.fields import fields_of, forgotten


def some_state() -> TrollfjordState:
    state = rockfall.game("trollfjord", players=3).new_state()
    assert isinstance(state, TrollfjordState)
    rng = Rng.seeded("fields")
    for _ in range(60):
        state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng))
    return state


def test_copies_and_rows_have_every_field() -> None:
    state = some_state()
    assert {"turn", "phase", "under", "partner_got", "trolls", "covered"} <= {*fields_of(state)}
    assert len(fields_of(state)) == 1 + 29 + 11
    assert forgotten(rockfall.game("trollfjord", players=3), state) == []


@pytest.mark.skipif(rockfall.COMPILED, reason="compiled classes cannot be changed")
def test_a_forgotten_field_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    declare = TrollfjordState.declare

    def forgetful(self: TrollfjordState, fields: Fields) -> None:
        kept = self.wind
        declare(self, fields)
        self.wind = kept

    monkeypatch.setattr(TrollfjordState, "declare", forgetful)
    assert forgotten(rockfall.game("trollfjord", players=3), some_state()) == ["wind in rows"]
