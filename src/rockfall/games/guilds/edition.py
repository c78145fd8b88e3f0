"""What is in the box of Guilds of Laar, in numbers: phases, codes of moves, and what a table has chosen. Compiled.

Goods are numbered from 0 here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.codes import Block, Codes
from rockfall.core.rows import bit
from rockfall.core.state import vec_of
from rockfall.games.guilds import cards
from rockfall.games.guilds.scoring import KINDS, TYPES, WEAPON

# Phases of a match.
LOT: Final = 0  # chance: who begins (G5)
MEMO: Final = 1  # chance: the memo (G3)
MARKET: Final = 2  # chance: goods are turned up (G6)
EXPERTS: Final = 3  # G7
TAKING: Final = 4  # G8, G9
UNIVERSALS: Final = 5  # G13
PROTECTING: Final = 6  # G18
SIDES: Final = 7  # G18, two players
OVER: Final = 8

SEATS: Final = 4
GOODS: Final = 48
ALL_GOODS: Final = (1 << 48) - 1
ROUNDS: Final = 12
STAGE_ROUNDS: Final = 4  # after so many rounds the experts come back (G11)
MEMOS: Final = 5
UNIVERSAL_COUNT: Final = 4
OTHER_KINDS: Final = 4  # those that a universal good can become: all but spells
WEAPON_SIDES: Final = 2
PAIR: Final = 2  # players: then a side of the weapons counts (G18)

# Kinds of moves in the order of their codes, as codec.py lists them.
EXPERT_PLAYED: Final = 0
GOOD_TAKEN: Final = 1
KIND_CHANGED: Final = 2
UNIVERSAL_MOVED: Final = 3
UNIVERSALS_KEPT: Final = 4
TYPE_PROTECTED: Final = 5
SIDE_CHOSEN: Final = 6
FIRST_CHOSEN: Final = 7
MEMO_DRAWN: Final = 8
GOOD_TURNED_UP: Final = 9

CODES: Final = Codes(
    [
        Block(EXPERT_PLAYED, "PlayExpert", SEATS * KINDS),
        Block(GOOD_TAKEN, "TakeGood", SEATS),
        Block(KIND_CHANGED, "ChangeKind", KINDS),
        Block(UNIVERSAL_MOVED, "MoveUniversal", UNIVERSAL_COUNT * OTHER_KINDS),
        Block(UNIVERSALS_KEPT, "KeepUniversals", 1),
        Block(TYPE_PROTECTED, "Protect", TYPES),
        Block(SIDE_CHOSEN, "ChooseSide", WEAPON_SIDES),
        Block(FIRST_CHOSEN, "ChooseFirst", SEATS),
        Block(MEMO_DRAWN, "DrawMemo", MEMOS),
        Block(GOOD_TURNED_UP, "TurnUp", GOODS),
    ]
)

# The first code of each kind, for the compiler to know; the operand is added.
PLAY: Final = 0  # good * KINDS + kind
TAKE: Final = PLAY + SEATS * KINDS  # good
CHANGE: Final = TAKE + SEATS  # kind
MOVE: Final = CHANGE + KINDS  # universal * OTHER_KINDS + kind - 1
KEEP: Final = MOVE + UNIVERSAL_COUNT * OTHER_KINDS
PROTECT: Final = KEEP + 1  # type
SIDE: Final = PROTECT + TYPES  # side
FIRST: Final = SIDE + WEAPON_SIDES  # seat
DRAW_MEMO: Final = FIRST + SEATS  # memo - 1
TURN_UP: Final = DRAW_MEMO + MEMOS  # good
MOVE_COUNT: Final = TURN_UP + GOODS

UNIVERSAL_GOODS: Final = vec[i64]([card - 1 for card in cards.UNIVERSALS])


@final
class Config:
    """A number of players, and what the table has chosen."""

    def __init__(self, players: i64, memo: i64, open_gems: bool, hidden_experts: bool, first_seat: i64) -> None:
        self.players: Final[i64] = players
        self.memo: Final[i64] = memo  # 0: by lot
        self.open_gems: Final[bool] = open_gems
        self.hidden_experts: Final[bool] = hidden_experts
        self.first_seat: Final[i64] = first_seat  # -1: by lot
        self.goods: i64 = ALL_GOODS  # those in the box, as bits
        self.experts: vec[i64] = vec[i64]([1] * KINDS)  # of each seat, by kind

    def refit(self, goods: list[int], experts: list[int]) -> None:
        """Another box, for study: the goods that are in it (numbered from 0), and the experts of each seat by kind."""
        self.goods = 0
        for good in goods:
            self.goods |= bit(good)
        self.experts = vec_of(experts)


def faces(good: i64, kind: i64) -> tuple[int, str, int | None, int | None]:
    """For events: a good's number in the box, what it is as this kind, and the numbers of a weapon."""
    face = cards.GOODS[good]
    is_weapon = kind == WEAPON
    return (
        int(good) + 1,
        face.name(int(kind)),
        face.left if is_weapon else None,
        face.right if is_weapon else None,
    )
