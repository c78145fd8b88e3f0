"""Fit the chance to win a match of Trollfjord: the numbers of rockfall/bots/trollfjord/weights.py.

    python tools/fit_trollfjord.py [--matches 1500] [--seed fit] [--by mixed]

Plays matches, each seat sensible or attentive by lot, in which now and then a move is random, and writes down every
seat's features before every turn. By number of players and stage a logistic model (whose shares of the victory add up
to 1) is fitted to who won, by Newton's method with a small penalty; a point is worth something from the beginning on.
Writes src/rockfall/bots/trollfjord/weights.py anew.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import rockfall
from rockfall.bots.trollfjord.attentive import attentive_move, sample_of
from rockfall.bots.trollfjord.judge import sensible_move
from rockfall.bots.trollfjord.standing import FEATURES, STAGES
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games.trollfjord.edition import MOVING
from rockfall.games.trollfjord.rules import TrollfjordState

RANDOM_MOVES = 40  # one move in this many is random
TARGET = Path(__file__).parents[1] / "src/rockfall/bots/trollfjord/weights.py"
MOVERS = {"sensible": sensible_move, "attentive": attentive_move}
# What is expected of each weight before any match is seen, and how firmly.
PRIOR = np.array([0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0])
PENALTY = np.array([60.0, 5, 5, 5, 5, 5, 5, 5, 5, 5])

Table = NDArray[np.float64]


def play_match(players: int, seed: str, by: str) -> tuple[list[list[int]], int]:
    """One match: what was to be seen before every turn, and who won."""
    state = rockfall.game("trollfjord", players=players).new_state()
    assert isinstance(state, TrollfjordState)
    rng = Rng.seeded(seed)
    movers = [MOVERS[by] if by in MOVERS else list(MOVERS.values())[rng.below(2)] for _ in range(players)]
    samples: list[list[int]] = []
    while state.turn != NOBODY:
        if state.turn == CHANCE:
            state.apply(state.draw(rng))
            continue
        if state.phase == MOVING:
            samples.append(sample_of(state))
        if rng.below(RANDOM_MOVES) == 0:
            state.apply(state.random_move(rng))
        else:
            state.apply(movers[state.turn](state, state.turn, rng))
    return samples, state.winner()


def logistic(features: Table, winners: NDArray[np.int64]) -> tuple[Table, float]:
    """Weights by Newton's method, and the log loss; features are by position, seat and number."""
    weights = np.zeros(features.shape[2])
    count = len(winners)
    for _ in range(25):
        scores = features @ weights
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("ps,psf->pf", chances, features)
        gradient = (features[np.arange(count), winners] - mean).sum(axis=0) - PENALTY * (weights - PRIOR)
        spread = features - mean[:, None, :]
        curvature = np.einsum("ps,psf,psg->fg", chances, spread, spread) + np.diag(PENALTY)
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights, float(-np.mean(np.log(chances[np.arange(count), winners])))


def fit(players: int, matches: int, seed: str, by: str) -> list[int]:
    samples: list[list[int]] = []
    winners: list[int] = []
    for number in range(matches):
        seen, winner = play_match(players, f"{seed} {players} {number}", by)
        samples += seen
        winners += [winner] * len(seen)
    table = np.array(samples, dtype=np.float64)
    won = np.array(winners, dtype=np.int64)
    scale = np.array([10.0, 1, 1, 1, 1, 10000.0, 10000.0, 10000.0, 10.0, 10.0])
    numbers: list[int] = []
    for stage in range(STAGES):
        there = table[:, 0] == stage
        features = table[there, 1:].reshape(-1, players, FEATURES) / scale
        weights, loss = logistic(features, won[there])
        print(f"{players} players, stage {stage}: {int(there.sum())} turns, log loss {loss:.3f}", flush=True)
        unit = scale / np.array([1, 1, 1, 1, 1, 1000.0, 1000.0, 1000.0, 1, 1])
        numbers += [round(10000 * float(weight)) for weight in weights / unit]
    return numbers


HEAD = '''"""Numbers fitted to {matches} matches of {by} players each by tools/fit_trollfjord.py: do not edit. Compiled.

By number of players and stage (the fullest belt has 0, 1, 2 or 3 treasures; the last round) what each of {features}
features adds to a seat's strength, in ten-thousandths: a point; a belt with 1, 2, 3 treasures, being finished; a point
that trolls promise at the next fortress, at the one after it; a troll near the next one, on the board; a space gone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# fmt: off
WEIGHTS_OF: Final = vec[i64](
    [
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--by", choices=[*MOVERS, "mixed"], default="mixed")
    given = parser.parse_args()
    text = HEAD.format(matches=given.matches, by=given.by, features=FEATURES)
    for players in (2, 3, 4):
        numbers = fit(players, given.matches, given.seed, given.by)
        for at in range(0, len(numbers), FEATURES):
            text += "        " + ", ".join(map(str, numbers[at : at + FEATURES])) + ",\n"
    TARGET.write_text(text + "    ]\n)\n")


if __name__ == "__main__":
    main()
