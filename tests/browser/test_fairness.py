"""The page finds out a server that cheats at dice, in each of the ways in which it could."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rockfall.client import Client, Seat, ServerRefused
from tests.browser.acts import fill_with_bots, open_table, start, wait_for_turn
from tests.browser.conftest import Server, Visit, visiting
from tests.server.dishonest import CHEAT, WAYS
from tests.server.players import Guesser

ROOT = Path(__file__).parent.parent.parent
FOUND = {  # what the page must say, among other things
    "outside": "outside",
    "secret": "seal",
    "share": "share",
    "rematch": "left-out",
    "friend": "seals",
}


@contextmanager
def cheating(folder: Path, browser: Browser, way: str) -> Iterator[Visit]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    server = Server(folder, environment={CHEAT: way, "PYTHONPATH": paths}, module="tests.server.launch")
    server.start()
    try:
        visits = visiting(browser, server)
        yield next(visits)
        next(visits, None)
    finally:
        server.stop()


class Hands:
    """Another player, and the quick hands of the one at the page: its seat is played, its share is the page's own."""

    def __init__(self, url: str, code: str, cookie: str, is_rematch: bool = False) -> None:
        self.is_seated = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play(url, code, cookie, is_rematch)))
        self._thread.start()
        assert self.is_seated.wait(60)

    async def _play(self, url: str, code: str, cookie: str, is_rematch: bool) -> None:
        async with Client(url, "Bob") as bob, Client(url, cookie=cookie) as guest:
            seats = [await guest.watch(code, 0)]
            if not is_rematch:
                seats.append(await bob.join(code, 1))
            self.is_seated.set()
            await asyncio.gather(*map(self._move, seats))

    async def _move(self, seat: Seat) -> None:
        guesser = Guesser(seat.seat)
        async for each in seat.turns():
            with suppress(ServerRefused):
                await each.move(guesser.choose(each.view, each.legal))

    def done(self) -> None:
        self._thread.join(120)
        assert not self._thread.is_alive()


def play(page: Page, url: str, is_rematch: bool) -> None:
    """The match at whose table the page is, to its end."""
    code = page.evaluate("location.pathname").rpartition("/")[2]
    (cookie,) = [each["value"] for each in page.context.cookies() if each["name"] == "rockfall_guest"]
    hands = Hands(url, code, cookie, is_rematch)
    if not is_rematch:
        expect(page.locator(".seats li").nth(1)).to_contain_text("Bob")
        fill_with_bots(page)
    start(page)
    while wait_for_turn(page) != "end":
        page.wait_for_timeout(50)
    hands.done()
    page.get_by_text("Were the dice fair?").click()


@pytest.mark.parametrize("way", WAYS)
def test_the_page_finds_out_a_server_that_cheats(browser: Browser, tmp_path: Path, way: str) -> None:
    with cheating(tmp_path, browser, way) as visit:
        visitor = visit(pace="once")
        page = visitor.open()
        open_table(page, "saboteur", 3)
        play(page, visitor.url, False)
        if way == "rematch":
            expect(page.locator("[data-fair=true]")).to_be_visible()
            page.get_by_role("button", name="Rematch").click()
            expect(page.get_by_role("heading", name="Seats")).to_be_visible()
            page.get_by_role("button", name="Free the seat: Bob").click()  # a bot takes his place
            expect(page.locator(".seats li.isOpen")).to_have_count(1)
            fill_with_bots(page)
            play(page, visitor.url, True)
        expect(page.locator("[data-fair=false]")).to_be_visible()
        troubles = page.locator("[data-troubles]").get_attribute("data-troubles") or ""
        assert FOUND[way] in troubles.split()
