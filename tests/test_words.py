"""Every event and every refusal of every game can be told, and what is missing is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rockfall.bots.uniform import Uniform
from rockfall.core.errors import MissingWords
from rockfall.core.game import Event, Game, Refusal
from rockfall.core.play import play
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.games import game_type, games
from rockfall.words import Words, event_id, languages
from tests.teaching.embers import WORDS, Dealt, Embers, Peeked

TEACHING = [WORDS]
NAMES = ["Ann", "Bo", "Cy"]
KINDS: list[type[Game]] = [Embers, *(game_type(name) for name in games())]
TOLD = [pytest.param(kind, language, id=f"{kind.name}-{language}") for kind in KINDS for language in languages()]


@pytest.fixture
def words() -> Words:
    return Words(Embers, NAMES, folders=TEACHING)


@pytest.mark.parametrize(("kind", "language"), TOLD)
def test_every_event_and_refusal_has_a_message(kind: type[Game], language: str) -> None:
    assert kind.event_types
    assert kind.refusal_codes
    assert Words(kind, language=language, folders=TEACHING).missing(kind) == []


@pytest.mark.parametrize(("kind", "language"), TOLD)
def test_matches_are_told_to_every_viewer(kind: type[Game], language: str) -> None:
    game = kind.make()
    names = [f"Player {seat}" for seat in range(game.players)]
    words = Words(game, names, language, TEACHING)
    told = 0
    for seed in range(5):
        events: list[Event] = []
        play(game, [Uniform()] * game.players, seed, events.append)
        for event in events:
            for viewer in (None, *range(game.players)):
                seen = event.seen_by(viewer)
                told += seen is not None and bool(words.tell(seen, viewer))
    assert told > 100


def refusals(game: Game) -> Iterator[Refusal]:
    """What comes of trying some moves, in turn and out of turn, all along a match."""
    rng = Rng.seeded("refusals")
    state = game.new_state()
    resolve_chance(state, rng)
    while state.turn != NOBODY:
        for viewer in (int(state.turn), rng.below(game.players), None):
            view = state.view(viewer)
            for _ in range(2 if game.move_count > 100 else 20):
                refusal = game.why_not(view, game.decode(rng.below(game.move_count)))
                if refusal is not None:
                    yield refusal
        state.apply(state.random_move(rng))
        resolve_chance(state, rng)


@pytest.mark.parametrize(("kind", "language"), TOLD)
def test_refusals_are_explained_and_declared(kind: type[Game], language: str) -> None:
    game = kind.make()
    words = Words(game, language=language, folders=TEACHING)
    distinct = {(refusal.code, tuple(refusal.args)): refusal for refusal in refusals(game)}
    assert distinct
    assert {code for code, _ in distinct} <= set(kind.refusal_codes)
    assert all(words.explain(refusal) for refusal in distinct.values())


# What the refusals of Saboteur are given; random play meets too few of them.
SABOTEUR_ARGS: dict[str, dict[str, str | int]] = {
    "no-such-gold": {"nuggets": 2},
    "discard-in-order": {"card": "map"},
    "discard-another-way": {"card": "map"},
    "no-gold-to-steal": {"seat": 1},
    "not-in-hand": {"card": "crystal_cross"},
    "tool-broken": {"tool": "lamp"},
    "does-not-fit": {"side": "west"},
    "tool-broken-already": {"seat": 1, "tool": "cart"},
    "tool-not-broken": {"seat": 1, "tool": "pick"},
    "no-theft-there": {"seat": 1},
    "trapped-already": {"seat": 1},
    "not-trapped": {"seat": 1},
    "no-such-hindrance": {"hindrance": "lamp"},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", game_type("saboteur").refusal_codes)
def test_every_refusal_of_saboteur_is_a_sentence(code: str, language: str) -> None:
    words = Words(game_type("saboteur2"), NAMES, language)
    told = words.explain(Refusal(code=code, rule="S1", args=SABOTEUR_ARGS.get(code, {})))
    assert told.endswith(".")
    assert ("Bo" in told) == ("seat" in SABOTEUR_ARGS.get(code, {}))


def test_seats_become_names_and_cards_words(words: Words) -> None:
    assert words.tell(Dealt(seat=1, card=2)) == "Bo is dealt a flame."
    assert words.tell(Dealt(seat=1, card=None)) == "Bo is dealt a card."


def test_a_refusal_is_a_sentence(words: Words) -> None:
    refusal = Refusal(code="not-in-hand", rule="M2", args={"card": 3})
    assert words.explain(refusal) == "You do not hold a blaze."


class Noted(Event, frozen=True):
    seat: int
    is_loud: bool = False
    whom: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    what: object = None
    target: int | None = None


class Shouting(Embers):
    name = "shouting"
    event_types = (Noted,)  # type: ignore[assignment]


def shouting(tmp_path: Path, text: str, seats: list[str] = NAMES) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "shouting.ftl").write_text(text)
    return Words(Shouting, seats, folders=[tmp_path])


def test_truths_lists_and_own_seat(tmp_path: Path) -> None:
    text = """
