"""Numbers fitted to 4000 matches of mixed players each by tools/fit_trollfjord.py: do not edit. Compiled.

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
        622, 0, 0, 0, 0, 53, 250, 1814, -347, -528,
        628, -560, 0, 0, 0, 31, 315, 3514, -1291, -909,
        751, -4435, -7523, 0, 0, 42, 130, 5093, -2128, -1111,
        1106, -955, -9236, -20867, 0, 107, 104, 4632, -2080, -1209,
        1540, 4143, 983, -2959, -3889, 503, 44, 3006, 22, -37,
        496, 0, 0, 0, 0, 12, 23, 474, 1284, -512,
        567, -1753, 0, 0, 0, 46, 184, 2370, -805, -615,
        748, -2238, -7346, 0, 0, 140, 99, 2843, -1197, -760,
        1021, -3892, -7266, -18253, 0, -10, 115, 4247, -2108, -1184,
        1837, 3708, 1483, -3747, -3693, 368, -6, 4766, -639, -10,
        499, 0, 0, 0, 0, -60, 174, 1184, 796, -541,
        593, -1027, 0, 0, 0, 32, 204, 2433, -773, -636,
        723, 526, -2782, 0, 0, 110, 99, 3096, -1328, -805,
        1007, 736, -2857, -13805, 0, 10, 136, 4098, -2005, -999,
        1998, 3494, 2083, -1499, -5857, 265, 164, 6723, -1666, -108,
    ]
)
