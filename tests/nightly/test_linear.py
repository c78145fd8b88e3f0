"""The checker itself: it finds what is lost, doubled or out of order, and blames nobody without a reason."""

from __future__ import annotations

from random import Random

import pytest

from tests.nightly.linear import Asked, Entry, Told, troubles

LOG = [Entry(1, "a", "A"), Entry(2, "chance"), Entry(3, "b", "B"), Entry(4, "c", "C")]
ASKED = [Asked("A", 0.0, 1.0, 1), Asked("B", 2.0, 3.0, 3), Asked("C", 4.0, 5.0, 4)]
TOLD = {"Eve": [Told(1.0, 1, "a"), Told(1.0, 2, "chance"), Told(3.0, 3, "b"), Told(5.0, 4, "c")]}


def test_a_good_history_has_no_troubles() -> None:
    assert troubles(LOG, ASKED, TOLD) == []
    assert troubles([], [], {}) == []


def test_who_came_late_or_left_early_is_no_trouble() -> None:
    assert troubles(LOG, ASKED, {"Eve": TOLD["Eve"][:2]}) == []


def test_commands_at_the_same_time_may_come_in_any_order() -> None:
    asked = [Asked("A", 0.0, 9.0, 1), Asked("C", 0.0, 9.0, 4), Asked("B", 0.0, 9.0, 3)]
    assert troubles(LOG, asked, {}) == []


@pytest.mark.parametrize("log", [LOG, LOG[:3]])
def test_what_was_not_answered_may_be_stored_or_not(log: list[Entry]) -> None:
    assert troubles(log, [*ASKED[:2], Asked("C", 4.0)], {}) == []


def test_a_lost_move_is_found() -> None:
    (said,) = troubles(LOG[:3], ASKED, {})
    assert said == "'C' is lost: it was acknowledged at 4"


def test_a_move_lost_in_the_middle_is_found() -> None:
    log = [LOG[0], LOG[1], Entry(3, "c", "C")]
    assert "'B' is lost: it was acknowledged at 3" in troubles(log, ASKED, {})
    assert "'C' was acknowledged at 4, and is at 3" in troubles(log, ASKED, {})


def test_a_doubled_move_is_found() -> None:
    assert "'B' counts twice: at 3 and at 5" in troubles([*LOG, Entry(5, "b", "B")], ASKED, {})


def test_reordered_moves_are_found_by_their_times_alone() -> None:
    """Each is in the log once, and nobody was told a version: but C was asked for when B had been answered."""
    log = [LOG[0], LOG[1], Entry(3, "c", "C"), Entry(4, "b", "B")]
    asked = [ASKED[0], Asked("B", 2.0, 3.0, 4), Asked("C", 4.0, 5.0, 3)]
    (said,) = troubles(log, asked, {})
    assert said.startswith("entry 4 was there at 3.0")
    assert "'C'" in said


def test_one_who_was_told_before_it_was_asked_for_is_found() -> None:
    (said,) = troubles(LOG, ASKED, {"Eve": [*TOLD["Eve"][:2], Told(1.5, 3, "b")]})
    assert said.startswith("entry 3 was there at 1.5")


def test_a_late_entry_must_not_be_there_before_an_early_one_is_asked_for() -> None:
    (said,) = troubles(LOG, [ASKED[0], Asked("B", 6.0, 7.0, 3), ASKED[2]], {})
    assert said.startswith("entry 4 was there at 5.0")


def test_what_was_refused_is_not_in_the_log() -> None:
    assert troubles(LOG[:3], [*ASKED[:2], Asked("C", 4.0, 5.0, is_refused=True)], {}) == []
    (said,) = troubles(LOG, [*ASKED[:2], Asked("C", 4.0, 5.0, is_refused=True)], {})
    assert said == "'C' was refused, and is at 4"


def test_what_nobody_asked_for_is_found() -> None:
    (said,) = troubles(LOG, ASKED[:2], {})
    assert said == "nobody asked for 'C' at 4"


def test_a_gap_is_found() -> None:
    said = troubles([LOG[0], *LOG[2:]], ASKED, {})
    assert "without gaps" in said[0]


@pytest.mark.parametrize(
    ("tale", "expected"),
    [
        ([TOLD["Eve"][0], TOLD["Eve"][2]], "Eve was not told of [2]"),
        ([TOLD["Eve"][1], TOLD["Eve"][0]], "Eve was told of entry 1 after entry 2"),
        ([*TOLD["Eve"][:2], TOLD["Eve"][1]], "Eve was told of entry 2 after entry 2"),
        ([Told(1.0, 1, "x")], "Eve was told 'x' at 1; the log has 'a'"),
        ([*TOLD["Eve"], Told(5.0, 5, "d")], "Eve was told 'd' at 5; the log has None"),
    ],
)
def test_who_is_told_something_else_than_the_log_says(tale: list[Told], expected: str) -> None:
    assert expected in troubles(LOG, ASKED, {"Eve": tale})


@pytest.mark.parametrize("seed", range(20))
def test_of_many_commands_at_once_any_harm_is_found(seed: int) -> None:
    """A random history that a register could have made; then with one entry lost, doubled, or moved too far."""
    random = Random(seed)
    log = [Entry(number, f"e{number}", f"E{number}") for number in range(1, 40)]
    asked = [
        Asked(each.id, each.version - random.random() * 3, each.version + random.random() * 3, each.version)
        for each in log
    ]
    assert troubles(log, asked, {}) == []
    at = random.randrange(30)
    without = [each for each in log if each.version != at + 1]
    numbered = [each._replace(version=number) for number, each in enumerate(without, start=1)]
    assert any("is lost" in said for said in troubles(numbered, asked, {}))
    assert any("counts twice" in said for said in troubles([*log, log[at]._replace(version=40)], asked, {}))
    moved = [*log[:at], *log[at + 1 : at + 8], log[at], *log[at + 8 :]]
    renumbered = [each._replace(version=number) for number, each in enumerate(moved, start=1)]
    blind = [
        each._replace(version=None) for each in asked
    ]  # by their times alone: seven places are more than six seconds
    assert any("was there at" in said for said in troubles(renumbered, blind, {}))
