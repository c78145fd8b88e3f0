"""Why an action is not allowed. Every reason has a code and names the rule that forbids it."""

from __future__ import annotations

from rockfall.core.game import Action, Refusal
from rockfall.core.refusals import Numbers, mover, refusal
from rockfall.games.trollfjord import parts
from rockfall.games.trollfjord.codec import (
    CHANCE_ACTIONS,
    AskForGift,
    ClearRegion,
    CollectTreasure,
    NameFortress,
    PlaceTroll,
    PledgeGift,
    StepTroll,
    StopHammering,
)
from rockfall.games.trollfjord.edition import (
    CLEARING,
    COLLECTING,
    DECIDING,
    GIVING,
    HAMMERING,
    JOINING,
    MOVING,
    NAMING,
    OVER,
    PLACES,
    PLACING,
    SPACES,
    WANDERING,
    boulder_count,
)
from rockfall.games.trollfjord.rules import TrollfjordState

REFUSAL_CODES = (
    "chance-only",
    "only-watching",
    "match-over",
    "not-your-turn",
    "move-your-lord",
    "wrong-landscape",
    "one-region",
    "place-or-enough",
    "no-troll-to-step",
    "step-or-enough",
    "wrong-number",
    "too-few-regions",
    "name-or-skip",
    "answer-first",
    "decide-hammering",
    "hit-first",
    "hit-or-stop",
    "gift-spent",
    "gift-pledged",
    "decide-gifts",
    "cannot-ask",
    "not-at-fortress",
    "no-treasure",
    "too-few-boulders",
    "no-own-troll",
    "collect-first",
    "nothing-to-clear",
    "clear-first",
)
NUMBERS = Numbers(chance="T33", turns="T6", end="T32")


def why_not(world: TrollfjordState, viewer: int | None, action: Action) -> Refusal:
    """The reason why the viewer may not do this, in the world that the viewer knows. Ask only what is not legal."""
    is_chance, is_over = isinstance(action, CHANCE_ACTIONS), world.phase == OVER
    seat = mover(viewer, int(world.turn), NUMBERS, is_chance=is_chance, is_over=is_over)
    if isinstance(seat, Refusal):
        return seat
    return ANSWERS[world.phase](world, seat, action)


def _moving(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    return refusal("move-your-lord", "T7")


def _placing(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    rule = "T8" if world.wind < 0 else "T10"
    if not isinstance(action, PlaceTroll):
        return refusal("place-or-enough", rule)
    landscape = parts.LANDSCAPES[world.landscape_at(world.lords[seat] % SPACES)]
    if parts.LANDSCAPE_OF[parts.REGIONS.index(action.region)] != landscape:
        return refusal("wrong-landscape", rule, region=action.region, landscape=landscape)
    return refusal("one-region", "T8", region=parts.REGIONS[world.placing])


def _wandering(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    rule = "T9" if world.wind < 0 else "T10"
    if not isinstance(action, StepTroll):
        return refusal("step-or-enough", rule)
    return refusal("no-troll-to-step", rule, region=action.source)


def _naming(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    if not isinstance(action, NameFortress):
        return refusal("name-or-skip", "T13")
    if not world.is_strong_at(seat, parts.SITE_NAMES.index(action.site)):
        return refusal("too-few-regions", "T12")
    return refusal("wrong-number", "T11", number=int(world.next_belt(seat)) + 1)


def _joining(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    return refusal("answer-first", "T13", seat=int(world.owner))


def _deciding(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    return refusal("decide-hammering", "T14")


def _hammering(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    return refusal("hit-first" if isinstance(action, StopHammering) else "hit-or-stop", "T18")


def _giving(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    if isinstance(action, AskForGift) and world.config.gifts_by_talk:
        return refusal("cannot-ask", "R10")
    if not isinstance(action, PledgeGift):
        return refusal("decide-gifts", "T23")
    is_pledged = world.pledged(seat) >> parts.GIFTS.index(action.gift) & 1
    return refusal("gift-pledged" if is_pledged else "gift-spent", "T22", gift=action.gift)


def _collecting(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    if not isinstance(action, CollectTreasure):
        return refusal("collect-first", "T25")
    region = parts.REGIONS.index(action.region)
    value, total = int(world.treasures[region]), int(boulder_count(world.out))
    if not world.is_here(region):
        return refusal("not-at-fortress", "T25", region=action.region)
    if not value:
        return refusal("no-treasure", "T25", region=action.region)
    if not world.trolls[seat * PLACES + region]:
        return refusal("no-own-troll", "T25", region=action.region)
    return refusal("too-few-boulders", "T25", value=value, total=total)


def _clearing(world: TrollfjordState, seat: int, action: Action) -> Refusal:
    if not isinstance(action, ClearRegion):
        return refusal("clear-first", "T28")
    if not world.is_here(parts.REGIONS.index(action.region)):
        return refusal("not-at-fortress", "T28", region=action.region)
    return refusal("nothing-to-clear", "T28", region=action.region)


ANSWERS = {
    MOVING: _moving,
    PLACING: _placing,
    WANDERING: _wandering,
    NAMING: _naming,
    JOINING: _joining,
    DECIDING: _deciding,
    HAMMERING: _hammering,
    GIVING: _giving,
    COLLECTING: _collecting,
    CLEARING: _clearing,
}
