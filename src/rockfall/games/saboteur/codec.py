"""Moves and their readable forms."""

from __future__ import annotations

from msgspec.structs import replace

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action
from rockfall.games.saboteur import cards
from rockfall.games.saboteur.edition import (
    CELL,
    ORDERS,
    ROLE_COUNT,
    SEATS,
    WAY_CARD,
    WAY_TOOL,
    WAYS,
    Edition,
    column_of,
    row_of,
)

KIND = {name: kind for kind, name in enumerate(cards.CARD_NAMES)}
TOOL = {name: tool for tool, name in enumerate(cards.TOOLS)}
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


class ReadMap(Action, frozen=True):
    goal: int


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


class ChooseFirst(Action, frozen=True):
    seat: int


class ShuffleGoals(Action, frozen=True):
    """What lies at the three goals, from north to south."""

    shows: tuple[str, str, str]


class DealRole(Action, frozen=True):
    role: str


class DrawCard(Action, frozen=True):
    card: str


class LayOutGold(Action, frozen=True):
    nuggets: int


CHANCE_ACTIONS: tuple[type[Action], ...] = (ChooseFirst, ShuffleGoals, DealRole, DrawCard, LayOutGold)
BASE_ACTIONS: tuple[type[Action], ...] = (
    LayPath,
    BreakTool,
    MendTool,
    Rockfall,
    ReadMap,
    Discard,
    TakeGold,
    ChooseFirst,
    ShuffleGoals,
    DealRole,
    DrawCard,
    LayOutGold,
)
ON_PLAYER: tuple[type[HandsOff | SwapHands | Inspect | SwapHats | SetTrap | SetFree], ...] = (
    HandsOff,
    SwapHands,
    Inspect,
    SwapHats,
    SetTrap,
    SetFree,
)
MORE_ACTIONS: tuple[type[Action], ...] = (
    LayPath,
    BreakTool,
    MendTool,
    Rockfall,
    ReadMap,
    Discard,
    StopDiscarding,
    PlaceTheft,
    *ON_PLAYER,
    Unburden,
    Steal,
    ChooseFirst,
    ShuffleGoals,
    DealRole,
    DrawCard,
)


def is_on_table(column: int, row: int) -> bool:
    """R7."""
    is_in_columns = cards.FIRST_COLUMN <= column <= cards.LAST_COLUMN
    return is_in_columns and cards.FIRST_ROW <= row <= cards.LAST_ROW


