"""Plots, as SVG texts or files. All of matplotlib is here."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import matplotlib
import msgspec
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from rockfall.lab.balance import Lift, Row
from rockfall.lab.stats import Estimate
from rockfall.lab.tournament import Contrast, Line

# Read on white and on black alike: plots have no ground of their own.
INK = "#7d8590"
COLOURS = ("#3b82c4", "#d9822b", "#4a9d5b", "#b45ab4", "#c94f4f", "#8a7a3b", "#3fa5a5", "#7a6bd0")


def style() -> AbstractContextManager[None]:
    """How all plots look."""
    return matplotlib.rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "rockfall",  # the same plot, the same file
            "font.family": "sans-serif",
            "font.size": 9.5,
            "text.color": INK,
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.titlesize": 11,
            "xtick.color": INK,
            "ytick.color": INK,
            "grid.color": INK,
            "grid.alpha": 0.25,
            "legend.frameon": False,
        }
    )


def figure(width: float, height: float) -> tuple[Figure, Axes]:
    drawn = Figure(figsize=(width, height), layout="constrained")
    return drawn, drawn.add_subplot()


def save(drawn: Figure, path: Path) -> str:
    """Write the plot as an SVG file; its text."""
    text = io.StringIO()
    with style():
        drawn.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    path.write_text(text.getvalue(), encoding="utf-8")
    return text.getvalue()


def element(svg: str, name: str) -> str:
    """The SVG as an element to be put into a page: in the ink of the page, with names that are its own."""
    inner = svg[svg.index("<svg") :].replace(INK, "currentColor")
    return re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", inner)


def forest(axes: Axes, rows: Sequence[tuple[str, Estimate]], colour: str = COLOURS[0], shift: float = 0.0) -> None:
    """Estimates below each other, each with its interval."""
    places = [place + shift for place in range(len(rows))]
    values = [estimate.value for _, estimate in rows]
    low = [estimate.value - estimate.low for _, estimate in rows]
    high = [estimate.high - estimate.value for _, estimate in rows]
    axes.errorbar(values, places, xerr=[low, high], fmt="o", color=colour, capsize=3, markersize=4)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(visible=True, axis="x")


def draw_contrasts(contrasts: Sequence[Contrast], title: str) -> Figure:
    """Win rates of hero and baseline, and what they differ by."""
    with style():
        drawn = Figure(figsize=(8.5, 1.4 + 0.28 * len(contrasts)), layout="constrained")
        left, right = drawn.subplots(1, 2, sharey=True)
        names = [place_name(each.players, each.part) for each in contrasts]
        percent = [(percent_of(each.hero), percent_of(each.baseline)) for each in contrasts]
        forest(left, list(zip(names, [one for one, _ in percent], strict=True)), COLOURS[0], -0.12)
        forest(left, list(zip(names, [other for _, other in percent], strict=True)), COLOURS[1], 0.12)
        left.set_xlabel("wins, per cent (blue: hero, orange: baseline)")
        forest(right, list(zip(names, [percent_of(each.won) for each in contrasts], strict=True)), COLOURS[2])
        right.axvline(0, color=INK, linewidth=1)
        right.set_xlabel("hero less baseline, percentage points")
        drawn.suptitle(title)
        return drawn


def draw_lines(lines: Sequence[Line], bots: Sequence[str], title: str) -> Figure:
    """Win rates of every bot."""
    with style():
        places = list(dict.fromkeys((line.players, line.part) for line in lines))
        drawn, axes = figure(7.5, 1.4 + 0.34 * len(places))
        for number, name in enumerate(bots):
            rows = [(place_name(line.players, line.part), percent_of(line.won)) for line in lines if line.bot == name]
            shift = 0.5 * (number - (len(bots) - 1) / 2) / len(bots)
            forest(axes, rows, COLOURS[number % len(COLOURS)], shift)
        axes.legend([*bots], loc="upper left", bbox_to_anchor=(1, 1))
        axes.set_xlabel("wins, per cent")
        axes.set_title(title)
        return drawn


def percent_of(estimate: Estimate) -> Estimate:
    return scaled(estimate, 100)


def scaled(estimate: Estimate, factor: float, above: float = 0.0) -> Estimate:
    value, low, high = (factor * (each - above) for each in (estimate.value, estimate.low, estimate.high))
    return msgspec.structs.replace(estimate, value=value, low=low, high=high)


def place_name(players: int, part: str) -> str:
    return f"{players or 'all'} players, {part}"


# -- balance ------------------------------------------------------------------------------------------------------


def trace(axes: Axes, lines: Mapping[str, Sequence[tuple[int, Estimate]]]) -> None:
    """A line for each name, through estimates with their intervals; they stand side by side, not upon each other."""
    for number, (name, points) in enumerate(lines.items()):
        shift = 0.06 * (number - (len(lines) - 1) / 2)
        axes.errorbar(
            [place + shift for place, _ in points],
            [estimate.value for _, estimate in points],
            yerr=[
                [estimate.value - estimate.low for _, estimate in points],
                [estimate.high - estimate.value for _, estimate in points],
            ],
            color=COLOURS[number % len(COLOURS)],
            marker="o",
            markersize=4,
            capsize=3,
            linewidth=1.2,
            label=name,
        )


def draw_by_players(rows: Sequence[Row], label: str, factor: float = 100) -> Figure:
    """A line for each name, over the numbers of players."""
    with style():
        drawn, axes = figure(7.2, 3.4)
        names = list(dict.fromkeys(row.name for row in rows))
        points = {
            name: [(row.players, scaled(row.value, factor)) for row in rows if row.name == name] for name in names
        }
        trace(axes, points)
        _players(axes, rows)
        axes.set_ylabel(label)
        axes.set_ylim(bottom=0)
        axes.grid(visible=True, axis="y")
        if len(names) > 1:
            axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        return drawn


def draw_places(rows: Sequence[Row]) -> Figure:
    """What a place in the turn order wins more than its share: a line for each number of players."""
    with style():
        drawn, axes = figure(7.2, 3.4)
        numbers = sorted({row.players for row in rows})
        points: dict[str, list[tuple[int, Estimate]]] = {f"{players} players": [] for players in numbers}
        for row in rows:
            place = int(row.name.removeprefix("place"))
            points[f"{row.players} players"].append((place, scaled(row.value, 100, 1 / row.players)))
        trace(axes, points)
        axes.axhline(0, color=INK, linewidth=1)
        axes.set_xticks(range(1, max(numbers) + 1))
        axes.set_xlabel("place in the turn order, first player first")
        axes.set_ylabel("wins above the fair share,\npercentage points")
        axes.grid(visible=True, axis="y")
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        return drawn


def draw_boxes(values: Mapping[str, Mapping[int, Sequence[float]]], label: str) -> Figure:
    """How values spread, by number of players; a colour for each name."""
    with style():
        drawn, axes = figure(7.2, 3.2)
        numbers = sorted({players for each in values.values() for players in each})
        for number, (name, by_players) in enumerate(values.items()):
            colour = COLOURS[number % len(COLOURS)]
            shift = 0.36 * (number - (len(values) - 1) / 2)
            boxes = axes.boxplot(
                [by_players.get(players, []) for players in numbers],
                positions=[place + shift for place in range(len(numbers))],
                widths=0.3,
                showfliers=False,
                whis=(5, 95),
                medianprops={"color": colour, "linewidth": 2},
                boxprops={"color": colour},
                whiskerprops={"color": colour},
                capprops={"color": colour},
            )
            boxes["medians"][0].set_label(name)
        axes.set_xticks(range(len(numbers)), [str(players) for players in numbers])
        axes.set_xlabel("players")
        axes.set_ylabel(label)
        axes.grid(visible=True, axis="y")
        if len(values) > 1:
            axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        return drawn


def draw_lifts(lifts: Sequence[Lift]) -> Figure:
    """Cards below each other, the best first."""
    with style():
        drawn, axes = figure(6.4, 1.0 + 0.24 * len(lifts))
        forest(axes, [(each.card.replace("_", " "), percent_of(each.lift)) for each in lifts])
        axes.axvline(0, color=INK, linewidth=1)
        axes.set_xlabel("wins more often than others in the role, percentage points")
        return drawn


def draw_changes(rows: Sequence[Row], label: str, factor: float) -> Figure:
    """What the change adds."""
    with style():
        drawn, axes = figure(6.4, 1.0 + 0.26 * len(rows))
        shown = []
        for row in rows:
            assert row.change is not None
            shown.append((f"{row.players} players, {row.name}", scaled(row.change, factor)))
        forest(axes, shown, COLOURS[2])
        axes.axvline(0, color=INK, linewidth=1)
        axes.set_xlabel(label)
        return drawn


def _players(axes: Axes, rows: Sequence[Row]) -> None:
    axes.set_xticks(sorted({row.players for row in rows}))
    axes.set_xlabel("players")
