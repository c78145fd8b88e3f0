"""Worlds made from a view alone. Compiled.

Hidden are the treasures on the patches of others, and what comes next, which is drawn when it comes.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.games.trollfjord.edition import COVER, COVER_PRICE, LEAST, ONE_TREASURE, OVER, VALUES, treasure_count
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.view import TrollfjordView


def known(view: TrollfjordView) -> TrollfjordState:
    """What the viewer knows and no more: patches of others are empty, and their treasures are with the stock."""
    state = TrollfjordState(view.config)
    state.imagine_past(view.observations)
    state.turn = view.turn
    state.set_singles(view.singles)
    state.stock = view.stock
    state.stock_count = view.stock_count
    state.trolls = view.trolls[:]
    state.lords = view.lords
    state.treasures = view.treasures
    state.belts = view.belts
    state.patches = view.patches
    state.gifts = view.gifts
    state.crowns = view.crowns
    state.numbers = view.numbers
    state.planks = view.planks
    state.turned = view.turned
    state.covered = view.covered
    return state


def imagine(view: TrollfjordView, rng: Rng) -> TrollfjordState:
    """A world in which this viewer sees this: others' patches hold what they may hold, any of it as likely."""
    state = known(view)
    if state.phase != OVER:
        viewer: i64 = -1 if view.viewer is None else view.viewer
        fill_patches(state, viewer, rng)
    return state


def fill_patches(state: TrollfjordState, viewer: i64, rng: Rng) -> None:
    """Draw what others took face down. It was worth no more than the boulders that were out (T25).

    What fewer boulders paid for is drawn first: whatever it is, it leaves the others as many ways.
    """
    hidden = hidden_covers(state, viewer)
    if not len(hidden):
        return
    patches = state.patches[:]
    for i in range(len(hidden)):
        at = hidden[i]
        value = draw_treasure(state.stock, state.covered[at + COVER_PRICE], rng)
        state.stock -= ONE_TREASURE[value - LEAST]
        seat = state.covered[at]
        patches[seat] += ONE_TREASURE[value - LEAST]
    state.patches = patches


def hidden_covers(state: TrollfjordState, viewer: i64) -> vec[i64]:
    """Where treasures that this viewer does not know stand in `covered`, those that cost the fewest boulders first."""
    covered = state.covered
    hidden = vec[i64]()
    for at in range(0, len(covered), COVER):
        if covered[at] != viewer:
            hidden = append(hidden, at)
            place: i64 = len(hidden) - 1
            while place and covered[hidden[place - 1] + COVER_PRICE] > covered[at + COVER_PRICE]:
                hidden[place] = hidden[place - 1]
                place -= 1
            hidden[place] = at
    return hidden


def draw_treasure(unseen: i64, most: i64, rng: Rng) -> i64:
    """One of the unseen treasures that are worth no more than this."""
    places: i64 = min(VALUES, most - LEAST + 1)
    possible: i64 = unseen & (ONE_TREASURE[places] - 1) if places < VALUES else unseen
    left = rng.below(treasure_count(possible))
    value: i64 = LEAST
    while True:
        left -= possible & 3
        if left < 0:
            return value
        possible >>= 2
        value += 1
