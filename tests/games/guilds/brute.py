"""Scoring by trying everything: slow, plain, and written from the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

Counts = tuple[int, ...]


def multisets(sorts: int, most: int) -> Iterator[Counts]:
    """All ways to have a limited number of things of several sorts, by how many of each."""
    for size in range(most + 1):
        for chosen in combinations_with_replacement(range(sorts), size):
            yield tuple(chosen.count(sort) for sort in range(sorts))


def without(counts: Counts, sorts: Iterator[int] | list[int]) -> Counts | None:
    left = list(counts)
    for sort in sorts:
        left[sort] -= 1
    return tuple(left) if min(left) >= 0 else None


@cache
def best_runs(gems: Counts) -> int:
    """G15: the first gem that is there is in some run; try all runs around the circle that it can be in."""
    first = next((each for each in range(8) if gems[each]), None)
    if first is None:
        return 0
    best = 0
    for length in range(1, 9):
        for back in range(length):
            rest = without(gems, [(first - back + step) % 8 for step in range(length)])
            if rest is not None:
                best = max(best, length * length + best_runs(rest))
    return best


@cache
def best_with_steps(gems: Counts, steps: int) -> int:
    """G14: no step, or any one step of any one gem and then the others."""
    best = best_runs(gems)
    if steps:
        for start in range(8):
            for end in ((start + 1) % 8, (start - 1) % 8):
                moved = without(gems, [start])
                if moved is not None:
                    made = list(moved)
                    made[end] += 1
                    best = max(best, best_with_steps(tuple(made), steps - 1))
    return best


DIFFERENT = {1: {1: 2, 2: 4, 3: 9, 4: 15}, 4: {1: 2, 2: 4, 3: 8, 4: 12}}
EQUAL = {2: {1: 2, 2: 5, 3: 10, 4: 16}, 4: {2: 6}}


@cache
def best_sets(beasts: Counts, memo: int) -> int:
    """G17, memos I to IV: take any set off, or leave a beast over."""
    best = 0
    for sort in range(4):
        rest = without(beasts, [sort])
        if rest is not None:
            best = max(best, best_sets(rest, memo))  # left over
    for size, pays in DIFFERENT.get(memo, {}).items():
        for sorts in combinations(range(4), size):
            rest = without(beasts, list(sorts))
            if rest is not None:
                best = max(best, pays + best_sets(rest, memo))
    for size, pays in EQUAL.get(memo, {}).items():
        for sort in range(4):
            rest = without(beasts, [sort] * size)
            if rest is not None:
                best = max(best, pays + best_sets(rest, memo))
    if memo == 3:
        for pair in combinations_with_replacement(range(4), 2):
            rest = without(beasts, list(pair))
            if rest is not None:
                best = max(best, 5 + best_sets(rest, memo))
    return best


@cache
def most_triples(beasts: Counts) -> int:
    """G14: sets of three different beasts."""
    rests = (without(beasts, list(sorts)) for sorts in combinations(range(4), 3))
    return max((1 + most_triples(rest) for rest in rests if rest is not None), default=0)
