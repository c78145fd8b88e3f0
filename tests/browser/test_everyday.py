"""The main journeys as people have them: motion on, and once more without, at 200 %, on a phone upright and lying."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rockfall.games import games
from tests.browser.acts import axe, fill_with_bots, move, open_table, start, wait_for_turn
from tests.browser.conftest import Visit

SETTINGS: dict[str, dict[str, Any]] = {
    "a laptop": {"width": 1366, "height": 768},
    "without motion": {"width": 1200, "height": 760, "reduced_motion": "reduce"},
    "at 200 %": {"width": 720, "height": 450, "device_scale_factor": 2},
    "a phone upright": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
    "a phone lying": {"width": 740, "height": 360, "has_touch": True, "is_mobile": True},
}
# Every window in which a board must be usable.
WINDOWS = [(320, 480), (720, 450), (740, 360), (683, 384), (960, 540), (390, 844), (1366, 768), (1440, 900)]

# How much of the window the board has, and whether what is below can be reached.
BOARD = """() => {
  const { height } = document.querySelector('main.board').getBoundingClientRect();
  const scrolls = [document.scrollingElement, document.querySelector('.frame')].some(
    (each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'hidden');
  return { share: height / innerHeight, height, scrolls };
}"""


def begin(page: Page, game: str) -> None:
    open_table(page, game, players=min(3, 2 if game == "trollfjord" else 3))
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("game", games())
def test_some_turns(visit: Visit, game: str, setting: str) -> None:
    page = visit(**SETTINGS[setting]).open()
    begin(page, game)
    for _ in range(2):
        move(page)
        has_turn = wait_for_turn(page) == "turn"
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        if not has_turn:
            break
    assert axe(page) == []


@pytest.mark.parametrize("game", games())
def test_the_board_is_usable_in_every_window(visit: Visit, game: str) -> None:
    """It has two fifths of the height, or 240 pixels of a page that scrolls."""
    page = visit().open()
    begin(page, game)
    cramped = {}
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        found = page.evaluate(BOARD)
        if found["share"] < 0.4 and not (found["scrolls"] and found["height"] >= 240):
            cramped[f"{width}x{height}"] = found
    assert cramped == {}


SIZE = """() => {
  const { width, height } = document.querySelector('main.board').getBoundingClientRect();
  return [width, height];
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", games())
def test_the_board_keeps_its_size_while_one_thinks(visit: Visit, game: str, width: int, height: int) -> None:
    """Waiting, at one's turn, with a hint, with another choice, and after putting it back."""
    page = visit(width=width, height=height, pace="quick").open()
    begin(page, game)
    before = page.evaluate(SIZE)
    for _ in range(2):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_role("listbox", name="What a bot would do")).to_be_visible()
        assert page.evaluate(SIZE) == before
        page.get_by_role("listbox", name="What a bot would do").get_by_role("option").last.click()
        assert page.evaluate(SIZE) == before
        page.keyboard.press("Escape")
        assert page.evaluate(SIZE) == before
        move(page)
        assert page.evaluate(SIZE) == before
        if wait_for_turn(page) == "end":
            break
        assert page.evaluate(SIZE) == before


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_main_button_and_the_hint_are_wholly_in_sight(visit: Visit, width: int, height: int) -> None:
    """Where a lord places several trolls, there are more buttons than a phone has room for."""
    page = visit(width=width, height=height, pace="quick").open()
    begin(page, "trollfjord")
    for _ in range(3):
        page.get_by_role("button", name="Hint", exact=True).click()
        for button in (
            page.locator(".answers .button.main").first,
            page.get_by_role("button", name="Hint", exact=True),
        ):
            expect(button).to_be_in_viewport(ratio=1)
        move(page)
        assert wait_for_turn(page) == "turn"
