"""The tables that stand in for the tower: made as the rules use them, and of its kind."""

from __future__ import annotations

import numpy as np
import pytest

from rockfall.core.rng import Rng
from rockfall.games.trollfjord import chances
from tools import fit_tower

MIDDLE = 1  # of the heights


def mean(strength: int, inside: int = 44, memory: int = 3) -> float:
    row = chances.weights(strength, MIDDLE, inside, memory)
    return sum(count * weight for count, weight in enumerate(row)) / chances.TOTAL


def test_the_fit_and_the_rules_mean_the_same() -> None:
    knots = chances.nearest_knots(list(fit_tower.FILLS))
    assert [fit_tower.nearest(inside, fit_tower.FILLS) for inside in range(45)] == knots
    assert (fit_tower.MEMORIES, fit_tower.FRESH) == (chances.MEMORIES, chances.FRESH)
    for memory in range(fit_tower.MEMORIES):
        for out in range(fit_tower.MOST + 1):
            assert fit_tower.next_memory(memory, out) == chances.next_memory(memory, out)
    model = fit_tower.Model(fit_tower.shipped())
    for strength, height, memory, inside in ((0, 0, 0, 44), (4, 2, 3, 5), (2, 1, 7, 31)):
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
        assert empty[0] > empty[2] > empty[5]


def made_up(count: int) -> fit_tower.Cases:
    """Blows at a tower that brings out one boulder for each step of strength, and one more or less."""
    rng = Rng.seeded("made up")
    towers = []
    for number in range(count // 5):
        blows: list[fit_tower.Blow] = []
        for place in range(5):
            strength = rng.below(5)
            inside, out = 8 + rng.below(37), strength + rng.below(3)
            blows.append(fit_tower.Blow(strength, rng.below(3), inside, out, 0.1, 5000, 1, place))
        towers.append(fit_tower.Struck("fitted", number, blows))
    return fit_tower.cases_of(towers)


def overall(model: fit_tower.Model, cases: fit_tower.Cases) -> fit_tower.Agreement:
    return fit_tower.agreement(model.rows(cases), cases, [np.ones(len(cases.out), dtype=bool)])


def test_the_fit_finds_what_is_there() -> None:
    cases = made_up(3000)
    model = fit_tower.Model(fit_tower.tables(cases))
    for strength in range(5):
        row = model.row(strength, 1, 3, 30)
        assert float(row @ np.arange(15)) == pytest.approx(strength + 1, abs=0.15)
    found = overall(model, cases)
    assert found.variation < 0.02
    assert found.floor < found.unlucky < 0.04


def test_a_model_of_another_tower_is_found_out() -> None:
    cases = made_up(1000)
    model = fit_tower.Model(fit_tower.shipped())
    assert overall(model, cases).variation > 0.05
    found = dict(fit_tower.lines_of_agreement(model.rows(cases), cases))
    assert not found["strength 0.9"].is_close
    assert found["strength 0.9"].variation > found["strength 0.9"].floor + 0.2


def test_a_tower_remembers_what_came_out() -> None:
    blows = [fit_tower.Blow(2, 1, 44, out, 0.1, 5000, 1, place) for place, out in enumerate((0, 0, 5, 9, 1))]
    assert fit_tower.Struck("fresh", 0, blows).remembered() == [3, 2, 1, 3, 5]


def test_every_cell_is_judged() -> None:
    cases = made_up(1000)
    cells = [cell for _, cell in fit_tower.cells_of(cases)]
    assert len(cells) == 30
    assert (np.array(cells).sum(axis=0) == 1).all()
