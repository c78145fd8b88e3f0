"""Real servers for tests: processes of their own, on free ports, with files of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rockfall.games import GAMES
from tests.server.launch import SCRIPTS
from tests.server.postgres import Postgres, running
from tests.teaching.embers import ADDRESS

ROOT = Path(__file__).parent.parent.parent
FAST = (
    "bot_delay=0",
    "hint_seconds=0.1",
    "message_rate=100000",
    "request_rate=100000",
    "table_rate=100000",
    "connections_each=10000",
    "lease_seconds=60",  # on a machine that is busy nobody is taken for frozen; who dies is noticed at once
    "work_rate=1000000",
    "tables_each=100000",
    "connections=100000",
)


class Running:
    """A server that runs. `kill` is kill -9; `start` brings it back on the same port and database."""

    def __init__(
        self,
        folder: Path,
        settings: tuple[str, ...],
        database: str | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.environment = environment or {}
        self.folder = folder
        self.settings = settings
        self.database = database or str(folder / "tables.db")
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [sys.executable, "-m", "tests.server.launch", "serve", "--no-open", "--port", str(self.port)]
        words += ["--database", self.database]
        words += [word for setting in (*FAST, *self.settings) for word in ("--set", setting)]
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": paths, SCRIPTS: str(self.folder), **self.environment}
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Rockfall is at "), f"the server did not start: {self.log()}"
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        assert self.process is not None
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, with_signal: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(with_signal)
        code = self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def freeze(self) -> None:
        """It stays as it is, and does nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def log(self) -> str:
        return (self.folder / "server.log").read_text()


Start = Callable[..., Running]


@pytest.fixture(autouse=True)
def embers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The teaching game, also on the clients' side."""
    monkeypatch.setitem(GAMES, "embers", ADDRESS)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server with these settings, as `start("bot_seconds=1")`."""
    running: list[Running] = []

    def starting(*settings: str, database: str | None = None) -> Running:
        folder = tmp_path / str(len(running))
        folder.mkdir()
        running.append(Running(folder, settings, database))
        return running[-1]

    yield starting
    for server in running:
        if server.process is not None:
            server.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with running() as server:
        yield server


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module."""
    server = Running(tmp_path_factory.mktemp("server"), ())
    yield server
    if server.process is not None:
        server.kill()
