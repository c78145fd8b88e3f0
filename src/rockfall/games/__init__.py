"""The registry: the only list to edit when a game is added. Nothing of a game is imported before it is asked for."""

from __future__ import annotations

from rockfall.core.errors import UnknownGame
from rockfall.core.game import Game
from rockfall.core.manifest import Manifest, found_at
from rockfall.games.goblins.manifest import GOBLINS
from rockfall.games.guilds.manifest import GUILDS
from rockfall.games.saboteur.manifest import SABOTEUR, SABOTEUR2
from rockfall.games.trollfjord.manifest import TROLLFJORD

GAMES = {
    "saboteur": SABOTEUR,
    "saboteur2": SABOTEUR2,
    "goblins": GOBLINS,
    "guilds": GUILDS,
    "trollfjord": TROLLFJORD,
}


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def manifest(name: str) -> Manifest:
    """What comes with a game."""
    if name not in GAMES:
        raise UnknownGame(name, GAMES)
    return GAMES[name]


def game_type(name: str) -> type[Game]:
    """The class of a game, by name."""
    found: type[Game] = found_at(manifest(name).game)
    return found


def game(name: str, players: int | None = None, **options: object) -> Game:
    """A game by name, for this many players, with these options: `game("saboteur", players=5, laying="strict")`."""
    return game_type(name).make(players, **options)
