"""Which rules a rulebook has, and which of them tests cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from rockfall.core.game import Game
from rockfall.testing.rulebook import check_cited, cited, declared, rule_numbers, rulebook
from tests.teaching.embers import Embers
from tests.testing.planted import Planted

RULES = """# Rules
- X1. The first, which mentions X9 and comes before X2.
  X1 goes on here.
* **X2** In bold.
### X3
| X10 | in a table |
The line about X4 does not begin with it. SX5 and X6a are no numbers.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "RULES.md").write_text(RULES)
    return tmp_path


def test_a_rule_is_a_line_that_begins_with_its_number(folder: Path) -> None:
    assert declared(folder / "RULES.md") == {"X1", "X2", "X3", "X10"}


def test_a_rulebook_without_numbers_is_refused(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("Be nice.\n")
    with pytest.raises(AssertionError, match="begin with a rule's number"):
        declared(tmp_path / "RULES.md")


def test_a_citation_stands_in_a_test(tmp_path: Path) -> None:
    path = tmp_path / "test_it.py"
    path.write_text(
        '"""Not Y1, outside of any test."""\n'
        "def helper(): 'not Y2'\n"
        "@mark(Y3)\n"
        "def test_Y4_is_cited():\n"
        "    'and Y5'\n"
        "    assert True  # and Y6, but not Y77x or xY7\n"
        "class TestIt:\n"
        "    async def test_late(self): 'Y8'\n"
    )
    assert cited([path]) == {"Y3", "Y4", "Y5", "Y6", "Y8"}


def test_missing_citations_are_named_in_order(tmp_path: Path) -> None:
    path = tmp_path / "test_it.py"
    path.write_text("def test_it(): 'M2'\n")
    with pytest.raises(AssertionError, match=r"embers: no test cites M1, M3, M4$"):
        check_cited(Embers, [path])


def test_the_rulebook_lies_beside_the_game_or_the_game_it_is_made_from() -> None:
    assert rulebook(Embers) == rulebook(Planted)
    assert rule_numbers(Embers.make(2)) == {"M1", "M2", "M3", "M4"}


def test_a_game_without_a_rulebook_is_refused() -> None:
    class Lawless(Game):
        name = "lawless"

    with pytest.raises(AssertionError, match=r"expected RULES.md beside .* of lawless"):
        rulebook(Lawless)  # type: ignore[type-abstract]
