"""What people do in any browser, by the page's own buttons, and what must be so on the way."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rockfall.games import games
from tests.browser.acts import STOPS, WANTED
from tests.browsers.drivers import ESCAPE, STILL, Driver, Trouble

PICTURES = Path(__file__).parents[2] / "screenshots" / "browsers"
SIZES = {"desk": (1280, 800), "phone": (450, 844)}  # WebKitGTK's own browser is never less than 447 wide
MOVES = 3
RESTS_WITHIN = 15.0  # seconds for what has happened to be told
ON_THE_WAY = {"seen": "[data-held] [data-go]", "ready": ".answers [data-ready]"}
PATIENCE = 120.0  # seconds for the others to move
MAIN = ".answers .button.main:not([disabled])"
VERSION = "Number(document.querySelector('[data-version]')?.dataset.version ?? 0)"

# How far what stands in a dialog's body stays above its lower edge, beside the body's own padding.
SLACK = """const body = document.querySelector('dialog[open] .body');
    const lowest = Math.max(...[...body.children].map((each) => each.getBoundingClientRect().bottom));
    return body.getBoundingClientRect().bottom - parseFloat(getComputedStyle(body).paddingBottom) - lowest"""

# What sticks out of the page to the right, and on a phone what is too small for a finger.
UNFIT = """const least = innerWidth < 700 ? 43.5 : 0;
    return [...document.querySelectorAll('.button, select, input:not([type=checkbox], [type=file], .unseen)')]
    .filter((each) => {
      const { width, height, right } = each.getBoundingClientRect();
      const scrolls = each.closest('[role=listbox], .plates, .answers');
      return width > 0 && (width < least || height < least || (right > innerWidth + 1 && !scrolls));
    })
    .map((each) => each.outerHTML.slice(0, 90))"""

# Of the goods on the market: how tall each zone is, by how much it lies over the next, and how solid the good is.
GOODS = """return [...document.querySelectorAll('[data-good]')].map((good) => {
    const zones = [...good.querySelectorAll('[data-zone]')].map((zone) => zone.getBoundingClientRect());
    const signs = [...good.querySelectorAll('[data-zone] svg')].map((sign) => sign.getBoundingClientRect());
    let solid = 1;
    for (let at = good; at; at = at.parentElement) solid *= Number(getComputedStyle(at).opacity);
    return {
      heights: zones.map(({ height }) => height),
      over: Math.max(...zones.slice(1).map(({ top }, i) => zones[i].bottom - top)),
      signs: signs.map(({ width, height }) => Math.min(width, height)),
      solid,
    };
  })"""

# Of the cards in a mine: the width over the height of each, and how many of them are in sight.
LAID = """const window_ = document.querySelector('main.board').getBoundingClientRect();
    return [...document.querySelectorAll('main .laid')].map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const [middle, level] = [x + width / 2, y + height / 2];
      const isSeen = middle > window_.left && middle < window_.right && level > window_.top && level < window_.bottom;
      return { width, shape: width / height, isSeen };
    })"""


def picture(driver: Driver, name: str) -> None:
    """For the eye, in screenshots/browsers."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{driver.name.lower()}-{name}.png").write_bytes(driver.picture())


def come_home(driver: Driver, url: str) -> None:
    driver.open(url)
    for game in games():
        door = f"[data-game={game}]"
        driver.wait(f"document.querySelector('{door} .picture > *')", what=f"the picture of {game}")
        driver.wait(f"document.querySelector('{door} .button.main:not([disabled])')", what=f"the door of {game}")


def check_fits(driver: Driver) -> None:
    assert driver.js("return document.scrollingElement.scrollWidth - innerWidth") <= 0
    assert driver.js(UNFIT) == []


def check_dialog(driver: Driver) -> None:
    """As tall as what is in it, unless that is too much for the page."""
    driver.wait("document.querySelector('dialog[open] .body > *')", what="a dialog")
    scrolls = driver.js(
        "const { scrollHeight, clientHeight } = document.querySelector('dialog[open] .body'); "
        "return scrollHeight > clientHeight + 1"
    )
    assert scrolls or driver.js(SLACK) < 4


