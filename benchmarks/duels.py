"""Level 1 against level 0: how often one sensible bot wins among uniform ones, and what bots score among themselves.

    python benchmarks/duels.py [trollfjord] [--matches 500] [--seed duels]

Prints the table of docs/bots/trollfjord-sensible.md. The hero's seat rotates with the matches. Intervals are 95 %:
Wilson's for rates, normal for means.
"""

from __future__ import annotations

import argparse

from sides import mean, rate

import rockfall
from rockfall.bots import bot
from rockfall.core.game import Game
from rockfall.core.play import drive


def scores_of(game: Game, hero: str, others: str, matches: int, seed: str) -> list[tuple[list[int], int]]:
    """The scores of every match, and the hero's seat in it."""
    played = []
    for number in range(matches):
        seat = number % game.players
        bots = [bot(hero if other == seat else others, game) for other in range(game.players)]
        state = game.new_state()
        drive(game, state, bots, f"{seed} {number}", lambda event: None)
        played.append((state.scores(), seat))
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="trollfjord")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", default="duels")
    chosen = parser.parse_args()
    kind = type(rockfall.game(chosen.game))
    print("| players | sensible wins among uniform, % | its points | theirs | points, all sensible |")
    print("|---|---|---|---|---|")
    for players in range(kind.min_players, kind.max_players + 1):
        game = rockfall.game(chosen.game, players=players)
        mixed = scores_of(game, "sensible", "uniform", chosen.matches, chosen.seed)
        alike = scores_of(game, "sensible", "sensible", chosen.matches, chosen.seed)
        wins = sum(scores[seat] == max(scores) and scores.count(max(scores)) == 1 for scores, seat in mixed)
        own = [scores[seat] for scores, seat in mixed]
        theirs = [score for scores, seat in mixed for other, score in enumerate(scores) if other != seat]
        everybody = [score for scores, _ in alike for score in scores]
        row = [str(players), rate(wins, chosen.matches), *(mean(points, 1) for points in (own, theirs, everybody))]
        print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
