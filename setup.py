"""Compile the modules that search touches with mypyc; without a compiler, install them as they are.

ROCKFALL_COMPILE=require makes a failure an error (CI), =0 skips compilation.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
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
# No function is replaced from outside, so the compiler may inline all of them; nobody heeds warnings of generated code.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-w"]
UNIT = f"""#include <CPy.h>
#pragma GCC visibility push(hidden) // what other units define needs no table, either; what Python defines does
#include "__native_internal_{GROUP}.h"
#pragma GCC visibility pop
"""
# Small functions that other units call all the time: of core and the maze, and mypyc's own.
SMALL_OF = re.compile(r"__native_\w+___(core|maze)___\w+|int_ops|float_ops")
SMALL = re.compile(
    r"^(?!static )\w[\w *]*\b(?:CPyDef_\w+|CPyInt64_\w+|CPyFloat_FromTagged)\([^;{}]*\) {\n(?:.*\n){1,60}?}\n",
    re.MULTILINE,
)


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
    found = mypycify(paths, opt_level="3", debug_level="0", group_name=GROUP, multi_file=True)
    made = cast("list[Extension]", found)
    shared = made[0]  # has all the code; the others give its modules their places
    c_files = [str(source) for source in shared.sources]
    shared.sources, shared.depends = units(c_files), [*shared.depends, *c_files]
    if os.name == "posix":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return made


def units(c_files: list[str]) -> list[str]:
    """Few C files in place of one for each module, largest first.

    One file for everything would keep a single processor busy for minutes. One for each module would forbid the
    compiler to inline what a module calls in its neighbours, and would have it read the same headers sixty times.
    """
    members: dict[str, list[Path]] = {}
    for c_file in map(Path, c_files):
        members.setdefault(unit_of(c_file.stem), []).append(c_file)
    small = {path: small_functions(path) for paths in members.values() for path in paths}

    def size(unit: str) -> int:
        return sum(path.stat().st_size for path in members[unit])

    folder = Path("build", "units")
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for rank, unit in enumerate(sorted(members, key=size, reverse=True)):
        path = folder / f"{rank:02}_{unit}.c"  # setuptools sorts by name
        copies = [text for owner, text in small.items() if owner not in members[unit]]
        includes = [f'#include "{each.relative_to("build").as_posix()}"\n' for each in members[unit]]
        text = "".join([UNIT, *copies, *includes])
        if not path.exists() or path.read_text() != text:  # what has not changed is not compiled again
            path.write_text(text)
        written.append(str(path))
    return written


def unit_of(stem: str) -> str:
    """Which unit has, say, "__native_rockfall___games___guilds___rules": a game's rules are with its bots."""
    match stem.split("___"):
        case [_, "games" | "bots", game, _]:
            return game
        case [_, "bots", module]:
            return module
        case [_, folder, _]:
            return folder
    return "core"  # what all modules share, and mypyc's own functions


def small_functions(c_file: Path) -> str:
    """Copies of its small functions for other units to inline; where they do not, they call the one that is copied."""
    if os.name != "posix" or not SMALL_OF.fullmatch(c_file.stem):  # gnu_inline is known to gcc and clang alone
        return ""
    found = [each for each in SMALL.findall(c_file.read_text()) if "_setup(" not in each]  # that one is static
    return "".join(f"extern inline __attribute__((gnu_inline)) {each}" for each in found)


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
