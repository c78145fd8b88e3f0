"""Numbers fitted to 600 matches of mixed players each by tools/fit_trollfjord.py: do not edit. Compiled.

By number of players and stage (the fullest belt has 0, 1, 2 or 3 treasures; the last round) what each of 10
features adds to a seat's strength, in ten-thousandths: a point; a belt with 1, 2, 3 treasures, being finished; a point
that trolls promise at the next fortress, at the one after it; a troll near the next one, on the board; a space gone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# fmt: off
WEIGHTS_OF: Final = vec[i64](
    [
        376, 0, 0, 0, 0, 13, 219, 1641, -319, -421,
        364, 525, 0, 0, 0, 126, 116, 1513, -253, -750,
        608, -1991, -4885, 0, 0, 57, 116, 2903, -678, -867,
        841, 605, -98, -6709, 0, 504, 199, 968, -50, -939,
        1125, -19, 1530, -459, -839, 812, 86, 399, 73, 19,
        489, 0, 0, 0, 0, -12, 123, 1950, -117, -552,
        479, 1481, 0, 0, 0, -34, 332, 2830, -1494, -612,
        705, 1545, -1309, 0, 0, 171, 189, 3625, -1544, -919,
        976, -5262, -3643, -11811, 0, 427, 115, 2097, -1258, -1183,
        1449, 2703, -992, -3895, 505, 793, 42, 964, 106, 184,
        488, 0, 0, 0, 0, -268, 219, 2790, -482, -546,
        433, 3387, 0, 0, 0, 27, 175, 2832, -1010, -650,
        719, 3140, 2607, 0, 0, 156, 56, 3110, -866, -937,
        987, -837, -187, -8862, 0, 279, 96, 2290, -1175, -1077,
        1794, -1281, 2049, -2840, 1176, 952, 78, 1405, 392, 130,
    ]
)
