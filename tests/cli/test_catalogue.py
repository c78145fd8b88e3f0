"""`rockfall games`."""

from __future__ import annotations

import json

from rockfall.cli.options import expected, text_of
from rockfall.core.game import OptionInfo
from rockfall.games import games
from tests.cli.conftest import Run


def test_games_are_listed_with_their_options(run: Run) -> None:
    lines = run("games").output.splitlines()
    at = lines.index("embers  Embers, 2 to 4 players")
    assert lines[at + 1 : at + 4] == [
        "  bots: uniform, strong",
        "  --option hand=2",
        "      cards dealt to each player; a whole number from 2 to 3",
    ]


def test_games_as_json(run: Run) -> None:
    entries = json.loads(run("games", "--json").stdout)
    assert [entry["name"] for entry in entries] == [*games()]
    (embers,) = [entry for entry in entries if entry["name"] == "embers"]
    assert embers["options"] == [
        {
            "name": "hand",
            "default": 2,
            "schema": {"type": "integer", "minimum": 2, "maximum": 3},
            "description": "cards dealt to each player",
        }
    ]


def info(**schema: object) -> OptionInfo:
    return OptionInfo(name="x", default=None, schema=schema, description="")


def test_what_an_option_takes_is_said_in_words() -> None:
    assert expected(info(type="boolean")) == "true or false"
    assert expected(info(type="integer")) == "a whole number"
    assert expected(info(type="integer", minimum=1)) == "a whole number from 1"
    assert expected(info(type="number", maximum=2)) == "a number to 2"
    assert expected(info(enum=["red", "blue"])) == "one of red, blue"
    assert expected(info(anyOf=[{"type": "integer"}, {"type": "null"}])) == "a whole number or none"
    assert expected(info(type="string")) == "text"
    assert [text_of(value) for value in (True, None, 3, "x")] == ["true", "none", "3", "x"]
