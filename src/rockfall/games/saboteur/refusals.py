"""Why an action is not allowed. Every reason has a code and names the rule that forbids it.

Reasons are found in a world imagined from the view: what makes a move illegal is always something its player can see.
"""

from __future__ import annotations

from rockfall.core.game import Action, Refusal
from rockfall.core.refusals import Numbers, mover, refusal
from rockfall.games.maze.codec import ReadMap
from rockfall.games.maze.maze import CARE, NEED
from rockfall.games.saboteur import cards, codec
from rockfall.games.saboteur.edition import (
    BESIDE_GOAL,
    BOARD,
    BREAK,
    FREEDOM,
    HANDS_OFF,
    HINDERED,
    INSPECTION,
    MAP,
    ROCKFALL,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
)
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.state import PASSING, STEALING, TAKING, UNBURDENING

REFUSAL_CODES = (
    "chance-only",
    "match-over",
    "not-your-turn",
    "only-watching",
    "choose-gold",
    "no-such-gold",
    "not-gold-time",
    "finish-discarding",
    "discard-in-order",
    "discard-another-way",
    "not-discarding",
    "choose-theft",
    "not-theft-time",
    "no-gold-to-steal",
    "not-from-yourself",
    "no-such-player",
    "not-in-hand",
    "tool-broken",
    "trapped",
    "cell-taken",
    "touches-no-card",
    "beyond-the-edge",
    "cut-off",
    "not-joined",
    "not-carried-on",
    "does-not-fit",
    "double-not-joined",
    "ladder-beside-goal",
    "ladder-joins-nothing",
    "tool-broken-already",
    "tool-not-broken",
    "nothing-to-remove",
    "start-stays",
    "goal-stays",
    "goal-open",
    "theft-already",
    "no-theft-there",
    "not-on-yourself",
    "trapped-already",
    "not-trapped",
    "no-such-hindrance",
    "too-few-cards",
)


def why_not(world: SaboteurState, viewer: int | None, action: Action) -> Refusal:
    """The reason why the viewer may not do this. Ask only about what is not legal."""
    rules = Numbers(chance="E2" if world.config.is_expansion else "S3", turns="S7", end="S23")
    is_chance, is_over = isinstance(action, codec.CHANCE_ACTIONS), world.phase > STEALING
    seat = mover(viewer, int(world.turn), rules, is_chance=is_chance, is_over=is_over)
    if isinstance(seat, Refusal):
        return seat
    if world.phase == TAKING:
        return _while_taking(action)
    if world.phase == STEALING:
        return _while_stealing(world, seat, action)
    if world.phase in (PASSING, UNBURDENING):
        return _while_discarding(world, seat, action)
    return _in_play(world, seat, action)


def _while_taking(action: Action) -> Refusal:
    if isinstance(action, codec.TakeGold):
        return refusal("no-such-gold", "S20", nuggets=action.nuggets)
    return refusal("choose-gold", "S20")


def _while_stealing(world: SaboteurState, viewer: int, action: Action) -> Refusal:
    if not isinstance(action, codec.Steal) or action.seat is None:
        return refusal("choose-theft", "E15")
    if action.seat >= world.config.players:
        return refusal("no-such-player", "E15", seat=action.seat)
    if action.seat == viewer:
        return refusal("not-from-yourself", "E15")
    return refusal("no-gold-to-steal", "E15", seat=action.seat)


def _while_discarding(world: SaboteurState, viewer: int, action: Action) -> Refusal:
    if isinstance(action, codec.Discard):
        if not world.holds(viewer, codec.KIND[action.card]):
            return refusal("not-in-hand", "E4", card=action.card)
        if codec.KIND[action.card] < world.floor:
            return refusal("discard-in-order", "E4", card=action.card)
        return refusal("discard-another-way", "E4", card=action.card)
    return refusal("finish-discarding", "E4")


def _in_play(world: SaboteurState, viewer: int, action: Action) -> Refusal:
    match action:
        case codec.TakeGold():
            return refusal("not-gold-time", "S20")
        case codec.Steal():
            return refusal("not-theft-time", "E15")
        case codec.StopDiscarding():
            return refusal("not-discarding", "E4")
        case codec.Unburden(hindrance=hindrance):
            if not world.lying[viewer] >> cards.HINDRANCES.index(hindrance) & 1:
                return refusal("no-such-hindrance", "E4", hindrance=hindrance)
            return refusal("too-few-cards", "E4")
    kind = card_of(action)
    if not world.holds(viewer, kind):
        return refusal("not-in-hand", "S7", card=cards.CARD_NAMES[kind])
    if isinstance(action, codec.LayPath):
        return _path(world, viewer, kind, action)
    if isinstance(action, codec.Rockfall):
        return _rockfall(action)
    if isinstance(action, ReadMap):
        return refusal("goal-open", "R3", goal=action.goal)
    if isinstance(action, codec.PlaceTheft):
        return refusal("theft-already", "E17")
    return _on_player(world, viewer, action)


