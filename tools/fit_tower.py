"""Fit the statistical tower to the simulated one: `python tools/fit_tower.py`, with the extra `tower`.

Strikes simulated towers (some 25 minutes of one processor), fits the tables, writes
src/rockfall/games/trollfjord/tower.json, and reports how well they agree on towers that the fit has not seen: each
tenth of the towers is compared with tables fitted to the others, and each half with tables fitted to the other half.
What was struck is kept in .cache/tower.jsonl, so that a second run goes on where the first one stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from rockfall.core.rng import Rng
from rockfall.games.trollfjord.tower import HEIGHTS, STRENGTHS, blow, count_by_colour, fill, unpack

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src" / "rockfall" / "games" / "trollfjord" / "tower.json"
STRUCK = ROOT / ".cache" / "tower.jsonl"

MOST = 14  # boulders out, in the tables
MEMORIES = 4
FILLS = (44, 36, 28, 20, 12, 8)
TOTAL = 10_000  # of the weights in each row
BLOWS = 7  # at each tower
LONG = 180  # but at the first so many of each part
LONG_BLOWS = 12  # unless they are nearly empty before
NEARLY_EMPTY = 4
ENOUGH = 500  # blows, to be judged by

Floats = NDArray[np.float64]
Part = Literal["fitted", "fresh"]  # two halves, with seeds of their own
PARTS: tuple[Part, Part] = ("fitted", "fresh")


class Blow(msgspec.Struct, frozen=True):
    """A blow that was struck."""

    strength: int
    height: int
    memory: int
    inside: int
    out: int
    seconds: float
    size: int  # of the trajectory, in bytes
    finer: int

    place: int = 0  # among the blows at its tower

    @property
    def weight(self) -> float:
        """How common it is. A hammering has 2 to 9 blows (T12, T15): if each limit is as likely as the others, so many

        get this far. Early blows at a full tower differ from late ones, at which it is still full because it is jammed.
        Later blows than the ninth are there for what they tell of nearly empty towers.
        """
        return max(0.05, min(1.0, (9 - self.place) / 8))


class Struck(msgspec.Struct, frozen=True):
    """A tower and its blows."""

    part: Part
    number: int
    blows: list[Blow]


def remembered(memory: int, out: int) -> int:
    """The tower's memory of empty blows: they come in runs, because boulders jam."""
    return min(MEMORIES - 1, memory + 1) if out == 0 else max(0, memory - 1)


def fill_index(inside: int) -> int:
    """Which of FILLS stands for so many boulders: the nearest; between two the fuller one."""
    return min(range(len(FILLS)), key=lambda at: abs(FILLS[at] - inside))


# -- striking -------------------------------------------------------------------------------------------------


def strike(task: tuple[Part, int]) -> Struck:
    """Fill a tower and strike it. Every other one is struck as hard every time, as players do; the others at random."""
    part, number = task
    rng = Rng.seeded("fit", part, number)
    same = number // 2 % len(STRENGTHS) if number % 2 == 0 else None
    state = fill(f"{part} {number}")
    memory = 0
    blows: list[Blow] = []
    while len(blows) < (LONG_BLOWS if number < LONG else BLOWS) and len(unpack(state)) > NEARLY_EMPTY:
        strength = rng.below(len(STRENGTHS)) if same is None else same
        height = rng.below(len(HEIGHTS))
        began = time.perf_counter()
        outcome = blow(
            state, "left" if rng.below(2) == 0 else "right", height, strength, f"{part} {number} {len(blows)}"
        )
        seconds = time.perf_counter() - began
        inside, out = len(unpack(state)), len(outcome.out)
        assert sum(count_by_colour(unpack(outcome.state))) == inside - out
        size = len(outcome.trajectory)
        blows.append(Blow(strength, height, memory, inside, out, seconds, size, outcome.finer, len(blows)))
        memory = remembered(memory, out)
        state = outcome.state
    return Struck(part, number, blows)


