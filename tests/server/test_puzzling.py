"""Puzzles over HTTP: what a solver sees, what an answer is told, and that nothing is given away before."""

from __future__ import annotations

import json
import logging
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockfall import puzzles
from rockfall.core.rng import Rng
from rockfall.games import GAMES
from rockfall.puzzles import Shelf, shelf
from rockfall.puzzles.puzzle import Puzzle
from rockfall.server import puzzling
from rockfall.server.puzzling import PuzzleAnswerIn, judge, puzzle_shown
from rockfall.testing.alibis import other_truth
from tests.puzzles import FOLDER, made, written
from tests.server.conftest import Running

MADE = made()
SHIPPED = [puzzle for name in GAMES for puzzle in shelf(name).puzzles]
ANY = [*MADE.values(), *{(each.game, each.kind): each for each in SHIPPED}.values()]


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.kind}-{puzzle.name}"


@pytest.fixture(autouse=True)
def shelves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The puzzles that were made for tests, and those that come with Rockfall."""

    def there(name: str) -> Shelf:
        return Shelf((*(each for each in MADE.values() if each.game == name), *shelf(name).puzzles), ())

    monkeypatch.setattr(puzzling, "shelf", there)
    forget()
    yield
    forget()


def forget() -> None:
    for cached in (puzzling.puzzles_of, puzzling.position_of, puzzling.puzzle_shown):
        cached.cache_clear()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = written(tmp_path_factory.mktemp("puzzles"))
    running = Running(tmp_path_factory.mktemp("server"), (), environment={FOLDER: str(folder)})
    yield running
    running.kill()


def ask(server: Running, path: str, body: object = None) -> tuple[int, Any]:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(server.url + path, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(asked) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def shown(puzzle: Puzzle) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(puzzle_shown(puzzle.game, puzzle.name))
    return found


def moved(puzzle: Puzzle, move: int) -> dict[str, Any]:
    made = puzzle.made_game()
    return made.action_to_json(made.decode(move))


def right_answer(puzzle: Puzzle) -> PuzzleAnswerIn:
    if puzzle.kind == "who":
        return PuzzleAnswerIn(seats=puzzle.answers)
    return PuzzleAnswerIn(action=moved(puzzle, puzzle.answers[0]))


# -- over HTTP ---------------------------------------------------------------------------------------------------


def test_puzzles_over_http(server: Running) -> None:
    for kind, puzzle in MADE.items():
        listed = {"name": puzzle.name, "kind": kind, "level": puzzle.level, "players": puzzle.players}
        assert ask(server, f"/api/puzzles/{puzzle.game}") == (200, {"puzzles": [listed]})
        at = f"/api/puzzles/{puzzle.game}/{puzzle.name}"
        assert ask(server, at) == (200, shown(puzzle))
        answer = msgspec.to_builtins(right_answer(puzzle))
        status, judged = ask(server, f"{at}/answer", answer)
        assert (status, judged["is_right"]) == (200, True)
        assert judged["solution"]["failed"] == puzzle.failed
    assert ask(server, "/api/puzzles/embers") == (200, {"puzzles": []})
    assert server.log().count('"a puzzle is left out"') == 1, "the broken line of saboteur's file, and once"
    assert "saboteur.jsonl, line 1" in server.log()


def test_what_is_not_there_is_refused(server: Running) -> None:
    best, who = MADE["best"], MADE["who"]
    assert ask(server, "/api/puzzles/chess")[1]["code"] == "unknown-game"
    for path in (
        "/api/puzzles/saboteur/00000000",
        f"/api/puzzles/guilds/{best.name}",
        "/api/puzzles/saboteur/x/answer",
    ):
        assert ask(server, path)[1]["code"] == "no-such-page"
    assert ask(server, "/api/puzzles/saboteur/00000000/answer", {})[1]["code"] == "no-such-page"
    at_best = f"/api/puzzles/{best.game}/{best.name}"
    at_who = f"/api/puzzles/{who.game}/{who.name}"
    refused: dict[str, list[tuple[str, Any]]] = {
        "malformed-action": [(at_best, {"action": {"type": "Fly"}}), (at_best, {"action": {}})],
        "illegal-move": [
            (at_best, {"action": {"type": "LayPath", "card": "cross", "column": 9, "row": 9, "turned": False}})
        ],
        "bad-message": [
            (at_best, {"seats": [0]}),
            (at_who, {"action": {"type": "Discard", "card": "map"}}),
            (at_best, {"move": 3}),
            (at_who, {"seats": [-1]}),
            (at_who, {"seats": "all"}),
        ],
        "no-such-seat": [(at_who, {"seats": [0, 4]})],
    }
    for code, asked in refused.items():
        for path, body in asked:
            status, answer = ask(server, f"{path}/answer", body)
            assert (answer["code"], status) == (code, 409 if code == "illegal-move" else 422), body
            assert answer["message"].startswith("expected ")
    wish = {"action": {"type": "LayPath", "card": "cross", "column": 9, "row": 9, "turned": False}}
    assert ask(server, f"{at_best}/why-not", wish)[1]["refusal"]["rule"]
    legal = {"action": shown(best)["legal"][0]}
    assert ask(server, f"{at_best}/why-not", legal) == (200, {"refusal": None})
    assert ask(server, f"{at_best}/why-not", {"action": {"type": "Fly"}})[1]["code"] == "malformed-action"
    assert ask(server, f"{at_who}/why-not", {"action": {"type": "Discard", "card": "map"}})[1]["code"] == "not-now"


def test_broken_lines_are_named_in_the_log_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(puzzles, "FOLDER", written(tmp_path))
    monkeypatch.setattr(puzzling, "shelf", shelf.__wrapped__)
    with caplog.at_level(logging.WARNING, "rockfall"):
        for _ in range(2):
            assert [each.name for each in puzzling.puzzles_of("saboteur").puzzles] == [MADE["best"].name]
    assert [each.message for each in caplog.records] == ["a puzzle is left out"]


# -- what is shown -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", ANY, ids=named)
def test_the_past_is_that_of_the_round_and_ends_at_the_position(puzzle: Puzzle) -> None:
    found = shown(puzzle)
    steps = found["past"]["steps"]
    view: dict[str, Any] = {}
    for step in steps:
        view = {**view, **step["view"]}
    state = puzzle.position()
    made = puzzle.made_game()
    assert view == msgspec.json.decode(msgspec.json.encode(made.show(state.view(puzzle.seat))))
    legal = [] if puzzle.kind == "who" else [moved(puzzle, move) for move in state.legal_moves()]
    assert found["legal"] == legal
    assert steps[0]["who"] is None
    assert all(step["who"] is not None for step in steps[1:])
    assert puzzle.kind == "who" or len(steps) <= puzzling.LONGEST + 1
    assert not any(event["type"] == "RoundEnded" for step in steps for event in step["events"])


def test_a_round_before_is_left_out() -> None:
    past = shown(MADE["best"])["past"]
    assert past["steps"][0]["view"]["round"] == 2
    assert any(event["type"] == "GoalsShuffled" for event in past["steps"][0]["events"]), "how the round began"


ALLOWED = {"name", "kind", "level", "role", "seat", "legal", "past"}
FIELDS = {"game", "players", "options", "names", "scores", "steps", "blows", "is_imported", "signed_by"}


@pytest.mark.parametrize("puzzle", ANY, ids=named)
def test_nothing_else_is_shown(puzzle: Puzzle) -> None:
    found = shown(puzzle)
    assert set(found) == ALLOWED
    assert set(found["past"]) == FIELDS == set(msgspec.structs.asdict(msgspec.convert(found["past"], PlainReplay)))
    assert found["past"]["scores"] is None


class PlainReplay(msgspec.Struct):
    """The fields that a past has on the wire."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    scores: None
    steps: list[dict[str, Any]]
    blows: list[int]
    is_imported: bool
    signed_by: None


