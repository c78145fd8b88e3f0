"""What a bot is: something that is given a view, never a state."""

from __future__ import annotations

from typing import Protocol

from rockfall.core.rng import Rng
from rockfall.core.state import View


class Bot(Protocol):
    """Chooses one of `view.legal_moves`. All its randomness comes from `rng`: same view, same generator, same move."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, rng: Rng) -> int: ...
