"""`rockfall lab`: balance reports, and what a study may change in each game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from rockfall.cli.options import option_from
from rockfall.core.errors import BadOptions, NotHere
from rockfall.core.game import Game
from rockfall.games import game_type
from rockfall.lab.balance import Balance
from rockfall.lab.engine import STOPPED, Settings, run


def changed_games(games: Sequence[Game], texts: Sequence[str]) -> tuple[Game, ...]:
    """The same games with changes like "deck.rockfall=5" (a number of the box) or "laying=strict" (an option)."""
    if not texts:
        return ()
    kind = type(games[0])
    options = {info.name for info in kind.option_infos()}
    chosen: dict[str, object] = {}
    numbers: dict[str, int] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if name in options:
            chosen |= dict([option_from(kind, text)])
        elif equals and value.isdecimal():
            numbers[name] = int(value)
        else:
            raise BadOptions(
                f"--set: expected NAME=NUMBER, as in deck.map=9, or an option of {kind.name}; got {text!r}"
            )
    made = []
    for game in games:
        kept = msgspec.structs.asdict(game.options)
        made.append(kind.make(game.players, **{**kept, **chosen}).changed(numbers))
    return tuple(made)


def balance(plan: Balance, settings: Settings, out: Path) -> None:
    """Play, and write the page."""
    if find_spec("matplotlib") is None:
        raise NotHere("expected matplotlib to be installed: pip install 'rockfall[lab]'")
    plan.check()
    try:
        matches = [match for batch in run(plan, settings, plan.games[0].name) for match in batch]
    except KeyboardInterrupt:
        typer.echo("rockfall: stopped; the same command resumes from here", err=True)
        raise typer.Exit(STOPPED) from None
    from rockfall.lab.report import write

    path = write(plan, matches, out)
    typer.echo(f"{len(matches)} matches; the report is {path}")


def box(name: str, players: int | None) -> None:
    """List what a study may change."""
    game = game_type(name).make(players)
    table = Table("name", "number")
    for each, number in game.numbers().items():
        table.add_row(each, str(number))
    console = Console(highlight=False)
    console.print(f"{game.title}, {game.players} players: what --set can change", markup=False)
    console.print(table)
