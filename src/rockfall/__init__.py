"""Rockfall: tabletop games of trolls, dwarfs, goblins and merchants.

>>> game = rockfall.game("saboteur", players=5, laying="strict")
>>> record = rockfall.play(game, ["sensible"] * 5, seed=7)
"""

from __future__ import annotations

import os as _os

from rockfall import _build

_build.prepare(pure=_os.environ.get("ROCKFALL_PURE", "0") not in ("", "0"))

from typing import TYPE_CHECKING  # noqa: E402

from rockfall.core.errors import RockfallError  # noqa: E402
from rockfall.core.game import Game  # noqa: E402
from rockfall.core.record import Record, find_games_with  # noqa: E402
from rockfall.core.rng import Rng  # noqa: E402
from rockfall.games import game, game_type, games  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rockfall.core.bot import Bot

__version__ = "0.1.0"
__all__ = ["COMPILED", "Game", "Record", "RockfallError", "Rng", "game", "games", "play"]

find_games_with(game_type)

COMPILED = _build.is_compiled()
"""Whether the rules run as compiled code."""


def play(game: Game, bots: Sequence[Bot | str], seed: object = 0) -> Record:
    """Play a whole match between bots, given by name or as objects, one for each seat."""
    from rockfall.bots import bot
    from rockfall.core.play import play as play_match

    return play_match(game, [bot(each, game) if isinstance(each, str) else each for each in bots], seed)
