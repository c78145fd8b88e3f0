"""What follows for hidden roles from what everybody did: exact, for any game that deals roles from one heap. Compiled.

A *place* is where one of the dealt dwarfs lies: before a seat, or laid away. A *case* is what else nobody knows, say
where the gold lies. The likelihood of what was seen is a product over places, so the joint chance of every deal in
every case can be summed without listing the deals: the sum goes place by place, and all that matters of the places
before is how often each role is gone.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng

NEVER: Final = -1e9  # the logarithm of what cannot be


@final
class Belief:
    """The chances of every deal of roles to places, in every case, after what was seen.

    Before anything is seen all deals of the heap are as likely as with shuffled cards. `know`, `rule_out_case` and
    `notice` tell it what was seen, in any order; then `solve`; then `chance`, `chance_of_case` and `draw`.
    """

    def __init__(self, heap: list[int], places: i64, cases: i64) -> None:
        """`heap` is how often each role is there; as many or fewer are dealt."""
        roles = len(heap)
        self.roles: i64 = roles
        self.places: i64 = places
        self.cases: i64 = cases
        self.heap: vec[i64] = vec[i64](heap)
        self.strides: vec[i64] = vec[i64]([0] * roles)
        gone: i64 = 1  # the number of ways in which roles may be gone: a count for each role
        for role in range(roles):
            self.strides[role] = gone
            gone *= heap[role] + 1
        self.ways: i64 = gone
        self.dealt: vec[i64] = vec[i64]([0] * int(gone))  # by way: how many places have been dealt
        self.left: vec[float] = vec[float]([0.0] * int(gone * roles))  # by way and role: how many are left
        for way in range(gone):
            for role in range(roles):
                used: i64 = way // self.strides[role] % (self.heap[role] + 1)
                self.dealt[way] += used
                self.left[way * roles + role] = float(self.heap[role] - used)
        # By place and role (and case before them): the logarithm of how likely what was seen there would be.
        self.logs: vec[float] = vec[float]([0.0] * int(cases * places * roles))
        self.case_logs: vec[float] = vec[float]([0.0] * int(cases))
        # What `solve` finds.
        self.likely: vec[float] = vec[float]([0.0] * int(cases * places * roles))  # `logs`, as numbers up to 1
        self.onward: vec[float] = vec[float]([0.0] * int(cases * gone))  # by way: how likely all later places are
        self.chances: vec[float] = vec[float]([0.0] * int(places * roles))
        self.case_chances: vec[float] = vec[float]([0.0] * int(cases))
        self.drawn: vec[i64] = vec[i64]([0] * int(places))

    # -- what was seen ------------------------------------------------------------------------------

    def know(self, place: i64, role: i64) -> None:
        """This role lies at this place, for certain."""
        for other in range(self.roles):
            if other != role:
                self.rule_out(place, other)

    def rule_out(self, place: i64, role: i64) -> None:
        for case in range(self.cases):
            self.logs[(case * self.places + place) * self.roles + role] = NEVER

    def rule_out_case(self, case: i64) -> None:
        self.case_logs[case] = NEVER

    def notice(self, case: i64, place: i64, role: i64, log: float) -> None:
        """Something was seen that has this (logarithm of a) chance if this role lies here and this is the case."""
        at: i64 = (case * self.places + place) * self.roles + role
        if self.logs[at] > NEVER:
            self.logs[at] += log

    # -- what follows -------------------------------------------------------------------------------

    def solve(self) -> None:
        """Work out all chances."""
        total_logs = vec[float]([0.0] * int(self.cases))
        most: float = NEVER * 2
        for case in range(self.cases):
            total_logs[case] = self.walk_back(case)
            if total_logs[case] > most:
                most = total_logs[case]
        total: float = 0.0
        for case in range(self.cases):
            self.case_chances[case] = math.exp(total_logs[case] - most)
            total += self.case_chances[case]
        for i in range(self.places * self.roles):
            self.chances[i] = 0.0
        for case in range(self.cases):
            self.case_chances[case] /= total
            if self.case_chances[case] > 0.0:
                self.walk_on(case)

    def walk_back(self, case: i64) -> float:
        """How likely all that was seen is in one case (a logarithm); from the last place to the first."""
        log = self.case_logs[case] + self.scale(case)
        roles = self.roles
        base: i64 = case * self.ways
        for way in range(self.ways - 1, -1, -1):
            place = self.dealt[way]
            if place > self.places:
                continue
            if place == self.places:
                self.onward[base + way] = 1.0
                continue
            total: float = 0.0
            row: i64 = (case * self.places + place) * roles
            for role in range(roles):
                left = self.left[way * roles + role]
                if left > 0.0:
                    total += left * self.likely[row + role] * self.onward[base + way + self.strides[role]]
            self.onward[base + way] = total
        if self.onward[base] <= 0.0:
            return NEVER * 2
        return log + math.log(self.onward[base])

    def scale(self, case: i64) -> float:
        """Turn logarithms into numbers, the most likely role of each place being 1; what was divided by."""
        log: float = 0.0
        for place in range(self.places):
            row: i64 = (case * self.places + place) * self.roles
            most: float = NEVER
            for role in range(self.roles):
                if self.logs[row + role] > most:
                    most = self.logs[row + role]
            for role in range(self.roles):
                is_possible: bool = self.logs[row + role] > NEVER
                self.likely[row + role] = math.exp(self.logs[row + role] - most) if is_possible else 0.0
            log += most
        return log

    def walk_on(self, case: i64) -> None:
        """Add up the chances of each role at each place in one case; from the first place to the last."""
        roles = self.roles
        base: i64 = case * self.ways
        before = vec[float]([0.0] * int(self.ways))
        before[0] = self.case_chances[case] / self.onward[base]
        for way in range(self.ways):
            if before[way] <= 0.0:
                continue
            place = self.dealt[way]
            if place >= self.places:
                continue
            row: i64 = (case * self.places + place) * roles
            for role in range(roles):
                left = self.left[way * roles + role]
                if left > 0.0:
                    after: i64 = way + self.strides[role]
                    step: float = before[way] * left * self.likely[row + role]
                    before[after] += step
                    self.chances[place * roles + role] += step * self.onward[base + after]

    # -- asking -------------------------------------------------------------------------------------

    def chance(self, place: i64, role: i64) -> float:
        return self.chances[place * self.roles + role]

    def chance_of_case(self, case: i64) -> float:
        return self.case_chances[case]

    def draw(self, rng: Rng) -> i64:
        """Draw a case, and with it a deal into `drawn`, each as likely as it is now believed."""
        case = self.draw_case(rng)
        base: i64 = case * self.ways
        roles = self.roles
        way: i64 = 0
        for place in range(self.places):
            row: i64 = (case * self.places + place) * roles
            left_over: float = rng.random() * self.onward[base + way]
            chosen: i64 = -1
            for role in range(roles):
                left = self.left[way * roles + role]
                if left > 0.0:
                    weight: float = left * self.likely[row + role] * self.onward[base + way + self.strides[role]]
                    if weight > 0.0:
                        chosen = role
                        left_over -= weight
                        if left_over < 0.0:
                            break
            self.drawn[place] = chosen
            way += self.strides[chosen]
        return case

    def draw_case(self, rng: Rng) -> i64:
        left_over: float = rng.random()
        chosen: i64 = -1
        for case in range(self.cases):
            if self.case_chances[case] > 0.0:
                chosen = case
                left_over -= self.case_chances[case]
                if left_over < 0.0:
                    break
        return chosen


def habits(rows: list[list[int]], floor: float) -> vec[float]:
    """A table of conduct: by row (who, in which position) and act, the logarithm of how often it is done.

    The rows hold worths in hundredths; an act is chosen by softmax of them, and now and then, `floor` of the time, any
    act, so nobody is ever ruled out by mere conduct.
    """
    table = vec[float](capacity=len(rows) * len(rows[0]))
    for row in rows:
        total: float = 0.0
        for worth in row:
            total += math.exp(worth / 100.0)
        for worth in row:
            share: float = math.exp(worth / 100.0) / total
            table = append(table, math.log((1.0 - floor) * share + floor / len(row)))
    return table
