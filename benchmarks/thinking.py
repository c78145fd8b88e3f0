"""How long bots think: the mean and the longest move of every bot, and what "strong" does with its budget.

    python benchmarks/thinking.py [saboteur goblins ...] [--moves 200] [--budget 0.2]

Positions come from matches of sensible bots. For "strong" the longest move is also given as time over its budget; on a
machine that does other things as well this says more about them.
"""

from __future__ import annotations

import argparse
from statistics import mean
from time import perf_counter

import rockfall
from rockfall.bench.ours import game_for
from rockfall.bots import bot, bots
from rockfall.bots.strong import Strong
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, View, resolve_chance


def views_of(game: Game, count: int) -> list[View]:
    """This many turns with a choice, every fifth one."""
    playing, rng = bot("sensible", game), Rng.seeded("thinking")
    found: list[View] = []
    turns = 0
    while True:
        state = game.new_state()
        while resolve_chance(state, rng) != NOBODY:
            view = state.view(int(state.turn))
            turns += len(view.legal_moves) > 1
            if turns % 5 == 1 and len(view.legal_moves) > 1:
                found.append(view)
                if len(found) == count:
                    return found
            state.apply(playing.choose(view, rng))


def times_of(game: Game, name: str, views: list[View]) -> list[float]:
    """Seconds a move, by bots that have thought before."""
    tested, rng = bot(name, game), Rng.seeded("thinking", name)
    tested.choose(views[0], rng)
    taken = []
    for view in views:
        begun = perf_counter()
        tested.choose(view, rng)
        taken.append(perf_counter() - begun)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=rockfall.games())
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--budget", type=float, default=0.2)
    chosen = parser.parse_args()
    print("| game, players | bot | ms a move | longest | over its budget | playouts a move |")
    print("|---|---|---|---|---|---|")
    for name in chosen.games:
        game = game_for(name)
        views = views_of(game, chosen.moves)
        for level in bots(name)[1:]:
            is_search = level == "strong"
            some = views[:: max(1, len(views) // 40)] if is_search else views
            taken = times_of(game, f"strong:{chosen.budget}s" if is_search else level, some)
            row = [f"{name}, {game.players}", level, f"{1000 * mean(taken):.2f}", f"{1000 * max(taken):.2f}"]
            if is_search:
                searched = [int(Strong(game, chosen.budget).searched(view, Rng.seeded(1)).used) for view in some[:10]]
                row += [f"{1000 * (max(taken) - chosen.budget):.1f}", f"{mean(searched):.0f}"]
            print("| " + " | ".join(row + [""] * (6 - len(row))) + " |", flush=True)


if __name__ == "__main__":
    main()
