"""Levels 1 and 2 for Saboteur and Saboteur 2: a sensible player, and one who also reads the table."""

from __future__ import annotations

from rockfall.bots.imagining import Imagining
from rockfall.bots.saboteur.belief import beliefs
from rockfall.bots.saboteur.judge import attentive_move, sensible_move
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.view import SaboteurView


class Sensible(Imagining[SaboteurState]):
    """Digs where the gold may be, or hinders it; reads from what others do who is who."""

    name = "sensible"
    kind = SaboteurState

    def move(self, world: SaboteurState, seat: int, rng: Rng) -> int:
        return sensible_move(world, seat, rng)


class Attentive(Imagining[SaboteurState]):
    """The same judgement with exact beliefs: how likely each is what, and where the gold lies; and it counts cards."""

    name = "attentive"
    kind = SaboteurState

    def move(self, world: SaboteurState, seat: int, rng: Rng) -> int:
        return attentive_move(world, seat, rng)

    def beliefs(self, view: View) -> list[dict[str, float]]:
        """By seat: how likely it is what, likeliest first."""
        assert isinstance(view, SaboteurView)
        return beliefs(view)
