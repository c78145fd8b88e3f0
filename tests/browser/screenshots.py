"""Pictures of every page: `python3 dev.py screenshots` puts them into screenshots/, to be looked at.

With `pictures` behind it, those of the README instead; with `strips`, film strips of the moments of a match.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from rockfall.games import game_type, games
from tests.browser import chromium, pictures, strips
from tests.browser.acts import fill_with_bots, move, open_table, play_to_the_end, start, wait_for_turn
from tests.browser.conftest import SECONDS, Server

FOLDER = chromium.ROOT / "screenshots"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
SCHEMES = ("dark", "light")
MOVES = 3  # before the picture of a match

Shot = Callable[[str], None]


def shots(page: Page) -> Shot:
    """Takes the page as it is now at every size, by lantern and by day."""

    def take(name: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                page.wait_for_timeout(250)  # for what fits itself to its box
                page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}.png")
        page.set_viewport_size({"width": 1440, "height": 900})

    return take


def walk(url: str, game: str, page: Page, take: Shot) -> None:
    """Through one game, from the home page to the replay."""
    page.goto(url)
    expect(page.get_by_role("button", name="Play now: Saboteur", exact=True)).to_be_enabled()
    if game == "saboteur":
        take("home")
        page.get_by_role("button", name="Settings").click()
        take("settings")
        page.keyboard.press("Escape")
        page.locator("[data-game=saboteur]").get_by_role("button", name="Choose options").click()
        take("options")
        page.keyboard.press("Escape")
    open_table(page, game, players=min(5, game_type(game).max_players))
    if game == "saboteur":
        take("table")
    fill_with_bots(page)
    start(page)
    for _ in range(MOVES):
        if wait_for_turn(page) == "turn":
            move(page)
    if wait_for_turn(page) == "turn":
        take(f"{game}-play")
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".answers .button.main")).to_be_visible()
        take(f"{game}-choice")
        page.get_by_role("button", name="Rules").click()
        expect(page.get_by_role("dialog").locator("[data-rules]").first).to_be_attached()
        take(f"{game}-rules")
        page.keyboard.press("Escape")
    play_to_the_end(page)
    take(f"{game}-end")
    page.get_by_role("link", name="Replay").click()
    step = page.get_by_label("Step", exact=True)
    step.fill(str(int(step.get_attribute("max") or 0) * 2 // 3))
    take(f"{game}-replay")


def hot_seat(url: str, page: Page, take: Shot) -> None:
    page.goto(url)
    open_table(page, "saboteur", players=3)
    page.get_by_label("Another player on this device").fill("Oleg")
    page.get_by_role("button", name="Add", exact=True).click()
    fill_with_bots(page)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#curtain-title")).to_be_visible()
    take("curtain")


def make(browser: Browser, url: str) -> None:
    visits: dict[str, Callable[[Page, Shot], None]] = {name: partial(walk, url, name) for name in games()}
    visits["hot-seat"] = partial(hot_seat, url)
    for name, visit in visits.items():
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        visit(page, shots(page))
        context.close()
        print(f"screenshots of {name}: done", flush=True)


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    program, environment = chromium.find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:

        def launch(more: list[str]) -> Browser:
            words = [*chromium.ARGUMENTS, *more]
            return playwright.chromium.launch(executable_path=program, env={**os.environ, **environment}, args=words)

        server = Server(Path(folder), hint_seconds=1)
        server.start()
        try:
            if arguments == ["pictures"]:
                pictures.make(launch, server.url)
            elif arguments[:1] == ["strips"]:
                strips.make(launch, server.url, arguments[1:])
            else:
                make(launch(chromium.SOLID), server.url)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
