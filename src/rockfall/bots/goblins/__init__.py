"""Levels 1 and 2 for Goblins vs Gnomes: a sensible player, and one who reads the table."""

from __future__ import annotations

from rockfall.bots.goblins.attentive import attentive_move
from rockfall.bots.goblins.belief import belief_of
from rockfall.bots.goblins.judge import sensible_move
from rockfall.bots.imagining import Imagining
from rockfall.core.rng import Rng
from rockfall.games.goblins import cards
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.view import GoblinsView
from rockfall.games.maze.board import GOALS


class Sensible(Imagining[GoblinsState]):
    """Digs to the goal its race wants, or delays; reads from what others do who is who."""

    name = "sensible"
    kind = GoblinsState

    def move(self, world: GoblinsState, seat: int, rng: Rng) -> int:
        return sensible_move(world, seat, rng)


class Attentive(Imagining[GoblinsState]):
    """As sensible, but with an exact belief about roles and goals, from what everybody has done this round."""

    name = "attentive"
    kind = GoblinsState

    def move(self, world: GoblinsState, seat: int, rng: Rng) -> int:
        return attentive_move(world, seat, rng)


def beliefs(view: GoblinsView) -> list[dict[str, float]]:
    """By seat: how likely it is a goblin or a gnome now, as far as the viewer can tell."""
    return [dict(zip(cards.RACES, (1.0 - gnome, gnome), strict=True)) for gnome in belief_of(view).gnome_chances()]


def goal_beliefs(view: GoblinsView) -> list[dict[str, float]]:
    """By goal, from north to south: how likely it shows what."""
    chances = list(belief_of(view).goal_chances())
    return [dict(zip(cards.GOALS, chances[GOALS * goal : GOALS * (goal + 1)], strict=True)) for goal in range(GOALS)]
