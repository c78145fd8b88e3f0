"""`rockfall tournament` and `rockfall lab`: what they print and write, and errors of one sentence."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.cli.conftest import Run

QUICK = ("--engine", "here", "-n", "2")


def test_a_replacement_test_is_printed_and_written(run: Run, tmp_path: Path) -> None:
    command = ("tournament", "guilds", "--hero", "sensible", "--baseline", "uniform", "--field", "uniform")
    result = run(*command, *QUICK, "--players", "2,3", "--out", tmp_path)
    assert result.exit_code == 0
    assert "guilds: sensible instead of uniform among uniform" in result.stdout
    assert "95 % intervals clustered by deal" in result.stdout
    with (tmp_path / "result.csv").open() as file:
        found = list(csv.DictReader(file))
    assert [(row["players"], row["part"]) for row in found] == [("2", "match"), ("3", "match"), ("all", "match")]
    assert (tmp_path / "result.svg").read_text().startswith("<?xml")
    with (tmp_path / "samples.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 2 * 2 * 2 + 2 * 2 * 3
    again = run(*command, *QUICK, "--players", "2,3", "--out", tmp_path)
    assert again.stdout == result.stdout
    other = run(*command, *QUICK, "--players", "2", "--out", tmp_path)
    assert other.exit_code == 2
    assert "has another plan, so choose another folder" in other.stderr


def test_a_round_robin_has_ratings(run: Run, tmp_path: Path) -> None:
    result = run("tournament", "guilds", "--bots", "uniform,sensible", "--players", "2", *QUICK, "--out", tmp_path)
    assert result.exit_code == 0
    assert "uniform, sensible at one table" in result.stdout
    assert "openskill" in result.stdout
    assert "anchor" in result.stdout
    with (tmp_path / "result.csv").open() as file:
        assert [row["bot"] for row in csv.DictReader(file)] == ["uniform", "sensible"]


def test_a_balance_report_is_written(run: Run, tmp_path: Path) -> None:
    result = run("lab", "balance", "embers", "--bots", "uniform", "--players", "2", *QUICK, "--out", tmp_path)
    assert result.exit_code == 0
    assert result.stdout == f"2 matches; the report is {tmp_path / 'index.html'}\n"
    assert (tmp_path / "index.html").exists()


def test_the_box_is_listed(run: Run) -> None:
    result = run("lab", "box", "saboteur", "--players", 5)
    assert "deck.rockfall" in result.stdout
    assert "dwarfs.saboteur" in result.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["tournament", "guilds"], "expected either --hero or --bots"),
        (["tournament", "guilds", "--hero", "strongest"], "expected one of the bots for guilds"),
        (["tournament", "guilds", "--hero", "sensible"], "expected a hero that is not the baseline; both are sensible"),
        (["tournament", "guilds", "--bots", "uniform"], "expected two or more bots, all different; got uniform"),
        (["tournament", "guilds", "--hero", "uniform", "--players", "2-x"], "expected numbers like 4, 3-5 or 3,5,8"),
        (["tournament", "guilds", "--hero", "uniform", "--players", "9"], "expected 2 to 4 players, got 9"),
        (["tournament", "guilds", "--hero", "uniform", "--engine", "steam"], "expected one of the engines"),
        (["tournament", "guilds", "--bots", "uniform,sensible", "--anchor", "x"], "expected --anchor to be one of"),
        (["lab", "balance", "guilds", "--set", "deck.1"], "expected NAME=NUMBER, as in deck.map=9"),
        (["lab", "balance", "guilds", "--set", "deck.99=0"], "expected a number of the box, like deck.9"),
        (["lab", "balance", "guilds", "--set", "open_gems=maybe"], "expected true or false; got 'maybe'"),
        (["lab", "balance", "guilds", "--bots", "sensibel"], "expected one of the bots for guilds"),
        (["lab", "box", "chess"], "expected one of the games"),
    ],
)
def test_errors_are_one_sentence(words: list[str], says: str, run: Run, tmp_path: Path) -> None:
    more = ["--out", tmp_path] if words[1] == "balance" else []
    result = run(*words, *more)
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.startswith("rockfall: ")
    assert result.stderr.count("\n") == 1


def test_puzzles_are_mined_and_a_second_run_resumes(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    command = ("lab", "puzzles", "guilds", "--engine", "here", "-n", "2", "--matches", "2", "--players", "2")
    result = run(*command, "--out", out, "--work", tmp_path / "work")
    assert result.exit_code == 0, result.stderr
    assert "positions looked at" in result.stdout
    assert "refused on the second look" in result.stdout
    assert f"in {out}" in result.stdout
    mined = out.read_bytes()
    assert mined.count(b"\n") >= 1
    out.unlink()
    again = run(*command, "--out", out, "--work", tmp_path / "work")
    assert again.stdout == result.stdout
    assert out.read_bytes() == mined


def test_what_cannot_be_mined_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for arguments, words in (
        (("embers",), "expected a game for which there are questions"),
        (("guilds", "--bots", "genius"), "genius"),
        (("guilds", "--records", tmp_path), "expected a folder with records (*.jsonl); there are none in"),
        (("guilds", "--matches", "1", "--players", "2", "--engine", "here", "--out", tmp_path), "expected a file that"),
    ):
        result = run("lab", "puzzles", *arguments)
        assert result.exit_code == 2, arguments
        assert words in result.stderr.replace("\n", " ")
