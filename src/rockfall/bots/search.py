"""Flat Monte Carlo over imagined worlds, for any game. Compiled.

A world is drawn from what the viewer believes, and every candidate is played out in it with the same random numbers, so
that candidates differ by what they lead to and not by luck. Chances are averaged over worlds before a move is chosen:
nobody may play as if they knew which world they are in. The worse half of the candidates is dropped again and again
while the budget is used up, so that most of it goes to those that are hard to tell apart. Everybody plays for their own
chance to win the match.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from rockfall.bots.policy import Policy
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View

LEAST_WORLDS: Final = 4  # before a candidate may be dropped
DROPPED_AT: Final = 3.0  # standard errors behind the best at which a candidate is dropped immediately
DOUBT: Final = 0.03  # what a lead is taken to vary at least, as a sum of squares
CAUTION: Final = 0.5  # standard errors by which the best must lead the first candidate to be chosen in its place


@final
class Candidate:
    """A move, and how it fared in each world in which it was tried: always the first few worlds, without gaps."""

    def __init__(self, move: i64, order: i64) -> None:
        self.move: i64 = move
        self.order: i64 = order
        self.results: list[float] = []
        self.total: float = 0.0
        self.squares: float = 0.0
        self.stage: i64 = 0  # how many halvings it has survived

    def add(self, result: float) -> None:
        self.results.append(result)
        self.total += result
        self.squares += result * result

    def mean(self) -> float:
        count = len(self.results)
        return self.total / count if count else 0.5

    def margin(self) -> float:
        """The half width of the 95 % interval of the mean; one more result keeps a few from being sure."""
        count = len(self.results)
        if count == 0:
            return 0.5
        spread = self.squares - self.total * self.total / count + 0.25
        return min(0.5, 1.96 * sqrt(spread / (count + 1.0) / count))


def lead(one: Candidate, other: Candidate) -> float:
    """By how many standard errors one is ahead of another, in the worlds in which both were tried."""
    count = min(len(one.results), len(other.results))
    if count == 0:
        return 0.0
    total = 0.0
    squares = 0.0
    for i in range(count):
        ahead = one.results[i] - other.results[i]
        total += ahead
        squares += ahead * ahead
    mean = total / count
    # A few equal results do not make sure that all others will be equal.
    spread = max(0.0, squares - total * mean) + DOUBT
    return mean / sqrt(spread / count / count)


@final
class Search:
    """One search: made for a view, run once, then asked."""

    def __init__(self, policy: Policy, view: View, rng: Rng, iterations: i64, seconds: float) -> None:
        """A budget is a number of playouts, or seconds; 0 means that the other one counts."""
        self.policy: Policy = policy
        self.view: View = view
        self.rng: Rng = rng
        self.seat: i64 = view.turn
        self.iterations: i64 = iterations
        self.begun: float = perf_counter()
        self.seconds: float = seconds
        self.deadline: float = self.begun + seconds if seconds > 0.0 else 0.0
        self.used: i64 = 0  # playouts
        self.worlds: i64 = 0
        policy.attend(view, rng)
        moves = policy.candidates(policy.world(view, rng), self.seat, rng)
        self.all: list[Candidate] = [Candidate(move, order) for order, move in enumerate(moves)]
        self.left: list[Candidate] = self.all[:]

    def run(self, only_to_choose: bool = False) -> None:
        """Use up the budget; with `only_to_choose`, stop when one candidate is left."""
        stages: i64 = 1
        while (1 << stages) < len(self.all):
            stages += 1
        stage: i64 = 0
        while self.progress() < 1.0 and not (only_to_choose and len(self.left) == 1) and self.try_world():
            if self.worlds < LEAST_WORLDS or len(self.left) < 2:
                continue
            self.drop_hopeless()
            while stage + 1 < stages and self.progress() * int(stages) >= int(stage) + 1:
                stage += 1
                self.keep((len(self.all) + (1 << stage) - 1) >> stage)

    def progress(self) -> float:
        """How much of the budget is used up, from 0 to 1."""
        if self.deadline > 0.0:
            return (perf_counter() - self.begun) / self.seconds
        return int(self.used) / int(self.iterations)

    def try_world(self) -> bool:
        """Play every candidate that is left in one more world; False if the time ran out before all of them were."""
        root = self.policy.world(self.view, self.rng)
        luck = Rng(self.rng.next(), self.rng.next(), self.rng.next(), 1)
        taste = Rng(self.rng.next(), self.rng.next(), self.rng.next(), 1)
        stage = self.policy.stage(root)  # a candidate may end it by itself
        results: list[float] = []
        for candidate in self.left:
            state = root.copy()
            state.apply(candidate.move)
            if not play_out(self.policy, state, stage, luck.copy(), taste.copy(), self.deadline):
                return False
            results.append(self.policy.chance(state, self.seat))
            self.used += 1
        for i in range(len(results)):
            self.left[i].add(results[i])
        self.worlds += 1
        return True

    def keep(self, count: i64) -> None:
        """Drop all but the best `count`."""
        if len(self.left) > count:
            ranked = sorted(self.left, key=_standing)
            self.left = ranked[:count]
        for candidate in self.left:
            candidate.stage += 1

    def drop_hopeless(self) -> None:
        best = self.left[0]
        for candidate in self.left:
            if candidate.total > best.total:
                best = candidate
        self.left = [each for each in self.left if each is best or lead(best, each) < DROPPED_AT]

    def ranked(self) -> list[Candidate]:
        """Best first: the one to choose, then those that lasted longest."""
        found = sorted(self.all, key=_rank)
        first = self.all[0]
        if found[0] is not first and lead(found[0], first) < CAUTION:
            found.remove(first)
            found.insert(0, first)
        return found


def _standing(candidate: Candidate) -> tuple[float, int]:
    return (-candidate.mean(), candidate.order)


def _rank(candidate: Candidate) -> tuple[int, float, int]:
    return (-len(candidate.results), -candidate.mean(), candidate.order)


def play_out(policy: Policy, state: State, stage: i64, luck: Rng, taste: Rng, deadline: float) -> bool:
    """Play to the end of a stage; False if that was not reached in time. Without a deadline it always is."""
    left = policy.horizon
    while state.turn != NOBODY and policy.stage(state) == stage:
        turn = state.turn
        if turn == CHANCE:
            state.apply(state.draw(luck))
            continue
        if left == 0:
            return True
        left -= 1
        if deadline > 0.0 and perf_counter() > deadline:
            return False
        state.apply(policy.move(state, turn, taste))
    return True
