"""The board of the goblins by touch and by keys alone: what the hint and the buttons of whole matches do not try."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import (
    axe_by_night_and_by_day,
    fill_with_bots,
    open_table,
    start,
    version,
    wait_for_turn,
    wait_for_version,
)
from tests.browser.conftest import Visit
from tests.browser.test_pages import assert_fits


def begin(page: Page) -> None:
    open_table(page, "goblins", players=4)
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"


def tile_in_hand(page: Page) -> Locator:
    """A tile that can be laid; a hand without one is exchanged card by card."""
    for _ in range(6):
        found = page.locator(".held:not(.useless)").and_(
            page.get_by_role("button", name=re.compile("crossroads|junction|tunnel|curve|door|rubble"))
        )
        if found.count():
            return found.first
        page.locator(".held").first.click()
        page.get_by_role("button", name="Exchange it", exact=True).click()
        page.locator(".answers .button.main").click()
        assert wait_for_turn(page) == "turn"
    raise AssertionError("expected a tile in hand within six turns; there was none")


def test_a_tile_by_touch(visit: Visit) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True).open()
    begin(page)
    assert_fits(page)
    tile_in_hand(page).tap()
    spot = page.locator(".spot").first
    expect(spot).to_be_visible()
    box = spot.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43.5
    spot.tap()
    expect(page.locator(".ghost.sure")).to_be_visible()
    assert_fits(page)
    before = version(page)
    spot.tap()
    wait_for_version(page, before)


def test_a_tile_by_keys(visit: Visit) -> None:
    page = visit().open()
    begin(page)
    tile = tile_in_hand(page)
    tile.drag_to(page.get_by_role("group", name="The mine"))
    while page.locator(".held[aria-pressed=true]").count():
        page.keyboard.press("Escape")
    tile.focus()
    page.keyboard.press("Enter")  # the next choice by keys is no part of the drag
    expect(page.locator(".spot:focus")).to_be_visible()
    expect(page.locator(".ghost.sure")).to_be_visible()
    page.keyboard.press("r")
    assert axe_by_night_and_by_day(page) == {}
    while page.locator(".ghost.sure").count():  # the first only closes the bubble that says why not
        page.keyboard.press("Escape")
    while page.locator(".held[aria-pressed=true]").count():
        page.keyboard.press("Escape")
    expect(page.locator(".held:focus")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".spot:focus")).to_be_visible()
    before = version(page)
    page.keyboard.press("Enter")
    wait_for_version(page, before)
