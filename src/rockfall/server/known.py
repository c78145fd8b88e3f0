"""Games and their actions, made once for all tables. They are kept for good, and nobody changes them."""

from __future__ import annotations

from rockfall.core.errors import RockfallError, VersionMismatch
from rockfall.core.game import Game
from rockfall.games import game_type
from rockfall.server.refused import Refused

_actions: dict[tuple[int, int], dict[str, object]] = {}  # by the id of the game, and by move


def action_of(game: Game, move: int) -> dict[str, object]:
    """The action of a move as plain JSON."""
    found = _actions.get((id(game), move))
    if found is None:
        found = _actions[id(game), move] = game.action_to_json(game.decode(move))
    return found


_games: dict[str, Game] = {}


def interned(name: str, rules_version: int, players: int, options: dict[str, object]) -> Game:
    """The game: the same object for all tables that play it with the same options."""
    key = repr((name, rules_version, players, sorted(options.items())))
    if key not in _games:
        try:
            _games[key] = game_type(name).by_rules(rules_version).make(players, **options)
        except VersionMismatch as error:
            raise Refused("broken-table", "a match by rules that are known", str(error)) from None
        except RockfallError as error:
            raise Refused("bad-options", "a game with its options", str(error)) from None
    return _games[key]
