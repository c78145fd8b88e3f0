"""`rockfall serve`: hands over to rockfall.server, which is loaded only when asked for."""

from __future__ import annotations

from pathlib import Path

from rockfall.core.errors import BadOptions
from rockfall.server.config import load
from rockfall.server.run import serve as run_server


def serve(flags: dict[str, object], settings: list[str], file: Path | None, is_opening: bool) -> None:
    """Read the settings and run until a signal comes."""
    run_server(load(flags, file=file, texts=dict(map(_parsed, settings))), is_opening)


def _parsed(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOptions(f"--set: expected NAME=VALUE, as in bot_delay=0; got {text!r}")
    return name, value
