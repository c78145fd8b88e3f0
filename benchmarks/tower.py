"""How long a blow at the simulated rock tower takes, how many bytes its trajectory has, and how hard one strikes best.

    python benchmarks/tower.py           60 towers, seven blows each: about a minute
    python benchmarks/tower.py --towers 150

Needs the extra `tower`. Wall-clock time, as players feel it: run it on an idle machine. CPU time is beside it; where
the two differ, the machine was busy. Every blow checks that no boulder is lost, so this is also a trial of that.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from rich.progress import track

from rockfall.bots.trollfjord.judge import sensible_move
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games.trollfjord.edition import BLOW, STOP
from rockfall.games.trollfjord.game import Trollfjord
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.tower import HEIGHTS, STRENGTHS, Side, blow, fill, unpack

BLOWS = 7  # at each tower
MATCHES = 300
WANTED = 250.0  # milliseconds of one processor, at most, for the middle blow
WANTED_HARDEST = 0.8  # of the blows of sensible players, at most
WANTED_BYTES = 12_000

Made = TypeVar("Made")


class Taken(NamedTuple):
    """Milliseconds by the wall clock and of the processor."""

    wall: float
    cpu: float


def timed(work: Callable[[], Made]) -> tuple[Made, Taken]:
    wall, cpu = time.perf_counter(), time.process_time()
    made = work()
    return made, Taken(1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - cpu))


def line(name: str, numbers: list[float], unit: str) -> str:
    ordered = sorted(numbers)
    middle, slow = (ordered[len(ordered) * part // 100] for part in (50, 95))
    return f"  {name:24} {middle:8.0f} {slow:8.0f} {ordered[-1]:8.0f}  {unit}"


def strengths_struck() -> list[float]:
    """How often each strength is the best one, by the judgement of sensible players in matches of their own."""
    struck = [0] * len(STRENGTHS)
    for number in range(MATCHES):
        state = Trollfjord.make(2 + number % 3).new_state()
        rng = Rng.seeded("benchmark", "strengths", number)
        while state.turn != NOBODY:
            if state.turn == CHANCE:
                state.apply(state.draw(rng))
                continue
            assert isinstance(state, TrollfjordState)
            move = int(sensible_move(state, state.turn, rng))
            if BLOW <= move < STOP:
                struck[(move - BLOW) % len(STRENGTHS)] += 1
            state.apply(move)
    return [count / sum(struck) for count in struck]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--towers", type=int, default=60)
    towers = parser.parse_args().towers
    fills: list[Taken] = []
    blows: list[Taken] = []
    sizes: list[float] = []
    seen: list[float] = []
    finer = 0
    for number in track(range(towers), "striking towers"):
        rng = Rng.seeded("benchmark", number)
        state, taken = timed(partial(fill, f"benchmark {number}"))
        fills.append(taken)
        for place in range(BLOWS):
            side, height, strength = rng.below(2), rng.below(len(HEIGHTS)), rng.below(len(STRENGTHS))
            before = len(unpack(state))
            wall: Side = "left" if side == 0 else "right"
            outcome, taken = timed(partial(blow, state, wall, height, strength, f"benchmark {number} {place}"))
            assert len(unpack(outcome.state)) + len(outcome.out) == before
            blows.append(taken)
            sizes.append(float(len(outcome.trajectory)))
            seen.append(float(len(outcome.seen)))
            finer += outcome.finer > 1
            state = outcome.state
    print(f"{len(blows)} blows at {towers} towers, no boulder lost; {finer} needed smaller steps")
    print(f"  {'':24} {'median':>8} {'95 %':>8} {'most':>8}")
    print(line("a blow, wall clock", [each.wall for each in blows], "ms"))
    print(line("a blow, processor", [each.cpu for each in blows], "ms"))
    print(line("filling, wall clock", [each.wall for each in fills], "ms"))
    print(line("a trajectory", sizes, "bytes"))
    print(line("what players see of it", seen, "bytes"))
    struck = strengths_struck()
    print("sensible players strike with strength 1 to 5: " + ", ".join(f"{share:.0%}" for share in struck))
    middle = sorted(each.cpu for each in blows)[len(blows) // 2]
    is_good = middle < WANTED and max(sizes) < WANTED_BYTES and struck[-1] < WANTED_HARDEST
    print(
        f"wanted: a median below {WANTED:.0f} ms of one processor, at most {WANTED_BYTES} bytes, the hardest blow in "
        f"less than {WANTED_HARDEST:.0%}" + ("" if is_good else "; NOT REACHED")
    )
    return 0 if is_good else 1


if __name__ == "__main__":
    raise SystemExit(main())
