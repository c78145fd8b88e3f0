"""How a match of Guilds of Laar is scored and ends (G12 to G19). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from rockfall.core.state import NOBODY, Emit
from rockfall.games.guilds import cards, events
from rockfall.games.guilds.edition import OVER, PAIR, PROTECTING, SIDES, UNIVERSAL_GOODS, faces
from rockfall.games.guilds.scoring import KINDS, MOST, WEAPON, entry_of, type_bit, weapon_points
from rockfall.games.guilds.state import Position


def next_universals(state: Position, emit: Emit | None) -> None:
    """G13: from the first player of the last round on, owners of universal goods decide about them."""
    players = state.config.players
    while state.step < players:
        seat: i64 = (state.first + state.step) % players
        if state.universal_count(seat):
            state.turn = seat
            return
        state.step += 1
    score_stacks(state, emit)


def move_universal(state: Position, universal: i64, kind: i64, emit: Emit | None) -> None:
    """Onto another stack, on top of what lies there."""
    seat = state.turn
    good = UNIVERSAL_GOODS[universal]
    last: i64 = seat * MOST + state.taken_count[seat] - 1
    for i in range(state.place_of_spell(seat, good), last):
        state.taken[i] = state.taken[i + 1]
    state.taken[last] = entry_of(kind, good)
    if emit is not None:
        card, name, left, right = faces(good, kind)
        emit(
            events.UniversalMoved(seat=int(seat), card=card, kind=cards.KINDS[kind], name=name, left=left, right=right)
        )
    next_universals(state, emit)


def keep_universals(state: Position, emit: Emit | None) -> None:
    if emit is not None:
        emit(events.UniversalsKept(seat=int(state.turn), count=int(state.universal_count(state.turn))))
    state.step += 1
    next_universals(state, emit)


def score_stacks(state: Position, emit: Emit | None) -> None:
    """G14 to G17: spells, gems, spices, beasts; then weapons are made ready."""
    players = state.config.players
    for seat in range(players):
        tally = state.tally(seat)
        for kind in range(WEAPON):
            state.points[seat * KINDS + kind] = tally.points(kind, state.memo)
    if emit is not None:
        for kind in range(WEAPON):
            tell_points(state, kind, emit)
    state.phase = PROTECTING
    state.step = 0
    next_protection(state, emit)


def tell_points(state: Position, kind: i64, emit: Emit) -> None:
    points = [int(state.points[seat * KINDS + kind]) for seat in range(state.config.players)]
    emit(events.KindScored(kind=cards.KINDS[kind], points=points))


def next_protection(state: Position, emit: Emit | None) -> None:
    """G18: in the same order, a type for each protection spell."""
    players = state.config.players
    while state.step < players:
        seat: i64 = (state.first + state.step) % players
        if state.tally(seat).protections > type_count(state.protected[seat]):
            state.turn = seat
            return
        state.step += 1
    state.phase = SIDES
    state.step = 0
    next_side(state, emit)


def protect(state: Position, type_: i64, emit: Emit | None) -> None:
    state.protected[state.turn] |= type_bit(type_)
    if emit is not None:
        emit(events.ProtectionChosen(seat=int(state.turn), weapon=cards.WEAPONS[type_]))
    next_protection(state, emit)


def next_side(state: Position, emit: Emit | None) -> None:
    """G18: with two players, owners of weapons choose a side (R3)."""
    while state.config.players == PAIR and state.step < PAIR:
        seat: i64 = (state.first + state.step) % PAIR
        if state.sides[seat] < 0 and state.tally(seat).kinds[WEAPON]:
            state.turn = seat
            return
        state.step += 1
    score_weapons(state, emit)


def choose_side(state: Position, side: i64, emit: Emit | None) -> None:
    state.sides[state.turn] = side
    if emit is not None:
        emit(events.SideChosen(seat=int(state.turn), side=cards.SIDES[side]))
    next_side(state, emit)


def score_weapons(state: Position, emit: Emit | None) -> None:
    players = state.config.players
    won = weapon_points([state.tally(seat) for seat in range(players)], state.protected, state.sides)
    for seat in range(players):
        state.points[seat * KINDS + WEAPON] = won[seat]
    state.phase = OVER
    state.turn = NOBODY
    if emit is not None:
        tell_points(state, WEAPON, emit)
        won_by = winners(state)
        emit(events.MatchEnded(scores=scores(state), winners=won_by))
        for seat in won_by:
            emit(events.MatchWon(seat=seat, shared=len(won_by) > 1))


def scores(state: Position) -> list[int]:
    """Points come only with the scoring."""
    totals: list[int] = []
    for seat in range(state.config.players):
        total: i64 = 0
        for kind in range(KINDS):
            total += state.points[seat * KINDS + kind]
        totals.append(int(total))
    return totals


def winners(state: Position) -> list[int]:
    """G19: most points; then fewer of them by weapons; then fewer weapons; then all of these."""
    totals = scores(state)
    ranks: list[tuple[int, int, int]] = []
    for seat in range(state.config.players):
        by_weapons = int(state.points[seat * KINDS + WEAPON])
        ranks.append((totals[seat], -by_weapons, -int(state.tally(seat).kinds[WEAPON])))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def type_count(types: i64) -> i64:
    count: i64 = 0
    while types:
        count += types & 1
        types >>= 1
    return count
