"""Film strips: a few frames of each moment of a match in one picture, to be looked at.

`python3 dev.py screenshots strips [GAME...]` puts them into screenshots/strips/, with the browser's default settings.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser import chromium
from tests.browser.acts import PHONE, fill_with_bots, move, open_table, start, wait_for_turn
from tests.browser.conftest import SECONDS

FOLDER = chromium.ROOT / "screenshots" / "strips"
FRAMES = 8  # of a strip
AFTER = 0.5  # seconds that belong to a moment when it is over
MOVES = 60  # of ours at most: a match of these games is shorter, but for Trollfjord
WIDE = {"width": 1440, "height": 900}
LONG = {"trollfjord": 14}  # moves of ours that are enough
# The events that make the moments of each game.
MOMENTS = {
    "saboteur": (
        "RoleDealt",
        "PathLaid",
        "ToolBroken",
        "ToolMended",
        "PathRemoved",
        "MapRead",
        "GoalOpened",
        "RoundEnded",
    ),
    "saboteur2": ("RoleDealt", "RoleInspected", "Trapped", "RoundEnded", "GoldPaid"),
    "goblins": (
        "RoleDealt",
        "TileLaid",
        "AleServed",
        "PotionDrunk",
        "BombsWentOff",
        "MapRead",
        "GoalOpened",
        "RoundEnded",
    ),
    "guilds": ("ExpertPlayed", "GoodTaken", "GoodTurnedUp", "KindScored", "MatchEnded"),
    "trollfjord": ("LordMoved", "TrollPlaced", "HammeringBegan", "TowerStruck", "BouldersFell", "SpiritAngered"),
}
# Notes down when which event began to be told.
NOTE = """() => {
  window.moments = [];
  const look = () => {
    const now = document.querySelector('.frame')?.dataset.telling ?? '';
    if ((window.moments.at(-1)?.[1] ?? '') !== now) window.moments.push([Date.now() / 1000, now]);
    requestAnimationFrame(look);
  };
  look();
}"""


class Film:
    """All frames of a page, with their times."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 70})
        page.evaluate(f"({NOTE})()")

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def strips(self, wanted: tuple[str, ...]) -> dict[str, list[bytes]]:
        """The frames of the first of each of the wanted moments."""
        told: list[tuple[float, str]] = [(at, name) for at, name in self.page.evaluate("window.moments")]
        found: dict[str, list[bytes]] = {}
        for (begin, name), (end, _) in zip(told, [*told[1:], (told[-1][0] + 1, "")], strict=True):
            frames = [data for at, data in self.frames if begin <= at <= end + AFTER]
            if name in wanted and name not in found and frames:
                found[name] = frames
        return found


def strip(frames: list[bytes], file: Path) -> None:
    """Evenly chosen frames side by side, small enough to look at."""
    last = max(1, len(frames) - 1)
    chosen = [frames[i * last // (FRAMES - 1)] if len(frames) > 1 else frames[0] for i in range(FRAMES)]
    images = [Image.open(io.BytesIO(data)) for data in chosen]
    scale = min(1.0, 480 / images[0].width)
    width, height = round(images[0].width * scale), round(images[0].height * scale)
    columns = FRAMES // 2 if width > height else FRAMES
    sheet = Image.new("RGB", (columns * width, (FRAMES // columns) * height))
    for i, image in enumerate(images):
        sheet.paste(image.resize((width, height)), (i % columns * width, i // columns * height))
    sheet.save(file)


def film(page: Page, url: str, game: str, size: str) -> None:
    """A short match against bots, and what was to be seen of it."""
    page.goto(url)
    open_table(page, game, players=3)
    fill_with_bots(page)
    start(page)
    camera = Film(page)
    for _ in range(LONG.get(game, MOVES)):
        if wait_for_turn(page) != "turn":
            break
        move(page)
    page.wait_for_timeout(2500)
    for name, frames in camera.strips(MOMENTS.get(game, ())).items():
        strip(frames, FOLDER / f"{game}-{name}-{size}.png")
        print(f"{game}, {size}: {name}, {len(frames)} frames", flush=True)


def make(launch: Callable[[list[str]], Browser], url: str, only: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in only or MOMENTS:
        browser = launch(chromium.SOLID if game == "trollfjord" else chromium.FLAT)
        for size, options in {"desk": {"viewport": WIDE}, "phone": phone()}.items():
            context = browser.new_context(locale="en", **options)
            page = context.new_page()
            page.set_default_timeout(SECONDS * 1000)
            film(page, url, game, size)
            context.close()
        browser.close()


def phone() -> dict[str, Any]:
    size = {"width": PHONE["width"], "height": PHONE["height"]}
    return {"viewport": size, "has_touch": True, "is_mobile": True}
