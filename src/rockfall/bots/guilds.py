"""Levels 1 and 2 for Guilds of Laar: a sensible and an attentive merchant."""

from __future__ import annotations

from rockfall.bots.guilds_attentive_policy import attentive_move
from rockfall.bots.guilds_policy import sensible_move
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games.guilds.view import GuildsView
from rockfall.games.guilds.worlds import imagine


class Sensible:
    """Weighs every good for itself and for who would get it."""

    name = "sensible"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, GuildsView)
        return int(sensible_move(imagine(view), view.turn, rng))


class Attentive:
    """Counts cards, weighs everybody's stacks, and plays the round out to its end for the chance to win."""

    name = "attentive"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, GuildsView)
        return int(attentive_move(imagine(view), view.turn, rng))
