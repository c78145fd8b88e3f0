"""`rockfall simulate`: many matches between bots, in one process or in several, with the same result."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from time import perf_counter

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from rockfall.bots import bot
from rockfall.cli.options import text_of
from rockfall.cli.output import print_json
from rockfall.core.errors import BadOptions
from rockfall.core.game import Game
from rockfall.core.play import play
from rockfall.lab.counting import Counting
from rockfall.lab.engine import STOPPED, Plan, Settings, run_each, write_whole

BATCHES = 200  # about as many as there are, so that the work can be shared and its end is foreseen


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One match."""

    seats: list[str]
    scores: list[int]
    decisions: int


class Simulation(Plan[list[Result]], frozen=True, kw_only=True):
    """What to play."""

    game: Game
    bots: tuple[str, ...]
    matches: int
    seed: str
    save: Path | None = None

    def seats(self, match: int) -> list[str]:
        """Who sits where: bots go round the table, and one seat on with every match."""
        return [self.bots[(seat + match) % len(self.bots)] for seat in range(self.game.players)]

    def path(self, match: int) -> Path | None:
        """Where a match is saved."""
        if self.save is None:
            return None
        return self.save / f"{self.game.name}-{match:0{len(str(self.matches - 1))}}.jsonl"

    # -- what the engine asks for -----------------------------------------------------------------------

    def per_batch(self) -> int:
        return -(-self.matches // BATCHES)

    def batch_count(self) -> int:
        return -(-self.matches // self.per_batch())

    def do(self, batch: int) -> list[Result]:
        first = batch * self.per_batch()
        return [play_one(self, match) for match in range(first, min(first + self.per_batch(), self.matches))]

    def result_type(self) -> type[list[Result]]:
        return list[Result]

    def size_of(self, result: list[Result]) -> int:
        return len(result)

    def unit(self) -> str:
        return "matches"


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Means over the matches of a seat or of a bot."""

    who: str
    played: int  # matches times seats
    mean_score: float
    wins: float  # a win shared by three is a third of a win for each
    win_rate: float


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What came out; the same for the same plan, whatever ran it."""

    game: str
    players: int
    options: dict[str, object]
    seed: str
    matches: int
    decisions_per_match: float
    seats: list[Line]
    bots: list[Line]


def simulate(plan: Simulation, jobs: int, as_json: bool) -> None:
    """Play, show how far it is, print the summary."""
    _check(plan)
    began = perf_counter()
    results, is_stopped = _watched(plan, jobs)
    seconds = perf_counter() - began
    if is_stopped:
        typer.echo(f"rockfall: stopped after {len(results)} of {plan.matches} matches", err=True)
    if results:
        summary = summed_up(plan, results)
        if as_json:
            print_json(summary)
        else:
            _print_summary(summary, len(results) / seconds)
    if is_stopped:
        raise typer.Exit(STOPPED)


def _check(plan: Simulation) -> None:
    """Before any process starts."""
    if len(plan.bots) > plan.game.players:
        raise BadOptions(f"--bots: expected at most {plan.game.players}, one for each seat; got {len(plan.bots)}")
    for name in plan.bots:
        bot(name, plan.game)
    if plan.save is not None:
        try:
            plan.save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOptions(f"--save: expected a folder; {plan.save}: {error.strerror}") from None


def _watched(plan: Simulation, jobs: int) -> tuple[list[Result], bool]:
    """The results, in order, and whether somebody pressed Ctrl-C."""
    batches: dict[int, list[Result]] = {}
    is_stopped = False
    try:
        for batch, results in run_each(plan, Settings(jobs=jobs), plan.game.name):
            batches |= {batch: results}
    except KeyboardInterrupt:
        is_stopped = True
    return [result for batch in sorted(batches) for result in batches[batch]], is_stopped


def play_one(plan: Simulation, match: int) -> Result:
    """One match; its seed is the plan's with the match's number."""
    counting = [Counting(bot(name, plan.game)) for name in plan.seats(match)]
    record = play(plan.game, counting, f"{plan.seed}/{match}")
    path = plan.path(match)
    if path is not None:
        write_whole(path, record.dumps().encode())
    return Result(seats=plan.seats(match), scores=record.scores, decisions=sum(each.decisions for each in counting))


def summed_up(plan: Simulation, results: list[Result]) -> Summary:
    """Means by seat and by bot."""
    by_seat: dict[str, list[tuple[int, Fraction]]] = {str(seat): [] for seat in range(plan.game.players)}
    by_bot: dict[str, list[tuple[int, Fraction]]] = {name: [] for name in dict.fromkeys(plan.bots)}
    for result in results:
        for seat, (score, win) in enumerate(zip(result.scores, wins(result.scores), strict=True)):
            by_seat[str(seat)].append((score, win))
            by_bot[result.seats[seat]].append((score, win))
    return Summary(
        game=plan.game.name,
        players=plan.game.players,
        options=msgspec.to_builtins(plan.game.options),
        seed=plan.seed,
        matches=len(results),
        decisions_per_match=sum(result.decisions for result in results) / len(results),
        seats=[_line(who, rows) for who, rows in by_seat.items()],
        bots=[_line(who, rows) for who, rows in by_bot.items() if rows],
    )


def wins(scores: list[int]) -> list[Fraction]:
    """Most points win; ties share the win."""
    best = max(scores)
    return [Fraction(score == best, scores.count(best)) for score in scores]


def _line(who: str, rows: list[tuple[int, Fraction]]) -> Line:
    won = sum((win for _, win in rows), Fraction())  # exact, so the order of matches does not matter
    return Line(
        who=who,
        played=len(rows),
        mean_score=sum(score for score, _ in rows) / len(rows),
        wins=float(won),
        win_rate=float(won / len(rows)),
    )


def _print_summary(summary: Summary, matches_per_second: float) -> None:
    options = "".join(f", {name}={text_of(value)}" for name, value in summary.options.items())
    console = Console(highlight=False)
    console.print(
        f"{summary.game}, {summary.players} players{options}, seed {summary.seed}", markup=False, soft_wrap=True
    )
    table = Table("", "played", "mean score", "wins", "of matches")
    for line in summary.seats:
        table.add_row(f"seat {line.who}", *_cells(line))
    table.add_section()
    for line in summary.bots:
        table.add_row(line.who, *_cells(line))
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    noun = "match" if summary.matches == 1 else "matches"
    console.print(
        f"{summary.matches} {noun}, {summary.decisions_per_match:.1f} decisions each, "
        f"{matches_per_second:.0f} matches per second"
    )


def _cells(line: Line) -> list[str]:
    return [str(line.played), f"{line.mean_score:.2f}", f"{line.wins:.1f}", f"{line.win_rate:.1%}"]
