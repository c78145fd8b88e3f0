"""What one viewer knows of a match. Compiled.

Views hold what they are given, field by field: a new secret in the state stays out until somebody puts it in.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.state import seen_actor, seen_code
from rockfall.games.goblins import codes
from rockfall.games.goblins.codes import SEATS
from rockfall.games.goblins.edition import CODES, EXPLOSION, HAND, KIND_OF, LAYABLE, MAP, POTION, Config
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import LAID_GOALS, PUT_UNDER, STEALING, under_kind, under_seat
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.mine import DREW, SHUFFLE, MineView

UNKNOWN: Final = -1
ALL_GOALS: Final = (1 << GOALS) - 1


@final
class GoblinsView(MineView):
    """All that one viewer may know. What it does not know is UNKNOWN."""

    config: Final[Config]
    first_out: Final[i64]
    is_ale_due: Final[bool]
    doors: Final[i64]
    keys: Final[i64]
    lanterns: Final[i64]
    open_colors: Final[i64]
    goals: Final[vec[i64]]  # what each shows
    opened: Final[i64]
    left_shut: Final[i64]
    last_goal: Final[i64]
    shown: Final[i64]
    known: Final[vec[i64]]  # by seat HAND places: cards the viewer knows to be in a hand, UNKNOWN behind them
    naps: Final[vec[i64]]
    roles: Final[vec[i64]]
    seen: Final[vec[i64]]
    knows: Final[vec[i64]]
    drank: Final[i64]
    top_left: Final[i64]
    under_by: Final[vec[i64]]  # cards under the deck, the next to come up first: who put it there
    under: Final[vec[i64]]  # and what it is
    skips: Final[vec[i64]]
    score: Final[vec[i64]]
    found: Final[i64]
    opener: Final[i64]
    step: Final[i64]
    way_doors: Final[i64]
    way_ales: Final[i64]
    winner: Final[i64]
    round_start: Final[i64]  # the observation that began this round

    def __init__(self, state: GoblinsState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        seat: i64 = -1 if viewer is None else viewer
        players = state.config.players
        self.config = state.config
        self.first_out = state.first_out
        self.is_ale_due = state.is_ale_due
        self.doors = state.doors
        self.keys = state.keys
        self.lanterns = state.lanterns
        self.open_colors = state.open_colors
        self.goals = known_goals(state, seat)
        self.opened = state.opened
        self.left_shut = state.left_shut
        self.last_goal = state.last_goal
        self.shown = state.shown
        self.naps = state.naps[:]
        self.roles = vec[i64]([UNKNOWN] * int(players))
        for other in range(players):
            self.roles[other] = known_role(state, seat, other)
        self.seen = state.seen[:]
        self.knows = state.knows[:]
        self.drank = state.drank
        self.top_left = state.top_left
        self.under_by = state.under[:]
        self.under = state.under[:]
        for i in range(len(state.under)):
            put_by = under_seat(state.under[i])
            self.under_by[i] = put_by
            self.under[i] = under_kind(state.under[i]) if put_by == seat else UNKNOWN
        self.skips = state.skips[:]
        self.score = state.score[:]
        self.found = state.found
        self.opener = state.opener
        self.step = state.step
        self.way_doors = state.way_doors
        self.way_ales = state.way_ales
        self.winner = state.winner
        self.round_start = start_of_round(self.observations, state.phase <= SHUFFLE)
        self.known = known_cards(state, self.observations, self.round_start, seat)

    def facts(self) -> tuple[object, ...]:
        numbers = [self.phase, self.round, self.first, self.actor, self.drawer, self.last_player, self.first_out]
        numbers += [self.passes, self.doors, self.keys, self.lanterns, self.open_colors, self.opened, self.last_goal]
        numbers += [self.shown, self.drank, self.top_left, self.found, self.opener, self.step, self.way_doors]
        numbers += [self.way_ales, self.winner, self.round_start, 1 if self.is_ale_due else 0, self.left_shut]
        rows = [self.maze.cells, self.goals, self.hand, self.hand_count, self.known, self.naps, self.roles, self.seen]
        rows += [self.knows, self.under_by, self.under, self.spent, self.skips, self.score]
        return (
            self.config.has_characters,
            self.config.players,
            self.config.target,
            self.config.must_open_second,
            self.config.ale_passes,
            self.config.steals_in_turn,
            tuple(numbers),
            tuple([tuple(row) for row in rows]),
        )


def known_role(state: GoblinsState, seat: i64, other: i64) -> i64:
    """A role is known to whoever has had its card in hand, and to all when the round has ended."""
    if state.phase >= STEALING or (seat >= 0 and (state.knows[seat] >> other) & 1):
        return state.roles[other]
    return UNKNOWN


def known_goals(state: GoblinsState, seat: i64) -> vec[i64]:
    """What was opened, what a map showed, the third goal once two are known; all when the round has ended (R22)."""
    goals = vec[i64]([UNKNOWN] * GOALS)
    if state.order < 0:
        return goals
    known: i64 = state.opened | (state.seen[seat] if seat >= 0 else 0)
    unknown: i64 = ALL_GOALS & ~known
    if unknown & (unknown - 1) == 0 or state.phase >= STEALING:
        known = ALL_GOALS
    for goal in range(GOALS):
        if (known >> goal) & 1:
            goals[goal] = state.shows(goal)
    return goals


def start_of_round(observations: vec[i64], is_fresh: bool) -> i64:
    """The first observation of this round; `is_fresh` means that it has yet to begin."""
    at: i64 = len(observations)
    while not is_fresh and seen_code(observations[at - 1]) != LAID_GOALS:
        at -= 1
    return at


def played_kind(code: i64) -> i64:
    """The card that a public move takes out of a hand, or UNKNOWN."""
    return card_of(CODES.kind_of(code), code)


def card_of(kind: i64, code: i64) -> i64:
    """The same where the kind of move is known."""
    if kind == codes.LAY_TILE:
        return KIND_OF[code % LAYABLE]
    if kind == codes.EXPLODE:
        return EXPLOSION
    if kind == codes.READ_MAP:
        return MAP
    if kind == codes.DRINK:
        return POTION
    return UNKNOWN


def is_draw(code: i64) -> bool:
    """Whether somebody drew a card, seen or not."""
    return DREW - SEATS < code <= DREW or CODES.kind_of(code) == codes.DRAW_CARD


def is_exchange(code: i64) -> bool:
    """Whether somebody put a card under the deck, seen or not."""
    return code == PUT_UNDER or CODES.kind_of(code) == codes.EXCHANGE


def known_cards(state: GoblinsState, observations: vec[i64], begin: i64, seat: i64) -> vec[i64]:
    """By seat: cards that the viewer knows to be in a hand.

    Those of a hand that lies open, and those that the viewer put under the deck and that came up to somebody, until
    that player puts a card under the deck in turn: it may have been this one.
    """
    players = state.config.players
    known = vec[i64]([UNKNOWN] * int(players * HAND))
    if seat >= 0:
        follow_own_cards(known, observations, begin, seat, state.config.card_count)
    for other in range(players):
        if (state.shown >> other) & 1:
            for i in range(HAND):
                at: i64 = other * HAND + i
                known[at] = state.hands[at] if i < state.hand_count[other] else UNKNOWN
    return known


def follow_own_cards(known: vec[i64], observations: vec[i64], begin: i64, seat: i64, top: i64) -> None:
    """Watch the cards that this seat put under the deck come up again, after the `top` cards of a full deck."""
    under = vec[i64]()
    next_up: i64 = 0
    for i in range(begin, len(observations)):
        code = seen_code(observations[i])
        actor = seen_actor(observations[i])
        kind_of_move = CODES.kind_of(code)
        if code == PUT_UNDER:
            under = append(under, UNKNOWN)
            forget(known, actor, UNKNOWN)
        elif kind_of_move == codes.EXCHANGE:
            under = append(under, CODES.operand(code))
        elif kind_of_move == codes.DRAW_CARD or DREW - SEATS < code <= DREW:
            if top > 0:
                top -= 1
            else:
                if code < 0 and under[next_up] != UNKNOWN:
                    recall(known, DREW - code, under[next_up])
                next_up += 1
        elif actor >= 0 and actor != seat:
            kind = card_of(kind_of_move, code)
            if kind != UNKNOWN:
                forget(known, actor, kind)


def recall(known: vec[i64], seat: i64, kind: i64) -> None:
    """One more known card, in ascending order."""
    at: i64 = seat * HAND
    while known[at] != UNKNOWN:
        at += 1
    while at > seat * HAND and known[at - 1] > kind:
        known[at] = known[at - 1]
        at -= 1
    known[at] = kind


def forget(known: vec[i64], seat: i64, kind: i64) -> None:
    """A card of this kind has left a hand; with UNKNOWN, it may have been any."""
    end: i64 = seat * HAND + HAND
    for at in range(seat * HAND, end):
        if kind == UNKNOWN:
            known[at] = UNKNOWN
        elif known[at] == kind:
            while at < end - 1:
                known[at] = known[at + 1]
                at += 1
            known[end - 1] = UNKNOWN
            return
