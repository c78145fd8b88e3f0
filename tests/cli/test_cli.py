"""The command as a whole: help, version, errors in one sentence, and both ways to start it."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace

import pytest

import rockfall
from tests.cli.conftest import Run

COMMANDS = ["games", "simulate", "replay", "demo", "bench"]


def test_without_arguments_it_says_what_there_is(run: Run) -> None:
    output = run().output
    assert all(f" {command} " in output for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: root {command}" in result.output


def test_version(run: Run) -> None:
    kind = "compiled" if rockfall.COMPILED else "interpreted"
    assert run("--version").output == f"rockfall {rockfall.__version__}, rules {kind}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "; got 'chess'"),
        (["simulate", "embers", "--players", "9"], "embers: expected 2 to 4 players, got 9"),
        (["simulate", "embers", "--bots", "deep"], "expected one of the bots for embers: uniform, strong; got 'deep'"),
        (
            ["simulate", "embers", "--bots", "uniform,uniform,uniform"],
            "--bots: expected at most 2, one for each seat; got 3",
        ),
        (["simulate", "embers", "-o", "hand=9"], "--option hand: expected a whole number from 2 to 3; got '9'"),
        (["simulate", "embers", "-o", "hand=two"], "--option hand: expected a whole number from 2 to 3; got 'two'"),
        (["simulate", "embers", "-o", "hand"], "--option: expected NAME=VALUE, as in hand=2; got 'hand'"),
        (["simulate", "embers", "-o", "players=3"], "--option: expected an option of embers: hand; got 'players'"),
        (["simulate", "embers", "--save", "pyproject.toml"], "--save: expected a folder; pyproject.toml: File exists"),
        (["demo", "chess"], "; got 'chess'"),
        (["replay", "nowhere.jsonl"], "expected a record that can be read; nowhere.jsonl: No such file or directory"),
        (["replay", "pyproject.toml"], "line 1: expected a JSON object"),
        (
            ["simulate", "saboteur", "-o", "idle_miners_unpaid=maybe"],
            "--option idle_miners_unpaid: expected true or false; got 'maybe'",
        ),
        (
            ["simulate", "saboteur", "-o", "laying=anywhere"],
            "--option laying: expected one of booklet, joined, strict; got 'anywhere'",
        ),
        (
            ["simulate", "saboteur", "-o", "first_seat=x"],
            "--option first_seat: expected a whole number or none; got 'x'",
        ),
    ],
)
def test_errors_are_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("rockfall: ")
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr


@pytest.mark.parametrize("arguments", [["simulate", "embers", "--games", "0"], ["simulate"], ["sing"]])
def test_misuse_is_refused(run: Run, arguments: list[str]) -> None:
    assert run(*arguments).exit_code == 2


def test_python_m_rockfall_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "rockfall", "replay", "nowhere"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("rockfall: expected a record")


def test_bench_is_handed_over(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []
    stand_in = SimpleNamespace(main=lambda **given: asked.append(given), __spec__=SimpleNamespace())
    monkeypatch.setitem(sys.modules, "rockfall.bench", stand_in)
    assert run("bench").exit_code == 0
    assert run("bench", "--peers", "--json", "--game", "saboteur").exit_code == 0
    assert asked == [
        {"peers": False, "json": False, "games": None},
        {"peers": True, "json": True, "games": ["saboteur"]},
    ]


def test_an_installation_without_benchmarks_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rockfall.cli.bench.find_spec", lambda _: None)
    result = run("bench")
    assert result.exit_code == 2
    assert "expected the module rockfall.bench" in result.stderr
