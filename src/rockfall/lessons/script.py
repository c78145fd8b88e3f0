"""Files of lessons: one JSON object per line, as records have it, so that whatever is wrong has a line.

    {"game": "saboteur", "rules_version": 2}                            the first line
    {"lesson": "dig", "players": 3, "options": {...}, "seat": 0}        a lesson begins; `seat` is the learner's
    {"do": {"type": "LayPath", "card": "cross"}}                        whoever's turn it is does this, chance included
    {"do": [{"type": "Discard", "card": "map"}, {"type": "DrawCard", "card": "cross"}]}
    {"do": {"type": "DrawCard"}, "each": {"card": ["map", "cross"]}}    one after the other
    {"chance": "a word"}                                                chance goes on by itself, drawn from this seed
    {"step": [{"type": "ReadMap"}], "wrong": {"dig": {"type": "LayPath"}}}

A step waits for the learner: any of these actions is right, and the first is shown to who asks for help. An action is
named by as many of its fields as make it clear. `wrong` says which reasons are given for which other actions, and
`otherwise` the one for all the rest, which is `no` where it is not named. What stands below a step follows from it.

The words are in locales/<language>/<game>-lessons.ftl: `lesson-dig` is a title, `lesson-dig-1` what the first step
says, `lesson-dig-no` a reason, `lesson-dig-done` the last word.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rockfall.core.errors import BadLesson

Pattern = dict[str, Any]  # some fields of an action


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    rules_version: int


class Begin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lesson: str
    players: int
    seat: int
    options: dict[str, Any] = {}


class Do(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    do: Pattern | list[Pattern]
    each: dict[str, list[Any]] = {}

    def patterns(self) -> list[Pattern]:
        patterns = self.do if isinstance(self.do, list) else [self.do]
        if not self.each:
            return patterns
        return [
            {**pattern, field: value} for pattern in patterns for field, values in self.each.items() for value in values
        ]


class Chance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    chance: str


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    step: Annotated[list[Pattern], Meta(min_length=1)]
    wrong: dict[str, Pattern] = {}
    otherwise: str = "no"


Part = Do | Chance | Step
KINDS: dict[str, type[msgspec.Struct]] = {"lesson": Begin, "do": Do, "chance": Chance, "step": Step}


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson as it is written, each part with its line."""

    file: str
    line: int
    begin: Begin
    parts: list[tuple[int, Part]]


def read(path: Path, rules_version: int) -> tuple[list[Script], list[BadLesson]]:
    """The lessons of a file, and what is wrong with those that are left out."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        return [], [BadLesson(path.name, 1, f"expected a file with lessons; {error}")]
    try:
        head = _converted(path.name, 1, lines[0] if lines else "", Head)
        assert isinstance(head, Head)
        if head.game != path.stem:
            raise BadLesson(path.name, 1, f"expected lessons of {path.stem}, got some of {head.game}")
        if head.rules_version != rules_version:
            expected = f"expected lessons for version {rules_version} of the rules"
            raise BadLesson(path.name, 1, f"{expected}, got some for version {head.rules_version}")
    except BadLesson as error:
        return [], [error]
    scripts: list[Script] = []
    troubles: list[BadLesson] = []
    for first, block in _blocks(lines):
        try:
            scripts.append(_script(path.name, first, block))
        except BadLesson as error:
            troubles.append(error)
    return scripts, troubles


def _blocks(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each lesson, with the number of the first."""
    begins = [at for at, line in enumerate(lines) if at > 0 and line.startswith('{"lesson"')]
    first = next((at for at, line in enumerate(lines) if at > 0 and line.strip()), len(lines))
    if first not in begins and first < len(lines):
        begins.insert(0, first)  # what is there is no lesson, and will be named
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        yield begin + 1, lines[begin:end]


def _script(file: str, first: int, lines: list[str]) -> Script:
    begin = _converted(file, first, lines[0], Begin)
    assert isinstance(begin, Begin)
    parts: list[tuple[int, Part]] = []
    for number, line in enumerate(lines[1:], start=first + 1):
        if line.strip():
            part = _part(file, number, line)
            assert isinstance(part, Do | Chance | Step)
            parts.append((number, part))
    return Script(file=file, line=first, begin=begin, parts=parts)


def _part(file: str, number: int, line: str) -> msgspec.Struct:
    for key in ("do", "chance", "step"):
        if line.startswith(f'{{"{key}"'):
            return _converted(file, number, line, KINDS[key])
    raise BadLesson(file, number, f"expected a line that begins with lesson, do, chance or step; got {line[:40]!r}")


def _converted(file: str, number: int, line: str, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.json.decode(line.encode(), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadLesson(file, number, f"{error}; got {line[:60]!r}") from None
