"""A server of our own, and pages of a real browser that must not complain."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

import rockfall
from tests.browser import chromium

BUILT = Path(rockfall.__file__).parent / "web" / "index.html"
SECONDS = 60  # for anything a page is waited for: the machine may be slow, and busy
HOME = "rockfall.home"  # the server by a name, as in a network at home
expect.set_options(timeout=SECONDS * 1000)


class Server:
    """`rockfall serve` in a process of its own, which can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        hint_seconds: float = 0.02,
        environment: dict[str, str] | None = None,
        module: str = "rockfall",
    ) -> None:
        self.hint_seconds = hint_seconds
        self.module = module
        self.environment = {**os.environ, **(environment or {})}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.database = folder / "rockfall.db"
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = [
            "bot_delay=0",
            f"hint_seconds={self.hint_seconds}",
            "table_rate=6000",
            "request_rate=1000",
            "work_rate=8000",
            "tables_each=10000",
            "sync=normal",
            f"hosts={HOME}",
        ]
        words = [sys.executable, "-m", self.module, "serve", "--no-open", "--port", str(self.port)]
        words += ["--database", str(self.database)]
        for setting in settings:
            words += ["--set", setting]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=self.environment)
        for _ in range(1200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert self._process.poll() is None, "expected the server to start; it ended, see above"
            time.sleep(0.05)
        raise AssertionError("expected the server to start within a minute; it did not")

    def kill(self) -> None:
        """As when the power fails."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(SECONDS)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(SECONDS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert BUILT.exists(), "expected the browser client to be built; run 'python3 dev.py build'"
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launched(playwright: Playwright, arguments: list[str]) -> Browser:
    program, environment = chromium.find()
    words = [*chromium.ARGUMENTS, f"--host-resolver-rules=MAP {HOME} 127.0.0.1", *arguments]
    return playwright.chromium.launch(executable_path=program, env={**os.environ, **environment}, args=words)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launched(playwright, chromium.FLAT)
    yield browser
    browser.close()


@pytest.fixture
def solid_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can draw in three dimensions. It takes a whole core, so nothing else should use it."""
    browser = launched(playwright, chromium.SOLID)
    yield browser
    browser.close()


class Visitor:
    """Somebody at a device of their own: a page, what it received, and what it complained about."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.received: list[str] = []
        self.expects_trouble = False
        self.page = context.new_page()
        self.page.set_default_timeout(SECONDS * 1000)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _console(self, message: Any) -> None:
        url = str(message.location.get("url"))
        is_slow = "GL Driver Message (OpenGL, Performance" in message.text  # said by the browser, of its own drawing
        if message.type in ("error", "warning") and not is_slow:
            self.complaints.append(f"{message.type}: {message.text} ({url})")

    def _heard(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode())

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors; at the end none of their pages may have complained."""
    yield from visiting(browser, server)


@pytest.fixture
def solid_visit(solid_browser: Browser, server: Server) -> Iterator[Visit]:
    yield from visiting(solid_browser, server)


def visiting(browser: Browser, server: Server) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def make(
        width: int = 1200,
        height: int = 760,
        locale: str = "en-GB",
        name: str | None = "Guest",
        pace: str | None = None,
        **options: Any,
    ) -> Visitor:
        """Somebody with the browser's own settings, motion and all; `name` and `pace`: what they once chose."""
        context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **options)
        chosen = {key: value for key, value in {"name": name, "pace": pace}.items() if value is not None}
        context.add_init_script(f"if (location.host) localStorage.rockfall ??= {json.dumps(json.dumps(chosen))}")
        visitors.append(Visitor(context, server.url))
        return visitors[-1]

    yield make
    complaints = [each for visitor in visitors if not visitor.expects_trouble for each in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
