"""`rockfall join`: somebody's own bot takes a seat on a running server."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module

import typer

from rockfall.client import Client, WireBot
from rockfall.client.requests import parts_of
from rockfall.core.errors import BadOptions


def join(url: str, bot: str, name: str | None, seat: int | None) -> None:
    """Sit down, play to the end, print the scores."""
    parts = parts_of(url)
    code = "" if parts is None else parts.path.rpartition("/")[2]
    if parts is None or not code:
        raise BadOptions(f"expected the link of a table, as http://127.0.0.1:8420/t/ABCDEFGH; got {url!r}")
    player = bot_of(bot)
    scores, dice = asyncio.run(
        _play(f"{parts.scheme}://{parts.netloc}", code, player, name or bot.partition(":")[2], seat)
    )
    typer.echo(f"scores by seat: {', '.join(map(str, scores))}; {dice}")


def bot_of(address: str) -> WireBot:
    """A bot from module:Class, the present folder included."""
    module, colon, attribute = address.partition(":")
    if not colon or not module or not attribute:
        raise BadOptions(f"--bot: expected module:Class, as in mybot:Bot; got {address!r}")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"--bot: expected a class that can be imported; {error}") from None
    made: WireBot = kind()
    if not callable(getattr(made, "choose", None)):
        raise BadOptions(f"--bot: expected a class with a method choose(view, legal); got {address}")
    return made


async def _play(url: str, code: str, bot: WireBot, name: str, seat: int | None) -> tuple[list[int], str]:
    async with Client(url, name=name) as client:
        taken = await client.join(code, seat)
        typer.echo(f"{name} has taken seat {taken.seat} and is waiting for the match to begin")
        scores = await taken.play(bot)
        verdict = taken.verdict
        if verdict is None or verdict.is_complete:
            return scores, "the dice were fair"
        return scores, f"the dice were fair, but {verdict.outside} outcomes from elsewhere were not simulated again"
