"""The registry: the only list to edit when a game is added. Nothing of a game is imported before it is asked for."""

from __future__ import annotations

from importlib import import_module

from rockfall.core.errors import UnknownGame
from rockfall.core.game import Game

GAMES = {
    "saboteur": "rockfall.games.saboteur.game:Saboteur",
    "saboteur2": "rockfall.games.saboteur.game:Saboteur2",
    "guilds": "rockfall.games.guilds.game:Guilds",
    "goblins": "rockfall.games.goblins.game:Goblins",
    "trollfjord": "rockfall.games.trollfjord.game:Trollfjord",
}


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def game_type(name: str) -> type[Game]:
    """The class of a game, by name."""
    if name not in GAMES:
        raise UnknownGame(name, GAMES)
    module, _, attribute = GAMES[name].partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found


def game(name: str, players: int | None = None, **options: object) -> Game:
    """A game by name, for so many players, with these options: `game("saboteur", players=5, laying="strict")`."""
    return game_type(name).make(players, **options)
