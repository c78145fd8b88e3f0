"""Levels 1 and 2 for Saboteur and Saboteur 2: a sensible player, and one who also reads the table."""

from __future__ import annotations

from rockfall.bots.saboteur_policy import attentive_move, sensible_move
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games.saboteur.view import SaboteurView
from rockfall.games.saboteur.worlds import imagine


class Sensible:
    """Digs where the gold may be, or hinders it; reads from what others do who is who.

    The policy is written on states, so that search can use it in imagined worlds. Here it is given a world imagined
    from the view, and it looks only at what its seat knows there.
    """

    name = "sensible"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, SaboteurView)
        return int(sensible_move(imagine(view, rng), view.turn, rng))


class Attentive:
    """The same judgement with exact beliefs: how likely each is what, and where the gold lies; and it counts cards."""

    name = "attentive"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, SaboteurView)
        return int(attentive_move(imagine(view, rng), view.turn, rng))
