"""What collecting does: treasures, crowns, clearing, new treasures (T25 to T29). Compiled."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from rockfall.core.state import CHANCE, Emit
from rockfall.games.trollfjord import events, parts
from rockfall.games.trollfjord.edition import (
    AT_SITE,
    BELT,
    CLEARING,
    COLLECTING,
    HAMMERING,
    LEAST,
    ONE_TREASURE,
    PLACES,
    PLUS,
    SITE_REGIONS,
    SUPPLY,
    TREASURES,
    boulder_count,
    written,
)
from rockfall.games.trollfjord.ending import begin_turn, end_turn
from rockfall.games.trollfjord.state import Position


def begin_collecting(state: Position, seat: i64, emit: Emit | None) -> None:
    """T25: players with a choice are asked; what must be is done (R2)."""
    allowed: i64 = 0
    only: i64 = -1
    at: i64 = state.site * AT_SITE
    for place in range(at, at + AT_SITE):
        if state.may_collect(seat, SITE_REGIONS[place]):
            allowed += 1
            only = SITE_REGIONS[place]
    if allowed > 1:
        state.phase = COLLECTING
        state.turn = seat
    elif allowed == 1:
        collect(state, seat, only, emit)
    else:
        if emit is not None:
            emit(events.NothingCollected(seat=int(seat)))
        after_collecting(state, seat, emit)


def collect(state: Position, seat: i64, region: i64, emit: Emit | None) -> None:
    """T25, T26."""
    value = state.treasures[region]
    state.treasures = written(state.treasures, region, 0)
    if seat != state.owner:
        state.partner_got = region
        state.patches = written(state.patches, seat, state.patches[seat] + ONE_TREASURE[value - LEAST])
        covered = append(state.covered[:], seat)
        covered = append(covered, boulder_count(state.out))
        state.covered = append(covered, state.turned[region])
        if emit is not None:
            emit(events.TreasureCollected(seat=int(seat), region=parts.REGIONS[region], value=int(value), belt=None))
    else:
        state.owner_got = region
        belt = state.next_belt(seat)
        state.belts = written(state.belts, seat * BELT + belt, value)
        if emit is not None:
            emit(
                events.TreasureCollected(
                    seat=int(seat), region=parts.REGIONS[region], value=int(value), belt=parts.BELT[belt]
                )
            )
        if belt < PLUS:
            crown(state, seat, belt, value, emit)
    after_collecting(state, seat, emit)


def crown(state: Position, seat: i64, number: i64, value: i64, emit: Emit | None) -> None:
    """T27: the crown goes to the best treasure of that number so far."""
    holder = state.crowns[number]
    if holder >= 0 and state.belts[holder * BELT + number] > value:
        return
    state.crowns = written(state.crowns, number, seat)
    if emit is not None:
        emit(events.CrownTaken(seat=int(seat), number=int(number) + 1, other=int(holder) if holder >= 0 else None))


def after_collecting(state: Position, seat: i64, emit: Emit | None) -> None:
    """T21, T25, T28: after the hammerer the comrade; a comrade left alone may go on instead."""
    if state.stopped == seat:
        if state.got(seat) >= 0:
            clear(state, seat, state.got(seat), emit)
        state.hammerer = state.other(seat)
        state.phase = HAMMERING
        state.turn = state.hammerer
    elif seat == state.hammerer and not state.is_alone():
        begin_collecting(state, state.other(seat), emit)
    else:
        clear_first(state, emit)


def clear_first(state: Position, emit: Emit | None) -> None:
    """T28: the player whose turn it is."""
    if ask_to_clear(state, state.owner, emit):
        clear_next(state, state.owner, emit)


def clear_next(state: Position, cleared: i64, emit: Emit | None) -> None:
    """T28: then the comrade; then new treasures come (T29)."""
    if cleared == state.owner and state.partner >= 0:
        if ask_to_clear(state, state.partner, emit):
            refill(state, emit)
    else:
        refill(state, emit)


def ask_to_clear(state: Position, seat: i64, emit: Emit | None) -> bool:
    """Whether it is done already: only a player who collected nothing and has trolls in several regions chooses."""
    region = state.got(seat)
    if region >= 0:
        clear(state, seat, region, emit)
        return True
    state.phase = CLEARING
    state.turn = seat
    return False


def clear(state: Position, seat: i64, region: i64, emit: Emit | None) -> None:
    """T28: all one's trolls in a region go back to the supply."""
    base: i64 = seat * PLACES
    count = state.trolls[base + region]
    if not count:
        return  # cleared when this player stopped (T21)
    state.trolls[base + region] = 0
    state.trolls[base + SUPPLY] += count
    if emit is not None:
        emit(events.RegionCleared(seat=int(seat), region=parts.REGIONS[region], count=int(count)))


def refill(state: Position, emit: Emit | None) -> None:
    """T29: chance fills what is empty, as long as there are treasures; then the turn ends."""
    if state.stock_count and state.bare_region() >= 0:
        state.phase = TREASURES
        state.turn = CHANCE
    elif state.owner < 0:
        begin_turn(state, emit)
    else:
        end_turn(state, emit)
