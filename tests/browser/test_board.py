"""What one can do at the board, by mouse, touch and keys; and what a page does when it is one's turn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import rockfall
from rockfall.server.replays import replay
from tests.browser.acts import (
    SETTLED,
    WANTED,
    axe,
    fill_with_bots,
    middle,
    move,
    open_table,
    see_to,
    sit_down,
    start,
    version,
    wait_for_turn,
    wait_for_version,
)
from tests.browser.conftest import Visit, Visitor


def at_a_turn(visitor: Visitor) -> Page:
    """A match of Saboteur against bots, at one's first turn."""
    page = visitor.open()
    open_table(page, "saboteur", players=3)
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"
    return page


def choose_path(page: Page) -> Locator:
    """Choose a card of the hand that can be laid; there is always one at the start, unless all are actions."""
    while True:
        for card in page.locator("[data-hand]").all():
            card.click()
            if page.locator(".spot:not(.dead)[aria-label^=Column]").count():
                return card
            page.keyboard.press("Escape")
        move(page)
        assert wait_for_turn(page) == "turn"


def test_the_hand_fits_a_small_desk(visit: Visit) -> None:
    page = at_a_turn(visit(width=1280, height=800))
    side = page.locator(".side").bounding_box()
    zone = page.locator("[data-zone]").bounding_box()
    assert side is not None
    assert zone is not None
    assert zone["x"] + zone["width"] <= side["x"]


def test_a_card_is_dragged_into_the_mine(visit: Visit) -> None:
    page = at_a_turn(visit())
    card = choose_path(page)
    where = middle(page.locator(".spot:not(.dead)").first)
    page.keyboard.press("Escape")
    expect(page.locator(".spot")).to_have_count(0)
    before, laid = version(page), page.locator("main .laid").count()
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*where, steps=8)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    if page.locator(".ghost.sure:not(.sent)").count():  # it could lie there the other way, too
        page.keyboard.press("Enter")
    expect(page.locator("main .laid")).not_to_have_count(laid)
    wait_for_version(page, before)
    expect(page.get_by_role("log")).to_contain_text("Guest lays")
    assert wait_for_turn(page) == "turn"
    first = page.locator("[data-hand]").first
    first.press("Enter")  # the next choice by keys is no part of the drag
    expect(first).to_have_attribute("aria-pressed", "true")


def test_the_wheel_turns_what_would_be_laid(visit: Visit) -> None:
    """Or says why it cannot lie there the other way; elsewhere it zooms."""
    page = at_a_turn(visit())
    cards = page.locator(".held:not(.useless)").and_(page.get_by_role("button", name=re.compile("^a (curve|junction)")))
    while not cards.count():
        move(page)
        assert wait_for_turn(page) == "turn"
    cards.first.click()
    page.mouse.click(*middle(page.locator(".spot:not(.dead)").first))
    expect(page.locator(".ghost.sure")).to_be_visible()
    world, turned = page.locator("main .world"), page.locator(".ghost .around").count()
    before = world.get_attribute("style") or ""
    page.mouse.wheel(0, 100)
    page.wait_for_function(
        """turned => document.querySelector('main .bubble')
            || document.querySelectorAll('.ghost .around').length !== turned""",
        arg=turned,
    )
    expect(world).to_have_attribute("style", before)
    page.mouse.move(*middle(page.get_by_label(re.compile("goal.*face down", re.IGNORECASE)).last))
    page.mouse.wheel(0, 100)
    expect(world).not_to_have_attribute("style", before)


# The cell of a place that does not take the card, and that no edge and nothing else covers.
DEAD = """() => [...document.querySelectorAll('.spot.dead')].find((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === each;
})?.dataset.cell"""


def choose_what_does_not_fit(page: Page) -> Locator:
    """Choose a path and find a place that does not take it; every move makes the mine larger."""
    while True:
        for place in range(page.locator("[data-hand]").count()):
            page.keyboard.press(str(place + 1))
            page.evaluate(SETTLED)
            if cell := page.evaluate(DEAD):
                return page.locator(f".spot.dead[data-cell='{cell}']")
            page.keyboard.press("Escape")
        move(page)
        assert wait_for_turn(page) == "turn"


