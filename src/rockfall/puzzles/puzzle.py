"""One puzzle: the moves that lead to a position, whose eyes see it, a question, and what each answer is worth."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Literal

import msgspec

from rockfall.core.errors import RockfallError
from rockfall.core.game import Game
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games import game_type

Kind = Literal["best", "who", "ending", "strike"]
Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Level = Annotated[int, msgspec.Meta(ge=1, le=4)]


class BadPuzzle(RockfallError):
    """What stands there is no puzzle of these rules."""


class Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One answer: a move, or for "who" a seat; and the chance to win with it, or that it is the one."""

    answer: Count
    chance: Chance
    margin: Chance = 0.0  # the half width of its 95 % interval; 0 where it was worked out exactly


class Clue(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move that tells something of somebody: how likely they were the one before it, and after."""

    number: Count  # of the move in `moves`
    seat: Count  # who made it
    about: Count  # of whom it tells: whoever clears themselves makes the others suspect
    before: Chance
    after: Chance


class Odds(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one more blow brings, exactly: the chance to anger the spirit, and of one treasure more."""

    move: Count
    anger: Chance
    treasure: Chance


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question. Kinds: "best" (what is the best move?), "ending" (the same, worked out to the end), "strike" (strike
    once more, or stop?) and "who" (who has this role?).
    """

    game: str
    kind: Kind
    rules_version: int
    players: Count
    options: dict[str, object]
    moves: list[Count]  # all of them, those of chance too: this line knows the secrets, its reader must not
    seat: Count | None  # whose view is shown; None: that of somebody who only watches
    role: str | None = None  # that is asked for, in "who"
    answers: list[Count]
    choices: list[Choice]  # the best first
    level: Level
    failed: dict[str, Chance]  # how often weaker bots, and watchers who saw less, give another answer
    clues: list[Clue] = []
    odds: list[Odds] = []
    playouts: Count = 0  # of the second look, for each answer

    @property
    def name(self) -> str:
        """Short, and the same for the same question."""
        asked = [self.game, self.kind, self.rules_version, self.players, self.options, self.moves, self.seat]
        return sha256(msgspec.json.encode(asked, order="deterministic")).hexdigest()[:8]

    def made_game(self) -> Game:
        return game_type(self.game).make(self.players, **self.options)

    def position(self) -> State:
        """The position, by the rules, move by move; BadPuzzle says where they do not allow it."""
        state = self.made_game().new_state()
        for number, move in enumerate(self.moves):
            if state.turn == NOBODY or move not in list(state.legal_moves()):
                raise BadPuzzle(f"expected moves that the rules allow; move {number} is {move}")
            state.apply(move)
        return state


_decode = msgspec.json.Decoder(Puzzle).decode


def read_puzzle(line: bytes | str) -> Puzzle:
    """A puzzle from one line, if it is one by the rules of today."""
    try:
        puzzle = _decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPuzzle(f"expected a puzzle as JSON; {error}") from None
    game = puzzle.made_game()
    if (version := puzzle.rules_version) != game.rules_version:
        raise BadPuzzle(f"expected version {game.rules_version} of the rules of {game.name}; this one is of {version}")
    check(puzzle, puzzle.position())
    return puzzle


def check(puzzle: Puzzle, state: State) -> None:
    """That the question can be asked there, and its answers be given."""
    if state.turn in (CHANCE, NOBODY):
        raise BadPuzzle("expected a position in which somebody is to move; chance is, or the match is over")
    known = {choice.answer for choice in puzzle.choices}
    if not puzzle.answers or not known.issuperset(puzzle.answers):
        raise BadPuzzle(f"expected answers that are among the choices; got {puzzle.answers} of {sorted(known)}")
    if puzzle.kind == "who":
        if puzzle.role is None or puzzle.seat is not None or max(known) >= puzzle.players:
            raise BadPuzzle("expected a role, a spectator and seats of the table in a puzzle of the kind 'who'")
    elif puzzle.seat != state.turn:
        raise BadPuzzle(f"expected the seat to move, {state.turn}; got {puzzle.seat}")
    elif not known.issubset(list(state.legal_moves())):
        raise BadPuzzle(f"expected choices that are legal; got {sorted(known)}")
