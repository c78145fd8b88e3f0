"""A first table of the tower's chances, from a few measured rows: src/rockfall/games/trollfjord/tower.json.

It stands in until a table is fitted to the simulated tower; the format is described in games/trollfjord/chances.py.

    PYTHONPATH=src python tools/tower_table.py
"""

from __future__ import annotations

import json
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src" / "rockfall" / "games" / "trollfjord" / "tower.json"
MOST = 14
TOTAL = 10_000

# Per cent of blows that bring out 0, 1, 2, ... boulders, by strength.
MEASURED = (
    (48, 25, 16, 7, 3, 0.6, 0.3, 0.1),
    (24, 20, 22, 16, 11, 5, 1.5, 0.4, 0.1),
    (10, 17, 21, 20, 17, 9, 4, 1.4, 0.4, 0.2),
    (9, 13, 16, 20, 19, 13, 6, 2.6, 1, 0.3, 0.1),
    (6, 11, 16, 20, 18, 15, 7, 4, 2, 0.7, 0.2, 0.1),
)
HEIGHT_FACTORS = (0.95, 1.0, 1.05)  # of the mean
FILLS = {44: 1.06, 36: 1.03, 28: 1.0, 20: 0.96, 12: 0.88, 8: 0.75}  # boulders inside: factor of the mean
EMPTY_FACTORS = (0.9, 1.9, 3.6, 5.0)  # of the chance of nothing, by empty blows lately
MOST_EMPTY = 0.75


def mean(shares: list[float]) -> float:
    return sum(count * share for count, share in enumerate(shares)) / sum(shares)


def tilted(shares: list[float], wanted: float) -> list[float]:
    """The same outcomes with another mean: each weighed by a power of its count."""
    low, high = 0.1, 10.0
    for _ in range(60):
        middle = (low + high) / 2
        if mean([share * middle**count for count, share in enumerate(shares)]) < wanted:
            low = middle
        else:
            high = middle
    moved = [share * low**count for count, share in enumerate(shares)]
    return [share / sum(moved) for share in moved]


def after_empties(shares: list[float], factor: float) -> list[float]:
    """The same outcomes with nothing more or less likely."""
    empty = min(shares[0] * factor, max(MOST_EMPTY, shares[0]))
    rest = (1 - empty) / (1 - shares[0])
    return [empty, *(share * rest for share in shares[1:])]


def whole(shares: list[float]) -> list[int]:
    """Whole weights that add up to TOTAL, the largest remainders rounded up."""
    exact = [share * TOTAL for share in shares] + [0.0] * (MOST + 1 - len(shares))
    weights = [int(weight) for weight in exact]
    by_remainder = sorted(range(len(exact)), key=lambda count: weights[count] - exact[count])
    for count in by_remainder[: TOTAL - sum(weights)]:
        weights[count] += 1
    return weights


def table() -> dict[str, object]:
    weights = []
    for percent in MEASURED:
        base = [share / sum(percent) for share in percent]
        by_height = []
        for height in HEIGHT_FACTORS:
            filled = [tilted(base, mean(base) * height * fill) for fill in FILLS.values()]
            by_height.append([[whole(after_empties(each, factor)) for each in filled] for factor in EMPTY_FACTORS])
        weights.append(by_height)
    return {
        "strengths": len(MEASURED),
        "heights": len(HEIGHT_FACTORS),
        "memories": len(EMPTY_FACTORS),
        "most": MOST,
        "fills": list(FILLS),
        "weights": weights,
    }


if __name__ == "__main__":
    TARGET.write_text(json.dumps(table()) + "\n")
