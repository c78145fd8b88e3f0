"""Puzzles in the browser: each kind done wrong and then right, the round before it, lists, and what is remembered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from rockfall.games import games
from rockfall.puzzles import shelf
from rockfall.puzzles.puzzle import Puzzle
from tests.browser.acts import MAIN, PHONE, axe_by_night_and_by_day, middle
from tests.browser.conftest import Server, Visit, visiting
from tests.browser.test_board import choose_what_does_not_fit
from tests.browser.test_pages import LANGUAGES, assert_fits
from tests.puzzles import FOLDER, made, more, written

MADE = made()
SIZES = pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])


@pytest.fixture(scope="module")
def quizzing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with puzzles that were made for tests."""
    folder = written(tmp_path_factory.mktemp("puzzles"), *more())
    server = Server(
        tmp_path_factory.mktemp("quizzing"), environment={FOLDER: str(folder)}, module="tests.server.launch"
    )
    server.start()
    yield server
    server.stop()


@pytest.fixture
def solver(browser: Browser, quizzing: Server) -> Iterator[Visit]:
    yield from visiting(browser, quizzing)


def at(page: Page, puzzle: Puzzle) -> None:
    expect(page.locator(f'[data-puzzle-at="{puzzle.name}"]')).to_be_visible()


def path_of(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game}#{puzzle.name}"


def solved(page: Page, game: str) -> list[str]:
    """The puzzles that this device remembers to be solved."""
    kept = json.loads(page.evaluate("localStorage.rockfall"))
    return list(kept.get("solved", {}).get(game, []))


def actions(puzzle: Puzzle) -> list[dict[str, Any]]:
    """Of the choices, the right one first."""
    game = puzzle.made_game()
    return [game.action_to_json(game.decode(choice.answer)) for choice in puzzle.choices]


# -- answers, by what is on the page ---------------------------------------------------------------------------


def take(page: Page, puzzle: Puzzle, card: str) -> None:
    """A card of one's hand."""
    view = puzzle.made_game().show(puzzle.position().view(puzzle.seat))
    page.locator("[data-hand]").nth(msgspec.to_builtins(view)["hand"].index(card)).click()


def discard(page: Page, puzzle: Puzzle, choice: int) -> None:
    take(page, puzzle, actions(puzzle)[choice]["card"])
    page.get_by_role("button", name="Discard", exact=True).last.click()


def take_or_change(page: Page, puzzle: Puzzle, choice: int) -> None:
    if choice == 0:
        page.locator(".answers").get_by_role("button", name="Take it").click()
    else:
        page.locator(".hand").get_by_role("button", name=re.compile(actions(puzzle)[choice]["expert"])).click()
    page.locator(MAIN).click()


def strike_or_stop(page: Page, puzzle: Puzzle, choice: int) -> None:
    name = re.compile("^Strike" if choice == 0 else "^Stop")
    page.locator(".answers").get_by_role("button", name=name).click()


def accuse(page: Page, puzzle: Puzzle, choice: int) -> None:
    wanted = puzzle.answers if choice == 0 else [puzzle.answers[0]]
    for seat in range(puzzle.players):
        suspect = page.locator(f'[data-suspect="{seat}"]')
        if (suspect.get_attribute("aria-pressed") == "true") != (seat in wanted):
            suspect.click()
    page.locator("[data-accuse]").click()


ANSWERS = {"best": discard, "ending": take_or_change, "strike": strike_or_stop, "who": accuse}
WRONG = {
    "best": "No: that costs 31 points of your chance to win (±1). Try again.",
    "ending": "No: worked out to the end, that gives the victory away. Try again.",
    "strike": "No: that costs 12 points of your chance to win (±1). Try again.",
    "who": "Not quite: somebody is missing, or marked without cause. Try again.",
}
WHY = {
    "best": ["the best: wins about 62 in 100 (±1)", "costs 12 points of your chance to win (±1)"],
    "ending": ["Worked out to the end", "wins", "does not win"],
    "strike": ["angers the spirit with a chance of 12.5\xa0%", "reach with 40\xa0%", "costs 12 points"],
    "who": ["before 20\xa0%, after 50\xa0%", "before 50\xa0%, after 80\xa0%", "before 10\xa0%, after 35\xa0%"],
}


