"""Fit what stacks of Guilds of Laar will come to, and how sure that is: the numbers of rockfall/bots/guilds/weights.py.

    python tools/fit_guilds.py [--matches 4000] [--seed fit] [--by sensible]

Plays matches, in which now and then a move is random so that stacks vary, and writes down everybody's stacks before
every round. Least squares tell what each feature adds in the rounds that are left, to first and second order; the
spread is the one that makes who won most likely. Writes src/rockfall/bots/guilds/weights.py anew.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import rockfall
from rockfall.bots.guilds.attentive import attentive_move
from rockfall.bots.guilds.judge import sensible_move
from rockfall.bots.guilds.prospects import FEATURES, outcome_of, sample_of
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games.guilds.edition import MARKET, ROUNDS
from rockfall.games.guilds.rules import GuildsState

KINDS = 5
RANDOM_MOVES = 12  # one move in this many is random
TARGET = Path(__file__).parents[1] / "src/rockfall/bots/guilds/weights.py"
MOVERS = {"sensible": sensible_move, "attentive": attentive_move}

Table = NDArray[np.float64]


def play_match(players: int, seed: str, by: str) -> tuple[list[tuple[int, list[list[int]]]], list[int], list[int]]:
    """One match: the stacks before every round but the first, what they came to, and who won."""
    state = rockfall.game("guilds", players=players).new_state()
    assert isinstance(state, GuildsState)
    rng = Rng.seeded(seed)
    samples: list[tuple[int, list[list[int]]]] = []
    noted = 0
    while state.turn != NOBODY:
        if state.turn == CHANCE:
            if state.phase == MARKET and state.round > noted:
                noted = int(state.round)
                samples.append((noted, [sample_of(state, seat) for seat in range(players)]))
            state.apply(state.draw(rng))
        elif rng.below(RANDOM_MOVES) == 0:
            state.apply(state.random_move(rng))
        else:
            state.apply(MOVERS[by](state, state.turn, rng))
    return samples, [outcome_of(state, seat) for seat in range(players)], state.winners()


def design(samples: Table, rounds: Table) -> Table:
    """Each feature times the rounds left, the same times that once more, and the experts at hand within a block."""
    left = (ROUNDS - rounds)[:, None]
    features = samples[:, 3 : 3 + FEATURES] / 100
    hands = np.minimum(samples[:, 3 + FEATURES :], 1)
    blocks = [hands * (rounds % 4 == place)[:, None] for place in (1, 2, 3)]
    return np.hstack([features * left, features * left * left / 12, *blocks])


def fit(players: int, matches: int, seed: str, by: str) -> tuple[list[int], list[int], list[int], list[int]]:
    rows, rounds, outcomes, groups, won = [], [], [], [], []
    group = 0
    for number in range(matches):
        samples, ends, winners = play_match(players, f"{seed} {players} {number}", by)
        for at, stacks in samples:
            for seat, stack in enumerate(stacks):
                rows.append(stack)
                rounds.append(at)
                outcomes.append(ends[seat])
                groups.append(group)
                won.append(1 / len(winners) if seat in winners else 0.0)
            group += 1
    table = np.array(rows, dtype=np.float64)
    when = np.array(rounds, dtype=np.float64)
    target = np.array(outcomes, dtype=np.float64) - table[:, 0]
    matrix = design(table, when)
    penalty = np.eye(matrix.shape[1]) * 30
    weights = np.linalg.solve(matrix.T @ matrix + penalty, matrix.T @ target)
    expected = table[:, 0] + matrix @ weights
    error = np.sqrt(np.mean((np.array(outcomes) - expected) ** 2))
    print(f"{players} players: {len(rows)} stacks, points are off by {error / 1000:.2f}", flush=True)
    spread = fit_spread(table, expected, when, np.array(won), players)
    print(f"  spread {spread}", flush=True)
    hand = weights[2 * FEATURES :].reshape(3, KINDS)
    hand = hand - hand.mean(axis=1, keepdims=True)  # one of them goes in any case
    numbers = [round(float(weight)) for weight in weights[: 2 * FEATURES]]
    return numbers[:FEATURES], numbers[FEATURES:], [0] * KINDS + [round(float(one)) for one in hand.ravel()], spread


def fit_spread(table: Table, expected: Table, when: Table, won: Table, players: int) -> list[int]:
    """Squared points, in hundredths: a constant, and for every round left."""
    totals = expected.reshape(-1, players) / 1000
    left_hit = table[:, 1].reshape(-1, players) / 1000
    right_hit = table[:, 2].reshape(-1, players) / 1000
    totals = totals - np.roll(left_hit, 1, axis=1) - np.roll(right_hit, -1, axis=1)
    left = ROUNDS - when.reshape(-1, players)[:, :1]
    wins = won.reshape(-1, players)

    def loss(now: float, later: float) -> float:
        scale = np.sqrt(now + later * left)
        scaled = totals / scale
        scaled = scaled - scaled.max(axis=1, keepdims=True)
        return float(-np.mean(np.sum(wins * (scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))), axis=1)))

    grid = [1.25**power for power in range(-12, 18)]
    best, now, later = min((loss(now, later), now, later) for now in grid for later in grid)
    print(f"  log loss {best:.4f}, knowing nothing {np.log(players):.4f}")
    return [max(1, round(100 * now)), max(1, round(100 * later))]


def rows_of(name: str, comment: str, numbers: list[int], width: int) -> str:
    lines = [f"# {comment}", f"{name}: Final = vec[i64](", "    ["]
    lines += ["        " + ", ".join(map(str, numbers[at : at + width])) + "," for at in range(0, len(numbers), width)]
    return "\n".join([*lines, "    ]", ")", ""])


HEAD = '''"""Numbers that tools/fit_guilds.py fitted to {matches} matches of {by} players each: do not edit. Compiled.

Stacks are described by {features} features, see `describe` in prospects.py: a constant, 1 to 6 different
spices, the next spice; gems, the next gem, the best gem, gem steps, gem steps with gems; the next and the best beast,
beasts by memo, one left over under memo III, any under memo V; spells by what they do; spells for each such, kinds
that five goods want, half a pair of spices, spells, boosts without a weapon, pairs of spices without any; weapons.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# fmt: off
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--by", choices=sorted(MOVERS), default="sensible")
    given = parser.parse_args()
    fitted = [fit(players, given.matches, given.seed, given.by) for players in (2, 3, 4)]
    first, second, hand, spread = ([number for one in fitted for number in one[part]] for part in range(4))
    text = HEAD.format(matches=given.matches, by=given.by, features=FEATURES)
    text += rows_of("FIRST_ORDER", "By players and feature: thousandths of a point for each round left.", first, 13)
    text += rows_of("SECOND_ORDER", "The same for each round left, times the rounds left, by twelve.", second, 13)
    text += rows_of("HAND", "By players, rounds played in the block and kind: an expert at hand.", hand, 5)
    text += rows_of(
        "SPREAD", "By players: hundredths of a squared point, at the end and for each round left.", spread, 2
    )
    TARGET.write_text(text)


if __name__ == "__main__":
    main()
