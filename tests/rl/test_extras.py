"""What is not installed is named, and nothing of it is loaded before it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

MODULES = {"vector": "numpy", "pettingzoo": "pettingzoo", "openspiel": "open_spiel"}
IMPORTED_AS = {"open_spiel": "pyspiel"}


@pytest.mark.parametrize("module", MODULES)
def test_a_missing_library_is_named_with_how_to_install_it(module: str) -> None:
    library = MODULES[module]
    code = f"import sys; sys.modules[{IMPORTED_AS.get(library, library)!r}] = None; import rockfall.rl.{module}"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600)
    last = result.stderr.splitlines()[-1]
    assert last == (f"rockfall.rl.common.MissingExtra: expected the library {library}; pip install 'rockfall[rl]'")


def test_rockfall_loads_none_of_it() -> None:
    code = (
        "import sys, rockfall, rockfall.cli, rockfall.rl; [rockfall.game(name) for name in rockfall.games()];"
        "print(sorted({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600, check=True)
    assert result.stdout == "[]\n"
