"""The simulated tower: what comes out, that nothing is lost, that everything can be done again."""

from __future__ import annotations

import struct
import subprocess
import sys
from hashlib import sha256
from statistics import mean

import pytest

from rockfall.core.rng import Rng
from rockfall.games.trollfjord.tower import (
    FULL,
    BadBlow,
    Counts,
    LostBoulder,
    Outcome,
    Side,
    TowerMissing,
    blow,
    blows,
    count_by_colour,
    fill,
    is_installed,
    throw_back,
    unpack,
)
from rockfall.games.trollfjord.tower.geometry import DEPTH, HEIGHT, RAMP_FRONT, WIDTH
from rockfall.games.trollfjord.tower.piles import Pose, pack

SIDES: tuple[Side, Side] = ("left", "right")


def struck(seed: str, strengths: list[int]) -> list[Outcome]:
    """A tower, struck so hard, from both sides and at every height."""
    state = fill(seed)
    outcomes = []
    for number, strength in enumerate(strengths):
        outcomes.append(blow(state, SIDES[number % 2], number % 3, strength, f"{seed} {number}"))
        state = outcomes[-1].state
    return outcomes


@pytest.fixture(scope="module")
def gentle() -> list[Outcome]:
    return [outcome for seed in ("g1", "g2") for outcome in struck(seed, [0] * 9)]


@pytest.fixture(scope="module")
def hard() -> list[Outcome]:
    return [outcome for seed in ("h1", "h2", "h3") for outcome in struck(seed, [3, 4] * 4)]


def test_T30_a_tower_is_filled_with_all_boulders() -> None:
    pile = unpack(fill("full"))
    assert list(pile) == list(range(44))
    for x, y, z, *_ in pile.values():
        assert abs(x) < WIDTH / 2
        assert -DEPTH / 2 < y < RAMP_FRONT
        assert 1.9 < z < HEIGHT


def test_a_tower_can_be_filled_with_what_is_left() -> None:
    assert count_by_colour(unpack(fill("some", (3, 0, 11, 1)))) == (3, 0, 11, 1)


def test_no_boulder_is_lost(gentle: list[Outcome], hard: list[Outcome]) -> None:
    for outcomes, blows_each in ((gentle, 9), (hard, 8)):
        before = set(range(44))
        for number, outcome in enumerate(outcomes):
            if number % blows_each == 0:
                before = set(range(44))
            left = set(unpack(outcome.state))
            assert left | set(outcome.out) == before
            assert not left & set(outcome.out)
            assert outcome.counts == count_by_colour(outcome.out)
            before = left


def test_T33_a_stronger_blow_brings_out_more(gentle: list[Outcome], hard: list[Outcome]) -> None:
    assert 0.1 < mean(len(outcome.out) for outcome in gentle) < 1.2
    assert 2.4 < mean(len(outcome.out) for outcome in hard) < 4.4


def test_T19_a_blow_may_be_empty(gentle: list[Outcome]) -> None:
    assert any(not outcome.out and outcome.counts == (0, 0, 0, 0) for outcome in gentle)


DIGEST = """
from hashlib import sha256
from rockfall.games.trollfjord.tower import blow, fill
outcome = blow(fill("again"), "left", 2, 4, "again")
print(outcome.out, sha256(outcome.state + outcome.trajectory).hexdigest())
"""


def test_the_same_seed_gives_the_same_in_another_process() -> None:
    outcome = blow(fill("again"), "left", 2, 4, "again")
    here = f"{outcome.out} {sha256(outcome.state + outcome.trajectory).hexdigest()}"
    there = subprocess.run([sys.executable, "-c", DIGEST], capture_output=True, text=True, check=True)
    assert there.stdout.strip() == here


def test_side_and_seed_matter() -> None:
    state = fill("matter")
    outcomes = [blow(state, side, 1, 2, seed) for side, seed in (("left", "a"), ("right", "a"), ("left", "b"))]  # type: ignore[arg-type]
    assert len({outcome.state for outcome in outcomes}) == 3


