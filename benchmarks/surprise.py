"""Goblins vs Gnomes: how surprised the belief of an attentive player is at the truth.

    python benchmarks/surprise.py [--players 3 5] [--rounds 500]

The mean of -log(chance of the truth), in nats, for the deal of the races and for the order of the goals: over all seats
and every eighth move from the tenth on, in rounds between sensible and between attentive bots. Intervals are 95 %,
clustered by round.
"""

from __future__ import annotations

import argparse
import math

import rockfall
from rockfall.bots import bot
from rockfall.bots.goblins.belief import Belief
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.games.goblins.edition import FIRST_GNOME
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.maze.mine import PLAY
from rockfall.lab.stats import Cluster, mean

EVERY, FIRST = 8, 10
LEAST = 1e-12  # of a chance: what was held impossible is a surprise of 28


def chance_of_races(belief: Belief, state: GoblinsState) -> float:
    truth = sum(1 << belief.origin[seat] for seat in range(state.config.players) if state.roles[seat] >= FIRST_GNOME)
    orders = len(belief.orders)
    return sum(weight for i, weight in enumerate(belief.weights) if belief.deals[i // orders] == truth)


def surprises(game: Game, name: str, number: int) -> list[tuple[float, float]]:
    """Of the races and of the goals, in one round."""
    found = []
    rng = Rng.seeded("surprise", game.players, number)
    player = bot(name, game)
    state = game.new_state()
    assert isinstance(state, GoblinsState)
    moves = 0
    while resolve_chance(state, rng) != NOBODY and state.round == 0:
        moves += 1
        if moves % EVERY == 0 and moves >= FIRST and state.phase == PLAY:
            for seat in range(game.players):
                belief = Belief(state, seat)
                chances = chance_of_races(belief, state), belief.order_chances()[state.order]
                found.append((-math.log(max(chances[0], LEAST)), -math.log(max(chances[1], LEAST))))
        state.apply(player.choose(state.view(int(state.turn)), rng))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 5])
    parser.add_argument("--rounds", type=int, default=500)
    given = parser.parse_args()
    print("| players | races | goals |\n|---|---|---|")
    for players in given.players:
        game = rockfall.game("goblins", players=players)
        for name in ("sensible", "attentive"):
            rounds = [surprises(game, name, number) for number in range(given.rounds)]
            found = [mean(Cluster(sum(pair[kind] for pair in each), len(each)) for each in rounds) for kind in range(2)]
            races, goals = (f"{one.value:.3f} ± {one.high - one.value:.3f}" for one in found)
            print(f"| {players} {name} | {races} | {goals} |", flush=True)


if __name__ == "__main__":
    main()
