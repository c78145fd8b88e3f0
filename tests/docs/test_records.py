"""docs/records.md tells the truth: its session runs as shown, its lines are the beginning of a record."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest

from rockfall.core.record import End, Header, MoveLine, Record

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_the_session_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = "\n".join(code for language, code in BLOCKS if language == "pycon")
    test = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    results = doctest.DocTestRunner().run(test, out=said.append)
    assert results.attempted > 15
    assert not results.failed, "".join(said)


def test_the_lines_are_the_beginning_of_a_record() -> None:
    (example,) = [code for language, code in BLOCKS if language == "json"]
    record = Record.loads(example, unfinished=True)
    assert record.replay().history() == list(record.moves)
    assert len(record.moves) == 2


def test_every_field_is_explained() -> None:
    explained = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", PAGE.read_text(), re.MULTILINE)))
    fields = [["line", *(field.name for field in msgspec.structs.fields(kind))] for kind in (Header, MoveLine, End)]
    assert explained == [name for names in fields for name in names]
