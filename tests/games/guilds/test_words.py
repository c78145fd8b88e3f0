"""Guilds of Laar in four languages: nothing is missing or left over, and a speaker can read a sample."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rockfall.core.game import Event
from rockfall.games import game_type
from rockfall.games.guilds import cards, events
from rockfall.words import LOCALES, Words, event_id, languages, refusal_id
from tests.games.spoken import spoken
from tests.test_languages import NAMES, OTHERS, anchors, found, messages

GUILDS = game_type("guilds")
VALUES: dict[str, tuple[str | int, ...]] = {
    "memo": cards.MEMOS,
    "kinds": cards.KINDS,
    "expert": cards.EXPERTS,
    "spice": cards.SPICES,
    "beast": cards.BEASTS,
    "weapon": cards.WEAPONS,
    "weapons": cards.WEAPONS,
    "hand": cards.SIDES,
    "spell": cards.SPELLS,
}
REFUSAL_ARGS: dict[str, dict[str, str | int]] = {
    "not-your-turn": {"turn": 1},
    "no-such-good": {"good": 4},
    "expert-there": {"expert": "cook"},
    "not-at-hand": {"expert": "arcanist"},
    "same-kind": {"expert": "trapper"},
    "no-universal": {"card": 16},
    "protected-already": {"weapon": "pinga"},
}


def named(kind: str) -> list[str]:
    return [f"{kind}-{value}".replace("_", "-") for value in VALUES[kind]]


def test_no_message_is_missing_or_left_over() -> None:
    """What the board says is left to the tests of the client."""
    there = {name: each for name, each in messages("en", "guilds.ftl").items() if not name.startswith("board-")}
    asked = {kind for message in there.values() for kind, _ in found(message).words}
    assert asked == set(VALUES)
    needed = {*map(event_id, GUILDS.event_types), *map(refusal_id, GUILDS.refusal_codes)}
    assert set(there) == needed.union(*map(named, VALUES))


# A short match in which everything happens once, and every kind is named in every way.
MATCH: list[Event] = [
    events.MemoDrawn(memo=4),
    events.RoundBegan(round=1, first=2),
    events.GoodTurnedUp(
        good=0,
        card=5,
        spell="per_beast_phoenix",
        gem=5,
        spice="anise",
        beast="unicorn",
        weapon="shuriken",
        left=2,
        right=0,
    ),
    *(
        event
        for expert, kind, name in (
            ("arcanist", "spell", "spice_pair_mint_clove"),
            ("jeweller", "gem", "5"),
            ("cook", "spice", "mint"),
            ("trapper", "beast", "serpent"),
        )
        for event in (
            events.ExpertPlayed(seat=0, good=0, card=5, expert=expert, kind=kind, name=name),
            events.GoodTaken(seat=1, good=0, card=5, kind=kind, name=name),
        )
    ),
    events.ExpertPlayed(seat=0, good=1, card=24, expert="armourer", kind="weapon", name="pinga", left=1, right=2),
    events.KindChanged(seat=2, good=1, card=24, expert="cook", kind="spice", name="clove", taken="armourer", owner=0),
    events.GoodTaken(seat=1, good=0, card=24, kind="weapon", name="pinga", left=1, right=2),
    events.ExpertsReturned(round=4),
    events.UniversalMoved(seat=0, card=11, kind="gem", name="3"),
    events.UniversalMoved(seat=0, card=11, kind="spice", name="mint"),
    events.UniversalMoved(seat=0, card=11, kind="beast", name="spider"),
    events.UniversalMoved(seat=0, card=11, kind="weapon", name="boomerang", left=1, right=2),
    *(events.UniversalsKept(seat=1, count=count) for count in (1, 2, 4)),
    events.ProtectionChosen(seat=2, weapon="katar"),
    events.SideChosen(seat=0, side="left"),
    *(events.KindScored(kind=kind, points=[4, -1, 12]) for kind in cards.KINDS),
    events.MatchEnded(scores=[31, 44, 44], winners=[1, 2]),
    events.MatchWon(seat=1, shared=True),
    events.MatchWon(seat=2, shared=False),
]


@pytest.mark.parametrize("language", languages())
def test_a_speaker_can_read_it(language: str, golden: Callable[[str, str], None]) -> None:
    """Then every refusal, then all names."""
    words = Words(GUILDS, NAMES[language], language)
    names = [name for kind in VALUES for name in named(kind)]
    golden(f"words/guilds-{language}.txt", spoken(GUILDS, words, MATCH, REFUSAL_ARGS, "G1", names))


@pytest.mark.parametrize(
    ("count", "told"), [(1, "1 универсальный товар."), (2, "2 универсальных товара."), (5, "5 универсальных товаров.")]
)
def test_russian_plurals(count: int, told: str) -> None:
    words = Words(GUILDS, NAMES["ru"], "ru")
    assert words.tell(events.UniversalsKept(seat=0, count=count)).endswith(told)


# -- the rules pages -------------------------------------------------------------------------------------

RULES = LOCALES.parent / "games" / "guilds" / "RULES.md"


def rules_page(language: str) -> str:
    return (LOCALES / language / "guilds-rules.md").read_text(encoding="utf-8")


def test_the_rules_page_opens_at_every_rule_once() -> None:
    rules = re.findall(r"^- ([GR]\d+)\. ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rules) > 25
    assert sorted(anchors(rules_page("en"))) == sorted(rules)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_pages_are_built_alike(language: str) -> None:
    ours, theirs = rules_page(language), rules_page("en")
    assert anchors(ours) == anchors(theirs)
    for pattern in (r"^#+", r"^- |^\|", r"\*\*", r"(?<=\| )\d+"):
        assert re.findall(pattern, ours, re.MULTILINE) == re.findall(pattern, theirs, re.MULTILINE)
