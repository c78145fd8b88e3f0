"""Settings for all tests: Hypothesis is deterministic, and golden files change only when asked."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from rockfall.testing import check_golden

settings.register_profile("rockfall", derandomize=True, deadline=None, database=None)
settings.load_profile("rockfall")

GOLDENS = Path(__file__).parent / "goldens"
WHOLE_MATCH = 900  # seconds: in a browser, beside all other tests; elsewhere a test hangs long before that
REAL = {"browser", "browsers", "server"}  # folders of tests with processes and clocks that are not ours


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write golden files instead of comparing with them")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--update-goldens") and os.environ.get("CI", "") not in ("", "0", "false"):
        raise pytest.UsageError("--update-goldens is for people: expected no CI in the environment")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: while a browser is driven, its process can run no event loop of another test.

    Real servers, browsers and clocks on an overloaded machine may be late for once, and their dice are never the same:
    there another try decides, twice at most, and the summary tells of it.
    """
    items.sort(key=lambda item: "browser" in item.path.parts)
    for item in items:
        if REAL.intersection(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=2))
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.timeout(WHOLE_MATCH))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with a file under tests/goldens: `golden("embers/playthrough.txt", text)`."""

    def compare(name: str, text: str) -> None:
        check_golden(GOLDENS / name, text, update=bool(request.config.getoption("--update-goldens")))

    return compare
