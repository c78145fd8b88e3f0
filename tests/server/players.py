"""People at the table, for tests: they choose at random, but the same way every time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

from rockfall.client import Client, Seat
from rockfall.server.protocol import LegalMove

T = TypeVar("T")


class Guesser:
    """Any legal move."""

    def __init__(self, seed: object) -> None:
        self.random = Random(str(seed))
        self.asked = 0

    def choose(self, view: dict[str, Any], legal: list[LegalMove]) -> int:
        self.asked += 1
        return self.random.choice(legal).move


def run(story: Coroutine[Any, Any, T], seconds: float = 300) -> T:
    """A story that must come to its end."""

    async def told() -> T:
        return await asyncio.wait_for(story, seconds)

    return asyncio.run(told())


async def table_with_bots(client: Client, game: str, players: int, people: int, **rules: Any) -> str:
    """A table where the last seats are taken by bots of level 0; a person must sit in each of the first ones."""
    code = await client.create(game, players, **rules)
    for seat in range(people, players):
        await client.do(code, "sit-bot", seat=seat, bot="uniform")
    return code


async def played_alone(client: Client) -> Seat:
    """A short match against a bot, played to its end."""
    code = await table_with_bots(client, "embers", 2, people=1)
    seat = await client.join(code)
    await client.do(code, "start")
    await seat.play(Guesser(1))
    return seat


async def eventually(holds: Callable[[], bool], seconds: float = 120) -> None:
    """Wait until something holds."""
    for _ in range(int(seconds * 100)):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to hold")


async def until_turn(seat: Seat) -> None:
    """Wait until the seat may move."""
    while not seat.legal:
        await seat.change()


async def until(seat: Seat, entry: str) -> None:
    """Wait until the seat is told of such an entry."""
    while not any(each.entry == entry for each in seat.entries):
        await seat.change()
