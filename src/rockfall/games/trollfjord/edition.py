"""What is in Trollfjord's box, in numbers: counts, tables, codes of moves, and what a table has chosen. Compiled.

Regions, sites, spaces and seats count from 0.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.codes import Block, Codes
from rockfall.core.state import vec_of
from rockfall.games.trollfjord import parts

# Phases of a match.
FORTRESSES: Final = 0  # chance: which number stands where (T4)
WALKWAY: Final = 1  # chance: the planks (T4)
LINING_UP: Final = 2  # chance: the lords on the start plank (T5)
TREASURES: Final = 3  # chance: a treasure for each region (T4, T29)
MOVING: Final = 4  # T7
PLACING: Final = 5  # T8, T10
WANDERING: Final = 6  # T9, T10
NAMING: Final = 7  # T11, T13
JOINING: Final = 8  # T13
DECIDING: Final = 9  # T14
HAMMERING: Final = 10  # T18, T21
FALLING: Final = 11  # chance: how many boulders come out (T16)
SHOWING: Final = 12  # chance: their colours
GIVING: Final = 13  # T22 to T24
COLLECTING: Final = 14  # T25
CLEARING: Final = 15  # T28
OVER: Final = 16

# Steps of pledging (T23).
HAMMERER_PLEDGES: Final = 0
COMRADE_PLEDGES: Final = 1
HAMMERER_ADDS: Final = 2
# The same number where gifts are a matter of talk (R10).
TALKING: Final = 0
ANSWERING: Final = 1  # the other one has asked, or has nothing left to give
LAST_WORD: Final = 2  # the other one has said enough

# The spirit of the tower (T22).
CALM: Final = 0
ANGRY: Final = 1
APPEASED: Final = 2

SEATS: Final = 4
REGIONS: Final = 12
SUPPLY: Final = 12  # in a seat's row of trolls, after the regions
PLACES: Final = 13
LANDSCAPE_REGIONS: Final = 2  # of each landscape
STEPS: Final = 52  # from a region into a neighbouring one
SITES: Final = 6
AT_SITE: Final = 3  # regions around a fortress
STRONG: Final = 2  # of these a seat must hold to hammer there (T12)
NUMBERS: Final = 3  # of fortresses, and of crowns
SITES_EACH: Final = 2  # fortresses with the same number
PLANKS: Final = 10
PLANK_SPACES: Final = 6
PLANK_LANDSCAPES_EACH: Final = 3  # one for every second space
SPACES: Final = 60
SPACE_KINDS: Final = 2
PLACE_KIND: Final = 0  # even spaces are for placing (T8) ...
WANDER_KIND: Final = 1  # ... odd ones for wandering (T9)
FARTHEST: Final = 3  # free spaces that a lord may go (T7)
TROLLS: Final = 10
BELT: Final = 4
PLUS: Final = 3  # the belt's last space, for a treasure of any fortress (T11)
COLOURS: Final = 4
YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
WHITE: Final = 3
EACH: Final = 11  # boulders of a colour
BOULDERS: Final = 44
STRENGTHS: Final = 5
SIDE_BLOWS: Final = 15  # three heights, five strengths
BLOWS: Final = 30
MOST_FALL: Final = 20  # boulders that one blow can bring out
FEW: Final = 15  # fewer boulders than this have the first codes
GIFTS: Final = 3
ALL_GIFTS: Final = 7  # as bits
HIGHEST_LIMIT: Final = 9
LEAST: Final = 10  # the smallest treasure
VALUES: Final = 19
CROWN: Final = 6
LAPS: Final = 6  # R8
NOT_LINED_UP: Final = -100

# Kinds of moves in the order of their codes, as codec.py lists them.
LORD_MOVED: Final = 0
TROLL_PLACED: Final = 1
TROLL_STEPPED: Final = 2
ENOUGH_SAID: Final = 3
FORTRESS_NAMED: Final = 4
HAMMERING_SKIPPED: Final = 5
JOINED: Final = 6
DECLINED: Final = 7
HAMMER_TAKEN: Final = 8
TOWER_STRUCK: Final = 9
HAMMERING_STOPPED: Final = 10
GIFT_PLEDGED: Final = 11
GIFTS_REFUSED: Final = 12
TREASURE_COLLECTED: Final = 13
REGION_CLEARED: Final = 14
PLANK_LAID: Final = 15
FORTRESS_SET: Final = 16
LORD_LINED_UP: Final = 17
TREASURE_TURNED_UP: Final = 18
FEW_FELL: Final = 19
BOULDER_SHOWN: Final = 20
GIFT_ASKED: Final = 21
MANY_FELL: Final = 22

CODES: Final = Codes(
    [
        Block(LORD_MOVED, "MoveLord", SPACE_KINDS * FARTHEST),
        Block(TROLL_PLACED, "PlaceTroll", REGIONS),
        Block(TROLL_STEPPED, "StepTroll", STEPS),
        Block(ENOUGH_SAID, "Enough", 1),
        Block(FORTRESS_NAMED, "NameFortress", SITES),
        Block(HAMMERING_SKIPPED, "SkipHammering", 1),
        Block(JOINED, "Join", 1),
        Block(DECLINED, "Decline", 1),
        Block(HAMMER_TAKEN, "Hammer", 1),
        Block(TOWER_STRUCK, "Blow", BLOWS),
        Block(HAMMERING_STOPPED, "StopHammering", 1),
        Block(GIFT_PLEDGED, "PledgeGift", GIFTS),
        Block(GIFTS_REFUSED, "NoMoreGifts", 1),
        Block(TREASURE_COLLECTED, "CollectTreasure", REGIONS),
        Block(REGION_CLEARED, "ClearRegion", REGIONS),
        Block(PLANK_LAID, "LayPlank", PLANKS),
        Block(FORTRESS_SET, "SetFortress", NUMBERS),
        Block(LORD_LINED_UP, "LineUpLord", SEATS),
        Block(TREASURE_TURNED_UP, "TurnUpTreasure", VALUES),
        Block(FEW_FELL, "Fall", FEW),
        Block(BOULDER_SHOWN, "Show", COLOURS),
        Block(GIFT_ASKED, "AskForGift", 1),
        Block(MANY_FELL, "Fall", MOST_FALL + 1 - FEW),
    ]
)

# The first code of each kind, for the compiler to know; the operand is added.
MOVE: Final = 0  # kind of space * FARTHEST + count - 1
PLACE: Final = MOVE + SPACE_KINDS * FARTHEST  # region
STEP: Final = PLACE + REGIONS  # step
ENOUGH: Final = STEP + STEPS
NAME: Final = ENOUGH + 1  # site
SKIP: Final = NAME + SITES
JOIN: Final = SKIP + 1
DECLINE: Final = JOIN + 1
HAMMER: Final = DECLINE + 1
BLOW: Final = HAMMER + 1  # side * SIDE_BLOWS + height * STRENGTHS + strength
STOP: Final = BLOW + BLOWS
PLEDGE: Final = STOP + 1  # gift
NO_MORE_GIFTS: Final = PLEDGE + GIFTS
COLLECT: Final = NO_MORE_GIFTS + 1  # region
CLEAR: Final = COLLECT + REGIONS  # region
LAY_PLANK: Final = CLEAR + REGIONS  # plank
SET_FORTRESS: Final = LAY_PLANK + PLANKS  # number - 1
LINE_UP: Final = SET_FORTRESS + NUMBERS  # seat
TURN_UP: Final = LINE_UP + SEATS  # value - LEAST
FALL: Final = TURN_UP + VALUES  # count, as far as FEW
SHOW: Final = FALL + FEW  # colour
ASK_FOR_GIFT: Final = SHOW + COLOURS
FALL_MORE: Final = ASK_FOR_GIFT + 1  # count - FEW
MOVE_COUNT: Final = FALL_MORE + MOST_FALL + 1 - FEW

# Signs in the log. A treasure that lies face down on another's patch is not remembered (R5) ...
FORGOTTEN: Final = -1  # ... so this stands where its value was seen
# At the end all are turned up: the value below 0.

_LANDSCAPE: Final = {name: number for number, name in enumerate(parts.LANDSCAPES)}
LANDSCAPE_OF: Final = vec[i64]([_LANDSCAPE[name] for name in parts.LANDSCAPE_OF])
# The two regions of each landscape.
REGIONS_OF: Final = vec[i64](
    [at for name in parts.LANDSCAPES for at in range(len(parts.REGIONS)) if parts.LANDSCAPE_OF[at] == name]
)
PLANK_LANDSCAPES: Final = vec[i64]([_LANDSCAPE[name] for plank in parts.PLANKS for name in plank])
STEP_FROM: Final = vec[i64]([at for at, _ in parts.STEPS])
STEP_TO: Final = vec[i64]([to for _, to in parts.STEPS])
# Steps are ordered by where they begin: those of a region are FIRST_STEP[region] to FIRST_STEP[region + 1] - 1.
FIRST_STEP: Final = vec[i64]([sum(at < region for at, _ in parts.STEPS) for region in range(len(parts.REGIONS) + 1)])
STEP_COUNT: Final = vec[i64]([sum(at == region for at, _ in parts.STEPS) for region in range(len(parts.REGIONS))])
SITE_REGIONS: Final = vec[i64]([region for regions in parts.SITE_REGIONS for region in regions])
GIFT_WORTH: Final = vec[i64](list(parts.GIFTS))
FULL_STOCK: Final = sum(count << (2 * place) for place, count in enumerate(parts.TREASURE_COUNTS))
STOCK_COUNT: Final = sum(parts.TREASURE_COUNTS)
# A boulder of each colour, and a treasure of each value, in numbers that hold a count for each.
ONE_BOULDER: Final = vec[i64]([16**colour for colour in range(COLOURS)])
ONE_TREASURE: Final = vec[i64]([4**place for place in range(VALUES)])
# Of a treasure on a patch, in one row: whose it is, how many boulders were out, where in the log it was turned up.
COVER: Final = 3
COVER_PRICE: Final = 1
COVER_AT: Final = 2


def boulders(packed: i64, colour: i64) -> i64:
    """How many of a colour."""
    return (packed >> (4 * colour)) & 15


def boulder_count(packed: i64) -> i64:
    """How many of all colours."""
    return (packed & 15) + ((packed >> 4) & 15) + ((packed >> 8) & 15) + ((packed >> 12) & 15)


def gift_count(gifts: i64) -> i64:
    return (gifts & 1) + ((gifts >> 1) & 1) + ((gifts >> 2) & 1)


def patch_worth(patch: i64) -> i64:
    """The treasures on a patch, added up."""
    worth: i64 = 0
    value: i64 = LEAST
    while patch:
        worth += value * (patch & 3)
        patch >>= 2
        value += 1
    return worth


def treasure_count(packed: i64) -> i64:
    """How many treasures, of all values."""
    count: i64 = 0
    while packed:
        count += packed & 3
        packed >>= 2
    return count


def fall_move(count: i64) -> i64:
    """The move by which this many boulders fall."""
    return FALL + count if count < FEW else FALL_MORE + count - FEW


def written(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A row with one number replaced; copies of the state may still hold the old one."""
    new = row[:]
    new[place] = value
    return new


