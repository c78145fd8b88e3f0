"""Kinds of moves, in the order of their codes: codec.py has the action of each. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rockfall.core.codes import Block, Codes

SEATS: Final = 8  # room for seats in move codes

LAY_TILE: Final = 0  # spot * layable tiles + tile
EXPLODE: Final = 1  # spot
READ_MAP: Final = 2  # goal
DRINK: Final = 3  # seat
EXCHANGE: Final = 4  # kind of card
SKIP: Final = 5
SERVE: Final = 6  # seat
OPEN: Final = 7  # goal
STEAL: Final = 8  # seat
CHOOSE_FIRST: Final = 9  # seat
SHUFFLE_GOALS: Final = 10  # order
DEAL_ROLE: Final = 11  # role
DRAW_CARD: Final = 12  # kind of card
LEAVE_SHUT: Final = 13  # behind chance's codes: records hold those


def codes_of(spots: i64, layable: i64, goals: i64, kinds: i64, orders: i64, roles: i64) -> Codes:
    return Codes(
        [
            Block(LAY_TILE, "lay tile", spots * layable),
            Block(EXPLODE, "explode", spots),
            Block(READ_MAP, "read map", goals),
            Block(DRINK, "drink", SEATS),
            Block(EXCHANGE, "exchange", kinds),
            Block(SKIP, "skip", 1),
            Block(SERVE, "serve", SEATS),
            Block(OPEN, "open", goals),
            Block(STEAL, "steal", SEATS),
            Block(CHOOSE_FIRST, "choose first", SEATS),
            Block(SHUFFLE_GOALS, "shuffle goals", orders),
            Block(DEAL_ROLE, "deal role", roles),
            Block(DRAW_CARD, "draw card", kinds),
            Block(LEAVE_SHUT, "leave shut", 1),
        ]
    )
