"""Whole matches, from the home page to the end, through the interface alone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from rockfall.games import games
from tests.browser.acts import (
    PATIENCE,
    PHONE,
    WANTED,
    axe_by_night_and_by_day,
    fill_with_bots,
    hint_by_keys,
    move,
    open_table,
    open_table_by_keys,
    open_table_by_touch,
    play_to_the_end,
    see_to,
    sit_down,
    start,
    tab_to,
    version,
    wait_for_turn,
)
from tests.browser.conftest import Visit
from tests.browser.test_guilds import play_by_keys
from tests.browser.test_pages import assert_fits
from tests.browser.test_trollfjord import strike_by_keys

# What only the seat itself may see of an event.
HIDDEN = {
    "CardDrawn": "card",
    "CardDiscarded": "card",
    "RoleDealt": "role",
    "MapRead": "shows",
    "RoleInspected": "role",
    "CardExchanged": "card",
    "RoleReceived": "role",
}


LONG = {"trollfjord"}  # no option makes a match short, so that only those play it who must,
ROLES = {"saboteur", "saboteur2", "goblins"}  # a round begins with a card that says who one is
PLAYERS = {"trollfjord": 2}  # and as few as can
LASTING = {"saboteur": {"rounds": "2"}, "goblins": {"target": "9"}}  # options by which a second round follows


@pytest.mark.parametrize("game", games())
def test_alone_against_bots(visit: Visit, game: str) -> None:
    visitor = visit(pace="once" if game in LONG else "quick")
    page = visitor.open()
    open_table(page, game, PLAYERS.get(game, 3))
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".answers .button.main")).to_be_visible()
    assert axe_by_night_and_by_day(page) == {}
    assert play_to_the_end(page) > 0
    expect(page.locator("[data-end]")).to_contain_text(re.compile("wins|win together|You win"))
    assert axe_by_night_and_by_day(page) == {}
    page.get_by_text("Were the dice fair?").click()
    expect(page.locator("[data-fair=true]")).to_contain_text(re.compile(r"Drawn again by this browser: [1-9]\d*\."))
    assert_nothing_hidden(visitor.received, seat=0)
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def test_play_now_is_one_click(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).click()
    assert wait_for_turn(page) == "turn"
    move(page)
    expect(page.get_by_role("log")).to_contain_text("Guest")
    page.get_by_role("link", name="To the home page").click()
    page.get_by_role("link", name=re.compile("being played")).first.click()  # my tables: resume
    expect(page.locator("[data-version]")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_two_people_at_a_desk_and_at_a_phone(visit: Visit, game: str) -> None:
    anna, boris = visit(pace="once"), visit(**PHONE, pace="once")
    page = anna.open()
    players = PLAYERS.get(game, 3)
    path = open_table(page, game, players)
    expect(page.get_by_label("Link to this table")).to_have_value(anna.url + path)
    guest = boris.open(path)
    sit_down(guest, page, name="Boris")
    if players > 2:
        page.get_by_role("button", name="Add a bot").click()
    start(page)
    expect(guest.locator("[data-version]")).to_be_visible()
    assert_fits(guest)
    if game in ROLES:
        guest.locator("[data-held] [data-go]").click()
    guest.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_label("Say something").fill("Good luck")
    guest.get_by_role("button", name="Send").click()
    guest.get_by_role("button", name="Close", exact=True).click()
    if game in ROLES:
        page.locator("[data-held] [data-go]").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Good luck")
    assert play_to_the_end(page, guest) > 0
    expect(guest.locator("[data-end]")).to_be_visible()
    assert_fits(guest)
    assert_nothing_hidden(anna.received, seat=0)
    assert_nothing_hidden(boris.received, seat=1)


@pytest.mark.parametrize(
    ("game", "players"), [("saboteur", 3), ("saboteur2", 5), ("guilds", 4), ("goblins", 8), ("trollfjord", 2)]
)
def test_by_keys_alone(visit: Visit, game: str, players: int) -> None:
    """One move as one would choose it, the others by hints."""
    page = visit(pace="once").open()
    expect(page.get_by_role("button", name="Play now: Saboteur", exact=True)).to_be_enabled()
    open_table_by_keys(page, game, players)
    tab_to(page, "Fill with bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    has_chosen = False
    while wait_for_turn(page) == "turn":
        if has_chosen or not choose_by_keys(page, game):
            hint_by_keys(page)
        else:
            has_chosen = True
    assert has_chosen
    expect(page.locator("[data-end]")).to_be_visible()
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in games() if game != "trollfjord"])
def test_by_touch_alone(visit: Visit, game: str) -> None:
    """A whole match at a phone, with nothing but taps. That of Trollfjord is in test_trollfjord.py."""
    page = visit(**PHONE, pace="once").open()
    open_table_by_touch(page, game, players=3)
    while wait_for_turn(page) == "turn":
        move(page, by_touch=True)
    expect(page.locator("[data-end]")).to_be_visible()
    assert_fits(page)
    page.get_by_role("button", name="Rematch").tap()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def is_between_rounds(page: Page, game: str) -> bool:
    """Play a round of a new match; whether another one is to follow."""
    open_table(page, game, players=3, **LASTING[game])
    fill_with_bots(page)
    start(page)
    while True:
        wanted = str(page.wait_for_function(WANTED, timeout=PATIENCE * 1000).json_value())
        if wanted in ("ready", "end"):
            return wanted == "ready"
        if wanted == "turn":
            move(page)
        else:
            see_to(page, wanted)


@pytest.mark.parametrize("game", ["saboteur", "goblins"])
def test_the_next_round_waits_until_one_is_ready(visit: Visit, game: str) -> None:
    """Nothing moves behind the end of a round: no bot, no card, no line of the log."""
    page = visit(pace="once").open()
    while not is_between_rounds(page, game):
        page.goto(page.url.partition("/t/")[0])  # all nine points in one round: the match was over
    ready = page.locator(".answers [data-ready]")
    expect(page.locator(".sentence")).to_contain_text(re.compile(r"begins in \d+ s"))
    before, lines = version(page), page.get_by_role("log").locator("li").count()
    page.wait_for_timeout(3000)
    assert (version(page), page.get_by_role("log").locator("li").count()) == (before, lines)
    ready.click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=before
    )
    expect(page.get_by_role("log")).to_contain_text("Round 2 begins")


def choose_by_keys(page: Page, game: str) -> bool:
    if game == "trollfjord":
        return strike_by_keys(page)
    if game != "guilds":
        return lay_by_keys(page)
    if "play an expert" not in page.locator(".sentence").inner_text():
        return False
    play_by_keys(page)
    return True


def lay_by_keys(page: Page) -> bool:
    """A card, a place by arrows, Enter."""
    before = version(page)
    for place in range(page.locator("[data-hand]").count()):
        page.locator(f"[data-hand='{place}']").press("Enter")  # where Tab leads, too
        if page.locator(".spot:not(.dead)[aria-label^=Column]").count():
            page.wait_for_function("() => document.activeElement.matches('[data-cell]')")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("r")
            if page.locator(".spot.dead:focus").count():
                page.locator(".spot:not(.dead)").first.focus()
            expect(page.locator(".ghost.sure")).to_be_visible()
            page.keyboard.press("Enter")
            expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
            return True
        page.keyboard.press("Escape")
    return False


@pytest.mark.parametrize("game", [game for game in games() if game not in LONG])
def test_two_people_at_one_device(visit: Visit, game: str) -> None:
    page = visit(pace="once").open()
    open_table(page, game, players=3)
    page.get_by_label("Another player on this device").fill("Oleg")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("on this device").first).to_be_visible()
    fill_with_bots(page)
    page.get_by_role("button", name="Start").click()
    seen = set()
    while wait_for_turn(page) == "curtain":
        seen.add(page.locator("dialog .name").inner_text().strip())
        page.locator("dialog .button.main").click()
        while wait_for_turn(page) == "turn":
            move(page)
    assert seen == {"Guest", "Oleg"}
    expect(page.locator("[data-end]")).to_be_visible()


def assert_nothing_hidden(received: list[str], seat: int) -> None:
    """What is hidden from a seat must not reach its page, not even unshown."""
    assert received
    is_over = False
    for text in received:
        message = json.loads(text)
        info = message.get("info") or {}
        is_over = is_over or info.get("status") == "over"
        assert is_over or info.get("secret") is None
        for told in message.get("entries", []):
            for event in told.get("events", []):  # only moves have them
                hidden = HIDDEN.get(event["type"])
                # Who put a card under the deck knows it when it comes up; a role is known to who gave it.
                known_to = {event.get("seat"), event.get("put_by"), event.get("giver")}
                assert hidden is None or seat in known_to or event[hidden] is None, event
