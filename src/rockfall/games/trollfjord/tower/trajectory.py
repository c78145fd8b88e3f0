"""A blow as a browser plays it: what moved, sixty times a second, small enough for a message.

There are two of each. The whole of it, RFT1, is for replays, when the match is over. While it goes on nobody looks into
the tower (R12): players get RFT2, in which there are only the boulders that come out, from the moment they are in the
exit, by colour and not by name, and which ends when the last of them is out and the tower stands still.

All numbers are little endian.

    4 bytes   "RFT1"
    u8        frames a second
    u8        number of boulders, n
    u16       number of frames, f; the first one is the moment before the blow
    n x u8    the boulders: colour = boulder // 11 (yellow, red, blue, white), shape = boulder % 5
    n x u16   the frame in which each is out of the tower; 65535: it stays inside
    n x u16   RFT2 only: the frame from which on each is seen; its pose before is the one of that frame
    the rest  a zlib stream (in a browser: DecompressionStream("deflate")) of 2 x c x f bytes, where c = 7 n + 2

The stream holds c channels of f numbers each, one channel after the other: x, y, z, qw, qx, qy, qz of each boulder,
then the tower's slide along x and its rocking about the y axis (radians). First come the low bytes of all numbers, then
their high bytes. A number v is a difference, (v >> 1) ^ -(v & 1), to the number before it in its channel, the first one
to 0. Positions are in steps of 0.1 mm, parts of quaternions (to be normalised) of 1/511, the slide of 0.01 mm, the
rocking of 1/20000.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final, NamedTuple

from rockfall.games.trollfjord.tower.errors import BadBlow
from rockfall.games.trollfjord.tower.geometry import EACH
from rockfall.games.trollfjord.tower.piles import Pile, Pose

MAGIC: Final = b"RFT1"
SEEN_MAGIC: Final = b"RFT2"
FRAMES_PER_SECOND: Final = 60
STAYS: Final = 65535
POSITION: Final = 100.0
TURN: Final = 511.0
SLIDE: Final = 1000.0
ROCK: Final = 20_000.0

_HEAD = struct.Struct("<4sBBH")


class Frame(NamedTuple):
    """One moment: the boulders, and the tower's slide and rocking."""

    boulders: Pile
    slide: float
    rock: float


class Trajectory(NamedTuple):
    """What `decode` reads."""

    frames: list[Frame]
    out: dict[int, int]  # the frame in which a boulder is out
    seen: dict[int, int]  # the frame from which on it is seen: the first one, unless it is what players may see


def encode(frames: list[Frame], out: dict[int, int]) -> bytes:
    """All of it; `out` says in which frame a boulder left."""
    return _encode(MAGIC, frames, out, b"")


def encode_seen(frames: list[Frame], out: dict[int, int], sight: dict[int, int]) -> bytes:
    """What players may see; `sight` says from which frame on, for each boulder that left."""
    names: dict[int, int] = {}  # of each colour the first ones, so that nobody knows a boulder again
    for boulder in out:
        first = boulder // EACH * EACH
        names[boulder] = first + sum(name // EACH == boulder // EACH for name in names.values())
    still = max((at for at, frame in enumerate(frames) if _is_moving(frame)), default=0)
    length = min(len(frames), max([still, *out.values()]) + 2)
    boulders = sorted(names, key=names.__getitem__)
    shown = [
        Frame({names[each]: frames[max(at, sight[each])].boulders[each] for each in boulders}, frame.slide, frame.rock)
        for at, frame in enumerate(frames[:length])
    ]
    seen = struct.pack(f"<{len(boulders)}H", *(sight[each] for each in boulders))
    return _encode(SEEN_MAGIC, shown, {name: out[boulder] for boulder, name in names.items()}, seen)


def _is_moving(frame: Frame) -> bool:
    return abs(frame.slide) * SLIDE >= 1 or abs(frame.rock) * ROCK >= 1


def _encode(magic: bytes, frames: list[Frame], out: dict[int, int], seen: bytes) -> bytes:
    import numpy  # which comes with the engine; decoding needs neither

    boulders = list(frames[0].boulders)
    head = _HEAD.pack(magic, FRAMES_PER_SECOND, len(boulders), len(frames))
    leaving = struct.pack(f"<{len(boulders)}H", *(out.get(boulder, STAYS) for boulder in boulders)) + seen
    poses = numpy.array([list(frame.boulders.values()) for frame in frames]).reshape(len(frames), len(boulders), 7)
    turns = poses[:, :, 3:]
    is_flipped = (turns[1:] * turns[:-1]).sum(axis=2) < 0
    signs = numpy.cumprod(numpy.where(is_flipped, -1, 1), axis=0)  # the same turns, without a jump in their numbers
    turns[1:] *= signs[:, :, None]
    poses *= [POSITION] * 3 + [TURN] * 4
    tower = [[frame.slide * SLIDE, frame.rock * ROCK] for frame in frames]
    numbers = numpy.rint(numpy.hstack([poses.reshape(len(frames), -1), tower])).astype(numpy.int64).T
    steps = numpy.diff(numbers, axis=1, prepend=0)
    planes = ((steps << 1) ^ (steps >> 63)).astype("<u2").tobytes()  # small and not negative when little changes
    return head + bytes(boulders) + leaving + zlib.compress(planes[::2] + planes[1::2], 9)


def decode(data: bytes) -> Trajectory:
    """The reverse of `encode` and `encode_seen`, as far as it is exact."""
    start = data[:4] if isinstance(data, bytes) and len(data) >= _HEAD.size else data
    if start not in (MAGIC, SEEN_MAGIC):
        raise BadBlow(f"expected a trajectory that begins with {MAGIC!r} or {SEEN_MAGIC!r}; got {start!r}")
    magic, _, count, length = _HEAD.unpack_from(data)
    at = _HEAD.size
    packed = at + (3 if magic == MAGIC else 5) * count
    try:
        planes = zlib.decompress(data[packed:])
    except zlib.error as error:
        raise BadBlow(f"expected a whole trajectory; got {len(data)} bytes: {error}") from None
    if len(planes) != 2 * (7 * count + 2) * length:
        raise BadBlow(f"expected {length} frames of {count} boulders; got {len(planes)} bytes of numbers")
    boulders = list(data[at : at + count])
    leaving = struct.unpack_from(f"<{count}H", data, at + count)
    sight = struct.unpack_from(f"<{count}H", data, at + 3 * count) if magic == SEEN_MAGIC else (0,) * count
    channels = [_channel(planes, which, length) for which in range(7 * count + 2)]
    frames = [
        Frame(
            {boulder: _pose([channels[7 * at + part][f] for part in range(7)]) for at, boulder in enumerate(boulders)},
            channels[-2][f] / SLIDE,
            channels[-1][f] / ROCK,
        )
        for f in range(length)
    ]
    out = {boulder: frame for boulder, frame in zip(boulders, leaving, strict=True) if frame != STAYS}
    return Trajectory(frames, out, dict(zip(boulders, sight, strict=True)))


def _channel(planes: bytes, which: int, length: int) -> list[int]:
    high = len(planes) // 2
    total = 0
    numbers = []
    for at in range(which * length, (which + 1) * length):
        number = planes[at] | planes[high + at] << 8
        total += (number >> 1) ^ -(number & 1)
        numbers.append(total)
    return numbers


def _pose(numbers: list[int]) -> Pose:
    x, y, z = (number / POSITION for number in numbers[:3])
    norm = sum(number * number for number in numbers[3:]) ** 0.5
    w, i, j, k = (number / norm for number in numbers[3:])
    return (x, y, z, w, i, j, k)
