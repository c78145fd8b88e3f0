"""What the tunnel games' states have in common: a maze, hands, a deck, turns and rounds. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import put_in, take_out
from rockfall.core.state import CHANCE, EVERYBODY, SILENT, Fields, State, View
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import Maze

# The phases that a round begins with; a game's own follow.
LOT: Final = 0  # chance: who begins
SHUFFLE: Final = 1  # chance: the goals
DEAL_ROLES: Final = 2  # chance
DEAL_HANDS: Final = 3  # chance
PLAY: Final = 4

# Signs in the log that both games have.
DREW: Final = -1  # - seat
REVEALED: Final = -100  # - (seat * ROLE_ROOM + role)
TURNED_OVER: Final = -200  # - (goal * GOALS + what it shows)
ROLE_ROOM: Final = 8

# Moves are written into one long row before they are copied: appending to one would be slower. It is shared by all:
# nothing else can run in between, unless interpreted code is asked from several threads.
IS_COMPILED: Final = not __file__.endswith(".py")


class Mine(State):
    """A state of a tunnel game, as far as both have it."""

    def __init__(self, players: i64, room: i64, kinds: i64, maze: Maze, source: Mine | None) -> None:
        """`room`: how many cards a hand has place for; `kinds`: of cards. A copy takes all from its `source`."""
        if source is not None:
            self.players: i64 = source.players
            self.room: i64 = source.room
            self.phase: i64 = source.phase
            self.round: i64 = source.round  # from 0
            self.first: i64 = source.first  # who began the round
            self.actor: i64 = source.actor  # whose turn it is, also while chance decides something within it
            self.drawer: i64 = source.drawer  # to whom chance deals
            self.last_player: i64 = source.last_player  # who last played a card
            self.passes: i64 = source.passes  # in an unbroken row
            self.maze: Maze = source.maze.copy()
            self.hands: vec[i64] = source.hands[:]  # by seat `room` places, ascending
            self.hand_count: vec[i64] = source.hand_count[:]
            self.deck: vec[i64] = source.deck[:]  # by kind: what nobody has seen yet
            self.spent: vec[i64] = source.spent[:]  # by kind: out of play, as everybody saw
            self.share_log(source)  # last: mypyc checks every access to what is set after a call with self
            return
        super().__init__()
        self.players = players
        self.room = room
        self.phase = LOT
        self.round = 0
        self.first = 0
        self.actor = 0
        self.drawer = 0
        self.last_player = 0
        self.passes = 0
        self.maze = maze
        self.hands = vec[i64]([0] * int(players * room))
        self.hand_count = vec[i64]([0] * int(players))
        self.deck = vec[i64]([0] * int(kinds))
        self.spent = vec[i64]([0] * int(kinds))

    def declare(self, fields: Fields) -> None:
        super().declare(fields)
        self.phase = fields.number(self.phase)
        self.round = fields.number(self.round)
        self.first = fields.number(self.first)
        self.actor = fields.number(self.actor)
        self.drawer = fields.number(self.drawer)
        self.last_player = fields.number(self.last_player)
        self.passes = fields.number(self.passes)
        self.hands = fields.row(self.hands)
        self.hand_count = fields.row(self.hand_count)
        self.deck = fields.row(self.deck)
        self.spent = fields.row(self.spent)
        self.maze.declare(fields)

    def clear_table(self, first: i64, maze: Maze, copies: vec[i64]) -> None:
        """Tunnels, hands and deck as a round begins with them; then chance shuffles the goals."""
        players = self.players
        self.first = first
        self.actor = first
        self.drawer = 0
        self.last_player = first - 1 if first > 0 else players - 1  # if nobody plays a card, the same player is next
        self.passes = 0
        self.maze = maze.copy()
        self.deck = copies[:]
        for kind in range(len(self.spent)):
            self.spent[kind] = 0
        for seat in range(players):
            self.hand_count[seat] = 0
        self.phase = SHUFFLE
        self.turn = CHANCE

    def is_between_rounds(self) -> bool:
        return self.phase == SHUFFLE and self.round > 0

    # -- hands ------------------------------------------------------------------------------------

    def put_in_hand(self, seat: i64, kind: i64) -> None:
        base: i64 = seat * self.room
        put_in(self.hands, base, base + self.hand_count[seat], kind)
        self.hand_count[seat] += 1

    def take_from_hand(self, kind: i64) -> None:
        """Out of the hand of the seat to move."""
        seat = self.turn
        base: i64 = seat * self.room
        take_out(self.hands, base, base + self.hand_count[seat], kind)
        self.hand_count[seat] -= 1

    def spend(self, kind: i64) -> None:
        """Take a card out of the hand of the seat to move: it has been played."""
        self.take_from_hand(kind)
        self.last_player = self.turn
        self.passes = 0

    def nth_kind(self, base: i64, nth: i64) -> i64:
        """One of the different cards of a hand."""
        hands = self.hands
        at = base
        while nth > 0:
            at += 1
            if hands[at] != hands[at - 1]:
                nth -= 1
        return hands[at]

    def holds(self, seat: i64, kind: i64) -> bool:
        base: i64 = seat * self.room
        for i in range(base, base + self.hand_count[seat]):
            if self.hands[i] == kind:
                return True
        return False

    def is_out_of_cards(self) -> bool:
        """Whether all hands are empty."""
        for seat in range(self.players):
            if self.hand_count[seat] > 0:
                return False
        return True

    # -- dealing ----------------------------------------------------------------------------------

    def role_dealt(self) -> None:
        """The next seat gets its role; after the last one hands are dealt."""
        self.drawer += 1
        if self.drawer == self.players:
            self.phase = DEAL_HANDS
            self.drawer = 0

    def hand_dealt(self) -> None:
        """The next seat gets its hand; after the last one the first player begins."""
        self.drawer += 1
        if self.drawer == self.players:
            self.turn = self.first
            self.actor = self.first
            self.phase = PLAY

    def next_actor(self) -> i64:
        """The turn goes on to the left."""
        actor: i64 = self.actor + 1
        if actor == self.players:  # (as one conditional expression mypyc 2.4 would make an object of it)
            actor = 0
        self.actor = actor
        return actor

    # -- the end of a round -----------------------------------------------------------------------

    def reveal(self, roles: vec[i64], goals: vec[i64]) -> None:
        """Everybody sees all roles and what each goal shows."""
        for seat in range(self.players):
            self.remember(REVEALED - (seat * ROLE_ROOM + roles[seat]), EVERYBODY, SILENT)
        for goal in range(GOALS):
            self.remember(TURNED_OVER - (goal * GOALS + goals[goal]), EVERYBODY, SILENT)


class MineView(View):
    """What every viewer of a tunnel game knows, and its own hand. The rest is each game's to put in, field by field."""

    phase: Final[i64]
    round: Final[i64]
    first: Final[i64]
    actor: Final[i64]
    drawer: Final[i64]
    last_player: Final[i64]
    passes: Final[i64]
    maze: Final[Maze]
    hand: Final[vec[i64]]  # the viewer's own
    hand_count: Final[vec[i64]]
    spent: Final[vec[i64]]

    def __init__(self, state: Mine, viewer: int | None) -> None:
        super().__init__(state, viewer)
        seat: i64 = -1 if viewer is None else viewer
        self.phase = state.phase
        self.round = state.round
        self.first = state.first
        self.actor = state.actor
        self.drawer = state.drawer
        self.last_player = state.last_player
        self.passes = state.passes
        self.maze = state.maze.copy()
        self.hand_count = state.hand_count[:]
        self.spent = state.spent[:]
        base: i64 = seat * state.room
        self.hand = state.hands[base : base + state.hand_count[seat]] if seat >= 0 else vec[i64]()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("expected to send what game.show(view) gives; a view itself is not pickled")


