"""What happens in a match, for logs and screens. All of it happens in the open."""

from __future__ import annotations

from rockfall.core.game import Event, Public


class MemoDrawn(Public, frozen=True):
    """Which memo says what beasts are worth (G3)."""

    memo: int


class RoundBegan(Public, frozen=True):
    round: int  # counted from 1
    first: int


class GoodTurnedUp(Public, frozen=True):
    """`good` is its place among those that lie out, `card` its number in the box; then its five zones."""

    good: int
    card: int
    spell: str
    gem: int
    spice: str
    beast: str
    weapon: str
    left: int
    right: int


class ExpertPlayed(Public, frozen=True):
    """`name` is what the good is now: a sort, a class or a spell; `left` and `right` are for weapons."""

    seat: int
    good: int
    card: int
    expert: str
    kind: str
    name: str
    left: int | None = None
    right: int | None = None


class KindChanged(ExpertPlayed, frozen=True, kw_only=True):
    """The first player took the expert `taken`, whose owner was `owner`, off the last good and played another (G9)."""

    taken: str
    owner: int


class GoodTaken(Public, frozen=True):
    """A good goes onto a stack. The class of a gem is announced (G10)."""

    seat: int
    good: int
    card: int
    kind: str
    name: str
    left: int | None = None
    right: int | None = None


class ExpertsReturned(Public, frozen=True):
    """Everybody has all five experts again (G11)."""

    round: int  # after which


class UniversalMoved(Public, frozen=True):
    """A universal good goes from the spells onto another stack, and is this now (G13)."""

    seat: int
    card: int
    kind: str
    name: str
    left: int | None = None
    right: int | None = None


class UniversalsKept(Public, frozen=True):
    seat: int
    count: int


class ProtectionChosen(Public, frozen=True):
    seat: int
    weapon: str


class SideChosen(Public, frozen=True):
    seat: int
    side: str


class KindScored(Public, frozen=True):
    """What every seat gets for its stack of one kind; the five kinds come in the order of scoring."""

    kind: str
    points: list[int]


class MatchEnded(Public, frozen=True):
    scores: list[int]
    winners: list[int]


class MatchWon(Public, frozen=True):
    """One for each winner; several share the win (G19)."""

    seat: int
    shared: bool


EVENTS: tuple[type[Event], ...] = (
    MemoDrawn,
    RoundBegan,
    GoodTurnedUp,
    ExpertPlayed,
    KindChanged,
    GoodTaken,
    ExpertsReturned,
    UniversalMoved,
    UniversalsKept,
    ProtectionChosen,
    SideChosen,
    KindScored,
    MatchEnded,
    MatchWon,
)
