"""Many tables stepped together, arrays in and out, for training at speed. Needs numpy.

env = VectorEnv("saboteur", tables=256, players=5)
step = env.reset(seed=7)
while learning:
    step = env.step(choose(step.observations, step.masks))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:  # pragma: no cover
    from rockfall.rl.common import MissingExtra

    raise MissingExtra("numpy", "rl") from None

from rockfall.core.errors import BadOptions, MalformedAction, NotHere
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.rl.common import Reward, check_reward, game_of, refuse
from rockfall.rl.tables import Tables


class Step(NamedTuple):
    """Where the tables stand. All arrays but the last two are about the seat to move.

    They are windows into the environment's own memory: the next step changes them, so copy what you keep.
    """

    observations: NDArray[np.int64]  # tables x width
    masks: NDArray[np.bool_]  # tables x moves: which of them are legal
    turns: NDArray[np.int64]  # by table: the seat whose turn it is
    rewards: NDArray[np.float64]  # tables x seats: what was paid, if a match has just ended
    dones: NDArray[np.bool_]  # by table: whether a match has just ended; the rest tells of a new one


class VectorEnv:
    """Tables of one game. Where a match ends, the next one begins immediately."""

    def __init__(
        self,
        game: Game | str,
        tables: int = 64,
        players: int | None = None,
        *,
        reward: Reward = "wins",
        observe: bool = True,
        **options: Any,
    ) -> None:
        check_reward(reward)
        if tables < 1:
            raise BadOptions(f"expected at least one table, got {tables}")
        self.game = game_of(game, players, options)
        self.encoder = self.game.encoder()
        start, encoder = self.game.new_state(), self.encoder if observe else None
        seats, moves = self.game.players, self.game.move_count
        self._attach(Tables(start, encoder, tables, seats, moves, reward == "scores", True))
        self._is_reset = False

    def _attach(self, tables: Tables) -> None:
        """Lay arrays over the memory of the tables."""
        self._tables = tables
        count = int(tables.count)
        self.tables = count
        self._step = Step(
            np.asarray(memoryview(tables.slate.cells)).reshape(count, -1),
            np.asarray(memoryview(tables.masks)).view(np.bool_).reshape(count, -1),
            np.asarray(memoryview(tables.turns)),
            np.asarray(memoryview(tables.rewards)).reshape(count, -1),
            np.asarray(memoryview(tables.dones)).view(np.bool_),
        )

    def reset(self, seed: object = 0) -> Step:
        """New matches at all tables. The same seed and the same moves give the same matches."""
        self._tables.reset(str(seed))
        self._is_reset = True
        return self._step

    def step(self, moves: NDArray[np.integer[Any]] | Sequence[int]) -> Step:
        """Make a legal move at every table; if one of them is not legal, say why, and make none."""
        listed = self._listed(moves)
        try:
            table = self._tables.illegal(listed)
        except TypeError:
            raise MalformedAction(f"expected {self.tables} moves, one for each table; got {moves!r}") from None
        if table >= 0:
            refuse(self.game, self._tables.states[table], listed[table], f"table {table}, ")
        self._tables.step(listed)
        return self._step

    def _listed(self, moves: NDArray[np.integer[Any]] | Sequence[int]) -> list[int]:
        self._expect_reset()
        if isinstance(moves, list) and len(moves) == self.tables:
            return moves
        array = np.asarray(moves)
        if array.shape != (self.tables,) or not np.issubdtype(array.dtype, np.integer):
            raise MalformedAction(f"expected {self.tables} moves, one for each table; got {array.dtype} {array.shape}")
        listed: list[int] = array.tolist()
        return listed

    def _expect_reset(self) -> None:
        if not self._is_reset:
            raise NotHere("expected reset() before the first step")

    def legal_moves(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The masks in few numbers: all legal moves in one row, and where each table's begin (one more than tables)."""
        starts = np.asarray(memoryview(self._tables.starts))
        return np.asarray(memoryview(self._tables.legal))[: starts[-1]], starts

    def random_moves(self, rng: Rng) -> list[int]:
        """A legal move for every table, each as likely as the others there."""
        self._expect_reset()
        return self._tables.random_moves(rng)

    def copy(self) -> VectorEnv:
        """The same tables, free to go another way."""
        twin = object.__new__(VectorEnv)
        twin.game = self.game
        twin.encoder = self.encoder
        twin._is_reset = self._is_reset
        twin._attach(self._tables.copy())
        return twin
