"""What all environments share: which game, what is paid, how an illegal move is refused, what is missing."""

from __future__ import annotations

from typing import Any, Literal, get_args

from rockfall.core.errors import BadOptions, IllegalMove, RockfallError
from rockfall.core.game import Game
from rockfall.core.state import State

Reward = Literal["wins", "scores"]
"""What is paid when the match is over: a win (shared by those who tie), or everybody's points."""


class MissingExtra(RockfallError, ImportError):
    """A library that these environments need is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"expected the library {library}; pip install 'rockfall[{extra}]'")


def game_of(game: Game | str, players: int | None, options: dict[str, Any]) -> Game:
    """A game by name with its players and options, or one that is made already."""
    if isinstance(game, str):
        from rockfall.games import game as by_name

        return by_name(game, players, **options)
    if players is not None or options:
        raise BadOptions(f"expected players and options together with a game's name; got them with {game!r}")
    return game


def check_reward(reward: str) -> None:
    if reward not in get_args(Reward):
        raise BadOptions(f"expected the reward to be one of {', '.join(get_args(Reward))}; got {reward!r}")


def paid(state: State, players: int, reward: Reward) -> list[float]:
    """What each seat is paid when the match is over."""
    if reward == "scores":
        return [float(score) for score in state.scores()]
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def refuse(game: Game, state: State, move: int, where: str = "") -> None:
    """Say why this move may not be made; called with moves that are not legal."""
    game.check_code(move)
    refusal = game.why_not(state.view(int(state.turn)), game.decode(move))
    assert refusal is not None, "a move that is not legal must be refused with a reason"
    error = IllegalMove(refusal.code, refusal.rule, dict(refusal.args))
    error.add_note(f"{where}seat {state.turn}: {game.decode(move)}")
    raise error
