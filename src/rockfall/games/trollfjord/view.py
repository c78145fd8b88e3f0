"""What one viewer knows of a match. Compiled.

Everything happens in the open, and a treasure was seen by all before it was laid face down on a patch: so whoever
remembers knows everything but what comes next (R5). A view remembers. What lies face down on the table is left out
where a view is shown, see `show` in game.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import View
from rockfall.games.trollfjord.rules import Config, TrollfjordState


@final
class TrollfjordView(View):
    """All that one viewer may know; the rows are those of the state, `scalars` its single numbers."""

    config: Final[Config]
    phase: Final[i64]
    scalars: Final[vec[i64]]
    trolls: Final[vec[i64]]
    lords: Final[vec[i64]]
    treasures: Final[vec[i64]]
    belts: Final[vec[i64]]
    patches: Final[vec[i64]]
    gifts: Final[vec[i64]]
    crowns: Final[vec[i64]]
    numbers: Final[vec[i64]]
    planks: Final[vec[i64]]

    def __init__(self, state: TrollfjordState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.config = state.config
        self.phase = state.phase
        self.scalars = state.scalars()
        self.trolls = state.trolls[:]
        self.lords = state.lords
        self.treasures = state.treasures
        self.belts = state.belts
        self.patches = state.patches
        self.gifts = state.gifts
        self.crowns = state.crowns
        self.numbers = state.numbers
        self.planks = state.planks

    def facts(self) -> tuple[object, ...]:
        config = self.config
        rows = [self.scalars, self.trolls, self.lords, self.treasures, self.belts, self.patches, self.gifts]
        rows += [self.crowns, self.numbers, self.planks]
        return (
            (config.players, config.random_fortresses, config.first_seat),
            tuple([tuple(row) for row in rows]),
        )

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("expected to send what game.show(view) gives; a view itself is not pickled")
