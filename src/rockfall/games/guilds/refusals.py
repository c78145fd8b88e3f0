"""Why an action is not allowed. Every reason has a code and names the rule that forbids it."""

from __future__ import annotations

from rockfall.core.game import Action, Refusal
from rockfall.core.refusals import Numbers, mover, refusal
from rockfall.games.guilds import cards
from rockfall.games.guilds.codec import CHANCE_ACTIONS, ChangeKind, MoveUniversal, PlayExpert, Protect, TakeGood
from rockfall.games.guilds.edition import EXPERTS, OVER, PROTECTING, TAKING, UNIVERSALS
from rockfall.games.guilds.scoring import KINDS
from rockfall.games.guilds.view import GuildsView

REFUSAL_CODES = (
    "chance-only",
    "only-watching",
    "match-over",
    "not-your-turn",
    "play-an-expert",
    "no-such-good",
    "expert-there",
    "not-at-hand",
    "take-a-good",
    "good-gone",
    "not-the-last-good",
    "same-kind",
    "decide-universals",
    "no-universal",
    "decide-protection",
    "protected-already",
    "decide-side",
)
NUMBERS = Numbers(chance="G6", turns="G7", end="G19")


def why_not(view: GuildsView, action: Action) -> Refusal:
    """The reason why the viewer may not do this. Ask only about what is not legal."""
    is_chance, is_over = isinstance(action, CHANCE_ACTIONS), view.phase == OVER
    seat = mover(view.viewer, int(view.turn), NUMBERS, is_chance=is_chance, is_over=is_over)
    if isinstance(seat, Refusal):
        return seat
    if view.phase == EXPERTS:
        return _while_playing(view, seat, action)
    if view.phase == TAKING:
        return _while_taking(view, seat, action)
    if view.phase == UNIVERSALS:
        if isinstance(action, MoveUniversal):
            return refusal("no-universal", "G13", card=action.card)
        return refusal("decide-universals", "G13")
    if view.phase == PROTECTING:
        if isinstance(action, Protect):
            return refusal("protected-already", "R2", weapon=action.weapon)
        return refusal("decide-protection", "G18")
    return refusal("decide-side", "G18")


def _while_playing(view: GuildsView, seat: int, action: Action) -> Refusal:
    if not isinstance(action, PlayExpert):
        return refusal("play-an-expert", "G7")
    if action.good >= view.config.players:
        return refusal("no-such-good", "G6", good=action.good + 1)
    if not _has(view, seat, action.expert):
        return refusal("not-at-hand", "G7", expert=action.expert)
    return refusal("expert-there", "G7", expert=cards.EXPERTS[view.experts[action.good]])


def _while_taking(view: GuildsView, seat: int, action: Action) -> Refusal:
    if isinstance(action, ChangeKind):
        if view.step < view.config.players - 1:
            return refusal("not-the-last-good", "G9")
        if not _has(view, seat, action.expert):
            return refusal("not-at-hand", "G9", expert=action.expert)
        return refusal("same-kind", "G9", expert=action.expert)
    if not isinstance(action, TakeGood):
        return refusal("take-a-good", "G8")
    if action.good >= view.config.players:
        return refusal("no-such-good", "G6", good=action.good + 1)
    return refusal("good-gone", "G8")


def _has(view: GuildsView, seat: int, expert: str) -> bool:
    return bool(view.hands[seat * KINDS + cards.EXPERTS.index(expert)])
