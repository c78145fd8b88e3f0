"""What lies in the tower: poses by boulder, and the bytes they travel as."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import isfinite

from rockfall.games.trollfjord.tower.errors import BadBlow
from rockfall.games.trollfjord.tower.geometry import BOULDERS, COLOURS, EACH, colour_of

Pose = tuple[float, float, float, float, float, float, float]  # x y z, then the quaternion w x y z
Pile = dict[int, Pose]  # by boulder, ascending
Counts = tuple[int, int, int, int]  # boulders by colour, in the order of COLOURS

FULL: Counts = (EACH, EACH, EACH, EACH)
FARTHEST = 200.0  # from the tower; what is farther away is nowhere
_POSE = struct.Struct("<7f")


def pack(pile: Pile) -> bytes:
    """How many boulders, which, and their poses as the engine holds them: nothing is rounded."""
    return bytes([len(pile), *pile]) + b"".join(_POSE.pack(*pose) for pose in pile.values())


def unpack(data: bytes) -> Pile:
    if not isinstance(data, bytes):
        raise BadBlow(f"expected a state of the tower, as `fill` gives it; got {data!r}")
    count = data[0] if data else -1
    names = list(data[1 : 1 + count])
    if count < 0 or len(data) != 1 + count * (1 + _POSE.size):
        raise BadBlow(f"expected a state of the tower, as `fill` gives it; got {len(data)} bytes of something else")
    if any(b <= a for a, b in pairwise(names)) or (names and names[-1] >= BOULDERS):
        raise BadBlow(f"expected boulders from 0 to {BOULDERS - 1} in ascending order; got {names}")
    poses: list[Pose] = [_POSE.unpack_from(data, 1 + count + at * _POSE.size) for at in range(count)]
    for name, pose in zip(names, poses, strict=True):
        if not all(isfinite(number) for number in pose) or max(map(abs, pose[:3])) > FARTHEST or not any(pose[3:]):
            raise BadBlow(f"expected boulders that are somewhere; got boulder {name} at {pose}")
    return dict(zip(names, poses, strict=True))


def count_by_colour(boulders: Iterable[int]) -> Counts:
    counts = [0] * len(COLOURS)
    for boulder in boulders:
        counts[colour_of(boulder)] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def boulders_of(counts: Counts) -> list[int]:
    """This many of each colour: the first ones, as no boulder is better than another."""
    is_row = isinstance(counts, Sequence) and len(counts) == len(COLOURS)
    if not is_row or not all(type(count) is int and 0 <= count <= EACH for count in counts):
        raise BadBlow(f"expected 0 to {EACH} boulders of each of {', '.join(COLOURS)}; got {counts}")
    return [colour * EACH + at for colour, count in enumerate(counts) for at in range(count)]
