"""Law 2: a record of moves gives the same state again, and a copy is independent of its original."""

from __future__ import annotations

import pickle

from rockfall.core.errors import BadRecord
from rockfall.core.game import Event, Game
from rockfall.core.record import Record
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State
from rockfall.testing.anatomy import anatomy, outlook
from rockfall.testing.walks import play_one


def check_replay(game: Game, state: State) -> None:
    """The history, played from the beginning, leads to an equal state; telling events makes no difference."""
    again = game.new_state()
    told: list[Event] = []
    for ply, move in enumerate(state.history()):
        assert move in again.legal_moves(), f"ply {ply} of the history, {game.decode(move)}, is not legal in its replay"
        again.apply(move, told.append)
    expect_equal(outlook(state, game.players), outlook(again, game.players), "the replay differs from its original")
    for event in told:
        assert type(event) in game.event_types, f"{event} is of none of the kinds in event_types"


def check_copy(game: Game, state: State, rng: Rng, plies: int = 20) -> None:
    """Original and copy, played on in turns and differently, never show in each other."""
    one = state.copy()
    expect_equal(outlook(state, game.players), outlook(one, game.players), "a copy differs from its original")
    other = one.copy()
    for _ in range(plies):
        for moving, still in ((one, other), (other, one)):
            before = anatomy(still)
            if moving.turn != NOBODY:
                play_one(moving, rng)
            expect_equal(before, anatomy(still), "playing on with one copy changed another")
    replay = game.new_state()
    for move in one.history():
        replay.apply(move)
    expect_equal(outlook(one, game.players), outlook(replay, game.players), "a copy's past is not its own")
    check_travel(game, one)


def check_travel(game: Game, state: State) -> None:
    """A state that went to another process as rows of numbers is the same there."""
    there = game.new_state()
    there.from_rows(pickle.loads(pickle.dumps(state.to_rows())))
    expect_equal(outlook(state, game.players), outlook(there, game.players), "a state that travelled differs")
    assert there.to_rows() == state.to_rows(), "a state that travelled has other rows"


def check_record(game: Game, state: State) -> None:
    """The match as far as it went, written to a file's content and read again, replays to an equal state."""
    record = Record.of(game, state, [f"seat {seat}" for seat in range(game.players)])
    back = Record.loads(record.dumps(), unfinished=True)
    found = back.game(lambda _: type(game))
    assert found == game, f"the record of {game!r} is one of {found!r}"
    try:
        again = back.replay()
    except BadRecord as error:
        raise AssertionError(f"the record of {game!r} does not replay: {error}") from None
    expect_equal(outlook(state, game.players), outlook(again, game.players), "the record replays differently")
    assert back.dumps() == record.dumps(), "a record that was read is written otherwise"


def check_game_pickles(game: Game) -> None:
    """A game can be sent to another process."""
    again = pickle.loads(pickle.dumps(game))
    assert again == game, f"{game} came back from pickle as {again}"
    assert type(again) is type(game), f"{game} came back from pickle as a {type(again).__name__}"


def expect_equal(first: object, second: object, what: str) -> None:
    """AssertionError that names the first place where two nested tuples part."""
    if first != second:
        raise AssertionError(f"{what}: {first_difference(first, second)}")


def first_difference(first: object, second: object, path: str = "") -> str:
    if isinstance(first, tuple) and isinstance(second, tuple) and len(first) == len(second):
        for at, (left, right) in enumerate(zip(first, second, strict=True)):
            if left != right:
                name = left[0] if isinstance(left, tuple) and left and isinstance(left[0], str) else at
                return first_difference(left, right, f"{path}/{name}")
    return f"at {path or '/'}: {first!r} and {second!r}"
