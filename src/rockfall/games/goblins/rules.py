"""Goblins vs Gnomes: where a match stands, what is allowed, who scores. Compiled.

Letters with numbers (B10, R3) are the rules of RULES.md.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import bit, put_in, take_out
from rockfall.core.state import CHANCE, EVERYBODY, NO_ONE, NOBODY, SILENT, Emit, State, View, numbers_of, vec_of
from rockfall.games.goblins import cards, events
from rockfall.games.goblins.edition import (
    ALE,
    BOMB,
    CELL,
    CELLS,
    CHOOSE_FIRST,
    DEAL_ROLE,
    DEMOLISHER,
    DOOR,
    DRAGON,
    DRAW,
    DRINK,
    DRIVER,
    DYNAMITE,
    EXCHANGE,
    EXPLODE,
    EXPLOSION,
    FIRST_GNOME,
    GOAL_CELLS,
    GOLD,
    HAND,
    JEWELLER,
    KEY_CARD,
    KEYMASTER,
    KIND_OF,
    KINDS,
    KING,
    LANTERN,
    LAYABLE,
    LEAVE_SHUT,
    MAP,
    MISER,
    OPEN,
    OPENED,
    ORDERS,
    PATHS,
    PEDANT,
    POTION,
    READ_MAP,
    ROLE_COUNT,
    RUBBLE,
    SERVE,
    SHAPESHIFTER,
    SHUFFLE_GOALS,
    SHUT,
    SKIP,
    SPOT,
    SPOTS,
    START,
    STEAL,
    TILES,
    Config,
    color_of,
    column_of,
    row_of,
)
from rockfall.games.maze.maze import LIT, LIT_AT, Maze

# Phases of a round.
LOT: Final = 0  # chance: who begins
SHUFFLE: Final = 1  # chance: the goals
DEAL_ROLES: Final = 2  # chance
DEAL_HANDS: Final = 3  # chance
PLAY: Final = 4
CHOOSING: Final = 5  # which goal to open first (B14)
SECOND: Final = 6  # whether to open another goal after the dynamite (R9)
SERVING: Final = 7  # who sits out a turn (B12)
DRAWING: Final = 8  # chance
STEALING: Final = 9  # the miser (B21)
OVER: Final = 10

NOTHING: Final = -1  # neither gold nor dragon was opened

# A row to write moves into before they are copied: appending to one would be slower. It is longer than the moves of any
# hand, and shared by all: nothing else can run in between, unless interpreted code is asked from several threads.
IS_COMPILED: Final = not __file__.endswith(".py")
_SCRATCH: Final = vec[i64]([0] * (SPOTS * 4 * HAND + SPOTS + 64))

# Signs in the log: what a move looks like to those who may not know, and what was found out.
DREW: Final = -1  # - seat
DEALT_ROLE: Final = -9  # - seat
LAID_GOALS: Final = -17
PUT_UNDER: Final = -18
SAW_GOAL: Final = -20  # - what it shows
OPENED_GOAL: Final = -30  # - (goal * 3 + what it shows)
GOT_ROLE: Final = -40  # - role
SHOWED: Final = -50  # - kind
REVEALED: Final = -100  # - (seat * 8 + role)
TURNED_OVER: Final = -200  # - (goal * 3 + what it shows)

# Cells of the doors and of the keys on the table, nine bits each.
CELL_BITS: Final = 9
CELL_MASK: Final = 511


@final
class GoblinsState(State):
    """The whole truth of a match."""

    def __init__(self, config: Config, source: GoblinsState | None = None) -> None:
        if source is not None:
            self.config: Config = config
            self.phase: i64 = source.phase
            self.round: i64 = source.round  # from 0
            self.first: i64 = source.first  # who began the round
            self.actor: i64 = source.actor  # whose turn it is, also while chance decides something within it
            self.drawer: i64 = source.drawer  # to whom chance deals
            self.last_player: i64 = source.last_player  # who last played a card (B20)
            self.first_out: i64 = source.first_out  # who first ran out of cards (B20), or -1
            self.passes: i64 = source.passes  # in an unbroken row (B17)
            self.is_ale_due: bool = source.is_ale_due  # an ale tile was laid, and nobody named yet
            self.maze: Maze = source.maze.copy()
            self.doors: i64 = source.doors  # their cells on the table
            self.keys: i64 = source.keys
            self.lanterns: i64 = source.lanterns  # how many lie on the table
            self.open_colors: i64 = source.open_colors  # bits: doors that are open (B10)
            self.order: i64 = source.order  # how the goals lie, or -1
            self.opened: i64 = source.opened  # bits: goals opened this round
            self.left_shut: i64 = source.left_shut  # sides of goals that were left shut, four bits each (R9)
            self.last_goal: i64 = source.last_goal  # the one opened last, or -1
            self.hands: vec[i64] = source.hands[:]  # by seat HAND places, ascending
            self.hand_count: vec[i64] = source.hand_count[:]
            self.naps: vec[i64] = source.naps[:]  # by seat: turns to sit out (B12)
            self.roles: vec[i64] = source.roles[:]  # by seat
            self.seen: vec[i64] = source.seen[:]  # by seat, bits: goals looked at
            self.knows: vec[i64] = source.knows[:]  # by seat, bits: whose present role card it has had in hand
            self.drank: i64 = source.drank  # bits: who took part in an exchange of roles
            self.shown: i64 = source.shown  # bits: hands that lie open (B7)
            self.deck: vec[i64] = source.deck[:]  # by kind: what nobody has seen yet
            self.top_left: i64 = source.top_left  # how many those are
            self.under: vec[i64] = source.under[:]  # under them, the next to come up first: kind + 32 * who put it
            self.spent: vec[i64] = source.spent[:]  # by kind: out of the round
            self.skips: vec[i64] = source.skips[:]  # for each skip with cards in the deck: what could be laid then
            self.score: vec[i64] = source.score[:]
            # How the round ended (B18 to B21).
            self.found: i64 = source.found  # GOLD, DRAGON or NOTHING
            self.opener: i64 = source.opener
            self.step: i64 = source.step  # how many players have moved their points; one more: the miser, too (R16)
            self.way_doors: i64 = source.way_doors
            self.way_ales: i64 = source.way_ales
            self.winner: i64 = source.winner  # or -1
            self.share_log(source)  # last: mypyc checks every access to what is set after a call with self
            return
        super().__init__()
        players = int(config.players)
        self.config = config
        self.round = 0
        self.is_ale_due = False
        self.hands = vec[i64]([0] * (players * HAND))
        self.hand_count = vec[i64]([0] * players)
        self.naps = vec[i64]([0] * players)
        self.roles = vec[i64]([-1] * players)
        self.seen = vec[i64]([0] * players)
        self.knows = vec[i64]([0] * players)
        self.spent = vec[i64]([0] * KINDS)
        self.score = vec[i64]([0] * players)
        self.maze = config.maze
        self.winner = -1
        self.set_up_round(config.first_seat if config.first_seat >= 0 else 0)
        if config.first_seat < 0:
            self.phase = LOT  # B4: by lot

    def copy(self) -> GoblinsState:
        return GoblinsState(self.config, self)

    def to_rows(self) -> list[list[int]]:
        """The whole state as plain numbers, for another process: `from_rows` of a new state of this game takes them."""
        numbers = [self.turn, self.phase, self.round, self.first, self.actor, self.drawer, self.last_player]
        numbers += [self.first_out, self.passes, 1 if self.is_ale_due else 0, self.doors, self.keys, self.lanterns]
        numbers += [self.open_colors, self.order, self.opened, self.last_goal, self.drank, self.shown, self.top_left]
        numbers += [self.found, self.opener, self.step, self.way_doors, self.way_ales, self.winner, self.left_shut]
        rows = [self.hands, self.hand_count, self.naps, self.roles, self.seen, self.knows, self.deck, self.under]
        rows += [self.spent, self.skips, self.score]
        return [
            self.past_to_row(),
            [int(number) for number in numbers],
            *[numbers_of(row) for row in rows],
            *self.maze.to_rows(),
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
        self.last_player = numbers[6]
        self.first_out = numbers[7]
        self.passes = numbers[8]
        self.is_ale_due = numbers[9] == 1
        self.doors = numbers[10]
        self.keys = numbers[11]
        self.lanterns = numbers[12]
        self.open_colors = numbers[13]
        self.order = numbers[14]
        self.opened = numbers[15]
        self.last_goal = numbers[16]
        self.drank = numbers[17]
        self.shown = numbers[18]
        self.top_left = numbers[19]
        self.found = numbers[20]
        self.opener = numbers[21]
        self.step = numbers[22]
        self.way_doors = numbers[23]
        self.way_ales = numbers[24]
        self.winner = numbers[25]
        self.left_shut = numbers[26]
        self.hands = vec_of(rows[2])
        self.hand_count = vec_of(rows[3])
        self.naps = vec_of(rows[4])
        self.roles = vec_of(rows[5])
        self.seen = vec_of(rows[6])
        self.knows = vec_of(rows[7])
        self.deck = vec_of(rows[8])
        self.under = vec_of(rows[9])
        self.spent = vec_of(rows[10])
        self.skips = vec_of(rows[11])
        self.score = vec_of(rows[12])
        self.maze = self.config.maze.copy()
        self.maze.from_rows(rows[13:])

    def set_up_round(self, first: i64) -> None:
        """Everything but the score tracks back in its place; then chance shuffles and deals (B2, B3, B4)."""
        players = self.config.players
        self.first = first
        self.actor = first
        self.drawer = 0
        self.last_player = (first + players - 1) % players  # R13: if nobody plays a card, points move from the first
        self.first_out = -1
        self.passes = 0
        self.maze = self.config.maze.copy()
        self.doors = 0
        self.keys = 0
        self.lanterns = 0
        self.open_colors = 0
        self.order = -1
        self.opened = 0
        self.left_shut = 0
        self.last_goal = -1
        self.drank = 0
        self.shown = 0
        self.deck = self.config.copies[:]
        self.top_left = self.config.card_count
        self.under = vec[i64]()
        self.skips = vec[i64]()
        for kind in range(KINDS):
            self.spent[kind] = 0
        for seat in range(players):
            self.hand_count[seat] = 0
            self.naps[seat] = 0
            self.roles[seat] = -1
            self.seen[seat] = 0
            self.knows[seat] = 0
        self.found = NOTHING
        self.opener = -1
        self.step = 0
        self.way_doors = 0
        self.way_ales = 0
        self.phase = SHUFFLE
        self.turn = CHANCE

    def is_between_rounds(self) -> bool:
        return self.phase == SHUFFLE and self.round > 0

    def deck_left(self) -> i64:
        """Cards in the deck, with those under it."""
        return self.top_left + len(self.under)

    def shows(self, goal: i64) -> i64:
        """What a goal shows, or -1 before they are shuffled."""
        if self.order < 0:
            return -1
        return ORDERS[self.order][goal]

    # -- what is legal ----------------------------------------------------------------------------

    def legal_moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            return self.outcomes()
        if self.phase == OVER:
            return vec[i64]()
        moves = _SCRATCH if IS_COMPILED else _SCRATCH[:]
        if self.phase == PLAY:
            held = self.held_tiles(self.turn)
            at: i64 = 0
            if held:
                at = self.tile_plays(moves, held)
            return moves[: self.plays_without_tiles(moves, at, at > 0)]
        return moves[: self.answers(moves)]

    def held_tiles(self, seat: i64) -> i64:
        """The tiles in a hand, as bits by kind."""
        hands = self.hands
        held: i64 = 0
        for i in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            if hands[i] < PATHS:
                held |= bit(hands[i])
        return held

    def tile_plays(self, moves: vec[i64], held: i64) -> i64:
        """Tiles that continue an open way and agree with their neighbours, by cell and turning (B8)."""
        maze = self.maze
        cells = maze.cells
        front = maze.front
        fits = TILES.fits
        any_fits = TILES.any_fits
        firsts = TILES.first
        kinds = TILES.kind_count
        packed = packed_kinds(held)
        count: i64 = packed >> 56
        at: i64 = 0
        for i in range(maze.front_count):
            cell = front[i]
            key: i64 = cells[cell] & 255
            if not any_fits[key] & held:
                continue
            code: i64 = SPOT[cell] * LAYABLE
            for j in range(count):
                kind: i64 = (packed >> (6 * j)) & 63
                fit = fits[key * kinds + kind]
                tile: i64 = code + firsts[kind]
                while fit:
                    if fit & 1:
                        moves[at] = tile
                        at += 1
                    tile += 1
                    fit >>= 1
        return at

    def can_lay(self, held: i64) -> bool:
        """Whether one of these tiles can be laid at all."""
        maze = self.maze
        any_fits = TILES.any_fits
        for i in range(maze.front_count):
            if any_fits[maze.cells[maze.front[i]] & 255] & held:
                return True
        return False

    def layable_kinds(self) -> i64:
        """Every kind that can be laid somewhere now, as bits."""
        maze = self.maze
        found: i64 = 0
        for i in range(maze.front_count):
            found |= TILES.any_fits[maze.cells[maze.front[i]] & 255]
        return found & (bit(PATHS) - 1)

    def plays_without_tiles(self, moves: vec[i64], at: i64, can_lay: bool) -> i64:
        """Cards without tunnel, an exchange, a skip: written from place `at` on (B5, B6, B7, B13)."""
        seat = self.turn
        hands = self.hands
        base: i64 = seat * HAND
        count = self.hand_count[seat]
        for i in range(base, base + count):
            if hands[i] == EXPLOSION:
                at = self.explosions(moves, at)
                break
        last: i64 = -1
        for i in range(base, base + count):
            kind = hands[i]
            if kind == last:
                continue
            last = kind
            if kind == MAP:
                for goal in range(3):
                    if not (self.opened >> goal) & 1:
                        moves[at] = READ_MAP + goal
                        at += 1
            elif kind == POTION:
                for target in range(self.config.players):
                    if target != seat:
                        moves[at] = DRINK + target
                        at += 1
        if self.top_left > 0 or len(self.under) > 0:
            last = -1
            for i in range(base, base + count):
                if hands[i] != last:
                    last = hands[i]
                    moves[at] = EXCHANGE + last
                    at += 1
            if not can_lay:
                moves[at] = SKIP
                at += 1
        elif at == 0:
            moves[at] = SKIP
            at += 1
        return at

    def explosions(self, moves: vec[i64], at: i64) -> i64:
        """Every laid tile but those with a lantern (B11, B13)."""
        maze = self.maze
        for i in range(maze.laid_count):
            if not is_lantern(maze.tile_at(maze.laid[i])):
                moves[at] = EXPLODE + SPOT[maze.laid[i]]
                at += 1
        return at

    def answers(self, moves: vec[i64]) -> i64:
        """What the seat is asked within its turn, or after the round."""
        at: i64 = 0
        if self.phase == CHOOSING or self.phase == SECOND:
            reached = self.reached_goals()
            for goal in range(3):
                if (reached >> goal) & 1:
                    moves[at] = OPEN + goal
                    at += 1
            if self.phase == SECOND:
                moves[at] = LEAVE_SHUT
                at += 1
            return at
        for target in range(self.config.players):
            if self.phase == SERVING:
                moves[at] = SERVE + target
                at += 1
            elif target != self.turn and self.score[target] > 0:
                moves[at] = STEAL + target
                at += 1
        return at

    def random_move(self, rng: Rng) -> i64:
        """Tiles and explosions are drawn by rejection: any, until one is lawful or another move is drawn."""
        if self.phase == SERVING:
            return SERVE + rng.below(self.config.players)
        if self.phase != PLAY:
            moves = self.legal_moves()
            return moves[rng.below(len(moves))]
        seat = self.turn
        hands = self.hands
        maze = self.maze
        base: i64 = seat * HAND
        held: i64 = 0
        packed: i64 = 0
        tile_count: i64 = 0
        explosions: i64 = 0
        maps: i64 = 0
        potions: i64 = 0
        different: i64 = 0
        last: i64 = -1
        for i in range(base, base + self.hand_count[seat]):
            kind = hands[i]
            if kind == last:
                continue
            last = kind
            different += 1
            if kind < PATHS:
                held |= bit(kind)
                packed |= kind << (6 * tile_count)
                tile_count += 1
            elif kind == MAP:
                maps = 3
            elif kind == EXPLOSION:
                if maze.laid_count > self.lanterns:
                    explosions = maze.laid_count
            else:
                potions = self.config.players - 1
        tiles: i64 = 0
        if held and self.can_lay(held):
            tiles = maze.front_count * tile_count * 4
        exchanges: i64 = 0
        skips: i64 = 0
        if self.top_left > 0 or len(self.under) > 0:
            exchanges = different
            skips = 1 if tiles == 0 else 0
        total: i64 = tiles + explosions + maps + potions + exchanges + skips
        if total == 0:
            return SKIP
        while True:
            drawn = rng.below(total)
            if drawn < tiles:
                turning: i64 = drawn & 3
                drawn >>= 2
                at: i64 = drawn // tile_count
                kind = (packed >> (6 * (drawn - at * tile_count))) & 63
                cell = maze.front[at]
                if (TILES.fits[(maze.cells[cell] & 255) * TILES.kind_count + kind] >> turning) & 1:
                    return SPOT[cell] * LAYABLE + TILES.first[kind] + turning
                continue
            drawn -= tiles
            if drawn < explosions:
                cell = maze.laid[drawn]
                if not is_lantern(maze.tile_at(cell)):
                    return EXPLODE + SPOT[cell]
                continue
            drawn -= explosions
            if drawn < maps:
                if not (self.opened >> drawn) & 1:
                    return READ_MAP + drawn
                continue
            drawn -= maps
            if drawn < potions:
                return DRINK + (drawn if drawn < seat else drawn + 1)
            drawn -= potions
            if drawn < exchanges:
                return EXCHANGE + self.nth_kind(base, drawn)
            return SKIP

    def nth_kind(self, base: i64, nth: i64) -> i64:
        """One of the different cards of a hand."""
        at = base
        while nth > 0:
            at += 1
            if self.hands[at] != self.hands[at - 1]:
                nth -= 1
        return self.hands[at]

    # -- chance -----------------------------------------------------------------------------------

    def outcomes(self) -> vec[i64]:
        moves = vec[i64](capacity=16)
        phase = self.phase
        if phase == LOT or phase == SHUFFLE:
            begin: i64 = CHOOSE_FIRST if phase == LOT else SHUFFLE_GOALS
            count: i64 = self.config.players if phase == LOT else 6
            for i in range(count):
                moves = append(moves, begin + i)
        elif phase == DEAL_ROLES:
            for role in range(ROLE_COUNT):
                if self.role_weight(role) > 0:
                    moves = append(moves, DEAL_ROLE + role)
        elif self.top_left == 0:  # the next card from under the deck: no chance in it
            moves = append(moves, DRAW + (self.under[0] & 31))
        else:
            for kind in range(KINDS):
                if self.deck[kind]:
                    moves = append(moves, DRAW + kind)
        return moves

    def chance_weights(self) -> vec[i64]:
        weights = vec[i64](capacity=16)
        phase = self.phase
        if phase == LOT or phase == SHUFFLE:
            return vec[i64]([1] * (int(self.config.players) if phase == LOT else 6))
        if phase == DEAL_ROLES:
            for role in range(ROLE_COUNT):
                if self.role_weight(role) > 0:
                    weights = append(weights, self.role_weight(role))
        elif self.top_left == 0:
            weights = append(weights, 1)
        else:
            for kind in range(KINDS):
                if self.deck[kind]:
                    weights = append(weights, self.deck[kind])
        return weights

    def role_weight(self, role: i64) -> i64:
        """How likely the next seat is dealt this role (B2); only some of the four goblins and four gnomes are dealt.

        A race is as likely as its share of what is still due, and each of its cards as likely as any other.
        """
        goblins: i64 = 0
        for seat in range(self.drawer):
            if self.roles[seat] == role:
                return 0
            if self.roles[seat] < FIRST_GNOME:
                goblins += 1
        gnomes: i64 = self.drawer - goblins
        if role < FIRST_GNOME:
            return (self.config.goblins - goblins) * (FIRST_GNOME - gnomes if gnomes < FIRST_GNOME else 1)
        return (self.config.gnomes - gnomes) * (FIRST_GNOME - goblins if goblins < FIRST_GNOME else 1)

    def draw(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAWING or phase == DEAL_HANDS:
            if self.top_left == 0:
                return DRAW + (self.under[0] & 31)
            deck = self.deck
            left = rng.below(self.top_left)
            kind: i64 = 0
            left -= deck[0]
            while left >= 0:
                kind += 1
                left -= deck[kind]
            return DRAW + kind
        if phase == SHUFFLE:
            return SHUFFLE_GOALS + rng.below(6)
        if phase == LOT:
            return CHOOSE_FIRST + rng.below(self.config.players)
        return self.draw_role(rng)

    def draw_role(self, rng: Rng) -> i64:
        total: i64 = 0
        for role in range(ROLE_COUNT):
            total += self.role_weight(role)
        left = rng.below(total)
        role = 0
        left -= self.role_weight(0)
        while left >= 0:
            role += 1
            left -= self.role_weight(role)
        return DEAL_ROLE + role

    def decide(self, move: i64, emit: Emit | None) -> None:
        """An outcome of chance."""
        phase = self.phase
        if phase == DRAWING or phase == DEAL_HANDS:
            self.draw_card(move, emit)
        elif phase == DEAL_ROLES:
            seat = self.drawer
            self.remember(move, seat, DEALT_ROLE - seat)
            self.roles[seat] = move - DEAL_ROLE
            self.knows[seat] = bit(seat)
            if emit is not None:
                emit(events.RoleDealt(seat=seat, role=cards.ROLES[move - DEAL_ROLE]))
            self.drawer += 1
            if self.drawer == self.config.players:
                self.phase = DEAL_HANDS
                self.drawer = 0
        elif phase == SHUFFLE:
            self.remember(move, NO_ONE, LAID_GOALS)
            self.order = move - SHUFFLE_GOALS
            self.phase = DEAL_ROLES
            if emit is not None:
                emit(events.RoundBegan(round=self.round + 1, first=self.first))
                emit(events.GoalsShuffled())
        else:  # LOT
            self.remember(move, EVERYBODY, SILENT)
            self.set_up_round(move - CHOOSE_FIRST)

    def draw_card(self, move: i64, emit: Emit | None) -> None:
        """A card from what nobody has seen while it lasts, then from under the deck (B6)."""
        seat = self.drawer
        self.remember(move, seat, DREW - seat)
        kind: i64 = move - DRAW
        put_by: i64 = -1
        if self.top_left > 0:
            self.deck[kind] -= 1
            self.top_left -= 1
        else:
            put_by = self.under[0] >> 5
            self.under = self.under[1:]
        base: i64 = seat * HAND
        put_in(self.hands, base, base + self.hand_count[seat], kind)
        self.hand_count[seat] += 1
        if emit is not None:
            giver = None if put_by < 0 else int(put_by)
            emit(events.CardDrawn(seat=seat, card=cards.CARD_NAMES[kind], put_by=giver))
        if self.phase == DRAWING:
            self.pass_on(emit)
        elif self.hand_count[seat] == HAND:
            self.drawer += 1
            if self.drawer == self.config.players:
                self.turn = self.first
                self.actor = self.first
                self.phase = PLAY

    # -- a move -----------------------------------------------------------------------------------

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        if self.turn == CHANCE:
            self.decide(move, emit)
            return
        if EXCHANGE <= move < SKIP:
            self.exchange(move, emit)
            return
        self.remember(move, EVERYBODY, SILENT)
        if move < EXPLODE:
            self.lay_tile(move, emit)
        elif move < EXCHANGE:
            self.play_card(move, emit)
        elif move == SKIP:
            self.skip(emit)
        elif move < OPEN:
            self.serve(move - SERVE, emit)
        elif move < STEAL:
            self.open_goal(move - OPEN, emit)
        elif move < CHOOSE_FIRST:
            self.steal(move - STEAL, emit)
        else:
            self.leave_shut(emit)

    def spend(self, kind: i64) -> None:
        """Take a card out of the hand of the seat to move; it has been played."""
        self.take_from_hand(kind)
        self.last_player = self.turn
        self.passes = 0

    def take_from_hand(self, kind: i64) -> None:
        seat = self.turn
        base: i64 = seat * HAND
        take_out(self.hands, base, base + self.hand_count[seat], kind)
        self.hand_count[seat] -= 1

    def lay_tile(self, move: i64, emit: Emit | None) -> None:
        cell = CELL[move // LAYABLE]
        tile: i64 = move % LAYABLE
        kind = KIND_OF[tile]
        self.spend(kind)
        if emit is not None:
            emit(
                events.TileLaid(
                    seat=self.turn,
                    card=cards.CARD_NAMES[kind],
                    turn=TILES.quarters[tile],
                    column=column_of(cell),
                    row=row_of(cell),
                )
            )
        if kind >= LANTERN:
            if kind < ALE:
                self.lanterns += 1
            elif kind < DOOR:
                self.is_ale_due = True
            elif kind < KEY_CARD:
                self.doors = (self.doors << CELL_BITS) | cell
                if not self.open_colors & color_of(kind):
                    tile = SHUT[tile]
            elif kind < RUBBLE:
                self.keys = (self.keys << CELL_BITS) | cell
        self.maze.lay(cell, tile)
        if self.keys:
            self.open_doors(emit)
        self.open_goals(emit)

    # -- doors (B10) --------------------------------------------------------------------------------

    def key_colors(self) -> i64:
        """The colours of the keys that an open way leads to, as bits."""
        colors: i64 = 0
        keys = self.keys
        while keys:
            cell: i64 = keys & CELL_MASK
            if self.maze.reached(cell):
                colors |= color_of(KIND_OF[self.maze.tile_at(cell)])
            keys >>= CELL_BITS
        return colors

    def open_doors(self, emit: Emit | None) -> None:
        """Open doors whose key can be reached, as often as a door that opened lets one reach another key."""
        while True:
            fresh: i64 = self.key_colors() & ~self.open_colors
            if not fresh:
                return
            self.open_colors |= fresh
            doors = self.doors
            while doors:
                cell: i64 = doors & CELL_MASK
                tile = self.maze.tile_at(cell)
                color = color_of(KIND_OF[tile])
                if color & fresh:
                    self.maze.swap(cell, OPENED[tile])
                    if emit is not None:
                        name = cards.COLORS[color - 1]
                        emit(events.DoorOpened(color=name, column=column_of(cell), row=row_of(cell)))
                doors >>= CELL_BITS

    def check_doors(self, emit: Emit | None) -> None:
        """After tiles were removed: a door shuts again where no key can be reached without it."""
        before = self.open_colors
        if not before:
            return
        self.open_colors = 0
        doors = self.doors
        if not doors:
            self.open_colors = self.key_colors()
            return
        while doors:
            self.maze.swap(doors & CELL_MASK, SHUT[OPENED[self.maze.tile_at(doors & CELL_MASK)]])
            doors >>= CELL_BITS
        self.maze.flood()
        self.open_doors(None)
        if emit is not None:
            self.tell_shut(before & ~self.open_colors, emit)

    def tell_shut(self, colors: i64, emit: Emit) -> None:
        doors = self.doors
        while doors:
            cell: i64 = doors & CELL_MASK
            color = color_of(KIND_OF[self.maze.tile_at(cell)])
            if color & colors:
                emit(events.DoorShut(color=cards.COLORS[color - 1], column=column_of(cell), row=row_of(cell)))
            doors >>= CELL_BITS

    def blow_up(self, cell: i64) -> i64:
        """Take a tile off the table and out of the round (R7); its kind. `check_doors` must follow."""
        kind = KIND_OF[self.maze.tile_at(cell)]
        self.maze.remove(cell)
        self.spent[kind] += 1
        if DOOR <= kind < KEY_CARD:
            self.doors = without_cell(self.doors, cell)
        elif KEY_CARD <= kind < RUBBLE:
            self.keys = without_cell(self.keys, cell)
        return kind

    # -- goals (B14 to B16) ---------------------------------------------------------------------------

    def reached_goals(self) -> i64:
        """Goals that lie face down and that an open way touches, as bits.

        One that was left shut counts only where a way touches it again (R9).
        """
        maze = self.maze
        cells = maze.cells
        reached: i64 = 0
        for goal in range(i64(3)):
            is_lit: bool = cells[GOAL_CELLS[goal]] & LIT != 0  # seldom, so the rest is seldom asked
            if is_lit and not (self.opened >> goal) & 1 and new_touches(maze, goal, self.left_shut):
                reached |= 1 << goal
        return reached

    def open_goals(self, emit: Emit | None) -> None:
        """Open the goal that the tile has reached, ask which if there are several, or go on."""
        reached = self.reached_goals()
        if reached == 0:
            self.goals_are_done(emit)
        elif reached & (reached - 1):
            self.phase = CHOOSING
        else:
            self.open_goal(0 if reached == 1 else 1 if reached == 2 else 2, emit)

    def goals_are_done(self, emit: Emit | None) -> None:
        """The turn goes on: somebody is named for ale (R15), or it ends."""
        if self.is_ale_due:
            self.phase = SERVING
        else:
            self.finish_turn(emit)

    def open_goal(self, goal: i64, emit: Emit | None) -> None:
        shows = self.shows(goal)
        self.remember(OPENED_GOAL - (goal * 3 + shows), EVERYBODY, SILENT)
        self.opened |= 1 << goal
        self.last_goal = goal
        if emit is not None:
            emit(events.GoalOpened(seat=self.turn, goal=goal, shows=cards.GOALS[shows]))
        if shows == DYNAMITE:
            self.detonate(emit)
            if self.config.must_open_second or self.reached_goals() == 0:
                self.open_goals(emit)
            else:
                self.phase = SECOND
        else:
            self.end_round(shows, emit)

    def leave_shut(self, emit: Emit | None) -> None:
        """R9: what a way touches now opens only when one touches it from another side, or from this one again."""
        reached = self.reached_goals()
        for goal in range(3):
            if (reached >> goal) & 1:
                self.left_shut |= new_touches(self.maze, goal, 0) << (4 * goal)
                if emit is not None:
                    emit(events.GoalLeftShut(seat=self.turn, goal=goal))
        self.goals_are_done(emit)

    def forget_broken_ways(self) -> None:
        """Where no way touches a goal any more that was left shut, a new one will open it (R9)."""
        for goal in range(3):
            self.left_shut &= ~(15 << (4 * goal)) | (new_touches(self.maze, goal, 0) << (4 * goal))

    def detonate(self, emit: Emit | None) -> None:
        """All tiles with a bomb are blown up (B15)."""
        maze = self.maze
        bombs = vec[i64](capacity=5)
        for i in range(maze.laid_count):
            if BOMB <= KIND_OF[maze.tile_at(maze.laid[i])] < LANTERN:
                bombs = append(bombs, maze.laid[i])
        names: list[str] = []
        spots: list[tuple[int, int]] = []
        for i in range(len(bombs)):
            kind = self.blow_up(bombs[i])
            if emit is not None:
                names.append(cards.CARD_NAMES[kind])
                spots.append((column_of(bombs[i]), row_of(bombs[i])))
        if emit is not None:
            emit(events.BombsWentOff(count=len(names), cards=names, spots=spots))
        if len(bombs) > 0:
            self.check_doors(emit)

    # -- other plays ------------------------------------------------------------------------------

    def play_card(self, move: i64, emit: Emit | None) -> None:
        """An explosion, a map or a potion (B13)."""
        if move < READ_MAP:
            self.explode(CELL[move - EXPLODE], emit)
        elif move < DRINK:
            self.read_map(move - READ_MAP, emit)
        else:
            self.drink(move - DRINK, emit)
        self.finish_turn(emit)

    def explode(self, cell: i64, emit: Emit | None) -> None:
        self.spend(EXPLOSION)
        self.spent[EXPLOSION] += 1
        kind = self.blow_up(cell)
        if emit is not None:
            name = cards.CARD_NAMES[kind]
            emit(events.TileBlownUp(seat=self.turn, card=name, column=column_of(cell), row=row_of(cell)))
        self.check_doors(emit)
        if self.left_shut:
            self.forget_broken_ways()

    def read_map(self, goal: i64, emit: Emit | None) -> None:
        seat = self.turn
        self.spend(MAP)
        self.spent[MAP] += 1
        self.seen[seat] |= 1 << goal
        self.remember(SAW_GOAL - self.shows(goal), seat, SILENT)
        if emit is not None:
            emit(events.MapRead(seat=seat, goal=goal, shows=cards.GOALS[self.shows(goal)]))

    def drink(self, target: i64, emit: Emit | None) -> None:
        """Two players exchange role cards. Whoever has had a card in hand knows it wherever it goes."""
        seat = self.turn
        self.spend(POTION)
        self.spent[POTION] += 1
        role = self.roles[seat]
        self.roles[seat] = self.roles[target]
        self.roles[target] = role
        self.drank |= bit(seat) | bit(target)
        for other in range(self.config.players):
            self.knows[other] = swapped_bits(self.knows[other], seat, target)
        self.knows[seat] |= bit(seat)
        self.knows[target] |= bit(target)
        self.remember(GOT_ROLE - self.roles[seat], seat, SILENT)
        self.remember(GOT_ROLE - self.roles[target], target, SILENT)
        if emit is not None:
            emit(events.PotionDrunk(seat=seat, target=target))
            emit(events.RoleReceived(seat=seat, giver=target, role=cards.ROLES[self.roles[seat]]))
            emit(events.RoleReceived(seat=target, giver=seat, role=cards.ROLES[self.roles[target]]))

    def serve(self, target: i64, emit: Emit | None) -> None:
        """B12: skips add up."""
        self.is_ale_due = False
        self.naps[target] += 1
        if emit is not None:
            emit(events.AleServed(seat=self.turn, target=target, skips=self.naps[target]))
        self.finish_turn(emit)

    def exchange(self, move: i64, emit: Emit | None) -> None:
        """B6: a card goes under the deck, another is drawn; the turn counts as passed (R5)."""
        seat = self.turn
        kind: i64 = move - EXCHANGE
        self.remember(move, seat, PUT_UNDER)
        self.take_from_hand(kind)
        self.under = append(self.under, kind + 32 * seat)
        self.passes += 1
        if emit is not None:
            emit(events.CardExchanged(seat=seat, card=cards.CARD_NAMES[kind]))
        self.draw_one(seat)

    def skip(self, emit: Emit | None) -> None:
        """B7: no tile can be laid; with an empty deck no card can be played, and the hand is shown."""
        seat = self.turn
        is_forced = self.deck_left() == 0
        self.passes += 1
        if emit is not None:
            emit(events.Skipped(seat=seat, is_forced=is_forced))
        if is_forced:
            self.show_hand(seat, emit)
        else:
            self.skips = append(self.skips, self.layable_kinds())
        self.pass_on(emit)

    def show_hand(self, seat: i64, emit: Emit | None) -> None:
        self.shown |= bit(seat)
        names: list[str] = []
        for i in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            self.remember(SHOWED - self.hands[i], EVERYBODY, SILENT)
            if emit is not None:
                names.append(cards.CARD_NAMES[self.hands[i]])
        if emit is not None:
            emit(events.HandShown(seat=seat, cards=names))

    # -- the end of a turn ----------------------------------------------------------------------------

    def draw_one(self, seat: i64) -> None:
        self.drawer = seat
        self.phase = DRAWING
        self.turn = CHANCE

    def finish_turn(self, emit: Emit | None) -> None:
        """Draw while the deck lasts (R1), then the next player; the round ends when no card is left (B17)."""
        seat = self.actor
        if self.top_left > 0 or len(self.under) > 0:
            self.draw_one(seat)
            return
        if self.hand_count[seat] == 0:
            if self.first_out < 0:
                self.first_out = seat
            if self.is_out_of_cards():
                self.end_round(NOTHING, emit)
                return
        self.pass_on(emit)

    def is_out_of_cards(self) -> bool:
        for seat in range(self.config.players):
            if self.hand_count[seat] > 0:
                return False
        return True

    def pass_on(self, emit: Emit | None) -> None:
        """The next player's turn; ale and an empty hand skip it; the round ends when all have passed (B7, B12, B17).

        Where a turn sat out is no pass, it breaks the row (R5).
        """
        players = self.config.players
        while self.passes < players:
            self.actor += 1
            if self.actor == players:  # (as one conditional expression mypyc 2.4 would make an object of it)
                self.actor = 0
            seat = self.actor
            if self.naps[seat] > 0:
                self.naps[seat] -= 1
                self.passes = self.passes + 1 if self.config.ale_passes else 0
                if emit is not None:
                    emit(events.SleptOff(seat=seat, left=self.naps[seat]))
            elif self.hand_count[seat] == 0:
                self.passes += 1
                if emit is not None:
                    emit(events.Passed(seat=seat))
            else:
                self.turn = seat
                self.phase = PLAY
                return
        self.end_round(NOTHING, emit)

    # -- the end of a round (B18 to B21) ----------------------------------------------------------------

    def end_round(self, found: i64, emit: Emit | None) -> None:
        """All roles are shown, the goals are turned over (R22), and points are moved one player after another."""
        players = self.config.players
        self.found = found
        self.opener = self.actor if found != NOTHING else -1
        self.is_ale_due = False
        for seat in range(players):
            self.remember(REVEALED - (seat * ROLE_COUNT + self.roles[seat]), EVERYBODY, SILENT)
        for goal in range(3):
            self.remember(TURNED_OVER - (goal * 3 + self.shows(goal)), EVERYBODY, SILENT)
        if found != NOTHING and (self.config.has_characters or emit is not None):
            way = Way(self.maze, GOAL_CELLS[self.last_goal])
            self.way_doors = way.doors
            self.way_ales = way.ales
            if emit is not None:
                self.tell_end(way.spots(), emit)
        elif emit is not None:
            self.tell_end([], emit)
        self.step = 0
        self.move_points(emit)

    def tell_end(self, way: list[tuple[int, int]], emit: Emit) -> None:
        is_found = self.found != NOTHING
        emit(
            events.RoundEnded(
                round=self.round + 1,
                opened=cards.GOALS[self.found] if is_found else None,
                opener=int(self.opener) if is_found else None,
                roles=[cards.ROLES[self.roles[seat]] for seat in range(self.config.players)],
                goals=[cards.GOALS[self.shows(goal)] for goal in range(3)],
                way=way,
                doors=self.way_doors,
                ales=self.way_ales,
            )
        )

    def first_to_score(self) -> i64:
        """B20: who opened the gold or the dragon, or first ran out of cards, or comes after the last to play."""
        if self.opener >= 0:
            return self.opener
        if self.first_out >= 0:
            return self.first_out
        return (self.last_player + 1) % self.config.players

    def move_points(self, emit: Emit | None) -> None:
        """Everybody's points, from where it stopped; the first to reach the target wins immediately (B20)."""
        players = self.config.players
        begin = self.first_to_score()
        while self.step < players:
            seat: i64 = (begin + self.step) % players
            self.step += 1
            self.score_seat(seat, emit)
            if self.winner >= 0:
                return
            if self.config.steals_in_turn and self.may_steal(seat):
                self.ask_thief(seat)
                return
        if self.step == players:
            self.step += 1  # R16: the miser comes last
            for seat in range(players):
                if not self.config.steals_in_turn and self.may_steal(seat):
                    self.ask_thief(seat)
                    return
        self.round += 1
        self.set_up_round((self.first + 1) % players)

    def score_seat(self, seat: i64, emit: Emit | None) -> None:
        """What a role earns (B18, B19), then what the character does (B21)."""
        role = self.roles[seat]
        if role >= FIRST_GNOME:
            if self.found == GOLD:
                self.give(seat, 1, "gold", emit)
                if seat == self.opener:
                    self.give(seat, 1, "finder", emit)
        elif self.found == GOLD:
            if self.roles[self.opener] < FIRST_GNOME:
                self.give(seat, -1, "mistake", emit)
        elif self.found == DRAGON:
            self.give(seat, 2, "dragon", emit)
        else:
            self.give(seat, 1, "nothing-found", emit)
        if self.config.has_characters and self.is_wish_true(seat, role):
            self.give(seat, 1, cards.ROLES[role], emit)

    def is_wish_true(self, seat: i64, role: i64) -> bool:
        """B21, with 'the way' as R3 has it. The miser's wish is a theft, see `may_steal`."""
        if role == SHAPESHIFTER:
            return self.drank & bit(seat) != 0
        if role == DEMOLISHER:
            for goal in range(3):
                if (self.opened >> goal) & 1 and self.shows(goal) == DYNAMITE:
                    return True
            return False
        if role == DRIVER:
            return self.found != NOTHING and self.way_doors == 0
        if role == PEDANT:
            return self.deck_left() == 0
        if role == KING:
            return self.found == GOLD and self.way_ales >= 3
        if role == KEYMASTER:
            return self.found != NOTHING and self.way_doors > 0
        return role == JEWELLER and self.found == GOLD

    def give(self, seat: i64, points: i64, why: str, emit: Emit | None) -> None:
        """Move a counter; it stays on its track, and on the target it wins (B18, B20)."""
        if self.winner >= 0:
            return
        score: i64 = self.score[seat] + points
        score = 0 if score < 0 else self.config.target if score > self.config.target else score
        if score != self.score[seat]:
            moved: i64 = score - self.score[seat]
            self.score[seat] = score
            if emit is not None:
                emit(events.PointsMoved(seat=seat, points=moved, why=why, score=score))
        if score == self.config.target:
            self.end_match(seat, emit)

    def may_steal(self, seat: i64) -> bool:
        """The miser takes a point when the dragon was opened, if anybody has one (B21)."""
        if not self.config.has_characters or self.found != DRAGON or self.roles[seat] != MISER:
            return False
        for target in range(self.config.players):
            if target != seat and self.score[target] > 0:
                return True
        return False

    def ask_thief(self, seat: i64) -> None:
        self.turn = seat
        self.phase = STEALING

    def steal(self, target: i64, emit: Emit | None) -> None:
        seat = self.turn
        self.score[target] -= 1
        self.score[seat] += 1
        if emit is not None:
            emit(events.PointStolen(seat=seat, target=target, score=self.score[seat], target_score=self.score[target]))
        if self.score[seat] == self.config.target:
            self.end_match(seat, emit)
        else:
            self.move_points(emit)

    def end_match(self, winner: i64, emit: Emit | None) -> None:
        self.winner = winner
        self.phase = OVER
        self.turn = NOBODY
        if emit is not None:
            emit(events.MatchEnded(winner=winner, scores=self.scores()))

    def scores(self) -> list[int]:
        return [self.score[seat] for seat in range(self.config.players)]

    def winners(self) -> list[int]:
        """B20: who reached the target."""
        return [self.winner] if self.winner >= 0 else []

    def view(self, viewer: int | None) -> View:
        from rockfall.games.goblins.view import GoblinsView

        return GoblinsView(self, viewer)


