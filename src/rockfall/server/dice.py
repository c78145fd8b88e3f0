"""Fair dice: the server commits to its randomness before the start, and anybody can check it afterwards.

The secret, 32 random bytes, is drawn when a table is made; everybody sees its SHA-256 before sitting down. Players add
shares of their own, which are sealed before any is opened (shares.py), so that nobody can pick what suits them. Every
outcome of chance is drawn with a generator seeded by HMAC(key, number of the move), where

    key = HMAC(secret, JSON of ["rockfall dice 2", table, every seat's share])

so past outcomes say nothing about future ones. The secret is shown when the match is over. In matches of scheme 1,
"rockfall dice 1", shares were sent openly, when players sat down.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

import msgspec

from rockfall.core.errors import BadRecord
from rockfall.core.outside import Settled
from rockfall.core.record import Record
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, State

SECRET_BYTES = 32


class ChanceSource(Protocol):
    """Where outcomes of chance come from: outside.py has one that asks the game."""

    def now(self, state: State, number: int) -> int | None:
        """The outcome for the move of this number, or None if it takes time: then `later` is asked."""

    async def later(self, state: State, number: int) -> Settled:
        """The outcome, after a while. `state` is a copy. If it raises, the dice take its place."""


class Dice:
    """The default source: all outcomes follow from the secret."""

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str], scheme: int = 1) -> None:
        text = msgspec.json.encode([f"rockfall dice {scheme}", table, list(nonces)])
        key = hmac.digest(secret, text, "sha256").ljust(sha256().block_size, b"\0")
        self._inner, self._outer = (sha256(bytes(byte ^ pad for byte in key)) for pad in (0x36, 0x5C))

    def seed(self, number: int, purpose: str) -> str:
        """For one move; other purposes (bots) get seeds that have nothing to do with it."""
        # hmac.digest lets go of the interpreter every time, and a busy server waits long to get it back.
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{purpose} {number}".encode())
        outer.update(inner.digest())
        return outer.hexdigest()

    def rng(self, number: int, purpose: str = "chance") -> Rng:
        """The generator for one move."""
        return Rng.seeded(self.seed(number, purpose))

    def now(self, state: State, number: int) -> int:
        return int(state.draw(self.rng(number)))

    async def later(self, state: State, number: int) -> Settled:
        return Settled([self.now(state, number)])


def commitment(secret: bytes) -> str:
    """What is shown before the start."""
    return sha256(secret).hexdigest()


class FairDice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a record's meta says about its dice, under "dice"."""

    table: str
    commitment: str
    nonces: list[str]
    secret: str
    outside: list[int] = []  # numbers of the moves whose outcome came from elsewhere
    scheme: int = 1  # 2: shares were sealed before any was opened, and these are there too
    seals: list[str] = []  # by seat
    left_out: list[int] = []  # seats of people whose shares are not in the dice
    bots: list[int] = []  # seats whose shares come from the secret


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One outcome of chance: the number of the move, what could have come with which weight, and what came."""

    number: int
    outcomes: list[int]
    weights: list[int]
    came: int


class DrawsOut(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to draw every outcome of a match again, with nothing of ours."""

    dice: FairDice
    draws: list[Draw]
    is_imported: bool = False  # the record came from elsewhere: this server says nothing for it
    signed_by: str | None = None  # the key of the server that signed the record, if its signature is good


def dice_of(record: Record) -> FairDice:
    """What a record says of its dice."""
    if "dice" not in record.meta:
        raise BadRecord(1, 'expected fair dice in its meta, under "dice"; this match was not played on a server')
    try:
        dice = msgspec.convert(record.meta["dice"], FairDice)
        bytes.fromhex(dice.secret)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord(1, f'expected fair dice in its meta, under "dice": {error}') from None
    return dice


def source_of(dice: FairDice) -> Dice:
    """The dice that a record tells of."""
    return Dice(bytes.fromhex(dice.secret), dice.table, dice.nonces, dice.scheme)


def draws(record: Record) -> DrawsOut:
    """Every outcome of chance that came from the dice, for somebody else to draw again."""
    dice = dice_of(record)
    found = []
    for number, (state, move, _) in enumerate(record.steps(), start=1):
        if state.turn != CHANCE or number in dice.outside:
            continue
        outcomes, weights = ([int(each) for each in row] for row in (state.legal_moves(), state.chance_weights()))
        found.append(Draw(number=number, outcomes=outcomes, weights=weights, came=move))
    return DrawsOut(dice=dice, draws=found)
