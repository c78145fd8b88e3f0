"""Whether the server is alive, and whether it is ready: that is, whether what happens can be stored.

It is alive if it answers at all: its event loop turns. It is ready if something was written lately. Whoever asks has it
tried again, and waits for that no longer than `PATIENCE`; those who ask at the same time share one try.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from rockfall.server.refused import Refused
from rockfall.server.store.latency import Latency

if TYPE_CHECKING:
    from rockfall.server.hub import Hub

PATIENCE = 1.5  # seconds for which whoever asks waits
FRESH = 0.1  # seconds for which an answer holds, however many ask
BEAT = 0.5  # seconds between two looks at the event loop


class HealthOut(msgspec.Struct, frozen=True, kw_only=True):
    """`ready`: what happens can be stored; if not, why."""

    alive: bool
    ready: bool
    why: str | None = None


class Health:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lag = Latency()  # of the event loop
        self._beating: asyncio.Task[None] | None = None
        self._trying: asyncio.Task[None] | None = None
        self._began = 0.0  # when the last try did
        self._ended = -FRESH  # when the last one that ended did, and what it found
        self._trouble: str | None = None

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat())

    def stop(self) -> None:
        for task in (self._beating, self._trying):
            if task is not None:
                task.cancel()

    async def look(self) -> HealthOut:
        """Answers within PATIENCE, whatever the store does."""
        if self._trying is None and time.monotonic() - self._ended > FRESH:
            self._began = time.monotonic()
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            left = self._began + PATIENCE - time.monotonic()
            await asyncio.wait([self._trying], timeout=max(0.0, left))
        why = self._why()
        return HealthOut(alive=True, ready=why is None, why=why)

    def _why(self) -> str | None:
        if self._trying is not None:  # it took longer than anybody waited
            return f"the store has not answered for {time.monotonic() - self._began:.1f} s"
        return self._trouble

    async def _try(self) -> None:
        trouble = None
        try:
            await self._hub.store.prove()
        except Refused as refused:
            trouble = str(refused)
        except Exception as error:  # whatever it is, it is no proof
            trouble = f"nothing can be stored: {str(error) or type(error).__name__}"
        finally:
            self._trouble = trouble
            self._ended = time.monotonic()
            self._trying = None

    # -- numbers ----------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self._lag.add(max(0.0, time.monotonic() - due))

    def gauges(self) -> dict[str, float]:
        """For the metrics. Whether it is ready is what was found last: asking for numbers writes nothing."""
        latency = self._hub.store.latency
        is_shared = self._hub.store.is_shared
        return {
            "ready": self._why() is None,
            "loop_lag_longest_seconds": self._lag.longest,
            "store_writes_total": latency.count,
            "store_write_seconds_total": latency.seconds,
            "store_write_longest_seconds": latency.longest,
            "leases_held": sum(live.driver == "we" for live in self._hub.live.values()) if is_shared else 0,
        }
