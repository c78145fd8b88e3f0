"""Compile the modules that search touches with mypyc; without a compiler, install them as they are.

ROCKFALL_COMPILE=require makes a failure an error (CI), =0 skips compilation.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "rockfall"
MANIFEST = "_compiled.json"  # which sources were compiled, read by rockfall/_build.py

PATTERNS: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["rockfall"]["compiled"]
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
    made = mypycify(paths, opt_level="3", debug_level="0", group_name="rockfall")
    if os.name == "posix":  # no function is replaced from outside, so the compiler may inline all of them
        for extension in made:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return cast("list[Extension]", made)


class OptionalBuild(build_ext):
    """All or nothing: a failure leaves no compiled module behind, so old and new never mix."""

    def run(self) -> None:
        target = PACKAGE if self.inplace else Path(self.build_lib, PACKAGE.name)
        remove_compiled(target)
        if not self.extensions:
            return
        try:
            super().run()
        except BaseException as error:
            remove_compiled(target)
            if MODE == "require" or not isinstance(error, Exception):
                raise
            print(f"rockfall: not compiled, so the rules run interpreted, slower: {error}", file=sys.stderr)
            self.extensions = []
            return
        digests = {
            path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sources()
        }
        (target / MANIFEST).write_text(json.dumps(digests, indent=1) + "\n")


def remove_compiled(package: Path) -> None:
    group = package.parent.glob(f"{PACKAGE.name}__mypyc.*")  # what the modules share lies beside the package
    for old in [package / MANIFEST, *package.rglob("*.so"), *package.rglob("*.pyd"), *group]:
        old.unlink(missing_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