def worlds(puzzle: Puzzle, count: int) -> Iterator[Puzzle]:
    """The same question in matches that the solver cannot tell from this one."""
    made, state = puzzle.made_game(), puzzle.position()
    rng = Rng.seeded("other worlds", puzzle.name)
    for _ in range(count):
        other = other_truth(made, state, puzzle.seat, rng)
        if other is not None:
            yield msgspec.structs.replace(puzzle, moves=[int(move) for move in other.history()])


@pytest.mark.parametrize("puzzle", [each for each in ANY if each.game not in ("guilds", "trollfjord")], ids=named)
def test_worlds_that_differ_in_what_is_hidden_give_the_same_puzzle(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law 4. Not in games without anything to exchange: all is done in the open in guilds, see also test_leaks."""
    others = list(worlds(puzzle, 6))
    assert others
    monkeypatch.setattr(puzzling, "shelf", lambda _: Shelf((puzzle, *others), ()))
    forget()
    expected = shown(puzzle) | {"name": ""}
    for other in others:
        assert other.moves != puzzle.moves
        assert shown(other) | {"name": ""} == expected


@pytest.mark.parametrize("kind", MADE)
def test_what_is_shown_does_not_depend_on_the_answer(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = MADE[kind]
    other = msgspec.structs.replace(
        puzzle, answers=[puzzle.choices[-1].answer], choices=puzzle.choices[::-1], clues=[], odds=[], failed={}
    )
    expected = shown(puzzle)
    monkeypatch.setattr(puzzling, "shelf", lambda _: Shelf((other,), ()))
    forget()
    assert shown(other) == expected


# -- answers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", ANY, ids=named)
def test_the_right_answer_is_right_and_explained(puzzle: Puzzle) -> None:
    answer = judge(puzzle.game, puzzle.name, right_answer(puzzle))
    assert answer.is_right
    assert answer.solution is not None
    losses = [choice.loss for choice in answer.solution.choices]
    assert losses[0] == 0
    assert losses == sorted(losses)
    assert answer.solution == judge(puzzle.game, puzzle.name, PuzzleAnswerIn()).solution, "as for who gives up"
    steps = shown(puzzle)["past"]["steps"]
    assert len(answer.solution.clues) == len(puzzle.clues)
    for clue, told in zip(puzzle.clues, answer.solution.clues, strict=True):
        assert (steps[told.step]["who"], steps[told.step]["move"]) == (clue.seat, clue.number + 1)
        assert (told.about, told.before, told.after) == (clue.about, clue.before, clue.after)


@pytest.mark.parametrize("puzzle", ANY, ids=named)
def test_a_wrong_answer_is_told_what_it_costs_and_no_more(puzzle: Puzzle) -> None:
    wrong = puzzle.choices[-1]
    if puzzle.kind == "who":
        answer = judge(puzzle.game, puzzle.name, PuzzleAnswerIn(seats=[wrong.answer]))
        assert answer.tried is None
    else:
        answer = judge(puzzle.game, puzzle.name, PuzzleAnswerIn(action=moved(puzzle, wrong.answer)))
        assert answer.tried is not None
        assert answer.tried.loss == pytest.approx(puzzle.choices[0].chance - wrong.chance, abs=1e-4)
    assert not answer.is_right
    assert answer.solution is None


def test_all_who_have_the_role_must_be_named() -> None:
    who = MADE["who"]
    for seats in ([], who.answers[:-1], list(range(who.players))):
        assert not judge(who.game, who.name, PuzzleAnswerIn(seats=seats)).is_right
    assert judge(who.game, who.name, PuzzleAnswerIn(seats=[*who.answers, who.answers[0]])).is_right


def test_any_blow_means_to_strike() -> None:
    strike = MADE["strike"]
    stop = next(each.answer for each in strike.choices if each.answer != strike.odds[0].move)
    for action in shown(strike)["legal"]:
        answer = judge(strike.game, strike.name, PuzzleAnswerIn(action=action))
        assert answer.is_right == (action != moved(strike, stop))


def test_a_move_that_was_not_measured_is_wrong() -> None:
    best = MADE["best"]
    measured = [moved(best, each.answer) for each in best.choices]
    other = next(action for action in shown(best)["legal"] if action not in measured)
    answer = judge(best.game, best.name, PuzzleAnswerIn(action=other))
    assert (answer.is_right, answer.tried, answer.solution) == (False, None, None)
