"""How much a visitor loads, compressed: the shell with one language at most 80 kB, a game with its words 60 kB."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import rockfall

BUILT = Path(rockfall.__file__).parent / "web"
GAMES = ("saboteur", "saboteur2")


def manifest() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((BUILT / ".vite" / "manifest.json").read_text())
    return found


def closure(keys: list[str], known: dict[str, dict[str, Any]]) -> set[str]:
    """The scripts and styles that come with these entries."""
    files: set[str] = set()
    seen: set[str] = set()
    while keys:
        key = keys.pop()
        if key in seen:
            continue
        seen.add(key)
        files |= {known[key]["file"], *known[key].get("css", [])}
        keys += known[key].get("imports", [])
    return {name for name in files if name.endswith((".js", ".css"))}


def kilobytes(files: set[str]) -> float:
    return sum(len(gzip.compress((BUILT / name).read_bytes(), 9)) for name in files) / 1000


def shell_files(known: dict[str, dict[str, Any]]) -> set[str]:
    pages = [key for key in known if key == "index.html" or key.startswith("src/shell/")]
    words = [key for key in known if key.endswith(("/en/web.ftl?raw", "/en/common.ftl?raw"))]
    assert len(words) == 2
    return closure(pages + words, known)


def test_the_shell_is_small() -> None:
    assert 30 < kilobytes(shell_files(manifest())) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_small(game: str) -> None:
    known = manifest()
    words = [key for key in known if key.endswith("/ru/saboteur.ftl?raw")]
    pictures = [key for key in known if key.startswith(f"src/games/{game}/")]  # unless they come with the rest
    entry = [f"src/games/{game}/index.ts", *pictures, *words]
    assert 10 < kilobytes(closure(entry, known) - shell_files(known)) <= 60
