"""Words that the browser client makes up while it runs, and those of its boards. Its own tests see to the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rockfall.bots import bots
from rockfall.core.game import Game
from rockfall.games import game_type, games
from tests.teaching.embers import Embers
from tests.test_languages import FILES, messages

BOARDS = Path(__file__).parent.parent / "web" / "src" / "games"
TEACHING = Path(__file__).parent / "teaching" / "web" / "src" / "games"

KINDS: list[type[Game]] = [*map(game_type, games()), Embers]
WORDBOOKS = sorted({kind.wordbook or kind.name for kind in KINDS})
PAIRS = sorted((kind.wordbook or kind.name, kind.name) for kind in KINDS)
by_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.name))


@pytest.mark.parametrize("book", WORDBOOKS)
def test_no_message_of_a_board_is_missing_or_left_over(book: str) -> None:
    """The folders of all games that share a wordbook use it up, with what several mines share."""
    folders = [home / game for shared, game in PAIRS if shared == book for home in (BOARDS, TEACHING)]
    if (folders[0] / "mine.svelte.ts").exists():
        folders.append(BOARDS / "mine")
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {each for path in files for each in re.findall(r"'(board-[a-z-]+)'", path.read_text(encoding="utf-8"))}
    assert named == {each for each in messages("en", f"{book}.ftl") if each.startswith("board-")}


def before_a_match(kind: type[Game]) -> set[str]:
    """The messages that are there before a match: the shell's own, and those of the game's door."""
    return {*messages("en", "web.ftl"), *messages("en", f"{kind.wordbook or kind.name}-door.ftl")}


def test_what_the_doors_say_does_not_clash() -> None:
    """They are all loaded together."""
    together = ["common.ftl", "web.ftl", *(file for file in FILES if file.endswith("-door.ftl"))]
    named = [each for file in together for each in messages("en", file)]
    assert sorted(set(named)) == sorted(named)


@by_kind
def test_every_game_has_a_name_and_a_door(kind: type[Game]) -> None:
    assert {f"game-{kind.name}", f"door-{kind.name}"} <= before_a_match(kind)


@by_kind
def test_values_that_are_words_have_names(kind: type[Game]) -> None:
    """What the form of a new table offers: the values of an option that is one of several words."""
    there = before_a_match(kind)
    for info in kind.option_infos():
        words = [each for each in info.schema.get("enum", []) if isinstance(each, str)]
        missing = [word for word in words if f"option-{info.name}-{word}".replace("_", "-") not in there]
        assert missing == [], info.name


@by_kind
def test_options_and_bots_of_every_game_have_words(kind: type[Game]) -> None:
    options = [f"option-{info.name}".replace("_", "-") for info in kind.option_infos()]
    named = [*options, *(f"bot-{name}" for name in bots(kind.name))]
    needed = {*named, *(f"{each}-about" for each in named)}
    assert needed - before_a_match(kind) == set()
