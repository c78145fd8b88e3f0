"""Law 4 for the moment between two rounds: everybody knows it, whatever is hidden from them."""

from __future__ import annotations

from collections.abc import Sequence

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from rockfall.testing.anatomy import viewers


def check_between_rounds(game: Game, moves: Sequence[int], rng: Rng) -> None:
    """It is chance's turn then, not the first thing of a match, over after one move, and the same in every world."""
    state = game.new_state()
    was_between = False
    assert not state.is_between_rounds(), "a match does not begin between two rounds"
    for ply, move in enumerate(moves):
        state.apply(move)
        is_between = state.is_between_rounds()
        if is_between:
            assert state.turn == CHANCE, f"after ply {ply} it is between rounds, but the turn of {state.turn}"
            assert not was_between, f"after ply {ply} it is between the same two rounds as before"
        if is_between or was_between:
            for viewer in viewers(game.players):
                world = game.determinize(state.view(viewer), rng)
                assert world.is_between_rounds() == is_between, (
                    f"after ply {ply} viewer {viewer} cannot tell a round's end"
                )
        was_between = is_between
    assert not was_between, "a match does not end between two rounds"
