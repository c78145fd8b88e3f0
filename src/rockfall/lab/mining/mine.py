"""The plan by which puzzles are mined: match by match, from bots that play or from records.

At most one puzzle of a kind comes from a match, so that no two look alike. Results are taken in the order of matches,
whoever was done first, so the same plan always gives the same puzzles.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from rockfall.bots import bot
from rockfall.core.errors import BadOptions
from rockfall.core.game import Event, Game
from rockfall.core.play import play
from rockfall.core.record import Record
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games import game_type
from rockfall.lab.engine import Plan, Settings, run_each
from rockfall.lab.mining import blows, questions
from rockfall.lab.mining.looking import Budget
from rockfall.lab.mining.questions import KINDS, Finding, Position, Suspicions
from rockfall.puzzles.puzzle import Kind, Puzzle

LOOKS = 14  # positions of a match that get a first look, for each kind of question
HARD = 2  # a puzzle of this level ends the search for a harder one
ROUND_ENDED = "RoundEnded"  # the event by which games of secret roles show them
SETTLED = 6  # decisions of a match that pass before anything is asked


class Dig(msgspec.Struct, kw_only=True):
    """What one match brought: by kind of question how many positions came to what, and the puzzles."""

    looked: dict[str, dict[str, int]]
    puzzles: list[Puzzle]


class Mine(Plan[Dig], frozen=True, kw_only=True):
    """Matches by bots around the table, in turn for each number of players; or records."""

    game: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    matches: int
    seed: str
    worlds: int = Budget().worlds
    records: tuple[Path, ...] = ()
    kinds: tuple[str, ...] = ()  # of questions; by default all that the game has

    def asked(self) -> tuple[Kind, ...]:
        return tuple(kind for kind in KINDS[self.game] if not self.kinds or kind in self.kinds)

    def check(self) -> None:
        if self.game not in KINDS:
            raise BadOptions(f"expected a game for which there are questions: {', '.join(KINDS)}; got {self.game!r}")
        for kind in self.kinds:
            if kind not in KINDS[self.game]:
                raise BadOptions(f"{self.game}: expected questions among {', '.join(KINDS[self.game])}; got {kind!r}")
        for players in self.players:
            game = game_type(self.game).make(players)
            for name in self.bots:
                bot(name, game)

    def batch_count(self) -> int:
        return len(self.records) or self.matches

    def result_type(self) -> type[Dig]:
        return Dig

    def size_of(self, result: Dig) -> int:
        return len(result.puzzles)

    def unit(self) -> str:
        return "puzzles"

    def do(self, batch: int) -> Dig:
        game, moves = self._match(batch)
        shaft = Shaft(game, moves, Rng.seeded(self.seed, f"dig {batch}"), Budget(self.worlds))
        return shaft.dig(self.asked())

    def _match(self, batch: int) -> tuple[Game, list[int]]:
        if self.records:
            record = Record.load(self.records[batch])
            if record.header.game != self.game:
                raise BadOptions(f"expected records of {self.game}; {self.records[batch]} is of {record.header.game}")
            record.replay()
            return record.game(), [*record.moves]
        game = game_type(self.game).make(self.players[batch % len(self.players)])
        seats = [bot(self.bots[(seat + batch) % len(self.bots)], game) for seat in range(game.players)]
        return game, [*play(game, seats, f"{self.seed}/{batch}").moves]


class Shaft:
    """One match, gone through move by move."""

    def __init__(self, game: Game, moves: list[int], rng: Rng, budget: Budget) -> None:
        self.game = game
        self.moves = moves
        self.rng = rng
        self.budget = budget
        self.looked: dict[Kind, Counter[str]] = defaultdict(Counter)
        self.found: dict[Kind, Puzzle] = {}

    def dig(self, kinds: Sequence[Kind]) -> Dig:
        for kind in kinds:
            if kind == "who":
                self._watch()
            else:
                self._look(kind)
        return Dig(looked={kind: dict(each) for kind, each in self.looked.items()}, puzzles=[*self.found.values()])

    def _note(self, kind: Kind, finding: Finding) -> bool:
        """Count it, keep the harder of two; whether this kind needs no more looking."""
        verdict, puzzle = finding
        self.looked[kind][verdict.value] += 1
        known = self.found.get(kind)
        if puzzle is not None and (known is None or puzzle.level > known.level):
            self.found[kind] = puzzle
        return kind in self.found and self.found[kind].level >= HARD

    def _positions(self) -> Iterator[Position]:
        """Every position of the match in which a seat is to move."""
        state = self.game.new_state()
        for number, move in enumerate(self.moves):
            if state.turn != CHANCE:
                yield Position(self.game, state.copy(), self.moves[:number])
            state.apply(move)
        assert state.turn == NOBODY, "expected a match that was played to its end"

    def _look(self, kind: Kind) -> None:
        """A few positions in which this can be asked, in any order, until one is a hard puzzle."""
        asked = {"best": questions.best, "strike": questions.strike, "ending": questions.ending}[kind]
        fit = [at for number, at in enumerate(self._positions()) if number >= SETTLED and _is_asked(kind, at.state)]
        if kind == "ending":
            fit = fit[-2 * LOOKS :]
        for _ in range(min(LOOKS, len(fit))):
            at = fit.pop(self.rng.below(len(fit)))
            if self._note(kind, asked(at, self.rng, self.budget)):
                return

    def _watch(self) -> None:
        """After every move, what somebody who only watches makes of it, until roles are shown."""
        suspicions = Suspicions(self.game)
        state = self.game.new_state()
        is_shown = False
        events: list[Event] = []
        for number, move in enumerate(self.moves):
            seat = int(state.turn)
            state.apply(move, events.append)
            names = {type(event).__name__ for event in events}
            events.clear()
            is_shown = (is_shown or ROUND_ENDED in names) and not state.is_between_rounds()
            if is_shown or state.turn == NOBODY or state.is_between_rounds():
                suspicions.forget()
            elif seat != CHANCE:
                suspicions.see(state, number + 1, seat)
                at = Position(self.game, state, self.moves[: number + 1])
                if state.turn != CHANCE and self._note("who", questions.who(at, suspicions)):
                    return


def _is_asked(kind: Kind, state: State) -> bool:
    is_blow = blows.is_stop_or_strike(state)
    return is_blow if kind == "strike" else not is_blow and len(state.legal_moves()) > 1


# -- taking them ------------------------------------------------------------------------------------------------


class Haul(msgspec.Struct, kw_only=True):
    """All that was mined, and what it took."""

    puzzles: list[Puzzle]
    matches: int
    looked: dict[str, dict[str, int]]  # by kind of question: how many positions came to what


class Basket:
    """Takes puzzles until there are enough of every kind; easy ones may be a quarter of them, or fill up the rest."""

    def __init__(self, kinds: Sequence[Kind], count: int) -> None:
        self.wanted = -(-count // len(kinds))
        self.kept: dict[Kind, list[Puzzle]] = {kind: [] for kind in kinds}
        self.easy: dict[Kind, list[Puzzle]] = {kind: [] for kind in kinds}

    def put(self, puzzle: Puzzle) -> None:
        kept, easy = self.kept[puzzle.kind], self.easy[puzzle.kind]
        number_of_easy = sum(each.level == 1 for each in kept)
        if puzzle.level == 1 and number_of_easy >= self.wanted // 4:
            easy.append(puzzle)
        elif len(kept) < self.wanted:
            kept.append(puzzle)

    def is_full(self) -> bool:
        return all(len(each) >= self.wanted for each in self.kept.values())

    def puzzles(self) -> list[Puzzle]:
        """Those of a level beside each other, the easy ones first."""
        found = [puzzle for kind, kept in self.kept.items() for puzzle in [*kept, *self.easy[kind]][: self.wanted]]
        return sorted(found, key=lambda puzzle: puzzle.level)


def mine(plan: Mine, settings: Settings, count: int) -> Haul:
    """As many puzzles as asked for, equally many of each kind, or as many as the matches hold."""
    plan.check()
    kinds = plan.asked()
    basket = Basket(kinds, count)
    haul = Haul(puzzles=[], matches=0, looked={kind: {} for kind in kinds})
    waiting: dict[int, Dig] = {}
    with closing(run_each(plan, settings, plan.game)) as results:
        for batch, dig in results:
            waiting[batch] = dig
            while haul.matches in waiting and not basket.is_full():
                _take(haul, waiting.pop(haul.matches), basket)
            if basket.is_full():
                break
    haul.puzzles = basket.puzzles()
    return haul


def _take(haul: Haul, dig: Dig, basket: Basket) -> None:
    haul.matches += 1
    for kind, verdicts in dig.looked.items():
        for verdict, number in verdicts.items():
            haul.looked[kind][verdict] = haul.looked[kind].get(verdict, 0) + number
    for puzzle in dig.puzzles:
        basket.put(puzzle)
