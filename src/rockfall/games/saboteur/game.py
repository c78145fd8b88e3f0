"""Saboteur and Saboteur 2 as games: options, codes, views in readable form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from rockfall.core.errors import BadOptions
from rockfall.core.game import Action, Game, Options, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, View
from rockfall.games.maze.table import MineTable
from rockfall.games.saboteur import cards, codec, events, refusals
from rockfall.games.saboteur.codes import NUGGETS, SEATS
from rockfall.games.saboteur.edition import (
    BOARD,
    BREAK,
    CELLS,
    GOAL_CELLS,
    HAND,
    HAS_THEFT,
    ROLE_COUNT,
    THEFT,
    TOOL_COUNT,
    TRAP,
    TRAPPED,
    Config,
)
from rockfall.games.saboteur.encoding import SaboteurEncoder
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.view import UNKNOWN, SaboteurView
from rockfall.games.saboteur.worlds import imagine

PHASES = (
    "choosing who begins",
    "shuffling the goals",
    "dealing dwarfs",
    "dealing cards",
    "play",
    "discarding",
    "paying for a hindrance",
    "drawing",
    "drawing a new dwarf",
    "laying out gold",
    "taking gold",
    "stealing",
    "over",
)


SPOT_OF_CELL = [(BOARD.column_of(cell), BOARD.row_of(cell)) for cell in range(CELLS)]


Laying = Annotated[
    Literal["booklet", "joined", "strict"],
    Meta(
        description="what a new path needs beside it (S11): any card that fits; one that is joined to the start; "
        "or a tunnel from the start, which it carries on"
    ),
]
RoundEnd = Annotated[
    Literal["passes", "hands"],
    Meta(description="with the deck empty a round ends when all have passed, or when all hands are empty (S19)"),
]
IdleMinersUnpaid = Annotated[bool, Meta(description="miners with a broken tool get no gold when their side wins (S22)")]
FinisherWins = Annotated[
    bool, Meta(description="where both teams get to the gold, only the team that laid the last path wins (E10)")
]
Rounds = Annotated[int, Meta(ge=1, le=3, description="how many rounds a match has (S6)")]
FirstSeat = Annotated[
    int | None, Meta(description="the seat that begins the first round, counted from 0; none: drawn by lot (S6)")
]


class SaboteurOptions(Options, frozen=True):
    laying: Laying = "booklet"
    round_end: RoundEnd = "passes"
    idle_miners_unpaid: IdleMinersUnpaid = False
    rounds: Rounds = 3
    first_seat: FirstSeat = None


class Saboteur2Options(Options, frozen=True):
    laying: Laying = "booklet"
    round_end: RoundEnd = "passes"
    finisher_wins: FinisherWins = False
    hidden_gold: Annotated[
        bool, Meta(description="nobody is shown how many nuggets others have, only who has any (E15)")
    ] = False
    rounds: Rounds = 3
    first_seat: FirstSeat = None


class LaidCard(msgspec.Struct, frozen=True, kw_only=True):
    card: str
    turned: bool
    column: int
    row: int
    is_joined: bool  # to the start, by tunnel
    is_cut_off: bool  # by a rockfall, and not joined again since


class GoalCard(msgspec.Struct, frozen=True, kw_only=True):
    column: int
    row: int
    is_open: bool
    shows: str | None  # as far as the viewer knows
    turned: bool
    seen_by: list[int]  # who has looked at it by a map
    is_cut_off: bool  # by a rockfall, and not joined again since


class Plate(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer knows of a seat."""

    seat: int
    role: str | None
    card_count: int
    broken: list[str]
    is_trapped: bool
    has_theft: bool
    inspected: list[int]  # whose present dwarf this player has inspected
    gold: int | None  # None: not known; with the expansion then there is some


class SaboteurTable(MineTable, frozen=True, kw_only=True):
    """A view in readable form: everything the viewer may know, and nothing else."""

    round: int  # from 1
    rounds: int
    first: int
    due: int  # cards still to be discarded or drawn
    passes: int
    deck_left: int
    laid: list[LaidCard]
    goals: list[GoalCard]
    plates: list[Plate]
    hand: list[str]
    discards: list[str]
    spent: dict[str, int]
    pack: list[int]  # gold cards to choose from, by nuggets
    buildable: list[tuple[int, int]]  # empty cells next to what a path may continue


