"""The short way of a move leads where the ordinary one does, and waits for the disk like it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server import protocol as wire
from rockfall.server.admission import Admission
from rockfall.server.config import Config
from rockfall.server.connection import Connection
from rockfall.server.done import Done
from rockfall.server.frames import ShortWays, Take
from rockfall.server.hub import Hub
from rockfall.server.live import Lock
from rockfall.server.refused import Refused
from rockfall.server.store import Guest, Head, StoredRecord, Then
from rockfall.server.store.sqlite import SqliteStore
from tests.server.hubs import Clock, Ear, hub_at
from tests.server.players import eventually, run


class Waiting:
    """Who moves, and is answered once."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[Done | Exception] = asyncio.Queue()

    def hold(self) -> None:
        pass

    def answer(self, table: str, answer: Done | Exception) -> None:
        self.answers.put_nowait(answer)


async def short(hub: Hub, code: str, guest: Guest, command: ask.Move) -> Done:
    waiting = Waiting()
    assert hub.shortcut.move(waiting, code, guest, command, frozenset())
    answer = await waiting.answers.get()
    if isinstance(answer, Exception):
        raise answer
    return answer


async def ordinary(hub: Hub, code: str, guest: Guest, command: ask.Move) -> Done:
    return await hub.command(code, guest, command)


async def begun(hub: Hub, game: str, players: int) -> tuple[list[Guest], str, list[Ear]]:
    guests = [Guest(id=f"guest {seat}", name=f"Guest {seat}") for seat in range(players)]
    code = (await hub.create(guests[0], game, players, {}, log.TableRules(grace=None, interval=5))).table
    ears = [Ear() for _ in range(players + 1)]
    for seat, guest in enumerate(guests):
        await hub.command(code, guest, ask.Sit(seat=seat))
    for seat, ear in enumerate(ears):
        shown = seat if seat < players else None
        await hub.presence.subscribe(ear, guests[seat % players], wire.ClientInSubscribe(table=code, seat=shown))
    await hub.command(code, guests[0], ask.Start())
    return guests, code, ears


async def match(hub: Hub, is_short: bool, game: str, moves: int) -> list[object]:
    """What everybody was told and answered, in a match of random moves that some send twice or too late."""
    way = short if is_short else ordinary
    guests, code, ears = await begun(hub, game, 3)
    random = Random("moves")
    answers: list[object] = []
    table = hub.live[code].table
    for number in range(moves):
        if table.status == "over":
            break
        if table.interval is not None:
            for seat, guest in enumerate(guests):
                if table.interval is not None:
                    await hub.command(code, guest, ask.Ready(seat=seat))
        seat = int(table.state.turn)
        move = random.choice(table.legal_moves())
        command = ask.Move(seat=seat, version=table.version, id=str(number), move=move)
        answers.append(await way(hub, code, guests[seat], command))
        if number % 5 == 0:
            answers.append(await way(hub, code, guests[seat], command))
            with pytest.raises(Refused) as refused:
                await way(hub, code, guests[seat], ask.Move(seat=seat, version=0, id="late", move=move))
            answers.append((refused.value.code, refused.value.expected))
        assert not hub.live[code].lock.locked()
    return [answers, table.status, [[_without_code(each, code) for each in ear.told] for ear in ears]]


def _without_code(told: wire.AnyServerOut, code: str) -> str:
    return wire.encode(told).decode().replace(code, "TABLE")


