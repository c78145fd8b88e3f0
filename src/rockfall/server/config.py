"""Settings of the server: from flags, then environment (ROCKFALL_...), then a TOML file, then these defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rockfall.core.errors import BadOptions
from rockfall.server.patterns import is_odd

Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[float, Meta(ge=0)]
PREFIX = "ROCKFALL_"
LISTS = ("origins", "hosts", "proxies")
NOT_OURS = {"PURE", "COMPILE", "CONFIG"}  # names in the environment that mean something else


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting has a default that suits a group of friends."""

    host: Annotated[str, Meta(description="address to listen on; 0.0.0.0 for all")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen on; 0 for any free one")] = 8420
    database: Annotated[
        str,
        Meta(min_length=1, description="a SQLite file (copy it by rockfall backup, never by cp), or postgresql://..."),
    ] = "rockfall.db"
    sync: Annotated[
        Literal["full", "normal"],
        Meta(description="SQLite: full also survives a power failure; normal survives the end of the process"),
    ] = "full"
    gather: Annotated[
        float,
        Meta(
            ge=0,
            le=1,
            description="SQLite: seconds that a move waits, at most, to go to disk with others; none if it is alone",
        ),
    ] = 0.01
    lease_seconds: Annotated[
        float,
        Meta(
            ge=0.5,
            le=600,
            description="PostgreSQL: a process that is not heard of for so long loses its tables to the others",
        ),
    ] = 2.0
    https: Annotated[
        bool, Meta(description="the public address is https (through a proxy): cookies are marked Secure")
    ] = False
    origins: Annotated[
        list[str], Meta(description="other sites whose pages may use this server, such as https://example.org")
    ] = []
    hosts: Annotated[
        list[str],
        Meta(
            description="names by which this server is called, such as games.example.org; its own and numbers are known"
        ),
    ] = []
    proxies: Annotated[
        list[str], Meta(description="addresses of proxies that are trusted to name the client's address")
    ] = []
    bot_workers: Annotated[int, Meta(ge=1, le=256, description="processes in which bots think")] = max(
        1, (os.cpu_count() or 2) - 1
    )
    bot_seconds: Annotated[float, Meta(gt=0, description="a bot that thinks longer is replaced for this move")] = 10.0
    bot_delay: Annotated[
        NotNegative, Meta(description="seconds a bot waits before moving, so that people can follow")
    ] = 0.6
    hint_seconds: Annotated[float, Meta(ge=0.001, le=60, description="how long the hint bot thinks")] = 0.5
    hint_workers: Annotated[
        int, Meta(ge=1, le=64, description="processes in which hints are thought of, so that bots have theirs")
    ] = 1
    hint_queue: Annotated[int, Meta(ge=1, le=1000, description="hints that may wait; more are refused for a while")] = (
        16
    )
    replay_workers: Annotated[
        int, Meta(ge=1, le=64, description="processes that work out replays, and check imported records")
    ] = 1
    replay_queue: Annotated[
        int, Meta(ge=1, le=1000, description="replays that may wait; more are refused for a while")
    ] = 32
    replay_mb: Annotated[NotNegative, Meta(description="megabytes of replays that are kept in memory, compressed")] = (
        32.0
    )
    outside_workers: Annotated[
        int,
        Meta(ge=0, le=256, description="processes that simulate what a game leaves to more than dice; 0: dice draw it"),
    ] = 1
    outside_seconds: Annotated[float, Meta(gt=0, description="what takes longer to simulate is drawn by dice")] = 5.0
    message_bytes: Annotated[int, Meta(ge=1024, le=16_777_216, description="largest message on the socket")] = 16_384
    body_bytes: Annotated[int, Meta(ge=1024, le=67_108_864, description="largest body of a request")] = 1_048_576
    head_seconds: Annotated[float, Meta(gt=0, description="how long the head of a request may take to come")] = 10.0
    body_seconds: Annotated[float, Meta(gt=0, description="how long the body of a request may take to come")] = 30.0
    message_rate: Annotated[
        float,
        Meta(
            gt=0,
            description="messages per second on one connection; of pings and pongs a fifth, from one address ten times",
        ),
    ] = 50.0
    request_rate: Annotated[
        float, Meta(gt=0, description="requests per second from one address or guest; dear ones count for several")
    ] = 50.0
    work_rate: Annotated[
        float, Meta(gt=0, description="requests per second from everybody: others wait their turn, moves do not")
    ] = 400.0
    table_rate: Annotated[float, Meta(gt=0, description="tables and guests made per minute from one address")] = 60.0
    tables_each: Annotated[
        Positive, Meta(description="tables that one address or guest has opened within a day and that are not over")
    ] = 100
    connections: Annotated[
        int, Meta(ge=100, description="connections in all; the last fifth is for people who have a table")
    ] = 10_000
    connections_each: Annotated[
        Positive, Meta(description="sockets from one address; with those for requests, twice as many connections")
    ] = 100
    spectators_each: Annotated[Positive, Meta(description="tables watched by spectators from one address")] = 100
    spectators: Annotated[Positive, Meta(description="spectators of one table")] = 200
    outbox_bytes: Annotated[int, Meta(ge=65_536, description="unsent bytes after which a slow client is cut off")] = (
        1_048_576
    )
    ping_seconds: Annotated[float, Meta(gt=0, description="how often a connection is checked")] = 20.0
    idle_days: Annotated[NotNegative, Meta(description="days after which an untouched table is deleted")] = 90.0
    over_days: Annotated[NotNegative, Meta(description="days for which the log of a finished table is kept")] = 30.0
    record_days: Annotated[
        NotNegative, Meta(description="days for which the record of a match is kept after somebody last opened it")
    ] = 3650.0
    import_days: Annotated[NotNegative, Meta(description="the same for records that were imported")] = 30.0
    guest_days: Annotated[
        NotNegative, Meta(description="days after which a guest who sits at no table and does not come is deleted")
    ] = 30.0
    allow_forgetting: Annotated[
        str,
        Meta(
            pattern=r"^(\d{4}-\d\d-\d\d)?$",
            description="a date, such as 2027-02-15, on which much may be deleted at once; see night.md",
        ),
    ] = ""
    imports_mb: Annotated[NotNegative, Meta(description="megabytes of imported records in all, compressed")] = 1000.0
    imports_mb_each: Annotated[
        float, Meta(gt=0, description="megabytes of records that one address may import a day, compressed")
    ] = 20.0
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    web: Annotated[str | None, Meta(description="folder of the web client; by default the built-in one")] = None


def load(
    flags: Mapping[str, object],
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
    texts: Mapping[str, str] | None = None,
) -> Config:
    """The settings; BadOptions says which one is wrong, where it came from, and what was expected.

    `texts` are flags as text, straight from the command line.
    """
    environment = os.environ if environment is None else environment
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    settings: dict[str, object] = {}
    if file is not None:
        settings.update(_checked(_from_file(file), str(file), is_text=False))
    settings.update(_checked(_from_environment(environment), "the environment", is_text=True))
    given = {name: value for name, value in flags.items() if value is not None}
    settings.update(_checked(given, "the command line", is_text=False))
    settings.update(_checked(_lists_apart(texts or {}), "the command line", is_text=True))
    return msgspec.convert(settings, Config)


def _from_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text())
    except OSError as error:
        raise BadOptions(f"{file}: expected a file with settings; {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"{file}: expected TOML; {error}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    names = [key for key in environment if key.startswith(PREFIX) and key.removeprefix(PREFIX) not in NOT_OURS]
    return _lists_apart({name.removeprefix(PREFIX).lower(): environment[name] for name in names})


def _lists_apart(texts: Mapping[str, str]) -> dict[str, object]:
    """Several values are written with commas between them."""
    return {
        name: [each.strip() for each in text.split(",") if each.strip()]
        if name in ("origins", "hosts", "proxies")
        else text
        for name, text in texts.items()
    }


def _checked(settings: dict[str, object], source: str, is_text: bool) -> dict[str, object]:
    """One at a time, so that a message names the setting."""
    known = [field.name for field in msgspec.structs.fields(Config)]
    checked: dict[str, object] = {}
    for name, value in settings.items():
        if name not in known:
            raise BadOptions(f"{source}: expected a setting among {', '.join(known)}; got {name!r}")
        if any(isinstance(each, str) and is_odd(each) for each in (value if isinstance(value, list) else [value])):
            raise BadOptions(f"{source}: {name}: expected a text without control characters; got {value!r}")
        try:
            checked[name] = getattr(msgspec.convert({name: value}, Config, strict=not is_text), name)
        except msgspec.ValidationError as error:
            expected = str(error).partition(" - at")[0]
            if "regex" in expected:
                expected = "Expected a date such as 2027-02-15"
            raise BadOptions(f"{source}: {name}: {expected}; got {value!r}") from None
    return checked
