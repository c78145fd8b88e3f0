"""`rockfall lab puzzles`: mine puzzles, and say what that took."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from rockfall.core.errors import BadOptions
from rockfall.lab.engine import STOPPED, Settings, write_whole
from rockfall.lab.mining.mine import Haul, Mine, mine
from rockfall.lab.mining.questions import Verdict


def puzzles(plan: Mine, settings: Settings, count: int, out: Path) -> None:
    """Mine, write one puzzle a line, and tell how many positions came to what."""
    try:
        haul = mine(plan, settings, count)
    except KeyboardInterrupt:
        typer.echo("rockfall: stopped; the same command resumes from here", err=True)
        raise typer.Exit(STOPPED) from None
    lines = [msgspec.json.encode(puzzle, order="deterministic") for puzzle in haul.puzzles]
    try:
        write_whole(out, b"".join(line + b"\n" for line in lines))
    except OSError as error:
        raise BadOptions(f"--out: expected a file that can be written; {out}: {error.strerror}") from None
    tell(haul, out)


def tell(haul: Haul, out: Path) -> None:
    table = Table("question", "positions looked at", *(verdict.value for verdict in Verdict), "puzzles")
    for kind, verdicts in haul.looked.items():
        numbers = [verdicts.get(verdict.value, 0) for verdict in Verdict]
        made = sum(puzzle.kind == kind for puzzle in haul.puzzles)
        table.add_row(kind, *map(str, [sum(numbers), *numbers, made]))
    console = Console(highlight=False)
    console.print(table)
    levels = [sum(puzzle.level == level for puzzle in haul.puzzles) for level in (1, 2, 3, 4)]
    console.print(f"{haul.matches} matches; {len(haul.puzzles)} puzzles, by level {levels}, in {out}", markup=False)


def records_in(folder: Path | None) -> tuple[Path, ...]:
    """The records of a folder, by name."""
    if folder is None:
        return ()
    found = tuple(sorted(folder.glob("*.jsonl")))
    if not found:
        raise BadOptions(f"--records: expected a folder with records (*.jsonl); there are none in {folder}")
    return found
