"""A table that nobody watches stays in memory while messages to it may come, and no longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server import lingering
from rockfall.server.hub import Hub
from rockfall.server.refused import Refused
from rockfall.server.store.sqlite import SqliteStore
from tests.server.hubs import hub_at
from tests.server.players import eventually, run


class Counting(SqliteStore):
    """Counts how often tables are read."""

    loads = 0

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        self.loads += 1
        return await super().load(table, after)


def loads(hub: Hub) -> int:
    assert isinstance(hub.store, Counting)
    return hub.store.loads


async def messages(hub: Hub, code: str, count: int) -> None:
    """One after the other, as they come on one socket, of somebody who does not watch the table."""
    for _ in range(count):
        with pytest.raises(Refused, match="host"):
            await hub.command(code, None, ask.Kick(seat=0))


async def table_of(hub: Hub) -> str:
    ada, _ = await hub.guests.new("Ada")
    return (await hub.create(ada, "embers", 2, {}, log.TableRules())).table


def test_many_messages_to_a_table_load_it_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path, store=Counting) as hub:
            code = await table_of(hub)
            await messages(hub, code, 50)
            assert loads(hub) == 1

    run(story())


def test_without_lingering_each_message_loads_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault, as a control: 50 messages, 50 loads."""
    monkeypatch.setattr(lingering, "MOST", 0)

    async def story() -> None:
        async with hub_at(tmp_path, store=Counting) as hub:
            await messages(hub, await table_of(hub), 50)
            assert loads(hub) == 50

    run(story())


def test_it_is_let_go_of_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lingering, "SECONDS", 0.05)

    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            await messages(hub, await table_of(hub), 3)
            await eventually(lambda: not hub.live)

    run(story())


def test_so_many_tables_linger_and_the_oldest_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lingering, "MOST", 3)

    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            codes = [await table_of(hub) for _ in range(6)]
            for code in codes:
                await messages(hub, code, 1)
            assert list(hub.live) == codes[3:]

    run(story())


def test_a_table_that_somebody_waits_for_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where none lingers: whoever has waited finds it loaded."""
    monkeypatch.setattr(lingering, "MOST", 0)

    async def story() -> None:
        async with hub_at(tmp_path, store=Counting) as hub:
            code = await table_of(hub)
            await asyncio.gather(*(messages(hub, code, 1) for _ in range(50)))
            assert loads(hub) == 1

    run(story())


class Failing(Counting):
    """Finds no table."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        await super().load(table, after)
        await asyncio.sleep(0)
        return []


def test_a_table_that_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path, store=Failing) as hub:
            code = await table_of(hub)
            answers = await asyncio.gather(
                *(hub.command(code, None, ask.Kick(seat=0)) for _ in range(20)), return_exceptions=True
            )
            assert {type(each) for each in answers} == {Refused}
            assert not hub.live

    run(story())
