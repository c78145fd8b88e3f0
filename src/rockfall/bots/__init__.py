"""Bots by name. A bot is given a view, never a state.

Names, weakest first: "uniform" (level 0) and "strong" (level 3) play every game; a game may add "sensible" (level 1)
and "attentive" (level 2). "strong" may be followed by a budget: "strong:500" tries 500 playouts per move,
"strong:0.05s" takes 0.05 seconds.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rockfall.core.bot import Bot
from rockfall.core.errors import UnknownBot
from rockfall.core.game import Game
from rockfall.core.manifest import Manifest, found_at
from rockfall.games import GAMES, manifest

if TYPE_CHECKING:
    from rockfall.bots.policy import Policy

_BUDGET = re.compile(r"strong:(?:(?P<iterations>[1-9][0-9]*)|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s)")


def _manifest(game: str) -> Manifest:
    """Games that nobody has registered are played by the bots that play every game."""
    return manifest(game) if game in GAMES else Manifest("")


def bots(game: str) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return ["uniform", *_manifest(game).bots, "strong"]


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play this game."""
    if name == "uniform":
        from rockfall.bots.uniform import Uniform

        return Uniform()
    if name == "strong" or name.startswith("strong:"):
        return _strong(name, game)
    address = _manifest(game.name).bots.get(name)
    if address is None:
        raise UnknownBot(name, bots(game.name), game.name)
    made: Bot = found_at(address)(game)
    return made


def policy_of(game: Game) -> Policy:
    """What a search knows of this game."""
    from rockfall.bots.policy import Policy

    address = _manifest(game.name).policy
    made: Policy = Policy(game) if address is None else found_at(address)(game)
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
