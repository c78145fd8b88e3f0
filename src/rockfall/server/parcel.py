"""Views that travel to another process, without the truth.

A view itself is compiled and frozen. What travels is a world imagined from it (`game.determinize`): made from the view
alone, it holds nothing that its viewer does not know, and seen from the viewer's seat it is the view again (law 3).
"""

from __future__ import annotations

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View

Parcel = list[list[int]]


def pack(game: Game, view: View) -> Parcel:
    """What `unpack` needs to make the same view again."""
    return game.determinize(view, Rng.seeded("parcel")).to_rows()


def unpack(game: Game, parcel: Parcel, viewer: int) -> View:
    """The view that was packed."""
    state = game.new_state()
    state.from_rows(parcel)
    return state.view(viewer)
