"""Starts the server: `rockfall serve`."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from rockfall.core.errors import BadOptions
from rockfall.server import logs
from rockfall.server.app import Server, make_app
from rockfall.server.bots import BotPool
from rockfall.server.config import Config
from rockfall.server.frames import FrameProtocol
from rockfall.server.hub import Hub
from rockfall.server.outside import Outside
from rockfall.server.packed import Kept
from rockfall.server.patience import PatientProtocol, Settings
from rockfall.server.reach import addresses, is_here
from rockfall.server.refused import Refused
from rockfall.server.retention import Retention
from rockfall.server.store import Store
from rockfall.server.studies import Studies

FORGET_EVERY = 3600.0
BACKLOG = 512  # connections that are taken together, before anybody else is heard

# Where chance comes from: the dice, and what games bring themselves.
OUTSIDE = Outside


def store_of(config: Config) -> Store:
    """The store that the settings name."""
    if config.database.startswith(("postgres://", "postgresql://")):
        try:
            from rockfall.server.store.postgres import PostgresStore
        except ImportError:
            raise BadOptions("database: expected asyncpg for PostgreSQL; pip install 'rockfall[postgres]'") from None
        return PostgresStore(config.database, config.lease_seconds)
    from rockfall.server.store.sqlite import SqliteStore

    return SqliteStore(config.database, config.sync, config.gather)


def make_server(config: Config) -> Server:
    bots = BotPool(
        config.bot_workers,
        config.bot_seconds,
        hint_seconds=config.hint_seconds,
        hint_workers=config.hint_workers,
        hint_queue=config.hint_queue,
    )
    outside = OUTSIDE(config.outside_workers, config.outside_seconds)
    hub = Hub(store_of(config), bots, config.bot_delay, config.spectators, outside)
    hub.archive.studies = Studies(config.replay_workers, config.replay_queue)
    hub.archive.kept = Kept(int(config.replay_mb * 1e6))
    return Server(hub, config)


class _Uvicorn(uvicorn.Server):
    """Tells clients before it closes their connections."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
            self._forgetting = asyncio.create_task(self._forget())

    async def _forget(self) -> None:
        hub = self._server.hub
        retention = Retention(hub.store, hub.wall, self._server.config)
        while True:
            try:
                await retention.look()
            except Refused as refused:  # the store does not answer
                logs.note("old tables could not be deleted", why=str(refused))
            except Exception:
                logs.failure("old tables could not be deleted")
            await asyncio.sleep(FORGET_EVERY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._forgetting.cancel()
        self._server.say_goodbye()
        await asyncio.sleep(0.2)  # for the goodbyes to leave
        await super().shutdown(sockets)


def serve(config: Config, is_opening: bool = False) -> None:
    """Run until a signal comes."""
    logs.set_up(config.log_level)
    server = make_server(config)
    listening = _listen(config)
    host, port = listening.getsockname()[:2]
    server.port = port
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{'127.0.0.1' if host == '0.0.0.0' else shown}:{port}/"

    def ready() -> None:
        # What is loaded now stays; what a message leaves behind is freed without the collector's help.
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        print(f"Rockfall is at {url}", flush=True)
        print(said_of_others(config, port), flush=True)
        if is_opening:
            webbrowser.open(url)

    settings = Settings(
        make_app(server),
        http=PatientProtocol,
        log_config=None,
        access_log=False,
        ws=FrameProtocol,
        ws_max_size=config.message_bytes * 4,  # below that, too large is a typed error; above, the socket is closed
        ws_per_message_deflate=False,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.ping_seconds,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=2,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=65_536,
    )
    settings.door = server.admission.door
    settings.intake = server.admission.intake
    settings.metrics = server.hub.metrics
    settings.head_seconds = config.head_seconds
    settings.body_seconds = config.body_seconds
    spare_collector()
    try:
        _Uvicorn(settings, server, ready).run(sockets=[listening])
    finally:  # it exits by itself when it cannot start
        if server.trouble is not None:
            raise server.trouble


def said_of_others(config: Config, port: int) -> str:
    """Who else can open the page, and at which address."""
    if is_here(config.host):
        return "Only this computer can open it; with --host 0.0.0.0 everybody on your network can."
    return f"Others can open {' or '.join(addresses(config.host, port)) or 'any address of this computer'}"


def spare_collector() -> None:
    """Collect garbage cycles rarely: almost nothing here makes any, and looking costs a tenth of every move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise BadOptions(f"expected to listen on {config.host}, port {config.port}; {error.strerror}") from None
    listening.listen(BACKLOG)
    return listening
