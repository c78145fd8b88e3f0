"""What a browser plays: small, exact enough, with everything that it must show."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import zlib
from math import dist

import pytest

from rockfall.games.trollfjord.tower import BadBlow, Outcome, blow, blows, fill, unpack
from rockfall.games.trollfjord.tower.engine import World
from rockfall.games.trollfjord.tower.geometry import HULLS, RAMP_FRONT, Point, faces
from rockfall.games.trollfjord.tower.motion import TowerMotion
from rockfall.games.trollfjord.tower.trajectory import Frame, decode, encode


@pytest.fixture(scope="module")
def state() -> bytes:
    return fill("film")


@pytest.fixture(scope="module")
def outcome(state: bytes) -> Outcome:
    return blow(state, "right", 2, 4, "film")


def test_it_shows_the_blow_from_the_moment_before_to_the_end(state: bytes, outcome: Outcome) -> None:
    shown = decode(outcome.trajectory)
    for pile, frame in ((unpack(state), shown.frames[0]), (unpack(outcome.state), shown.frames[-1])):
        for boulder, pose in pile.items():
            assert dist(pose[:3], frame.boulders[boulder][:3]) < 0.01
    assert shown.frames[0][1:] == (0, 0)
    assert max(abs(frame.slide) for frame in shown.frames) > 0.1
    assert max(abs(frame.rock) for frame in shown.frames) > 0.01
    assert sorted(shown.out, key=lambda boulder: shown.out[boulder]) == outcome.out
    assert outcome.out
    for boulder, frame_number in shown.out.items():
        assert shown.frames[frame_number].boulders[boulder][1] >= RAMP_FRONT - 0.01
        assert shown.frames[frame_number - 1].boulders[boulder][1] <= RAMP_FRONT + 0.01


def test_it_is_small(outcome: Outcome) -> None:
    assert len(outcome.trajectory) < 12_000


def test_it_is_exact_to_a_twentieth_of_a_millimetre_and_a_quarter_of_a_degree(state: bytes) -> None:
    world = World(unpack(state), True, 1)
    run = blows._settled(world, TowerMotion(20_000.0, 9.0, world.steps_per_second))
    shown = decode(encode(run.frames, run.out))
    assert shown.out == run.out
    assert len(shown.frames) == len(run.frames)
    for here, there in zip(run.frames, shown.frames, strict=True):
        for boulder, pose in here.boulders.items():
            other = there.boulders[boulder]
            assert max(abs(a - b) for a, b in zip(pose[:3], other[:3], strict=True)) <= 0.00501
            cosine = abs(sum(a * b for a, b in zip(pose[3:], other[3:], strict=True)))
            assert cosine > 0.9999976  # of half the angle


def test_the_format_is_as_it_is_described() -> None:
    """By hand: two frames of one boulder that goes 1 mm to the left while the tower slides 0.01 mm."""
    pose = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)
    flipped = (0.9, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0)  # the same turn
    data = encode([Frame({13: pose}, 0.0, 0.0), Frame({13: flipped}, 0.001, 0.0)], {13: 1})
    head = struct.pack("<4sBBHBH", b"RFT1", 60, 1, 2, 13, 1)
    assert data.startswith(head)
    low = [200, 19, 0, 0, 0, 0, 1022 & 255, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0]
    high = [0] * 6 + [1022 >> 8] + [0] * 11
    assert list(zlib.decompress(data[len(head) :])) == low + high


def test_what_is_no_trajectory_is_refused() -> None:
    with pytest.raises(BadBlow, match="RFT1"):
        decode(b"something")


@pytest.mark.parametrize("hull", HULLS)
def test_hulls_are_closed_and_face_outward(hull: tuple[Point, ...]) -> None:
    triangles = faces(hull)
    assert len(triangles) == 2 * len(hull) - 4  # Euler: every corner is used, every face a triangle
    edges = [(a, b) for face in triangles for a, b in zip(face, (*face[1:], face[0]), strict=True)]
    assert len(set(edges)) == len(edges)
    assert {(b, a) for a, b in edges} == set(edges)
    for a, b, c in triangles:
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = hull[a], hull[b], hull[c]
        volume = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
        assert volume > 0  # the centre of mass lies behind every face


def test_the_shapes_can_be_had_as_json() -> None:
    words = [sys.executable, "-m", "rockfall.games.trollfjord.tower"]
    told = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    assert [box["name"] for box in told["boxes"]].count("shelf") == 2
    assert len(told["hulls"]) == 5
    assert told["colours"] == ["yellow", "red", "blue", "white"]