def test_why_not(visit: Visit) -> None:
    """By resting on a place, by coming there with the keys, and by a click; the rule opens."""
    page = at_a_turn(visit())
    dead = choose_what_does_not_fit(page)
    bubble = page.locator("main .bubble")
    page.mouse.move(*middle(dead))
    expect(bubble).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    dead.blur()  # it has the focus already if no place takes the card
    dead.focus()
    expect(bubble).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.click(*middle(dead))
    expect(bubble).to_contain_text(re.compile(r"Rule S\d+"))
    bubble.get_by_role("button").click()
    expect(page.get_by_role("dialog").locator("[data-rules].isAt")).to_be_visible()


def test_why_not_by_touch(visit: Visit) -> None:
    page = at_a_turn(visit(width=390, height=844, has_touch=True, is_mobile=True))
    page.touchscreen.tap(*middle(choose_what_does_not_fit(page)))
    expect(page.locator("main .bubble")).to_be_visible()


def test_a_hint_is_explained(visit: Visit) -> None:
    """The best few moves, each of which shows itself on the board; by keys, Enter leads to the button that does it."""
    page = at_a_turn(visit())
    page.get_by_role("button", name="Hint", exact=True).click()
    moves = page.get_by_role("listbox", name="What a bot would do").get_by_role("option")
    expect(moves.first).to_have_attribute("aria-selected", "true")
    assert moves.count() > 1
    main = page.locator(".answers .button.main")
    chosen, asked = main.first.inner_text(), page.locator(".sentence").inner_text()
    places = page.locator(".ghost, .aimed, .chosen").evaluate_all("all => all.map((each) => each.outerHTML)")
    moves.first.focus()
    page.keyboard.press("ArrowDown")
    expect(moves.nth(1)).to_have_attribute("aria-selected", "true")
    now = page.locator(".ghost, .aimed, .chosen").evaluate_all("all => all.map((each) => each.outerHTML)")
    assert (main.first.inner_text(), page.locator(".sentence").inner_text(), now) != (chosen, asked, places)
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect(main.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(moves).to_have_count(0)


def test_a_move_is_taken_back(visit: Visit) -> None:
    """Where nothing was revealed since: when the deck is empty, nobody draws a card."""
    pages = [visit().open() for _ in range(3)]
    anna = pages[0]
    # When all three in a row discard with the deck empty the match is over; so Anna must not be the third.
    path = open_table(anna, "saboteur", players=3, first_seat="2")
    for page in pages[1:]:
        page.goto(anna.url.partition("/t/")[0] + path)
        sit_down(page)
    start(anna)
    deck = anna.locator(".deck span[aria-hidden]")
    is_done = False
    while not is_done:
        for page in filter(is_due, pages):
            is_done = page is anna and deck.inner_text() == "0"
            discard(page)
            if is_done:
                break
        anna.wait_for_timeout(10)
    take_back = anna.get_by_role("button", name="Take back")
    expect(take_back).to_be_visible()
    take_back.click()
    expect(pages[1].get_by_role("log")).to_contain_text("takes the last move back")
    expect(anna.locator(".sentence")).to_have_attribute("data-turn", "mine")


def is_due(page: Page) -> bool:
    see_to(page, page.evaluate(WANTED))
    return page.locator(".sentence[data-turn=mine]").count() > 0


def discard(page: Page) -> None:
    before = version(page)
    page.keyboard.press("1")
    page.locator("[data-zone]").click()
    wait_for_version(page, before)


def test_a_clock_runs_out(visit: Visit) -> None:
    """A bot plays on, until one takes over again. The shortest clock of the form is a minute, so this one is not.

    Nor as short as it could be: somebody else must still be there, or two bots would end the match at once.
    """
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).wait_for()
    page.request.post(visitor.url + "/api/guest", data={"name": "Anna"})
    rules = {"clock": {"type": "move", "seconds": 8}}
    options = {"rounds": 1, "first_seat": 0}
    asked: dict[str, Any] = {"game": "saboteur", "players": 3, "options": options, "rules": rules}
    code = page.request.post(visitor.url + "/api/tables", data=asked).json()["info"]["table"]
    page = visitor.open(f"/t/{code}")
    sit_down(page)
    sit_down(visit().open(f"/t/{code}"), page, name="Boris")
    fill_with_bots(page)
    start(page)
    expect(page.locator(".plate .time.isShort").first).to_be_visible()
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    page.get_by_role("button", name="Take over from the bot").click()
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)


