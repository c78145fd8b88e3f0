"""Numbers fitted to 3000 matches of mixed players each by tools/fit_trollfjord.py: do not edit. Compiled.

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
        743, 0, 0, 0, 0, 28, 227, 941, -31, -288,
        568, -1537, 0, 0, 0, 24, 274, 2709, -831, -872,
        809, -5382, -9366, 0, 0, 25, 71, 4563, -1631, -1078,
        1249, -4131, -11033, -24008, 0, -88, 102, 4039, -779, -1595,
        1536, 1841, 2239, -2590, -2507, 304, 71, 2356, 648, 4,
        716, 0, 0, 0, 0, 29, 15, 227, 1827, -648,
        493, -118, 0, 0, 0, 49, 233, 1944, -336, -765,
        690, -2186, -3878, 0, 0, -27, 99, 4160, -1654, -859,
        961, -4581, -6620, -17349, 0, 73, 70, 3806, -1858, -1050,
        1676, -1362, -460, -6292, -416, 279, -20, 5033, -376, 26,
        556, 0, 0, 0, 0, -3, 97, 645, 1208, -528,
        568, -856, 0, 0, 0, 54, 201, 1857, -264, -656,
        688, -1800, -4270, 0, 0, 57, 95, 2948, -1071, -754,
        933, -566, -3242, -13349, 0, 53, 43, 3295, -1278, -915,
        1920, 5042, 4024, 410, -5918, 230, -30, 5633, -976, -110,
    ]
)
