"""Law 5: every match ends, with a score for each seat, and nothing gets lost from the box."""

from __future__ import annotations

from collections.abc import Sequence

from rockfall.core.game import Game
from rockfall.core.state import NOBODY, State
from rockfall.testing.anatomy import viewers
from rockfall.testing.replays import expect_equal


def check_match(game: Game, moves: Sequence[int]) -> None:
    """A whole match, move by move: scores are numbers for all seats, totals stay, and the end is an end."""
    state = game.new_state()
    box = game.totals(state)
    assert box, f"{type(game).__name__}.totals must count what is in the box; it gave nothing"
    check_scores(game, state)
    for ply, move in enumerate(moves):
        assert state.turn != NOBODY, f"the match is over after {ply} of its {len(moves)} plies"
        state.apply(move)
        expect_equal(box, game.totals(state), f"ply {ply}, {game.decode(move)}, changed what is in the box")
        check_scores(game, state)
    assert state.turn == NOBODY, f"after all its {len(moves)} plies the match is not over"
    final = state.scores()
    for viewer in viewers(game.players):
        assert not len(state.view(viewer).legal_moves), f"{viewer} has legal moves when the match is over"
    assert state.scores() == final == state.copy().scores(), "final scores changed by being looked at"


def check_scores(game: Game, state: State) -> None:
    scores = state.scores()
    assert len(scores) == game.players, f"expected {game.players} scores, got {scores}"
    assert all(type(score) is int for score in scores), f"expected whole numbers as scores, got {scores}"
