"""What people do at a page, by its own buttons."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


# Options that make a match of a game short.
SHORT: dict[str, dict[str, int]] = {"saboteur": {"rounds": 1}, "saboteur2": {"rounds": 1}, "goblins": {"target": 1}}
PATIENCE = 120  # seconds for the others to move
MAIN = ".answers .button.main:not([disabled])"
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def open_table(page: Page, game: str, players: int, **rules: str) -> str:
    """From the home page to a table for a short match, with these rules (clock="move-60"); its path."""
    page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile("Choose options")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players", exact=True).select_option(str(players))
    for option, value in {**SHORT.get(game, {}), **rules}.items():
        dialog.locator(f"#create-{option}").select_option(str(value))
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    return page.evaluate("location.pathname")  # type: ignore[no-any-return]


def open_table_by_touch(page: Page, game: str, players: int) -> None:
    """From the home page into a short match against bots, with nothing but taps."""
    page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile("Choose options")).tap()
    dialog = page.get_by_role("dialog")
    for option, value in {"players": players, **SHORT.get(game, {})}.items():
        dialog.locator(f"#create-{option}").select_option(str(value))
    dialog.get_by_role("button", name="Open the table").tap()
    page.get_by_role("button", name="Fill with bots").tap()
    page.get_by_role("button", name="Start").tap()


def sit_down(guest: Page, *others: Page, name: str = "Guest") -> None:
    """Take the first open seat. Done when the others see it: before that, they would give the seat to a bot."""
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    taken = guest.locator(".seats li", has_text="you")
    expect(taken).to_be_visible()
    seat = guest.locator(".seats li").evaluate_all("(all, one) => all.indexOf(one)", taken.element_handle())
    for page in others:
        expect(page.locator(".seats li").nth(seat)).to_contain_text(name)


def fill_with_bots(page: Page) -> None:
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".seats li.isOpen")).to_have_count(0)


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-version]")).to_be_visible()


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


# What the page wants of whoever sits before it, if anything.
STOPS = 20  # that may come one after the other on the way to a turn
WANTED = """() => document.querySelector('[data-end]') ? 'end'
  : document.querySelector('#curtain-title') ? 'curtain'
  : document.querySelector('[data-held] [data-go]') ? 'seen'
  : document.querySelector('.answers [data-ready]') ? 'ready'
  : document.querySelector('.sentence[data-turn=mine]') ? 'turn' : null"""


def wait_for_turn(page: Page) -> str:
    """Until it is our turn ("turn"), the match is over ("end") or the curtain is closed ("curtain").

    On the way a card that was shown is put away, and one is ready for the next round.
    """
    for _ in range(STOPS):
        found = str(page.wait_for_function(WANTED, timeout=PATIENCE * 1000).json_value())
        if not see_to(page, found):
            return found
    raise AssertionError(f"expected a turn, a curtain or the end; {found!r} came {STOPS} times, and does not go away")


def see_to(page: Page, wanted: str) -> bool:
    """Put away what was shown, or be ready; whether that was what was wanted."""
    selector = {"seen": "[data-held] [data-go]", "ready": ".answers [data-ready]"}.get(wanted)
    if selector is None:
        return False
    with suppress(TimeoutError):  # it may have gone by itself: the countdown ends
        page.locator(selector).first.click(timeout=2000)
    return True


def move(page: Page, by_touch: bool = False) -> None:
    """Take the hint, and then the button that does it."""
    before = version(page)
    press(page.get_by_role("button", name="Hint", exact=True), by_touch)
    page.locator(".advice").first.wait_for(state="attached")  # which may make another button the main one
    press(page.locator(MAIN).first, by_touch)
    wait_for_version(page, before)


def press(button: Locator, by_touch: bool) -> None:
    if by_touch:
        button.tap()
    else:
        button.click()


def wait_for_version(page: Page, before: int) -> None:
    """Until something that happened after this has been shown, or the match is counted or over."""
    page.wait_for_function(
        """before => document.querySelector('[data-end]')
            || Number(document.querySelector('[data-version]')?.dataset.version) > before
            || document.querySelector('[data-held] [data-go], [role=group][data-count]')""",
        arg=before,
    )


def play_to_the_end(*pages: Page) -> int:
    """Whoever is to move moves, by hints, until the match is over; how many moves that were."""
    moves = 0
    while True:
        for page in pages:
            if wait_for_any(pages) == "end":
                return moves
            if page.locator("#curtain-title").count():
                page.locator("dialog .button.main").click()
            if page.locator(".sentence[data-turn=mine]").count() and not page.locator("#curtain-title").count():
                move(page)
                moves += 1


def wait_for_any(pages: tuple[Page, ...]) -> str:
    if len(pages) == 1:
        return wait_for_turn(pages[0])
    for _ in range(PATIENCE * 50):
        wanted = [page.evaluate(WANTED) for page in pages]
        if set(wanted) == {"end"}:
            return "end"
        if "turn" in wanted:
            return "turn"
        for page, each in zip(pages, wanted, strict=True):
            see_to(page, each)
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"expected somebody to be on turn within {PATIENCE} s; nobody was")


# Until nothing on the board moves: a choice may change the size of the board, and then the camera.
SETTLED = """async () => {
  const places = () => JSON.stringify([...document.querySelectorAll('main .laid, main .spot')].map((each) => {
    const { x, y } = each.getBoundingClientRect();
    return [x, y];
  }));
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = '', now = places(); before !== now; before = now, await frame(), await frame(), now = places());
}"""


def middle(place: Locator) -> tuple[float, float]:
    """Where the middle of a place is, once it stays there."""
    place.page.evaluate(SETTLED)
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# -- by keys alone ----------------------------------------------------------------------------------------

FOCUSED = """() => {
  const at = document.activeElement;
  return (at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent).replace(/\\s+/g, ' ').trim();
}"""


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab (or Shift+Tab) until what has this name has the focus."""
    passed = []
    for _ in range(90):
        page.keyboard.press(key)
        passed.append(page.evaluate(FOCUSED))
        if passed[-1] == name:
            return
    raise AssertionError(f"expected to come to {name} by the key {key}; came by {passed}")