@SIZES
@pytest.mark.parametrize("kind", MADE)
def test_a_puzzle_is_answered_wrong_and_then_right(solver: Visit, kind: str, size: dict[str, int]) -> None:
    puzzle = MADE[kind]
    page = solver(**size).open(path_of(puzzle))
    at(page, puzzle)
    wrong = 1 if kind in ("strike", "who") else 2
    for tries in (1, 2):  # the same again is told again
        ANSWERS[kind](page, puzzle, wrong)
        expect(page.locator(".frame")).to_have_attribute("data-tries", str(tries))
        expect(page.locator("[data-verdict=wrong]")).to_have_text(WRONG[kind])
        expect(page.locator("[data-solution]")).to_have_count(0)
        assert_fits(page)
    assert solved(page, puzzle.game) == []
    ANSWERS[kind](page, puzzle, 0)
    solution = page.locator("[data-solution]")
    expect(solution.locator("[data-verdict=right]")).to_have_text("That is right.")
    for words in WHY[kind]:
        expect(solution).to_contain_text(words)
    assert_fits(page)
    assert solved(page, puzzle.game) == [puzzle.name]
    page.reload()
    at(page, puzzle)
    if size:
        page.get_by_role("button", name="All puzzles").or_(page.get_by_role("button", name="To the map")).first.click()
    else:
        expect(page.locator(f'.side [data-puzzle="{puzzle.name}"]')).to_have_attribute("data-solved", "")
    assert solved(page, puzzle.game) == [puzzle.name]


# -- the round before ------------------------------------------------------------------------------------------


def step(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def expect_step(page: Page, number: int) -> None:
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(number))


def test_the_round_is_stepped_through_by_buttons_and_keys(solver: Visit) -> None:
    who = MADE["who"]
    page = solver().open(path_of(who))
    at(page, who)
    last = step(page)
    lines = page.locator("[role=log] li").count()
    page.get_by_role("button", name="To the beginning").click()
    expect_step(page, 0)
    assert page.locator("[role=log] li").count() < lines, "the log ends where the board is"
    page.get_by_role("button", name="One step on").click()
    expect_step(page, 1)
    page.keyboard.press("ArrowRight")
    expect_step(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_step(page, 1)
    page.get_by_role("button", name="To the end").click()
    expect_step(page, last)
    expect(page.locator("[role=log] li")).to_have_count(lines)
    page.get_by_role("button", name="One step back").click()
    expect_step(page, last - 1)


def test_a_clue_leads_to_its_step(solver: Visit) -> None:
    who = MADE["who"]
    page = solver(pace="quick", **PHONE).open(path_of(who))
    page.locator("[data-show]").tap()
    clues = page.locator("[data-clue]")
    expect(clues).to_have_count(len({clue.number for clue in who.clues}))
    for clue in clues.all():
        clue.tap()
        expect_step(page, int(clue.get_attribute("data-clue") or -1))
        expect(clue).to_have_attribute("aria-pressed", "true")


def test_one_looks_back_before_one_decides(solver: Visit) -> None:
    best = MADE["best"]
    page = solver(pace="quick").open(path_of(best))
    at(page, best)
    last = step(page)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-turn=other]")).to_have_text("This is how it came about.")
    page.get_by_role("button", name="To the question").click()
    expect_step(page, last)
    expect(page.locator("[data-turn=mine]")).to_be_visible()
    discard(page, best, 0)
    expect(page.locator("[data-solution] [data-verdict=right]")).to_be_visible()


def test_what_is_not_allowed_is_refused_with_its_rule(solver: Visit) -> None:
    best = MADE["best"]
    page = solver(pace="quick").open(path_of(best))
    at(page, best)
    page.mouse.click(*middle(choose_what_does_not_fit(page)))
    expect(page.locator("main .bubble")).to_contain_text(re.compile(r"Rule S\d+"))


# -- the list --------------------------------------------------------------------------------------------------


def shown(page: Page) -> list[str]:
    return [each.get_attribute("data-puzzle") or "" for each in page.locator(".side [data-puzzle]").all()]


def test_who_gives_up_sees_the_solution_and_has_not_solved_it(solver: Visit) -> None:
    best = MADE["best"]
    page = solver(pace="quick").open(path_of(best))
    page.locator("[data-show]").click()
    solution = page.locator("[data-solution]")
    expect(solution.locator("[data-verdict=shown]")).to_be_visible()
    expect(solution.locator("[data-choice]")).to_have_count(3)
    solution.locator("[data-choice]").nth(1).click()
    expect(solution.locator("[data-choice]").nth(1)).to_have_attribute("aria-pressed", "true")
    assert solved(page, best.game) == []
    page.get_by_role("button", name="Close the solution").click()
    page.get_by_role("button", name="The solution", exact=True).click()
    expect(solution).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    expect(solution).to_have_count(0)
    discard(page, best, 0)
    expect(solution.locator("[data-verdict=right]")).to_be_visible()
    assert solved(page, best.game) == [best.name]


def test_the_list_is_filtered_and_gone_through(solver: Visit) -> None:
    best, easy, hard = MADE["best"], *more()
    page = solver(pace="quick").open("/puzzles/saboteur")
    at(page, best)  # the first that was not solved
    assert shown(page) == [best.name, easy.name, hard.name]
    discard(page, best, 0)
    expect(page.locator("[data-solution]")).to_be_visible()
    page.locator("[data-next]").click()
    at(page, easy)
    assert page.url.endswith(f"#{easy.name}")
    page.get_by_label("Only those I have not solved").check()
    assert shown(page) == [easy.name, hard.name]
    page.get_by_label("Level").select_option(label="Hard")
    assert shown(page) == [easy.name, hard.name], "the one on the table stays"
    page.get_by_role("button", name="Next puzzle").click()
    at(page, hard)
    assert shown(page) == [hard.name]
    expect(page.get_by_role("button", name="Next puzzle")).to_be_disabled()
    page.get_by_label("Level").select_option(label="Every level")
    page.get_by_role("button", name="Previous puzzle").click()
    at(page, easy)
    page.goto(page.url.partition("#")[0])
    at(page, easy)  # the first that is left


