"""What moves do in Trollfjord: set-up and moving; hammering.py, gifts.py and collecting.py have the rest. Compiled."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from rockfall.core.state import EVERYBODY, SILENT, Emit, numbers_of
from rockfall.games.trollfjord import events, parts
from rockfall.games.trollfjord.collecting import clear, clear_next, collect, refill
from rockfall.games.trollfjord.edition import (
    BLOW,
    BOULDER_SHOWN,
    CLEAR,
    CODES,
    COLLECT,
    DECLINED,
    ENOUGH_SAID,
    FALL,
    FALL_MORE,
    FARTHEST,
    FEW,
    FEW_FELL,
    FORTRESS_NAMED,
    FORTRESS_SET,
    GIFT_ASKED,
    GIFT_PLEDGED,
    GIFTS_REFUSED,
    HAMMER_TAKEN,
    HAMMERING_SKIPPED,
    HAMMERING_STOPPED,
    JOINED,
    LAY_PLANK,
    LEAST,
    LINE_UP,
    LINING_UP,
    LORD_LINED_UP,
    LORD_MOVED,
    MANY_FELL,
    NAME,
    NAMING,
    ONE_TREASURE,
    PLACE,
    PLACE_KIND,
    PLACES,
    PLACING,
    PLANKS,
    PLEDGE,
    REGION_CLEARED,
    SET_FORTRESS,
    SHOW,
    SITES,
    SPACES,
    STEP,
    STEP_FROM,
    STEP_TO,
    SUPPLY,
    TOWER_STRUCK,
    TREASURE_COLLECTED,
    TREASURE_TURNED_UP,
    TREASURES,
    TROLL_PLACED,
    TROLL_STEPPED,
    TROLLS,
    TURN_UP,
    WALKWAY,
    WANDERING,
    written,
)
from rockfall.games.trollfjord.ending import end_turn
from rockfall.games.trollfjord.gifts import ask_for_gift, no_more_gifts, pledge
from rockfall.games.trollfjord.hammering import (
    begin_hammering,
    decline,
    fall,
    join,
    name_fortress,
    show_boulder,
    skip_hammering,
    stop,
    strike,
)
from rockfall.games.trollfjord.state import Position


def apply(state: Position, move: i64, emit: Emit | None) -> None:
    """Make a move or an outcome of chance."""
    state.remember(move, EVERYBODY, SILENT)  # all is done in the open; see `observed` for what is forgotten
    kind = CODES.kind_of(move)
    if kind == BOULDER_SHOWN:
        show_boulder(state, move - SHOW, emit)
    elif kind == FEW_FELL:
        fall(state, move - FALL, emit)
    elif kind == MANY_FELL:
        fall(state, move - FALL_MORE + FEW, emit)
    elif kind == LORD_MOVED:
        move_lord(state, move // FARTHEST, move % FARTHEST + 1, emit)
    elif kind == TROLL_PLACED:
        place_troll(state, move - PLACE, emit)
    elif kind == TROLL_STEPPED:
        step_troll(state, move - STEP, emit)
    elif kind == ENOUGH_SAID:
        say_enough(state, emit)
    elif kind == FORTRESS_NAMED:
        name_fortress(state, move - NAME, emit)
    elif kind == HAMMERING_SKIPPED:
        skip_hammering(state, emit)
    elif kind == JOINED:
        join(state, emit)
    elif kind == DECLINED:
        decline(state, emit)
    elif kind == HAMMER_TAKEN:
        begin_hammering(state, emit)
    elif kind == TOWER_STRUCK:
        strike(state, move - BLOW, emit)
    elif kind == HAMMERING_STOPPED:
        stop(state, emit)
    elif kind == GIFT_PLEDGED:
        pledge(state, move - PLEDGE, emit)
    elif kind == GIFTS_REFUSED:
        no_more_gifts(state, emit)
    elif kind == GIFT_ASKED:
        ask_for_gift(state, emit)
    elif kind == TREASURE_COLLECTED:
        collect(state, state.turn, move - COLLECT, emit)
    elif kind == REGION_CLEARED:
        clear(state, state.turn, move - CLEAR, emit)
        clear_next(state, state.turn, emit)
    elif kind == TREASURE_TURNED_UP:
        turn_up(state, move - TURN_UP + LEAST, emit)
    elif kind == LORD_LINED_UP:
        line_up(state, move - LINE_UP, emit)
    elif kind == FORTRESS_SET:
        set_fortress(state, move - SET_FORTRESS + 1)
    else:
        lay_plank(state, move - LAY_PLANK, emit)


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
