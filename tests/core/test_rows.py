"""Rows of numbers, kept in order, and bits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import bit, changed, put_in, shuffled, take_out


def test_bits_are_right_beyond_32() -> None:
    assert [bit(place) for place in range(63)] == [2**place for place in range(63)]


def test_a_part_of_a_row_stays_in_order_and_the_rest_as_it_is() -> None:
    rng = Rng.seeded("rows")
    row = vec[i64]([99, *[0] * 8, 98])
    held: list[int] = []
    for _ in range(500):
        if held and (len(held) == 8 or rng.below(2)):
            item = rng.choice(held)
            held.remove(item)
            take_out(row, 1, 2 + len(held), item)
        else:
            item = rng.below(5)
            put_in(row, 1, 1 + len(held), item)
            held.append(item)
        assert list(row)[1 : 1 + len(held)] == sorted(held)
        assert (row[0], row[9]) == (99, 98)


def test_shuffling_keeps_every_item_and_what_comes_after_them() -> None:
    row = vec[i64](list(range(40)))
    shuffled(row, 30, Rng.seeded("shuffled"))
    assert list(row)[30:] == list(range(30, 40))
    assert list(row)[:30] != list(range(30))
    assert sorted(row) == list(range(40))


def test_a_changed_row_is_another_one() -> None:
    row = vec[i64]([3, 4, 5])
    assert list(changed(row, 1, -2)) == [3, 2, 5]
    assert list(row) == [3, 4, 5]
