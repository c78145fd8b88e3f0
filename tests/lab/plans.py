"""Plans for the engine that are quick to do, and some that kill their workers: a module that workers can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from rockfall.core.errors import NotHere
from rockfall.core.rng import Rng
from rockfall.lab.engine import Plan


class Numbers(Plan[list[int]], frozen=True, kw_only=True):
    """Each batch is three random numbers; `diary` gets a line for each batch that is begun."""

    seed: str
    batches: int = 8
    diary: Path | None = None

    def batch_count(self) -> int:
        return self.batches

    def result_type(self) -> type[list[int]]:
        return list[int]

    def do(self, batch: int) -> list[int]:
        if self.diary is not None:
            with self.diary.open("a") as file:
                file.write(f"{batch} {os.getpid()}\n")
        rng = Rng.seeded(self.seed, batch)
        return [int(rng.below(1000)) for _ in range(3)]

    def begun(self) -> list[int]:
        """The batches that were begun, in order."""
        assert self.diary is not None
        return [int(line.split()[0]) for line in self.diary.read_text().splitlines()] if self.diary.exists() else []


class Deadly(Numbers, frozen=True, kw_only=True):
    """One batch kills its worker this many times, like a machine that runs out of memory."""

    deadly: int
    times: int

    def do(self, batch: int) -> list[int]:
        found = super().do(batch)
        if batch == self.deadly and self.begun().count(batch) <= self.times:
            os.kill(os.getpid(), signal.SIGKILL)
        return found


class Wrong(Numbers, frozen=True, kw_only=True):
    """One batch raises an error of ours."""

    wrong: int

    def do(self, batch: int) -> list[int]:
        if batch == self.wrong:
            raise NotHere("expected something else")
        return super().do(batch)


class Interrupted(Numbers, frozen=True, kw_only=True):
    """Somebody presses Ctrl-C at a batch, the first time."""

    at: int

    def do(self, batch: int) -> list[int]:
        is_first = batch not in self.begun()
        found = super().do(batch)
        if batch == self.at and is_first:
            raise KeyboardInterrupt
        return found
