"""Saboteur and Saboteur 2: what a move does. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rows import changed, swap_parts
from rockfall.core.state import CHANCE, EVERYBODY, NO_ONE, SILENT, Emit
from rockfall.games.maze.board import GOALS, ORDERS
from rockfall.games.maze.events import GoalsShuffled, MapRead, Passed, RoleDealt, RoundBegan
from rockfall.games.maze.maze import LIT, LIT_AT
from rockfall.games.maze.mine import DEAL_ROLES, DREW, PLAY
from rockfall.games.saboteur import cards, codes, events
from rockfall.games.saboteur.codes import SEATS
from rockfall.games.saboteur.edition import (
    BOARD,
    BREAK,
    CELL,
    GOAL_CELLS,
    GOLD,
    HAND,
    HANDS_OFF,
    HAS_THEFT,
    INSPECTION,
    MAP,
    ROCKFALL,
    ROLE_COUNT,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TOOL_COUNT,
    TRAP,
    TRAPPED,
    WAY_CARD,
    WAY_TOOL,
)
from rockfall.games.saboteur.ending import end_round, offer_gold, steal
from rockfall.games.saboteur.state import (
    DEALT_ROLE,
    DISCARDED,
    DRAWING,
    LAID_GOALS,
    LAID_OUT,
    NEW_HAT,
    OPENED,
    PASSING,
    RECEIVED,
    SAW_GOAL,
    SAW_ROLE,
    UNBURDENING,
    Standing,
)

MOST_DISCARDS: Final = 3  # in one turn, with the expansion (E4)
UNBURDENING_COSTS: Final = 2  # cards (E4)


def apply_openly(state: Standing, kind: i64, operand: i64, emit: Emit | None) -> None:
    """What everybody sees, but for paths."""
    if kind == codes.BREAK_TOOL:
        break_tool(state, operand // SEATS, operand % SEATS, emit)
    elif kind == codes.MEND_TOOL:
        mend_tool(state, operand // SEATS, operand % SEATS, emit)
    elif kind == codes.LET_FALL:
        let_fall(state, CELL[operand], emit)
    elif kind == codes.READ_MAP:
        read_map(state, operand, emit)
    elif kind == codes.CHOOSE_FIRST:
        state.set_up_round(operand)
    elif kind == codes.STOP:
        finish_turn(state, state.due, emit)
    elif kind == codes.PLACE_THEFT:
        place_theft(state, emit)
    elif kind == codes.UNBURDEN:
        unburden(state, operand, emit)
    elif kind == codes.STEAL:
        steal(state, operand, emit)
    else:
        play_on(state, HANDS_OFF + kind - codes.TAKE_HANDS_OFF, operand, emit)


def lay_path(state: Standing, cell: i64, tile: i64, emit: Emit | None) -> None:
    """S9 to S14."""
    edition = state.config.edition
    seat = state.turn
    kind = edition.kind_of[tile]
    state.spend(kind)
    state.maze.lay(cell, tile)
    if emit is not None:
        emit(
            events.PathLaid(
                seat=seat,
                card=cards.CARD_NAMES[kind],
                turned=edition.tiles.quarters[tile] > 0,
                column=BOARD.column_of(cell),
                row=BOARD.row_of(cell),
            )
        )
    if len(state.maze.touched) > 0 and open_goals(state, emit):
        end_round(state, True, emit)
    else:
        finish_turn(state, 1, emit)


def open_goals(state: Standing, emit: Emit | None) -> bool:
    """Open every goal that a tunnel has reached; whether one of them was the gold (S14)."""
    is_found = False
    while True:
        cell = state.maze.next_touched()
        if cell < 0:
            return is_found
        goal: i64 = 0
        while GOAL_CELLS[goal] != cell:
            goal += 1
        shows = state.goals[goal]
        if shows == GOLD:
            is_found = True
        tile = goal_tile(state, cell, shows)
        state.remember(OPENED - (goal * GOALS + shows), EVERYBODY, SILENT)
        state.maze.place(cell, tile)
        if emit is not None:
            emit(
                events.GoalOpened(
                    goal=goal,
                    shows=cards.GOALS[shows].name,
                    turned=state.config.edition.tiles.quarters[tile] > 0,
                )
            )


def goal_tile(state: Standing, cell: i64, shows: i64) -> i64:
    """Turn a goal so that it joins the tunnel (S14): one of a stone's two turnings does; upright first (R12)."""
    tile = state.config.edition.goal[shows]
    lit: i64 = (state.maze.cells[cell] & LIT) >> LIT_AT
    return tile if state.config.edition.tiles.open[tile] & lit else tile + 1


