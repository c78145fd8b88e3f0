"""Chance from outside the dice: a game's own source (`core/outside.py`) is asked in a process of its own.

Which source a game has, its manifest says; nothing of it is imported before a table needs it. If it fails, or takes
too long, the dice draw instead. Run as `python -m rockfall.server.outside` this module is a worker.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rockfall.core.errors import BadRecord
from rockfall.core.manifest import found_at
from rockfall.core.outside import OutsideChance, OutsideError, Past, Settled
from rockfall.core.record import Record
from rockfall.core.state import CHANCE, State
from rockfall.games import GAMES, manifest
from rockfall.server.dice import ChanceSource, Dice, dice_of
from rockfall.server.dice import source_of as dice_source
from rockfall.server.logs import note
from rockfall.server.workers import Workers, work

if TYPE_CHECKING:
    from rockfall.server.table import Table

WORKER: tuple[str, ...] = (sys.executable, "-m", "rockfall.server.outside")
AGAIN = 16  # scenes of finished matches that may wait to be simulated again
Left: TypeAlias = "tuple[int, bytes] | None"  # what an outcome left behind, by the number of its first move


class Question(msgspec.Struct, frozen=True):
    source: str  # its address
    asked: object


class Answer(msgspec.Struct, frozen=True):
    settled: Settled | None
    trouble: str = ""


def source_of_game(name: str) -> OutsideChance | None:
    """A game's own source of chance."""
    address = manifest(name).outside if name in GAMES else None
    return None if address is None else _made(address)


@cache
def _made(address: str) -> OutsideChance:
    source: OutsideChance = found_at(address)()
    return source


@cache
def _note_missing(address: str) -> None:
    """Once is enough."""
    note(_made(address).missing, logging.INFO)


# -- live play --------------------------------------------------------------------------------------------------


class OutsideSource:
    """Chance at one table: what is the game's own source's comes from there, all else from the dice."""

    def __init__(self, table: Table, dice: Dice, source: OutsideChance, outside: Outside) -> None:
        self._table = table
        self._dice = dice
        self._source = source
        self._outside = outside

    def now(self, state: State, number: int) -> int | None:
        return None if self._source.is_due(state) else self._dice.now(state, number)

    async def later(self, state: State, number: int) -> Settled:
        table = self._table
        past = Past(table.game, state.history(), self._dice, table.outside, table.left)
        settled = await self._outside.settle(table.game.name, self._source.question(past))
        _check_moves(state, settled.moves)
        return settled


def _check_moves(state: State, moves: list[int]) -> None:
    """`state` is used up."""
    for move in moves:
        if state.turn != CHANCE or move not in state.legal_moves():
            raise OutsideError(f"expected outcomes that the rules know; got {move} among {moves}")
        state.apply(move)


class Outside:
    """The sources of all games, in `workers` processes that start when first needed.

    One more process works out again what happened in finished matches, so that no live table has to wait for it.
    """

    def __init__(self, workers: int, seconds: float, command: Sequence[str] | None = None) -> None:
        self.seconds = seconds
        self._is_used = workers > 0
        self._workers: Workers[Question, Answer] = Workers(workers, command or WORKER)
        self._again: Workers[Question, Answer] = Workers(1, command or WORKER, AGAIN, None, "scenes")

    def source_of(self, table: Table) -> ChanceSource:
        """Where a table's chance comes from."""
        assert table.dice is not None
        source = self.used_by(table.game.name)
        if source is None or not source.serves(table.game):
            return table.dice
        return OutsideSource(table, table.dice, source, self)

    def used_by(self, game: str) -> OutsideChance | None:
        """A game's own source, if it can be asked here."""
        source = source_of_game(game)
        if source is None or not self._is_used:
            return None
        if not source.is_installed():
            _note_missing(_address(game))
            return None
        return source

    async def settle(self, game: str, asked: object) -> Settled:
        """Answers in time, even when every worker is busy, or not at all."""
        return await self._answered(self._workers, game, asked)

    async def settle_again(self, record: Record, number: int, left: Left) -> Settled:
        """Work out again what was settled at move `number` of a finished match; OutsideError if it comes out otherwise.

        `left` is of another outcome of the match.
        """
        source = source_of_game(record.header.game)
        if source is None or number not in settled_in(record):
            raise OutsideError(f"expected the number of a move that came from elsewhere; got {number}")
        settled = await self._answered(self._again, record.header.game, source.question(_past(record, number, left)))
        if settled.moves != list(record.moves[number - 1 : number - 1 + len(settled.moves)]):
            raise OutsideError(f"expected {source.name} to bring what the record says of move {number}; got otherwise")
        return settled

    async def _answered(self, workers: Workers[Question, Answer], game: str, asked: object) -> Settled:
        async with asyncio.timeout(self.seconds):
            answer = await workers.ask(Question(_address(game), asked), self.seconds, _check)
        assert answer.settled is not None
        return answer.settled

    async def close(self) -> None:
        await self._workers.close()
        await self._again.close()


def _address(game: str) -> str:
    address = manifest(game).outside
    assert address is not None
    return address


def _check(answer: Answer) -> None:
    if answer.settled is None:
        raise OutsideError(answer.trouble)


def answer(question: Question) -> Answer:
    """In the worker."""
    try:
        return Answer(_made(question.source).settle(question.asked))
    except Exception as error:  # whatever it is, the table goes on
        return Answer(None, f"{type(error).__name__}: {error}")


# -- once more --------------------------------------------------------------------------------------------------


def _past(record: Record, number: int, left: Left) -> Past:
    told = dice_of(record)
    return Past(record.game(), record.moves[: number - 1], dice_source(told), told.outside, left)


def settled_in(record: Record) -> list[int]:
    """The numbers of the moves with which outcomes from elsewhere begin; none if no server played the match."""
    source = source_of_game(record.header.game)
    if source is None or "dice" not in record.meta or not source.serves(record.game()):
        return []
    moves = record.moves
    try:
        outside = [number for number in dice_of(record).outside if 0 < number <= len(moves)]
    except BadRecord:  # from elsewhere, and whoever wants to verify it will hear what is wrong
        return []
    return [number for number in outside if source.begins(moves[number - 1])]


def verify_outside(record: Record, source: OutsideChance) -> int:
    """Ask a match's source again and count its answers; BadRecord names a move that came out differently.

    0 for a match played by earlier rules, which had another source.
    """
    game = record.game()
    if not source.serves(game):
        return 0
    outside = dice_of(record).outside
    due: dict[int, int] = {}
    left: Left = None
    count = 0
    for number, (state, move, _) in enumerate(record.steps(), start=1):
        if number not in outside:
            if number in due:
                raise BadRecord(number + 1, f"expected what {source.name} brought; got an outcome of the dice")
            continue
        if number not in due:
            if not source.is_due(state):
                raise BadRecord(number + 1, f"expected an outcome of the dice; got one that {source.name} never brings")
            settled = source.settle(source.question(_past(record, number, left)))
            left = (number, settled.left)
            due |= dict(enumerate(settled.moves, start=number))
            count += 1
        if due[number] != move:
            expected, got = (game.decode(each) for each in (due[number], move))
            raise BadRecord(number + 1, f"expected {source.name} to bring {expected}, as simulated here; got {got}")
    return count


if __name__ == "__main__":
    from rockfall.server.outside import answer  # so that answers are of this module's types, not of __main__'s

    work(sys.stdin.buffer, sys.stdout.buffer, answer)
