"""A maze of laid tiles, with what is joined to the start kept up to date move by move.

Every cell is one int, so that a copy is one block of memory. What legality needs is kept in the empty cells: what their
neighbours ask for, and whether the start can be reached from a neighbour. The maze knows nothing of a game's rules.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rows import put_in, take_out
from rockfall.core.state import numbers_of, vec_of
from rockfall.games.maze.tiles import Tiles

# Sides are counted by `range(i64(4))`, which compiled code does in machine words; by `range(4)` they would be Python's
# own ints, which may be large, and that is asked at every step.

# A cell, four bits each, one for each side: what lies beyond that side ...
NEED: Final = 15  # ... is a tile that is open towards here
CARE: Final = 15 << 4  # ... is a face-up tile
LIT_AT: Final = 8
LIT: Final = 15 << LIT_AT  # ... is an opening towards here that is joined to the start
NEAR: Final = 15 << 12  # ... is a tile that is joined to the start by any of its sides
REACHED: Final = 15 << 16  # and of the tile here: its sides that are joined to the start
KEY: Final = NEED | CARE
# What the cell itself is.
EDGE: Final = 1 << 20  # outside the table
FACE_DOWN: Final = 1 << 21  # a goal nobody has opened
LISTED: Final = 1 << 22  # empty, and in the frontier
CUT_OFF: Final = 1 << 23  # its tile lost the start when another was removed, and has not been joined again
TILE: Final = 24  # from this bit: tile + 1, or 0
FILLED: Final = ~((1 << 20) - 1) & ~LISTED


@final
class Maze:
    """`border` says which neighbours put an empty cell on the frontier.

    LIT: one whose tunnel it would continue; NEAR: one that is joined to the start; CARE: any. With `marks_cuts` the
    maze knows what was cut off from the start, and nothing can be laid on to that alone.
    """

    def __init__(
        self, tiles: Tiles, columns: i64, rows: i64, border: i64, marks_cuts: bool = False, source: Maze | None = None
    ) -> None:
        if source is not None:
            self.tiles: Tiles = source.tiles
            self.width: i64 = source.width
            self.border: i64 = source.border
            self.marks_cuts: bool = source.marks_cuts
            self.cut_count: i64 = source.cut_count  # tiles that are CUT_OFF
            self.cells: vec[i64] = source.cells[:]
            self.front: vec[i64] = source.front[: source.front_count]
            self.front_count: i64 = source.front_count
            self.laid: vec[i64] = source.laid[: source.laid_count]
            self.laid_count: i64 = source.laid_count
            # Copies share these two, so nothing writes into them: a change makes another row.
            self.roots: vec[i64] = source.roots
            self.touched: vec[i64] = source.touched
            return
        self.tiles = tiles
        self.width = columns + 2
        self.border = border
        self.marks_cuts = marks_cuts
        self.cut_count = 0
        self.cells = vec[i64]([0] * int((columns + 2) * (rows + 2)))
        self.front = vec[i64]()  # ascending: empty cells with a neighbour as `border` asks
        self.front_count = 0
        self.laid = vec[i64]()  # ascending: cells of tiles that may be removed again
        self.laid_count = 0
        self.roots = vec[i64]()  # cells of source tiles
        self.touched = vec[i64]()  # face-down goals that a tunnel has reached and nobody has opened yet
        for cell in range(len(self.cells)):
            row: i64 = cell // self.width
            column: i64 = cell % self.width
            if row == 0 or row > rows or column == 0 or column > columns:
                self.cells[cell] = EDGE

    def copy(self) -> Maze:
        return Maze(self.tiles, 0, 0, 0, False, self)

    def to_rows(self) -> list[list[int]]:
        """What lies where, as plain numbers, for another process."""
        rows = [self.cells, self.front[: self.front_count], self.laid[: self.laid_count], self.roots, self.touched]
        return [numbers_of(row) for row in rows]

    def from_rows(self, rows: list[list[int]]) -> None:
        """Take over what lies where from another process."""
        self.cells = vec_of(rows[0])
        self.cut_count = 0
        for i in range(len(self.cells)):
            if self.cells[i] & CUT_OFF:
                self.cut_count += 1
        self.front = vec_of(rows[1])
        self.front_count = len(rows[1])
        self.laid = vec_of(rows[2])
        self.laid_count = len(rows[2])
        self.roots = vec_of(rows[3])
        self.touched = vec_of(rows[4])

    # -- asking -----------------------------------------------------------------------------------

    def beyond(self, cell: i64, side: i64) -> i64:
        """The cell on the other side."""
        if side == 0:
            return cell - self.width
        if side == 1:
            return cell + 1
        if side == 2:
            return cell + self.width
        return cell - 1

    def tile_at(self, cell: i64) -> i64:
        """The tile that lies face up here, or -1."""
        return (self.cells[cell] >> TILE) - 1

    def is_empty(self, cell: i64) -> bool:
        return self.cells[cell] & FILLED == 0

    def reached(self, cell: i64) -> i64:
        """The sides of the tile here that are joined to the start."""
        return (self.cells[cell] >> 16) & 15

    def is_cut_off(self, cell: i64) -> bool:
        """Whether the tile here lost the start when another was removed, and has not been joined again."""
        return self.cells[cell] & CUT_OFF != 0

    def meets_only_cut_off(self, cell: i64) -> bool:
        """Whether all tunnels that lead to this empty cell, or where none does all tiles around it, are cut off."""
        word = self.cells[cell]
        sides: i64 = word & NEED or (word >> 4) & 15
        for side in range(i64(4)):
            if (sides >> side) & 1 and not self.cells[self.beyond(cell, side)] & CUT_OFF:
                return False
        return True

    def is_border(self, cell: i64) -> bool:
        """Whether a tile may be laid on to what lies around this empty cell."""
        return self.cells[cell] & self.border != 0 and (self.cut_count == 0 or not self.meets_only_cut_off(cell))

    def lists_all(self) -> bool:
        """Whether every empty cell beside a tile is on the frontier now."""
        return self.border == CARE and self.cut_count == 0

    # -- laying and removing ----------------------------------------------------------------------

    def hide_goal(self, cell: i64) -> None:
        """Put a goal here, face down: it asks nothing of its neighbours."""
        self.cells[cell] |= FACE_DOWN

    def place(self, cell: i64, tile: i64) -> None:
        """Lay a tile for good: the start, or a goal that is opened."""
        cells = self.cells
        word = cells[cell]
        if word & LISTED:
            self.fill_listed(cell)
        cells[cell] = (word & ~(FACE_DOWN | LISTED)) | ((tile + 1) << TILE)
        open_sides: i64 = self.tiles.open[tile]
        for side in range(i64(4)):
            back: i64 = (side + 2) & 3
            asks: i64 = 16 | ((open_sides >> side) & 1)
            cells[self.beyond(cell, side)] |= asks << back
        if self.border == CARE or self.cut_count != 0:  # else only reach matters: see `spread`
            self.list_around(cell)
        if self.tiles.source[tile]:
            self.roots = append(self.roots[:], cell)
        self.enter(cell, tile)

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a tile that may be removed again."""
        count = self.laid_count
        if len(self.laid) == count:
            self.laid = append(self.laid, cell)
        put_in(self.laid, 0, count, cell)
        self.laid_count = count + 1
        self.place(cell, tile)

    def remove(self, cell: i64) -> None:
        """Take a laid tile away, and cut off what it alone joined to the start."""
        cells = self.cells
        tile: i64 = (cells[cell] >> TILE) - 1
        take_out(self.laid, 0, self.laid_count, cell)
        self.laid_count -= 1
        was_reached: i64 = self.reached(cell)
        links: i64 = 0
        is_listing: bool = self.border == CARE or self.cut_count != 0
        if cells[cell] & CUT_OFF:
            self.cut_count -= 1
        for side in range(i64(4)):
            beyond = self.beyond(cell, side)
            back: i64 = (side + 2) & 3
            cells[beyond] &= ~(17 << back)
            if (was_reached >> side) & 1 and (cells[beyond] >> (16 + back)) & 1:
                links += 1
        cells[cell] &= KEY | LIT | NEAR
        if self.tiles.source[tile]:
            self.forget_root(cell)
        if self.tiles.source[tile] or links > 1:
            self.flood()
        elif was_reached:  # the end of a branch: nothing hangs on it
            self.darken_around(cell)
        self.list_if_open(cell)
        if is_listing:
            for side in range(i64(4)):
                self.list_anew(self.beyond(cell, side))

    def swap(self, cell: i64, tile: i64) -> None:
        """Another tile with the same open sides takes the place of the one here, say a door that was shut.

        Where more is joined on it than before, reach goes on; where less is, the caller has to `flood`.
        """
        self.cells[cell] = (self.cells[cell] & ((1 << TILE) - 1)) | ((tile + 1) << TILE)
        self.enter(cell, tile)

    def forget_root(self, cell: i64) -> None:
        roots = vec[i64]()
        for i in range(len(self.roots)):
            if self.roots[i] != cell:
                roots = append(roots, self.roots[i])
        self.roots = roots

    def darken_around(self, cell: i64) -> None:
        """The neighbours are no longer lit from here."""
        for side in range(i64(4)):
            beyond = self.beyond(cell, side)
            back: i64 = (side + 2) & 3
            self.cells[beyond] &= ~(0x1100 << back)
            if self.cells[beyond] & LISTED and not self.cells[beyond] & self.border:
                self.unlist(beyond)

    # -- reach ------------------------------------------------------------------------------------

    def flood(self) -> None:
        """Recompute what is joined to the start."""
        cells = self.cells
        count: i64 = len(cells)
        if self.marks_cuts:
            for cell in range(count):
                if cells[cell] & REACHED:
                    cells[cell] |= CUT_OFF  # until it is reached again
                    self.cut_count += 1
        kept: i64 = ~(LIT | NEAR | REACHED)
        needs_reach: bool = self.border != CARE  # to be listed; else only what is cut off is taken off the list
        if needs_reach:
            kept &= ~LISTED
            self.front_count = 0
        for cell in range(count):
            cells[cell] &= kept
        for i in range(len(self.roots)):
            root = self.roots[i]
            self.spread(root, self.tiles.source[(cells[root] >> TILE) - 1])
        if self.cut_count != 0 and not needs_reach:
            self.unlist_cut_off()

    def enter(self, cell: i64, tile: i64) -> None:
        """A tile has come to lie here: what leads into it from the start goes on through it."""
        lit: i64 = (self.cells[cell] >> 8) & 15
        joins: i64 = self.tiles.joins[tile]
        sides: i64 = self.tiles.source[tile]
        if lit:
            for side in range(i64(4)):
                if (lit >> side) & 1:
                    sides |= (joins >> (4 * side)) & 15
        if sides:
            self.spread(cell, sides)

    def spread(self, cell: i64, sides: i64) -> None:
        """These sides of the tile here are joined to the start: so is all that hangs on them."""
        cells = self.cells
        word = cells[cell]
        fresh: i64 = sides & ~(word >> 16)
        if not fresh:
            return
        is_new: bool = word & REACHED == 0
        if word & CUT_OFF:
            word &= ~CUT_OFF
            self.cut_count -= 1
        cells[cell] = word | (fresh << 16)
        for side in range(i64(4)):
            is_fresh: i64 = (fresh >> side) & 1
            if not is_fresh and not is_new:
                continue
            beyond = self.beyond(cell, side)
            back: i64 = (side + 2) & 3
            there = cells[beyond]
            if is_new:
                there |= 0x1000 << back
            if is_fresh:
                there |= 0x100 << back
            cells[beyond] = there
            if there & FILLED == 0:
                is_whole: bool = self.cut_count == 0
                if there & self.border and not there & LISTED and (is_whole or not self.meets_only_cut_off(beyond)):
                    self.list_cell(beyond)
            elif is_fresh:
                if there & FACE_DOWN:
                    self.touch(beyond)
                elif there >> TILE:
                    onward: i64 = (self.tiles.joins[(there >> TILE) - 1] >> (4 * back)) & 15
                    if onward:
                        self.spread(beyond, onward)

    def touch(self, goal: i64) -> None:
        for i in range(len(self.touched)):
            if self.touched[i] == goal:
                return
        self.touched = append(self.touched[:], goal)

    def next_touched(self) -> i64:
        """Take the first goal that was reached off the list, or -1."""
        count = len(self.touched)
        if count == 0:
            return -1
        goal = self.touched[0]
        self.touched = self.touched[1:]
        return goal

    # -- the frontier -----------------------------------------------------------------------------

    def list_if_open(self, cell: i64) -> None:
        word = self.cells[cell]
        if word & FILLED == 0 and not word & LISTED and self.is_border(cell):
            self.list_cell(cell)

    def list_around(self, cell: i64) -> None:
        """List the empty cells beside a tile that has come to lie here."""
        cells = self.cells
        border = self.border
        is_whole: bool = self.cut_count == 0
        for side in range(i64(4)):
            beyond = self.beyond(cell, side)
            word = cells[beyond]
            is_free: bool = word & (FILLED | LISTED) == 0 and word & border != 0
            if is_free and (is_whole or not self.meets_only_cut_off(beyond)):
                self.list_cell(beyond)

    def list_anew(self, cell: i64) -> None:
        """List a cell or take it off the list, after something beside it was taken away."""
        if self.cells[cell] & LISTED and not self.is_border(cell):
            self.unlist(cell)
        self.list_if_open(cell)

    def list_cell(self, cell: i64) -> None:
        self.cells[cell] |= LISTED
        count = self.front_count
        if len(self.front) == count:
            self.front = append(self.front, cell)
        put_in(self.front, 0, count, cell)
        self.front_count = count + 1

    def unlist(self, cell: i64) -> None:
        self.cells[cell] &= ~LISTED
        take_out(self.front, 0, self.front_count, cell)
        self.front_count -= 1

    def fill_listed(self, cell: i64) -> None:
        """A tile is laid on a cell of the frontier: it leaves the list.

        Where all around will be listed, the next cell in the row just takes its place: nothing comes in between.
        """
        heir: i64 = -1
        if self.lists_all():
            if self.cells[cell + 1] & (FILLED | LISTED) == 0:
                heir = cell + 1
            elif self.cells[cell - 1] & (FILLED | LISTED) == 0:
                heir = cell - 1
        if heir < 0:
            self.unlist(cell)
            return
        front = self.front
        at: i64 = self.front_count - 1
        while front[at] != cell:
            at -= 1
        front[at] = heir
        self.cells[heir] |= LISTED

    def unlist_cut_off(self) -> None:
        """Take off the list what can only be laid on to tiles that are cut off."""
        cells = self.cells
        front = self.front
        kept: i64 = 0
        for i in range(self.front_count):
            cell = front[i]
            if self.meets_only_cut_off(cell):
                cells[cell] &= ~LISTED
            else:
                front[kept] = cell
                kept += 1
        self.front_count = kept

    def tiles_to(self, goal: i64, far: i64) -> vec[i64]:
        """By cell: how many tiles, laid from this empty cell on, would reach a goal; at most `far`."""
        ways = vec[i64]([int(far)] * len(self.cells))
        queue = vec[i64](capacity=len(self.cells))
        queue = append(queue, goal)
        ways[goal] = 0
        at: i64 = 0
        while at < len(queue):
            cell = queue[at]
            at += 1
            way: i64 = ways[cell] + 1
            if way >= far:
                break
            for side in range(i64(4)):
                beyond = self.beyond(cell, side)
                if ways[beyond] == far and self.is_empty(beyond):
                    ways[beyond] = way
                    queue = append(queue, beyond)
        return ways

    # -- the colours of doors ---------------------------------------------------------------------

    def leads_to(self, goal: i64, barred: vec[i64]) -> bool:
        """Whether the start reaches a cell by a way on which no tile is barred (`barred` is 0 or 1, by tile)."""
        passed = vec[i64]([0] * len(self.cells))
        stack = vec[i64]()
        for i in range(len(self.roots)):
            stack = append(stack, self.roots[i] << 4 | self.tiles.source[(self.cells[self.roots[i]] >> TILE) - 1])
        while len(stack) > 0:
            cell: i64 = stack[len(stack) - 1] >> 4
            sides: i64 = stack[len(stack) - 1] & 15 & ~passed[cell]
            stack = stack[: len(stack) - 1]
            if cell == goal:
                return True
            passed[cell] |= sides
            for side in range(i64(4)):
                if not (sides >> side) & 1:
                    continue
                beyond = self.beyond(cell, side)
                tile: i64 = (self.cells[beyond] >> TILE) - 1
                if tile < 0 or barred[tile]:
                    continue
                onward: i64 = (self.tiles.joins[tile] >> (4 * ((side + 2) & 3))) & 15 & ~passed[beyond]
                if onward:
                    stack = append(stack, beyond << 4 | onward)
        return False
