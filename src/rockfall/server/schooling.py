"""Lessons for those who ask. They are read when somebody first does; what is wrong with some is noted then."""

from __future__ import annotations

from functools import cache
from typing import Any

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Refusal
from rockfall.games import games
from rockfall.lessons import lessons
from rockfall.lessons.tree import Lesson
from rockfall.server.logs import note
from rockfall.server.refused import Refused


@cache
def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game that are whole; those that are not are left out, and named in the log."""
    if game not in games():
        raise Refused("unknown-game", f"one of the games {', '.join(games())}", game)
    made, troubles = lessons(game)
    for trouble in troubles:
        note("a lesson is left out", file=trouble.file, line=trouble.line, reason=trouble.reason)
    return made


def lesson_of(game: str, number: int) -> Lesson:
    found = lessons_of(game)
    if number >= len(found):
        raise Refused("no-such-page", f"a lesson below {len(found)}", number)
    return found[number]


def why_not(game: str, number: int, node: int, action: dict[str, Any]) -> Refusal | None:
    """Why the learner may not do this at a node of a lesson; None if it is allowed."""
    lesson = lesson_of(game, number)
    if node >= len(lesson.nodes):
        raise Refused("no-such-page", f"a position below {len(lesson.nodes)}", node)
    try:
        return lesson.why_not(node, action)
    except MalformedAction as error:
        raise Refused("malformed-action", "an action of this game", str(error)) from None
