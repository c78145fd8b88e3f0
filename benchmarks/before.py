"""This checkout beside an earlier one: what a decision, a legal move, a copy and a view cost here, as a part of there.

    python benchmarks/before.py ../earlier [saboteur goblins ...] [--pairs 6] [--seconds 0.2]

Both are to be compiled. Two processes, one for each checkout, take turns with the same random numbers, and CPU time
counts; a new pair begins anew, because it matters where things lie in memory. "1.03" means: 3 % slower here. Games
whose rules have changed have other legal moves, and more of them take longer: so their number is given as well.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).parent.parent
REPEATS = 4  # of each quantity by each pair of processes
MATCHES = 20  # that positions are taken from


def serve() -> None:
    """One side: reads [game, quantity, count, seed], answers with how much was done in how many seconds."""
    import rockfall
    from rockfall.bench.ours import game_for, play_match, sample_positions
    from rockfall.core.rng import Rng
    from rockfall.core.state import NOBODY, State, playout, resolve_chance

    try:
        from rockfall.bench.loops import copies
    except ImportError:  # an earlier checkout
        from rockfall.core.state import copies  # type: ignore[attr-defined, no-redef]

    def legal_moves_of_match(state: State, rng: Rng) -> tuple[int, int]:
        moves = decisions = 0
        while resolve_chance(state, rng) != NOBODY:
            moves += len(state.legal_moves())
            decisions += 1
            state.apply(state.random_move(rng))
        return moves, decisions

    def enumerate_moves(state: State, count: int) -> int:
        for _ in range(count - 1):
            state.legal_moves()
        return count * len(state.legal_moves())

    def look(state: State, count: int) -> int:
        for _ in range(count):
            state.view(int(state.turn))
        return count

    def copy(state: State, count: int) -> int:
        copies(state, count)
        return count

    assert rockfall.COMPILED, f"expected a compiled checkout, got {rockfall.__file__}"
    at_positions: dict[str, Callable[[State, int], int]] = {
        "legal moves": enumerate_moves,
        "copies": copy,
        "views": look,
    }
    positions: dict[str, list[State]] = {}
    for line in sys.stdin:
        name, quantity, count, seed = json.loads(line)
        game, rng = game_for(name), Rng.seeded("before", seed)
        if name not in positions:
            positions[name] = [s for i in range(MATCHES) for s in sample_positions(game, Rng.seeded("before", i))]
        begin = process_time()
        if quantity in at_positions:
            done = sum(at_positions[quantity](state, count) for state in positions[name])
        elif quantity == "moves in a decision":
            found = [legal_moves_of_match(game.new_state(), rng) for _ in range(count)]
            print(json.dumps([sum(m for m, _ in found), sum(d for _, d in found)]), flush=True)
            continue
        else:
            play = playout if quantity == "decisions, compiled loop" else play_match
            done = sum(int(play(game.new_state(), rng)) for _ in range(count))
        print(json.dumps([done, process_time() - begin]), flush=True)


QUANTITIES = ["decisions, compiled loop", "decisions, Python loop", "legal moves", "copies", "views"]


class Side:
    """A process that runs one checkout."""

    def __init__(self, checkout: Path) -> None:
        paths = os.pathsep.join([str(checkout / "src"), str(checkout)])
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": paths},
            text=True,
        )

    def ask(self, *command: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(command), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def cost(self, game: str, quantity: str, count: int, seed: int) -> float:
        done, seconds = self.ask(game, quantity, count, seed)
        return float(seconds / done)

    def fitting_count(self, game: str, quantity: str, seconds: float) -> int:
        count = 1
        while (spent := self.ask(game, quantity, count, 0)[1]) < seconds / 2:
            count = max(count + 1, int(count * min(8, seconds / max(spent, 1e-9))))
        return count

    def close(self) -> None:
        self.process.communicate()


def compare(earlier: Path, game: str, pairs: int, seconds: float) -> None:
    counts: dict[str, int] = {}
    ratios: dict[str, list[float]] = {quantity: [] for quantity in QUANTITIES}
    costs: dict[str, list[float]] = {quantity: [] for quantity in QUANTITIES}
    branching: list[float] = []
    for pair in range(pairs):
        there, here = Side(earlier), Side(HERE)
        for quantity in QUANTITIES:
            if quantity not in counts:
                counts[quantity] = here.fitting_count(game, quantity, seconds)
            for repeat in range(REPEATS):
                seed = pair * REPEATS + repeat
                order = (there, here) if repeat % 2 else (here, there)
                spent = {side: side.cost(game, quantity, counts[quantity], seed) for side in order}
                ratios[quantity].append(spent[here] / spent[there])
                costs[quantity].append(spent[here])
        if not branching:
            found = [side.ask(game, "moves in a decision", 100, 0) for side in (there, here)]
            branching = [moves / decisions for moves, decisions in found]
        there.close()
        here.close()
    print(f"{game}: legal moves in a decision {branching[0]:.1f} there, {branching[1]:.1f} here")
    for quantity in QUANTITIES:
        row = sorted(ratios[quantity])
        half = f"half of all {row[len(row) // 4]:.3f} to {row[-1 - len(row) // 4]:.3f}"
        print(f"  {quantity:25} {median(costs[quantity]) * 1e9:8.1f} ns here, {median(row):5.3f} of there, {half}")


def main() -> None:
    parser = argparse.ArgumentParser(description="This checkout beside an earlier one.")
    parser.add_argument("earlier", type=Path)
    parser.add_argument("games", nargs="*", default=["saboteur", "saboteur2", "goblins", "guilds", "trollfjord"])
    parser.add_argument("--pairs", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.2)
    chosen = parser.parse_args()
    for game in chosen.games:
        compare(chosen.earlier.resolve(), game, chosen.pairs, chosen.seconds)


if __name__ == "__main__":
    serve() if sys.argv[1:] == ["--serve"] else main()
