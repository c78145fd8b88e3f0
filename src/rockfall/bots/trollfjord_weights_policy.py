"""Numbers fitted to 800 matches of mixed players each by tools/fit_trollfjord.py: do not edit. Compiled.

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
        424, 0, 0, 0, 0, 54, 143, 1026, 278, -461,
        559, -171, 0, 0, 0, 89, 225, 2171, -231, -1029,
        744, -6203, -7825, 0, 0, 120, 140, 2810, -506, -1070,
        1101, 6400, -2788, -6930, 0, 192, 296, 1544, 440, -1412,
        1149, 378, 2726, -3438, 573, 835, 221, 492, 12, 16,
        433, 0, 0, 0, 0, -83, 103, 2997, -627, -618,
        497, 1926, 0, 0, 0, 14, 337, 2540, -1105, -740,
        676, 2235, -669, 0, 0, -22, 184, 4328, -1718, -874,
        1079, -1980, -2699, -12578, 0, 322, 252, 3008, -1420, -1497,
        1581, 1965, 3299, -2020, -1159, 813, 156, 1397, 210, 41,
        648, 0, 0, 0, 0, -505, 142, 3371, -889, -527,
        544, -435, 0, 0, 0, 10, 163, 2505, -798, -572,
        639, -414, -1373, 0, 0, 7, 137, 3741, -1469, -807,
        940, 1245, -2462, -9808, 0, 209, 220, 2900, -1298, -838,
        1851, 6049, 1161, -399, -2954, 886, 24, 2093, 284, 24,
    ]
)
