"""Bots think in processes of their own, which are given views and nothing else.

A worker that crashes, or thinks longer than it may, is ended and replaced; the table goes on with a random legal move.
Run as `python -m rockfall.server.bots` this module is such a worker: it reads questions from its input and writes
answers to its output, each a pickle with its length before it.
"""

from __future__ import annotations

import asyncio
import pickle
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import BinaryIO

import msgspec

from rockfall.bots import bot
from rockfall.bots.uniform import Uniform
from rockfall.core.bot import Bot
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.server.logs import note
from rockfall.server.parcel import Parcel, pack, unpack

_LENGTH = struct.Struct("<I")
WORKER: tuple[str, ...] = (sys.executable, "-m", "rockfall.server.bots")


class Question(msgspec.Struct, frozen=True):
    game: Game
    bot: str
    seat: int
    parcel: Parcel
    rng: tuple[int, int, int, int]


class Answer(msgspec.Struct, frozen=True):
    move: int | None
    trouble: str = ""


class BotTrouble(Exception):
    """A worker gave no move."""


class BotPool:
    """So many workers, started when they are first needed."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] | None = None) -> None:
        self.seconds = seconds
        self.troubles = 0
        self._workers: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker(command or WORKER) for _ in range(workers)]
        for worker in self._all:
            self._workers.put_nowait(worker)

    async def choose(self, game: Game, name: str, view: View, rng: Rng) -> int:
        """The move that the bot chooses, or a random one if it fails."""
        assert view.viewer is not None, "a bot has a seat"
        fallback = rng.copy()
        if name == "uniform":
            return Uniform().choose(view, rng)
        question = Question(game, name, view.viewer, pack(game, view), rng.words())
        worker = await self._workers.get()
        try:
            answer = await asyncio.wait_for(worker.ask(question), self.seconds)
            if answer.move is None or answer.move not in view.legal_moves:
                raise BotTrouble(answer.trouble or f"chose {answer.move}, which is not legal")
            return answer.move
        except Exception as error:  # whatever it was, the table goes on
            self.troubles += 1
            note("bot failed", bot=name, game=game.name, error=f"{type(error).__name__}: {error}")
            worker.end()
            return Uniform().choose(view, fallback)
        except asyncio.CancelledError:
            worker.end()
            raise
        finally:
            self._workers.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._all:
            worker.end()
        for worker in self._all:
            await worker.ended()


class _Worker:
    """One process, started again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Answer:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        data = pickle.dumps(question, protocol=pickle.HIGHEST_PROTOCOL)
        process.stdin.write(_LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
        answer: Answer = pickle.loads(await process.stdout.readexactly(length))
        return answer

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            self._ending = process
            with suppress(ProcessLookupError):
                process.kill()

    _ending: asyncio.subprocess.Process | None = None

    async def ended(self) -> None:
        if self._ending is not None:
            await self._ending.wait()
            self._ending = None


# -- in the worker ------------------------------------------------------------------------------------------


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    known: dict[tuple[Game, str], Bot] = {}
    while header := questions.read(_LENGTH.size):
        question: Question = pickle.loads(questions.read(_LENGTH.unpack(header)[0]))
        data = pickle.dumps(_answer(question, known), protocol=pickle.HIGHEST_PROTOCOL)
        answers.write(_LENGTH.pack(len(data)) + data)
        answers.flush()


def _answer(question: Question, known: dict[tuple[Game, str], Bot]) -> Answer:
    try:
        key = (question.game, question.bot)
        if key not in known:
            known[key] = bot(question.bot, question.game)
        view = unpack(question.game, question.parcel, question.seat)
        return Answer(int(known[key].choose(view, Rng(*question.rng))))
    except Exception as error:  # whatever a bot does, its table goes on
        return Answer(None, f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    from rockfall.server.bots import work  # so that answers are of this module's types, not of __main__'s

    work(sys.stdin.buffer, sys.stdout.buffer)