def struck(towers: int, processes: int) -> list[Struck]:
    """So many towers of each part, from the file as far as they are there."""
    lines = STRUCK.read_bytes().splitlines() if STRUCK.exists() else []
    known = [msgspec.json.decode(line, type=Struck) for line in lines]
    done = {(each.part, each.number) for each in known}
    tasks = [(part, number) for number in range(towers) for part in PARTS if (part, number) not in done]
    STRUCK.parent.mkdir(exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(processes) as pool, STRUCK.open("ab") as file:
        for tower in track(pool.imap_unordered(strike, tasks), "striking towers", total=len(tasks)):
            known.append(tower)
            file.write(msgspec.json.encode(tower) + b"\n")
            file.flush()
    return sorted((each for each in known if each.number < towers), key=lambda each: (each.part, each.number))


def blows_of(towers: list[Struck]) -> list[Blow]:
    return [each for tower in towers for each in tower.blows]


# -- fitting --------------------------------------------------------------------------------------------------


def features(strength: int, height: int, memory: int, fill_at: int) -> list[float]:
    """What the number of boulders depends on: each step for itself, and how some of them go with strength."""
    force = STRENGTHS[strength] - 0.5
    steps = [float(strength == at) for at in range(1, len(STRENGTHS))]
    heights = [float(height == at) for at in range(1, len(HEIGHTS))]
    memories = [float(memory == at) for at in range(1, MEMORIES)]
    fills = [float(fill_at == at) for at in range(1, len(FILLS))]
    return [*steps, *heights, *memories, *fills, *(force * each for each in (*heights, *memories, *fills))]


def chances(limits: Floats, lean: Floats) -> Floats:
    """P(out <= j) = logistic(limits[j] - lean): a row of chances for each lean."""
    below = 1 / (1 + np.exp(lean[:, None] - limits[None, :]))
    found: Floats = np.diff(below, axis=1, prepend=0.0, append=1.0)
    return found


def fitted(blows: list[Blow]) -> tuple[Floats, Floats]:
    """Limits and slopes of a cumulative logit, by Fisher scoring with a slight pull towards zero."""
    x = np.array([features(each.strength, each.height, each.memory, fill_index(each.inside)) for each in blows])
    y = np.array([min(each.out, MOST) for each in blows])
    # A pinch of every outcome: what never came in these blows is rare, not impossible.
    x = np.vstack([x, np.tile(x.mean(axis=0), (MOST + 1, 1))])
    y = np.concatenate([y, np.arange(MOST + 1)])
    weight = np.concatenate([weights_of(blows), np.full(MOST + 1, 0.1)])
    shares = np.bincount(y, weights=weight, minlength=MOST + 1).cumsum()[:-1] / weight.sum()
    values = np.concatenate([np.log(shares / (1 - shares)), np.zeros(x.shape[1])])
    pull = np.concatenate([np.zeros(MOST), np.full(x.shape[1], 0.5)])
    for _ in range(40):
        slope, information = score(values, x, y, weight)
        step = np.linalg.solve(information + np.diag(pull), slope - pull * values)
        values = values + step
        if np.abs(step).max() < 1e-8:
            return values[:MOST], values[MOST:]
    raise RuntimeError(f"expected the fit to settle; its last step was {np.abs(step).max()}")


def weights_of(blows: list[Blow]) -> Floats:
    return np.array([each.weight for each in blows])


def score(values: Floats, x: Floats, y: NDArray[np.int64], weight: Floats) -> tuple[Floats, Floats]:
    """The slope of the likelihood, and the information that it is divided by."""
    lean = x @ values[MOST:]
    chance = chances(values[:MOST], lean)
    below = chance.cumsum(axis=1)[:, :-1]
    bend = below * (1 - below)  # how each P(out <= j) changes with its limit
    change = np.zeros((len(x), MOST + 1, len(values)))  # of each chance with each value
    for j in range(MOST):
        change[:, j, j] += bend[:, j]
        change[:, j + 1, j] -= bend[:, j]
    lean_change = np.diff(bend, axis=1, prepend=0.0, append=0.0)
    change[:, :, MOST:] = -lean_change[:, :, None] * x[:, None, :]
    rows = np.arange(len(x))
    slope = ((weight / chance[rows, y])[:, None] * change[rows, y]).sum(axis=0)
    information = np.einsum("njp,nj,njq->pq", change, weight[:, None] / chance, change, optimize=True)
    return slope, information


def tables(limits: Floats, slopes: Floats) -> dict[str, object]:
    """The data file."""
    weights = [
        [
            [
                [row_of(limits, slopes, features(strength, height, memory, fill_at)) for fill_at in range(len(FILLS))]
                for memory in range(MEMORIES)
            ]
            for height in range(len(HEIGHTS))
        ]
        for strength in range(len(STRENGTHS))
    ]
    return {
        "strengths": len(STRENGTHS),
        "heights": len(HEIGHTS),
        "memories": MEMORIES,
        "most": MOST,
        "fills": FILLS,
        "weights": weights,
    }


def row_of(limits: Floats, slopes: Floats, x: list[float]) -> list[int]:
    """Whole weights, none of them 0: whatever the simulated tower does must be possible."""
    chance = chances(limits, np.array([np.dot(slopes, x)]))[0]
    exact = 1 + chance * (TOTAL - MOST - 1)
    row = np.floor(exact).astype(int)
    for at in np.argsort(row - exact, kind="stable")[: TOTAL - int(row.sum())]:
        row[at] += 1
    return [int(weight) for weight in row]


# -- how well they agree --------------------------------------------------------------------------------------


class Model:
    """The tables as the rules use them: more boulders than are inside count for as many as there are."""

    def __init__(self, data: dict[str, object]) -> None:
        self.weights = np.array(data["weights"], dtype=float) / TOTAL

    def row(self, strength: int, height: int, memory: int, inside: int) -> Floats:
        found: Floats = self.weights[strength, height, memory, fill_index(inside)].copy()
        found[min(inside, MOST)] += found[inside + 1 :].sum()
        found[inside + 1 :] = 0
        return found

    def rows(self, blows: list[Blow]) -> Floats:
        return np.array([self.row(each.strength, each.height, each.memory, each.inside) for each in blows])

    def total(self, blows: list[Blow], generator: np.random.Generator) -> int:
        """Boulders out after as many blows, as hard and as high, at a full tower."""
        inside, memory = FILLS[0], 0
        for each in blows:
            row = self.row(each.strength, each.height, memory, inside)
            out = int(np.searchsorted(row.cumsum(), generator.random(), side="right"))
            memory = remembered(memory, out)
            inside -= min(out, inside)
        return FILLS[0] - inside


def shipped() -> dict[str, object]:
    """The tables as they are now."""
    data: dict[str, object] = json.loads(TARGET.read_text())
    return data


class Agreement(msgspec.Struct, frozen=True):
    """Total variation between model and simulation, and what mere sampling would give."""

    count: int
    variation: float
    floor: float


def agreement(rows: Floats, out: NDArray[np.int64], weight: Floats, cells: list[NDArray[np.bool_]]) -> Agreement:
    """Averaged over cells by their size; the floor by drawing outcomes from the model itself."""
    generator = np.random.default_rng(1)
    found = variation(rows, out, weight, cells)
    edges = rows.cumsum(axis=1)
    drawn = [(edges < generator.random((len(rows), 1))).sum(axis=1).clip(0, MOST) for _ in range(200)]
    floor = float(np.mean([variation(rows, each, weight, cells) for each in drawn]))
    return Agreement(int(sum(cell.sum() for cell in cells)), found, floor)


def variation(rows: Floats, out: NDArray[np.int64], weight: Floats, cells: list[NDArray[np.bool_]]) -> float:
    total = 0.0
    for cell in cells:
        seen = np.bincount(out[cell], weights=weight[cell], minlength=MOST + 1)
        total += 0.5 * float(np.abs(weight[cell] @ rows[cell] - seen).sum())
    return total / float(sum(weight[cell].sum() for cell in cells))


def lines_of_agreement(rows: Floats, blows: list[Blow]) -> Iterator[tuple[str, Agreement]]:
    out = np.array([min(each.out, MOST) for each in blows])
    weight = weights_of(blows)
    strengths = np.array([each.strength for each in blows])
    fills = np.array([fill_index(each.inside) for each in blows])
    cells = [(strengths == s) & (fills == f) for s in range(len(STRENGTHS)) for f in range(len(FILLS))]
    yield "overall", agreement(rows, out, weight, [np.ones(len(blows), dtype=bool)])
    yield "strength and fill", agreement(rows, out, weight, [cell for cell in cells if cell.any()])
    for at, force in enumerate(STRENGTHS):
        yield f"strength {force}", agreement(rows, out, weight, [strengths == at])
    for at, inside in enumerate(FILLS):
        yield f"about {inside} inside", agreement(rows, out, weight, [fills == at])


def model_of(towers: list[Struck]) -> Model:
    return Model(tables(*fitted(blows_of(towers))))


class Unseen(NamedTuple):
    """Towers, and what a model says that was fitted without them."""

    rows: Floats
    blows: list[Blow]
    totals: dict[int, list[tuple[int, float]]]  # by number of blows: boulders simulated, and by the model


def unseen(towers: list[Struck], groups: list[list[Struck]]) -> Unseen:
    """Every group compared with a model of all the others."""
    rows, blows = [], []
    totals: dict[int, list[tuple[int, float]]] = {5: [], 7: []}
    generator = np.random.default_rng(2)
    for group in track(groups, f"{len(groups)} fits"):
        mine = {(each.part, each.number) for each in group}
        model = model_of([each for each in towers if (each.part, each.number) not in mine])
        rows.append(model.rows(blows_of(group)))
        blows += blows_of(group)
        for count, pairs in totals.items():
            for tower in group:
                drawn = [model.total(tower.blows[:count], generator) for _ in range(20)]
                pairs.append((sum(each.out for each in tower.blows[:count]), statistics.mean(drawn)))
    return Unseen(np.vstack(rows), blows, totals)


def report(towers: list[Struck]) -> bool:
    """Print it all; whether the model is good enough."""
    print_blows(blows_of(towers))
    tenths = unseen(towers, [[each for each in towers if each.number % 10 == at] for at in range(10)])
    print("\nmodel against simulation, each tenth unseen: total variation (and the floor of sampling)")
    is_good = True
    for name, found in lines_of_agreement(tenths.rows, tenths.blows):
        limit = 0.03 if name == "overall" else found.floor + 0.03
        is_close = found.variation <= limit or found.count < ENOUGH
        is_good = is_good and is_close
        verdict = "   few blows" if found.count < ENOUGH else "" if is_close else "   TOO MUCH"
        print(f"  {name:20} {found.count:6} blows  {found.variation:.3f}  ({found.floor:.3f}){verdict}")
    for count, pairs in tenths.totals.items():
        is_close = abs(difference(pairs)[0]) <= 0.02
        is_good = is_good and is_close
        print(f"  after {count} blows: {told(pairs)}" + ("" if is_close else "   TOO MUCH"))
    print("\nhalves, with all the chance that is in which half is which")
    for part in PARTS:
        half = unseen(towers, [[each for each in towers if each.part == part]])
        found = next(lines_of_agreement(half.rows, half.blows))[1]
        totals = "; ".join(f"after {count} blows {told(pairs)}" for count, pairs in half.totals.items())
        print(f"  {part}, unseen: total variation {found.variation:.3f} ({found.floor:.3f}); {totals}")
    return is_good


def difference(pairs: list[tuple[int, float]]) -> tuple[float, float]:
    """How much more the model brings out than the simulation, and the standard error of that."""
    real = statistics.mean(pair[0] for pair in pairs)
    off = [model - simulated for simulated, model in pairs]
    return statistics.mean(off) / real, statistics.stdev(off) / len(off) ** 0.5 / real


def told(pairs: list[tuple[int, float]]) -> str:
    more, error = difference(pairs)
    real, ours = (statistics.mean(pair[at] for pair in pairs) for at in (0, 1))
    return f"{real:.2f} simulated, {ours:.2f} by the model, {more:+.1%} (standard error {error:.1%})"


def print_blows(blows: list[Blow]) -> None:
    finer = sum(each.finer > 1 for each in blows)
    seconds = sorted(each.seconds for each in blows)
    sizes = sorted(each.size for each in blows)
    print(f"{len(blows)} blows, no boulder lost; {finer} of them needed smaller steps")
    middle, slow = (1000 * seconds[len(seconds) * part // 100] for part in (50, 95))
    print(f"a blow takes {middle:.0f} ms (median), {slow:.0f} ms (95 %)")
    print(f"a trajectory has {statistics.mean(sizes):.0f} bytes (mean), {sizes[-1]} at most")
    print("boulders a blow, in per cent\n  strength   blows   mean" + "".join(f"{at:5}" for at in range(10)) + "  more")
    for at, force in enumerate(STRENGTHS):
        out = [each.out for each in blows if each.strength == at]
        parts = [100 * sum(each == count for each in out) / len(out) for count in range(10)]
        shown = "".join(f"{part:5.0f}" for part in [*parts, 100 - sum(parts)])
        print(f"  {force:8} {len(out):7} {statistics.mean(out):6.2f}{shown}   at most {max(out)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--towers", type=int, default=576, help="in each half")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only-strike", action="store_true", help="fit and write nothing")
    arguments = parser.parse_args()
    towers = struck(arguments.towers, arguments.processes)
    if arguments.only_strike:
        return 0
    data = tables(*fitted(blows_of(towers)))
    is_good = report(towers)
    TARGET.write_text(json.dumps(data, separators=(",", ":")) + "\n")
    print(f"\nwritten to {TARGET.relative_to(ROOT)}" + ("" if is_good else "; the model is not good enough"))
    return 0 if is_good else 1


if __name__ == "__main__":
    raise SystemExit(main())
