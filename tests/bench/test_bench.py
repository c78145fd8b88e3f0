"""The benchmark measures what it says. How fast anything is, is not tested: see benchmarks/README.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rockfall.bench import adapters, collect, main, ours, page, peers, report
from rockfall.bench.measure import Rate, Subject, Work, measure
from rockfall.core.errors import BadOptions, UnknownGame
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, playout

QUANTITIES = [ours.DECISIONS, ours.INSIDE, ours.COPIES, ours.COPIES_INSIDE, ours.VIEWS, ours.WORLDS, ours.ITERATIONS]
ADAPTED = [
    adapters.PETTINGZOO_STEPS,
    adapters.LISTED_STEPS,
    adapters.OPEN_SPIEL_STEPS,
    adapters.VECTOR_STEPS,
    adapters.BLIND_STEPS,
]


def rate(system: str, quantity: str, per_second: float) -> Rate:
    return Rate(system=system, game=f"{system}'s game", quantity=quantity, per_second=per_second, spread=0.0)


def test_subjects_take_turns_and_the_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    calls: list[str] = []

    def work(name: str, seconds: list[float]) -> Callable[[int], int]:
        def do(count: int) -> int:
            nonlocal now
            calls.append(name)
            now += seconds.pop(0)
            return count

        return do

    monkeypatch.setattr("rockfall.bench.measure.process_time", lambda: now)
    slow = Subject("a", "game", "things", work("slow", [1.0, 1.0, 4.0, 2.0]))
    fast = Subject("b", "game", "things", work("fast", [1.0, 0.5, 0.25, 0.5]))
    first, second = measure([slow, fast], repeats=3, seconds=1.0)
    assert calls == ["slow", "fast"] * 4
    assert (first.per_second, first.spread) == (0.5, 1.5)
    assert (second.per_second, second.spread) == (2.0, 1.0)


def test_the_amount_of_work_grows_until_it_fills_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    counts: list[int] = []

    def work(count: int) -> int:
        nonlocal now
        counts.append(count)
        now += count / 1000
        return count

    monkeypatch.setattr("rockfall.bench.measure.process_time", lambda: now)
    measure([Subject("a", "game", "things", work)], repeats=1, seconds=1.0)
    assert counts[:5] == [1, 4, 16, 64, 256]
    assert counts[5:] == [pytest.approx(1000, abs=1)]


def test_every_quantity_of_a_game_is_measured() -> None:
    found = collect(["embers"], repeats=1, seconds=0.001)
    measured = [each.quantity for each in found.rates if each.system == ours.SYSTEM]
    assert measured == QUANTITIES + ADAPTED
    assert all(each.per_second > 0 for each in found.rates)
    assert found.state_bytes["embers (4p)"] > 100
    assert found.ratios == []  # nobody to compare with


def test_work_does_what_it_reports() -> None:
    game = ours.game_for("embers")
    for subject in [*ours.subjects(game), *adapters.subjects(game)[0]]:
        assert subject.work(10) >= 10, subject.quantity


def test_both_loops_play_the_same_match() -> None:
    game = ours.game_for("embers")
    state = game.new_state()
    decisions = ours.play_match(state, Rng.seeded(5))
    twin = game.new_state()
    assert playout(twin, Rng.seeded(5)) == decisions
    assert state.turn == twin.turn == NOBODY
    assert state.history() == twin.history()


def test_ratios_set_like_beside_like() -> None:
    rates = [rate("rockfall", "copies", 90.0), rate("rockfall", "views", 7.0), rate("OpenSpiel", "copies", 30.0)]
    (only,) = report.ratios(rates)
    assert (only.game, only.peer_game, only.quantity, only.times) == (
        "rockfall's game",
        "OpenSpiel's game",
        "copies",
        3.0,
    )


def test_what_goes_through_an_interface_is_set_beside_what_is_there() -> None:
    rates = [
        rate("rockfall", adapters.PETTINGZOO_STEPS, 90.0),
        rate("rockfall", adapters.OPEN_SPIEL_STEPS, 60.0),
        rate("PettingZoo", ours.DECISIONS, 30.0),
        rate("OpenSpiel Python", ours.DECISIONS, 20.0),
        rate("RLCard", ours.DECISIONS, 1.0),
    ]
    found = {(ratio.quantity, ratio.peer): ratio.times for ratio in report.ratios(rates)}
    assert found == {
        (adapters.PETTINGZOO_STEPS, "PettingZoo"): 3.0,
        (adapters.OPEN_SPIEL_STEPS, "OpenSpiel Python"): 3.0,
    }


def test_a_missing_library_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(game: Game) -> dict[str, Work]:
        raise ImportError("expected the library pettingzoo")

    monkeypatch.setattr(adapters, "ADAPTERS", {"PettingZoo": absent})
    assert adapters.subjects(ours.game_for("embers")) == (
        [],
        ["nothing through PettingZoo: expected the library pettingzoo"],
    )


def test_a_missing_peer_is_named_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> list[Subject]:
        raise ModuleNotFoundError("No module named 'pyspiel'")

    monkeypatch.setattr(peers, "PEERS", {"OpenSpiel": absent})
    found, notes = peers.subjects()
    assert found == []
    (note,) = notes
    assert note.startswith("OpenSpiel is not there (No module named 'pyspiel')")
    assert "'python3 dev.py bench' installs" in note


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"expected one of the games .*embers; got 'chess'"):
        collect(["chess"], repeats=1, seconds=0.001)


ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def canned(monkeypatch: pytest.MonkeyPatch) -> report.Report:
    rates = [
        rate("rockfall", ours.DECISIONS, 900_000.0),
        rate("rockfall", ours.COPIES, 50.0),
        rate("OpenSpiel", ours.DECISIONS, 300_000.0),
    ]
    made = report.Report(
        version="1",
        is_compiled=True,
        python="3.11",
        machine="abacus",
        rates=rates,
        state_bytes={"rockfall's game": 640},
        ratios=report.ratios(rates),
        notes=["RLCard is not there"],
    )
    monkeypatch.setattr("rockfall.bench.collect", lambda *_: made)
    return made


def test_json_is_the_whole_report(canned: report.Report, capsys: pytest.CaptureFixture[str]) -> None:
    main(peers=True, json=True, games=None)
    assert msgspec.convert(json.loads(capsys.readouterr().out), report.Report) == canned


def test_tables_show_rates_and_multiples(canned: report.Report, capsys: pytest.CaptureFixture[str]) -> None:
    main(peers=True, json=False, games=None)
    printed = capsys.readouterr().out
    assert f"compiled rules, Python {canned.python}" in printed
    for part in ("900 k", "640", "300 k", "3.0 x", "Note: RLCard is not there"):
        assert part in printed


def test_a_page_gets_the_tables_between_its_marks(
    canned: report.Report, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = tmp_path / "speed.md"
    here.write_text(f"Before.\n\n{page.BEGIN}\nold\n{page.END}\nAfter.\n")
    for _ in range(2):  # it can be made again
        main(peers=True, json=False, games=None, page=here)
    assert "900 k" in capsys.readouterr().out
    before, _, rest = here.read_text().partition(page.BEGIN)
    made, _, after = rest.partition(page.END)
    assert (before, after) == ("Before.\n\n", "\nAfter.\n")
    assert "old" not in made
    assert "### Our games\n\n| per second | rockfall's game |\n| --- | ---: |\n" in made
    assert "\n| OpenSpiel OpenSpiel's game | 300 k | 3.0 x |\n" in made
    assert "\nNot measured: RLCard is not there\n" in made


def test_a_page_without_marks_is_refused_before_anything_is_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("rockfall.bench.collect", lambda *_: pytest.fail("it was measured"))
    here = tmp_path / "speed.md"
    here.write_text(f"{page.END}\n{page.BEGIN}\n")
    with pytest.raises(BadOptions, match="expected the lines"):
        main(peers=True, json=False, games=None, page=here)
    assert here.read_text() == f"{page.END}\n{page.BEGIN}\n"


def test_the_page_in_the_documents_can_be_written() -> None:
    before, after = page.split(ROOT / "docs" / "performance.md")
    assert before.startswith("# How fast it is")
    assert "## How many tables" in after


@pytest.mark.parametrize(
    ("number", "text"), [(3_812_345, "3.81 M"), (999_600, "1 M"), (157_400, "157 k"), (999.7, "1 k"), (12.34, "12.3")]
)
def test_rates_are_told_in_three_digits(number: float, text: str) -> None:
    assert report._short(number) == text
