"""How a turn of Trollfjord begins and ends, and how the match ends. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from rockfall.core.rows import bit
from rockfall.core.state import EVERYBODY, NOBODY, SILENT, Emit
from rockfall.games.trollfjord import events
from rockfall.games.trollfjord.chances import FRESH, still_inside
from rockfall.games.trollfjord.edition import (
    BELT,
    CALM,
    COLOURS,
    GIFTS,
    HAMMERER_PLEDGES,
    LAPS,
    LEAST,
    MOVING,
    NUMBERS,
    ONE_BOULDER,
    OVER,
    PLACES,
    PLUS,
    REGIONS,
    SPACES,
    SUPPLY,
    TROLLS,
    VALUES,
    boulders,
    patch_worth,
)
from rockfall.games.trollfjord.state import Position


def begin_turn(state: Position, emit: Emit | None) -> None:
    """T6: the lord farthest back is next."""
    last: i64 = -1
    for seat in range(state.config.players):
        if not (state.finished >> seat) & 1 and (last < 0 or state.lords[seat] < state.lords[last]):
            last = seat
    if last < 0:
        end_match(state, emit)
        return
    state.owner = last
    state.turn = last
    state.phase = MOVING
    if emit is not None:
        emit(events.TurnBegan(seat=int(last), is_last=state.is_last_round == 1))


def end_turn(state: Position, emit: Emit | None) -> None:
    """T30, T31."""
    owner = state.owner
    state.site = -1
    if state.hammerer >= 0:
        state.hammerer = -1
        state.limit = 0
        state.hits = 0
        state.stopped = -1
        state.stop_hits = 0
        state.blow = -1
        state.memory = FRESH
        throw_back(state)
        state.last = 0
        state.anger = CALM
        state.gift_step = HAMMERER_PLEDGES
        state.pledges = 0
        state.owner_got = -1
        state.partner_got = -1
    state.asked = 0
    state.partner = -1
    state.wind = -1
    is_full = state.belts[owner * BELT + PLUS] > 0
    if is_full or state.is_last_round:
        finish(state, owner, emit)
    elif state.lords[owner] >= LAPS * SPACES:  # R8
        if emit is not None:
            emit(events.WalkwayWornOut(seat=int(owner)))
        end_match(state, emit)
        return
    begin_turn(state, emit)


def throw_back(state: Position) -> None:
    """T30: all boulders go back into the tower, by option on top of those that are inside (R11)."""
    if state.config.is_thrown_back:
        under: i64 = 0
        for colour in range(COLOURS):
            left = still_inside(boulders(state.out, colour), boulders(state.thrown, colour))
            under += left * ONE_BOULDER[colour]
        state.under = under
        state.thrown = state.out
    state.out = 0


def finish(state: Position, seat: i64, emit: Emit | None) -> None:
    """T31: the trolls go home, the lord is laid down."""
    base: i64 = seat * PLACES
    for region in range(REGIONS):
        state.trolls[base + region] = 0
    state.trolls[base + SUPPLY] = TROLLS
    state.finished |= bit(seat)
    if emit is not None:
        emit(events.PlayerFinished(seat=int(seat), is_first=state.is_last_round == 0))
    state.is_last_round = 1


def end_match(state: Position, emit: Emit | None) -> None:
    """R5: what lies on patches is turned up now."""
    for seat in range(state.config.players):
        patch = state.patches[seat]
        for place in range(VALUES):
            for _ in range((patch >> (2 * place)) & 3):
                state.remember(-(LEAST + place), EVERYBODY, SILENT)
    state.phase = OVER
    state.turn = NOBODY
    state.owner = -1
    if emit is not None:
        ends = scores(state)
        first = winner(state)
        emit(events.MatchEnded(scores=ends))
        emit(events.MatchWon(seat=first, by_tie=ends.count(ends[first]) > 1))


def points(state: Position, seat: i64) -> i64:
    """T32, without what lies on the patch."""
    total: i64 = 0
    for belt in range(BELT):
        total += state.belts[seat * BELT + belt]
    for gift in range(GIFTS):
        if (state.gifts[seat] >> gift) & 1:
            total += state.config.gift_worth[gift]
    for number in range(NUMBERS):
        if state.crowns[number] == seat:
            total += state.config.crown
    return total


def scores(state: Position) -> list[int]:
    """T32: treasures, gifts, crowns."""
    return [int(points(state, seat) + patch_worth(state.patches[seat])) for seat in range(state.config.players)]


def winner(state: Position) -> int:
    """T32: most points; among equals the lord farther back."""
    totals = scores(state)
    best = 0
    for seat in range(1, len(totals)):
        if totals[seat] > totals[best] or (totals[seat] == totals[best] and state.lords[seat] < state.lords[best]):
            best = seat
    return best
