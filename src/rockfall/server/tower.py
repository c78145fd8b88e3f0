"""Live play strikes the rock tower itself (T33): a blow's outcome is simulated, in a process of its own.

What a blow brings out, how many boulders and then each one's colour, becomes moves of chance like all others. They
follow from the record and the secret of the dice alone: the tower is filled when somebody takes up the hammer, with a
seed of the dice; each blow has another. So a server that was restarted strikes the same tower, and `verify_blows` can
strike it again. If a simulation fails, the dice and the tables of chances take its place; what is left inside is then
poured into the tower anew for the next blow.

Run as `python -m rockfall.server.tower` this module is a worker.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from rockfall.core.errors import BadRecord
from rockfall.core.record import Record
from rockfall.core.state import CHANCE, State
from rockfall.games.trollfjord import codec, parts
from rockfall.games.trollfjord.tower import FULL, Counts, Outcome, blow, count_by_colour, fill, is_installed, unpack
from rockfall.server.dice import ChanceSource, Dice, Settled, dice_of
from rockfall.server.logs import note
from rockfall.server.workers import Workers, work

if TYPE_CHECKING:
    from rockfall.server.table import Table

GAMES = {"trollfjord"}  # with a rock tower, and with Trollfjord's moves for striking it
WORKER: tuple[str, ...] = (sys.executable, "-m", "rockfall.server.tower")


class BlowAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A blow of the present hammering, with all that its simulation depends on."""

    number: int  # of the move that says how many boulders fall
    side: Literal["left", "right"]
    height: int  # from 0, as the tower counts
    strength: int
    inside: Counts  # before it
    fill_seed: str  # for pouring these boulders into the tower, if need be
    seed: str
    is_simulated: bool  # its outcome came from the tower; for the last one: is to come


class Question(msgspec.Struct, frozen=True):
    """Blows one after the other, the first of them at a tower in this state, or at one to be filled."""

    state: bytes | None
    blows: list[BlowAsked]


class Answer(msgspec.Struct, frozen=True):
    outcome: Outcome | None
    trouble: str = ""


class TowerTrouble(Exception):
    """A simulation gave no outcome that the rules know."""


# -- what the rules say -----------------------------------------------------------------------------------------


def is_blow_pending(state: State) -> bool:
    """Whether chance is to say how many boulders a blow brings out."""
    return state.turn == CHANCE and isinstance(codec.ACTIONS[state.legal_moves()[0]], codec.Fall)


def blows_asked(moves: Sequence[int], dice: Dice, outside: Collection[int]) -> list[BlowAsked]:
    """The blows since the hammer was taken up (T14), when the tower was full (T30); the last one is pending."""
    begin = max(at for at, move in enumerate(moves) if isinstance(codec.ACTIONS[move], codec.Hammer))
    inside = list(FULL)
    blows: list[BlowAsked] = []
    for at in range(begin + 1, len(moves)):
        match codec.ACTIONS[moves[at]]:
            case codec.Blow(side=side, height=height, strength=strength):
                number = at + 2  # moves count from 1, and this is the next one
                blows.append(
                    BlowAsked(
                        number=number,
                        side="left" if side == "left" else "right",
                        height=parts.HEIGHTS.index(height),
                        strength=parts.STRENGTHS.index(strength),
                        inside=(inside[0], inside[1], inside[2], inside[3]),
                        fill_seed=dice.seed(number, "fill"),
                        seed=dice.seed(number, "blow"),
                        is_simulated=number in outside or at == len(moves) - 1,
                    )
                )
            case codec.Show(colour=colour):
                inside[parts.COLOURS.index(colour)] -= 1
    return blows


def outcome_moves(state: State, outcome: Outcome) -> list[int]:
    """An outcome as moves of chance: how many, then their colours as they came. `state` is used up."""
    colours = [_shown(boulder) for boulder in outcome.out]
    moves = []
    for action in [codec.Fall(count=len(outcome.out)), *colours]:
        move = codec.CODES.get(action)
        if move is None or state.turn != CHANCE or move not in state.legal_moves():
            raise TowerTrouble(f"expected an outcome that the rules know; got {action} of {outcome.out}")
        moves.append(move)
        state.apply(move)
    return moves