@final
class Way:
    """The shortest open ways from the start to a goal (R3)."""

    def __init__(self, maze: Maze, goal: i64) -> None:
        steps = vec[i64]([-1] * CELLS)
        doors = vec[i64]([0] * CELLS)  # by cell: the fewest on a shortest way
        ales = vec[i64]([0] * CELLS)  # the most
        self.maze: Maze = maze
        self.goal: i64 = goal
        self.steps: vec[i64] = steps
        queue = vec[i64](capacity=64)
        queue = append(queue, START)
        steps[START] = 0
        at: i64 = 0
        while at < len(queue):
            cell = queue[at]
            at += 1
            if cell == goal:
                break
            for side in range(4):
                if not passes_out(maze, cell, side):
                    continue
                beyond = maze.beyond(cell, side)
                if not (beyond == goal or enters(maze, beyond, (side + 2) & 3)):
                    continue
                kind: i64 = -1 if beyond == goal else KIND_OF[maze.tile_at(beyond)]
                door: i64 = doors[cell] + (1 if DOOR <= kind < KEY_CARD else 0)
                ale: i64 = ales[cell] + (1 if ALE <= kind < DOOR else 0)
                if steps[beyond] < 0:
                    steps[beyond] = steps[cell] + 1
                    doors[beyond] = door
                    ales[beyond] = ale
                    queue = append(queue, beyond)
                elif steps[beyond] == steps[cell] + 1:
                    if door < doors[beyond]:
                        doors[beyond] = door
                    if ale > ales[beyond]:
                        ales[beyond] = ale
        self.doors: i64 = doors[goal]
        self.ales: i64 = ales[goal]

    def spots(self) -> list[tuple[int, int]]:
        """One of them, from the start to the goal."""
        found = [(column_of(self.goal), row_of(self.goal))]
        cell = self.goal
        while cell != START:
            for side in range(4):
                before = self.maze.beyond(cell, side)
                if self.steps[before] == self.steps[cell] - 1 and passes_out(self.maze, before, (side + 2) & 3):
                    cell = before
                    break
            found.append((column_of(cell), row_of(cell)))
        found.reverse()
        return found


