"""The table that tiles are laid on: columns and rows, with an edge of one cell around. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

GOALS: Final = 3

# Which goal lies where, for each way to shuffle three.
ORDERS: Final = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
ORDER_COUNT: Final = 6


@final
class Board:
    """*Cells* are counted row by row, edge included: a maze uses them. *Spots* leave out the edge: move codes do."""

    def __init__(self, columns: i64, rows: i64, first_column: i64, first_row: i64) -> None:
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.first_column: i64 = first_column
        self.first_row: i64 = first_row
        self.width: i64 = columns + 2
        self.cell_count: i64 = self.width * (rows + 2)
        self.spot_count: i64 = columns * rows
        self.cell: vec[i64] = vec[i64]([0] * int(self.spot_count))  # by spot
        self.spot: vec[i64] = vec[i64]([0] * int(self.cell_count))  # by cell
        for spot in range(self.spot_count):
            cell: i64 = (spot // columns + 1) * self.width + spot % columns + 1
            self.cell[spot] = cell
            self.spot[cell] = spot

    def column_of(self, cell: i64) -> int:
        return cell % self.width + self.first_column - 1

    def row_of(self, cell: i64) -> int:
        return cell // self.width + self.first_row - 1

    def cell_at(self, column: i64, row: i64) -> int:
        return (row - self.first_row + 1) * self.width + column - self.first_column + 1

    def spot_at(self, column: i64, row: i64) -> int:
        return (row - self.first_row) * self.columns + column - self.first_column

    def has(self, column: i64, row: i64) -> bool:
        """Whether this is a cell within the edge."""
        is_column: bool = 0 <= column - self.first_column < self.columns
        return is_column and 0 <= row - self.first_row < self.rows

    def cells_at(self, places: tuple[tuple[int, int], ...]) -> vec[i64]:
        """The cells of these columns and rows."""
        return vec[i64]([self.cell_at(column, row) for column, row in places])

    def distances(self, goal: i64) -> vec[i64]:
        """By cell: how many tiles would reach a goal if nothing lay in between."""
        row = vec[i64]([0] * int(self.cell_count))
        for cell in range(self.cell_count):
            across: i64 = cell % self.width - goal % self.width
            along: i64 = cell // self.width - goal // self.width
            row[cell] = (across if across >= 0 else -across) + (along if along >= 0 else -along)
        return row
