"""The tables that stand in for the tower: made as the rules use them, and of its kind."""

from __future__ import annotations

import numpy as np
import pytest

from rockfall.core.rng import Rng
from rockfall.games.trollfjord import chances
from tools import fit_tower

MIDDLE = 1  # of the heights


def mean(strength: int, inside: int = 44, memory: int = 0) -> float:
    row = chances.weights(strength, MIDDLE, inside, memory)
    return sum(count * weight for count, weight in enumerate(row)) / chances.TOTAL


def test_the_fit_and_the_rules_mean_the_same() -> None:
    knots = chances.nearest_knots(list(fit_tower.FILLS))
    assert [fit_tower.fill_index(inside) for inside in range(45)] == knots
    for memory in range(fit_tower.MEMORIES):
        for out in range(3):
            assert fit_tower.remembered(memory, out) == chances.next_memory(memory, out)
    model = fit_tower.Model(fit_tower.shipped())
    for strength, height, memory, inside in ((0, 0, 0, 44), (4, 2, 3, 5), (2, 1, 1, 31)):
        ours = [round(chance * chances.TOTAL) for chance in model.row(strength, height, memory, inside)]
        assert ours == chances.weights(strength, height, inside, memory)


def test_whatever_the_tower_may_do_is_possible() -> None:
    for strength in range(chances.STRENGTHS):
        for height in range(chances.HEIGHTS):
            for memory in range(chances.MEMORIES):
                for inside in (44, 36, 28, 20, 14):
                    assert min(chances.weights(strength, height, inside, memory)) > 0


def test_T33_a_stronger_blow_brings_more_and_a_jam_lasts() -> None:
    means = [mean(strength) for strength in range(chances.STRENGTHS)]
    assert means == sorted(means)
    assert means[0] < 1.4
    assert 3 < means[4] < 4.5
    for strength in range(chances.STRENGTHS):
        empty = [chances.weights(strength, MIDDLE, 36, memory)[0] for memory in range(chances.MEMORIES)]
        assert empty[0] < empty[1] < empty[3]


def made_up(count: int) -> list[fit_tower.Blow]:
    """Blows of a tower that brings out one boulder for each step of strength, and one more or less."""
    rng = Rng.seeded("made up")
    blows = []
    for _ in range(count):
        strength, height, memory = rng.below(5), rng.below(3), rng.below(4)
        inside, out = 8 + rng.below(37), strength + rng.below(3)
        blows.append(fit_tower.Blow(strength, height, memory, inside, out, 0.1, 5000, 1, rng.below(9)))
    return blows


def test_the_fit_finds_what_is_there() -> None:
    blows = made_up(3000)
    model = fit_tower.Model(fit_tower.tables(*fit_tower.fitted(blows)))
    for strength in range(5):
        row = model.row(strength, 1, 0, 30)
        assert float(row @ np.arange(15)) == pytest.approx(strength + 1, abs=0.15)
    found = dict(fit_tower.lines_of_agreement(model.rows(blows), blows))
    assert found["overall"].variation < 0.02
    assert found["overall"].floor < 0.03


def test_a_model_of_another_tower_is_found_out() -> None:
    blows = made_up(1000)
    model = fit_tower.Model(fit_tower.shipped())
    found = dict(fit_tower.lines_of_agreement(model.rows(blows), blows))
    assert found["overall"].variation > 0.05
    assert found["strength 0.9"].variation > found["strength 0.9"].floor + 0.2
