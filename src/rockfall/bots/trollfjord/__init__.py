"""Levels 1 and 2 for Trollfjord: a sensible and an attentive lord."""

from __future__ import annotations

from rockfall.bots.imagining import Imagining
from rockfall.bots.trollfjord.attentive import attentive_move
from rockfall.bots.trollfjord.judge import sensible_move
from rockfall.core.rng import Rng
from rockfall.games.trollfjord.rules import TrollfjordState


class Sensible(Imagining[TrollfjordState]):
    """Sends trolls where they pay, and knows the tower's odds."""

    name = "sensible"
    kind = TrollfjordState

    def move(self, world: TrollfjordState, seat: int, rng: Rng) -> int:
        return sensible_move(world, seat, rng)


class Attentive(Imagining[TrollfjordState]):
    """Works hammering out backwards from all its ends, and plays for the chance to win."""

    name = "attentive"
    kind = TrollfjordState

    def move(self, world: TrollfjordState, seat: int, rng: Rng) -> int:
        return attentive_move(world, seat, rng)
