"""/health: the event loop turns. /ready: what happens can be stored, which is tried; if not, why."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from rockfall.server.health import FRESH, Health
from rockfall.server.store.latency import Latency
from rockfall.server.store.sqlite import SqliteStore
from tests.server.conftest import Running
from tests.server.hubs import hub_at
from tests.server.players import run
from tests.server.test_files import Harmed
from tests.server.test_leases import answer


def test_a_server_that_works_is_alive_and_ready(shared: Running) -> None:
    for path in ("/health", "/ready"):
        status, said, _ = run(answer(shared, path))
        assert status == 200
        assert said == {"alive": True, "ready": True, "why": None}


@pytest.mark.parametrize(
    ("harm", "mended", "said"),
    [
        ("max_page_count=1", "max_page_count=1000000", "a full disk: nothing was stored; make room"),
        ("query_only=1", "query_only=0", "one that can only be read"),
    ],
)
def test_a_full_disk_or_a_read_only_file_is_not_ready_and_says_why(
    tmp_path: Path, harm: str, mended: str, said: str
) -> None:
    async def story() -> None:
        async with hub_at(tmp_path, store=Harmed) as hub:
            assert isinstance(hub.store, Harmed)
            health = Health(hub)
            hub.store.pragma = f"PRAGMA {harm}"
            seen = await health.look()
            assert (seen.alive, seen.ready) == (True, False)
            assert said in (seen.why or "")
            assert health.gauges()["ready"] == 0
            hub.store.pragma = f"PRAGMA {mended}"
            await asyncio.sleep(FRESH)
            seen = await health.look()
            assert (seen.ready, seen.why) == (True, None)
            assert health.gauges()["ready"] == 1

    run(story())


def test_a_disk_that_is_nearly_full_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1))
            seen = await Health(hub).look()
            assert not seen.ready
            assert "a full disk" in (seen.why or "")

    run(story())


class Usage(NamedTuple):
    free: int


class Hanging(SqliteStore):
    """On a disk that does not answer."""

    tries = 0
    answers: asyncio.Event

    async def prove(self) -> None:
        self.tries += 1
        await self.answers.wait()


def test_a_disk_that_hangs_keeps_nobody_waiting_and_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rockfall.server.health.PATIENCE", 0.05)

    async def story() -> None:
        async with hub_at(tmp_path, store=Hanging) as hub:
            assert isinstance(hub.store, Hanging)
            hub.store.answers = asyncio.Event()
            health = Health(hub)
            for seen in await asyncio.gather(*(health.look() for _ in range(5))):
                assert (seen.alive, seen.ready) == (True, False)
                assert "has not answered" in (seen.why or "")
            assert not (await health.look()).ready
            assert hub.store.tries == 1
            hub.store.answers.set()
            while not (await health.look()).ready:
                pass

    run(story())


def test_a_loop_that_stands_still_shows_in_the_numbers(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            health = Health(hub)
            health.start()
            await asyncio.sleep(0)
            loop = asyncio.get_running_loop()
            until = loop.time() + 1.0
            while loop.time() < until:  # somebody computes in the event loop
                pass
            while health.gauges()["loop_lag_longest_seconds"] == 0:
                await asyncio.sleep(0.01)
            assert health.gauges()["loop_lag_longest_seconds"] > 0.4
            await hub.guests.new("Ada")
            assert health.gauges()["store_writes_total"] > 0
            assert health.gauges()["store_write_longest_seconds"] > 0
            health.stop()

    run(story())


def test_the_longest_is_remembered_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    seen = Latency()
    seen.add(2.0)
    seen.add(1.0)
    assert (seen.count, seen.seconds, seen.longest) == (2, 3.0, 2.0)
    now = 20.0
    assert seen.longest == 2.0
    seen.add(1.5)
    now = 31.0
    assert seen.longest == 1.5
    now = 200.0
    assert (seen.longest, seen.count) == (0.0, 3)