def break_tool(state: Standing, tool: i64, target: i64, emit: Emit | None) -> None:
    """S15."""
    state.spend(BREAK + tool)
    state.lying[target] |= 1 << tool
    if emit is not None:
        emit(events.ToolBroken(seat=state.turn, target=target, tool=cards.TOOLS[tool]))
    finish_turn(state, 1, emit)


def mend_tool(state: Standing, way: i64, target: i64, emit: Emit | None) -> None:
    """S16: a card mends one of the tools that it shows."""
    kind = WAY_CARD[way]
    tool = WAY_TOOL[way]
    state.spend(kind)
    state.spent[kind] += 1
    state.spent[BREAK + tool] += 1
    state.lying[target] &= ~(1 << tool)
    if emit is not None:
        card = cards.CARD_NAMES[kind]
        emit(events.ToolMended(seat=state.turn, target=target, tool=cards.TOOLS[tool], card=card))
    finish_turn(state, 1, emit)


def let_fall(state: Standing, cell: i64, emit: Emit | None) -> None:
    """A rockfall takes a path away (S17)."""
    state.spend(ROCKFALL)
    state.spent[ROCKFALL] += 1
    kind = state.config.edition.kind_of[state.maze.tile_at(cell)]
    state.maze.remove(cell)
    state.spent[kind] += 1
    if emit is not None:
        name = cards.CARD_NAMES[kind]
        emit(events.PathRemoved(seat=state.turn, card=name, column=BOARD.column_of(cell), row=BOARD.row_of(cell)))
    finish_turn(state, 1, emit)


def read_map(state: Standing, goal: i64, emit: Emit | None) -> None:
    """S18."""
    seat = state.turn
    state.spend(MAP)
    state.spent[MAP] += 1
    state.remember(SAW_GOAL - state.goals[goal], seat, SILENT)
    state.seen = state.seen[:]
    state.seen[seat] |= 1 << goal
    if emit is not None:
        emit(MapRead(seat=seat, goal=goal, shows=cards.GOALS[state.goals[goal]].name))
    finish_turn(state, 1, emit)


def discard_card(state: Standing, move: i64, kind: i64, emit: Emit | None) -> None:
    """Discard a card face down: to pass (S7, E4), or as a part of getting rid of a hindrance (E4)."""
    seat = state.turn
    state.remember(move, seat, DISCARDED)
    state.take_from_hand(kind)
    state.buried[kind] += 1
    state.floor = kind
    if emit is not None:
        emit(events.CardDiscarded(seat=seat, card=cards.CARD_NAMES[kind]))
    if state.phase == UNBURDENING:
        state.due -= 1
        if state.due == 0:
            finish_turn(state, 1, emit)
        return
    if state.phase == PLAY:
        state.due = 0
        if state.deck_left == 0 and not state.config.ends_by_hands:  # R5
            state.passes += 1
        else:
            state.passes = 0
    state.due += 1
    # Whoever has cards left is asked again, also when none of them can follow: the others must not learn that.
    if state.config.is_expansion and state.due < MOST_DISCARDS and state.hand_count[seat] > 0:
        state.phase = PASSING
    else:
        finish_turn(state, state.due, emit)


