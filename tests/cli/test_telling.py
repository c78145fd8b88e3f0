"""`rockfall replay` and `rockfall demo`: nobody is told what they may not know."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rockfall.bots.uniform import Uniform
from rockfall.cli.telling import distinct
from rockfall.core.game import Event
from rockfall.core.play import play
from rockfall.core.record import Record, Writer
from rockfall.core.rng import Rng
from rockfall.core.state import State, resolve_chance
from rockfall.games import game_type
from tests.cli.conftest import Run
from tests.teaching.embers import Embers

GAME = Embers.make(3)
NAMES = ["Ann", "Bo", "Cy"]
VIEWERS: list[tuple[str, int | None]] = [("spectator", None), ("0", 0), ("1", 1), ("2", 2)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    Record.of(GAME, play(GAME, [Uniform()] * 3, 8).replay(), NAMES, {"seed": "secret"}).save(path)
    return path


def test_a_match_is_told_in_words(run: Run, file: Path) -> None:
    lines = run("replay", file).output.splitlines()
    cards = ("an ember", "a flame", "a blaze")
    assert all(any(f"Ann is dealt {card}." == line for card in cards) for line in lines[:2])
    assert lines[-2].startswith("All cards are turned over: Ann: ")
    scores = Record.load(file).scores
    assert lines[-1] == f"Scores: Ann {scores[0]}, Bo {scores[1]}, Cy {scores[2]}"


@pytest.mark.parametrize(("name", "viewer"), VIEWERS)
def test_a_viewer_is_told_what_they_saw(run: Run, file: Path, name: str, viewer: int | None) -> None:
    events: list[Event] = []
    record = Record.load(file)
    record.game(lambda _: Embers)
    record.replay(events.append)
    told = json.loads(run("replay", file, "--as", name, "--json").stdout)
    seen = [event.seen_by(viewer) for event in events]
    assert told["viewer"] == name
    assert [each["event"] for each in told["events"]] == [msgspec.to_builtins(event) for event in seen if event]
    assert told["scores"] == record.scores
    assert "secret" not in json.dumps(told)


def unfinished(path: Path, state: State) -> Path:
    Record.of(GAME, state, NAMES).save(path)
    return path


@pytest.mark.parametrize(("name", "viewer"), VIEWERS)
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_equal_views_are_told_alike(run: Run, tmp_path: Path, name: str, viewer: int | None, form: list[str]) -> None:
    """Two matches that differ only in what this viewer has not seen."""
    outputs: dict[tuple[object, ...], set[str]] = {}
    for seed in range(12):
        state = GAME.new_state()
        resolve_chance(state, Rng.seeded(seed))
        key = state.view(viewer).key()
        output = run("replay", unfinished(tmp_path / "match.jsonl", state), "--as", name, *form).stdout
        assert output
        outputs.setdefault(key, set()).add(output)
    assert len(outputs) < 12
    assert all(len(each) == 1 for each in outputs.values())


def test_an_unfinished_record_is_told_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    state = GAME.new_state()
    resolve_chance(state, Rng.seeded(1))
    file = unfinished(tmp_path / "log.jsonl", state)
    assert run("replay", file).output.endswith("The record ends here: the match is not over.\n")
    assert json.loads(run("replay", file, "--json").stdout)["scores"] is None


@pytest.mark.parametrize("viewer", ["3", "-1", "Ann", "", "٢"])
def test_a_viewer_who_is_not_there_is_refused(run: Run, file: Path, viewer: str) -> None:
    result = run("replay", file, f"--as={viewer}")
    assert result.exit_code == 2
    assert f"--as: expected a seat from 0 to 2, or spectator; got {viewer!r}" in result.stderr


def test_a_bad_record_tells_no_secrets_to_a_viewer(run: Run, tmp_path: Path) -> None:
    writer = Writer(GAME, NAMES)
    file = tmp_path / "bad.jsonl"
    file.write_text(writer.header_line() + writer.move_line(0, 0))
    assert "line 2: expected a move of chance" in run("replay", file).stderr
    assert run("replay", file, "--as", "1").stderr == (
        "rockfall: line 2: expected a record by the rules; replay it without --as to see what is wrong\n"
    )


def test_names_can_be_told_apart() -> None:
    assert distinct(["Ann", "Bo"]) == ["Ann", "Bo"]
    assert distinct(["a", "a", "a-0"]) == ["a-0", "a-1", "a-0-2"]
    assert distinct(["\x1b[31mred", "b"]) == ["?[31mred", "b"]


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "Saboteur: 3 uniform bots play, seed 4.", "Scores: Ada "),
        ("ru", "Saboteur: играют 3 бота uniform, зерно 4.", "Счёт: Ada "),
        ("de", "Saboteur: 3 Bots (uniform) spielen, Startwert 4.", "Punkte: Ada "),
        ("fr", "Saboteur\N{NO-BREAK SPACE}: 3 bots (uniform) jouent, graine 4.", "Scores\N{NO-BREAK SPACE}: Ada "),
    ],
)
def test_demo_speaks_languages(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, first: str, last: str) -> None:
    monkeypatch.setattr("rockfall.cli.telling.bots", lambda _: ["uniform"])
    result = run("demo", "saboteur", "--seed", 4, "-o", "rounds=1", "--language", language)
    lines = result.output.splitlines()
    assert lines[0] == first
    assert lines[-1].startswith(last)


def test_replay_speaks_languages(run: Run, tmp_path: Path) -> None:
    game = game_type("saboteur").make(rounds=1)
    file = tmp_path / "match.jsonl"
    Record.of(game, play(game, [Uniform()] * 3, 8).replay(), NAMES).save(file)
    lines = run("replay", file, "--language", "de").output.splitlines()
    assert lines[0].startswith("Runde 1 beginnt; ")
    assert lines[-1].startswith("Punkte: Ann ")
    assert json.loads(run("replay", file, "--language", "ru", "--json").stdout)["events"][0]["text"].startswith(
        "Начинается раунд 1"
    )


def test_a_language_that_is_not_there_is_refused(run: Run) -> None:
    result = run("demo", "saboteur", "--language", "tlh")
    assert result.exit_code == 2
    assert "(languages: de, en, fr, ru)" in result.stderr


def test_demo_tells_one_match(run: Run) -> None:
    result = run("demo", "embers", "--players", 3, "--seed", 4, "-o", "hand=3")
    lines = result.output.splitlines()
    assert result.exit_code == 0
    assert lines[0] == "Embers: 3 uniform bots play, seed 4."
    assert lines[1].startswith("Ada is dealt ")
    assert lines[-1].startswith("Scores: Ada ")
    assert run("demo", "embers", "--players", 3, "--seed", 4, "-o", "hand=3").output == result.output
    assert run("demo", "embers", "--players", 3, "--seed", 5, "-o", "hand=3").output != result.output
