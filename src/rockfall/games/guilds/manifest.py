"""Guilds of Laar: what comes with the rules."""

from rockfall.core.manifest import Manifest

GUILDS = Manifest(
    game="rockfall.games.guilds.game:Guilds",
    bots={"sensible": "rockfall.bots.guilds:Sensible", "attentive": "rockfall.bots.guilds:Attentive"},
    policy="rockfall.bots.guilds.search:GuildsPolicy",
    reader="rockfall.lab.reading:GuildsReader",
    minutes=(45, 75),
    seats=4,
)
