"""Words that the browser client makes up while it runs, and those of its boards. Its own tests see to the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rockfall.bots import bots
from rockfall.games import game_type, games
from tests.test_languages import messages

BOARDS = Path(__file__).parent.parent / "web" / "src" / "games"


WORDBOOKS = sorted({game_type(game).wordbook or game for game in games()})
PAIRS = sorted((game_type(game).wordbook or game, game) for game in games())


@pytest.mark.parametrize("book", WORDBOOKS)
def test_no_message_of_a_board_is_missing_or_left_over(book: str) -> None:
    """The folders of all games that share a wordbook use it up, with what several mines share."""
    folders = [BOARDS / game for shared, game in PAIRS if shared == book]
    if (folders[0] / "mine.svelte.ts").exists():
        folders.append(BOARDS / "mine")
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {each for path in files for each in re.findall(r"'(board-[a-z-]+)'", path.read_text(encoding="utf-8"))}
    assert named == {each for each in messages("en", f"{book}.ftl") if each.startswith("board-")}


@pytest.mark.parametrize("game", games())
def test_values_that_are_words_have_names(game: str) -> None:
    """What the form of a new table offers: the values of an option that is one of several words."""
    there = messages("en", "web.ftl")
    for info in game_type(game).option_infos():
        words = [each for each in info.schema.get("enum", []) if isinstance(each, str)]
        missing = [word for word in words if f"option-{info.name}-{word}".replace("_", "-") not in there]
        assert missing == [], info.name


@pytest.mark.parametrize("game", games())
def test_options_and_bots_of_every_game_have_words(game: str) -> None:
    options = [f"option-{info.name}".replace("_", "-") for info in game_type(game).option_infos()]
    named = [*options, *(f"bot-{name}" for name in bots(game))]
    needed = {*named, *(f"{each}-about" for each in named)}
    assert needed - set(messages("en", "web.ftl")) == set()