def close_dialog(driver: Driver) -> None:
    driver.press(ESCAPE)
    driver.wait("!document.querySelector('dialog[open]')", what="no dialog any more")


def wait_for_turn(driver: Driver) -> str:
    """Until it is our turn ("turn") or the match is over ("end"); what was shown is put away, and one is ready."""
    for _ in range(STOPS):
        wanted = str(driver.wait(f"({WANTED})()", what="our turn, or the end", seconds=PATIENCE))
        if wanted not in ON_THE_WAY:
            return wanted
        with suppress(Trouble):  # it may have gone by itself: the countdown ends
            driver.click(ON_THE_WAY[wanted], seconds=2)
    raise Trouble(f"{driver.name}: expected a turn or the end; {wanted!r} came {STOPS} times, and does not go away")


def move(driver: Driver) -> None:
    """Take the hint, and then the button that does it."""
    before = driver.js(f"return {VERSION}")
    driver.click("button", "Hint")
    driver.wait(f"document.querySelector({MAIN!r})", what="the button that does it")
    driver.wait("document.querySelector('.advice')", what="the hint")  # which may change what the button says
    driver.click(MAIN)
    shown = "document.querySelector('[data-end], [data-held] [data-go]')"  # a map that was read waits to be put away
    driver.wait(f"{shown} || {VERSION} > {before}", what="the move to be made")


def move_often(driver: Driver, until: str, most: int) -> None:
    for _ in range(most):
        if wait_for_turn(driver) == "end" or driver.js(f"return Boolean({until})"):
            return
        move(driver)
    raise AssertionError(f"{driver.name}: expected {until} after {most} moves; it did not come")


def play_now(driver: Driver, url: str, game: str) -> None:
    come_home(driver, url)
    driver.click(f"[data-game={game}] .button.main")
    driver.wait("document.querySelector('[data-version]')", what="the match")
    assert wait_for_turn(driver) == "turn"


# -- what must be so on the board of each game ------------------------------------------------------------


def check_goods(driver: Driver) -> None:
    goods: list[dict[str, Any]] = driver.js(GOODS)
    assert goods
    for good in goods:
        assert len(good["heights"]) == 5
        assert [height for height in good["heights"] if not 43.5 <= height <= 130] == []
        assert good["over"] <= 0.5, f"expected zones that lie apart; one lies {good['over']} over the next"
        assert [size for size in good["signs"] if size < 14] == []
        assert good["solid"] == 1


def check_mine(driver: Driver) -> None:
    cards: list[dict[str, Any]] = driver.js(LAID)
    assert len(cards) >= 4  # the start and the goals
    assert [card for card in cards if abs(card["shape"] - cards[0]["shape"]) > 0.05 or card["width"] < 12] == []
    assert [card for card in cards if not card["isSeen"]] == []


# The lesser side of everything drawn on the board.
DRAWN = """return [...document.querySelectorAll('main.board svg, main.board canvas')].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height);
  })"""


def check_drawing(driver: Driver, least: float = 40) -> None:
    """Something is drawn that is large enough to be seen."""
    assert max(driver.js(DRAWN), default=0) > least


def check_fjord(driver: Driver) -> None:
    """The land, or the rock tower in its place."""
    check_drawing(driver, 150)


CHECKS: dict[str, Callable[[Driver], None]] = {
    "saboteur": check_mine,
    "saboteur2": check_mine,
    "goblins": check_mine,
    "guilds": check_goods,
    "trollfjord": check_fjord,
}


def check_board(driver: Driver, game: str) -> None:
    """Once all is told and nothing moves any more; what is wrong then stays wrong."""
    end = time.monotonic() + RESTS_WITHIN
    while True:
        try:
            return CHECKS.get(game, check_drawing)(driver)
        except AssertionError:
            if time.monotonic() > end:
                raise
        time.sleep(STILL)
