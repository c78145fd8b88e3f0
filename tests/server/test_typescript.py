"""The browser client's types are those of the wire."""

from __future__ import annotations

import pytest

from rockfall.games import GAMES
from rockfall.server.typescript import WEB, WIDTH, files, folded, type_of


def test_the_files_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAMES, "embers", raising=False)  # tests of the server register the teaching game
    for name, text in files().items():
        assert (WEB / name).read_text() == text, f"{name}: run 'python -m rockfall.server.typescript'"


def test_every_message_action_event_and_view_is_there() -> None:
    made = files()
    for name in ("ServerOutUpdate", "TableInfo", "ReplayOut"):
        assert f" {name} " in made["protocol.ts"]
    for name in ("ClientInSubscribe", "AnyCommand"):
        assert f" {name} " in made["protocol-in.ts"]
    for name in ("ActionLayPath", "EventGoalOpened", "SaboteurTable", "View"):
        assert f" {name} " in made["protocol-saboteur.ts"]


def test_a_union_that_is_too_long_is_broken_before_a_bar() -> None:
    line = f"  readonly code: {' | '.join(['Told'] * 40)};"
    rows = folded(line).split("\n")
    assert len(rows) == 3
    assert max(map(len, rows)) <= WIDTH
    assert all(row.startswith("    | Told") for row in rows[1:])
    assert " ".join(row.strip() for row in rows) == line.strip()
    assert folded(line[:WIDTH]) == line[:WIDTH]


def test_shapes() -> None:
    assert type_of({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "number | null"
    assert type_of({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}) == (
        "readonly (string | null)[]"
    )
    assert type_of({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}) == (
        "readonly [number, string]"
    )
    assert (
        type_of({"type": "object", "additionalProperties": {"type": "integer"}}) == "{ readonly [key: string]: number }"
    )
    assert type_of({"enum": ["b", "a"]}) == '"a" | "b"'
    assert type_of({"$ref": "#/$defs/Event"}) == "Tagged"
    assert type_of({}) == "Json"