class SaboteurGame(Game):
    """What both games share."""

    own_fields = ("viewer", "goals", "plates", "hand", "discards", "pack")
    item_fields = frozenset(("laid", "goals", "plates", "hand", "discards", "buildable"))
    refusal_codes = refusals.REFUSAL_CODES
    wordbook = "saboteur"

    is_expansion: bool
    marks_cuts: ClassVar[bool] = True  # S17; by version 1 of the rules a neighbour met by rock was enough
    config: Config

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, options)
        agreed = self.agreed()
        first = agreed.first_seat
        if first is not None and not 0 <= first < players:
            raise BadOptions(f"{self.name}: expected first_seat from 0 to {players - 1}, or none; got {first}")
        self.config = Config(
            self.is_expansion,
            players,
            agreed.laying,
            self.marks_cuts,
            agreed.round_end == "hands",
            isinstance(agreed, SaboteurOptions) and agreed.idle_miners_unpaid,
            isinstance(agreed, Saboteur2Options) and agreed.finisher_wins,
            isinstance(agreed, Saboteur2Options) and agreed.hidden_gold,
            agreed.rounds,
            -1 if first is None else first,
        )
        self.codec = codec.Codec(self.config.edition)
        self.move_count = self.config.edition.codes.count
        # What `show` has made already: a table shows the same few things over and over.
        self._shown_cards: dict[tuple[int, int, bool, bool], LaidCard] = {}
        self._shown_goals: dict[tuple[int, int, int, int, bool], GoalCard] = {}
        self._shown_plates: dict[tuple[int, int, int, int, int, int], Plate] = {}
        names = cards.CARD_NAMES
        self._shows: dict[str, Callable[[Any], object]] = {
            "laid": lambda keys: [self._shown_cards.get(key) or self._laid(key) for key in keys],
            "goals": lambda keys: [self._shown_goals.get(key) or self._goal(key) for key in keys],
            "plates": lambda keys: [self._shown_plates.get(key) or self._plate(key) for key in keys],
            "hand": lambda kinds: [names[kind] for kind in kinds],
            "discards": lambda kinds: [names[kind] for kind in kinds],
            "spent": lambda counts: {names[kind]: count for kind, count in counts},
            "pack": lambda counts: [value for value, count in enumerate(counts, 1) for _ in range(count)],
            "buildable": lambda cells: [SPOT_OF_CELL[cell] for cell in cells],
        }

    def agreed(self) -> SaboteurOptions | Saboteur2Options:
        """The options, as they are named today."""
        assert isinstance(self.options, SaboteurOptions | Saboteur2Options)
        return self.options

    def new_state(self) -> SaboteurState:
        return SaboteurState(self.config)

    def encoder(self) -> SaboteurEncoder:
        return SaboteurEncoder(self.config)

    def decode(self, move: int) -> Action:
        self.check_code(move)
        return self.codec.decode(move)

    def encode(self, action: Action) -> int:
        self.check_action(action)
        return int(self.codec.encode(action))

    def determinize(self, view: View, rng: Rng) -> SaboteurState:
        assert isinstance(view, SaboteurView)
        return imagine(view, rng)

    def why_not(self, view: View, action: Action) -> Refusal | None:
        assert isinstance(view, SaboteurView)
        if not self.codec.is_beyond_edge(action) and self.encode(action) in view.legal_moves:
            return None
        return refusals.why_not(imagine(view, Rng.seeded("why not")), view.viewer, action)

    def totals(self, state: State) -> dict[str, int]:
        """What a match never loses: every card, every dwarf, all gold."""
        assert isinstance(state, SaboteurState)
        edition = self.config.edition
        held = list(state.deck)
        for kind in range(edition.kinds):
            held[kind] += state.spent[kind] + state.buried[kind]
        for cell in state.maze.laid[: state.maze.laid_count]:
            held[edition.kind_of[state.maze.tile_at(cell)]] += 1
        for seat in range(self.players):
            for card in state.hands[seat * HAND : seat * HAND + state.hand_count[seat]]:
                held[card] += 1
            for tool in range(TOOL_COUNT):
                held[BREAK + tool] += state.lying[seat] >> tool & 1
            if self.is_expansion:
                held[TRAP] += 1 if state.lying[seat] & TRAPPED else 0
                held[THEFT] += 1 if state.lying[seat] & HAS_THEFT else 0
        totals = {name: held[kind] for kind, name in enumerate(cards.CARD_NAMES[: edition.kinds])}
        for role, name in enumerate(cards.ROLES):
            at = self.players + role
            dealt = sum(state.roles[seat] == role for seat in range(self.players))
            totals[name] = dealt + state.roles[at] + state.roles[at + ROLE_COUNT]
        totals["deck"] = sum(state.deck) - state.deck_left
        if not self.is_expansion:
            piled = sum((state.pile[value] + state.pack[value]) * (value + 1) for value in range(NUGGETS))
            totals["nuggets"] = piled + sum(state.gold)
        return totals

    def numbers(self) -> dict[str, int]:
        config = self.config
        names = cards.CARD_NAMES[: config.edition.kinds]
        found = {f"deck.{name}": int(config.copies[kind]) for kind, name in enumerate(names)}
        found |= {f"dwarfs.{cards.ROLES[role]}": int(config.dwarfs[role]) for role in self._roles()}
        found["hand"] = int(config.hand_size)
        if self.is_expansion:
            found["set_aside"] = int(config.set_aside)
        return found

    def _roles(self) -> range:
        """The roles there are, by number."""
        return range(1, ROLE_COUNT) if self.is_expansion else range(2)

    def refit(self, numbers: Mapping[str, int]) -> None:
        deck = [numbers[f"deck.{name}"] for name in cards.CARD_NAMES[: self.config.edition.kinds]]
        dwarfs = [numbers.get(f"dwarfs.{role}", 0) for role in cards.ROLES]
        hand, set_aside = numbers["hand"], numbers.get("set_aside", 0)
        needed = self.players * hand + set_aside
        if not 1 <= hand <= HAND:
            raise BadOptions(f"{self.name}: expected a hand of 1 to {HAND} cards, got {hand}")
        if sum(deck) < needed:
            raise BadOptions(f"{self.name}: expected a deck of {needed} cards or more for these hands, got {sum(deck)}")
        if not self.players < sum(dwarfs) <= 4 * SEATS:
            raise BadOptions(f"{self.name}: expected {self.players + 1} to {4 * SEATS} dwarfs, got {sum(dwarfs)}")
        if not self.is_expansion and numbers["dwarfs.saboteur"] >= len(cards.SABOTEUR_PAY):
            most = len(cards.SABOTEUR_PAY) - 1
            raise BadOptions(f"{self.name}: expected at most {most} saboteurs, got {numbers['dwarfs.saboteur']}")
        self.config.refit(deck, dwarfs, hand, set_aside)

    def show(self, view: View) -> SaboteurTable:
        fields = zip(SaboteurTable.__struct_fields__, self.parts(view), strict=True)
        shown: dict[str, Any] = {name: self.show_part(name, part) for name, part in fields}
        return SaboteurTable(**shown)

    def parts(self, view: View) -> tuple[object, ...]:
        assert isinstance(view, SaboteurView)
        viewer, goals, plates, hand, discards, pack = view.own_parts()
        return (
            self.name,
            viewer,
            view.turn if view.turn >= 0 else None,
            int(view.actor),
            PHASES[view.phase],
            view.turn == NOBODY,
            view.round + 1,
            int(self.config.rounds),
            int(view.first),
            int(view.due),
            int(view.passes),
            int(view.deck_left),
            view.laid_cards(),
            goals,
            plates,
            hand,
            discards,
            view.spent_cards(),
            pack,
            view.buildable(),
        )

    def own_parts(self, view: View) -> tuple[object, ...]:
        assert isinstance(view, SaboteurView)
        return view.own_parts()

    def show_part(self, field: str, part: Any) -> object:
        show = self._shows.get(field)
        return part if show is None else show(part)

    def _laid(self, key: tuple[int, int, bool, bool]) -> LaidCard:
        cell, tile, is_joined, is_cut_off = key
        edition = self.config.edition
        shown = self._shown_cards[key] = LaidCard(
            card=cards.CARD_NAMES[edition.kind_of[tile]],
            turned=edition.tiles.quarters[tile] > 0,
            column=BOARD.column_of(cell),
            row=BOARD.row_of(cell),
            is_joined=is_joined,
            is_cut_off=is_cut_off,
        )
        return shown

    def _goal(self, key: tuple[int, int, int, int, bool]) -> GoalCard:
        goal, tile, shows, looked, is_cut_off = key
        cell = GOAL_CELLS[goal]
        shown = self._shown_goals[key] = GoalCard(
            column=BOARD.column_of(cell),
            row=BOARD.row_of(cell),
            is_open=tile >= 0,
            shows=None if shows == UNKNOWN else cards.GOALS[shows].name,
            turned=tile >= 0 and self.config.edition.tiles.quarters[tile] > 0,
            seen_by=_seats(looked, self.players),
            is_cut_off=is_cut_off,
        )
        return shown

    def _plate(self, key: tuple[int, int, int, int, int, int]) -> Plate:
        seat, role, card_count, lying, inspected, gold = key
        shown = self._shown_plates[key] = Plate(
            seat=seat,
            role=None if role == UNKNOWN else cards.ROLES[role],
            card_count=card_count,
            broken=[name for tool, name in enumerate(cards.TOOLS) if lying >> tool & 1],
            is_trapped=bool(lying & TRAPPED),
            has_theft=bool(lying & HAS_THEFT),
            inspected=_seats(inspected, self.players),
            gold=None if gold == UNKNOWN else gold,
        )
        return shown


