"""What a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rockfall.core.game import Options
from rockfall.games.trollfjord import parts

FIRST_MATCH = "".join(map(str, parts.STANDARD_NUMBERS))


class OptionsByRules1(Options, frozen=True):
    """Before it was asked what becomes of the boulders that came out."""

    fortresses: Annotated[
        Literal["standard", "random", "free"],
        Meta(description="where the fortresses stand: as in a first match, drawn by lot, or as `layout` says (T4)"),
    ] = "standard"
    layout: Annotated[
        str, Meta(description="for free fortresses their numbers, from A to F: 1, 2 and 3 twice each (T4)")
    ] = FIRST_MATCH
    first_seat: Annotated[
        int | None, Meta(description="the seat that begins, counted from 0; none: drawn by lot (T5)")
    ] = None
    finished_tailwind: Annotated[
        bool, Meta(description="finished lords get tailwind as well, and their trolls may hammer as comrades (R9)")
    ] = False
    gifts: Annotated[
        Literal["pledges", "talk"],
        Meta(description="how two who hammer together give: hammerer, comrade, hammerer; or in any order (T23, R10)"),
    ] = "pledges"


class TrollfjordOptions(OptionsByRules1, frozen=True):
    refill: Annotated[
        Literal["thrown_back", "fresh"],
        Meta(
            description="the boulders that came out are thrown in on top of the others, or the tower is emptied and "
            "filled afresh (T30)"
        ),
    ] = "thrown_back"
