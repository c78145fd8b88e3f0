"""Trollfjord in four languages: nothing is missing or left over, and a speaker can read a sample."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rockfall.core.game import Event
from rockfall.games import game_type
from rockfall.games.trollfjord import events, parts
from rockfall.words import LOCALES, Words, event_id, languages, refusal_id
from tests.games.spoken import spoken
from tests.test_languages import NAMES, OTHERS, anchors, found, messages

TROLLFJORD = game_type("trollfjord")
VALUES: dict[str, tuple[str | int, ...]] = {
    "number": parts.NUMBERS,
    "region": parts.REGIONS,
    "landscape": parts.LANDSCAPES,
    "side": parts.SIDES,
}
REFUSAL_ARGS: dict[str, dict[str, str | int]] = {
    "not-your-turn": {"turn": 1},
    "wrong-landscape": {"region": "swamp_1", "landscape": "fjord"},
    "one-region": {"region": "tundra_1"},
    "no-troll-to-step": {"region": "glacier_2"},
    "wrong-number": {"number": 2},
    "answer-first": {"seat": 1},
    "gift-spent": {"gift": 8},
    "gift-pledged": {"gift": 16},
    "not-at-fortress": {"region": "mountain_2"},
    "no-treasure": {"region": "forest_2"},
    "too-few-boulders": {"value": 22, "total": 17},
    "no-own-troll": {"region": "fjord_2"},
    "nothing-to-clear": {"region": "fjord_1"},
}


def named(kind: str) -> list[str]:
    return [f"{kind}-{value}".replace("_", "-") for value in VALUES[kind]]


BOARD = ("board-", "help-", "keys-")  # what the client's board says


def test_no_message_is_missing_or_left_over() -> None:
    """What the board says is left to the tests of the client."""
    there = {name: each for name, each in messages("en", "trollfjord.ftl").items() if not name.startswith(BOARD)}
    asked = {kind for message in there.values() for kind, _ in found(message).words}
    assert asked == set(VALUES)
    needed = {*map(event_id, TROLLFJORD.event_types), *map(refusal_id, TROLLFJORD.refusal_codes)}
    assert set(there) == needed.union(*map(named, VALUES))


def fell(count: int) -> Event:
    return events.BouldersFell(seat=1, count=count, yellow=0, red=count, blue=0, white=0, total=17)


# A short match in which everything happens, in every way it can be told.
MATCH: list[Event] = [
    events.FortressesSet(numbers=[3, 2, 1, 2, 3, 1]),
    events.WalkwayLaid(planks=[4, 1, 10, 2, 9, 3, 8, 5, 7, 6]),
    events.LordsLinedUp(starts=[3, 1, 2]),
    *(events.TreasureTurnedUp(region=region) for region in parts.REGIONS),
    events.TurnBegan(seat=0, is_last=False),
    events.TurnBegan(seat=0, is_last=True),
    events.LordMoved(seat=0, kind="place", count=2, space=10, landscape="swamp"),
    events.LordMoved(seat=0, kind="wander", count=3, space=11, landscape=None),
    *(events.TrollPlaced(seat=0, region=region, tailwind=False) for region in parts.REGIONS),
    events.TrollPlaced(seat=1, region="glacier_2", tailwind=True),
    events.TrollStepped(seat=0, source="tundra_1", target="forest_1", tailwind=False),
    events.TrollStepped(seat=1, source="mountain_1", target="glacier_1", tailwind=True),
    events.TailwindDeclined(seat=2),
    events.FortressNamed(seat=0, site="A", number=3),
    events.ComradeDeclined(seat=2),
    events.ComradeJoined(seat=1, other=0),
    events.HammeringSkipped(seat=0),
    events.HammeringBegan(seat=0, site="A", comrade=1, limit=7),
    events.HammeringBegan(seat=0, site="A", comrade=None, limit=4),
    events.TowerStruck(seat=0, side="left", height=2, strength=4, hit=3, limit=7),
    events.TowerStruck(seat=0, side="right", height=3, strength=5, hit=4, limit=7),
    *map(fell, (1, 2, 5)),
    events.NothingFell(seat=0),
    events.RolesSwapped(seat=1, other=0),
    events.HammeringStopped(seat=1, total=17),
    events.HammeringContinued(seat=0),
    events.HitLimitReached(seat=0, total=22),
    *(events.SpiritAngered(seat=0, excess=excess) for excess in (1, 2, 5)),
    events.GiftPledged(seat=0, gift=4, missing=2),
    events.GiftPledged(seat=1, gift=8, missing=0),
    events.GiftAsked(seat=0, other=1),
    events.GiftsRefused(seat=1),
    events.GiftTurned(seat=0, gift=4),
    events.SpiritAppeased(),
    events.SpiritStaysAngry(),
    events.TreasureCollected(seat=1, region="swamp_1", value=15, belt=None),
    events.TreasureCollected(seat=1, region="swamp_1", value=None, belt=None),
    *(events.TreasureCollected(seat=0, region=region, value=18, belt="III") for region in parts.REGIONS),
    events.NothingCollected(seat=2),
    events.CrownTaken(seat=0, number=3, other=None),
    events.CrownTaken(seat=0, number=1, other=2),
    *(events.RegionCleared(seat=0, region="mountain_1", count=count) for count in (1, 2, 5)),
    events.PlayerFinished(seat=0, is_first=True),
    events.PlayerFinished(seat=1, is_first=False),
    events.WalkwayWornOut(seat=2),
    events.MatchEnded(scores=[94, 88, 94]),
    events.MatchWon(seat=0, by_tie=True),
    events.MatchWon(seat=0, by_tie=False),
]


@pytest.mark.parametrize("language", languages())
def test_a_speaker_can_read_it(language: str, golden: Callable[[str, str], None]) -> None:
    """Then every refusal, then all names."""
    words = Words(TROLLFJORD, NAMES[language], language)
    names = [name for kind in VALUES for name in named(kind)]
    golden(f"words/trollfjord-{language}.txt", spoken(TROLLFJORD, words, MATCH, REFUSAL_ARGS, "T1", names))


@pytest.mark.parametrize(("count", "told"), [(1, "1 валун:"), (2, "2 валуна:"), (5, "5 валунов:"), (11, "11 валунов:")])
def test_russian_plurals(count: int, told: str) -> None:
    assert f" {told} " in Words(TROLLFJORD, NAMES["ru"], "ru").tell(fell(count))


# -- the rules pages -------------------------------------------------------------------------------------

RULES = LOCALES.parent / "games" / "trollfjord" / "RULES.md"


def rules_page(language: str) -> str:
    return (LOCALES / language / "trollfjord-rules.md").read_text(encoding="utf-8")


def test_the_rules_page_opens_at_every_rule_once() -> None:
    rules = re.findall(r"^- ([TR]\d+)\. ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rules) == 33 + 12
    assert sorted(anchors(rules_page("en"))) == sorted(rules)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_pages_are_built_alike(language: str) -> None:
    ours, theirs = rules_page(language), rules_page("en")
    assert anchors(ours) == anchors(theirs)
    for pattern in (r"^#+", r"^- |^\|", r"\*\*"):
        assert re.findall(pattern, ours, re.MULTILINE) == re.findall(pattern, theirs, re.MULTILINE)
