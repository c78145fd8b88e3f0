"""`rockfall tournament`: play one, print it as a table, write it as CSV and as a plot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.table import Table

from rockfall.core.errors import BadOptions, NotHere
from rockfall.lab.engine import STOPPED, Settings, run
from rockfall.lab.stats import Estimate
from rockfall.lab.tournament import (
    Contrast,
    Line,
    Match,
    Replacement,
    RoundRobin,
    Sample,
    Tournament,
    contrasts,
    lines,
)

if TYPE_CHECKING:
    from rockfall.lab.ratings import Rating

WIDTH = 132


def tournament(plan: Tournament, settings: Settings, out: Path | None, anchor: str | None) -> None:
    """Play it and say how it went."""
    plan.check()
    if anchor is not None and anchor not in plan.names():
        raise BadOptions(f"expected --anchor to be one of the bots {', '.join(plan.names())}; got {anchor!r}")
    _expect_lab(out)
    try:
        matches = [match for batch in run(plan, settings, plan.games[0].name) for match in batch]
    except KeyboardInterrupt:
        kept = "; the same command resumes from here" if settings.folder else ""
        typer.echo(f"rockfall: stopped{kept}", err=True)
        raise typer.Exit(STOPPED) from None
    samples = list(plan.samples(matches))
    console = Console(highlight=False)
    console.width = max(console.width, WIDTH)  # a table that is broken in the middle of numbers is hard to read
    if isinstance(plan, Replacement):
        found = contrasts(samples, plan.hero, plan.baseline)
        _print_contrasts(console, plan, found, len(matches))
    else:
        assert isinstance(plan, RoundRobin)
        summed = lines(samples, plan.bots)
        _print_lines(console, plan, summed, len(matches))
        _print_ratings(console, plan, matches, anchor)
    if out is not None:
        _write(plan, samples, out)
        console.print(f"written to {out}", markup=False, soft_wrap=True)


def _expect_lab(out: Path | None) -> None:
    for module in ("openskill", "matplotlib"):
        if find_spec(module) is None and (out is not None or module == "openskill"):
            raise NotHere(f"expected {module} to be installed: pip install 'rockfall[lab]'")


def _print_contrasts(console: Console, plan: Replacement, found: Sequence[Contrast], count: int) -> None:
    field = ", ".join(plan.field)
    console.print(f"{plan.games[0].name}: {plan.hero} instead of {plan.baseline} among {field}", markup=False)
    table = Table("players", "part", plan.hero, plan.baseline, "difference", "points", "deals")
    for each in found:
        table.add_row(
            str(each.players or "all"),
            each.part,
            percent(each.hero),
            percent(each.baseline),
            signed(each.won, 100, 1),
            signed(each.points, 1, 2),
            str(each.won.clusters),
            style="" if each.won.is_clear else "dim",
        )
    _print(console, table, f"{count} matches; wins and differences in per cent, 95 % intervals clustered by deal")


def _print_lines(console: Console, plan: RoundRobin, found: Sequence[Line], count: int) -> None:
    console.print(f"{plan.games[0].name}: {', '.join(plan.bots)} at one table", markup=False)
    table = Table("players", "part", *plan.bots)
    for at in range(0, len(found), len(plan.bots)):
        row = found[at : at + len(plan.bots)]
        table.add_row(str(row[0].players or "all"), row[0].part, *(percent(line.won) for line in row))
    _print(console, table, f"{count} matches; wins in per cent, 95 % intervals clustered by deal")


def _print_ratings(console: Console, plan: RoundRobin, matches: Iterable[Match], anchor: str | None) -> None:
    from rockfall.lab.ratings import ratings

    held = anchor or plan.bots[0]
    found: list[Rating] = ratings(matches, plan.bots, held)
    table = Table("bot", "rating", "±")
    for rating in found:
        is_anchor = rating.bot == held
        table.add_row(rating.bot, f"{rating.mu:.2f}", "anchor" if is_anchor else f"{2 * rating.sigma:.2f}")
    _print(
        console, table, "ratings by openskill (Plackett-Luce), where a beginner has 25; ± is two standard deviations"
    )


def _print(console: Console, table: Table, caption: str) -> None:
    for column in table.columns[2:]:
        column.justify = "right"
    console.print(table)
    console.print(caption)


def percent(estimate: Estimate) -> str:
    """A rate as "45.8 (42.7 to 48.9)"."""
    if not estimate.count:
        return ""
    return f"{100 * estimate.value:.1f} ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def signed(estimate: Estimate, factor: float, digits: int) -> str:
    """A difference as "+3.1 (+1.2 to +5.0)"."""
    if not estimate.count:
        return ""
    value, low, high = (f"{factor * each:+.{digits}f}" for each in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"


def _write(plan: Tournament, samples: Sequence[Sample], out: Path) -> None:
    from rockfall.lab import plots
    from rockfall.lab.report import write_csv

    out.mkdir(parents=True, exist_ok=True)
    write_csv(out / "samples.csv", Sample.__struct_fields__, (_cells(sample) for sample in samples))
    columns = ["players", "part", "deals"]
    if isinstance(plan, Replacement):
        found = contrasts(samples, plan.hero, plan.baseline)
        columns += [*_columns("hero"), *_columns("baseline"), *_columns("difference"), *_columns("points")]
        rows = [[*_place(each), *_numbers(each.hero, each.baseline, each.won, each.points)] for each in found]
        write_csv(out / "result.csv", columns, rows)
        title = f"{plan.games[0].title}: {plan.hero} instead of {plan.baseline}"
        plots.save(plots.draw_contrasts(found, title), out / "result.svg")
    elif isinstance(plan, RoundRobin):
        summed = lines(samples, plan.bots)
        columns += ["bot", *_columns("won"), *_columns("points")]
        rows = [[*_place(each), each.bot, *_numbers(each.won, each.points)] for each in summed]
        write_csv(out / "result.csv", columns, rows)
        plots.save(plots.draw_lines(summed, plan.bots, plan.games[0].title), out / "result.svg")


def _columns(name: str) -> list[str]:
    return [name, f"{name}_low", f"{name}_high"]


def _place(each: Contrast | Line) -> list[object]:
    return [each.players or "all", each.part, each.won.clusters]


def _numbers(*estimates: Estimate) -> list[object]:
    return [round(number, 6) for each in estimates for number in (each.value, each.low, each.high)]


def _cells(sample: Sample) -> list[object]:
    return [getattr(sample, field) for field in Sample.__struct_fields__]
