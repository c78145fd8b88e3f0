"""Why an action is not allowed. Every reason has a code and names the rule that forbids it.

Reasons are found in a world imagined from the view: what makes a move illegal is always something its player can see.
"""

from __future__ import annotations

from rockfall.core.game import Action, Refusal
from rockfall.core.refusals import Numbers, mover, refusal
from rockfall.games.goblins import cards, codec
from rockfall.games.goblins.edition import BOARD, EXPLOSION, GOAL_CELLS, MAP, POTION, START_TILE, TILES
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import CHOOSING, OVER, SECOND, SERVING, STEALING
from rockfall.games.goblins.ways import is_lantern
from rockfall.games.maze.codec import DEALS, ReadMap
from rockfall.games.maze.maze import CARE, LIT, NEED

REFUSAL_CODES = (
    "chance-only",
    "only-watching",
    "match-over",
    "not-your-turn",
    "no-such-player",
    "name-drinker",
    "choose-goal",
    "open-or-leave",
    "goal-not-reached",
    "not-leaving",
    "not-choosing",
    "no-ale-laid",
    "choose-theft",
    "not-theft-time",
    "not-from-yourself",
    "no-point-to-steal",
    "not-in-hand",
    "deck-empty",
    "can-lay",
    "must-play",
    "cell-taken",
    "touches-no-tile",
    "not-joined",
    "door-shut",
    "does-not-fit",
    "nothing-to-blow-up",
    "start-stays",
    "goal-stays",
    "lantern-stays",
    "goal-open",
    "not-with-yourself",
)
NUMBERS = Numbers(chance="B4", turns="B5", end="B20")

SIDES = ("north", "east", "south", "west")


def why_not(world: GoblinsState, viewer: int | None, action: Action) -> Refusal:
    """The reason why the viewer may not do this. Ask only about what is not legal."""
    is_chance, is_over = isinstance(action, DEALS), world.phase == OVER
    seat = mover(viewer, int(world.turn), NUMBERS, is_chance=is_chance, is_over=is_over)
    if isinstance(seat, Refusal):
        return seat
    if world.phase == STEALING:
        return _while_stealing(world, seat, action)
    if world.phase in (CHOOSING, SECOND):
        return _while_opening(world, action)
    if world.phase == SERVING:
        if isinstance(action, codec.ServeAle):
            return refusal("no-such-player", "B12", seat=action.seat)
        return refusal("name-drinker", "B12")
    return _in_play(world, seat, action)


def _while_opening(world: GoblinsState, action: Action) -> Refusal:
    if isinstance(action, codec.OpenGoal):
        return refusal("goal-not-reached", "B14", goal=action.goal)
    if world.phase == SECOND:
        return refusal("open-or-leave", "R9")
    return refusal("not-leaving", "R9") if isinstance(action, codec.LeaveShut) else refusal("choose-goal", "B14")


def _while_stealing(world: GoblinsState, viewer: int, action: Action) -> Refusal:
    if not isinstance(action, codec.Steal):
        return refusal("choose-theft", "B21")
    if action.seat >= world.config.players:
        return refusal("no-such-player", "B21", seat=action.seat)
    if action.seat == viewer:
        return refusal("not-from-yourself", "B21")
    return refusal("no-point-to-steal", "B21", seat=action.seat)


def _in_play(world: GoblinsState, viewer: int, action: Action) -> Refusal:
    match action:
        case codec.Steal():
            return refusal("not-theft-time", "B21")
        case codec.OpenGoal():
            return refusal("not-choosing", "B14")
        case codec.LeaveShut():
            return refusal("not-leaving", "R9")
        case codec.ServeAle():
            return refusal("no-ale-laid", "B12")
        case codec.Skip():
            return refusal("can-lay" if world.deck_left() > 0 else "must-play", "B7")
        case codec.Exchange(card=card):
            if world.holds(viewer, codec.KIND[card]):
                return refusal("deck-empty", "B6")
            return refusal("not-in-hand", "B6", card=card)
    kind = card_of(action)
    if not world.holds(viewer, kind):
        return refusal("not-in-hand", "B5", card=cards.CARD_NAMES[kind])
    match action:
        case codec.LayTile():
            return _tile(world, kind, action)
        case codec.Explode():
            return _explosion(world, action)
        case ReadMap(goal=goal):
            return refusal("goal-open", "B13", goal=goal)
        case codec.DrinkPotion(seat=seat) if seat >= world.config.players:
            return refusal("no-such-player", "B13", seat=seat)
    return refusal("not-with-yourself", "B13")


def card_of(action: Action) -> int:
    """The kind of card that an action plays."""
    match action:
        case codec.LayTile(card=card):
            return codec.KIND[card]
        case codec.Explode():
            return EXPLOSION
        case ReadMap():
            return MAP
        case codec.DrinkPotion():
            return POTION
    raise AssertionError(f"{action} plays no card")


def _tile(world: GoblinsState, kind: int, action: codec.LayTile) -> Refusal:
    maze = world.maze
    cell = BOARD.cell_at(action.column, action.row)
    if not maze.is_empty(cell):
        return refusal("cell-taken", "B8", column=action.column, row=action.row)
    word = maze.cells[cell]
    if word & CARE == 0:
        return refusal("touches-no-tile", "B8")
    tile = TILES.first[kind] + action.turn
    for side, name in enumerate(SIDES):
        if word >> (4 + side) & 1 and (word >> side & 1) != (TILES.open[tile] >> side & 1):
            return refusal("does-not-fit", "B8", side=name)
    if word & NEED and word & LIT == 0 and _is_behind_door(world, cell):
        return refusal("door-shut", "B10")
    return refusal("not-joined", "B8")


def _is_behind_door(world: GoblinsState, cell: int) -> bool:
    """Whether a door that is shut would lead here."""
    for side in range(len(SIDES)):
        beyond = world.maze.beyond(cell, side)
        tile = world.maze.tile_at(beyond)
        if tile > START_TILE and TILES.open[tile] >> ((side + 2) & 3) & 1 and world.maze.reached(beyond):
            return True
    return False


def _explosion(world: GoblinsState, action: codec.Explode) -> Refusal:
    at = (action.column, action.row)
    if at == cards.START_AT:
        return refusal("start-stays", "B13")
    cell = BOARD.cell_at(action.column, action.row)
    if cell in GOAL_CELLS:
        return refusal("goal-stays", "B13")
    tile = world.maze.tile_at(cell)
    if tile >= 0 and is_lantern(tile):
        return refusal("lantern-stays", "B11")
    return refusal("nothing-to-blow-up", "B13", column=action.column, row=action.row)
