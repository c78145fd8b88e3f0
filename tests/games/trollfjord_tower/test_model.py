"""The tables that stand in for the tower: made as the rules use them, and of its kind."""

from __future__ import annotations

import numpy as np
import pytest

from rockfall.core.rng import Rng
from rockfall.games.trollfjord import chances
from tools import fit_tower

LEFT_MIDDLE = 1  # of the places: side and height


def weights(strength: int, place: int, inside: int, memory: int) -> list[int]:
    return chances.weights(chances.row_at(strength, place, inside, memory), inside)


def mean(strength: int, place: int = LEFT_MIDDLE, inside: int = 44, memory: int = 3) -> float:
    row = weights(strength, place, inside, memory)
    return sum(count * weight for count, weight in enumerate(row)) / chances.TOTAL


def test_the_fit_and_the_rules_mean_the_same() -> None:
    knots = chances.nearest_knots(list(fit_tower.FILLS))
    assert [fit_tower.nearest(inside, fit_tower.FILLS) for inside in range(45)] == knots
    assert (fit_tower.MEMORIES, fit_tower.FRESH) == (chances.MEMORIES, chances.FRESH)
    for memory in range(fit_tower.MEMORIES):
        for out in range(fit_tower.MOST + 1):
            assert fit_tower.next_memory(memory, out) == chances.next_memory(memory, out)
    model = fit_tower.Model(fit_tower.shipped())
    for strength, place, memory, inside in ((0, 0, 0, 44), (4, 5, 3, 5), (2, 1, 7, 31)):
        ours = [round(chance * chances.TOTAL) for chance in model.row(strength, place, memory, inside)]
        assert ours == weights(strength, place, inside, memory)
    layer = np.array(fit_tower.shipped()["layers"])[1]
    for out, thrown, under in ((0, 0, 0), (2, 4, 3), (6, 4, 3), (10, 4, 3), (3, 11, 0)):
        assert fit_tower.colour_weight(out, thrown, under, layer) == chances.colour_weight(out, thrown, under, 1)


def test_whatever_the_tower_may_do_is_possible() -> None:
    for strength in range(chances.STRENGTHS):
        for place in range(chances.PLACES):
            for memory in range(chances.MEMORIES):
                for inside in (44, 36, 28, 20):
                    assert len(weights(strength, place, inside, memory)) == 21
                    assert min(weights(strength, place, inside, memory)) > 0


def test_T33_a_stronger_blow_brings_more_up_to_the_hardest_and_a_jam_lasts() -> None:
    means = [max(mean(strength, place) for place in range(chances.PLACES)) for strength in range(chances.STRENGTHS)]
    assert means[:4] == sorted(means[:4])
    assert means[0] < 1.4
    assert 3 < means[3] < 4.5
    assert means[4] == pytest.approx(means[3], rel=0.05)
    for strength in range(chances.STRENGTHS):
        empty = [weights(strength, LEFT_MIDDLE, 36, memory)[0] for memory in range(chances.MEMORIES)]
        assert empty[0] > empty[2] > empty[5]


def test_T33_where_one_strikes_changes_what_falls_by_a_tenth_at_every_strength() -> None:
    for strength in range(chances.STRENGTHS):
        means = np.array([mean(strength, place) for place in range(chances.PLACES)]).reshape(2, chances.HEIGHTS)
        by_side, by_height = means.mean(axis=1), means.mean(axis=0)
        assert by_side.max() > 1.1 * by_side.min()
        assert by_height[2] > 1.1 * by_height[0]
        assert means.max() > 1.2 * means.min()


def test_T33_no_side_is_the_better_one_at_every_strength() -> None:
    tops = [mean(strength, 2) - mean(strength, 5) for strength in range(chances.STRENGTHS)]
    assert tops[2] > 0 > tops[3]
    assert tops[4] > 0


def test_T33_about_one_middling_blow_in_six_is_empty() -> None:
    empty = [weights(2, place, inside, 3)[0] for place in range(chances.PLACES) for inside in (44, 40, 37, 34, 31)]
    assert np.mean(empty) / chances.TOTAL == pytest.approx(1 / 6, abs=0.025)


