"""Another truth: a real match that one viewer cannot tell from a given one, found without the help of determinize.

It is the given match with something changed that the viewer did not see: two hidden moves exchanged (the cards that two
others were dealt), or one made differently (the role left over).
"""

from __future__ import annotations

from collections.abc import Sequence

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import State, seen_code


def other_truth(game: Game, state: State, viewer: int | None, rng: Rng, attempts: int = 6) -> State | None:
    """A match with another history in which the viewer observed the same, or None if no attempt succeeds."""
    history = state.history()
    seen = observed_by_ply(game, history, viewer)
    hidden = [ply for ply, move in enumerate(history) if move not in map(seen_code, seen[ply])]
    found: State | None = None
    for attempt in range(attempts if hidden else 0):
        reach = len(hidden) if attempt % 2 else min(len(hidden), 4)  # what is recent matters most, and is soon replayed
        ply = hidden[-1 - rng.below(reach)]
        changed = changed_at(game, history, ply, [other for other in hidden if seen[other] == seen[ply]], rng)
        other = replayed_alike(game, changed, seen, viewer) if changed != history else None
        if other is not None:
            found, history = other, changed
    return found


def changed_at(game: Game, history: list[int], ply: int, alike: Sequence[int], rng: Rng) -> list[int]:
    """The moves with this one made otherwise, or exchanged with one that looks alike."""
    changed = history[:]
    other = alike[rng.below(len(alike))]
    if history[other] != history[ply]:
        changed[ply], changed[other] = changed[other], changed[ply]
    else:
        changed[ply] = other_move(game, history[:ply], rng)
    return changed


def observed_by_ply(game: Game, history: Sequence[int], viewer: int | None) -> list[tuple[int, ...]]:
    """What the viewer noticed of each move."""
    state = game.new_state()
    seat = -1 if viewer is None else viewer
    seen: list[tuple[int, ...]] = []
    for move in history:
        before = state.ply
        state.apply(move)
        seen.append(tuple(state.observed(seat, before)))
    return seen


def other_move(game: Game, history: Sequence[int], rng: Rng) -> int:
    """Any move that is legal after this history."""
    state = game.new_state()
    for move in history:
        state.apply(move)
    moves = state.legal_moves()
    return moves[rng.below(len(moves))]


def replayed_alike(
    game: Game, history: Sequence[int], seen: Sequence[tuple[int, ...]], viewer: int | None
) -> State | None:
    """The state after these moves, if they are legal and the viewer notices of each what was noticed before."""
    state = game.new_state()
    seat = -1 if viewer is None else viewer
    for ply, move in enumerate(history):
        if move not in state.legal_moves():
            return None
        before = state.ply
        state.apply(move)
        if tuple(state.observed(seat, before)) != seen[ply]:
            return None
    return state
