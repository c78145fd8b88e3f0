"""Does a move cost more in a larger mine?

    python benchmarks/mine.py

Grows one long tunnel and measures, at several lengths: laying a card at its end and taking it away again, a rockfall in
its middle and its repair, and asking for the legal moves, in all and for each legal move. CPU time; the ratio to the
smallest mine is what counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from rockfall.games.maze.maze import LIT, Maze
from rockfall.games.maze.mine import PLAY
from rockfall.games.saboteur.edition import BASE, START, Config
from rockfall.games.saboteur.rules import SaboteurState

LENGTHS = (4, 8, 16, 32)
CROSS = 6  # the kind of the crossroads, which fits anywhere in this tunnel


def snake(length: int) -> list[int]:
    """Cells of a tunnel that winds through the western half of the table, away from the goals."""
    cells = [START - 1]
    step = -1
    while len(cells) < length:
        column = cells[-1] % 23
        if (step == -1 and column == 1) or (step == 1 and column == 6):
            cells += [cells[-1] + 23, cells[-1] + 46]
            step = -step
        else:
            cells.append(cells[-1] + step)
    return cells[:length]


def seconds(work: Callable[[], object], repeats: int = 2000) -> float:
    """CPU seconds for one call, the best of several tries."""
    best = float("inf")
    for _ in range(7):
        begin = time.process_time()
        for _ in range(repeats):
            work()
        best = min(best, (time.process_time() - begin) / repeats)
    return best


def main() -> None:
    config = Config(False, 5, "strict", True, False, False, False, False, 3, 0)
    tile = BASE.tiles.first[CROSS]
    print("| cards in the mine | lay and take away | rockfall and repair | legal moves | for each legal move |")
    print("|---|---|---|---|---|")
    first: list[float] = []
    for length in LENGTHS:
        maze = config.maze.copy()
        cells = snake(length)
        for cell in cells[:-1]:
            maze.lay(cell, tile)
        times = [
            seconds(partial(end_of_tunnel, maze, cells[-1], tile)),
            seconds(partial(middle_of_tunnel, maze, cells[length // 2], tile)),
        ]
        state = SaboteurState(config)
        state.maze = maze
        state.phase = PLAY
        state.turn = 0
        state.hand_count[0] = 6
        for place, kind in enumerate((0, 1, 3, 4, 5, 6)):
            state.hands[place] = kind
        times.append(seconds(state.legal_moves))
        times.append(times[-1] / len(list(state.legal_moves())))
        first = first or times
        shown = " | ".join(f"{t * 1e9:,.0f} ns, {t / begin:.2f} x" for t, begin in zip(times, first, strict=True))
        print(f"| {length} | {shown} |")
    assert config.maze.border == LIT


def end_of_tunnel(maze: Maze, cell: int, tile: int) -> None:
    maze.lay(cell, tile)
    maze.remove(cell)


def middle_of_tunnel(maze: Maze, cell: int, tile: int) -> None:
    maze.remove(cell)
    maze.lay(cell, tile)


if __name__ == "__main__":
    main()
