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
        -372, 0, 0, 0, 0, -165, 315, 958, 470, -441,
        447, 2106, 0, 0, 0, 27, 117, 1829, -178, -735,
        661, 1032, -2448, 0, 0, 215, 170, 2555, -510, -793,
        1448, 9634, 2025, -12289, 0, 215, -155, 1644, 1405, -1206,
        1428, -279, 4613, -897, -3434, 834, 240, 563, 261, -72,
        28, 0, 0, 0, 0, 13, 174, 1745, -322, -420,
        505, 1751, 0, 0, 0, 156, 267, 1674, -530, -623,
        669, 2687, -618, 0, 0, 263, 239, 2491, -1161, -844,
        1116, 2055, -1923, -11107, 0, 340, 106, 2148, -503, -1028,
        1995, 6619, 1748, -1974, -5985, 1062, 206, 1259, 369, 10,
        327, 0, 0, 0, 0, -28, 73, 1573, -83, -427,
        457, 80, 0, 0, 0, 76, 138, 2089, -767, -466,
        665, 412, -2682, 0, 0, 84, 135, 3226, -1277, -679,
        992, -5400, -5217, -19154, 0, 218, 60, 2743, -1058, -877,
        1944, 1244, 1450, -3287, -5268, 1282, 323, 1302, 249, 7,
    ]
)
