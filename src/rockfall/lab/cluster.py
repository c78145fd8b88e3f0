"""Batches on Ray: on a cluster that runs already, or on one that is started here for as long as it takes."""

from __future__ import annotations

import logging
import os
from types import TracebackType

import ray
from ray.exceptions import NodeDiedError, OutOfMemoryError, RayTaskError, WorkerCrashedError

from rockfall.lab.engine import Plan

DEATHS = (WorkerCrashedError, NodeDiedError, OutOfMemoryError)


def _do(plan: Plan[object], batch: int) -> bytes:
    return plan.done(batch)


class Cluster:
    """One task for each batch. Ray's own retries are off: the engine counts them, and says so when it gives up."""

    def __init__(self, plan: Plan[object], jobs: int, address: str | None) -> None:
        self.jobs = jobs
        self.address = address
        self.plan = plan
        self.running: dict[ray.ObjectRef[bytes], int] = {}

    def __enter__(self) -> Cluster:
        if self.address is None:
            # Reached from this machine only, and telling nobody of it; results are small.
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            ray.init(
                num_cpus=self.jobs or os.cpu_count(),
                include_dashboard=False,
                logging_level=logging.ERROR,
                log_to_driver=False,
                object_store_memory=100_000_000,
                _node_ip_address="127.0.0.1",
            )
        else:
            ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.room = self.jobs or max(1, int(resources["CPU"]))
        self.task = ray.remote(max_retries=0)(_do)
        self.plan_there = ray.put(self.plan)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        ray.shutdown()

    @property
    def is_busy(self) -> bool:
        return bool(self.running)

    @property
    def has_room(self) -> bool:
        return len(self.running) < self.room

    def begin(self, batch: int) -> None:
        self.running[self.task.remote(self.plan_there, batch)] = batch

    def next(self) -> tuple[int, bytes | None]:
        """A batch that is done, with its result; None if its worker died. What went wrong in the work is raised."""
        (done, *_), _ = ray.wait(list(self.running), num_returns=1)
        batch = self.running.pop(done)
        try:
            return batch, ray.get(done)
        except DEATHS:
            return batch, None
        except RayTaskError as error:
            raise error.cause from None