FIELDS = {"rounds": "Rounds", "target": "Points to win"}


def open_table_by_keys(page: Page, game: str, players: int) -> None:
    """As open_table does it by mouse."""
    door = page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile("Choose options"))
    expect(door).to_be_visible()
    tab_to(page, door.get_attribute("aria-label") or "")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for field, value in {"players": players, **SHORT.get(game, {})}.items():
        tab_to_field(page, FIELDS.get(field, "Players"))
        page.keyboard.type(str(value))
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def tab_to_field(page: Page, label: str) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        if str(page.evaluate(FOCUSED)).startswith(label):
            return
    raise AssertionError(f"expected to come to the field {label} by the key Tab; did not")


def hint_by_keys(page: Page) -> None:
    """Ask for a hint and take it."""
    before = version(page)
    tab_to(page, "Hint")
    with page.expect_response(lambda answer: answer.url.endswith("/hint")):
        page.keyboard.press("Enter")
    main = ".answers .button.main:not([disabled])"
    expect(page.locator(main).first).to_be_visible()
    for _ in range(60):  # the answers stand before the hint, which may still change what they say
        page.keyboard.press("Shift+Tab")
        if page.evaluate("main => document.activeElement.matches(main)", main):
            break
    expect(page.locator(main).first).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_version(page, before)


def axe_by_night_and_by_day(page: Page) -> dict[str, list[str]]:
    """What axe finds wrong in the dark and in the light colours."""
    found = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        if problems := axe(page):
            found[scheme] = problems
    return found


# Until what fades in or flies has arrived: half faded, everything lacks contrast.
STILL = """() => Promise.all(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < 60000)
  .map((each) => each.finished.catch(() => null)))"""


def axe(page: Page) -> list[str]:
    """What axe finds wrong with the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate(STILL)
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found["violations"]]
