"""The described interface is the real one, and the files in docs/schema are current."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rockfall.server import protocol as wire
from rockfall.server.api import catalogue
from rockfall.server.schema import files, openapi, socket_schema

FOLDER = Path(__file__).parent.parent.parent / "docs" / "schema"


def test_the_files_are_current(embers: None, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.undo()  # without the teaching game
    made = files()
    if request.config.getoption("--update-goldens"):
        from rockfall.server.schema import write

        write(FOLDER)
    kept = {path.relative_to(FOLDER).as_posix(): path.read_text() for path in FOLDER.rglob("*.json")}
    assert sorted(kept) == sorted(made)
    for name, text in made.items():
        assert kept[name] == text, f"docs/schema/{name} is out of date: python -m rockfall.server.schema docs/schema"


def test_every_message_is_described() -> None:
    described = socket_schema()["$defs"]
    for kind in (*wire.AnyClientIn.__args__, *wire.AnyServerOut.__args__):
        assert kind.__name__ in described
        assert described[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]


def test_every_path_of_the_interface_is_described() -> None:
    paths = openapi()["paths"]
    assert "/api/tables/{code}/move" in paths
    assert set(paths["/api/guest"]) == {"get", "post"}


def test_the_catalogue_comes_from_the_games() -> None:
    found = {each.name: each for each in catalogue()}
    assert found["saboteur"].min_players == 3
    assert "uniform" in found["saboteur"].bots
    assert "rounds" in [option.name for option in found["saboteur2"].options]
    assert msgspec.json.decode(msgspec.json.encode(catalogue()))
