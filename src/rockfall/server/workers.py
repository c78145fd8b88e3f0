"""Processes that answer questions: slow work is done in one of these, so that no table waits for another.

Questions and answers are pickles, each preceded by its length.
"""

from __future__ import annotations

import asyncio
import pickle
import struct
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, BinaryIO, Generic, TypeVar

_LENGTH = struct.Struct("<I")

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Workers(Generic[Question, Answer]):
    """A pool of `count` workers, started when first needed. One that fails is ended, and replaced when next needed."""

    def __init__(self, count: int, command: Sequence[str]) -> None:
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker(command) for _ in range(count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(self, question: Question, seconds: float, check: Callable[[Answer], None]) -> Answer:
        """The answer of a free worker.

        Raises whatever went wrong: no answer in time, or one that `check` rejects; then the worker is ended.
        """
        worker = await self._free.get()
        try:
            answer: Answer = await asyncio.wait_for(worker.ask(question), seconds)
            check(answer)
            return answer
        except BaseException:
            worker.end()
            raise
        finally:
            self._free.put_nowait(worker)

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


def work(questions: BinaryIO, answers: BinaryIO, answer: Callable[[Any], object]) -> None:
    """In the worker: answer until there are no more questions."""
    while header := questions.read(_LENGTH.size):
        data = pickle.dumps(
            answer(pickle.loads(questions.read(_LENGTH.unpack(header)[0]))), protocol=pickle.HIGHEST_PROTOCOL
        )
        answers.write(_LENGTH.pack(len(data)) + data)
        answers.flush()