def test_T33_the_loose_wall_swallows_some_of_a_blow_and_the_hammer_slides_off_the_smooth_one() -> None:
    def impulses(side: Side, strength: int) -> list[float]:
        return [blows._impulse(side, strength, Rng.seeded("walls", number)) for number in range(1000)]

    for left, right in zip(impulses("left", 0), impulses("right", 0), strict=True):
        assert left - right == pytest.approx(1000)
    for strength, usual in ((3, 36_380.0), (4, 56_220.0)):
        for side in SIDES:
            grazed = mean(impulse < usual / 2 for impulse in impulses(side, strength))
            assert grazed == pytest.approx(blows.GLANCING[side][strength], abs=0.05)
    assert blows.GLANCING["left"][3] > 5 * blows.GLANCING["right"][3]
    assert blows.GLANCING["left"][4] < blows.GLANCING["right"][4]


@pytest.mark.parametrize(
    ("side", "height", "strength", "words"),
    [
        ("front", 1, 1, "left or right"),
        (None, 1, 1, "left or right"),
        ("left", 3, 1, "height from 0 to 2"),
        ("left", 1.0, 1, "height from 0 to 2"),
        ("left", "1", 1, "height from 0 to 2"),
        ("left", 1, -1, "strength from 0 to 4"),
        ("left", 1, True, "strength from 0 to 4"),
        ("left", 1, None, "strength from 0 to 4"),
    ],
)
def test_a_blow_that_there_is_not_is_refused(side: Side, height: int, strength: int, words: str) -> None:
    with pytest.raises(BadBlow, match=words):
        blow(pack({}), side, height, strength, "x")


NOWHERE = bytes([1, 0]) + struct.pack("<7f", 0, 0, 9e9, 1, 0, 0, 0)
UNTURNED = bytes([1, 0]) + struct.pack("<7f", 0, 0, 8, 0, 0, 0, 0)


@pytest.mark.parametrize(
    "state",
    [b"", b"\x01", b"\x02\x01\x01" + bytes(56), b"\x01\x2c" + bytes(28), None, "x", 7, NOWHERE, UNTURNED],
)
def test_what_is_no_state_is_refused(state: bytes) -> None:
    with pytest.raises(BadBlow, match="expected"):
        blow(state, "left", 1, 1, "x")
    with pytest.raises(BadBlow, match="expected"):
        throw_back(state, "x")


@pytest.mark.parametrize("counts", [(12, 0, 0, 0), (-1, 0, 0, 0), (1, 1, 1), (1.0, 0, 0, 0), (True, 0, 0, 0), None, 5])
def test_counts_that_cannot_be_are_refused(counts: Counts) -> None:
    with pytest.raises(BadBlow, match="0 to 11 boulders"):
        fill("x", counts)


@pytest.mark.parametrize("seed", [None, 7, b"x"])
def test_a_seed_is_of_letters(seed: str) -> None:
    with pytest.raises(BadBlow, match="expected a seed"):
        fill(seed)
    with pytest.raises(BadBlow, match="expected a seed"):
        throw_back(pack({}), seed)
    with pytest.raises(BadBlow, match="expected a seed"):
        blow(pack({}), "left", 1, 1, seed)


# -- thrown back ------------------------------------------------------------------------------------------------


def test_T30_what_came_out_is_thrown_in_on_top_of_what_is_inside() -> None:
    state = fill("thrown")
    for number in range(5):
        state = blow(state, "left", 2, 3, f"thrown {number}").state
    left = unpack(state)
    out = [boulder for boulder in range(44) if boulder not in left]
    assert len(out) > 6
    pile = unpack(throw_back(state, "a"))
    assert list(pile) == list(range(44))
    assert mean(pile[boulder][2] for boulder in out) > mean(pile[boulder][2] for boulder in left) + 2
    assert throw_back(state, "a") != throw_back(state, "b")


