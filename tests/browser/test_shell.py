"""What is around the boards, as people have it: with motion, on plain http, with a name or without one."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import fill_with_bots, open_table, start, wait_for_turn
from tests.browser.conftest import HOME, Visit, Visitor
from tests.browser.test_pages import LANGUAGES, word

MOTION = {"reduced_motion": "no-preference"}


def at_home(visitor: Visitor) -> Visitor:
    """By a name in the house's own network: no loopback, no https, so no secure context."""
    visitor.url = visitor.url.replace("127.0.0.1", HOME)
    return visitor


def lobby(visit: Visit, *, is_at_home: bool = False) -> tuple[Page, str]:
    visitor = visit(**MOTION)
    page = (at_home(visitor) if is_at_home else visitor).open()
    return page, open_table(page, "saboteur", players=3)


def test_a_hint_is_chosen_by_click_and_not_by_passing_over_it(visit: Visit) -> None:
    page = visit(**MOTION).open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).click()
    assert wait_for_turn(page) == "turn"
    page.get_by_role("button", name="Hint", exact=True).click()
    options = page.get_by_role("option")
    expect(options.nth(1)).to_be_visible()
    main = page.locator(".answers .button.main").first
    shown = main.inner_text()
    for i in range(options.count()):
        options.nth(i).hover()
        options.nth(i).hover(position={"x": 12, "y": 12})
    expect(options.nth(0)).to_have_attribute("aria-selected", "true")
    assert main.inner_text() == shown
    options.nth(1).click()
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")


def test_on_plain_http_only_what_works_is_offered(visit: Visit) -> None:
    page, path = lobby(visit, is_at_home=True)
    assert page.evaluate("isSecureContext") is False
    expect(page.get_by_role("button", name="Copy")).to_have_count(0)
    page.get_by_role("button", name="Select", exact=True).click()
    expect(page.get_by_text("now copy it with Ctrl+C")).to_be_visible()
    assert page.evaluate("document.getSelection().toString()").endswith(path)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Tips while playing")).to_be_visible()
    expect(page.get_by_role("checkbox", name=re.compile("Notify"))).to_have_count(0)


def test_in_a_secure_context_the_link_is_copied(visit: Visit) -> None:
    page, _ = lobby(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.get_by_label("Link to this table").input_value()


def test_a_link_that_only_this_computer_can_open_says_so(visit: Visit) -> None:
    page, _ = lobby(visit)
    expect(page.get_by_text("Only this computer can open this link")).to_be_visible()
    expect(page.get_by_text("rockfall serve --host 0.0.0.0")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)


def test_a_link_to_share_has_an_address_that_others_can_reach(visit: Visit) -> None:
    visitor = visit(**MOTION)
    found = {"addresses": ["http://192.168.0.7:8420", "http://10.0.0.7:8420"], "only_here": False}
    visitor.page.route("**/api/reach", lambda route: route.fulfill(json=found))
    page = visitor.open()
    path = open_table(page, "saboteur", players=3)
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(f"http://192.168.0.7:8420{path}")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    page.get_by_label("Address").select_option("10.0.0.7:8420")
    expect(link).to_have_value(f"http://10.0.0.7:8420{path}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_leads_nowhere(visit: Visit, language: str) -> None:
    visitor = visit(locale=language, **MOTION)
    visitor.expects_trouble = True  # the browser itself complains about 404
    page = visitor.open("/nonsense/and/more")
    expect(page.get_by_role("heading", name=word(language, "nowhere"))).to_be_visible()
    page.get_by_role("link", name=word(language, "to-home")).click()
    expect(page.get_by_role("heading", name=word(language, "home-join"))).to_be_visible()


def names(page: Page) -> list[str]:
    return page.locator(".seats .who strong").all_inner_texts()


def test_guests_without_a_name_have_different_ones(visit: Visit) -> None:
    host = visit(name=None, **MOTION).open()
    path = open_table(host, "saboteur", players=3)
    guest = visit(name=None, **MOTION).open(path)
    field = guest.get_by_label("Your name")
    expect(field).not_to_have_value("")
    offered = field.input_value()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".seats li", has_text="you")).to_contain_text(offered)
    first, second, _ = names(guest)
    known = {word("en", f"guest-name-{i}") for i in range(16)}
    assert first != second == offered
    assert {first, second} <= known


def test_a_name_that_is_taken_gets_a_number(visit: Visit) -> None:
    host = visit(name="Ada", **MOTION).open()
    path = open_table(host, "saboteur", players=3)
    guest = visit(name="Ada", **MOTION).open(path)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("you are Ada 2")).to_be_visible()
    assert names(guest)[:2] == ["Ada", "Ada 2"]


def test_who_is_not_there_is_marked_by_a_door(visit: Visit) -> None:
    host = visit(name="Ada", **MOTION).open()
    path = open_table(host, "saboteur", players=3)
    guest = visit(name="Beatrix", **MOTION).open(path)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li", has_text="Beatrix")).to_be_visible()
    fill_with_bots(host)
    start(host)
    guest.close()
    sign = host.locator(".plate", has_text="Beatrix").locator(".tag svg path")
    lost = "M5 20 19 4"  # the stroke through a line that is down
    expect(sign).to_be_visible()
    assert lost not in (sign.get_attribute("d") or "")


# What differs between two pictures of the same size, in pixels.
DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d');
    drawn.drawImage(image, 0, 0);
    return drawn.getImageData(0, 0, image.width, image.height).data;
  }));
  let count = 0;
  for (let i = 0; i < one.length; i += 4) {
    count += [0, 1, 2].reduce((sum, k) => sum + Math.abs(one[i + k] - other[i + k]), 0) > 60;
  }
  return count;
}"""
REPAINT = """async () => {
  const world = document.querySelector('main .world');
  const frame = () => new Promise(requestAnimationFrame);
  for (const display of ['none', '']) {
    world.style.display = display;
    await frame();
    await frame();
  }
}"""


def test_no_ghosts_at_the_edges_of_the_mine(solid_visit: Visit) -> None:
    """On a phone, whose pixels are small: near, far, aside and back again, the mine looks as before."""
    page = solid_visit(width=420, height=844, device_scale_factor=3, **MOTION).open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).click()
    assert wait_for_turn(page) == "turn"
    board = page.locator("main.board")

    def look() -> str:
        """What is seen when nothing moves any more."""
        page.evaluate(REPAINT)
        last = b""
        for _ in range(20):
            page.wait_for_timeout(500)
            now = board.screenshot()
            if now == last:
                break
            last = now
        return base64.b64encode(last).decode()

    before = look()
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(6):
        page.mouse.wheel(0, -240)
    look()
    page.mouse.down()
    page.mouse.move(x - 150, y - 50, steps=10)
    page.mouse.up()
    look()
    for _ in range(8):
        page.mouse.wheel(0, 240)
    look()
    page.keyboard.press("f")
    assert page.evaluate(DIFFERENCE, [before, look()]) < 500
