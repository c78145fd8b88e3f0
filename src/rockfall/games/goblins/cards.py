"""What is in the box: every tile, how it looks and how often it is there.

The booklet names the ten kinds of path cards and their number, 50; how they are split is reconstructed (RULES.md).
"""

from __future__ import annotations

from typing import NamedTuple

SIDES = "NESW"
SHAPES = {"x": "NESW", "t": "NES", "i": "NS", "l": "NE"}


class PathTile(NamedTuple):
    """A tile with tunnel; `shape` names its open sides, `does` what else it shows."""

    name: str
    copies: int
    shape: str
    does: str  # passage, bomb, lantern, ale, door, key or rubble
    color: str = ""

    def groups(self) -> list[int]:
        """The groups of joined sides as bit sets: all sides are one group, or none is joined to another (B9)."""
        sides = [1 << SIDES.index(side) for side in SHAPES[self.shape]]
        return sides if self.does == "rubble" else [sum(sides)]

    def shut_groups(self) -> list[int]:
        """The same of a door that is shut: a dead end on each side (B10)."""
        return [1 << SIDES.index(side) for side in SHAPES[self.shape]]


class ActionCard(NamedTuple):
    name: str
    copies: int
    does: str


# Order matters: a card's kind is its place in this order, and records keep kinds.
PATHS = (
    PathTile("passage_x", 3, "x", "passage"),
    PathTile("passage_t", 4, "t", "passage"),
    PathTile("passage_i", 3, "i", "passage"),
    PathTile("passage_l", 3, "l", "passage"),
    PathTile("bomb_x", 1, "x", "bomb"),
    PathTile("bomb_t", 2, "t", "bomb"),
    PathTile("bomb_i", 1, "i", "bomb"),
    PathTile("bomb_l", 1, "l", "bomb"),
    PathTile("lantern_x", 1, "x", "lantern"),
    PathTile("lantern_t", 1, "t", "lantern"),
    PathTile("lantern_i", 1, "i", "lantern"),
    PathTile("lantern_l", 1, "l", "lantern"),
    PathTile("ale_t", 2, "t", "ale"),
    PathTile("ale_i", 2, "i", "ale"),
    PathTile("ale_l", 2, "l", "ale"),
    PathTile("door_red_i", 1, "i", "door", "red"),
    PathTile("door_red_l", 1, "l", "door", "red"),
    PathTile("door_blue_i", 1, "i", "door", "blue"),
    PathTile("door_blue_l", 1, "l", "door", "blue"),
    PathTile("key_red_t", 1, "t", "key", "red"),
    PathTile("key_red_i", 1, "i", "key", "red"),
    PathTile("key_blue_t", 1, "t", "key", "blue"),
    PathTile("key_blue_l", 1, "l", "key", "blue"),
    PathTile("rubble_x", 1, "x", "rubble"),
    PathTile("rubble_t", 1, "t", "rubble"),
    PathTile("rubble_i", 1, "i", "rubble"),
)
ACTIONS = (ActionCard("map", 4, "map"), ActionCard("explosion", 4, "explosion"), ActionCard("potion", 3, "potion"))
CARDS: tuple[PathTile | ActionCard, ...] = (*PATHS, *ACTIONS)
CARD_NAMES = tuple(card.name for card in CARDS)
COLORS = ("red", "blue")

# The tiles that are no part of the deck.
START = PathTile("start", 1, "x", "start")
GOALS = ("gold", "dynamite", "dragon")

# The first four are goblins, the others gnomes (R4).
ROLES = ("shapeshifter", "demolisher", "miser", "driver", "pedant", "king", "keymaster", "jeweller")
RACES = ("goblin", "gnome")

HAND_SIZE = 3  # B4
TRACK = 9  # the last place of a score track (B1)

# Where tiles lie (B3), and the table's edge (R8).
START_AT = (0, 0)
GOALS_AT = ((9, -2), (9, 0), (9, 2))
FIRST_COLUMN, LAST_COLUMN = -6, 15
FIRST_ROW, LAST_ROW = -8, 8
COLUMNS = LAST_COLUMN - FIRST_COLUMN + 1
ROWS = LAST_ROW - FIRST_ROW + 1
