"""The questions that a position may be asked, and what makes each of them a puzzle.

A question that promises something at a glance gets a first look; what stands out there gets a second one, with ten
times the budget and other luck, and is kept only if that finds the same answer as clearly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

import msgspec

from rockfall.bots import bot, bots, policy_of
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import State
from rockfall.lab.mining import blows
from rockfall.lab.mining.exact import Solver, TooLarge
from rockfall.lab.mining.looking import PROMISING, Budget, Measured, measured, rounded
from rockfall.puzzles.puzzle import Choice, Clue, Kind, Puzzle

ASKED = 8  # times that each weaker bot is asked
LEAST_TREE = 60  # positions below which an ending is no question
RISKY = (0.03, 0.9)  # the chance that one more blow angers the spirit: otherwise nobody would hesitate
DECISIVE = 0.5  # of the victory, by which the one right move of an ending leads all others
SURE = 0.95  # that a seat has the role
UNLIKELY = 0.05  # that any other one has
CLUES = 3  # that are needed at least
TELLING = 0.04  # by which a move must raise a suspicion to be a clue
GIVEN_AWAY = 0.6  # a move that raises it by this much alone leaves nothing to find out

# The role that is looked for; games without secret roles have none.
ROLES = {"saboteur": "saboteur", "saboteur2": "saboteur", "goblins": "goblin"}
KINDS: dict[str, tuple[Kind, ...]] = {
    "saboteur": ("best", "who"),
    "saboteur2": ("best", "who"),
    "goblins": ("best", "who"),
    "guilds": ("best", "ending"),
    "trollfjord": ("best", "strike"),
}


class Verdict(Enum):
    """What became of a position that was looked at."""

    DULL = "nothing stands out"
    REFUSED = "refused on the second look"
    KEPT = "kept"


class Position(NamedTuple):
    """Where a match stands when a seat is to move, and where it will end: nothing of that may be asked for."""

    game: Game
    state: State
    moves: Sequence[int]

    def puzzle(self, kind: Kind, **facts: Any) -> Puzzle:
        return Puzzle(
            game=self.game.name,
            kind=kind,
            rules_version=self.game.rules_version,
            players=self.game.players,
            options=msgspec.json.decode(msgspec.json.encode(self.game.options)),
            moves=list(self.moves),
            **facts,
        )


Finding = tuple[Verdict, Puzzle | None]


# -- the best move ---------------------------------------------------------------------------------------------


def best(at: Position, rng: Rng, budget: Budget) -> Finding:
    """Its lead over the second best is more than three times the interval of that lead."""
    return _asked(at, "best", rng, budget, None)


def strike(at: Position, rng: Rng, budget: Budget) -> Finding:
    """Stop, or strike once more? All blows are one answer: that of the best of them."""
    view = at.state.view(at.state.turn)
    tried = measured(at.game, view, rng, budget.glance(), blows.best_placed(at.state))
    assert tried is not None
    odds = blows.odds(at.state, tried.best)
    if not RISKY[0] <= odds.anger <= RISKY[1]:
        return Verdict.DULL, None
    verdict, puzzle = _asked(at, "strike", rng, budget, [blows.STOP, tried.best])
    return verdict, None if puzzle is None else msgspec.structs.replace(puzzle, odds=[odds])


def _asked(at: Position, kind: Kind, rng: Rng, budget: Budget, only: list[int] | None) -> Finding:
    view = at.state.view(at.state.turn)
    glance = measured(at.game, view, rng, budget.glance(), only)
    if glance is None or not glance.is_clear(PROMISING):
        return Verdict.DULL, None
    first = measured(at.game, view, rng, budget, only)
    assert first is not None
    if not first.is_clear():
        return Verdict.DULL, None
    second = measured(at.game, view, rng, budget.second(), only)
    assert second is not None
    if second.best != first.best or not second.is_clear():
        return Verdict.REFUSED, None
    return Verdict.KEPT, _puzzle_of(at, kind, second, rng, budget)


def _puzzle_of(at: Position, kind: Kind, found: Measured, rng: Rng, budget: Budget) -> Puzzle:
    right = [found.best]
    if kind == "strike" and found.best != blows.STOP:
        right = [int(move) for move in at.state.legal_moves() if move != blows.STOP]
    failed = failures(at, right, rng)
    return at.puzzle(
        kind,
        seat=int(at.state.turn),
        answers=[found.best],
        choices=found.choices(),
        level=level(failed),
        failed=failed,
        playouts=budget.second().worlds,
    )


def failures(at: Position, answers: Sequence[int], rng: Rng) -> dict[str, float]:
    """How often each bot below the strongest makes another move, and the strongest in a hurry."""
    names = [*bots(at.game.name)[:-1], "strong:60"]
    view = at.state.view(at.state.turn)
    failed = {}
    for name in names:
        asked = bot(name, at.game)
        wrong = sum(asked.choose(view, rng) not in answers for _ in range(ASKED))
        failed[name] = wrong / ASKED
    return failed


def level(failed: Mapping[str, float]) -> int:
    """1 to 4: which of the bots, from the weaker to the stronger, mostly fail."""
    return 1 + sum(failed.get(name, 0.0) >= 0.5 for name in ("sensible", "attentive", "strong:60"))


# -- endings ---------------------------------------------------------------------------------------------------


def ending(at: Position, rng: Rng, budget: Budget) -> Finding:
    """One move alone wins. Worked out to the end, so there is nothing to look at twice."""
    solver = Solver()
    try:
        found = solver.moves(at.state)
    except TooLarge:
        return Verdict.DULL, None
    seat = int(at.state.turn)
    ranked = sorted(found.items(), key=lambda item: item[1].for_seat(seat), reverse=True)
    shares = [rounded(worth.shares[seat]) for _, worth in ranked]
    if len(ranked) < 2 or shares[0] - shares[1] < DECISIVE or len(solver.known) < LEAST_TREE:
        return Verdict.DULL, None
    answers = [ranked[0][0]]
    failed = failures(at, answers, rng)
    choices = [Choice(answer=move, chance=share) for (move, _), share in zip(ranked, shares, strict=True)]
    made = at.puzzle("ending", seat=seat, answers=answers, choices=choices, level=level(failed), failed=failed)
    return Verdict.KEPT, made


# -- who is who ------------------------------------------------------------------------------------------------


class Suspicions:
    """How likely each seat has the role that is looked for, for somebody who only watches, move by move."""

    def __init__(self, game: Game) -> None:
        self.policy = policy_of(game)
        self.role = ROLES[game.name]
        self.by_ply: list[tuple[int, int, list[float]]] = []  # number of moves made, who made the last, then by seat

    def see(self, state: State, made: int, seat: int) -> None:
        beliefs = self.policy.beliefs(state.view(None))
        self.by_ply.append((made, seat, [each.get(self.role, 0.0) for each in beliefs]))

    def forget(self) -> None:
        """Roles are dealt anew."""
        self.by_ply.clear()

    def clues(self, culprit: int) -> list[Clue]:
        """The moves that raised the suspicion: the culprit's own, and those by which others cleared themselves."""
        found = []
        for (_, _, before), (made, seat, after) in zip(self.by_ply, self.by_ply[1:], strict=False):
            if after[culprit] - before[culprit] >= TELLING:
                clue = Clue(
                    number=made - 1,
                    seat=seat,
                    about=culprit,
                    before=rounded(before[culprit]),
                    after=rounded(after[culprit]),
                )
                found.append(clue)
        return found

    def guessed_early(self, culprits: Sequence[int]) -> dict[str, float]:
        """How often those who stopped watching earlier would have named others: by how much of it they saw."""
        failed = {}
        for name, part in (("a quarter", 0.25), ("half", 0.5), ("three quarters", 0.75)):
            seen = self.by_ply[: max(1, round(part * len(self.by_ply)))][-max(1, len(self.by_ply) // 8) :]
            wrong = sum(_most_suspect(chances, len(culprits)) != set(culprits) for _, _, chances in seen)
            failed[name] = round(wrong / len(seen), 4)
        return failed


def _most_suspect(chances: Sequence[float], count: int) -> set[int]:
    ranked = sorted(range(len(chances)), key=lambda seat: -chances[seat])
    return set(ranked[:count])


def who(at: Position, suspicions: Suspicions) -> Finding:
    """All is clear from what everybody saw, but from no single move; and it is true."""
    chances = suspicions.by_ply[-1][2]
    culprits = [seat for seat, chance in enumerate(chances) if chance > SURE]
    if not culprits or any(UNLIKELY < chance <= SURE for chance in chances):
        return Verdict.DULL, None
    clues = [suspicions.clues(culprit) for culprit in culprits]
    if any(len(each) < CLUES or max(clue.after - clue.before for clue in each) > GIVEN_AWAY for each in clues):
        return Verdict.DULL, None
    if culprits != _guilty(at, suspicions):
        return Verdict.REFUSED, None
    failed = suspicions.guessed_early(culprits)
    made = at.puzzle(
        "who",
        seat=None,
        role=suspicions.role,
        answers=culprits,
        choices=[
            Choice(answer=seat, chance=rounded(chance))
            for seat, chance in sorted(enumerate(chances), key=lambda item: -item[1])
        ],
        level=1 + sum(part >= 0.5 for part in failed.values()),
        failed=failed,
        clues=sorted((clue for each in clues for clue in each), key=lambda clue: clue.number),
    )
    return Verdict.KEPT, made


def _guilty(at: Position, suspicions: Suspicions) -> list[int]:
    """The truth: everybody knows their own role."""
    policy, role = suspicions.policy, suspicions.role
    seats = range(at.game.players)
    return [seat for seat in seats if policy.beliefs(at.state.view(seat))[seat].get(role, 0.0) > SURE]
