"""Finished matches step by step, through whoever's eyes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rockfall
from rockfall.server.replays import ReplayOut, filled, replay


@pytest.fixture(scope="module", params=["saboteur", "saboteur2"])
def record(request: pytest.FixtureRequest) -> rockfall.Record:
    return rockfall.play(rockfall.game(request.param, players=3, rounds=1), ["uniform"] * 3, seed=11)


def views(told: ReplayOut) -> list[dict[str, Any]]:
    """The whole view at each step."""
    seen: list[dict[str, Any]] = []
    for step in told.steps:
        seen.append({**(seen[-1] if seen else {}), **step.view})
    return seen


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_seat_sees_what_it_saw(record: rockfall.Record, seat: int | None) -> None:
    told = replay(record, seat)
    game = record.game()
    last = msgspec.to_builtins(game.show(record.replay().view(seat)))
    assert msgspec.to_builtins(views(told)[-1]) == last
    assert told.scores == record.scores
    assert all(step.own == [] for step in told.steps)
    assert all(view["turn"] is not None for view in views(told)[:-1])  # no step stops while chance decides
    for step in told.steps:
        assert all(event.seen_by(seat) == event for event in step.events)
        assert 0 <= step.chance_from <= len(step.events)


def test_everything_open(record: rockfall.Record) -> None:
    told = replay(record, "all")
    for view in map(msgspec.to_builtins, views(told)):
        assert all(plate["role"] is not None for plate in view["plates"])
        if view["turn"] is not None:
            assert len(view["hand"]) == view["plates"][view["turn"]]["card_count"]
    for step, view in zip(told.steps, views(told), strict=True):
        for seat, own in enumerate(step.own):
            mine = msgspec.to_builtins({**view, **own})
            assert mine["viewer"] == seat
            assert len(mine["hand"]) == view["plates"][seat].card_count
    assert {len(step.own) for step in told.steps} == {3}
    drawn = [event for step in told.steps for event in step.events if type(event).__name__ == "CardDrawn"]
    assert drawn
    assert all(msgspec.structs.asdict(event)["card"] is not None for event in drawn)


def test_what_one_does_not_know_another_may() -> None:
    mine = {"role": None, "gold": 2, "plates": [{"role": "miner"}, {"role": None}], "hand": ["map"]}
    other = {"role": "boss", "gold": 3, "plates": [{"role": None}, {"role": "saboteur"}], "hand": ["map", "cross"]}
    assert filled(mine, other) == {
        "role": "boss",
        "gold": 2,
        "plates": [{"role": "miner"}, {"role": "saboteur"}],
        "hand": ["map"],
    }


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "goblins"])
def test_with_everything_open_goals_are_known_before_anybody_sees_them(game: str) -> None:
    options = {"target": 1} if game == "goblins" else {"rounds": 2}
    record = rockfall.play(rockfall.game(game, players=4, **options), ["sensible"] * 4, seed=3)
    opened = replay(record, "all")
    first, *later = (msgspec.to_builtins(view) for view in views(opened))
    assert all(goal["shows"] is None for goal in msgspec.to_builtins(views(replay(record, 0))[0]["goals"]))
    known = [goal["shows"] for goal in first["goals"]]
    assert any(known), "expected somebody to see a goal in the first round"
    for view in later:
        if view["round"] == first["round"]:
            opened_now = [(place, goal["shows"]) for place, goal in enumerate(view["goals"]) if goal["is_open"]]
            assert [each for each in opened_now if known[each[0]] != each[1]] == []
