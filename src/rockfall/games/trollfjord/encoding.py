"""What a seat knows of a match as a row of numbers, for learners. Compiled.

What lies face down on the patches of others is left out, as it is of a view (R5).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rockfall.core.encoding import Encoder, Slate
from rockfall.core.state import State
from rockfall.games.trollfjord.chances import MEMORIES
from rockfall.games.trollfjord.edition import (
    BELT,
    BLOWS,
    BOULDERS,
    COLOURS,
    EACH,
    GIFTS,
    LAPS,
    LEAST,
    NOT_LINED_UP,
    OVER,
    PLACES,
    PLANKS,
    REGIONS,
    SITES,
    SPACES,
    STOCK_COUNT,
    TROLLS,
    VALUES,
    Config,
    boulders,
)
from rockfall.games.trollfjord.rules import TrollfjordState

HIGHEST = LEAST + VALUES - 1
FARTHEST = (LAPS + 1) * SPACES


@final
class TrollfjordEncoder(Encoder):
    def __init__(self, config: Config) -> None:
        super().__init__()
        players = config.players
        self.players: i64 = players
        self.viewer: i64 = self.field("viewer", players, 0, 1, "whose row this is")
        self.turn: i64 = self.field("turn", players, 0, 1, "who is asked")
        self.owner: i64 = self.field("owner", players, 0, 1, "whose turn it is")
        self.finished: i64 = self.field("finished", players, 0, 1, "who has finished")
        self.asked: i64 = self.field("asked", players, 0, 1, "who need not be asked to be the comrade any more")
        self.partner: i64 = self.field("partner", players, 0, 1, "who joined the owner")
        self.hammerer: i64 = self.field("hammerer", players, 0, 1, "who hammers")
        self.stopped: i64 = self.field("stopped", players, 0, 1, "who has stopped and left the other alone")
        self.phase: i64 = self.field("phase", 1, 0, OVER, "what is asked")
        self.is_last_round: i64 = self.field("is_last_round", 1, 0, 1, "whether this is the last round")
        self.left: i64 = self.field("left", 1, 0, 99, "trolls or steps that are still to be had")
        self.placing: i64 = self.field("placing", 1, 0, REGIONS, "the region where this turn's trolls go + 1")
        self.wind: i64 = self.field("wind", 1, -1, FARTHEST, "progress of the lord with the latest tailwind; -1: none")
        self.site: i64 = self.field("site", 1, 0, SITES, "the fortress that was named + 1")
        self.limit: i64 = self.field("limit", 1, 0, 9, "hits, and boulders of a colour, at most")
        self.hits: i64 = self.field("hits", 1, 0, 99, "hits so far")
        self.stop_hits: i64 = self.field("stop_hits", 1, 0, 99, "hits when one of the two stopped")
        self.blow: i64 = self.field("blow", 1, 0, BLOWS, "the last blow + 1")
        self.memory: i64 = self.field("memory", 1, 0, MEMORIES, "how jammed the tower is after empty blows")
        self.pending: i64 = self.field("pending", 1, 0, BOULDERS, "boulders that are out, their colours not shown yet")
        self.anger: i64 = self.field("anger", 1, 0, 2, "the spirit is calm, angry, appeased")
        self.gift_step: i64 = self.field("gift_step", 1, 0, 2, "how far pledging or talking about gifts has come")
        self.owner_got: i64 = self.field("owner_got", 1, 0, REGIONS, "the region whose treasure the owner took + 1")
        self.partner_got: i64 = self.field("partner_got", 1, 0, REGIONS, "the same of the partner")
        self.pledges: i64 = self.field("pledges", 2 * GIFTS, 0, 1, "gifts pledged by the owner, by the partner")
        self.out: i64 = self.field("out", COLOURS, 0, EACH, "boulders outside, by colour")
        self.thrown: i64 = self.field("thrown", COLOURS, 0, EACH, "boulders thrown back after the last hammering")
        self.under: i64 = self.field("under", COLOURS, 0, EACH, "and after the one before, as far as still inside")
        self.last: i64 = self.field("last", COLOURS, 0, EACH, "what the last blow brought out")
        self.trolls: i64 = self.field("trolls", players * PLACES, 0, TROLLS, "by seat: in each region, in the supply")
        self.lords: i64 = self.field(
            "lords", players, NOT_LINED_UP, FARTHEST, "progress, by seat; at the start below 0"
        )
        self.treasures: i64 = self.field("treasures", REGIONS, 0, HIGHEST, "by region: its treasure; 0: none")
        self.belts: i64 = self.field("belts", players * BELT, 0, HIGHEST, "by seat and belt space: its treasure")
        self.patches: i64 = self.field(
            "patches", players * VALUES, 0, 3, "by seat: what is known to be on the patch, by value - 10"
        )
        self.on_patch: i64 = self.field("on_patch", players, 0, STOCK_COUNT, "by seat: treasures on the patch")
        self.stock: i64 = self.field("stock", 1, 0, STOCK_COUNT, "treasures beside the board")
        self.unseen: i64 = self.field("unseen", VALUES, 0, 3, "treasures that this seat has not seen, by value - 10")
        self.gifts: i64 = self.field("gifts", players * GIFTS, 0, 1, "by seat: gifts not turned over")
        self.crowns: i64 = self.field("crowns", 3, 0, players, "by number: who has the crown + 1")
        self.numbers: i64 = self.field("numbers", SITES, 0, 3, "by fortress: its number; 0: not drawn yet")
        self.planks: i64 = self.field("planks", PLANKS, 0, PLANKS, "the walkway: plank + 1; 0: not laid yet")

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, TrollfjordState)
        slate.mark(self.viewer + seat, 1)
        slate.mark_seat(self.turn, state.turn)
        slate.mark_seat(self.owner, state.owner)
        slate.mark_seat(self.partner, state.partner)
        slate.mark_seat(self.hammerer, state.hammerer)
        slate.mark_seat(self.stopped, state.stopped)
        slate.mark_flags(self.finished, state.finished)
        slate.mark_flags(self.asked, state.asked)
        self.write_turn(state, slate)
        self.write_hammering(state, slate)
        self.write_players(state, seat, slate)
        self.write_board(state, seat, slate)

    def write_turn(self, state: TrollfjordState, slate: Slate) -> None:
        slate.put(self.phase, state.phase)
        slate.put(self.is_last_round, state.is_last_round)
        slate.put(self.left, state.left)
        slate.put(self.placing, state.placing + 1)
        slate.put(self.wind, state.wind)
        slate.put(self.site, state.site + 1)
        slate.put(self.owner_got, state.owner_got + 1)
        slate.put(self.partner_got, state.partner_got + 1)

    def write_hammering(self, state: TrollfjordState, slate: Slate) -> None:
        slate.put(self.limit, state.limit)
        slate.put(self.hits, state.hits)
        slate.put(self.stop_hits, state.stop_hits)
        slate.put(self.blow, state.blow + 1)
        slate.put(self.memory, state.memory)
        slate.put(self.pending, state.pending)
        slate.put(self.anger, state.anger)
        slate.put(self.gift_step, state.gift_step)
        slate.mark_flags(self.pledges, state.pledges)
        for colour in range(COLOURS):
            slate.put(self.out + colour, boulders(state.out, colour))
            slate.put(self.thrown + colour, boulders(state.thrown, colour))
            slate.put(self.under + colour, boulders(state.under, colour))
            slate.put(self.last + colour, boulders(state.last, colour))

    def write_players(self, state: TrollfjordState, seat: i64, slate: Slate) -> None:
        players = self.players
        slate.mark_counts(self.trolls, state.trolls)
        slate.mark_counts(self.belts, state.belts)
        for i in range(players):
            slate.put(self.lords + i, state.lords[i])
            slate.mark_flags(self.gifts + i * GIFTS, state.gifts[i])
            slate.put(self.on_patch + i, state.patch_count(i))
            if state.knows_patch(seat, i):
                mark_treasures(slate, self.patches + i * VALUES, state.patches[i])

    def write_board(self, state: TrollfjordState, seat: i64, slate: Slate) -> None:
        slate.mark_counts(self.treasures, state.treasures)
        slate.put(self.stock, state.stock_count)
        mark_treasures(slate, self.unseen, state.unseen(seat))
        for i in range(3):
            slate.put(self.crowns + i, state.crowns[i] + 1)
        slate.mark_counts(self.numbers, state.numbers)
        for i in range(len(state.planks)):
            slate.mark(self.planks + i, state.planks[i] + 1)


def mark_treasures(slate: Slate, place: i64, packed: i64) -> None:
    """Treasures that are counted by two bits for each value."""
    while packed:
        if packed & 3:
            slate.mark(place, packed & 3)
        packed >>= 2
        place += 1
