"""What happens in a match, for logs and screens. All of it happens in the open, but for the treasures on patches (R5).

What a treasure is worth is seen on the board, as long as it lies there; logs do not keep it.
"""

from __future__ import annotations

from rockfall.core.game import Event, Public


class FortressesSet(Public, frozen=True):
    """The numbers at the sites, A to F (T4)."""

    numbers: list[int]


class WalkwayLaid(Public, frozen=True):
    """The planks, clockwise from the lower right corner (T4)."""

    planks: list[int]


class LordsLinedUp(Public, frozen=True):
    """By seat the space on the start plank; the highest number begins (T5)."""

    starts: list[int]


class TreasureTurnedUp(Public, frozen=True):
    """A treasure comes to a region (T4, T29)."""

    region: str


class TurnBegan(Public, frozen=True):
    """`is_last`: this player's last turn of the match (T31)."""

    seat: int
    is_last: bool


class LordMoved(Public, frozen=True):
    """To the `count`-th free space of its kind; `landscape` is that of a placement space (T7)."""

    seat: int
    kind: str
    count: int
    space: int
    landscape: str | None


class TrollPlaced(Public, frozen=True):
    seat: int
    region: str
    tailwind: bool


class TrollStepped(Public, frozen=True):
    seat: int
    source: str
    target: str
    tailwind: bool


class TailwindDeclined(Public, frozen=True):
    seat: int


class FortressNamed(Public, frozen=True):
    seat: int
    site: str
    number: int


class ComradeJoined(Public, frozen=True):
    """`other` is the hammerer (T13)."""

    seat: int
    other: int


class ComradeDeclined(Public, frozen=True):
    seat: int


class HammeringSkipped(Public, frozen=True):
    seat: int


class HammeringBegan(Public, frozen=True):
    """`limit` is both the hit limit and the colour limit (T15)."""

    seat: int
    site: str
    comrade: int | None
    limit: int


class HammeringContinued(Public, frozen=True):
    """The comrade goes on alone (T21)."""

    seat: int


class TowerStruck(Public, frozen=True):
    """The `hit`-th blow of this hammering."""

    seat: int
    side: str
    height: int
    strength: int
    hit: int
    limit: int


class BouldersFell(Public, frozen=True):
    """What a blow brought out, by colour and together, and how many are out now."""

    seat: int
    count: int
    yellow: int
    red: int
    blue: int
    white: int
    total: int


class NothingFell(Public, frozen=True):
    """An empty hit (T19)."""

    seat: int


class RolesSwapped(Public, frozen=True):
    """`seat` is the hammerer now, `other` the comrade (T20)."""

    seat: int
    other: int


class HitLimitReached(Public, frozen=True):
    seat: int
    total: int


class HammeringStopped(Public, frozen=True):
    seat: int
    total: int


class SpiritAngered(Public, frozen=True):
    """`excess` is how many gifts it would take (T17, T22)."""

    seat: int
    excess: int


class GiftPledged(Public, frozen=True):
    """`missing` is how many gifts are still needed."""

    seat: int
    gift: int
    missing: int


class GiftAsked(Public, frozen=True):
    """The word goes to `other` (R10)."""

    seat: int
    other: int


class GiftsRefused(Public, frozen=True):
    """Where gifts are a matter of talk, somebody says enough (R10)."""

    seat: int


class GiftTurned(Public, frozen=True):
    """A pledged gift is turned over and worthless from now on (T22)."""

    seat: int
    gift: int


class SpiritAppeased(Public, frozen=True):
    pass


class SpiritStaysAngry(Public, frozen=True):
    """Nobody turns a gift, nobody collects any more (T22, T23)."""


class TreasureCollected(Event, frozen=True):
    """`belt` is "I", "II", "III" or "+"; None: face down onto the patch (T26), its value for its owner alone (R5)."""

    seat: int
    region: str
    value: int | None
    belt: str | None

    def seen_by(self, viewer: int | None) -> Event:
        if self.belt is not None or viewer == self.seat:
            return self
        return TreasureCollected(seat=self.seat, region=self.region, value=None, belt=None)


class NothingCollected(Public, frozen=True):
    seat: int


class CrownTaken(Public, frozen=True):
    """`other` is who had it before; None: it came from the supply (T27)."""

    seat: int
    number: int
    other: int | None


class RegionCleared(Public, frozen=True):
    seat: int
    region: str
    count: int


class PlayerFinished(Public, frozen=True):
    """The trolls leave the board, the lord is laid down; `is_first`: the others have one more turn (T31)."""

    seat: int
    is_first: bool


class WalkwayWornOut(Public, frozen=True):
    """The match ends because a lord has gone round too often (R8)."""

    seat: int


class MatchEnded(Public, frozen=True):
    scores: list[int]


class MatchWon(Public, frozen=True):
    """`by_tie`: others have as many points, but their lords are farther ahead (T32)."""

    seat: int
    by_tie: bool


EVENTS: tuple[type[Event], ...] = (
    FortressesSet,
    WalkwayLaid,
    LordsLinedUp,
    TreasureTurnedUp,
    TurnBegan,
    LordMoved,
    TrollPlaced,
    TrollStepped,
    TailwindDeclined,
    FortressNamed,
    ComradeJoined,
    ComradeDeclined,
    HammeringSkipped,
    HammeringBegan,
    HammeringContinued,
    TowerStruck,
    BouldersFell,
    NothingFell,
    RolesSwapped,
    HitLimitReached,
    HammeringStopped,
    SpiritAngered,
    GiftPledged,
    GiftAsked,
    GiftsRefused,
    GiftTurned,
    SpiritAppeased,
    SpiritStaysAngry,
    TreasureCollected,
    NothingCollected,
    CrownTaken,
    RegionCleared,
    PlayerFinished,
    WalkwayWornOut,
    MatchEnded,
    MatchWon,
)
