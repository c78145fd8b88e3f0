"""Guilds of Laar as a game: options, codes, views in readable form."""

from __future__ import annotations

from collections.abc import Mapping

from rockfall.core.errors import BadOptions
from rockfall.core.game import Action, Game, Options, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, View
from rockfall.games.guilds import cards, codec, events, refusals
from rockfall.games.guilds.edition import MOVE_COUNT, UNIVERSALS, Config
from rockfall.games.guilds.encoding import GuildsEncoder
from rockfall.games.guilds.options import GuildsOptions
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import GEM, KINDS, MOST, SPELL, WEAPON, good_of, kind_of
from rockfall.games.guilds.sheet import sheet
from rockfall.games.guilds.table import (
    Gains,
    GoodFace,
    GuildsTable,
    MarketGood,
    Merchant,
    ScoreLine,
    StackGood,
    Stacks,
    Worth,
)
from rockfall.games.guilds.view import GuildsView
from rockfall.games.guilds.worlds import imagine

PHASES = (
    "choosing who begins",
    "drawing the memo",
    "turning up goods",
    "playing experts",
    "taking goods",
    "moving universal goods",
    "choosing protection",
    "choosing a side",
    "over",
)

FACES = [
    GoodFace(
        card=card,
        spell=good.spell,
        gem=good.gem,
        spice=good.spice,
        beast=good.beast,
        weapon=good.weapon,
        left=good.left,
        right=good.right,
    )
    for card, good in enumerate(cards.GOODS, start=1)
]
# A good on a stack, by kind.
STACKED = [
    [
        StackGood(
            card=card,
            name=good.name(kind),
            left=good.left if kind == WEAPON else None,
            right=good.right if kind == WEAPON else None,
        )
        for card, good in enumerate(cards.GOODS, start=1)
    ]
    for kind in range(KINDS)
]
FACE_DOWN = StackGood(card=None, name=None)


