"""The short way of a move: the same steps as by `hub.command`, without a task that waits between them.

Nearly every move takes it: its table is in memory and not busy, and nothing has to be waited for but the disk. Decide,
hand over to the store; when it is stored, let it take effect, tell of it, answer. A dozen coroutines that call each
other, and are resumed one by one, would take longer than all of that.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from rockfall.server import commands as ask
from rockfall.server.done import Done, Prepared, done_at
from rockfall.server.guests import actor_of
from rockfall.server.live import Live
from rockfall.server.refused import Refused
from rockfall.server.seating import Actor
from rockfall.server.store import Guest, PromptStore, Store

if TYPE_CHECKING:
    from rockfall.server.hub import Hub


class Mover(Protocol):
    """Who waits for an answer. It comes once, before or after `move` returns."""

    def hold(self) -> None:
        """What is sent from now on may leave together with the answer."""

    def answer(self, table: str, answer: Done | Exception) -> None: ...


class Shortcut:
    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        # Where others may have moved meanwhile there is more to wait for.
        self._store = store if isinstance(store, PromptStore) and not store.is_shared else None

    def move(self, mover: Mover, code: str, guest: Guest | None, command: ask.Move, seats: frozenset[int]) -> bool:
        """Whether the move can go this way; if not, nothing was done."""
        hub = self._hub
        live = hub.live.get(code)
        if self._store is None or live is None or not live.is_loaded or hub.is_closing or not live.lock.take():
            return False
        try:
            actor = actor_of(guest, seats)
            entries = live.table.decide(actor, command, hub.now())
            if not entries:
                self._end(mover, live, done_at(live.table, actor, command, True))
                return True
            prepared = hub.prepared(live, entries)
        except Exception as error:
            self._end(mover, live, error)
            return True
        then = partial(self._stored, mover, live, actor, command, prepared)
        self._store.append_then(then, live.code, live.table.version, *prepared[1:4])
        return True

    def _stored(
        self,
        mover: Mover,
        live: Live,
        actor: Actor,
        command: ask.Move,
        prepared: Prepared,
        is_stored: bool,
        error: Exception | None,
    ) -> None:
        if error is None and not is_stored:
            error = Refused("server-error", "a table that only this server writes", "a version that was taken")
        if error is not None:
            self._hub.doubt(live)
            self._end(mover, live, error)
            return
        mover.hold()
        try:
            self._hub.take_effect(live, prepared)
            if not self._hub.driver.goes_on(live):
                self._hub.spawn(self._go_on(mover, live, actor, command))
                return
            answer: Done | Exception = done_at(live.table, actor, command, False)
        except Exception as trouble:
            answer = trouble
        self._end(mover, live, answer)

    async def _go_on(self, mover: Mover, live: Live, actor: Actor, command: ask.Move) -> None:
        answer: Done | Exception = Refused("closing", "a server that stays", "one that restarts")
        try:
            await self._hub.driver.go_on(live)
            answer = done_at(live.table, actor, command, False)
        except Exception as error:
            answer = error
        finally:
            self._end(mover, live, answer)

    def _end(self, mover: Mover, live: Live, answer: Done | Exception) -> None:
        live.lock.release()
        self._hub.let_go(live)
        mover.answer(live.code, answer)