@pytest.mark.parametrize(("game", "moves"), [("saboteur", 60), ("embers", 100)])
def test_both_ways_lead_to_the_same(tmp_path: Path, game: str, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rockfall.server.hub.new_code", lambda: "TABLE")
    monkeypatch.setattr("rockfall.server.hub.secrets.token_hex", lambda size: "5e" * size)

    async def story(is_short: bool) -> list[object]:
        folder = tmp_path / str(is_short)
        folder.mkdir()
        async with hub_at(folder, Clock()) as hub:
            return await match(hub, is_short, game, moves)

    assert run(story(True)) == run(story(False))


class Slow(SqliteStore):
    """Stores what it is given when it is let, and fails when it is told to."""

    is_slow = False
    fails = False
    asked: tuple[Then, str, int, Sequence[bytes], Head | None, StoredRecord | None] | None = None

    def append_then(
        self,
        then: Then,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
    ) -> None:
        if not self.is_slow:
            super().append_then(then, table, version, entries, head, record)
        else:
            self.asked = (then, table, version, entries, head, record)

    def go_on(self) -> None:
        assert self.asked is not None
        if self.fails:
            self.asked[0](None, OSError("no space left"))
        else:
            super().append_then(*self.asked)


@pytest.mark.parametrize("fails", [False, True])
def test_what_is_not_stored_is_seen_by_nobody(tmp_path: Path, fails: bool) -> None:
    async def story() -> None:
        async with hub_at(tmp_path, store=Slow) as hub:
            guests, code, ears = await begun(hub, "saboteur", 3)
            store = hub.store
            assert isinstance(store, Slow)
            store.is_slow, store.fails = True, fails
            table = hub.live[code].table
            version, heard = table.version, [len(ear.told) for ear in ears]
            seat = int(table.state.turn)
            command = ask.Move(seat=seat, version=version, id="1", move=table.legal_moves()[0])
            waiting = Waiting()
            assert hub.shortcut.move(waiting, code, guests[seat], command, frozenset())
            assert not hub.shortcut.move(waiting, code, guests[seat], command, frozenset()), "one at a time"
            asked = asyncio.create_task(hub.info(code))
            for _ in range(100):
                await asyncio.sleep(0)
            assert waiting.answers.empty()
            assert not asked.done(), "who asks waits for the store"
            assert [len(ear.told) for ear in ears] == heard
            assert table.version == version, "the table does not run ahead of its store"
            store.is_slow = False
            store.go_on()
            answer = await waiting.answers.get()
            await asked
            await eventually(lambda: hub.live[code].is_loaded)
            if fails:
                assert isinstance(answer, OSError)
                assert hub.live[code].table.version == version
            else:
                assert answer == Done(version + 1)
                assert all(len(ear.told) > before for ear, before in zip(ears, heard, strict=True))

    run(story())


def test_messages_are_answered_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    """A move takes the short way, what follows it before it is stored the ordinary one; then moves are short again."""

    async def story() -> None:
        async with hub_at(tmp_path, store=Slow) as hub:
            guests, code, _ = await begun(hub, "saboteur", 3)
            store = hub.store
            assert isinstance(store, Slow)
            store.is_slow = True
            table = hub.live[code].table
            seat = int(table.state.turn)
            sent: list[bytes] = []
            takes: list[Take | None] = []
            queue: asyncio.Queue[dict[str, object]] = asyncio.Queue()

            def send_now(frames: bytes) -> bool:
                sent.append(frames)
                return True

            async def send(message: object) -> None:
                raise AssertionError(f"everything leaves the short way, not {message}")

            connection = Connection(hub, Config(), guests[seat], "here", Admission(Config()), "test")
            ways = ShortWays(send_now, takes.append, lambda _: None, lambda: None)
            running = asyncio.create_task(connection.run(queue.get, send, ways))
            await asyncio.sleep(0)
            take = takes[0]
            assert take is not None

            def text(id: str, move: int) -> str:
                command = ask.Move(seat=seat, version=table.version, id=id, move=move)
                return wire.encode(wire.ClientInCommand(id=id, table=code, command=command)).decode()

            assert not take('{"type":"ping","id":"early"}'), "only moves are short"
            assert not take('{"type":"command","do":"move"'), "only whole ones"
            assert take(text("wrong", 10**6))
            assert b'"id":"wrong"' in sent[-1]
            assert take(text("first", table.legal_moves()[0]))
            assert not take(text("second", table.legal_moves()[0]))
            queue.put_nowait({"type": "websocket.receive", "text": '{"type":"ping","id":"later"}'})
            before = len(sent)
            for _ in range(20):
                await asyncio.sleep(0)
            assert len(sent) == before
            running.cancel()  # and gone, but what is stored is told
            await asyncio.sleep(0)
            store.is_slow = False
            store.go_on()
            await asyncio.gather(running, return_exceptions=True)
            assert b'"type":"ack","id":"first"' in sent[before]
            assert takes[-1] is None

    run(story())


def test_a_lock_is_handed_over_in_order_and_not_lost_with_who_waits() -> None:
    async def story() -> list[int]:
        lock = Lock()
        order: list[int] = []

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        waiting = [asyncio.create_task(wait(number)) for number in range(6)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        lock.release()
        assert not lock.take(), "it belongs to who waited"
        waiting[0].cancel()  # which has just been handed it
        await asyncio.gather(*waiting, return_exceptions=True)
        assert lock.take()
        return order

    assert run(story()) == [2, 3, 4, 5]
