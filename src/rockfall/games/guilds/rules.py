"""Guilds of Laar: where a match stands, what is allowed, who wins.

Compiled. Letters with numbers (G9, R2) are the rules of RULES.md. Goods are numbered from 0 here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.core.rows import bit
from rockfall.core.state import CHANCE, EVERYBODY, NOBODY, SILENT, Emit, State, View, numbers_of, vec_of
from rockfall.games.guilds import cards, events
from rockfall.games.guilds.scoring import (
    KINDS,
    MOST,
    SPELL,
    SPELL_DOES,
    TYPES,
    UNIVERSAL,
    WEAPON,
    Tally,
    entry_of,
    good_of,
    kind_of,
    tally_of,
    type_bit,
    weapon_points,
)

# Phases of a match.
LOT: Final = 0  # chance: who begins (G5)
MEMO: Final = 1  # chance: the memo (G3)
MARKET: Final = 2  # chance: goods are turned up (G6)
EXPERTS: Final = 3  # G7
TAKING: Final = 4  # G8, G9
UNIVERSALS: Final = 5  # G13
PROTECTING: Final = 6  # G18
SIDES: Final = 7  # G18, two players
OVER: Final = 8

SEATS: Final = 4
GOODS: Final = 48
ALL_GOODS: Final = (1 << 48) - 1
ROUNDS: Final = 12

# Where each kind of move begins; codec.py lists the same actions in the same order.
PLAY: Final = 0  # + good * 5 + kind
TAKE: Final = 20  # + good
CHANGE: Final = 24  # + kind
MOVE: Final = 29  # + universal * 4 + kind - 1
KEEP: Final = 45
PROTECT: Final = 46  # + type
SIDE: Final = 50  # + side
FIRST: Final = 52  # + seat
DRAW_MEMO: Final = 56  # + memo - 1
TURN_UP: Final = 61  # + good
MOVE_COUNT: Final = 109

UNIVERSAL_GOODS: Final = vec[i64]([card - 1 for card in cards.UNIVERSALS])


@final
class Config:
    """A number of players, and what the table has chosen."""

    def __init__(self, players: i64, memo: i64, open_gems: bool, hidden_experts: bool, first_seat: i64) -> None:
        self.players: Final[i64] = players
        self.memo: Final[i64] = memo  # 0: by lot
        self.open_gems: Final[bool] = open_gems
        self.hidden_experts: Final[bool] = hidden_experts
        self.first_seat: Final[i64] = first_seat  # -1: by lot
        self.goods: i64 = ALL_GOODS  # those in the box, as bits
        self.experts: vec[i64] = vec[i64]([1] * KINDS)  # of each seat, by kind

    def refit(self, goods: list[int], experts: list[int]) -> None:
        """Another box, for study: the goods that are in it (numbered from 0), and the experts of each seat by kind."""
        self.goods = 0
        for good in goods:
            self.goods |= bit(good)
        self.experts = vec_of(experts)


@final
class GuildsState(State):
    """The whole truth of a match."""

    def __init__(self, config: Config, source: GuildsState | None = None) -> None:
        if source is not None:
            self.config: Config = config
            self.phase: i64 = source.phase
            self.round: i64 = source.round  # from 0
            self.first: i64 = source.first  # -1: not drawn yet
            self.step: i64 = source.step  # how many have had their turn in this phase
            self.memo: i64 = source.memo  # 0: not drawn yet
            self.unseen: i64 = source.unseen  # goods that nobody has seen, as bits, those left in the box included
            self.market: vec[i64] = source.market[:]  # by place the good that lies there, or -1
            self.experts: vec[i64] = source.experts[:]  # by place the kind of the expert there, or -1
            self.owners: vec[i64] = source.owners[:]  # by place whose expert it is, or -1
            self.hands: vec[i64] = source.hands[:]  # by seat and kind: experts at hand
            self.taken: vec[i64] = source.taken[:]  # by seat twelve places: goods with their kinds, in order
            self.taken_count: vec[i64] = source.taken_count[:]
            self.protected: vec[i64] = source.protected[:]  # by seat the types chosen, as bits
            self.sides: vec[i64] = source.sides[:]  # by seat the side chosen, or -1
            self.points: vec[i64] = source.points[:]  # by seat and kind, as far as scored
            self.share_log(source)  # last: mypyc checks every access to what is set after a call with self
            return
        super().__init__()
        players = int(config.players)
        self.config = config
        self.round = 0
        self.step = 0
        self.memo = config.memo
        self.first = config.first_seat
        self.unseen = config.goods
        self.market = vec[i64]([-1] * players)
        self.experts = vec[i64]([-1] * players)
        self.owners = vec[i64]([-1] * players)
        self.hands = vec_of(numbers_of(config.experts) * players)  # G5
        self.taken = vec[i64]([0] * (players * MOST))
        self.taken_count = vec[i64]([0] * players)
        self.protected = vec[i64]([0] * players)
        self.sides = vec[i64]([-1] * players)
        self.points = vec[i64]([0] * (players * KINDS))
        self.phase = LOT
        self.prepare()

    def copy(self) -> GuildsState:
        return GuildsState(self.config, self)

    def to_rows(self) -> list[list[int]]:
        """The whole state as plain numbers, for another process: `from_rows` of a new state of this game takes them."""
        numbers = [self.turn, self.phase, self.round, self.first, self.step, self.memo, self.unseen]
        rows = [self.market, self.experts, self.owners, self.hands, self.taken, self.taken_count, self.protected]
        rows += [self.sides, self.points]
        return [self.past_to_row(), [int(number) for number in numbers]] + [numbers_of(row) for row in rows]

    def from_rows(self, rows: list[list[int]]) -> None:
        """Stand where the state that gave these rows stood."""
        self.past_from_row(rows[0])
        numbers = rows[1]
        self.turn = numbers[0]
        self.phase = numbers[1]
        self.round = numbers[2]
        self.first = numbers[3]
        self.step = numbers[4]
        self.memo = numbers[5]
        self.unseen = numbers[6]
        self.market = vec_of(rows[2])
        self.experts = vec_of(rows[3])
        self.owners = vec_of(rows[4])
        self.hands = vec_of(rows[5])
        self.taken = vec_of(rows[6])
        self.taken_count = vec_of(rows[7])
        self.protected = vec_of(rows[8])
        self.sides = vec_of(rows[9])
        self.points = vec_of(rows[10])

    def prepare(self) -> None:
        """What the table has not chosen is left to chance; then the first goods are turned up."""
        self.turn = CHANCE
        if self.first < 0:
            self.phase = LOT
        elif self.memo == 0:
            self.phase = MEMO
        else:
            self.phase = MARKET
            self.step = 0

    # -- what is legal ----------------------------------------------------------------------------

    def legal_moves(self) -> vec[i64]:
        phase = self.phase
        moves = vec[i64](capacity=20)
        seat = self.turn
        if phase == EXPERTS:
            base: i64 = seat * KINDS
            for place in range(self.config.players):
                if self.experts[place] < 0:
                    for kind in range(KINDS):
                        if self.hands[base + kind]:
                            moves = append(moves, PLAY + place * KINDS + kind)
        elif phase == TAKING:
            for place in range(self.config.players):
                if self.market[place] >= 0:
                    moves = append(moves, TAKE + place)
            if self.is_last_good():
                there = self.experts[self.last_place()]
                for kind in range(KINDS):
                    if kind != there and self.hands[seat * KINDS + kind]:
                        moves = append(moves, CHANGE + kind)
        elif phase == MARKET:
            for good in range(GOODS):
                if (self.unseen >> good) & 1:
                    moves = append(moves, TURN_UP + good)
        elif phase != OVER:
            return self.rare_moves()
        return moves

    def rare_moves(self) -> vec[i64]:
        """What chance draws before the first round, and the decisions of scoring."""
        phase = self.phase
        moves = vec[i64](capacity=20)
        if phase == LOT:
            for seat in range(self.config.players):
                moves = append(moves, FIRST + seat)
        elif phase == MEMO:
            for memo in range(5):
                moves = append(moves, DRAW_MEMO + memo)
        elif phase == UNIVERSALS:
            for universal in range(len(UNIVERSAL_GOODS)):
                if self.place_of_spell(self.turn, UNIVERSAL_GOODS[universal]) >= 0:
                    for kind in range(1, KINDS):
                        moves = append(moves, MOVE + universal * 4 + kind - 1)
            moves = append(moves, KEEP)
        elif phase == PROTECTING:
            for type_ in range(TYPES):
                if not (self.protected[self.turn] >> type_) & 1:  # R2
                    moves = append(moves, PROTECT + type_)
        else:
            moves = append(moves, SIDE)
            moves = append(moves, SIDE + 1)
        return moves

    def is_last_good(self) -> bool:
        return self.step == self.config.players - 1

    def last_place(self) -> i64:
        """Where the last good lies."""
        place: i64 = 0
        while self.market[place] < 0:
            place += 1
        return place

    def place_of_spell(self, seat: i64, good: i64) -> i64:
        """Where a good stands in a seat's row if it is one of its spells, or -1."""
        entry = entry_of(SPELL, good)
        for i in range(seat * MOST, seat * MOST + self.taken_count[seat]):
            if self.taken[i] == entry:
                return i
        return -1

    def chance_weights(self) -> vec[i64]:
        return vec[i64]([1] * len(self.legal_moves()))

    def draw(self, rng: Rng) -> i64:
        """The same as State.draw, without lists: whoever checks the dice draws one number for each outcome."""
        if self.phase != MARKET:
            return FIRST + rng.below(self.config.players) if self.phase == LOT else DRAW_MEMO + rng.below(5)
        count: i64 = 0
        rest = self.unseen
        while rest:
            rest &= rest - 1
            count += 1
        left = rng.below(count)
        good: i64 = 0
        while left > 0 or not (self.unseen >> good) & 1:
            left -= (self.unseen >> good) & 1
            good += 1
        return TURN_UP + good

    def random_move(self, rng: Rng) -> i64:
        """A random expert on a random good, or a random good, without a list."""
        phase = self.phase
        seat = self.turn
        base: i64 = seat * KINDS
        if phase == EXPERTS:
            different: i64 = 0
            for kind in range(KINDS):
                if self.hands[base + kind]:
                    different += 1
            drawn = rng.below((self.config.players - self.step) * different)
            nth: i64 = drawn // different
            return PLAY + self.nth_free(nth) * KINDS + self.nth_kind(base, drawn - nth * different)
        if phase == TAKING and not self.is_last_good():
            return TAKE + self.nth_good(rng.below(self.config.players - self.step))
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def nth_free(self, nth: i64) -> i64:
        """One of the places where no expert is."""
        place: i64 = 0
        while True:
            if self.experts[place] < 0:
                if nth == 0:
                    return place
                nth -= 1
            place += 1

    def nth_good(self, nth: i64) -> i64:
        """One of the places where a good lies."""
        place: i64 = 0
        while True:
            if self.market[place] >= 0:
                if nth == 0:
                    return place
                nth -= 1
            place += 1

    def nth_kind(self, base: i64, nth: i64) -> i64:
        """One of the different experts at hand."""
        kind: i64 = 0
        while True:
            if self.hands[base + kind]:
                if nth == 0:
                    return kind
                nth -= 1
            kind += 1

    # -- what moves do ----------------------------------------------------------------------------

    def apply(self, move: i64, emit: Emit | None = None) -> None:
        self.remember(move, EVERYBODY, SILENT)  # all is done in the open; see view.py for what is shown
        if move >= TURN_UP:
            self.turn_up(move - TURN_UP, emit)
        elif move < TAKE:
            self.play_expert(move // KINDS, move % KINDS, emit)
        elif move < CHANGE:
            self.take(move - TAKE, emit)
        elif move < MOVE:
            self.change_kind(move - CHANGE, emit)
        elif move < KEEP:
            self.move_universal((move - MOVE) // 4, (move - MOVE) % 4 + 1, emit)
        elif move == KEEP:
            self.keep_universals(emit)
        elif move < SIDE:
            self.protect(move - PROTECT, emit)
        elif move < FIRST:
            self.choose_side(move - SIDE, emit)
        elif move < DRAW_MEMO:
            self.first = move - FIRST
            self.prepare()
        else:
            self.memo = move - DRAW_MEMO + 1
            if emit is not None:
                emit(events.MemoDrawn(memo=int(self.memo)))
            self.prepare()

    def turn_up(self, good: i64, emit: Emit | None) -> None:
        """G6."""
        place = self.step
        if emit is not None:
            if place == 0:
                emit(events.RoundBegan(round=int(self.round) + 1, first=int(self.first)))
            face = cards.GOODS[good]
            emit(
                events.GoodTurnedUp(
                    good=int(place),
                    card=int(good) + 1,
                    spell=face.spell,
                    gem=face.gem,
                    spice=face.spice,
                    beast=face.beast,
                    weapon=face.weapon,
                    left=face.left,
                    right=face.right,
                )
            )
        self.unseen &= ~bit(good)
        self.market[place] = good
        self.step += 1
        if self.step == self.config.players:
            self.phase = EXPERTS
            self.step = 0
            self.turn = self.first

    def play_expert(self, place: i64, kind: i64, emit: Emit | None) -> None:
        """G7."""
        seat = self.turn
        players = self.config.players
        self.hands[seat * KINDS + kind] -= 1
        self.experts[place] = kind
        self.owners[place] = seat
        if emit is not None:
            card, name, left, right = faces(self.market[place], kind)
            emit(
                events.ExpertPlayed(
                    seat=int(seat),
                    good=int(place),
                    card=card,
                    expert=cards.EXPERTS[kind],
                    kind=cards.KINDS[kind],
                    name=name,
                    left=left,
                    right=right,
                )
            )
        self.step += 1
        if self.step < players:
            self.turn = (seat + 1) % players
        else:
            self.phase = TAKING  # G8: the last to play an expert takes first
            self.step = 0

    def take(self, place: i64, emit: Emit | None) -> None:
        """G8."""
        seat = self.turn
        players = self.config.players
        good = self.market[place]
        kind = self.experts[place]
        self.taken[seat * MOST + self.taken_count[seat]] = entry_of(kind, good)
        self.taken_count[seat] += 1
        self.market[place] = -1
        self.experts[place] = -1
        self.owners[place] = -1
        if emit is not None:
            card, name, left, right = faces(good, kind)
            emit(
                events.GoodTaken(
                    seat=int(seat),
                    good=int(place),
                    card=card,
                    kind=cards.KINDS[kind],
                    name=name,
                    left=left,
                    right=right,
                )
            )
        self.step += 1
        if self.step < players:
            self.turn = (seat + players - 1) % players
        else:
            self.end_round(emit)

    def change_kind(self, kind: i64, emit: Emit | None) -> None:
        """G9: the expert on the last good comes to hand, another is played."""
        seat = self.turn
        place = self.last_place()
        there = self.experts[place]
        owner = self.owners[place]
        self.hands[seat * KINDS + there] += 1
        self.hands[seat * KINDS + kind] -= 1
        self.experts[place] = kind
        self.owners[place] = seat
        if emit is not None:
            card, name, left, right = faces(self.market[place], kind)
            emit(
                events.KindChanged(
                    seat=int(seat),
                    good=int(place),
                    card=card,
                    expert=cards.EXPERTS[kind],
                    kind=cards.KINDS[kind],
                    name=name,
                    left=left,
                    right=right,
                    taken=cards.EXPERTS[there],
                    owner=int(owner),
                )
            )
        self.take(place, emit)

    def end_round(self, emit: Emit | None) -> None:
        """Experts come back, the first-player card moves on, or the match is scored (G11, G12)."""
        self.step = 0
        self.round += 1
        if self.round == ROUNDS:
            self.phase = UNIVERSALS
            self.next_universals(emit)
            return
        players = self.config.players
        self.first = (self.first + 1) % players
        if self.round == 4 or self.round == 8:
            for i in range(players * KINDS):
                self.hands[i] = self.config.experts[i % KINDS]
            if players == 4:
                self.first = (self.first + 1) % players
            if emit is not None:
                emit(events.ExpertsReturned(round=int(self.round)))
        self.phase = MARKET
        self.turn = CHANCE

    # -- scoring ----------------------------------------------------------------------------------

    def tally(self, seat: i64) -> Tally:
        return tally_of(self.taken, seat * MOST, self.taken_count[seat])

    def universal_count(self, seat: i64) -> i64:
        """Universal goods among a seat's spells."""
        count: i64 = 0
        for i in range(seat * MOST, seat * MOST + self.taken_count[seat]):
            if kind_of(self.taken[i]) == SPELL and SPELL_DOES[good_of(self.taken[i])] == UNIVERSAL:
                count += 1
        return count

    def next_universals(self, emit: Emit | None) -> None:
        """G13: from the first player of the last round on, owners of universal goods decide about them."""
        players = self.config.players
        while self.step < players:
            seat: i64 = (self.first + self.step) % players
            if self.universal_count(seat):
                self.turn = seat
                return
            self.step += 1
        self.score_stacks(emit)

    def move_universal(self, universal: i64, kind: i64, emit: Emit | None) -> None:
        """Onto another stack, on top of what lies there."""
        seat = self.turn
        good = UNIVERSAL_GOODS[universal]
        last: i64 = seat * MOST + self.taken_count[seat] - 1
        for i in range(self.place_of_spell(seat, good), last):
            self.taken[i] = self.taken[i + 1]
        self.taken[last] = entry_of(kind, good)
        if emit is not None:
            card, name, left, right = faces(good, kind)
            emit(
                events.UniversalMoved(
                    seat=int(seat), card=card, kind=cards.KINDS[kind], name=name, left=left, right=right
                )
            )
        self.next_universals(emit)

    def keep_universals(self, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.UniversalsKept(seat=int(self.turn), count=int(self.universal_count(self.turn))))
        self.step += 1
        self.next_universals(emit)

    def score_stacks(self, emit: Emit | None) -> None:
        """G14 to G17: spells, gems, spices, beasts; then weapons are made ready."""
        players = self.config.players
        for seat in range(players):
            tally = self.tally(seat)
            for kind in range(WEAPON):
                self.points[seat * KINDS + kind] = tally.points(kind, self.memo)
        if emit is not None:
            for kind in range(WEAPON):
                self.tell_points(kind, emit)
        self.phase = PROTECTING
        self.step = 0
        self.next_protection(emit)

    def tell_points(self, kind: i64, emit: Emit) -> None:
        points = [int(self.points[seat * KINDS + kind]) for seat in range(self.config.players)]
        emit(events.KindScored(kind=cards.KINDS[kind], points=points))

    def next_protection(self, emit: Emit | None) -> None:
        """G18: in the same order, a type for each protection spell."""
        players = self.config.players
        while self.step < players:
            seat: i64 = (self.first + self.step) % players
            if self.tally(seat).protections > type_count(self.protected[seat]):
                self.turn = seat
                return
            self.step += 1
        self.phase = SIDES
        self.step = 0
        self.next_side(emit)

    def protect(self, type_: i64, emit: Emit | None) -> None:
        self.protected[self.turn] |= type_bit(type_)
        if emit is not None:
            emit(events.ProtectionChosen(seat=int(self.turn), weapon=cards.WEAPONS[type_]))
        self.next_protection(emit)

    def next_side(self, emit: Emit | None) -> None:
        """G18: with two players, owners of weapons choose a side (R3)."""
        while self.config.players == 2 and self.step < 2:
            seat: i64 = (self.first + self.step) % 2
            if self.sides[seat] < 0 and self.tally(seat).kinds[WEAPON]:
                self.turn = seat
                return
            self.step += 1
        self.score_weapons(emit)

    def choose_side(self, side: i64, emit: Emit | None) -> None:
        self.sides[self.turn] = side
        if emit is not None:
            emit(events.SideChosen(seat=int(self.turn), side=cards.SIDES[side]))
        self.next_side(emit)

    def score_weapons(self, emit: Emit | None) -> None:
        players = self.config.players
        won = weapon_points([self.tally(seat) for seat in range(players)], self.protected, self.sides)
        for seat in range(players):
            self.points[seat * KINDS + WEAPON] = won[seat]
        self.phase = OVER
        self.turn = NOBODY
        if emit is not None:
            self.tell_points(WEAPON, emit)
            winners = self.winners()
            emit(events.MatchEnded(scores=self.scores(), winners=winners))
            for seat in winners:
                emit(events.MatchWon(seat=seat, shared=len(winners) > 1))

    def scores(self) -> list[int]:
        """Points come only with the scoring."""
        totals: list[int] = []
        for seat in range(self.config.players):
            total: i64 = 0
            for kind in range(KINDS):
                total += self.points[seat * KINDS + kind]
            totals.append(int(total))
        return totals

    def winners(self) -> list[int]:
        """G19: most points; then fewer of them by weapons; then fewer weapons; then all of these."""
        scores = self.scores()
        ranks: list[tuple[int, int, int]] = []
        for seat in range(self.config.players):
            by_weapons = int(self.points[seat * KINDS + WEAPON])
            ranks.append((scores[seat], -by_weapons, -int(self.tally(seat).kinds[WEAPON])))
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def view(self, viewer: int | None) -> View:
        from rockfall.games.guilds.view import GuildsView

        return GuildsView(self, viewer)


def type_count(types: i64) -> i64:
    count: i64 = 0
    while types:
        count += types & 1
        types >>= 1
    return count


def faces(good: i64, kind: i64) -> tuple[int, str, int | None, int | None]:
    """For events: a good's number in the box, what it is as this kind, and the numbers of a weapon."""
    face = cards.GOODS[good]
    is_weapon = kind == WEAPON
    return (
        int(good) + 1,
        face.name(int(kind)),
        face.left if is_weapon else None,
        face.right if is_weapon else None,
    )
