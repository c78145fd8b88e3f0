"""Several servers, all up, take turns with the same people's moves: microseconds of CPU per move, side by side.

    PYTHONPATH=src:. python benchmarks/turns.py . ../earlier peer      two checkouts, both compiled, and boardgame.io
    PYTHONPATH=src:. python benchmarks/turns.py . .,gather=0           one checkout with two settings

The first round is left out. On a busy machine compare within a row of turns only.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import load

PACE = 300.0  # moves a second in all, in the paced turns


class Subject(NamedTuple):
    name: str
    load: load.Load
    running: load.Running
    places: list[Any]
    moved: Callable[[], float]
    results: dict[str, list[dict[str, Any]]]


async def opened(name: str, tables: int, stack: contextlib.ExitStack) -> Subject:
    """A server with its tables and people."""
    people = load.Load("turns", 0.0)
    results: dict[str, list[dict[str, Any]]] = {"flat out": [], "paced": []}
    places: list[Any]
    if name == "peer":
        running = stack.enter_context(load.their_server())
        places = [load.TheirPlace(people, f"T{number}") for number in range(tables)]
        for place in places:
            await place.open(running.ports)
        return Subject(name, people, running, places, lambda: float(people.sent), results)
    folder, _, setting = name.partition(",")
    load.ROOT = Path(folder).resolve()
    given = argparse.Namespace(set=[setting] if setting else [], folder=None, postgres=False)
    running = stack.enter_context(load.our_servers(1, given))
    watch = load.Http(running.ports[0])
    places, cookies = await asyncio.to_thread(load.our_tables, running, people, tables, load.SEATS)
    for place in places:
        await place.open(running.ports, cookies)
    return Subject(name, people, running, places, lambda: watch.metric("moves_total"), results)


async def take_turns(given: argparse.Namespace, stack: contextlib.ExitStack) -> list[Subject]:
    subjects = [await opened(name, given.tables, stack) for name in given.servers]
    await asyncio.sleep(1.0)
    for number in range(given.rounds + 1):
        for phase in ("flat out", "paced"):
            for each in subjects:
                each.load.think = 0.0 if phase == "flat out" else given.tables / PACE
                seconds = given.seconds if phase == "flat out" else 2.5 * given.seconds
                result = await load.measured(each.running, each.load, each.places, seconds, each.moved)
                if number and result["moves"]:
                    each.results[phase].append(result)
    return subjects


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("servers", nargs="+", help="a checkout, a checkout with a setting after a comma, or peer")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        subjects = asyncio.run(take_turns(given, stack))
        for phase in ("flat out", "paced"):
            for each in subjects:
                costs = sorted(1e6 / result["moves_per_cpu_second"] for result in each.results[phase])
                delay = statistics.median(result["p50_ms"] for result in each.results[phase])
                spread = f"({costs[0]:.0f} to {costs[-1]:.0f})"
                cost = statistics.median(costs)
                print(f"{phase:9} {each.name:30} {cost:5.0f} us a move {spread}, seen by others after {delay:.1f} ms")


if __name__ == "__main__":
    main()
