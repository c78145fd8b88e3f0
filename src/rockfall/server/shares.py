"""Shares in the dice: everybody seals one before anybody opens one, so nobody can fit theirs to the others'.

A seal is the SHA-256 of a share. The server seals its secret when a table is made, each player's device seals its share
while seats are taken. When the host starts, seats and seals are locked; then the devices open their shares. Whoever
does not open in time is left out, and everybody sees that before the deal. Bots' shares come from the server's secret.
Reads no clock: callers pass the time.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.refused import Refused
from rockfall.server.seating import Actor, Seat, Seating
from rockfall.server.told import OpeningInfo

SCHEME = 2  # of the dice at new tables; at those of scheme 1, shares were not sealed
OPEN_MILLIS = 5000  # for devices to open their shares: one round trip, on a bad line


def seal_of(share: str) -> str:
    """What is shown of a share until it is opened."""
    return sha256(share.encode()).hexdigest()


def bot_share(secret: bytes, seat: int) -> str:
    """A bot's share: the server has no choice in it."""
    return hmac.digest(secret, f"share of seat {seat}".encode(), "sha256").hex()


class Shares:
    """The shares at one table, which are kept with its seats."""

    def __init__(self, created: log.Created, seating: Seating) -> None:
        self.scheme = created.scheme
        self.secret = created.secret  # hex
        self._seating = seating
        self.locked_at: int | None = None  # None: not yet, or the match has begun
        self.left_out: list[int] = []  # people whose shares are not in the dice

    def copy(self, created: log.Created, seating: Seating) -> Shares:
        twin = Shares(created, seating)
        twin.secret, twin.locked_at, twin.left_out = self.secret, self.locked_at, list(self.left_out)
        return twin

    @property
    def _seats(self) -> Sequence[Seat]:
        return self._seating.seats

    # -- asking -----------------------------------------------------------------------------------------

    def decide_seal(self, actor: Actor, command: ask.Seal, now: int) -> list[log.AnyEntry]:
        self._seating.must_own(actor, command.seat)
        if self.scheme < SCHEME:
            raise Refused("not-now", "a table whose dice have sealed shares", "one of an earlier kind")
        if self._seats[command.seat].seal == command.seal:
            return []
        return [log.Sealed(at=now, seat=command.seat, seal=command.seal)]

    def decide_start(self, now: int) -> list[log.AnyEntry]:
        """Lock the table; where no share waits to be opened, the match begins."""
        if self.scheme < SCHEME:
            return [log.Started(at=now)]
        waiting = self._unopened()
        return [log.Locked(at=now), *([] if waiting else [self._started(now, [])])]

    def decide_open(self, actor: Actor, command: ask.Open, now: int) -> list[log.AnyEntry]:
        self._seating.must_own(actor, command.seat)
        seat = self._seats[command.seat]
        if seat.nonce == command.share:
            return []  # a lost connection: it is asked again
        if self.locked_at is None:
            raise Refused("not-now", "a table that is locked and has not begun", "another moment")
        if not seat.seal or seal_of(command.share) != seat.seal:
            raise Refused("not-allowed", "the share that was sealed", "another one")
        opened = log.Opened(at=now, seat=command.seat, share=command.share)
        is_last = self._unopened() == [command.seat]
        return [opened, *([self._started(now, [command.seat])] if is_last else [])]

    def due_at(self) -> int | None:
        """When the match begins at the latest."""
        return None if self.locked_at is None else self.locked_at + OPEN_MILLIS

    def tick(self, now: int) -> list[log.AnyEntry]:
        due = self.due_at()
        return [] if due is None or now < due else [self._started(now, [])]

    def _unopened(self) -> list[int]:
        return [number for number, seat in enumerate(self._seats) if seat.seal and not seat.nonce]

    def _started(self, now: int, opening: list[int]) -> log.Started:
        missing = [number for number, seat in enumerate(self._seats) if seat.guest is not None and not seat.nonce]
        return log.Started(at=now, left_out=[number for number in missing if number not in opening])

    # -- taking effect ----------------------------------------------------------------------------------

    def fold(self, entry: log.Sealed | log.Locked | log.Opened | log.Started) -> None:
        match entry:
            case log.Sealed(seat=number, seal=seal):
                self._seats[number].seal = seal
            case log.Locked(at=at):
                self.locked_at = at
            case log.Opened(seat=number, share=share):
                self._seats[number].nonce = share
            case log.Started(left_out=left_out):
                self.locked_at = None
                self.left_out = list(left_out)

    # -- telling ----------------------------------------------------------------------------------------

    def seals(self) -> list[str]:
        """By seat; empty: none."""
        if self.scheme < SCHEME:
            return []
        secret = bytes.fromhex(self.secret)
        shares = [None if seat.bot is None else bot_share(secret, n) for n, seat in enumerate(self._seats)]
        return [seat.seal if share is None else seal_of(share) for seat, share in zip(self._seats, shares, strict=True)]

    def shown(self, is_over: bool) -> list[str]:
        """The shares that everybody may know: none while some are still sealed, and bots' with the secret."""
        if self.scheme < SCHEME or is_over:
            return self.all()
        return ["" if self.locked_at is not None else seat.nonce for seat in self._seats]

    def all(self) -> list[str]:
        """What the dice are made of, beside the secret."""
        if self.scheme < SCHEME:
            return [seat.nonce for seat in self._seats]
        secret = bytes.fromhex(self.secret)
        return [
            seat.nonce if seat.bot is None else bot_share(secret, number) for number, seat in enumerate(self._seats)
        ]

    def opening(self) -> OpeningInfo | None:
        due = self.due_at()
        return None if due is None else OpeningInfo(ends_at=due, waiting_for=self._unopened())

    def bots(self) -> list[int]:
        """The seats whose shares come from the secret."""
        if self.scheme < SCHEME:
            return []
        return [number for number, seat in enumerate(self._seats) if seat.bot is not None]
