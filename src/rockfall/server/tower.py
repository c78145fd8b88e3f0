"""Live play strikes the rock tower itself (T33): a blow's outcome is simulated, in a process of its own.

What a blow brings out, how many boulders and then each one's colour, becomes moves of chance like all others. They
follow from the record and the secret of the dice alone: the tower is filled when somebody takes up the hammer for the
first time, with a seed of the dice; each blow has another, and so has the throwing back of what came out (T30). So
`verify_blows` can strike it again. The log keeps the tower after each blow, in case the server restarts. If a
simulation fails, the dice draw from the tables of chances instead; what is left inside is then poured in again for the
next blow.

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
from rockfall.core.game import Game
from rockfall.core.record import Record
from rockfall.core.state import CHANCE, State
from rockfall.games.trollfjord import codec, parts
from rockfall.games.trollfjord.game import Trollfjord
from rockfall.games.trollfjord.tower import (
    FULL,
    Counts,
    Outcome,
    blow,
    count_by_colour,
    fill,
    is_installed,
    throw_back,
    unpack,
)
from rockfall.server.dice import ChanceSource, Dice, Settled, dice_of
from rockfall.server.logs import note
from rockfall.server.workers import Workers, work

if TYPE_CHECKING:
    from rockfall.server.table import Table

GAMES = {"trollfjord"}  # with a rock tower, and with Trollfjord's moves for striking it
WORKER: tuple[str, ...] = (sys.executable, "-m", "rockfall.server.tower")


class BlowAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A blow, with all that its simulation depends on."""

    number: int  # of the move that says how many boulders fall
    side: Literal["left", "right"]
    height: int  # from 0, as the tower counts
    strength: int
    inside: Counts  # before it
    fill_seed: str  # for pouring these boulders into the tower, if need be
    throw_seed: str | None  # for throwing back what came out in the last hammering; None: it is the same hammering
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


def has_tower(game: Game) -> bool:
    """Whether this tower is the game's: earlier rules had another one."""
    return game.name in GAMES and not (isinstance(game, Trollfjord) and game.config.is_first_tower)


# -- what the rules say -----------------------------------------------------------------------------------------


def is_blow_pending(state: State) -> bool:
    """Whether chance is to say how many boulders a blow brings out."""
    return state.turn == CHANCE and isinstance(codec.ACTIONS[state.legal_moves()[0]], codec.Fall)


def is_thrown_back(game: Game) -> bool:
    """Whether the tower goes on from one hammering to the next (T30), or is filled afresh for each."""
    return getattr(game.options, "refill", "fresh") == "thrown_back"


def blows_asked(moves: Sequence[int], dice: Dice, outside: Collection[int], thrown_back: bool) -> list[BlowAsked]:
    """The blows at this tower; the last one is pending.

    All of the match where boulders are thrown back, else those since the hammer was taken up (T14, T30).
    """
    inside = list(FULL)
    blows: list[BlowAsked] = []
    is_begun = False
    for at, move in enumerate(moves):
        match codec.ACTIONS[move]:
            case codec.Hammer():
                inside = list(FULL)
                is_begun = False
                blows = blows if thrown_back else []
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
                        throw_seed=None if is_begun else dice.seed(number, "throw"),
                        seed=dice.seed(number, "blow"),
                        is_simulated=number in outside or at == len(moves) - 1,
                    )
                )
                is_begun = True
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
    """What must be struck for the last blow.

    Nothing up to a blow that was not simulated, nor up to a known tower: a blow's number and the state after it.
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
    if state is not None and asked.throw_seed is not None:
        state = throw_back(state, asked.throw_seed)
    if state is None or count_by_colour(unpack(state)) != asked.inside:
        state = fill(asked.fill_seed, asked.inside)
    return blow(state, asked.side, asked.height, asked.strength, asked.seed)


class TowerSource:
    """Chance at one table: blows by the tower, all else by the dice."""

    def __init__(self, table: Table, dice: Dice, towers: Towers) -> None:
        self._table = table
        self._dice = dice
        self._towers = towers

    def now(self, state: State, number: int) -> int | None:
        return None if is_blow_pending(state) else self._dice.now(state, number)

    async def later(self, state: State, number: int) -> Settled:
        table = self._table
        blows = blows_asked(state.history(), self._dice, table.outside, is_thrown_back(table.game))
        outcome = await self._towers.strike(question_of(blows, table.tower))
        return Settled(outcome_moves(state, outcome), outcome.trajectory, outcome.seen, outcome.state)


class Towers:
    """All towers of this server, struck by `workers` processes that start when first needed.

    One more process strikes the towers of finished matches again for their viewers, so that no live blow has to wait.
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
        if not has_tower(table.game) or not self.is_used:
            return table.dice
        return TowerSource(table, table.dice, self)

    async def strike(self, question: Question) -> Outcome:
        """Answers in time, even when every worker is busy, or not at all."""
        return await self._asked(self._workers, question)

    async def strike_again(self, record: Record, number: int, known: tuple[int, bytes] | None) -> Outcome:
        """Strike again the blow of a finished match that was resolved at move `number`.

        `known` is another of its blows, by number, and the tower after it. TowerTrouble if the outcome is not the
        record's.
        """
        if number not in blows_in(record):
            raise TowerTrouble(f"expected the number of a blow that was simulated; got {number}")
        told = dice_of(record)
        dice = Dice(bytes.fromhex(told.secret), told.table, told.nonces)
        asked = blows_asked(record.moves[: number - 1], dice, told.outside, is_thrown_back(record.game()))
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
    if record.header.game not in GAMES or "dice" not in record.meta or not has_tower(record.game()):
        return []
    moves = record.moves
    try:
        outside = [number for number in dice_of(record).outside if 0 < number <= len(moves)]
    except BadRecord:  # from elsewhere, and whoever wants to verify it will hear what is wrong
        return []
    return [number for number in outside if isinstance(codec.ACTIONS[moves[number - 1]], codec.Fall)]


def verify_blows(record: Record) -> int:
    """Strike the towers of a match again and count the blows; BadRecord names one that came out differently.

    0 for a match played by earlier rules, which had another tower.
    """
    told = dice_of(record)
    if record.header.game not in GAMES or not has_tower(record.game()):
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
            moves = record.moves[: number - 1]
            question = question_of(blows_asked(moves, dice, told.outside, is_thrown_back(record.game())), tower)
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
