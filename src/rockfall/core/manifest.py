"""What the rest of Rockfall knows of a game before anybody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple


class Manifest(NamedTuple):
    """A game and all that comes with it. Addresses are "module:name": nothing is imported before it is needed."""

    game: str
    bots: Mapping[str, str] = {}  # by name, weakest first, beside "uniform" and "strong", which play every game
    policy: str | None = None  # what "strong" knows of the game; without one it knows only the rules
    reader: str | None = None  # how the lab reads a match; without one only its scores
    minutes: tuple[int, int] = (10, 30)  # that a match takes
    seats: int = 3  # of a table that is opened in one click
    outside: str | None = None  # its own source of chance, see core/outside.py; without one the dice draw everything


def found_at(address: str) -> Any:
    """What an address names."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
