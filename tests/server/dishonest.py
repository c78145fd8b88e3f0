"""A server that cheats, for tests: in each of the ways in which it could once choose what is dealt, unnoticed.

Which way, the environment says. All of them let the first outcome of chance be the lowest that can be had.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from hashlib import sha256

from rockfall.core.outside import Settled
from rockfall.core.state import State
from rockfall.games import game
from rockfall.server import entries as log
from rockfall.server import run, table
from rockfall.server.dice import ChanceSource, Dice
from rockfall.server.outside import Outside
from rockfall.server.seating import Seating
from rockfall.server.shares import Shares, seal_of
from rockfall.server.table import Table

CHEAT = "CHEAT_AT_DICE"
WAYS = ("outside", "secret", "share", "rematch", "friend")
TRIES = 137


def prepare(way: str) -> None:
    """Cheat in this way from now on; "": be honest."""
    if way == "outside":
        run.OUTSIDE = Chooser
    elif way:
        vars(table)["Shares"] = STEERED[way]


class Chooser(Outside):
    """Whatever is wanted is said to come from elsewhere."""

    def source_of(self, _: Table) -> ChanceSource:
        return Wanted()


class Wanted:
    def now(self, state: State, number: int) -> int | None:
        return None

    async def later(self, state: State, number: int) -> Settled:
        await asyncio.sleep(0)
        return Settled([int(min(state.legal_moves()))])


def _candidates(of: str) -> Iterator[str]:
    return (sha256(f"{of} {number}".encode()).hexdigest() for number in range(TRIES))


class Steered(Shares):
    """Chooses when all is open, just before the dice are made."""

    def __init__(self, created: log.Created, seating: Seating) -> None:
        super().__init__(created, seating)
        self.created = created
        self.seating = seating

    def copy(self, created: log.Created, seating: Seating) -> Shares:
        twin = type(self)(created, seating)
        twin.secret, twin.locked_at, twin.left_out = self.secret, self.locked_at, list(self.left_out)
        return twin

    def fold(self, entry: log.Sealed | log.Locked | log.Opened | log.Started) -> None:
        super().fold(entry)
        if isinstance(entry, log.Started):
            self.steer()

    def steer(self) -> None:
        raise NotImplementedError

    def first(self, secret: str, shares: list[str]) -> int:
        """What chance would bring first."""
        state = game(self.created.game, self.created.players, **self.created.options).new_state()
        return Dice(bytes.fromhex(secret), self.created.code, shares, 2).now(state, 1)


class OtherSecret(Steered):
    """The seal that is shown changes with the secret."""

    def steer(self) -> None:
        shares = self.all()
        self.secret = min(_candidates(self.created.code), key=lambda secret: self.first(secret, shares))


class OtherShare(Steered):
    """Replaces a player's share, and its seal with it."""

    number = 0

    def steer(self) -> None:
        def dealt(share: str) -> int:
            shares = [share if seat == self.number else each for seat, each in enumerate(self.all())]
            return self.first(self.secret, shares)

        seat = self.seating.seats[self.number]
        seat.nonce = min(_candidates(self.created.code), key=dealt)
        seat.seal = seal_of(seat.nonce)


class Friend(OtherShare):
    number = 1


class Deaf(Shares):
    """Hears nothing of the shares of people who sit already, as it once was in every rematch."""

    def fold(self, entry: log.Sealed | log.Locked | log.Opened | log.Started) -> None:
        if not isinstance(entry, log.Sealed):
            super().fold(entry)

    def copy(self, created: log.Created, seating: Seating) -> Shares:
        twin = Deaf(created, seating)
        twin.locked_at, twin.left_out = self.locked_at, list(self.left_out)
        return twin


STEERED: dict[str, type[Shares]] = {"secret": OtherSecret, "share": OtherShare, "rematch": Deaf, "friend": Friend}
