"""Play on a running server from Python: for bots of your own, and for tests.

    async with Client("http://127.0.0.1:8420", name="Ada") as client:
        seat = await client.join("ABCDEFGH")
        await seat.play(MyBot())

A bot has a method `choose(view, legal)`: it is given the view as the wire has it (a dict) and the legal moves, each
with a code and an action, and returns the code of one of them. docs/protocol.md describes the messages.
"""

from __future__ import annotations

from rockfall.client.client import Client
from rockfall.client.errors import BadMove, NoAnswer, ServerRefused
from rockfall.client.pins import UnfairDice
from rockfall.client.seat import Seat, WireBot

__all__ = ["BadMove", "Client", "NoAnswer", "Seat", "ServerRefused", "UnfairDice", "WireBot"]
