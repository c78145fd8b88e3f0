"""Moves and their readable forms."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action
from rockfall.games.maze import codec as tunnels
from rockfall.games.maze.board import ORDERS
from rockfall.games.saboteur import cards, codes
from rockfall.games.saboteur.codes import NUGGETS, SEATS
from rockfall.games.saboteur.edition import BOARD, CELL, WAY_CARD, WAY_TOOL, WAYS, Edition

KIND = {name: kind for kind, name in enumerate(cards.CARD_NAMES)}
TOOL = {name: tool for tool, name in enumerate(cards.TOOLS)}
HINDRANCE = {name: hindrance for hindrance, name in enumerate(cards.HINDRANCES)}
ROLE = {name: role for role, name in enumerate(cards.ROLES)}
GOAL = {goal.name: shows for shows, goal in enumerate(cards.GOALS)}


class LayPath(Action, frozen=True):
    """Lay a path; `turned` means upside down. A card that looks the same turned is laid upright."""

    card: str
    column: int
    row: int
    turned: bool = False


class BreakTool(Action, frozen=True):
    tool: str
    seat: int


class MendTool(Action, frozen=True):
    card: str
    tool: str
    seat: int


class Rockfall(Action, frozen=True):
    column: int
    row: int


class Discard(Action, frozen=True):
    card: str


class TakeGold(Action, frozen=True):
    nuggets: int


class StopDiscarding(Action, frozen=True):
    pass


class PlaceTheft(Action, frozen=True):
    pass


class HandsOff(Action, frozen=True):
    seat: int


class SwapHands(Action, frozen=True):
    seat: int


class Inspect(Action, frozen=True):
    seat: int


class SwapHats(Action, frozen=True):
    seat: int


class SetTrap(Action, frozen=True):
    seat: int


class SetFree(Action, frozen=True):
    seat: int


class Unburden(Action, frozen=True):
    """Be rid of a hindrance: the next two discards pay for it."""

    hindrance: str


class Steal(Action, frozen=True):
    """Take one nugget, or with seat null none."""

    seat: int | None


# What chance does.


class LayOutGold(Action, frozen=True):
    nuggets: int


CHANCE_ACTIONS: tuple[type[Action], ...] = (*tunnels.DEALS, LayOutGold)
WITH_BASE_CARDS: tuple[type[Action], ...] = (LayPath, BreakTool, MendTool, Rockfall, tunnels.ReadMap, Discard)
BASE_ACTIONS: tuple[type[Action], ...] = (*WITH_BASE_CARDS, TakeGold, *CHANCE_ACTIONS)
ON_PLAYER: tuple[type[HandsOff | SwapHands | Inspect | SwapHats | SetTrap | SetFree], ...] = (
    HandsOff,
    SwapHands,
    Inspect,
    SwapHats,
    SetTrap,
    SetFree,
)
MORE_ACTIONS: tuple[type[Action], ...] = (
    *WITH_BASE_CARDS,
    StopDiscarding,
    PlaceTheft,
    *ON_PLAYER,
    Unburden,
    Steal,
    *tunnels.DEALS,
)


def seat_of(seat: int) -> int:
    return tunnels.within("a seat", seat, 0, SEATS - 1)


def value_of(nuggets: int) -> int:
    """Gold cards count from those of one nugget."""
    return tunnels.within("nuggets", nuggets, 1, NUGGETS) - 1


class Codec:
    """Codes of one edition to actions and back."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.codes = edition.codes
        self.kinds = {name: kind for name, kind in KIND.items() if kind < edition.kinds}
        self.roles = dict(list(ROLE.items())[: edition.codes.size(codes.DEAL_ROLE)])
        names = cards.CARD_NAMES
        self.decoders: dict[int, Callable[[int], Action]] = {
            codes.LAY_PATH: self.decode_path,
            codes.BREAK_TOOL: lambda operand: BreakTool(tool=cards.TOOLS[operand // SEATS], seat=operand % SEATS),
            codes.MEND_TOOL: self.decode_mending,
            codes.LET_FALL: self.decode_rockfall,
            codes.READ_MAP: lambda goal: tunnels.ReadMap(goal=goal),
            codes.DISCARD: lambda kind: Discard(card=names[kind]),
            codes.TAKE_GOLD: lambda value: TakeGold(nuggets=value + 1),
            codes.CHOOSE_FIRST: lambda seat: tunnels.ChooseFirst(seat=seat),
            codes.SHUFFLE_GOALS: self.decode_order,
            codes.DEAL_ROLE: lambda role: tunnels.DealRole(role=cards.ROLES[role]),
            codes.DRAW_CARD: lambda kind: tunnels.DrawCard(card=names[kind]),
            codes.LAY_OUT: lambda value: LayOutGold(nuggets=value + 1),
            codes.STOP: lambda _: StopDiscarding(),
            codes.PLACE_THEFT: lambda _: PlaceTheft(),
            codes.UNBURDEN: lambda hindrance: Unburden(hindrance=cards.HINDRANCES[hindrance]),
            codes.STEAL: lambda seat: Steal(seat=seat if seat < SEATS else None),
        }

    def decode(self, move: int) -> Action:
        kind, operand = int(self.codes.kind_of(move)), int(self.codes.operand(move))
        if codes.TAKE_HANDS_OFF <= kind <= codes.SET_FREE:
            return ON_PLAYER[kind - codes.TAKE_HANDS_OFF](seat=operand)
        return self.decoders[kind](operand)

    def decode_path(self, operand: int) -> LayPath:
        edition = self.edition
        spot, tile = divmod(operand, edition.layable)
        return LayPath(
            card=cards.CARD_NAMES[edition.kind_of[tile]],
            column=BOARD.column_of(CELL[spot]),
            row=BOARD.row_of(CELL[spot]),
            turned=edition.tiles.quarters[tile] > 0,
        )

    def decode_mending(self, operand: int) -> MendTool:
        way, seat = divmod(operand, SEATS)
        return MendTool(card=cards.CARD_NAMES[WAY_CARD[way]], tool=cards.TOOLS[WAY_TOOL[way]], seat=seat)

    def decode_rockfall(self, spot: int) -> Rockfall:
        return Rockfall(column=BOARD.column_of(CELL[spot]), row=BOARD.row_of(CELL[spot]))

    def decode_order(self, order: int) -> tunnels.ShuffleGoals:
        first, second, third = ORDERS[order]
        return tunnels.ShuffleGoals(shows=(cards.GOALS[first].name, cards.GOALS[second].name, cards.GOALS[third].name))

    def encode(self, action: Action) -> int:
        kind, operand = self.taken_apart(action)
        return int(self.codes.code(kind, operand))

    def taken_apart(self, action: Action) -> tuple[int, int]:
        """The kind of a move and its operand."""
        match action:
            case LayPath():
                return codes.LAY_PATH, self.path(action)
            case BreakTool(tool=tool, seat=seat):
                return codes.BREAK_TOOL, tunnels.one_of(TOOL, tool) * SEATS + seat_of(seat)
            case MendTool():
                return codes.MEND_TOOL, self.mending(action)
            case Rockfall(column=column, row=row):
                return codes.LET_FALL, tunnels.spot_of(BOARD, column, row)
            case tunnels.ReadMap(goal=goal):
                return codes.READ_MAP, tunnels.goal_of(goal)
            case Discard(card=card):
                return codes.DISCARD, tunnels.card_of(self.kinds, card)
            case TakeGold(nuggets=nuggets):
                return codes.TAKE_GOLD, value_of(nuggets)
            case tunnels.ChooseFirst(seat=seat):
                return codes.CHOOSE_FIRST, seat_of(seat)
            case tunnels.ShuffleGoals(shows=shows):
                return codes.SHUFFLE_GOALS, tunnels.order_of(GOAL, shows)
            case tunnels.DealRole(role=role):
                return codes.DEAL_ROLE, tunnels.one_of(self.roles, role)
            case tunnels.DrawCard(card=card):
                return codes.DRAW_CARD, tunnels.card_of(self.kinds, card)
            case LayOutGold(nuggets=nuggets):
                return codes.LAY_OUT, value_of(nuggets)
        return self.more_taken_apart(action)

    def more_taken_apart(self, action: Action) -> tuple[int, int]:
        """The same with the expansion's moves."""
        match action:
            case StopDiscarding():
                return codes.STOP, 0
            case PlaceTheft():
                return codes.PLACE_THEFT, 0
            case HandsOff() | SwapHands() | Inspect() | SwapHats() | SetTrap() | SetFree():
                return codes.TAKE_HANDS_OFF + ON_PLAYER.index(type(action)), seat_of(action.seat)
            case Unburden(hindrance=hindrance):
                return codes.UNBURDEN, tunnels.one_of(HINDRANCE, hindrance)
            case Steal(seat=seat):
                return codes.STEAL, SEATS if seat is None else seat_of(seat)
        raise MalformedAction(f"expected an action of this game, got {action!r}")

    def path(self, action: LayPath) -> int:
        edition = self.edition
        shape = edition.shape[tunnels.card_of(self.kinds, action.card)]
        if shape < 0:
            raise MalformedAction(f"expected a path card to lay, got {action.card!r}")
        tile = edition.tiles.first[shape]
        if action.turned:
            tile += 1
            if tile >= edition.layable or edition.tiles.kind[tile] != shape:
                raise MalformedAction(f"{action.card} looks the same turned: expected turned=false, got turned=true")
        return tunnels.spot_of(BOARD, action.column, action.row) * int(edition.layable) + int(tile)

    def mending(self, action: MendTool) -> int:
        kind, tool = tunnels.card_of(self.kinds, action.card), tunnels.one_of(TOOL, action.tool)
        for way in range(WAYS):
            if WAY_CARD[way] == kind and WAY_TOOL[way] == tool:
                return way * SEATS + seat_of(action.seat)
        raise MalformedAction(f"expected a card that mends a {action.tool}, got {action.card!r}")

    def is_beyond_edge(self, action: Action) -> bool:
        """Whether an action that is well-formed otherwise names a cell beyond the table's edge (R7)."""
        if not isinstance(action, LayPath | Rockfall) or BOARD.has(action.column, action.row):
            return False
        self.encode(replace(action, column=0, row=0))
        return True
