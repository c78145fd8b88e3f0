"""Law 7: every rule in a game's RULES.md is cited by a test.

A rule is a line that begins with its number: `- S15. What it says`. A test cites it when the number stands as a word in
its docstring, its name, its comments, its decorators or anywhere else in it.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rockfall.core.game import Game

DECLARED = re.compile(r"^[\s>*#|-]*\b([A-Z]\d+)\b", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z0-9])[A-Z]\d+(?![A-Za-z0-9])")  # as \b would, but _ parts words too


def rulebook(kind: type[Game]) -> Path:
    """RULES.md beside the class of the game, or of the game it is made from."""
    for each in kind.__mro__:
        if issubclass(each, Game) and each is not Game:
            path = Path(inspect.getfile(each)).parent / "RULES.md"
            if path.exists():
                return path
    raise AssertionError(f"expected RULES.md beside {inspect.getfile(kind)}, with the numbered rules of {kind.name}")


def rule_numbers(game: Game) -> frozenset[str]:
    """The numbers of all rules in a game's RULES.md."""
    return declared(rulebook(type(game)))


@cache
def declared(path: Path) -> frozenset[str]:
    numbers = frozenset(DECLARED.findall(path.read_text()))
    assert numbers, (
        f"{path.name} of {path.parent.name}: expected lines that begin with a rule's number, such as '- S15.'"
    )
    return numbers


def cited(tests: Iterable[Path]) -> set[str]:
    """The rule numbers that stand in test functions of these files."""
    return {number for path in tests for source in test_sources(path) for number in CITED.findall(source)}


def test_sources(path: Path) -> list[str]:
    """Each test function of a file, decorators and comments included."""
    text = path.read_text()
    lines = text.splitlines()
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            begin = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found.append("\n".join(lines[begin - 1 : node.end_lineno]))
    return found


def check_cited(game: type[Game], tests: Iterable[Path]) -> None:
    """AssertionError naming the rules that no test cites."""
    missing = declared(rulebook(game)) - cited(tests)
    in_order = sorted(missing, key=lambda number: (number[0], int(number[1:])))
    assert not missing, f"{game.name}: no test cites {', '.join(in_order)}"
