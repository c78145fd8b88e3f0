"""The rock tower, struck by mouse, touch and keys, in three dimensions and as a flat picture."""

from __future__ import annotations

import re
from itertools import takewhile

from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import (
    PHONE,
    SETTLED,
    axe,
    axe_by_night_and_by_day,
    fill_with_bots,
    move,
    open_table,
    open_table_by_touch,
    start,
    tab_to,
    version,
    wait_for_turn,
)
from tests.browser.conftest import Visit
from tests.browser.test_pages import assert_fits

SOFTWARE = 180  # seconds that a page may take where everything is drawn without a graphics card


def to_the_tower(page: Page) -> Locator:
    """By hints, until one holds the hammer; the picture at which one strikes."""
    while wait_for_turn(page) == "turn":
        if page.locator(".aims").count():
            return page.locator("[data-tower]")
        move(page)
    raise AssertionError("expected to come to the tower in this match; it is over")


def begin(page: Page) -> None:
    open_table(page, "trollfjord", players=2)
    fill_with_bots(page)
    start(page)


def box_of(place: Locator) -> tuple[float, float, float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def told(page: Page) -> list[str]:
    """The blows in the log."""
    return blows(page).all_inner_texts()


def blows(page: Page) -> Locator:
    return page.locator("[role=log] li").filter(has_text=re.compile("Guest strikes"))


def expect_blow(page: Page, before: list[str], words: str) -> None:
    expect(blows(page)).to_have_count(len(before) + 1, timeout=SOFTWARE * 1000)
    assert words in " ".join(blows(page).last.inner_text().split())


def strike_by_keys(page: Page) -> bool:
    """If one holds the hammer: a side, a height, a strength, and Enter."""
    if not page.locator(".aims").count():
        return False
    before = version(page)
    tab_to(page, page.locator("[data-tower]").get_attribute("aria-label") or "", "Shift+Tab")
    for key in ("ArrowLeft", "ArrowUp", "3", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    return True


def test_the_tower_in_three_dimensions(solid_visit: Visit) -> None:
    """By a swing of the mouse, and by keys; the boulders tumble as the server computed."""
    visitor = solid_visit(width=900, height=700)
    visitor.page.set_default_timeout(SOFTWARE * 1000)
    asked: list[str] = []
    visitor.page.on("response", lambda answer: asked.append(answer.url) if "/blows/" in answer.url else None)
    page = visitor.open()
    begin(page)
    tower = to_the_tower(page)
    expect(page.locator("[data-tower=solid]")).to_be_visible(timeout=SOFTWARE * 1000)
    assert axe(page) == []
    before = told(page)
    x, y, width, height = box_of(tower)
    page.mouse.move(x + width * 0.3, y + height * 0.15)
    page.mouse.down()
    page.mouse.move(x + width * 0.02, y + height * 0.2, steps=5)
    page.mouse.up()
    expect_blow(page, before, "strikes the left side, height 3, strength")
    expect(page.locator(".told")).to_have_text(
        re.compile("came out|empty|angry", re.IGNORECASE), timeout=SOFTWARE * 1000
    )
    tower = to_the_tower(page)
    before = told(page)
    tower.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "4", "Enter"):
        page.keyboard.press(key)
    expect_blow(page, before, "strikes the right side, height 1, strength 4")
    assert len(asked) >= 1


def test_the_tower_by_touch_and_keys_alone(visit: Visit) -> None:
    """On a phone, without motion: the flat picture."""
    page = visit(**PHONE, reduced_motion="reduce").open()
    begin(page)
    tower = to_the_tower(page)
    expect(page.locator("[data-tower=flat]")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    hits = page.locator(".blows b")
    before = hits.inner_text()
    x, y, width, height = box_of(tower)
    finger = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", 0.7), ("touchMove", 0.85), ("touchMove", 0.98), ("touchEnd", None)):
        points = [] if at is None else [{"x": x + width * at, "y": y + height * 0.5}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("before => document.querySelector('.blows b')?.innerText !== before", arg=before)
    page.get_by_role("button", name="To the map").click()
    page.get_by_role("button", name="Log").click()
    expect(blows(page).filter(has_text=re.compile(r"strikes the right side, height 2")).last).to_be_visible()
    page.keyboard.press("Escape")
    if page.get_by_role("button", name="To the tower").count():
        page.get_by_role("button", name="To the tower").click()
    to_the_tower(page)
    tab_to(page, "Strength 5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Strength 5", exact=True)).to_have_attribute("aria-pressed", "true")


# From now on: whether a number, the headline or the log knew of boulders that had not come to rest; where the tower is.
WATCHED = """() => {
  const boxOf = (what) => {
    const box = document.querySelector(what)?.getBoundingClientRect();
    return box && [box.x, box.y, box.width, box.height].map(Math.round).join();
  };
  const numbers = () => [...document.querySelectorAll('.gauges b')].map((each) => parseInt(each.textContent)).join();
  const log = () => document.querySelector('[role=log]').textContent;
  window.seen = [];
  const look = () => {
    const telling = document.querySelector('[data-telling]')?.dataset.telling ?? '';
    const ends = /came out|empty|angry/i.test(document.querySelector('.told')?.textContent ?? '');
    const isKnown = /brings out|An empty blow/.test(log());
    window.seen.push([telling, numbers(), isKnown, ends, boxOf('[data-tower]'), boxOf('.gauges')]);
  };
  look();
  // Whatever is written is seen, even if no frame was drawn between two words.
  new MutationObserver(look).observe(document.body, { attributes: true, childList: true, characterData: true,
    subtree: true, attributeFilter: ['data-telling'] });
}"""


def test_nobody_reads_what_a_blow_brings_before_it_has_fallen(visit: Visit) -> None:
    """The flat picture, with motion: without a graphics card a browser complains of what it must draw in depth."""
    visitor = visit(width=1440, height=900, pace="quick")
    visitor.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page = visitor.open()
    begin(page)
    to_the_tower(page)
    page.evaluate(WATCHED)
    known = page.evaluate("() => /brings out|An empty blow/.test(document.querySelector('[role=log]').textContent)")
    before = version(page)
    page.get_by_role("button", name=re.compile("^Strike: ")).click()
    grown = "before => Number(document.querySelector('[data-version]').dataset.version) > before"
    page.wait_for_function(grown, arg=before)
    wait_for_turn(page)
    seen = page.evaluate("window.seen")
    falls = (at for at, (telling, *_) in enumerate(seen) if telling in ("BouldersFell", "NothingFell"))
    begun = next(falls, None)
    assert begun is not None, "expected to see the boulders fall"
    fall = list(takewhile(lambda look: look[0] == seen[begun][0], seen[begun:]))  # a bot may hammer, too, afterwards
    assert fall[0][1] == seen[0][1], "expected gauges that wait for the boulders"
    if not known:  # a hint on the way may have struck a blow before
        until_all_lie = [*seen[:begun], *fall]
        assert not any(is_known for _, _, is_known, *_ in until_all_lie)
        assert not any(ends for _, _, _, ends, *_ in until_all_lie), "expected no headline before all have fallen"
    places = {(picture, gauges) for *_, picture, gauges in seen if picture}
    assert len(places) == 1, "expected the tower to stay where it is"


def test_three_trolls_are_placed_by_two_clicks(visit: Visit) -> None:
    page = visit(pace="quick").open()
    begin(page)
    assert wait_for_turn(page) == "turn"
    way = page.get_by_role("button", name=re.compile("^3 trolls: ")).first
    way.click()
    way.click()
    expect(page.locator(".sentence")).to_contain_text("your 3 trolls?")
    place = page.locator("[data-spot^=region-]").first
    place.click()
    expect(page.get_by_role("button", name=re.compile("^Place 3 here"))).to_be_visible()
    place.click()
    expect(page.locator("[role=log] li").filter(has_text="Guest places a troll")).to_have_count(3)


THINGS = {
    ".fortress": "T11",
    ".lord": "T6",
    "[data-help^=treasure]": "T25",
    "[data-help=wander]": "T9",
    ".hand [data-help^=placement]": "T8",
    ".plates [data-help^=gift]": "T22",
    ".plates .badge": "T6",
}


def test_things_are_explained(visit: Visit) -> None:
    """Whoever rests on something is told what it is, with the number of its rule."""
    page = visit(pace="quick").open()
    begin(page)
    assert wait_for_turn(page) == "turn"
    for thing, rule in THINGS.items():
        page.mouse.move(2, 2)
        expect(page.locator(".help")).to_have_count(0)
        page.locator(thing).first.hover(force=True)
        expect(page.locator(".help")).to_contain_text(f"Rule {rule}")
    page.locator(".help button").click()
    expect(page.get_by_role("dialog").locator("[data-rules].isAt")).to_be_visible()


# What lies over a place on the map that can be chosen, other than the place itself.
COVERED = """() => [...document.querySelectorAll('[data-spot]')].flatMap((spot) => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at === spot || at?.closest('[data-spot]') ? [] : [`${spot.ariaLabel} by ${at?.outerHTML.slice(0, 80)}`];
})"""


PHONES = [(360, 740), (390, 844)]


def assert_within_reach(page: Page, sentence: str) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), sentence
    for _ in range(50):  # a notice goes away by itself
        covered = page.evaluate(COVERED)
        if not covered:
            break
        page.wait_for_timeout(200)
    assert covered == [], sentence
    for button in page.locator(".aims button, .give button").all():
        button.scroll_into_view_if_needed()
        assert box_of(button)[2] >= 44
        button.click(trial=True)


def test_a_whole_match_at_a_phone(visit: Visit) -> None:
    """By taps alone. Nothing sticks out or covers what can be chosen, every button of the tower can be reached."""
    page = visit(**PHONE, pace="once").open()
    open_table_by_touch(page, "trollfjord", players=2)
    seen: set[str] = set()
    while wait_for_turn(page) == "turn":
        sentence = re.sub("[0-9]+", "", page.locator(".sentence").inner_text())
        if sentence not in seen:
            seen.add(sentence)
            assert axe_by_night_and_by_day(page) == {}, sentence
            for width, height in PHONES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(SETTLED)
                assert_within_reach(page, sentence)
        move(page, by_touch=True)
    assert any("fortress" in sentence for sentence in seen)
    assert any("Strike" in sentence for sentence in seen)
    expect(page.locator("[data-end]")).to_be_visible()
    assert axe_by_night_and_by_day(page) == {}
    assert_fits(page)
    page.get_by_role("button", name="Rematch").tap()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
