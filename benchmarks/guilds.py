"""Guilds of Laar: how long a final scoring takes, and who wins, for bots of levels 0 and 1.

    python benchmarks/guilds.py [--matches 1000] [--jobs 2] [--seed bots]

Prints the tables of docs/bots/guilds-sensible.md. Intervals are 95 %: Wilson's for rates, normal for means. A shared
win counts in parts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from sides import mean, rate

import rockfall
from rockfall.bots import bot
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import playout
from rockfall.games.guilds.cards import GOODS
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import GEM, MOST, SPELL, entry_of
from rockfall.games.guilds.view import GuildsView

BATCH = 100


def scoring_seconds(state: GuildsState, repeats: int = 500) -> float:
    """CPU seconds for scoring all stacks of all seats once, the best of several tries."""
    view = state.view(None)
    assert isinstance(view, GuildsView)
    best = float("inf")
    for _ in range(7):
        begin = time.process_time()
        for _ in range(repeats):
            view.standings()
        best = min(best, (time.process_time() - begin) / repeats)
    return best


def ended(seed: int) -> GuildsState:
    state = rockfall.game("guilds", players=4).new_state()
    assert isinstance(state, GuildsState)
    playout(state, Rng.seeded("scoring", seed))
    return state


def worst() -> GuildsState:
    """One seat has all four gem steps, and eight gems that cannot all come together: everything must be tried."""
    state = ended(0)
    rows = state.to_rows()
    steps = [int(entry_of(SPELL, good)) for good, face in enumerate(GOODS) if face.spell == "gem_shift"]
    gems = [int(entry_of(GEM, good)) for class_ in (1, 5) for good, face in enumerate(GOODS) if face.gem == class_]
    gems = [*gems[:4], *gems[6:10]]
    rows[6] = [*steps, *gems, *rows[6][MOST:]]
    state.from_rows(rows)
    return state


def print_scoring() -> None:
    print("| final scoring of four seats | microseconds |\n|---|---|")
    usual = sorted(scoring_seconds(ended(seed)) for seed in range(20))
    print(f"| random matches, median of 20 | {1e6 * usual[10]:.1f} |")
    print(f"| random matches, slowest of 20 | {1e6 * usual[-1]:.1f} |")
    print(
        f"| one seat with all four gem steps and eight gems of two classes | {1e6 * scoring_seconds(worst(), 50):.1f} |"
    )


def results(players: int, hero: str, others: str, seeds: Sequence[str]) -> list[tuple[float, int, float]]:
    """By match: the hero's part of the win, its points, and the others' mean points; its seat goes round."""
    game = rockfall.game("guilds", players=players)
    found = []
    for number, seed in enumerate(seeds):
        seat = number % players
        state = game.new_state()
        assert isinstance(state, GuildsState)
        drive(game, state, [bot(hero if other == seat else others, game) for other in range(players)], seed)
        winners, scores = state.winners(), state.scores()
        share = 1 / len(winners) if seat in winners else 0.0
        found.append((share, scores[seat], (sum(scores) - scores[seat]) / (players - 1)))
    return found


def wins_by_seat(players: int, seeds: Sequence[str]) -> list[float]:
    """All sensible, seat 0 first in the first round: each seat's parts of the wins."""
    game = rockfall.game("guilds", players=players, first_seat=0)
    wins = [0.0] * players
    for seed in seeds:
        state = game.new_state()
        assert isinstance(state, GuildsState)
        drive(game, state, [bot("sensible", game)] * players, seed)
        winners = state.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return wins


def print_wins(pool: ProcessPoolExecutor, seed: str, matches: int) -> None:
    print("\n| players | one against the others | wins, per cent | its points | their points |\n|---|---|---|---|---|")
    for players in (2, 3, 4):
        for hero, others in (("sensible", "uniform"), ("uniform", "sensible")):
            seeds = [f"{seed} {number}" for number in range(matches)]
            batches = [seeds[at : at + BATCH] for at in range(0, matches, BATCH)]
            jobs = [pool.submit(results, players, hero, others, batch) for batch in batches]
            rows = [row for job in jobs for row in job.result()]
            cells = [
                f"{hero} against {others}",
                rate(sum(share for share, _, _ in rows), matches),
                mean([own for _, own, _ in rows], 1),
                mean([their for _, _, their in rows], 1),
            ]
            print(f"| {players} | " + " | ".join(cells) + " |", flush=True)


def print_seats(pool: ProcessPoolExecutor, seed: str, matches: int) -> None:
    print("\n| players, all sensible | first | second | third | fourth |\n|---|---|---|---|---|")
    for players in (2, 3, 4):
        seeds = [f"{seed} {number}" for number in range(matches)]
        jobs = [pool.submit(wins_by_seat, players, seeds[at : at + BATCH]) for at in range(0, matches, BATCH)]
        totals = [sum(column) for column in zip(*(job.result() for job in jobs), strict=True)]
        cells = [rate(wins, matches) for wins in totals] + [""] * (4 - players)
        print(f"| {players} | " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="bots")
    given = parser.parse_args()
    print_scoring()
    with ProcessPoolExecutor(given.jobs) as pool:
        print_wins(pool, given.seed, given.matches)
        print_seats(pool, given.seed, given.matches)


if __name__ == "__main__":
    main()
