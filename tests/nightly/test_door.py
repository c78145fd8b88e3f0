"""The broken network of the tests: what goes through, what is held back, what ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.nightly.door import Door, doors
from tests.server.players import run


def through(story: Callable[[Door, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> None:
    """A story of a door to somebody who repeats every line."""

    async def repeat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line)
        writer.close()

    async def told() -> None:
        server = await asyncio.start_server(repeat, "127.0.0.1", 0)
        async with server, doors(server.sockets[0].getsockname()[1]) as (door,):
            reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
            writer.write(b"hello\n")
            assert await reader.readline() == b"hello\n"
            await story(door, reader, writer)
            writer.close()

    run(told(), 60)


async def is_ended(reader: asyncio.StreamReader) -> bool:
    """Nothing comes, and nothing will."""
    try:
        return await reader.readline() == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("way", ["in", "out"])
def test_what_is_held_back_comes_late_and_whole(way: str) -> None:
    async def story(door: Door, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        door.stall(way)  # type: ignore[arg-type]
        writer.write(b"one\ntwo\n")
        coming = asyncio.create_task(reader.readline())
        await asyncio.sleep(0.2)
        assert not coming.done()
        door.heal()
        assert await coming == b"one\n"
        assert await reader.readline() == b"two\n"

    through(story)


def test_a_cut_ends_connections_and_lets_none_begin_until_it_is_healed() -> None:
    async def story(door: Door, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        door.cut()
        assert await is_ended(reader)
        again, other = await asyncio.open_connection("127.0.0.1", door.port)
        other.write(b"hello\n")
        assert await is_ended(again)
        other.close()
        door.heal()
        again, other = await asyncio.open_connection("127.0.0.1", door.port)
        other.write(b"back\n")
        assert await again.readline() == b"back\n"
        other.close()

    through(story)
