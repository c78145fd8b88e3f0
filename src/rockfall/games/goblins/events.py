"""What happens in a match, for logs and screens. Every class says what each viewer sees of it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from rockfall.core.game import Event, Public
from rockfall.games.maze.events import GoalsShuffled, MapRead, OwnEvent, Passed, RoleDealt, RoundBegan


class CardDrawn(Event, frozen=True):
    """`put_by`: whose card from under the deck this is; that player knows it (B6)."""

    seat: int
    card: str | None
    put_by: int | None = None

    def seen_by(self, viewer: int | None) -> Event:
        is_known = viewer is not None and viewer in (self.seat, self.put_by)
        return self if is_known else replace(self, card=None)


class TileLaid(Public, frozen=True):
    """`turn` counts quarter turns clockwise."""

    seat: int
    card: str
    turn: int
    column: int
    row: int


class DoorOpened(Public, frozen=True):
    """A door that lies on the table opens: a key of its colour lies on the way before it (B10)."""

    color: str
    column: int
    row: int


class DoorShut(Public, frozen=True):
    color: str
    column: int
    row: int


class GoalOpened(Public, frozen=True):
    seat: int
    goal: int  # 0 to 2, from north to south
    shows: str


class GoalLeftShut(Public, frozen=True):
    """After the dynamite: a goal that the same tile has reached stays shut until a way reaches it again (R9)."""

    seat: int
    goal: int


class BombsWentOff(Public, frozen=True):
    """The dynamite blows up every tile with a bomb; there may be none (B15). Where they lay: column and row."""

    count: int
    cards: list[str]
    spots: list[tuple[int, int]]


class TileBlownUp(Public, frozen=True):
    """By an explosion card."""

    seat: int
    card: str
    column: int
    row: int


class PotionDrunk(Public, frozen=True):
    """Two players exchange their role cards."""

    seat: int
    target: int


class RoleReceived(Event, frozen=True):
    """What one of the two finds in the exchange; the other knows it too: it was theirs."""

    seat: int
    giver: int
    role: str | None

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer is not None and viewer in (self.seat, self.giver) else None


class AleServed(Public, frozen=True):
    """`skips`: how many turns the target now has to sit out."""

    seat: int
    target: int
    skips: int


class SleptOff(Public, frozen=True):
    """A player sits a turn out; `left`: how many more."""

    seat: int
    left: int


class CardExchanged(OwnEvent, frozen=True):
    """A card goes under the deck."""

    secret: ClassVar[str] = "card"

    card: str | None


class Skipped(Public, frozen=True):
    """`is_forced`: the deck is empty and no card can be played; the hand is shown."""

    seat: int
    is_forced: bool


class HandShown(Public, frozen=True):
    seat: int
    cards: list[str]


class RoundEnded(Public, frozen=True):
    """All roles and goals are shown. `opened` is "gold", "dragon" or null; `way` a shortest way, as column and row."""

    round: int
    opened: str | None
    opener: int | None
    roles: list[str]
    goals: list[str]  # what each shows
    way: list[tuple[int, int]]
    doors: int  # on the way with the fewest of them
    ales: int  # on the way with the most of them


class PointsMoved(Public, frozen=True):
    """`why` is "gold", "finder", "mistake", "dragon", "nothing-found" or the name of a character (B18 to B21)."""

    seat: int
    points: int
    why: str
    score: int


class PointStolen(Public, frozen=True):
    """The miser takes a point (B21)."""

    seat: int
    target: int
    score: int
    target_score: int


class MatchEnded(Public, frozen=True):
    winner: int
    scores: list[int]


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    GoalsShuffled,
    RoleDealt,
    CardDrawn,
    TileLaid,
    DoorOpened,
    DoorShut,
    GoalOpened,
    GoalLeftShut,
    BombsWentOff,
    TileBlownUp,
    MapRead,
    PotionDrunk,
    RoleReceived,
    AleServed,
    SleptOff,
    CardExchanged,
    Skipped,
    HandShown,
    Passed,
    RoundEnded,
    PointsMoved,
    PointStolen,
    MatchEnded,
)
