"""The pause between two rounds, for people to see how it went. It reads no clock: callers pass the time."""

from __future__ import annotations

from collections.abc import Iterable

from rockfall.server.told import IntervalInfo


class Interval:
    """Since when the next round has been waiting, and who is ready for it. In milliseconds."""

    def __init__(self, seconds: int, at: int) -> None:
        self.seconds = seconds
        self.since = at
        self.ready: set[int] = set()

    def copy(self) -> Interval:
        twin = Interval(self.seconds, self.since)
        twin.ready = set(self.ready)
        return twin

    @property
    def ends_at(self) -> int:
        return self.since + self.seconds * 1000

    def waiting_for(self, people: Iterable[int]) -> list[int]:
        """Those of the seats with people in charge who are not ready."""
        return [seat for seat in people if seat not in self.ready]

    def shown(self, people: Iterable[int]) -> IntervalInfo:
        return IntervalInfo(ends_at=self.ends_at, seconds=self.seconds, waiting_for=self.waiting_for(people))
