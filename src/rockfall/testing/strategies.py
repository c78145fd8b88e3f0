"""Hypothesis strategies for positions of any game. They shrink towards the beginning of a match and fewer moves."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from rockfall.core.game import Game
from rockfall.core.state import NOBODY, State, View
from rockfall.testing.anatomy import viewers
from rockfall.testing.walks import Subject, Walk


class Position:
    """A state and the walk that led there; printed, it is the walk, which is enough to find it again."""

    def __init__(self, walk: Walk, state: State) -> None:
        self.walk = walk
        self.state = state

    def __repr__(self) -> str:
        return f"{self.walk} to turn {int(self.state.turn)}"


@st.composite
def walks(draw: DrawFn, subject: Subject, is_over: bool | None = None) -> Walk:
    """Ways into a match; with `is_over` only such as end with it, or only such as do not."""
    match = draw(st.integers(0, len(subject.matches) - 1))
    length = len(subject.matches[match])
    if is_over:
        return Walk(match, length)
    plies = draw(st.integers(0, length - 1 if is_over is False else length))
    return Walk(match, plies, tuple(draw(st.lists(st.integers(0, 999), max_size=0 if is_over is False else 4))))


@st.composite
def positions(draw: DrawFn, subject: Subject, is_over: bool | None = None) -> Position:
    """Moments of a match: chance's turn, a seat's turn, the end."""
    walk = draw(walks(subject, is_over))
    state = subject.state(walk)
    assert is_over is None or (state.turn == NOBODY) == is_over, "a recorded match must end where it ended"
    return Position(walk, state)


def seats_and_spectator(game: Game) -> SearchStrategy[int | None]:
    return st.sampled_from(viewers(game.players))


@st.composite
def views(draw: DrawFn, subject: Subject) -> View:
    """What somebody knows at some moment."""
    return draw(positions(subject)).state.view(draw(seats_and_spectator(subject.game)))


def codes(game: Game, count: int = 200) -> SearchStrategy[list[int]]:
    """Move codes: all of them if there are few, otherwise a sample, spread evenly from a random one on."""
    if game.move_count <= count:
        return st.just(list(range(game.move_count)))
    step = game.move_count // count
    return st.integers(0, step - 1).map(lambda first: list(range(first, game.move_count, step)))
