"""Was there one order of events that everybody's own history agrees with? A checker of linearizability.

A table is a register whose value is its log, and a command appends to it. Such histories are easy to check: the order
is that of the log itself, so nothing has to be searched for. There must be a moment for every entry, in the order of
the log, that lies between the call and the answer of whoever asked for it, and no later than anybody was told of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import NamedTuple


class Asked(NamedTuple):
    """A command, as its client knows it, by the client's own clock; all clients share one."""

    id: str  # unique at the table
    began: float  # when it was first sent
    ended: float = inf  # when the answer came
    version: int | None = None  # where it is in the log, if it was acknowledged
    is_refused: bool = False  # the answer was that nothing was stored


class Told(NamedTuple):
    """An entry that a client was told of."""

    at: float
    version: int
    what: str


class Entry(NamedTuple):
    """An entry of the log in the end; `id` if a client asked for it, "" otherwise."""

    version: int
    what: str
    id: str = ""


def troubles(log: Sequence[Entry], asked: Iterable[Asked], told: Mapping[str, Sequence[Told]]) -> list[str]:
    """What contradicts that there was one order, nothing lost, nothing twice, no gaps; nothing if all is well."""
    asked = list(asked)
    return [
        *_gaps(log),
        *_doubles(log),
        *_answers(log, asked),
        *_order(log, asked, told),
        *(trouble for who, each in told.items() for trouble in _tale(who, log, each)),
    ]


def _gaps(log: Sequence[Entry]) -> list[str]:
    versions = [entry.version for entry in log]
    if versions == list(range(1, len(log) + 1)):
        return []
    return [f"expected versions 1 to {len(log)} without gaps; got {versions}"]


def _doubles(log: Sequence[Entry]) -> list[str]:
    found: dict[str, int] = {}
    said: list[str] = []
    for entry in log:
        if entry.id and entry.id in found:
            said.append(f"{entry.id!r} counts twice: at {found[entry.id]} and at {entry.version}")
        elif entry.id:
            found[entry.id] = entry.version
    return said


def _answers(log: Sequence[Entry], asked: list[Asked]) -> list[str]:
    """What was acknowledged is there, where it was said to be; what was refused is not; nothing is invented."""
    places = {entry.id: entry.version for entry in reversed(log) if entry.id}
    said: list[str] = []
    for each in asked:
        place = places.pop(each.id, None)
        if each.is_refused and place is not None:
            said.append(f"{each.id!r} was refused, and is at {place}")
        if each.version is not None and place is None:
            said.append(f"{each.id!r} is lost: it was acknowledged at {each.version}")
        elif each.version is not None and place != each.version:
            said.append(f"{each.id!r} was acknowledged at {each.version}, and is at {place}")
    return said + [f"nobody asked for {id!r} at {version}" for id, version in places.items()]


def _order(log: Sequence[Entry], asked: list[Asked], told: Mapping[str, Sequence[Told]]) -> list[str]:
    """No entry was there before one that comes earlier in the log was even asked for."""
    asked_of = {each.id: each for each in asked}
    seen: dict[int, float] = {}  # when an entry was there, at the latest
    for each in (each for tale in told.values() for each in tale):
        seen[each.version] = min(each.at, seen.get(each.version, inf))
    latest: Asked | None = None
    said: list[str] = []
    for entry in log:
        mine = asked_of.get(entry.id)
        if mine is not None and (latest is None or mine.began > latest.began):
            latest = mine
        there = min(seen.get(entry.version, inf), inf if mine is None else mine.ended)
        if latest is not None and there < latest.began:
            said.append(
                f"entry {entry.version} was there at {there:.6f}; {latest.id!r}, which comes no later in the log, was"
                f" asked for at {latest.began:.6f}"
            )
    return said


def _tale(who: str, log: Sequence[Entry], told: Sequence[Told]) -> list[str]:
    """A client hears of the log's entries in their order, each once, and of none that the log does not have."""
    whats = {entry.version: entry.what for entry in log}
    said: list[str] = []
    before = 0
    for each in told:
        if each.version <= before:
            said.append(f"{who} was told of entry {each.version} after entry {before}")
        if whats.get(each.version) != each.what:
            said.append(f"{who} was told {each.what!r} at {each.version}; the log has {whats.get(each.version)!r}")
        before = each.version
    missed = sorted({version for version in whats if version <= before} - {each.version for each in told})
    return said + ([f"{who} was not told of {missed[:10]}"] if missed else [])
