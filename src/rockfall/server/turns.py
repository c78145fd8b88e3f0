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
        """Refused if there is no room to wait for this one; somebody who asked for more may make room."""
        if self._each is not None and len(self._waiting.get(key, ())) >= self._each:
            expected = f"at most {self._each} {self.what} that wait for one asker"
            raise Refused("too-many", expected, "one more", retry_after=retry_after, limit=self.what)
        if self._most is not None and self._count >= self._most and not self._push_out(key, retry_after):
            raise self._is_full(retry_after)

    def _is_full(self, retry_after: float) -> Refused:
        expected = f"at most {self._most} {self.what} that wait"
        return Refused("too-busy", expected, "one more", retry_after=retry_after, limit=self.what)

    def _push_out(self, key: str, retry_after: float) -> bool:
        """Who has most waiting makes room for who has less: so many askers cannot keep one out."""
        greediest = max(self._waiting, key=lambda each: len(self._waiting[each]))
        if len(self._waiting[greediest]) <= len(self._waiting.get(key, ())) + 1:
            return False
        last = self._waiting[greediest].pop()
        self._count -= 1
        if not last.done():
            last.set_exception(self._is_full(retry_after))
        return True

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
