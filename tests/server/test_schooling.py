"""Lessons over HTTP; one that is broken is named in the log, and everything else goes on."""

from __future__ import annotations

import json
import logging
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from rockfall.lessons import FOLDER, lessons
from rockfall.server import schooling
from rockfall.server.refused import Refused
from tests.server.conftest import Running


def get(server: Running, path: str, body: object = None) -> tuple[int, Any]:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(server.url + path, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(asked) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def test_a_lesson_over_http(shared: Running) -> None:
    names = [lesson.name for lesson in lessons("saboteur")[0]]
    assert get(shared, "/api/lessons/saboteur") == (200, {"names": names})
    status, lesson = get(shared, "/api/lessons/saboteur/0")
    assert (status, lesson["name"], lesson["nodes"][0]["step"]) == (200, names[0], 0)
    legal = lesson["nodes"][0]["legal"][0]
    assert get(shared, "/api/lessons/saboteur/0/why-not", {"node": 0, "action": legal}) == (200, {"refusal": None})
    wish = {"type": "LayPath", "card": "cross", "column": 5, "row": 5, "turned": False}
    _, refused = get(shared, "/api/lessons/saboteur/0/why-not", {"node": 0, "action": wish})
    assert refused["refusal"]["code"] == "touches-no-card"


def test_what_is_not_there_is_refused(shared: Running) -> None:
    assert get(shared, "/api/lessons/chess")[1]["code"] == "unknown-game"
    assert get(shared, "/api/lessons/embers") == (200, {"names": []})
    for path in ("/api/lessons/saboteur/99", "/api/lessons/saboteur/x", "/api/lessons/embers/0"):
        assert get(shared, path)[1]["code"] == "no-such-page"
    wish = {"node": 999, "action": {"type": "Discard", "card": "map"}}
    assert get(shared, "/api/lessons/saboteur/0/why-not", wish)[1]["code"] == "no-such-page"
    for action in ({}, {"type": "Fly"}, {"type": "Discard", "card": "moon"}):
        _, answer = get(shared, "/api/lessons/saboteur/0/why-not", {"node": 0, "action": action})
        assert answer["code"] == "malformed-action"
    assert get(shared, "/api/lessons/saboteur/0/why-not", {"node": -1, "action": {}})[1]["code"] == "bad-message"


def test_a_broken_lesson_is_named_in_the_log_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lines = (FOLDER / "saboteur.jsonl").read_text(encoding="utf-8").splitlines()
    second = [at for at, line in enumerate(lines) if line.startswith('{"lesson"')][1]
    lines[second + 1] = '{"do": {"type": "Fly"}}'
    (tmp_path / "saboteur.jsonl").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(schooling, "lessons", lambda game: lessons(game, tmp_path))
    schooling.lessons_of.cache_clear()
    try:
        with caplog.at_level(logging.WARNING, "rockfall"):
            made = [lesson.name for lesson in schooling.lessons_of("saboteur")]
            assert [lesson.name for lesson in schooling.lessons_of("saboteur")] == made
        whole = [lesson.name for lesson in lessons("saboteur")[0]]
        assert made == [whole[0], *whole[2:]]
        assert [(each.message, each.fields["file"], each.fields["line"]) for each in caplog.records] == [  # type: ignore[attr-defined]
            ("a lesson is left out", "saboteur.jsonl", second + 2)
        ]
        with pytest.raises(Refused):
            schooling.lesson_of("saboteur", len(made))
    finally:
        schooling.lessons_of.cache_clear()
