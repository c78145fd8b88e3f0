"""What one viewer knows of a match. Compiled.

Everything happens in the open, but a treasure that is laid face down on a patch is known to its owner alone (R5): to
others it is one of those that they have not seen, like the stock, and its place in the past is blank.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.state import View
from rockfall.games.trollfjord.edition import Config
from rockfall.games.trollfjord.rules import TrollfjordState


@final
class TrollfjordView(View):
    """All that one viewer may know; the rows are those of the state, `singles` its single numbers.

    The stock holds all treasures that this viewer has not seen; the patches of others are empty.
    """

    config: Final[Config]
    singles: Final[vec[i64]]
    stock: Final[i64]
    stock_count: Final[i64]
    trolls: Final[vec[i64]]
    lords: Final[vec[i64]]
    treasures: Final[vec[i64]]
    belts: Final[vec[i64]]
    patches: Final[vec[i64]]
    gifts: Final[vec[i64]]
    crowns: Final[vec[i64]]
    numbers: Final[vec[i64]]
    planks: Final[vec[i64]]
    turned: Final[vec[i64]]
    covered: Final[vec[i64]]

    def __init__(self, state: TrollfjordState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.config = state.config
        seat: i64 = -1 if viewer is None else viewer
        self.singles = state.singles()
        self.stock = state.unseen(seat)
        self.stock_count = state.stock_count
        self.trolls = state.trolls[:]
        self.lords = state.lords
        self.treasures = state.treasures
        self.belts = state.belts
        self.patches = state.known_patches(seat)
        self.gifts = state.gifts
        self.crowns = state.crowns
        self.numbers = state.numbers
        self.planks = state.planks
        self.turned = state.turned
        self.covered = state.covered

    def facts(self) -> tuple[object, ...]:
        config = self.config
        rows = [self.singles, self.trolls, self.lords, self.treasures, self.belts, self.patches, self.gifts]
        rows += [self.crowns, self.numbers, self.planks, self.turned, self.covered]
        return (
            (config.players, config.first_seat, config.tailwind_for_all, config.gifts_by_talk, tuple(config.numbers)),
            (config.is_thrown_back, config.is_first_tower),
            (self.stock, self.stock_count),
            tuple([tuple(row) for row in rows]),
        )

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("expected to send what game.show(view) gives; a view itself is not pickled")
