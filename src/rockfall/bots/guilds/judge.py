"""What a sensible merchant does. Compiled; worth is counted in hundredths of a point.

Every good is weighed for everybody as every kind: what their points would be with it, and what may still come of it.
Then the rest of the round is played out in the head, each of the others taking what is best for them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rng import Rng
from rockfall.games.guilds.edition import (
    CHANGE,
    EXPERTS,
    PLAY,
    PROTECT,
    PROTECTING,
    ROUNDS,
    SIDE,
    TAKE,
    TAKING,
    UNIVERSALS,
)
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import (
    BEAST,
    BOOST,
    GEM,
    KINDS,
    MOST,
    PROTECTION,
    SPELL,
    SPELL_A,
    SPELL_DOES,
    SPICE,
    TYPES,
    Tally,
    best_protection,
    better_side,
    better_side_blow,
    entry_of,
    left_blow,
    right_blow,
    standings,
)

POINT: Final = 100
BLOW: Final = 80  # a point that weapons take
DUEL_BLOW: Final = 125  # the same with two players, where the other's loss counts in full

# What a spell may still come to, for each round that is left, by what it does.
SPELL_HOPE: Final = vec[i64]([18, 40, 14, 22, 32, 25, 40, 30, 20, 30])
# What different spices may still come to, for each round that is left, by how many there are.
SPICE_HOPE: Final = vec[i64]([0, 12, 28, 45, 60, 40, 0])
GEM_HOPE: Final = 14  # for each gem, up to six
BEAST_HOPE: Final = 10  # for each beast, up to five
LONE_BEAST_WORTH: Final = 250  # under memos III and V, while there is time for another


def sensible_move(state: GuildsState, seat: i64, rng: Rng) -> i64:
    """The move a sensible player makes for this seat, whose turn it is."""
    phase = state.phase
    if phase == EXPERTS or phase == TAKING:
        return Round(state).best_move(seat, rng)
    tallies = [state.tally(other) for other in range(state.config.players)]
    if phase == UNIVERSALS:
        return best_use_of_universals(state, seat, Lead(), 1)
    if phase == PROTECTING:
        return PROTECT + best_protection(tallies, seat, state.protected[seat])
    return SIDE + better_side(tallies[seat], state.protected[1 - seat])


def outlook(tally: Tally, memo: i64, left: i64, threat: i64, is_duel: bool) -> i64:
    """What a seat's goods are worth to it with this many rounds left: their points now, and what may come of them."""
    worth: i64 = POINT * (tally.points(SPELL, memo) + tally.points(SPICE, memo) + tally.points(GEM, memo))
    for i in range(tally.kinds[SPELL]):
        spell = tally.spells[i]
        does = SPELL_DOES[spell]
        if does == BOOST and tally.weapons[SPELL_A[spell]] > 1:
            continue
        worth += SPELL_HOPE[does] * left
        if does == PROTECTION:
            worth += POINT * threat
    different: i64 = 0
    for sort in range(6):
        if tally.spices[sort]:
            different += 1
    worth += SPICE_HOPE[different] * left
    worth += GEM_HOPE * left * min(tally.kinds[GEM], 6)
    worth += beast_outlook(tally, memo, left)
    # What weapons take is lost by others too; but a second one of the type, or a protection, may undo it.
    if is_duel:
        return worth + DUEL_BLOW * better_side_blow(tally, 0)
    return worth + BLOW * (left_blow(tally, 0) + right_blow(tally, 0))


