"""What an attentive goblin or gnome does: a sensible one's judgement, with beliefs. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.goblins_belief_policy import Belief
from rockfall.bots.goblins_policy import Ground, Judge, best_move, richest
from rockfall.core.rng import Rng
from rockfall.games.goblins.edition import FIRST_GNOME
from rockfall.games.goblins.rules import STEALING, GoblinsState


def attentive_move(state: GoblinsState, seat: i64, rng: Rng) -> i64:
    """The move an attentive player makes for this seat, whose turn it is."""
    if state.phase == STEALING:
        return richest(state, seat)
    belief = Belief(state, seat)
    return best_move(
        Judge(Ground(state), seat, state.roles[seat], orders_believed(belief), friends_believed(belief)), rng
    )


def orders_believed(belief: Belief) -> vec[i64]:
    """By order of the goals: its chance in ten-thousandths."""
    chances = belief.order_chances()
    return vec[i64]([round(10000.0 * chances[order]) for order in range(6)])


def friends_believed(belief: Belief) -> vec[i64]:
    """By seat: from 1000, surely a friend, to -1000, surely a foe; 2000 for oneself."""
    chances = belief.gnome_chances()
    is_gnome = belief.state.roles[belief.seat] >= FIRST_GNOME
    friends = vec[i64]([0] * len(chances))
    for seat in range(len(chances)):
        lean: i64 = round(2000.0 * chances[seat]) - 1000
        friends[seat] = lean if is_gnome else -lean
    friends[belief.seat] = 2000
    return friends
