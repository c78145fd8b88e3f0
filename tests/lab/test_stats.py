"""Estimates and their intervals: right on paper, and they cover the truth as often as they say."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from rockfall.core.rng import Rng
from rockfall.lab.stats import Cluster, Estimate, difference, mean, rate, rate_difference, student, unpaired, wilson


def clusters(*rows: Sequence[float]) -> list[Cluster]:
    return [Cluster(total=sum(row), count=len(row)) for row in rows]


def test_a_mean_by_hand() -> None:
    """Four clusters of one: the textbook's interval, with Student's quantile for three degrees of freedom."""
    found = mean(clusters([1], [2], [3], [6]))
    assert found.value == 3
    half = student(3) * math.sqrt(((2**2 + 1 + 0 + 3**2) / 3) / 4)
    assert [found.low, found.high] == pytest.approx([3 - half, 3 + half])
    assert (found.count, found.clusters) == (4, 4)


@pytest.mark.parametrize(("freedom", "quantile"), [(2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.04 if freedom < 5 else 0.002)


def test_wilsons_interval_is_the_textbooks() -> None:
    assert list(wilson(0.5, 100)) == pytest.approx([0.4038, 0.5962], abs=1e-4)
    assert list(wilson(0, 10)) == pytest.approx([0, 0.2775], abs=1e-4)


def test_alike_observations_of_a_cluster_count_once() -> None:
    """Ten matches of a deal that end alike are worth one."""
    many = rate(clusters(*[[float(i % 2)] * 10 for i in range(40)]))
    once = rate(clusters(*[[float(i % 2)] for i in range(40)]))
    assert (many.value, many.count, many.clusters) == (0.5, 400, 40)
    assert many.high - many.low == pytest.approx(once.high - once.low)


def test_what_never_failed_is_not_certain() -> None:
    found = rate(clusters(*[[1.0, 1.0]] * 20))
    assert found.value == found.high == 1
    assert found.low == pytest.approx(wilson(1, 20)[0])
    contrast = rate_difference([(Cluster(total=2, count=2), Cluster(total=0, count=2))] * 20)
    assert contrast.value == 1
    assert 0.6 < contrast.low < 1


def test_a_difference_of_pairs_that_move_together_is_sharp() -> None:
    pairs = [(Cluster(total=deal + 1, count=1), Cluster(total=deal, count=1)) for deal in (0.0, 10.0, 20.0, 30.0)]
    found = difference(pairs)
    assert (found.value, found.low, found.high) == (1, 1, 1)
    alone = unpaired(mean(one for one, _ in pairs), mean(other for _, other in pairs))
    assert alone.value == 1
    assert alone.low < -10


def test_nothing_gives_nothing() -> None:
    assert mean([]).count == rate([Cluster()]).count == difference([]).count == 0
    assert math.isnan(rate([]).value)


def test_one_cluster_says_nothing_of_the_spread() -> None:
    assert mean(clusters([1, 2, 3])).high == math.inf
    assert rate(clusters([0, 0, 0])).high == pytest.approx(wilson(0, 1)[1])


def covered(estimates: list[Estimate], truth: float) -> float:
    return sum(each.low <= truth <= each.high for each in estimates) / len(estimates)


def deal(rng: Rng, luck: float, skill: float, matches: int) -> Cluster:
    """Matches of one deal: the deal decides some of them, skill the others."""
    cluster = Cluster()
    for _ in range(matches):
        cluster.add(float(rng.random() < luck + skill))
    return cluster


def test_intervals_cover_the_truth() -> None:
    """Deals differ much, hero and baseline by ten points: 95 % intervals cover in about 95 of 100 worlds."""
    rng = Rng.seeded("coverage")
    rates, differences = [], []
    for _ in range(400):
        pairs = []
        for _ in range(60):
            luck = 0.1 if rng.below(2) else 0.7
            pairs.append((deal(rng, luck, 0.1, 4), deal(rng, luck, 0.0, 4)))
        rates.append(rate(one for one, _ in pairs))
        differences.append(rate_difference(pairs))
    assert 0.92 <= covered(rates, 0.5) <= 0.98
    assert 0.92 <= covered(differences, 0.1) <= 0.98
    # Pairing pays: most of the spread is the deals', which both share.
    wide = sum(each.high - each.low for each in rates)
    assert sum(each.high - each.low for each in differences) < 0.9 * wide
