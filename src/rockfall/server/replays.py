"""A finished match to look at step by step: through one seat's eyes, as a spectator, or with everything open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from rockfall.core.game import Event, Game
from rockfall.core.record import Record
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.server.wire import changed

Eyes = int | Literal["all"] | None


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """What one player did, with what chance brought about after it."""

    who: int | None  # None: what happened before anybody moved
    move: int  # the number of that player's move; 0: none
    events: list[Event]
    chance_from: int  # the first of the events that chance brought about
    view: dict[str, Any]  # the fields that changed; all of them in the first step
    own: list[dict[str, Any]]  # everything open: where each seat's view differs from the open one; otherwise empty


class ReplayOut(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    scores: list[int] | None
    steps: list[ReplayStep]
    scenes: list[int] = msgspec.field(name="blows")  # numbers of moves that have a scene to watch
    is_imported: bool = False  # the record came from elsewhere: this server says nothing for it
    signed_by: str | None = None  # the key of the server that signed the record, if its signature is good


def replay(record: Record, eyes: Eyes, scenes: Sequence[int] = (), since: int = 0) -> ReplayOut:
    """The match as these eyes saw it; `scenes` as they are shown. Of the first `since` moves only what came of them."""
    game = record.game()
    state = game.new_state()
    to_come = _told(record) if eyes == "all" else []
    told = 0
    before: list[Event] = []  # the first step
    steps: list[ReplayStep] = []
    shown: msgspec.Struct | None = None
    done: list[Event] = []  # by the player
    brought: list[Event] = []  # by chance
    who: int | None = None
    by = 0  # the number of the move that `who` made
    for number, move in enumerate((*record.moves, None), start=1):
        if state.turn != CHANCE and number > since:
            told += len(done) + len(brought)
            now = show(game, state, eyes, to_come[len(before) + told :])
            own = [changed(now, game.show(state.view(seat))) for seat in range(game.players) if eyes == "all"]
            seen = _seen(done, eyes)
            events = seen + _seen(brought, eyes)
            view = changed(shown, now)
            steps.append(ReplayStep(who=who, move=by, events=events, chance_from=len(seen), view=view, own=own))
            by = number
            shown, done, brought, who = now, [], [], None if state.turn == NOBODY else int(state.turn)
        if move is not None:
            heard = before if number <= since else brought if state.turn == CHANCE else done
            state.apply(move, heard.append)
    return ReplayOut(
        game=game.name,
        players=game.players,
        options=msgspec.to_builtins(game.options),
        names=record.seats,
        scores=state.scores() if state.turn == NOBODY else None,
        steps=steps,
        scenes=list(scenes),
    )


def _told(record: Record) -> list[Event]:
    """Everything that happened."""
    events: list[Event] = []
    state = record.game().new_state()
    for move in record.moves:
        state.apply(move, events.append)
    return events


def show(game: Game, state: State, eyes: Eyes, to_come: Sequence[Event] = ()) -> msgspec.Struct:
    """The position as these eyes see it; `to_come` is what will happen, for eyes from which nothing is hidden."""
    if eyes != "all":
        return game.show(state.view(eyes))
    turn = int(state.turn)
    views = [game.show(state.view(seat)) for seat in range(game.players)]
    first = views.pop(turn if turn >= 0 else 0)
    opened = msgspec.to_builtins(first)
    for view in views:
        opened = filled(opened, msgspec.to_builtins(view))
    return msgspec.convert(foreseen(opened, to_come), type(first))


def foreseen(view: dict[str, Any], to_come: Sequence[Event]) -> dict[str, Any]:
    """With what the goals of a mine show: drawn by lot when somebody first sees it, so only what comes tells it."""
    goals = [dict(goal) for goal in view.get("goals", [])]
    for event in to_come:
        if type(event).__name__ == "GoalsShuffled":
            break  # the next round has others
        goal, shows = getattr(event, "goal", None), getattr(event, "shows", None)
        if goal is not None and goals[goal].get("shows", "") is None:
            goals[goal]["shows"] = shows
    return {**view, "goals": goals} if goals else view


def filled(known: Any, more: Any) -> Any:
    """Fill the gaps in one viewer's knowledge from another's."""
    if known is None:
        return more
    if isinstance(known, dict) and isinstance(more, dict):
        return {key: filled(value, more.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(more, list) and len(known) == len(more):
        return [filled(*pair) for pair in zip(known, more, strict=True)]
    return known


def _seen(events: list[Event], eyes: Eyes) -> list[Event]:
    if eyes == "all":
        return events
    return [seen for event in events if (seen := event.seen_by(eyes)) is not None]
