"""Words that the browser client makes up while it runs, and those of its boards. Its own tests see to the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rockfall.bots import bots
from rockfall.games import game_type, games
from tests.test_languages import messages

BOARDS = Path(__file__).parent.parent / "web" / "src" / "games"


def test_no_message_of_the_board_is_missing_or_left_over() -> None:
    sources = [path.read_text(encoding="utf-8") for path in BOARDS.rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {each for source in sources for each in re.findall(r"'(board-[a-z-]+)'", source)}
    assert named == {each for each in messages("en", "saboteur.ftl") if each.startswith("board-")}


@pytest.mark.parametrize("game", games())
def test_options_and_bots_of_every_game_have_words(game: str) -> None:
    options = [f"option-{info.name}".replace("_", "-") for info in game_type(game).option_infos()]
    needed = {*options, *(f"{each}-about" for each in options), *(f"bot-{name}" for name in bots(game))}
    assert needed - set(messages("en", "web.ftl")) == set()
