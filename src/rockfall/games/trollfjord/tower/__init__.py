"""The rock tower as an object (T33): rigid bodies, struck and shaken. Needs the extra `tower`; nothing else here does.

    state = fill("a seed")
    outcome = blow(state, "left", height=1, strength=3, seed="another")
    outcome.counts      # boulders out: yellow, red, blue, white
    outcome.state       # for the next blow
    outcome.trajectory  # for a browser to play
    throw_back(outcome.state, "a third")  # the tower for the next hammering: what came out lies on top

The same arguments give the same outcome, in every process. docs/tower.md says how it works.
"""

from __future__ import annotations

from rockfall.games.trollfjord.tower.blows import (
    HEIGHTS,
    STRENGTHS,
    Outcome,
    Side,
    blow,
    fill,
    is_installed,
    throw_back,
)
from rockfall.games.trollfjord.tower.errors import BadBlow, LostBoulder, TowerMissing
from rockfall.games.trollfjord.tower.piles import FULL, Counts, count_by_colour, unpack

__all__ = [
    "fill",
    "blow",
    "throw_back",
    "Outcome",
    "Side",
    "Counts",
    "FULL",
    "STRENGTHS",
    "HEIGHTS",
    "is_installed",
    "unpack",
    "count_by_colour",
    "BadBlow",
    "LostBoulder",
    "TowerMissing",
]
