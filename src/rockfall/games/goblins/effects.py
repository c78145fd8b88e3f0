"""Goblins vs Gnomes: what a move does. Compiled."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rockfall.core.rows import bit
from rockfall.core.state import CHANCE, EVERYBODY, NO_ONE, SILENT, Emit
from rockfall.games.goblins import cards, codes, events
from rockfall.games.goblins.edition import (
    ALE,
    BOARD,
    BOMB,
    CELL,
    DOOR,
    DYNAMITE,
    EXPLOSION,
    HAND,
    KEY_CARD,
    KIND_OF,
    LANTERN,
    MAP,
    POTION,
    RUBBLE,
    SHUT,
    TILES,
    color_of,
)
from rockfall.games.goblins.ending import end_round, steal
from rockfall.games.goblins.legal import layable_kinds
from rockfall.games.goblins.state import (
    ALL_SIDES,
    CELL_BITS,
    CHOOSING,
    DEALT_ROLE,
    DRAWING,
    GOT_ROLE,
    LAID_GOALS,
    NOTHING,
    OPENED_GOAL,
    PUT_UNDER,
    SAW_GOAL,
    SECOND,
    SERVING,
    SHOWED,
    SIDE_BITS,
    Standing,
    under_entry,
    under_seat,
)
from rockfall.games.goblins.ways import blow_up, check_doors, new_touches, open_doors, reached_goals
from rockfall.games.maze.board import GOALS
from rockfall.games.maze.events import GoalsShuffled, MapRead, Passed, RoleDealt, RoundBegan
from rockfall.games.maze.mine import DEAL_ROLES, DREW, PLAY


def apply_openly(state: Standing, kind: i64, operand: i64, emit: Emit | None) -> None:
    """What everybody sees, but for tiles."""
    if kind == codes.EXPLODE:
        explode(state, CELL[operand], emit)
    elif kind == codes.READ_MAP:
        read_map(state, operand, emit)
    elif kind == codes.DRINK:
        drink(state, operand, emit)
    elif kind == codes.SKIP:
        skip(state, emit)
    elif kind == codes.SERVE:
        serve(state, operand, emit)
    elif kind == codes.OPEN:
        open_goal(state, operand, emit)
    elif kind == codes.LEAVE_SHUT:
        leave_shut(state, emit)
    elif kind == codes.STEAL:
        steal(state, operand, emit)
    else:  # CHOOSE_FIRST
        state.set_up_round(operand)


def lay_tile(state: Standing, cell: i64, tile: i64, emit: Emit | None) -> None:
    """B8 to B12."""
    kind = KIND_OF[tile]
    state.spend(kind)
    if emit is not None:
        emit(
            events.TileLaid(
                seat=state.turn,
                card=cards.CARD_NAMES[kind],
                turn=TILES.quarters[tile],
                column=BOARD.column_of(cell),
                row=BOARD.row_of(cell),
            )
        )
    if kind >= LANTERN:
        if kind < ALE:
            state.lanterns += 1
        elif kind < DOOR:
            state.is_ale_due = True
        elif kind < KEY_CARD:
            state.doors = (state.doors << CELL_BITS) | cell
            if not state.open_colors & color_of(kind):
                tile = SHUT[tile]
        elif kind < RUBBLE:
            state.keys = (state.keys << CELL_BITS) | cell
    state.maze.lay(cell, tile)
    if state.keys:
        open_doors(state, emit)
    open_goals(state, emit)


# -- goals (B14 to B16) -------------------------------------------------------------------------------


def open_goals(state: Standing, emit: Emit | None) -> None:
    """Open the goal that the tile has reached, ask which if there are several, or go on."""
    reached = reached_goals(state)
    if reached == 0:
        goals_are_done(state, emit)
    elif reached & (reached - 1):
        state.phase = CHOOSING
    else:
        open_goal(state, 0 if reached == 1 else 1 if reached == 2 else 2, emit)


def goals_are_done(state: Standing, emit: Emit | None) -> None:
    """The turn goes on: somebody is named for ale (R15), or it ends."""
    if state.is_ale_due:
        state.phase = SERVING
    else:
        finish_turn(state, emit)


def open_goal(state: Standing, goal: i64, emit: Emit | None) -> None:
    shows = state.shows(goal)
    state.remember(OPENED_GOAL - (goal * GOALS + shows), EVERYBODY, SILENT)
    state.opened |= 1 << goal
    state.last_goal = goal
    if emit is not None:
        emit(events.GoalOpened(seat=state.turn, goal=goal, shows=cards.GOALS[shows]))
    if shows == DYNAMITE:
        detonate(state, emit)
        if state.config.must_open_second or reached_goals(state) == 0:
            open_goals(state, emit)
        else:
            state.phase = SECOND
    else:
        end_round(state, shows, emit)


def leave_shut(state: Standing, emit: Emit | None) -> None:
    """R9: what a way touches now opens only when one touches it from another side, or from this one again."""
    reached = reached_goals(state)
    for goal in range(GOALS):
        if (reached >> goal) & 1:
            state.left_shut |= new_touches(state.maze, goal, 0) << (SIDE_BITS * goal)
            if emit is not None:
                emit(events.GoalLeftShut(seat=state.turn, goal=goal))
    goals_are_done(state, emit)


def forget_broken_ways(state: Standing) -> None:
    """Where no way touches a goal any more that was left shut, a new one will open it (R9)."""
    for goal in range(GOALS):
        state.left_shut &= ~(ALL_SIDES << (SIDE_BITS * goal)) | (new_touches(state.maze, goal, 0) << (SIDE_BITS * goal))


def detonate(state: Standing, emit: Emit | None) -> None:
    """All tiles with a bomb are blown up (B15)."""
    maze = state.maze
    bombs = vec[i64](capacity=5)
    for i in range(maze.laid_count):
        if BOMB <= KIND_OF[maze.tile_at(maze.laid[i])] < LANTERN:
            bombs = append(bombs, maze.laid[i])
    names: list[str] = []
    spots: list[tuple[int, int]] = []
    for i in range(len(bombs)):
        kind = blow_up(state, bombs[i])
        if emit is not None:
            names.append(cards.CARD_NAMES[kind])
            spots.append((BOARD.column_of(bombs[i]), BOARD.row_of(bombs[i])))
    if emit is not None:
        emit(events.BombsWentOff(count=len(names), cards=names, spots=spots))
    if len(bombs) > 0:
        check_doors(state, emit)


# -- other plays --------------------------------------------------------------------------------------


def explode(state: Standing, cell: i64, emit: Emit | None) -> None:
    """B13."""
    state.spend(EXPLOSION)
    state.spent[EXPLOSION] += 1
    kind = blow_up(state, cell)
    if emit is not None:
        name = cards.CARD_NAMES[kind]
        emit(events.TileBlownUp(seat=state.turn, card=name, column=BOARD.column_of(cell), row=BOARD.row_of(cell)))
    check_doors(state, emit)
    if state.left_shut:
        forget_broken_ways(state)
    finish_turn(state, emit)


def read_map(state: Standing, goal: i64, emit: Emit | None) -> None:
    """B13."""
    seat = state.turn
    state.spend(MAP)
    state.spent[MAP] += 1
    state.seen[seat] |= 1 << goal
    state.remember(SAW_GOAL - state.shows(goal), seat, SILENT)
    if emit is not None:
        emit(MapRead(seat=seat, goal=goal, shows=cards.GOALS[state.shows(goal)]))
    finish_turn(state, emit)


def drink(state: Standing, target: i64, emit: Emit | None) -> None:
    """Two players exchange role cards. Whoever has had a card in hand knows it wherever it goes."""
    seat = state.turn
    state.spend(POTION)
    state.spent[POTION] += 1
    role = state.roles[seat]
    state.roles[seat] = state.roles[target]
    state.roles[target] = role
    state.drank |= bit(seat) | bit(target)
    for other in range(state.players):
        state.knows[other] = swapped_bits(state.knows[other], seat, target)
    state.knows[seat] |= bit(seat)
    state.knows[target] |= bit(target)
    state.remember(GOT_ROLE - state.roles[seat], seat, SILENT)
    state.remember(GOT_ROLE - state.roles[target], target, SILENT)
    if emit is not None:
        emit(events.PotionDrunk(seat=seat, target=target))
        emit(events.RoleReceived(seat=seat, giver=target, role=cards.ROLES[state.roles[seat]]))
        emit(events.RoleReceived(seat=target, giver=seat, role=cards.ROLES[state.roles[target]]))
    finish_turn(state, emit)


def swapped_bits(bits: i64, one: i64, other: i64) -> i64:
    if (bits >> one) & 1 == (bits >> other) & 1:
        return bits
    return bits ^ (bit(one) | bit(other))


def serve(state: Standing, target: i64, emit: Emit | None) -> None:
    """B12: skips add up."""
    state.is_ale_due = False
    state.naps[target] += 1
    if emit is not None:
        emit(events.AleServed(seat=state.turn, target=target, skips=state.naps[target]))
    finish_turn(state, emit)


def exchange(state: Standing, move: i64, kind: i64, emit: Emit | None) -> None:
    """B6: a card goes under the deck, another is drawn; the turn counts as passed (R5)."""
    seat = state.turn
    state.remember(move, seat, PUT_UNDER)
    state.take_from_hand(kind)
    state.under = append(state.under, under_entry(kind, seat))
    state.passes += 1
    if emit is not None:
        emit(events.CardExchanged(seat=seat, card=cards.CARD_NAMES[kind]))
    draw_one(state, seat)


def skip(state: Standing, emit: Emit | None) -> None:
    """B7: no tile can be laid; with an empty deck no card can be played, and the hand is shown."""
    seat = state.turn
    is_forced = not state.has_deck()
    state.passes += 1
    if emit is not None:
        emit(events.Skipped(seat=seat, is_forced=is_forced))
    if is_forced:
        show_hand(state, seat, emit)
    else:
        state.skips = append(state.skips, layable_kinds(state))
    pass_on(state, emit)


def show_hand(state: Standing, seat: i64, emit: Emit | None) -> None:
    state.shown |= bit(seat)
    names: list[str] = []
    for i in range(seat * HAND, seat * HAND + state.hand_count[seat]):
        state.remember(SHOWED - state.hands[i], EVERYBODY, SILENT)
        if emit is not None:
            names.append(cards.CARD_NAMES[state.hands[i]])
    if emit is not None:
        emit(events.HandShown(seat=seat, cards=names))


# -- the end of a turn --------------------------------------------------------------------------------


def draw_one(state: Standing, seat: i64) -> None:
    state.drawer = seat
    state.phase = DRAWING
    state.turn = CHANCE


def finish_turn(state: Standing, emit: Emit | None) -> None:
    """Draw while the deck lasts (R1), then the next player; the round ends when no card is left (B17)."""
    seat = state.actor
    if state.has_deck():
        draw_one(state, seat)
        return
    if state.hand_count[seat] == 0:
        if state.first_out < 0:
            state.first_out = seat
        if state.is_out_of_cards():
            end_round(state, NOTHING, emit)
            return
    pass_on(state, emit)


def pass_on(state: Standing, emit: Emit | None) -> None:
    """The next player's turn; ale and an empty hand skip it; the round ends when all have passed (B7, B12, B17).

    Where a turn sat out is no pass, it breaks the row (R5).
    """
    while state.passes < state.players:
        seat = state.next_actor()
        if state.naps[seat] > 0:
            state.naps[seat] -= 1
            state.passes = state.passes + 1 if state.config.ale_passes else 0
            if emit is not None:
                emit(events.SleptOff(seat=seat, left=state.naps[seat]))
        elif state.hand_count[seat] == 0:
            state.passes += 1
            if emit is not None:
                emit(Passed(seat=seat))
        else:
            state.turn = seat
            state.phase = PLAY
            return
    end_round(state, NOTHING, emit)


# -- chance -------------------------------------------------------------------------------------------


def shuffle_goals(state: Standing, move: i64, order: i64, emit: Emit | None) -> None:
    state.remember(move, NO_ONE, LAID_GOALS)
    state.order = order
    state.phase = DEAL_ROLES
    if emit is not None:
        emit(RoundBegan(round=state.round + 1, first=state.first))
        emit(GoalsShuffled())


def deal_role(state: Standing, move: i64, role: i64, emit: Emit | None) -> None:
    seat = state.drawer
    state.remember(move, seat, DEALT_ROLE - seat)
    state.roles[seat] = role
    state.knows[seat] = bit(seat)
    if emit is not None:
        emit(RoleDealt(seat=seat, role=cards.ROLES[role]))
    state.role_dealt()


def draw_card(state: Standing, move: i64, kind: i64, emit: Emit | None) -> None:
    """A card from what nobody has seen while it lasts, then from under the deck (B6)."""
    seat = state.drawer
    state.remember(move, seat, DREW - seat)
    put_by: i64 = -1
    if state.top_left > 0:
        state.deck[kind] -= 1
        state.top_left -= 1
    else:
        put_by = under_seat(state.under[0])
        state.under = state.under[1:]
    state.put_in_hand(seat, kind)
    if emit is not None:
        giver = None if put_by < 0 else int(put_by)
        emit(events.CardDrawn(seat=seat, card=cards.CARD_NAMES[kind], put_by=giver))
    if state.phase == DRAWING:
        pass_on(state, emit)
    elif state.hand_count[seat] == HAND:
        state.hand_dealt()
