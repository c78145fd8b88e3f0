"""Saboteur and Saboteur 2: where a match stands, what is allowed, who wins.

Compiled. Letters with numbers (S15, E7, R2) are the rules of RULES.md.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import bit, put_in, take_out
from rockfall.core.state import CHANCE, EVERYBODY, NO_ONE, NOBODY, SILENT, Emit, State, View, numbers_of, vec_of
from rockfall.games.maze.maze import FACE_DOWN, FILLED, LISTED, LIT, NEED, Maze
from rockfall.games.saboteur import cards, events
from rockfall.games.saboteur.edition import (
    BASE_KINDS,
    BESIDE_GOAL,
    BLUE,
    BOSS,
    BREAK,
    BROKEN,
    CELL,
    FREEDOM,
    GEOLOGIST,
    GOAL_CELLS,
    GOLD,
    GREEN,
    HAND,
    HANDS_OFF,
    HAS_THEFT,
    HINDERED,
    INSPECTION,
    MAP,
    MEND,
    MINER,
    ORDERS,
    PROFITEER,
    ROCKFALL,
    ROLE_COUNT,
    SABOTEUR,
    SEATS,
    SPOT,
    SPOTS,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
    TRAPPED,
    WAY_BEGIN,
    WAY_CARD,
    WAY_TOOL,
    WIDTH,
    Config,
    column_of,
    row_of,
)

# Phases of a round.
LOT: Final = 0  # chance: who begins
SHUFFLE: Final = 1  # chance: the goals
DEAL_ROLES: Final = 2  # chance
DEAL_HANDS: Final = 3  # chance
PLAY: Final = 4
PASSING: Final = 5  # discarding more cards, or enough (E4)
UNBURDENING: Final = 6  # discarding two cards to be rid of a hindrance (E4)
DRAWING: Final = 7  # chance
NEW_HAT: Final = 8  # chance: another dwarf (E16)
LAY_OUT_GOLD: Final = 9  # chance: the gold cards of a won round (S20)
TAKING: Final = 10  # miners take gold cards
STEALING: Final = 11  # E15
OVER: Final = 12

# A row to write moves into before they are copied: appending to one would be slower. It is longer than the moves of any
# hand, and shared by all: nothing else can run in between, unless interpreted code is asked from several threads.
IS_COMPILED: Final = not __file__.endswith(".py")
_SCRATCH: Final = vec[i64]([0] * (SPOTS * 2 * HAND + SPOTS + 2 * HAND * SEATS))

# Signs in the log: what a move looks like to those who may not know, and what was found out.
DREW: Final = -1  # - seat
DEALT_ROLE: Final = -17  # - seat
LAID_GOALS: Final = -33
LAID_OUT: Final = -34
DISCARDED: Final = -35
TOOK: Final = -36
SAW_GOAL: Final = -40  # - what it shows
OPENED: Final = -50  # - (goal * 3 + what it shows)
SAW_ROLE: Final = -60  # - role
REVEALED: Final = -100  # - (seat * 8 + role)
TURNED_OVER: Final = -200  # - (goal * 3 + what it shows)
RECEIVED: Final = -300  # - kind
SAW_PACK: Final = -1000  # - (ones + 10 * twos + 100 * threes)
PAID: Final = -3000  # - (seat * 1000 + ones + 10 * twos + 100 * threes)
TOTAL_GOLD: Final = -20000  # - (seat * 1000 + nuggets)
PAID_SUM: Final = -40000  # - (seat * 1000 + nuggets)
SHARED: Final = -60000  # - (seat * 1000 + nuggets)


@final
class SaboteurState(State):
    """The whole truth of a match of either game."""

    def __init__(self, config: Config, source: SaboteurState | None = None) -> None:
        if source is not None:
            self.config: Config = config
            self.phase: i64 = source.phase
            self.round: i64 = source.round  # from 0
            self.first: i64 = source.first  # who began the round
            self.actor: i64 = source.actor  # whose turn it is, also while chance decides something within it
            self.drawer: i64 = source.drawer  # to whom chance deals
            self.due: i64 = source.due  # cards still to be drawn, laid out or discarded
            self.floor: i64 = source.floor  # cards discarded together go by ascending kind
            self.last_player: i64 = source.last_player  # who last played a card (S6)
            self.passes: i64 = source.passes  # in an unbroken row with the deck empty (S19)
            self.maze: Maze = source.maze.copy()
            self.hands: vec[i64] = source.hands[:]  # by seat HAND places, ascending
            self.hand_count: vec[i64] = source.hand_count[:]
            self.lying: vec[i64] = source.lying[:]  # before each seat
            self.deck: vec[i64] = source.deck[:]  # by kind: unseen, the cards put aside included
            self.deck_left: i64 = source.deck_left
            self.spent: vec[i64] = source.spent[:]  # by kind: out of play, as everybody saw
            self.buried: vec[i64] = source.buried[:]  # by kind: discarded face down
            # Copies share these, so nothing writes into them: `changed` makes another row.
            self.goals: vec[i64] = source.goals  # what each shows
            self.roles: vec[i64] = source.roles  # by seat, then by role: left over, then by role: laid away
            self.seen: vec[i64] = source.seen  # by seat the goals looked at, then by seat whose dwarf it knows
            self.theft_at: vec[i64] = source.theft_at  # which theft of this round, from 1, a seat played last
            self.gold: vec[i64] = source.gold  # nuggets by seat
            self.pile: vec[i64] = source.pile  # gold cards left, by nuggets - 1
            self.pack: vec[i64] = source.pack  # gold cards going round
            self.takers: i64 = source.takers  # bits: who still has a part in gold or theft
            self.share_log(source)  # last: mypyc checks every access to what is set after a call with self
            return
        super().__init__()
        players = int(config.players)
        self.config = config
        self.phase = LOT
        self.round = 0
        self.first = 0
        self.actor = 0
        self.drawer = 0
        self.due = 0
        self.floor = 0
        self.last_player = 0
        self.passes = 0
        self.goals = vec[i64]([-1, -1, -1])
        self.hands = vec[i64]([0] * (players * HAND))
        self.hand_count = vec[i64]([0] * players)
        self.lying = vec[i64]([0] * players)
        self.roles = vec[i64]([0] * (players + 2 * ROLE_COUNT))
        self.seen = vec[i64]([0] * (players * 2))
        self.theft_at = vec[i64]([0] * players)
        self.deck = vec[i64]([0] * int(config.edition.kinds))
        self.deck_left = 0
        self.spent = vec[i64]([0] * int(config.edition.kinds))
        self.buried = vec[i64]([0] * int(config.edition.kinds))
        self.gold = vec[i64]([0] * players)
        self.pile = vec[i64](list(cards.GOLD_CARDS) if not config.is_expansion else [0, 0, 0])
        self.pack = vec[i64]([0, 0, 0])
        self.takers = 0
        self.maze = config.maze
        if config.first_seat >= 0:
            self.set_up_round(config.first_seat)
        else:
            self.set_up_round(0)
            self.phase = LOT  # S6: by lot

    def copy(self) -> SaboteurState:
        return SaboteurState(self.config, self)

    def to_rows(self) -> list[list[int]]:
        """The whole state as plain numbers, for another process: `from_rows` of a new state of this game takes them."""
        numbers = [self.turn, self.phase, self.round, self.first, self.actor, self.drawer, self.due, self.floor]
        numbers += [self.last_player, self.passes, self.deck_left, self.takers]
        rows = [self.goals, self.hands, self.hand_count, self.lying, self.roles, self.seen, self.theft_at]
        rows += [self.deck, self.spent, self.buried, self.gold, self.pile, self.pack]
        return [self.past_to_row(), [int(number) for number in numbers], *self.maze.to_rows()] + [
            numbers_of(row) for row in rows
        ]

    def from_rows(self, rows: list[list[int]]) -> None:
        """Stand where the state that gave these rows stood."""
        self.past_from_row(rows[0])
        numbers = rows[1]
        self.turn = numbers[0]
        self.phase = numbers[1]
        self.round = numbers[2]
        self.first = numbers[3]
        self.actor = numbers[4]
        self.drawer = numbers[5]
        self.due = numbers[6]
        self.floor = numbers[7]
        self.last_player = numbers[8]
        self.passes = numbers[9]
        self.deck_left = numbers[10]
        self.takers = numbers[11]
        self.maze = self.config.maze.copy()
        self.maze.from_rows(rows[2:7])
        self.goals = vec_of(rows[7])
        self.hands = vec_of(rows[8])
        self.hand_count = vec_of(rows[9])
        self.lying = vec_of(rows[10])
        self.roles = vec_of(rows[11])
        self.seen = vec_of(rows[12])
        self.theft_at = vec_of(rows[13])
        self.deck = vec_of(rows[14])
        self.spent = vec_of(rows[15])
        self.buried = vec_of(rows[16])
        self.gold = vec_of(rows[17])
        self.pile = vec_of(rows[18])
        self.pack = vec_of(rows[19])

    def set_up_round(self, first: i64) -> None:
        """Everything back in its place; then chance shuffles and deals (S3, S4, S5, E2, E3, E18)."""
        config = self.config
        players = config.players
        self.first = first
        self.last_player = (first + players - 1) % players  # R6: if nobody plays a card, the same player begins again
        self.passes = 0
        self.maze = config.maze.copy()
        self.deck = config.copies[:]
        self.deck_left = config.card_count - config.set_aside
        for kind in range(config.edition.kinds):
            self.spent[kind] = 0
            self.buried[kind] = 0
        for seat in range(players):
            self.hand_count[seat] = 0
            self.lying[seat] = 0
        self.seen = vec[i64]([0] * int(players * 2))
        self.theft_at = vec[i64]([0] * int(players))
        self.goals = vec[i64]([-1, -1, -1])
        self.roles = vec[i64]([-1] * int(players) + [0] * (2 * ROLE_COUNT))
        for role in range(ROLE_COUNT):
            self.roles[players + role] = config.dwarfs[role]
        self.phase = SHUFFLE
        self.turn = CHANCE
        self.actor = first
        self.drawer = 0

    def is_between_rounds(self) -> bool:
        return self.phase == SHUFFLE and self.round > 0

    # -- what is legal ----------------------------------------------------------------------------

    def legal_moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            return self.outcomes()
        if self.phase == OVER:
            return vec[i64]()
        seat = self.turn
        base: i64 = seat * HAND
        count = self.hand_count[seat]
        moves = _SCRATCH if IS_COMPILED else _SCRATCH[:]
        return moves[: self.fill(moves, seat, base, count)]

    def fill(self, moves: vec[i64], seat: i64, base: i64, count: i64) -> i64:
        """Write the legal moves into a row and return their number. So do the methods that follow, from place `at` on.

        Where legality is a number, 0 or 1, the move is written anyway and counted only if legal: that is faster than
        a branch that the processor would have to predict.
        """
        phase = self.phase
        edition = self.config.edition
        at: i64 = 0
        if phase == PLAY:
            if not self.lying[seat] & HINDERED:  # S15, E16
                at = self.path_plays(moves, base, count)
            return self.plays_without_paths(moves, at, seat, base, count)
        if phase == PASSING or phase == UNBURDENING:
            at = self.more_discards(moves, at)
            if phase == PASSING:
                moves[at] = edition.stop
                at += 1
        elif phase == TAKING:
            for value in range(3):
                if self.pack[value]:
                    moves[at] = edition.take + value
                    at += 1
        else:  # STEALING
            for target in range(self.config.players):
                if target != seat and self.gold[target] > 0:
                    moves[at] = edition.steal + target
                    at += 1
            moves[at] = edition.steal + SEATS
            at += 1
        return at

    def plays_without_paths(self, moves: vec[i64], at: i64, seat: i64, base: i64, count: i64) -> i64:
        """All that the seat to move may do with a card from its hand, but to lay a path (S7, E4)."""
        hands = self.hands
        last: i64 = -1
        for i in range(base, base + count):
            kind = hands[i]
            if kind != last and BREAK <= kind < BASE_KINDS:
                at = self.action_plays(moves, at, kind)
            last = kind
        at = self.discards(moves, at, base, count)
        if self.config.is_expansion:
            at = self.more_plays(moves, at, seat, base, count)
        return at

    def path_plays(self, moves: vec[i64], base: i64, count: i64) -> i64:
        """Paths that fit somewhere, by cell and tile (S9 to S11)."""
        edition = self.config.edition
        hands = self.hands
        shape_of = edition.shape
        shapes: i64 = 0  # the different paths in the hand, six bits each
        shape_count: i64 = 0
        held: i64 = 0  # the same as bits
        last: i64 = -1
        for i in range(base, base + count):
            shape = shape_of[hands[i]]
            if shape > last:
                shapes |= shape << (6 * shape_count)
                shape_count += 1
                held |= bit(shape)
                last = shape
        if held & edition.special:
            return self.special_path_plays(moves, shapes, shape_count, held)
        at: i64 = 0
        if held == 0:
            return at
        maze = self.maze
        cells = maze.cells
        front = maze.front
        tiles = edition.tiles
        fits = tiles.fits
        any_fits = tiles.any_fits
        firsts = tiles.first
        kinds = tiles.kind_count
        layable = edition.layable
        for i in range(maze.front_count):
            cell = front[i]
            key: i64 = cells[cell] & 255
            if not any_fits[key] & held:
                continue
            code: i64 = SPOT[cell] * layable
            row: i64 = key * kinds
            for j in range(shape_count):
                shape = (shapes >> (6 * j)) & 63
                fit = fits[row + shape]
                tile: i64 = code + firsts[shape]
                moves[at] = tile
                at += fit & 1
                moves[at] = tile + 1
                at += fit >> 1
        return at

    def random_move(self, rng: Rng) -> i64:
        """Paths are drawn by rejection: any path on any frontier cell, until one fits or another move is drawn."""
        if self.phase != PLAY:
            return self.listed_move(rng)
        edition = self.config.edition
        seat = self.turn
        hands = self.hands
        base: i64 = seat * HAND
        count = self.hand_count[seat]
        may_dig = self.lying[seat] & HINDERED == 0
        maze = self.maze
        tiles = edition.tiles
        shape_of = edition.shape
        shapes: i64 = 0  # six bits each
        shape_count: i64 = 0
        actions = _SCRATCH if IS_COMPILED else _SCRATCH[:]
        others: i64 = 0
        discards: i64 = 0
        rocks: i64 = 0
        last: i64 = -1
        for i in range(base, base + count):
            kind = hands[i]
            if kind == last:
                continue
            last = kind
            discards += 1
            shape = shape_of[kind]
            if shape >= 0:
                if may_dig:
                    if (edition.special >> shape) & 1:
                        return self.listed_move(rng)
                    shapes |= shape << (6 * shape_count)
                    shape_count += 1
            elif kind == ROCKFALL:
                rocks = maze.laid_count
            elif BREAK <= kind < BASE_KINDS:
                others = self.action_plays(actions, others, kind)
        if self.config.is_expansion:
            others = self.more_plays(actions, others, seat, base, count)
        # Two turnings for each shape: one that looks the same turned has only the first.
        paths: i64 = maze.front_count * shape_count * 2
        front = maze.front
        cells = maze.cells
        fits = tiles.fits
        kinds = tiles.kind_count
        while True:
            drawn = rng.below(paths + others + discards + rocks)
            if drawn < paths:
                turning: i64 = drawn & 1
                drawn >>= 1
                at: i64 = drawn // shape_count
                shape = (shapes >> (6 * (drawn - at * shape_count))) & 63
                cell = front[at]
                if (fits[(cells[cell] & 255) * kinds + shape] >> turning) & 1:
                    return SPOT[cell] * edition.layable + tiles.first[shape] + turning
                continue
            drawn -= paths
            if drawn < others:
                return actions[drawn]
            drawn -= others
            if drawn < rocks:
                return edition.rockfall + SPOT[maze.laid[drawn]]
            return edition.discard + self.nth_kind(base, drawn - rocks)

    def listed_move(self, rng: Rng) -> i64:
        """One of the moves of a list that is not copied."""
        seat = self.turn
        moves = _SCRATCH if IS_COMPILED else _SCRATCH[:]
        return moves[rng.below(self.fill(moves, seat, seat * HAND, self.hand_count[seat]))]

    def nth_kind(self, base: i64, nth: i64) -> i64:
        """One of the different cards of a hand."""
        at = base
        while nth > 0:
            at += 1
            if self.hands[at] != self.hands[at - 1]:
                nth -= 1
        return self.hands[at]

    def special_path_plays(self, moves: vec[i64], shapes: i64, shape_count: i64, held: i64) -> i64:
        """The same with a bridge, double curve or ladder in hand: these ask for more, or for less."""
        maze = self.maze
        cells = maze.cells
        edition = self.config.edition
        tiles = edition.tiles
        fits = tiles.fits
        any_fits = tiles.any_fits
        firsts = tiles.first
        kinds = tiles.kind_count
        candidates = maze.front
        candidate_count = maze.front_count
        at: i64 = 0
        # A ladder may also lie where nothing is joined to the start (E7), unless that is on the frontier anyway.
        if held & edition.ladders and not maze.lists_all():
            candidates = self.ladder_cells()
            candidate_count = len(candidates)
        for i in range(candidate_count):
            cell = candidates[i]
            word = cells[cell]
            key: i64 = word & 255
            lawful: i64 = any_fits[key] & held
            if lawful:
                lawful &= self.lawful_shapes(cell, word)
            if not lawful:
                continue
            code: i64 = SPOT[cell] * edition.layable
            row: i64 = key * kinds
            for j in range(shape_count):
                shape: i64 = (shapes >> (6 * j)) & 63
                fit: i64 = fits[row + shape] * ((lawful >> shape) & 1)
                tile: i64 = code + firsts[shape]
                moves[at] = tile
                at += fit & 1
                moves[at] = tile + 1
                at += fit >> 1
        return at

    def ladder_cells(self) -> vec[i64]:
        """Empty cells that a tunnel leads to, joined to the start or not, with those of the frontier."""
        cells = self.maze.cells
        found = vec[i64](capacity=64)
        for cell in range(i64(WIDTH), i64(WIDTH * 18)):
            word = cells[cell]
            if word & (NEED | LISTED) and word & FILLED == 0:
                found = append(found, cell)
        return found

    def lawful_shapes(self, cell: i64, word: i64) -> i64:
        """The paths that have the neighbour that they need here, as bits (S11, E6, E7)."""
        edition = self.config.edition
        shapes: i64 = 0
        if word & LISTED:
            shapes = ~edition.special
        if word & LIT:
            shapes |= edition.special & ~edition.ladders
        if word & NEED and BESIDE_GOAL[cell] == 0:
            shapes |= edition.ladders
        return shapes

    def action_plays(self, moves: vec[i64], at: i64, kind: i64) -> i64:
        """An action card of the base game on all its lawful targets (S15 to S18, R2, R3)."""
        edition = self.config.edition
        players = self.config.players
        lying = self.lying
        if kind < MEND:
            place: i64 = kind - BREAK
            code: i64 = edition.break_tool + (kind - BREAK) * SEATS
            for target in range(players):
                moves[at] = code + target
                at += ((lying[target] >> place) & 1) ^ 1
        elif kind < ROCKFALL:
            for way in range(WAY_BEGIN[kind - MEND], WAY_BEGIN[kind - MEND + 1]):
                place = WAY_TOOL[way]
                code = edition.mend + way * SEATS
                for target in range(players):
                    moves[at] = code + target
                    at += (lying[target] >> place) & 1
        elif kind == ROCKFALL:
            laid = self.maze.laid
            for i in range(self.maze.laid_count):
                moves[at] = edition.rockfall + SPOT[laid[i]]
                at += 1
        else:
            for goal in range(3):
                if self.maze.cells[GOAL_CELLS[goal]] & FACE_DOWN:
                    moves[at] = edition.map + goal
                    at += 1
        return at

    def discards(self, moves: vec[i64], at: i64, base: i64, count: i64) -> i64:
        """Any card of the hand, face down."""
        discard = self.config.edition.discard
        hands = self.hands
        last: i64 = -1
        for i in range(base, base + count):
            kind = hands[i]
            moves[at] = discard + kind
            at += 1 if kind != last else 0
            last = kind
        return at

    def more_discards(self, moves: vec[i64], at: i64) -> i64:
        """Further cards of one discard, by ascending kind, leaving enough for what is still due."""
        base: i64 = self.turn * HAND
        end: i64 = base + self.hand_count[self.turn]
        if self.phase == UNBURDENING:
            end -= self.due - 1
        start = base
        while start < end and self.hands[start] < self.floor:
            start += 1
        return self.discards(moves, at, start, end - start)

    def more_plays(self, moves: vec[i64], at: i64, seat: i64, base: i64, count: i64) -> i64:
        """The expansion's actions (E4, E16, E17)."""
        edition = self.config.edition
        last: i64 = -1
        for i in range(base, base + count):
            kind = self.hands[i]
            if kind == last or kind < THEFT:
                last = kind
                continue
            last = kind
            if kind == THEFT:
                if not self.lying[seat] & HAS_THEFT:
                    moves[at] = edition.theft
                    at += 1
                continue
            block = self.block_of(kind)
            for target in range(self.config.players):
                if self.may_target(kind, seat, target):
                    moves[at] = block + target
                    at += 1
        if count >= 2:
            for hindrance in range(4):
                if (self.lying[seat] >> hindrance) & 1:
                    moves[at] = edition.unburden + hindrance
                    at += 1
        return at

    def block_of(self, kind: i64) -> i64:
        """Where the moves with an action card of the expansion that has a target begin."""
        return self.config.edition.hands_off + (kind - HANDS_OFF) * SEATS

    def may_target(self, kind: i64, seat: i64, target: i64) -> bool:
        """Whether an action card of the expansion may be played on this player (E16, E17)."""
        if kind == HANDS_OFF:
            return self.lying[target] & HAS_THEFT != 0
        if kind == FREEDOM:
            return self.lying[target] & TRAPPED != 0
        if kind == SWAP_HATS:
            return True
        if kind == TRAP:
            return target != seat and self.lying[target] & TRAPPED == 0
        return target != seat  # swap hands, inspection

    # -- chance -----------------------------------------------------------------------------------

    def outcomes(self) -> vec[i64]:
        moves = vec[i64](capacity=16)
        phase = self.phase
        if phase == LOT or phase == SHUFFLE:
            first = self.config.edition.first if phase == LOT else self.config.edition.shuffle
            count: i64 = self.config.players if phase == LOT else 6
            for i in range(count):
                moves = append(moves, first + i)
            return moves
        counts = self.counts()
        block = self.counts_block()
        for i in range(len(counts)):
            if counts[i]:
                moves = append(moves, block + i)
        return moves

    def chance_weights(self) -> vec[i64]:
        weights = vec[i64](capacity=16)
        phase = self.phase
        if phase == LOT or phase == SHUFFLE:
            return vec[i64]([1] * (int(self.config.players) if phase == LOT else 6))
        counts = self.counts()
        for i in range(len(counts)):
            if counts[i]:
                weights = append(weights, counts[i])
        return weights

    def counts(self) -> vec[i64]:
        """The multiset chance draws from now."""
        if self.phase == DEAL_HANDS or self.phase == DRAWING:
            return self.deck
        if self.phase == LAY_OUT_GOLD:
            return self.pile
        players = self.config.players
        return self.roles[players : players + ROLE_COUNT]

    def counts_block(self) -> i64:
        if self.phase == DEAL_HANDS or self.phase == DRAWING:
            return self.config.edition.draw
        if self.phase == LAY_OUT_GOLD:
            return self.config.edition.lay_out
        return self.config.edition.deal_role

    def draw(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == LOT:
            return self.config.edition.first + rng.below(self.config.players)
        if phase == SHUFFLE:
            return self.config.edition.shuffle + rng.below(6)
        counts = self.counts()
        total: i64 = self.deck_left + self.config.set_aside
        if phase != DEAL_HANDS and phase != DRAWING:
            total = 0
            for i in range(len(counts)):
                total += counts[i]
        left = rng.below(total)
        kind: i64 = 0
        left -= counts[0]
        while left >= 0:
            kind += 1
            left -= counts[kind]
        return self.counts_block() + kind

    def decide(self, move: i64, emit: Emit | None) -> None:
        """An outcome of chance."""
        phase = self.phase
        edition = self.config.edition
        if phase == DRAWING or phase == DEAL_HANDS:
            self.draw_card(move, emit)
        elif phase == DEAL_ROLES:
            self.deal_role(move, emit)
            self.drawer += 1
            if self.drawer == self.config.players:
                self.phase = DEAL_HANDS
                self.drawer = 0
        elif phase == NEW_HAT:
            self.deal_role(move, emit)
            self.finish_turn(1, emit)
        elif phase == LAY_OUT_GOLD:
            self.remember(move, NO_ONE, LAID_OUT)
            value: i64 = move - edition.lay_out
            self.pile = changed(self.pile, value, -1)
            self.pack = changed(self.pack, value, 1)
            self.due -= 1
            if self.due == 0:
                self.offer_gold(self.actor)
        elif phase == SHUFFLE:
            self.remember(move, NO_ONE, LAID_GOALS)
            order = ORDERS[move - edition.shuffle]
            self.goals = vec[i64]([order[0], order[1], order[2]])
            self.phase = DEAL_ROLES
            self.drawer = 0
            if emit is not None:
                emit(events.RoundBegan(round=self.round + 1, first=self.first))
                emit(events.GoalsShuffled())
        else:  # LOT
            self.remember(move, EVERYBODY, SILENT)
            self.set_up_round(move - edition.first)

    def draw_card(self, move: i64, emit: Emit | None) -> None:
        seat = self.drawer
        self.remember(move, seat, DREW - seat)
        kind: i64 = move - self.config.edition.draw
        self.deck[kind] -= 1
        self.deck_left -= 1
        base: i64 = seat * HAND
        put_in(self.hands, base, base + self.hand_count[seat], kind)
        self.hand_count[seat] += 1
        if emit is not None:
            emit(events.CardDrawn(seat=seat, card=cards.CARD_NAMES[kind]))
        if self.phase == DRAWING:
            self.due -= 1
            if self.due == 0:
                self.pass_on(emit)
        elif self.hand_count[seat] == self.config.hand_size:
            self.drawer += 1
            if self.drawer == self.config.players:
                self.turn = self.first
                self.actor = self.first
                self.phase = PLAY

    def deal_role(self, move: i64, emit: Emit | None) -> None:
        seat = self.drawer
        role: i64 = move - self.config.edition.deal_role
        self.remember(move, seat, DEALT_ROLE - seat)
        self.roles = changed(self.roles, self.config.players + role, -1)
        self.roles[seat] = role
        if emit is not None:
            emit(events.RoleDealt(seat=seat, role=cards.ROLES[role]))

    # -- a move -----------------------------------------------------------------------------------

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        edition = self.config.edition
        if self.turn == CHANCE:
            self.decide(move, emit)
        elif move < edition.break_tool:
            self.lay_path(move, emit)
        elif move < edition.discard:
            self.play_action(move, emit)
        elif move < edition.take:
            self.discard_card(move, emit)
        elif move < edition.first:
            self.take_gold(move, emit)
        else:
            self.play_more(move, emit)

    def spend(self, kind: i64) -> None:
        """Take a card out of the hand of the seat to move; it has been played (S6)."""
        self.take_from_hand(kind)
        self.last_player = self.turn
        self.passes = 0

    def take_from_hand(self, kind: i64) -> None:
        seat = self.turn
        base: i64 = seat * HAND
        take_out(self.hands, base, base + self.hand_count[seat], kind)
        self.hand_count[seat] -= 1

    def lay_path(self, move: i64, emit: Emit | None) -> None:
        edition = self.config.edition
        seat = self.turn
        self.remember(move, EVERYBODY, SILENT)
        cell = CELL[move // edition.layable]
        tile: i64 = move % edition.layable
        kind = edition.kind_of[tile]
        self.spend(kind)
        self.maze.lay(cell, tile)
        if emit is not None:
            emit(
                events.PathLaid(
                    seat=seat,
                    card=cards.CARD_NAMES[kind],
                    turned=edition.tiles.quarters[tile] > 0,
                    column=column_of(cell),
                    row=row_of(cell),
                )
            )
        if len(self.maze.touched) > 0 and self.open_goals(emit):
            self.end_round(True, emit)
        else:
            self.finish_turn(1, emit)

    def open_goals(self, emit: Emit | None) -> bool:
        """Open every goal that a tunnel has reached; whether one of them was the gold (S14)."""
        is_found = False
        while True:
            cell = self.maze.next_touched()
            if cell < 0:
                return is_found
            goal: i64 = 0
            while GOAL_CELLS[goal] != cell:
                goal += 1
            shows = self.goals[goal]
            if shows == GOLD:
                is_found = True
            tile = self.goal_tile(cell, shows)
            self.remember(OPENED - (goal * 3 + shows), EVERYBODY, SILENT)
            self.maze.place(cell, tile)
            if emit is not None:
                emit(
                    events.GoalOpened(
                        goal=goal,
                        shows=cards.GOALS[shows].name,
                        turned=self.config.edition.tiles.quarters[tile] > 0,
                    )
                )

    def goal_tile(self, cell: i64, shows: i64) -> i64:
        """Turn a goal so that it joins the tunnel (S14): one of a stone's two turnings does; upright first (R12)."""
        tile = self.config.edition.goal[shows]
        lit: i64 = (self.maze.cells[cell] >> 8) & 15
        return tile if self.config.edition.tiles.open[tile] & lit else tile + 1

    def play_action(self, move: i64, emit: Emit | None) -> None:
        """A broken tool, a repair, a rockfall or a map."""
        edition = self.config.edition
        seat = self.turn
        self.remember(move, EVERYBODY, SILENT)
        if move < edition.mend:
            tool: i64 = (move - edition.break_tool) // SEATS
            target: i64 = (move - edition.break_tool) % SEATS
            self.spend(BREAK + tool)
            self.lying[target] |= 1 << tool
            if emit is not None:
                emit(events.ToolBroken(seat=seat, target=target, tool=cards.TOOLS[tool]))
        elif move < edition.rockfall:
            way: i64 = (move - edition.mend) // SEATS
            target = (move - edition.mend) % SEATS
            tool = WAY_TOOL[way]
            self.spend(WAY_CARD[way])
            self.spent[WAY_CARD[way]] += 1
            self.spent[BREAK + tool] += 1
            self.lying[target] &= ~(1 << tool)
            if emit is not None:
                card = cards.CARD_NAMES[WAY_CARD[way]]
                emit(events.ToolMended(seat=seat, target=target, tool=cards.TOOLS[tool], card=card))
        elif move < edition.map:
            self.spend(ROCKFALL)
            self.spent[ROCKFALL] += 1
            self.fell(CELL[move - edition.rockfall], emit)
        else:
            self.spend(MAP)
            self.spent[MAP] += 1
            goal: i64 = move - edition.map
            self.remember(SAW_GOAL - self.goals[goal], seat, SILENT)
            self.seen = self.seen[:]
            self.seen[seat] |= 1 << goal
            if emit is not None:
                emit(events.MapRead(seat=seat, goal=goal, shows=cards.GOALS[self.goals[goal]].name))
        self.finish_turn(1, emit)

    def fell(self, cell: i64, emit: Emit | None) -> None:
        """A rockfall takes a path away (S17)."""
        kind = self.config.edition.kind_of[self.maze.tile_at(cell)]
        self.maze.remove(cell)
        self.spent[kind] += 1
        if emit is not None:
            name = cards.CARD_NAMES[kind]
            emit(events.PathRemoved(seat=self.turn, card=name, column=column_of(cell), row=row_of(cell)))

    def discard_card(self, move: i64, emit: Emit | None) -> None:
        """Discard a card face down: to pass (S7, E4), or as a part of getting rid of a hindrance (E4)."""
        seat = self.turn
        kind: i64 = move - self.config.edition.discard
        self.remember(move, seat, DISCARDED)
        self.take_from_hand(kind)
        self.buried[kind] += 1
        self.floor = kind
        if emit is not None:
            emit(events.CardDiscarded(seat=seat, card=cards.CARD_NAMES[kind]))
        if self.phase == UNBURDENING:
            self.due -= 1
            if self.due == 0:
                self.finish_turn(1, emit)
            return
        if self.phase == PLAY:
            self.due = 0
            if self.deck_left == 0 and not self.config.ends_by_hands:  # R5
                self.passes += 1
            else:
                self.passes = 0
        self.due += 1
        # Whoever has cards left is asked again, also when none of them can follow: the others must not learn that.
        if self.config.is_expansion and self.due < 3 and self.hand_count[seat] > 0:
            self.phase = PASSING
        else:
            self.finish_turn(self.due, emit)

    def finish_turn(self, draws: i64, emit: Emit | None) -> None:
        """Draw as many cards as are due while the deck lasts, then the next player (S7, E4)."""
        self.draw_cards(self.actor, draws, emit)

    def draw_cards(self, drawer: i64, draws: i64, emit: Emit | None) -> None:
        self.due = draws if draws < self.deck_left else self.deck_left
        self.floor = 0
        if self.due > 0:
            self.drawer = drawer
            self.phase = DRAWING
            self.turn = CHANCE
        else:
            self.pass_on(emit)

    def pass_on(self, emit: Emit | None) -> None:
        """The next player's turn; players without cards pass (S8)."""
        players = self.config.players
        while not self.is_played_out():
            self.actor += 1
            if self.actor == players:  # (as one conditional expression mypyc 2.4 would make an object of it)
                self.actor = 0
            if self.hand_count[self.actor] > 0:
                self.turn = self.actor
                self.phase = PLAY
                return
            if not self.config.ends_by_hands:
                self.passes += 1
            if emit is not None:
                emit(events.Passed(seat=self.actor))
        self.end_round(False, emit)

    def is_played_out(self) -> bool:
        """Whether the round ends without gold: all have passed or, by option, all hands are empty (S19)."""
        if not self.config.ends_by_hands:
            return self.passes >= self.config.players
        for seat in range(self.config.players):
            if self.hand_count[seat] > 0:
                return False
        return True

    # -- the expansion's actions --------------------------------------------------------------------

    def play_more(self, move: i64, emit: Emit | None) -> None:
        edition = self.config.edition
        seat = self.turn
        self.remember(move, EVERYBODY, SILENT)
        if move == edition.stop:
            self.finish_turn(self.due, emit)
        elif move >= edition.steal:
            self.steal(move - edition.steal, emit)
        elif move >= edition.unburden:
            hindrance: i64 = move - edition.unburden
            self.lying[seat] &= ~(1 << hindrance)
            self.spent[BREAK + hindrance if hindrance < 3 else TRAP] += 1
            self.passes = 0
            self.phase = UNBURDENING
            self.due = 2
            self.floor = 0
            if emit is not None:
                emit(events.Unburdened(seat=seat, hindrance=cards.HINDRANCES[hindrance]))
        elif move == edition.theft:
            self.spend(THEFT)
            self.lying[seat] |= HAS_THEFT
            self.theft_at = changed(self.theft_at, seat, self.thefts() + 1 - self.theft_at[seat])
            if emit is not None:
                emit(events.TheftPlaced(seat=seat))
            self.finish_turn(1, emit)
        else:
            kind: i64 = HANDS_OFF + (move - edition.hands_off) // SEATS
            self.spend(kind)
            self.play_on(kind, seat, (move - edition.hands_off) % SEATS, emit)

    def thefts(self) -> i64:
        """How many theft cards were played this round, as everybody can count."""
        count: i64 = 0
        for seat in range(self.config.players):
            if self.theft_at[seat] > count:
                count = self.theft_at[seat]
        return count

    def play_on(self, kind: i64, seat: i64, target: i64, emit: Emit | None) -> None:
        """An action card of the expansion, on a player (E16)."""
        if kind != TRAP:
            self.spent[kind] += 1
        if kind == SWAP_HANDS:
            self.exchange_hands(seat, target, emit)
            self.draw_cards(target, 1, emit)
            return
        if kind == SWAP_HATS:
            players = self.config.players
            self.roles = changed(self.roles, players + ROLE_COUNT + self.roles[target], 1)
            self.roles[target] = -1
            self.seen = self.seen[:]
            for other in range(players):
                self.seen[players + other] &= ~(1 << target)
            self.drawer = target
            self.phase = NEW_HAT
            self.turn = CHANCE
            if emit is not None:
                emit(events.HatSwapped(seat=seat, target=target))
            return
        if kind == HANDS_OFF:
            self.lying[target] &= ~HAS_THEFT
            self.spent[THEFT] += 1
            if emit is not None:
                emit(events.TheftRemoved(seat=seat, target=target))
        elif kind == INSPECTION:
            role = self.roles[target]
            self.remember(SAW_ROLE - role, seat, SILENT)
            self.seen = self.seen[:]
            self.seen[self.config.players + seat] |= 1 << target
            if emit is not None:
                emit(events.RoleInspected(seat=seat, target=target, role=cards.ROLES[role]))
        elif kind == TRAP:
            self.lying[target] |= TRAPPED
            if emit is not None:
                emit(events.Trapped(seat=seat, target=target))
        else:
            self.lying[target] &= ~TRAPPED
            self.spent[TRAP] += 1
            if emit is not None:
                emit(events.Freed(seat=seat, target=target))
        self.finish_turn(1, emit)

    def exchange_hands(self, seat: i64, target: i64, emit: Emit | None) -> None:
        """Two players exchange all their cards; each knows what the other now holds."""
        for i in range(HAND):
            card = self.hands[seat * HAND + i]
            self.hands[seat * HAND + i] = self.hands[target * HAND + i]
            self.hands[target * HAND + i] = card
        count = self.hand_count[seat]
        self.hand_count[seat] = self.hand_count[target]
        self.hand_count[target] = count
        if emit is not None:
            emit(events.HandsSwapped(seat=seat, target=target))
        self.receive(seat, emit)
        self.receive(target, emit)

    def receive(self, seat: i64, emit: Emit | None) -> None:
        names: list[str] = []
        for i in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            self.remember(RECEIVED - self.hands[i], seat, SILENT)
            if emit is not None:
                names.append(cards.CARD_NAMES[self.hands[i]])
        if emit is not None:
            emit(events.HandReceived(seat=seat, cards=names))

    # -- the end of a round -------------------------------------------------------------------------

    def end_round(self, is_found: bool, emit: Emit | None) -> None:
        """All dwarfs are shown, the goals are turned over (R22), and the gold is given out (S19)."""
        for seat in range(self.config.players):
            self.remember(REVEALED - (seat * 8 + self.roles[seat]), EVERYBODY, SILENT)
        for goal in range(3):
            self.remember(TURNED_OVER - (goal * 3 + self.goals[goal]), EVERYBODY, SILENT)
        if self.config.is_expansion:
            self.share_gold(is_found, emit)
            return
        if emit is not None:
            self.tell_end(is_found, None, None, emit)
        if is_found:
            self.lay_out_gold(emit)
        else:
            self.pay_saboteurs(emit)
            self.next_round(emit)

    def tell_end(self, is_found: bool, blue: bool | None, green: bool | None, emit: Emit) -> None:
        roles = [cards.ROLES[self.roles[seat]] for seat in range(self.config.players)]
        emit(
            events.RoundEnded(
                round=self.round + 1,
                gold=is_found,
                finisher=int(self.actor) if is_found else None,
                roles=roles,
                goals=[cards.GOALS[self.goals[goal]].name for goal in range(3)],
                blue=blue,
                green=green,
            )
        )

    def lay_out_gold(self, emit: Emit | None) -> None:
        """As many gold cards as players, nine for ten players, go to the miners (S20, S22, R1)."""
        players = self.config.players
        self.takers = 0
        for seat in range(players):
            is_idle: bool = self.config.idle_miners_unpaid and self.lying[seat] & BROKEN != 0
            if self.roles[seat] == MINER and not is_idle:
                self.takers |= 1 << seat
        if self.takers == 0:
            self.next_round(emit)
            return
        self.due = players if players < 10 else 9
        self.phase = LAY_OUT_GOLD
        self.turn = CHANCE
        if emit is not None:
            emit(events.GoldLaidOut(count=self.due))

    def offer_gold(self, seat: i64) -> None:
        """The pack goes to this player, or to the next one to the right who has a part in it (S20)."""
        players = self.config.players
        while not (self.takers >> seat) & 1:
            seat = seat - 1 if seat > 0 else players - 1
        self.turn = seat
        self.phase = TAKING
        pack = self.pack
        self.remember(SAW_PACK - (pack[0] + 10 * pack[1] + 100 * pack[2]), seat, SILENT)

    def take_gold(self, move: i64, emit: Emit | None) -> None:
        seat = self.turn
        value: i64 = move - self.config.edition.take
        self.remember(move, seat, TOOK)
        self.pack = changed(self.pack, value, -1)
        self.gold = changed(self.gold, seat, value + 1)
        if emit is not None:
            emit(events.GoldTaken(seat=seat, nuggets=value + 1))
        if self.pack[0] + self.pack[1] + self.pack[2] == 0:
            self.next_round(emit)
        else:
            self.offer_gold(seat - 1 if seat > 0 else self.config.players - 1)

    def pay_saboteurs(self, emit: Emit | None) -> None:
        """S21, in turn order from whoever began the round."""
        players = self.config.players
        count: i64 = 0
        for seat in range(players):
            if self.roles[seat] == SABOTEUR:
                count += 1
        for step in range(players):
            seat = (self.first + step) % players
            if self.roles[seat] == SABOTEUR:
                paid = payment(self.pile, cards.SABOTEUR_PAY[count])
                nuggets: i64 = 0
                for value in range(3):
                    self.pile = changed(self.pile, value, -paid[value])
                    nuggets += paid[value] * (value + 1)
                self.gold = changed(self.gold, seat, nuggets)
                cards_paid: i64 = paid[0] + 10 * paid[1] + 100 * paid[2]
                self.remember(PAID - (seat * 1000 + cards_paid), seat, PAID_SUM - (seat * 1000 + nuggets))  # R9
                if emit is not None:
                    emit(events.GoldPaid(seat=seat, nuggets=nuggets, why="saboteur"))

    def share_gold(self, is_found: bool, emit: Emit | None) -> None:
        """Who wins with the expansion, and what each gets (E10 to E14)."""
        blue = is_found and self.may_pass(self.config.edition.bars_blue)
        green = is_found and self.may_pass(self.config.edition.bars_green)
        if self.config.finisher_wins and blue and green:
            finisher = self.roles[self.actor]
            blue = finisher != GREEN
            green = finisher != BLUE
        if emit is not None:
            self.tell_end(is_found, blue, green, emit)
        wins = vec[i64]([0] * ROLE_COUNT)
        wins[PROFITEER] = 1
        wins[BLUE] = 1 if blue else 0
        wins[GREEN] = 1 if green else 0
        wins[BOSS] = 1 if blue or green else 0
        wins[SABOTEUR] = 0 if blue or green else 1
        players = self.config.players
        winners: i64 = 0
        geologists: i64 = 0
        for seat in range(players):
            if not self.lying[seat] & TRAPPED:  # E14
                winners += wins[self.roles[seat]]
                if self.roles[seat] == GEOLOGIST:
                    geologists += 1
        share = cards.SHARES[winners if winners < 5 else 5]
        for seat in range(players):
            role = self.roles[seat]
            if self.lying[seat] & TRAPPED:
                continue
            nuggets: i64 = 0
            if role == GEOLOGIST:
                nuggets = self.crystals() // geologists  # E13
            elif wins[role]:
                nuggets = share - (1 if role == BOSS else 2 if role == PROFITEER else 0)  # E12
            if nuggets > 0:
                self.gold = changed(self.gold, seat, nuggets)
                is_open = not self.config.hides_gold
                if not is_open:
                    self.remember(SHARED - (seat * 1000 + nuggets), EVERYBODY, SILENT)  # R20
                if emit is not None:
                    emit(events.GoldPaid(seat=seat, nuggets=nuggets, why=REASONS[role], is_open=is_open))
        self.first_thief(emit)

    def may_pass(self, barred: vec[i64]) -> bool:
        """Whether a team that these doors keep out gets to the gold (E10)."""
        goal: i64 = 0
        while self.goals[goal] != GOLD:
            goal += 1
        return self.maze.leads_to(GOAL_CELLS[goal], barred)

    def crystals(self) -> i64:
        found: i64 = 0
        maze = self.maze
        for i in range(maze.laid_count):
            found += self.config.edition.crystal[maze.tile_at(maze.laid[i])]
        return found

    def first_thief(self, emit: Emit | None) -> None:
        """The last to play theft steals first (E15)."""
        self.takers = 0
        start: i64 = -1
        for seat in range(self.config.players):
            if self.lying[seat] & HAS_THEFT and not self.lying[seat] & TRAPPED:
                self.takers |= 1 << seat
                if start < 0 or self.theft_at[seat] > self.theft_at[start]:
                    start = seat
        self.next_thief(start, emit)

    def next_thief(self, seat: i64, emit: Emit | None) -> None:
        """The next in turn order who may steal and finds somebody with gold; then the next round."""
        players = self.config.players
        while self.takers != 0:
            if (self.takers >> seat) & 1:
                self.takers &= ~(1 << seat)
                for target in range(players):
                    if target != seat and self.gold[target] > 0:
                        self.turn = seat
                        self.phase = STEALING
                        return
            seat = (seat + 1) % players
        self.next_round(emit)

    def steal(self, target: i64, emit: Emit | None) -> None:
        seat = self.turn
        if target < SEATS:
            self.gold = changed(changed(self.gold, target, -1), seat, 1)
        if emit is not None:
            emit(events.Stolen(seat=seat, target=target if target < SEATS else None))
        self.next_thief(seat, emit)

    def next_round(self, emit: Emit | None) -> None:
        """The next round, or the end of the match (S6, S23)."""
        if self.round + 1 < self.config.rounds:
            self.round += 1
            self.set_up_round((self.last_player + 1) % self.config.players)
            return
        for seat in range(self.config.players):
            self.remember(TOTAL_GOLD - (seat * 1000 + self.gold[seat]), EVERYBODY, SILENT)
        self.phase = OVER
        self.turn = NOBODY
        if emit is not None:
            emit(events.MatchEnded(scores=self.scores()))

    def scores(self) -> list[int]:
        return [self.gold[seat] for seat in range(self.config.players)]

    def view(self, viewer: int | None) -> View:
        from rockfall.games.saboteur.view import SaboteurView

        return SaboteurView(self, viewer)


REASONS: Final = ["miner", "saboteur", "miner", "miner", "boss", "profiteer", "geologist"]


def changed(row: vec[i64], place: i64, by: i64) -> vec[i64]:
    """Another row, with one number raised or lowered."""
    made = row[:]
    made[place] += by
    return made


def payment(pile: vec[i64], nuggets: i64) -> vec[i64]:
    """The gold cards that pay so much, or as near below as the pile can; the largest cards first (R4)."""
    for amount in range(nuggets, 0, -1):
        for threes in range(min(pile[2], amount // 3), -1, -1):
            for twos in range(min(pile[1], (amount - 3 * threes) // 2), -1, -1):
                ones: i64 = amount - 3 * threes - 2 * twos
                if ones <= pile[0]:
                    return vec[i64]([ones, twos, threes])
    return vec[i64]([0, 0, 0])