# -- the end of a turn ----------------------------------------------------------------------------------


def finish_turn(state: Standing, draws: i64, emit: Emit | None) -> None:
    """Draw as many cards as are due while the deck lasts, then the next player (S7, E4)."""
    draw_cards(state, state.actor, draws, emit)


def draw_cards(state: Standing, drawer: i64, draws: i64, emit: Emit | None) -> None:
    state.due = draws if draws < state.deck_left else state.deck_left
    state.floor = 0
    if state.due > 0:
        state.drawer = drawer
        state.phase = DRAWING
        state.turn = CHANCE
    else:
        pass_on(state, emit)


def pass_on(state: Standing, emit: Emit | None) -> None:
    """The next player's turn; players without cards pass (S8)."""
    while not is_played_out(state):
        seat = state.next_actor()
        if state.hand_count[seat] > 0:
            state.turn = seat
            state.phase = PLAY
            return
        if not state.config.ends_by_hands:
            state.passes += 1
        if emit is not None:
            emit(Passed(seat=seat))
    end_round(state, False, emit)


def is_played_out(state: Standing) -> bool:
    """Whether the round ends without gold: all have passed or, by option, all hands are empty (S19)."""
    return state.is_out_of_cards() if state.config.ends_by_hands else state.passes >= state.players


# -- the expansion's actions ----------------------------------------------------------------------------


def unburden(state: Standing, hindrance: i64, emit: Emit | None) -> None:
    """Be rid of what lies before one; two discards pay for it (E4)."""
    seat = state.turn
    state.lying[seat] &= ~(1 << hindrance)
    state.spent[BREAK + hindrance if hindrance < TOOL_COUNT else TRAP] += 1
    state.passes = 0
    state.phase = UNBURDENING
    state.due = UNBURDENING_COSTS
    state.floor = 0
    if emit is not None:
        emit(events.Unburdened(seat=seat, hindrance=cards.HINDRANCES[hindrance]))


def place_theft(state: Standing, emit: Emit | None) -> None:
    """E16: it lies before the player until the end of the round."""
    seat = state.turn
    state.spend(THEFT)
    state.lying[seat] |= HAS_THEFT
    state.theft_at = changed(state.theft_at, seat, thefts(state) + 1 - state.theft_at[seat])
    if emit is not None:
        emit(events.TheftPlaced(seat=seat))
    finish_turn(state, 1, emit)


def thefts(state: Standing) -> i64:
    """How many theft cards were played this round, as everybody can count."""
    count: i64 = 0
    for seat in range(state.players):
        if state.theft_at[seat] > count:
            count = state.theft_at[seat]
    return count


def play_on(state: Standing, kind: i64, target: i64, emit: Emit | None) -> None:
    """An action card of the expansion, on a player (E16)."""
    state.spend(kind)
    if kind != TRAP:  # that one stays before the player
        state.spent[kind] += 1
    if kind == SWAP_HANDS:
        swap_hands(state, target, emit)
        draw_cards(state, target, 1, emit)
    elif kind == SWAP_HATS:
        swap_hats(state, target, emit)
    else:
        do_to(state, kind, target, emit)
        finish_turn(state, 1, emit)


def do_to(state: Standing, kind: i64, target: i64, emit: Emit | None) -> None:
    """What leaves hands and dwarfs where they are."""
    seat = state.turn
    if kind == HANDS_OFF:
        state.lying[target] &= ~HAS_THEFT
        state.spent[THEFT] += 1
        if emit is not None:
            emit(events.TheftRemoved(seat=seat, target=target))
    elif kind == INSPECTION:
        role = state.roles[target]
        state.remember(SAW_ROLE - role, seat, SILENT)
        state.seen = state.seen[:]
        state.seen[state.players + seat] |= 1 << target
        if emit is not None:
            emit(events.RoleInspected(seat=seat, target=target, role=cards.ROLES[role]))
    elif kind == TRAP:
        state.lying[target] |= TRAPPED
        if emit is not None:
            emit(events.Trapped(seat=seat, target=target))
    else:  # FREEDOM
        state.lying[target] &= ~TRAPPED
        state.spent[TRAP] += 1
        if emit is not None:
            emit(events.Freed(seat=seat, target=target))


