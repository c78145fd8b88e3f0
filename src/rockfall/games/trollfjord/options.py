"""What a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rockfall.core.game import Options


class TrollfjordOptions(Options, frozen=True):
    fortresses: Annotated[
        Literal["standard", "random"],
        Meta(description="where the fortresses stand: as in a first match, or drawn by lot (T4)"),
    ] = "standard"
    first_seat: Annotated[
        int | None, Meta(description="the seat that begins, counted from 0; none: drawn by lot (T5)")
    ] = None
