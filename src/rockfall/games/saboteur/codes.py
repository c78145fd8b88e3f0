"""Kinds of moves, in the order of their codes: codec.py has the action of each. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rockfall.core.codes import Block, Codes

SEATS: Final = 12  # room for seats in move codes
HINDRANCES: Final = 4
NUGGETS: Final = 3  # gold cards are worth one to three

LAY_PATH: Final = 0  # spot * layable tiles + tile
BREAK_TOOL: Final = 1  # tool * SEATS + seat
MEND_TOOL: Final = 2  # way to mend * SEATS + seat
LET_FALL: Final = 3  # spot
READ_MAP: Final = 4  # goal
DISCARD: Final = 5  # kind of card
TAKE_GOLD: Final = 6  # nuggets - 1
CHOOSE_FIRST: Final = 7  # seat
SHUFFLE_GOALS: Final = 8  # order
DEAL_ROLE: Final = 9  # role
DRAW_CARD: Final = 10  # kind of card
LAY_OUT: Final = 11  # nuggets - 1
STOP: Final = 12
PLACE_THEFT: Final = 13
TAKE_HANDS_OFF: Final = 14  # seat; so the next five, in the order of their cards
EXCHANGE_HANDS: Final = 15
INSPECT: Final = 16
EXCHANGE_HATS: Final = 17
SET_TRAP: Final = 18
SET_FREE: Final = 19
UNBURDEN: Final = 20  # hindrance
STEAL: Final = 21  # seat, or SEATS: from nobody


def codes_of(is_expansion: bool, spots: i64, layable: i64, ways: i64, kinds: i64, orders: i64, roles: i64) -> Codes:
    """The codes of one of the two games; gold cards go round only without the expansion."""
    more: i64 = 1 if is_expansion else 0
    nuggets: i64 = NUGGETS * (1 - more)
    seats: i64 = SEATS * more
    return Codes(
        [
            Block(LAY_PATH, "lay path", spots * layable),
            Block(BREAK_TOOL, "break tool", 3 * SEATS),
            Block(MEND_TOOL, "mend tool", ways * SEATS),
            Block(LET_FALL, "let fall", spots),
            Block(READ_MAP, "read map", 3),
            Block(DISCARD, "discard", kinds),
            Block(TAKE_GOLD, "take gold", nuggets),
            Block(CHOOSE_FIRST, "choose first", SEATS),
            Block(SHUFFLE_GOALS, "shuffle goals", orders),
            Block(DEAL_ROLE, "deal role", roles),
            Block(DRAW_CARD, "draw card", kinds),
            Block(LAY_OUT, "lay out", nuggets),
            Block(STOP, "stop", more),
            Block(PLACE_THEFT, "place theft", more),
            Block(TAKE_HANDS_OFF, "take hands off", seats),
            Block(EXCHANGE_HANDS, "exchange hands", seats),
            Block(INSPECT, "inspect", seats),
            Block(EXCHANGE_HATS, "exchange hats", seats),
            Block(SET_TRAP, "set trap", seats),
            Block(SET_FREE, "set free", seats),
            Block(UNBURDEN, "unburden", HINDRANCES * more),
            Block(STEAL, "steal", (SEATS + 1) * more),
        ]
    )
