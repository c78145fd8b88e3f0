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
    anna, boris = visit(pace="once"), visit(**PHONE, pace="once")
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
    page = visit(**{**PHONE, "width": 360}, pace="once").open()
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


# -- with motion, as people have it -------------------------------------------------------------------------


def begin(page: Page, players: int = 3) -> None:
    open_table(page, "guilds", players=players)
    fill_with_bots(page)
    start(page)
    assert wait_for_turn(page) == "turn"


# How visible each good of the market is, and how large beside the size it was given.
GOODS = """() => [...document.querySelectorAll('.slot .good')].map((good) => {
  let opacity = 1;
  for (let each = good; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
  return [opacity, good.getBoundingClientRect().width / good.offsetWidth];
})"""


def test_goods_lie_whole_in_every_round(visit: Visit) -> None:
    """What has flown off leaves nothing behind: the next goods are as large and as bright as the first."""
    page = visit().open()
    begin(page)
    for round_ in (2, 3):
        while f"Round {round_} of" not in page.locator(".round").inner_text():
            move(page)
            assert wait_for_turn(page) == "turn"
        page.wait_for_timeout(300)  # they have been turned up
        goods = page.evaluate(GOODS)
        assert len(goods) == 3
        assert all(abs(opacity - 1) < 0.01 and abs(scale - 1) < 0.01 for opacity, scale in goods), goods


