"""All live tables: loads them, stores what they decide, tells their viewers, lets bots think, watches the clocks.

One lock a table: whatever is asked of it happens one after the other, and is on disk before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import random
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal

import msgspec

from rockfall.core.bot import Advice
from rockfall.core.errors import BadRecord, RockfallError
from rockfall.core.game import Game, Refusal
from rockfall.core.record import Record
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server import protocol as wire
from rockfall.server.audience import Listener, Subscription, tell
from rockfall.server.bots import BotPool
from rockfall.server.dice import DrawsOut, Settled, draws
from rockfall.server.happening import Happening
from rockfall.server.logs import failure, note
from rockfall.server.metrics import Metrics
from rockfall.server.refused import Refused
from rockfall.server.replays import Eyes, ReplayOut, replay
from rockfall.server.store import Elsewhere, Guest, Head, Store, StoredRecord
from rockfall.server.table import Actor, Table
from rockfall.server.told import TableInfo
from rockfall.server.tower import Towers, blows_in
from rockfall.server.wire import Announcement, Common, Sight, info_bytes

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is read for another
CODE_LENGTH = 8
RECOVER_EVERY = 1.0  # seconds until the store is asked again for a table
TRAJECTORIES = 200  # so many are at hand; older ones are in the store, or are simulated again
HEAD_EVERY = 60_000  # a list of tables may be this late in hearing of moves

SEATING = (log.Freed, log.Swapped, log.Sat)  # after these a seat may be another's

Decide = Callable[[Table, int], list[log.AnyEntry]]


class Live:
    """A table in memory with all that hangs on it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lock = asyncio.Lock()
        self.subscriptions: list[Subscription] = []
        self.common = Common()
        self.sights: dict[int | None, Sight] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.advice: tuple[tuple[int, int], Advice] | None = None  # the last hint, for which version and seat
        self.head_at = 0
        self.told_version = 0  # what the viewers have heard of
        self.driver: Literal["unknown", "we", "they"] = "unknown"  # which process lets bots think, watches clocks
        self.driver_changes = 0  # how often others let us know that they drive it no more
        self.elsewhere = Elsewhere()
        self._table: Table | None = None

    @property
    def is_loaded(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table:
        assert self._table is not None, "a table is loaded before it is used"
        return self._table

    @table.setter
    def table(self, table: Table | None) -> None:
        self._table = table

    def drop(self, subscription: Subscription) -> None:
        self.subscriptions.remove(subscription)
        if not any(each.viewer == subscription.viewer for each in self.subscriptions):
            self.sights.pop(subscription.viewer, None)

    def present(self) -> frozenset[int]:
        """The seats whose people have the page open."""
        return self.present_here() | self.elsewhere.seats

    def present_here(self) -> frozenset[int]:
        """Those who have it from this process; who shares a device is there together."""
        guests = {each.guest for each in self.subscriptions if each.guest is not None}
        seen = {each.viewer for each in self.subscriptions if each.viewer is not None}
        seats = enumerate(self.table.seats)
        return frozenset(n for n, seat in seats if seat.guest is not None and (seat.guest in guests or n in seen))

    def spectator_count(self) -> int:
        return self.spectators_here() + self.elsewhere.spectators

    def spectators_here(self) -> int:
        return sum(each.viewer is None for each in self.subscriptions)


class Hub:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        bot_delay: float = 0.0,
        spectators: int = 200,
        towers: Towers | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.bots = bots
        self.bot_delay = bot_delay
        self.spectators = spectators
        self.metrics = Metrics()
        self.live: dict[str, Live] = {}
        self.is_closing = False
        self.towers = towers
        self._source_of = None if towers is None else towers.source_of
        self._clock = clock
        self._key = b""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._releasing: dict[str, asyncio.Task[Any]] = {}
        self._trajectories: dict[tuple[str, int], log.Blown] = {}  # the last blows, the oldest first
        self._struck_again: dict[str, tuple[int, bytes]] = {}  # the tower after a blow of a finished match

    def now(self) -> int:
        return int(self._clock() * 1000)

    async def open(self) -> None:
        await self.store.open()
        self._key = await self.store.key("seat tokens", secrets.token_bytes(32))
        self.store.on_news(self)
        self._spawn(self._wake_tables())

    async def close(self) -> None:
        """Nothing is lost by closing: all that counts is in the store."""
        self.is_closing = True
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        if self.towers is not None:
            await self.towers.close()
        await self.store.close()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _wake_tables(self) -> None:
        """After a restart, or when another process has died: matches that go on although nobody watches."""
        codes = await self.store.going_on()
        random.shuffle(codes)  # several processes share the work: each begins elsewhere
        for code in codes:
            with suppress(Refused):
                if not await self.store.claim(code):
                    continue
                live = await self._locked(code)
                live.lock.release()
                self._let_go(live)

    # -- guests -----------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> tuple[Guest, str]:
        """A guest and the secret that proves it later; only its hash is kept."""
        token = secrets.token_urlsafe(32)
        guest = Guest(id=secrets.token_hex(8), name=name)
        await self.store.put_guest(guest, token_hash(token), self.now())
        return guest, token

    async def rename(self, guest: Guest, token: str, name: str) -> Guest:
        renamed = Guest(id=guest.id, name=name)
        await self.store.put_guest(renamed, token_hash(token), self.now())
        return renamed

    async def guest(self, token: str | None) -> Guest | None:
        return None if not token else await self.store.guest(token_hash(token))

    def seat_token(self, table: Table, seat: int) -> str:
        """The right to play one seat, for handing to another device or a program."""
        text = f"{table.code} {seat} {table.seats[seat].guest}"
        return urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")[:18]).decode()

    def is_seat_token(self, table: Table, seat: int, token: str) -> bool:
        if not 0 <= seat < len(table.seats) or table.seats[seat].guest is None:
            return False
        return hmac.compare_digest(self.seat_token(table, seat).encode(), token.encode())

    # -- tables -----------------------------------------------------------------------------------------

    async def create(
        self, host: Guest, game: str, players: int | None, options: dict[str, object], rules: log.TableRules
    ) -> TableInfo:
        """Open a table. Its host sits down like everybody else."""
        from rockfall.games import game_type

        try:
            made = game_type(game).make(players, **options)
        except RockfallError as error:
            code: Any = "unknown-game" if type(error).__name__ == "UnknownGame" else "bad-options"
            raise Refused(code, "a game with its options", str(error)) from None
        created = log.Created(
            at=self.now(),
            code=new_code(),
            game=made.name,
            rules_version=made.rules_version,
            players=made.players,
            options=msgspec.to_builtins(made.options),
            rules=rules,
            host=host.id,
            host_name=host.name,
            secret=secrets.token_hex(32),
        )
        return await self._open_table([created])

    async def _open_table(self, entries: list[log.AnyEntry]) -> TableInfo:
        table, _ = Table.loaded(entries)
        packed = [log.packed(entry) for entry in entries]
        if not await self.store.append(table.code, 0, packed, head_of(table, self.now())):
            raise Refused("server-error", "a new code for a table", "one that is taken")
        self.metrics.tables_made += 1
        return table.info()

    async def info(self, code: str) -> TableInfo:
        live = await self._locked(code)
        try:
            await self._catch_up(live)
            return live.table.info()
        finally:
            live.lock.release()
            self._let_go(live)

    async def seats_of(self, code: str, guest: Guest | None) -> dict[int, str]:
        """A guest's seats at a table with their tokens."""
        live = await self._locked(code)
        try:
            seats = live.table.seats_of(None if guest is None else guest.id)
            return {seat: self.seat_token(live.table, seat) for seat in seats}
        finally:
            live.lock.release()
            self._let_go(live)

    async def record_text(self, code: str) -> str:
        """The record of a finished match."""
        stored = await self.store.record(normal(code))
        if stored is not None:
            return stored.text
        status = (await self.info(code)).status
        raise Refused("not-now", "a match that is over", f"one that is {status}")

    async def import_record(self, text: bytes) -> str:
        """Keep a record from elsewhere after checking every move of it; its id."""
        try:
            record = Record.loads(text)
            record.replay()
        except RockfallError as error:
            raise Refused("bad-record", "a record of a finished match", str(error)) from None
        id = new_code()
        await self.store.put_record(StoredRecord(id=id, game=record.header.game, at=self.now(), text=record.dumps()))
        return id

    # -- commands ---------------------------------------------------------------------------------------

    async def command(
        self, code: str, guest: Guest | None, command: ask.AnyCommand, seats: frozenset[int] = frozenset()
    ) -> tuple[int, bool, str | None]:
        """Carry out a command: the version it led to, whether it had been done already, the code of a rematch."""
        actor = Actor(None if guest is None else guest.id, "" if guest is None else guest.name, seats)
        if isinstance(command, ask.Rematch):
            return await self._rematch(code, actor)
        live = await self._locked(code)
        try:
            version = await self._carry_out(live, lambda table, now: table.decide(actor, command, now))
            if isinstance(command, ask.Move):
                made = live.table.version_of_move(command)  # its own, before what chance added
                return made or live.table.version, version is None, None
            return version or live.table.version, False, None
        finally:
            live.lock.release()
            self._let_go(live)

    async def why_not(self, code: str, guest: Guest, seat: int, action: object) -> Refusal | None:
        """Why a guest's seat may not do this now; None if it may. Changes nothing."""
        live = await self._locked(code)
        try:
            return live.table.why_not(Actor(guest.id, guest.name), seat, action)
        finally:
            live.lock.release()
            self._let_go(live)

    async def hint(self, code: str, guest: Guest, seat: int) -> tuple[Game, Advice] | None:
        """What the strongest bot thinks in a guest's place, knowing no more than the guest; None if it is too late."""
        live = await self._locked(code)
        try:
            table = live.table
            view = table.hint_view(Actor(guest.id, guest.name), seat)
            if view is None:
                return None
            version = table.position_version
            if live.advice is not None and live.advice[0] == (version, seat):
                return table.game, live.advice[1]  # asking again tells nothing new
            assert table.dice is not None
            rng = table.dice.rng(table.move_number + 1, "hint")
        finally:
            live.lock.release()
            self._let_go(live)
        advice = await self.bots.advise(table.game, view, rng)
        if not live.is_loaded or live.table.position_version != version:
            return None
        live.advice = (version, seat), advice
        return table.game, advice

    async def replay(self, code: str, eyes: Eyes) -> ReplayOut:
        """A finished match, or one that was imported, step by step."""
        record = Record.loads(await self.record_text(code))
        if isinstance(eyes, int) and not 0 <= eyes < record.header.players:
            raise Refused("no-such-seat", f"a seat from 0 to {record.header.players - 1}", eyes)
        return await asyncio.to_thread(replay, record, eyes, await self._blows_to_see(normal(code), record))

    async def _blows_to_see(self, code: str, record: Record) -> list[int]:
        """The blows of a finished match whose trajectories are kept, or can be simulated again."""
        blows = blows_in(record)
        if not blows or (self.towers is not None and self.towers.is_used):
            return blows
        entries = [log.unpacked(data) for data in await self.store.load(code)]
        return [entry.number for entry in entries if isinstance(entry, log.Blown)]

    async def draws(self, code: str) -> DrawsOut:
        """Every outcome of chance of a finished match, to be drawn again by who doubts it."""
        record = Record.loads(await self.record_text(code))
        try:
            return await asyncio.to_thread(draws, record)
        except BadRecord as error:
            raise Refused("bad-record", "a match that was played on a server", str(error)) from None

    async def trajectory(self, code: str, guest: Guest | None, number: int) -> bytes:
        """How the blow looked whose outcome begins with the move of this number, for who may watch the table.

        Nobody looks into the tower before the match is over.
        """
        code = normal(code)
        stored = await self.store.record(code)
        if stored is None:  # a match that is over is there for everybody, like its record
            await self._check_may_watch(code, guest)
        if (code, number) not in self._trajectories:
            self._keep_trajectories(code, [log.unpacked(data) for data in await self.store.load(code)], number)
        if (code, number) not in self._trajectories and stored is not None:
            await self._strike_again(code, Record.loads(stored.text), number)
        blown = self._trajectories.get((code, number))
        found = b"" if blown is None else blown.seen if stored is None else blown.trajectory
        if not found:
            raise Refused("no-such-page", "the number of a move that a blow at the tower brought", number)
        return found

    async def _check_may_watch(self, code: str, guest: Guest | None) -> None:
        live = await self._locked(code)
        try:
            seats = live.table.seats_of(None if guest is None else guest.id)
            may_watch = bool(seats) or live.table.rules.spectators != "none"
        finally:
            live.lock.release()
            self._let_go(live)
        if not may_watch:
            raise Refused("not-allowed", "players only, by the rules of this table", "a spectator")

    async def _strike_again(self, code: str, record: Record, number: int) -> None:
        """For a match whose log is not here: its blows follow from its record."""
        if self.towers is None or not self.towers.is_used or number not in blows_in(record):
            return
        try:
            outcome = await self.towers.strike_again(record, number, self._struck_again.get(code))
        except Exception:  # whatever it is, the page shows something plain instead
            failure("a blow of a finished match could not be simulated again", table=code)
            return
        self._struck_again[code] = (number, outcome.state)
        self._trajectories[code, number] = log.Blown(at=0, number=number, trajectory=outcome.trajectory)
        _keep_newest(self._struck_again)
        _keep_newest(self._trajectories)

    def _keep_trajectories(self, code: str, entries: list[log.AnyEntry], number: int | None = None) -> None:
        """Those among these entries, or only that of one number; the oldest make room."""
        for entry in entries:
            if isinstance(entry, log.Blown) and number in (None, entry.number):
                self._trajectories[code, entry.number] = entry
        _keep_newest(self._trajectories)

    async def _rematch(self, code: str, actor: Actor) -> tuple[int, bool, str | None]:
        live = await self._locked(code)
        try:
            table = live.table
            if not table.seats_of(actor.guest):
                raise Refused("not-your-seat", "somebody who played here", actor.name or "somebody else")
            if table.status != "over":
                raise Refused("not-now", "a match that is over", f"one that is {table.status}")
            if table.rematch is not None:
                return table.version, True, table.rematch
            now = self.now()
            info = await self._open_table(rematch_entries(table, actor, new_code(), secrets.token_hex(32), now))
            version = await self._carry_out(live, lambda table, at: continued(table, at, info.table))
            return version or live.table.version, False, live.table.rematch
        finally:
            live.lock.release()
            self._let_go(live)

    async def _carry_out(self, live: Live, decide: Decide) -> int | None:
        """Decide, store, publish; again if another process was faster. The lock is held by the caller.

        Returns the version that what was decided led to, before whatever chance added in a second step; None if
        nothing was to be done.
        """
        version = None
        while version is None:
            try:
                entries = decide(live.table, self.now())
            except Refused:
                if await self._catch_up(live):  # it may have become right meanwhile, elsewhere
                    continue
                raise
            if not entries:
                break
            if await self._commit(live, entries):
                version = live.table.version
            else:
                self.metrics.conflicts += 1
        await self._go_on(live)
        return version

    async def _commit(self, live: Live, entries: list[log.AnyEntry]) -> bool:
        table = live.table
        before = table.version
        now = self.now()
        step = table.take_step(entries)
        is_over = table.status == "over"
        is_told = is_over or step.changes_info
        head = record = None
        if is_told or now - live.head_at > HEAD_EVERY:
            head = head_of(table, now)
            live.head_at = now
        if is_over and step.has_moves:
            text = table.record().dumps()
            record = StoredRecord(id=table.code, game=table.game.name, at=now, text=text)
            self.metrics.matches_over += 1
        try:
            is_stored = await self.store.append(table.code, before, step.packed, head, record)
        except BaseException:
            live.table = None  # it is ahead of its store, or not: only the store knows
            self._spawn(self._recover(live.code))
            raise
        if not is_stored:
            await self._reload(live)
            return False
        self.metrics.moves += step.moves_chosen
        self._keep_trajectories(live.code, entries)
        self._publish(live, step.happenings, is_told, now)
        return True

    async def _go_on(self, live: Live) -> None:
        """After every change: chance, then bots, then the next deadline."""
        if not await self._is_driver(live):
            self._stop_timer(live)
            return
        while not self.is_closing:
            table = live.table
            now = self.now()
            if table.is_chance_due(now):
                entries = table.decide_chance(now)
                if entries:
                    await self._commit(live, entries)
                    continue
                self._ask_outside(live)
            break
        self._let_bot_think(live)
        self._set_timer(live)

    # -- telling ----------------------------------------------------------------------------------------

    def _publish(self, live: Live, happenings: list[Happening], is_told: bool, now: int) -> None:
        live.told_version = live.table.version
        if not happenings:
            return
        if is_told and any(isinstance(each.entry, SEATING) for each in happenings):
            self._end_lost(live)
        if not live.subscriptions:
            return
        info = info_bytes(live.table) if is_told else None
        announcement = Announcement(live.table, happenings, info, now)
        tell(live.subscriptions, live.sights, live.table, announcement)

    def _end_lost(self, live: Live) -> None:
        """Who does not own a seat any more sees nothing from there, and plays nothing."""
        seats = live.table.seats
        lost = [
            each for each in live.subscriptions if each.viewer is not None and seats[each.viewer].guest != each.owner
        ]
        for each in lost:
            live.drop(each)
            each.listener.lose(live.code, each.viewer)
            why = Refused("not-your-seat", "a seat of your own", f"seat {each.viewer}, which is yours no more")
            each.listener.send(wire.encode(wire.error_of(why, each.id or None)))
        if lost:
            self._spawn(self._follow_presence(live))

    async def subscribe(
        self,
        listener: Listener,
        guest: Guest | None,
        message: wire.ClientInSubscribe,
    ) -> Subscription:
        """Show a table to somebody from now on, beginning with all that they may know."""
        live = await self._locked(message.table)
        try:
            await self._check_right_lately(live, guest, message)
            viewer = message.seat
            owner = None if viewer is None else live.table.seats[viewer].guest
            subscription = Subscription(listener, message.id, viewer, None if guest is None else guest.id, owner)
            told, is_resync = [], message.since is not None
            if message.since is not None and message.since <= live.table.version:
                is_resync = False
                if message.since < live.table.version:
                    told = [each for h in await self._since(live, message.since) if (each := h.told(viewer))]
            live.subscriptions.append(subscription)
            try:
                await self._share_presence(live)
            except BaseException:
                live.subscriptions.remove(subscription)
                raise
            sight = live.sights.setdefault(viewer, Sight(viewer, live.common))
            listener.send(sight.snapshot(live.table, told, is_resync, self.now()))
            await self._presence_changed(live)
            return subscription
        finally:
            live.lock.release()
            self._let_go(live)

    async def _check_right_lately(self, live: Live, guest: Guest | None, message: wire.ClientInSubscribe) -> None:
        """As things are in the store, should this process be behind: who asks may come from a faster one."""
        if message.since is not None and message.since > live.table.version:
            await self._catch_up(live)
        try:
            self._check_right(live, guest, message)
        except Refused:
            if not await self._catch_up(live):
                raise
            self._check_right(live, guest, message)

    def _check_right(self, live: Live, guest: Guest | None, message: wire.ClientInSubscribe) -> None:
        table = live.table
        if message.seat is None:
            if table.rules.spectators == "none" and not table.seats_of(None if guest is None else guest.id):
                raise Refused("not-allowed", "players only, by the rules of this table", "a spectator")
            if live.spectator_count() >= self.spectators:
                raise Refused("too-many", f"at most {self.spectators} spectators", "one more")
            return
        actor = Actor(None if guest is None else guest.id)
        if message.token is not None and self.is_seat_token(table, message.seat, message.token):
            return
        if not table.may_act_at(actor, message.seat):
            raise Refused("not-your-seat", "a seat of your own", f"seat {message.seat}")

    async def _since(self, live: Live, since: int) -> list[Happening]:
        """What happened after a version, from the store: memory holds the present only."""
        entries = [log.unpacked(data) for data in await self.store.load(live.code)]
        _, happenings = Table.loaded(entries[: live.table.version], self._source_of)
        return happenings[since:]

    async def unsubscribe(self, code: str, subscription: Subscription) -> None:
        live = self.live.get(normal(code))
        if live is None or subscription not in live.subscriptions:
            return
        async with live.lock:
            live.drop(subscription)
            if live.is_loaded:
                await self._share_presence(live)
                await self._presence_changed(live)
        self._let_go(live)

    async def _share_presence(self, live: Live) -> None:
        """Let other processes know who watches through this one."""
        await self.store.set_present(live.code, sorted(live.present_here()), live.spectators_here())

    async def _look_round(self, live: Live) -> None:
        """Who is there, through whichever process."""
        live.elsewhere = await self.store.present_elsewhere(live.code)
        live.table.set_present(live.present(), self.now())

    async def _presence_changed(self, live: Live) -> None:
        await self._look_round(live)
        told = wire.encode(
            wire.ServerOutPresence(table=live.code, seats=sorted(live.present()), spectators=live.spectator_count())
        )
        for each in live.subscriptions:
            each.listener.send(told)
        if await self._is_driver(live):
            await self._carry_out(live, lambda table, now: table.tick(now))

    # -- bots, chance from outside, clocks ----------------------------------------------------------------

    def _let_bot_think(self, live: Live) -> None:
        if live.thinking is None and live.table.bot_to_move() is not None:
            live.thinking = self._spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        """Let bots move until a person is to move. The lock is free while they think."""
        try:
            while not self.is_closing and live.is_loaded:
                if live.table.bot_to_move() is None:
                    return
                if self.bot_delay and live.subscriptions:
                    await asyncio.sleep(self.bot_delay)
                async with live.lock:  # so that what is not stored yet is not seen either
                    if not live.is_loaded:
                        return
                    table = live.table
                    due = table.bot_to_move()
                    if due is None:
                        return
                    seat, name = due
                    version, view = table.position_version, table.state.view(seat)
                    assert table.dice is not None
                    rng = table.dice.rng(table.move_number + 1, "bot")
                move = await self.bots.choose(table.game, name, view, rng)
                async with live.lock:
                    if not live.is_loaded:
                        return
                    await self._carry_out(
                        live,
                        lambda table, now, s=seat, m=move, v=version: table.decide_bot_move(s, m, v, now),  # type: ignore[misc]
                    )
        except asyncio.CancelledError:
            raise
        except Exception:
            failure("a bot's turn failed", table=live.code)
        finally:
            live.thinking = None
            if live.is_loaded and live.table.interval is None and live.table.is_chance_due(self.now()):
                self._ask_outside(live)  # the bot has struck the rock tower
            self._let_go(live)

    def _ask_outside(self, live: Live) -> None:
        if live.thinking is None and not self.is_closing:
            live.thinking = self._spawn(self._outside(live))

    async def _outside(self, live: Live) -> None:
        """Wait for an outcome of chance that comes from elsewhere."""
        try:
            table = live.table
            number = table.move_number + 1
            assert table.source is not None
            by: Literal["dice", "outside"] = "outside"
            settled = await table.source.later(table.state.copy(), number)
        except asyncio.CancelledError:
            raise
        except Exception:
            failure("chance from outside failed, dice are used", table=live.code)
            assert table.dice is not None
            settled, by = Settled([table.dice.now(table.state, number)]), "dice"
        finally:
            live.thinking = None
        async with live.lock:
            if live.is_loaded:
                await self._carry_out(live, lambda table, now: table.decide_outside(number, settled, now, by))

    def _stop_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def _set_timer(self, live: Live) -> None:
        self._stop_timer(live)
        due = live.table.due_at()
        if due is not None and not self.is_closing:
            delay = max(0.0, (due - self.now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(delay, self._time_has_come, live)

    def _time_has_come(self, live: Live) -> None:
        live.timer = None
        self._spawn(self._tick(live))

    async def _tick(self, live: Live) -> None:
        async with live.lock:
            if live.is_loaded:
                await self._look_round(live)  # nobody is replaced who has just come, elsewhere
                await self._carry_out(live, lambda table, now: table.tick(now))
        self._let_go(live)

    # -- loading ----------------------------------------------------------------------------------------

    async def _locked(self, code: str) -> Live:
        """The live table, loaded and locked: the caller releases it."""
        code = normal(code)
        while True:
            live = self.live.get(code)
            if live is None:
                live = self.live[code] = Live(code)
            await live.lock.acquire()
            try:
                if self.live.get(code) is not live:  # let go of while we waited
                    live.lock.release()
                    continue
                if not live.is_loaded:
                    await self._load(live)
                return live
            except BaseException:
                if live.lock.locked():
                    live.lock.release()
                if not live.is_loaded and not live.subscriptions:
                    self.live.pop(code, None)
                raise

    async def _load(self, live: Live) -> None:
        entries = [log.unpacked(data) for data in await self.store.load(live.code)]
        if not entries:
            raise Refused("unknown-table", "the code of a table", live.code)
        began = time.perf_counter()
        table, happenings = Table.loaded(entries, self._source_of)
        self.metrics.loaded(time.perf_counter() - began)
        live.table = table
        live.head_at = table.last_at
        live.common = Common()
        live.sights = {viewer: Sight(viewer, live.common) for viewer in {each.viewer for each in live.subscriptions}}
        await self._look_round(live)
        self._publish(live, happenings[live.told_version :], True, self.now())
        has_time = table.clocks.is_used or table.interval is not None
        is_timed = table.status == "playing" and has_time and not table.is_paused
        if is_timed and (not self.store.is_shared or table.last_at < self.store.up_since):
            # The server was down: time that nobody could use is not counted.
            await self._commit(live, [log.Resumed(at=self.now())])
        await self._go_on(live)

    async def _recover(self, code: str) -> None:
        """Load a table again for those who watch it, when the store works again."""
        while not self.is_closing:
            try:
                live = await self._locked(code)
            except Refused:
                return
            except Exception:
                failure("a table cannot be loaded", table=code)
                await asyncio.sleep(RECOVER_EVERY)
            else:
                live.lock.release()
                self._let_go(live)
                return

    async def _reload(self, live: Live) -> None:
        """Another process has been faster: take over what it did, and tell our viewers."""
        entries = [log.unpacked(data) for data in await self.store.load(live.code)]
        table, happenings = Table.loaded(entries, self._source_of)
        table.set_present(live.present(), self.now())
        live.table = table
        self._publish(live, happenings[live.told_version :], True, self.now())

    def _let_go(self, live: Live) -> None:
        """Forget a table that nobody watches and that has nothing to do; it is in the store."""
        is_idle = not live.subscriptions and live.thinking is None and live.timer is None
        if is_idle and not live.lock.locked() and self.live.get(live.code) is live:
            del self.live[live.code]
            if live.driver == "we" and self.store.is_shared and not self.is_closing:
                self._releasing[live.code] = self._spawn(self._release(live.code))

    # -- other processes on the same store ------------------------------------------------------------------

    async def _catch_up(self, live: Live) -> bool:
        """Take over what other processes did, and tell our viewers; whether there was anything. Holds the lock."""
        if not self.store.is_shared:
            return False
        return self._take_over(live, await self.store.load(live.code, live.table.version))

    def _take_over(self, live: Live, entries: Sequence[bytes]) -> bool:
        """Let entries that another process has stored take effect here; whether there were any."""
        table = live.table
        happenings = [table.fold(log.unpacked(data)) for data in entries]
        is_told = table.status == "over" or any(each.changes_info for each in happenings)
        self._publish(live, happenings, is_told, self.now())
        return bool(happenings)

    async def _is_driver(self, live: Live) -> bool:
        """Whether it is this process that goes on with a table by itself: with its chance, bots and clocks."""
        if not self.store.is_shared:
            return True
        if live.table.status != "playing":
            return False
        releasing = self._releasing.get(live.code)
        if releasing is not None:
            await asyncio.wait([releasing])
        while live.driver == "unknown":
            changes = live.driver_changes
            if await self.store.claim(live.code):
                live.driver = "we"
            elif changes == live.driver_changes:  # else it was let go of while we asked
                live.driver = "they"
        return live.driver == "we"

    async def _release(self, code: str) -> None:
        try:
            await self.store.release(code)
        finally:
            del self._releasing[code]

    def changed(self, table: str, version: int, entries: Sequence[bytes]) -> None:
        """See News."""
        live = self.live.get(table)
        if live is not None and live.told_version < version:
            self._spawn(self._follow(live, version, entries))

    def presence_changed(self, table: str) -> None:
        live = self.live.get(table)
        if live is not None:
            self._spawn(self._follow_presence(live))

    def is_undriven(self, table: str) -> None:
        live = self.live.get(table)
        if live is not None:
            self._doubt_driver(live)
            self._spawn(self._follow(live))

    def somebody_died(self) -> None:
        self._spawn(self._look_round_everywhere([live for live in self.live.values() if live.driver != "we"], False))

    def was_away(self) -> None:
        self._spawn(self._look_round_everywhere(list(self.live.values()), True))

    def _doubt_driver(self, live: Live) -> None:
        live.driver = "unknown"
        live.driver_changes += 1

    async def _follow(self, live: Live, version: int | None = None, entries: Sequence[bytes] = ()) -> None:
        async with live.lock:
            if not live.is_loaded or self.is_closing:
                return
            if version is None or live.told_version < version:
                if version is not None and entries and live.table.version == version - len(entries):
                    self._take_over(live, entries)
                else:  # there is a gap, or we were not told: what is missing is in the store
                    await self._catch_up(live)
                await self._go_on(live)
        self._let_go(live)

    async def _follow_presence(self, live: Live) -> None:
        async with live.lock:
            if live.is_loaded and not self.is_closing:
                await self._presence_changed(live)
        self._let_go(live)

    async def _look_round_everywhere(self, tables: list[Live], is_new: bool) -> None:
        """Processes came and went, perhaps we ourselves: what we knew of the others may be wrong."""
        for live in tables:
            self._doubt_driver(live)
        for live in tables:
            if is_new and live.subscriptions and live.is_loaded:
                await self._share_presence(live)
            await self._follow_presence(live)
            await self._follow(live)
        await self._wake_tables()

    async def forget_old(self, idle_days: float, over_days: float, record_days: float) -> None:
        """Keep to the retention settings."""
        now = self.now()
        before = [int(now - days * 86_400_000) for days in (idle_days, over_days, record_days)]
        gone = await self.store.forget(before[0], before[1], before[2])
        if gone:
            note("old tables and records deleted", logging.INFO, count=gone)


def _keep_newest(kept: dict[Any, Any]) -> None:
    while len(kept) > TRAJECTORIES:
        kept.pop(next(iter(kept)))


def token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def normal(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return code.replace("-", "").upper()


def head_of(table: Table, now: int) -> Head:
    guests = {seat.guest for seat in table.seats if seat.guest is not None} | {table.host}
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
    """A new table with the same people in the same seats; who asked for it is the host."""
    created = msgspec.structs.replace(
        table.created,
        at=now,
        code=code,
        secret=secret,
        number=table.created.number + 1,
        host=actor.guest or table.host,
        host_name=actor.name,
    )
    entries: list[log.AnyEntry] = [created]
    for number, seat in enumerate(table.seats):
        if seat.guest is not None:
            entries.append(log.Sat(at=now, seat=number, guest=seat.guest, name=seat.name, nonce=""))
        elif seat.bot is not None:
            entries.append(log.BotSat(at=now, seat=number, bot=seat.bot))
    return entries
