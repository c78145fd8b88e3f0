"""Positions worked out to the end: everybody plays for the victory first, then for points ahead of the best other."""

from __future__ import annotations

from typing import NamedTuple

from rockfall.core.state import CHANCE, NOBODY, State

NODES = 150_000  # positions that are looked at before a solution is given up


class Worth(NamedTuple):
    """What a position comes to, by seat."""

    shares: tuple[float, ...]  # of the victory
    points: tuple[float, ...]

    def for_seat(self, seat: int) -> tuple[float, float]:
        others = max(points for other, points in enumerate(self.points) if other != seat)
        return (round(self.shares[seat], 9), self.points[seat] - others)


class TooLarge(Exception):
    """More positions than anybody wants to wait for."""


class Solver:
    """Works positions out, once each. Only for games, or ends of games, in which nothing is hidden."""

    def __init__(self, nodes: int = NODES) -> None:
        self.left = nodes
        self.known: dict[tuple[tuple[int, ...], ...], Worth] = {}

    def moves(self, state: State) -> dict[int, Worth]:
        """What each move comes to. TooLarge if that cannot be found out."""
        return {int(move): self.worth(after(state, move)) for move in state.legal_moves()}

    def worth(self, state: State) -> Worth:
        if state.turn == NOBODY:
            won = state.winners()
            shares = tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(state.scores())))
            return Worth(shares, tuple(map(float, state.scores())))
        key = tuple(map(tuple, state.to_rows()[1:]))  # without its past
        found = self.known.get(key)
        if found is None:
            self.left -= 1
            if self.left < 0 or state.turn == CHANCE:
                raise TooLarge
            seat = int(state.turn)
            found = max(self.moves(state).values(), key=lambda worth: worth.for_seat(seat))
            self.known[key] = found
        return found


def after(state: State, move: int) -> State:
    changed = state.copy()
    changed.apply(move)
    return changed
