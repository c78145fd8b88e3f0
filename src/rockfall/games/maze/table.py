"""What `show` gives of every tunnel game."""

from __future__ import annotations

from msgspec import Struct


class MineTable(Struct, frozen=True, kw_only=True):
    """How a view in readable form begins."""

    game: str
    viewer: int | None
    turn: int | None  # the seat that decides; None: chance, or nobody any more
    actor: int  # the seat whose turn it is, also while chance decides something within it
    phase: str
    is_over: bool