SPY = """() => {
  window.heard = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) { heard.push(value); return set.call(this, value, at); };
  window.told = [];
  window.Notification = class { constructor(title, options) { told.push([title, options.body]); }
    static permission = 'granted'; static requestPermission = async () => 'granted'; };
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.isAway === true });
}"""


def test_one_is_told_that_it_is_ones_turn(visit: Visit) -> None:
    """By the title, a sound, and a notification if the page is not looked at."""
    visitor = visit()
    visitor.page.add_init_script(f"({SPY})()")
    page = visitor.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notify me").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now: Saboteur", exact=True).click()
    assert wait_for_turn(page) == "turn"
    expect(page).to_have_title(re.compile(r"^\(Your turn\)"))
    assert 880 in page.evaluate("heard")
    assert page.evaluate("told") == []
    page.evaluate("window.isAway = true")
    move(page)
    assert wait_for_turn(page) == "turn"
    page.wait_for_function("() => told.length > 0")
    assert page.evaluate("told[0]") == ["Saboteur", "Your turn"]
    count = len(page.evaluate("heard"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Volume").fill("0")
    page.keyboard.press("Escape")
    move(page)
    wait_for_turn(page)
    assert len(page.evaluate("heard")) == count


def test_a_goal_turns_over(visit: Visit, tmp_path: Path) -> None:
    """In a replay, where it is known when; with everything open, every hand lies open too."""
    for seed in range(20):
        record = rockfall.play(rockfall.game("saboteur", players=3, rounds=1), ["sensible"] * 3, seed=seed)
        steps = replay(record, "all").steps
        opened = [at for at, step in enumerate(steps) if "GoalOpened" in {type(each).__name__ for each in step.events}]
        if opened and opened[0] < len(steps) - 1:
            break
    record.save(tmp_path / "match.jsonl")
    page = visit().open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).wait_for()
    page.locator("input[type=file]").set_input_files(tmp_path / "match.jsonl")
    expect(page.locator(".plate .open li")).to_have_count(18)  # three hands of six
    page.get_by_label("Step", exact=True).fill(str(opened[0] - 1))
    hidden = page.get_by_label(re.compile("goal.*face down", re.IGNORECASE))
    expect(hidden).to_have_count(3)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".turning")).to_be_visible()
    expect(page.locator(".turning")).to_have_count(0)
    assert hidden.count() < 3


def test_seats_are_left_freed_and_changed(visit: Visit) -> None:
    anna, boris = visit(), visit()
    page = anna.open()
    path = open_table(page, "saboteur", players=3)
    guest = boris.open(path)
    sit_down(guest, page, name="Boris")
    guest.get_by_role("button", name="Change places: seat 3").click()
    expect(page.locator(".seats li").nth(2)).to_contain_text("Boris")
    guest.get_by_role("button", name="Free the seat: Boris").click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    expect(page.get_by_text("Boris")).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Free the seat: Boris").click()  # by the host
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_table_for_players_alone(visit: Visit) -> None:
    """Who may not watch may still come and sit down; once it is full they are told why they see nothing."""
    page = visit().open()
    path = open_table(page, "saboteur", players=3, spectators="none")
    guest = visit().open(path)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    fill_with_bots(page)
    start(page)
    guest = visit().open(path)
    expect(guest.get_by_role("heading", name="This table cannot be watched")).to_be_visible()
    guest.get_by_role("link", name="To the home page").click()
    expect(guest.get_by_role("heading", name="Join a table")).to_be_visible()
