"""What happens at a table without anybody asking: chance, bots, deadlines. One process at a time drives a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

from rockfall.core.outside import Settled
from rockfall.server import entries as log
from rockfall.server.bots import BotPool
from rockfall.server.live import Live
from rockfall.server.logs import failure
from rockfall.server.refused import Refused
from rockfall.server.store import Store
from rockfall.server.store.files import StoreTrouble
from rockfall.server.table import Table

if TYPE_CHECKING:
    from rockfall.server.hub import Decide, Hub


class Driver:
    def __init__(self, hub: Hub, store: Store, bots: BotPool, bot_delay: float) -> None:
        self._hub = hub
        self._store = store
        self._bots = bots
        self._bot_delay = bot_delay
        self._releasing: dict[str, asyncio.Task[None]] = {}

    async def go_on(self, live: Live) -> None:
        """After every change: chance, then bots, then the next deadline. The caller holds the lock."""
        try:
            await self._go_on(live)
        except Refused:  # the store does not answer: nothing goes on until it does, and then it must
            if live.is_loaded:
                self._hub.doubt(live)
            raise

    async def _go_on(self, live: Live) -> None:
        while not self._hub.is_closing:
            if not await self.drives(live):  # or no more: another process may take it over while we write
                self.stop_timer(live)
                return
            now = self._hub.now()
            if live.table.is_chance_due(now):
                entries = live.table.decide_chance(now)
                if entries:
                    await self._hub.commit(live, entries)
                    continue
                self._ask_outside(live)
            break
        self._let_bot_think(live)
        self._set_timer(live)

    def goes_on(self, live: Live) -> bool:
        """The same where nothing has to be waited for; False if something must be, and nothing was done."""
        if self._store.is_shared or live.table.is_chance_due(self._hub.now()):
            return False
        self._let_bot_think(live)
        self._set_timer(live)
        return True

    # -- bots -------------------------------------------------------------------------------------------

    def _let_bot_think(self, live: Live) -> None:
        if live.thinking is None and live.table.bot_to_move() is not None:
            live.thinking = self._hub.spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        """Let bots move until a person is to move."""
        try:
            while not self._hub.is_closing and live.is_loaded and live.table.bot_to_move() is not None:
                if self._bot_delay and live.subscriptions:
                    await asyncio.sleep(self._bot_delay)
                if not await self._bot_move(live):
                    return
        except StoreTrouble:  # which is in the log; the hub loads the table again
            pass
        except (asyncio.CancelledError, Refused):  # refused: the store does not answer, say, and that is known
            raise
        except Exception:
            failure("a bot's turn failed", table=live.code)
        finally:
            live.thinking = None
            if live.is_loaded and live.table.interval is None and live.table.is_chance_due(self._hub.now()):
                self._ask_outside(live)  # the bot's move waits for it
            self._hub.let_go(live)

    async def _bot_move(self, live: Live) -> bool:
        """One move of a bot, if one is due. The lock is free while it thinks."""
        async with live.lock:  # version and view belong to the same moment
            due = live.table.bot_to_move() if live.is_loaded else None
            if due is None:
                return False
            seat, name = due
            table = live.table
            version, view = table.position_version, table.state.view(seat)
            assert table.dice is not None
            rng = table.dice.rng(table.move_number + 1, "bot")
        move = await self._bots.choose(table.game, name, view, rng, table.seating.host)
        async with live.lock:
            if not live.is_loaded:
                return False
            await self._as_driver(live, lambda table, now: table.decide_bot_move(seat, move, version, now))
        return True

    # -- chance from outside ----------------------------------------------------------------------------

    def _ask_outside(self, live: Live) -> None:
        if live.thinking is None and not self._hub.is_closing:
            live.thinking = self._hub.spawn(self._outside(live))

    async def _outside(self, live: Live) -> None:
        """Wait for an outcome of chance that comes from elsewhere."""
        table = live.table
        number = table.move_number + 1
        by: Literal["dice", "outside"] = "outside"
        try:
            assert table.source is not None
            settled = await table.source.later(table.state.copy(), number)
        except asyncio.CancelledError:
            raise
        except Exception:
            failure("chance from outside failed, so dice are used", table=live.code)
            assert table.dice is not None
            settled, by = Settled([table.dice.now(table.state, number)]), "dice"
        finally:
            live.thinking = None
        async with live.lock:
            if live.is_loaded:
                await self._as_driver(live, lambda table, now: table.decide_outside(number, settled, now, by))

    # -- deadlines --------------------------------------------------------------------------------------

    def stop_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def _set_timer(self, live: Live) -> None:
        self.stop_timer(live)
        due = live.table.due_at()
        if due is not None and not self._hub.is_closing:
            delay = max(0.0, (due - self._hub.now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(delay, self._time_has_come, live)

    def _time_has_come(self, live: Live) -> None:
        live.timer = None
        self._hub.spawn(self._tick(live))

    async def _tick(self, live: Live) -> None:
        async with live.lock:
            if live.is_loaded:
                try:
                    await self._hub.presence.look_round(live)  # somebody may just have arrived at another process
                    await self._as_driver(live, lambda table, now: table.tick(now))
                except Refused:
                    if live.is_loaded:
                        self._hub.doubt(live)
                    raise
        self._hub.let_go(live)

    # -- which process drives a table -------------------------------------------------------------------

    async def drives(self, live: Live) -> bool:
        """Whether this process drives a table."""
        if not self._store.is_shared:
            return True
        if live.table.status != "playing" and not live.table.is_locked:
            return False
        releasing = self._releasing.get(live.code)
        if releasing is not None:
            await asyncio.wait([releasing])
        while live.driver == "unknown":
            changes = live.driver_changes
            fence = await self._store.claim(live.code)
            live.has_claimed = fence > 0
            if fence:
                live.driver, live.fence = "we", fence
            elif changes == live.driver_changes:  # else the other process let go of it while we asked
                live.driver = "they"
        return live.driver == "we"

    async def _as_driver(self, live: Live, decide: Decide) -> None:
        """Carry out what only the driver of a table may decide; nothing if that is another process by now."""

        def decided(table: Table, now: int) -> list[log.AnyEntry]:
            return decide(table, now) if not self._store.is_shared or live.driver == "we" else []

        await self._hub.carry_out(live, decided)

    def doubt(self, live: Live) -> None:
        """What we knew about which process drives it may be wrong."""
        live.driver = "unknown"
        live.fence = 0
        live.driver_changes += 1

    def release(self, live: Live) -> None:
        """Leave a table to other processes."""
        if live.has_claimed and self._store.is_shared and not self._hub.is_closing:
            self._releasing[live.code] = self._hub.spawn(self._release(live.code))

    async def _release(self, code: str) -> None:
        try:
            await self._store.release(code)
        finally:
            del self._releasing[code]
