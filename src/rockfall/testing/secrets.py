"""Laws 3 and 4: a view is all that its viewer knows, and nothing else reaches the viewer.

The log of a state is the one place that says who saw what. So two worlds in which a viewer's observations are equal are
one world to that viewer: view, wire, legal moves, events, refusals and a bot's choice must all be equal in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rockfall.core.bot import Advice, Adviser, Bot
from rockfall.core.game import Event, Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View
from rockfall.testing.alibis import other_truth
from rockfall.testing.anatomy import anatomy, outlook, smuggled, viewers
from rockfall.testing.replays import expect_equal
from rockfall.testing.walks import MAX_PLIES, play_on, play_one


def check_imagined(game: Game, state: State, viewer: int | None, rng: Rng, max_plies: int = MAX_PLIES) -> None:
    """A world made from a view gives that view again, holds what the box holds, and can be played to its end."""
    view = state.view(viewer)
    before = anatomy(view)
    world = game.determinize(view, rng)
    expect_equal(before, anatomy(view), f"determinize changed the view of {viewer}")
    assert world.is_imagined, "a world made by determinize must begin with imagine_past"
    expect_equal(view.key(), world.view(viewer).key(), f"the imagined world gives {viewer} another view")
    assert world.turn == state.turn, f"turn is {state.turn}, in the imagined world {world.turn}"
    if viewer == state.turn:
        expect_equal(tuple(state.legal_moves()), tuple(world.legal_moves()), "other moves are legal when imagined")
    expect_equal(game.totals(state), game.totals(world), "the box holds something else in the imagined world")
    if state.turn == NOBODY:
        expect_equal(state.scores(), world.scores(), f"final scores do not follow from what {viewer} sees at the end")
    play_on(world, rng, max_plies)
    expect_equal(game.totals(state), game.totals(world), "the box changed while an imagined world was played")


def check_imagined_from_view_alone(game: Game, state: State, viewer: int | None, seed: int) -> None:
    """determinize keeps nothing of the truth: from equal views of two worlds, and one seed, it makes the same world."""
    rng = Rng.seeded(seed, "twin")
    made = game.determinize(state.view(viewer), Rng.seeded(seed, "world"))
    twins = [other_truth(game, state, viewer, rng), game.determinize(state.view(viewer), rng)]
    for twin in twins:
        if twin is not None:
            expect_equal(
                state.view(viewer).key(), twin.view(viewer).key(), f"two views of {viewer}, who observed the same"
            )
            again = game.determinize(twin.view(viewer), Rng.seeded(seed, "world"))
            what = f"determinize made two worlds of equal views of {viewer}, so it knows more than the view"
            expect_equal(outlook(made, game.players), outlook(again, game.players), what)
            expect_equal(anatomy(made), anatomy(again), what)


def check_support(game: Game, seed: int, draws: int = 300) -> None:
    """The first thing that chance hides can be imagined in every way it can be: no likely outcome is missing."""
    rng = Rng.seeded(seed, "support")
    state = game.new_state()
    while state.turn == CHANCE:
        for viewer in viewers(game.players):
            sets = hidden_outcomes(state, viewer)
            if sets is not None:
                possible, view = sets
                imagined = [game.determinize(view, rng) for _ in range(draws)]
                found = {facts_of_all(world, game.players) for world in imagined}
                for facts, share in possible.items():
                    assert facts in found or share < 0.1, f"{viewer} never imagines what has the chance {share:.2f}"
                return
        play_one(state, rng)


def hidden_outcomes(state: State, viewer: int | None) -> tuple[dict[tuple[object, ...], float], View] | None:
    """The outcomes of this chance move and their shares, if this viewer cannot tell any of them from another."""
    weights = [int(weight) for weight in state.chance_weights()]
    shares: dict[tuple[object, ...], float] = {}
    views: list[View] = []
    for move, weight in zip(state.legal_moves(), weights, strict=True):
        after = state.copy()
        after.apply(move)
        views.append(after.view(viewer))
        facts = facts_of_all(after, len(after.scores()))
        shares[facts] = shares.get(facts, 0) + weight / sum(weights)
    if len(shares) < 2 or any(view != views[0] for view in views):
        return None
    return shares, views[0]


def facts_of_all(state: State, players: int) -> tuple[object, ...]:
    return tuple(state.view(viewer).facts() for viewer in range(players))


def check_view_is_frozen(game: Game, state: State, viewer: int | None, rng: Rng, plies: int = 10) -> None:
    """A view holds values only, and none of them changes when the match goes on."""
    playing = state.copy()
    view = playing.view(viewer)
    for where in smuggled(view):
        raise AssertionError(f"a view may hold plain values only; for {viewer}, {where}")
    assert isinstance(game.show(view), game.view_type), f"show must give a {game.view_type.__name__}"
    shown, public = msgspec.structs.asdict(game.show(view)), msgspec.structs.asdict(game.show(state.view(None)))
    own = dict(zip(game.own_fields or shown, game.own_parts(view), strict=True))
    parts = dict(zip(public, game.parts(state.view(None)), strict=True)) | own
    made = {name: game.show_part(name, part) for name, part in parts.items()}
    expect_equal(shown, made, f"own_fields and own_parts must be all that differs for {viewer}")
    for name in game.item_fields:
        part: Any = parts[name]
        items = [shown for item in part for shown in shown_alone(game, name, item)]
        expect_equal(made[name], items, f"item_fields: show_part must show each item of {name} by itself")
    before = anatomy(view)
    for _ in range(plies):
        if playing.turn != NOBODY:
            play_one(playing, rng)
    expect_equal(before, anatomy(view), f"an old view of {viewer} changed while the match went on")


def shown_alone(game: Game, field: str, item: object) -> Any:
    return game.show_part(field, [item])


def check_secrecy(game: Game, state: State, viewer: int | None, rng: Rng, plies: int = 4, moves: int = 6) -> None:
    """What the viewer receives depends on what the viewer observed, and on nothing else, here and some plies on."""
    other = other_truth(game, state, viewer, rng)
    worlds = [state.copy()] if other is None else [state.copy(), other]
    for _ in range(plies):
        view = worlds[0].view(viewer)
        worlds = [*worlds[:2], game.determinize(view, rng), game.determinize(view, rng)]
        here = received(game, worlds[0], viewer, [])
        for world in worlds:
            expect_same_received(received(game, world, viewer, []), here, viewer, "now")
        if worlds[0].turn == NOBODY:
            return
        worlds = indistinguishable_after_one_ply(game, worlds, viewer, rng, moves)


def indistinguishable_after_one_ply(
    game: Game, worlds: Sequence[State], viewer: int | None, rng: Rng, moves: int
) -> list[State]:
    """Make several moves in every world, compare those the viewer cannot tell apart, and go on with some of these.

    The truth, worlds[0], makes its own random move: the first of the result.
    """
    tried = sorted({move for world in worlds for move in some(list(world.legal_moves()), moves, rng)})
    groups: dict[tuple[int, ...], list[State]] = {}
    seen: dict[tuple[int, ...], tuple[Received, int]] = {}
    truths: list[tuple[int, ...]] = []
    for world in worlds:
        legal = set(world.legal_moves())
        for move in tried:
            if move not in legal:
                continue
            after = world.copy()
            told: list[Event] = []
            after.apply(move, told.append)
            got = received(game, after, viewer, told)
            observations = tuple(after.view(viewer).observations)
            other, before = seen.setdefault(observations, (got, move))
            expect_same_received(got, other, viewer, f"after {game.decode(move)} or {game.decode(before)}")
            groups.setdefault(observations, []).append(after)
            if world is worlds[0]:
                truths.append(observations)
    group = groups[truths[rng.below(len(truths))]]
    return [group[0], group[-1]]


def some(moves: Sequence[int], count: int, rng: Rng) -> list[int]:
    """A few of the moves, drawn with replacement; all if they are few."""
    return list(moves) if len(moves) <= count else [moves[rng.below(len(moves))] for _ in range(count)]


class Received(msgspec.Struct, frozen=True):
    """All that reaches one viewer after one ply."""

    view: tuple[object, ...]
    everything: object
    wire: bytes
    events: bytes


def received(game: Game, state: State, viewer: int | None, told: Sequence[Event]) -> Received:
    view = state.view(viewer)
    seen = [event.seen_by(viewer) for event in told]
    for event in seen:
        assert event is None or type(event) in game.event_types, f"{event} is of none of the kinds in event_types"
    return Received(
        view=view.key(),
        everything=anatomy(view),
        wire=msgspec.json.encode(game.show(view)),
        events=msgspec.json.encode([event for event in seen if event is not None]),
    )


def expect_same_received(first: Received, second: Received, viewer: int | None, when: str) -> None:
    because = f"leaks to {viewer}: in two worlds that {viewer} observed alike, {when}, it differs"
    expect_equal(first.events, second.events, f"an event {because}")
    expect_equal(first.view, second.view, f"the view {because}")
    expect_equal(first.wire, second.wire, f"what `show` makes of the view {because}")
    expect_equal(first.everything, second.everything, f"an attribute of the view {because}")


def check_refusals_are_secret(game: Game, state: State, viewer: int | None, codes: Sequence[int], rng: Rng) -> None:
    """The reason for a refusal follows from the view."""
    view = state.view(viewer)
    twin = game.determinize(view, rng).view(viewer)
    for code in codes:
        action = game.decode(code)
        expect_equal(game.why_not(view, action), game.why_not(twin, action), f"a refusal leaks to {viewer}")


def check_bot(game: Game, bot: Bot, state: State, seed: int, worlds: int = 3) -> None:
    """A bot chooses a legal move, the same one in all worlds that look alike, and leaves the view as it was.

    If it gives advice, that is the same too, and begins with the move that it chooses.
    """
    seat = int(state.turn)
    if seat < 0:
        return
    view = state.view(seat)
    before = anatomy(view)
    move = bot.choose(view, Rng.seeded(seed, "bot"))
    advice = advised(bot, view, seed)
    expect_equal(before, anatomy(view), f"{bot.name} changed its view")
    assert move in view.legal_moves, f"{bot.name} chose {move}, which is not legal"
    if advice is not None:
        check_advice(bot.name, advice, view, move)
    rng = Rng.seeded(seed, "twin")
    for twin in [other_truth(game, state, seat, rng), *(game.determinize(view, rng) for _ in range(worlds))]:
        if twin is not None:
            again = bot.choose(twin.view(seat), Rng.seeded(seed, "bot"))
            assert again == move, f"{bot.name} chose {move} here and {again} in a world that looks the same to it"
            what = f"{bot.name} gives another advice in a world that looks the same to it"
            expect_equal(advice, advised(bot, twin.view(seat), seed), what)


def advised(bot: Bot, view: View, seed: int) -> Advice | None:
    return bot.advise(view, Rng.seeded(seed, "bot")) if isinstance(bot, Adviser) else None


def check_advice(name: str, advice: Advice, view: View, move: int) -> None:
    """Advice is about legal moves, its numbers are chances, and its first move is the one that the bot chooses."""
    moves = [each.move for each in advice.moves]
    assert moves[:1] == [move], f"{name} chose {move} and advised {moves[:1]}"
    assert len(set(moves)) == len(moves), f"{name} advised a move twice: {moves}"
    assert set(moves) <= set(view.legal_moves), f"{name} advised {moves}, of which some are not legal"
    chances = [each.chance for each in advice.moves] + [chance for seat in advice.beliefs for chance in seat.values()]
    assert all(0 <= chance <= 1 for chance in chances), f"{name}: expected chances from 0 to 1, got {chances}"
    for number, seat in enumerate(advice.beliefs):
        assert abs(sum(seat.values()) - 1) < 1e-6, f"{name}: expected beliefs about seat {number} to add up, got {seat}"
