"""Each flood by itself, against a server with the usual limits, and the same without the flood as a control."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest

from rockfall import game, play
from rockfall.core.bot import Advice, Weighed
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, View
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.bots import BotPool
from rockfall.server.hub import Hub
from rockfall.server.refused import Refused
from rockfall.server.store import Guest
from tests.server.conftest import Running, Start
from tests.server.hubs import hub_at
from tests.server.players import eventually, run

PING = bytes([0x89, 0x80, 0, 0, 0, 0])
LARGE_PING = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + bytes(125)
CLOSE = 0x88
JSON = "application/json"


class Answer:
    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.data = response.read()

    @property
    def json(self) -> Any:
        return json.loads(self.data)


class Person:
    """Somebody at an address of this machine, or behind a proxy there."""

    def __init__(self, server: Running, address: str = "127.0.0.1", behind: str = "", name: str = "") -> None:
        self.server = server
        self.address = address
        self.headers = {"X-Forwarded-For": behind} if behind else {}
        if name:
            made = self.ask("POST", "/api/guest", {"name": name})
            assert made.status == 200, made.data
            self.headers["Cookie"] = made.headers["Set-Cookie"].partition(";")[0]

    def ask(self, method: str, path: str, body: object = None, kind: str = JSON, **headers: str) -> Answer:
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=120, source_address=(self.address, 0)
        )
        with closing(connection):
            data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
            more = {key.replace("_", "-"): value for key, value in headers.items()}
            connection.request(method, path, data, {"Content-Type": kind, **self.headers, **more})
            return Answer(connection.getresponse())


def metrics(server: Running) -> dict[str, float]:
    text = Person(server).ask("GET", "/metrics").data.decode()
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name.removeprefix("rockfall_"): float(value) for name, value in lines}


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something that has to be asked for holds."""
    for _ in range(1200):
        if await asyncio.to_thread(holds):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come to hold")


def head_of_socket(server: Running) -> bytes:
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


@asynccontextmanager
async def socket_to(
    server: Running, address: str = "127.0.0.1"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    try:
        writer.write(head_of_socket(server))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        yield reader, writer
    finally:
        writer.transport.abort()


# -- pings and pongs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frame",
    [PING, LARGE_PING, b"\x8a" + PING[1:], b"\0" + PING[1:]],
    ids=["pings", "large pings", "pongs", "empty pieces of a message"],
)
def test_a_flood_of_pings_or_pongs_is_cut_off(start: Start, frame: bytes) -> None:
    server = start("message_rate=50")

    async def story() -> None:
        async with socket_to(server) as (reader, writer):
            writer.write(b"\1" + PING[1:] + frame * 50_000)  # within a message, which may have them between its pieces
            with suppress(ConnectionError):
                await reader.read(-1)  # to the end, which comes
        assert (await asyncio.to_thread(metrics, server))["flooding_closed_total"] == 1
        assert (await asyncio.to_thread(Person(server).ask, "GET", "/health")).status == 200

    run(story())


def test_ordinary_pings_are_answered(start: Start) -> None:
    """The control: as many as a client may need."""
    server = start("message_rate=50")

    async def story() -> None:
        async with socket_to(server) as (reader, writer):
            for number in range(40):
                payload = b"%03d" % number
                writer.write(bytes([0x89, 0x83, 0, 0, 0, 0]) + payload)
                await reader.readuntil(bytes([0x8A, 3]) + payload)
        assert (await asyncio.to_thread(metrics, server))["flooding_closed_total"] == 0

    run(story())


async def deaf(server: Running, data: bytes) -> socket.socket:
    """A socket that is written to and never read from."""
    peer = socket.socket()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    peer.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(peer, ("127.0.0.1", server.port))
    await loop.sock_sendall(peer, head_of_socket(server))
    with suppress(ConnectionError, TimeoutError):
        for _ in range(200):
            await asyncio.wait_for(loop.sock_sendall(peer, data), 5)
    return peer


