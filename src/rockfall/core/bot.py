"""What a bot is: something that is given a view, never a state."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from rockfall.core.rng import Rng
from rockfall.core.state import View


class Bot(Protocol):
    """Chooses one of `view.legal_moves`. All its randomness comes from `rng`: same view, same generator, same move."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, rng: Rng) -> int: ...


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A move, and what it promises: the chance to win the match, with the half width of its 95 % interval."""

    move: int
    chance: float  # 0 to 1; a victory shared by n counts as an nth for each
    margin: float
    playouts: int  # how many imagined matches that rests on


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot thinks of the position before it.

    `beliefs` says by seat how likely each role is, by plain name ("saboteur": 0.25, "miner": 0.75); it is empty in
    games without secret roles.
    """

    moves: list[Weighed]  # best first; not every legal move need be among them
    beliefs: list[dict[str, float]] = []


@runtime_checkable
class Adviser(Protocol):
    """A bot that explains itself. The first of its moves is the one that it would choose, given the same generator."""

    def advise(self, view: View, rng: Rng) -> Advice: ...
