"""A world made from a view alone. Compiled.

Nothing is hidden but what comes next, and that is drawn when it comes: so there is one world to a view.
"""

from __future__ import annotations

from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.view import TrollfjordView


def imagine(view: TrollfjordView) -> TrollfjordState:
    """The state in which this viewer sees this."""
    state = TrollfjordState(view.config)
    state.imagine_past(view.observations)
    state.set_scalars(view.scalars)
    state.trolls = view.trolls[:]
    state.lords = view.lords
    state.treasures = view.treasures
    state.belts = view.belts
    state.patches = view.patches
    state.gifts = view.gifts
    state.crowns = view.crowns
    state.numbers = view.numbers
    state.planks = view.planks
    return state
