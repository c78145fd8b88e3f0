"""`rockfall bench`: hands over to rockfall.bench, which is loaded only when asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rockfall.core.errors import NotHere


def bench(games: list[str] | None, peers: bool, as_json: bool) -> None:
    """Call `rockfall.bench.main` with what the command line was given."""
    if find_spec("rockfall.bench") is None:
        raise NotHere("expected the module rockfall.bench; this installation comes without it")
    import_module("rockfall.bench").main(peers=peers, json=as_json, games=games)
