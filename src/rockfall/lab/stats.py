"""Rates, means and differences with 95 % intervals, where observations come in clusters: what was played of one deal.

Matches of one deal are alike, so they count as one cluster: a mean is a ratio of sums over clusters, and its spread is
that of the clusters' residuals.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

Z = 1.959964  # of 95 %, two-sided


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int  # observations
    clusters: int

    @property
    def is_clear(self) -> bool:
        """Whether a difference is more than luck: zero lies outside the interval."""
        return self.low > 0 or self.high < 0


class Cluster(msgspec.Struct):
    """Sum and number of observations."""

    total: float = 0.0
    count: int = 0

    def add(self, value: float) -> None:
        self.total += value
        self.count += 1


NOTHING = Estimate(value=math.nan, low=math.nan, high=math.nan, count=0, clusters=0)


def mean(clusters: Iterable[Cluster]) -> Estimate:
    """A mean of anything."""
    there = [cluster for cluster in clusters if cluster.count]
    value, error, count = _mean(there)
    return _around(value, error, count, len(there)) if there else NOTHING


def rate(clusters: Iterable[Cluster]) -> Estimate:
    """A mean of numbers from 0 to 1: Wilson's interval, for as many observations as the clusters are worth."""
    there = [cluster for cluster in clusters if cluster.count]
    if not there:
        return NOTHING
    value, error, count = _mean(there)
    # Where all clusters are alike, or there is but one, their spread says nothing: each counts once.
    worth = min(count, value * (1 - value) / error**2) if 0 < error < math.inf else len(there)
    low, high = wilson(value, worth)
    return Estimate(value=value, low=min(low, value), high=max(high, value), count=count, clusters=len(there))


def difference(pairs: Sequence[tuple[Cluster, Cluster]]) -> Estimate:
    """The mean of the first ones less the mean of the second ones; the two of a pair come from the same deal."""
    firsts = [first for first, _ in pairs]
    seconds = [second for _, second in pairs]
    if not any(each.count for each in firsts) or not any(each.count for each in seconds):
        return NOTHING
    one, other = _mean(firsts), _mean(seconds)
    residuals = [_residual(first, one[0], one[2]) - _residual(second, other[0], other[2]) for first, second in pairs]
    clusters = sum(bool(first.count or second.count) for first, second in pairs)
    return _around(one[0] - other[0], _error(residuals, clusters), one[2] + other[2], clusters)


def rate_difference(pairs: Sequence[tuple[Cluster, Cluster]]) -> Estimate:
    """The same of rates. Where no deal differs from another, the interval is Newcombe's, from those of the rates."""
    found = difference(pairs)
    if found.count == 0 or found.high > found.low:
        return found
    one, other = rate(first for first, _ in pairs), rate(second for _, second in pairs)
    return msgspec.structs.replace(
        found,
        low=found.value - math.hypot(one.value - one.low, other.high - other.value),
        high=found.value + math.hypot(one.high - one.value, other.value - other.low),
    )


def unpaired(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two independent estimates."""
    value = one.value - other.value
    return Estimate(
        value=value,
        low=value - math.hypot(one.value - one.low, other.high - other.value),
        high=value + math.hypot(one.high - one.value, other.value - other.low),
        count=one.count + other.count,
        clusters=one.clusters + other.clusters,
    )


def wilson(share: float, count: float) -> tuple[float, float]:
    """The interval of a rate."""
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def _mean(clusters: Sequence[Cluster]) -> tuple[float, float, int]:
    """Mean, standard error, number of observations."""
    count = sum(cluster.count for cluster in clusters)
    if not count:
        return math.nan, math.nan, 0
    value = math.fsum(cluster.total for cluster in clusters) / count
    there = sum(cluster.count > 0 for cluster in clusters)
    return value, _error([_residual(cluster, value, count) for cluster in clusters], there), count


def _residual(cluster: Cluster, value: float, count: int) -> float:
    return (cluster.total - value * cluster.count) / count


def _error(residuals: Sequence[float], clusters: int) -> float:
    if clusters < 2:
        return math.inf
    error = math.sqrt(math.fsum(each * each for each in residuals) * clusters / (clusters - 1))
    return error if error > 1e-12 else 0.0


def _around(value: float, error: float, count: int, clusters: int) -> Estimate:
    half = student(clusters - 1) * error if clusters > 1 else math.inf
    return Estimate(value=value, low=value - half, high=value + half, count=count, clusters=clusters)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution, by Cornish and Fisher's expansion (1 is off by 8 %)."""
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )
