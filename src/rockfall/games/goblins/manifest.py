"""Goblins vs Gnomes: what comes with the rules."""

from rockfall.core.manifest import Manifest

GOBLINS = Manifest(
    game="rockfall.games.goblins.game:Goblins",
    bots={"sensible": "rockfall.bots.goblins:Sensible", "attentive": "rockfall.bots.goblins:Attentive"},
    policy="rockfall.bots.goblins.search:GoblinsPolicy",
    reader="rockfall.lab.reading:GoblinsReader",
    minutes=(30, 45),
    seats=4,
)
