"""Who waits for something that there is too little of: in turns, so that those who ask much wait for themselves."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

from rockfall.server.refused import Refused

T = TypeVar("T")


class Turns(Generic[T]):
    """A bounded queue that is fair: each key has a turn before any has a second one."""

    def __init__(self, most: int | None, each: int | None, what: str) -> None:
        """None: no bound, for what is bounded elsewhere."""
        self.what = what
        self._most = most
        self._each = each
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}  # whose turn it is next comes first
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def check(self, key: str, retry_after: float) -> None:
        """Refused if there is no room to wait for this one."""
        if self._each is not None and len(self._waiting.get(key, ())) >= self._each:
            expected = f"at most {self._each} {self.what} that wait for one asker"
            raise Refused("too-many", expected, "one more", retry_after=retry_after, limit=self.what)
        if self._most is not None and self._count >= self._most:
            expected = f"at most {self._most} {self.what} that wait"
            raise Refused("too-busy", expected, "one more", retry_after=retry_after, limit=self.what)

    def add(self, key: str) -> asyncio.Future[T]:
        """Wait for a turn; whoever gives up cancels this."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        self._count += 1
        turn.add_done_callback(lambda _: self._forget(key, turn))
        return turn

    def next(self) -> asyncio.Future[T] | None:
        """Whose turn it is; the key goes to the end of the row. The caller gives the turn what it waits for."""
        while self._waiting:
            key = next(iter(self._waiting))
            turns = self._waiting.pop(key)
            turn = turns.popleft()
            self._count -= 1
            if turns:
                self._waiting[key] = turns
            if not turn.done():
                return turn
        return None

    def _forget(self, key: str, turn: asyncio.Future[T]) -> None:
        """One that was given up is no longer counted."""
        turns = self._waiting.get(key)
        if turns is not None and turn in turns:
            turns.remove(turn)
            self._count -= 1
            if not turns:
                del self._waiting[key]
