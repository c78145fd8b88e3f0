"""Goblins vs Gnomes: how a round ends, who scores, and how the match ends (B18 to B21). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rows import bit
from rockfall.core.state import NOBODY, Emit
from rockfall.games.goblins import cards, events
from rockfall.games.goblins.edition import (
    DEMOLISHER,
    DRAGON,
    DRIVER,
    DYNAMITE,
    FIRST_GNOME,
    GOAL_CELLS,
    GOLD,
    JEWELLER,
    KEYMASTER,
    KING,
    MISER,
    PEDANT,
    SHAPESHIFTER,
)
from rockfall.games.goblins.state import NOTHING, OVER, STEALING, Standing
from rockfall.games.goblins.ways import Way
from rockfall.games.maze.board import GOALS

ALES_FOR_KING: Final = 3  # on the way to the gold (B21)


def end_round(state: Standing, found: i64, emit: Emit | None) -> None:
    """All roles are shown, the goals are turned over (R22), and points are moved one player after another."""
    state.found = found
    state.opener = state.actor if found != NOTHING else -1
    state.is_ale_due = False
    state.reveal(state.roles, vec[i64]([state.shows(goal) for goal in range(GOALS)]))
    if found != NOTHING and (state.config.has_characters or emit is not None):
        way = Way(state.maze, GOAL_CELLS[state.last_goal])
        state.way_doors = way.doors
        state.way_ales = way.ales
        if emit is not None:
            tell_end(state, way.spots(), emit)
    elif emit is not None:
        tell_end(state, [], emit)
    state.step = 0
    move_points(state, emit)


def tell_end(state: Standing, way: list[tuple[int, int]], emit: Emit) -> None:
    is_found = state.found != NOTHING
    emit(
        events.RoundEnded(
            round=state.round + 1,
            opened=cards.GOALS[state.found] if is_found else None,
            opener=int(state.opener) if is_found else None,
            roles=[cards.ROLES[state.roles[seat]] for seat in range(state.players)],
            goals=[cards.GOALS[state.shows(goal)] for goal in range(GOALS)],
            way=way,
            doors=state.way_doors,
            ales=state.way_ales,
        )
    )


def first_to_score(state: Standing) -> i64:
    """B20: who opened the gold or the dragon, or first ran out of cards, or comes after the last to play."""
    if state.opener >= 0:
        return state.opener
    if state.first_out >= 0:
        return state.first_out
    return (state.last_player + 1) % state.players


def move_points(state: Standing, emit: Emit | None) -> None:
    """Everybody's points, from where it stopped; the first to reach the target wins immediately (B20)."""
    players = state.players
    begin = first_to_score(state)
    while state.step < players:
        seat: i64 = (begin + state.step) % players
        state.step += 1
        score_seat(state, seat, emit)
        if state.winner >= 0:
            return
        if state.config.steals_in_turn and may_steal(state, seat):
            ask_thief(state, seat)
            return
    if state.step == players:
        state.step += 1  # R16: the miser comes last
        for seat in range(players):
            if not state.config.steals_in_turn and may_steal(state, seat):
                ask_thief(state, seat)
                return
    state.round += 1
    state.set_up_round((state.first + 1) % players)


def score_seat(state: Standing, seat: i64, emit: Emit | None) -> None:
    """What a role earns (B18, B19), then what the character does (B21)."""
    role = state.roles[seat]
    if role >= FIRST_GNOME:
        if state.found == GOLD:
            give(state, seat, 1, "gold", emit)
            if seat == state.opener:
                give(state, seat, 1, "finder", emit)
    elif state.found == GOLD:
        if state.roles[state.opener] < FIRST_GNOME:
            give(state, seat, -1, "mistake", emit)
    elif state.found == DRAGON:
        give(state, seat, 2, "dragon", emit)
    else:
        give(state, seat, 1, "nothing-found", emit)
    if state.config.has_characters and is_wish_true(state, seat, role):
        give(state, seat, 1, cards.ROLES[role], emit)


def is_wish_true(state: Standing, seat: i64, role: i64) -> bool:
    """B21, with 'the way' as R3 has it. The miser's wish is a theft, see `may_steal`."""
    if role == SHAPESHIFTER:
        return state.drank & bit(seat) != 0
    if role == DEMOLISHER:
        for goal in range(GOALS):
            if (state.opened >> goal) & 1 and state.shows(goal) == DYNAMITE:
                return True
        return False
    if role == DRIVER:
        return state.found != NOTHING and state.way_doors == 0
    if role == PEDANT:
        return not state.has_deck()
    if role == KING:
        return state.found == GOLD and state.way_ales >= ALES_FOR_KING
    if role == KEYMASTER:
        return state.found != NOTHING and state.way_doors > 0
    return role == JEWELLER and state.found == GOLD


def give(state: Standing, seat: i64, points: i64, why: str, emit: Emit | None) -> None:
    """Move a counter; it stays on its track, and on the target it wins (B18, B20)."""
    if state.winner >= 0:
        return
    score: i64 = state.score[seat] + points
    score = 0 if score < 0 else state.config.target if score > state.config.target else score
    if score != state.score[seat]:
        moved: i64 = score - state.score[seat]
        state.score[seat] = score
        if emit is not None:
            emit(events.PointsMoved(seat=seat, points=moved, why=why, score=score))
    if score == state.config.target:
        end_match(state, seat, emit)


def may_steal(state: Standing, seat: i64) -> bool:
    """The miser takes a point when the dragon was opened, if anybody has one (B21)."""
    if not state.config.has_characters or state.found != DRAGON or state.roles[seat] != MISER:
        return False
    for target in range(state.players):
        if target != seat and state.score[target] > 0:
            return True
    return False


def ask_thief(state: Standing, seat: i64) -> None:
    state.turn = seat
    state.phase = STEALING


def steal(state: Standing, target: i64, emit: Emit | None) -> None:
    seat = state.turn
    state.score[target] -= 1
    state.score[seat] += 1
    if emit is not None:
        emit(events.PointStolen(seat=seat, target=target, score=state.score[seat], target_score=state.score[target]))
    if state.score[seat] == state.config.target:
        end_match(state, seat, emit)
    else:
        move_points(state, emit)


def end_match(state: Standing, winner: i64, emit: Emit | None) -> None:
    state.winner = winner
    state.phase = OVER
    state.turn = NOBODY
    if emit is not None:
        emit(events.MatchEnded(winner=winner, scores=state.scores()))
