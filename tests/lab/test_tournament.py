"""Tournaments: who sits where, what is counted, and that the stronger bot is found."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rockfall
from rockfall.core.errors import BadOptions, UnknownBot
from rockfall.lab.engine import Settings, run
from rockfall.lab.reading import Reading, Round
from rockfall.lab.tournament import MATCH, Match, Replacement, RoundRobin, Sample, contrasts, lines
from tests.teaching.embers import Embers

HERE = Settings(engine="here")
EMBERS = Embers.make(3)


def replacement(**changes: object) -> Replacement:
    given = {"games": (EMBERS,), "deals": 4, "seed": "0", "hero": "a", "baseline": "b", "field": ("c", "d")}
    return Replacement(**{**given, **changes})  # type: ignore[arg-type]


def test_hero_and_baseline_sit_in_every_seat_among_the_same_field() -> None:
    seatings = list(replacement().seatings(EMBERS, 0))
    assert seatings == [
        (["a", "d", "c"], [0]),
        (["c", "a", "c"], [1]),
        (["c", "d", "a"], [2]),
        (["b", "d", "c"], [0]),
        (["c", "b", "c"], [1]),
        (["c", "d", "b"], [2]),
    ]
    assert next(replacement().seatings(EMBERS, 1))[0] == ["a", "c", "d"]


def test_a_baseline_among_its_like_is_played_once() -> None:
    plan = replacement(baseline="c", field=("c",))
    assert list(plan.seatings(EMBERS, 0))[3:] == [(["c", "c", "c"], [0, 1, 2])]


def test_in_a_round_robin_everybody_sits_everywhere() -> None:
    plan = RoundRobin(games=(EMBERS,), deals=2, seed="0", bots=("a", "b"))
    orders = set()
    for deal in range(8):
        seatings = [names for names, _ in plan.seatings(EMBERS, deal)]
        assert [sorted(column) for column in zip(*seatings, strict=True)] == [["a", "b"]] * 3
        orders.add(tuple(seatings[0]))
    assert len(orders) == 2


def test_batches_hold_every_deal_once() -> None:
    plan = replacement(games=(Embers.make(2), EMBERS), deals=230, hero="uniform", baseline="x", field=("x",))
    counted: Counter[tuple[int, int]] = Counter()
    for batch in range(plan.batch_count()):
        each = plan.batch_count() // 2
        first = batch % each * plan.per_batch()
        counted.update((batch // each, deal) for deal in range(first, min(first + plan.per_batch(), 230)))
    assert counted == Counter((game, deal) for game in range(2) for deal in range(230))


def test_by_hand() -> None:
    """Two deals; the hero wins all as a miner and half as a saboteur, the baseline half and none."""
    samples = [
        Sample(5, 0, 0, "hero", "miner", 1.0, 4),
        Sample(5, 1, 0, "hero", "miner", 1.0, 2),
        Sample(5, 0, 1, "hero", "saboteur", 1.0, 3),
        Sample(5, 1, 1, "hero", "saboteur", 0.0, 0),
        Sample(5, 0, 0, "base", "miner", 1.0, 2),
        Sample(5, 1, 0, "base", "miner", 0.0, 0),
        Sample(5, 0, 1, "base", "saboteur", 0.0, 0),
        Sample(5, 1, 1, "base", "saboteur", 0.0, 0),
    ]
    found = {each.part: each for each in contrasts(samples, "hero", "base")}
    assert [found["miner"].hero.value, found["miner"].baseline.value, found["miner"].won.value] == [1, 0.5, 0.5]
    assert found["miner"].points.value == 2
    assert [found["saboteur"].hero.value, found["saboteur"].won.value] == [0.5, 0.5]
    assert found["saboteur"].won.clusters == 2
    assert [(each.part, each.bot, each.won.value) for each in lines(samples, ["hero", "base"])][:2] == [
        ("miner", "hero", 1.0),
        ("miner", "base", 0.5),
    ]


def test_several_numbers_of_players_are_also_taken_together() -> None:
    samples = [
        Sample(players, deal, 0, who, MATCH, won, 0)
        for players in (3, 4)
        for deal in (0, 1)
        for who, won in (("hero", 1.0), ("base", float(players == 3)))
    ]
    assert [(each.players, each.won.value) for each in contrasts(samples, "hero", "base")] == [(3, 0), (4, 1), (0, 0.5)]


def test_a_match_is_told_by_role() -> None:
    game = rockfall.game("goblins", players=2, characters=True)
    reading = Reading(
        scores=[3, 0],
        wins=[1.0, 0.0],
        decisions=1,
        rounds=[Round(roles=["miser", "king"], won=[True, False], points=[3, 0])],
    )
    match = Match(players=2, deal=7, bots=["x", "y"], seats=[0], reading=reading)
    plan = RoundRobin(games=(game,), deals=2, seed="0", bots=("x", "y"))
    assert list(plan.samples([match])) == [
        Sample(2, 7, 0, "x", "match", 1.0, 3),
        Sample(2, 7, 0, "x", "goblin", 1.0, 3),
        Sample(2, 7, 0, "x", "miser", 1.0, 3),
    ]


def test_the_stronger_bot_is_found_whoever_does_the_work(tmp_path: Path) -> None:
    game = rockfall.game("guilds", players=2)
    plan = Replacement(games=(game,), deals=4, seed="0", hero="sensible", baseline="uniform", field=("uniform",))
    alone = run(plan, HERE, "guilds")
    assert run(plan, Settings(jobs=3, folder=tmp_path), "guilds") == alone
    samples = plan.samples(match for batch in alone for match in batch)
    (found,) = contrasts(list(samples), "sensible", "uniform")
    assert found.hero.value > 0.8
    assert found.baseline.value == pytest.approx(0.5)
    assert found.won.clusters == 4


def test_the_deal_is_the_same_for_hero_and_baseline() -> None:
    game = rockfall.game("saboteur", players=3, rounds=1)
    plan = Replacement(games=(game,), deals=2, seed="0", hero="sensible", baseline="uniform", field=("sensible",))
    matches = [match for batch in range(plan.batch_count()) for match in plan.do(batch)]
    for deal in range(2):
        roles = {tuple(match.reading.rounds[0].roles) for match in matches if match.deal == deal}
        assert len(roles) == 1
    assert len(matches) == 2 * 4  # where the hero is one of its like, one match stands for three seats


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOptions, match="expected a hero that is not the baseline"):
        replacement(baseline="a").check()
    with pytest.raises(UnknownBot, match="got 'a'"):
        replacement().check()
    with pytest.raises(BadOptions, match="expected two or more bots, all different; got a, a"):
        RoundRobin(games=(EMBERS,), deals=2, seed="0", bots=("a", "a")).check()
