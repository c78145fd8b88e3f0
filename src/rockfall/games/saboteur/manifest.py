"""Saboteur and Saboteur 2: what comes with the rules."""

from rockfall.core.manifest import Manifest

BOTS = {"sensible": "rockfall.bots.saboteur:Sensible", "attentive": "rockfall.bots.saboteur:Attentive"}

SABOTEUR = Manifest(
    game="rockfall.games.saboteur.game:Saboteur",
    bots=BOTS,
    policy="rockfall.bots.saboteur.search:SaboteurPolicy",
    reader="rockfall.lab.reading:SaboteurReader",
    minutes=(20, 40),
    seats=5,
)

SABOTEUR2 = Manifest(
    game="rockfall.games.saboteur.game:Saboteur2",
    bots=BOTS,
    policy="rockfall.bots.saboteur.search:SaboteurPolicy",
    reader="rockfall.lab.reading:SaboteurReader",
    minutes=(30, 60),
    seats=5,
)
