"""A game is tested in the ways a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from rockfall.core.errors import BadOptions
from rockfall.core.game import Game, Options
from rockfall.testing import variants
from tests.teaching.embers import Embers


class ManyOptions(Options, frozen=True):
    hand: Annotated[int, msgspec.Meta(ge=2, le=4, description="cards")] = 3
    is_fast: Annotated[bool, msgspec.Meta(description="speed")] = False
    mood: Annotated[Literal["grim", "merry"], msgspec.Meta(description="mood")] = "merry"


class Optional(Embers):
    option_type = ManyOptions  # type: ignore[assignment]

    @classmethod
    def make(cls, players: int | None = None, **options: object) -> Game:
        if options.get("mood") == "grim" and players != 4:
            raise BadOptions("expected four grim players")
        return super().make(players, **options)


def test_few_middle_and_many_players_and_every_other_value() -> None:
    found = [(game.players, msgspec.structs.astuple(game.options)) for game in variants(Optional)]
    default = (3, False, "merry")
    assert found[:3] == [(3, default), (2, default), (4, default)]
    assert found[3:] == [
        (3, (2, False, "merry")),
        (3, (4, False, "merry")),
        (3, (3, True, "merry")),
        (4, (3, False, "grim")),
    ]


def test_a_value_that_no_table_can_choose_is_found() -> None:
    class Grim(Optional):
        max_players = 3

    with pytest.raises(AssertionError, match="mood='grim'"):
        variants(Grim)
