"""Guilds of Laar and Trollfjord: an attentive player in a sensible one's seat, and how long it thinks.

    python benchmarks/attentive.py guilds [--players 2 3 4] [--deals 200] [--hero attentive] [--field sensible]

In every deal the hero and then the baseline (sensible) sit in every seat, the others are those of the field; chance and
every seat have random numbers of their own. Intervals are 95 %, clustered by deal. A shared win counts in parts. Times
are CPU time of the process.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from sides import mean

import rockfall
from rockfall.bots import bot, policy_of
from rockfall.bots.search import Search
from rockfall.core.bot import Bot
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.trollfjord.rules import TrollfjordState

BASELINE = "sensible"


class Timed:
    """A bot whose every move is timed."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.name = inner.name
        self.seconds: list[float] = []

    def choose(self, view: View, rng: Rng) -> int:
        begin = time.process_time()
        move = self.inner.choose(view, rng)
        self.seconds.append(time.process_time() - begin)
        return move


def share(state: State, seat: int) -> float:
    """A seat's part of the victory."""
    if isinstance(state, GuildsState):
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0
    assert isinstance(state, TrollfjordState)
    return float(state.winner() == seat)


def play(game: Game, seats: Sequence[Bot], seed: str) -> State:
    chance = Rng.seeded(seed, "chance")
    rngs = [Rng.seeded(seed, f"seat {seat}") for seat in range(game.players)]
    state = game.new_state()
    while state.turn != NOBODY:
        seat = int(state.turn)
        if seat == CHANCE:
            state.apply(state.draw(chance))
        else:
            state.apply(seats[seat].choose(state.view(seat), rngs[seat]))
    return state


def won(game: Game, player: Bot, field: Bot, seed: str) -> float:
    """How much of the victories one bot wins in every seat of a deal, among others."""
    total = 0.0
    for seat in range(game.players):
        state = play(game, [player if other == seat else field for other in range(game.players)], seed)
        total += share(state, seat)
    return total / game.players


def playouts(game: Game, seconds: float = 2.0) -> float:
    """A second: playouts of the search from the beginning of a match."""
    state = game.new_state()
    rng = Rng.seeded("playouts")
    while state.turn == CHANCE:
        state.apply(state.draw(rng))
    view = state.view(int(state.turn))
    begin = time.process_time()
    search = Search(policy_of(game), view, rng, 0, seconds)
    search.run()
    return int(search.used) / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["guilds", "trollfjord"])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--hero", default="attentive")
    parser.add_argument("--field", default="sensible")
    parser.add_argument("--seed", default="attentive")
    given = parser.parse_args()
    print("| players | deals | hero, % | sensible, % | difference | median move | slowest move | playouts |")
    print("|---|---|---|---|---|---|---|---|")
    for players in given.players:
        game = rockfall.game(given.game, players=players)
        hero = Timed(bot(given.hero, game))
        baseline, field = bot(BASELINE, game), bot(given.field, game)
        seeds = [f"{given.seed} {number}" for number in range(given.deals)]
        heroes = [100 * won(game, hero, field, seed) for seed in seeds]
        others = [100 * won(game, baseline, field, seed) for seed in seeds]
        gains = [one - other for one, other in zip(heroes, others, strict=True)]
        times = sorted(hero.seconds)
        cells = [
            str(players),
            str(given.deals),
            mean(heroes, 1),
            mean(others, 1),
            mean(gains, 1, "+"),
            f"{1000 * times[len(times) // 2]:.2f} ms",
            f"{1000 * times[-1]:.1f} ms",
            f"{playouts(game):,.0f}/s",
        ]
        print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
