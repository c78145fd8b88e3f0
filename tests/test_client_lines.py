"""The sources of the browser client are easy to read side by side: short lines, short modules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
KINDS = {".ts", ".js", ".svelte", ".css", ".html"}
WIDTH = 120
LENGTH = 600


def sources() -> Iterator[tuple[str, list[str]]]:
    """What is written by us or made by the Python side, as lines."""
    paths = [*WEB.iterdir(), *(WEB / "src").rglob("*"), *(WEB / "dev").rglob("*")]
    for path in sorted(path for path in paths if path.suffix in KINDS):
        yield path.relative_to(WEB).as_posix(), path.read_text().splitlines()


def test_there_is_something_to_look_at() -> None:
    assert {"index.html", "eslint.config.js", "src/main.ts", "src/protocol.ts"} <= {name for name, _ in sources()}


def test_no_line_is_too_long() -> None:
    found = [f"{name}:{i}" for name, lines in sources() for i, line in enumerate(lines, 1) if len(line) > WIDTH]
    assert found == []


def test_no_module_is_too_long() -> None:
    assert {name: len(lines) for name, lines in sources() if len(lines) > LENGTH} == {}