# Where each good that flies was last seen, and the plate of who took it.
LANDINGS = """() => {
  window.landings = {};
  const look = () => {
    for (const good of document.querySelectorAll('.turned')) {
      if (good.style.position !== 'fixed') continue;
      const { left, top, width, height } = good.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const plates = [...document.querySelectorAll('[data-seat-plate]')].map((each) => each.getBoundingClientRect());
      const isOn = plates.some((plate) => x >= plate.left && x <= plate.right && y >= plate.top && y <= plate.bottom);
      window.landings[good.querySelector('[data-good]').dataset.good + good.textContent] = { isOn, x, y };
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_taken_goods_land_on_the_plate(visit: Visit) -> None:
    for size in ({"width": 1440, "height": 900}, PHONE):
        page = visit(**size).open()
        begin(page)
        page.evaluate(LANDINGS)
        while "Round 2 of" not in page.locator(".round").inner_text():
            move(page)
            assert wait_for_turn(page) == "turn"
        landings = page.evaluate("window.landings")
        assert len(landings) == 3
        assert all(each["isOn"] for each in landings.values()), landings


# Where everything stands that a thought must not move.
PLACES = """() => ['.frame > .board', '.scene', '.market', '.below', '.ask', '.frame > .hand'].map((each) => {
  const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
  return [each, x, y, width, height].join(' ');
})"""


def test_the_board_keeps_its_size(visit: Visit) -> None:
    for size in ({"width": 1366, "height": 768}, PHONE):
        page = visit(**size).open()
        begin(page, players=4)
        places = page.evaluate(PLACES)
        page.locator(f'[data-zone="{free_good(page)} spice"]').click()
        assert page.evaluate(PLACES) == places
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".advice")).to_be_visible()
        assert page.evaluate(PLACES) == places
        page.locator(".answers .button.main").first.click()
        expect(page.locator("[data-behind]")).to_be_attached()
        assert page.evaluate(PLACES) == places
        assert wait_for_turn(page) == "turn"
        page.locator(".held.none").click(force=True)  # it has been played: a note says so
        expect(page.locator(".note")).not_to_be_empty()
        assert page.evaluate(PLACES) == places
        move(page)
        assert wait_for_turn(page) == "turn"
        assert page.evaluate(PLACES) == places


def test_what_a_good_would_add(visit: Visit) -> None:
    """For everybody who may take it, as soon as it is pointed at, and in the bubble of whoever stays longer."""
    page = visit().open()
    begin(page)
    gains = page.locator("#guilds-gains")
    zone = page.locator(f'[data-zone="{free_good(page)} spice"]')
    zone.hover()
    expect(gains).to_contain_text("+2 for you, ")
    expect(gains.locator(".gain")).to_have_count(3)
    expect(page.locator(".help")).to_contain_text("Now: +2 for you, ")
    page.mouse.move(5, 5)
    expect(gains).to_have_count(0)
    zone.focus()
    page.keyboard.press("ArrowUp")
    expect(gains).to_contain_text("Gem ", ignore_case=True)
    expect(page.locator(".zone:focus")).to_have_attribute("aria-describedby", "guilds-gains")


# Every frame in which an expert stands in the hand and on a good at once, or nothing has the focus.
FRAMES = """expert => {
  window.frames = { twice: 0, lost: 0 };
  const look = () => {
    const stand = document.querySelector(`[data-expert=${expert}] .stand`);
    const isHeld = stand && !stand.querySelector('.gone') && Number(getComputedStyle(stand).opacity) > 0.5;
    const colour = stand?.querySelector('.foot').style.fill || 'none';
    const kind = { arcanist: 'spell', jeweller: 'gem', cook: 'spice', trapper: 'beast', armourer: 'weapon' }[expert];
    const feet = [...document.querySelectorAll(`.zone.${kind} .piece .foot`)];
    if (isHeld && feet.some((foot) => foot.style.fill === colour)) window.frames.twice += 1;
    if (document.activeElement === document.body) window.frames.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_an_expert_is_in_one_place_only(visit: Visit) -> None:
    page = visit().open()
    begin(page)
    my_turn_to(page, "play an expert")
    expert = page.locator(".held.can").first.get_attribute("data-expert") or ""
    page.evaluate(FRAMES, expert)
    piece, good = page.locator(".held.can").first, page.locator(f'[data-drop="{free_good(page)}"]')
    box, target = piece.bounding_box(), good.bounding_box()
    assert box
    assert target
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + 40, target["y"] + 60, steps=6)
    expect(page.locator(".zone.lit")).not_to_have_count(0)
    page.mouse.up()
    expect(good.locator(".made .piece").first).to_be_visible()
    assert wait_for_turn(page) == "turn"
    assert page.evaluate("window.frames.twice") == 0


def test_a_round_by_keys_alone(visit: Visit) -> None:
    """Where the next decision is, there is the focus; digits, arrows and Enter do it; it is never lost."""
    page = visit().open()
    begin(page)
    my_turn_to(page, "play an expert")
    page.locator("[data-next]").focus()
    page.evaluate(FRAMES, "cook")
    for _ in range(3):
        before = version(page)
        expect(page.locator("[data-next]")).to_be_focused()
        digit = "1" if "take" in page.locator(".sentence").inner_text() else digit_of_an_expert(page)
        page.keyboard.press(digit)
        page.keyboard.press("Enter")
        if version(page) == before and page.locator(".sentence[data-turn=mine]").count():
            page.keyboard.press("Enter")
        wait_for_move(page, before)
        assert wait_for_turn(page) == "turn"
    assert page.evaluate("window.frames.lost") == 0


def digit_of_an_expert(page: Page) -> str:
    experts = page.locator("[data-expert]").evaluate_all("all => all.map((each) => each.classList.contains('can'))")
    return str(experts.index(True) + 1)


# The kinds that have been counted, the sums that can be read, and the seats from above, whenever they change.
COUNTS = """() => {
  window.counts = [];
  const look = () => {
    const count = document.querySelector('[data-count]');
    const sums = [...document.querySelectorAll('.lane .sum')].map((each) => each.textContent).sort();
    const result = document.querySelector('[data-result]')?.textContent ?? null;
    const top = (lane) => lane.getBoundingClientRect().top;
    const lanes = [...document.querySelectorAll('.lane')].sort((a, b) => top(a) - top(b));
    const seats = lanes.map((each) => each.dataset.lane);
    const now = count && { kinds: Number(count.dataset.count), sums, result, seats };
    if (now && JSON.stringify(now) !== JSON.stringify(window.counts.at(-1))) window.counts.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_count_goes_kind_by_kind(visit: Visit) -> None:
    """Sums count up from one kind to the next, and no total can be read before it has been counted."""
    page = visit(pace="once").open()
    begin(page, players=2)
    while "Round 12 of" not in page.locator(".round").inner_text():
        move(page)
        assert wait_for_turn(page) == "turn"
    page.evaluate("localStorage.rockfall = JSON.stringify({ ...JSON.parse(localStorage.rockfall), pace: 'normal' })")
    page.reload()
    assert wait_for_turn(page) == "turn"
    page.evaluate(COUNTS)
    names = page.locator(".plates .name").all_inner_texts()
    play_to_the_end(page)
    counts = page.evaluate("window.counts")
    assert sorted({each["kinds"] for each in counts}) == [1, 2, 3, 4, 5]
    assert counts[0]["sums"] == ["0", "0"]
    totals = page.locator(".sum td").all_inner_texts()
    result = page.locator("[data-end] [data-result]").inner_text()
    assert result == counts[-1]["result"]
    assert result.startswith("You win") or result.endswith((" wins", " win together"))
    assert sorted(totals) == counts[-1]["sums"]
    best = page.locator("[data-end] thead th").nth(1).inner_text()
    assert names[int(counts[-1]["seats"][0])] == best
    early = [each for each in counts if each["kinds"] < 5]
    assert all(each["result"] is None for each in early)


def test_the_count_can_be_skipped(visit: Visit) -> None:
    page = visit(pace="once").open()
    begin(page, players=3)
    while "Round 12 of" not in page.locator(".round").inner_text():
        move(page)
        assert wait_for_turn(page) == "turn"
    page.evaluate("localStorage.rockfall = JSON.stringify({ ...JSON.parse(localStorage.rockfall), pace: 'calm' })")
    page.reload()
    counted = page.locator("[role=group][data-count]")
    while not counted.count():
        assert not page.locator("[data-end]").count(), "the count was over before it could be skipped"
        if page.locator(".sentence[data-turn=mine]").count():
            move(page)
        page.wait_for_timeout(50)
    page.keyboard.press("Escape")
    expect(page.locator("[role=group][data-count]")).to_have_count(0, timeout=5000)
