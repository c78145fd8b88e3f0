"""Peers that misbehave get a typed error each time; nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import rockfall
from rockfall.client import Client, ServerRefused
from rockfall.server.schema import openapi
from tests.server.conftest import Running, Start
from tests.server.hostile import EXPECTED, attack, socket_to
from tests.server.players import run, table_with_bots

MESSAGES = 100_000 if rockfall.COMPILED else 10_000


async def socket_until_closed(socket: ClientConnection) -> AsyncIterator[str]:
    with suppress(ConnectionClosed):
        while True:
            yield str(await socket.recv())


def test_a_hundred_thousand_bad_messages_get_a_typed_error_each_and_stall_nobody(shared: Running) -> None:
    codes = run(attack(shared, MESSAGES), seconds=900)
    assert codes.total() == MESSAGES
    assert "server-error" not in codes
    assert set(codes) >= EXPECTED
    assert '"level":"error"' not in shared.log()


def test_one_flooding_is_slowed_down_and_cut_off(start: Start) -> None:
    server = start("message_rate=20")

    async def story() -> tuple[set[str], int]:
        codes: set[str] = set()
        async with socket_to(server) as socket:
            for _ in range(400):
                await socket.send('{"type":"ping","id":"x"}')
            async for message in socket_until_closed(socket):
                codes.add(json.loads(message).get("code", ""))
            return codes, socket.close_code or 0

    codes, reason = run(story())
    assert "too-fast" in codes
    assert reason == 1008


def test_far_too_large_a_message_ends_the_connection(shared: Running) -> None:
    async def story() -> int:
        async with socket_to(shared) as socket:
            with suppress(ConnectionClosed):
                await socket.send("x" * 1_000_000)
            assert [json.loads(each)["type"] async for each in socket_until_closed(socket)] in ([], ["welcome"])
            return socket.close_code or 0

    assert run(story()) == 1009


async def metrics(client: Client) -> dict[str, float]:
    text: str = await client.get("/metrics")
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_who_does_not_read_is_cut_off_and_memory_stays_bounded(start: Start) -> None:
    server = start("outbox_bytes=65536")

    async def is_cut_off(client: Client) -> bool:
        return (await metrics(client))["rockfall_slow_consumers_closed_total"] >= 4

    async def story() -> tuple[float, float]:
        async with Client(server.url, "Ada") as ada:
            code = await table_with_bots(ada, "saboteur", 3, people=1)
            await ada.join(code)
            await ada.do(code, "start")
            before = await metrics(ada)
            sockets: list[ClientConnection] = []
            for _ in range(4):
                socket = await connect(
                    f"ws{server.url.removeprefix('http')}/ws", compression=None, max_queue=1, max_size=None
                )
                sockets.append(socket)
                subscribe = json.dumps({"type": "subscribe", "table": code, "since": 0})
                for _ in range(2000):  # each is answered with kilobytes that nobody reads
                    await socket.send(subscribe)

            for _ in range(1200):
                if await is_cut_off(ada):
                    break
                await asyncio.sleep(0.05)
            after = await metrics(ada)
            for socket in sockets:
                socket.transport.abort()
            return after["rockfall_slow_consumers_closed_total"], (
                after["rockfall_resident_memory_bytes"] - before["rockfall_resident_memory_bytes"]
            )

    closed, grown = run(story())
    assert closed == 4
    assert grown < 30_000_000


# -- HTTP ---------------------------------------------------------------------------------------------------


async def raw(server: Running, text: str) -> str:
    """A request as it stands; the answer's head and body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(text.replace("\n", "\r\n").encode())
    await writer.drain()
    answer = await reader.read()
    writer.close()
    return answer.decode()


def request(server: Running, method: str, path: str, body: str = "", **headers: str) -> str:
    lines = {"Host": f"127.0.0.1:{server.port}", "Connection": "close", "Content-Length": str(len(body))}
    lines |= {key.replace("_", "-"): value for key, value in headers.items()}
    head = "".join(f"{key}: {value}\n" for key, value in lines.items())
    return run(raw(server, f"{method} {path} HTTP/1.1\n{head}\n{body}"))


def test_cookies_and_pages_are_guarded(shared: Running) -> None:
    answer = request(shared, "POST", "/api/guest", '{"name":"Ada"}', Content_Type="application/json")
    assert answer.startswith("HTTP/1.1 200")
    (cookie,) = [line for line in answer.splitlines() if line.lower().startswith("set-cookie")]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 43
    assert token not in answer.partition("\r\n\r\n")[2]
    assert token not in shared.log()
    page = request(shared, "GET", "/")
    assert "content-security-policy: default-src 'self'" in page
    assert "x-content-type-options: nosniff" in page
    assert "opener-policy" not in page  # on plain http a browser would only complain about it
    assert "The server runs" in page or "<script" in page


