"""Records from elsewhere: compressed, kept once, and no address can fill the disk with them."""

from __future__ import annotations

import random
import sqlite3
from functools import cache

import pytest

from rockfall import Record, game, play
from rockfall.client import Client, ServerRefused
from tests.server.conftest import Running, Start
from tests.server.players import run

PADDING = 900_000


@cache
def match(seed: int) -> Record:
    return play(game("saboteur", players=3, rounds=1), ["uniform"] * 3, seed=seed)


def padded(seed: int, padding: str) -> str:
    """A record that is in order, with something in its header."""
    record = match(seed)
    return Record.of(record.game(), record.replay(), record.header.seats, {"padding": padding}).dumps()


def noise(seed: int) -> str:
    return random.Random(seed).randbytes(400_000).hex()


def kept_bytes(server: Running) -> int:
    connection = sqlite3.connect(server.database)
    found: int = connection.execute("SELECT coalesce(sum(length(data)), 0) FROM texts").fetchone()[0]
    connection.close()
    return found


def test_padding_is_compressed_and_the_same_is_kept_once(start: Start) -> None:
    server = start()

    async def story() -> None:
        async with Client(server.url, "Ada") as ada:
            text = padded(1, "x" * PADDING)
            ids = {(await ada.post_record(text))["id"] for _ in range(5)}
            assert len(ids) == 1
            assert await ada.record(ids.pop()) == text

    run(story())
    assert kept_bytes(server) < 20_000


def test_one_address_cannot_fill_the_disk(start: Start) -> None:
    server = start("imports_mb_each=1")

    async def story() -> None:
        async with Client(server.url, "Ada") as ada:
            await ada.post_record(padded(1, noise(1)))
            await ada.post_record(padded(1, noise(2)))
            for seed in range(3, 8):
                with pytest.raises(ServerRefused, match="at most 1 MB of imported records a day from one address"):
                    await ada.post_record(padded(1, noise(seed)))
            await ada.post_record(padded(1, "small"))  # there is room for that

    run(story())
    assert kept_bytes(server) < 1_100_000


def test_all_addresses_together_cannot_either(start: Start) -> None:
    server = start("imports_mb=1")

    async def story() -> None:
        async with Client(server.url, "Ada") as ada:
            for seed in range(2):
                await ada.post_record(padded(1, noise(seed)))
            with pytest.raises(ServerRefused, match="at most 1 MB in all"):
                await ada.post_record(padded(1, noise(2)))

    run(story())