class Codec:
    """Codes of one edition to actions and back."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def decode(self, move: int) -> Action:
        edition = self.edition
        if move < edition.break_tool:
            spot, tile = divmod(move, edition.layable)
            return LayPath(
                card=cards.CARD_NAMES[edition.kind_of[tile]],
                column=column_of(CELL[spot]),
                row=row_of(CELL[spot]),
                turned=edition.tiles.quarters[tile] > 0,
            )
        if move < edition.mend:
            tool, seat = divmod(move - edition.break_tool, SEATS)
            return BreakTool(tool=cards.TOOLS[tool], seat=seat)
        if move < edition.rockfall:
            way, seat = divmod(move - edition.mend, SEATS)
            return MendTool(card=cards.CARD_NAMES[WAY_CARD[way]], tool=cards.TOOLS[WAY_TOOL[way]], seat=seat)
        if move < edition.map:
            cell = CELL[move - edition.rockfall]
            return Rockfall(column=column_of(cell), row=row_of(cell))
        if move < edition.discard:
            return ReadMap(goal=move - edition.map)
        if move < edition.take:
            return Discard(card=cards.CARD_NAMES[move - edition.discard])
        if move < edition.first:
            return TakeGold(nuggets=move - edition.take + 1)
        return self.decode_chance(move) if move < edition.stop else self.decode_more(move)

    def decode_chance(self, move: int) -> Action:
        edition = self.edition
        if move < edition.shuffle:
            return ChooseFirst(seat=move - edition.first)
        if move < edition.deal_role:
            first, second, third = ORDERS[move - edition.shuffle]
            return ShuffleGoals(shows=(cards.GOALS[first].name, cards.GOALS[second].name, cards.GOALS[third].name))
        if move < edition.draw:
            return DealRole(role=cards.ROLES[move - edition.deal_role])
        if move < edition.lay_out:
            return DrawCard(card=cards.CARD_NAMES[move - edition.draw])
        return LayOutGold(nuggets=move - edition.lay_out + 1)

    def decode_more(self, move: int) -> Action:
        edition = self.edition
        if move == edition.stop:
            return StopDiscarding()
        if move == edition.theft:
            return PlaceTheft()
        if move < edition.unburden:
            which, seat = divmod(move - edition.hands_off, SEATS)
            return ON_PLAYER[which](seat=seat)
        if move < edition.steal:
            return Unburden(hindrance=cards.HINDRANCES[move - edition.unburden])
        seat = move - edition.steal
        return Steal(seat=seat if seat < SEATS else None)

    def encode(self, action: Action) -> int:
        edition = self.edition
        match action:
            case LayPath():
                return self.encode_path(action)
            case BreakTool(tool=tool, seat=seat):
                return edition.break_tool + self.tool(tool) * SEATS + self.seat(seat)
            case MendTool():
                return self.encode_mending(action)
            case Rockfall(column=column, row=row):
                return edition.rockfall + self.spot(column, row)
            case ReadMap(goal=goal):
                return edition.map + self.within("a goal", goal, 0, 2)
            case Discard(card=card):
                return edition.discard + self.kind(card)
            case TakeGold(nuggets=nuggets):
                return edition.take + self.within("nuggets", nuggets, 1, 3) - 1
            case ChooseFirst(seat=seat):
                return edition.first + self.seat(seat)
            case ShuffleGoals(shows=shows):
                return edition.shuffle + self.order(shows)
            case DealRole(role=role):
                return edition.deal_role + self.role(role)
            case DrawCard(card=card):
                return edition.draw + self.kind(card)
            case LayOutGold(nuggets=nuggets):
                return edition.lay_out + self.within("nuggets", nuggets, 1, 3) - 1
        return self.encode_more(action)

    def encode_more(self, action: Action) -> int:
        edition = self.edition
        match action:
            case StopDiscarding():
                return edition.stop
            case PlaceTheft():
                return edition.theft
            case HandsOff() | SwapHands() | Inspect() | SwapHats() | SetTrap() | SetFree():
                return edition.hands_off + ON_PLAYER.index(type(action)) * SEATS + self.seat(action.seat)
            case Unburden(hindrance=hindrance) if hindrance in cards.HINDRANCES:
                return edition.unburden + cards.HINDRANCES.index(hindrance)
            case Unburden(hindrance=hindrance):
                raise MalformedAction(f"expected one of {', '.join(cards.HINDRANCES)}; got {hindrance!r}")
            case Steal(seat=None):
                return edition.steal + SEATS
            case Steal(seat=int(seat)):
                return edition.steal + self.seat(seat)
        raise MalformedAction(f"expected an action of this game, got {action!r}")

    def encode_path(self, action: LayPath) -> int:
        edition = self.edition
        shape = edition.shape[self.kind(action.card)]
        if shape < 0:
            raise MalformedAction(f"expected a path card to lay, got {action.card!r}")
        tile = edition.tiles.first[shape]
        if action.turned:
            tile += 1
            if tile >= edition.layable or edition.tiles.kind[tile] != shape:
                raise MalformedAction(f"{action.card} looks the same turned: expected turned=false, got turned=true")
        return self.spot(action.column, action.row) * int(edition.layable) + int(tile)

    def encode_mending(self, action: MendTool) -> int:
        kind, tool = self.kind(action.card), self.tool(action.tool)
        for way in range(WAYS):
            if WAY_CARD[way] == kind and WAY_TOOL[way] == tool:
                return self.edition.mend + way * SEATS + self.seat(action.seat)
        raise MalformedAction(f"expected a card that mends a {action.tool}, got {action.card!r}")

    def kind(self, name: str) -> int:
        kind = KIND.get(name, -1)
        if not 0 <= kind < self.edition.kinds:
            raise MalformedAction(f"expected the name of a card of this game, got {name!r}")
        return kind

    def tool(self, name: str) -> int:
        if name not in TOOL:
            raise MalformedAction(f"expected one of {', '.join(TOOL)}; got {name!r}")
        return TOOL[name]

    def role(self, name: str) -> int:
        count = ROLE_COUNT if self.edition.is_expansion else 2
        if ROLE.get(name, count) >= count:
            raise MalformedAction(f"expected one of {', '.join(cards.ROLES[:count])}; got {name!r}")
        return ROLE[name]

    def order(self, shows: tuple[str, str, str]) -> int:
        named = tuple(GOAL.get(name, -1) for name in shows)
        if named not in ORDERS:
            raise MalformedAction(f"expected {', '.join(GOAL)} in some order, got {', '.join(shows)}")
        return ORDERS.index((named[0], named[1], named[2]))

    def seat(self, seat: int) -> int:
        return self.within("a seat", seat, 0, SEATS - 1)

    def within(self, what: str, number: int, low: int, high: int) -> int:
        if not low <= number <= high:
            raise MalformedAction(f"expected {what} from {low} to {high}, got {number}")
        return number

    def is_beyond_edge(self, action: Action) -> bool:
        """Whether an action that is well-formed otherwise names a cell beyond the table's edge (R7)."""
        if not isinstance(action, LayPath | Rockfall) or is_on_table(action.column, action.row):
            return False
        self.encode(replace(action, column=0, row=0))
        return True

    def spot(self, column: int, row: int) -> int:
        self.within("a column", column, cards.FIRST_COLUMN, cards.LAST_COLUMN)
        self.within("a row", row, cards.FIRST_ROW, cards.LAST_ROW)
        return (row - cards.FIRST_ROW) * cards.COLUMNS + column - cards.FIRST_COLUMN