def passes_out(maze: Maze, cell: i64, side: i64) -> bool:
    """Whether an open way leads out of the tile here on this side."""
    return (maze.reached(cell) >> side) & 1 != 0


def enters(maze: Maze, cell: i64, side: i64) -> bool:
    """Whether a tile that one can walk on through lies here and is open on this side."""
    tile = maze.tile_at(cell)
    if tile < 0:
        return False
    onward: i64 = (TILES.joins[tile] >> (4 * side)) & 15
    return onward & (onward - 1) != 0


def new_touches(maze: Maze, goal: i64, left_shut: i64) -> i64:
    """The sides, as bits, on which an open way touches a goal, but for those on which it was left shut (R9)."""
    return ((maze.cells[GOAL_CELLS[goal]] & LIT) >> LIT_AT) & ~(left_shut >> (4 * goal))


def is_lantern(tile: i64) -> bool:
    return LANTERN <= KIND_OF[tile] < ALE


def packed_kinds(held: i64) -> i64:
    """Up to three kinds that are set as bits, ascending, six bits for each, and above them how many they are."""
    packed: i64 = 0
    count: i64 = 0
    kind: i64 = 0
    while held:
        if held & 1:
            packed |= kind << (6 * count)
            count += 1
        held >>= 1
        kind += 1
    return packed | (count << 56)


def without_cell(packed: i64, cell: i64) -> i64:
    """Take one cell out of a row of cells."""
    left: i64 = 0
    while packed:
        if packed & CELL_MASK != cell:
            left = (left << CELL_BITS) | (packed & CELL_MASK)
        packed >>= CELL_BITS
    return left


def swapped_bits(bits: i64, one: i64, other: i64) -> i64:
    if (bits >> one) & 1 == (bits >> other) & 1:
        return bits
    return bits ^ (bit(one) | bit(other))
