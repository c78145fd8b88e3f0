"""What a table may choose."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rockfall.core.game import Options


class GuildsOptions(Options, frozen=True):
    memo: Annotated[
        Annotated[int, Meta(ge=1, le=5)] | None,
        Meta(description="the memo that says what beasts are worth, 1 to 5; none: drawn by lot (G3)"),
    ] = None
    open_gems: Annotated[bool, Meta(description="gem stacks lie open (G21)")] = False
    hidden_experts: Annotated[
        bool, Meta(description="experts are held in hand, and their discard lies face down (G21)")
    ] = False
    first_seat: Annotated[
        int | None, Meta(description="the seat that begins the first round, counted from 0; none: drawn by lot (G5)")
    ] = None