def _seats(bits: int, players: int) -> list[int]:
    return [seat for seat in range(players) if bits >> seat & 1]


class Saboteur(SaboteurGame):
    name = "saboteur"
    title = "Saboteur"
    min_players = 3
    max_players = 10
    rules_version = 2
    is_expansion = False
    option_type: ClassVar[type[Options]] = SaboteurOptions
    action_types = codec.BASE_ACTIONS
    event_types = events.BASE_EVENTS
    view_type = SaboteurTable


class Saboteur2(SaboteurGame):
    name = "saboteur2"
    title = "Saboteur 2"
    min_players = 2
    max_players = 12
    rules_version = 2
    is_expansion = True
    option_type: ClassVar[type[Options]] = Saboteur2Options
    action_types = codec.MORE_ACTIONS
    event_types = (*events.BASE_EVENTS, *events.MORE_EVENTS)
    view_type = SaboteurTable


# -- version 1 of the rules: its records replay as they were played --------------------------------------


class SaboteurOptions1(Options, frozen=True):
    strict_paths: bool = False
    idle_miners_unpaid: IdleMinersUnpaid = False
    rounds: Rounds = 3
    first_seat: FirstSeat = None


class Saboteur2Options1(Options, frozen=True):
    strict_paths: bool = False
    finisher_wins: FinisherWins = False
    rounds: Rounds = 3
    first_seat: FirstSeat = None


def _renamed(options: Options) -> dict[str, Any]:
    """Options of version 1 as they are named today."""
    chosen = msgspec.structs.asdict(options)
    return {"laying": "strict" if chosen.pop("strict_paths") else "joined", **chosen}


class SaboteurByRules1(Saboteur):
    rules_version = 1
    marks_cuts = False
    option_type = SaboteurOptions1

    def agreed(self) -> SaboteurOptions:
        return SaboteurOptions(**_renamed(self.options))


class Saboteur2ByRules1(Saboteur2):
    rules_version = 1
    marks_cuts = False
    option_type = Saboteur2Options1

    def agreed(self) -> Saboteur2Options:
        return Saboteur2Options(**_renamed(self.options))


Saboteur.earlier = (SaboteurByRules1,)
Saboteur2.earlier = (Saboteur2ByRules1,)
