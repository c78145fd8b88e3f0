"""Chance from outside the dice: outcomes that a game works out itself, by simulating the thing that brings them.

A game declares such a source in its manifest. Live play asks it, in a process of its own; `rockfall verify` asks it
again. Neither knows what is simulated: a question, what is left behind for the next one and the scenes to watch are
opaque to them. All of it must follow from the moves and from the secret of the dice, so that it can be checked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, NamedTuple, Protocol

import msgspec

from rockfall.core.game import Game
from rockfall.core.state import State


class Settled(msgspec.Struct, frozen=True):
    """What came from elsewhere: the outcome that was asked for, and those of the next moves that it settles too."""

    moves: list[int]
    scene: bytes = b""  # how it came about, for viewers to watch when the match is over
    seen: bytes = b""  # what may be seen of it while the match goes on
    left: bytes = b""  # what it leaves behind, for the next time


class Seeds(Protocol):
    """The dice, as far as a source may use them."""

    def seed(self, number: int, purpose: str) -> str:
        """For the move of this number; seeds for different purposes have nothing to do with each other."""


class Past(NamedTuple):
    """A match up to the outcome that is asked for."""

    game: Game
    moves: Sequence[int]
    seeds: Seeds
    outside: Collection[int]  # numbers of the moves whose outcome came from the source
    left: tuple[int, bytes] | None  # the last outcome known here, by the number of its move, and what it left behind


class OutsideError(Exception):
    """A source gave no outcome that the rules know."""


class OutsideChance(Protocol):
    """A game's own source of chance; the manifest names a class of this kind, made without arguments."""

    name: ClassVar[str]  # as the subject of a sentence
    checked: ClassVar[str]  # what verify says when {count} outcomes were worked out again
    outdated: ClassVar[str]  # what it says of a match by rules that `serves` does not know
    missing: ClassVar[str]  # what it says, and a server, where `is_installed` is false

    def is_installed(self) -> bool:
        """Whether this machine has what it takes; without it the dice draw."""

    def serves(self, game: Game) -> bool:
        """Whether this source is this game's: it may be another one by earlier rules."""

    def is_due(self, state: State) -> bool:
        """Whether the next outcome of chance comes from this source."""

    def begins(self, move: int) -> bool:
        """Whether what the source settles at once begins with this move."""

    def brings(self, move: int) -> bool:
        """Whether this move is of a kind that the source settles; the dice bring all others."""

    def question(self, past: Past) -> object:
        """What must be known to work out the outcome that is due: something that can be pickled."""

    def settle(self, question: object) -> Settled:
        """Work it out. It may take long, and raise anything."""
