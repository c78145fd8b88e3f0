"""Trollfjord as a game: options, codes, the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from rockfall.core.errors import BadOptions
from rockfall.core.game import Action, Game, Options, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import State, View
from rockfall.games.trollfjord import codec, events, parts, refusals
from rockfall.games.trollfjord.edition import MOVE_COUNT, PLACES, Config, boulders
from rockfall.games.trollfjord.encoding import TrollfjordEncoder
from rockfall.games.trollfjord.options import FIRST_MATCH, OptionsByRules1, TrollfjordOptions
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.shown import show
from rockfall.games.trollfjord.table import TrollfjordTable
from rockfall.games.trollfjord.view import TrollfjordView
from rockfall.games.trollfjord.worlds import imagine, known


class Trollfjord(Game):
    name = "trollfjord"
    title = "Trollfjord"
    min_players = 2
    max_players = 4
    rules_version = 2
    option_type: ClassVar[type[Options]] = TrollfjordOptions
    action_types = codec.ACTION_TYPES
    event_types = events.EVENTS
    refusal_codes = refusals.REFUSAL_CODES
    view_type = TrollfjordTable
    move_count = MOVE_COUNT

    config: Config

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, options)
        assert isinstance(options, TrollfjordOptions)
        self.config = self.config_of(options)

    def config_of(self, options: TrollfjordOptions, is_first_tower: bool = False) -> Config:
        first = options.first_seat
        if first is not None and not 0 <= first < self.players:
            raise BadOptions(f"{self.name}: expected first_seat from 0 to {self.players - 1}, or none; got {first}")
        return Config(
            self.players,
            self.fortress_numbers(options),
            -1 if first is None else first,
            options.finished_tailwind,
            options.gifts == "talk",
            options.refill == "thrown_back",
            is_first_tower,
        )

    def fortress_numbers(self, options: TrollfjordOptions) -> list[int]:
        """T4: by site; zeros where a lot decides."""
        layout = options.layout
        if options.fortresses != "free" and layout != FIRST_MATCH:
            raise BadOptions(
                f"{self.name}: expected a layout with fortresses=free only, got fortresses={options.fortresses}"
            )
        if sorted(layout) != sorted(FIRST_MATCH):
            raise BadOptions(
                f"{self.name}: expected a layout of six digits, the numbers of the fortresses from A to F, with 1, 2 "
                f"and 3 twice each, as in {FIRST_MATCH}; got {layout!r}"
            )
        return [0] * len(layout) if options.fortresses == "random" else [int(number) for number in layout]

    def new_state(self) -> TrollfjordState:
        return TrollfjordState(self.config)

    def encoder(self) -> TrollfjordEncoder:
        return TrollfjordEncoder(self.config)

    def decode(self, move: int) -> Action:
        self.check_code(move)
        return codec.ACTIONS[move]

    def encode(self, action: Action) -> int:
        return codec.encode(action)

    def determinize(self, view: View, rng: Rng) -> TrollfjordState:
        assert isinstance(view, TrollfjordView)
        return imagine(view, rng)

    def why_not(self, view: View, action: Action) -> Refusal | None:
        assert isinstance(view, TrollfjordView)
        if self.encode(action) in view.legal_moves:
            return None
        return refusals.why_not(known(view), view.viewer, action)

    def show(self, view: View) -> TrollfjordTable:
        assert isinstance(view, TrollfjordView)
        return show(known(view), view.viewer)

    def numbers(self) -> dict[str, int]:
        found = {
            f"treasures.{value}": int(self.config.stock) >> 2 * place & 3 for place, value in enumerate(parts.TREASURES)
        }
        found |= {f"gift.{number}": int(worth) for number, worth in enumerate(self.config.gift_worth, start=1)}
        return {**found, "crown": int(self.config.crown)}

    def refit(self, numbers: Mapping[str, int]) -> None:
        treasures = [numbers[f"treasures.{value}"] for value in parts.TREASURES]
        for value, count in zip(parts.TREASURES, treasures, strict=True):
            if count > 3:
                raise BadOptions(f"{self.name}: expected at most 3 treasures of {value}, got {count}")
        if sum(treasures) < len(parts.REGIONS):
            raise BadOptions(f"{self.name}: expected a treasure for each of 12 regions, got {sum(treasures)}")
        gifts = [numbers[f"gift.{number}"] for number in range(1, len(parts.GIFTS) + 1)]
        self.config.refit(treasures, numbers["crown"], gifts)

    def totals(self, state: State) -> dict[str, int]:
        """What a match never loses: trolls, treasures, boulders, crowns."""
        assert isinstance(state, TrollfjordState)
        seats = range(self.players)
        totals = {f"trolls of {seat}": sum(state.trolls[seat * PLACES : (seat + 1) * PLACES]) for seat in seats}
        held = [*state.treasures, *state.belts]
        for place, value in enumerate(parts.TREASURES):
            packed = [state.stock, *state.patches]
            totals[f"treasures of {value}"] = held.count(value) + sum(row >> 2 * place & 3 for row in packed)
        totals["treasures in stock and out"] = (
            state.stock_count
            + sum(value > 0 for value in held)
            + sum(row >> 2 * place & 3 for row in state.patches for place in range(len(parts.TREASURES)))
        )
        # No more boulders of a colour can be out than there are.
        totals["colours"] = sum(boulders(state.out, colour) <= parts.BOULDERS_EACH for colour in range(4))
        return totals


class TrollfjordByRules1(Trollfjord):
    """Another tower, which was filled afresh for every hammering."""

    rules_version = 1
    option_type = OptionsByRules1

    def __init__(self, players: int, options: Options) -> None:
        Game.__init__(self, players, options)
        assert isinstance(options, OptionsByRules1)
        agreed = TrollfjordOptions(refill="fresh", **msgspec.structs.asdict(options))
        self.config = self.config_of(agreed, is_first_tower=True)


Trollfjord.earlier = (TrollfjordByRules1,)
