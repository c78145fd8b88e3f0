"""The clocks of a table. They read no clock of their own: callers pass the time, in milliseconds."""

from __future__ import annotations

from rockfall.server.entries import Clock, MatchClock, MoveClock

REMEMBERED = 16  # moves; a seat hardly makes more than this in a row without revealing anything


class Clocks:
    """How long each seat may still think. At most one seat's clock runs."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.is_used = isinstance(clock, MoveClock | MatchClock)
        self.left = [self._full() or 0] * seats
        self.seat: int | None = None  # whose clock runs
        self.since = 0
        self._before: list[int] = []  # by move: what its seat had left before the move brought it more

    def _full(self) -> int | None:
        return self.clock.seconds * 1000 if isinstance(self.clock, MoveClock | MatchClock) else None

    def copy(self) -> Clocks:
        twin = Clocks(self.clock, 0)
        twin.left, twin.seat, twin.since = list(self.left), self.seat, self.since
        twin._before = list(self._before)
        return twin

    def stop(self, at: int) -> None:
        """Deduct the time used since the clock started."""
        if self.seat is not None:
            self.left[self.seat] = max(0, self.left[self.seat] - self._thinking(at))
            self.seat = None

    def forget(self) -> None:
        """Stop without counting: nobody could have moved."""
        self.seat = None

    def moved(self, seat: int, at: int) -> None:
        """A seat has moved: its time is reset for the next move, or the increment is added."""
        self.stop(at)
        self._before = [*self._before[1 - REMEMBERED :], self.left[seat]]
        match self.clock:
            case MoveClock(seconds=seconds):
                self.left[seat] = seconds * 1000
            case MatchClock(increment=increment):
                self.left[seat] += increment * 1000

    def after_take_back(self, seat: int, at: int) -> int:
        """What a seat would have left if it took its last move back: what others have thought since is its to pay."""
        return (self._before[-1] if self._before else self.left[seat]) - self._thinking(at)

    def take_back(self, seat: int, at: int) -> None:
        """Time used stays used, and the seat that takes its move back has used it."""
        self.left[seat] = max(0, self.after_take_back(seat, at))
        self._before = self._before[:-1]
        self.seat = None

    def _thinking(self, at: int) -> int:
        """For how long the running clock has been running."""
        return 0 if self.seat is None else max(0, at - self.since)

    def start(self, seat: int, at: int) -> None:
        if self.is_used:
            self.seat = seat
            self.since = at

    def allow(self, seat: int, millis: int) -> None:
        """A player who comes back after running out of time gets a little more."""
        if self.is_used and self.left[seat] < millis:
            self.left[seat] = millis

    def runs_out_at(self) -> int | None:
        """When the running clock reaches zero."""
        return None if self.seat is None else self.since + self.left[self.seat]

    def shown(self, now: int) -> list[int]:
        """Time left, by seat."""
        return [
            max(0, left - max(0, now - self.since)) if seat == self.seat else left
            for seat, left in enumerate(self.left)
        ]
