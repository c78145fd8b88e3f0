"""Lessons, by the rules: every task can be done, every wrong try has its reason, and a broken lesson is named.

A change of the rules that breaks a lesson fails here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockfall.core.errors import BadLesson
from rockfall.core.game import Game
from rockfall.games import game_type, games
from rockfall.lessons import FOLDER, has_lessons, lessons
from rockfall.lessons.tree import Lesson
from rockfall.words import LOCALES, Words, languages
from tests.test_languages import messages

TAUGHT = [name for name in games() if has_lessons(name)]
LESSONS = [lesson for name in TAUGHT for lesson in lessons(name)[0]]
by_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")
by_game = pytest.mark.parametrize("game", TAUGHT)
LONGEST = 150  # letters of a task: three lines on a phone
NAMES = ["Anna", "Oleg", "Yuki", "Tom", "Ylva"]


@by_game
def test_no_lesson_is_broken(game: str) -> None:
    made, troubles = lessons(game)
    assert [str(trouble) for trouble in troubles] == []
    assert 5 <= len(made) <= 8


# -- what a lesson does --------------------------------------------------------------------------------------


@by_lesson
def test_every_task_can_be_done(lesson: Lesson) -> None:
    """By what is shown to who asks for help, and from every position that a lesson can lead to."""
    nodes = lesson.nodes
    at = 0
    for step in range(len(lesson.steps)):
        assert nodes[at].step == step
        assert nodes[at].answers[nodes[at].example] > at
        at = nodes[at].answers[nodes[at].example]
    assert nodes[at].step == len(lesson.steps)
    assert (nodes[at].legal, nodes[at].answers, nodes[at].example) == ([], [], -1)
    for node in nodes[:-1]:
        assert node.step == len(lesson.steps) or any(answer >= 0 for answer in node.answers)


@by_lesson
def test_every_move_is_right_or_has_a_reason(lesson: Lesson) -> None:
    """What is legal is all that is legal by the rules; what is right makes a move, what is not names a reason."""
    for node, state in zip(lesson.nodes, lesson.states, strict=True):
        if node.step == len(lesson.steps):
            continue
        legal = [lesson.game.action_to_json(lesson.game.decode(int(move))) for move in state.legal_moves()]
        assert node.legal == legal
        assert len(node.answers) == len(legal)
        for answer in node.answers:
            assert -len(lesson.reasons) <= answer < len(lesson.nodes)
            assert answer < 0 or lesson.nodes[answer].step == node.step + 1


@by_lesson
def test_what_is_not_legal_is_refused_by_its_rule(lesson: Lesson) -> None:
    game = lesson.game
    for number, node in enumerate(lesson.nodes):
        if node.step == len(lesson.steps):
            continue
        legal = {json.dumps(action) for action in node.legal}
        assert lesson.why_not(number, node.legal[0]) is None
        others = (game.action_to_json(game.decode(move)) for move in range(0, game.move_count, 97))
        for action in [each for each in others if json.dumps(each) not in legal][:20]:
            refusal = lesson.why_not(number, action)
            assert refusal is not None
            assert refusal.rule


@by_lesson
def test_a_learner_sees_nothing_that_is_hidden(lesson: Lesson) -> None:
    """Views and events are the learner's own: what others draw is not in them."""
    seat = lesson.script.begin.seat
    for node, state in zip(lesson.nodes, lesson.states, strict=True):
        assert node.view == lesson.game.show(state.view(seat))
        assert node.events == [event.seen_by(seat) for event in node.events]


def test_a_lesson_is_small() -> None:
    """It travels whole, when it is opened."""
    sizes = {f"{each.game.name} {each.name}": len(msgspec.json.encode(each.out())) for each in LESSONS}
    assert {name: size for name, size in sizes.items() if size > 150_000} == {}


# -- words ---------------------------------------------------------------------------------------------------


@by_game
def test_every_lesson_has_its_words_and_no_more(game: str) -> None:
    needed = [message for lesson in lessons(game)[0] for message in lesson.messages()]
    assert sorted(messages("en", f"{game}-lessons.ftl")) == sorted(needed)


def spoken(game: str, language: str) -> Words:
    """The words of a lesson alone, and what all games share."""
    kind = type("Lessons", (), {"name": f"{game}-lessons", "wordbook": ""})
    return Words(kind, NAMES, language)


@pytest.mark.parametrize("language", languages())
@by_game
def test_every_word_is_short(game: str, language: str) -> None:
    """Two sentences at most, and no more than a phone has room for."""
    words = spoken(game, language)
    for message in messages("en", f"{game}-lessons.ftl"):
        text = words.say(message)
        assert len(re.findall(r"[.!?…](?=\s|$)", text)) <= 2, text
        assert len(text) <= LONGEST, f"{len(text)}: {text}"