event-noted = { $own ->
    [yes] You
   *[no] { SEAT($seat) }
  } { $is_loud ->
    [yes] shouted
   *[no] whispered
  }: { LIST($whom) }; { LIST($whom, "card") }; { SEATS($scores) }; { SEATS($scores, "card") }; { $what }
card-1 = one
card-2 = two
"""
    words = shouting(tmp_path, text)
    event = Noted(seat=2, is_loud=True, whom=(2, 1), scores=(1, 2))
    lists = "2, 1; two, one; Ann 1, Bo 2; Ann: one, Bo: two; none"
    assert words.tell(event) == f"Cy shouted: {lists}"
    assert words.tell(event, viewer=2) == f"You shouted: {lists}"
    assert words.tell(event, viewer=0) == f"Cy shouted: {lists}"


def test_somebody_who_does_it_to_themselves(tmp_path: Path) -> None:
    text = """
event-noted = { $self ->
    [yes] { SEAT($seat) } notes themselves
   *[no] { SEAT($seat) } notes somebody
  }
"""
    words = shouting(tmp_path, text)
    told = [words.tell(Noted(seat=1, target=target)) for target in (1, 0, None)]
    assert told == ["Bo notes themselves", "Bo notes somebody", "Bo notes somebody"]


def test_a_word_has_forms(tmp_path: Path) -> None:
    text = """
event-noted = { WORD("tool", $seat, "of") }
tool-0 = lamp
    .of = of the lamp
tool-1 = pick
"""
    words = shouting(tmp_path, text)
    assert words.tell(Noted(seat=0)) == "of the lamp"
    assert words.tell(Noted(seat=1)) == "pick"


def test_other_sentences_are_said() -> None:
    words = Words(Embers, NAMES, folders=TEACHING)
    assert words.say("scores", scores=[3, 0, 2]) == "Scores: Ann 3, Bo 0, Cy 2"


def test_a_seat_without_a_name_is_counted_from_one(tmp_path: Path) -> None:
    assert shouting(tmp_path, "event-noted = { SEAT($seat) }", []).tell(Noted(seat=2)) == "Seat 3"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected a message event-noted in en/shouting.ftl; there is none"),
        ("event-noted =\n    .title = only this", "expected a text for event-noted"),
        ("event-noted = { $volume }", "Unknown external: volume"),
        ('event-noted = { WORD("card", $seat) }', "expected a message card-0 in en/shouting.ftl"),
        ("event-noted = { SEAT($what) }", "SEAT expected the number of a seat, got 'none'"),
        ("event-noted = { $whom }", "expected LIST or SEATS around a list"),
        ("event-noted = { LIST($seat) }", "LIST and SEATS expected a list"),
        ("event-noted = { SHOUT($seat) }", "Unknown function: SHOUT"),
        ("event-noted = { $seat", "expected a Fluent message, got 'event-noted"),
        ("event-noted = a\nevent-noted = b", "expected one message event-noted, got two"),
    ],
)
def test_what_cannot_be_told_is_said(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(MissingWords) as caught:
        shouting(tmp_path, text).tell(Noted(seat=0))
    assert reason in str(caught.value)


def test_a_value_without_words_is_refused(tmp_path: Path) -> None:
    words = shouting(tmp_path, "event-noted = { $what }")
    with pytest.raises(MissingWords, match="expected numbers, texts, truths and lists"):
        words.tell(Noted(seat=0, what={"a": 1}))


def test_missing_messages_are_listed(tmp_path: Path) -> None:
    words = shouting(tmp_path, "refusal-chance-only = no")
    assert words.missing(Shouting) == ["event-noted", *(f"refusal-{code}" for code in Embers.refusal_codes[1:])]


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(MissingWords, match=r"expected a file tlh/embers\.ftl .*languages: .*en"):
        Words(Embers, NAMES, "tlh", TEACHING)


def test_a_wordbook_may_serve_two_games() -> None:
    class Sequel(Embers):
        name = "embers2"
        wordbook = "embers"

    assert Words(Sequel, NAMES, folders=TEACHING).tell(Dealt(seat=0, card=1)) == "Ann is dealt an ember."


def test_ids_of_events() -> None:
    assert [event_id(Dealt), event_id(Peeked), event_id(Noted)] == ["event-dealt", "event-peeked", "event-noted"]
    assert event_id(type("GoalOpened2Late", (Event,), {})) == "event-goal-opened2-late"