def test_puzzles_are_found_at_the_door_of_games_that_have_some(solver: Visit) -> None:
    page = solver(**PHONE).open()
    expect(page.get_by_role("link", name="Puzzles: Guilds of Laar", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Puzzles: Saboteur 2", exact=True)).to_have_count(0)
    page.get_by_role("link", name="Puzzles: Goblins vs Gnomes", exact=True).tap()
    at(page, MADE["who"])
    page.get_by_role("button", name="All puzzles").tap()
    expect(page.get_by_role("dialog").locator(f'[data-puzzle="{MADE["who"].name}"]')).to_be_visible()


def test_a_game_without_puzzles_says_so(solver: Visit) -> None:
    page = solver().open("/puzzles/saboteur2")
    expect(page.get_by_role("heading", name="There are no puzzles for this game yet")).to_be_visible()
    visitor = solver()
    visitor.expects_trouble = True  # the browser complains of the answer itself
    visitor.open("/puzzles/chess")
    expect(visitor.page.get_by_role("link", name="To the home page")).to_be_visible()


def test_bad_memories_do_no_harm(solver: Visit) -> None:
    visitor = solver()
    page = visitor.open()
    for kept in ('{"solved": 3}', '{"solved": {"saboteur": "x"}}', '{"solved": null}'):
        page.evaluate("kept => localStorage.setItem('rockfall', kept)", kept)
        page.goto(visitor.url + "/puzzles/saboteur")
        at(page, MADE["best"])


# -- for everybody ---------------------------------------------------------------------------------------------


def tab_to(page: Page, selector: str) -> None:
    for _ in range(200):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"expected that Tab leads to {selector}; it does not")


def test_a_puzzle_by_keyboard(solver: Visit) -> None:
    who = MADE["who"]
    page = solver(pace="quick").open(path_of(who))
    expect(page.locator("[data-question]")).to_be_focused()  # it is read out
    for seat in who.answers:
        tab_to(page, f'[data-suspect="{seat}"]')
        page.keyboard.press("Space")
    tab_to(page, "[data-accuse]")
    page.keyboard.press("Enter")
    expect(page.locator("[role=status] [data-verdict=right]")).to_be_visible()
    tab_to(page, "[data-clue]")
    page.keyboard.press("Enter")
    expect_step(page, int(page.locator("[data-clue]").first.get_attribute("data-clue") or -1))


@SIZES
@pytest.mark.parametrize("kind", MADE)
def test_axe_finds_nothing(solver: Visit, kind: str, size: dict[str, int]) -> None:
    page = solver(pace="once", **size).open(path_of(MADE[kind]))
    at(page, MADE[kind])
    assert axe_by_night_and_by_day(page) == {}
    page.locator("[data-show]").click()
    expect(page.locator("[data-solution]")).to_be_visible()
    assert axe_by_night_and_by_day(page) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_and_fit_a_phone_in_each_language(solver: Visit, language: str) -> None:
    visitor = solver(pace="once", locale=language, **PHONE)
    for kind, puzzle in MADE.items():
        page = visitor.open(path_of(puzzle))
        page.reload()  # another hash alone is no other page
        at(page, puzzle)
        if kind == "who":
            accuse(page, puzzle, 1)
            expect(page.locator("[data-verdict=wrong]")).to_be_visible()
        assert_room(page)
        page.locator("[data-show]").click()
        expect(page.locator("[data-solution]")).to_be_visible()
        assert_fits(page)
        assert "…" not in page.locator("[data-solution]").inner_text()


def assert_room(page: Page) -> None:
    """All words can be seen without scrolling, and none is missing."""
    assert_fits(page)
    assert "…" not in page.locator(".ask").inner_text()
    assert page.locator(".ask .words").evaluate("each => each.scrollHeight <= each.clientHeight + 1")


# -- those that come with Rockfall -------------------------------------------------------------------------------

SHIPPED = {f"{name}-{each.kind}": each for name in games() for each in shelf(name).puzzles}


@pytest.mark.parametrize("puzzle", SHIPPED.values(), ids=SHIPPED)
def test_one_of_each_kind_that_comes_with_rockfall_is_shown_and_explained(visit: Visit, puzzle: Puzzle) -> None:
    page = visit(pace="once").open(path_of(puzzle))
    at(page, puzzle)
    page.locator("[data-show]").click()
    if puzzle.kind == "who":
        expect(page.locator("[data-clue]")).to_have_count(len({clue.number for clue in puzzle.clues}))
    else:
        expect(page.locator("[data-choice]")).to_have_count(len(puzzle.choices))
