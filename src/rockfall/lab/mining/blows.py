"""What one more blow at the rock tower brings, exactly: every outcome of chance, with its weight."""

from __future__ import annotations

from rockfall.bots.trollfjord.search import is_best_placed
from rockfall.core.state import CHANCE, State
from rockfall.games.trollfjord.edition import AT_SITE, HAMMERING, SITE_REGIONS, boulder_count
from rockfall.games.trollfjord.edition import STOP as _STOP
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.puzzles.puzzle import Odds

STOP = int(_STOP)


def is_stop_or_strike(state: State) -> bool:
    return isinstance(state, TrollfjordState) and state.phase == HAMMERING and STOP in list(state.legal_moves())


def best_placed(state: State) -> list[int]:
    """For each strength the blow at the place where it brings most."""
    return [int(move) for move in state.legal_moves() if move != STOP and is_best_placed(move)]


def within_reach(state: TrollfjordState) -> int:
    """How many of the site's treasures the boulders outside are enough for."""
    out = boulder_count(state.out)
    values = [state.treasures[SITE_REGIONS[state.site * AT_SITE + place]] for place in range(AT_SITE)]
    return sum(1 for value in values if value and value <= out)


def outcomes(state: TrollfjordState) -> list[tuple[TrollfjordState, float]]:
    """Where chance may lead, until somebody is to move, and how likely. Boulders show one by one: orders are alike."""
    found: list[tuple[TrollfjordState, float]] = []
    falling = [(state, 1.0)]
    while falling:
        then: dict[tuple[int, int], tuple[TrollfjordState, float]] = {}
        for before, weight in falling:
            if before.turn != CHANCE:
                found.append((before, weight))
                continue
            weights = [float(each) for each in before.chance_weights()]
            for move, part in zip(before.legal_moves(), weights, strict=True):
                after = before.copy()
                after.apply(move)
                key = (int(after.out), int(after.pending))
                known = then.get(key)
                then[key] = (after, weight * part / sum(weights) + (known[1] if known else 0.0))
        falling = [*then.values()]
    return found


def odds(state: State, blow: int) -> Odds:
    assert isinstance(state, TrollfjordState)
    struck = state.copy()
    struck.apply(blow)
    before = within_reach(state)
    anger = treasure = 0.0
    for then, weight in outcomes(struck):
        if then.excess():
            anger += weight
        elif within_reach(then) > before:
            treasure += weight
    return Odds(move=blow, anger=round(min(1.0, anger), 4), treasure=round(min(1.0, treasure), 4))
