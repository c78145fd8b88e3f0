"""What an attentive merchant does. Compiled.

The round is searched to its end (market.py), by what stacks will come to (prospects.py); the decisions of scoring are
worked out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.guilds.judge import Ending, best_use_of_universals
from rockfall.bots.guilds.market import NEVER, Table
from rockfall.core.rng import Rng
from rockfall.games.guilds.edition import (
    EXPERTS,
    PROTECT,
    PROTECTING,
    SEATS,
    SIDE,
    TAKING,
    UNIVERSALS,
)
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import (
    KINDS,
    WEAPON,
    better_side,
    standings,
    type_bit,
)

TIE_BREAK: Final = 100  # a point is more than all that breaks ties


def attentive_move(state: GuildsState, seat: i64, rng: Rng) -> i64:
    """The move an attentive player makes for this seat, whose turn it is."""
    phase = state.phase
    if phase == EXPERTS or phase == TAKING:
        return Table(state).best_move(seat)
    if phase == UNIVERSALS:
        return best_use_of_universals(state, seat, Margin(), 2)
    if phase == PROTECTING:
        return best_protection_to_win(state, seat)
    return SIDE + better_side(state.tally(seat), state.protected[1 - seat])


def margin(state: GuildsState, seat: i64) -> i64:
    """Points ahead of the best of the others, if all else is decided as well as can be; weapons break ties (G19)."""
    players = state.config.players
    points = standings(state.taken, state.taken_count, players, state.memo, state.protected, state.sides)
    totals = vec[i64]([0] * SEATS)
    for other in range(players):
        for kind in range(KINDS):
            totals[other] += TIE_BREAK * points[other * KINDS + kind]
        totals[other] -= points[other * KINDS + WEAPON]
    ahead: i64 = -NEVER
    for other in range(players):
        if other != seat:
            ahead = min(ahead, totals[seat] - totals[other])
    return ahead


@final
class Margin(Ending):
    """To be ahead of the best of the others."""

    def worth(self, state: GuildsState, seat: i64) -> i64:
        return margin(state, seat)


def best_protection_to_win(state: GuildsState, seat: i64) -> i64:
    """The type that leaves this seat farthest ahead of the best of the others."""
    moves = state.legal_moves()
    best: i64 = moves[0]
    best_margin: i64 = NEVER
    for i in range(len(moves)):
        after = state.copy()
        after.protected[seat] |= type_bit(moves[i] - PROTECT)
        ahead = margin(after, seat)
        if ahead > best_margin:
            best_margin = ahead
            best = moves[i]
    return best