@pytest.mark.parametrize("rate", ["50", "1000000"], ids=["the usual limit", "no limit"])
def test_who_never_reads_holds_little(start: Start, rate: str) -> None:
    """26 megabytes of pings each; without a limit for them, no pong is kept for somebody who does not read."""
    server = start(f"message_rate={rate}")

    async def story() -> float:
        before = await asyncio.to_thread(metrics, server)
        peers = [await deaf(server, LARGE_PING * 1000) for _ in range(4)]
        after = await asyncio.to_thread(metrics, server)
        for peer in peers:
            peer.close()
        return after["resident_memory_bytes"] - before["resident_memory_bytes"]

    assert run(story()) < 30_000_000


def test_who_never_reads_is_let_go_although_something_is_unsent(start: Start) -> None:
    server = start("outbox_bytes=65536", "ping_seconds=1000")
    person = Person(server, name="Ada")
    code = person.ask("POST", "/api/tables", {"game": "embers", "players": 2}).json["info"]["table"]
    message = json.dumps({"type": "subscribe", "table": code, "since": 0}).encode()
    frame = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message

    async def story() -> None:
        peer = await deaf(server, frame * 100)
        await until(lambda: metrics(server)["slow_consumers_closed_total"] >= 1)
        await until(lambda: metrics(server)["connections"] == 0)
        peer.close()

    run(story())


def test_many_messages_in_one_piece_are_all_answered(shared: Running) -> None:
    """Read a piece at a time, in order, however many come together."""
    count = 5000

    async def story() -> None:
        async with socket_to(shared) as (reader, writer):
            for start in range(0, count, 1000):
                texts = [b'{"type":"ping","id":"%05d"}' % number for number in range(start, start + 1000)]
                writer.write(b"".join(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text for text in texts))
            for number in range(count):
                await reader.readuntil(b'{"type":"pong","id":"%05d"}' % number)

    run(story())


# -- hints ----------------------------------------------------------------------------------------------------------


def position() -> tuple[Any, View]:
    saboteur = game("saboteur", 3)
    state = saboteur.new_state()
    rng = Rng.seeded("floods")
    while state.turn == CHANCE:
        state.apply(state.draw(rng))
    return saboteur, state.view(int(state.turn))


@pytest.mark.parametrize("is_shared", [False, True], ids=["processes of their own", "as it was: the same processes"])
def test_bots_move_while_hints_are_thought_of(is_shared: bool) -> None:
    saboteur, view = position()

    async def story() -> None:
        pool = BotPool(1, 300.0, hint_seconds=60.0)
        if is_shared:
            pool._workers = pool._advisers
        hints = [asyncio.ensure_future(pool.advise(saboteur, view, Rng.seeded(n), f"guest {n}")) for n in range(5)]
        await asyncio.sleep(0)
        choosing = asyncio.ensure_future(pool.choose(saboteur, "heuristic", view, Rng.seeded("bot"), "ada"))
        try:
            if is_shared:
                await asyncio.sleep(0)
                assert pool.queues()["bots_waiting"] == 5, "behind the hints that wait already"
            else:
                assert await choosing in view.legal_moves
                assert not any(hint.done() for hint in hints)
        finally:
            choosing.cancel()
            for hint in hints:
                hint.cancel()
            await pool.close()

    run(story())


def test_so_many_hints_wait_and_more_are_refused_for_a_while() -> None:
    saboteur, view = position()

    async def story() -> None:
        pool = BotPool(1, 300.0, hint_seconds=60.0, hint_queue=3)
        try:
            hints = [asyncio.ensure_future(pool.advise(saboteur, view, Rng.seeded(n), f"guest {n}")) for n in range(4)]
            await asyncio.sleep(0)
            assert pool.queues()["hints_waiting"] == 3
            with pytest.raises(Refused, match="at most 3 hints") as caught:
                await pool.advise(saboteur, view, Rng.seeded("more"), "guest 5")
            assert caught.value.code == "too-busy"
            assert caught.value.retry_after
            hints[3].cancel()
            await asyncio.gather(hints[3], return_exceptions=True)
            assert pool.queues()["hints_waiting"] == 2
            for hint in hints:
                hint.cancel()
        finally:
            await pool.close()

    run(story())