def test_R11_what_was_thrown_in_lately_comes_later() -> None:
    for stage in range(len(chances.LAYER_WEIGHTS) // chances.LAYERS):
        old, under, thrown = (
            int(weight) for weight in chances.LAYER_WEIGHTS[stage * chances.LAYERS : (stage + 1) * chances.LAYERS]
        )
        assert old > under > thrown > 0
    assert 3 * int(chances.colour_weight(0, 6, 0, 0)) < 2 * int(chances.colour_weight(0, 1, 0, 0))


def test_the_tower_of_the_first_rules_is_kept() -> None:
    row = chances.weights(chances.first_row_at(4, 2, 44, 3), 44)
    assert len(row) == 21
    assert sum(row) == chances.TOTAL
    assert row[15:] == [0] * 6
    assert min(row[:15]) > 0


def made_up(count: int) -> list[fit_tower.Struck]:
    """Blows at a tower that brings out one boulder for each step of strength, and one more or less."""
    rng = Rng.seeded("made up")
    towers = []
    for number in range(count // 5):
        blows: list[fit_tower.Blow] = []
        for place in range(5):
            strength = rng.below(5)
            inside, out = 8 + rng.below(37), strength + rng.below(3)
            blows.append(a_blow(strength, rng.below(3), place % 3, place // 3, inside, out))
        towers.append(fit_tower.Struck("fitted", number, blows))
    return towers


def a_blow(strength: int, height: int, hammering: int, place: int, inside: int, out: int) -> fit_tower.Blow:
    boulders = [11 * hammering + each for each in range(out)]
    return fit_tower.Blow(strength, height, place % 2, hammering, place, inside, boulders, 0.1, 5000, 1)


def overall(model: fit_tower.Model, cases: fit_tower.Cases) -> fit_tower.Agreement:
    return fit_tower.agreement(model.rows(cases), cases, [np.ones(len(cases.out), dtype=bool)])


def test_the_fit_finds_what_is_there() -> None:
    towers = made_up(3000)
    cases = fit_tower.cases_of(towers)
    model = fit_tower.Model(fit_tower.tables(towers))
    for strength in range(5):
        row = model.row(strength, 1, 3, 30)
        assert float(row @ np.arange(21)) == pytest.approx(strength + 1, abs=0.15)
    found = overall(model, cases)
    assert found.variation < 0.02
    assert found.floor < found.unlucky < 0.04


def test_a_model_of_another_tower_is_found_out() -> None:
    cases = fit_tower.cases_of(made_up(1000))
    model = fit_tower.Model(fit_tower.shipped())
    assert overall(model, cases).variation > 0.05
    found = dict(fit_tower.lines_of_agreement(model.rows(cases), cases))
    assert not found["strength 0.9"].is_close
    assert found["strength 0.9"].variation > found["strength 0.9"].floor + 0.2


def test_a_tower_remembers_what_came_out() -> None:
    blows = [a_blow(2, 1, 0, place, 44, out) for place, out in enumerate((0, 0, 5, 9, 1))]
    assert fit_tower.Struck("judged", 0, [*blows, a_blow(2, 1, 1, 0, 44, 2)]).remembered() == [3, 2, 1, 3, 5, 3]


def test_every_cell_is_judged() -> None:
    cases = fit_tower.cases_of(made_up(1000))
    cells = [cell for _, cell in fit_tower.cells_of(cases)]
    assert len(cells) == 30
    assert (np.array(cells).sum(axis=0) == 1).all()


def test_what_one_half_has_too_much_of_does_not_make_up_for_the_other() -> None:
    cases = fit_tower.cases_of([fit_tower.Struck("judged", 0, [a_blow(2, 1, 0, 0, 44, at % 2) for at in range(4)])])
    rows = np.eye(fit_tower.MOST + 1)[1 - cases.out]
    halves = (cases.out == 0, cases.out == 1)
    together, apart = (next(fit_tower.lines_of_agreement(rows, cases, each)) for each in ((), halves))
    assert together[1].variation == pytest.approx(0)
    assert apart[1].variation == pytest.approx(1)


def test_how_much_more_a_side_brings_has_an_interval() -> None:
    towers = [
        [a_blow(2, 1, 0, place, 44, 4 - 2 * (place % 2) + number % 2) for place in range(6)] for number in range(30)
    ]
    told = fit_tower.ratio(towers, lambda each: each.side == 0, lambda each: each.side == 1)
    middle, low, high = (float(word.strip("()")) for word in told.split() if word != "to")
    assert middle == pytest.approx(4.5 / 2.5)
    assert 1.6 < low < middle < high < 2.0