def _shown(boulder: int) -> codec.Show:
    return codec.Show(colour=parts.COLOURS[boulder // parts.BOULDERS_EACH])


def question_of(blows: list[BlowAsked], known: tuple[int, bytes] | None) -> Question:
    """What must be struck for the last blow: nothing before a blow that was not simulated, nor before a tower that is

    known, by the number of a blow and the state after it.
    """
    begin = 1 + max((at for at, each in enumerate(blows) if not each.is_simulated), default=-1)
    for at in range(begin, len(blows) - 1):
        if known is not None and known[0] == blows[at].number:
            return Question(known[1], blows[at + 1 :])
    return Question(None, blows[begin:])


# -- striking ---------------------------------------------------------------------------------------------------


def strike(state: bytes | None, blows: Sequence[BlowAsked]) -> Outcome:
    """The outcome of the last of these blows, one after the other."""
    *before, last = blows
    for each in before:
        state = _struck(state, each).state
    return _struck(state, last)


def _struck(state: bytes | None, asked: BlowAsked) -> Outcome:
    if state is None or count_by_colour(unpack(state)) != asked.inside:
        state = fill(asked.fill_seed, asked.inside)
    return blow(state, asked.side, asked.height, asked.strength, asked.seed)


class TowerSource:
    """Chance at one table: blows by the tower, all else by the dice."""

    def __init__(self, dice: Dice, outside: Collection[int], towers: Towers) -> None:
        """`outside`: the numbers of the moves that came from here; the table goes on with it."""
        self._dice = dice
        self._outside = outside
        self._towers = towers
        self._last: tuple[int, bytes] | None = None  # the number of the last blow, and the tower after it

    def now(self, state: State, number: int) -> int | None:
        return None if is_blow_pending(state) else self._dice.now(state, number)

    async def later(self, state: State, number: int) -> Settled:
        blows = blows_asked(state.history(), self._dice, self._outside)
        outcome = await self._towers.strike(question_of(blows, self._last))
        moves = outcome_moves(state, outcome)
        self._last = (number, outcome.state)
        return Settled(moves, outcome.trajectory)


class Towers:
    """All towers of this server: so many processes strike them, started when they are first needed.

    One more strikes those of finished matches again, for who looks at them, so that no live blow waits for it.
    """

    def __init__(self, workers: int, seconds: float, command: Sequence[str] | None = None) -> None:
        self.seconds = seconds
        self.is_used = workers > 0 and is_installed()
        self._workers: Workers[Question, Answer] = Workers(workers, command or WORKER)
        self._again: Workers[Question, Answer] = Workers(1, command or WORKER)
        if workers > 0 and not self.is_used:
            note("the rock tower is not simulated: pip install 'rockfall[tower]'", logging.INFO)

    def source_of(self, table: Table) -> ChanceSource:
        """Where a table's chance comes from."""
        assert table.dice is not None
        if table.game.name not in GAMES or not self.is_used:
            return table.dice
        return TowerSource(table.dice, table.outside, self)

    async def strike(self, question: Question) -> Outcome:
        """In time, be it because all workers are busy, or not at all."""
        return await self._asked(self._workers, question)

    async def strike_again(self, record: Record, number: int, known: tuple[int, bytes] | None) -> Outcome:
        """The blow of a finished match whose outcome begins with the move of this number; `known` is another of its

        blows, by its number, and the tower after it. TowerTrouble if it does not bring again what the record says.
        """
        if number not in blows_in(record):
            raise TowerTrouble(f"expected the number of a blow that was simulated; got {number}")
        told = dice_of(record)
        dice = Dice(bytes.fromhex(told.secret), told.table, told.nonces)
        asked = blows_asked(record.moves[: number - 1], dice, told.outside)
        outcome = await self._asked(self._again, question_of(asked, known))
        shown = [codec.CODES[codec.Fall(count=len(outcome.out))], *(codec.CODES[_shown(each)] for each in outcome.out)]
        if shown != list(record.moves[number - 1 : number - 1 + len(shown)]):
            raise TowerTrouble(f"expected the tower to bring what the record says of move {number}; got {outcome.out}")
        return outcome

    async def _asked(self, workers: Workers[Question, Answer], question: Question) -> Outcome:
        async with asyncio.timeout(self.seconds):
            answer = await workers.ask(question, self.seconds, _check)
        assert answer.outcome is not None
        return answer.outcome

    async def close(self) -> None:
        await self._workers.close()
        await self._again.close()


def _check(answer: Answer) -> None:
    if answer.outcome is None:
        raise TowerTrouble(answer.trouble)


def answer(question: Question) -> Answer:
    """In the worker."""
    try:
        return Answer(strike(question.state, question.blows))
    except Exception as error:  # whatever it is, the table goes on
        return Answer(None, f"{type(error).__name__}: {error}")


# -- once more --------------------------------------------------------------------------------------------------


def blows_in(record: Record) -> list[int]:
    """The numbers of the moves with which the outcomes of simulated blows begin; none if no server played it."""
    if record.header.game not in GAMES or "dice" not in record.meta:
        return []
    moves = record.moves
    try:
        outside = [number for number in dice_of(record).outside if 0 < number <= len(moves)]
    except BadRecord:  # from elsewhere, and whoever wants to verify it will hear what is wrong
        return []
    return [number for number in outside if isinstance(codec.ACTIONS[moves[number - 1]], codec.Fall)]


def verify_blows(record: Record) -> int:
    """Strike the towers of a match again, so many blows; BadRecord says which one had another outcome."""
    told = dice_of(record)
    if record.header.game not in GAMES:
        return 0
    dice = Dice(bytes.fromhex(told.secret), told.table, told.nonces)
    due: dict[int, int] = {}
    tower: tuple[int, bytes] | None = None
    blows = 0
    for number, (state, move, _) in enumerate(record.steps(), start=1):
        if number not in told.outside:
            continue
        if number not in due:
            if not is_blow_pending(state):
                raise BadRecord(number + 1, "expected an outcome of the dice; got one from elsewhere that is no blow's")
            question = question_of(blows_asked(record.moves[: number - 1], dice, told.outside), tower)
            outcome = strike(question.state, question.blows)
            tower = (number, outcome.state)
            due |= dict(enumerate(outcome_moves(state.copy(), outcome), start=number))
            blows += 1
        if due[number] != move:
            expected, got = (codec.ACTIONS[each] for each in (due[number], move))
            raise BadRecord(number + 1, f"expected the rock tower to bring {expected}, as simulated here; got {got}")
    return blows


if __name__ == "__main__":
    from rockfall.server.tower import answer  # so that answers are of this module's types, not of __main__'s

    work(sys.stdin.buffer, sys.stdout.buffer, answer)