def test_over_https_cookies_are_secure(start: Start) -> None:
    server = start("https=true")
    answer = request(server, "POST", "/api/guest", '{"name":"Ada"}', Content_Type="application/json")
    assert "; Secure" in answer
    assert "cross-origin-opener-policy: same-origin" in answer


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status", "code"),
    [
        ("POST", "/api/guest", '{"name":"x"}', {"Origin": "https://evil.example"}, 403, "not-allowed"),
        ("POST", "/api/guest", '{"name":"x"}', {"Content_Type": "text/plain"}, 422, "bad-message"),
        ("POST", "/api/guest", '{"name":""}', {}, 422, "bad-message"),
        ("POST", "/api/guest", '{"name":"a\\nb"}', {}, 422, "bad-message"),
        ("POST", "/api/guest", "{", {}, 422, "bad-message"),
        ("POST", "/api/guest", "large", {}, 413, "too-large"),
        ("POST", "/api/tables", '{"game":"saboteur"}', {}, 401, "unknown-guest"),
        ("GET", "/api/tables/ABCDEFGH", "", {}, 404, "unknown-table"),
        ("GET", "/api/nothing", "", {}, 404, "no-such-page"),
        ("DELETE", "/api/tables", "", {}, 404, "no-such-page"),
        ("GET", "/../../etc/passwd", "", {}, 404, "no-such-page"),
    ],
)
def test_bad_requests_get_a_typed_error(
    shared: Running, method: str, path: str, body: str, headers: dict[str, str], status: int, code: str
) -> None:
    body = "x" * 1_100_000 if body == "large" else body
    answer = request(shared, method, path, body, **{"Content_Type": "application/json", **headers})
    head, _, text = answer.partition("\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ")
    error: dict[str, Any] = json.loads(text)
    assert error["code"] == code
    assert error["expected"]


def test_a_socket_from_another_page_is_refused(shared: Running) -> None:
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
    key = {"Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    answer = request(shared, "GET", "/ws", "", Origin="https://evil.example", **upgrade, **key)
    assert answer.startswith("HTTP/1.1 403")


def test_an_address_may_have_so_many_connections(start: Start) -> None:
    server = start("connections_each=2", "spectators_each=1")

    async def story() -> None:
        async with Client(server.url, "Ada") as ada, socket_to(server) as second:
            code = await ada.create("embers", 2)
            upgrade = "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
            head = f"GET /ws HTTP/1.1\nHost: 127.0.0.1\n{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n"
            answer = await raw(server, head)
            assert answer.startswith("HTTP/1.1 429")
            assert '"code":"too-many"' in answer
            await ada.watch(code)
            await second.recv()
            await second.send(json.dumps({"type": "subscribe", "table": code}))
            refused = json.loads(await second.recv())
            assert refused["code"] == "too-many"

    run(story())


def test_tables_are_made_no_faster_than_allowed(start: Start) -> None:
    server = start("table_rate=1")  # a minute for each: longer than the client is patient

    async def story() -> int:
        made = 0
        async with Client(server.url, "Ada", patience=5.0) as ada:
            for _ in range(30):
                with suppress(ServerRefused):
                    await ada.create("embers", 2)
                    made += 1
            with pytest.raises(ServerRefused, match="too-fast"):
                await ada.create("embers", 2)
        return made

    assert run(story()) == 9  # ten things at once, one of them the guest


# -- schemathesis ---------------------------------------------------------------------------------------------

schema = schemathesis.openapi.from_dict(openapi())


@schemathesis.serializer("application/x-ndjson")
def as_lines(_: object, value: object) -> bytes:
    return str(value).encode("utf-8", "replace")


@pytest.fixture(scope="module")
def cookie(shared: Running) -> str:
    async def story() -> str:
        async with Client(shared.url, "Fuzz") as client:
            return client.cookie

    return run(story())


@schema.parametrize()
@settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    deadline=None,
    database=None,
)
def test_http_keeps_to_its_description(case: Any, shared: Running, cookie: str) -> None:
    response = case.call(base_url=shared.url, cookies={"rockfall_guest": cookie})
    assert response.status_code < 500, response.text
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            response_schema_conformance,
            status_code_conformance,
            content_type_conformance,
        ],
    )
