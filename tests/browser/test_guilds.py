"""Guilds of Laar through the interface: matches for two and four, every way of placing an expert, secrets kept."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.acts import (
    PHONE,
    axe,
    fill_with_bots,
    move,
    open_table,
    play_to_the_end,
    sit_down,
    start,
    version,
    wait_for_turn,
)
from tests.browser.conftest import Visit
from tests.browser.test_pages import assert_fits


def wait_for_move(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=before
    )


def my_turn_to(page: Page, what: str) -> None:
    """Move by hints until this is asked."""
    while what not in page.locator(".sentence").inner_text():
        move(page)
        assert wait_for_turn(page) == "turn"


def free_good(page: Page) -> int:
    """The place of a good that an expert can be played on."""
    return int(page.locator(".good.open").first.get_attribute("data-good") or 0)


def test_two_people_at_a_desk_and_at_a_phone(visit: Visit) -> None:
    """A whole match for two, with the decisions of scoring that only two have."""
    anna, boris = visit(), visit(**PHONE)
    page = anna.open()
    path = open_table(page, "guilds", players=2)
    guest = boris.open(path)
    sit_down(guest, page, name="Boris")
    start(page)
    expect(guest.locator("[data-version]")).to_be_visible()
    assert_fits(guest)
    assert play_to_the_end(page, guest) >= 48  # two experts and two goods in each of twelve rounds
    expect(guest.locator("[data-end]")).to_contain_text("Line by line: Boris")
    assert_fits(guest)
    assert_gems_face_down(anna.received, seat=0)
    assert_gems_face_down(boris.received, seat=1)


def test_four_at_a_phone(visit: Visit) -> None:
    """One person and three bots: zones can be tapped and are read aloud, axe finds nothing, nothing sticks out."""
    page = visit(**{**PHONE, "width": 360}).open()
    open_table(page, "guilds", players=4)
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"
    assert axe(page) == []
    assert_fits(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.board button, .hand button')].map(each => each.getBoundingClientRect())
            .filter(({ width, height }) => width < 43.5 || height < 43.5).length"""
    )
    assert small == 0
    zone = page.locator(f'[data-zone="{free_good(page)} spice"]')
    expect(zone).to_have_accessible_name("cook: " + (zone.locator(".name").text_content() or "?"))
    before = version(page)
    zone.tap()  # a ghost
    expect(page.locator(".sentence")).to_contain_text("Play the cook here")
    assert version(page) == before
    zone.tap()
    wait_for_move(page, before)
    assert play_to_the_end(page) >= 23
    assert axe(page) == []


def test_experts_by_mouse_and_by_keys(visit: Visit) -> None:
    page = visit().open()
    open_table(page, "guilds", players=3)
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"
    my_turn_to(page, "play an expert")
    drag_an_expert(page)
    assert wait_for_turn(page) == "turn"
    my_turn_to(page, "take one of the goods")
    take_by_a_zone(page)
    assert wait_for_turn(page) == "turn"
    my_turn_to(page, "play an expert")
    play_by_keys(page)


def drag_an_expert(page: Page) -> None:
    before = version(page)
    piece = page.locator(".held.can").first
    box, target = piece.bounding_box(), page.locator(f'[data-good="{free_good(page)}"]').bounding_box()
    assert box
    assert target
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + 40, target["y"] + 60, steps=4)
    page.mouse.up()
    wait_for_move(page, before)


def take_by_a_zone(page: Page) -> None:
    before = version(page)
    zone = page.locator(f'[data-zone="{free_good(page)} gem"]')
    zone.click()
    expect(page.locator(".sentence")).to_contain_text("Take this good")
    page.keyboard.press("Escape")
    expect(page.locator(".sentence")).to_contain_text("take one of the goods")
    zone.click()
    zone.click()
    wait_for_move(page, before)


def play_by_keys(page: Page) -> None:
    """Choose an expert, be led to a good, look at the next one, play it; a zone that cannot be chosen says why."""
    before = version(page)
    held = page.locator(".held.can").first
    held.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".zone:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text("here:")
    page.keyboard.press("Enter")
    wait_for_move(page, before)


def assert_gems_face_down(received: list[str], seat: int) -> None:
    """G10: what the gems of others are does not reach a page while the match is on, but for what was announced."""
    seen = 0
    phase = "playing experts"
    for text in received:
        view = json.loads(text).get("view") or {}
        phase = view.get("phase", phase)  # a message tells what has changed
        if phase in ("playing experts", "taking goods"):
            others = [each for each in view.get("merchants", []) if each["seat"] != seat]
            assert all(good["name"] is None for each in others for good in each["stacks"]["gem"])
            seen += len(others)
    assert seen > 0
