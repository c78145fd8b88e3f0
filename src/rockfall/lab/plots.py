"""Plots, as SVG texts or files. All of matplotlib is here."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

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


def save(drawn: Figure, path: Path) -> None:
    """SVG or PNG, by the name of the file."""
    options = {"metadata": {"Date": None}} if path.suffix == ".svg" else {}
    with style():
        drawn.savefig(path, transparent=path.suffix == ".svg", dpi=110, **options)


def svg(drawn: Figure) -> str:
    """The plot as an SVG element, to be put into a page."""
    text = io.StringIO()
    with style():
        drawn.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    whole = text.getvalue()
    return whole[whole.index("<svg") :]


def forest(axes: Axes, rows: Sequence[tuple[str, Estimate]], colour: str = COLOURS[0], shift: float = 0.0) -> None:
    """Estimates below each other, each with its interval."""
    places = [place + shift for place in range(len(rows))]
    values = [estimate.value for _, estimate in rows]
    low = [estimate.value - estimate.low for _, estimate in rows]
    high = [estimate.high - estimate.value for _, estimate in rows]
    axes.errorbar(values, places, xerr=[low, high], fmt="o", color=colour, capsize=3, markersize=4)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(axis="x")


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
        right.set_xlabel("hero less baseline, points of a per cent")
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
    return Estimate(
        value=100 * estimate.value,
        low=100 * estimate.low,
        high=100 * estimate.high,
        count=estimate.count,
        clusters=estimate.clusters,
    )


def place_name(players: int, part: str) -> str:
    return f"{players or 'all'} players, {part}"