async def to_move(hub: Hub) -> tuple[Guest, str]:
    """A guest who is to move at seat 0."""
    ada, _ = await hub.guests.new("Ada")
    code = (await hub.create(ada, "saboteur", 3, {"first_seat": 0}, log.TableRules())).table
    await hub.command(code, ada, ask.Sit(seat=0))
    for seat in (1, 2):
        await hub.command(code, ada, ask.SitBot(seat=seat, bot="uniform"))
    await hub.command(code, ada, ask.Start())
    return ada, code


class Thinking:
    """In place of the bots: thinks until it is told to be done."""

    def __init__(self) -> None:
        self.asked = 0
        self.given_up = 0
        self.is_done = asyncio.Event()

    async def advise(self, _: object, view: View, __: Rng, guest: str = "") -> Advice:
        self.asked += 1
        try:
            await self.is_done.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return Advice(moves=[Weighed(move=view.legal_moves[0], chance=0.5, margin=0.5, playouts=0)])


def test_four_hundred_who_ask_for_the_same_hint_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        thinking = Thinking()
        async with hub_at(tmp_path) as hub:
            monkeypatch.setattr(hub.bots, "advise", thinking.advise)
            ada, code = await to_move(hub)
            asking = [asyncio.ensure_future(hub.adviser.hint(code, ada, 0, "192.0.2.1")) for _ in range(400)]
            await eventually(lambda: thinking.asked > 0)
            thinking.is_done.set()
            found = await asyncio.gather(*asking)
            assert thinking.asked == 1
            assert all(each is not None and each[1] == found[0][1] for each in found if found[0] is not None)
            assert await hub.adviser.hint(code, ada, 0, "192.0.2.1") is not None
            assert thinking.asked == 1, "it is kept for the position"

    run(story())


def test_a_hint_that_nobody_waits_for_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        thinking = Thinking()
        async with hub_at(tmp_path) as hub:
            monkeypatch.setattr(hub.bots, "advise", thinking.advise)
            ada, code = await to_move(hub)
            asking = [asyncio.ensure_future(hub.adviser.hint(code, ada, 0)) for _ in range(2)]
            await eventually(lambda: thinking.asked == 1)
            asking[0].cancel()
            await asyncio.gather(asking[0], return_exceptions=True)
            assert thinking.given_up == 0, "somebody still waits"
            asking[1].cancel()
            await eventually(lambda: thinking.given_up == 1)

    run(story())


def test_who_hangs_up_waits_no_longer(start: Start) -> None:
    server = start("hint_seconds=60", "bot_seconds=200")

    def at_a_table(name: str) -> tuple[Person, str]:
        person = Person(server, name=name)
        body = {"game": "saboteur", "players": 3, "options": {"first_seat": 0}}
        at = f"/api/tables/{person.ask('POST', '/api/tables', body).json['info']['table']}"
        person.ask("POST", f"{at}/sit", {"seat": 0})
        for seat in (1, 2):
            person.ask("POST", f"{at}/sit-bot", {"seat": seat, "bot": "uniform"})
        assert person.ask("POST", f"{at}/start", {}).status == 200
        return person, at

    async def asking(person: Person, at: str) -> asyncio.StreamWriter:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"POST {at}/hint HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {JSON}\r\nContent-Length: 10\r\n"
        writer.write(f'{head}Cookie: {person.headers["Cookie"]}\r\n\r\n{{"seat":0}}'.encode())
        return writer

    async def story() -> None:
        first, second = at_a_table("Ada"), at_a_table("Bob")
        thinking = await asking(*first)
        await until(lambda: metrics(server)["hints_thought_of"] == 1)
        waiting = await asking(*second)
        await until(lambda: metrics(server)["hints_waiting"] == 1)
        waiting.close()
        await until(lambda: metrics(server)["hints_waiting"] == 0)
        thinking.close()

    run(story())


# -- replays --------------------------------------------------------------------------------------------------------


def imported(server: Running) -> str:
    record = play(game("saboteur", 4), ["uniform"] * 4, 3)
    return str(
        Person(server, name="Ada")
        .ask("POST", "/api/records", record.dumps().encode(), "application/x-ndjson")
        .json["id"]
    )


