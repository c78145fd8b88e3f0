"""How much a visitor loads, compressed: from the manifest that vite writes."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import rockfall
from rockfall.games import game_type

BUILT = Path(rockfall.__file__).parent / "web"
LESSONS = "src/shell/LearnPage.svelte"
PUZZLES = "src/shell/PuzzlePage.svelte"
TOWER = "src/games/trollfjord/scene.ts"  # the rock tower in three dimensions
PAGES = [
    "index.html",
    *(f"src/shell/{name}.svelte" for name in ("TablePage", "Lobby", "ReplayPage", "RulesPage")),
    "src/shell/plain/index.ts",
]


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


def shell_words(known: dict[str, dict[str, Any]]) -> list[str]:
    """One file with what every page says, see web/vite.config.ts."""
    words = [key for key, entry in known.items() if entry.get("name") == "words-en"]
    assert len(words) == 1
    return words


def first_files(known: dict[str, dict[str, Any]]) -> set[str]:
    """What the home page needs, without words."""
    return closure(["index.html"], known)


def page_files(known: dict[str, dict[str, Any]]) -> set[str]:
    """Every page of the shell as it is shown at once, with one language."""
    return closure(PAGES + shell_words(known), known)


def shell_files(known: dict[str, dict[str, Any]]) -> set[str]:
    """The same with what is fetched after a page is there, or when somebody asks for it: dialogs, hints, the end."""
    return closure([key for key in known if key.startswith("src/shell/")] + PAGES + shell_words(known), known)


def lesson_files(known: dict[str, dict[str, Any]]) -> set[str]:
    """What who learns loads beside the board, without a game's own words."""
    words = [key for key in known if key.endswith("/ru/learn.ftl?raw")]
    assert words
    return closure([LESSONS, *words], known) - page_files(known)


def puzzle_files(known: dict[str, dict[str, Any]]) -> set[str]:
    """What who solves puzzles loads beside the board."""
    words = [key for key in known if key.endswith("/ru/puzzles.ftl?raw")]
    assert words
    return closure([PUZZLES, *words], known) - page_files(known)


def game_files(game: str, known: dict[str, dict[str, Any]]) -> set[str]:
    """The board, the picture and the longest words; a game may share the folder of another with the same wordbook."""
    book = game_type(game).wordbook or game
    parts = [f"src/games/{folder}/{part}" for folder in (book, game) for part in ("index.ts", "Picture.svelte")]
    words = [key for key in known if key.endswith(f"/ru/{book}.ftl?raw")]
    assert words
    assert parts[0] in known, f"expected a board in web/src/games/{book}; found none"
    return closure([part for part in parts if part in known] + words, known) - shell_files(known)


def later_files(game: str, known: dict[str, dict[str, Any]]) -> set[str]:
    """What a board fetches while the match goes on: scenes of the end, help and its words. Not the tower."""
    book = game_type(game).wordbook or game
    parts = [key for key in known if key.startswith(f"src/games/{book}/") and key != TOWER]
    words = [key for key in known if key.endswith(f"/ru/{book}-help.ftl?raw")]
    assert words
    return closure(parts + words, known) - game_files(game, known) - shell_files(known)
