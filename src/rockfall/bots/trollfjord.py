"""Level 1 for Trollfjord: a sensible lord."""

from __future__ import annotations

from rockfall.bots.trollfjord_policy import sensible_move
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games.trollfjord.view import TrollfjordView
from rockfall.games.trollfjord.worlds import imagine


class Sensible:
    """Sends trolls where they pay, and knows the tower's odds."""

    name = "sensible"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, TrollfjordView)
        return int(sensible_move(imagine(view), view.turn, rng))
