"""The tables of this process: loads them, carries out commands, and stores the result before anybody hears of it.

Its parts do the rest: `driver` runs chance, bots and deadlines, `presence` knows who watches and tells them,
`archive` has finished matches, `guests` knows people, `neighbours` are the other processes on the same store.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from rockfall.core.errors import RockfallError, UnknownGame
from rockfall.core.game import Refusal
from rockfall.games import game_type
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.admission import spent
from rockfall.server.advising import Advising
from rockfall.server.archive import Archive, record_of
from rockfall.server.bots import BotPool
from rockfall.server.codes import new_code, normal
from rockfall.server.done import Done, Prepared, done_at
from rockfall.server.driver import Driver
from rockfall.server.guests import Guests, actor_of
from rockfall.server.happening import Happening, moves_chosen
from rockfall.server.lingering import Lingering
from rockfall.server.live import Live
from rockfall.server.logs import failure, note
from rockfall.server.metrics import Metrics
from rockfall.server.neighbours import Neighbours
from rockfall.server.opened import Lobby, Opened
from rockfall.server.outside import Outside
from rockfall.server.presence import Presence, check_may_spectate
from rockfall.server.refused import Refused
from rockfall.server.seating import Actor
from rockfall.server.shares import SCHEME
from rockfall.server.shortcut import Shortcut
from rockfall.server.signing import Signer, signer_of
from rockfall.server.steady import SteadyClock, time_on_the_wall
from rockfall.server.store import Guest, Head, Store, TableTaken
from rockfall.server.table import Table
from rockfall.server.told import TableInfo
from rockfall.server.wire import info_bytes

CLOSE_WITHIN = 1.0  # seconds
RECOVER_EVERY = 1.0  # seconds until the store is asked for a table again
CLOCKS_APART = 3_000  # milliseconds by which processes may differ; they tell each other the time once a second
HEAD_EVERY = 60_000  # lists of tables may hear of moves this much later

Decide = Callable[[Table, int], list[log.AnyEntry]]


class CodeTaken(Refused):
    """Two tables would have the same code: once in a blue moon, or when one was asked for twice."""

    def __init__(self) -> None:
        super().__init__("server-error", "a new code for a table", "one that is taken")


class Hub:
    def __init__(
        self,
        store: Store,
        bots: BotPool,
        bot_delay: float = 0.0,
        spectators: int = 200,
        outside: Outside | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.outside = outside
        self.metrics = Metrics()
        self.live: dict[str, Live] = {}
        self.is_closing = False
        self.on_lost_lease: Callable[[], None] = lambda: None  # whoever is connected had better connect again
        self.guests = Guests(store, self.wall)
        self.archive = Archive(self, store, outside)
        self.driver = Driver(self, store, bots, bot_delay)
        self.presence = Presence(self, store, spectators)
        self.neighbours = Neighbours(self, store)
        self.shortcut = Shortcut(self, store)
        self.adviser = Advising(self, bots)
        self.opened = Opened(1_000_000)
        self.lobby = Lobby(self.opened, store.public_tables)
        self._lingering = Lingering(self._forget)
        self.signer: Signer | None = None  # of records
        self._source_of = None if outside is None else outside.source_of
        self._clock = SteadyClock() if clock is None else clock
        self._wall = time_on_the_wall if clock is None else clock
        self._tasks: set[asyncio.Task[Any]] = set()
        self._recovering: set[str] = set()

    def now(self) -> int:
        """The time by which games are played: nobody can set it. In milliseconds."""
        return int(self._clock() * 1000)

    def wall(self) -> int:
        """The time on the wall, for what is kept or deleted by its age."""
        return int(self._wall() * 1000)

    async def open(self) -> None:
        await self.store.open()
        await self._share_clock()
        await self.guests.open()
        self.signer = signer_of(await self.store.key("records", secrets.token_bytes(32)))
        self.store.on_news(self.neighbours)
        self.spawn(self.neighbours.wake_tables())

    async def _share_clock(self) -> None:
        """Games go by the same time in all processes, even if the clock was set between their starts."""
        theirs = await self.store.share_clock(self.now)
        if theirs is not None and isinstance(self._clock, SteadyClock) and abs(theirs - self.now()) > CLOCKS_APART:
            self._clock.set(theirs / 1000)

    async def close(self) -> None:
        """Nothing is lost by closing: everything that counts is in the store."""
        self.is_closing = True
        for live in self.live.values():
            self.driver.stop_timer(live)
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:  # those that wait for a store which does not answer end with it
            await asyncio.wait(list(self._tasks), timeout=CLOSE_WITHIN)
        self._lingering.close()
        await self.archive.close()
        await self.bots.close()
        if self.outside is not None:
            await self.outside.close()
        await self.store.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside what is going on, until the hub closes."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refused):  # the store does not answer, say
            note("something was left undone", why=str(error))
        elif error is not None:
            failure("something that was done beside failed", error)

    # -- what people ask for ----------------------------------------------------------------------------

    async def create(
        self,
        host: Guest,
        game: str,
        players: int | None,
        options: dict[str, object],
        rules: log.TableRules,
        id: str | None = None,
    ) -> TableInfo:
        """Open a table, once for each id. Its host sits down like everybody else."""
        try:
            made = game_type(game).make(players, **options)
        except UnknownGame as error:
            raise Refused("unknown-game", "a game with its options", str(error)) from None
        except RockfallError as error:
            raise Refused("bad-options", "a game with its options", str(error)) from None
        created = log.Created(
            at=self.now(),
            code=new_code() if id is None else self.guests.code_of(host, id),
            game=made.name,
            rules_version=made.rules_version,
            players=made.players,
            options=msgspec.to_builtins(made.options),
            rules=rules,
            host=host.id,
            host_name=host.name,
            secret=secrets.token_hex(32),
            scheme=SCHEME,
        )
        try:
            return await self._open_table([created])
        except CodeTaken:
            async with self.at(created.code) as live:  # by ourselves, when this was asked for before
                if id is None or live.table.created.host != host.id:
                    raise
                return live.table.info()

    async def _open_table(self, entries: list[log.AnyEntry]) -> TableInfo:
        table, _ = Table.loaded(entries)
        packed = [log.packed(entry) for entry in entries]
        if not await self.store.append(table.code, 0, packed, head_of(table, self.wall())):
            raise CodeTaken
        self.metrics.tables_made += 1
        return table.info()

    async def info(self, code: str) -> TableInfo:
        async with self.at(code) as live:
            await self.catch_up(live)
            return live.table.info()

    async def check_may_watch(self, code: str, guest: Guest | None) -> None:
        async with self.at(code) as live:
            check_may_spectate(live, guest)

    async def command(
        self, code: str, guest: Guest | None, command: ask.AnyCommand, seats: frozenset[int] = frozenset()
    ) -> Done:
        """Carry out a command of somebody who has shown tokens for these seats."""
        async with self.at(code) as live:
            return await self.obey(live, guest, command, seats)

    async def obey(
        self, live: Live, guest: Guest | None, command: ask.AnyCommand, seats: frozenset[int] = frozenset()
    ) -> Done:
        """The same at a table that the caller holds."""
        actor = actor_of(guest, seats)
        if isinstance(command, ask.Rematch):
            return await self._rematch(live, actor)
        version = await self.carry_out(live, lambda table, now: table.decide(actor, command, now))
        if command.id is None:
            return Done(version or live.table.version)
        return done_at(live.table, actor, command, version is None)

    async def _rematch(self, live: Live, actor: Actor) -> Done:
        table = live.table
        if not table.seating.seats_of(actor.guest):
            raise Refused("not-your-seat", "somebody who played here", actor.name or "somebody else")
        if table.status != "over":
            raise Refused("not-now", "a match that is over", f"one that is {table.status}")
        if table.rematch is not None:
            return Done(table.version, is_repeat=True, rematch=table.rematch)
        info = await self._open_table(rematch_entries(table, actor, new_code(), secrets.token_hex(32), self.now()))
        version = await self.carry_out(live, lambda table, at: continued(table, at, info.table))
        return Done(version or live.table.version, rematch=live.table.rematch)

    async def why_not(self, code: str, guest: Guest, seat: int, action: object) -> Refusal | None:
        """Why a guest's seat may not do this now; None if it may. Changes nothing."""
        async with self.at(code) as live:
            return live.table.why_not(Actor(guest.id, guest.name), seat, action)

    # -- decide, store, take effect, tell ---------------------------------------------------------------

    async def carry_out(self, live: Live, decide: Decide) -> int | None:
        """Decide and commit; again if another process was faster. The caller holds the lock.

        Returns the version that the decision led to, before whatever chance added in a second step; None if there was
        nothing to do.
        """
        version = None
        while version is None:
            try:
                entries = decide(live.table, self.now())
            except Refused:
                if await self.catch_up(live):  # it may be right by now, through another process
                    continue
                raise
            if not entries:
                break
            if await self.commit(live, entries):
                version = live.table.version
            else:
                self.metrics.conflicts += 1
        await self.driver.go_on(live)
        return version

    async def commit(self, live: Live, entries: list[log.AnyEntry]) -> bool:
        """Store entries, then let them take effect, then tell of them; False if another process was faster."""
        prepared = self.prepared(live, entries)
        try:
            is_stored = await self.store.append(live.code, live.table.version, *prepared[1:4], fence=live.fence)
        except TableTaken:
            self.metrics.leases_lost += 1
            self.driver.doubt(live)
            is_stored = False
        except BaseException:
            self.doubt(live)
            raise
        if not is_stored:
            self.take_over(live, await self.store.load(live.code, live.table.version))
            return False
        self.take_effect(live, prepared)
        return True

    def prepared(self, live: Live, entries: list[log.AnyEntry]) -> Prepared:
        """What goes to the store."""
        table = live.table
        now = self.now()
        ahead = table.ahead(entries)  # None if lists of tables need not hear of it
        head = record = None
        if ahead is not None or now - live.head_at > HEAD_EVERY:
            head = head_of(ahead or table, self.wall())
            live.head_at = now
        if ahead is not None and ahead.status == "over" != table.status:
            record = record_of(ahead, self.wall(), self.signer)
        return Prepared(entries, [log.packed(entry) for entry in entries], head, record, ahead is not None)

    def take_effect(self, live: Live, prepared: Prepared) -> None:
        """It is stored."""
        table = live.table
        happenings = [table.fold(entry) for entry in prepared.entries]
        if prepared.record is not None:
            self.metrics.matches_over += 1
            self.opened.over(live.code)
        self.metrics.moves += moves_chosen(happenings)
        self.archive.keep_scenes(live.code, prepared.entries)
        self.presence.publish(live, happenings, prepared.is_told)

    def doubt(self, live: Live) -> None:
        """Whether something was stored, only the store knows."""
        live.unload()
        if live.code not in self._recovering:
            self._recovering.add(live.code)
            self.spawn(self._recover(live.code))

    # -- loading ----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Live]:
        """A table, loaded and locked."""
        live = await self._locked(normal(code))
        try:
            yield live
        finally:
            live.lock.release()
            self.let_go(live)

    async def _locked(self, code: str) -> Live:
        while True:
            live = self.live.get(code)
            if live is None:
                live = self.live[code] = Live(code)
            await live.lock.acquire()
            if self.live.get(code) is not live:  # let go of while we waited
                live.lock.release()
                continue
            try:
                if not live.is_loaded:
                    await self._load(live)
                return live
            except BaseException:
                live.unload()  # half loaded it would not go on
                live.lock.release()
                if not live.is_loaded and not live.subscriptions and not live.lock.locked():  # nobody waits for it
                    self.live.pop(code, None)
                raise

    async def _load(self, live: Live) -> None:
        entries = [log.unpacked(data) for data in await self.store.load(live.code)]
        if not entries:
            raise Refused("unknown-table", "the code of a table", live.code)
        began = time.perf_counter()
        table, happenings = Table.loaded(entries, self._source_of)
        took = time.perf_counter() - began
        self.metrics.loaded(took)
        spent(took)
        live.put(table)
        await self.presence.look_round(live)
        self.presence.publish(live, happenings[live.told_version :], True)
        has_time = table.clocks.is_used or table.interval is not None
        is_timed = table.status == "playing" and has_time and not table.is_paused
        if is_timed and (not self.store.is_shared or table.last_at < self.store.up_since):
            # The server was down: time that nobody could use is not counted.
            await self.commit(live, [log.Resumed(at=self.now())])
        await self.driver.go_on(live)

    async def _recover(self, code: str) -> None:
        """Load a table again for its viewers, once the store works again."""
        try:
            await self._reload(code)
        finally:
            self._recovering.discard(code)

    async def _reload(self, code: str) -> None:
        while not self.is_closing:
            try:
                async with self.at(code):
                    return
            except Refused as refused:
                if refused.code not in ("server-error", "closing"):  # else the disk is full, say, which may pass
                    return
            except Exception:
                failure("a table cannot be loaded", table=code)
            await asyncio.sleep(RECOVER_EVERY)

    async def since(self, live: Live, version: int) -> list[Happening]:
        """What happened after a version, from the store: memory holds only the present."""
        stored = await self.store.load(live.code)
        began = time.perf_counter()
        entries = [log.unpacked(data) for data in stored]
        _, happenings = Table.loaded(entries[: live.table.version], self._source_of)
        spent(time.perf_counter() - began)
        return happenings[version:]

    async def catch_up(self, live: Live) -> bool:
        """Take over what other processes did; whether there was anything. The caller holds the lock."""
        if not self.store.is_shared:
            return False
        return self.take_over(live, await self.store.load(live.code, live.table.version))

    def take_over(self, live: Live, entries: Sequence[bytes]) -> bool:
        """Let entries that another process has stored take effect here; whether there were any."""
        table = live.table
        happenings = [table.fold(log.unpacked(data)) for data in entries]
        is_told = table.status == "over" or any(each.changes_info for each in happenings)
        self.presence.publish(live, happenings, is_told)
        return bool(happenings)

    def let_go(self, live: Live) -> None:
        """Forget a table that nobody watches and that has nothing to do, if it stays so for a while."""
        if self._is_idle(live):
            if live.is_loaded:
                self._lingering.add(live)
            else:
                self._forget(live)

    def _is_idle(self, live: Live) -> bool:
        is_idle = not live.subscriptions and live.thinking is None and live.timer is None
        return is_idle and not live.lock.locked() and self.live.get(live.code) is live

    def _forget(self, live: Live) -> None:
        """It is in the store."""
        if self._is_idle(live):
            del self.live[live.code]
            self.driver.release(live)

    def queues(self) -> dict[str, float]:
        """How much waits, and how much is kept."""
        return {
            **self.bots.queues(),
            **self.archive.queues(),
            "tables_lingering": len(self._lingering),
            "tables_opened_today": len(self.opened),
        }


