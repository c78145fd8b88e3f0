"""For spectators who see everything, but late: all of a round, when the next one begins or the match is over."""

from __future__ import annotations

from rockfall.core.game import Event


class LateReveal:
    def __init__(self) -> None:
        self._unrevealed: list[list[Event]] = []  # by move
        self._round: object = None

    def reveal(self, events: list[Event], round_: object, is_over: bool) -> list[Event]:
        """After a move with these events, in this round: what spectators may see now."""
        self._unrevealed.append(events)
        if self._round is None:
            self._round = round_
        if round_ == self._round and not is_over:
            return []
        self._round = round_
        revealed = [event for of_move in self._unrevealed for event in of_move]
        self._unrevealed = []
        return revealed

    def take_back(self) -> None:
        if self._unrevealed:
            self._unrevealed.pop()
