"""Every law of the contract, over every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from rockfall.core.game import Game
from rockfall.testing import LAWS, Law, Subject, check_cited
from tests.subjects import KINDS, subjects

HERE = Path(__file__).parent
TESTS = sorted(set(HERE.rglob("test_*.py")) - set((HERE / "testing").iterdir()))  # those test the suite, not the rules


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("subject", subjects(), ids=str)
def test_law(subject: Subject, law: Law) -> None:
    law.check(subject)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.name))
def test_every_rule_is_cited_by_a_test(kind: type[Game]) -> None:
    check_cited(kind, TESTS)
