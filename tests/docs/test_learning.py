"""docs/learning.md tells the truth: its sessions run as shown."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_the_sessions_run_as_shown() -> None:
    assert {language for language, _ in BLOCKS} == {"pycon"}
    session = "\n".join(code for _, code in BLOCKS)
    test = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF).run(test, out=said.append)
    assert results.attempted > 15
    assert not results.failed, "".join(said)
