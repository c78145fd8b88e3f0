"""The pictures of the README: `python3 dev.py screenshots pictures` puts them into docs/pictures/, small."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, expect

from rockfall.games import games
from tests.browser import chromium
from tests.browser.acts import fill_with_bots, move, open_table, start, wait_for_turn
from tests.browser.conftest import SECONDS
from tests.browser.test_trollfjord import SOFTWARE, to_the_tower

FOLDER = chromium.ROOT / "docs" / "pictures"
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
QUALITY = 78
MOVES = {"saboteur": 4, "goblins": 2, "guilds": 10}  # of ours before a picture


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(600)  # for what fits itself to its box
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def begin(page: Page, url: str, game: str, players: int) -> None:
    page.goto(url)
    open_table(page, game, players=players)
    fill_with_bots(page)
    start(page)


def home(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator(".door > .picture > *")).to_have_count(len(games()))
    take(page, "home")


def is_reached(page: Page, url: str, game: str, players: int) -> bool:
    """Whether a match was long enough; some end early."""
    begin(page, url, game, players)
    for _ in range(MOVES[game]):
        if wait_for_turn(page) == "turn":
            move(page)
    return wait_for_turn(page) == "turn"


def match(game: str, players: int) -> Callable[[Page, str], None]:
    def visit(page: Page, url: str) -> None:
        while not is_reached(page, url, game, players):
            pass
        if game == "saboteur":
            page.get_by_role("button", name="Hint", exact=True).click()
            expect(page.get_by_role("option").first).to_be_visible()
        take(page, game)
        if game == "saboteur":
            page.get_by_role("button", name="Close the advice").click()
            page.emulate_media(color_scheme="light", reduced_motion="reduce")
            page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            take(page, "phone")

    return visit


def tower(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="no-preference", color_scheme="dark")
    page.set_default_timeout(SOFTWARE * 1000)
    begin(page, url, "trollfjord", 3)
    to_the_tower(page)
    expect(page.locator("[data-tower=solid]")).to_be_visible(timeout=SOFTWARE * 1000)
    page.wait_for_timeout(3000)  # for the boulders, which come to rest
    take(page, "tower")


def make(launch: Callable[[list[str]], Browser], url: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    visits: list[tuple[list[str], Callable[[Page, str], None]]] = [
        (chromium.FLAT, home),
        (chromium.FLAT, match("saboteur", 5)),
        (chromium.FLAT, match("goblins", 5)),
        (chromium.FLAT, match("guilds", 4)),
        (chromium.SOLID, tower),
    ]
    for arguments, visit in visits:
        browser = launch(arguments)
        options: dict[str, Any] = {"viewport": WIDE, "locale": "en", "color_scheme": "dark", "reduced_motion": "reduce"}
        page = browser.new_context(**options).new_page()
        page.set_default_timeout(SECONDS * 1000)
        visit(page, url)
        browser.close()
