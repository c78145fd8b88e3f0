"""The short ways out of a socket and into it: frames as others read and write them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Generator
from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from rockfall.server.frames import is_between_frames, short_ways_of, text_of
from rockfall.server.outbox import framed
from tests.server.conftest import Running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_the_text_it_was(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed(b"x" * size))
    parsing: Generator[None, None, Frame] = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    assert done.value.value == Frame(Opcode.TEXT, b"x" * size)


def test_a_server_without_the_short_way_has_none() -> None:
    assert short_ways_of({"type": "websocket"}) is None


LIMIT = 70_000


def client_frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535])
def test_a_text_in_one_frame_is_read_the_short_way(size: int) -> None:
    text = ("é" * size).encode()[:size] if size % 2 == 0 else b"x" * size
    assert text_of(client_frame(text), LIMIT) == text.decode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        client_frame(b"x" * 65_536),
        client_frame(b"x" * 200)[:-1],
        client_frame(b"x" * 20)[:7],
        client_frame(b"x") + client_frame(b"y"),
        client_frame(b"x", fin=False),
        client_frame(b"x", Opcode.BINARY),
        client_frame(b"x", Opcode.PING),
        client_frame(b"x", Opcode.CLOSE),
        client_frame(b"\xff"),
        framed(b"not masked"),
    ],
    # Not the bytes themselves: masks are random.
    ids=["empty", "long", "cut", "cut early", "two", "part", "binary", "ping", "close", "not UTF-8", "not masked"],
)
def test_whatever_else_comes_takes_the_ordinary_way(data: bytes) -> None:
    assert text_of(data, LIMIT) is None


def test_a_text_above_the_limit_takes_the_ordinary_way() -> None:
    assert text_of(client_frame(b"x" * 11), 10) is None


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def opened() -> ServerProtocol:
    parsing = ServerProtocol()
    parsing.receive_data(HANDSHAKE)
    (request,) = parsing.events_received()
    assert isinstance(request, Request)
    parsing.send_response(parsing.accept(request))
    return parsing


def test_it_is_known_when_a_frame_or_a_message_is_not_yet_whole() -> None:
    parsing = opened()
    assert is_between_frames(parsing)
    data = client_frame(b"x" * 300)
    for byte in data[:-1]:
        parsing.receive_data(bytes([byte]))
        assert not is_between_frames(parsing)
    parsing.receive_data(data[-1:])
    assert is_between_frames(parsing)
    parsing.receive_data(client_frame(b"one, ", fin=False))
    assert not is_between_frames(parsing)
    parsing.receive_data(client_frame(b"in between", Opcode.PING))
    assert not is_between_frames(parsing)
    parsing.receive_data(client_frame(b"two", Opcode.CONT))
    assert is_between_frames(parsing)
    parsing.receive_data(client_frame(b"", Opcode.CLOSE))
    assert not is_between_frames(parsing)


def test_texts_arrive_in_order_however_they_are_cut(shared: Running) -> None:
    """Short and ordinary ways in turn: whole frames, several at once, frames in pieces, messages in fragments."""
    texts = [f'{{"type":"ping","id":"{number}"}}'.encode() for number in range(400)]
    pieces: list[bytes] = []
    random = Random("cuts")
    while texts:
        match random.randrange(5):
            case 0:
                pieces.append(b"".join(client_frame(texts.pop(0)) for _ in range(min(3, len(texts)))))
            case 1:
                data, at = client_frame(texts.pop(0)), random.randrange(1, 20)
                pieces += [data[:at], data[at:]]
            case 2:
                text = texts.pop(0)
                pieces += [client_frame(text[:9], fin=False), client_frame(text[9:], Opcode.CONT)]
            case 3:
                pieces.append(client_frame(b"are you there", Opcode.PING))
            case _:
                pieces.append(client_frame(texts.pop(0)))

    async def story() -> list[int]:
        reader, writer = await asyncio.open_connection("127.0.0.1", shared.port)
        writer.write(HANDSHAKE.replace(b"here", f"127.0.0.1:{shared.port}".encode()))
        await reader.readuntil(b"\r\n\r\n")
        answers = asyncio.create_task(reader.readuntil(b'"id":"399"'))
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.001)  # so that pieces mostly arrive one by one
        data = await answers
        writer.close()
        return [int(found) for found in re.findall(rb'"pong","id":"(\d+)"', data)]

    assert asyncio.run(story()) == list(range(400))
