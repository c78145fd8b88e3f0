"""The engine: the same result whoever does the work, however often it is stopped, whoever dies over it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rockfall.core.errors import BadOptions, NotHere, RockfallError
from rockfall.lab.engine import TRIES, Settings, WorkerLost, ctrl_c_later, run
from tests.lab.plans import Deadly, Interrupted, Numbers, Wrong

HERE = Settings(engine="here")
kills = pytest.mark.skipif(sys.platform == "win32", reason="sends SIGKILL")


def test_the_result_does_not_depend_on_the_workers() -> None:
    plan = Numbers(seed="spring")
    alone = run(plan, HERE, "numbers")
    assert run(plan, Settings(jobs=3), "numbers") == alone
    assert run(plan, Settings(jobs=1), "numbers") == alone
    assert [plan.do(batch) for batch in range(8)] == alone


def test_more_workers_than_batches() -> None:
    plan = Numbers(seed="spring", batches=1)
    assert run(plan, Settings(jobs=3), "numbers") == [plan.do(0)]


def test_what_was_stopped_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Interrupted(seed="x", diary=tmp_path / "diary", at=5)
    settings = Settings(engine="here", folder=tmp_path / "out")
    with pytest.raises(KeyboardInterrupt):
        run(plan, settings, "numbers")
    assert sorted(path.name for path in (tmp_path / "out" / "batches").iterdir()) == [
        f"{batch:06}.json" for batch in range(5)
    ]
    results = run(plan, settings, "numbers")
    assert results == run(Numbers(seed="x"), HERE, "numbers")
    assert plan.begun() == [0, 1, 2, 3, 4, 5, 5, 6, 7]
    assert run(plan, settings, "numbers") == results
    assert len(plan.begun()) == 9


def test_the_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    settings = Settings(engine="here", folder=tmp_path)
    run(Numbers(seed="x"), settings, "numbers")
    with pytest.raises(BadOptions, match="another plan, so choose another folder"):
        run(Numbers(seed="y"), settings, "numbers")


def test_the_folder_must_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOptions, match="expected a folder for the results"):
        run(Numbers(seed="x"), Settings(engine="here", folder=tmp_path / "file" / "out"), "numbers")


@pytest.fixture
def terminal() -> Iterator[None]:
    """Ctrl-C is heard, also where the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@kills
@pytest.mark.usefixtures("terminal")
def test_ctrl_c_while_a_worker_starts_is_heard_when_it_has_started() -> None:
    done = []

    def starts() -> None:
        with ctrl_c_later():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("started")

    with pytest.raises(KeyboardInterrupt):
        starts()
    assert done == ["started"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@kills
def test_a_worker_that_dies_costs_its_batch_only(tmp_path: Path) -> None:
    plan = Deadly(seed="x", diary=tmp_path / "diary", deadly=3, times=1)
    results = run(plan, Settings(jobs=2, folder=tmp_path / "out"), "numbers")
    assert results == run(Numbers(seed="x"), HERE, "numbers")
    assert sorted(plan.begun()) == [0, 1, 2, 3, 3, 4, 5, 6, 7]


@kills
def test_a_batch_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    plan = Deadly(seed="x", diary=tmp_path / "diary", deadly=3, times=99)
    with pytest.raises(WorkerLost, match="expected batch 3 to be done by 3 workers in turn; each of them died over it"):
        run(plan, Settings(jobs=2, folder=tmp_path / "out"), "numbers")
    assert plan.begun().count(3) == TRIES


@pytest.mark.parametrize("settings", [HERE, Settings(jobs=2)], ids=["here", "processes"])
def test_an_error_in_the_work_is_raised_at_once(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(NotHere, match="expected something else") as caught:
        run(Wrong(seed="x", diary=tmp_path / "diary", wrong=2), settings, "numbers")
    assert settings == HERE or caught.value.__notes__ == ["in batch 2"]


def test_an_engine_that_is_not_there() -> None:
    with pytest.raises(RockfallError, match="expected one of the engines processes, here, ray; got 'steam'"):
        run(Numbers(seed="x"), Settings(engine="steam"), "numbers")


@kills
@pytest.mark.skipif(
    os.environ.get("ROCKFALL_PURE") == "1", reason="Ray does not care how the rules run: once is enough"
)
def test_ray_does_the_same_and_outlives_a_worker(tmp_path: Path) -> None:
    """Ray really started on this machine: about five seconds on an idle core or two."""
    plan = Deadly(seed="x", diary=tmp_path / "diary", deadly=3, times=1)
    results = run(plan, Settings(engine="ray", jobs=2, folder=tmp_path / "out"), "numbers")
    assert results == run(Numbers(seed="x"), HERE, "numbers")
    assert sorted(plan.begun()) == [0, 1, 2, 3, 3, 4, 5, 6, 7]
    assert len({line.split()[1] for line in (tmp_path / "diary").read_text().splitlines()}) >= 2
