"""What is legal, worked out from what a table shows and from what was done, in the plainest way; rules.py is not asked.

Slow, and written by the rulebook: the tests compare it with the rules, match after match, whatever the options.
"""

from __future__ import annotations

from rockfall.core.game import Action
from rockfall.games.trollfjord import parts
from rockfall.games.trollfjord.codec import (
    AskForGift,
    Blow,
    ClearRegion,
    CollectTreasure,
    Decline,
    Enough,
    Hammer,
    Join,
    MoveLord,
    NameFortress,
    NoMoreGifts,
    PlaceTroll,
    PledgeGift,
    SkipHammering,
    StepTroll,
    StopHammering,
)
from rockfall.games.trollfjord.options import TrollfjordOptions
from rockfall.games.trollfjord.table import TrollfjordTable


class Talk:
    """R10: what two have said about gifts."""

    def __init__(self) -> None:
        self.asked: int | None = None  # who was asked by the other one, and has not given since
        self.silent: set[int] = set()  # who has said enough


class Referee:
    """Follows a match at one table."""

    def __init__(self, options: TrollfjordOptions, players: int) -> None:
        self.options = options
        self.players = players
        self.wind: list[int] | None = None  # who is still to get tailwind, once the lord has moved
        self.talk = Talk()

    def legal(self, table: TrollfjordTable) -> list[Action]:
        """What the seat that is asked may do."""
        assert table.turn is not None
        by_phase = {
            "moving": self.moving,
            "placing": self.placing,
            "wandering": self.wandering,
            "naming a fortress": self.naming,
            "joining": self.joining,
            "deciding": self.deciding,
            "hammering": self.hammering,
            "giving": self.giving,
            "collecting": self.collecting,
            "clearing": self.clearing,
        }
        return by_phase[table.phase](table, table.turn)

    def done(self, table: TrollfjordTable, action: Action) -> None:
        """Note what was done where the table stood like this."""
        assert table.turn is not None
        if not isinstance(action, PledgeGift | NoMoreGifts | AskForGift):
            self.talk = Talk()
        elif isinstance(action, NoMoreGifts):
            self.talk.silent.add(table.turn)
        else:
            self.talk.asked = self.other(table) if isinstance(action, AskForGift) else None

    # -- phases ------------------------------------------------------------------------------------------------

    def moving(self, table: TrollfjordTable, seat: int) -> list[Action]:
        last = min((lord for lord in table.lords if not lord.is_finished), key=lambda lord: lord.progress)
        assert last.seat == seat, "T6: the lord that is last"
        return [MoveLord(kind=kind, count=count) for kind in ("place", "wander") for count in (1, 2, 3)]

    def placing(self, table: TrollfjordTable, seat: int) -> list[Action]:
        self.check_wind(table, seat)
        assert table.sacks[seat].supply >= table.left > 0
        space = next(lord.space for lord in table.lords if lord.seat == seat)
        landscape = next(each.landscape for each in table.walkway if each.space == space)
        regions = [each.region for each in table.regions if each.landscape == landscape]
        if table.placing_region is not None:
            regions = [table.placing_region]
        return [*(PlaceTroll(region=region) for region in regions), Enough()]

    def wandering(self, table: TrollfjordTable, seat: int) -> list[Action]:
        self.check_wind(table, seat)
        steps = [
            StepTroll(source=each.region, target=target)
            for each in table.regions
            if each.trolls[seat]
            for target in each.neighbours
        ]
        return [*steps, Enough()]

    def check_wind(self, table: TrollfjordTable, seat: int) -> None:
        """T10, R9: whoever is asked in another's turn is ahead, and nobody nearer was forgotten."""
        if seat == table.owner:
            return
        own = next(lord for lord in table.lords if lord.seat == seat)
        mover = next(lord for lord in table.lords if lord.seat == table.owner)
        assert own.progress > mover.progress >= 0
        assert self.options.finished_tailwind or not own.is_finished
        ahead = [
            lord.seat
            for lord in table.lords
            if lord.progress >= own.progress and (self.options.finished_tailwind or not lord.is_finished)
        ]
        assert table.tailwind == ahead

    def naming(self, table: TrollfjordTable, seat: int) -> list[Action]:
        filled = sum(value is not None for value in table.sacks[seat].belt)
        sites = [
            fortress.site
            for fortress in table.fortresses
            if (filled == 3 or fortress.number == filled + 1) and self.regions_held(table, seat, fortress.site) >= 2
        ]
        assert sites, "nobody is asked who cannot hammer"
        return [*(NameFortress(site=site) for site in sites), SkipHammering()]

    def joining(self, table: TrollfjordTable, seat: int) -> list[Action]:
        assert table.hammering is not None
        assert seat != table.owner
        assert self.regions_held(table, seat, table.hammering.site) >= 2
        return [Join(), Decline()]

    def deciding(self, table: TrollfjordTable, seat: int) -> list[Action]:
        assert seat == table.owner
        return [SkipHammering(), Hammer()]

    def hammering(self, table: TrollfjordTable, seat: int) -> list[Action]:
        assert table.hammering is not None
        blows: list[Action] = [
            Blow(side=side, height=height, strength=strength)
            for side in ("left", "right")
            for height in (1, 2, 3)
            for strength in (1, 2, 3, 4, 5)
        ]
        return [*blows, StopHammering()] if table.hammering.hits else blows

    def giving(self, table: TrollfjordTable, seat: int) -> list[Action]:
        """T22 to T24, R10."""
        own = self.left_to_give(table, seat)
        assert own, "nobody is asked who has nothing to give"
        moves: list[Action] = [*(PledgeGift(gift=gift) for gift in own), NoMoreGifts()]
        assert table.hammering is not None
        if self.options.gifts == "talk" and not table.hammering.is_alone:
            assert seat not in self.talk.silent, "who has said enough is not asked again"
            other = self.other(table)
            if self.talk.asked != seat and other not in self.talk.silent and self.left_to_give(table, other):
                moves.append(AskForGift())
        return moves

    def collecting(self, table: TrollfjordTable, seat: int) -> list[Action]:
        assert table.hammering is not None
        total = table.hammering.out.total
        return [
            CollectTreasure(region=each.region)
            for each in table.regions
            if table.hammering.site in each.sites and each.trolls[seat] and each.treasure and each.treasure <= total
        ]

    def clearing(self, table: TrollfjordTable, seat: int) -> list[Action]:
        assert table.hammering is not None
        site = table.hammering.site
        return [ClearRegion(region=each.region) for each in table.regions if site in each.sites and each.trolls[seat]]

    # -- what the table shows ----------------------------------------------------------------------------------

    def regions_held(self, table: TrollfjordTable, seat: int, site: str) -> int:
        return sum(each.trolls[seat] > 0 for each in table.regions if site in each.sites)

    def left_to_give(self, table: TrollfjordTable, seat: int) -> list[int]:
        assert table.hammering is not None
        return [gift for gift in table.sacks[seat].gifts if gift not in table.hammering.pledged[seat]]

    def other(self, table: TrollfjordTable) -> int:
        assert table.hammering is not None
        (other,) = {table.hammering.hammerer, table.hammering.comrade} - {table.turn, None}
        assert isinstance(other, int)
        return other


def expected_layout(options: TrollfjordOptions) -> list[int] | None:
    """T4; None: by lot."""
    if options.fortresses == "random":
        return None
    return list(map(int, options.layout)) if options.fortresses == "free" else list(parts.STANDARD_NUMBERS)
