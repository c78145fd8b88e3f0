"""`rockfall verify`: whether a record's dice were fair."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from rockfall.cli.output import print_json
from rockfall.core.errors import BadRecord
from rockfall.core.record import Record
from rockfall.games.trollfjord.tower import is_installed
from rockfall.server.dice import verify as verify_dice
from rockfall.server.tower import GAMES, has_tower, verify_blows


def verify(file: Path, commitment: str | None, as_json: bool) -> None:
    """Check the record move by move, and its dice against the server's commitment."""
    try:
        record = Record.load(file)
    except OSError as error:
        raise BadRecord(1, f"expected a file with a record; {file}: {error.strerror}") from None
    verdict = verify_dice(record, commitment)
    is_struck = record.header.game in GAMES and verdict.outside > 0
    is_this_tower = has_tower(record.game())
    if is_struck and is_installed():
        verdict = msgspec.structs.replace(verdict, blows=verify_blows(record))
    if as_json:
        print_json(verdict)
        return
    outside = f", {verdict.outside} came from elsewhere" if verdict.outside else ""
    typer.echo(f"fair: all {verdict.drawn} outcomes of chance follow from the secret{outside}")
    if verdict.blows:
        typer.echo(f"the rock tower was struck again {verdict.blows} times, with the same outcomes")
    elif is_struck and not is_this_tower:
        typer.echo("its blows were struck at the tower of earlier rules, which is no longer simulated")
    elif is_struck:
        typer.echo("to strike the rock tower again: pip install 'rockfall[tower]'")
    typer.echo(f"the server had committed to {verdict.commitment}")
    if commitment is None:
        typer.echo("compare that with what the table showed before the start, or pass it as --commitment")
