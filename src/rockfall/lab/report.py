"""The balance report: one HTML page that needs nothing else, and the data beside it as CSV."""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from matplotlib.figure import Figure
from msgspec.structs import asdict

from rockfall.lab import plots
from rockfall.lab.balance import AS_IS, Balance, Lift, Match, Row, lifts, rows
from rockfall.lab.stats import Estimate

MOST_CARDS = 12  # shown at each end; all of them are in the data
FEWEST = 30  # matches with a card, or it is not shown

STYLE = """
:root { color-scheme: light dark; --ink: #24292f; --soft: #57606a; --ground: #ffffff; --panel: #f6f8fa; --line: #d8dee4;
  --accent: #0b62b8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa4af; --ground: #0f1318; --panel: #171c23;
  --line: #2d353f; --accent: #6cb2f7; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 54rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; margin: 2.6rem 0 .4rem; border-top: 1px solid var(--line); padding-top: 1.4rem; }
p { max-width: 44rem; } .soft, figcaption { color: var(--soft); } figcaption { font-size: .9rem; }
figure { margin: 1rem 0; padding: 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  overflow-x: auto; }
figure svg { display: block; max-width: 100%; height: auto; color: var(--soft); }
pre { padding: .7rem 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  white-space: pre-wrap; font-size: .85rem; }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--accent); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; } a { color: var(--accent); }
.clear { font-weight: 600; }
"""


