"""How light and how quick the browser client is, in a real Chromium whose main thread is slowed down four times.

    python3 dev.py bench page [--repeats 5] [--json]

Sizes, compressed; the time until the first button of the home page can be pressed; and frames per second while a mine
of 60 cards is panned and zoomed, a card flies into it, and a goal turns over. benchmarks/README.md says how to read it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect, sync_playwright

import rockfall
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games import games
from rockfall.games.saboteur.cards import BASE_PATHS, MORE_PATHS
from rockfall.games.saboteur.codec import Discard, LayPath
from rockfall.games.saboteur.game import SaboteurTable
from rockfall.server.replays import replay
from tests.browser import chromium
from tests.browser.conftest import Server
from tests.browser.sizes import first_files, game_files, kilobytes, manifest, page_files, shell_files

SLOWED = 4
CARDS = 60  # that lie in the mine, with the start and the goals
SEED = 1  # of a match in which a goal is opened after that
PATHS = {path.name for path in (*BASE_PATHS, *MORE_PATHS)}

# -- a mine of sixty cards --------------------------------------------------------------------------------


class Digger:
    """Lays paths wherever there is room, and only then goes for the goals. Plays nothing else if it can help it."""

    name = "digger"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, _: Rng) -> int:
        table = self.game.show(view)
        assert isinstance(table, SaboteurTable)
        return max(map(int, view.legal_moves), key=lambda move: self._worth(move, len(table.laid) >= CARDS - 4))

    def _worth(self, move: int, is_wide: bool) -> tuple[int, float]:
        action = self.game.decode(move)
        if isinstance(action, LayPath):
            if is_wide:
                return 3, action.column
            return (3, -abs(action.column - 2) - abs(action.row) / 2) if action.column < 7 else (-1, 0)
        if isinstance(action, Discard):
            return (1 if action.card in PATHS else 2), 0
        return 0, 0


class Moments:
    """A match on file, and the steps of its replay before which there is something to see."""

    def __init__(self, folder: Path) -> None:
        game = rockfall.game("saboteur2", players=3, rounds=1, laying="joined")  # or diggers leave no way to the goals
        record = rockfall.play(game, [Digger(game)] * 3, seed=SEED)
        self.file = folder / "mine.jsonl"
        record.save(self.file)
        wide: list[tuple[int, set[str]]] = []
        laid = 0
        for number, step in enumerate(replay(record, "all").steps):
            laid = len(step.view.get("laid", range(laid)))
            if laid + 3 > CARDS:
                wide.append((number, {type(event).__name__ for event in step.events}))
        self.flight = next(number - 1 for number, events in wide if "PathLaid" in events and "GoalOpened" not in events)
        self.turning = next(number - 1 for number, events in wide if "GoalOpened" in events)


# -- what is measured -------------------------------------------------------------------------------------

WATCH = """() => {
  const times = []; let isOn = true;
  const look = (time) => { times.push(time); if (isOn) requestAnimationFrame(look); };
  requestAnimationFrame(look);
  window.endWatch = () => { isOn = false; return times; };
}"""
READY = """() => {
  const look = () => document.querySelector('[data-game=saboteur] .button.main:not([disabled])')
    ? window.ready = performance.now() : requestAnimationFrame(look);
  look();
}"""
# What the renderer does for a frame: on its main thread, and on the threads that paint.
MAIN = "RunTask"
PAINT = "RasterTask"


class Motion:
    """Frames while something moves: how many a second, and what a frame costs the main thread and the painters."""

    def __init__(self, times: Sequence[float], trace: Sequence[dict[str, Any]]) -> None:
        gaps = [later - earlier for earlier, later in pairwise(times)]
        self.rate = 1000 * len(gaps) / sum(gaps)
        self.slowest = sorted(gaps)[int(len(gaps) * 0.95)]
        main = {
            event["tid"] for event in trace if event["name"] == "thread_name" and "CrRendererMain" in str(event["args"])
        }
        self.main = self._cost(trace, MAIN, lambda event: event["tid"] in main) / len(gaps)
        self.paint = self._cost(trace, PAINT, lambda _: True) / len(gaps)

    @staticmethod
    def _cost(trace: Sequence[dict[str, Any]], name: str, counts: Callable[[dict[str, Any]], bool]) -> float:
        """Milliseconds of CPU time."""
        found = [event for event in trace if event["name"] == name and event.get("ph") == "X" and counts(event)]
        return float(sum(event.get("tdur", event.get("dur", 0)) for event in found)) / 1000


class Tracing:
    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        self.is_done = False
        session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        session.on("Tracing.tracingComplete", self._done)

    def _done(self, _: object) -> None:
        self.is_done = True

    def start(self) -> None:
        self.events, self.is_done = [], False
        categories = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel,__metadata"
        self.session.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})

    def stop(self, page: Page) -> list[dict[str, Any]]:
        self.session.send("Tracing.end")
        while not self.is_done:
            page.wait_for_timeout(20)
        return self.events


def first_page(browser: Browser, url: str) -> float:
    """Milliseconds from nothing to a home page whose first button can be pressed."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    slow_down(context, page)
    page.add_init_script(f"({READY})()")
    page.goto(url)
    page.wait_for_function("() => window.ready !== undefined")
    found = float(page.evaluate("window.ready"))
    context.close()
    return found


