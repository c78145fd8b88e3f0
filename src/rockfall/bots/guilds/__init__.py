"""Levels 1 and 2 for Guilds of Laar: a sensible and an attentive merchant."""

from __future__ import annotations

from rockfall.bots.guilds.attentive import attentive_move
from rockfall.bots.guilds.judge import sensible_move
from rockfall.bots.imagining import Imagining
from rockfall.core.rng import Rng
from rockfall.games.guilds.rules import GuildsState


class Sensible(Imagining[GuildsState]):
    """Weighs every good for itself and for whoever would get it otherwise."""

    name = "sensible"
    kind = GuildsState

    def move(self, world: GuildsState, seat: int, rng: Rng) -> int:
        return sensible_move(world, seat, rng)


class Attentive(Imagining[GuildsState]):
    """Counts cards, weighs everybody's stacks, and plays the round out to its end for the chance to win."""

    name = "attentive"
    kind = GuildsState

    def move(self, world: GuildsState, seat: int, rng: Rng) -> int:
        return attentive_move(world, seat, rng)
