"""By which names the server answers: a name that somebody else has pointed here is none of ours."""

from __future__ import annotations

import asyncio
import socket

import pytest

from rockfall.server.hosts import Hosts
from rockfall.server.refused import Refused
from tests.server.conftest import Running, Start
from tests.server.players import run

OWN = socket.gethostname().lower()
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8420",
        "192.168.0.7",
        "[::1]:8420",
        "localhost:80",
        "LOCALHOST",
        "a.localhost",
        OWN,
        "games.example.org:443",
    ],
)
def test_names_of_ours(host: str) -> None:
    Hosts(["games.example.org"]).check(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", None, f"{OWN}.evil.example"]
)
def test_names_of_others(host: str | None) -> None:
    with pytest.raises(Refused, match="setting hosts"):
        Hosts(["games.example.org"]).check(host)
    Hosts(["*"]).check(host)


async def asked(server: Running, path: str, host: str, more: str = "") -> str:
    """The first line of the answer, and the rest."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{more or 'Connection: close' + chr(13) + chr(10)}\r\n".encode()
    )
    answer = await asyncio.wait_for(reader.read(100) if more else reader.read(), 20)
    writer.close()
    return answer.decode(errors="replace")


@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/metrics", "/assets/x.js", "/ws"])
def test_everything_is_refused_by_another_name(shared: Running, path: str) -> None:
    more = UPGRADE + KEY if path == "/ws" else ""

    async def story() -> None:
        refused = await asked(shared, path, "evil.example", more)
        assert refused.startswith("HTTP/1.1 403"), refused
        assert more or "not-allowed" in refused
        known = await asked(shared, path, f"127.0.0.1:{shared.port}", more)
        assert known.split()[1] in ("101", "200", "404"), known

    run(story())


def test_a_name_that_the_settings_have(start: Start) -> None:
    server = start("hosts=games.example.org,other.example")

    async def story() -> None:
        assert (await asked(server, "/health", "games.example.org")).startswith("HTTP/1.1 200")
        assert (await asked(server, "/health", "other.example:8420")).startswith("HTTP/1.1 200")
        assert (await asked(server, "/health", "evil.example")).startswith("HTTP/1.1 403")

    run(story())
