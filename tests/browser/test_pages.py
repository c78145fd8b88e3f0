"""What every page must do: speak each language, fit a phone, work by keyboard, please axe, survive the server's end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rockfall
from rockfall.words import LOCALES
from tests.browser.acts import axe, fill_with_bots, move, open_table, start, wait_for_turn
from tests.browser.conftest import Server, Visit

LANGUAGES = ["en", "ru", "de", "fr"]


def word(language: str, message: str) -> str:
    """A plain message of web.ftl."""
    text = (LOCALES / language / "web.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{message} = (.+)$", text, re.MULTILINE)
    assert found, f"expected a message {message} in {language}/web.ftl"
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language(visit: Visit, language: str) -> None:
    """By the browser's preference, remembered when chosen, and in every sentence of a turn."""
    page = visit(locale=language).open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_text(word(language, "app-about"))).to_be_visible()
    page.get_by_role("button", name=word(language, "door-play")).first.click()
    assert wait_for_turn(page) == "turn"
    page.get_by_role("button", name=word(language, "play-hint"), exact=True).click()
    expect(page.locator(".answers .button.main")).to_be_visible()
    assert "…" not in page.locator(".ask").inner_text()
    page.get_by_role("button", name=word(language, "rules"), exact=True).click()
    expect(page.get_by_role("dialog").locator("[data-rules~=S15]")).to_be_visible()
    other = "ru" if language != "ru" else "fr"
    page.goto(page.url.partition("/t/")[0])
    page.locator("#language").select_option(other)
    expect(page.get_by_text(word(other, "app-about"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(word(other, "app-about"))).to_be_visible()


@pytest.mark.parametrize("width", [360, 390])
def test_phone(visit: Visit, width: int) -> None:
    page = visit(width=width, height=844, has_touch=True, is_mobile=True).open()
    assert_fits(page)
    page.locator("[data-game=saboteur]").get_by_role("button", name=re.compile("Choose options")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(
        "document.querySelector('dialog .body').scrollWidth <= document.querySelector('dialog').clientWidth"
    )
    page.get_by_role("button", name="Close", exact=True).click()
    open_table(page, "saboteur", players=3)
    assert_fits(page)
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"
    assert_fits(page)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("The match begins.")
    page.get_by_role("button", name="Close", exact=True).click()
    move(page)
    assert_fits(page)


def assert_fits(page: Page) -> None:
    """Nothing sticks out to the right, and nothing to press is smaller than a finger."""
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.button, select, input:not([type=checkbox], [type=file], .unseen)')]
            .filter(each => {
              const { width, height, right } = each.getBoundingClientRect();
              const isOut = right > innerWidth + 1 && !each.closest('.answers'); // a row that scrolls by itself
              return width > 0 && (height < 43.5 || width < 43.5 || isOut);
            })
            .map(each => each.outerHTML.slice(0, 80))"""
    )
    assert small == []


def test_large_text(visit: Visit) -> None:
    page = visit().open()
    page.add_style_tag(content="html { font-size: 200% }")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (720, 450)])
def test_axe_finds_nothing(visit: Visit, width: int, height: int) -> None:
    """On any page, by lantern or by day, at 100 and at 200 %."""
    page = visit(width=width, height=height).open()
    expect(page.get_by_role("button", name="Play now: Saboteur", exact=True)).to_be_enabled()
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            found[f"{name}, {scheme}"] = axe(page)

    look("home")
    page.get_by_role("button", name="Settings").click()
    look("settings")
    page.keyboard.press("Escape")
    page.locator("[data-game=saboteur]").get_by_role("button", name=re.compile("Choose options")).click()
    look("options")
    page.keyboard.press("Escape")
    open_table(page, "saboteur", players=3)
    look("table")
    fill_with_bots(page)
    start(page)
    wait_for_turn(page)
    look("play")
    if width > 1200:
        page.get_by_role("tab", name="Chat").click()
    else:
        page.get_by_role("button", name="Chat", exact=True).click()
        look("chat")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".answers .button.main")).to_be_visible()
    look("a choice")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("[data-rules~=S15]")).to_be_visible()
    look("rules")
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_server_killed_and_back(visit: Visit, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    visitor = visit()
    visitor.url = own.url
    visitor.expects_trouble = True  # a browser complains about lost connections by itself
    page = visitor.open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).click()
    wait_for_turn(page)
    own.kill()
    expect(page.get_by_text("no connection")).to_be_visible()
    own.start()
    expect(page.get_by_text("no connection")).to_have_count(0)
    assert wait_for_turn(page) == "turn"
    move(page)
    assert not [each for each in visitor.complaints if "WebSocket" not in each and "Failed to load" not in each]
    own.stop()


def test_spectator(visit: Visit) -> None:
    player, watcher = visit(), visit()
    page = player.open()
    path = open_table(page, "saboteur", players=3)
    fill_with_bots(page)
    start(page)
    wait_for_turn(page)
    watching = watcher.open(path)
    expect(watching.locator("[data-version]")).to_be_visible()
    expect(page.get_by_text("One spectator")).to_have_count(1)
    expect(watching.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    move(page)
    expect(watching.get_by_role("log", name="Log")).to_contain_text("Guest")
    assert not [text for text in watcher.received if '"hand":["' in text or '"role":"' in text]


def test_replay_of_a_file(visit: Visit, tmp_path: Path) -> None:
    record = rockfall.play(rockfall.game("saboteur", players=3, rounds=1), ["sensible"] * 3, seed=7)
    file = tmp_path / "match.jsonl"
    record.save(file)
    page = visit().open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).wait_for()
    page.locator("input[type=file]").set_input_files(file)
    step = page.get_by_label("Step", exact=True)
    expect(step).to_have_value("0")
    assert axe(page) == []
    page.get_by_role("button", name="One step on").click()
    expect(step).to_have_value("1")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_have_value("3")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("log")).to_contain_text("The match is over.")
    step.fill("5")
    expect(page.get_by_role("log")).not_to_contain_text("The match is over.")
    page.get_by_role("log").get_by_role("button").nth(1).click()  # a line of the log leads to its moment
    expect(step).not_to_have_value("5")
    page.get_by_role("heading").first.click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    step.fill("5")
    page.get_by_label("Whose eyes").select_option(label="As " + page.locator(".plate .name").nth(1).inner_text())
    expect(step).to_have_value("5")


def test_what_is_no_table(visit: Visit) -> None:
    visitor = visit()
    visitor.expects_trouble = True  # the browser itself complains about 404
    page = visitor.open("/t/ABCDEFGH")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="Join a table")).to_be_visible()
