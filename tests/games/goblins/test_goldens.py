"""Whole matches, as text. After a change that is meant: --update-goldens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rockfall.bots import bot
from rockfall.games import game
from rockfall.testing import playthrough


@pytest.mark.parametrize("has_characters", [False, True], ids=["plain", "characters"])
@pytest.mark.parametrize("players", [3, 5, 8])
def test_match(players: int, has_characters: bool, golden: Callable[[str, str], None]) -> None:
    made = game("goblins", players, characters=has_characters, target=4)
    name = f"goblins/match-{players}{'-characters' if has_characters else ''}.txt"
    golden(name, playthrough(made, [bot("sensible", made)] * players, seed=11, seat=1))


def test_uniform_match(golden: Callable[[str, str], None]) -> None:
    made = game("goblins", 4, target=3)
    golden("goblins/match-4-uniform.txt", playthrough(made, [bot("uniform", made)] * 4, seed=11, seat=1))
