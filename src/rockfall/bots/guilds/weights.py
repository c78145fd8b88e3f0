"""Numbers that tools/fit_guilds.py fitted to 1500 matches of sensible players each: do not edit. Compiled.

Stacks are described by 39 features, see `describe` in prospects.py: a constant, 1 to 6 different
spices, the next spice; gems, the next gem, the best gem, gem steps, gem steps with gems; the next and the best beast,
beasts by memo, one left over under memo III, any under memo V; spells by what they do; spells for each such, kinds
that five goods want, half a pair of spices, spells, boosts without a weapon, pairs of spices without any; weapons.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# fmt: off
# By players and feature: thousandths of a point for each round left.
FIRST_ORDER: Final = vec[i64](
    [
        330, 161, 371, 357, -55, 420, 0, 259, 50, 132, 25, -60, 153,
        218, 25, 11, -5, 103, 0, 26, -331, -226, -57, 53, -159, -202,
        165, -181, -60, -246, -98, -92, 13, 380, -3, 235, 253, -51, -79,
        836, 224, 403, 320, -19, 15, 0, 122, 80, 212, -11, 118, -17,
        181, 23, 1, 44, 122, 41, 48, -250, 20, 160, 675, 115, -64,
        597, 282, 118, -55, -10, 141, -109, 315, 68, 21, 452, 63, -124,
        781, 307, 507, 581, 503, 366, 126, 206, 126, 140, -27, -19, 167,
        233, -27, 1, 22, 68, 22, -47, -245, 134, -33, 285, -90, -33,
        123, -84, -19, -416, -330, -86, -85, 346, 13, 230, 604, -191, -145,
    ]
)
# The same for each round left, times the rounds left, by twelve.
SECOND_ORDER: Final = vec[i64](
    [
        1116, 36, -377, -233, 640, 86, 0, -37, 85, 165, -61, 1, 122,
        -262, 16, 148, 92, -76, 96, 125, 426, 406, 10, 165, 73, -39,
        -113, 44, 1, -4, -272, -44, -29, -404, 64, 64, -190, 60, 89,
        1114, -133, -329, -45, 1016, -56, 0, -20, 44, -100, 25, 24, 132,
        -229, 21, 135, 11, -96, 57, 2, 386, 267, 188, -242, 160, 371,
        -313, -134, 24, -7, 171, 130, 92, -288, -102, -147, -83, -161, 102,
        932, -252, -531, -544, -754, 70, 10, -116, -131, 217, 54, -26, 27,
        -252, 48, 162, 56, -17, 58, 139, 340, 89, -41, -476, -96, -409,
        -215, -107, -26, 140, 75, -98, 209, -393, 243, 89, -450, 404, 137,
    ]
)
# By players, rounds played in the block and kind: an expert at hand.
HAND: Final = vec[i64](
    [
        0, 0, 0, 0, 0,
        -403, -78, 403, 701, -622,
        -414, -43, 362, 590, -496,
        -321, -114, 283, 475, -324,
        0, 0, 0, 0, 0,
        -310, 225, 120, 517, -552,
        -298, 161, 149, 428, -440,
        -244, 93, 90, 340, -279,
        0, 0, 0, 0, 0,
        -232, 103, 123, 200, -194,
        -107, 57, 178, 58, -186,
        -63, -20, 96, 43, -57,
    ]
)
# By players: hundredths of a squared point, at the end and for each round left.
SPREAD: Final = vec[i64](
    [
        80, 195,
        125, 244,
        125, 195,
    ]
)
