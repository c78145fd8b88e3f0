"""How much a visitor loads, compressed: from the manifest that vite writes."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import rockfall
from rockfall.games import game_type

BUILT = Path(rockfall.__file__).parent / "web"
TOWER = "src/games/trollfjord/scene.ts"  # the rock tower in three dimensions
LATER = {
    TOWER,
    "src/games/saboteur/Ending.svelte",  # the last scene of a match
    "src/games/goblins/Ending.svelte",
}


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


def game_files(game: str, known: dict[str, dict[str, Any]]) -> set[str]:
    """The board, the picture and the longest words; a game may share the folder of another with the same wordbook.

    What a board itself loads later, when it is wanted (LATER), is not among them.
    """
    book = game_type(game).wordbook or game
    folders = tuple(f"src/games/{folder}/" for folder in (book, game))
    parts = [key for key in known if key.startswith(folders) and key not in LATER]
    words = [key for key in known if key.endswith(f"/ru/{book}.ftl?raw")]
    assert words
    assert any(key.endswith("/index.ts") for key in parts), f"expected a board in web/src/games/{game}; found none"
    return closure(parts + words, known) - shell_files(known)
