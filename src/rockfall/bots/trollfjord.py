"""Levels 1 and 2 for Trollfjord: a sensible and an attentive lord."""

from __future__ import annotations

from rockfall.bots.trollfjord_attentive_policy import attentive_move
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


class Attentive:
    """Reckons hammering back from all its ends, and plays for the chance to win."""

    name = "attentive"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, TrollfjordView)
        return int(attentive_move(imagine(view), view.turn, rng))
