"""What the documents say is so: their examples run, their links lead somewhere, their commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dev
import rockfall

ROOT = Path(__file__).parent.parent
RESULTS = sorted(ROOT.glob("docs/bots/*.md"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("benchmarks/*.md"), *ROOT.glob("docs/*.md"), *RESULTS])


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+(, \d+){4}\] \d+ moves\n", capsys.readouterr().out)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_to_files(document: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]*`|^    .*?$", "", document.read_text(), flags=re.DOTALL | re.MULTILINE)
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", prose)
    missing = [link for link in links if "://" not in link and not (document.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_commands_are_commands_of_dev(document: Path) -> None:
    named = set(re.findall(r"\bdev\.py ([a-z]+)\b", document.read_text()))
    assert named <= set(dev.COMMANDS)


@pytest.mark.parametrize("document", RESULTS, ids=name)
def test_results_name_the_command_that_made_them(document: Path) -> None:
    command = re.search(r"^    (?:rockfall (\w+)|python (\S+\.py)) ?", document.read_text(), re.MULTILINE)
    assert command is not None
    program, script = command.groups()
    assert program == "tournament" or (ROOT / script).exists()


def test_dev_says_what_each_of_its_commands_does() -> None:
    assert dev.__doc__ is not None
    explained = re.findall(r"^python3 dev\.py (\w+)", dev.__doc__, re.MULTILINE)
    assert explained == list(dev.COMMANDS)


def test_there_is_one_version() -> None:
    (version,) = re.findall(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version == rockfall.__version__
