"""Whole matches as text, besides those of all games. After a change that is meant: --update-goldens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rockfall.bots import bot
from rockfall.games import game
from rockfall.testing import playthrough


@pytest.mark.parametrize(("players", "fortresses"), [(2, "standard"), (4, "random")])
def test_match(players: int, fortresses: str, golden: Callable[[str, str], None]) -> None:
    made = game("trollfjord", players, fortresses=fortresses)
    golden(f"trollfjord/match-{players}.txt", playthrough(made, [bot("sensible", made)] * players, seed=11, seat=1))
