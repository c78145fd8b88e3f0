"""The conformance suite: every law of the contract, for any game.

    @pytest.mark.parametrize("law", LAWS, ids=str)
    def test_law(law: Law) -> None:
        law.check(Subject(MyGame.make(3), bots=[Uniform()]))

Each law is made of plain functions, `check_...`, which raise AssertionError and can be called by themselves: see the
modules here. Needs Hypothesis.
"""

from rockfall.testing.goldens import check_golden, perft, perft_table, playthrough
from rockfall.testing.rulebook import check_cited
from rockfall.testing.suite import LAWS, Law
from rockfall.testing.variants import variants
from rockfall.testing.walks import Subject, Walk

__all__ = [
    "LAWS",
    "Law",
    "Subject",
    "Walk",
    "check_cited",
    "check_golden",
    "perft",
    "perft_table",
    "playthrough",
    "variants",
]
