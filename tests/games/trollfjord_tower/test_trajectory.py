"""What a browser plays: small, exact enough, with everything that it must show."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import zlib
from math import dist

import pytest

from rockfall.games.trollfjord.tower import BadBlow, Outcome, blow, blows, count_by_colour, fill, unpack
from rockfall.games.trollfjord.tower.engine import World
from rockfall.games.trollfjord.tower.geometry import DEPTH, HULLS, RAMP_FRONT, Point, faces
from rockfall.games.trollfjord.tower.motion import TowerMotion
from rockfall.games.trollfjord.tower.piles import Pose
from rockfall.games.trollfjord.tower.trajectory import Frame, decode, encode, encode_seen

INSIDE: Pose = (0.0, 0.0, 8.0, 1.0, 0.0, 0.0, 0.0)


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


# -- what players may see ---------------------------------------------------------------------------------------


def test_R12_players_are_sent_no_colour_or_pose_of_a_boulder_that_stays() -> None:
    state = fill("seen")
    shown = 0
    for number in range(6):
        outcome = blow(state, "left", 2, 4, f"seen {number}")
        seen, whole = decode(outcome.seen), decode(outcome.trajectory)
        order = sorted(seen.out, key=lambda name: seen.out[name])
        assert count_by_colour(order) == outcome.counts
        assert set(seen.frames[0].boulders) == set(order)  # nobody else is there
        for name in order:
            assert name % 11 < outcome.counts[name // 11]  # and none can be known again
            assert seen.seen[name] <= seen.out[name] < len(seen.frames)
            for at, frame in enumerate(seen.frames):
                pose = frame.boulders[name]
                assert pose == seen.frames[max(at, seen.seen[name])].boulders[name]
                assert pose[1] > DEPTH / 2 - 0.01 or at > seen.out[name]  # in the exit, or it rolls about outside
        stayed = {pose for frame in whole.frames for each, pose in frame.boulders.items() if each not in whole.out}
        assert not stayed & {pose for frame in seen.frames for pose in frame.boulders.values()}
        assert outcome.seen[:4] == b"RFT2"
        assert len(outcome.seen) < len(outcome.trajectory) / 4
        shown += len(order)
        state = outcome.state
    assert shown > 10


def test_R12_what_is_sent_does_not_depend_on_how_the_others_lie() -> None:
    """The same boulders come out in the same way; everything else may lie anywhere, for as long as it likes."""
    frames = decode(blow(fill("others"), "left", 2, 4, "others").trajectory).frames
    out = {3: 20}
    other = [Frame({**dict.fromkeys(frame.boulders, INSIDE), 3: frame.boulders[3]}, *frame[1:]) for frame in frames]
    assert encode_seen(frames, out, {3: 18}) == encode_seen(other + other[-1:] * 30, out, {3: 18})


@pytest.mark.parametrize("data", [b"", b"something", b"RFT2" + bytes(20), None, b"RFT1\x3c\x01\x01\x00" + bytes(30)])
def test_what_is_no_trajectory_is_refused(data: bytes) -> None:
    with pytest.raises(BadBlow, match="expected"):
        decode(data)
