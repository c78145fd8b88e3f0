"""Puzzles for those who ask: what a solver may see, and whether an answer is right.

A puzzle's moves know every secret of its match, and its answer stands beside them; nothing of that leaves here before
the solver is right or gives up. Puzzles are read when somebody first asks; what is wrong with some is noted then.
"""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from math import hypot
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Game, Refusal
from rockfall.core.record import Record
from rockfall.core.state import CHANCE, State
from rockfall.games import games
from rockfall.puzzles import Shelf, shelf
from rockfall.puzzles.puzzle import Choice, Kind, Puzzle
from rockfall.server.entries import SeatNumber
from rockfall.server.logs import note
from rockfall.server.refused import Refused
from rockfall.server.replays import ReplayOut, replay

LONGEST = 40  # steps of the past, where the question is not what they tell
KEPT = 64  # puzzles that are kept as they are shown: the same ones are asked for again and again


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    kind: Kind
    level: int  # 1 is easy, 4 is very hard
    players: int


class PuzzlesOut(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game, the easy ones first."""

    puzzles: list[PuzzleInfo]


class PuzzleOut(msgspec.Struct, frozen=True, kw_only=True):
    """A question. `past` is the round up to there, or the end of it, as `seat` saw it; null: as a spectator."""

    name: str
    kind: Kind
    level: int
    role: str | None  # that is looked for, if the question is who has it
    seat: int | None
    legal: list[dict[str, Any]]  # what the solver may do; nothing where seats are the answer
    past: ReplayOut


class PuzzleAnswerIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action, or the seats that have the role; neither asks for the solution."""

    action: dict[str, Any] | None = None
    seats: Annotated[list[SeatNumber], Meta(max_length=64)] | None = None


class PuzzleChoice(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer is worth: the chance to win with it, or that this seat has the role.

    `loss` is how much less that is than with the best answer. Margins are half of a 95 % interval; 0: worked out.
    """

    action: dict[str, Any] | None
    seat: int | None
    chance: float
    margin: float
    loss: float
    loss_margin: float


class PuzzleClue(msgspec.Struct, frozen=True, kw_only=True):
    """A move that tells something of somebody: how likely they had the role before it, and after."""

    step: int  # of the past
    seat: int  # who made it
    about: int  # of whom it tells: whoever clears themselves makes the others suspect
    before: float
    after: float


class PuzzleOdds(msgspec.Struct, frozen=True, kw_only=True):
    """What a move brings by chance, exactly: anger, or one treasure more."""

    action: dict[str, Any]
    anger: float
    treasure: float


class PuzzleSolution(msgspec.Struct, frozen=True, kw_only=True):
    """The right answer, and why. `failed` says how often weaker bots, or watchers who saw less, answered otherwise."""

    actions: list[dict[str, Any]]
    seats: list[int]
    choices: list[PuzzleChoice]
    clues: list[PuzzleClue]
    odds: list[PuzzleOdds]
    failed: dict[str, float]
    playouts: int  # for each choice


class PuzzleAnswerOut(msgspec.Struct, frozen=True, kw_only=True):
    """Whether an answer was right. The solution comes with the right answer, or if it was asked for."""

    is_right: bool
    tried: PuzzleChoice | None  # what the answer is worth, where that was measured
    solution: PuzzleSolution | None


# -- the questions -----------------------------------------------------------------------------------------------


class Position(NamedTuple):
    """Where a puzzle is asked."""

    game: Game
    state: State
    since: int  # moves that were made before the round began
    steps: dict[int, int]  # by the number of a seat's move in this round: which step of the past it is


@cache
def puzzles_of(game: str) -> Shelf:
    """The puzzles of a game that are whole; those that are not are left out, and named in the log."""
    if game not in games():
        raise Refused("unknown-game", f"one of the games {', '.join(games())}", game)
    found = shelf(game)
    for trouble in found.trouble:
        note("a puzzle is left out", reason=trouble)
    return found


def puzzle_of(game: str, name: str) -> Puzzle:
    found = puzzles_of(game).find(name)
    if found is None:
        raise Refused("no-such-page", f"a puzzle of {game}", name)
    return found


@lru_cache(KEPT)
def position_of(game: str, name: str) -> Position:
    """By the rules, move by move; whoever asks must not change its state."""
    puzzle = puzzle_of(game, name)
    made = puzzle.made_game()
    state = made.new_state()
    since = 0
    steps: dict[int, int] = {}
    for number, move in enumerate(puzzle.moves):
        if state.turn != CHANCE:
            steps[number] = len(steps) + 1
        state.apply(move)
        if state.is_between_rounds():
            since = number + 1
            steps.clear()
    return Position(made, state, since, steps)


@lru_cache(KEPT)
def puzzle_shown(game: str, name: str) -> msgspec.Raw:
    puzzle = puzzle_of(game, name)
    made, state, since, steps = position_of(game, name)
    if puzzle.kind != "who" and len(steps) > LONGEST:
        since = sorted(steps)[-LONGEST]
    past = replay(Record.of(made, state, [""] * made.players), puzzle.seat, since=since)
    legal = [] if puzzle.kind == "who" else [action_of(made, move) for move in state.legal_moves()]
    shown = PuzzleOut(
        name=name, kind=puzzle.kind, level=puzzle.level, role=puzzle.role, seat=puzzle.seat, legal=legal, past=past
    )
    return msgspec.Raw(msgspec.json.encode(shown))


def action_of(game: Game, move: int) -> dict[str, Any]:
    return game.action_to_json(game.decode(move))


# -- the answers -------------------------------------------------------------------------------------------------


def judge(game: str, name: str, answer: PuzzleAnswerIn) -> PuzzleAnswerOut:
    puzzle = puzzle_of(game, name)
    position = position_of(game, name)
    is_right, tried = False, None
    if puzzle.kind == "who":
        is_right = _named(puzzle, answer) == set(puzzle.answers)
    elif (move := _made(puzzle, position, answer)) is not None:
        is_right = move in puzzle.answers
        tried = next((_choice(puzzle, position.game, each) for each in puzzle.choices if each.answer == move), None)
    is_told = is_right or (answer.action is None and answer.seats is None)
    solution = _solution(puzzle, position) if is_told else None
    return PuzzleAnswerOut(is_right=is_right, tried=tried, solution=solution)


def _named(puzzle: Puzzle, answer: PuzzleAnswerIn) -> set[int]:
    if answer.action is not None:
        raise Refused("bad-message", "seats as the answer to this puzzle", "an action")
    seats = set(answer.seats or ())
    if missing := [seat for seat in seats if seat >= puzzle.players]:
        raise Refused("no-such-seat", f"seats below {puzzle.players}", missing[0])
    return seats


def _made(puzzle: Puzzle, position: Position, answer: PuzzleAnswerIn) -> int | None:
    """The move that is the answer. Of all that go on, the one that was looked at stands for the others."""
    if answer.seats is not None:
        raise Refused("bad-message", "an action as the answer to this puzzle", "seats")
    if answer.action is None:
        return None
    refusal = _refusal(puzzle, position, answer.action)
    if refusal is not None:
        raise Refused("illegal-move", f"a move that is allowed here ({refusal.rule})", refusal.code, refusal)
    move = int(position.game.encode(position.game.action_from_json(answer.action)))
    if puzzle.kind == "strike" and puzzle.odds and move not in {each.answer for each in puzzle.choices}:
        return puzzle.odds[0].move
    return move


def _refusal(puzzle: Puzzle, position: Position, action: dict[str, Any]) -> Refusal | None:
    if puzzle.seat is None:
        raise Refused("not-now", "a puzzle in which a seat is to move", "one for somebody who watches")
    game, state = position.game, position.state
    try:
        return game.why_not(state.view(puzzle.seat), game.action_from_json(action))
    except MalformedAction as error:
        raise Refused("malformed-action", f"a move of {game.name}: {error}", "something else") from None


def _choice(puzzle: Puzzle, game: Game, choice: Choice) -> PuzzleChoice:
    best = puzzle.choices[0]
    is_seat = puzzle.kind == "who"
    return PuzzleChoice(
        action=None if is_seat else action_of(game, choice.answer),
        seat=choice.answer if is_seat else None,
        chance=choice.chance,
        margin=choice.margin,
        loss=round(best.chance - choice.chance, 4),
        loss_margin=0.0 if choice is best else round(hypot(best.margin, choice.margin), 4),
    )


def _solution(puzzle: Puzzle, position: Position) -> PuzzleSolution:
    game, steps = position.game, position.steps
    is_seat = puzzle.kind == "who"
    return PuzzleSolution(
        actions=[] if is_seat else [action_of(game, move) for move in puzzle.answers],
        seats=puzzle.answers if is_seat else [],
        choices=[_choice(puzzle, game, choice) for choice in puzzle.choices],
        clues=[
            PuzzleClue(step=steps[clue.number], seat=clue.seat, about=clue.about, before=clue.before, after=clue.after)
            for clue in puzzle.clues
            if clue.number in steps
        ],
        odds=[
            PuzzleOdds(action=action_of(game, each.move), anger=each.anger, treasure=each.treasure)
            for each in puzzle.odds
        ],
        failed=puzzle.failed,
        playouts=puzzle.playouts,
    )


# -- for the endpoints -------------------------------------------------------------------------------------------


# What has to be replayed is replayed beside the event loop: others are at their tables.


async def listed(game: str) -> PuzzlesOut:
    found = await asyncio.to_thread(puzzles_of, game)
    return PuzzlesOut(
        puzzles=[
            PuzzleInfo(name=puzzle.name, kind=puzzle.kind, level=puzzle.level, players=puzzle.players)
            for puzzle in found.puzzles
        ]
    )


async def shown(game: str, name: str) -> msgspec.Raw:
    return await asyncio.to_thread(puzzle_shown, game, name)


async def judged(game: str, name: str, answer: PuzzleAnswerIn) -> PuzzleAnswerOut:
    return await asyncio.to_thread(judge, game, name, answer)


async def why_not(game: str, name: str, action: dict[str, Any]) -> Refusal | None:
    def asked() -> Refusal | None:
        return _refusal(puzzle_of(game, name), position_of(game, name), action)

    return await asyncio.to_thread(asked)
