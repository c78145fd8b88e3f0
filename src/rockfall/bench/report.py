"""The run as a whole: measure, set side by side, print."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table

import rockfall
from rockfall.bench import adapters, ours, peers
from rockfall.bench.measure import Rate, Subject, measure
from rockfall.core.errors import UnknownGame

REPEATS = 7
SECONDS = 0.1  # CPU time of one repeat of one subject


class Ratio(msgspec.Struct, frozen=True):
    """How many times as much of a quantity one of our games does as a peer's game, in the same run."""

    game: str
    peer: str
    peer_game: str
    quantity: str
    times: float


class Report(msgspec.Struct, frozen=True):
    version: str
    is_compiled: bool
    python: str
    machine: str
    rates: list[Rate]
    state_bytes: dict[str, int]
    ratios: list[Ratio]
    notes: list[str]


def collect(
    games: Sequence[str] | None = None, with_peers: bool = False, repeats: int = REPEATS, seconds: float = SECONDS
) -> Report:
    """Measure these games (all, if None), and the peers if asked for, in one interleaved run."""
    found: list[Subject] = [Subject("Python", "s += i & 7", "turns of a bare loop", _bare_loop)]
    sizes: dict[str, int] = {}
    notes: list[str] = []
    for name in ours.known_games() if games is None else games:
        if name not in ours.known_games():
            raise UnknownGame(name, ours.known_games())
        game = ours.game_for(name)
        mine = ours.subjects(game)
        found += mine
        sizes[mine[0].game] = round(ours.state_bytes(game))
        adapted, missing = adapters.subjects(game)
        found += adapted
        notes += [note for note in missing if note not in notes]
    if with_peers:
        theirs, missing = peers.subjects()
        found += theirs
        notes += missing
    rates = measure(found, repeats, seconds)
    return Report(
        version=rockfall.__version__,
        is_compiled=rockfall.COMPILED,
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
        rates=rates,
        state_bytes=sizes,
        ratios=ratios(rates),
        notes=notes,
    )


def ratios(rates: Sequence[Rate]) -> list[Ratio]:
    """Each of our rates over each peer's rate of the same quantity, and of what is done through a peer's interface."""
    return [
        Ratio(mine.game, peer.system, peer.game, mine.quantity, mine.per_second / peer.per_second)
        for peer in rates
        if peer.system != ours.SYSTEM
        for mine in rates
        if mine.system == ours.SYSTEM and is_like(mine.quantity, peer)
    ]


# What of ours goes through whose interface: it is compared with that system's own games.
THROUGH = {
    adapters.PETTINGZOO_STEPS: ("PettingZoo",),
    adapters.LISTED_STEPS: ("PettingZoo",),
    adapters.OPEN_SPIEL_STEPS: ("OpenSpiel Python", "OpenSpiel"),
    adapters.VECTOR_STEPS: tuple(peers.PEERS),
}


def is_like(quantity: str, peer: Rate) -> bool:
    """Whether a quantity of ours can be set beside what was measured of a peer."""
    if quantity in THROUGH:
        return peer.quantity == ours.DECISIONS and peer.system in THROUGH[quantity]
    return peer.quantity == quantity


class Grid(msgspec.Struct, frozen=True):
    """A table before anybody has decided how to show it."""

    title: str
    head: list[str]
    rows: list[list[str]]


def circumstances(report: Report) -> str:
    how = "compiled" if report.is_compiled else "interpreted"
    return (
        f"Rockfall {report.version}, {how} rules, Python {report.python}, {report.machine}. "
        f"Per CPU second on one core: medians of {REPEATS} interleaved repeats."
    )


def grids(report: Report) -> list[Grid]:
    """Our games, and for all that peers do too, how many times as much of it ours do."""
    compared = [peer_grid(report, quantity) for quantity in (*THROUGH, ours.DECISIONS, ours.COPIES)]
    return [our_grid(report), *(grid for grid in compared if grid.rows)]


def our_grid(report: Report) -> Grid:
    """One column for each of our games."""
    names = list(report.state_bytes)
    cells = {(rate.quantity, rate.game): rate for rate in report.rates if rate.system == ours.SYSTEM}
    rows = [
        [quantity, *(_cell(cells[quantity, name]) for name in names)]
        for quantity in dict.fromkeys(quantity for quantity, _ in cells)
    ]
    rows.append(["bytes in a copy", *(f"{report.state_bytes[name]:,}" for name in names)])
    return Grid("Our games", ["per second", *names], rows)


def peer_grid(report: Report, quantity: str) -> Grid:
    """One row for each peer's game; how many times faster each of our games is."""
    names = list(report.state_bytes)
    times = {
        (ratio.peer, ratio.peer_game, ratio.game): ratio.times for ratio in report.ratios if ratio.quantity == quantity
    }
    rows = []
    for rate in report.rates:
        if rate.system not in (ours.SYSTEM, "Python") and is_like(quantity, rate):
            key = (rate.system, rate.game)
            multiples = [_multiple(times[*key, name]) if (*key, name) in times else "" for name in names]
            rows.append([f"{rate.system} {rate.game}", _short(rate.per_second), *multiples])
    title = f"{quantity}: peers, and ours as a multiple of theirs"
    return Grid(title, ["system and game", "per second", *names], rows)


def _cell(rate: Rate) -> str:
    return f"{_short(rate.per_second)} ±{rate.spread / 2:.0%}"


def _short(number: float) -> str:
    """Three digits of it: 3.81 M, 157 k, 5.4 k."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if number >= 0.9995 * size:
            return f"{number / size:.3g} {unit}"
    return f"{number:.3g}"


def _multiple(times: float) -> str:
    return f"{times:,.1f} x" if times < 20 else f"{times:,.0f} x"


def show(report: Report) -> None:
    """Print all tables."""
    console = Console()
    console.print(circumstances(report) + "\n")
    for grid in grids(report):
        table = Table(title=grid.title, title_justify="left")
        for number, name in enumerate(grid.head):
            table.add_column(name, justify="right" if number else "left", no_wrap=not number)
        for row in grid.rows:
            table.add_row(*row)
        console.print(table)
    for note in report.notes:
        console.print(f"Note: {note}", soft_wrap=True, highlight=False)


def _bare_loop(count: int) -> int:
    """What this Python does on this machine, to compare runs with."""
    s = 0
    for i in range(count):
        s += i & 7
    return count
