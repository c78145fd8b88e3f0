"""`rockfall verify`: whether a record's dice were fair."""

from __future__ import annotations

from pathlib import Path

import typer

from rockfall.cli.output import print_json
from rockfall.core.errors import BadRecord
from rockfall.core.record import Record
from rockfall.server.dice import verify as verify_dice


def verify(file: Path, commitment: str | None, as_json: bool) -> None:
    """Check the record move by move, and its dice against what the server was committed to."""
    try:
        record = Record.load(file)
    except OSError as error:
        raise BadRecord(1, f"expected a file with a record; {file}: {error.strerror}") from None
    verdict = verify_dice(record, commitment)
    if as_json:
        print_json(verdict)
        return
    outside = f", {verdict.outside} came from elsewhere" if verdict.outside else ""
    typer.echo(f"fair: all {verdict.drawn} outcomes of chance follow from the secret{outside}")
    typer.echo(f"the server was committed to {verdict.commitment}")
    if commitment is None:
        typer.echo("compare that with what the table showed before the start, or pass it as --commitment")
