"""Who wins when: how many rounds the saboteurs win by number of players, with one bot for all, or one for each side.

    python benchmarks/sides.py [--rounds 1000] [--pairs attentive attentive/sensible] [--games saboteur] [--players 5]

Prints the tables of docs/bots/saboteur-sides.md and saboteur-teams.md. Intervals are 95 %, Wilson's.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor

import rockfall
from rockfall.bots import bot
from rockfall.core.bot import Bot
from rockfall.core.game import Event
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games import game_type
from rockfall.games.saboteur.cards import ROLES
from rockfall.games.saboteur.events import RoundEnded
from rockfall.games.saboteur.view import SaboteurView
from rockfall.lab.stats import wilson

BATCH = 100
GAMES = ["saboteur", "saboteur2"]
PAIRS = ["attentive", "sensible", "sensible/uniform", "uniform/sensible", "uniform"]


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


def saboteur_wins(name: str, players: int, digger: str, saboteur: str, seeds: Iterable[str]) -> int:
    """In how many of these rounds the diggers did not get to the gold."""
    game = rockfall.game(name, players=players, rounds=1)
    bots: list[Bot] = [BySide(bot(digger, game), bot(saboteur, game))] * players
    ends: list[RoundEnded] = []

    def keep(event: Event) -> None:
        if isinstance(event, RoundEnded):
            ends.append(event)

    for seed in seeds:
        drive(game, game.new_state(), bots, seed, keep)
    return sum(not (end.gold if end.blue is None else end.blue or end.green) for end in ends)


def rate(wins: float, count: int) -> str:
    """In per cent, with Wilson's interval."""
    low, high = wilson(wins / count, count)
    return f"{100 * wins / count:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def mean(values: Sequence[float], digits: int = 2, sign: str = "") -> str:
    """With the half width of its interval; a sign "+" is for differences."""
    average = sum(values) / len(values)
    spread = math.sqrt(sum((value - average) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{average:{sign}.{digits}f} ± {1.96 * spread / math.sqrt(len(values)):.{digits}f}"


def batches(seed: str, count: int) -> list[list[str]]:
    return [[f"{seed} {number}" for number in range(at, min(at + BATCH, count))] for at in range(0, count, BATCH)]


def print_sides(pool: ProcessPoolExecutor, setting: argparse.Namespace) -> None:
    pairs = [(digger, saboteur or digger) for digger, _, saboteur in (pair.partition("/") for pair in setting.pairs)]
    for name in setting.games:
        game = game_type(name)
        print(f"\n| {name}, players | " + " | ".join(f"diggers {d}, saboteurs {s}" for d, s in pairs) + " |")
        print("|---|" + "---|" * len(pairs))
        for players in setting.players or range(game.min_players, game.max_players + 1):
            cells = []
            for digger, saboteur in pairs:
                among = (name, players, digger, saboteur)
                jobs = [pool.submit(saboteur_wins, *among, batch) for batch in batches(setting.seed, setting.rounds)]
                cells.append(rate(sum(job.result() for job in jobs), setting.rounds))
            print(f"| {players} | " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--players", nargs="+", type=int, help="by default every number")
    parser.add_argument("--pairs", nargs="+", metavar="DIGGERS[/SABOTEURS]", default=PAIRS)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="bots")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        print(f"Rounds the saboteurs won, of {given.rounds}, per cent with 95 % intervals.")
        print_sides(pool, given)


if __name__ == "__main__":
    main()
