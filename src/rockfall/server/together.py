"""Those who ask the same at the same time get the same answer; when all of them have gone, nobody works for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Together(Generic[T]):
    def __init__(self) -> None:
        self._asked: dict[Hashable, _Asked[T]] = {}

    def __len__(self) -> int:
        return len(self._asked)

    def is_asked(self, key: Hashable) -> bool:
        return key in self._asked

    async def ask(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What `work` brings, or what it brings to somebody who asked for this key before."""
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = _Asked(asyncio.get_running_loop().create_task(work()))
            asked.task.add_done_callback(lambda _: self._asked.pop(key, None))
        asked.count += 1
        try:
            return await asyncio.shield(asked.task)
        finally:
            asked.count -= 1
            if not asked.count and not asked.task.done():
                asked.task.cancel()
                if self._asked.get(key) is asked:  # whoever comes now begins anew
                    del self._asked[key]


class _Asked(Generic[T]):
    def __init__(self, task: asyncio.Task[T]) -> None:
        self.task = task
        self.count = 0
