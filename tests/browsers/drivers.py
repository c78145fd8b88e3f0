"""Firefox and WebKit behind one face, as Debian has them and with nothing between: WebDriver BiDi and WebKitWebDriver.

Motion is on, as for most people.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar
from urllib.error import HTTPError, URLError

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

SECONDS = 60.0  # for anything that is waited for: the machine may be slow, and busy
STILL = 0.1  # between two looks at something that should rest
ESCAPE = "\ue00c"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Trouble(AssertionError):
    """The browser, or the page in it, did not do what was asked."""


class Driver(ABC):
    """A window with one page."""

    name: str
    packages: str  # of Debian's, that bring it

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"rockfall-{self.name}-"))
        self.processes: list[subprocess.Popen[bytes]] = []

    @classmethod
    @abstractmethod
    def missing(cls) -> list[str]:
        """The programs that it needs and this machine does not have."""

    @abstractmethod
    def open(self, url: str) -> None: ...

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Make the page so large."""

    @abstractmethod
    def run(self, function: str, arguments: list[Any]) -> Any:
        """Call an async function in the page; its answer, as JSON has it."""

    @abstractmethod
    def act(self, source: dict[str, Any]) -> None:
        """Let a source of input do something, as WebDriver describes it."""

    @abstractmethod
    def picture(self) -> bytes: ...

    @abstractmethod
    def complaints(self) -> list[str]:
        """Errors and warnings on the console so far."""

    def close(self) -> None:
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(15)
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, words: list[str], environment: dict[str, str], log: str) -> None:
        with (self.folder / log).open("w") as file:
            started = subprocess.Popen(words, stdout=file, stderr=subprocess.STDOUT, env={**os.environ, **environment})
        self.processes.append(started)

    # -- what people do -----------------------------------------------------------------------------------

    def js(self, body: str, *arguments: Any) -> Any:
        """Run the body of a function in the page."""
        return self.run(f"async (...arguments_) => {{ {body} }}", list(arguments))

    def wait(self, expression: str, *arguments: Any, what: str = "", seconds: float = SECONDS) -> Any:
        """Until an expression is true; its value."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := self.js(f"const found = {expression}; return found instanceof Node || found", *arguments):
                return found
            time.sleep(STILL)
        raise Trouble(f"{self.name}: expected {what or expression} within {seconds:.0f} s; it did not come")

    def shows(self, selector: str) -> bool:
        return bool(self.js(f"return ({SHOWN})(arguments_[0]).length > 0", selector))

    def where(self, selector: str, text: str = "", seconds: float = SECONDS) -> tuple[float, float]:
        """The middle of the first one shown that is called so, once it rests."""
        found = f"({SHOWN})(arguments_[0]).find((each) => !arguments_[1] || ({NAME})(each) === arguments_[1])"
        self.wait(found, selector, text, what=f"{selector} {text}", seconds=seconds)
        place = f"""const one = {found}; if (!one) return null; one.scrollIntoView({{ block: 'nearest' }});
            const {{ x, y, width, height }} = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]"""
        last = None
        for _ in range(100):
            now = self.js(place, selector, text)
            if now is not None and now == last:
                return float(now[0]), float(now[1])
            last = now
            time.sleep(STILL)
        raise Trouble(f"{self.name}: expected {selector} {text} to come to rest; it did not")

    def click(self, selector: str, text: str = "", seconds: float = SECONDS) -> None:
        x, y = self.where(selector, text, seconds)
        press: list[dict[str, Any]] = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.act({**mouse, "actions": [move, *press]})

    def colour(self, x: float, y: float) -> str:
        """What is seen at a point of the page, as rgb(r, g, b)."""
        data = "data:image/png;base64," + base64.b64encode(self.picture()).decode()
        return str(self.js(PIXEL, data, x, y))

    def press(self, key: str) -> None:
        actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": actions})


SHOWN = "(selector) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0)"
PIXEL = """const [data, x, y] = arguments_;
    const image = new Image();
    image.src = data;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const drawn = canvas.getContext('2d');
    drawn.drawImage(image, 0, 0);
    const scale = image.width / innerWidth;
    const [red, green, blue] = drawn.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`"""
NAME = "(each) => (each.getAttribute('aria-label') ?? each.innerText).trim()"


class Firefox(Driver):
    """By WebDriver BiDi, which it speaks itself."""

    name = "Firefox"
    packages = "firefox-esr"
    ABORTED = "status=2152398850"  # NS_BINDING_ABORTED: a font was on its way when somebody left the page
    SETTINGS: ClassVar = {
        "intl.accept_languages": "en",
        "ui.prefersReducedMotion": 0,
        "ui.systemUsesDarkTheme": 1,
        "remote.active-protocols": 1,
        "browser.shell.checkDefaultBrowser": False,
        "browser.startup.page": 0,
        "app.update.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "toolkit.telemetry.enabled": False,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
    }

    @classmethod
    def program(cls) -> str | None:
        return shutil.which("firefox-esr") or shutil.which("firefox")

    @classmethod
    def missing(cls) -> list[str]:
        return [] if cls.program() else ["firefox-esr"]

    def __init__(self) -> None:
        super().__init__()
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in self.SETTINGS.items()]
        (self.folder / "user.js").write_text("\n".join(lines))
        port = free_port()
        words = [str(self.program()), "--headless", "--no-remote", "--profile", str(self.folder)]
        home = {"HOME": str(self.folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
        self.start([*words, "--remote-debugging-port", str(port), "about:blank"], home, "firefox.log")
        self.ids = itertools.count(1)
        self.said: list[str] = []
        self.stack = ExitStack()
        self.wire = self._connected(f"ws://127.0.0.1:{port}/session")
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _connected(self, address: str) -> ClientConnection:
        for _ in range(int(SECONDS / STILL)):
            with suppress(OSError, WebSocketException):
                return self.stack.enter_context(connect(address, max_size=None, open_timeout=SECONDS))
            time.sleep(STILL)
        raise Trouble(f"expected Firefox to listen within {SECONDS:.0f} s; it did not")

    def ask(self, method: str, **parameters: Any) -> Any:
        number = next(self.ids)
        self.wire.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.wire.recv(timeout=SECONDS))
            if answer.get("type") == "event":
                self._hear(answer["params"])
            elif answer.get("id") == number:
                if answer["type"] == "error":
                    raise Trouble(f"{method}: {answer['error']}, {answer['message']}")
                return answer["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        said = str(entry.get("text"))
        if entry.get("level") in ("error", "warn") and self.ABORTED not in said:
            self.said.append(f"{entry['level']}: {said}")

    def open(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def size(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def run(self, function: str, arguments: list[Any]) -> Any:
        given = json.dumps(arguments)
        words = f"async () => JSON.stringify((await ({function})(...{given})) ?? null)"
        target = {"context": self.page}
        answer = self.ask("script.callFunction", functionDeclaration=words, awaitPromise=True, target=target)
        if answer["type"] == "exception":
            raise Trouble(f"{self.name}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def act(self, source: dict[str, Any]) -> None:
        self.ask("input.performActions", context=self.page, actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.page)["data"])

    def complaints(self) -> list[str]:
        self.js("return null")  # what was said before has arrived with the answer
        return self.said

    def close(self) -> None:
        with suppress(Trouble, OSError, WebSocketException, TimeoutError):
            self.ask("browser.close")
        self.stack.close()
        super().close()


class WebKit(Driver):
    """The engine of Safari and of every browser on an iPhone: WebKitGTK's own small browser, on a screen in memory."""

    name = "WebKit"
    packages = "webkit2gtk-driver xvfb"

    @classmethod
    def missing(cls) -> list[str]:
        return [program for program in ("WebKitWebDriver", "Xvfb") if not shutil.which(program)]

    def __init__(self) -> None:
        super().__init__()
        port = free_port()
        own = {name: str(self.folder) for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        screen = {"DISPLAY": self._screen(), "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
        language = {"LANGUAGE": "en", "LANG": "C.UTF-8", "GTK_THEME": "Adwaita:dark"}
        words = ["WebKitWebDriver", f"--port={port}", "--host=127.0.0.1"]
        self.start(words, {**own, **screen, **language}, "webkit.log")
        self.address = f"http://127.0.0.1:{port}/session"
        wanted = {"args": ["--automation", "--enable-write-console-messages-to-stdout=true"]}
        session = self._opened({"alwaysMatch": {"webkitgtk:browserOptions": wanted}})
        self.address += f"/{session['sessionId']}"

    def _screen(self) -> str:
        """The number of a screen that nobody has; the server takes a free one and says which."""
        read, write = os.pipe()
        words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        started = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[write])
        self.processes.append(started)
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise Trouble("expected Xvfb to start; it did not")
        return f":{number}"

    def _opened(self, capabilities: dict[str, Any]) -> Any:
        for _ in range(int(SECONDS / STILL)):
            with suppress(URLError, ConnectionError):
                return self.ask("", capabilities=capabilities)
            time.sleep(STILL)
        raise Trouble(f"expected WebKitWebDriver to listen within {SECONDS:.0f} s; it did not")

    def ask(self, path: str, method: str = "POST", **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * SECONDS) as answer:
                return json.loads(answer.read())["value"]
        except HTTPError as error:
            told = json.loads(error.read())["value"]
            raise Trouble(f"{path}: {told['error']}, {told['message']}") from None

    def open(self, url: str) -> None:
        self.ask("/url", url=url)

    def size(self, width: int, height: int) -> None:
        for _ in range(50):  # the window is larger than the page, by how much is not known before
            inner = self.js("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            now = self.ask("/window/rect", "GET")
            wanted = {"width": now["width"] + width - inner[0], "height": now["height"] + height - inner[1]}
            self.ask("/window/rect", x=0, y=0, **wanted)
            time.sleep(5 * STILL)
        raise Trouble(f"expected a page of {width} x {height}; it stays at {inner}")

    def run(self, function: str, arguments: list[Any]) -> Any:
        words = f"""const done = arguments[arguments.length - 1];
            ({function})(...[...arguments].slice(0, -1)).then(
                (found) => done(JSON.stringify({{ found: found ?? null }})),
                (error) => done(JSON.stringify({{ error: String(error) }})))"""
        answer = json.loads(self.ask("/execute/async", script=words, args=arguments))
        if "error" in answer:
            raise Trouble(f"{self.name}: {answer['error']}")
        return answer["found"]

    def act(self, source: dict[str, Any]) -> None:
        self.ask("/actions", actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("/screenshot", "GET"))

    def complaints(self) -> list[str]:
        lines = (self.folder / "webkit.log").read_text(errors="replace").splitlines()
        return [line for line in lines if "CONSOLE" in line and ("ERROR" in line or "WARN" in line)]

    def close(self) -> None:
        with suppress(Trouble, OSError):
            self.ask("", "DELETE")
        super().close()


DRIVERS: dict[str, type[Driver]] = {"firefox": Firefox, "webkit": WebKit}
