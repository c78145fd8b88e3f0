"""What a viewer knows as a row of numbers, for learners. Compiled.

An encoder says what is where in the row (its *fields*), and writes one. It is given the state, because making a view
would cost more than the move before it; what it writes must follow from the view alone, and the tests hold it to that:
in all worlds that a viewer cannot tell apart the row is the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from rockfall.core.state import CHANCE, State, View, seen_actor, seen_code

WINDOW: Final = 64  # how many of the latest observations a game's row holds if the game has no encoder of its own
FARTHEST: Final = 1 << 22  # no code lies farther from 0


@final
class Field:
    """A part of the row: `size` numbers from `start` on, each from `low` to `high`."""

    def __init__(self, name: str, start: i64, size: i64, low: i64, high: i64, what: str) -> None:
        self.name: Final[str] = name
        self.start: Final[i64] = start
        self.size: Final[i64] = size
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.what: Final[str] = what

    def __repr__(self) -> str:
        return f"{self.name}[{self.start}:{self.start + self.size}] {self.low}..{self.high}: {self.what}"


@final
class Slate:
    """Rows of numbers that are written again and again: `begin` a row, `put` and `mark` numbers on it, `end` it.

    What is `put` must be put every time. What is `mark`ed is wiped when the row is begun again, so a field of many
    zeros costs no more than its other numbers. Where a method call for each number would cost too much, encoders write
    `cells`, `marks` and `count` themselves.
    """

    def __init__(self, rows: i64, width: i64) -> None:
        self.rows: i64 = rows
        self.width: Final[i64] = width
        self.cells: vec[i64] = vec[i64]([0] * int(rows * width))
        self.marks: vec[i64] = vec[i64]([0] * int(rows * width))  # by row: cells that are marked
        self.ends: vec[i64] = vec[i64]([0] * int(rows))  # by row: where its marks end
        self.row: i64 = 0
        self.base: i64 = 0  # where the row begins, in cells and in marks
        self.count: i64 = 0  # where the next mark goes
        for row in range(rows):
            self.ends[row] = row * width

    def begin(self, row: i64) -> None:
        """Wipe what was marked on a row: what follows goes there."""
        base: i64 = row * self.width
        cells = self.cells
        marks = self.marks
        for i in range(base, self.ends[row]):
            cells[marks[i]] = 0
        self.row = row
        self.base = base
        self.count = base

    def end(self) -> None:
        self.ends[self.row] = self.count

    def put(self, place: i64, number: i64) -> None:
        self.cells[self.base + place] = number

    def mark(self, place: i64, number: i64) -> None:
        """Each place once at most."""
        at: i64 = self.base + place
        self.cells[at] = number
        self.marks[self.count] = at
        self.count += 1

    def mark_seat(self, place: i64, seat: i64) -> None:
        """A 1 at a seat's place; none for nobody."""
        if seat >= 0:
            self.mark(place + seat, 1)

    def mark_flags(self, place: i64, bits: i64) -> None:
        """A 1 for each bit that is set."""
        while bits:
            if bits & 1:
                self.mark(place, 1)
            bits >>= 1
            place += 1

    def mark_counts(self, place: i64, counts: vec[i64]) -> None:
        """All that is not 0."""
        cells = self.cells
        marks = self.marks
        count = self.count
        at: i64 = self.base + place
        for i in range(len(counts)):
            if counts[i]:
                cells[at + i] = counts[i]
                marks[count] = at + i
                count += 1
        self.count = count

    def mark_kinds(self, place: i64, items: vec[i64], start: i64, end: i64) -> None:
        """How many there are of each kind, in a part of a row of kinds that ascend."""
        cells = self.cells
        marks = self.marks
        count = self.count
        last: i64 = -1
        at: i64 = 0
        for i in range(start, end):
            kind = items[i]
            if kind == last:
                cells[at] += 1
                continue
            last = kind
            at = self.base + place + kind
            cells[at] = 1
            marks[count] = at
            count += 1
        self.count = count

    def copy(self) -> Slate:
        twin = Slate(0, self.width)
        twin.rows = self.rows
        twin.cells = self.cells[:]
        twin.marks = self.marks[:]
        twin.ends = self.ends[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Subclasses lay out their fields when they are made, and `write` them."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.width: i64 = 0

    def field(self, name: str, size: i64, low: i64, high: i64, what: str) -> i64:
        """Lay out a field behind the others; where it begins."""
        start = self.width
        self.fields.append(Field(name, start, size, low, high, what))
        self.width += size
        return start

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        """Write what a seat knows on the row that was begun. It must follow from the seat's view."""
        raise NotImplementedError


@final
class Recent(Encoder):
    """For any game: what the seat observed lately. In a short match that is all there was."""

    def __init__(self, players: i64) -> None:
        super().__init__()
        self.viewer: i64 = self.field("viewer", players, 0, 1, "whose row this is")
        self.turn: i64 = self.field("turn", players, 0, 1, "whose turn it is")
        self.codes: i64 = self.field(
            "codes",
            WINDOW,
            -FARTHEST,
            FARTHEST,
            "what was seen, the latest first: a move + 1, or a sign; 0: nothing",
        )
        self.actors: i64 = self.field(
            "actors", WINDOW, -1, players, "whose turn it was then: a seat + 1, -1 for chance; 0: nobody's"
        )

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        slate.mark(self.viewer + seat, 1)
        slate.mark_seat(self.turn, state.turn)
        seen = state.observed(seat)
        count: i64 = len(seen)
        for i in range(count if count < WINDOW else WINDOW):
            observation = seen[count - 1 - i]
            code = seen_code(observation)
            actor = seen_actor(observation)
            slate.mark(self.codes + i, code + 1 if code >= 0 else code)
            if actor != -2:
                slate.mark(self.actors + i, -1 if actor == CHANCE else actor + 1)


def recalled(view: View) -> str:
    """All that a viewer observed since the beginning, in one word: equal words mean indistinguishable pasts."""
    numbers = view.observations
    return f"{view.viewer}:" + " ".join([f"{seen_code(number)}.{seen_actor(number)}" for number in numbers])
