"""Level 0: any legal move, each as likely as the others."""

from __future__ import annotations

from rockfall.core.rng import Rng
from rockfall.core.state import View


class Uniform:
    """The floor that every other bot must beat."""

    name = "uniform"

    def choose(self, view: View, rng: Rng) -> int:
        return rng.choice(view.legal_moves)
