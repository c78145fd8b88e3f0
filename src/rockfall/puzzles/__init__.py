"""Puzzles: positions of real matches with a question and a checked answer. `rockfall lab puzzles` mines them.

Each game's puzzles are a file of JSON lines beside this module, one puzzle a line. A line that is broken, or of other
rules, is named and left out; the rest is there.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from rockfall.core.errors import RockfallError
from rockfall.puzzles.puzzle import Puzzle, read_puzzle

FOLDER = Path(__file__).parent


class Shelf(NamedTuple):
    """A game's puzzles, and what was wrong with the lines that are left out."""

    puzzles: tuple[Puzzle, ...]
    trouble: tuple[str, ...]

    def find(self, name: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.puzzles if puzzle.name == name), None)


def has_puzzles(game: str) -> bool:
    return (FOLDER / f"{game}.jsonl").is_file()


@cache
def shelf(game: str) -> Shelf:
    """The puzzles that come with Rockfall."""
    path = FOLDER / f"{game}.jsonl"
    return read_shelf(path.read_bytes(), path.name) if path.is_file() else Shelf((), ())


def read_shelf(content: bytes, name: str) -> Shelf:
    """Puzzles from a file's content; every line is judged by itself."""
    puzzles: dict[str, Puzzle] = {}
    trouble: list[str] = []
    for number, line in enumerate(content.splitlines(), 1):
        try:
            puzzle = read_puzzle(line)
            if puzzle.name in puzzles:
                raise RockfallError(f"expected a puzzle that is not there yet; {puzzle.name} is there twice")
            puzzles[puzzle.name] = puzzle
        except RockfallError as error:
            trouble.append(f"{name}, line {number}: {error}")
    return Shelf(tuple(puzzles.values()), tuple(trouble))
