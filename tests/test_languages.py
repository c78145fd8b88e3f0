"""Every language says the same with the same arguments, nothing is left over, and a speaker can read a sample."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rockfall.core.game import Event, Refusal
from rockfall.games import game_type
from rockfall.games.goblins import cards as goblins
from rockfall.games.goblins import events as digs
from rockfall.games.maze import events as tunnels
from rockfall.games.saboteur import cards
from rockfall.games.saboteur import events as happens
from rockfall.words import LOCALES, Words, event_id, languages, refusal_id
from tests.teaching.embers import WORDS
from tests.test_words import SABOTEUR_ARGS

OTHERS = [language for language in languages() if language != "en"]
FOLDERS = (LOCALES, WORDS)  # of the games, and of the teaching game
NAMES = {
    "en": ["Anna", "Oleg", "Yuki"],
    "ru": ["Анна", "Олег", "Юки"],
    "de": ["Anna", "Oleg", "Yuki"],
    "fr": ["Anna", "Oleg", "Yuki"],
}


def files(language: str) -> list[str]:
    return sorted(path.name for folder in FOLDERS for path in (folder / language).glob("*.ftl"))


FILES = files("en")


class Found(Visitor):
    """What a message is made of: its arguments, and the words it asks for by kind and form."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.words: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        texts = [each.value for each in node.arguments.positional if isinstance(each, ast.StringLiteral)]
        if node.id.name == "WORD":
            self.words.add((texts[0], texts[1] if len(texts) > 1 else ""))
        elif texts:
            self.words.add((texts[0], ""))
        self.generic_visit(node)


def read(language: str, file: str) -> str:
    return next(path for folder in FOLDERS if (path := folder / language / file).exists()).read_text(encoding="utf-8")


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(read(language, file))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def found(message: ast.Message) -> Found:
    finder = Found()
    finder.visit(message)
    return finder


