"""The shell with one language is at most 90 kB compressed, a game with its words 65 kB, a scene in 3D 160 kB."""

from __future__ import annotations

import gzip
import urllib.request

import pytest

from rockfall.games import games
from tests.browser.conftest import Server
from tests.browser.sizes import BUILT, TOWER, closure, game_files, kilobytes, manifest, shell_files


def test_the_shell_is_small() -> None:
    assert 30 < kilobytes(shell_files(manifest())) <= 90


def test_what_is_loaded_comes_compressed_and_is_kept(server: Server) -> None:
    file = manifest()["index.html"]["file"]
    asked = urllib.request.Request(f"{server.url}/{file}", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert gzip.decompress(answer.read()) == (BUILT / file).read_bytes()


@pytest.mark.parametrize("game", games())
def test_a_game_is_small(game: str) -> None:
    assert 10 < kilobytes(game_files(game, manifest())) <= 65


def test_what_is_loaded_later_is_loaded_only_then() -> None:
    known = manifest()
    later = closure([TOWER], known) - game_files("trollfjord", known) - shell_files(known)
    assert 50 < kilobytes(later) <= 160
