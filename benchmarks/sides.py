"""Who wins when: the sides' win rates by number of players, and what each role earns, for bots of levels 0 and 1.

    python benchmarks/sides.py [--rounds 2000] [--jobs 2] [--seed bots]

Prints the tables of docs/bots.md. Intervals are 95 %: Wilson's for rates, normal for means.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor

import rockfall
from rockfall.bots import bot
from rockfall.core.bot import Bot
from rockfall.core.game import Event, Game
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games.saboteur.cards import ROLES
from rockfall.games.saboteur.events import RoundEnded
from rockfall.games.saboteur.view import SaboteurView
from rockfall.lab.stats import wilson

BATCH = 100


class BySide:
    """Plays as one bot when it is a saboteur and as another when it is not. It knows its own role from its view."""

    name = "by side"

    def __init__(self, digger: Bot, saboteur: Bot) -> None:
        self.digger = digger
        self.saboteur = saboteur

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, SaboteurView)
        assert view.viewer is not None
        chosen = self.saboteur if ROLES[view.roles[view.viewer]] == "saboteur" else self.digger
        return chosen.choose(view, rng)


def play_round(game: Game, bots: list[Bot], seed: object) -> tuple[RoundEnded, list[int]]:
    """One round: how it ended, and the nuggets of each seat."""
    ends: list[RoundEnded] = []

    def keep(event: Event) -> None:
        if isinstance(event, RoundEnded):
            ends.append(event)

    state = game.new_state()
    drive(game, state, bots, seed, keep)
    return ends[0], state.scores()


def saboteur_wins(name: str, players: int, digger: str, saboteur: str, seeds: Iterable[str]) -> int:
    """In how many of these rounds the diggers did not get to the gold."""
    game = rockfall.game(name, players=players, rounds=1)
    bots: list[Bot] = [BySide(bot(digger, game), bot(saboteur, game))] * players
    wins = 0
    for seed in seeds:
        end, _ = play_round(game, bots, seed)
        reached = end.gold if end.blue is None else end.blue or end.green
        wins += not reached
    return wins


def earnings(name: str, players: int, hero: str, seeds: Iterable[str]) -> dict[str, list[int]]:
    """Nuggets by role of a hero in one seat, with sensible bots in the others; the seat goes round with the seeds."""
    game = rockfall.game(name, players=players, rounds=1)
    by_role: dict[str, list[int]] = defaultdict(list)
    for number, seed in enumerate(seeds):
        seat = number % players
        bots = [bot(hero if other == seat else "sensible", game) for other in range(players)]
        end, scores = play_round(game, bots, seed)
        by_role[end.roles[seat]].append(scores[seat])
    return by_role


def rate(wins: float, count: int) -> str:
    """In per cent, with Wilson's interval."""
    low, high = wilson(wins / count, count)
    return f"{100 * wins / count:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def mean(values: Sequence[float], digits: int = 2, sign: str = "") -> str:
    """With the half width of its interval; a sign "+" is for differences."""
    average = sum(values) / len(values)
    spread = math.sqrt(sum((value - average) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{average:{sign}.{digits}f} ± {1.96 * spread / math.sqrt(len(values)):.{digits}f}"


def clustered(observations: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """Mean and half width of its interval; what has the same number, that of a deal, say, counts as one draw."""
    average = sum(value for _, value in observations) / len(observations)
    parts: dict[int, float] = defaultdict(float)
    for number, value in observations:
        parts[number] += value - average
    return average, 1.96 * math.sqrt(sum(part * part for part in parts.values())) / len(observations)


def batches(seed: str, count: int) -> list[list[str]]:
    return [[f"{seed} {number}" for number in range(at, min(at + BATCH, count))] for at in range(0, count, BATCH)]


def print_sides(pool: ProcessPoolExecutor, seed: str, rounds: int) -> None:
    pairs = [("sensible", "sensible"), ("sensible", "uniform"), ("uniform", "sensible"), ("uniform", "uniform")]
    for name, counts in (("saboteur", range(3, 11)), ("saboteur2", range(2, 13))):
        print(f"\n| {name}, players | " + " | ".join(f"diggers {d}, saboteurs {s}" for d, s in pairs) + " |")
        print("|---|" + "---|" * len(pairs))
        for players in counts:
            cells = []
            for digger, saboteur in pairs:
                setting = (name, players, digger, saboteur)
                jobs = [pool.submit(saboteur_wins, *setting, batch) for batch in batches(seed, rounds)]
                wins = sum(job.result() for job in jobs)
                cells.append(rate(wins, rounds))
            print(f"| {players} | " + " | ".join(cells) + " |", flush=True)


def print_earnings(pool: ProcessPoolExecutor, seed: str, rounds: int) -> None:
    print("\n| game, players | role | sensible | uniform |\n|---|---|---|---|")
    for name, players in (("saboteur", 5), ("saboteur", 8), ("saboteur2", 6), ("saboteur2", 9)):
        found: dict[str, dict[str, list[int]]] = {}
        for hero in ("sensible", "uniform"):
            merged: dict[str, list[int]] = defaultdict(list)
            for job in [pool.submit(earnings, name, players, hero, batch) for batch in batches(seed, rounds)]:
                for role, nuggets in job.result().items():
                    merged[role] += nuggets
            found[hero] = merged
        for role in found["sensible"]:
            print(f"| {name}, {players} | {role} | {mean(found['sensible'][role])} | {mean(found['uniform'][role])} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="bots")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        print(f"Rounds the saboteurs won, of {given.rounds}, per cent with 95 % intervals.")
        print_sides(pool, given.seed, given.rounds)
        rounds = 4 * given.rounds
        print(f"\nMean nuggets in a round of one player, by role, over {rounds} rounds; all others are sensible.")
        print_earnings(pool, given.seed, rounds)


if __name__ == "__main__":
    main()
