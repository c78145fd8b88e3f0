"""Compile the modules that search touches with mypyc; without a compiler, install them as they are.

ROCKFALL_COMPILE=require makes a failure an error (CI), =0 skips compilation.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "rockfall"
MANIFEST = "_compiled.json"  # which sources were compiled, read by rockfall/_build.py

PATTERNS: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["rockfall"]["compiled"]
MODE = os.environ.get("ROCKFALL_COMPILE", "1")

GROUP = "rockfall"
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# What other C files define is hidden, too, and need not be looked up; Python's own must stay outside of that.
UNIT = f"""#include <CPy.h>
#pragma GCC visibility push(hidden)
#include "__native_internal_{GROUP}.h"
#pragma GCC visibility pop
"""


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
    options = {"opt_level": "3", "debug_level": "0", "group_name": GROUP, "multi_file": True}
    made = cast("list[Extension]", mypycify(paths, **options))
    shared = made[0]  # has all the code; the others give its modules their places
    c_files = [str(source) for source in shared.sources]
    shared.sources, shared.depends = units(c_files), [*shared.depends, *c_files]
    if os.name == "posix":  # no function is replaced from outside, so the compiler may inline all of them
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    return made


def units(c_files: list[str]) -> list[str]:
    """Few C files in place of one for each module, largest first.

    One file for everything would keep a single processor busy for minutes. One for each module would forbid the
    compiler to inline what a module calls in its neighbours, and would have it read the same headers sixty times.
    """
    members: dict[str, list[Path]] = {}
    for c_file in map(Path, c_files):
        members.setdefault(unit_of(c_file.stem), []).append(c_file)

    def size(unit: str) -> int:
        return sum(path.stat().st_size for path in members[unit])

    folder = Path("build", "units")
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for rank, unit in enumerate(sorted(members, key=size, reverse=True)):
        path = folder / f"{rank:02}_{unit}.c"  # setuptools sorts by name
        names = [each.relative_to("build").as_posix() for each in members[unit]]
        path.write_text(UNIT + "".join(f'#include "{name}"\n' for name in names))
        written.append(str(path))
    return written


def unit_of(stem: str) -> str:
    """Which C file has this module: "__native_rockfall___games___guilds___rules" is in "games_guilds"."""
    match stem.split("___"):
        case [_, "games", game, _]:
            return f"games_{game}"
        case [_, "bots", module]:
            return f"bots_{module.partition('_')[0]}"
        case [_, folder, _]:
            return folder
    return "core"  # what all modules share, and mypyc's own functions


class OptionalBuild(build_ext):
    """All or nothing: a failure leaves no compiled module behind, so old and new never mix."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

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

    def build_extensions(self) -> None:
        """Compile several files at a time: left to itself, setuptools takes those of one extension in turn."""
        compile_in_turn = self.compiler.compile
        with ThreadPoolExecutor(self.parallel) as pool:

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                return list(chain(*pool.map(lambda source: compile_in_turn([source], **options), sources)))

            self.compiler.compile = compile_at_once
            super().build_extensions()


def remove_compiled(package: Path) -> None:
    group = package.parent.glob(f"{PACKAGE.name}__mypyc.*")  # what the modules share lies beside the package
    for old in [package / MANIFEST, *package.rglob("*.so"), *package.rglob("*.pyd"), *group]:
        old.unlink(missing_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
