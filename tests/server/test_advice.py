"""What the rules say to a player who asks, and what a bot would do in their place."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

import pytest

from rockfall import game, play
from tests.server.conftest import Running


class Asker:
    """Somebody who speaks HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with self.opener.open(request, timeout=120) as answer:
            return json.loads(answer.read())

    def refused(self, path: str, body: dict[str, Any]) -> str:
        with pytest.raises(urllib.error.HTTPError) as caught:
            self.post(path, body)
        with caught.value as answer:
            return str(json.loads(answer.read())["code"])


def begun(shared: Running) -> tuple[Asker, str]:
    """A match in which seat 0 begins, and who sits there."""
    asker = Asker(shared.url)
    asker.post("/api/guest", {"name": "Ada"})
    table = {"game": "saboteur", "players": 3, "options": {"first_seat": 0, "rounds": 1}}
    at = f"/api/tables/{asker.post('/api/tables', table)['info']['table']}"
    asker.post(f"{at}/sit", {"seat": 0})
    for seat in (1, 2):
        asker.post(f"{at}/sit-bot", {"seat": seat, "bot": "uniform"})
    asker.post(f"{at}/start", {})
    return asker, at


def test_why_not(shared: Running) -> None:
    asker, at = begun(shared)
    far = {"type": "LayPath", "card": "cross", "column": -5, "row": 7}
    refusal = asker.post(f"{at}/why-not", {"seat": 0, "action": far})["refusal"]
    assert refusal["rule"]
    assert refusal["code"]
    assert asker.refused(f"{at}/why-not", {"seat": 0, "action": {"type": "Fly"}}) == "malformed-action"
    assert asker.refused(f"{at}/why-not", {"seat": 1, "action": far}) == "not-your-seat"


def test_hint(shared: Running) -> None:
    asker, at = begun(shared)
    hint = asker.post(f"{at}/hint", {"seat": 0})
    assert asker.post(f"{at}/hint", {"seat": 0}) == hint  # asking again tells nothing new
    assert not hint["is_stale"]
    assert 1 < len(hint["moves"]) <= 5
    for advised in hint["moves"]:
        assert 0 <= advised["chance"] <= 1
        assert 0 < advised["margin"] <= 0.5
        assert asker.post(f"{at}/why-not", {"seat": 0, "action": advised["action"]}) == {"refusal": None}
    assert asker.refused(f"{at}/hint", {"seat": 1}) == "not-your-seat"


def test_a_hint_that_comes_too_late_says_so(shared: Running) -> None:
    """It is no error: the page cannot know that the match has gone on."""
    asker = Asker(shared.url)
    asker.post("/api/guest", {"name": "Ada"})
    table = {"game": "saboteur", "players": 3, "options": {"first_seat": 0, "rounds": 1}}
    at = f"/api/tables/{asker.post('/api/tables', table)['info']['table']}"
    for seat in range(3):
        asker.post(f"{at}/sit", {"seat": seat})
    assert asker.refused(f"{at}/hint", {"seat": 0}) == "not-now"  # nothing has begun
    asker.post(f"{at}/start", {})
    assert asker.post(f"{at}/hint", {"seat": 2}) == {"is_stale": True, "moves": [], "beliefs": []}
    assert asker.post(f"{at}/hint", {"seat": 0})["moves"]


def test_no_replay_before_the_end(shared: Running) -> None:
    asker, at = begun(shared)
    assert asker.refused(f"{at}/replay", {"viewer": "all"}) == "not-now"


def test_replay_needs_a_seat_that_is_there(shared: Running) -> None:
    record = play(game("saboteur", players=3, rounds=1), ["uniform"] * 3, seed=3)
    asker = Asker(shared.url)
    asker.post("/api/guest", {"name": "Ada"})
    request = urllib.request.Request(
        shared.url + "/api/records", record.dumps().encode(), {"content-type": "application/x-ndjson"}
    )
    with asker.opener.open(request, timeout=120) as answer:
        id = json.loads(answer.read())["id"]
    assert asker.post(f"/api/tables/{id}/replay", {"viewer": 2})["scores"] == record.scores
    assert asker.refused(f"/api/tables/{id}/replay", {"viewer": 3}) == "no-such-seat"
