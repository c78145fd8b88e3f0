"""Who is away from a table, since when, and when a bot takes over. It has no clock: callers pass milliseconds.

Not in the log: after a restart everybody is away until they are back.
"""

from __future__ import annotations

from rockfall.server.seating import Seating

PAUSE_AFTER = 5_000  # everybody may reload the page without the table noticing


class Absence:
    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self.present: frozenset[int] = frozenset()
        self.since: dict[int, int] = {}  # by seat
        self.came_back: set[int] = set()  # whose seat a bot still has

    def set_present(self, seats: frozenset[int], now: int) -> None:
        """Whose page is open."""
        for number, seat in enumerate(self._seating.seats):
            if seat.guest is None:
                continue
            if number in seats:
                self.since.pop(number, None)
                if number not in self.present and seat.is_away:
                    self.came_back.add(number)
            elif number in self.present or number not in self.since:
                self.since[number] = now
        self.present = seats

    def begin(self, at: int) -> None:
        """The match begins: people who are not there count as away from now on."""
        for number, seat in enumerate(self._seating.seats):
            if seat.guest is not None and number not in self.present:
                self.since.setdefault(number, at)

    def begin_again(self, at: int) -> None:
        """Time in which nobody could come is not held against anybody."""
        self.since = dict.fromkeys(self.since, at)

    @property
    def is_deserted(self) -> bool:
        """Nobody is there, and the table does not go on by itself."""
        return not self._seating.rules.goes_on and self._seating.has_people() and not self.present

    def pauses_at(self) -> int | None:
        """When a deserted table pauses."""
        return max(self.since.values()) + PAUSE_AFTER if self.since else None

    def replaced_at(self, number: int) -> int | None:
        """When a bot takes over for somebody who left or is away; None if nobody is to be replaced there."""
        seat = self._seating.seats[number]
        since = self.since.get(number) if seat.left_at is None else seat.left_at
        grace = self._seating.rules.grace
        if grace is None or since is None or seat.stand_in is not None:
            return None
        return since + grace * 1000

    def replacements_due(self) -> list[int]:
        return [due for number in range(len(self._seating.seats)) if (due := self.replaced_at(number)) is not None]
