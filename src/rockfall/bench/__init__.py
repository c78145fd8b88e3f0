"""Speed, as ratios that hold on any machine: our games and their peers measured side by side in one run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rockfall.bench.page import split, write
from rockfall.bench.report import collect, show

__all__ = ["collect", "main"]


def main(peers: bool, json: bool, games: list[str] | None, page: Path | None = None) -> None:
    """Measure and print: tables, or one JSON object; the tables also into a page, if one is named."""
    if page is not None:
        split(page)  # a page without marks is refused before a minute is spent
    report = collect(games, peers)
    if page is not None:
        write(report, page)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
        return
    show(report)
