"""Routes and sockets, and nothing else: what they do is in api.py, connection.py and hub.py."""

from __future__ import annotations

import html
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import rockfall
from rockfall.core.errors import RockfallError
from rockfall.server.api import BYTES, ENDPOINTS, STATUS, Call, Endpoint, Error, GuestOut, NameIn, ReachOut
from rockfall.server.config import Config
from rockfall.server.connection import SHUTDOWN, Connection
from rockfall.server.frames import short_ways_of
from rockfall.server.hosts import Hosts
from rockfall.server.hub import Hub
from rockfall.server.limits import Daily, Quota, Rates
from rockfall.server.logs import failure
from rockfall.server.reach import addresses, is_here
from rockfall.server.refused import Refused, plainly
from rockfall.server.store import Guest
from rockfall.server.store.keeping import MEGABYTE

COOKIE = "rockfall_guest"
COOKIE_SECONDS = 2 * 365 * 86400
WEB = Path(rockfall.__file__).parent / "web"
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
        self.requests = Rates(config.request_rate, config.request_rate * 2, "requests")
        self.makings = Rates(config.table_rate / 60, max(10.0, config.table_rate / 2), "new tables and guests")
        self.connected = Quota(config.connections_each, "connections")
        self.spectating = Quota(config.spectators_each, "tables watched")
        hub.archive.imports = Daily(config.imports_mb_each, "imported records")
        hub.archive.imports_bytes = int(config.imports_mb * MEGABYTE)

    def say_goodbye(self) -> None:
        """Tell everybody that the server is going down and will be back."""
        self.hub.is_closing = True
        for connection in list(self.connections):
            connection.close(SHUTDOWN, "the server restarts", 2.0)

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
            if endpoint.makes:
                self.makings.check(self.address(request), time.monotonic())
            answer = await endpoint.handle(call)
            if isinstance(answer, str):
                return Response(answer, media_type="application/x-ndjson")
            if isinstance(answer, bytes):  # what happened stays as it was
                return Response(answer, media_type=BYTES, headers={"cache-control": "private, max-age=86400"})
            return as_json(answer)

        return Route(endpoint.path, self.guarded(handle), methods=[endpoint.method])

    def guarded(self, handle: Callable[[Request], Any]) -> Callable[[Request], Any]:
        """Every refusal is an answer with a type, and so is every error of ours."""

        async def guarded(request: Request) -> Response:
            try:
                if self.hub.is_closing:
                    raise Refused("closing", "a server that stays", "one that restarts")
                self.requests.check(self.address(request), time.monotonic())
                self.check_origin(request)
                response: Response = await handle(request)
                return response
            except Refused as refused:
                self.hub.metrics.refusals += 1
                return error_response(refused)
            except Exception:
                self.hub.metrics.server_errors += 1
                failure("a request could not be answered", route=getattr(request.scope.get("route"), "path", ""))
                return error_response(Refused("server-error", "to be able to do this", "an error, which is in the log"))

        return guarded

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
        if kind is bytes:
            return bytes(data)
        try:
            return _convert(bytes(data), kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-message", f"a body as the interface describes it: {plainly(error)}", "another") from None

    async def post_guest(self, request: Request) -> Response:
        """Set or change your name."""
        body: NameIn = await self.checked_body(request, NameIn)
        guest = await self.guest(request)
        token = request.cookies.get(COOKIE, "")
        if guest is None:
            self.makings.check(self.address(request), time.monotonic())
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

    async def metrics(self, request: Request) -> Response:
        gauges = {
            "tables_live": len(self.hub.live),
            "connections": len(self.connections),
            "bot_troubles": self.hub.bots.troubles,
        }
        return Response(self.hub.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        """The web client if it is built, otherwise a page saying that the server is running."""
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
            self.requests.check(address, time.monotonic())
            self.connected.take(address)
        except Refused as refused:
            self.hub.metrics.refusals += 1
            await websocket.send_denial_response(error_response(refused))
            return
        try:
            guest = await self.guest(websocket)
            await websocket.accept()
            connection = Connection(self.hub, self.config, guest, address, self.spectating, VERSION)
            self.connections.add(connection)
            try:
                await connection.run(receive, send, short_ways_of(scope))
            finally:
                self.connections.discard(connection)
        finally:
            self.connected.give_back(address)


def number_in(request: Request) -> int:
    """The number that a path names, 0 if it names none."""
    text: str = request.path_params.get("number", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused("no-such-page", "a whole number in the path", text[:40])
    return int(text)


def _convert(data: bytes, kind: Any) -> Any:
    if hasattr(kind, "__struct_config__") and kind.__struct_config__.tag_field is not None:
        # By HTTP the path says which command it is.
        fields = msgspec.json.decode(data, type=dict[str, Any])
        fields.setdefault(kind.__struct_config__.tag_field, kind.__struct_config__.tag)
        return msgspec.convert(fields, kind)
    return msgspec.json.decode(data, type=kind)


def as_json(answer: Any, status: int = 200) -> Response:
    return Response(_encode(answer), status, media_type="application/json", headers={"cache-control": "no-store"})


def error_response(refused: Refused) -> Response:
    error = Error(
        code=refused.code,
        message=str(refused)[:500],
        expected=refused.expected[:300],
        got=refused.got,
        refusal=refused.refusal,
    )
    return as_json(error, STATUS.get(refused.code, 422))


class Guard:
    """Puts HEADERS on every answer, and takes the socket out of the routes."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
            self.server.hosts.check(HTTPConnection(scope).headers.get("host"))
        except Refused as refused:
            self.server.hub.metrics.refusals += 1
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


class Assets(StaticFiles):
    """Parts of the browser client. Their names have a digest of what is in them, so they may be kept for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def make_app(server: Server) -> ASGIApp:
    """The application that uvicorn runs."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        try:
            await server.hub.open()
        except RockfallError as error:
            server.trouble = error
            raise
        yield
        await server.hub.close()

    async def not_allowed(request: Request, _: Exception) -> Response:
        return error_response(Refused("no-such-page", "a method of this path", f"{request.method} {request.url.path}"))

    routes: list[Any] = [server.route(endpoint) for endpoint in ENDPOINTS]
    routes += [
        Route("/api/guest", server.guarded(server.post_guest), methods=["POST"]),
        Route("/api/reach", server.guarded(server.reach)),
        Route("/metrics", server.guarded(server.metrics)),
    ]
    folder = Path(server.config.web) if server.config.web else WEB
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", GZipMiddleware(Assets(directory=folder / "assets"), compresslevel=6)))
    routes += [
        Route("/", server.guarded(server.page)),
        *(Route(path, server.guarded(server.page)) for path in PAGES),
        Route("/{rest:path}", server.guarded(server.nowhere), methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={405: not_allowed})
    return Guard(app, server)