class Page:
    """HTML that grows from top to bottom."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.parts: list[str] = []
        self.figures = 0

    def add(self, tag: str, text: str) -> None:
        self.parts.append(f"<{tag}>{escape(text)}</{tag}>")

    def figure(self, drawn: Figure, name: str, says: str) -> None:
        """A plot with its caption, which is also what a screen reader reads; and as a file of that name."""
        self.figures += 1
        element = plots.element(plots.save(drawn, self.out / f"{name}.svg"), f"f{self.figures}")
        element = element.replace("<svg", f'<svg role="img" aria-label="{escape(says)}"', 1)
        self.parts.append(f"<figure>{element}<figcaption>{escape(says)}</figcaption></figure>")

    def table(self, columns: Sequence[str], cells: Iterable[Sequence[str]], summary: str) -> None:
        head = "".join(f"<th scope='col'>{escape(column)}</th>" for column in columns)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in cells)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        self.parts.append(f"<details><summary>{escape(summary)}</summary><div class='wide'>{table}</div></details>")

    def html(self, title: str) -> str:
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>\n"
            + "\n".join(self.parts)
            + "\n</main></body></html>\n"
        )


def write(plan: Balance, matches: list[Match], out: Path) -> Path:
    """index.html; beside it its plots as SVG, and rows.csv, cards.csv, seats.csv."""
    found, cards = rows(matches), lifts(matches)
    out.mkdir(parents=True, exist_ok=True)
    _write_data(out, found, cards, matches)
    path = out / "index.html"
    path.write_text(page(plan, matches, found, cards, out), encoding="utf-8")
    return path


def page(plan: Balance, matches: list[Match], found: list[Row], cards: list[Lift], out: Path) -> str:
    """The whole report; its plots go into the folder as well."""
    game = plan.games[0]
    as_is = [match for match in matches if match.arm == AS_IS]
    made = Page(out)
    made.add("h1", f"{game.title}: how balanced is it?")
    numbers = ", ".join(str(each.players) for each in plan.games)
    made.add(
        "p",
        f"{plan.matches:,} matches for each of {numbers} players, played by {', '.join(plan.bots)}. "
        "What bots do well or badly shows here as well as what the rules do. Bars and brackets are 95 % intervals.",
    )
    made.add("pre", command_of(plan))
    if plan.changed:
        _add_changes(made, plan, found)
    _add_roles(made, found)
    _add_places(made, found)
    _add_lengths(made, as_is, found)
    _add_scores(made, as_is, found)
    _add_cards(made, cards)
    made.add("h2", "The data")
    made.parts.append(
        "<p>Beside this page: <a href='rows.csv'>rows.csv</a>, every estimate; <a href='cards.csv'>cards.csv</a>, "
        "every card; <a href='seats.csv'>seats.csv</a>, every seat of every match.</p>"
    )
    return made.html(f"{game.title}: balance")


def _of(found: Sequence[Row], measure: str) -> list[Row]:
    return [row for row in found if row.measure == measure and row.value.count]


def _add_roles(made: Page, found: list[Row]) -> None:
    won = _of(found, "rounds won")
    if not won:
        return
    made.add("h2", "Who wins rounds")
    made.add("p", f"Rounds won: {_ranges(won, ' %', 100)}.")
    made.figure(
        plots.draw_by_players(won, "rounds won, per cent"),
        "rounds-won",
        "Rounds won by role, as dealt, and number of players.",
    )
    ended = _of(found, "round ended by")
    made.figure(plots.draw_by_players(ended, "rounds, per cent"), "endings", "How rounds end, by number of players.")
    points = _of(found, "points in a round")
    made.figure(plots.draw_by_players(points, "points", 1), "points", "Points that a role earns in a round.")
    cells = [[str(row.players), row.name, _percent(row.value)] for row in [*won, *ended]]
    made.table(["players", "who or how", "per cent"], cells, "as a table")


def _add_places(made: Page, found: list[Row]) -> None:
    won = _of(found, "matches won by place")
    made.add("h2", "Does it matter who begins?")
    unfair = [row for row in won if not row.value.low <= 1 / row.players <= row.value.high]
    made.add(
        "p",
        "No place in the turn order is clearly better or worse than its fair share."
        if not unfair
        else f"{len(unfair)} of {len(won)} places win clearly more or less than their fair share: "
        + "; ".join(
            f"{row.name} of {row.players} wins {100 * row.value.value:.1f} %"
            for row in sorted(unfair, key=lambda row: -abs(row.value.value - 1 / row.players))[:4]
        )
        + ". One in twenty would seem so by luck alone.",
    )
    made.figure(
        plots.draw_places(won), "places", "Matches won by place in the turn order, above or below the fair share."
    )
    cells = [[str(row.players), row.name, _percent(row.value)] for row in won]
    made.table(["players", "place", "per cent"], cells, "as a table")


def _add_lengths(made: Page, matches: list[Match], found: list[Row]) -> None:
    made.add("h2", "How long it takes")
    length = _of(found, "length")
    made.add("p", f"Means: {_ranges(length, '')} in a match.")
    values: dict[int, list[float]] = defaultdict(list)
    for match in matches:
        values[match.players].append(match.reading.decisions)
    made.figure(
        plots.draw_boxes({"decisions": values}, "decisions in a match"),
        "length",
        "Decisions in a match: median, middle half, and nine in ten.",
    )


def _add_scores(made: Page, matches: list[Match], found: list[Row]) -> None:
    made.add("h2", "What they score")
    made.add("p", f"Means: {_ranges(_of(found, 'score'), '')}.")
    everybody: dict[int, list[float]] = defaultdict(list)
    winners: dict[int, list[float]] = defaultdict(list)
    for match in matches:
        everybody[match.players] += match.reading.scores
        winners[match.players] += [
            score for score, win in zip(match.reading.scores, match.reading.wins, strict=True) if win
        ]
    made.figure(
        plots.draw_boxes({"everybody": everybody, "winners": winners}, "final score"),
        "scores",
        "Final scores: median, middle half, and nine in ten; blue everybody, orange the winners.",
    )


HOW = {
    "dealt": "Hands are dealt by lot, so a difference is the card's own doing.",
    "played": "Who plays a card has often done well already, so this tells what goes with winning, not what brings it.",
}


def _add_cards(made: Page, cards: list[Lift]) -> None:
    made.add("h2", "What decides")
    for how, caution in HOW.items():
        for side in sorted({each.side for each in cards if each.how == how}):
            mine = [each for each in cards if (each.side, each.how) == (side, how) and each.lift.clusters >= FEWEST]
            mine.sort(key=lambda each: -each.lift.value)
            shown = mine if len(mine) <= 2 * MOST_CARDS else [*mine[:MOST_CARDS], *mine[-MOST_CARDS:]]
            if not shown:
                continue
            had = "was dealt" if how == "dealt" else "played or took"
            whose = f"a {side} who" if side else "who"
            made.add("p", f"How much more often did {whose} {had} a card win? {caution}")
            clear = [each for each in shown if each.lift.is_clear]
            says = f"{len(shown)} cards, {len(clear)} of them clearly good or bad; {side or 'everybody'}, {how}."
            made.figure(plots.draw_lifts(shown), f"cards-{how}" + (f"-{side}" if side else ""), says)


def _add_changes(made: Page, plan: Balance, found: list[Row]) -> None:
    made.add("h2", "What the change does")
    made.add(
        "p",
        f"Changed: {difference_of(plan)}. Both have the same seeds; shown is the changed game less the game as it is.",
    )
    for measure, label, factor in (
        ("rounds won", "rounds won, percentage points", 100.0),
        ("matches won by place", "matches won by place, percentage points", 100.0),
        ("length", "decisions in a match", 1.0),
        ("score", "points", 1.0),
    ):
        mine = [row for row in _of(found, measure) if row.change is not None and row.change.count]
        clear = [row for row in mine if row.change is not None and row.change.is_clear]
        if mine:
            says = f"Change of {measure}: {len(clear)} of {len(mine)} differ clearly."
            made.figure(plots.draw_changes(mine, label, factor), f"change-{measure.replace(' ', '-')}", says)
    cells = [
        [row.measure, f"{row.players} players, {row.name}", _plain(row.value), _plain(row.changed), _plain(row.change)]
        for row in found
        if row.changed is not None and row.change is not None
    ]
    made.table(["measure", "where", AS_IS, "changed", "difference"], cells, "as a table")


def difference_of(plan: Balance) -> str:
    """What was changed, in words."""
    changed, game = plan.changed[0], plan.games[0]
    texts = [f"{name} {game.numbers()[name]} becomes {number}" for name, number in changed.changes.items()]
    before, after = asdict(game.options), asdict(changed.options)
    return ", ".join([*texts, *(f"{name} {before[name]} becomes {after[name]}" for name in _differing(before, after))])


def command_of(plan: Balance) -> str:
    """What to type to get this report again."""
    game = plan.games[0]
    words = ["rockfall lab balance", game.name, "--players", ",".join(str(each.players) for each in plan.games)]
    words += ["--matches", str(plan.matches), "--bots", ",".join(plan.bots), "--seed", plan.seed]
    chosen, printed = asdict(game.options), asdict(game.option_type())
    words += [f"-o {name}={_word(chosen[name])}" for name in _differing(printed, chosen)]
    for changed in plan.changed[:1]:
        after = asdict(changed.options)
        words += [f"--set {name}={number}" for name, number in changed.changes.items()]
        words += [f"--set {name}={_word(after[name])}" for name in _differing(chosen, after)]
    return " ".join(words)


def _differing(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return [name for name in one if one[name] != other[name]]


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool | None) else str(value)


def _ranges(found: Sequence[Row], unit: str, factor: float = 1) -> str:
    """For each name the smallest and the largest value, in words."""
    texts = []
    for name in dict.fromkeys(row.name for row in found):
        mine = sorted((row for row in found if row.name == name), key=lambda row: row.value.value)
        ends = [f"{factor * row.value.value:.1f}{unit} ({row.players} players)" for row in (mine[0], mine[-1])]
        texts.append(f"{name} from {ends[0]} to {ends[1]}" if len(mine) > 1 else f"{name} {ends[0]}")
    return "; ".join(texts)


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def _plain(estimate: Estimate | None) -> str:
    if estimate is None or not estimate.count:
        return ""
    return f"{estimate.value:.3f} ({estimate.low:.3f} to {estimate.high:.3f})"


# -- the data ----------------------------------------------------------------------------------------------------


def _write_data(out: Path, found: list[Row], cards: list[Lift], matches: list[Match]) -> None:
    interval = ["value", "low", "high"]
    change = ["changed", "changed_low", "changed_high", "change", "change_low", "change_high"]
    write_csv(
        out / "rows.csv",
        ["measure", "players", "name", *interval, *change],
        (
            [row.measure, row.players, row.name, *_numbers(row.value), *_numbers(row.changed), *_numbers(row.change)]
            for row in found
        ),
    )
    write_csv(
        out / "cards.csv",
        ["side", "how", "card", "seats", *interval],
        ([each.side, each.how, each.card, each.lift.count, *_numbers(each.lift)] for each in cards),
    )
    write_csv(
        out / "seats.csv",
        ["arm", "players", "match", "seat", "place", "bot", "score", "win", "roles"],
        (
            [
                match.arm,
                match.players,
                match.number,
                seat,
                (seat - match.reading.first) % match.players + 1,
                match.bots[seat],
                match.reading.scores[seat],
                match.reading.wins[seat],
                " ".join(f"{each.roles[seat]}:{int(each.won[seat])}" for each in match.reading.rounds),
            ]
            for match in matches
            for seat in range(match.players)
        ),
    )


def _numbers(estimate: Estimate | None) -> list[object]:
    if estimate is None or not estimate.count:
        return ["", "", ""]
    return [round(number, 6) for number in (estimate.value, estimate.low, estimate.high)]


def write_csv(path: Path, columns: Sequence[str], lines: Iterable[Sequence[object]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(lines)
