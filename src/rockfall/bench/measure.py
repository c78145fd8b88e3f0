"""How to measure: CPU time, medians of repeats, all subjects in turn so that a busy machine is unkind to all alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

import msgspec

Work = Callable[[int], int]
"""Does at least this many units of work and returns how many it did."""


class Subject(msgspec.Struct, frozen=True):
    """One thing to measure: which system, which game, how many of what in a second."""

    system: str
    game: str
    quantity: str
    work: Work


class Rate(msgspec.Struct, frozen=True):
    """What was measured: the median, and how far the repeats lay apart as a part of it."""

    system: str
    game: str
    quantity: str
    per_second: float
    spread: float


def measure(subjects: Sequence[Subject], repeats: int, seconds: float) -> list[Rate]:
    """Measure every subject `repeats` times, in turn, for about this many CPU seconds each."""
    counts = [_fitting_count(subject.work, seconds) for subject in subjects]
    samples: list[list[float]] = [[] for _ in subjects]
    for _ in range(repeats):
        for subject, count, sample in zip(subjects, counts, samples, strict=True):
            sample.append(_rate(subject.work, count))
    return [
        Rate(
            system=subject.system,
            game=subject.game,
            quantity=subject.quantity,
            per_second=median(sample),
            spread=(max(sample) - min(sample)) / median(sample),
        )
        for subject, sample in zip(subjects, samples, strict=True)
    ]


def _rate(work: Work, count: int) -> float:
    start = process_time()
    done = work(count)
    return done / max(process_time() - start, 1e-9)


def _fitting_count(work: Work, seconds: float) -> int:
    """How many units fill the time; finding that out also warms everything up."""
    count = 1
    while True:
        start = process_time()
        done = work(count)
        spent = process_time() - start
        if spent >= seconds / 4:
            return max(1, int(done * seconds / spent))
        count = max(count * 4, done)
