"""`rockfall games`: what there is to play."""

from __future__ import annotations

import msgspec
from rich.console import Console

from rockfall.bots import bots
from rockfall.cli.options import expected, text_of
from rockfall.cli.output import print_json
from rockfall.core.game import Game, OptionInfo
from rockfall.games import game_type, games


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One game, as --json prints it."""

    name: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    bots: list[str]
    options: list[OptionInfo]


def catalogue() -> list[Entry]:
    """All registered games."""
    return [_entry(game_type(name)) for name in games()]


def _entry(kind: type[Game]) -> Entry:
    return Entry(
        name=kind.name,
        title=kind.title,
        min_players=kind.min_players,
        max_players=kind.max_players,
        rules_version=kind.rules_version,
        bots=bots(kind.name),
        options=kind.option_infos(),
    )


def print_catalogue(entries: list[Entry], as_json: bool) -> None:
    if as_json:
        print_json(entries)
        return
    console = Console(highlight=False, soft_wrap=True)
    for entry in entries:
        console.print(f"[bold]{entry.name}[/bold]  {entry.title}, {entry.min_players} to {entry.max_players} players")
        console.print(f"  bots: {', '.join(entry.bots)}")
        for info in entry.options:
            console.print(f"  --option {info.name}={text_of(info.default)}", markup=False)
            console.print(f"      {info.description}; {expected(info)}", markup=False)
