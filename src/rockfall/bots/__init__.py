"""Bots by name. A bot is given a view, never a state.

Names, weakest first: "uniform" (level 0) and "strong" (level 3) play every game; a game may add "sensible" (level 1)
and "attentive" (level 2). A budget may stand after "strong": "strong:500" tries 500 playouts a move, "strong:0.05s"
takes 0.05 seconds.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rockfall.core.bot import Bot
from rockfall.core.errors import UnknownBot
from rockfall.core.game import Game

if TYPE_CHECKING:
    from rockfall.bots.policy import Policy

# What plays each game besides "uniform" and "strong", which play all of them.
BOTS: dict[str, dict[str, str]] = {
    "saboteur": {"sensible": "rockfall.bots.saboteur:Sensible", "attentive": "rockfall.bots.saboteur:Attentive"},
    "saboteur2": {"sensible": "rockfall.bots.saboteur:Sensible", "attentive": "rockfall.bots.saboteur:Attentive"},
    "guilds": {"sensible": "rockfall.bots.guilds:Sensible"},
    "goblins": {"sensible": "rockfall.bots.goblins:Sensible", "attentive": "rockfall.bots.goblins:Attentive"},
    "trollfjord": {"sensible": "rockfall.bots.trollfjord:Sensible"},
}

# What "strong" knows of each game: a Policy. Without one it knows the rules only.
POLICIES: dict[str, str] = {
    "saboteur": "rockfall.bots.saboteur_search_policy:SaboteurPolicy",
    "saboteur2": "rockfall.bots.saboteur_search_policy:SaboteurPolicy",
    "guilds": "rockfall.bots.guilds_search_policy:GuildsPolicy",
    "goblins": "rockfall.bots.goblins_search_policy:GoblinsPolicy",
    "trollfjord": "rockfall.bots.trollfjord_search_policy:TrollfjordPolicy",
}

_BUDGET = re.compile(r"strong:(?:(?P<iterations>[1-9][0-9]*)|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s)")


def bots(game: str) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return ["uniform", *BOTS.get(game, {}), "strong"]


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play this game."""
    if name == "uniform":
        from rockfall.bots.uniform import Uniform

        return Uniform()
    if name == "strong" or name.startswith("strong:"):
        return _strong(name, game)
    address = BOTS.get(game.name, {}).get(name)
    if address is None:
        raise UnknownBot(name, bots(game.name), game.name)
    made: Bot = _at(address)(game)
    return made


def policy_of(game: Game) -> Policy:
    """What a search knows of this game."""
    from rockfall.bots.policy import Policy

    address = POLICIES.get(game.name)
    made: Policy = Policy(game) if address is None else _at(address)(game)
    return made


def _strong(name: str, game: Game) -> Bot:
    from rockfall.bots.strong import Strong

    if name == "strong":
        return Strong(game)
    budget = _BUDGET.fullmatch(name)
    if budget is None:
        raise UnknownBot(name, [*bots(game.name), "strong:500", "strong:0.05s"], game.name)
    if budget["iterations"]:
        return Strong(game, iterations=int(budget["iterations"]))
    return Strong(game, seconds=float(budget["seconds"]))


def _at(address: str) -> Callable[[Game], Any]:
    module, _, attribute = address.partition(":")
    found: Callable[[Game], Any] = getattr(import_module(module), attribute)
    return found