def slow_down(context: BrowserContext, page: Page) -> CDPSession:
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return session


def nothing(browser: Browser) -> Motion:
    """An empty page: as many frames as the machine can make just now."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    tracing = Tracing(slow_down(context, page))
    tracing.start()
    page.evaluate(WATCH)
    page.wait_for_timeout(1000)
    motion = Motion(page.evaluate("endWatch()"), tracing.stop(page))
    context.close()
    return motion


class Mine:
    """The replay of the large mine on a page."""

    def __init__(self, browser: Browser, url: str, moments: Moments) -> None:
        self.moments = moments
        self.context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", has_touch=True)
        self.page = self.context.new_page()
        self.page.goto(url)
        self.page.get_by_role("button", name="Play now: Saboteur", exact=True).wait_for()
        self.page.locator("input[type=file]").set_input_files(moments.file)
        self.step = self.page.get_by_label("Step", exact=True)
        expect(self.step).to_have_value("0")
        self.tracing = Tracing(slow_down(self.context, self.page))
        box = self.page.locator("main .board").bounding_box()
        assert box is not None
        self.middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def watch(self, step: int, act: Callable[[], None]) -> Motion:
        self.step.fill("0")
        self.step.fill(str(step))
        cards = self.page.locator("main .laid").count()
        assert cards >= CARDS, f"expected {CARDS} cards in the mine; there are {cards}"
        self.page.evaluate("document.activeElement.blur()")  # or the keys would move the slider
        self.page.wait_for_timeout(600)
        self.tracing.start()
        self.page.evaluate(WATCH)
        act()
        times = self.page.evaluate("endWatch()")
        return Motion(times, self.tracing.stop(self.page))

    def pan(self) -> None:
        """By finger, there and back: the browser itself makes a touch for every frame."""
        for way in (300, -300):
            self._gesture("Scroll", xDistance=way, yDistance=way // 5, speed=500, preventFling=True)

    def zoom(self) -> None:
        """By two fingers."""
        for scale in (1.8, 1 / 1.8):
            self._gesture("Pinch", scaleFactor=scale, relativeSpeed=300)

    def _gesture(self, kind: str, **how: object) -> None:
        x, y = self.middle
        at = {"x": x, "y": y, "gestureSourceType": "touch"}
        self.tracing.session.send(f"Input.synthesize{kind}Gesture", {**at, **how})

    def go_on(self, milliseconds: int) -> Callable[[], None]:
        def act() -> None:
            self.page.keyboard.press("ArrowRight")
            self.page.wait_for_timeout(milliseconds)

        return act

    def motions(self) -> dict[str, Motion]:
        flight, turning = self.moments.flight, self.moments.turning
        return {
            "pan": self.watch(flight, self.pan),
            "zoom": self.watch(flight, self.zoom),
            "a card flies": self.watch(flight, self.go_on(450)),
            "a goal turns over": self.watch(turning, self.go_on(1350)),
        }


def measure(browser: Browser, url: str, moments: Moments, repeats: int) -> dict[str, Any]:
    known = manifest()
    first = [first_page(browser, url) for _ in range(repeats)]
    mine = Mine(browser, url, moments)
    runs = [{"nothing, for comparison": nothing(browser), **mine.motions()} for _ in range(repeats)]
    return {
        "kilobytes": {
            "the first page": kilobytes(first_files(known)),
            "pages of the shell": kilobytes(page_files(known)),
            "and what they load later": kilobytes(shell_files(known)),
            **{game: kilobytes(game_files(game, known)) for game in games()},
        },
        "first page": {"milliseconds": statistics.median(first), "quickest": min(first), "slowest": max(first)},
        "motions": {
            name: {
                "best": max(run[name].rate for run in runs),
                **{
                    part: statistics.median(getattr(run[name], part) for run in runs)
                    for part in ("rate", "slowest", "main", "paint")
                },
            }
            for name in runs[0]
        },
    }


def table(found: dict[str, Any]) -> str:
    lines = [f"compressed                     {name:20} {size:6.1f} kB" for name, size in found["kilobytes"].items()]
    first = found["first page"]
    span = f"({first['quickest']:.0f} to {first['slowest']:.0f})"
    lines.append(f"first page can be used after {first['milliseconds']:6.0f} ms {span}\n")
    heads = ("frames/s", "best run", "95 % within", "main thread", "painting")
    lines.append(f"{'a mine of 60 cards':24} {'{:>9} {:>9} {:>12} {:>12} {:>9}'.format(*heads)}")
    for name, motion in found["motions"].items():
        lines.append(
            f"{name:24} {motion['rate']:9.0f} {motion['best']:9.0f} {motion['slowest']:9.1f} ms"
            f" {motion['main']:9.1f} ms {motion['paint']:6.1f} ms"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench page")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    program, environment = chromium.find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, ExitStack() as stack:
        server = Server(Path(folder))
        server.start()
        stack.callback(server.stop)
        browser = playwright.chromium.launch(
            executable_path=program, env={**os.environ, **environment}, args=[*chromium.ARGUMENTS, *chromium.FLAT]
        )
        stack.callback(browser.close)
        found = measure(browser, server.url, Moments(Path(folder)), chosen.repeats)
    print(json.dumps(found) if chosen.json else table(found))


if __name__ == "__main__":
    main()
