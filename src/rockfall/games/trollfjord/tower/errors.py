"""What can go wrong with the tower, by cause."""

from __future__ import annotations

from rockfall.core.errors import RockfallError


class TowerMissing(RockfallError, ImportError):
    """The physics engine is not installed."""

    def __init__(self) -> None:
        super().__init__("expected the physics engine rapier3d for the rock tower; pip install 'rockfall[tower]'")


class BadBlow(RockfallError, ValueError):
    """An impossible blow or state of the tower."""


class LostBoulder(RockfallError):
    """A boulder went through a wall or vanished; the tower is as it was before."""
