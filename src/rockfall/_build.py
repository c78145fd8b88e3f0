"""Compiled or not: the same sources run both ways, and never a mixture of old and new."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "_compiled.json"  # written by setup.py: {"core/state.py": sha256 of the source that was compiled}


class _SourcesOnly(MetaPathFinder):
    """Finds rockfall's modules as .py files, past the compiled ones beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("rockfall.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def prepare(pure: bool) -> None:
    """Choose between compiled and interpreted modules before any of them is imported."""
    if pure:
        sys.meta_path.insert(0, _SourcesOnly())
    elif MANIFEST.exists():
        refuse_stale(PACKAGE, json.loads(MANIFEST.read_text()))


def refuse_stale(package: Path, manifest: dict[str, str]) -> None:
    """Raise StaleBuild if a source has changed since it was compiled."""
    for name, digest in manifest.items():
        source = package / name
        if source.exists() and hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            _raise_stale(name)


def _raise_stale(name: str) -> None:
    # Imported here and from the source: the ordinary import would load compiled modules first.
    sys.meta_path.insert(0, _SourcesOnly())
    from rockfall.core.errors import StaleBuild

    raise StaleBuild(
        f"the compiled code of rockfall/{name} is older than its source: expected a build of the present source. "
        "Run 'python3 dev.py build' to compile it again, or set ROCKFALL_PURE=1 to run the sources as they are."
    )


def is_compiled() -> bool:
    """Whether the rules that are loaded are compiled."""
    import rockfall.core.state

    return not (rockfall.core.state.__file__ or "").endswith(".py")
