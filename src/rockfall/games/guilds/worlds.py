"""A world made from a view alone. Compiled.

Nothing is hidden but what comes next, and that is drawn when it comes: so there is one world to a view.
"""

from __future__ import annotations

from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.view import GuildsView


def imagine(view: GuildsView) -> GuildsState:
    """The state in which this viewer sees this."""
    state = GuildsState(view.config)
    state.imagine_past(view.observations)
    state.turn = view.turn
    state.phase = view.phase
    state.round = view.round
    state.first = view.first
    state.step = view.step
    state.memo = view.memo
    state.unseen = view.unseen
    state.market = view.market[:]
    state.experts = view.experts[:]
    state.owners = view.owners[:]
    state.hands = view.hands[:]
    state.taken = view.taken[:]
    state.taken_count = view.taken_count[:]
    state.protected = view.protected[:]
    state.sides = view.sides[:]
    state.points = view.points[:]
    return state