def beast_outlook(tally: Tally, memo: i64, left: i64) -> i64:
    worth: i64 = POINT * tally.points(BEAST, memo)
    count = tally.kinds[BEAST]
    soon: i64 = min(left, 4)
    if memo == 5:
        return worth + (LONE_BEAST_WORTH * soon // 4 if count else 0)
    if memo == 3:
        return worth + (LONE_BEAST_WORTH * soon // 4 if count & 1 else 0)
    return worth + BEAST_HOPE * left * min(count, 5)


@final
class Round:
    """The goods that lie out, weighed for everybody as every kind."""

    def __init__(self, state: GuildsState) -> None:
        players = state.config.players
        self.state: GuildsState = state
        self.players: i64 = players
        self.left: i64 = ROUNDS - 1 - state.round
        self.gains: vec[i64] = vec[i64]([0] * int(players * players * KINDS))  # by seat, place and kind
        self.goods: vec[i64] = state.market[:]
        self.experts: vec[i64] = state.experts[:]
        self.results: vec[i64] = vec[i64]([0, 0, 0, 0])  # what each seat has gained in the head
        tallies = [state.tally(seat) for seat in range(players)]
        for seat in range(players):
            self.weigh(seat, tallies)

    def weigh(self, seat: i64, tallies: list[Tally]) -> None:
        state = self.state
        players = self.players
        is_duel = players == 2
        threat = strongest_threat(tallies, seat)
        now = outlook(tallies[seat], state.memo, self.left, threat, is_duel)
        for place in range(players):
            good = self.goods[place]
            if good < 0:
                continue
            for kind in range(KINDS):
                with_it = outlook(tally_with(state, seat, entry_of(kind, good)), state.memo, self.left, threat, is_duel)
                self.gains[(seat * players + place) * KINDS + kind] = with_it - now

    def gain(self, seat: i64, place: i64, kind: i64) -> i64:
        return self.gains[(seat * self.players + place) * KINDS + kind]

    def best_move(self, seat: i64, rng: Rng) -> i64:
        state = self.state
        moves = state.legal_moves()
        best: i64 = -1
        best_worth: i64 = -1000000
        for i in range(len(moves)):
            worth: i64 = self.worth(seat, moves[i]) + rng.below(10)
            if worth > best_worth:
                best_worth = worth
                best = moves[i]
        return best

    def worth(self, seat: i64, move: i64) -> i64:
        """What this seat gains over the others if the round goes on from this move as seems best to each."""
        state = self.state
        players = self.players
        self.goods = state.market[:]
        self.experts = state.experts[:]
        for other in range(players):
            self.results[other] = 0
        taken: i64 = state.step if state.phase == TAKING else 0
        if move < TAKE:
            self.experts[move // KINDS] = (move - PLAY) % KINDS
            for later in range(state.step + 1, players):
                self.play_in_the_head((state.first + later) % players)
        else:
            place: i64 = move - TAKE if move < CHANGE else state.last_place()
            kind: i64 = self.experts[place] if move < CHANGE else move - CHANGE
            self.results[seat] = self.gain(seat, place, kind)
            self.goods[place] = -1
            taken += 1
        for turn in range(taken, players):
            self.take_in_the_head((state.first + players - 1 - turn) % players, turn == players - 1)
        others: i64 = 0
        for other in range(players):
            if other != seat:
                others += self.results[other]
        return self.results[seat] - others // (players - 1)

    def play_in_the_head(self, seat: i64) -> None:
        """An expert where it makes the best good for this seat."""
        best: i64 = -1000000
        best_place: i64 = 0
        best_kind: i64 = 0
        for place in range(self.players):
            if self.experts[place] >= 0:
                continue
            for kind in range(KINDS):
                if self.state.hands[seat * KINDS + kind] and self.gain(seat, place, kind) > best:
                    best = self.gain(seat, place, kind)
                    best_place = place
                    best_kind = kind
        self.experts[best_place] = best_kind

    def take_in_the_head(self, seat: i64, is_last: bool) -> None:
        """The good that is best for this seat; the last one may be changed (G9)."""
        best: i64 = -1000000
        best_place: i64 = 0
        for place in range(self.players):
            if self.goods[place] < 0:
                continue
            if self.gain(seat, place, self.experts[place]) > best:
                best = self.gain(seat, place, self.experts[place])
                best_place = place
            if is_last:
                for kind in range(KINDS):
                    if self.state.hands[seat * KINDS + kind] and self.gain(seat, place, kind) > best:
                        best = self.gain(seat, place, kind)
        self.results[seat] = best
        self.goods[best_place] = -1


def tally_with(state: GuildsState, seat: i64, entry: i64) -> Tally:
    """A seat's goods with one more, counted."""
    tally = Tally()
    base: i64 = seat * MOST
    for i in range(base, base + state.taken_count[seat]):
        tally.add(state.taken[i])
    tally.add(entry)
    tally.arm()
    return tally


def strongest_threat(tallies: list[Tally], seat: i64) -> i64:
    """How much the one type of weapon takes from a seat against which it would protect itself."""
    players: i64 = len(tallies)
    most: i64 = 0
    for type_ in range(TYPES):
        taken: i64 = tallies[(seat + players - 1) % players].left[type_]
        if players > 2:
            taken += tallies[(seat + 1) % players].right[type_]
        most = max(most, taken)
    return most


class Ending:
    """What a seat wants of the final scoring."""

    def worth(self, state: GuildsState, seat: i64) -> i64:
        """How well a seat stands, if all that is still open is decided as well as can be."""
        raise NotImplementedError


@final
class Lead(Ending):
    """To be ahead of the others on average."""

    def worth(self, state: GuildsState, seat: i64) -> i64:
        return lead(state, seat)


def best_use_of_universals(state: GuildsState, seat: i64, ending: Ending, depth: i64) -> i64:
    """The move that leaves this seat best placed, with at most this many more moves."""
    moves = state.legal_moves()
    best: i64 = moves[len(moves) - 1]  # to keep what is left
    best_worth = ending.worth(state, seat)
    for i in range(len(moves) - 1):
        worth = worth_after(state, seat, moves[i], ending, depth)
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


def worth_after(state: GuildsState, seat: i64, move: i64, ending: Ending, depth: i64) -> i64:
    """How well placed this seat can be after a move and at most this many more."""
    after = state.copy()
    after.apply(move)
    best = ending.worth(after, seat)
    if depth > 0 and after.phase == UNIVERSALS and after.turn == seat:
        moves = after.legal_moves()
        for i in range(len(moves) - 1):
            best = max(best, worth_after(after, seat, moves[i], ending, depth - 1))
    return best


def lead(state: GuildsState, seat: i64) -> i64:
    """Points ahead of the others' mean, times how many they are, if all else is decided as well as can be."""
    players = state.config.players
    points = standings(state.taken, state.taken_count, players, state.memo, state.protected, state.sides)
    ahead: i64 = 0
    for other in range(players):
        total: i64 = 0
        for kind in range(KINDS):
            total += points[other * KINDS + kind]
        ahead += total * (players - 1) if other == seat else -total
    return ahead
