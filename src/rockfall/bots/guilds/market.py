"""The round as an attentive merchant sees it: searched to its end, everybody for their own chance to win. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.guilds.judge import tally_with
from rockfall.bots.guilds.prospects import POINT, Prospects, chances
from rockfall.bots.guilds.weights import HAND
from rockfall.games.guilds.edition import (
    CHANGE,
    EXPERTS,
    PLAY,
    ROUNDS,
    SEATS,
    STAGE_ROUNDS,
    TAKE,
    TAKING,
)
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import (
    KINDS,
    PROTECTION,
    SPELL,
    SPELL_DOES,
    entry_of,
    type_bit,
)

NEVER: Final = -(10**12)
LIKELY: Final = 3  # kinds that others are expected to think of, among four players


def hand_worth(players: i64, played: i64, kind: i64) -> i64:
    """What it is worth to have an expert at hand after this many rounds."""
    place: i64 = played % STAGE_ROUNDS
    return HAND[((players - 2) * STAGE_ROUNDS + place) * KINDS + kind] if place else 0


@final
class Table:
    """The goods that lie out, and what it would do to everybody's chances if a seat took one as a kind."""

    def __init__(self, state: GuildsState) -> None:
        players = state.config.players
        self.state: GuildsState = state
        self.players: i64 = players
        self.left: i64 = ROUNDS - 1 - state.round
        self.prospects: Prospects = Prospects(state, self.left)
        self.experts: vec[i64] = state.experts[:]
        self.hands: vec[i64] = state.hands[:]
        # By taker, place, kind and seat: what it does to that seat's points; what that seat thinks of it.
        self.effects: vec[i64] = vec[i64]([0] * int(players * players * players * KINDS))
        self.rivalry: vec[i64] = vec[i64]([0] * int(players * players))  # by whose view and of whom, in thousandths
        self.sums: vec[i64] = vec[i64]([0] * ((SEATS + 1) * SEATS))  # by takers so far and seat
        self.found: vec[i64] = vec[i64]([0] * ((SEATS + 1) * SEATS))  # the best that was found there
        self.played: vec[i64] = vec[i64]([0] * ((SEATS + 1) * SEATS))  # the same by experts played
        codes: i64 = KINDS
        for _ in range(players):
            codes *= KINDS
        self.known: vec[i64] = vec[i64]([0] * int(codes))  # which experts on which goods were looked at
        self.known_worths: vec[i64] = vec[i64]([0] * int(codes * players))
        taken: i64 = state.step if state.phase == TAKING else 0
        for turn in range(taken, players):
            self.weigh((state.first + players - 1 - turn) % players)
        self.set_rivalry()
        if self.left:
            self.take_sides()
        # By seat and place, as bits: the kinds that a seat would think of making that good, when others look ahead.
        self.likely: vec[i64] = vec[i64]([0] * int(players * players))
        if state.phase == EXPERTS:
            for seat in range(players):
                for place in range(players):
                    self.likely[seat * players + place] = self.likely_kinds(seat, place)

    def weigh(self, seat: i64) -> None:
        state = self.state
        prospects = self.prospects
        players = self.players
        left_now = prospects.left_taken(seat, prospects.tallies[seat])
        right_now = prospects.right_taken(seat, prospects.tallies[seat])
        saved: i64 = POINT * prospects.threat_to(seat)
        for place in range(players):
            good = state.market[place]
            if good < 0:
                continue
            for kind in range(KINDS):
                entry = entry_of(kind, good)
                tally = tally_with(state, seat, entry)
                more: i64 = prospects.worth(state, seat, entry, tally) - prospects.worths[seat]
                if kind == SPELL and SPELL_DOES[good] == PROTECTION:
                    more += saved
                at = self.at(seat, place, kind)
                self.effects[at + seat] += more
                self.effects[at + prospects.on_left(seat)] -= POINT * (prospects.left_taken(seat, tally) - left_now)
                self.effects[at + prospects.on_right(seat)] -= POINT * (prospects.right_taken(seat, tally) - right_now)

    def at(self, seat: i64, place: i64, kind: i64) -> i64:
        return ((seat * self.players + place) * KINDS + kind) * self.players

    def set_rivalry(self) -> None:
        """How much a point of another counts: what it changes of one's own chance, against a point of one's own."""
        players = self.players
        chance = chances(self.prospects.totals, players, self.left)
        for seat in range(players):
            for other in range(players):
                if other != seat:
                    others = 1.0 - chance[seat]
                    share = chance[other] / others if others > 0.001 else 1.0 / float(players - 1)
                    self.rivalry[seat * players + other] = int(float(POINT) * share)

    def take_sides(self) -> None:
        """Before the last round: from what a good does to everybody's points to what everybody thinks of it."""
        players = self.players
        points = vec[i64]([0] * SEATS)
        for at in range(0, len(self.effects), players):
            for seat in range(players):
                points[seat] = self.effects[at + seat]
            for viewer in range(players):
                others: i64 = 0
                for seat in range(players):
                    if seat != viewer:
                        others += points[seat] * self.rivalry[viewer * players + seat]
                self.effects[at + viewer] = points[viewer] - others // POINT

    def likely_kinds(self, seat: i64, place: i64) -> i64:
        """All at hand; among four players the two that are best for oneself, and the one that is least for others."""
        players = self.players
        hand: i64 = 0
        for kind in range(KINDS):
            if self.hands[seat * KINDS + kind]:
                hand |= type_bit(kind)
        if players < SEATS:
            return hand
        likely: i64 = 0
        for choice in range(LIKELY):
            best: i64 = NEVER
            best_kind: i64 = -1
            for kind in range(KINDS):
                if not (hand >> kind) & 1 or (likely >> kind) & 1:
                    continue
                worth: i64 = self.effects[self.at(seat, place, kind) + seat]
                if choice == LIKELY - 1:
                    worth = -self.most_wanted(seat, place, kind)
                if worth > best:
                    best = worth
                    best_kind = kind
            if best_kind >= 0:
                likely |= type_bit(best_kind)
        return likely

    def most_wanted(self, seat: i64, place: i64, kind: i64) -> i64:
        """What a good as this kind is worth to the one of the others who wants it most."""
        most: i64 = NEVER
        for other in range(self.players):
            if other != seat:
                most = max(most, self.effects[self.at(other, place, kind) + other])
        return most

    def best_move(self, seat: i64) -> i64:
        state = self.state
        moves = state.legal_moves()
        best: i64 = moves[0]
        best_worth: i64 = NEVER
        for i in range(len(moves)):
            worth = self.after(seat, moves[i])
            if worth > best_worth:
                best_worth = worth
                best = moves[i]
        return best

    def after(self, seat: i64, move: i64) -> i64:
        """What a move is worth to this seat if everybody goes on as is best for them."""
        state = self.state
        players = self.players
        for other in range(players):
            self.sums[other] = 0
        if move < TAKE:
            place: i64 = (move - PLAY) // KINDS
            kind: i64 = (move - PLAY) % KINDS
            self.lay(seat, place, kind)
            self.play(state.step + 1)
            self.pick_up(seat, place, kind)
            return self.played[(state.step + 1) * SEATS + seat] - self.cost(seat, seat, kind)
        mask: i64 = 0
        for place in range(players):
            if state.market[place] < 0:
                mask |= type_bit(place)
        step = state.step
        for other in range(players):
            self.sums[step * SEATS + other] = 0
        if move < CHANGE:
            place = move - TAKE
            self.add(step, self.at(seat, place, self.experts[place]))
        else:
            place = state.last_place()
            self.add(step, self.at(seat, place, move - CHANGE))
            self.sums[(step + 1) * SEATS + seat] += self.swap_worth(self.experts[place], move - CHANGE)
        self.take(step + 1, mask | type_bit(place))
        return self.found[(step + 1) * SEATS + seat]

    def lay(self, seat: i64, place: i64, kind: i64) -> None:
        self.experts[place] = kind
        self.hands[seat * KINDS + kind] -= 1

    def pick_up(self, seat: i64, place: i64, kind: i64) -> None:
        self.experts[place] = -1
        self.hands[seat * KINDS + kind] += 1

    def cost(self, viewer: i64, seat: i64, kind: i64) -> i64:
        """What it costs in one seat's eyes that a seat has an expert less; one that is held twice is no loss."""
        if self.hands[seat * KINDS + kind] > 1 or self.left == 0:
            return 0
        worth = hand_worth(self.players, self.state.round + 1, kind)
        return worth if viewer == seat else -worth * self.rivalry[viewer * self.players + seat] // POINT

    def swap_worth(self, there: i64, kind: i64) -> i64:
        """G9: one expert comes to hand, another goes."""
        if self.left == 0:
            return 0
        played = self.state.round + 1
        return hand_worth(self.players, played, there) - hand_worth(self.players, played, kind)

    def play(self, step: i64) -> None:
        """Everybody's best play once `step` experts are out; in `played`."""
        players = self.players
        if step == players:
            self.take_all(step)
            return
        seat: i64 = (self.state.first + step) % players
        best: i64 = NEVER
        for place in range(players):
            if self.experts[place] >= 0:
                continue
            likely = self.likely[seat * players + place]
            for kind in range(KINDS):
                if not (likely >> kind) & 1:
                    continue
                self.lay(seat, place, kind)
                self.play(step + 1)
                self.pick_up(seat, place, kind)
                worth: i64 = self.played[(step + 1) * SEATS + seat] - self.cost(seat, seat, kind)
                if worth > best:
                    best = worth
                    for viewer in range(players):
                        self.played[step * SEATS + viewer] = self.played[(step + 1) * SEATS + viewer] - self.cost(
                            viewer, seat, kind
                        )

    def take_all(self, step: i64) -> None:
        """What taking comes to with these experts; what was found once is kept."""
        players = self.players
        first = self.state.first
        code: i64 = 0
        for place in range(players):
            code = code * KINDS + self.experts[place]
        missing: i64 = 0  # what the first player has played of what was at hand
        for kind in range(KINDS):
            if self.hands[first * KINDS + kind] < self.state.hands[first * KINDS + kind]:
                missing = kind
        code = code * KINDS + missing
        if not self.known[code]:
            for seat in range(players):
                self.sums[seat] = 0
            self.take(0, 0)
            self.known[code] = 1
            for seat in range(players):
                self.known_worths[code * players + seat] = self.found[seat]
        for seat in range(players):
            self.played[step * SEATS + seat] = self.known_worths[code * players + seat]

    def add(self, step: i64, at: i64) -> None:
        """Another good is taken: what everybody has gained after it."""
        for seat in range(self.players):
            self.sums[(step + 1) * SEATS + seat] = self.sums[step * SEATS + seat] + self.effects[at + seat]

    def take(self, step: i64, mask: i64) -> None:
        """Everybody's best play once `step` goods are taken, those at the places in `mask`; in `found`."""
        players = self.players
        if step == players:
            self.judge(step)
            return
        if step == players - 1:
            self.take_last(step, mask)
            return
        seat: i64 = (self.state.first + players - 1 - step) % players
        base: i64 = step * SEATS
        best: i64 = NEVER
        for place in range(players):
            if (mask >> place) & 1:
                continue
            self.add(step, self.at(seat, place, self.experts[place]))
            self.take(step + 1, mask | type_bit(place))
            if self.found[base + SEATS + seat] > best:
                best = self.found[base + SEATS + seat]
                for viewer in range(players):
                    self.found[base + viewer] = self.found[base + SEATS + viewer]

    def take_last(self, step: i64, mask: i64) -> None:
        """G9: the last good falls to the first player, as the kind that is best for this one."""
        players = self.players
        seat = self.state.first
        place: i64 = 0
        while (mask >> place) & 1:
            place += 1
        there = self.experts[place]
        best: i64 = NEVER
        best_kind: i64 = there
        for kind in range(KINDS):
            if kind == there or self.hands[seat * KINDS + kind]:
                worth: i64 = self.effects[self.at(seat, place, kind) + seat]
                if kind != there:
                    worth += self.swap_worth(there, kind)
                if worth > best:
                    best = worth
                    best_kind = kind
        self.add(step, self.at(seat, place, best_kind))
        if best_kind != there:
            self.sums[step * SEATS + SEATS + seat] += self.swap_worth(there, best_kind)
        self.judge(step + 1)
        for viewer in range(players):
            self.found[step * SEATS + viewer] = self.found[step * SEATS + SEATS + viewer]

    def judge(self, step: i64) -> None:
        """All is taken: what everybody thinks of it. In the last round only the best of the others counts."""
        players = self.players
        base: i64 = step * SEATS
        if self.left:
            for viewer in range(players):
                self.found[base + viewer] = self.sums[base + viewer]
            return
        totals = self.prospects.totals
        for viewer in range(players):
            ahead: i64 = -NEVER
            own: i64 = totals[viewer] + self.sums[base + viewer]
            for seat in range(players):
                if seat != viewer:
                    ahead = min(ahead, own - totals[seat] - self.sums[base + seat])
            self.found[base + viewer] = ahead
