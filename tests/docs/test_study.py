"""docs/study.md tells the truth: its session runs as shown, and its commands are commands."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rockfall.cli import app

PAGE = Path(__file__).parents[2] / "docs" / "study.md"


def test_the_session_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```pycon\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    results = doctest.DocTestRunner().run(test, out=said.append)
    assert results.attempted > 40
    assert not results.failed, "".join(said)
    assert (tmp_path / "scores.png").stat().st_size > 1000


def test_its_commands_are_commands() -> None:
    commands = [line.strip() for line in PAGE.read_text().splitlines() if line.startswith("    rockfall ")]
    assert len(commands) == 5
    for command in commands:
        _, *words = shlex.split(command)
        name = words[: 2 if words[0] == "lab" else 1]
        said = CliRunner().invoke(app, [*name, "--help"], env={"COLUMNS": "200"}, catch_exceptions=False).stdout
        assert all(word in said for word in words if word.startswith("--"))