@final
class Config:
    """A number of players, and what the table has chosen."""

    def __init__(
        self,
        players: i64,
        numbers: list[int],
        first_seat: i64,
        tailwind_for_all: bool,
        gifts_by_talk: bool,
        is_thrown_back: bool,
        is_first_tower: bool = False,
    ) -> None:
        self.players: Final[i64] = players
        self.numbers: Final[vec[i64]] = vec_of(numbers)  # of the fortresses, by site; 0: by lot
        self.first_seat: Final[i64] = first_seat  # -1: by lot
        self.tailwind_for_all: Final[bool] = tailwind_for_all  # R9
        self.gifts_by_talk: Final[bool] = gifts_by_talk  # R10
        self.is_thrown_back: Final[bool] = is_thrown_back  # T30; else the tower is filled afresh
        self.is_first_tower: Final[bool] = is_first_tower  # that of version 1 of the rules
        self.stock: i64 = FULL_STOCK  # two bits for each value
        self.stock_count: i64 = STOCK_COUNT
        self.crown: i64 = CROWN  # worth
        self.gift_worth: vec[i64] = GIFT_WORTH

    def refit(self, treasures: list[int], crown: int, gift_worth: list[int]) -> None:
        """Another box, for study: how many treasures of each value, and what crowns and gifts are worth."""
        self.stock = 0
        for place in range(VALUES):
            self.stock += treasures[place] * ONE_TREASURE[place]
        self.stock_count = sum(treasures)
        self.crown = crown
        self.gift_worth = vec_of(gift_worth)
