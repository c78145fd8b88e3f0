"""The one random generator: small, copyable, the same numbers compiled and interpreted, on every machine."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Protocol, TypeVar, final

from mypy_extensions import i64

# Everything stays below 2**32 after masking, because i64 wraps only when compiled.
MASK: Final = 0xFFFFFFFF


Item = TypeVar("Item", covariant=True)


class Row(Protocol[Item]):
    """A list of moves, say. Not `vec`: mypyc 2.4 loses the memory of a vec that interpreted code hands to compiled."""

    def __len__(self) -> int: ...

    def __getitem__(self, at: int, /) -> Item: ...


@final
class Rng:
    """sfc32 (Doty-Humphrey): four 32-bit words, period at least 2**32, passes the usual batteries.

    The words are given outright only to restore a saved generator; otherwise use `Rng.seeded`.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def seeded(*parts: object) -> Rng:
        """A generator for these parts: `Rng.seeded(7, "chance")` and `Rng.seeded(7, "seat 0")` are unrelated."""
        text = "\x1f".join([str(part) for part in parts])
        digest = blake2b(text.encode(), digest_size=12).digest()
        words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8)]
        rng = Rng(words[0], words[1], words[2], 1)
        for _ in range(12):
            rng.next()
        return rng

    def next(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number in range(n), for 0 < n < 2**31; the bias is at most n in 2**32."""
        return (self.next() * n) >> 32

    def choice(self, items: Row[Item]) -> Item:
        """One of these, each as likely as the others: `rng.choice(state.legal_moves())`."""
        return items[self.below(len(items))]

    def random(self) -> float:
        """A float in [0, 1)."""
        return int(self.next()) / 4294967296.0

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> tuple[int, int, int, int]:
        """What `Rng(*words)` needs to go on from here."""
        return (self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[type[Rng], tuple[int, int, int, int]]:
        return (Rng, self.words())
