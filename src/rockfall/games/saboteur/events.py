"""What happens in a match, for logs and screens. Every class says what each viewer sees of it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from rockfall.core.game import Event, Public
from rockfall.games.maze.events import GoalsShuffled, MapRead, OwnEvent, Passed, RoleDealt, RoundBegan


class CardDrawn(OwnEvent, frozen=True):
    secret: ClassVar[str] = "card"

    card: str | None


class PathLaid(Public, frozen=True):
    seat: int
    card: str
    turned: bool
    column: int
    row: int


class GoalOpened(Public, frozen=True):
    goal: int
    shows: str
    turned: bool


class ToolBroken(Public, frozen=True):
    seat: int
    target: int
    tool: str


class ToolMended(Public, frozen=True):
    seat: int
    target: int
    tool: str
    card: str


class PathRemoved(Public, frozen=True):
    """A rockfall."""

    seat: int
    card: str
    column: int
    row: int


class CardDiscarded(OwnEvent, frozen=True):
    secret: ClassVar[str] = "card"

    card: str | None


class RoundEnded(Public, frozen=True):
    """All dwarfs and goals are shown. `gold` says if it was reached, `blue` and `green` who has won (expansion)."""

    round: int
    gold: bool
    finisher: int | None
    roles: list[str]
    goals: list[str]  # what each shows
    blue: bool | None = None
    green: bool | None = None


class GoldLaidOut(Public, frozen=True):
    """`count` gold cards go round among the miners, face down."""

    count: int


class GoldTaken(OwnEvent, frozen=True):
    secret: ClassVar[str] = "nuggets"

    nuggets: int | None


class GoldPaid(Event, frozen=True):
    """`why` is "saboteur", "miner", "boss", "profiteer" or "geologist". Unless `is_open`, others see no number."""

    seat: int
    nuggets: int | None
    why: str
    is_open: bool = True

    def seen_by(self, viewer: int | None) -> Event:
        return self if self.is_open or viewer == self.seat else replace(self, nuggets=None)


class MatchEnded(Public, frozen=True):
    scores: list[int]


class TheftPlaced(Public, frozen=True):
    seat: int


class TheftRemoved(Public, frozen=True):
    seat: int
    target: int


class HandsSwapped(Public, frozen=True):
    seat: int
    target: int


class HandReceived(Event, frozen=True):
    seat: int
    cards: list[str] | None

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.seat else None


class RoleInspected(OwnEvent, frozen=True):
    secret: ClassVar[str] = "role"

    target: int
    role: str | None


class HatSwapped(Public, frozen=True):
    """The target lays its dwarf away and takes another."""

    seat: int
    target: int


class Trapped(Public, frozen=True):
    seat: int
    target: int


class Freed(Public, frozen=True):
    seat: int
    target: int


class Unburdened(Public, frozen=True):
    """Somebody gives two cards to be rid of what lies before them."""

    seat: int
    hindrance: str


class Stolen(Public, frozen=True):
    """One nugget, or none if the thief takes pity."""

    seat: int
    target: int | None


BASE_EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    GoalsShuffled,
    RoleDealt,
    CardDrawn,
    PathLaid,
    GoalOpened,
    ToolBroken,
    ToolMended,
    PathRemoved,
    MapRead,
    CardDiscarded,
    Passed,
    RoundEnded,
    GoldLaidOut,
    GoldTaken,
    GoldPaid,
    MatchEnded,
)
MORE_EVENTS: tuple[type[Event], ...] = (
    TheftPlaced,
    TheftRemoved,
    HandsSwapped,
    HandReceived,
    RoleInspected,
    HatSwapped,
    Trapped,
    Freed,
    Unburdened,
    Stolen,
)
