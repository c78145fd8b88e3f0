"""What gifts do for an angry spirit (T22 to T24). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from rockfall.core.rows import bit
from rockfall.core.state import Emit
from rockfall.games.trollfjord import events
from rockfall.games.trollfjord.collecting import begin_collecting, clear_first
from rockfall.games.trollfjord.edition import (
    ANSWERING,
    APPEASED,
    COMRADE_PLEDGES,
    GIFT_WORTH,
    GIFTS,
    GIVING,
    HAMMERER_ADDS,
    HAMMERER_PLEDGES,
    LAST_WORD,
    TALKING,
    gift_count,
    written,
)
from rockfall.games.trollfjord.state import Position


def begin_gifts(state: Position, emit: Emit | None) -> None:
    """T22 to T24; nobody is asked where all gifts together would not do (R4)."""
    seat = state.hammerer
    own = gift_count(state.gifts[seat])
    others: i64 = 0 if state.is_alone() else gift_count(state.gifts[state.other(seat)])
    if own + others < state.excess():
        stay_angry(state, emit)
        return
    state.phase = GIVING
    state.gift_step = HAMMERER_PLEDGES
    state.turn = seat
    if own == 0:
        state.gift_step = ANSWERING if state.config.gifts_by_talk else COMRADE_PLEDGES
        state.turn = state.other(seat)


def pledge(state: Position, gift: i64, emit: Emit | None) -> None:
    seat = state.turn
    state.pledges |= bit(gift) if seat == state.owner else bit(gift + GIFTS)
    missing = state.missing()
    if emit is not None:
        emit(events.GiftPledged(seat=int(seat), gift=int(GIFT_WORTH[gift]), missing=int(missing)))
    if missing == 0:
        appease(state, emit)
    elif state.config.gifts_by_talk and not state.is_alone():
        talk_on(state, seat)
    elif state.givable(seat) == 0:
        no_more_gifts(state, emit)


def no_more_gifts(state: Position, emit: Emit | None) -> None:
    """T23: after the hammerer the comrade, then the hammerer again if that can still do."""
    hammerer = state.hammerer
    if state.config.gifts_by_talk and not state.is_alone():
        say_enough(state, emit)
    elif state.gift_step == HAMMERER_PLEDGES and not state.is_alone() and state.givable(state.other(hammerer)):
        state.gift_step = COMRADE_PLEDGES
        state.turn = state.other(hammerer)
    elif state.gift_step == COMRADE_PLEDGES and gift_count(state.givable(hammerer)) >= state.missing():
        state.gift_step = HAMMERER_ADDS
        state.turn = hammerer
    else:
        stay_angry(state, emit)


def talk_on(state: Position, seat: i64) -> None:
    """R10: after a gift it is the other one's word, unless that one has none left or has said enough."""
    if state.gift_step == LAST_WORD:
        return
    other = state.other(seat)
    state.gift_step = TALKING
    if state.givable(other):
        state.turn = other
        if state.givable(seat) == 0:
            state.gift_step = ANSWERING


def ask_for_gift(state: Position, emit: Emit | None) -> None:
    """R10: the word goes to the other one, who cannot ask back."""
    other = state.other(state.turn)
    if emit is not None:
        emit(events.GiftAsked(seat=int(state.turn), other=int(other)))
    state.gift_step = ANSWERING
    state.turn = other


def say_enough(state: Position, emit: Emit | None) -> None:
    """R10: for good. The other one has the last word, if the own gifts can make up for what is missing."""
    other = state.other(state.turn)
    if emit is not None:
        emit(events.GiftsRefused(seat=int(state.turn)))
    if state.gift_step != LAST_WORD and gift_count(state.givable(other)) >= state.missing():
        state.gift_step = LAST_WORD
        state.turn = other
    else:
        stay_angry(state, emit)


def stay_angry(state: Position, emit: Emit | None) -> None:
    """T23: nobody turns a gift, nobody collects any more."""
    state.pledges = 0
    if emit is not None:
        emit(events.SpiritStaysAngry())
    clear_first(state, emit)


def appease(state: Position, emit: Emit | None) -> None:
    """T22: the pledged gifts are turned over; then there may be collected."""
    turn_gifts(state, state.owner, emit)
    if state.partner >= 0:
        turn_gifts(state, state.partner, emit)
    state.anger = APPEASED
    if emit is not None:
        emit(events.SpiritAppeased())
    begin_collecting(state, state.hammerer, emit)


def turn_gifts(state: Position, seat: i64, emit: Emit | None) -> None:
    given = state.pledged(seat)
    if not given:
        return
    state.gifts = written(state.gifts, seat, state.gifts[seat] & ~given)
    if emit is not None:
        for gift in range(GIFTS):
            if (given >> gift) & 1:
                emit(events.GiftTurned(seat=int(seat), gift=int(GIFT_WORTH[gift])))
