"""What bots and viewers get to see of a table while something is being stored, or is taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from rockfall.server import commands as ask
from rockfall.server import driver
from rockfall.server import entries as log
from rockfall.server import protocol as wire
from rockfall.server.api import Call, do_command
from rockfall.server.hub import Hub
from rockfall.server.store import Guest, Head, StoredRecord
from rockfall.server.store.sqlite import SqliteStore
from tests.server.hubs import Ear, hub_at
from tests.server.players import eventually, run


class Patience:
    """What the hub has of asyncio, but a bot that waits before its move does so until it is let."""

    def __init__(self) -> None:
        self.is_waiting = asyncio.Event()
        self.may_move = asyncio.Event()

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        assert seconds == DELAY
        self.is_waiting.set()
        await self.may_move.wait()


DELAY = 12.5  # seconds, known to be a bot's


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> Patience:
    made = Patience()
    monkeypatch.setattr(driver, "asyncio", made)
    return made


async def begun(hub: Hub, ear: Ear) -> tuple[Guest, str]:
    """Ada is to move, then a bot."""
    ada, _ = await hub.guests.new("Ada")
    code = (await hub.create(ada, "embers", 2, {}, log.TableRules(take_back=True, grace=None))).table
    await hub.presence.subscribe(ear, ada, wire.ClientInSubscribe(table=code))
    for command in (ask.Sit(seat=0), ask.SitBot(seat=1, bot="uniform"), ask.Start()):
        await hub.command(code, ada, command)
    return ada, code


async def lay(hub: Hub, ada: Guest, code: str, id: str) -> None:
    table = hub.live[code].table
    move = ask.Move(seat=0, version=table.version, id=id, move=int(table.state.legal_moves()[0]))
    await hub.command(code, ada, move)


@pytest.mark.parametrize("is_taken_back", [False, True], ids=["stands", "taken back"])
def test_a_move_taken_back_while_a_bot_waits_does_the_bot_no_harm(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, patience: Patience, is_taken_back: bool
) -> None:
    async def story() -> None:
        ear = Ear()
        async with hub_at(tmp_path, bot_delay=DELAY) as hub:
            ada, code = await begun(hub, ear)
            table = hub.live[code].table
            await lay(hub, ada, code, "first")
            waiting = hub.live[code].thinking
            assert waiting is not None
            await patience.is_waiting.wait()
            if is_taken_back:
                await hub.command(code, ada, ask.TakeBack(seat=0))
            patience.may_move.set()
            if is_taken_back:
                await asyncio.wait([waiting])
                assert table.state.turn == 0
                assert hub.live[code].thinking is None
                await lay(hub, ada, code, "second")
            await eventually(lambda: table.status == "over")

    run(story())
    assert "a bot's turn failed" not in caplog.text


class Balky(SqliteStore):
    """Stores what it is given when it is let, and fails when it is told to."""

    is_asked: asyncio.Event | None = None
    may_go_on: asyncio.Event | None = None
    fails = False

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        head: Head | None = None,
        record: StoredRecord | None = None,
        fence: int = 0,
    ) -> bool:
        if self.is_asked is not None and self.may_go_on is not None:
            self.is_asked.set()
            await self.may_go_on.wait()
        if self.fails:
            raise OSError("no space left")
        return await super().append(table, version, entries, head, record)


@pytest.mark.parametrize("fails", [False, True])
def test_what_is_not_stored_is_seen_by_nobody(tmp_path: Path, patience: Patience, fails: bool) -> None:
    """Neither by who watches, nor by who asks, nor by a bot that is due meanwhile."""

    async def story() -> None:
        ear = Ear()
        async with hub_at(tmp_path, bot_delay=DELAY, store=Balky) as hub:
            ada, code = await begun(hub, ear)
            await lay(hub, ada, code, "first")
            waiting = hub.live[code].thinking
            assert waiting is not None
            await patience.is_waiting.wait()
            store = hub.store
            assert isinstance(store, Balky)
            version, heard = hub.live[code].table.version, len(ear.told)
            store.is_asked, store.may_go_on, store.fails = asyncio.Event(), asyncio.Event(), fails
            taking_back = asyncio.create_task(hub.command(code, ada, ask.TakeBack(seat=0)))
            await store.is_asked.wait()
            asked = asyncio.create_task(hub.info(code))
            patience.may_move.set()
            for _ in range(100):
                await asyncio.sleep(0)
            tasks = (waiting, asked, taking_back)
            assert not any(task.done() for task in tasks), "the bot, and who asks, wait for the store"
            assert len(ear.told) == heard
            assert hub.live[code].table.version == version, "the table does not run ahead of its store"
            store.may_go_on.set()
            if not fails:
                await taking_back
                await asyncio.wait([waiting])
                assert hub.live[code].table.state.turn == 0
                return
            with pytest.raises(OSError, match="no space"):
                await taking_back
            store.fails = False
            await eventually(lambda: any(info.status == "over" for info in ear.infos()))
            told = [each.entry for update in ear.updates for each in update.entries if each.version > version]
            assert set(told) == {"moved"}, "the move stands, and the bot answers it"

    run(story())


class Counting(SqliteStore):
    """Counts how often tables are read."""

    loads = 0

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        self.loads += 1
        return await super().load(table, after)


def test_a_command_by_http_loads_its_table_once(tmp_path: Path) -> None:
    """With its answer, which has the table and the guest's seats in it."""

    async def story() -> None:
        async with hub_at(tmp_path, store=Counting) as hub:
            ada, _ = await hub.guests.new("Ada")
            code = (await hub.create(ada, "embers", 2, {}, log.TableRules())).table
            store = hub.store
            assert isinstance(store, Counting)
            before = store.loads
            done = await do_command(Call(hub, ada, None, code, ask.Sit(seat=1)))
            assert store.loads - before == 1
            assert list(done.my_seats) == ["1"]
            assert done.info.seats[1].name == "Ada"

    run(story())
