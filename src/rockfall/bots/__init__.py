"""Bots by name. A bot is given a view, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from inspect import signature
from typing import Any

from rockfall.core.bot import Bot
from rockfall.core.errors import BadOptions, UnknownBot
from rockfall.core.game import Game

# What plays each game besides "uniform", which plays all of them.
BOTS: dict[str, dict[str, str]] = {
    "saboteur": {"sensible": "rockfall.bots.saboteur:Sensible"},
    "saboteur2": {"sensible": "rockfall.bots.saboteur:Sensible"},
    "guilds": {"sensible": "rockfall.bots.guilds:Sensible"},
    "goblins": {"sensible": "rockfall.bots.goblins:Sensible"},
    "trollfjord": {"sensible": "rockfall.bots.trollfjord:Sensible"},
}


def bots(game: str) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return ["uniform", *BOTS.get(game, {})]


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play this game. Settings may follow: `strong:iterations=200`, `strong:seconds=0.05`."""
    name, *texts = name.split(":")
    if name == "uniform":
        from rockfall.bots.uniform import Uniform

        return Uniform(**_settings(name, Uniform, texts))
    address = BOTS.get(game.name, {}).get(name)
    if address is None:
        raise UnknownBot(name, bots(game.name), game.name)
    module, _, attribute = address.partition(":")
    kind = getattr(import_module(module), attribute)
    made: Bot = kind(game, **_settings(name, kind, texts))
    return made


def _settings(name: str, kind: Callable[..., Bot], texts: Sequence[str]) -> dict[str, Any]:
    """Budgets and the like, from "seconds=0.05": what the bot's constructor takes beside the game."""
    known = [each for each in signature(kind).parameters if each != "game"]
    given: dict[str, Any] = {}
    for text in texts:
        setting, _, value = text.partition("=")
        if setting not in known:
            raise BadOptions(f"the bot {name}: expected settings among {', '.join(known) or 'none'}; got {text!r}")
        try:
            given[setting] = int(value) if value.isdecimal() else float(value)
        except ValueError:
            raise BadOptions(f"the bot {name}: expected a number for {setting}, got {value!r}") from None
    return given
