"""Move codes in blocks: what kind of move a code is, and on what. Compiled.

A game lists its kinds of moves in the order of their codes; each has one code for each *operand*, say a seat or a
cell. Records hold codes, so a block never moves: new ones go behind the others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_KIND: Final = -1  # of signs, whose codes are negative


@final
class Block:
    """All codes of one kind of move. A kind that a game does not have has no codes."""

    def __init__(self, kind: i64, name: str, size: i64) -> None:
        self.kind: Final[i64] = kind
        self.name: Final[str] = name
        self.size: Final[i64] = size


@final
class Codes:
    """Every code of a game: a kind and an operand.

    The first block is often by far the largest (where to lay which tile), so it has no place in the table by code:
    that stays small enough to be always at hand.
    """

    def __init__(self, blocks: list[Block]) -> None:
        self.names: list[str] = [block.name for block in blocks]  # by kind
        self.first: vec[i64] = vec[i64]()  # by kind: its first code; and at last how many codes there are
        self.count: i64 = 0
        self.lead: i64 = blocks[0].size
        self.kinds: vec[i64] = vec[i64]()  # by code - lead
        for kind in range(len(blocks)):
            block = blocks[kind]
            if block.kind != kind:
                raise ValueError(f"expected the block of kind {kind}, got {block.name!r} of kind {block.kind}")
            self.first = append(self.first, self.count)
            self.count += block.size
            if kind > 0:
                for _ in range(block.size):
                    self.kinds = append(self.kinds, kind)
        self.first = append(self.first, self.count)

    def kind_of(self, code: i64) -> i64:
        """The kind of a move, or NO_KIND of a sign."""
        if code < self.lead:
            return 0 if code >= 0 else NO_KIND
        return self.kinds[code - self.lead]

    def operand(self, code: i64) -> i64:
        """What a move is made with: 0 for the first of its kind."""
        return code - self.first[self.kind_of(code)]

    def code(self, kind: i64, operand: i64) -> i64:
        """The move of a kind with an operand."""
        return self.first[kind] + operand

    def size(self, kind: i64) -> i64:
        """How many moves of this kind there are."""
        return self.first[kind + 1] - self.first[kind]
