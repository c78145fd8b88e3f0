"""Saboteur and Saboteur 2: how a round ends, who gets which gold, and how the match ends. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.rows import changed
from rockfall.core.state import CHANCE, EVERYBODY, NOBODY, SILENT, Emit
from rockfall.games.maze.board import GOALS
from rockfall.games.saboteur import cards, events
from rockfall.games.saboteur.codes import NUGGETS, SEATS
from rockfall.games.saboteur.edition import (
    BLUE,
    BOSS,
    BROKEN,
    GEOLOGIST,
    GOAL_CELLS,
    GOLD,
    GREEN,
    HAS_THEFT,
    MINER,
    PROFITEER,
    ROLE_COUNT,
    SABOTEUR,
    TRAPPED,
)
from rockfall.games.saboteur.state import (
    LAY_OUT_GOLD,
    OVER,
    PAID,
    PAID_SUM,
    PER_SEAT,
    SAW_PACK,
    SHARED,
    STEALING,
    TAKING,
    TOOK,
    TOTAL_GOLD,
    Standing,
)

MOST_LAID_OUT: Final = 9  # gold cards of one round (S20)
BOSS_LACKS: Final = 1  # of a share (E12)
PROFITEER_LACKS: Final = 2
REASONS: Final = ["miner", "saboteur", "miner", "miner", "boss", "profiteer", "geologist"]  # to be paid, by role


def end_round(state: Standing, is_found: bool, emit: Emit | None) -> None:
    """All dwarfs are shown, the goals are turned over (R22), and the gold is given out (S19)."""
    state.reveal(state.roles, state.goals)
    if state.config.is_expansion:
        share_gold(state, is_found, emit)
        return
    if emit is not None:
        tell_end(state, is_found, None, None, emit)
    if is_found:
        lay_out_gold(state, emit)
    else:
        pay_saboteurs(state, emit)
        next_round(state, emit)


def tell_end(state: Standing, is_found: bool, blue: bool | None, green: bool | None, emit: Emit) -> None:
    roles = [cards.ROLES[state.roles[seat]] for seat in range(state.players)]
    emit(
        events.RoundEnded(
            round=state.round + 1,
            gold=is_found,
            finisher=int(state.actor) if is_found else None,
            roles=roles,
            goals=[cards.GOALS[state.goals[goal]].name for goal in range(GOALS)],
            blue=blue,
            green=green,
        )
    )


def lay_out_gold(state: Standing, emit: Emit | None) -> None:
    """As many gold cards as players, nine for ten players, go to the miners (S20, S22, R1)."""
    players = state.players
    state.takers = 0
    for seat in range(players):
        is_idle: bool = state.config.idle_miners_unpaid and state.lying[seat] & BROKEN != 0
        if state.roles[seat] == MINER and not is_idle:
            state.takers |= 1 << seat
    if state.takers == 0:
        next_round(state, emit)
        return
    state.due = players if players < MOST_LAID_OUT else MOST_LAID_OUT
    state.phase = LAY_OUT_GOLD
    state.turn = CHANCE
    if emit is not None:
        emit(events.GoldLaidOut(count=state.due))


def offer_gold(state: Standing, seat: i64) -> None:
    """The pack goes to this player, or to the next one to the right who has a part in it (S20)."""
    players = state.players
    while not (state.takers >> seat) & 1:
        seat = seat - 1 if seat > 0 else players - 1
    state.turn = seat
    state.phase = TAKING
    state.remember(SAW_PACK - digits_of(state.pack), seat, SILENT)


def take_gold(state: Standing, move: i64, value: i64, emit: Emit | None) -> None:
    seat = state.turn
    state.remember(move, seat, TOOK)
    state.pack = changed(state.pack, value, -1)
    state.gold = changed(state.gold, seat, value + 1)
    if emit is not None:
        emit(events.GoldTaken(seat=seat, nuggets=value + 1))
    if state.pack[0] + state.pack[1] + state.pack[2] == 0:
        next_round(state, emit)
    else:
        offer_gold(state, seat - 1 if seat > 0 else state.players - 1)


def pay_saboteurs(state: Standing, emit: Emit | None) -> None:
    """S21, in turn order from whoever began the round."""
    players = state.players
    count: i64 = 0
    for seat in range(players):
        if state.roles[seat] == SABOTEUR:
            count += 1
    for step in range(players):
        seat = (state.first + step) % players
        if state.roles[seat] == SABOTEUR:
            paid = payment(state.pile, cards.SABOTEUR_PAY[count])
            nuggets: i64 = 0
            for value in range(NUGGETS):
                state.pile = changed(state.pile, value, -paid[value])
                nuggets += paid[value] * (value + 1)
            state.gold = changed(state.gold, seat, nuggets)
            base: i64 = seat * PER_SEAT
            state.remember(PAID - (base + digits_of(paid)), seat, PAID_SUM - (base + nuggets))  # R9
            if emit is not None:
                emit(events.GoldPaid(seat=seat, nuggets=nuggets, why="saboteur"))


def share_gold(state: Standing, is_found: bool, emit: Emit | None) -> None:
    """Who wins with the expansion, and what each gets (E10 to E14)."""
    blue = is_found and may_pass(state, state.config.edition.bars_blue)
    green = is_found and may_pass(state, state.config.edition.bars_green)
    if state.config.finisher_wins and blue and green:
        finisher = state.roles[state.actor]
        blue = finisher != GREEN
        green = finisher != BLUE
    if emit is not None:
        tell_end(state, is_found, blue, green, emit)
    wins = vec[i64]([0] * ROLE_COUNT)
    wins[PROFITEER] = 1
    wins[BLUE] = 1 if blue else 0
    wins[GREEN] = 1 if green else 0
    wins[BOSS] = 1 if blue or green else 0
    wins[SABOTEUR] = 0 if blue or green else 1
    players = state.players
    winners: i64 = 0
    geologists: i64 = 0
    for seat in range(players):
        if not state.lying[seat] & TRAPPED:  # E14
            winners += wins[state.roles[seat]]
            if state.roles[seat] == GEOLOGIST:
                geologists += 1
    share = cards.SHARES[winners if winners < 5 else 5]
    for seat in range(players):
        role = state.roles[seat]
        if state.lying[seat] & TRAPPED:
            continue
        nuggets: i64 = 0
        if role == GEOLOGIST:
            nuggets = crystals(state) // geologists  # E13
        elif wins[role]:
            nuggets = share - (BOSS_LACKS if role == BOSS else PROFITEER_LACKS if role == PROFITEER else 0)  # E12
        if nuggets > 0:
            state.gold = changed(state.gold, seat, nuggets)
            is_open = not state.config.hides_gold
            if not is_open:
                state.remember(SHARED - (seat * PER_SEAT + nuggets), EVERYBODY, SILENT)  # R20
            if emit is not None:
                emit(events.GoldPaid(seat=seat, nuggets=nuggets, why=REASONS[role], is_open=is_open))
    first_thief(state, emit)


def may_pass(state: Standing, barred: vec[i64]) -> bool:
    """Whether a team that these doors keep out gets to the gold (E10)."""
    goal: i64 = 0
    while state.goals[goal] != GOLD:
        goal += 1
    return state.maze.leads_to(GOAL_CELLS[goal], barred)


def crystals(state: Standing) -> i64:
    found: i64 = 0
    maze = state.maze
    for i in range(maze.laid_count):
        found += state.config.edition.crystal[maze.tile_at(maze.laid[i])]
    return found


def first_thief(state: Standing, emit: Emit | None) -> None:
    """The last to play theft steals first (E15)."""
    state.takers = 0
    start: i64 = -1
    for seat in range(state.players):
        if state.lying[seat] & HAS_THEFT and not state.lying[seat] & TRAPPED:
            state.takers |= 1 << seat
            if start < 0 or state.theft_at[seat] > state.theft_at[start]:
                start = seat
    next_thief(state, start, emit)


def next_thief(state: Standing, seat: i64, emit: Emit | None) -> None:
    """The next in turn order who may steal and finds somebody with gold; then the next round."""
    players = state.players
    while state.takers != 0:
        if (state.takers >> seat) & 1:
            state.takers &= ~(1 << seat)
            for target in range(players):
                if target != seat and state.gold[target] > 0:
                    state.turn = seat
                    state.phase = STEALING
                    return
        seat = (seat + 1) % players
    next_round(state, emit)


def steal(state: Standing, target: i64, emit: Emit | None) -> None:
    seat = state.turn
    if target < SEATS:
        state.gold = changed(changed(state.gold, target, -1), seat, 1)
    if emit is not None:
        emit(events.Stolen(seat=seat, target=target if target < SEATS else None))
    next_thief(state, seat, emit)


def next_round(state: Standing, emit: Emit | None) -> None:
    """The next round, or the end of the match (S6, S23)."""
    if state.round + 1 < state.config.rounds:
        state.round += 1
        state.set_up_round((state.last_player + 1) % state.players)
        return
    for seat in range(state.players):
        state.remember(TOTAL_GOLD - (seat * PER_SEAT + state.gold[seat]), EVERYBODY, SILENT)
    state.phase = OVER
    state.turn = NOBODY
    if emit is not None:
        emit(events.MatchEnded(scores=state.scores()))


def digits_of(gold_cards: vec[i64]) -> i64:
    """Gold cards by nuggets as one number: a digit for each."""
    return gold_cards[0] + 10 * gold_cards[1] + 100 * gold_cards[2]


def payment(pile: vec[i64], nuggets: i64) -> vec[i64]:
    """The gold cards that pay so much, or as near below as the pile can; the largest cards first (R4)."""
    for amount in range(nuggets, 0, -1):
        for threes in range(min(pile[2], amount // 3), -1, -1):
            for twos in range(min(pile[1], (amount - 3 * threes) // 2), -1, -1):
                ones: i64 = amount - 3 * threes - 2 * twos
                if ones <= pile[0]:
                    return vec[i64]([ones, twos, threes])
    return vec[i64]([0] * NUGGETS)
