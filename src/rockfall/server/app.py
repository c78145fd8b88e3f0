"""Routes and sockets, and nothing else: what they do is in api.py, connection.py and hub.py."""

from __future__ import annotations

import asyncio
import html
import math
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import rockfall
from rockfall.core.errors import RockfallError
from rockfall.server.admission import Admission
from rockfall.server.api import BYTES, ENDPOINTS, STATUS, Call, Endpoint, Error, GuestOut, NameIn, ReachOut
from rockfall.server.assets import Assets
from rockfall.server.config import Config
from rockfall.server.connection import AWAY, SHUTDOWN, Connection
from rockfall.server.frames import short_ways_of
from rockfall.server.health import Health
from rockfall.server.hosts import Hosts
from rockfall.server.hub import Hub
from rockfall.server.limits import Daily
from rockfall.server.logs import failure
from rockfall.server.opened import Lobby, Opened
from rockfall.server.packed import Packed, packed_response, unless_gone
from rockfall.server.patterns import plainly
from rockfall.server.protocol import excerpt, id_of
from rockfall.server.reach import addresses, is_here
from rockfall.server.refused import Refused
from rockfall.server.store import Guest
from rockfall.server.store.keeping import MEGABYTE

COOKIE = "rockfall_guest"
SPREAD = 1.0  # seconds over which all come back who were sent away
COOKIE_SECONDS = 2 * 365 * 86400
SOCKET = 0.25  # and what a socket does: after a restart everybody comes back together
ASSET = 0.2  # what a part of the page costs: there are dozens, and people behind one address who open it together
WEB = Path(rockfall.__file__).parent / "web"
ID_BYTES = 65_536  # in which the id of a request is looked for that is refused unread
PAGES = ("/t/{code}", "/r/{code}", "/rules/{game}", "/learn/{game}", "/puzzles/{game}")
VERSION = f"rockfall {rockfall.__version__}"

# Styles may stand in the page: drawings are full of them. Scripts may not.
POLICY = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    b"base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # the code of a table is in its address
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

OPENER = (b"cross-origin-opener-policy", b"same-origin")  # on plain http a browser ignores it, and complains

_encode = msgspec.json.Encoder().encode


