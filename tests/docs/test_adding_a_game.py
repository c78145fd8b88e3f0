"""docs/adding-a-game.md tells the truth: its code is in embers.py to the letter, or runs as shown."""

from __future__ import annotations

import doctest
import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
TEACHING = ROOT / "tests" / "teaching"
EMBERS = (TEACHING / "src" / "rockfall" / "games" / "embers" / "game.py").read_text()
LINE = '    "embers": "rockfall.games.embers.manifest:EMBERS",\n'  # in the registry
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
EXCERPTS = [code for language, code in BLOCKS if language == "python"]
SESSION = "\n".join(code for language, code in BLOCKS if language == "pycon")


def test_every_block_is_an_excerpt_or_a_session() -> None:
    assert {language for language, _ in BLOCKS} == {"python", "pycon"}
    assert len(EXCERPTS) > 10
    assert SESSION.count(">>>") > 10


@pytest.mark.parametrize("code", EXCERPTS, ids=lambda code: str(code.strip().splitlines()[0]))
def test_an_excerpt_is_verbatim(code: str) -> None:
    indented = [textwrap.indent(code, " " * depth) for depth in (0, 4, 8, 12, 16)]
    assert any(each in EMBERS for each in indented)


def test_the_session_runs_as_shown() -> None:
    test = doctest.DocTestParser().get_doctest(SESSION, {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF)
    results = runner.run(test, out=said.append)
    assert results.attempted > 10
    assert not results.failed, "".join(said)


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\((\S+?)\)", PAGE.read_text())
    assert links
    for link in links:
        assert (PAGE.parent / link).exists(), link


def test_the_laws_it_explains_exist() -> None:
    from rockfall.testing import LAWS

    named = set(re.findall(r"`(\d-[a-z-]+)`", PAGE.read_text()))
    assert named
    assert named <= {law.name for law in LAWS}
