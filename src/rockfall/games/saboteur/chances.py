"""Saboteur and Saboteur 2: what chance may do, and how likely. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.games.maze.board import ORDER_COUNT
from rockfall.games.maze.mine import DEAL_HANDS, LOT, SHUFFLE, ones
from rockfall.games.saboteur import codes
from rockfall.games.saboteur.edition import ROLE_COUNT
from rockfall.games.saboteur.state import DRAWING, LAY_OUT_GOLD, Standing


def counts(state: Standing) -> vec[i64]:
    """What chance draws from now: how many there are of each."""
    phase = state.phase
    if phase == DEAL_HANDS or phase == DRAWING:
        return state.deck
    if phase == LAY_OUT_GOLD:
        return state.pile
    if phase == LOT:
        return ones(state.players)
    if phase == SHUFFLE:
        return ones(ORDER_COUNT)
    return state.roles[state.players : state.players + ROLE_COUNT]


def kind_of_outcome(state: Standing) -> i64:
    phase = state.phase
    if phase == DEAL_HANDS or phase == DRAWING:
        return codes.DRAW_CARD
    if phase == LAY_OUT_GOLD:
        return codes.LAY_OUT
    if phase == LOT:
        return codes.CHOOSE_FIRST
    return codes.SHUFFLE_GOALS if phase == SHUFFLE else codes.DEAL_ROLE
