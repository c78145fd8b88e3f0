"""What levels 1 and 2 have in common: a policy, and a world to look at."""

from __future__ import annotations

from typing import Generic, TypeVar

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import State, View

S = TypeVar("S", bound=State)


class Imagining(Generic[S]):
    """Plays by a policy. Policies are written on states, so that search can use them in imagined worlds.

    Here a policy is given a world imagined from the view, and it looks only at what its seat knows there.
    """

    name: str
    kind: type[S]

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> int:
        world = self.game.determinize(view, rng)
        assert isinstance(world, self.kind)
        return int(self.move(world, view.turn, rng))

    def move(self, world: S, seat: int, rng: Rng) -> int:
        """What the policy does."""
        raise NotImplementedError
