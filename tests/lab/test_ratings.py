"""Ratings: who wins more is rated higher, teams by role, and an anchor stays."""

from __future__ import annotations

import pytest

from rockfall.core.rng import Rng
from rockfall.lab.ratings import contests, ratings
from rockfall.lab.reading import Reading, Round
from rockfall.lab.tournament import Match


def duel(names: list[str], winner: int) -> Match:
    wins = [float(seat == winner) for seat in range(len(names))]
    reading = Reading(scores=[int(win) for win in wins], wins=wins, rounds=[], decisions=0)
    return Match(players=len(names), deal=0, bots=names, seats=[0], reading=reading)


def side_round(names: list[str], roles: list[str], gold: bool) -> Match:
    won = [(role == "miner") == gold for role in roles]
    each = Round(roles=roles, won=won, points=[0] * len(names))
    reading = Reading(scores=[0] * len(names), wins=[0.0] * len(names), rounds=[each], decisions=0)
    return Match(players=len(names), deal=0, bots=names, seats=[0], reading=reading)


def test_who_wins_more_is_rated_higher_and_the_anchor_stays() -> None:
    rng = Rng.seeded("ratings")
    chances = {"good": 3, "fair": 2, "poor": 1}
    matches = []
    for _ in range(200):
        left = rng.below(6)
        winner = 0 if left < 3 else 1 if left < 5 else 2
        matches.append(duel(list(chances), winner))
    found = ratings(matches, list(chances), "poor")
    assert [rating.bot for rating in found] == ["good", "fair", "poor"]
    assert [found[2].mu, found[2].sigma] == pytest.approx([25, 0], abs=0.01)
    assert found[0].sigma < 2


def test_seats_of_a_side_are_a_team() -> None:
    match = side_round(["a", "b", "a"], ["miner", "saboteur", "miner"], gold=False)
    assert contests(match) == [
        ([["3 players, miner", "a", "a"], ["3 players, saboteur", "b"]], [1, 0]),
    ]


def test_a_round_of_one_side_decides_nothing() -> None:
    assert contests(side_round(["a", "b"], ["miner", "miner"], gold=True)) == []


def test_nobody_gains_by_the_better_role() -> None:
    """Saboteurs always win, whoever they are; both bots are dealt both roles: they stay near each other."""
    matches = []
    for number in range(100):
        names = ["a", "b", "b"] if number % 2 else ["b", "a", "a"]
        matches.append(side_round(names, ["saboteur", "miner", "miner"], gold=False))
    found = {rating.bot: rating for rating in ratings(matches, ["a", "b", "c"], "c")}
    assert abs(found["a"].mu - found["b"].mu) < 3
    assert found["c"].mu == 25
