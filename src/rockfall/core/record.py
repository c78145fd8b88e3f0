"""A match on file: options and every move, enough to replay it."""

from __future__ import annotations

from collections.abc import Sequence

from rockfall.core.game import Game
from rockfall.core.state import State


class Record:
    @classmethod
    def of(cls, game: Game, state: State, seats: Sequence[str]) -> Record:
        raise NotImplementedError