# -- what is broken ------------------------------------------------------------------------------------------

VERSION = game_type("saboteur").rules_version
HEAD = {"game": "saboteur", "rules_version": VERSION}
GOOD = FOLDER / "saboteur.jsonl"


def read(folder: Path, *lines: str) -> tuple[list[str], list[BadLesson]]:
    folder.mkdir(exist_ok=True)
    (folder / "saboteur.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    made, troubles = lessons.__wrapped__("saboteur", folder)
    return [lesson.name for lesson in made], troubles


def good_lines() -> list[str]:
    return GOOD.read_text(encoding="utf-8").splitlines()


def begins(lines: list[str]) -> list[int]:
    return [at for at, line in enumerate(lines) if line.startswith('{"lesson"')]


NAMED = [lesson.name for lesson in lessons("saboteur")[0]]
BROKEN = {
    "no JSON": '{"do": {',
    "no such field": '{"do": {"type": "Discard"}, "often": 2}',
    "no such kind of line": '{"then": 1}',
    "an illegal move": '{"do": {"type": "TakeGold", "nuggets": 3}}',
    "chance where it is not": '{"chance": "x"}',
    "a step that nobody can do": '{"step": [{"type": "Steal"}]}',
    "a step without anything right": '{"step": []}',
    "a right action that never is": '{"step": [{"type": "LayPath", "column": 7}, {"type": "Steal"}]}',
    "a reason that nothing gets": '{"step": [{"type": "LayPath", "column": 7}], "wrong": {"gold": {"type": "Steal"}}}',
}


@pytest.mark.parametrize("line", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_lesson_is_named_with_its_line_and_left_out(tmp_path: Path, line: str) -> None:
    lines = good_lines()
    first_step = next(at for at, each in enumerate(lines) if at > begins(lines)[1] and each.startswith('{"step"'))
    lines[first_step] = line
    del lines[first_step + 1 : begins(lines)[2]]
    made, troubles = read(tmp_path, *lines)
    assert made == [name for name in NAMED if name != NAMED[1]]
    (trouble,) = troubles
    assert (trouble.file, trouble.line) == ("saboteur.jsonl", first_step + 1)
    assert str(trouble).startswith(f"saboteur.jsonl, line {first_step + 1}: ")


@pytest.mark.parametrize(
    "head",
    [
        {**HEAD, "rules_version": VERSION + 1},
        {**HEAD, "game": "goblins"},
        {"game": "saboteur"},
        {"hello": 1},
    ],
)
def test_a_file_of_other_rules_is_left_out(tmp_path: Path, head: dict[str, Any]) -> None:
    made, troubles = read(tmp_path, json.dumps(head), *good_lines()[1:])
    assert made == []
    assert [trouble.line for trouble in troubles] == [1]


def test_a_file_that_is_no_text_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "saboteur.jsonl").write_bytes(b"\xff\xfe\x00")
    made, (trouble,) = lessons.__wrapped__("saboteur", tmp_path)
    assert made == []
    assert trouble.line == 1
    assert read(tmp_path / "empty", "")[1][0].line == 1


def test_a_lesson_twice_is_left_out_the_second_time(tmp_path: Path) -> None:
    lines = good_lines()
    first, second = begins(lines)[:2]
    made, troubles = read(tmp_path, *lines, *lines[first:second])
    assert made == NAMED
    assert [trouble.line for trouble in troubles] == [len(lines) + 1]


def test_lines_before_the_first_lesson_are_named(tmp_path: Path) -> None:
    made, troubles = read(tmp_path, json.dumps(HEAD), '{"do": {"type": "Discard"}}', *good_lines()[1:])
    assert made == NAMED
    assert [trouble.line for trouble in troubles] == [2]


def test_bad_seats_and_options_are_named(tmp_path: Path) -> None:
    lines = good_lines()
    at = begins(lines)[0]
    for bad in ({"seat": 9}, {"players": 99}, {"options": {"nothing": 1}}):
        lines[at] = json.dumps({**json.loads(good_lines()[at]), **bad})
        made, (trouble,) = read(tmp_path, *lines)
        assert made == NAMED[1:]
        assert trouble.line == at + 1


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    assert lessons.__wrapped__("saboteur", tmp_path) == ([], [])


def test_every_lesson_file_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} <= set(games())
    books = {path.name.removesuffix("-lessons.ftl") for path in (LOCALES / "en").glob("*-lessons.ftl")}
    assert books == {path.stem for path in FOLDER.glob("*.jsonl")}


def test_a_game_says_which_rules_its_lessons_are_for() -> None:
    for name in TAUGHT:
        head = json.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[0])
        kind: type[Game] = game_type(name)
        assert head == {"game": name, "rules_version": kind.rules_version}
