"""Move codes in blocks: a kind and an operand for every code, and back."""

from __future__ import annotations

import pytest

from rockfall.core.codes import NO_KIND, Block, Codes

LAY, SWAP, NOTHING, STOP = range(4)
SIZES = [600, 12, 0, 1]
CODES = Codes([Block(kind, name, SIZES[kind]) for kind, name in enumerate(["lay", "swap", "nothing", "stop"])])


def test_every_code_is_a_kind_with_an_operand() -> None:
    found = [(CODES.kind_of(code), CODES.operand(code)) for code in range(CODES.count)]
    assert found == [(kind, operand) for kind, size in enumerate(SIZES) for operand in range(size)]


def test_kind_and_operand_are_a_code_again() -> None:
    for code in range(CODES.count):
        assert CODES.code(CODES.kind_of(code), CODES.operand(code)) == code


def test_blocks_follow_each_other() -> None:
    assert CODES.count == 613
    assert list(CODES.first) == [0, 600, 612, 612, 613]
    assert [CODES.size(kind) for kind in range(4)] == SIZES
    assert CODES.names[STOP] == "stop"


def test_signs_are_of_no_kind() -> None:
    assert [CODES.kind_of(sign) for sign in (-1, -17, -60000)] == [NO_KIND] * 3


def test_beyond_the_last_code_there_is_nothing() -> None:
    with pytest.raises(IndexError):
        CODES.kind_of(CODES.count)


def test_a_kind_out_of_order_is_refused() -> None:
    with pytest.raises(ValueError, match="expected the block of kind 1, got 'stop' of kind 3"):
        Codes([Block(LAY, "lay", 2), Block(STOP, "stop", 1)])
