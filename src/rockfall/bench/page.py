"""The tables as Markdown, written into a page between two marks: how docs/performance.md is kept up to date."""

from __future__ import annotations

from pathlib import Path

from rockfall.bench.report import Grid, Report, circumstances, grids
from rockfall.core.errors import BadOptions

BEGIN = "<!-- made by: python3 dev.py bench --write docs/performance.md -->"
END = "<!-- end -->"


def split(page: Path) -> tuple[str, str]:
    """What stands before the tables of a page, and what behind them."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN + "\n")
    _, end, after = rest.partition(END + "\n")
    if not begin or not end:
        raise BadOptions(f"expected the lines {BEGIN!r} and {END!r} in {page}")
    return before + begin, end + after


def write(report: Report, page: Path) -> None:
    """Put the tables where the page has the two marks; all else stays as it is."""
    before, after = split(page)
    page.write_text(f"{before}\n{markdown(report)}\n{after}", encoding="utf-8")


def markdown(report: Report) -> str:
    parts = [circumstances(report), *(_table(grid) for grid in grids(report))]
    parts += [f"Not measured: {note}" for note in report.notes]
    return "\n\n".join(parts) + "\n"


def _table(grid: Grid) -> str:
    lines = [grid.head, ["---", *["---:"] * (len(grid.head) - 1)], *grid.rows]
    return f"### {grid.title}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)
