"""What is in the box: the map, the walkway, trolls, treasures, boulders (T1 to T3).

Known from the booklet's text: the numbers of everything, the landscapes, which landscapes meet at some fortresses. Its
pictures are missing, so the map and the planks are reconstructed (see RULES.md).
"""

from __future__ import annotations

LANDSCAPES = ("mountain", "fjord", "glacier", "swamp", "tundra", "forest")

# Which regions border on each region. A region's number is its place here, and records keep it.
BORDERS = {
    "fjord_1": ("fjord_2", "glacier_1", "mountain_2", "tundra_1", "tundra_2"),
    "fjord_2": ("fjord_1", "forest_1", "glacier_1", "mountain_1", "swamp_1", "tundra_1"),
    "forest_1": ("fjord_2", "swamp_1", "swamp_2", "tundra_1"),
    "forest_2": ("glacier_1", "glacier_2", "mountain_1", "tundra_2"),
    "glacier_1": ("fjord_1", "fjord_2", "forest_2", "mountain_1", "tundra_2"),
    "glacier_2": ("forest_2", "mountain_1", "swamp_1"),
    "mountain_1": ("fjord_2", "forest_2", "glacier_1", "glacier_2", "swamp_1"),
    "mountain_2": ("fjord_1", "swamp_2", "tundra_1", "tundra_2"),
    "swamp_1": ("fjord_2", "forest_1", "glacier_2", "mountain_1"),
    "swamp_2": ("forest_1", "mountain_2", "tundra_1"),
    "tundra_1": ("fjord_1", "fjord_2", "forest_1", "mountain_2", "swamp_2"),
    "tundra_2": ("fjord_1", "forest_2", "glacier_1", "mountain_2"),
}
REGIONS = tuple(BORDERS)
LANDSCAPE_OF = tuple(region.partition("_")[0] for region in REGIONS)
# Every step a troll can take, by the numbers of its regions.
STEPS = tuple((at, REGIONS.index(to)) for at, region in enumerate(REGIONS) for to in BORDERS[region])

# The three regions at each fortress site, and the number that stands there in a first match (T4).
SITES = {
    "A": ("swamp_1", "mountain_1", "glacier_2"),
    "B": ("mountain_1", "glacier_1", "forest_2"),
    "C": ("glacier_1", "fjord_1", "tundra_2"),
    "D": ("tundra_1", "forest_1", "swamp_2"),
    "E": ("fjord_1", "tundra_1", "mountain_2"),
    "F": ("forest_1", "swamp_1", "fjord_2"),
}
SITE_NAMES = tuple(SITES)
SITE_REGIONS = tuple(tuple(REGIONS.index(region) for region in regions) for regions in SITES.values())
STANDARD_NUMBERS = (3, 2, 1, 2, 3, 1)
NUMBERS = (1, 2, 3)
BELT = ("I", "II", "III", "+")

# Planks, by the landscapes of their placement spaces; a wander space follows each of these.
PLANKS = (
    ("glacier", "mountain", "fjord"),
    ("mountain", "fjord", "swamp"),
    ("tundra", "mountain", "glacier"),
    ("mountain", "forest", "swamp"),
    ("forest", "tundra", "mountain"),
    ("fjord", "glacier", "forest"),
    ("swamp", "tundra", "fjord"),
    ("fjord", "forest", "tundra"),
    ("swamp", "glacier", "tundra"),
    ("glacier", "swamp", "forest"),
)
PLANK_SPACES = 6
SPACES = PLANK_SPACES * len(PLANKS)
KINDS = ("place", "wander")  # of spaces; even spaces are for placing, odd ones for wandering

TROLLS = 10  # of each player
GIFTS = (4, 8, 16)
CROWN_WORTH = 6
# T3, by value from 10 to 28.
LEAST_TREASURE = 10
TREASURE_COUNTS = (2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
TREASURES = tuple(range(LEAST_TREASURE, LEAST_TREASURE + len(TREASURE_COUNTS)))

COLOURS = ("yellow", "red", "blue", "white")  # white has no limit
BOULDERS_EACH = 11
BOULDERS = BOULDERS_EACH * len(COLOURS)
HIGHEST_LIMIT = 9  # T15

SIDES = ("left", "right")
HEIGHTS = (1, 2, 3)  # from the bottom up
STRENGTHS = (1, 2, 3, 4, 5)
MOST_BOULDERS = 20  # that one blow can bring out
