"""docs/balance.md: its commands are understood, its pictures are small."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rockfall.bots import bots
from rockfall.cli.lab import changed_games
from rockfall.cli.options import games_from
from rockfall.games import games, manifest

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"
COMMANDS = re.findall(r"^    (rockfall lab balance .*)$", PAGE.read_text().replace("\\\n", " "), re.MULTILINE)


def test_there_is_a_report_for_every_game_the_lab_can_read() -> None:
    assert {command.split()[3] for command in COMMANDS} == {name for name in games() if manifest(name).reader}


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_name_games_and_numbers_that_are_there(command: str) -> None:
    _, _, _, name, *words = shlex.split(command)
    given: dict[str, list[str]] = {}
    for option, value in zip(words[::2], words[1::2], strict=True):
        given.setdefault({"-o": "--option"}.get(option, option), []).append(value)
    players = given.pop("--players", None)
    made = games_from(name, None if players is None else players[0], given.pop("--option", []))
    assert len(changed_games(made, given.pop("--set", []))) in (0, len(made))
    assert [int(matches) >= 100 for matches in given.pop("--matches")] == [True]
    assert set(given.pop("--bots", [])) <= set(bots(name))
    assert given == {}


def test_pictures_are_small_and_described() -> None:
    pictures = re.findall(r"!\[(.*?)\]\((.*?)\)", PAGE.read_text())
    assert len(pictures) >= 6
    for says, path in pictures:
        assert len(says) > 30
        assert (PAGE.parent / path).stat().st_size < 60_000
