"""The short way out of a socket: frames as others read them."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from rockfall.server.frames import framed, send_now_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_the_text_it_was(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed(b"x" * size))
    parsing: Generator[None, None, Frame] = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    assert done.value.value == Frame(Opcode.TEXT, b"x" * size)


def test_a_server_without_the_short_way_has_none() -> None:
    assert send_now_of({"type": "websocket"}) is None
