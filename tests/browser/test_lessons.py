"""Lessons in the browser: every task by what "Show me" shows, and wrong tries that are told their reasons."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rockfall.games import games
from rockfall.lessons import has_lessons, lessons
from tests.browser.acts import MAIN, PHONE, axe_by_night_and_by_day, middle
from tests.browser.conftest import Visit
from tests.browser.test_board import choose_what_does_not_fit
from tests.browser.test_pages import LANGUAGES, assert_fits

TAUGHT = [name for name in games() if has_lessons(name)]
FIRST = {name: lessons(name)[0][0].name for name in TAUGHT}

PACE = {"trollfjord": "once"}  # the tower in three dimensions has a test of its own: without a graphics card it is slow

# What a learner is to do next, if anything.
ASKED = """() => document.querySelector('[data-task][data-done]') ? 'done'
  : document.querySelector('[data-held] [data-go]') ? 'seen'
  : document.querySelector('[data-show]') ? 'task' : null"""


def asked(page: Page) -> str:
    """Until there is a task or the lesson is done; what was shown on the way is put away."""
    while True:
        found = str(page.wait_for_function(ASKED).json_value())
        if found != "seen":
            return found
        page.locator("[data-held] [data-go]").first.click()


def at_step(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def do_step(page: Page) -> None:
    """What is shown to who asks for help, by the button that does it."""
    before = at_step(page)
    page.locator("[data-show]").click()
    page.locator(MAIN).first.click()
    page.wait_for_function(
        """before => Number(document.querySelector('[data-version]').dataset.version) > before
            || document.querySelector('[data-held] [data-go]')""",
        arg=before,
    )


def do_lesson(page: Page, name: str) -> None:
    expect(page.locator(f"[data-lesson-at={name}]")).to_be_visible()
    while asked(page) == "task":
        do_step(page)
    expect(page.locator("[data-task]")).to_have_attribute("data-done", "")


def done(page: Page, game: str) -> list[str]:
    """The lessons that this device remembers to be done."""
    kept = json.loads(page.evaluate("localStorage.rockfall"))
    return list(kept.get("learned", {}).get(game, []))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_can_be_done(visit: Visit, game: str) -> None:
    page = visit(pace=PACE.get(game, "quick")).open(f"/learn/{game}")
    names = [lesson.name for lesson in lessons(game)[0]]
    for place, name in enumerate(names):
        do_lesson(page, name)
        expect(page.locator(f".side [data-lesson={name}]")).to_have_attribute("data-done", "")
        assert done(page, game) == names[: place + 1]
        if place + 1 < len(names):
            page.locator("[data-lesson-next]").click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))


# -- wrong tries ---------------------------------------------------------------------------------------------


def discard_a_card(page: Page) -> None:
    page.locator("[data-hand]").first.click()
    page.get_by_role("button", name="Discard", exact=True).last.click()


def discard_some(page: Page) -> None:
    discard_a_card(page)
    page.locator(MAIN).click()


def exchange_a_tile(page: Page) -> None:
    page.locator("[data-hand]").first.click()
    page.get_by_role("button", name="Exchange it", exact=True).click()
    page.locator(MAIN).click()


def play_the_trapper(page: Page) -> None:
    page.locator("[data-zone='0 beast']").click()
    page.locator(MAIN).click()


def wander(page: Page) -> None:
    page.locator(".ways button").last.click()
    page.locator(MAIN).click()


WRONG: dict[str, Callable[[Page], None]] = {
    "saboteur": discard_a_card,
    "saboteur2": discard_some,
    "goblins": exchange_a_tile,
    "guilds": play_the_trapper,
    "trollfjord": wander,
}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_wrong_try_is_told_its_reason_and_changes_nothing(visit: Visit, game: str) -> None:
    page = visit(pace="quick", **PHONE).open(f"/learn/{game}")
    assert asked(page) == "task"
    before = at_step(page)
    for _ in range(2):
        WRONG[game](page)
        expect(page.locator("[data-wrong]")).to_be_visible()
        expect(page.locator("[data-wrong]")).not_to_have_text("…")
        assert at_step(page) == before
        assert_fits(page)
    assert done(page, game) == []
    do_lesson(page, FIRST[game])
    assert done(page, game) == [FIRST[game]]


def test_what_is_not_allowed_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit(pace="quick").open("/learn/saboteur")
    assert asked(page) == "task"
    page.mouse.click(*middle(choose_what_does_not_fit(page)))
    expect(page.locator("main .bubble")).to_contain_text(re.compile(r"Rule S\d+"))


# -- the first visit -----------------------------------------------------------------------------------------


def test_the_first_visit_offers_to_learn_and_progress_is_kept(visit: Visit) -> None:
    page = visit(pace="quick", **PHONE).open()
    door = page.locator("[data-game=saboteur]")
    door.get_by_role("link", name="Learn in 3 minutes: Saboteur", exact=True).tap()
    first, second = (lesson.name for lesson in lessons("saboteur")[0][:2])
    do_lesson(page, first)
    page.reload()
    expect(page.locator(f"[data-lesson-at={second}]")).to_be_visible()  # on with the next one
    page.get_by_role("button", name="The lessons").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(f"[data-lesson={first}]")).to_have_attribute("data-done", "")
    expect(dialog.locator(f"[data-lesson={second}]")).not_to_have_attribute("data-done", "")
    dialog.locator(f"[data-lesson={first}]").tap()
    expect(page.locator(f"[data-lesson-at={first}]")).to_be_visible()
    page.get_by_role("link", name="To the home page").tap()
    expect(door.get_by_role("link", name="Lessons: Saboteur", exact=True)).to_be_visible()
    expect(door.get_by_role("link", name=re.compile("Learn in 3"))).to_have_count(0)


def test_who_has_played_finds_the_lessons_below(visit: Visit) -> None:
    page = visit(pace="once").open()
    page.get_by_role("button", name="Play now: Saboteur", exact=True).click()
    expect(page.locator("[data-version]")).to_be_visible()
    page.goto(page.url.partition("/t/")[0])
    expect(page.get_by_role("link", name="Lessons: Saboteur", exact=True)).to_be_visible()


def test_bad_memories_do_no_harm(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    for kept in ('{"learned": 3, "met": 1}', '{"learned": {"saboteur": "dig"}, "met": [7]}', "nonsense"):
        page.evaluate("kept => localStorage.setItem('rockfall', kept)", kept)
        page.goto(visitor.url + "/learn/saboteur")
        expect(page.locator(f"[data-lesson-at={FIRST['saboteur']}]")).to_be_visible()


def test_a_game_without_lessons_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expects_trouble = True  # the browser complains of the answer itself
    page = visitor.open("/learn/chess")
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()


# -- for everybody -------------------------------------------------------------------------------------------


def test_a_lesson_by_keyboard(visit: Visit) -> None:
    page = visit(pace="quick").open("/learn/saboteur")
    assert asked(page) == "task"
    expect(page.locator("[data-task]")).to_be_focused()  # it is read out
    while asked(page) == "task":
        before = at_step(page)
        tab_to(page, "[data-show]")
        page.keyboard.press("Enter")
        expect(page.locator(MAIN)).to_be_visible()
        tab_to(page, ".answers .main", "Shift+Tab")
        page.keyboard.press("Enter")
        page.wait_for_function("n => Number(document.querySelector('[data-version]').dataset.version) > n", arg=before)
    expect(page.locator("[data-lesson-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson-at]")).not_to_have_attribute("data-lesson-at", FIRST["saboteur"])


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(200):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"expected that {key} leads to {selector}; it does not")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(visit: Visit, size: dict[str, int]) -> None:
    page = visit(pace="quick", **size).open("/learn/saboteur")
    assert asked(page) == "task"
    assert axe_by_night_and_by_day(page) == {}
    discard_a_card(page)
    expect(page.locator("[data-wrong]")).to_be_visible()
    assert axe_by_night_and_by_day(page) == {}
    do_lesson(page, FIRST["saboteur"])
    assert axe_by_night_and_by_day(page) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_task_fits_a_phone_in_each_language(visit: Visit, game: str, language: str) -> None:
    page = visit(pace="once", locale=language, **PHONE).open(f"/learn/{game}")
    for name in [lesson.name for lesson in lessons(game)[0]]:
        expect(page.locator(f"[data-lesson-at={name}]")).to_be_visible()
        while asked(page) == "task":
            assert_room(page)
            do_step(page)
        assert_room(page)
        following = page.locator("[data-lesson-next]")
        if following.count():
            following.click()


def assert_room(page: Page) -> None:
    """All words can be seen without scrolling, and none is missing."""
    assert_fits(page)
    assert "…" not in page.locator(".ask").inner_text()
    assert page.locator(".ask .words").evaluate("each => each.scrollHeight <= each.clientHeight + 1")
