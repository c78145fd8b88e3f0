"""Processes that answer questions: slow work is done in one of these, so that no table waits for another.

Questions and answers are pickles, each preceded by its length. Who waits for a worker waits in fair turns.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, BinaryIO, Generic, TypeVar

from rockfall.server.turns import Turns

_LENGTH = struct.Struct("<I")
NICER = 5

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Workers(Generic[Question, Answer]):
    """A pool of `count` workers, started when first needed. One that fails is ended, and replaced when next needed."""

    def __init__(
        self,
        count: int,
        command: Sequence[str],
        most: int | None = None,
        each: int | None = None,
        what: str = "questions",
    ) -> None:
        """`most` questions may wait, `each` of one asker; None: however many."""
        self._all = [_Worker(command) for _ in range(count)]
        self._free = list(self._all)
        self._turns: Turns[_Worker] = Turns(most, each, what)
        self._running: set[asyncio.Task[Any]] = set()
        self._typical = 1.0  # seconds, lately

    @property
    def waiting(self) -> int:
        return len(self._turns)

    @property
    def busy(self) -> int:
        return len(self._all) - len(self._free)

    async def ask(self, question: Question, seconds: float, check: Callable[[Answer], None], asker: str = "") -> Answer:
        """The answer of a free worker.

        Raises whatever went wrong: no answer in time, or one that `check` rejects; then the worker is ended. Refused if
        too many wait. Whoever gives up while waiting leaves the queue; what a worker has begun, it ends: a new one
        would cost more.
        """
        worker = await self._worker(asker)
        work: asyncio.Task[Answer] = asyncio.get_running_loop().create_task(
            self._answer(worker, question, seconds, check)
        )
        self._running.add(work)
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    async def _worker(self, asker: str) -> _Worker:
        if self._free:
            return self._free.pop()
        self._turns.check(asker, max(0.5, self._typical * (self.waiting + 1) / max(1, len(self._all))))
        turn = self._turns.add(asker)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    async def _answer(
        self, worker: _Worker, question: Question, seconds: float, check: Callable[[Answer], None]
    ) -> Answer:
        began = time.monotonic()
        try:
            answer: Answer = await asyncio.wait_for(worker.ask(question), seconds)
            check(answer)
            return answer
        except BaseException:
            worker.end()
            raise
        finally:
            self._typical += (time.monotonic() - began - self._typical) / 8
            self._give_back(worker)

    def _give_back(self, worker: _Worker) -> None:
        turn = self._turns.next()
        if turn is None:
            self._free.append(worker)
        else:
            turn.set_result(worker)

    def _done(self, work: asyncio.Task[Any]) -> None:
        self._running.discard(work)
        if not work.cancelled():
            work.exception()  # whoever asked may have gone

    async def close(self) -> None:
        for work in list(self._running):
            work.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for worker in self._all:
            worker.end()
        for worker in self._all:
            await worker.ended()


class _Worker:
    """One process, started again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: object) -> Any:
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
        return pickle.loads(await process.stdout.readexactly(length))

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


def be_nice() -> None:
    """In a worker whose answers can wait: let the server and the bots of live tables go first."""
    if hasattr(os, "nice"):
        os.nice(NICER)


def work(questions: BinaryIO, answers: BinaryIO, answer: Callable[[Any], object]) -> None:
    """In the worker: answer until there are no more questions."""
    while header := questions.read(_LENGTH.size):
        data = pickle.dumps(
            answer(pickle.loads(questions.read(_LENGTH.unpack(header)[0]))), protocol=pickle.HIGHEST_PROTOCOL
        )
        answers.write(_LENGTH.pack(len(data)) + data)
        answers.flush()
