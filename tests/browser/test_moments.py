"""The scenes of the tunnel games, with motion as people have it: nobody reads an outcome before it was shown."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import (
    PATIENCE,
    PHONE,
    SETTLED,
    fill_with_bots,
    move,
    open_table,
    start,
    version,
    wait_for_turn,
)
from tests.browser.conftest import Visit

ROLES = ["miner", "saboteur", "boss", "profiteer", "geologist", "gnome", "goblin"]


def begin(page: Page, game: str, **rules: str) -> None:
    open_table(page, game, players=3, **rules)
    fill_with_bots(page)
    start(page)


# All that the page says below its title, to readers of the screen too; and what the card that is turned over says.
SAID = """() => {
  const parts = [...document.querySelectorAll('.frame > :not(.top)')];
  const labels = parts.flatMap((part) => [...part.querySelectorAll('[aria-label]')]).map((each) => each.ariaLabel);
  const name = document.querySelector('[data-secret] h2')?.textContent ?? '';
  return { name, text: [...parts.map((part) => part.innerText), ...labels].join(' ').toLowerCase() };
}"""


# Whether the edge of each portrait is as large as its card; the card is turning, so in its own measure.
EDGES = """() => [...document.querySelectorAll('[data-secret] .edge')].map((edge) => edge.getBBox().height < 132)"""


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "goblins"])
def test_who_am_i(visit: Visit, game: str) -> None:
    """At the start of a round the own role is turned over, and waits; V brings it back."""
    page = visit().open()
    begin(page, game, first_seat="0")  # nobody changes our role before we look at it again
    secret = page.locator("[data-secret]")
    expect(secret).to_be_visible()
    before = page.evaluate(SAID)
    assert before["name"] or not any(role in before["text"] for role in ROLES)  # not before it is turned
    expect(secret.locator("h2")).not_to_have_text("")
    name = secret.locator("h2").inner_text().lower()
    assert any(role in name for role in ROLES)
    expect(secret.locator(".text")).not_to_have_text("")
    expect(secret.locator("[data-go]")).to_be_focused()
    edges = page.evaluate(EDGES)
    assert edges
    assert all(edges)
    now = version(page)
    page.wait_for_timeout(1500)
    assert version(page) == now  # the match waits for whoever looks
    page.keyboard.press("Enter")
    expect(secret).to_have_count(0)
    assert wait_for_turn(page) == "turn"
    page.keyboard.press("v")
    assert secret.locator("h2").inner_text().lower() == name
    page.keyboard.press("Escape")
    expect(secret).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


# Where everything on the board lies, and how large the board is.
PLACES = """() => JSON.stringify([document.querySelector('main').getBoundingClientRect().toJSON(),
  ...[...document.querySelectorAll('main .laid')].map((each) => [each.style.left, each.style.top]),
  document.querySelector('main .world').style.transform])"""


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
@pytest.mark.parametrize("game", ["saboteur", "goblins"])
def test_nothing_moves_while_one_thinks(visit: Visit, game: str, size: dict[str, Any]) -> None:
    """Neither by a choice nor by a hint; and no control lies over a place that can be chosen."""
    page = visit(**size).open()
    begin(page, game)
    for _ in range(3):
        assert wait_for_turn(page) == "turn"
        page.evaluate(SETTLED)
        before = page.evaluate(PLACES)
        for place in range(page.locator("[data-hand]").count()):
            page.keyboard.press(str(place + 1))
            assert page.evaluate(PLACES) == before
            assert page.evaluate(COVERED) == []
            page.keyboard.press("Escape")
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".advice")).to_be_visible()
        assert page.evaluate(PLACES) == before
        page.locator(".advice").get_by_role("button").first.click()
        assert page.evaluate(PLACES) == before
        move(page)


# Places that can be chosen, but not by a click into their middle.
COVERED = """() => [...document.querySelectorAll('main .spot:not(.dead)')].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  return above !== each && !above?.classList.contains('spot');
}).map((each) => each.dataset.cell)"""


# From now on, what the end of a round says, whenever that changes; each with the roles that lie open.
WATCH = """() => {
  window.told = [];
  const look = () => {
    const reveal = document.querySelector('.reveal');
    if (!reveal) return;
    const texts = [...reveal.querySelectorAll('.role')].map((each) => each.textContent.trim());
    const turned = [...reveal.querySelectorAll('.flip')].map((each) => each.classList.contains('turned'));
    const now = { texts, turned, verdict: reveal.querySelector('h2').textContent.trim(),
      log: document.querySelector('[role=log]')?.innerText.includes('All dwarfs are shown') ?? false };
    if (JSON.stringify(now) !== JSON.stringify(told.at(-1))) told.push(now);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def test_the_end_of_a_round_is_told_in_order(visit: Visit) -> None:
    """All are turned over one after another; a role is named when its card has turned, and the verdict comes last."""
    page = visit().open()
    begin(page, "saboteur")
    page.evaluate(WATCH)
    while not page.evaluate("told.length"):
        if wait_for_turn(page) != "turn":
            break
        if page.locator(".reveal").count():
            break
        move(page)
    page.wait_for_function("told.some((each) => each.verdict)", timeout=PATIENCE * 1000)
    told = page.evaluate("told")
    for each in told:
        named = [text != "" for text in each["texts"]]
        assert all(is_turned or not is_named for is_named, is_turned in zip(named, each["turned"], strict=True)), each
        assert each["turned"] == sorted(each["turned"], reverse=True), each  # one after another
        assert not each["verdict"] or all(each["turned"]), each
        assert not each["log"] or each["verdict"], each
    assert next(sum(each["turned"]) for each in told) == 0


def test_a_map_is_read(visit: Visit) -> None:
    """The goal is turned over for its reader, who keeps seeing it; all see who has looked."""
    page = visit().open()
    begin(page, "saboteur")
    for _ in range(40):
        assert wait_for_turn(page) == "turn"
        card = page.get_by_role("button", name="a map", exact=True)
        if card.count():
            break
        move(page)
    card.first.click()
    expect(page.locator(".sentence")).to_have_text("Look at which goal?")
    page.locator(".spot.goal").first.click()
    page.locator(".answers .button.main").click()
    secret = page.locator("[data-secret]")
    expect(secret).to_be_visible()
    expect(secret.locator("h2")).to_have_text(re.compile("^(gold|a stone)$"))
    secret.click()
    expect(secret).to_have_count(0)
    expect(page.locator("main .goal .eye")).to_have_count(1)
    expect(page.locator("main .goal .seen").first).to_contain_text("Looked at by")
