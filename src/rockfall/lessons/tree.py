"""A lesson played by the rules: a small tree of positions, which is all that a learner's page needs.

A node is a position in which the learner is asked, or the end of the lesson. Each legal action leads to another node,
or gets a reason why it is not what the task asks for; what is not legal gets the refusal of the rules.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rockfall.core.errors import BadLesson, RockfallError
from rockfall.core.game import Event, Game, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, State
from rockfall.games import game_type
from rockfall.lessons.script import Chance, Do, Part, Pattern, Script, Step

MOST = 200  # nodes; what is larger was not meant


class LessonNode(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a lesson. The learner is told step number `step`; at the last one there is nothing more to do."""

    step: int
    view: Any
    events: list[Event]  # seen since the node before
    legal: list[dict[str, Any]]
    answers: list[int]  # to each of these: the number of the next node, or -1, -2, ...: the first reason, the second
    example: int  # which of them is shown to who asks for help; -1: nothing is to be done


class LessonOut(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson as a learner's page plays it. Words are named `lesson-<name>-...`, see docs/lessons.md."""

    game: str
    name: str
    players: int
    seat: int  # the learner's
    steps: int
    reasons: list[str]
    nodes: list[LessonNode]


class Lesson:
    """A lesson with its positions; BadLesson if the rules do not allow what it says."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.name = script.begin.lesson
        self.game = self._made()
        self.steps = [(line, part) for line, part in script.parts if isinstance(part, Step)]
        self.reasons: list[str] = []
        self.states: list[State] = []
        self.nodes: list[LessonNode] = []
        self._given: set[tuple[int, str | int]] = set()  # reasons, and numbers of right actions, by step
        self._grow(self.game.new_state(), 0, 0, [])
        if not self.steps:
            raise self._bad(script.line, "expected a step; there is none")
        for number, (line, step) in enumerate(self.steps):
            for key, pattern in [*enumerate(step.step), *step.wrong.items()]:
                if (number, key) not in self._given:
                    raise self._bad(line, f"expected {pattern} to be legal or the first to say so; it never is")

    def out(self) -> LessonOut:
        return LessonOut(
            game=self.game.name,
            name=self.name,
            players=self.game.players,
            seat=self.script.begin.seat,
            steps=len(self.steps),
            reasons=self.reasons,
            nodes=self.nodes,
        )

    def why_not(self, node: int, action: dict[str, Any]) -> Refusal | None:
        """Why the learner may not do this at a node; None if it is allowed."""
        view = self.states[node].view(self.script.begin.seat)
        return self.game.why_not(view, self.game.action_from_json(action))

    def messages(self) -> list[str]:
        """What must be there in words: the title, a text for each step, the reasons, and a word at the end."""
        numbers = [str(number) for number in range(1, len(self.steps) + 1)]
        title = f"lesson-{self.name}"
        return [title, *(f"{title}-{each}" for each in (*numbers, *self.reasons, "done"))]

    # -- playing it ------------------------------------------------------------------------------------

    def _made(self) -> Game:
        begin = self.script.begin
        try:
            game = game_type(self.script.file.partition(".")[0]).make(begin.players, **begin.options)
        except RockfallError as error:
            raise self._bad(self.script.line, str(error)) from None
        if not 0 <= begin.seat < game.players:
            raise self._bad(self.script.line, f"expected a seat below {game.players}, got {begin.seat}")
        return game

    def _grow(self, state: State, at: int, step: int, events: list[Event]) -> int:
        """Play the script from this part on; the number of the node that it comes to."""
        parts = self.script.parts
        while at < len(parts) and not isinstance(parts[at][1], Step):
            self._go_on(state, *parts[at], events)
            at += 1
        number = len(self.nodes)
        if number >= MOST:
            raise self._bad(self.script.line, f"expected at most {MOST} positions, got more: too many ways are right")
        seat = self.script.begin.seat
        seen = [each for event in events if (each := event.seen_by(seat)) is not None]
        view = self.game.show(state.view(seat))
        self.nodes.append(LessonNode(step=step, view=view, events=seen, legal=[], answers=[], example=-1))
        self.states.append(state)
        if at < len(parts):
            self.nodes[number] = self._asked(state, self.nodes[number], at, step)
        return number

    def _go_on(self, state: State, line: int, part: Part, events: list[Event]) -> None:
        if isinstance(part, Chance):
            rng = Rng.seeded(part.chance)
            if state.turn != CHANCE:
                raise self._bad(line, "expected that it is up to chance; it is not")
            while state.turn == CHANCE:
                state.apply(state.draw(rng), events.append)
        elif isinstance(part, Do):
            for pattern in part.patterns():
                found = [move for move, action in self._legal(state) if matches(action, pattern)]
                if len(found) != 1:
                    legal = [action for _, action in self._legal(state) if action["type"] == pattern.get("type")]
                    could = f"; of this type: {legal[:8]}" if legal else f"; got {self._legal(state)[:4]}"
                    raise self._bad(line, f"expected {pattern} to be one legal move, it is {len(found)}{could}")
                state.apply(found[0], events.append)

    def _asked(self, state: State, node: LessonNode, at: int, step: int) -> LessonNode:
        line, part = self.script.parts[at]
        assert isinstance(part, Step)
        if state.turn != self.script.begin.seat:
            raise self._bad(line, f"expected the turn of seat {self.script.begin.seat}, it is that of {state.turn}")
        legal = self._legal(state)
        actions = [action for _, action in legal]
        answers: list[int] = []
        for move, action in legal:
            if any(matches(action, pattern) for pattern in part.step):
                after, events = state.copy(), list[Event]()
                after.apply(move, events.append)
                answers.append(self._grow(after, at + 1, step + 1, events))
            else:
                answers.append(-1 - self._reason(part, step, action))
        found = [
            (n, i) for n, each in enumerate(part.step) for i, action in enumerate(actions) if matches(action, each)
        ]
        if not found:
            raise self._bad(line, f"expected a legal action among {part.step}; legal are {actions[:8]}")
        self._given |= {(step, n) for n, _ in found}
        example = found[0][1]
        return msgspec.structs.replace(node, legal=actions, answers=answers, example=example)

    def _reason(self, part: Step, step: int, action: dict[str, Any]) -> int:
        key = next((key for key, pattern in part.wrong.items() if matches(action, pattern)), part.otherwise)
        self._given.add((step, key))
        if key not in self.reasons:
            self.reasons.append(key)
        return self.reasons.index(key)

    def _legal(self, state: State) -> list[tuple[int, dict[str, Any]]]:
        game = self.game
        return [(int(move), game.action_to_json(game.decode(int(move)))) for move in state.legal_moves()]

    def _bad(self, line: int, reason: str) -> BadLesson:
        return BadLesson(self.script.file, line, reason)


def matches(action: dict[str, Any], pattern: Pattern) -> bool:
    return all(field in action and action[field] == value for field, value in pattern.items())