def card_of(action: Action) -> int:
    """The kind of card that an action plays or discards."""
    match action:
        case codec.LayPath(card=card) | codec.MendTool(card=card) | codec.Discard(card=card):
            return codec.KIND[card]
        case codec.BreakTool(tool=tool):
            return BREAK + codec.TOOL[tool]
        case codec.Rockfall():
            return ROCKFALL
        case ReadMap():
            return MAP
        case codec.PlaceTheft():
            return THEFT
        case codec.HandsOff():
            return HANDS_OFF
        case codec.SwapHands():
            return SWAP_HANDS
        case codec.Inspect():
            return INSPECTION
        case codec.SwapHats():
            return SWAP_HATS
        case codec.SetTrap():
            return TRAP
        case codec.SetFree():
            return FREEDOM
    raise AssertionError(f"{action} plays no card")


def _path(world: SaboteurState, viewer: int, kind: int, action: codec.LayPath) -> Refusal:
    lying = world.lying[viewer]
    if lying & HINDERED:
        for tool, name in enumerate(cards.TOOLS):
            if lying >> tool & 1:
                return refusal("tool-broken", "S15", tool=name)
        return refusal("trapped", "E16")
    if not BOARD.has(action.column, action.row):
        return refusal("beyond-the-edge", "R7")
    maze = world.maze
    cell = BOARD.cell_at(action.column, action.row)
    if not maze.is_empty(cell):
        return refusal("cell-taken", "S10", column=action.column, row=action.row)
    word = maze.cells[cell]
    edition = world.config.edition
    if word & CARE == 0:
        return refusal("touches-no-card", "S10")
    tile = edition.tiles.first[edition.shape[kind]] + int(action.turned)
    for side, name in enumerate(("north", "east", "south", "west")):
        if word >> (4 + side) & 1 and (word >> side & 1) != (edition.tiles.open[tile] >> side & 1):
            return refusal("does-not-fit", "S10", side=name)
    if edition.ladders >> edition.shape[kind] & 1:
        if BESIDE_GOAL[cell]:
            return refusal("ladder-beside-goal", "E7")
        return refusal("ladder-joins-nothing", "E7")
    if edition.special >> edition.shape[kind] & 1:
        return refusal("double-not-joined", "E6")
    is_strict = world.config.laying == "strict"
    if maze.meets_only_cut_off(cell) and (word & NEED or not is_strict):
        return refusal("cut-off", "S17")
    return refusal("not-carried-on" if is_strict else "not-joined", "S11")


def _rockfall(action: codec.Rockfall) -> Refusal:
    if not BOARD.has(action.column, action.row):
        return refusal("beyond-the-edge", "R7")
    at = (action.column, action.row)
    if at == cards.START_AT:
        return refusal("start-stays", "S17")
    if at in cards.GOALS_AT:
        return refusal("goal-stays", "S17")
    return refusal("nothing-to-remove", "S17", column=action.column, row=action.row)


def _on_player(world: SaboteurState, viewer: int, action: Action) -> Refusal:
    assert isinstance(
        action,
        codec.BreakTool
        | codec.MendTool
        | codec.HandsOff
        | codec.SwapHands
        | codec.Inspect
        | codec.SwapHats
        | codec.SetTrap
        | codec.SetFree,
    )
    seat = action.seat
    if seat >= world.config.players:
        return refusal("no-such-player", "R2", seat=seat)
    match action:
        case codec.BreakTool(tool=tool):
            return refusal("tool-broken-already", "S15", seat=seat, tool=tool)
        case codec.MendTool(tool=tool):
            return refusal("tool-not-broken", "S16", seat=seat, tool=tool)
        case codec.HandsOff():
            return refusal("no-theft-there", "E16", seat=seat)
        case codec.SetFree():
            return refusal("not-trapped", "E16", seat=seat)
        case codec.SetTrap() if seat != viewer:
            return refusal("trapped-already", "E17", seat=seat)
    return refusal("not-on-yourself", "E16")