def test_forty_replays_at_once_are_one(shared: Running) -> None:
    path = f"/api/tables/{imported(shared)}/replay"

    async def story() -> list[Answer]:
        asking = [asyncio.to_thread(Person(shared).ask, "POST", path, {"viewer": "all"}) for _ in range(40)]
        return list(await asyncio.gather(*asking))

    before = metrics(shared)["replays_worked_out_total"]
    answers = run(story())
    assert {each.status for each in answers} == {200}
    assert len({each.data for each in answers}) == 1
    assert answers[0].json["scores"] is not None
    assert metrics(shared)["replays_worked_out_total"] == before + 1
    again = Person(shared).ask("POST", path, {"viewer": "all"}, Accept_Encoding="gzip")
    assert again.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(again.data) == answers[0].data
    assert len(again.data) * 4 < len(answers[0].data)
    assert metrics(shared)["replays_worked_out_total"] == before + 1
    assert Person(shared).ask("POST", path, {"viewer": 1}).data != answers[0].data


def test_an_address_waits_for_so_many_replays_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path) as hub:
            text = play(game("saboteur", 4), ["uniform"] * 4, 3).dumps()
            id = await hub.archive.keep(text.encode(), "192.0.2.1")
            eyes: list[Any] = ["all", None, 0, 1, 2, 3]
            hub.archive.waiting._most = 4
            asking = [hub.archive.replay(id, each, f"2001:db8::{number}") for number, each in enumerate(eyes)]
            found = await asyncio.gather(*asking, return_exceptions=True)
            refused = [each for each in found if isinstance(each, Refused)]
            assert len(refused) == 2
            assert all(each.code == "too-many" and each.retry_after for each in refused)
            await hub.archive.replay(id, 3, "2001:db8::7")  # later there is room again

    run(story())


# -- connections ------------------------------------------------------------------------------------------------------


def half(server: Running, with_body: bool) -> bytes:
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    return (head + (f"Content-Type: {JSON}\r\nContent-Length: 1000\r\n\r\n{{" if with_body else "")).encode()


async def opened(server: Running, data: bytes, address: str = "127.0.0.1") -> tuple[asyncio.StreamReader, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    writer.write(data)
    return reader, writer


@pytest.mark.parametrize("is_body", [False, True], ids=["head", "body"])
def test_half_a_request_is_not_waited_for(start: Start, is_body: bool) -> None:
    server = start("head_seconds=0.3", "body_seconds=0.3")

    async def story() -> None:
        reader, writer = await opened(server, half(server, is_body))
        answer = b""
        with suppress(ConnectionError):
            while more := await reader.read(1000):
                answer += more
                with suppress(ConnectionError):
                    writer.write(b"x")  # a little at a time is no better
        assert answer.startswith(b"HTTP/1.1 408")
        silent, quiet = await opened(server, b"")
        assert (await silent.read(1000)).startswith(b"HTTP/1.1 408")
        writer.close()
        quiet.close()
        found = await asyncio.to_thread(metrics, server)
        assert found["late_requests_closed_total"] == 2
        assert found["server_errors_total"] == 0

    run(story())


def test_a_whole_request_has_its_time(start: Start) -> None:
    """The control: what comes in pieces, in time, is answered, one after the other on one connection."""
    server = start("head_seconds=100", "body_seconds=100")

    async def story() -> None:
        reader, writer = await opened(server, b"")
        for _ in range(3):
            body = b'{"name":"Ada"}'
            head = half(server, False) + b"Content-Type: application/json\r\nContent-Length: 14\r\n\r\n"
            for piece in (head[:20], head[20:], body[:5], body[5:]):
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.01)
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b"}")
        writer.close()

    run(story())


