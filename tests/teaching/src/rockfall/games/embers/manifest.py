"""Embers: what comes with the rules."""

from rockfall.core.manifest import Manifest

EMBERS = Manifest(game="rockfall.games.embers.game:Embers", minutes=(2, 5), seats=3)
