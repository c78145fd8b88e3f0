"""Fill the tower, strike it, throw back what came out: pure functions of a state (bytes), a blow and a seed."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from math import isfinite
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeVar

from rockfall.core.rng import Rng
from rockfall.games.trollfjord.tower.errors import BadBlow, LostBoulder
from rockfall.games.trollfjord.tower.geometry import (
    BOULDERS,
    DEPTH,
    EXIT_LEFT,
    EXIT_RIGHT,
    EXIT_TOP,
    HEIGHT,
    RAMP_FRONT,
    WALL,
    WIDTH,
    ramp_height,
)
from rockfall.games.trollfjord.tower.motion import TowerMotion
from rockfall.games.trollfjord.tower.piles import (
    FULL,
    Counts,
    Pile,
    Pose,
    boulders_of,
    count_by_colour,
    pack,
    unpack,
)
from rockfall.games.trollfjord.tower.trajectory import FRAMES_PER_SECOND, Frame, encode, encode_seen

if TYPE_CHECKING:
    from rockfall.games.trollfjord.tower.engine import World

Side = Literal["left", "right"]
Made = TypeVar("Made")

STRENGTHS: Final = (0.1, 0.3, 0.5, 0.7, 0.9)  # what players choose from, on a scale from 0 to 1
HEIGHTS: Final = (1 / 6, 1 / 2, 5 / 6)

WEAKEST: Final = 6_000.0  # impulse of the hammer, g cm / s
STRONGER: Final = 62_000.0  # times the square of the strength
# The walls differ. The right one is a loose board, which swallows some of every blow; gentle ones lose most by it. The
# left one is smooth, and the hammer slides off it now and then; off the right one only if one strikes with all might.
SWALLOWED: Final[dict[Side, float]] = {"left": 0.0, "right": 1_000.0}
GLANCING: Final[dict[Side, tuple[float, ...]]] = {  # by strength: how often the hammer only grazes the wall
    "left": (0.0, 0.0, 0.02, 0.22, 0.25),
    "right": (0.0, 0.0, 0.0, 0.02, 0.48),
}
GLANCE: Final = (0.21, 0.39)  # what such a blow keeps of its impulse
LOWEST: Final = 3.0  # where the hammer meets the wall
HIGHER: Final = 13.0

STILL: Final = 0.8  # a boulder slower than this lies
CALM_SECONDS: Final = 0.25  # everything must lie for so long
BLOW_SECONDS: Final = (0.5, 5.0)  # a blow lasts at least, at most
FILL_SECONDS: Final = (0.5, 12.0)
POURINGS: Final = 20  # after each, what has fallen out again is put back
FINER: Final = (1, 2, 4)  # how much smaller the steps are at each attempt


class Outcome(NamedTuple):
    """What a blow did."""

    out: list[int]  # boulders, in the order in which they left
    counts: Counts  # the same by colour
    state: bytes
    trajectory: bytes  # all of it, see trajectory.py
    seen: bytes  # what players may see of it while the match goes on
    finer: int = 1  # 2 or 4: a boulder was lost at first, and not with so much smaller steps


class Run(NamedTuple):
    """A simulation until everything is at rest: its frames, and in which frame each boulder left."""

    frames: list[Frame]
    out: dict[int, int]


def is_installed() -> bool:
    """Whether the extra `tower` is there."""
    return find_spec("rapier3d") is not None and find_spec("numpy") is not None


def fill(seed: str, inside: Counts = FULL) -> bytes:
    """The state of an empty tower into which these boulders were poured, in random order."""
    _check_seed(seed)
    boulders = boulders_of(inside)
    return _carefully(lambda finer: pack(_thrown_in({}, boulders, Rng.seeded("tower", "fill", seed), finer)))


def throw_back(state: bytes, seed: str) -> bytes:
    """The state after all that is out was thrown in, in random order, on top of what is inside (T30)."""
    _check_seed(seed)
    pile = unpack(state)
    outside = [boulder for boulder in range(BOULDERS) if boulder not in pile]
    return _carefully(lambda finer: pack(_thrown_in(pile, outside, Rng.seeded("tower", "throw", seed), finer)))


def blow(state: bytes, side: Side, height: int, strength: int, seed: str) -> Outcome:
    """Strike the tower: `side` is the wall that the hammer meets, height 0 to 2 and strength 0 to 4 are steps."""
    if side not in ("left", "right"):
        raise BadBlow(f"expected left or right; got {side!r}")
    _check_step("height", height, len(HEIGHTS))
    _check_step("strength", strength, len(STRENGTHS))
    _check_seed(seed)
    pile = unpack(state)
    rng = Rng.seeded("tower", "blow", seed)
    impulse = _impulse(side, strength, rng) * (1 if side == "left" else -1)
    at = LOWEST + HIGHER * _limited(HEIGHTS[height] + 0.03 * _aim(rng), 1.0)
    return _carefully(lambda finer: _blow(pile, impulse, at, finer))


def _check_step(name: str, step: object, steps: int) -> None:
    if type(step) is not int or not 0 <= step < steps:
        raise BadBlow(f"expected a {name} from 0 to {steps - 1}; got {step!r}")


def _check_seed(seed: object) -> None:
    if not isinstance(seed, str):
        raise BadBlow(f"expected a seed of letters; got {seed!r}")


def _impulse(side: Side, strength: int, rng: Rng) -> float:
    """Of the hammer, which misses its aim a little; the hardest blows often graze the wall."""
    square = STRENGTHS[strength] * STRENGTHS[strength]
    force = _limited(square * (1 + 0.06 * _aim(rng)) + 0.01 * _aim(rng), 1.15)
    impulse = WEAKEST + STRONGER * force - SWALLOWED[side]
    if rng.random() < GLANCING[side][strength]:
        least, most = GLANCE
        impulse *= least + (most - least) * rng.random()
    return impulse


def _carefully(attempt: Callable[[int], Made]) -> Made:
    """Once more with smaller steps if a boulder is lost."""
    for finer in FINER[:-1]:
        try:
            return attempt(finer)
        except LostBoulder:
            continue
    return attempt(FINER[-1])


def _world(pile: Pile, has_lid: bool, finer: int) -> World:
    """TowerMissing if the engine is not installed."""
    from rockfall.games.trollfjord.tower.engine import World

    return World(pile, has_lid, finer)


def _blow(pile: Pile, impulse: float, at: float, finer: int) -> Outcome:
    world = _world(pile, True, finer)
    run = _settled(world, TowerMotion(impulse, at, world.steps_per_second))
    left = {boulder: pose for boulder, pose in run.frames[-1].boulders.items() if boulder not in run.out}
    _check_conserved(pile, left, run.out)
    seen = encode_seen(run.frames, run.out, _in_sight(run))
    return Outcome(list(run.out), count_by_colour(run.out), pack(left), encode(run.frames, run.out), seen, finer)


def _in_sight(run: Run) -> dict[int, int]:
    """From which frame on somebody before the tower sees a boulder that comes out: when it is in the exit."""
    sight: dict[int, int] = {}
    for boulder, out in run.out.items():
        first = out
        while first and _is_in_exit(_seen_from_tower(run.frames[first - 1].boulders[boulder], run.frames[first - 1])):
            first -= 1
        sight[boulder] = first
    return sight


def _check_conserved(before: Pile, left: Pile, out: dict[int, int]) -> None:
    if sorted([*left, *out]) != list(before):
        raise LostBoulder(f"expected the {len(before)} boulders of before; got {len(left)} inside, {len(out)} out")


def _settled(world: World, motion: TowerMotion) -> Run:
    """Let a struck tower come to rest, and watch every boulder at every frame."""
    steps = world.steps_per_second // FRAMES_PER_SECOND
    frames = [Frame(world.poses(), 0.0, 0.0)]
    out: dict[int, int] = {}
    calm = 0
    while not _is_over(len(frames) - 1, calm, BLOW_SECONDS) or not _may_end(len(frames) - 1, motion):
        for _ in range(steps):
            motion.step()
            world.move_tower(motion.slide, motion.turn())
            world.step()
        frame = Frame(world.poses(), motion.slide, motion.rock)
        for boulder, pose in frame.boulders.items():
            if boulder not in out and _is_out(pose):
                out[boulder] = len(frames)
                _check_way_out(boulder, _seen_from_tower(pose, frame))
            elif boulder not in out:
                _check_inside(boulder, _seen_from_tower(pose, frame))
            elif not _is_somewhere(pose):
                raise LostBoulder(f"expected boulder {boulder} on the table; got {pose[:3]}")
        frames.append(frame)
        calm = calm + 1 if world.is_calm(STILL) else 0
    return Run(frames, out)


def _is_over(frames: int, calm: int, seconds: tuple[float, float]) -> bool:
    least, most = (second * FRAMES_PER_SECOND for second in seconds)
    return frames >= most or (frames >= least and calm >= CALM_SECONDS * FRAMES_PER_SECOND)


def _may_end(frames: int, motion: TowerMotion) -> bool:
    return motion.is_calm() or frames >= BLOW_SECONDS[1] * FRAMES_PER_SECOND


# -- filling --------------------------------------------------------------------------------------------------


def _thrown_in(inside: Pile, outside: list[int], rng: Rng, finer: int) -> Pile:
    """What lies inside when those from outside were thrown in on top; what falls out at that is thrown in again."""
    pile = dict(inside)
    for _ in range(POURINGS):
        for place, boulder in enumerate(_shuffled(outside, rng)):
            pile[boulder] = _above(place, rng)
        pile = _poured(_world(dict(sorted(pile.items())), False, finer))
        outside = [boulder for boulder, pose in pile.items() if not _is_inside(pose)]
        if not outside:
            return pile
    raise LostBoulder(f"expected every boulder inside after {POURINGS} pourings; got {len(outside)} outside")


def _poured(world: World) -> Pile:
    """Where boulders lie in the end, even if on the table."""
    calm = frames = 0
    while not _is_over(frames, calm, FILL_SECONDS):
        for _ in range(world.steps_per_second // FRAMES_PER_SECOND):
            world.step()
        frames += 1
        calm = calm + 1 if world.is_calm(STILL) else 0
    return world.poses()


def _shuffled(boulders: list[int], rng: Rng) -> list[int]:
    left = list(boulders)
    return [left.pop(rng.below(len(left))) for _ in boulders]


def _above(place: int, rng: Rng) -> Pose:
    """A pose over the open tower, the later the higher."""
    room = WIDTH / 2 - 1.1
    x, y = room * _aim(rng), room * _aim(rng)
    return (x, y, HEIGHT + 1 + 1.9 * place, *_random_turn(rng))


def _random_turn(rng: Rng) -> tuple[float, float, float, float]:
    while True:
        w, i, j, k = (_aim(rng) for _ in range(4))
        norm = (w * w + i * i + j * j + k * k) ** 0.5
        if 0.1 < norm <= 1:
            return (w / norm, i / norm, j / norm, k / norm)


def _aim(rng: Rng) -> float:
    """A float from -1 to 1."""
    return 2 * rng.random() - 1


def _limited(number: float, most: float) -> float:
    return min(most, max(0.0, number))


# -- where a boulder is ---------------------------------------------------------------------------------------


def _is_out(pose: Pose) -> bool:
    """Its centre is beyond the ramp's edge: it falls, whatever happens."""
    return pose[1] > RAMP_FRONT


