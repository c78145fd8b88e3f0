"""Game clocks go by monotonic time: when somebody sets the machine's clock, nobody runs out of time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rockfall.server import commands as ask
from rockfall.server import protocol as wire
from rockfall.server.bots import BotPool
from rockfall.server.entries import MoveClock, TableRules
from rockfall.server.hub import Hub
from rockfall.server.steady import SteadyClock
from rockfall.server.store.postgres import PostgresStore
from tests.server.hubs import Ear, hub_at
from tests.server.postgres import Postgres

LEAP = 91 * 86_400.0


@pytest.mark.parametrize("leap", [LEAP, -LEAP, 3_700 * 86_400.0])
def test_a_leap_of_the_wall_clock_is_not_noticed(leap: float) -> None:
    now = {"wall": 1e9, "steady": 5.0}
    clock = SteadyClock(lambda: now["wall"], lambda: now["steady"])
    assert clock() == 1e9
    now["wall"] += leap
    now["steady"] += 2.0
    assert clock() == 1e9 + 2.0


async def flagged(hub: Hub, leap: Callable[[], None]) -> list[bool]:
    """Two people with a clock; the wall's leaps. For each, whether a bot plays for them then."""
    ada, _ = await hub.guests.new("Ada")
    rules = TableRules(clock=MoveClock(seconds=60), grace=60)
    code = (await hub.create(ada, "embers", 2, {}, rules)).table
    for _ in range(2):
        await hub.command(code, ada, ask.Sit())
    await hub.command(code, ada, ask.Start())
    ear = Ear()
    await hub.presence.subscribe(ear, ada, wire.ClientInSubscribe(table=code, seat=0))
    leap()
    async with hub.at(code) as live:
        await hub.carry_out(live, lambda table, now: table.tick(now))
        return [seat.stand_in is not None for seat in live.table.seats]


def test_nobody_is_flagged_when_the_wall_clock_leaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time

    async def story() -> None:
        async with hub_at(tmp_path, None) as hub:
            before = hub.wall()
            found = await flagged(hub, lambda: monkeypatch.setattr(time, "time", lambda: real() + LEAP))
            assert found == [False, False]
            assert hub.now() - before < 60_000
            assert hub.wall() - before > 90 * 86_400_000  # what is kept by its age goes by the wall

    asyncio.run(story())


def test_by_the_wall_clock_somebody_would_be(tmp_path: Path) -> None:
    """The control."""
    ahead = [0.0]

    async def story() -> None:
        async with hub_at(tmp_path, lambda: time.time() + ahead[0]) as hub:
            assert any(await flagged(hub, lambda: ahead.__setitem__(0, LEAP)))

    asyncio.run(story())


@pytest.mark.parametrize("is_first_up", [True, False])
def test_processes_that_start_before_and_after_a_leap_agree(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, is_first_up: bool
) -> None:
    """The clock of the machine is set between their starts. The control: the first is down by then."""
    address = postgres.database()
    real = time.time

    async def story() -> None:
        first = Hub(PostgresStore(address), BotPool(1, 60.0))
        await first.open()
        ada, _ = await first.guests.new("Ada")
        rules = TableRules(clock=MoveClock(seconds=60), grace=None)
        code = (await first.create(ada, "embers", 2, {}, rules)).table
        for _ in range(2):
            await first.command(code, ada, ask.Sit())
        await first.command(code, ada, ask.Start())
        if not is_first_up:
            await first.close()
        monkeypatch.setattr(time, "time", lambda: real() + LEAP)
        second = Hub(PostgresStore(address), BotPool(1, 60.0), clock=SteadyClock(time.time))
        await second.open()
        try:
            apart = abs(second.now() - first.now())
            assert (apart < 5_000) == is_first_up
            async with second.at(code) as live:
                await second.carry_out(live, lambda table, now: table.tick(now))
                assert not any(seat.stand_in for seat in live.table.seats)
                assert min(live.table.clocks.shown(second.now())) > 50_000
        finally:
            await second.close()
            if is_first_up:
                await first.close()

    asyncio.run(story())