def head_of(table: Table, now: int) -> Head:
    guests = {seat.guest for seat in table.seats if seat.guest is not None} | {table.seating.host}
    return Head(
        table=table.code,
        game=table.game.name,
        visibility=table.rules.visibility,
        status=table.status,
        info=bytes(info_bytes(table)),
        guests=sorted(guests),
        at=now,
        goes_on=table.status == "playing" and table.rules.goes_on,
    )


def continued(table: Table, at: int, code: str) -> list[log.AnyEntry]:
    """There is a rematch, unless somebody was faster."""
    return [log.Continued(at=at, code=code)] if table.rematch is None else []


def rematch_entries(table: Table, actor: Actor, code: str, secret: str, now: int) -> list[log.AnyEntry]:
    """A new table with the same people in the same seats; whoever asked for it is the host."""
    created = msgspec.structs.replace(
        table.created,
        at=now,
        code=code,
        secret=secret,
        scheme=SCHEME,
        number=table.created.number + 1,
        host=actor.guest or table.seating.host,
        host_name=actor.name,
    )
    entries: list[log.AnyEntry] = [created]
    for number, seat in enumerate(table.seats):
        if seat.guest is not None:
            entries.append(log.Sat(at=now, seat=number, guest=seat.guest, name=seat.name))
        elif seat.bot is not None:
            entries.append(log.BotSat(at=now, seat=number, bot=seat.bot))
    return entries
