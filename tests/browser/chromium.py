"""A Chromium that needs nothing of the system: the one inside the npm package, unpacked once below .cache."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import tarfile
from collections.abc import Iterator
from pathlib import Path

import brotli

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "web/node_modules/@sparticuz/chromium/bin"
UNPACKED = ROOT / ".cache/chromium"
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/fontcache</cachedir></fontconfig>"""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
]
FLAT = ["--disable-gpu"]
SOLID = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]  # three dimensions without a graphics card, slowly


def find() -> tuple[str, dict[str, str]]:
    """The program, and what it needs in its environment. ROCKFALL_CHROMIUM names another one."""
    if own := os.environ.get("ROCKFALL_CHROMIUM"):
        return own, {}
    with _alone():
        if not (UNPACKED / "chromium").exists():
            _unpack()
    return str(UNPACKED / "chromium"), {
        "LD_LIBRARY_PATH": str(UNPACKED / "lib"),
        "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
    }


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Several test processes may want it at the same time."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    with (UNPACKED / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _unpack() -> None:
    for name in ("al2023", "fonts", "swiftshader"):
        data = brotli.decompress((PACKED / f"{name}.tar.br").read_bytes())
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            archive.extractall(UNPACKED)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(folder=UNPACKED))
    program = UNPACKED / "chromium.part"
    program.write_bytes(brotli.decompress((PACKED / "chromium.br").read_bytes()))
    program.chmod(0o755)
    program.rename(UNPACKED / "chromium")
