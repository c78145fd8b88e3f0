"""The command line with the teaching game among its games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from rockfall.cli import app, telling
from rockfall.games import GAMES
from tests.teaching.embers import ADDRESS, WORDS

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `rockfall` with these arguments, in this process."""
    monkeypatch.setitem(GAMES, "embers", ADDRESS)
    monkeypatch.setattr(telling, "MORE_WORDS", [WORDS])
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")

    def invoke(*arguments: object) -> Result:
        return CliRunner().invoke(app, [str(each) for each in arguments], catch_exceptions=False)

    return invoke
