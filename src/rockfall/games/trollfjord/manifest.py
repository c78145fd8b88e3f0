"""Trollfjord: what comes with the rules."""

from rockfall.core.manifest import Manifest

TROLLFJORD = Manifest(
    game="rockfall.games.trollfjord.game:Trollfjord",
    bots={"sensible": "rockfall.bots.trollfjord:Sensible", "attentive": "rockfall.bots.trollfjord:Attentive"},
    policy="rockfall.bots.trollfjord.search:TrollfjordPolicy",
    reader="rockfall.lab.reading:TrollfjordReader",
    minutes=(30, 60),
    seats=4,
    outside="rockfall.games.trollfjord.striking:RockTower",
)