class Guilds(Game):
    name = "guilds"
    title = "Guilds of Laar"
    min_players = 2
    max_players = 4
    rules_version = 1
    option_type = GuildsOptions
    action_types = codec.ACTION_TYPES
    event_types = events.EVENTS
    refusal_codes = refusals.REFUSAL_CODES
    view_type = GuildsTable
    move_count = MOVE_COUNT

    config: Config

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, options)
        assert isinstance(options, GuildsOptions)
        first = options.first_seat
        if first is not None and not 0 <= first < players:
            raise BadOptions(f"{self.name}: expected first_seat from 0 to {players - 1}, or none; got {first}")
        self.config = Config(
            players,
            0 if options.memo is None else options.memo,
            options.open_gems,
            options.hidden_experts,
            -1 if first is None else first,
        )

    def new_state(self) -> GuildsState:
        return GuildsState(self.config)

    def encoder(self) -> GuildsEncoder:
        return GuildsEncoder(self.config)

    def decode(self, move: int) -> Action:
        self.check_code(move)
        return codec.ACTIONS[move]

    def encode(self, action: Action) -> int:
        return codec.encode(action)

    def determinize(self, view: View, rng: Rng) -> GuildsState:
        assert isinstance(view, GuildsView)
        return imagine(view)

    def why_not(self, view: View, action: Action) -> Refusal | None:
        assert isinstance(view, GuildsView)
        return None if self.encode(action) in view.legal_moves else refusals.why_not(view, action)

    def totals(self, state: State) -> dict[str, int]:
        """What a match never loses: every good, every expert."""
        assert isinstance(state, GuildsState)
        held = [good for good in state.market if good >= 0]
        for seat in range(self.players):
            held += [good_of(entry) for entry in state.taken[seat * MOST : seat * MOST + state.taken_count[seat]]]
        totals = {f"good {card}": (state.unseen >> card - 1 & 1) + held.count(card - 1) for card in range(1, 49)}
        played = sum(state.taken_count) - 4 * self.players * (min(state.round, 11) // 4)
        there = sum(kind >= 0 for kind in state.experts)
        return {**totals, "experts": sum(state.hands) + there + played}

    def numbers(self) -> dict[str, int]:
        deck = {f"deck.{card}": int(self.config.goods) >> card - 1 & 1 for card in range(1, len(cards.GOODS) + 1)}
        return deck | {f"experts.{name}": int(self.config.experts[kind]) for kind, name in enumerate(cards.EXPERTS)}

    def refit(self, numbers: Mapping[str, int]) -> None:
        copies = [numbers[f"deck.{card}"] for card in range(1, len(cards.GOODS) + 1)]
        experts = [numbers[f"experts.{name}"] for name in cards.EXPERTS]
        needed = cards.ROUNDS * self.players
        if max(copies) > 1:
            raise BadOptions(f"{self.name}: expected 0 or 1 of each good, got {max(copies)} of one")
        if sum(copies) < needed:
            raise BadOptions(
                f"{self.name}: expected {needed} goods or more for {self.players} players, got {sum(copies)}"
            )
        if not len(experts) <= sum(experts) <= 9:
            raise BadOptions(f"{self.name}: expected 5 to 9 experts for each player, got {sum(experts)}")
        self.config.refit([good for good, copy in enumerate(copies) if copy], experts)

    # -- what is shown -----------------------------------------------------------------------------------

    def show(self, view: View) -> GuildsTable:
        assert isinstance(view, GuildsView)
        is_over = view.turn == NOBODY
        worth = self._standings(view)
        sheets = self._sheets(view) if is_over else [[] for _ in range(self.players)]
        return GuildsTable(
            game=self.name,
            viewer=view.viewer,
            turn=view.turn if view.turn >= 0 else None,
            phase=PHASES[view.phase],
            is_over=is_over,
            round=min(int(view.round) + 1, cards.ROUNDS),
            rounds=cards.ROUNDS,
            first=int(view.first) if view.first >= 0 else None,
            memo=int(view.memo) or None,
            open_gems=view.config.open_gems,
            hidden_experts=view.config.hidden_experts,
            goods=[self._good(view, place) for place in range(self.players)],
            gains=[self._gains(view, place) for place in range(self.players)],
            deck_left=self._deck_left(view),
            unseen=[card for card in range(1, len(cards.GOODS) + 1) if view.unseen >> card - 1 & 1],
            discard=None if view.config.hidden_experts else self._discard(view),
            merchants=[self._merchant(view, seat, worth[seat], sheets[seat]) for seat in range(self.players)],
            universals=self._universals(view),
            winners=imagine(view).winners() if is_over else [],
        )

    def _standings(self, view: GuildsView) -> list[list[int]]:
        """Points by seat and kind if the match ended now."""
        row = view.standings()
        return [row[seat * KINDS : seat * KINDS + KINDS] for seat in range(self.players)]

    def _sheets(self, view: GuildsView) -> list[list[ScoreLine]]:
        tallies = view.tallies()
        shields = [int(types) for types in view.protected]
        sides = [int(side) for side in view.sides]
        return [
            sheet(self._stacks(view, seat), seat, tallies, int(view.memo), shields, sides)
            for seat in range(self.players)
        ]

    def _stacks(self, view: GuildsView, seat: int) -> list[list[int]]:
        """A seat's goods by kind, in order."""
        stacks: list[list[int]] = [[] for _ in range(KINDS)]
        for entry in view.taken[seat * MOST : seat * MOST + view.taken_count[seat]]:
            stacks[kind_of(entry)].append(int(good_of(entry)))
        return stacks

    def _good(self, view: GuildsView, place: int) -> MarketGood | None:
        good, kind, owner = view.market[place], view.experts[place], view.owners[place]
        if good < 0:
            return None
        return MarketGood(
            good=place,
            face=FACES[good],
            expert=cards.EXPERTS[kind] if kind >= 0 else None,
            kind=cards.KINDS[kind] if kind >= 0 else None,
            owner=int(owner) if owner >= 0 else None,
        )

    def _gains(self, view: GuildsView, place: int) -> Gains | None:
        good = int(view.market[place])
        if good < 0:
            return None
        row = view.gains(good)
        shifts = cards.GOODS[good].spell == "gem_shift"
        spell, gem, spice, beast, weapon = (
            [
                row[kind * self.players + seat] if self._is_gain_known(view, seat, is_gem) else None
                for seat in range(self.players)
            ]
            for kind, is_gem in enumerate((shifts, True, False, False, False))
        )
        return Gains(spell=spell, gem=gem, spice=spice, beast=beast, weapon=weapon)

    def _is_gain_known(self, view: GuildsView, seat: int, is_gem: bool) -> bool:
        may_take = bool(view.taken_count[seat] <= view.round)  # G8: one in each round
        return may_take and (not is_gem or self._has_gems_open(view, seat))

    def _has_gems_open(self, view: GuildsView, seat: int) -> bool:
        """G10, G21; scoring shows all."""
        return seat == view.viewer or view.config.open_gems or bool(view.phase > UNIVERSALS)

    def _deck_left(self, view: GuildsView) -> int:
        """G4: goods of this match that have not been turned up."""
        out = int(view.unseen).bit_count()
        return cards.ROUNDS * self.players - (int(view.config.goods).bit_count() - out)

    def _discard(self, view: GuildsView) -> list[str]:
        return [
            expert
            for kind, expert in enumerate(cards.EXPERTS)
            for _ in range(
                self.players * self.config.experts[kind]
                - sum(view.hands[seat * KINDS + kind] for seat in range(self.players))
                - sum(there == kind for there in view.experts)
            )
        ]

    def _merchant(self, view: GuildsView, seat: int, worth: list[int], lines: list[ScoreLine]) -> Merchant:
        is_own = seat == view.viewer
        has_gems_open = self._has_gems_open(view, seat)
        held = [int(count) for count in view.hands[seat * KINDS : seat * KINDS + KINDS]]
        spells, gems, spices, beasts, weapons = (
            [STACKED[kind][good] if kind != GEM or has_gems_open else FACE_DOWN for good in goods]
            for kind, goods in enumerate(self._stacks(view, seat))
        )
        counted = [points for kind, points in enumerate(worth) if kind != GEM or has_gems_open]
        return Merchant(
            seat=seat,
            experts=None
            if view.config.hidden_experts and not is_own
            else [expert for kind, expert in enumerate(cards.EXPERTS) for _ in range(held[kind])],
            expert_count=sum(held),
            stacks=Stacks(spell=spells, gem=gems, spice=spices, beast=beasts, weapon=weapons),
            worth=Worth(
                spell=worth[0],
                gem=worth[1] if has_gems_open else None,
                spice=worth[2],
                beast=worth[3],
                weapon=worth[4],
                total=sum(counted),
            ),
            protections=[name for type_, name in enumerate(cards.WEAPONS) if view.protected[seat] >> type_ & 1],
            side=cards.SIDES[view.sides[seat]] if view.sides[seat] >= 0 else None,
            sheet=lines,
        )

    def _universals(self, view: GuildsView) -> list[GoodFace]:
        if view.phase != UNIVERSALS:
            return []
        spells = self._stacks(view, view.turn)[SPELL]
        return [FACES[good] for good in spells if cards.GOODS[good].spell == "universal"]