def test_connections_are_counted_and_idle_ones_make_room(start: Start) -> None:
    server = start("connections=100", "head_seconds=1000")

    async def story() -> None:
        halves = [await opened(server, half(server, False), f"127.0.1.{n % 5 + 1}") for n in range(150)]
        await until(lambda: metrics(server)["connections_sent_away"] >= 50)
        found = await asyncio.to_thread(metrics, server)
        assert found["open_connections"] <= 100
        assert (await asyncio.to_thread(Person(server).ask, "GET", "/health")).status == 200
        for _, writer in halves:
            writer.transport.abort()
        await until(lambda: metrics(server)["open_connections"] <= 2)

    run(story())


def test_the_last_places_are_for_people_who_have_a_table(start: Start) -> None:
    server = start("connections=100")
    ada = Person(server, name="Ada")
    assert ada.ask("POST", "/api/tables", {"game": "embers", "players": 2}).status == 200

    async def story() -> None:
        sockets = [await opened(server, head_of_socket(server)) for _ in range(95)]
        heads = [await reader.readuntil(b"\r\n\r\n") for reader, _ in sockets]
        refused = [head for head in heads if head.startswith(b"HTTP/1.1 503")]
        assert 10 <= len(refused) <= 20
        assert b"retry-after: 10" in refused[0].lower()
        cookie = f"Cookie: {ada.headers['Cookie']}\r\n\r\n".encode()
        reader, writer = await opened(server, head_of_socket(server)[:-2] + cookie)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        writer.close()
        for _, each in sockets:
            each.transport.abort()

    run(story())


# -- tables -----------------------------------------------------------------------------------------------------------

PUBLIC = {"game": "embers", "players": 2, "rules": {"visibility": "public"}}


def test_one_network_neither_opens_tables_without_end_nor_fills_the_list(start: Start) -> None:
    server = start("tables_each=30", "proxies=127.0.0.1")
    honest = Person(server, behind="192.0.2.1", name="Ada")
    assert honest.ask("POST", "/api/tables", PUBLIC).status == 200
    answers = [
        Person(server, behind=f"2001:db8:0:7::{number:x}", name="Flood").ask("POST", "/api/tables", PUBLIC)
        for number in range(1, 41)
    ]
    assert [each.status for each in answers] == [200] * 30 + [429] * 10
    assert int(answers[-1].headers["Retry-After"]) >= 1
    assert answers[-1].json["retry_after"] >= 1
    assert honest.ask("POST", "/api/tables", PUBLIC).status == 200
    shown = honest.ask("GET", "/api/tables").json
    hosts = [each["table"] for each in shown]
    assert len(hosts) == 32


def test_a_flood_from_everywhere_else_does_not_hide_an_older_table(start: Start) -> None:
    server = start("proxies=127.0.0.1")
    honest = Person(server, behind="192.0.2.1", name="Ada")
    first = honest.ask("POST", "/api/tables", PUBLIC).json["info"]["table"]
    flood = Person(server, behind="2001:db8:0:7::1", name="Flood")
    for _ in range(130):
        assert flood.ask("POST", "/api/tables", PUBLIC).status == 200
    shown = [each["table"] for each in honest.ask("GET", "/api/tables").json]
    assert len(shown) == 100
    assert first in shown


# -- refusals -----------------------------------------------------------------------------------------------------


def test_who_asks_too_fast_is_told_when_to_come_back(start: Start) -> None:
    server = start("request_rate=1", "message_rate=1")

    async def story() -> None:
        asking = [asyncio.to_thread(Person(server, "127.0.0.9").ask, "GET", "/api/games") for _ in range(6)]
        answers = await asyncio.gather(*asking)
        refused = [each for each in answers if each.status == 429]
        assert len(refused) >= 3
        assert all(int(each.headers["Retry-After"]) >= 1 and each.json["retry_after"] > 0 for each in refused)
        async with socket_to(server) as (reader, writer):
            text = b'{"type":"ping","id":"x"}'
            writer.write((bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text) * 10)
            await reader.readuntil(b'"code":"too-fast"')
            assert b'"retry_after":' in await reader.readuntil(b"}")

    run(story())
    found = metrics(server)
    assert found['refused_total{code="too-fast",limit="requests"}'] >= 3
    assert found['refused_total{code="too-fast",limit="messages"}'] >= 1
    assert 'budget_used{budget="requests"}' in found
