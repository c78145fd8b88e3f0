"""Everything at once, in small: people go on playing while the server is flooded from all sides.

How fast, benchmarks/siege.py says. Here every move must arrive, nobody honest is refused, and memory stays bounded.
"""

from __future__ import annotations

import sys

import pytest

from benchmarks.floods import FLOODS
from benchmarks.siege import Column, Given, siege
from tests.server.players import run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")


def test_people_play_on_under_siege() -> None:
    result = run(siege(Given(tables=4, seconds=4.0, pace=12.0, scale=0.1, niceness=0)), seconds=280)
    for column in (result.calm, result.siege):  # in peace: the control
        assert is_undisturbed(column)
    assert result.siege.peak_mb - result.calm.peak_mb < 100
    assert result.listed == result.opened, "the list of tables is not full of others'"
    assert set(result.floods) == set(FLOODS)
    assert sum(result.refusals.values()) > 0
    assert result.metrics["flooding_closed_total"] > 0
    assert result.metrics["server_errors_total"] == 0


def is_undisturbed(column: Column) -> bool:
    return 0 < column.sent == column.seen and column.refused == 0 and column.lost == 0