def _is_somewhere(pose: Pose) -> bool:
    return all(isfinite(number) for number in pose) and pose[2] > 0 and max(abs(part) for part in pose[:3]) < 200


def _is_inside(pose: Pose) -> bool:
    """Its centre is within the walls and above the ramp; beneath the front wall it is in the exit."""
    x, y, z = pose[:3]
    if not _is_somewhere(pose) or not ramp_height(y) < z < HEIGHT or abs(x) > WIDTH / 2 or y < -DEPTH / 2:
        return False
    return y <= DEPTH / 2 or (y <= RAMP_FRONT and z < EXIT_TOP and EXIT_LEFT < x < EXIT_RIGHT)


def _is_in_exit(pose: Pose) -> bool:
    return pose[1] > DEPTH / 2


def _seen_from_tower(pose: Pose, frame: Frame) -> Pose:
    """The pose in the tower's own frame, which is moved and a little rocked."""
    x, y, z, *turn = pose
    x -= frame.slide
    return (x - frame.rock * z, y, z + frame.rock * x, turn[0], turn[1], turn[2], turn[3])


def _check_inside(boulder: int, pose: Pose) -> None:
    if not _is_inside(pose):
        raise LostBoulder(f"expected boulder {boulder} inside the tower; got it at {pose[:3]}")


def _check_way_out(boulder: int, pose: Pose) -> None:
    """The only way is through the exit, and a frame later a boulder cannot be far from it."""
    x, y, z = pose[:3]
    is_near = EXIT_LEFT - 1 < x < EXIT_RIGHT + 1 and z < EXIT_TOP and y < RAMP_FRONT + 2 * WALL + 2
    if not _is_somewhere(pose) or not is_near:
        raise LostBoulder(f"expected boulder {boulder} to leave by the exit; got it at {pose[:3]}")
