"""A server that cannot do something: the page asks again, says so in its reader's language, and loses nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.acts import MAIN, version, wait_for_turn, wait_for_version
from tests.browser.conftest import Visit

SAID = {
    "en-GB": ("The server could not do that; nothing is lost. Try again.", "Your move has not arrived", "Send again"),
    "de-DE": ("Der Server konnte das nicht; nichts ist verloren.", "Dein Zug ist nicht", "Noch einmal senden"),
}


class Sick:
    """A server that refuses what it is asked for, as long as it is ill."""

    def __init__(self, page: Page, retry_after: float) -> None:
        self.is_ill = False
        self.retry_after = retry_after
        self.refused: list[dict[str, object]] = []
        page.route_web_socket("**/ws", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if not self.is_ill or message["type"] != "command":
                server.send(text)
                return
            self.refused.append(message)
            rest = {"message": "", "expected": "", "got": "", "refusal": None, "retry_after": self.retry_after}
            socket.send(json.dumps({"type": "error", "id": message["id"], "code": "server-error", **rest}))

        socket.on_message(heard)


def choose(page: Page) -> None:
    """Take the hint, in whatever language."""
    page.locator(".answers > .aux").click()
    page.locator(".advice").first.wait_for(state="attached")
    page.locator(MAIN).first.click()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_move_that_cannot_be_made_is_kept_to_be_sent_again(visit: Visit, locale: str) -> None:
    visitor = visit(locale=locale)
    sick = Sick(visitor.page, retry_after=3600)  # longer than anybody waits: the page gives up immediately
    page = visitor.open()
    page.locator("[data-game=saboteur] .main").first.click()
    assert wait_for_turn(page) == "turn"
    before = version(page)
    sick.is_ill = True
    choose(page)
    said, kept, again = SAID[locale]
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text(kept)
    sick.is_ill = False
    page.get_by_role("button", name=again).click()
    wait_for_version(page, before)
    expect(page.get_by_role("button", name=again)).to_have_count(0)
    assert len(sick.refused) == 1


def test_a_move_that_is_refused_for_a_moment_is_made_by_itself(visit: Visit) -> None:
    visitor = visit()
    sick = Sick(visitor.page, retry_after=0.1)
    page = visitor.open()
    page.locator("[data-game=saboteur] .main").first.click()
    assert wait_for_turn(page) == "turn"
    before = version(page)
    sick.is_ill = True
    choose(page)
    while len(sick.refused) < 2:
        page.wait_for_timeout(20)
    sick.is_ill = False
    wait_for_version(page, before)
    assert sick.refused[0] == sick.refused[1], "the same, by its id"
    expect(page.get_by_text("The server could not")).to_have_count(0)
