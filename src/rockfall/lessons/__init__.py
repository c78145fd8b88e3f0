"""Lessons: short tasks in positions of the real game, from `<game>.jsonl` in this folder (docs/lessons.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rockfall.core.errors import BadLesson
from rockfall.games import game_type
from rockfall.lessons.script import read
from rockfall.lessons.tree import Lesson

FOLDER = Path(__file__).parent


def has_lessons(game: str, folder: Path = FOLDER) -> bool:
    return (folder / f"{game}.jsonl").is_file()


@cache
def lessons(game: str, folder: Path = FOLDER) -> tuple[list[Lesson], list[BadLesson]]:
    """The lessons of a game in their order, and what is wrong with those that are left out."""
    if not has_lessons(game, folder):
        return [], []
    scripts, troubles = read(folder / f"{game}.jsonl", game_type(game).rules_version)
    made: list[Lesson] = []
    for script in scripts:
        try:
            lesson = Lesson(script)
            if any(each.name == lesson.name for each in made):
                raise BadLesson(script.file, script.line, f"expected one lesson {lesson.name}, got two")
            made.append(lesson)
        except BadLesson as trouble:
            troubles.append(trouble)
    return made, sorted(troubles, key=lambda trouble: trouble.line)
