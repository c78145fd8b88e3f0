"""One small puzzle of every kind, asked in matches that bots play on the spot: what it is worth is made up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import rockfall
from rockfall.bots import bot, policy_of
from rockfall.core.game import Game
from rockfall.core.play import play
from rockfall.core.state import CHANCE, State
from rockfall.games.trollfjord.edition import STOP
from rockfall.lab.mining.blows import is_stop_or_strike
from rockfall.lab.mining.questions import Position
from rockfall.puzzles.puzzle import Choice, Clue, Kind, Odds, Puzzle, read_puzzle

FOLDER = "PUZZLES"  # in the environment of a server for tests: where its puzzles are


def positions(game: Game, seed: str) -> Iterator[Position]:
    """Those of a match in which a seat has a choice."""
    moves = play(game, [bot("sensible", game)] * game.players, seed).moves
    state = game.new_state()
    for number, move in enumerate(moves):
        if state.turn != CHANCE and len(state.legal_moves()) > 2:
            yield Position(game, state.copy(), moves[:number])
        state.apply(move)


def moves_of(at: Position, kind: Kind, moves: list[int], **facts: Any) -> Puzzle:
    """The first of these moves is right."""
    chances = [0.62, 0.5, 0.31]
    return at.puzzle(
        kind,
        seat=int(at.state.turn),
        answers=moves[:1],
        choices=[Choice(answer=move, chance=chance, margin=0.01) for move, chance in zip(moves, chances, strict=False)],
        **{"level": 2, "failed": {"sensible": 0.75, "attentive": 0.25}, "playouts": 600, **facts},
    )


def best(number: int = 10, level: int = 2) -> Puzzle:
    """In the second round, so that there is something to leave out. Cards to discard are right and wrong."""
    later = [at for at in positions(rockfall.game("saboteur", players=4, rounds=2), "best") if rounds_before(at) == 1]
    at = later[number]
    discards = [int(move) for move in at.state.legal_moves() if type(at.game.decode(move)).__name__ == "Discard"]
    return moves_of(at, "best", discards[-3:][::-1], level=level)


def ending() -> Puzzle:
    """To take the good is right, to make something else of it is wrong."""
    at = list(positions(rockfall.game("guilds", players=2), "ending"))[-3]
    legal = [int(move) for move in at.state.legal_moves()]
    assert [type(at.game.decode(move)).__name__ for move in legal] == ["TakeGood", "ChangeKind", "ChangeKind"]
    made = moves_of(at, "ending", legal[:1] + legal[-2:], playouts=0)
    exact = [Choice(answer=each.answer, chance=chance) for each, chance in zip(made.choices, (1, 0, 0), strict=True)]
    return msgspec.structs.replace(made, choices=exact, level=1)


def strike() -> Puzzle:
    found = (at for at in positions(rockfall.game("trollfjord", players=3), "strike") if is_stop_or_strike(at.state))
    at = next(each for each in found if len(each.moves) > 60)
    blow = next(int(move) for move in at.state.legal_moves() if move != STOP)
    return moves_of(at, "strike", [blow, int(STOP)], level=4, odds=[Odds(move=blow, anger=0.125, treasure=0.4)])


def who() -> Puzzle:
    for number in range(40):
        game = rockfall.game("goblins", players=4)
        at = next(each for each in positions(game, f"who {number}") if len(players_moves(each)) > 14)
        seats = [seat for seat in range(game.players) if is_goblin(game, at.state, seat)]
        if len(seats) > 1 and rounds_before(at) == 0:
            break
    clues = [number for number, seat in players_moves(at).items() if seat == seats[0]][:2]
    return at.puzzle(
        "who",
        seat=None,
        role="goblin",
        answers=seats,
        choices=[
            Choice(answer=seat, chance=0.97 if seat in seats else 0.02)
            for seat in sorted(range(game.players), key=lambda seat: seat not in seats)
        ],
        level=3,
        failed={"a quarter": 1.0, "half": 0.5},
        clues=[
            *(
                Clue(number=number, seat=seats[0], about=seats[0], before=0.2 + 0.3 * place, after=0.5 + 0.3 * place)
                for place, number in enumerate(clues)
            ),
            Clue(number=clues[-1], seat=seats[0], about=seats[1], before=0.1, after=0.35),
        ],
    )


def is_goblin(game: Game, state: State, seat: int) -> bool:
    return policy_of(game).beliefs(state.view(seat))[seat].get("goblin", 0.0) > 0.9


def players_moves(at: Position) -> dict[int, int]:
    """Who made each move, without those of chance."""
    state, found = at.game.new_state(), {}
    for number, move in enumerate(at.moves):
        if state.turn != CHANCE:
            found[number] = int(state.turn)
        state.apply(move)
    return found


def rounds_before(at: Position) -> int:
    state, count = at.game.new_state(), 0
    for move in at.moves:
        state.apply(move)
        count += state.is_between_rounds()
    return count


@cache
def made() -> dict[str, Puzzle]:
    """By kind; each is one by the rules of today."""
    found = {"best": best(), "ending": ending(), "strike": strike(), "who": who()}
    return {kind: read_puzzle(msgspec.json.encode(puzzle)) for kind, puzzle in found.items()}


@cache
def more() -> list[Puzzle]:
    """Others of saboteur, for a list."""
    return [best(2, level=1), best(6, level=3)]


def written(folder: Path, *others: Puzzle) -> Path:
    """A folder of puzzles for a server; saboteur's has a line that is no puzzle."""
    for puzzle in made().values():
        lines = [puzzle, *(each for each in others if each.game == puzzle.game)]
        broken = b'{"game": "saboteur"}\n' if puzzle.game == "saboteur" else b""
        content = broken + b"".join(msgspec.json.encode(each) + b"\n" for each in lines)
        (folder / f"{puzzle.game}.jsonl").write_bytes(content)
    return folder
