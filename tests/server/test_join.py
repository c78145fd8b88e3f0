"""The bot of docs/protocol.md takes a seat on a real server, in thirty lines and by one command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rockfall import Record
from rockfall.client import Client
from tests.server.conftest import ROOT, Running
from tests.server.players import run

BOT, SCRIPT = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "protocol.md").read_text(), re.DOTALL)


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=3000,
    )


def test_the_bot_has_thirty_lines() -> None:
    assert len(BOT.splitlines()) <= 30
    assert len(SCRIPT.splitlines()) <= 30


def test_the_bot_joins_by_command_and_its_record_verifies(shared: Running, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(BOT)

    async def open_table() -> tuple[str, str]:
        async with Client(shared.url, "Ada") as ada:
            return await ada.create("saboteur", 3, {"rounds": 1}), ada.cookie

    code, cookie = run(open_table())
    link = f"{shared.url}/t/{code}"
    joining = [
        subprocess.Popen(
            [sys.executable, "-m", "rockfall", "join", link, "--bot", "mybot:Bot", "--name", f"digger {number}"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(3)
    ]

    async def start_when_full() -> str:
        async with Client(shared.url, cookie=cookie) as ada:
            while True:
                info = (await ada.get(f"/api/tables/{code}"))["info"]
                if all(seat["kind"] == "person" for seat in info["seats"]):
                    break
            await ada.do(code, "start")
            seen = await ada.watch(code)
            await seen.until_over()
            return await ada.record(code)

    text = run(start_when_full())
    for process in joining:
        output, _ = process.communicate(timeout=300)
        assert process.returncode == 0
        assert "the dice were fair" in output
    assert sorted(Record.loads(text).seats) == ["digger 0", "digger 1", "digger 2"]
    (tmp_path / "match.jsonl").write_text(text)
    verdict = command(tmp_path, "-m", "rockfall", "verify", "match.jsonl")
    assert verdict.returncode == 0
    assert verdict.stdout.startswith("fair: all ")
    wrong = command(tmp_path, "-m", "rockfall", "verify", "match.jsonl", "--commitment", "00")
    assert wrong.returncode == 2
    assert "expected a secret whose SHA-256 is 00" in wrong.stderr


def test_the_script_plays_a_match(shared: Running, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(BOT)
    (tmp_path / "play.py").write_text(SCRIPT.replace("http://127.0.0.1:8420", shared.url))
    done = command(tmp_path, "play.py")
    assert done.stderr == ""
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", done.stdout)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("http://127.0.0.1:1/t/ABCDEFGH", "--bot", "nothing"), "expected module:Class"),
        (("http://127.0.0.1:1/t/ABCDEFGH", "--bot", "no.such:Bot"), "expected a class that can be imported"),
        (("ABCDEFGH", "--bot", "mybot:Bot"), "expected the link of a table"),
    ],
)
def test_what_is_wrong_is_said(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    done = command(tmp_path, "-m", "rockfall", "join", *words)
    assert done.returncode == 2
    assert message in done.stderr
