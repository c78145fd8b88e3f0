"""Bots by name. A bot is given a view, never a state."""

from __future__ import annotations

from importlib import import_module

from rockfall.core.bot import Bot
from rockfall.core.errors import UnknownBot
from rockfall.core.game import Game

# What plays each game besides "uniform", which plays all of them.
BOTS: dict[str, dict[str, str]] = {
    "saboteur": {"sensible": "rockfall.bots.saboteur:Sensible", "attentive": "rockfall.bots.saboteur:Attentive"},
    "saboteur2": {"sensible": "rockfall.bots.saboteur:Sensible", "attentive": "rockfall.bots.saboteur:Attentive"},
    "guilds": {"sensible": "rockfall.bots.guilds:Sensible"},
    "goblins": {"sensible": "rockfall.bots.goblins:Sensible"},
    "trollfjord": {"sensible": "rockfall.bots.trollfjord:Sensible"},
}


def bots(game: str) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return ["uniform", *BOTS.get(game, {})]


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play this game."""
    if name == "uniform":
        from rockfall.bots.uniform import Uniform

        return Uniform()
    address = BOTS.get(game.name, {}).get(name)
    if address is None:
        raise UnknownBot(name, bots(game.name), game.name)
    module, _, attribute = address.partition(":")
    made: Bot = getattr(import_module(module), attribute)(game)
    return made
