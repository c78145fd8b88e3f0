"""The build: compiled and interpreted never mix, no compiler is no obstacle, and the locks say what, not where."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import dev
import rockfall
from rockfall import _build
from rockfall.core.errors import StaleBuild

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
IS_PURE = os.environ.get("ROCKFALL_PURE", "0") not in ("", "0")
HAS_COMPILER = dev.compiler() is not None

# Building takes seconds and does not depend on how the tests themselves run: once is enough.
builds = pytest.mark.skipif(IS_PURE, reason="building is tested in the run that is not forced to be interpreted")


def python(*words: str, at: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in a folder, seeing the package under its src and none of our settings but the given ones."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("ROCKFALL_", "COV_", "PYTEST_"))}
    return subprocess.run(
        [sys.executable, *words],
        cwd=at,
        env={**clean, "PYTHONPATH": str(at / "src"), "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
    )


def small_checkout(folder: Path) -> Path:
    """A copy of the checkout with the core alone to compile, so that compiling it is quick."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_compiled.json", "*.egg-info")
    for name in ("core", "games", "bots"):
        shutil.copytree(ROOT / "src/rockfall" / name, folder / "src/rockfall" / name, ignore=compiled)
    for name in ("__init__.py", "_build.py", "py.typed"):
        shutil.copy(ROOT / "src/rockfall" / name, folder / "src/rockfall" / name)
    for name in ("pyproject.toml", "setup.py", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    for path in (folder / "src/rockfall").glob("games/*/*"):
        if path.name not in ("__init__.py", "manifest.py"):  # which the registry reads
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for name in ("policy", "search", "belief"):
        (folder / f"src/rockfall/bots/{name}.py").unlink()
    for path in (folder / "src/rockfall").glob("bots/*/"):
        shutil.rmtree(path)
    return folder


def edited_checkout(folder: Path) -> Path:
    """A copy whose manifest says that all is compiled, and whose state.py was edited after that."""
    small_checkout(folder)
    package = folder / "src/rockfall"
    manifest = {
        name: hashlib.sha256((package / name).read_bytes()).hexdigest() for name in ("core/rng.py", "core/state.py")
    }
    (package / "_compiled.json").write_text(json.dumps(manifest))
    with (package / "core/state.py").open("a") as source:
        source.write("\nEDITED = True\n")
    return folder


# -- old and new never mix ------------------------------------------------------------------------------


def test_refuse_stale_accepts_the_sources_that_were_compiled(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("GOLD = 3\n")
    digest = hashlib.sha256(b"GOLD = 3\n").hexdigest()
    _build.refuse_stale(tmp_path, {"rules.py": digest, "gone.py": digest})  # a wheel may come without its sources

    (tmp_path / "rules.py").write_text("GOLD = 4\n")
    with pytest.raises(StaleBuild, match=r"compiled code of rockfall/rules\.py is older than its source"):
        _build.refuse_stale(tmp_path, {"rules.py": digest})


def test_an_edited_source_refuses_to_load_and_says_what_to_do(tmp_path: Path) -> None:
    result = python("-c", "import rockfall", at=edited_checkout(tmp_path))
    assert result.returncode == 1
    last = result.stderr.splitlines()[-1]
    assert last.startswith("rockfall.core.errors.StaleBuild: the compiled code of rockfall/core/state.py is older")
    assert "python3 dev.py build" in last
    assert "ROCKFALL_PURE=1" in last


def test_pure_runs_the_edited_source(tmp_path: Path) -> None:
    script = "import rockfall.core.state as state; print(state.EDITED, state.__file__)"
    result = python("-c", script, at=edited_checkout(tmp_path), ROCKFALL_PURE="1")
    assert result.stdout.split() == ["True", str(tmp_path / "src/rockfall/core/state.py")], result.stderr


def test_pure_passes_by_compiled_modules_of_this_checkout() -> None:
    script = "import rockfall, rockfall.core.rng as rng; print(rockfall.COMPILED, rng.__file__)"
    result = python("-c", script, at=ROOT, ROCKFALL_PURE="1")
    assert result.stdout.split(maxsplit=1) == ["False", f"{ROOT / 'src/rockfall/core/rng.py'}\n"], result.stderr


def test_what_runs_is_what_was_asked_for() -> None:
    assert (not IS_PURE and dev.MANIFEST.exists()) == rockfall.COMPILED


# -- with a compiler and without --------------------------------------------------------------------------


@builds
def test_without_a_compiler_the_build_warns_and_runs_interpreted(tmp_path: Path) -> None:
    checkout = small_checkout(tmp_path / "check out")
    tools = tmp_path / "tools"
    tools.mkdir()
    environment = {"PATH": str(tools), "CC": str(tools / "no-such-cc"), "ROCKFALL_COMPILE": "1"}
    result = python("setup.py", "build_ext", "--inplace", at=checkout, **environment)
    assert result.returncode == 0, result.stderr
    assert "rockfall: not compiled, so the rules run interpreted, slower" in result.stderr
    assert not list(checkout.rglob("src/**/*.so"))
    assert not (checkout / "src/rockfall/_compiled.json").exists()
    loaded = python("-c", "import rockfall; print(rockfall.COMPILED)", at=checkout)
    assert loaded.stdout == "False\n", loaded.stderr

    required = python(
        "setup.py", "build_ext", "--inplace", at=checkout, **{**environment, "ROCKFALL_COMPILE": "require"}
    )
    assert required.returncode != 0


@builds
@pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler here")
def test_a_wheel_carries_compiled_modules_and_their_manifest(tmp_path: Path) -> None:
    checkout = small_checkout(tmp_path / "check out")
    script = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    built = python("-c", script, at=checkout, ROCKFALL_COMPILE="require")
    assert built.returncode == 0, built.stderr
    (wheel,) = (checkout / "dist").glob("*.whl")
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked / "src")
    manifest = json.loads((unpacked / "src/rockfall/_compiled.json").read_text())
    assert list(manifest) == ["core/codes.py", "core/encoding.py", "core/rng.py", "core/rows.py", "core/state.py"]
    loaded = python("-c", "import rockfall; print(rockfall.COMPILED)", at=unpacked)
    assert loaded.stdout == "True\n", loaded.stderr
    assert not (checkout / "src/rockfall/_compiled.json").exists(), "a wheel is no build in place"


@builds
@pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler here")
def test_a_module_in_another_unit_plays_alike_and_may_inline_what_core_has(tmp_path: Path) -> None:
    checkout = small_checkout(tmp_path / "check out")
    source = "from rockfall.core.rng import Rng\n\ndef roll(rng: Rng) -> int:\n    return int(rng.below(6)) + 1\n"
    (checkout / "src/rockfall/bots/dice").mkdir()
    (checkout / "src/rockfall/bots/dice/judge.py").write_text(source)
    built = python("setup.py", "build_ext", "--inplace", at=checkout, ROCKFALL_COMPILE="require")
    assert built.returncode == 0, built.stderr
    units = {path.stem: path.read_text() for path in (checkout / "build/units").iterdir()}
    assert sorted(units) == ["00_core", "01_dice"], "expected the largest unit first"
    if os.name == "posix":
        below = re.compile(r"^extern inline .*CPyDef_rng___Rng___below\(", re.MULTILINE)
        assert [name for name, text in units.items() if below.search(text)] == ["01_dice"]

    script = "from rockfall.bots.dice.judge import *; rng = Rng.seeded(7); print([roll(rng) for _ in range(20)])"
    compiled = python("-c", script, at=checkout)
    assert compiled.stdout == python("-c", script, at=checkout, ROCKFALL_PURE="1").stdout != "", compiled.stderr


# -- dev.py -----------------------------------------------------------------------------------------------


def test_a_python_without_venv_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    assert dev.missing_for_venv() is None
    monkeypatch.setattr(dev, "find_spec", {"venv": object()}.get)
    assert "apt install python3-venv" in (dev.missing_for_venv() or "")


def test_tables_are_kept_outside_the_checkout_and_old_ones_move_there(tmp_path: Path) -> None:
    checkout, data = tmp_path / "checkout", tmp_path / "data"
    checkout.mkdir()
    kept = dev.keep_tables(checkout, data)
    assert kept == data / "rockfall" / "rockfall.db"
    assert not kept.exists(), "the server makes it"
    for name in ("rockfall.db", "rockfall.db-wal"):
        (checkout / name).write_text(name)
    dev.keep_tables(checkout, data)
    assert sorted(path.read_text() for path in kept.parent.iterdir()) == ["rockfall.db", "rockfall.db-wal"]
    assert list(checkout.iterdir()) == []
    (checkout / "rockfall.db").write_text("another")
    assert dev.keep_tables(checkout, data).read_text() == "rockfall.db", "what is kept is not written over"


@pytest.mark.parametrize("words", [[], ["tset"], ["build", "now"], ["lint", "--fast"]])
def test_a_command_that_is_none_is_refused_with_what_was_expected(words: list[str]) -> None:
    with pytest.raises(SystemExit, match=r"^dev\.py( \w+)?: expected .*; got|^dev\.py \w+: expected .*, got"):
        dev.main(words)


def test_dev_reads_on_old_pythons_and_says_so() -> None:
    lines = (ROOT / "dev.py").read_text().splitlines()
    check = next(number for number, line in enumerate(lines) if line.startswith("if sys.version_info < (3, 11)"))
    imports = [line for line in lines[:check] if line.startswith(("import", "from"))]
    assert imports == ["import sys"]


def test_a_stamp_changes_with_content_and_facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    path = tmp_path / "a.txt"
    path.write_text("one")
    first = dev.digest([path], "gcc")
    assert first == dev.digest([path], "gcc")
    assert first != dev.digest([path], None)
    path.write_text("two")
    assert first != dev.digest([path], "gcc")


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What dev.py would do, instead of doing it; nothing is built yet, and there is a compiler."""
    done: list[str] = []
    monkeypatch.setattr(dev, "CACHE", tmp_path)
    monkeypatch.setattr(dev, "MANIFEST", tmp_path / "_compiled.json")
    monkeypatch.setattr(dev, "MODE", "1")
    monkeypatch.setattr(dev, "ENVIRONMENT", {})
    monkeypatch.setattr(dev, "compiler", lambda: "cc")
    monkeypatch.setattr(dev, "install", lambda lock: done.append(f"install {lock}"))
    monkeypatch.setattr(dev, "install_package", lambda python: done.append("install the package"))
    monkeypatch.setattr(dev, "build_web", lambda python: done.append("build the client"))
    monkeypatch.setattr(dev, "run", lambda command: done.append(f"wait for {command[1]}"))
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: done.append(f"start {Path(words[1]).name} {words[2]}"))
    return done


def test_who_wants_to_play_does_not_wait_for_the_compiler(steps: list[str]) -> None:
    dev.prepare_to_serve()
    assert steps == ["install run", "install the package", "build the client", "start dev.py build"]
    assert dev.ENVIRONMENT == {"ROCKFALL_PURE": "1"}


def test_what_is_compiled_is_served_compiled(steps: list[str]) -> None:
    dev.mark_done("build", f"{dev.build_content()} compiled")
    dev.MANIFEST.touch()
    dev.prepare_to_serve()
    assert steps == ["install run", "install the package", "build the client"]
    assert dev.ENVIRONMENT == {}


def test_who_asks_for_compiled_rules_waits_for_them(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "MODE", "require")
    dev.prepare_to_serve()
    assert steps[-1] == "wait for setup.py"
    assert dev.ENVIRONMENT == {}


# -- the locks and the repository ---------------------------------------------------------------------------


def test_every_lock_is_there() -> None:
    assert sorted(dev.settings()["locks"]) == [path.stem for path in LOCKS]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_pins_with_hashes_and_names_no_place(lock: Path) -> None:
    text = lock.read_text()
    pins = re.split(r"\n(?=[a-z])", text.partition("\n")[2])
    for pin in pins:
        assert re.match(r"[a-z0-9][a-z0-9.-]*==[\w.+!]+ ", pin), f"expected name==version, got {pin[:60]!r}"
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", pin), f"expected hashes, got {pin[:60]!r}"
    assert not re.search(r"http|://|index-url|find-links|@ ", text)
    assert not re.search(r"\b[\w-]+\.(org|com|net|io|dev)\b", text)


def test_the_run_lock_has_what_the_build_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pinned = set(re.findall(r"^([a-z0-9.-]+)==", (ROOT / "requirements/run.txt").read_text(), re.MULTILINE))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    names = {re.split(r"[^\w.-]", want)[0].lower().replace(".", "-") for want in wanted}
    assert names <= pinned
    build_tools = [line for line in (ROOT / "requirements/run.in").read_text().splitlines() if not line.startswith("#")]
    node = {each for each in build_tools if each.startswith("nodejs")}  # builds the browser client, not the package
    assert len(node) == 1
    optional = project["project"]["optional-dependencies"]
    extras = {*optional["tower"], *optional["signing"]}  # live play shows the real thing, and signs it
    assert extras <= set(build_tools)
    assert set(build_tools) - node - extras <= set(project["build-system"]["requires"])


def test_no_file_names_a_place_on_one_machine() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    places = re.compile(rb"/(root|work|home|tmp|opt|Users)/\w|file://|(?i:extra-)?index-url\s*=")
    found = [
        f"{name}: {match.group().decode()}"
        for name in listed.split("\0")
        if name and (ROOT / name).is_file() and ROOT / name != Path(__file__)
        for match in places.finditer((ROOT / name).read_bytes())
    ]
    assert found == []
