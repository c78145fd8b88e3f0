"""Embers as tests import it. Its folders lie below as they would in the project, see docs/adding-a-game.md."""

from __future__ import annotations

from pathlib import Path

from tests.teaching.src.rockfall.games.embers import manifest
from tests.teaching.src.rockfall.games.embers.game import (
    Deal,
    Dealt,
    Embers,
    EmbersOptions,
    EmbersState,
    Laid,
    Lay,
    Peek,
    Peeked,
    Table,
    TurnedOver,
)

__all__ = [
    "ADDRESS",
    "EMBERS",
    "WORDS",
    "Deal",
    "Dealt",
    "Embers",
    "EmbersOptions",
    "EmbersState",
    "Laid",
    "Lay",
    "Peek",
    "Peeked",
    "Table",
    "TurnedOver",
]

EMBERS = manifest.EMBERS._replace(game="tests.teaching.embers:Embers")
ADDRESS = "tests.teaching.embers:EMBERS"  # for the registry
WORDS = Path(__file__).parent / "src" / "rockfall" / "locales"
