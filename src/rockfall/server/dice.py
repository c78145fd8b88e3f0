"""Fair dice: the server commits to its randomness before the start, and anybody can check it afterwards.

The secret, 32 random bytes, is drawn when a table is made; everybody sees its SHA-256 before sitting down. Players may
add a nonce of their own when they sit, so that the server cannot pick a secret that suits it. Every outcome of chance
is drawn with a generator seeded by HMAC(key, number of the move), where

    key = HMAC(secret, JSON of ["rockfall dice 1", table, every seat's nonce])

so past outcomes say nothing about future ones. The secret is shown when the match is over.
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

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str]) -> None:
        text = msgspec.json.encode(["rockfall dice 1", table, list(nonces)])
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


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What `verify` found: how many outcomes were drawn, all as the secret says, and how many came from elsewhere."""

    commitment: str
    drawn: int
    outside: int
    again: int = msgspec.field(default=0, name="blows")  # how often a source was asked again, with the same outcome


def verify(record: Record, expected: str | None = None) -> Verdict:
    """Check a record's dice; BadRecord says what is wrong.

    The secret must fit the commitment (and `expected`, if somebody wrote it down at the start), and every outcome of
    chance must be the one that follows from it.
    """
    dice = dice_of(record)
    secret = bytes.fromhex(dice.secret)
    for claimed in (dice.commitment, *([expected] if expected is not None else [])):
        if commitment(secret) != claimed:
            raise BadRecord(1, f"expected a secret whose SHA-256 is {claimed}; got one with {commitment(secret)}")
    source = Dice(secret, dice.table, dice.nonces)
    drawn = 0
    for number, (state, move, _) in enumerate(record.steps(), start=1):
        if state.turn != CHANCE or number in dice.outside:
            continue
        due = source.now(state, number)
        if move != due:
            raise BadRecord(number + 1, f"expected chance to bring {due}, as the secret says; got {move}")
        drawn += 1
    return Verdict(commitment=dice.commitment, drawn=drawn, outside=len(dice.outside))


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
