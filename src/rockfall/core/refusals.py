"""What games refuse alike: what is for chance, for a seat, for somebody else's turn, or too late."""

from __future__ import annotations

from typing import NamedTuple

from rockfall.core.game import Refusal


class Numbers(NamedTuple):
    """The rules of a game that say so."""

    chance: str
    turns: str
    end: str


def refusal(code: str, rule: str, **args: str | int) -> Refusal:
    return Refusal(code=code, rule=rule, args=args)


def mover(viewer: int | None, turn: int, rules: Numbers, *, is_chance: bool, is_over: bool) -> int | Refusal:
    """The viewer's seat, if it is to move; otherwise, or for what only chance does, why not."""
    if is_chance:
        return refusal("chance-only", rules.chance)
    if viewer is None:
        return refusal("only-watching", rules.turns)
    if is_over:
        return refusal("match-over", rules.end)
    return viewer if turn == viewer else refusal("not-your-turn", rules.turns, turn=turn)
