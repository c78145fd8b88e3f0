"""Saboteur and Saboteur 2: what chance may do, and how likely. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.games.maze.board import ORDER_COUNT
from rockfall.games.maze.mine import DEAL_HANDS, LOT, SHUFFLE, drawn, ones, outcomes_of, total_of, weights_of
from rockfall.games.saboteur import codes
from rockfall.games.saboteur.edition import ROLE_COUNT
from rockfall.games.saboteur.state import DRAWING, LAY_OUT_GOLD, Standing


def outcomes(state: Standing) -> vec[i64]:
    return outcomes_of(state.config.edition.codes.first[kind_of_outcome(state)], counts(state))


def chance_weights(state: Standing) -> vec[i64]:
    return weights_of(counts(state))


def draw(state: Standing, rng: Rng) -> i64:
    first = state.config.edition.codes.first[kind_of_outcome(state)]
    phase = state.phase
    if phase == DRAWING or phase == DEAL_HANDS:
        return first + drawn(state.deck, state.deck_left + state.config.set_aside, rng)
    if phase == LOT:
        return first + rng.below(state.players)
    if phase == SHUFFLE:
        return first + rng.below(ORDER_COUNT)
    left = counts(state)
    return first + drawn(left, total_of(left), rng)


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