def imagine_mine(world: Mine, view: MineView) -> None:
    """An imagined world begins with what its viewer knows."""
    world.imagine_past(view.observations)
    world.turn = view.turn
    world.phase = view.phase
    world.round = view.round
    world.first = view.first
    world.actor = view.actor
    world.drawer = view.drawer
    world.last_player = view.last_player
    world.passes = view.passes
    world.maze = view.maze.copy()
    world.hand_count = view.hand_count[:]
    world.spent = view.spent[:]


# -- chance: codes from `first` on, as likely as these counts say ---------------------------------------


def outcomes_of(first: i64, counts: vec[i64]) -> vec[i64]:
    """The codes of all that is there at all."""
    moves = vec[i64](capacity=16)
    for i in range(len(counts)):
        if counts[i]:
            moves = append(moves, first + i)
    return moves


def weights_of(counts: vec[i64]) -> vec[i64]:
    """The same as weights."""
    weights = vec[i64](capacity=16)
    for i in range(len(counts)):
        if counts[i]:
            weights = append(weights, counts[i])
    return weights


def ones(count: i64) -> vec[i64]:
    """Counts of outcomes that are all as likely."""
    return vec[i64]([1] * int(count))


def total_of(counts: vec[i64]) -> i64:
    total: i64 = 0
    for i in range(len(counts)):
        total += counts[i]
    return total


def one_of(counts: vec[i64], rng: Rng) -> i64:
    """One of them, by these weights."""
    return drawn(counts, total_of(counts), rng)


def drawn(counts: vec[i64], total: i64, rng: Rng) -> i64:
    """One of them, by these weights, of which this is the total."""
    left = rng.below(total)
    at: i64 = 0
    left -= counts[0]
    while left >= 0:
        at += 1
        left -= counts[at]
    return at
