"""The command line with the teaching game among its games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rockfall.cli import app, telling
from rockfall.core.manifest import Manifest
from rockfall.games import GAMES

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `rockfall` with these arguments, in this process."""
    monkeypatch.setitem(GAMES, "embers", Manifest("tests.teaching.embers:Embers"))
    monkeypatch.setattr(telling, "MORE_WORDS", [Path(__file__).parent.parent / "teaching" / "locales"])
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")

    def invoke(*arguments: object) -> Result:
        return CliRunner().invoke(app, [str(each) for each in arguments], catch_exceptions=False)

    return invoke
