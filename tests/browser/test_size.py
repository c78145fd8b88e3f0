"""The shell with one language is at most 80 kB compressed, a game with its words 60 kB."""

from __future__ import annotations

import pytest

from rockfall.games import games
from tests.browser.sizes import game_files, kilobytes, manifest, shell_files


def test_the_shell_is_small() -> None:
    assert 30 < kilobytes(shell_files(manifest())) <= 80


@pytest.mark.parametrize("game", games())
def test_a_game_is_small(game: str) -> None:
    assert 10 < kilobytes(game_files(game, manifest())) <= 60
