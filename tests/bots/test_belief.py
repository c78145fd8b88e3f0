"""The belief over deals of roles equals listing every deal, one by one."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import pytest

from rockfall.bots.belief import Belief, habits
from rockfall.core.rng import Rng

HEAPS = [([3, 1], 3), ([4, 2], 5), ([2, 2, 1], 4), ([1, 1, 1, 2], 3)]
CASES = 3


class Listed:
    """The same belief, by listing: every way to deal these cards, each with its own chance."""

    def __init__(self, heap: list[int], places: int) -> None:
        cards = [role for role, count in enumerate(heap) for _ in range(count)]
        self.weights = {(case, deal): 0.0 for case in range(CASES) for deal in permutations(cards, places)}
        for deal in permutations(cards, places):
            for case in range(CASES):
                self.weights[case, deal] += 1.0

    def notice(self, case: int, place: int, role: int, log: float) -> None:
        for key in self.weights:
            if key[0] == case and key[1][place] == role:
                self.weights[key] *= math.exp(log)

    def keep(self, case: int | None = None, place: int = 0, role: int = 0) -> None:
        for key in self.weights:
            if key[0] == case if case is not None else key[1][place] != role:
                self.weights[key] = 0.0

    def chance(self, place: int, role: int) -> float:
        return sum(weight for key, weight in self.weights.items() if key[1][place] == role) / self.total()

    def chance_of_case(self, case: int) -> float:
        return sum(weight for key, weight in self.weights.items() if key[0] == case) / self.total()

    def total(self) -> float:
        return sum(self.weights.values())


def seen(heap: list[int], places: int, seed: str) -> tuple[Belief, Listed]:
    """Both beliefs after the same random sights."""
    rng = Rng.seeded(seed, places)
    belief = Belief(heap, places, CASES)
    listed = Listed(heap, places)
    for case in range(CASES):
        for place in range(places):
            for role in range(len(heap)):
                log = -3.0 * rng.random()
                belief.notice(case, place, role, log)
                listed.notice(case, place, role, log)
    return belief, listed


def assert_alike(belief: Belief, listed: Listed, heap: list[int], places: int) -> None:
    for case in range(CASES):
        assert belief.chance_of_case(case) == pytest.approx(listed.chance_of_case(case), abs=1e-12)
    for place in range(places):
        for role in range(len(heap)):
            assert belief.chance(place, role) == pytest.approx(listed.chance(place, role), abs=1e-12)


@pytest.mark.parametrize(("heap", "places"), HEAPS)
def test_chances_are_those_of_the_listed_deals(heap: list[int], places: int) -> None:
    belief, listed = seen(heap, places, "sights")
    belief.solve()
    assert_alike(belief, listed, heap, places)


@pytest.mark.parametrize(("heap", "places"), HEAPS)
def test_certain_knowledge_comes_first(heap: list[int], places: int) -> None:
    belief, listed = seen(heap, places, "facts")
    belief.know(1, 0)
    belief.rule_out_case(2)
    belief.notice(0, 1, 1, 50.0)  # however much it looks like the other role
    listed.keep(place=1, role=0)
    listed.keep(case=2)
    belief.solve()
    assert belief.chance(1, 0) == pytest.approx(1.0)
    assert belief.chance_of_case(2) == 0.0
    assert_alike(belief, listed, heap, places)


def test_what_is_used_up_is_nowhere_else() -> None:
    belief = Belief([3, 1], 3, 1)
    belief.know(0, 1)
    belief.solve()
    assert [belief.chance(place, 1) for place in range(3)] == [1.0, 0.0, 0.0]


def test_before_anything_is_seen_chances_are_those_of_the_deal() -> None:
    belief = Belief([0, 3, 4, 4, 1, 1, 2], 14, 3)
    belief.solve()
    for place in range(14):
        assert belief.chance(place, 1) == pytest.approx(3 / 15)
        assert belief.chance(place, 6) == pytest.approx(2 / 15)
    assert belief.chance_of_case(1) == pytest.approx(1 / 3)


def test_deals_are_drawn_as_often_as_they_are_believed() -> None:
    heap, places = [2, 2, 1], 3
    belief, listed = seen(heap, places, "draws")
    belief.know(0, 1)
    listed.keep(place=0, role=1)
    belief.solve()
    rng = Rng.seeded("draws")
    count = 4000
    drawn = Counter((belief.draw(rng), tuple(belief.drawn)) for _ in range(count))
    for key, weight in listed.weights.items():
        share = weight / listed.total()
        spread = math.sqrt(share * (1 - share) / count)
        assert abs(drawn[key] / count - share) <= 4.5 * spread
    assert sum(drawn.values()) == count


def test_a_habit_is_a_softmax_with_a_floor() -> None:
    table = habits([[0, 0], [100 * 20, 0]], 0.1)
    assert [math.exp(log) for log in table] == pytest.approx([0.5, 0.5, 0.95, 0.05], abs=1e-6)
