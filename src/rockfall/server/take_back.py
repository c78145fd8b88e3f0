"""Whether a move may be taken back."""

from __future__ import annotations

from rockfall.core.state import State, seen_actor, seen_code


def is_last_move_harmless(state: State, seat: int) -> bool:
    """Whether the last thing that happened is a move of this seat that showed nobody anything.

    A move that turned something over, a look at something hidden, a card drawn: each leaves a sign or an outcome of
    chance behind the move, and then the move is not the last entry of the log.
    """
    if state.ply == 0:
        return False
    seen = state.observed(seat, state.ply - 1)
    return len(seen) == 1 and seen_code(seen[0]) >= 0 and seen_actor(seen[0]) == seat
