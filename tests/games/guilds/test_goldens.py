"""Whole matches as text. After a change that is meant: --update-goldens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rockfall.bots import bot
from rockfall.games import game
from rockfall.testing import playthrough

# One line for each match: players, bot, options.
MATCHES: list[tuple[int, str, dict[str, object]]] = [
    (2, "sensible", {"memo": 5}),
    (3, "sensible", {"hidden_experts": True}),
    (4, "sensible", {"open_gems": True}),
    (2, "uniform", {"memo": 1}),
    (3, "uniform", {"memo": 4}),
    (4, "uniform", {}),
]


@pytest.mark.parametrize(("players", "who", "options"), MATCHES)
def test_match(players: int, who: str, options: dict[str, object], golden: Callable[[str, str], None]) -> None:
    made = game("guilds", players, **options)
    golden(f"guilds/match-{players}-{who}.txt", playthrough(made, [bot(who, made)] * players, seed=11, seat=1))
