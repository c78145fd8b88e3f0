"""What hammering does (T11 to T21). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from rockfall.core.rows import bit
from rockfall.core.state import CHANCE, Emit
from rockfall.games.trollfjord import events, parts
from rockfall.games.trollfjord.chances import next_memory
from rockfall.games.trollfjord.collecting import begin_collecting
from rockfall.games.trollfjord.edition import (
    ANGRY,
    BLUE,
    DECIDING,
    FALLING,
    HAMMERING,
    JOINING,
    ONE_BOULDER,
    RED,
    SHOWING,
    SIDE_BLOWS,
    STRENGTHS,
    WHITE,
    YELLOW,
    boulder_count,
    boulders,
)
from rockfall.games.trollfjord.ending import end_turn
from rockfall.games.trollfjord.gifts import begin_gifts
from rockfall.games.trollfjord.state import Position


def name_fortress(state: Position, site: i64, emit: Emit | None) -> None:
    """T13."""
    state.site = site
    state.asked = bit(state.owner)
    if emit is not None:
        emit(events.FortressNamed(seat=int(state.owner), site=parts.SITE_NAMES[site], number=int(state.numbers[site])))
    ask_candidate(state)


def ask_candidate(state: Position) -> None:
    """T13, T14: the next who may be the comrade, or else the hammerer decides."""
    candidate = state.next_candidate()
    if candidate >= 0:
        state.phase = JOINING
        state.turn = candidate
    else:
        state.phase = DECIDING
        state.turn = state.owner


def join(state: Position, emit: Emit | None) -> None:
    """T13: final, and the hammerer cannot refuse."""
    state.partner = state.turn
    if emit is not None:
        emit(events.ComradeJoined(seat=int(state.partner), other=int(state.owner)))
    state.phase = DECIDING
    state.turn = state.owner


def skip_hammering(state: Position, emit: Emit | None) -> None:
    """T11, T14."""
    if emit is not None:
        emit(events.HammeringSkipped(seat=int(state.owner)))
    end_turn(state, emit)


def decline(state: Position, emit: Emit | None) -> None:
    """T13."""
    state.asked |= bit(state.turn)
    if emit is not None:
        emit(events.ComradeDeclined(seat=int(state.turn)))
    ask_candidate(state)


def begin_hammering(state: Position, emit: Emit | None) -> None:
    """T14, T15."""
    state.limit = state.limit_now()
    state.hammerer = state.owner
    state.phase = HAMMERING
    if emit is not None:
        emit(
            events.HammeringBegan(
                seat=int(state.owner),
                site=parts.SITE_NAMES[state.site],
                comrade=int(state.partner) if state.partner >= 0 else None,
                limit=int(state.limit),
            )
        )


def strike(state: Position, blow: i64, emit: Emit | None) -> None:
    """T16, T33: what comes out is up to chance."""
    if emit is not None and state.may_go_on():
        emit(events.HammeringContinued(seat=int(state.turn)))
    state.hits += 1
    state.blow = blow
    state.last = 0
    if emit is not None:
        emit(
            events.TowerStruck(
                seat=int(state.turn),
                side=parts.SIDES[blow // SIDE_BLOWS],
                height=int(blow % SIDE_BLOWS // STRENGTHS) + 1,
                strength=int(blow % STRENGTHS) + 1,
                hit=int(state.hits),
                limit=int(state.limit),
            )
        )
    state.phase = FALLING
    state.turn = CHANCE


def fall(state: Position, count: i64, emit: Emit | None) -> None:
    """T16, T19."""
    state.memory = next_memory(state.memory, count)
    if count:
        state.pending = count
        state.phase = SHOWING
        return
    if emit is not None:
        emit(events.NothingFell(seat=int(state.hammerer)))
    if not state.is_alone():  # T20, also after the last hit allowed
        state.hammerer = state.other(state.hammerer)
        if emit is not None:
            emit(events.RolesSwapped(seat=int(state.hammerer), other=int(state.other(state.hammerer))))
    after_blow(state, emit)


def show_boulder(state: Position, colour: i64, emit: Emit | None) -> None:
    state.out += ONE_BOULDER[colour]
    state.last += ONE_BOULDER[colour]
    state.pending -= 1
    if state.pending:
        return
    if emit is not None:
        emit(
            events.BouldersFell(
                seat=int(state.hammerer),
                count=int(boulder_count(state.last)),
                yellow=int(boulders(state.last, YELLOW)),
                red=int(boulders(state.last, RED)),
                blue=int(boulders(state.last, BLUE)),
                white=int(boulders(state.last, WHITE)),
                total=int(boulder_count(state.out)),
            )
        )
    after_blow(state, emit)


def after_blow(state: Position, emit: Emit | None) -> None:
    """T17, T18: an angry spirit or the hit limit ends it; otherwise the hammerer may go on or stop."""
    excess = state.excess()
    if excess:
        state.anger = ANGRY
        if emit is not None:
            emit(events.SpiritAngered(seat=int(state.hammerer), excess=int(excess)))
        begin_gifts(state, emit)
    elif state.hits == state.limit:
        if emit is not None:
            emit(events.HitLimitReached(seat=int(state.hammerer), total=int(boulder_count(state.out))))
        begin_collecting(state, state.hammerer, emit)
    else:
        state.phase = HAMMERING
        state.turn = state.hammerer


def stop(state: Position, emit: Emit | None) -> None:
    """T18, T21."""
    if emit is not None and not state.may_go_on():
        emit(events.HammeringStopped(seat=int(state.hammerer), total=int(boulder_count(state.out))))
    if not state.is_alone():
        state.stopped = state.hammerer
        state.stop_hits = state.hits
    begin_collecting(state, state.hammerer, emit)
