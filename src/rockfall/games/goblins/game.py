"""Goblins vs Gnomes as a game: options, codes, views in readable form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from rockfall.core.errors import BadOptions
from rockfall.core.game import Action, Game, Options, Refusal
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, View
from rockfall.games.goblins import cards, codec, events, refusals
from rockfall.games.goblins.edition import (
    BOARD,
    CELLS,
    CODES,
    DOOR,
    FIRST_GNOME,
    GOAL_CELLS,
    HAND,
    KEY_CARD,
    KIND_OF,
    LAYABLE,
    OPENED,
    TILES,
    Config,
)
from rockfall.games.goblins.encoding import GoblinsEncoder
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import ALL_SIDES, SIDE_BITS, STEALING, under_kind
from rockfall.games.goblins.table import PHASES, GoalTile, GoblinsOptions, GoblinsTable, LaidTile, Plate, UnderCard
from rockfall.games.goblins.view import UNKNOWN, GoblinsView
from rockfall.games.goblins.worlds import imagine
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.maze import LIT

SPOT_OF_CELL = [(BOARD.column_of(cell), BOARD.row_of(cell)) for cell in range(CELLS)]


class Goblins(Game):
    name = "goblins"
    title = "Goblins vs Gnomes"
    min_players = 2
    max_players = 8
    rules_version = 2
    option_type: ClassVar[type[Options]] = GoblinsOptions
    action_types = codec.ACTIONS
    event_types = events.EVENTS
    refusal_codes = refusals.REFUSAL_CODES
    view_type = GoblinsTable

    steals_in_turn: ClassVar[bool] = False  # R16; by version 1 of the rules the miser did
    config: Config

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, options)
        agreed = self.agreed()
        first = agreed.first_seat
        if first is not None and not 0 <= first < players:
            raise BadOptions(f"{self.name}: expected first_seat from 0 to {players - 1}, or none; got {first}")
        self.config = Config(
            players,
            agreed.characters,
            agreed.target,
            -1 if first is None else first,
            must_open_second=agreed.second_goal == "must",
            ale_passes=agreed.ale_passes == "always" or (agreed.ale_passes == "three-or-more" and players >= 3),
            steals_in_turn=self.steals_in_turn,
        )
        self.move_count = CODES.count
        # What `show` has made already: a table shows the same tiles over and over.
        self._shown_tiles: dict[tuple[int, int, bool], LaidTile] = {}

    def agreed(self) -> GoblinsOptions:
        """What the table has chosen, as today's options name it."""
        assert isinstance(self.options, GoblinsOptions)
        return self.options

    def new_state(self) -> GoblinsState:
        return GoblinsState(self.config)

    def encoder(self) -> GoblinsEncoder:
        return GoblinsEncoder(self.config)

    def decode(self, move: int) -> Action:
        self.check_code(move)
        return codec.decode(move)

    def encode(self, action: Action) -> int:
        self.check_action(action)
        return codec.encode(action)

    def determinize(self, view: View, rng: Rng) -> GoblinsState:
        assert isinstance(view, GoblinsView)
        return imagine(view, rng)

    def why_not(self, view: View, action: Action) -> Refusal | None:
        assert isinstance(view, GoblinsView)
        if self.encode(action) in view.legal_moves:
            return None
        return refusals.why_not(imagine(view, Rng.seeded("why not")), view.viewer, action)

    def totals(self, state: State) -> dict[str, int]:
        """What a match never loses: every card, and how many of the deck are unseen."""
        assert isinstance(state, GoblinsState)
        held = [int(state.deck[kind] + state.spent[kind]) for kind in range(len(cards.CARDS))]
        for entry in state.under:
            held[under_kind(entry)] += 1
        for cell in state.maze.laid[: state.maze.laid_count]:
            held[KIND_OF[state.maze.tile_at(cell)]] += 1
        for seat in range(self.players):
            for card in state.hands[seat * HAND : seat * HAND + state.hand_count[seat]]:
                held[card] += 1
        totals = {name: held[kind] for kind, name in enumerate(cards.CARD_NAMES)}
        totals["deck"] = sum(state.deck) - int(state.top_left)
        dealt = [role for role in state.roles if role >= 0]
        totals["roles dealt twice"] = len(dealt) - len(set(dealt))
        return totals

    def numbers(self) -> dict[str, int]:
        deck = {f"deck.{name}": int(self.config.copies[kind]) for kind, name in enumerate(cards.CARD_NAMES)}
        return {**deck, "goblins": int(self.config.goblins)}

    def refit(self, numbers: Mapping[str, int]) -> None:
        deck = [numbers[f"deck.{name}"] for name in cards.CARD_NAMES]
        goblins, gnomes = numbers["goblins"], self.players - numbers["goblins"]
        each = len(cards.ROLES) // 2
        if sum(deck) < self.players * HAND:
            raise BadOptions(f"{self.name}: expected a deck of {self.players * HAND} cards or more, got {sum(deck)}")
        if not 0 <= gnomes <= each or not 0 <= goblins <= each:
            raise BadOptions(
                f"{self.name}: expected at most {each} goblins and {each} gnomes among {self.players} players; "
                f"got {goblins} goblins"
            )
        self.config.refit(deck, goblins)

    def show(self, view: View) -> GoblinsTable:
        assert isinstance(view, GoblinsView)
        maze = view.maze
        return GoblinsTable(
            game=self.name,
            viewer=view.viewer,
            turn=view.turn if view.turn >= 0 else None,
            actor=int(view.actor),
            phase=PHASES[view.phase],
            is_over=view.turn == NOBODY,
            characters=self.config.has_characters,
            target=int(self.config.target),
            round=view.round + 1,
            first=int(view.first),
            passes=int(view.passes),
            deck_left=view.top_left + len(view.under),
            under=[
                UnderCard(put_by=int(seat), card=None if kind == UNKNOWN else cards.CARD_NAMES[kind])
                for seat, kind in zip(view.under_by, view.under, strict=True)
            ],
            laid=[self._laid(view, cell) for cell in maze.laid[: maze.laid_count]],
            goals=[self._goal(view, goal) for goal in range(GOALS)],
            open_colors=[name for color, name in enumerate(cards.COLORS) if view.open_colors >> color & 1],
            plates=self._plates(view),
            hand=[cards.CARD_NAMES[kind] for kind in view.hand],
            spent={cards.CARD_NAMES[kind]: int(count) for kind, count in enumerate(view.spent) if count},
            buildable=[SPOT_OF_CELL[cell] for cell in maze.front[: maze.front_count]],
            last_goal=None if view.last_goal < 0 else int(view.last_goal),
            winner=None if view.winner < 0 else int(view.winner),
        )

    def _laid(self, view: GoblinsView, cell: int) -> LaidTile:
        tile = view.maze.tile_at(cell)
        is_joined = view.maze.reached(cell) != 0
        shown = self._shown_tiles.get((cell, tile, is_joined))
        if shown is None:
            kind = KIND_OF[tile]
            path = cards.PATHS[kind]
            shown = self._shown_tiles[cell, tile, is_joined] = LaidTile(
                card=path.name,
                does=path.does,
                turn=int(TILES.quarters[OPENED[tile]]),
                column=BOARD.column_of(cell),
                row=BOARD.row_of(cell),
                color=path.color or None,
                is_open=tile < LAYABLE if DOOR <= kind < KEY_CARD else None,
                is_joined=is_joined,
            )
        return shown

    def _goal(self, view: GoblinsView, goal: int) -> GoalTile:
        cell = GOAL_CELLS[goal]
        shows = view.goals[goal]
        return GoalTile(
            column=BOARD.column_of(cell),
            row=BOARD.row_of(cell),
            is_open=bool(view.opened >> goal & 1),
            shows=None if shows == UNKNOWN else cards.GOALS[shows],
            is_reached=view.maze.cells[cell] & LIT != 0,
            is_left_shut=not view.opened >> goal & 1 and view.left_shut >> SIDE_BITS * goal & ALL_SIDES != 0,
            seen_by=[seat for seat in range(self.players) if view.seen[seat] >> goal & 1],
        )

    def _plates(self, view: GoblinsView) -> list[Plate]:
        known = [int(role) for role in view.roles]
        counted = self._counted_race(known)
        return [self._plate(view, seat, known[seat], counted) for seat in range(self.players)]

    def _counted_race(self, known: list[int]) -> str | None:
        """The race of all whose role the viewer has not seen, where it follows from the number of goblins (B2)."""
        goblins = sum(0 <= role < FIRST_GNOME for role in known)
        gnomes = sum(role >= FIRST_GNOME for role in known)
        if goblins + gnomes == 0:
            return None
        if goblins == self.config.goblins:
            return "gnome"
        return "goblin" if gnomes == self.config.gnomes else None

    def _plate(self, view: GoblinsView, seat: int, role: int, counted: str | None) -> Plate:
        race: str | None = None
        known_by: str | None = None
        if role >= 0:
            race = cards.RACES[role >= FIRST_GNOME]
            known_by = "own" if seat == view.viewer else "shown" if view.phase >= STEALING else "exchange"
        elif counted is not None:
            race, known_by = counted, "count"
        return Plate(
            seat=seat,
            role=None if role < 0 else cards.ROLES[role],
            race=race,
            known_by=known_by,
            knows=[other for other in range(self.players) if other != seat and view.knows[seat] >> other & 1],
            card_count=int(view.hand_count[seat]),
            is_shown=bool(view.shown >> seat & 1),
            cards=[cards.CARD_NAMES[kind] for kind in view.known[seat * HAND : seat * HAND + HAND] if kind != UNKNOWN],
            skips=int(view.naps[seat]),
            has_drunk=bool(view.drank >> seat & 1),
            score=int(view.score[seat]),
        )


# -- version 1 of the rules: its records replay as they were played --------------------------------------


class GoblinsOptions1(Options, frozen=True):
    characters: bool = False
    target: Annotated[int, Meta(ge=1, le=cards.TRACK)] = cards.TRACK
    first_seat: int | None = None


class GoblinsByRules1(Goblins):
    """A second goal was always opened, a turn sat out always a pass, and the miser stole in turn."""

    rules_version = 1
    option_type = GoblinsOptions1
    steals_in_turn = True

    def agreed(self) -> GoblinsOptions:
        return GoblinsOptions(second_goal="must", ale_passes="always", **msgspec.structs.asdict(self.options))


Goblins.earlier = (GoblinsByRules1,)