class Server:
    """All that requests need: the hub, the settings, the limits, the open connections."""

    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.config = config
        self.port = config.port  # the one that was taken, where any would do
        self.trouble: RockfallError | None = None  # why it could not start
        self.hosts = Hosts(config.hosts)
        self.connections: set[Connection] = set()
        hub.on_lost_lease = self.send_away
        self.health = Health(hub)
        self.admission = Admission(config)
        hub.opened = Opened(config.tables_each)
        hub.lobby = Lobby(hub.opened, hub.store.public_tables)
        hub.adviser.waiting = self.admission.hints
        hub.archive.waiting = self.admission.replays
        hub.archive.imports = Daily(config.imports_mb_each, "imported records")
        hub.archive.imports_bytes = int(config.imports_mb * MEGABYTE)

    def say_goodbye(self) -> None:
        """Tell everybody that the server is going down and will be back."""
        self.hub.is_closing = True
        for connection in list(self.connections):
            connection.close(SHUTDOWN, "the server restarts", 2.0)

    def send_away(self) -> None:
        """Have everybody connect again: this server was out of touch, and its tables are driven by another."""
        for connection in list(self.connections):
            connection.close(SHUTDOWN, AWAY, random.uniform(0.0, SPREAD))

    # -- who is asking ----------------------------------------------------------------------------------

    def address(self, connection: HTTPConnection) -> str:
        return "" if connection.client is None else connection.client.host

    def check_origin(self, connection: HTTPConnection) -> None:
        """A browser names the page that is asking; programs do not."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.config.origins:
            return
        if urlsplit(origin).netloc != connection.headers.get("host"):
            raise Refused("not-allowed", "a page of this server", f"the origin {origin}")

    async def guest(self, connection: HTTPConnection) -> Guest | None:
        return await self.hub.guests.find(connection.cookies.get(COOKIE))

    # -- requests ---------------------------------------------------------------------------------------

    def route(self, endpoint: Endpoint) -> Route:
        async def handle(request: Request) -> Response:
            body = await self.checked_body(request, endpoint.body)
            await self.turn(request, endpoint.cost)
            call = Call(
                self.hub,
                await self.guest(request),
                request.cookies.get(COOKIE),
                request.path_params.get("code", request.path_params.get("game", "")),
                body,
                number_in(request),
                self.address(request),
                request.path_params.get("name", ""),
            )
            if call.guest is not None:
                self.admission.check_guest(call.guest.id, endpoint.cost)
            if endpoint.makes:
                guest = "" if call.guest is None else call.guest.id
                self.admission.makings.check(call.address, time.monotonic(), 1.0, guest)
            if endpoint.is_slow:
                answer: Any = await unless_gone(request, endpoint.handle(call))
            else:
                answer = await endpoint.handle(call)
            await self.admission.answers.round()
            if isinstance(answer, Packed):
                return packed_response(answer, request.headers.get("accept-encoding", ""))
            if isinstance(answer, str):
                return Response(answer, media_type="application/x-ndjson")
            if isinstance(answer, bytes):  # what happened stays as it was
                return Response(answer, media_type=BYTES, headers={"cache-control": "private, max-age=86400"})
            return as_json(answer)

        return Route(endpoint.path, self.guarded(handle, endpoint.cost), methods=[endpoint.method])

    def guarded(self, handle: Callable[[Request], Any], cost: float = 1.0) -> Callable[[Request], Any]:
        """Every refusal is an answer with a type, and so is every error of ours. A cost of 0 is for operators."""

        async def guarded(request: Request) -> Response:
            try:
                if self.hub.is_closing:
                    raise Refused("closing", "a server that stays", "one that restarts")
                address = self.address(request)
                await self.admission.check(address, cost or 1.0)
                self.admission.answers_for(address)
                self.check_origin(request)
                response: Response = await handle(request)
                return response
            except Refused as refused:
                self.hub.metrics.refused(refused)
                return error_response(refused, await id_in(request))
            except ClientDisconnect:
                return Response(status_code=499)  # to nobody
            except Exception:
                self.hub.metrics.server_errors += 1
                failure("a request could not be answered", route=getattr(request.scope.get("route"), "path", ""))
                trouble = Refused("server-error", "to be able to do this", "an error, which is in the log")
                return error_response(trouble, await id_in(request))

        return guarded

    async def turn(self, request: HTTPConnection, cost: float = 1.0) -> None:
        """Wait for a request's turn, once all of it is here; operators do not."""
        if cost:
            await self.admission.gate.enter(self.address(request), cost)

    async def checked_body(self, request: Request, kind: Any) -> Any:
        """The body as its type, or Refused; nothing larger than allowed is ever held."""
        if kind is None:
            return None
        media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        wanted = "application/x-ndjson" if kind is bytes else "application/json"
        if media != wanted:  # also keeps other pages' forms out
            raise Refused("bad-message", f"a body of type {wanted}", media or "no type")
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.config.body_bytes:
                raise Refused("too-large", f"a body of at most {self.config.body_bytes} bytes", "more")
        request.state.body = data
        if kind is bytes:
            return bytes(data)
        try:
            return _convert(bytes(data), kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(
                "bad-message", f"a body as the interface describes it: {plainly(error)}", excerpt(bytes(data))
            ) from None

    async def post_guest(self, request: Request) -> Response:
        """Set or change your name."""
        body: NameIn = await self.checked_body(request, NameIn)
        await self.turn(request)
        guest = await self.guest(request)
        token = request.cookies.get(COOKIE, "")
        if guest is None:
            self.admission.makings.check(self.address(request), time.monotonic())
            guest, token = await self.hub.guests.new(body.name)
        else:
            guest = await self.hub.guests.rename(guest, token, body.name)
        response = as_json(GuestOut(name=guest.name))
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=self.config.https or request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
        return response

    async def reach(self, request: Request) -> Response:
        """How others can reach this server. Only for this machine: nobody else needs to know its networks."""
        if self.config.proxies or self.config.https or not is_here(self.address(request)):
            raise Refused("not-allowed", "somebody at the machine that serves", "somebody else")
        host = self.config.host
        return as_json(ReachOut(addresses=addresses(host, self.port), only_here=is_here(host)))

    async def alive(self, request: Request) -> Response:
        """Asks nobody who is asking: that would wait for the store."""
        return as_json(await self.health.look())

    async def ready(self, request: Request) -> Response:
        seen = await self.health.look()
        return as_json(seen, 200 if seen.ready else 503)

    async def metrics(self, request: Request) -> Response:
        gauges = {
            **self.health.gauges(),
            "tables_live": len(self.hub.live),
            "connections": len(self.connections),
            "bot_troubles": self.hub.bots.troubles,
            **self.admission.gauges(),
            **self.hub.queues(),
        }
        return Response(self.hub.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        """The web client if it is built, otherwise a page saying that the server is running."""
        await self.turn(request)
        if self.client.is_file():
            return FileResponse(self.client)
        tables = [msgspec.json.decode(info) for info in await self.hub.store.public_tables(50)]
        rows = "".join(
            f"<li>{html.escape(each['table'])}: {html.escape(each['game'])}, {each['status']}</li>" for each in tables
        )
        text = f"<!doctype html><title>Rockfall</title><h1>Rockfall</h1><p>The server runs.</p><ul>{rows}</ul>"
        return Response(text, media_type="text/html")

    @property
    def client(self) -> Path:
        return (Path(self.config.web) if self.config.web else WEB) / "index.html"

    async def nowhere(self, request: Request) -> Response:
        """People get a page that says so, programs an error."""
        is_page = request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/"))
        if is_page and "text/html" in request.headers.get("accept", "") and self.client.is_file():
            return FileResponse(self.client, 404)
        raise Refused("no-such-page", "a path of this server", request.url.path)

    # -- sockets ----------------------------------------------------------------------------------------

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As plain ASGI: what Starlette checks for every message would cost more than answering it."""
        websocket = WebSocket(scope, receive, send)
        address = self.address(websocket)
        try:
            if self.hub.is_closing:
                raise Refused("closing", "a server that stays", "one that restarts")
            self.hosts.check(websocket.headers.get("host"))
            self.check_origin(websocket)
            await self.admission.check(address, 1.0)
            await self.turn(websocket, SOCKET)
            self.admission.connected.take(address)
        except Refused as refused:
            self.hub.metrics.refused(refused)
            await websocket.send_denial_response(error_response(refused))
            return
        try:
            try:
                guest = await self.guest(websocket)
            except Refused as refused:  # the store does not answer
                await websocket.send_denial_response(error_response(refused))
                return
            if self.admission.door.is_crowded and not await self._has_a_table(guest):
                crowded = Refused("too-busy", "somebody who has a table", "a guest", retry_after=10.0, limit="sockets")
                self.hub.metrics.refused(crowded)
                await websocket.send_denial_response(error_response(crowded))
                return
            await websocket.accept()
            connection = Connection(self.hub, self.config, guest, address, self.admission, VERSION)
            self.connections.add(connection)
            try:
                await connection.run(receive, send, short_ways_of(scope))
            finally:
                self.connections.discard(connection)
        finally:
            self.admission.connected.give_back(address)

    async def _has_a_table(self, guest: Guest | None) -> bool:
        """Places that are left when there are few are for people who play."""
        return guest is not None and bool(await self.hub.store.tables_of(guest.id, 1))


def number_in(request: Request) -> int:
    """The number that a path names, 0 if it names none."""
    text: str = request.path_params.get("number", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused("no-such-page", "a whole number in the path", text[:40])
    return int(text)


async def id_in(request: Request) -> str | None:
    """The id of what is refused, to be named in the refusal; from the body, if it is of an ordinary size."""
    data: bytearray | None = getattr(request.state, "body", None)
    if data is None and request.method == "POST" and 0 < size_of(request) <= ID_BYTES:
        with suppress(ClientDisconnect, RuntimeError):  # who is gone, or was read in part
            data = bytearray(await request.body())
    return None if data is None else id_of(bytes(data))


def size_of(request: Request) -> int:
    """What a request says of the size of its body."""
    text = request.headers.get("content-length", "")
    return int(text) if text.isascii() and text.isdigit() else 0


def _convert(data: bytes, kind: Any) -> Any:
    if hasattr(kind, "__struct_config__") and kind.__struct_config__.tag_field is not None:
        # By HTTP the path says which command it is.
        fields = msgspec.json.decode(data, type=dict[str, Any])
        fields.setdefault(kind.__struct_config__.tag_field, kind.__struct_config__.tag)
        return msgspec.convert(fields, kind)
    return msgspec.json.decode(data, type=kind)


def as_json(answer: Any, status: int = 200) -> Response:
    return Response(_encode(answer), status, media_type="application/json", headers={"cache-control": "no-store"})


def error_response(refused: Refused, id: str | None = None) -> Response:
    error = Error(
        retry_after=refused.retry_after,
        code=refused.code,
        message=str(refused)[:500],
        expected=refused.expected[:300],
        got=refused.got,
        refusal=refused.refusal,
        id=id,
    )
    response = as_json(error, STATUS.get(refused.code, 422))
    if refused.retry_after is not None:
        response.headers["retry-after"] = str(math.ceil(refused.retry_after))
    return response


class Guard:
    """Puts HEADERS on every answer, and takes the socket out of the routes."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._call(scope, receive, send)
        except asyncio.CancelledError:
            if not self.server.hub.is_closing:  # else it waited for a store that does not answer
                raise

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, self._told_plainly(send))
            return
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await self.server.socket(scope, receive, send)
            return

        is_safe = self.server.config.https or scope.get("scheme") == "https"
        headers = [*HEADERS, OPENER] if is_safe else HEADERS

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            connection = HTTPConnection(scope)
            self.server.hosts.check(connection.headers.get("host"))
            if scope["path"].startswith("/assets/"):
                await self.server.admission.check(self.server.address(connection), ASSET)
                await self.server.turn(connection, ASSET)
        except Refused as refused:
            self.server.hub.metrics.refused(refused)
            await error_response(refused)(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    def _told_plainly(self, send: Send) -> Send:
        """Why the server cannot start is a sentence, where Starlette would send a traceback."""

        async def plainly(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed" and self.server.trouble is not None:
                message["message"] = str(self.server.trouble)
            await send(message)

        return plainly


def make_app(server: Server) -> ASGIApp:
    """The application that uvicorn runs."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        try:
            await server.hub.open()
        except RockfallError as error:
            server.trouble = error
            raise
        server.health.start()
        yield
        server.health.stop()
        await server.hub.close()

    async def not_allowed(request: Request, _: Exception) -> Response:
        return error_response(Refused("no-such-page", "a method of this path", f"{request.method} {request.url.path}"))

    routes: list[Any] = [server.route(endpoint) for endpoint in ENDPOINTS]
    routes += [
        Route("/api/guest", server.guarded(server.post_guest), methods=["POST"]),
        Route("/api/reach", server.guarded(server.reach)),
        Route("/health", server.guarded(server.alive, 0.0)),
        Route("/ready", server.guarded(server.ready, 0.0)),
        Route("/metrics", server.guarded(server.metrics, 0.0)),
    ]
    folder = Path(server.config.web) if server.config.web else WEB
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", Assets(folder / "assets")))
    routes += [
        Route("/", server.guarded(server.page)),
        *(Route(path, server.guarded(server.page)) for path in PAGES),
        Route("/{rest:path}", server.guarded(server.nowhere), methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={405: not_allowed})
    return Guard(app, server)
