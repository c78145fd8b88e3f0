"""`rockfall backup`, `restore` and `check`: what to do before something breaks, and after."""

from __future__ import annotations

import asyncio
from pathlib import Path

import typer

from rockfall.cli.output import print_json
from rockfall.server.config import load
from rockfall.server.store import backup as copies
from rockfall.server.store.check import Report, check_postgres, check_sqlite


def backup(file: Path, database: str | None, config: Path | None) -> None:
    """Write a copy of the database to a new file."""
    source = load({"database": database}, file=config).database
    if copies.is_postgres(source):
        report = asyncio.run(copies.backup_postgres(source, str(file)))
    else:
        report = copies.backup_sqlite(source, str(file))
    _tell(str(file), report)


def restore(file: Path, database: str | None, config: Path | None) -> None:
    """Put a backup where there is no database."""
    target = load({"database": database}, file=config).database
    if copies.is_postgres(target):
        report = asyncio.run(copies.restore_postgres(str(file), target))
        target = "the PostgreSQL database"
    else:
        report = copies.restore_sqlite(str(file), target)
    _tell(target, report)


def check(file: Path | None, database: str | None, config: Path | None, as_json: bool) -> None:
    """Look for damage; the exit status is 1 if there is any."""
    source = str(file) if file is not None else load({"database": database}, file=config).database
    report = asyncio.run(check_postgres(source)) if copies.is_postgres(source) else check_sqlite(source)
    if as_json:
        print_json(report)
    else:
        typer.echo(_said(report))
        if report.marked:
            typer.echo(f"{report.marked} of them are marked to be deleted, a week after they were marked")
        for trouble in report.troubles:
            typer.echo(f"rockfall: {trouble}", err=True)
        typer.echo("damaged; see docs/night.md" if report.troubles else "all is well", err=bool(report.troubles))
    if report.troubles:
        raise typer.Exit(1)


def _tell(where: str, report: Report) -> None:
    """The exit status is 1 if what was copied is damaged."""
    for trouble in report.troubles:
        typer.echo(f"rockfall: {trouble}", err=True)
    if report.troubles:
        typer.echo(f"{where}: {_said(report)}; copied, but as damaged as it was; see docs/night.md", err=True)
        raise typer.Exit(1)
    typer.echo(f"{where}: {_said(report)}; checked, nothing is missing")


def _said(report: Report) -> str:
    return (
        f"schema {report.schema}, {report.tables} tables with {report.entries} entries, {report.records} records,"
        f" {report.guests} guests"
    )
