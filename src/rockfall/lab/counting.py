"""How many decisions a match takes."""

from __future__ import annotations

from rockfall.core.bot import Bot
from rockfall.core.rng import Rng
from rockfall.core.state import View


class Counting:
    """A bot that counts its decisions."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.name = inner.name
        self.decisions = 0

    def choose(self, view: View, rng: Rng) -> int:
        self.decisions += 1
        return self.inner.choose(view, rng)
