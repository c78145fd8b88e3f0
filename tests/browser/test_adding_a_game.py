"""docs/adding-a-game.md, done: a copy of the project gets the teaching game, and a match of it is played in a browser.

The folders, the line and the commands are those that stand on the page; nothing else may have to change.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.acts import (
    MAIN,
    axe_by_night_and_by_day,
    fill_with_bots,
    open_table,
    play_to_the_end,
    start,
    wait_for_turn,
)
from tests.browser.chromium import ROOT
from tests.browser.conftest import Server, visiting
from tests.docs.test_adding_a_game import COMMANDS, LINE, PARTS, TEACHING

GIVEN = {
    path.relative_to(TEACHING).as_posix()
    for part in PARTS
    for path in (TEACHING / part).rglob("*")
    if path.is_file() and path.suffix != ".pyc"
}
REGISTRY = "src/rockfall/games/__init__.py"
MADE = {"web/src/doors.ts", "web/src/protocol-embers.ts", "docs/schema/games/embers.json"}  # by the commands
SOURCES = ("src", "web", "docs/schema")
BUILT = "src/rockfall/web"  # by vite
FRUITS = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_compiled.json", "*.egg-info", "node_modules")


class Project:
    """A copy of the sources, without anything that was made of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in SOURCES:
            shutil.copytree(ROOT / part, folder / part, ignore=FRUITS)
        shutil.rmtree(folder / BUILT, ignore_errors=True)
        (folder / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve(), target_is_directory=True)
        self.environment = {
            "PYTHONPATH": str(folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "ROCKFALL_PURE": "1",
        }

    def files(self) -> dict[str, str]:
        """The sources, each with a digest."""
        paths = [path for part in SOURCES for path in (self.folder / part).rglob("*") if path.is_file()]
        names = {path.relative_to(self.folder).as_posix(): path for path in paths}
        return {
            name: hashlib.sha256(path.read_bytes()).hexdigest()
            for name, path in names.items()
            if not name.startswith(f"{BUILT}/")
        }

    def add_the_teaching_game(self) -> None:
        for part in PARTS:
            shutil.copytree(TEACHING / part, self.folder / part, ignore=FRUITS, dirs_exist_ok=True)
        registry = self.folder / REGISTRY
        before, end, after = registry.read_text().partition("}\n")  # of the only list there is
        registry.write_text(before + indent(LINE, " " * 4) + end + after)

    def run(self, *words: str, where: str = ".") -> None:
        done = subprocess.run(
            words,
            cwd=self.folder / where,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        assert done.returncode == 0, f"{' '.join(words)}:\n{done.stdout}{done.stderr}"

    def node(self, program: str, *words: str) -> None:
        """A program of npm's, in the folder of the client."""
        self.run(os.environ["PLAYWRIGHT_NODEJS_PATH"], f"node_modules/{program}", *words, where="web")


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    project = Project(tmp_path / "project")
    yield project
    shutil.rmtree(project.folder)  # pytest keeps the folders of the last runs; this one is large


@pytest.mark.timeout(900)  # it checks and builds the client, which takes a busy machine minutes
def test_the_sixth_game_is_its_folders_its_words_and_a_line(project: Project, browser: Browser) -> None:
    before = project.files()
    assert GIVEN.isdisjoint(before)
    project.add_the_teaching_game()
    for command in COMMANDS:
        python, *words = command.split()
        assert python == "python"
        project.run(sys.executable, *words)
    after = project.files()
    assert {name for name, digest in after.items() if before.get(name) != digest} == {*GIVEN, REGISTRY, *MADE}
    assert set(before) <= set(after)

    project.node("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    project.node("vitest/vitest.mjs", "run", "src/games/embers", "src/strings.test.ts")
    project.node("vite/bin/vite.js", "build", "--logLevel", "warn")
    assert project.files() == after

    server = Server(project.folder, environment=project.environment)
    server.start()
    try:
        play(browser, server)
    finally:
        server.stop()


def play(browser: Browser, server: Server) -> None:
    """From the home page to the end of a match, by the page's own buttons, and then to the rules."""
    visits = visiting(browser, server)
    visit = next(visits)
    page = visit(pace="quick").open()
    door = page.locator("[data-game=embers]")
    expect(door.locator(".picture svg")).to_have_count(3)
    expect(door).to_contain_text("Lay one card in secret.")
    open_table(page, "embers", 3, hand="3")
    fill_with_bots(page)
    start(page)
    expect(page.locator("main.board").get_by_role("button")).to_have_count(3)
    light = page.locator(".frame").evaluate("frame => getComputedStyle(frame).getPropertyValue('--glow-colour')")
    assert light.split() == ["255", "122", "54"]
    assert wait_for_turn(page) == "turn"
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(MAIN)).to_be_visible()
    assert axe_by_night_and_by_day(page) == {}
    assert play_to_the_end(page) in (1, 2)  # with a look, or without
    expect(page.locator("[data-end]")).to_contain_text(re.compile("wins|win together|You win"))
    expect(page.locator("[data-end] ol li")).to_have_count(3)
    expect(page.get_by_role("log")).to_contain_text("All cards are turned over")
    assert axe_by_night_and_by_day(page) == {}
    page.get_by_role("link", name="To the home page").first.click()
    door.get_by_role("link", name="Rules").click()
    for rule in ("M1", "M2", "M3", "M4"):
        expect(page.locator(f"[data-rules~={rule}]")).to_be_visible()
    expect(page.locator(".rules svg")).to_have_count(3)
    with pytest.raises(StopIteration):  # nothing that the pages complained about
        next(visits)
