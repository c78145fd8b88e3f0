"""How much better one move is than another: both played out in the same worlds, with the same luck."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from rockfall.bots import policy_of
from rockfall.bots.search import Candidate, Search
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.puzzles.puzzle import Choice

FIELD = 6  # moves that are measured against each other: those that last longest in a search
INTERVAL = 1.96  # standard errors on each side, for 95 %
CLEAR = 3.0  # times its interval by which the best must lead the second
PROMISING = 0.8  # the same at a glance
LEAST_LEAD = 0.03  # and this much of the match at least, or nobody would care
MORE = 10  # times the budget, from a glance to a look to a second one


class Budget(NamedTuple):
    """What a first look may cost; a glance costs a tenth of it, a second look ten times as much."""

    worlds: int = 300  # in which each of the moves worth measuring is played out

    @property
    def search(self) -> int:
        """Playouts, to find out which moves those are."""
        return 2 * self.worlds + 60

    def glance(self) -> Budget:
        return Budget(max(8, self.worlds // MORE))

    def second(self) -> Budget:
        return Budget(self.worlds * MORE)


class Measured(NamedTuple):
    """Moves that were played out in the same worlds, the best first."""

    candidates: list[Candidate]

    @property
    def best(self) -> int:
        return int(self.candidates[0].move)

    def lead(self) -> tuple[float, float]:
        """How far the best is ahead of the second, and the half width of that lead's 95 % interval."""
        return lead(self.candidates[0].results, self.candidates[1].results)

    def is_clear(self, times: float = CLEAR) -> bool:
        ahead, interval = self.lead()
        return ahead >= LEAST_LEAD and ahead > times * interval

    def choices(self) -> list[Choice]:
        return [
            Choice(answer=int(each.move), chance=rounded(each.mean()), margin=rounded(each.margin()))
            for each in self.candidates
        ]


def rounded(chance: float) -> float:
    return round(min(1.0, max(0.0, chance)), 4)


def lead(one: list[float], other: list[float]) -> tuple[float, float]:
    differences = [a - b for a, b in zip(one, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    # One more difference of a tenth keeps a few equal ones from being sure.
    spread = sum((each - mean) ** 2 for each in differences) + 0.01
    return mean, INTERVAL * sqrt(spread / count / max(1, count - 1))


def measured(game: Game, view: View, rng: Rng, budget: Budget, only: list[int] | None = None) -> Measured | None:
    """Search, then measure the moves that lasted longest, or `only` these; None if there is nothing to choose."""
    search = Search(policy_of(game), view, rng, budget.search, 0.0)
    if only is None:
        if len(search.all) < 2:
            return None
        search.run()
        moves = [int(each.move) for each in search.ranked()[:FIELD]]
    else:
        moves = only
    field = [Candidate(move, order) for order, move in enumerate(moves)]
    search.left = field
    for _ in range(budget.worlds):
        search.try_world()
    return Measured(sorted(field, key=lambda each: -each.mean()))
