"""The main ways through the client, in the browsers that are not Chromium: `python3 dev.py browsers`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rockfall.games import games
from tests.browser.conftest import Server
from tests.browsers.drivers import DRIVERS, Driver
from tests.browsers.journeys import (
    MOVES,
    SIZES,
    check_board,
    check_dialog,
    check_fits,
    close_dialog,
    come_home,
    move,
    move_often,
    picture,
    play_now,
    wait_for_turn,
)

ROUND_2 = "/Round\\s*2/i.test(document.body.innerText)"
STRIKING = "document.querySelector('[data-tower]')"


@pytest.fixture(params=list(DRIVERS))
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A page that must not complain, in a browser of its own: one that crashes takes no other test with it."""
    kind = DRIVERS[request.param]
    if missing := kind.missing():
        pytest.skip(f"{kind.name} is not here: no {', '.join(missing)}; Debian has it in {kind.packages}")
    driver = kind()
    try:
        driver.open("about:blank")
        driver.size(*SIZES["desk"])
        yield driver
        assert driver.complaints() == []
    finally:
        driver.close()


def test_home(driver: Driver, server: Server) -> None:
    come_home(driver, server.url)
    assert not driver.js("return matchMedia('(prefers-reduced-motion: reduce)').matches")
    check_fits(driver)
    signs = driver.js(
        """return [...document.querySelectorAll('[data-game=guilds] .zone')].map((zone) => {
            const [outer, inner] = [zone, zone.querySelector('svg')].map((each) => each.getBoundingClientRect());
            return [inner.width, inner.height / outer.height];
        })"""
    )
    assert len(signs) == 15
    assert all(width > 8 and share < 1.2 for width, share in signs), "expected an icon on every good of the picture"
    picture(driver, "home")
    driver.size(*SIZES["phone"])
    check_fits(driver)
    picture(driver, "home-phone")


def test_what_stands_in_a_select_is_on_the_colour_of_the_page(driver: Driver, server: Server) -> None:
    come_home(driver, server.url)
    wanted = driver.js("const field = document.querySelector('#code'); return getComputedStyle(field).backgroundColor")
    x, y = driver.where("#language")
    height = driver.js("return document.querySelector('#language').getBoundingClientRect().height")
    assert driver.colour(x, y - height / 2 + 4) == wanted


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_dialogs(driver: Driver, server: Server, size: str) -> None:
    driver.size(*SIZES[size])
    come_home(driver, server.url)
    driver.click("button", "Settings")
    check_dialog(driver)
    picture(driver, f"settings-{size}")
    assert driver.js("return document.querySelector('dialog[open]').clientHeight") < 560
    close_dialog(driver)
    for game in games():
        driver.click(f"[data-game={game}] button.link")
        check_dialog(driver)
        check_fits(driver)
        close_dialog(driver)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", games())
def test_play(driver: Driver, server: Server, game: str, size: str) -> None:
    driver.size(*SIZES[size])
    play_now(driver, server.url, game)
    check_board(driver, game)
    check_fits(driver)
    picture(driver, f"{game}-{size}-begins")
    driver.click("button", "Rules")
    check_dialog(driver)
    close_dialog(driver)
    for _ in range(MOVES):
        if wait_for_turn(driver) == "turn":
            move(driver)
    if wait_for_turn(driver) == "turn":
        check_board(driver, game)
        picture(driver, f"{game}-{size}-plays")
        driver.click("button", "Hint")
        driver.wait("document.querySelector('.advice')", what="the hint")
        check_fits(driver)
        picture(driver, f"{game}-{size}-hint")


def test_goods_are_solid_in_round_2(driver: Driver, server: Server) -> None:
    play_now(driver, server.url, "guilds")
    move_often(driver, ROUND_2, 40)
    check_board(driver, "guilds")
    picture(driver, "guilds-round-2")


def test_the_rock_tower(driver: Driver, server: Server) -> None:
    """It stands there, drawn in three dimensions or flat, and can be struck."""
    driver.open(server.url)
    driver.js("localStorage.rockfall = JSON.stringify({ pace: 'once' })")  # the blows of others would take minutes
    play_now(driver, server.url, "trollfjord")
    move_often(driver, STRIKING, 40)
    driver.wait("['flat', 'solid'].includes(document.querySelector('[data-tower]')?.dataset.tower)", what="the tower")
    picture(driver, "tower")
    size = driver.js("return document.querySelector('[data-tower]').getBoundingClientRect().height")
    assert size > 150
    move(driver)
