"""The registry: a game is added by one line in GAMES. Nothing of a game is imported before it is asked for."""

from __future__ import annotations

from rockfall.core.errors import UnknownGame
from rockfall.core.game import Game
from rockfall.core.manifest import Manifest, found_at

# By name, in the order of the home page: where each game's manifest is.
GAMES = {
    "saboteur": "rockfall.games.saboteur.manifest:SABOTEUR",
    "saboteur2": "rockfall.games.saboteur.manifest:SABOTEUR2",
    "goblins": "rockfall.games.goblins.manifest:GOBLINS",
    "guilds": "rockfall.games.guilds.manifest:GUILDS",
    "trollfjord": "rockfall.games.trollfjord.manifest:TROLLFJORD",
}


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def manifest(name: str) -> Manifest:
    """What comes with a game."""
    if name not in GAMES:
        raise UnknownGame(name, GAMES)
    found: Manifest = found_at(GAMES[name])
    return found


def game_type(name: str) -> type[Game]:
    """The class of a game, by name."""
    found: type[Game] = found_at(manifest(name).game)
    return found


def game(name: str, players: int | None = None, **options: object) -> Game:
    """A game by name, for this many players, with these options: `game("saboteur", players=5, laying="strict")`."""
    return game_type(name).make(players, **options)
