"""`rockfall verify`: whether a record's dice were fair."""

from __future__ import annotations

from pathlib import Path

import typer

from rockfall.cli.output import print_json
from rockfall.core.errors import BadRecord
from rockfall.core.outside import OutsideChance
from rockfall.core.record import Record
from rockfall.server.fairness import Verdict
from rockfall.server.fairness import verify as verify_dice
from rockfall.server.outside import source_of_game
from rockfall.server.shares import SCHEME
from rockfall.server.signing import IS_INSTALLED, MISSING, check_signature, signed_by


def verify(file: Path, commitment: str | None, key: str | None, as_json: bool) -> None:
    """Check the record move by move, and its dice against the server's commitment."""
    try:
        record = Record.load(file)
    except OSError as error:
        raise BadRecord(1, f"expected a file with a record; {file}: {error.strerror}") from None
    signature = _check_key(record, key)
    verdict = verify_dice(record, commitment)
    source = source_of_game(record.header.game) if verdict.outside else None
    if as_json:
        print_json(verdict)
    else:
        _tell(record, verdict, source, signature, commitment is not None)
    if source is not None and source.serves(record.game()) and not verdict.is_complete:
        raise typer.Exit(1)  # nobody should take it for fair


def _tell(
    record: Record, verdict: Verdict, source: OutsideChance | None, signature: str, is_commitment_known: bool
) -> None:
    word = "fair" if verdict.is_complete else "not checked to the end"
    outside = f", {verdict.outside} came from elsewhere" if verdict.outside else ""
    typer.echo(f"{word}: all {verdict.drawn} outcomes of chance follow from the secret{outside}")
    if source is not None and not source.serves(record.game()):
        typer.echo(source.outdated)
    elif source is not None:
        typer.echo(source.checked.format(count=verdict.again) if verdict.again else source.missing)
    for seat in verdict.left_out:
        typer.echo(f"the share of {record.seats[seat]}, seat {seat}, is not in the dice")
    if verdict.scheme < SCHEME:
        typer.echo("these dice are of an earlier kind: who sent the last share could have chosen among many")
    typer.echo(signature)
    typer.echo(f"the server had committed to {verdict.commitment}")
    if not is_commitment_known:
        typer.echo("compare that with what the table showed before the start, or pass it as --commitment")


def _check_key(record: Record, key: str | None) -> str:
    """What there is to say of the record's signature; BadRecord if it is wrong, or not by this key."""
    if not IS_INSTALLED:
        if key is not None:
            raise BadRecord(1, f"expected to be able to check the key; {MISSING}")
        return "it is not signed: anybody could have written it" if signed_by(record) is None else MISSING
    signer = check_signature(record)
    if key is not None and signer != key:
        raise BadRecord(1, f"expected the signature of {key}; got {signer or 'none'}")
    if signer is None:
        return "it is not signed: anybody could have written it"
    return f"it is signed by the server with the key {signer}"
