"""docs/adding-a-game.md and adding-a-board.md tell the truth: their code is the teaching game's own, or runs as shown.

tests/browser/test_adding_a_game.py does what they say, with the folders, the line and the commands that stand there.
"""

from __future__ import annotations

import doctest
import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEACHING = ROOT / "tests" / "teaching"
PAGE = ROOT / "docs" / "adding-a-game.md"
PAGES = [PAGE, ROOT / "docs" / "adding-a-board.md"]
ENDINGS = {
    "python": "py",
    "ts": "ts",
    "svelte": "svelte",
    "css": "css",
    "fluent": "ftl",
}  # of the files that are quoted


def blocks(page: Path) -> list[tuple[str, str]]:
    """The language and the text of each block of code."""
    return re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


BLOCKS = [each for page in PAGES for each in blocks(page)]
SESSION = "\n".join(code for language, code in BLOCKS if language == "pycon")
PARTS = [line.split()[0] for language, code in BLOCKS if language == "text" for line in code.splitlines()]
COMMANDS = [line for language, code in BLOCKS if language == "sh" for line in code.splitlines()]
LINE = next(
    code for language, code in BLOCKS if language == "python" and code.startswith('"embers": ')
)  # of the registry
EXCERPTS = [(language, code) for language, code in BLOCKS if language in ENDINGS and code != LINE]


def test_every_block_is_an_excerpt_or_a_session_or_followed() -> None:
    assert {language for language, _ in BLOCKS} <= {*ENDINGS, "pycon", "text", "sh"}
    assert len(EXCERPTS) > 20
    assert SESSION.count(">>>") > 10
    assert (len(PARTS), LINE.count("\n"), len(COMMANDS)) == (3, 1, 2)


@pytest.mark.parametrize(("language", "code"), EXCERPTS, ids=[code.strip().splitlines()[0] for _, code in EXCERPTS])
def test_an_excerpt_is_verbatim(language: str, code: str) -> None:
    files = [path for part in PARTS for path in (TEACHING / part).rglob(f"*.{ENDINGS[language]}")]
    indented = [textwrap.indent(code, " " * depth) for depth in (0, 2, 4, 8, 12, 16)]
    assert any(each in path.read_text(encoding="utf-8") for path in files for each in indented)


def test_the_session_runs_as_shown() -> None:
    test = doctest.DocTestParser().get_doctest(SESSION, {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF)
    results = runner.run(test, out=said.append)
    assert results.attempted > 10
    assert not results.failed, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^\s:)]+)\)", page.read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert (page.parent / link).exists(), link


def test_the_laws_it_explains_exist() -> None:
    from rockfall.testing import LAWS

    named = set(re.findall(r"`(\d-[a-z-]+)`", PAGE.read_text()))
    assert named
    assert named <= {law.name for law in LAWS}
