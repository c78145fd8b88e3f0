"""A server that cheats, for tests: in each of the ways in which it could once choose what is dealt, unnoticed.

Which way, the environment says. All of them let the first outcome of chance be the lowest that can be had.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from hashlib import sha256

import msgspec

from rockfall.core.outside import Settled
from rockfall.core.state import State
from rockfall.server import entries as log
from rockfall.server import run
from rockfall.server.dice import ChanceSource, Dice
from rockfall.server.outside import Outside
from rockfall.server.seating import Seat
from rockfall.server.shares import Shares, seal_of
from rockfall.server.table import Table

CHEAT = "CHEAT_AT_DICE"
WAYS = ("outside", "secret", "share", "rematch", "friend")
TRIES = 137


def prepare(way: str) -> None:
    """Cheat in this way from now on; "": be honest."""
    if way == "outside":
        run.OUTSIDE = Chooser
    elif way == "secret":
        _exchange_secrets()
    elif way in ("share", "friend"):
        _replace_share(0 if way == "share" else 1)
    elif way == "rematch":
        _ignore_seals()


class Chooser(Outside):
    """Whatever is wanted is said to come from elsewhere."""

    def source_of(self, table: Table) -> ChanceSource:
        return Wanted()


class Wanted:
    def now(self, state: State, number: int) -> int | None:
        return None

    async def later(self, state: State, number: int) -> Settled:
        await asyncio.sleep(0)
        return Settled([int(min(state.legal_moves()))])


def _candidates(of: str) -> Iterator[str]:
    return (sha256(f"{of} {number}".encode()).hexdigest() for number in range(TRIES))


def _first(table: Table, secret: str, shares: list[str]) -> int:
    """What chance would bring first."""
    return Dice(bytes.fromhex(secret), table.code, shares, 2).now(table.game.new_state(), 1)


def _exchange_secrets() -> None:
    """Choose the secret when all shares are open; the seal that is shown changes with it."""
    honest = Table._fold_start

    def start(table: Table, at: int) -> None:
        shares = [seat.nonce for seat in table.seats]
        best = min(_candidates(table.code), key=lambda secret: _first(table, secret, shares))
        table.created = msgspec.structs.replace(table.created, secret=best)
        table.shares._secret = bytes.fromhex(best)
        honest(table, at)

    Table._fold_start = start  # type: ignore[method-assign, assignment]


def _replace_share(number: int) -> None:
    """Choose a player's share when the others are open, and its seal with it."""
    honest = Table._fold_start

    def start(table: Table, at: int) -> None:
        def dealt(share: str) -> int:
            shares = [share if seat == number else each for seat, each in enumerate(table.shares.all())]
            return _first(table, table.created.secret, shares)

        seat: Seat = table.seats[number]
        seat.nonce = min(_candidates(table.code), key=dealt)
        seat.seal = seal_of(seat.nonce)
        honest(table, at)

    Table._fold_start = start  # type: ignore[method-assign, assignment]


def _ignore_seals() -> None:
    """Hear nothing of the players' shares, as it once was in every rematch."""
    honest = Shares.fold

    def fold(shares: Shares, entry: log.Sealed | log.Locked | log.Opened | log.Started) -> None:
        if not isinstance(entry, log.Sealed):
            honest(shares, entry)

    Shares.fold = fold  # type: ignore[method-assign, assignment]
