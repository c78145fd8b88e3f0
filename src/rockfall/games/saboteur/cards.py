"""What is in the two boxes: every card, how it looks and how often it is there.

All of it is known (several independent public lists and the booklet's totals agree), but for how the 32 gold pieces of
the expansion are split: nuggets are counted there, not pieces.
"""

from __future__ import annotations

from typing import NamedTuple

SIDES = "NESW"


class PathCard(NamedTuple):
    """A tunnel card: sides that are joined on it, open sides that end blind, and what else it shows."""

    name: str
    copies: int
    joined: tuple[str, ...] = ()
    blind: str = ""
    door: str = ""
    has_ladder: bool = False
    has_crystal: bool = False

    def groups(self) -> list[int]:
        """The groups of joined sides as bit sets, dead ends as groups of one."""
        return [sum(1 << SIDES.index(side) for side in group) for group in (*self.joined, *self.blind)]


class ActionCard(NamedTuple):
    name: str
    copies: int


# Order matters: a card's kind is its place in this order, and records keep kinds.
BASE_PATHS = (
    PathCard("straight_ns", 4, ("NS",)),
    PathCard("straight_ew", 3, ("EW",)),
    PathCard("curve_nw", 4, ("NW",)),
    PathCard("curve_ne", 5, ("NE",)),
    PathCard("tee_new", 5, ("NEW",)),
    PathCard("tee_nes", 5, ("NES",)),
    PathCard("cross", 5, ("NESW",)),
    PathCard("blind_n", 1, (), "N"),
    PathCard("blind_e", 1, (), "E"),
    PathCard("blind_ns", 1, (), "NS"),
    PathCard("blind_ew", 1, (), "EW"),
    PathCard("blind_nw", 1, (), "NW"),
    PathCard("blind_ne", 1, (), "NE"),
    PathCard("blind_new", 1, (), "NEW"),
    PathCard("blind_nes", 1, (), "NES"),
    PathCard("blind_nesw", 1, (), "NESW"),
)
BASE_ACTIONS = (
    ActionCard("break_lamp", 3),
    ActionCard("break_cart", 3),
    ActionCard("break_pick", 3),
    ActionCard("mend_lamp", 2),
    ActionCard("mend_cart", 2),
    ActionCard("mend_pick", 2),
    ActionCard("mend_lamp_or_pick", 1),
    ActionCard("mend_pick_or_cart", 1),
    ActionCard("mend_cart_or_lamp", 1),
    ActionCard("rockfall", 3),
    ActionCard("map", 6),
)
MORE_PATHS = (
    PathCard("bridge", 2, ("NS", "EW")),
    PathCard("double_curve_nw_es", 1, ("NW", "ES")),
    PathCard("double_curve_ne_sw", 1, ("NE", "SW")),
    PathCard("ladder_s", 1, ("S",), has_ladder=True),
    PathCard("ladder_e", 1, ("E",), has_ladder=True),
    PathCard("ladder_es", 1, ("ES",), has_ladder=True),
    PathCard("ladder_ne", 1, ("NE",), has_ladder=True),
    PathCard("blue_door_ns", 1, ("NS",), door="blue"),
    PathCard("blue_door_ew", 1, ("EW",), door="blue"),
    PathCard("blue_door_ne", 1, ("NE",), door="blue"),
    PathCard("green_door_ns_blind_e", 1, ("NS",), "E", door="green"),
    PathCard("green_door_ew", 1, ("EW",), door="green"),
    PathCard("green_door_es", 1, ("ES",), door="green"),
    PathCard("crystal_cross", 1, ("NESW",), has_crystal=True),
    PathCard("crystal_tee_esw", 3, ("ESW",), has_crystal=True),
    PathCard("crystal_tee_nes", 1, ("NES",), has_crystal=True),
    PathCard("crystal_tee_esw_blind_n", 1, ("ESW",), "N", has_crystal=True),
    PathCard("crystal_tee_nsw_blind_e", 1, ("NSW",), "E", has_crystal=True),
    PathCard("crystal_ew_blind_s", 1, ("EW",), "S", has_crystal=True),
    PathCard("crystal_blind_n", 1, (), "N", has_crystal=True),
    PathCard("crystal_blind_e", 1, (), "E", has_crystal=True),
    PathCard("ns_blind_ew", 1, ("NS",), "EW"),
    PathCard("ew_blind_ns", 1, ("EW",), "NS"),
    PathCard("ns_blind_e", 1, ("NS",), "E"),
    PathCard("nw_blind_s", 2, ("NW",), "S"),
    PathCard("ne_blind_s", 1, ("NE",), "S"),
)
MORE_ACTIONS = (
    ActionCard("theft", 4),
    ActionCard("hands_off", 3),
    ActionCard("swap_hands", 2),
    ActionCard("inspection", 2),
    ActionCard("swap_hats", 2),
    ActionCard("trap", 3),
    ActionCard("freedom", 4),
)
MORE_ROCKFALLS = 1  # the 21st action card, which the booklet's list forgets

BASE_CARDS: tuple[PathCard | ActionCard, ...] = (*BASE_PATHS, *BASE_ACTIONS)
ALL_CARDS: tuple[PathCard | ActionCard, ...] = (*BASE_CARDS, *MORE_PATHS, *MORE_ACTIONS)
CARD_NAMES = tuple(card.name for card in ALL_CARDS)

# The cards that are no part of the deck.
START = PathCard("start", 1, ("NESW",), has_ladder=True)
GOALS = (PathCard("gold", 1, ("NESW",)), PathCard("stone_nw", 1, ("NW",)), PathCard("stone_ne", 1, ("NE",)))

TOOLS = ("lamp", "cart", "pick")
HINDRANCES = (*TOOLS, "trap")

ROLES = ("miner", "saboteur", "blue", "green", "boss", "profiteer", "geologist")
# Dwarfs in play by number of players: saboteurs, miners (S3).
BASE_DWARFS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
MORE_DWARFS = (0, 3, 4, 4, 1, 1, 2)  # by role (E3)

HAND_SIZE = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}  # S5
MORE_HAND_SIZE = 6  # E2
SET_ASIDE = 10  # E2

GOLD_CARDS = (16, 8, 4)  # how many of one, two and three nuggets (S2)
SABOTEUR_PAY = (0, 4, 3, 3, 2)  # by number of saboteurs (S21)
SHARES = (0, 5, 4, 3, 2, 1)  # by number of winners, the last for more (E12)

# Where cards lie (S4), and the table's edge, which real play does not reach (S12).
START_AT = (0, 0)
GOALS_AT = ((8, -2), (8, 0), (8, 2))
FIRST_COLUMN, LAST_COLUMN = -6, 14
FIRST_ROW, LAST_ROW = -8, 8
COLUMNS = LAST_COLUMN - FIRST_COLUMN + 1
ROWS = LAST_ROW - FIRST_ROW + 1
