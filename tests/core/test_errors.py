"""Errors say what was expected and what came, and survive the way from another process."""

from __future__ import annotations

import inspect
import pickle

import pytest

from rockfall.core import errors
from rockfall.core.errors import (
    BadLesson,
    BadOptions,
    BadRecord,
    IllegalMove,
    MalformedAction,
    MissingWords,
    NotHere,
    RockfallError,
    StaleBuild,
    UnknownBot,
    UnknownGame,
    VersionMismatch,
)

EXAMPLES = {
    RockfallError("x"): "x",
    UnknownGame("chess", ["go", "hex"]): "expected one of the games go, hex; got 'chess'",
    UnknownBot("deep", ["uniform"], "go"): "expected one of the bots for go: uniform; got 'deep'",
    BadOptions("expected 2 players, got 1"): "expected 2 players, got 1",
    MalformedAction("expected an action"): "expected an action",
    IllegalMove("no-card", "S15", {"card": 3, "seat": "Ann"}): (
        "expected a move that is allowed here; refused by rule S15: no-card, card 3, seat Ann"
    ),
    NotHere("expected a player's turn"): "expected a player's turn",
    BadRecord(3, "expected a header"): "line 3: expected a header",
    VersionMismatch("expected version 1"): "expected version 1",
    BadLesson("saboteur.jsonl", 4, "expected a step"): "saboteur.jsonl, line 4: expected a step",
    MissingWords("expected a message"): "expected a message",
    StaleBuild("old"): "old",
}


def test_every_error_has_an_example_here() -> None:
    classes = {each for _, each in inspect.getmembers(errors, inspect.isclass) if issubclass(each, Exception)}
    assert classes == {type(error) for error in EXAMPLES}
    assert all(issubclass(each, RockfallError) for each in classes)


@pytest.mark.parametrize(("error", "message"), EXAMPLES.items(), ids=lambda each: type(each).__name__)
def test_messages(error: RockfallError, message: str) -> None:
    assert str(error) == message


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda each: type(each).__name__)
def test_errors_survive_pickling(error: RockfallError) -> None:
    error.add_note("seen in a worker")
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert str(back) == str(error)
    assert vars(back) == vars(error)


def test_causes_are_kept_as_fields() -> None:
    illegal = IllegalMove("no-card", "S15", {"card": 3})
    assert (illegal.code, illegal.rule, illegal.args_of_reason) == ("no-card", "S15", {"card": 3})
    bad = BadRecord(3, "expected a header")
    assert (bad.line, bad.reason) == (3, "expected a header")
    unknown = UnknownGame("chess", iter(["go", "hex"]))
    assert (unknown.name, unknown.known) == ("chess", ("go", "hex"))


def test_a_stale_build_is_an_import_error() -> None:
    assert issubclass(StaleBuild, ImportError)
