"""What takes a night: `python3 dev.py nightly`, or `python -m tests.nightly` in the environment of the tests.

Each part prints what it did in numbers, and what it found; the exit status is 1 if it found anything.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rockfall.core.rng import Rng
from rockfall.games import GAMES, game, games
from tests.nightly.siege import Siege
from tests.nightly.sieges import kills_of_nodes, kills_on_sqlite, told
from tests.server.conftest import Running
from tests.server.hostile import EXPECTED, attack
from tests.server.leaks import compared
from tests.server.postgres import running
from tests.server.worlds import pairs
from tests.teaching.embers import ADDRESS

BESIDE = 4  # worlds played at the same time
MANY = 50_000
PART = 250_000  # messages of one attack: a match goes on beside each
STARTED = time.monotonic()
WORLDS = {"saboteur": (4, 70), "saboteur2": (4, 60), "goblins": (4, 60), "guilds": (3, 60), "trollfjord": (3, 300)}


def say(text: str) -> None:
    print(f"[{time.monotonic() - STARTED:7.1f} s] {text}", flush=True)


def found(what: str, siege: Siege) -> list[str]:
    say(f"{what}: {told(siege)}; {len(siege.troubles)} troubles")
    for trouble in siege.troubles[:100]:
        say(f"TROUBLE {trouble}")
    return siege.troubles


def kills(folder: Path, given: argparse.Namespace) -> list[str]:
    done = asyncio.run(kills_on_sqlite(folder, given.kills, given.tables, lambda text: say(f"SQLite: {text}")))
    return found("SQLite, in all", done)


def nodes(folder: Path, given: argparse.Namespace) -> list[str]:
    with running() as postgres:
        asked = kills_of_nodes(folder, postgres, given.node_kills, given.tables, lambda text: say(f"nodes: {text}"))
        return found("nodes, in all", asyncio.run(asked))


def hostile(folder: Path, given: argparse.Namespace) -> list[str]:
    """Bad messages, each of which must get a typed error; a match goes on meanwhile."""
    server = Running(folder, ())
    codes: Counter[str] = Counter()
    try:
        while codes.total() < given.messages:
            codes += asyncio.run(attack(server, min(PART, given.messages - codes.total())))
            say(f"hostile: {codes.total():,} messages refused, {len(codes)} codes")
    finally:
        server.stop()
    counted = ", ".join(f"{code} {count:,}" for code, count in codes.most_common())
    say(f"hostile, in all: {codes.total():,} messages, each with a typed error ({counted})")
    rare = EXPECTED if codes.total() >= MANY else set()  # in a short attack some kinds may be missing
    troubles = [f"expected the error {code}" for code in sorted(rare - set(codes))]
    if "server-error" in codes or '"level":"error"' in server.log():
        troubles.append("the server had an error of its own")
    return troubles


def leaks(folder: Path, given: argparse.Namespace) -> list[str]:
    """Worlds that differ in what is hidden, byte by byte, for every game."""
    server = Running(folder, ())
    troubles: list[str] = []
    total = 0
    try:
        for name in games():
            if name not in WORLDS:
                continue
            count, size, trouble = asyncio.run(compared_worlds(server, name, given.bytes // len(WORLDS)))
            say(f"worlds: {name}: {count:,} pairs, {size:,} bytes the same")
            total += size
            troubles += trouble
    finally:
        server.stop()
    say(f"worlds, in all: {total:,} bytes compared in {len(WORLDS)} games")
    return troubles


async def compared_worlds(server: Running, name: str, least: int) -> tuple[int, int, list[str]]:
    players, plies = WORLDS[name]
    played = game(name, players)
    found = pairs(played, plies, Rng.seeded("nightly", name))
    count = size = 0
    troubles: list[str] = []
    while size < least:
        asked = (compared(server, played, next(found), f"{name}-{count + beside}") for beside in range(BESIDE))
        for result in await asyncio.gather(*asked, return_exceptions=True):
            count += 1
            if isinstance(result, AssertionError):
                troubles.append(f"{name}: {result}")
            elif isinstance(result, BaseException):
                raise result
            else:
                size += result
        if troubles:
            break
    return count, size, troubles


PARTS: dict[str, Callable[[Path, argparse.Namespace], list[str]]] = {
    "kills": kills,
    "nodes": nodes,
    "hostile": hostile,
    "worlds": leaks,
}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py nightly", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; by default all")
    parser.add_argument("--kills", type=int, default=1_000, help="kill -9 of a server on SQLite")
    parser.add_argument("--node-kills", type=int, default=200, help="kill -9 of one of three on PostgreSQL, and worse")
    parser.add_argument("--messages", type=int, default=1_000_000, help="hostile ones")
    parser.add_argument("--bytes", type=int, default=10_000_000, help="compared between worlds, over all games")
    parser.add_argument("--tables", type=int, default=12, help="at which people play at a time")
    given = parser.parse_args(words)
    for part in given.parts:
        if part not in PARTS:
            parser.error(f"expected parts among {', '.join(PARTS)}; got {part}")
    GAMES["embers"] = ADDRESS
    troubles: list[str] = []
    for name in given.parts or PARTS:
        with tempfile.TemporaryDirectory(prefix="rockfall-nightly-") as folder:
            troubles += PARTS[name](Path(folder), given)
    for trouble in troubles[:100]:
        say(f"TROUBLE {trouble}")
    say(f"{len(troubles)} troubles" if troubles else "all is well")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
