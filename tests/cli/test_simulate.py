"""`rockfall simulate`: sums that are right, and the same however many processes play."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest

from rockfall import Record
from rockfall.cli import simulate
from rockfall.cli.simulate import Result, Simulation, play_one, summed_up, wins
from tests.cli.conftest import Run
from tests.teaching.embers import Deal, Embers

GAME = Embers.make(3)


def test_the_summary_is_printed(run: Run) -> None:
    result = run("simulate", "embers", "--players", 3, "--games", 10, "--seed", "spring", "-o", "hand=3")
    assert result.exit_code == 0
    assert "embers, 3 players, hand=3, seed spring" in result.stdout
    assert "seat 2" in result.stdout
    assert "10 matches, " in result.stdout
    assert " matches per second" in result.stdout
    assert result.stderr == ""


def test_the_result_does_not_depend_on_the_processes(run: Run, tmp_path: Path) -> None:
    outputs, folders = [], []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        result = run("simulate", "embers", "--games", 30, "--jobs", jobs, "--json", "--save", folder)
        assert result.exit_code == 0
        outputs.append(result.stdout)
        folders.append({path.name: path.read_text() for path in folder.iterdir()})
    assert outputs[0] == outputs[1]
    assert folders[0] == folders[1]
    assert len(folders[0]) == 30


def test_another_seed_gives_another_result(run: Run) -> None:
    first, second = (run("simulate", "embers", "--json", "--seed", seed).stdout for seed in (1, 2))
    assert json.loads(first)["seats"] != json.loads(second)["seats"]


def test_json_is_the_sum_of_the_saved_records(run: Run, tmp_path: Path) -> None:
    result = run("simulate", "embers", "--players", 3, "--games", 12, "--json", "--save", tmp_path)
    summary = json.loads(result.stdout)
    records = [Record.load(path) for path in sorted(tmp_path.iterdir())]
    assert [path.name for path in sorted(tmp_path.iterdir())] == [f"embers-{match:02}.jsonl" for match in range(12)]
    scores = [record.replay().scores() for record in records]
    assert [line["mean_score"] for line in summary["seats"]] == [sum(each) / 12 for each in zip(*scores, strict=True)]
    assert summary["bots"][0]["mean_score"] == sum(map(sum, scores)) / 36
    assert summary["bots"][0]["wins"] == pytest.approx(12)
    decisions = sum(not isinstance(action, Deal) for record in records for *_, action in record.steps())
    assert summary["decisions_per_match"] == decisions / 12


def test_bots_go_round_the_table() -> None:
    plan = Simulation(game=GAME, bots=("a", "b"), matches=3, seed="0")
    assert [plan.seats(match) for match in range(3)] == [["a", "b", "a"], ["b", "a", "b"], ["a", "b", "a"]]


def test_ties_share_the_win() -> None:
    assert wins([3, 1, 2]) == [1, 0, 0]
    assert wins([3, 3, 2]) == [Fraction(1, 2), Fraction(1, 2), 0]
    assert wins([0, 0, 0]) == [Fraction(1, 3)] * 3


def test_sums_by_seat_and_by_bot() -> None:
    plan = Simulation(game=GAME, bots=("a", "b"), matches=2, seed="0")
    results = [
        Result(seats=["a", "b", "a"], scores=[4, 2, 0], decisions=3),
        Result(seats=["b", "a", "b"], scores=[5, 5, 1], decisions=4),
    ]
    summary = summed_up(plan, results)
    assert summary.decisions_per_match == 3.5
    assert [(line.mean_score, line.wins, line.win_rate) for line in summary.seats] == [
        (4.5, 1.5, 0.75),
        (3.5, 0.5, 0.25),
        (0.5, 0, 0),
    ]
    assert [(line.who, line.played, line.mean_score, line.wins) for line in summary.bots] == [
        ("a", 3, 3.0, 1.5),
        ("b", 3, 8 / 3, 0.5),
    ]


def test_a_match_is_the_same_alone_or_among_others() -> None:
    plan = Simulation(game=GAME, bots=("uniform",), matches=5, seed="x")
    alone = play_one(plan, 3)
    assert [result for batch in range(plan.batch_count()) for result in plan.do(batch)][3] == alone


def test_ctrl_c_stops_and_sums_up_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Simulation, match: int) -> Result:
        if match == 4:
            raise KeyboardInterrupt
        return play_one(plan, match)

    monkeypatch.setattr(simulate, "play_one", interrupted)
    result = run("simulate", "embers", "--games", 100, "--json")
    assert result.exit_code == 130
    assert result.stderr == "rockfall: stopped after 4 of 100 matches\n"
    assert json.loads(result.stdout)["matches"] == 4


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
def test_ctrl_c_stops_all_processes(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "rockfall", "simulate", "saboteur", "--games", "100000"]
    child = subprocess.Popen(
        [*command, "--jobs", "2", "--save", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # As in a terminal, also where the tests run in the background, and inherit that Ctrl-C is not for them.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        while not any(tmp_path.iterdir()):
            assert child.poll() is None, child.communicate()
            time.sleep(0.05)
        os.killpg(child.pid, signal.SIGINT)  # as a terminal does: to all of them
        _, errors = child.communicate(timeout=60)
    finally:
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
    assert child.returncode == 130
    assert errors.startswith("rockfall: stopped after ")
    assert errors.count("\n") == 1
