"""Whole matches and counts of positions, as text. After a change that is meant: pytest --update-goldens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rockfall import COMPILED
from rockfall.bots import bot, bots
from rockfall.core.game import Game
from rockfall.testing import perft_table, playthrough, variants
from rockfall.testing.walks import short_name
from tests.subjects import KINDS

GAMES = [(kind, number, game) for kind in KINDS for number, game in enumerate(variants(kind)[:2])]
IDS = [short_name(game) for _, _, game in GAMES]


@pytest.mark.parametrize(("kind", "number", "game"), GAMES, ids=IDS)
def test_playthrough(kind: type[Game], number: int, game: Game, golden: Callable[[str, str], None]) -> None:
    names = [name for name in ("uniform", "sensible") if name in bots(kind.name)]
    players = [bot(names[-1 - number % len(names)], game)] * game.players
    golden(f"{kind.name}/playthrough-{game.players}.txt", playthrough(game, players, seed=7))


@pytest.mark.parametrize(("kind", "number", "game"), GAMES, ids=IDS)
def test_perft(kind: type[Game], number: int, game: Game, golden: Callable[[str, str], None]) -> None:
    """From the beginning, from the end of the deal on, and later. Interpreted, the fewest players are enough."""
    if not COMPILED and number == 0:
        pytest.skip("the compiled run counts these")
    beginnings = [0, 1, *(game.players * size for size in (3, 10, 15, 20, 30))]
    golden(f"{kind.name}/perft-{game.players}.txt", perft_table(game, seed=number, beginnings=beginnings))
