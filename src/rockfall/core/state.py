"""State and View: the truth of a match, and what one viewer may know of it.

Compiled: search lives here. A game subclasses both. Words: a *seat* is 0..n-1 in turn order, a *viewer* is a seat or
None for a spectator, a *move* is an int in range(game.move_count).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from rockfall.core.errors import NotHere
from rockfall.core.rng import Rng

# Values of `state.turn` that are not seats.
CHANCE: Final = -1
NOBODY: Final = -2

# Audiences of an entry in the log that are not seats.
EVERYBODY: Final = 62
NO_ONE: Final = 63

# A face that says nothing at all: whoever is not in the audience does not learn that the entry exists.
SILENT: Final = -(1 << 22)

# A log entry packs (what its audience saw, what the others saw, audience, whose turn it was) into one int.
_BIAS: Final = 1 << 22
_FIELD: Final = (1 << 23) - 1

Emit = Callable[[Any], None]  # is given core.game.Event objects


class Log:
    """Entries shared by copies of a state: each copy remembers how many of them are its own past."""

    __slots__ = ("entries",)

    def __init__(self, entries: vec[i64]) -> None:
        self.entries: vec[i64] = entries


@final
class Fields:
    """A state's fields on their way: each passes through once, and comes back as it was, or as it shall be.

    So a game names them in one place (`State.declare`), for both directions. (Compiled code cannot do it by name:
    mypyc 2.4 loses the memory of a `vec` that is set by `setattr`.)
    """

    def __init__(self, given: list[list[int]] | None = None) -> None:
        """With rows that a state gave, fields become what these say: first all single numbers, then row by row."""
        self.is_giving: bool = given is not None
        self.rows: list[list[int]] = [[]] if given is None else given
        self.numbers: list[int] = self.rows[0]
        self.number_at: i64 = 0
        self.row_at: i64 = 1

    def number(self, number: i64) -> i64:
        """A field that is one number."""
        at = self.number_at
        self.number_at = at + 1
        if not self.is_giving:
            self.numbers.append(number)
            return number
        if at >= len(self.numbers):
            raise ValueError(f"expected more than {len(self.numbers)} single numbers")
        return self.numbers[at]

    def flag(self, is_set: bool) -> bool:
        """A field that is true or false."""
        return self.number(1 if is_set else 0) == 1

    def row(self, row: vec[i64]) -> vec[i64]:
        """A field that is a row of numbers; its length does not change."""
        made = self.varying(row)
        if len(made) != len(row):
            raise ValueError(f"expected {len(row)} numbers in row {self.row_at - 1}, got {len(made)}")
        return made

    def varying(self, row: vec[i64]) -> vec[i64]:
        """A field that is a row of numbers, as many as there happen to be."""
        at = self.row_at
        self.row_at = at + 1
        if not self.is_giving:
            self.rows.append(numbers_of(row))
            return row
        if at >= len(self.rows):
            raise ValueError(f"expected more than {len(self.rows)} rows")
        return vec_of(self.rows[at])

    def finish(self) -> None:
        """Rows that were given must have been taken."""
        if self.number_at != len(self.numbers) or self.row_at != len(self.rows):
            expected = f"expected {self.number_at} single numbers and {self.row_at} rows"
            raise ValueError(f"{expected}, got {len(self.numbers)} and {len(self.rows)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a match, mutable. Games implement the methods that raise here.

    The log is what makes perfect recall certain: every move, and every private finding (a *sign*, a negative code),
    is remembered once, with the audience that saw it and the *face* that everybody else saw.
    """

    turn: i64  # the seat to move, CHANCE or NOBODY
    log: Log
    ply: i64  # how many entries of the log are this state's past
    is_imagined: bool  # made by determinize: what its viewer had not seen stands in the log by its face only

    def __init__(self) -> None:
        self.turn = CHANCE
        self.log = Log(vec[i64]())
        self.ply = 0
        self.is_imagined = False

    # -- what a game implements -------------------------------------------------------------------

    def legal_moves(self) -> vec[i64]:
        """Ascending; chance's possible outcomes while turn is CHANCE; empty only when the match is over."""
        raise NotImplementedError

    def chance_weights(self) -> vec[i64]:
        """Positive weights, parallel to legal_moves, while turn is CHANCE."""
        raise NotImplementedError

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        """Make a move or an outcome of chance. Trusts its caller that it is legal. Must `remember` it."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat so far; final when turn is NOBODY."""
        raise NotImplementedError

    def view(self, viewer: int | None) -> View:
        """All that this viewer may know."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def declare(self, fields: Fields) -> None:
        """Every field, once: `self.passes = fields.number(self.passes)`; begins with `super().declare(fields)`."""
        self.turn = fields.number(self.turn)

    # -- what a game may do faster ----------------------------------------------------------------

    def draw(self, rng: Rng) -> i64:
        """An outcome of chance, drawn by weight."""
        moves = self.legal_moves()
        weights = self.chance_weights()
        total: i64 = 0
        for i in range(len(weights)):
            total += weights[i]
        left = rng.below(total)
        for i in range(len(weights)):
            left -= weights[i]
            if left < 0:
                return moves[i]
        raise AssertionError("chance weights must be positive")

    def winners(self) -> list[int]:
        """Who has won when the match is over: most points, all who tie. A game that breaks ties overrides this."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def random_move(self, rng: Rng) -> i64:
        """A uniformly random legal move of the seat to move."""
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def is_between_rounds(self) -> bool:
        """Whether a round has been settled and chance sets up the next one: once between two rounds, as all can see.

        A server may wait there for people to look at how it went. A game played in one go has no such moment.
        """
        return False

    # -- travelling -------------------------------------------------------------------------------

    def to_rows(self) -> list[list[int]]:
        """The whole state as plain numbers, for another process: the log, then what `declare` names."""
        fields = Fields()
        self.declare(fields)
        return [self.past_to_row(), *fields.rows]

    def from_rows(self, rows: list[list[int]]) -> None:
        """Called on a new state of the same game: stand where the state that gave these rows stood."""
        if len(rows) < 2:
            raise ValueError(f"expected the log and the single numbers of a state, got {len(rows)} rows")
        self.past_from_row(rows[0])
        fields = Fields(rows[1:])
        self.declare(fields)
        fields.finish()

    # -- the log ----------------------------------------------------------------------------------

    def share_log(self, source: State) -> None:
        """Called by copies: take over turn and past without copying the past."""
        self.turn = source.turn
        self.log = source.log
        self.ply = source.ply
        self.is_imagined = source.is_imagined

    def remember(self, code: i64, audience: i64, face: i64) -> None:
        """Put a move (code >= 0) or a sign (code < 0) on the log.

        `audience` is EVERYBODY, NO_ONE or one seat; the others see `face`: another code, or SILENT.
        """
        log = self.log
        ply = self.ply
        if len(log.entries) != ply:  # a copy went another way: leave the shared past to it
            log = Log(log.entries[:ply])
            self.log = log
        actor: i64 = self.turn & 63
        entry: i64 = ((code + _BIAS) << 35) | ((face + _BIAS) << 12) | (audience << 6) | actor
        log.entries = append(log.entries, entry)
        self.ply = ply + 1

    def history(self) -> list[int]:
        """Every move and outcome of chance since the beginning: enough to replay the match."""
        if self.is_imagined:
            raise NotHere("expected a state of a real match; an imagined world has no history of its own")
        entries = self.log.entries
        moves: list[int] = []
        for i in range(self.ply):
            code: i64 = (entries[i] >> 35) - _BIAS
            if code >= 0:
                moves.append(code)
        return moves

    def observed(self, seat: i64, since: i64 = 0) -> vec[i64]:
        """The past as this seat saw it (-1: as a spectator did): an observation for each entry that it noticed.

        `seen_code` and `seen_actor` take an observation apart. With `since`, only what came after that many entries.
        """
        entries = self.log.entries
        seen = vec[i64](capacity=self.ply - since)
        for i in range(since, self.ply):
            entry = entries[i]
            audience: i64 = (entry >> 6) & 63
            code: i64 = (entry >> 35) - _BIAS
            if audience != EVERYBODY and audience != seat:
                code = ((entry >> 12) & _FIELD) - _BIAS
                if code == SILENT:
                    continue
            seen = append(seen, (code << 6) | (entry & 63))
        return seen

    def imagine_past(self, observations: vec[i64]) -> None:
        """Begin an imagined world with what its viewer saw."""
        entries = vec[i64](capacity=len(observations))
        for i in range(len(observations)):
            observation = observations[i]
            code: i64 = observation >> 6
            entries = append(entries, ((code + _BIAS) << 35) | (EVERYBODY << 6) | (observation & 63))
        self.log = Log(entries)
        self.ply = len(observations)
        self.is_imagined = True

    def past_to_row(self) -> list[int]:
        """The log as plain numbers, for another process."""
        entries = self.log.entries
        row: list[int] = [1 if self.is_imagined else 0]
        for i in range(self.ply):
            row.append(entries[i])
        return row

    def past_from_row(self, row: list[int]) -> None:
        """Take over a log from another process."""
        self.is_imagined = row[0] == 1
        self.log = Log(vec_of(row[1:]))
        self.ply = len(row) - 1

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one viewer may know, the past included; frozen. Equal views mean indistinguishable worlds."""

    viewer: Final[int | None]
    turn: Final[int]
    observations: Final[vec[i64]]
    legal_moves: Final[vec[i64]]  # empty unless it is this viewer's turn

    def __init__(self, state: State, viewer: int | None) -> None:
        seat: i64 = -1 if viewer is None else viewer
        self.viewer = viewer
        self.turn = state.turn
        self.observations = state.observed(seat)
        self.legal_moves = state.legal_moves() if state.turn == seat and seat >= 0 else vec[i64]()

    def facts(self) -> tuple[object, ...]:
        """Everything the view holds beyond what this class holds, as comparable values."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The view as one comparable value."""
        return (self.viewer, self.turn, tuple(self.observations), tuple(self.legal_moves), *self.facts())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def vec_of(numbers: list[int]) -> vec[i64]:
    """A row of numbers. (Compiled code makes its own: mypyc 2.4 loses the memory of those that it is handed.)"""
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


def numbers_of(row: vec[i64]) -> list[int]:
    return [int(number) for number in row]


def seen_code(observation: i64) -> i64:
    """The move (>= 0) or sign (< 0) that was observed."""
    return observation >> 6


def seen_actor(observation: i64) -> i64:
    """Whose turn it was when it was observed: a seat, CHANCE or NOBODY."""
    actor: i64 = observation & 63
    return actor if actor < 62 else actor - 64


def resolve_chance(state: State, rng: Rng) -> i64:
    """Let chance decide until it is a player's turn or the match is over; whose turn it is then, or NOBODY.

    No lists are built where a game draws by itself.
    """
    while state.turn == CHANCE:
        state.apply(state.draw(rng))
    return state.turn


def playout(state: State, rng: Rng) -> i64:
    """Play uniformly random moves to the end; the number of players' decisions that took."""
    decisions: i64 = 0
    while resolve_chance(state, rng) != NOBODY:
        state.apply(state.random_move(rng))
        decisions += 1
    return decisions


def copies(state: State, count: i64) -> None:
    """Copy a state this often: the inside of the benchmark for copies."""
    for _ in range(count):
        state.copy()
