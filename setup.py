"""Compile the modules that search touches with mypyc; without a compiler, install them as they are.

ROCKFALL_COMPILE=require makes a failure an error (CI), =0 skips compilation.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "rockfall"
MANIFEST = PACKAGE / "_compiled.json"

# By convention, so that a new game needs no entry here.
PATTERNS = ["core/rng.py", "core/state.py", "games/maze/[!_]*.py", "games/*/rules.py", "games/*/view.py", "bots/*_policy.py"]
MODE = os.environ.get("ROCKFALL_COMPILE", "1")


def sources() -> list[Path]:
    return sorted(path for pattern in PATTERNS for path in PACKAGE.glob(pattern))


def extensions() -> list[Extension]:
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if MODE == "require":
            raise
        print("rockfall: mypyc is not there, so the rules run interpreted", file=sys.stderr)
        return []
    paths = [str(path.relative_to(ROOT)) for path in sources()]
    made: list[Extension] = mypycify(paths, opt_level="3", debug_level="0", group_name="rockfall")
    return made


class OptionalBuild(build_ext):
    """All or nothing: a failure leaves no compiled module behind, so old and new never mix."""

    def run(self) -> None:
        for old in [MANIFEST, *PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]:
            old.unlink(missing_ok=True)
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as error:
            if MODE == "require":
                raise
            print(f"rockfall: not compiled, so the rules run interpreted, slower: {error}", file=sys.stderr)
            self.extensions = []
            return
        digests = {
            path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sources()
        }
        manifest = MANIFEST if self.inplace else Path(self.build_lib) / "rockfall" / MANIFEST.name
        manifest.write_text(json.dumps(digests, indent=1) + "\n")


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
