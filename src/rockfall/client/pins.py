"""What a client saw of a table's dice, from the moment it saw it, and its own shares: kept, and compared at the end.

The server's word at the end counts for nothing here that was not said before the deal.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from rockfall.core.errors import BadRecord, RockfallError
from rockfall.core.game import Event
from rockfall.core.record import Record
from rockfall.server.dice import dice_of
from rockfall.server.fairness import Verdict, verify
from rockfall.server.outside import source_of_game
from rockfall.server.shares import SCHEME, seal_of
from rockfall.server.told import AnyTold, TableInfo, ToldMoved, ToldTakenBack


class UnfairDice(RockfallError):
    """What the server says at the end does not fit what this client was told, or gave, before."""


class Pins:
    """For one table, whichever of its seats are this client's."""

    def __init__(self) -> None:
        self.commitment: str | None = None  # as first seen
        self.seals: list[str] | None = None  # as locked, before any share of ours was opened
        self.shares: dict[str, str] = {}  # ours, by their seals
        self.given: dict[int, str] = {}  # the seals that we gave, by seat
        self.early: set[int] = set()  # seats of ours that we saw before the table was locked
        self._opened: set[int] = set()

    def new_seal(self) -> str:
        """Make a share, keep it, and give its seal."""
        share = secrets.token_hex(32)
        seal = seal_of(share)
        self.shares[seal] = share
        return seal

    def forget_sent(self) -> None:
        """The connection was lost: what was being sent may not have come through."""
        self._opened.clear()
        self.given.clear()

    def heard(self, info: TableInfo, seat: int | None) -> dict[str, Any] | None:
        """Keep what is said of the dice; the command with which to answer, if any."""
        if self.commitment is None:
            self.commitment = info.commitment
        if info.status == "waiting" and info.opening is None:
            return None if seat is None or info.scheme < SCHEME else self._seal(info, seat)
        if self.seals is None:
            self.seals = list(info.seals)  # kept before anything of ours is opened
        if info.opening is None or seat is None or seat in self._opened:
            return None
        share = self.shares.get(self.seals[seat])
        if share is None or seat not in info.opening.waiting_for or info.commitment != self.commitment:
            return None
        self._opened.add(seat)
        return {"do": "open", "seat": seat, "share": share}

    def _seal(self, info: TableInfo, seat: int) -> dict[str, Any] | None:
        self.early.add(seat)
        if info.seals[seat] or seat in self.given or info.seats[seat].kind != "person":
            return None
        self.given[seat] = self.new_seal()
        return {"do": "seal", "seat": seat, "seal": self.given[seat]}

    # -- at the end ---------------------------------------------------------------------------------------

    def check(self, record: Record, table: str, seat: int | None, told: Iterable[AnyTold]) -> Verdict:
        """Check a record against what was kept, and against what was told on the way; UnfairDice says what differs."""
        try:
            verdict = verify(record, self.commitment)
            dice = dice_of(record)
        except BadRecord as error:
            raise UnfairDice(str(error)) from None
        source = source_of_game(record.header.game)
        if not verdict.is_complete and source is not None and source.is_installed():
            raise UnfairDice(f"expected outcomes that {source.name} can be asked for again; got a match by other rules")
        if dice.table != table:
            raise UnfairDice(f"expected the record of table {table}; got that of {dice.table}")
        if dice.scheme < SCHEME:
            raise UnfairDice("expected dice of sealed shares; got those of an earlier kind, which somebody could steer")
        if dice.seals != self.seals:
            raise UnfairDice(f"expected the seals {self.seals}, as the table was locked; got {dice.seals}")
        if seat in self.early and dice.nonces[seat] not in self.shares.values():
            got = "none" if seat in dice.left_out else "another"
            raise UnfairDice(f"expected this client's own share in seat {seat}; got {got}")
        compare_outcomes(record, seat, told)
        return verdict


def compare_outcomes(record: Record, viewer: int | None, told: Iterable[AnyTold]) -> int:
    """How many moves were told, all of them as the record has them; UnfairDice names one that was told otherwise."""
    seen: dict[int, list[Any]] = {}
    outside: dict[int, bool] = {}
    for each in told:
        if isinstance(each, ToldTakenBack):
            seen.pop(each.number, None)
        elif isinstance(each, ToldMoved):
            seen[each.number] = each.events
            outside[each.number] = each.by == "outside"
    listed = set(dice_of(record).outside)
    state = record.game().new_state()
    for number, move in enumerate(record.moves, start=1):
        events: list[Event] = []
        state.apply(move, events.append)
        if number not in seen:
            continue
        due = [msgspec.to_builtins(shown) for event in events if (shown := event.seen_by(viewer)) is not None]
        if due != seen.pop(number) or outside[number] != (number in listed):
            raise UnfairDice(f"expected move {number} as it was told when it was made; the record has another one")
    if seen:
        raise UnfairDice(f"expected move {min(seen)}, which was told; the record does not have it")
    return len(outside)
