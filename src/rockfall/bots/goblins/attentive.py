"""What an attentive goblin or gnome does: a sensible one's judgement, with beliefs. Compiled."""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.bots.goblins.belief import Belief
from rockfall.bots.goblins.judge import ONESELF, Ground, Judge, best_move, richest
from rockfall.core.rng import Rng
from rockfall.games.goblins.edition import DRAGON, FIRST_GNOME, GOLD
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import STEALING
from rockfall.games.maze.board import GOALS, ORDER_COUNT


def attentive_move(state: GoblinsState, seat: i64, rng: Rng) -> i64:
    """The move an attentive player makes for this seat, whose turn it is."""
    if state.phase == STEALING:
        return richest(state, seat)
    return best_move(attentive_judge(state, seat, Belief(state, seat)), rng)


def attentive_judge(state: GoblinsState, seat: i64, belief: Belief) -> Judge:
    """How a seat sees the table that believes this."""
    judge = Judge(Ground(state), seat, state.roles[seat], orders_believed(belief), friends_believed(belief))
    lead = goblins_lead(judge.ground, belief)
    judge.change = 3 * (lead if judge.is_gnome else -lead)
    return judge


def orders_believed(belief: Belief) -> vec[i64]:
    """By order of the goals: its chance in ten-thousandths."""
    chances = belief.order_chances()
    return vec[i64]([round(10000.0 * chances[order]) for order in range(ORDER_COUNT)])


def friends_believed(belief: Belief) -> vec[i64]:
    """By seat: from 1000, surely a friend, to -1000, surely a foe; ONESELF for oneself."""
    chances = belief.gnome_chances()
    is_gnome = belief.state.roles[belief.seat] >= FIRST_GNOME
    friends = vec[i64]([0] * len(chances))
    for seat in range(len(chances)):
        lean: i64 = round(2000.0 * chances[seat]) - 1000
        friends[seat] = lean if is_gnome else -lean
    friends[belief.seat] = ONESELF
    return friends


def goblins_lead(ground: Ground, belief: Belief) -> i64:
    """In thousandths of a point: how much more a goblin may hope for in this round than a gnome."""
    gold, dragon = ends_expected(ground, belief)
    return round(1000.0 * (2.0 * dragon + (1.0 - gold - dragon) - 1.25 * gold))


def ends_expected(ground: Ground, belief: Belief) -> tuple[float, float]:
    """The chances that the round ends with the gold and with the dragon, fitted to 840 rounds between attentive bots.

    They depend on how much of the deck is left, how far away the believed gold and dragon are, how well the gold is
    known, and on whether there is one goblin fewer than gnomes.
    """
    state = ground.state
    chances = belief.goal_chances()
    surest = 0.0
    far_gold = 0.0
    far_dragon = 0.0
    for goal in range(GOALS):
        away = 0.1 * min(12.0, float(ground.distance[goal])) if not (state.opened >> goal) & 1 else 0.0
        surest = max(surest, chances[goal * GOALS + GOLD])
        far_gold += chances[goal * GOALS + GOLD] * away
        far_dragon += chances[goal * GOALS + DRAGON] * away
    left = 0.02 * float(state.deck_left())
    odd = 1.0 if state.config.players % 2 == 1 else 0.0
    two = 1.0 if state.config.players == 2 else 0.0
    gold = -0.57 + 1.42 * odd - 2.41 * two + 4.59 * left - 0.68 * far_gold - 0.61 * far_dragon + 0.56 * surest
    dragon = 0.62 - 0.1 * odd - 2.02 * two + 4.06 * left + 1.53 * far_gold - 2.81 * far_dragon - 0.1 * surest
    gold_weight = exp(gold - 1.05 * left * far_gold)
    dragon_weight = exp(dragon - 1.25 * left * far_gold)
    total = 1.0 + gold_weight + dragon_weight
    return gold_weight / total, dragon_weight / total
