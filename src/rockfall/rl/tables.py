"""Many tables of one game, stepped together. Compiled; rockfall/rl/vector.py puts arrays around it.

Every table has a generator of its own, so what happens at one does not depend on how many others there are.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from rockfall.core.encoding import Encoder, Slate
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, resolve_chance

ILLEGAL: Final = -3  # where a turn is told: the move was none of the legal ones


@final
class Tables:
    """What is told about table i is at place i of each row; rewards and masks have `players` and `move_count` each."""

    def __init__(
        self,
        start: State,
        encoder: Encoder | None,
        count: i64,
        players: i64,
        move_count: i64,
        pays_scores: bool,
        begins_anew: bool,
    ) -> None:
        self.start: Final[State] = start  # a match that has not begun
        self.encoder: Final[Encoder | None] = encoder  # None: nothing is observed
        self.count: i64 = count
        self.players: Final[i64] = players
        self.move_count: Final[i64] = move_count
        self.pays_scores: Final[bool] = pays_scores
        self.begins_anew: Final[bool] = begins_anew  # another match, where one is over
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.slate: Slate = Slate(count, 0 if encoder is None else encoder.width)
        self.masks: vec[u8] = vec[u8]([0] * int(count * move_count))
        self.turns: vec[i64] = vec[i64]([0] * int(count))
        self.rewards: vec[float] = vec[float]([0.0] * int(count * players))
        self.dones: vec[u8] = vec[u8]([0] * int(count))
        # Legal moves of all tables in one row; those of table i are from starts[i] to starts[i + 1].
        self.legal: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]([0] * int(count + 1))
        self.spare: vec[i64] = vec[i64]()  # the row of the step before
        self.wiped: i64 = 0  # how much of that row is wiped off the masks
        self.written: i64 = 0  # how much of `legal` is written

    def reset(self, seed: str) -> None:
        """New matches at all tables."""
        self.states = []
        self.rngs = []
        for place in range(len(self.rewards)):
            self.rewards[place] = 0.0
        self.turn_over()
        for table in range(self.count):
            state = self.start.copy()
            rng = Rng.seeded(seed, f"table {table}")
            self.states.append(state)
            self.rngs.append(rng)
            self.dones[table] = 0
            self.look(table, state, resolve_chance(state, rng))

    def illegal(self, moves: list[int]) -> int:
        """The first table whose move is not legal there, or -1."""
        masks = self.masks
        count = self.move_count
        for table in range(self.count):
            move: i64 = moves[table]
            if move < 0 or move >= count or masks[table * count + move] == 0:
                return table
        return -1

    def listed(self, table: i64) -> list[int]:
        """The legal moves at a table."""
        return [int(self.legal[i]) for i in range(self.starts[table], self.starts[table + 1])]

    def random_moves(self, rng: Rng) -> list[int]:
        """A legal move for every table, each as likely as the others there."""
        moves: list[int] = []
        start: i64 = 0
        for table in range(self.count):
            end = self.starts[table + 1]
            moves.append(int(self.legal[start + rng.below(end - start)]))
            start = end
        return moves

    def step(self, moves: list[int]) -> None:
        """A move at every table, and what chance does then; where a match ends, it is paid for."""
        rewards = self.rewards
        for place in range(len(rewards)):
            rewards[place] = 0.0
        self.turn_over()
        for table in range(self.count):
            self.move(table, moves[table])

    def act(self, now: Tables, move: i64) -> i64:
        """For one table: make a move at `now` and tell here what comes of it, so that what `now` tells stays as it is.

        Whose turn it is then, or ILLEGAL.
        """
        if move < 0 or move >= self.move_count or now.masks[move] == 0:
            return ILLEGAL
        self.states = now.states
        self.rngs = now.rngs
        self.turn_over()
        self.move(0, move)
        return self.turns[0]

    def move(self, table: i64, move: i64) -> None:
        state = self.states[table]
        rng = self.rngs[table]
        state.apply(move)
        seat = resolve_chance(state, rng)
        self.dones[table] = 0
        if seat == NOBODY:
            self.pay(state, table)
            self.dones[table] = 1
            if self.begins_anew:
                state = self.start.copy()
                self.states[table] = state
                seat = resolve_chance(state, rng)
        self.look(table, state, seat)

    def pay(self, state: State, table: i64) -> None:
        """A win, or its share of one, for each who won; or everybody's points."""
        base: i64 = table * self.players
        for seat in range(self.players):
            self.rewards[base + seat] = 0.0
        if self.pays_scores:
            scores = state.scores()
            for seat in range(self.players):
                self.rewards[base + seat] = float(scores[seat])
            return
        winners = state.winners()
        for winner in winners:
            self.rewards[base + winner] = 1.0 / len(winners)

    def turn_over(self) -> None:
        """Legal moves are written to the other row, while the one before says what to wipe off the masks."""
        row = self.spare
        self.spare = self.legal
        self.legal = row
        self.wiped = 0
        self.written = 0

    def look(self, table: i64, state: State, seat: i64) -> None:
        """Whose turn it is at a table, what is legal, and what that seat knows; nobody knows more at the end."""
        self.turns[table] = seat
        masks = self.masks
        base: i64 = table * self.move_count
        old = self.spare
        end = self.starts[table + 1]
        for i in range(self.wiped, end):
            masks[base + old[i]] = 0
        self.wiped = end
        moves = state.legal_moves()
        row = self.legal
        at = self.written
        while len(row) < at + len(moves):
            row = append(row, 0)
        for i in range(len(moves)):
            move = moves[i]
            masks[base + move] = 1
            row[at] = move
            at += 1
        self.legal = row
        self.written = at
        self.starts[table + 1] = at
        encoder = self.encoder
        if encoder is not None and seat >= 0:
            slate = self.slate
            slate.begin(table)
            encoder.write(state, seat, slate)
            slate.end()

    def twin(self) -> Tables:
        """The same tables, told of in other memory."""
        twin = Tables(self.start, self.encoder, 0, self.players, self.move_count, self.pays_scores, self.begins_anew)
        twin.count = self.count
        twin.states = self.states
        twin.rngs = self.rngs
        twin.slate = self.slate.copy()
        twin.masks = self.masks[:]
        twin.turns = self.turns[:]
        twin.rewards = self.rewards[:]
        twin.dones = self.dones[:]
        twin.legal = self.legal[:]
        twin.starts = self.starts[:]
        return twin

    def copy(self) -> Tables:
        """The same tables, free to go another way."""
        twin = self.twin()
        twin.states = [state.copy() for state in self.states]
        twin.rngs = [rng.copy() for rng in self.rngs]
        return twin


def outcomes(state: State) -> list[tuple[int, float]]:
    """What chance may do, and how likely it is."""
    moves = state.legal_moves()
    weights = state.chance_weights()
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    sum_: float = float(total)
    return [(int(moves[i]), float(weights[i]) / sum_) for i in range(len(moves))]


def legal_list(state: State) -> list[int]:
    """The legal moves as a list."""
    return [int(move) for move in state.legal_moves()]
