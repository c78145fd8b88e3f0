"""How commands print."""

from __future__ import annotations

import msgspec
import typer


def print_json(value: object) -> None:
    """One JSON document, indented."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
