"""Goblins vs Gnomes: what chance may do, and how likely. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.games.goblins import codes
from rockfall.games.goblins.edition import FIRST_GNOME, KINDS, ROLE_COUNT
from rockfall.games.goblins.state import DRAWING, Standing, under_kind
from rockfall.games.maze.board import ORDER_COUNT
from rockfall.games.maze.mine import DEAL_HANDS, LOT, SHUFFLE, ones


def counts(state: Standing) -> vec[i64]:
    """What chance draws from now: how many there are of each."""
    phase = state.phase
    if phase == DRAWING or phase == DEAL_HANDS:
        if state.top_left > 0:
            return state.deck
        only = vec[i64]([0] * KINDS)  # the next card from under the deck: no chance in it
        only[under_kind(state.under[0])] = 1
        return only
    if phase == LOT:
        return ones(state.players)
    return ones(ORDER_COUNT) if phase == SHUFFLE else role_weights(state)


def kind_of_outcome(state: Standing) -> i64:
    phase = state.phase
    if phase == DRAWING or phase == DEAL_HANDS:
        return codes.DRAW_CARD
    if phase == LOT:
        return codes.CHOOSE_FIRST
    return codes.SHUFFLE_GOALS if phase == SHUFFLE else codes.DEAL_ROLE


def role_weights(state: Standing) -> vec[i64]:
    """How likely the next seat is dealt each role (B2); only some of the four goblins and four gnomes are dealt.

    A race is as likely as its share of what is still due, and each of its cards as likely as any other.
    """
    goblins: i64 = 0
    for seat in range(state.drawer):
        if state.roles[seat] < FIRST_GNOME:
            goblins += 1
    gnomes: i64 = state.drawer - goblins
    goblin: i64 = (state.config.goblins - goblins) * (FIRST_GNOME - gnomes if gnomes < FIRST_GNOME else 1)
    gnome: i64 = (state.config.gnomes - gnomes) * (FIRST_GNOME - goblins if goblins < FIRST_GNOME else 1)
    weights = vec[i64]([0] * ROLE_COUNT)
    for role in range(ROLE_COUNT):
        weights[role] = goblin if role < FIRST_GNOME else gnome
    for seat in range(state.drawer):
        weights[state.roles[seat]] = 0
    return weights