def test_there_are_four_languages() -> None:
    assert languages() == ["de", "en", "fr", "ru"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert files(language) == FILES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_arguments(file: str, language: str) -> None:
    ours, theirs = messages(language, file), messages("en", file)
    assert list(ours) == list(theirs)
    assert {name: found(each).arguments for name, each in ours.items()} == {
        name: found(each).arguments for name, each in theirs.items()
    }


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_word_is_there_and_asked_for(language: str) -> None:
    """A form may be missing where the word does not change, but not for all words of a kind."""
    asked: set[tuple[str, str]] = set()
    there: set[tuple[str, str]] = set()
    for file in FILES:
        for name, message in messages(language, file).items():
            asked |= {(kind, form) for kind, form in found(message).words if form}
            there |= {(name.split("-")[0], attribute.id.name) for attribute in message.attributes}
    assert there == asked


# -- nothing left over -----------------------------------------------------------------------------------

# The values that words of a kind are asked for.
VALUES: dict[str, tuple[str | int, ...]] = {
    "card": cards.CARD_NAMES,
    "role": cards.ROLES,
    "tool": cards.TOOLS,
    "hindrance": cards.HINDRANCES,
    "place": tuple(range(len(cards.GOALS_AT))),
    "goal": tuple(goal.name for goal in cards.GOALS),
    "side": ("north", "east", "south", "west"),
}


def named(kind: str) -> set[str]:
    return {f"{kind}-{value}".replace("_", "-") for value in VALUES[kind]}


BOARD = ("board-", "help-", "want-")  # what the client's boards say


def test_no_message_of_saboteur_is_left_over() -> None:
    """What the client's board says is left to the tests of the client."""
    there = {name: each for name, each in messages("en", "saboteur.ftl").items() if not name.startswith(BOARD)}
    kinds = {kind for message in there.values() for kind, _ in found(message).words}
    game = game_type("saboteur2")
    needed = {*map(event_id, game.event_types), *map(refusal_id, game.refusal_codes)}.union(*map(named, kinds))
    assert set(there) == needed


def test_no_common_message_is_left_over() -> None:
    source = "".join(path.read_text() for path in sorted(LOCALES.parent.rglob("*.py")))
    assert [name for name in messages("en", "common.ftl") if f'"{name}"' not in source] == []


# -- how it reads ----------------------------------------------------------------------------------------

PLURALS = {
    "en": {
        1: ["one nugget.", "One gold card goes", "Your hand: one card"],
        2: ["2 nuggets.", "2 gold cards go", "Your hand: 2 cards"],
        5: ["5 nuggets.", "5 gold cards go", "Your hand: 5 cards"],
        21: ["21 nuggets.", "21 gold cards go", "Your hand: 21 cards"],
    },
    "ru": {
        1: ["1 самородок.", "идёт 1 карта золота", "Ваша рука: 1 карта"],
        2: ["2 самородка.", "идут 2 карты золота", "Ваша рука: 2 карты"],
        5: ["5 самородков.", "идут 5 карт золота", "Ваша рука: 5 карт"],
        21: ["21 самородок.", "идёт 21 карта золота", "Ваша рука: 21 карта"],
    },
    "de": {
        1: ["1 Goldstück.", "1 Goldkarte geht", "Deine Hand: 1 Karte"],
        2: ["2 Goldstücken.", "2 Goldkarten gehen", "Deine Hand: 2 Karten"],
        5: ["5 Goldstücken.", "5 Goldkarten gehen", "Deine Hand: 5 Karten"],
        21: ["21 Goldstücken.", "21 Goldkarten gehen", "Deine Hand: 21 Karten"],
    },
    "fr": {
        1: ["1 pépite.", "1 carte Or circule,", "Votre main\N{NO-BREAK SPACE}: 1 carte"],
        2: ["2 pépites.", "2 cartes Or circulent,", "Votre main\N{NO-BREAK SPACE}: 2 cartes"],
        5: ["5 pépites.", "5 cartes Or circulent,", "Votre main\N{NO-BREAK SPACE}: 5 cartes"],
        21: ["21 pépites.", "21 cartes Or circulent,", "Votre main\N{NO-BREAK SPACE}: 21 cartes"],
    },
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [1, 2, 5, 21])
def test_plurals(language: str, count: int) -> None:
    words = Words(game_type("saboteur"), NAMES[language], language)
    told = [words.tell(each) for each in (happens.GoldTaken(seat=0, nuggets=count), happens.GoldLaidOut(count=count))]
    nuggets, gold_cards, hand = PLURALS[language][count]
    assert told[0].endswith(" " + nuggets)
    assert gold_cards in told[1]
    assert words.say("board-hand", count=count) == hand


def texts(language: str) -> Iterator[tuple[str, str]]:
    """What people read, by file."""
    for path in sorted(path for folder in FOLDERS for path in (folder / language).iterdir()):
        yield path.name, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_no_exclamation_marks_and_no_straight_quotes(language: str) -> None:
    pattern = r"^[^#\n].*!(?!\[).*$|^[^#\n].*\w'\w.*$"
    assert {name: re.findall(pattern, text, re.MULTILINE) for name, text in texts(language)} == {
        name: [] for name, _ in texts(language)
    }


def test_french_keeps_its_spaces_before_two_part_marks() -> None:
    pattern = r"^.*(?:\w|\}|\)|»)(?: [:;?»]|[:;?»](?=\s)).*$|^.*« .*$"
    assert {name: re.findall(pattern, text, re.MULTILINE) for name, text in texts("fr")} == {
        name: [] for name, _ in texts("fr")
    }


# -- the rules pages -------------------------------------------------------------------------------------

# Where the numbered rules are, their letters, how many there are at least, and the cards that may be pictured.
BOOKS: dict[str, tuple[Path, str, int, Sequence[str]]] = {
    "saboteur": (LOCALES.parent / "games" / "saboteur", "SER", 40, cards.CARD_NAMES),
    "goblins": (LOCALES.parent / "games" / "goblins", "BR", 40, goblins.CARD_NAMES),
    "embers": (WORDS.parent / "games" / "embers", "M", 4, ["1", "2", "3"]),
}


def rules_page(language: str, book: str) -> str:
    return read(language, f"{book}-rules.md")


def anchors(page: str) -> list[str]:
    """Rule numbers at which the page can be opened: {#S6 #R10} at the end of a paragraph."""
    return [
        number
        for group in re.findall(r"(?:^| )\{(#.+?)\}$", page, re.MULTILINE)
        for number in re.findall(r"#(\w+)", group)
    ]


@pytest.mark.parametrize("book", BOOKS)
def test_the_rules_page_opens_at_every_rule_once(book: str) -> None:
    folder, letters, least, _ = BOOKS[book]
    rules = re.findall(rf"^- ([{letters}]\d+)\. ", (folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rules) >= least
    assert sorted(anchors(rules_page("en", book))) == sorted(rules)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", OTHERS)
def test_rules_pages_are_built_alike(language: str, book: str) -> None:
    ours, theirs = rules_page(language, book), rules_page("en", book)
    assert anchors(ours) == anchors(theirs)
    for pattern in (r"^#+", r"^- |^\|", r"\(cards:.*\)", r"\*\*", r"(?<=\| )\d+"):
        assert re.findall(pattern, ours, re.MULTILINE) == re.findall(pattern, theirs, re.MULTILINE)


@pytest.mark.parametrize("book", BOOKS)
def test_pictures_in_rules_pages_are_of_cards(book: str) -> None:
    rows = re.findall(r"^!\[.+\]\(cards:(.+)\)$", rules_page("en", book), re.MULTILINE)
    assert len(rows) == rules_page("en", book).count("![")
    assert {name for row in rows for name in row.split(",")} <= set(BOOKS[book][3])


# A short match with the expansion in which everything happens once.
GOALS = ["stone_ne", "gold", "stone_nw"]
MATCH: list[Event] = [
    tunnels.RoundBegan(round=1, first=0),
    tunnels.GoalsShuffled(),
    tunnels.RoleDealt(seat=0, role="blue"),
    tunnels.RoleDealt(seat=1, role="saboteur"),
    tunnels.RoleDealt(seat=2, role="geologist"),
    happens.CardDrawn(seat=0, card="tee_new"),
    happens.PathLaid(seat=0, card="tee_new", turned=False, column=1, row=0),
    happens.PathLaid(seat=1, card="blind_nes", turned=True, column=2, row=-1),
    happens.PathRemoved(seat=2, card="blind_nes", column=2, row=-1),
    happens.ToolBroken(seat=1, target=0, tool="lamp"),
    happens.ToolBroken(seat=1, target=1, tool="cart"),
    happens.ToolMended(seat=2, target=0, tool="lamp", card="mend_lamp"),
    happens.ToolMended(seat=1, target=1, tool="cart", card="mend_cart_or_lamp"),
    tunnels.MapRead(seat=0, goal=1, shows="stone_nw"),
    happens.CardDiscarded(seat=2, card="rockfall"),
    happens.TheftPlaced(seat=1),
    happens.TheftRemoved(seat=0, target=1),
    happens.HandsSwapped(seat=2, target=1),
    happens.HandReceived(seat=2, cards=["ladder_es", "map", "hands_off"]),
    happens.RoleInspected(seat=2, target=1, role="saboteur"),
    happens.HatSwapped(seat=2, target=1),
    happens.HatSwapped(seat=0, target=0),
    happens.Trapped(seat=1, target=0),
    happens.Freed(seat=2, target=0),
    happens.Freed(seat=0, target=0),
    happens.Unburdened(seat=1, hindrance="pick"),
    happens.Unburdened(seat=1, hindrance="trap"),
    tunnels.Passed(seat=1),
    happens.PathLaid(seat=2, card="blue_door_ew", turned=False, column=7, row=-2),
    happens.GoalOpened(goal=2, shows="stone_ne", turned=True),
    happens.GoalOpened(goal=0, shows="gold", turned=False),
    happens.RoundEnded(
        round=1, gold=True, finisher=2, roles=["blue", "boss", "geologist"], goals=GOALS, blue=True, green=False
    ),
    happens.GoldPaid(seat=0, nuggets=4, why="miner"),
    happens.GoldPaid(seat=1, nuggets=3, why="boss"),
    happens.GoldPaid(seat=2, nuggets=1, why="geologist"),
    happens.Stolen(seat=1, target=0),
    happens.Stolen(seat=2, target=None),
    happens.RoundEnded(round=2, gold=False, finisher=None, roles=["miner", "saboteur", "miner"], goals=GOALS),
    happens.RoundEnded(round=3, gold=True, finisher=1, roles=["miner", "miner", "saboteur"], goals=GOALS),
    happens.GoldLaidOut(count=3),
    happens.GoldTaken(seat=1, nuggets=2),
    happens.MatchEnded(scores=[4, 12, 1]),
]


def told_match(words: Words) -> str:
    lines = []
    for event in MATCH:
        lines.append(words.tell(event))
        seen = event.seen_by(None)
        if seen is not None and seen != event:
            lines.append("    | " + words.tell(seen))
    return "\n".join(lines)


@pytest.mark.parametrize("language", languages())
def test_a_speaker_can_read_it(language: str, golden: Callable[[str, str], None]) -> None:
    """Also what others see where that is less, then every refusal, then all names."""
    game = game_type("saboteur2")
    assert {type(event) for event in MATCH} == set(game.event_types)
    words = Words(game, NAMES[language], language)
    reasons = [
        words.explain(Refusal(code=code, rule="S1", args=SABOTEUR_ARGS.get(code, {}))) for code in game.refusal_codes
    ]
    names = [words.say(name) for kind in VALUES for name in sorted(named(kind))]
    golden(f"words/{language}.txt", "\n\n".join([told_match(words), "\n".join(reasons), "\n".join(names)]) + "\n")


# -- Goblins vs Gnomes -----------------------------------------------------------------------------------

WHYS = ("gold", "finder", "mistake", "dragon", "nothing-found", *(role for role in goblins.ROLES if role != "miser"))
GOBLIN_VALUES: dict[str, tuple[str | int, ...]] = {
    "card": goblins.CARD_NAMES,
    "role": goblins.ROLES,
    "goal": goblins.GOALS,
    "place": (0, 1, 2),
    "color": goblins.COLORS,
    "side": ("north", "east", "south", "west"),
    "why": WHYS,
    "wish": goblins.ROLES,
}
GOBLIN_NAMES = [f"{kind}-{value}".replace("_", "-") for kind, values in GOBLIN_VALUES.items() for value in values]


def test_no_message_of_goblins_is_left_over() -> None:
    there = {name for name in messages("en", "goblins.ftl") if not name.startswith(BOARD)}
    game = game_type("goblins")
    needed = {*map(event_id, game.event_types), *map(refusal_id, game.refusal_codes), *GOBLIN_NAMES}
    assert there == needed


DIGS: list[Event] = [
    tunnels.RoundBegan(round=1, first=0),
    tunnels.GoalsShuffled(),
    tunnels.RoleDealt(seat=0, role="miser"),
    digs.CardDrawn(seat=0, card="passage_x"),
    digs.CardDrawn(seat=1, card="ale_t", put_by=0),
    digs.TileLaid(seat=0, card="door_red_l", turn=0, column=1, row=0),
    digs.TileLaid(seat=1, card="key_red_t", turn=3, column=0, row=-1),
    digs.DoorOpened(color="red", column=1, row=0),
    digs.DoorShut(color="blue", column=2, row=0),
    digs.GoalOpened(seat=1, goal=0, shows="dynamite"),
    digs.GoalLeftShut(seat=1, goal=2),
    digs.BombsWentOff(count=0, cards=[], spots=[]),
    digs.BombsWentOff(count=1, cards=["bomb_x"], spots=[(3, 0)]),
    digs.BombsWentOff(count=2, cards=["bomb_x", "bomb_t"], spots=[(3, 0), (4, 0)]),
    digs.BombsWentOff(count=5, cards=["bomb_t"] * 5, spots=[(3, row) for row in range(5)]),
    digs.TileBlownUp(seat=2, card="rubble_t", column=2, row=0),
    tunnels.MapRead(seat=2, goal=1, shows="dragon"),
    digs.PotionDrunk(seat=0, target=1),
    digs.RoleReceived(seat=0, giver=1, role="king"),
    digs.AleServed(seat=0, target=1, skips=1),
    digs.AleServed(seat=0, target=1, skips=2),
    digs.AleServed(seat=0, target=0, skips=5),
    digs.SleptOff(seat=1, left=0),
    digs.SleptOff(seat=1, left=1),
    digs.SleptOff(seat=1, left=2),
    digs.SleptOff(seat=1, left=5),
    digs.CardExchanged(seat=2, card="map"),
    digs.Skipped(seat=0, is_forced=False),
    digs.Skipped(seat=0, is_forced=True),
    digs.HandShown(seat=0, cards=["explosion", "rubble_i"]),
    tunnels.Passed(seat=1),
    *(
        digs.RoundEnded(
            round=1,
            opened=opened,
            opener=None,
            roles=["miser", "king", "pedant"],
            goals=["dragon", "gold", "dynamite"],
            way=[],
            doors=0,
            ales=0,
        )
        for opened in ("gold", "dragon", None)
    ),
    digs.PointsMoved(seat=0, points=1, why="gold", score=1),
    digs.PointsMoved(seat=1, points=2, why="dragon", score=5),
    digs.PointsMoved(seat=1, points=-1, why="mistake", score=4),
    digs.PointStolen(seat=0, target=1, score=3, target_score=2),
    digs.MatchEnded(winner=0, scores=[9, 4, 2]),
]
GOBLIN_ARGS: dict[str, dict[str, str | int]] = {
    "no-point-to-steal": {"seat": 1},
    "not-in-hand": {"card": "key_red_t"},
    "does-not-fit": {"side": "west"},
}


@pytest.mark.parametrize("language", languages())
def test_a_speaker_can_read_goblins(language: str, golden: Callable[[str, str], None]) -> None:
    """What happens, with what others see where that is less; then every refusal, then all names."""
    game = game_type("goblins")
    assert {type(event) for event in DIGS} == set(game.event_types)
    words = Words(game, NAMES[language], language)
    lines = []
    for event in DIGS:
        lines.append(words.tell(event))
        seen = event.seen_by(None)
        if seen is not None and seen != event:
            lines.append("    | " + words.tell(seen))
    reasons = [
        words.explain(Refusal(code=code, rule="B1", args=GOBLIN_ARGS.get(code, {}))) for code in game.refusal_codes
    ]
    names = [words.say(name) for name in GOBLIN_NAMES]
    golden(f"words/goblins-{language}.txt", "\n\n".join(map("\n".join, (lines, reasons, names))) + "\n")