def swap_hats(state: Standing, target: i64, emit: Emit | None) -> None:
    """The target lays its dwarf away and is dealt another; what others knew of it is past."""
    players = state.players
    state.roles = changed(state.roles, players + ROLE_COUNT + state.roles[target], 1)
    state.roles[target] = -1
    state.seen = state.seen[:]
    for other in range(players):
        state.seen[players + other] &= ~(1 << target)
    if emit is not None:
        emit(events.HatSwapped(seat=state.turn, target=target))
    state.drawer = target
    state.phase = NEW_HAT
    state.turn = CHANCE


def swap_hands(state: Standing, target: i64, emit: Emit | None) -> None:
    """Two players exchange all their cards; each knows what the other now holds."""
    seat = state.turn
    swap_parts(state.hands, seat * HAND, target * HAND, HAND)
    swap_parts(state.hand_count, seat, target, 1)
    if emit is not None:
        emit(events.HandsSwapped(seat=seat, target=target))
    receive(state, seat, emit)
    receive(state, target, emit)


def receive(state: Standing, seat: i64, emit: Emit | None) -> None:
    names: list[str] = []
    for i in range(seat * HAND, seat * HAND + state.hand_count[seat]):
        state.remember(RECEIVED - state.hands[i], seat, SILENT)
        if emit is not None:
            names.append(cards.CARD_NAMES[state.hands[i]])
    if emit is not None:
        emit(events.HandReceived(seat=seat, cards=names))


# -- chance ---------------------------------------------------------------------------------------------


def shuffle_goals(state: Standing, move: i64, order: i64, emit: Emit | None) -> None:
    state.remember(move, NO_ONE, LAID_GOALS)
    goals = ORDERS[order]
    state.goals = vec[i64]([goals[0], goals[1], goals[2]])
    state.phase = DEAL_ROLES
    state.drawer = 0
    if emit is not None:
        emit(RoundBegan(round=state.round + 1, first=state.first))
        emit(GoalsShuffled())


def lay_out_gold_card(state: Standing, move: i64, value: i64) -> None:
    """One more gold card for the miners (S20)."""
    state.remember(move, NO_ONE, LAID_OUT)
    state.pile = changed(state.pile, value, -1)
    state.pack = changed(state.pack, value, 1)
    state.due -= 1
    if state.due == 0:
        offer_gold(state, state.actor)


def deal_role(state: Standing, move: i64, role: i64, emit: Emit | None) -> None:
    """A dwarf for everybody, or another one instead of a hat that was swapped (E3, E16)."""
    seat = state.drawer
    state.remember(move, seat, DEALT_ROLE - seat)
    state.roles = changed(state.roles, state.players + role, -1)
    state.roles[seat] = role
    if emit is not None:
        emit(RoleDealt(seat=seat, role=cards.ROLES[role]))
    if state.phase == NEW_HAT:
        finish_turn(state, 1, emit)
    else:
        state.role_dealt()


def draw_card(state: Standing, move: i64, kind: i64, emit: Emit | None) -> None:
    seat = state.drawer
    state.remember(move, seat, DREW - seat)
    state.deck[kind] -= 1
    state.deck_left -= 1
    state.put_in_hand(seat, kind)
    if emit is not None:
        emit(events.CardDrawn(seat=seat, card=cards.CARD_NAMES[kind]))
    if state.phase == DRAWING:
        state.due -= 1
        if state.due == 0:
            pass_on(state, emit)
    elif state.hand_count[seat] == state.config.hand_size:
        state.hand_dealt()
