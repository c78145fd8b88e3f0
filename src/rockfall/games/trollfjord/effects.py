"""What moves do in Trollfjord: set-up (T4, T5) and moving (T7 to T10). Compiled."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from rockfall.core.state import Emit, numbers_of
from rockfall.games.trollfjord import events, parts
from rockfall.games.trollfjord.collecting import refill
from rockfall.games.trollfjord.edition import (
    LEAST,
    LINING_UP,
    NAMING,
    ONE_TREASURE,
    PLACE_KIND,
    PLACES,
    PLACING,
    PLANKS,
    SITES,
    SPACES,
    STEP_FROM,
    STEP_TO,
    SUPPLY,
    TREASURES,
    TROLLS,
    WALKWAY,
    WANDERING,
    written,
)
from rockfall.games.trollfjord.ending import end_turn
from rockfall.games.trollfjord.state import Position

# -- set-up -----------------------------------------------------------------------------------------------------


def set_fortress(state: Position, number: i64) -> None:
    """T4: at the next site."""
    site: i64 = 0
    while state.numbers[site]:
        site += 1
    state.numbers = written(state.numbers, site, number)
    if site == SITES - 1:
        state.phase = WALKWAY


def lay_plank(state: Position, plank: i64, emit: Emit | None) -> None:
    """T4."""
    state.planks = append(state.planks[:], plank)
    if len(state.planks) == PLANKS:
        if emit is not None:
            emit(events.FortressesSet(numbers=numbers_of(state.numbers)))
            emit(events.WalkwayLaid(planks=[plank + 1 for plank in numbers_of(state.planks)]))
        state.phase = LINING_UP


def line_up(state: Position, seat: i64, emit: Emit | None) -> None:
    """T5: the last one stands farthest from the walkway."""
    progress: i64 = state.lined_up() - state.config.players
    state.lords = written(state.lords, seat, progress)
    if progress == -1:
        if emit is not None:
            emit(events.LordsLinedUp(starts=[-lord for lord in numbers_of(state.lords)]))
        state.phase = TREASURES


def turn_up(state: Position, value: i64, emit: Emit | None) -> None:
    """T4, T29: for the first region without a treasure."""
    region = state.bare_region()
    state.stock -= ONE_TREASURE[value - LEAST]
    state.stock_count -= 1
    state.treasures = written(state.treasures, region, value)
    state.turned = written(state.turned, region, state.ply - 1)
    if emit is not None:
        emit(events.TreasureTurnedUp(region=parts.REGIONS[region]))
    refill(state, emit)


# -- A: moving --------------------------------------------------------------------------------------------------


def move_lord(state: Position, kind: i64, count: i64, emit: Emit | None) -> None:
    """T7."""
    seat = state.turn
    progress = state.progress_to(seat, kind, count)
    state.lords = written(state.lords, seat, progress)
    space: i64 = progress % SPACES
    if emit is not None:
        emit(
            events.LordMoved(
                seat=int(seat),
                kind=parts.KINDS[kind],
                count=int(count),
                space=int(space),
                landscape=parts.LANDSCAPES[state.landscape_at(space)] if kind == PLACE_KIND else None,
            )
        )
    state.wind = -1
    if not let_act(state, seat, count):
        next_tailwind(state, emit)


def let_act(state: Position, seat: i64, count: i64) -> bool:
    """T8 to T10: let a seat place or step `count` times, by where its lord is, if it has a troll for it."""
    supply = state.trolls[seat * PLACES + SUPPLY]
    if state.lords[seat] & 1 == PLACE_KIND:
        if not supply:
            return False
        state.phase = PLACING
        state.left = count if count < supply else supply
    else:
        if supply == TROLLS:
            return False
        state.phase = WANDERING
        state.left = count
    state.placing = -1
    state.turn = seat
    return True


def place_troll(state: Position, region: i64, emit: Emit | None) -> None:
    """T8, T10."""
    base: i64 = state.turn * PLACES
    state.trolls[base + SUPPLY] -= 1
    state.trolls[base + region] += 1
    state.placing = region
    if emit is not None:
        emit(events.TrollPlaced(seat=int(state.turn), region=parts.REGIONS[region], tailwind=state.wind >= 0))
    one_less(state, emit)


def step_troll(state: Position, step: i64, emit: Emit | None) -> None:
    """T9, T10."""
    base: i64 = state.turn * PLACES
    source = STEP_FROM[step]
    target = STEP_TO[step]
    state.trolls[base + source] -= 1
    state.trolls[base + target] += 1
    if emit is not None:
        emit(
            events.TrollStepped(
                seat=int(state.turn),
                source=parts.REGIONS[source],
                target=parts.REGIONS[target],
                tailwind=state.wind >= 0,
            )
        )
    one_less(state, emit)


def one_less(state: Position, emit: Emit | None) -> None:
    state.left -= 1
    if state.left == 0:
        next_tailwind(state, emit)


def next_tailwind(state: Position, emit: Emit | None) -> None:
    """T10: the nearest lord ahead that has had no tailwind yet; after the foremost it is time to hammer."""
    if state.wind < 0:
        state.wind = state.lords[state.owner]
    while True:
        nearest: i64 = -1
        for seat in range(state.config.players):
            ahead = state.lords[seat]
            if ahead <= state.wind or not state.feels_wind(seat):
                continue
            if nearest < 0 or ahead < state.lords[nearest]:
                nearest = seat
        if nearest < 0:
            break
        state.wind = state.lords[nearest]
        if let_act(state, nearest, 1):
            return
    state.left = 0
    state.placing = -1
    state.turn = state.owner
    for site in range(SITES):
        if state.may_name(state.owner, site):
            state.phase = NAMING
            return
    end_turn(state, emit)


def say_enough(state: Position, emit: Emit | None) -> None:
    """T8 to T10: place no more trolls, make no more steps."""
    if emit is not None and state.wind >= 0:
        emit(events.TailwindDeclined(seat=int(state.turn)))
    next_tailwind(state, emit)
