"""Balance reports: made for every game and parsed; sums that are right; what a change adds."""

from __future__ import annotations

import csv
from html.parser import HTMLParser
from pathlib import Path

import pytest

import rockfall
from rockfall.cli.lab import changed_games
from rockfall.core.rng import Rng
from rockfall.lab.balance import AS_IS, CHANGED, Balance, Lift, Match, Row, lifts, rows
from rockfall.lab.engine import Settings, run
from rockfall.lab.reading import Cards, Reading, Round
from rockfall.lab.report import command_of, difference_of, write

CHANGE = {
    "saboteur": ["deck.rockfall=9", "laying=strict"],
    "saboteur2": ["deck.trap=0"],
    "goblins": ["deck.map=9"],
    "guilds": ["deck.1=0"],
    "trollfjord": ["crown=9"],
}
SHORT = {"saboteur": {"rounds": 1}, "saboteur2": {"rounds": 1}, "goblins": {"target": 1}}


class Tags(HTMLParser):
    """What a page consists of; complains about tags that are not closed."""

    VOID = frozenset({"meta", "br", "img", "link"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        given = dict(attributes)
        self.ids += [value for key, value in attributes if key == "id" and value]
        self.links += [value for key, value in attributes if key in ("href", "src") and value]
        if tag == "svg":
            self.labels.append(given.get("aria-label") or "")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def plan_for(name: str, matches: int = 2) -> Balance:
    games = (rockfall.game(name, players=3, **SHORT.get(name, {})),)
    changed = changed_games(games, CHANGE[name])
    return Balance(games=games, changed=changed, bots=("uniform",), matches=matches, seed="0")


@pytest.mark.parametrize("name", CHANGE)
def test_a_page_for_every_game(name: str, tmp_path: Path) -> None:
    plan = plan_for(name)
    matches = [match for batch in run(plan, Settings(engine="here"), name) for match in batch]
    path = write(plan, matches, tmp_path)
    page = Tags()
    page.feed(path.read_text())
    assert page.open == []
    assert page.counts["svg"] == len(page.labels) == page.counts["figcaption"] >= 5
    assert all(page.labels)
    assert len(page.ids) == len(set(page.ids))
    files = {link for link in page.links if not link.startswith("#")}
    assert files == {"rows.csv", "cards.csv", "seats.csv"}  # it needs nothing else
    assert all((tmp_path / file).exists() for file in files)
    assert page.counts["svg"] == len(list(tmp_path.glob("*.svg")))
    assert "prefers-color-scheme: dark" in path.read_text()
    with (tmp_path / "seats.csv").open() as file:
        seats = list(csv.DictReader(file))
    assert len(seats) == 2 * 2 * 3
    assert sum(float(seat["win"]) for seat in seats) == pytest.approx(4)


def test_the_page_says_how_to_make_it_and_what_was_changed() -> None:
    plan = plan_for("saboteur")
    assert command_of(plan) == (
        "rockfall lab balance saboteur --players 3 --matches 2 --bots uniform --seed 0 -o rounds=1 "
        "--set deck.rockfall=9 --set laying=strict"
    )
    assert difference_of(plan) == "deck.rockfall 3 becomes 9, laying booklet becomes strict"


def match_of(number: int, arm: str, roles: list[str], gold: bool, dealt: list[list[str]]) -> Match:
    won = [(role == "miner") == gold for role in roles]
    each = Round(roles=roles, won=won, points=[int(win) for win in won], ending="miners" if gold else "saboteurs")
    cards = Cards(dealt=dealt, played=[[] for _ in roles])
    wins = [float(win) / sum(won) for win in won]
    reading = Reading(scores=each.points, wins=wins, rounds=[each], decisions=10 + number, first=1, cards=[cards])
    return Match(arm=arm, players=len(roles), number=number, bots=["x"] * len(roles), reading=reading)


def find(found: list[Row], measure: str, name: str) -> Row:
    (row,) = [row for row in found if (row.measure, row.name) == (measure, name)]
    return row


def test_sums_by_hand() -> None:
    roles = ["miner", "saboteur", "miner"]
    matches = [match_of(number, AS_IS, roles, gold=number < 3, dealt=[[], [], []]) for number in range(4)]
    matches += [match_of(number, CHANGED, roles, gold=number < 1, dealt=[[], [], []]) for number in range(4)]
    found = rows(matches)
    miner = find(found, "rounds won", "miner")
    assert (miner.value.value, miner.value.count, miner.value.clusters) == (0.75, 8, 4)
    assert miner.changed is not None
    assert miner.change is not None
    assert (miner.changed.value, miner.change.value) == (0.25, -0.5)
    assert find(found, "round ended by", "saboteurs").value.value == 0.25
    assert find(found, "length", "decisions").value.value == 11.5
    # The saboteur in seat 1 began, so its place is the first.
    assert find(found, "matches won by place", "place  1").value.value == 0.25
    assert find(found, "matches won by place", "place  2").value.value == pytest.approx(0.375)


def test_a_card_that_decides_is_found() -> None:
    """Of 300 rounds the miners win half; where a miner was dealt "gold finder" they win nine in ten."""
    rng = Rng.seeded("cards")
    roles = ["miner", "saboteur"]
    matches = []
    for number in range(300):
        has_finder = rng.below(2) == 1
        gold = rng.random() < (0.9 if has_finder else 0.1)
        dealt = [["gold finder", "dust"] if has_finder else ["dust"], ["dust"]]
        matches.append(match_of(number, AS_IS, roles, gold, dealt))
    found: dict[tuple[str, str], Lift] = {(each.side, each.card): each for each in lifts(matches)}
    finder = found["digger", "gold finder"].lift
    assert finder.low < 0.4 < finder.high
    assert finder.is_clear
    assert not found["digger", "dust"].lift.is_clear
    assert not found["saboteur", "dust"].lift.is_clear


def test_both_arms_have_the_same_seeds() -> None:
    game = rockfall.game("guilds", players=2)
    plan = Balance(games=(game,), changed=(game,), bots=("uniform",), matches=3, seed="0")
    matches = [match for batch in range(plan.batch_count()) for match in plan.do(batch)]
    assert [match.arm for match in matches] == [AS_IS] * 3 + [CHANGED] * 3
    assert [match.reading for match in matches[:3]] == [match.reading for match in matches[3:]]
    assert all(row.change is not None and row.change.value == 0 for row in rows(matches))
