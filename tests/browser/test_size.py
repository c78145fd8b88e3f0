"""How heavy pages and boards may be, in kilobytes, compressed.

What is in sight at once is counted apart from what comes after it: dialogs, hints, help, the last scene, the 3D tower.
"""

from __future__ import annotations

import gzip
import urllib.request

import pytest

from rockfall.games import games
from tests.browser.conftest import Server
from tests.browser.sizes import (
    BUILT,
    TOWER,
    closure,
    first_files,
    game_files,
    kilobytes,
    later_files,
    lesson_files,
    manifest,
    page_files,
    puzzle_files,
    shell_files,
)

BOARDS = {"saboteur": 53.8, "saboteur2": 53.9, "goblins": 57.7, "guilds": 36.0, "trollfjord": 44.9}
MOST = 60.0  # of any other board
DOOR = 0.3  # what the shell says of a game before one plays it


def test_the_home_page_is_small() -> None:
    assert 20 < kilobytes(first_files(manifest())) <= 44.7


def test_the_shell_is_small() -> None:
    known = manifest()
    # Asking again took 0.8, lessons on all pages 0.8, and puzzles, which share parts with the replay, 0.8.
    assert 30 < kilobytes(page_files(known)) <= 87.8 + DOOR * len(games())
    later = shell_files(known) - page_files(known) - lesson_files(known) - puzzle_files(known)
    assert 5 < kilobytes(later) <= 15


def test_lessons_are_small() -> None:
    assert 3 < kilobytes(lesson_files(manifest())) <= 8


def test_puzzles_are_small() -> None:
    assert 5 < kilobytes(puzzle_files(manifest())) <= 15


def test_what_is_loaded_comes_compressed_and_is_kept(server: Server) -> None:
    file = manifest()["index.html"]["file"]
    asked = urllib.request.Request(f"{server.url}/{file}", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert gzip.decompress(answer.read()) == (BUILT / file).read_bytes()


@pytest.mark.parametrize("game", games())
def test_a_game_is_small(game: str) -> None:
    known = manifest()
    assert 3 < kilobytes(game_files(game, known)) <= BOARDS.get(game, MOST)
    assert 1 < kilobytes(later_files(game, known)) <= 11


def test_what_is_loaded_later_is_loaded_only_then() -> None:
    known = manifest()
    later = closure([TOWER], known) - game_files("trollfjord", known) - shell_files(known)
    assert 50 < kilobytes(later) <= 160
