"""What moves do in Guilds of Laar, until the goods are scored; ending.py has the rest. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from rockfall.core.rows import bit
from rockfall.core.state import CHANCE, EVERYBODY, SILENT, Emit
from rockfall.games.guilds import cards, events
from rockfall.games.guilds.edition import (
    CHANGE,
    CODES,
    DRAW_MEMO,
    EXPERT_PLAYED,
    EXPERTS,
    FIRST,
    FIRST_CHOSEN,
    GOOD_TAKEN,
    GOOD_TURNED_UP,
    KIND_CHANGED,
    MARKET,
    MOVE,
    OTHER_KINDS,
    PROTECT,
    ROUNDS,
    SEATS,
    SIDE,
    SIDE_CHOSEN,
    STAGE_ROUNDS,
    TAKE,
    TAKING,
    TURN_UP,
    TYPE_PROTECTED,
    UNIVERSAL_MOVED,
    UNIVERSALS,
    UNIVERSALS_KEPT,
    faces,
)
from rockfall.games.guilds.ending import choose_side, keep_universals, move_universal, next_universals, protect
from rockfall.games.guilds.scoring import KINDS, MOST, entry_of
from rockfall.games.guilds.state import Position


def apply(state: Position, move: i64, emit: Emit | None) -> None:
    """Make a move or an outcome of chance."""
    state.remember(move, EVERYBODY, SILENT)  # all is done in the open; see view.py for what is shown
    kind = CODES.kind_of(move)
    if kind == GOOD_TURNED_UP:
        turn_up(state, move - TURN_UP, emit)
    elif kind == EXPERT_PLAYED:
        play_expert(state, move // KINDS, move % KINDS, emit)
    elif kind == GOOD_TAKEN:
        take(state, move - TAKE, emit)
    elif kind == KIND_CHANGED:
        change_kind(state, move - CHANGE, emit)
    elif kind == UNIVERSAL_MOVED:
        move_universal(state, (move - MOVE) // OTHER_KINDS, (move - MOVE) % OTHER_KINDS + 1, emit)
    elif kind == UNIVERSALS_KEPT:
        keep_universals(state, emit)
    elif kind == TYPE_PROTECTED:
        protect(state, move - PROTECT, emit)
    elif kind == SIDE_CHOSEN:
        choose_side(state, move - SIDE, emit)
    elif kind == FIRST_CHOSEN:
        state.first = move - FIRST
        state.prepare()
    else:
        draw_memo(state, move - DRAW_MEMO + 1, emit)


def draw_memo(state: Position, memo: i64, emit: Emit | None) -> None:
    """G3."""
    state.memo = memo
    if emit is not None:
        emit(events.MemoDrawn(memo=int(memo)))
    state.prepare()


def turn_up(state: Position, good: i64, emit: Emit | None) -> None:
    """G6."""
    place = state.step
    if emit is not None:
        if place == 0:
            emit(events.RoundBegan(round=int(state.round) + 1, first=int(state.first)))
        face = cards.GOODS[good]
        emit(
            events.GoodTurnedUp(
                good=int(place),
                card=int(good) + 1,
                spell=face.spell,
                gem=face.gem,
                spice=face.spice,
                beast=face.beast,
                weapon=face.weapon,
                left=face.left,
                right=face.right,
            )
        )
    state.unseen &= ~bit(good)
    state.market[place] = good
    state.step += 1
    if state.step == state.config.players:
        state.phase = EXPERTS
        state.step = 0
        state.turn = state.first


def play_expert(state: Position, place: i64, kind: i64, emit: Emit | None) -> None:
    """G7."""
    seat = state.turn
    players = state.config.players
    state.hands[seat * KINDS + kind] -= 1
    state.experts[place] = kind
    state.owners[place] = seat
    if emit is not None:
        card, name, left, right = faces(state.market[place], kind)
        emit(
            events.ExpertPlayed(
                seat=int(seat),
                good=int(place),
                card=card,
                expert=cards.EXPERTS[kind],
                kind=cards.KINDS[kind],
                name=name,
                left=left,
                right=right,
            )
        )
    state.step += 1
    if state.step < players:
        state.turn = (seat + 1) % players
    else:
        state.phase = TAKING  # G8: the last to play an expert takes first
        state.step = 0


def take(state: Position, place: i64, emit: Emit | None) -> None:
    """G8."""
    seat = state.turn
    players = state.config.players
    good = state.market[place]
    kind = state.experts[place]
    state.taken[seat * MOST + state.taken_count[seat]] = entry_of(kind, good)
    state.taken_count[seat] += 1
    state.market[place] = -1
    state.experts[place] = -1
    state.owners[place] = -1
    if emit is not None:
        card, name, left, right = faces(good, kind)
        emit(
            events.GoodTaken(
                seat=int(seat),
                good=int(place),
                card=card,
                kind=cards.KINDS[kind],
                name=name,
                left=left,
                right=right,
            )
        )
    state.step += 1
    if state.step < players:
        state.turn = (seat + players - 1) % players
    else:
        end_round(state, emit)


def change_kind(state: Position, kind: i64, emit: Emit | None) -> None:
    """G9: the expert on the last good comes to hand, another is played."""
    seat = state.turn
    place = state.last_place()
    there = state.experts[place]
    owner = state.owners[place]
    state.hands[seat * KINDS + there] += 1
    state.hands[seat * KINDS + kind] -= 1
    state.experts[place] = kind
    state.owners[place] = seat
    if emit is not None:
        card, name, left, right = faces(state.market[place], kind)
        emit(
            events.KindChanged(
                seat=int(seat),
                good=int(place),
                card=card,
                expert=cards.EXPERTS[kind],
                kind=cards.KINDS[kind],
                name=name,
                left=left,
                right=right,
                taken=cards.EXPERTS[there],
                owner=int(owner),
            )
        )
    take(state, place, emit)


def end_round(state: Position, emit: Emit | None) -> None:
    """Experts come back, the first-player card moves on, or the match is scored (G11, G12)."""
    state.step = 0
    state.round += 1
    if state.round == ROUNDS:
        state.phase = UNIVERSALS
        next_universals(state, emit)
        return
    players = state.config.players
    state.first = (state.first + 1) % players
    if state.round % STAGE_ROUNDS == 0:
        for i in range(players * KINDS):
            state.hands[i] = state.config.experts[i % KINDS]
        if players == SEATS:
            state.first = (state.first + 1) % players
        if emit is not None:
            emit(events.ExpertsReturned(round=int(state.round)))
    state.phase = MARKET
    state.turn = CHANCE