def test_R11_who_was_thrown_in_last_hardly_comes_out_first() -> None:
    again = later = 0
    for number in range(4):
        state = fill(f"layers {number}")
        out: list[list[int]] = [[], []]
        for hammering in range(2):
            for place in range(4):
                outcome = blow(state, "right", 2, 3, f"layers {number} {hammering} {place}")
                state = outcome.state
                out[hammering] += outcome.out
            state = throw_back(state, f"layers {number}")
        again += len(set(out[0]) & set(out[1]))
        later += len(out[1])
    assert later > 30
    assert again < later / 10


# -- lost boulders ----------------------------------------------------------------------------------------------

INSIDE: Pose = (0.0, 0.0, 8.0, 1.0, 0.0, 0.0, 0.0)


def moved(**parts: float) -> Pose:
    x, y, z = (parts.get(name, here) for name, here in zip("xyz", INSIDE, strict=False))
    return (x, y, z, 1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    "pose",
    [
        moved(x=2.9),
        moved(x=-2.9),
        moved(y=-2.9),
        moved(y=3.0),  # in the front wall
        moved(y=3.0, z=3.0, x=-2.0),  # in the wall beside the exit
        moved(z=18.1),
        moved(z=1.0),  # beneath the ramp
        moved(z=float("nan")),
    ],
)
def test_a_boulder_in_a_wall_is_noticed(pose: Pose) -> None:
    blows._check_inside(7, INSIDE)
    with pytest.raises(LostBoulder, match="boulder 7"):
        blows._check_inside(7, pose)


def test_the_only_way_out_is_the_exit() -> None:
    blows._check_way_out(7, moved(y=3.4, z=2.5))
    for pose in (moved(y=3.4), moved(y=3.4, z=2.5, x=4.0), moved(y=float("inf"), z=2.5), moved(y=9.0, z=2.5)):
        with pytest.raises(LostBoulder, match="by the exit"):
            blows._check_way_out(7, pose)


def test_a_boulder_that_vanishes_is_noticed() -> None:
    with pytest.raises(LostBoulder, match="the 2 boulders of before; got 1 inside, 0 out"):
        blows._check_conserved({1: INSIDE, 2: INSIDE}, {1: INSIDE}, {})


def test_a_boulder_out_of_the_world_is_lost_in_a_real_blow() -> None:
    pile = unpack(fill("astray", (1, 1, 0, 0)))
    with pytest.raises(LostBoulder, match="boulder 11 inside"):
        blow(pack({**pile, 11: moved(x=20.0)}), "left", 1, 1, "x")


def test_a_lost_boulder_leads_to_smaller_steps_and_then_to_an_error() -> None:
    tried: list[int] = []

    def attempt(finer: int) -> str:
        tried.append(finer)
        if finer < 4:
            raise LostBoulder("expected it here")
        return "found"

    def hopeless(finer: int) -> str:
        raise LostBoulder(f"expected it at {finer}")

    assert blows._carefully(attempt) == "found"
    assert tried == [1, 2, 4]
    with pytest.raises(LostBoulder, match="at 4"):
        blows._carefully(hopeless)


def test_smaller_steps_are_another_simulation_of_the_same_blow() -> None:
    pile = unpack(fill("finer", (3, 3, 3, 3)))
    outcomes = [blows._blow(pile, 20_000.0, 9.0, finer) for finer in (1, 2)]
    assert [outcome.finer for outcome in outcomes] == [1, 2]
    assert outcomes[0].state != outcomes[1].state


def test_without_the_engine_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rapier3d", None)
    monkeypatch.delitem(sys.modules, "rockfall.games.trollfjord.tower.engine")
    assert not is_installed()
    with pytest.raises(TowerMissing, match=r"pip install 'rockfall\[tower\]'"):
        fill("x")


def test_the_engine_is_not_loaded_before_it_is_needed() -> None:
    words = "import sys, rockfall.server.run, rockfall.cli; print('rapier3d' in sys.modules, 'numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "False"]


def test_the_box_has_eleven_of_each_colour() -> None:
    assert FULL == (11, 11, 11, 11)
